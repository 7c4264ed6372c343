"""A summary as headed tables in a language: what Markdown and the page are both made from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tamalir.lab.statistics import holm, shares_differ
from tamalir.language import Speaker
from tamalir.world.packs import read_pack

MOST_PLACES = 12
"""Rows of tables whose tail tells nothing."""

CERTAIN = 0.05


@dataclass(slots=True)
class Section:
    """A heading, a sentence, a picture perhaps, and a table."""

    key: str
    title: str
    says: str
    columns: list[tuple[str, bool]] = field(default_factory=list[tuple[str, bool]])
    """Heading, and whether numbers stand below it."""
    rows: list[list[str]] = field(default_factory=list[list[str]])
    picture: dict[str, Any] = field(default_factory=dict[str, Any])
    """Values for a chart, by its axes."""
    folded: bool = False
    """Long, and looked up rather than read."""


def words_of(lang: str, packs: Sequence[str] = ()) -> Speaker:
    """A speaker that knows the cards of a plan's packs by name, as long as they are where they were."""
    folders = [Path(spec.partition("#")[0]) for spec in packs]
    return Speaker(lang, packs=[read_pack(folder) for folder in folders if folder.is_dir()])


class Scribe:
    """Numbers and names in a language."""

    def __init__(self, words: Speaker) -> None:
        self.words = words
        self.comma = "." if words.lang == "en" else ","

    def say(self, key: str, **args: Any) -> str:
        return self.words.say(f"lab-{key}", args)

    def name(self, id: str | None) -> str:
        """The name of a card, hero or town; of a stranger's card its id, if it came without texts."""
        if id is None:
            return "–"
        return self.words.name(id) if self.words.knows(f"name-{id}") else id

    def word(self, kind: str, id: str | None) -> str:
        """One of our own words, such as a colour or a reason."""
        key = f"lab-{kind}-{id or 'none'}"
        return self.words.say(key) if self.words.knows(key) else str(id)

    def option(self, name: str) -> str:
        key = f"book-option-{name}"
        return self.words.say(key) if self.words.knows(key) else name

    def plan_word(self, name: str) -> str:
        """A field of a plan."""
        key = f"lab-plan-{name}"
        return self.words.say(key) if self.words.knows(key) else name

    def player(self, name: str) -> str:
        key = f"book-bot-{name}"
        return self.words.say(key) if self.words.knows(key) else name

    def number(self, value: float | None, digits: int = 1) -> str:
        if value is None:
            return "–"
        return f"{value:.{digits}f}".replace(".", self.comma).replace("-", "−")

    def percent(self, share: float, digits: int = 1) -> str:
        sign = "%" if self.words.lang == "en" else " %"
        return f"{self.number(100 * share, digits)}{sign}"

    def signed(self, value: float, digits: int = 1) -> str:
        return ("+" if value > 0 else "") + self.number(value, digits)

    def interval(self, found: Mapping[str, Any]) -> str:
        return f"{self.number(100 * found['low'])}–{self.percent(found['high'])}"

    def share(self, found: Mapping[str, Any]) -> list[str]:
        return [self.percent(found["share"]), self.interval(found)]

    def brief(self, found: Mapping[str, Any]) -> str:
        """A share with its interval in one cell."""
        if not found["of"]:
            return "–"
        low, high = (self.number(100 * found[end], 0) for end in ("low", "high"))
        return f"{self.percent(found['share'])} ({low}–{high})"


def sections(found: Mapping[str, Any], words: Speaker) -> list[Section]:
    """Everything a summary holds, in reading order."""
    scribe = Scribe(words)
    return [
        _run(found, scribe), _heroes(found, scribe), _who(found, scribe), _reasons(found, scribe),
        _length(found, scribe), _pace(found, scribe), _fights(found, scribe),
        _shares(found, scribe, "kinds", "kind"), _shares(found, scribe, "attributes", "attribute"),
        _bonuses(found, scribe), _falls(found, scribe), _deciding(found, scribe), _meetings(found, scribe),
        _market(found, scribe), _challenges(found, scribe), _appearances(found, scribe),
    ]  # fmt: skip


def _columns(scribe: Scribe, words: str, numbers: str) -> list[tuple[str, bool]]:
    return [(scribe.say(key), False) for key in words.split()] + [
        (scribe.say(key), True) for key in numbers.split()
    ]


def _run(found: Mapping[str, Any], scribe: Scribe) -> Section:
    plan = found["plan"]
    by_turns = "turn-limit" in plan["options"]
    says = [
        scribe.say("run-says", edition=scribe.word("edition", plan["edition"]), players=len(plan["players"]),
                   seed=str(plan["seed"]), steps=plan["steps"]),
        scribe.say("limit-turns" if by_turns else "limit-answers", n=found["limit"],
                   share=scribe.percent(found["stopped"]["share"])),
        scribe.say("interval-says"),
    ]  # fmt: skip
    options = {name: value for name, value in plan["options"].items() if name != "turn-limit"}
    rows = [
        [scribe.say("games"), str(found["games"])],
        [scribe.say("players"), ", ".join(map(scribe.player, plan["players"]))],
        [scribe.say("options"), ", ".join(_option(name, value, scribe) for name, value in options.items())
         or scribe.say("default-options")],
        [scribe.say("cards"), ", ".join(map(" ".join, found["made-with"]["packs"].items()))],
    ]  # fmt: skip
    if plan["packs"]:
        rows.append([scribe.say("added"), ", ".join(plan["packs"])])
    if plan["without"]:
        rows.append([scribe.say("removed"), ", ".join(map(scribe.name, plan["without"]))])
    return Section("run", scribe.say("run"), " ".join(says), _columns(scribe, "setting value", ""), rows)


def _option(name: str, value: object, scribe: Scribe) -> str:
    return scribe.option(name) if value is True else f"{scribe.option(name)}: {value}"


def _heroes(found: Mapping[str, Any], scribe: Scribe) -> Section:
    players = len(found["plan"]["players"])
    rows = [
        [scribe.name(hero["hero"]), str(hero["of"]), *scribe.share(hero), scribe.number(hero["level"]),
         scribe.number(hero["knockouts"]),
         scribe.percent(hero["wins"] / hero["fights"] if hero["fights"] else 0.0, 0)]
        for hero in found["heroes"]
    ]  # fmt: skip
    picture = {
        "kind": "rates", "fair": found["fair"],
        "rows": [{"name": scribe.name(h["hero"]), "share": h["share"], "low": h["low"], "high": h["high"]}
                 for h in found["heroes"]],
    }  # fmt: skip
    return Section(
        "heroes", scribe.say("heroes"),
        scribe.say("heroes-says", players=players, fair=scribe.percent(found["fair"], 0)),
        _columns(scribe, "hero", "games share interval level falls-of wins-of-fights"), rows, picture,
    )  # fmt: skip


def _who(found: Mapping[str, Any], scribe: Scribe) -> Section:
    rows = [
        [scribe.player(who["player"]), str(who["of"]), *scribe.share(who), scribe.number(who["level"]),
         scribe.number(who["knockouts"])]
        for who in found["players"]
    ]  # fmt: skip
    rows.append([scribe.say("first"), str(found["first"]["of"]), *scribe.share(found["first"]), "–", "–"])
    return Section(
        "who", scribe.say("who"), scribe.say("who-says"),
        _columns(scribe, "player", "games share interval level falls-of"), rows,
    )  # fmt: skip


def _reasons(found: Mapping[str, Any], scribe: Scribe) -> Section:
    rows = [
        [scribe.word("reason", one["what"]), str(int(one["n"])), *scribe.share(one)]
        for one in found["reasons"]
    ]
    picture = {
        "kind": "bars",
        "rows": [{"name": scribe.word("reason", one["what"]), "share": one["share"]}
                 for one in found["reasons"]],
    }  # fmt: skip
    return Section(
        "reasons", scribe.say("reasons"), scribe.say("reasons-says"),
        _columns(scribe, "reason", "games share interval"), rows, picture,
    )  # fmt: skip


def _length(found: Mapping[str, Any], scribe: Scribe) -> Section:
    rows: list[list[str]] = []
    for key in ("turns", "answers"):
        one = found[key]
        rows.append([
            scribe.say(key), scribe.number(one["mean"]),
            f"{scribe.number(one['low'])}–{scribe.number(one['high'])}",
            scribe.number(one["median"]), f"{scribe.number(one['p10'], 0)}–{scribe.number(one['p90'], 0)}",
        ])  # fmt: skip
    means = {key: found[key] for key in ("knockouts", "duels", "adventures", "levels")}
    means["spent"] = found["gold"]["spent"]
    for key, one in means.items():
        rows.append([
            scribe.say(key), scribe.number(one["mean"], 2),
            f"{scribe.number(one['low'], 2)}–{scribe.number(one['high'], 2)}", "–", "–",
        ])  # fmt: skip
    return Section(
        "length", scribe.say("length"), scribe.say("length-says"),
        _columns(scribe, "measure", "mean interval median deciles"), rows, {"kind": "length"},
    )  # fmt: skip


def _pace(found: Mapping[str, Any], scribe: Scribe) -> Section:
    pace = found["pace"]
    shown = [row for row in pace if int(row["turn"]) == 1 or int(row["turn"]) % 5 == 0]
    rows = [
        [str(int(row["turn"])), scribe.number(row["level"]),
         f"{scribe.number(row['level-low'], 0)}–{scribe.number(row['level-high'], 0)}",
         scribe.number(row["gold"]),
         f"{scribe.number(row['gold-low'], 0)}–{scribe.number(row['gold-high'], 0)}", str(int(row["seats"]))]
        for row in shown
    ]  # fmt: skip
    columns = [(scribe.say(key), True) for key in ("turn", "level", "range", "gold", "range", "seats")]
    return Section(
        "pace", scribe.say("pace"), scribe.say("pace-says"), columns, rows,
        {"kind": "pace", "rows": pace, "level": scribe.say("level"), "gold": scribe.say("gold")},
    )  # fmt: skip


def _fights(found: Mapping[str, Any], scribe: Scribe) -> Section:
    rows = [
        [scribe.word("colour", one["colour"]), str(one["fights"]),
         *(scribe.brief(one[outcome]) for outcome in ("won", "lost", "escaped")),
         scribe.number(one["rounds"]), scribe.number(one["wounds"])]
        for one in found["colours"]
    ]  # fmt: skip
    picture = {
        "kind": "outcomes",
        "rows": [
            {"name": scribe.word("colour", one["colour"]), "outcome": scribe.say(outcome), "order": n,
             "share": one[outcome]["share"]}
            for one in found["colours"] for n, outcome in enumerate(("won", "escaped", "lost"))
        ],
        "outcomes": [scribe.say(outcome) for outcome in ("won", "escaped", "lost")],
        "names": [scribe.word("colour", one["colour"]) for one in found["colours"]],
    }  # fmt: skip
    return Section(
        "fights", scribe.say("fights"), scribe.say("fights-says"),
        _columns(scribe, "colour", "number won lost escaped rounds wounds"), rows, picture,
    )  # fmt: skip


def _shares(found: Mapping[str, Any], scribe: Scribe, title: str, what: str) -> Section:
    """How a whole is made up of a few kinds."""
    named = [(scribe.word(what, one[what]), one) for one in found[title]]
    rows = [[name, scribe.number(one["n"], 0), *scribe.share(one)] for name, one in named]
    picture = {"kind": "bars", "rows": [{"name": name, "share": one["share"]} for name, one in named]}
    columns = _columns(scribe, what, "number share interval") if rows else []
    return Section(
        title, scribe.say(title), scribe.say(f"{title}-says"), columns, rows, picture if rows else {}
    )


def _bonuses(found: Mapping[str, Any], scribe: Scribe) -> Section:
    rows = [[scribe.say(f"bonus-{what}"), scribe.number(mean, 2)] for what, mean in found["bonuses"].items()]
    return Section(
        "bonuses", scribe.say("bonuses"), scribe.say("bonuses-says"), _columns(scribe, "what", "mean"), rows
    )


def _falls(found: Mapping[str, Any], scribe: Scribe) -> Section:
    rows: list[list[str]] = []
    for key, named in (("cause", False), ("by", True), ("place", True)):
        for one in found["falls"][key][:MOST_PLACES]:
            name = scribe.name(one["what"]) if named else scribe.word("cause", one["what"])
            rows.append([scribe.say(key), name, str(int(one["n"])), scribe.percent(one["share"])])
    picture = {
        "kind": "bars",
        "rows": [{"name": scribe.name(one["what"]), "share": one["share"]}
                 for one in found["falls"]["by"][:MOST_PLACES]],
    }  # fmt: skip
    columns = [
        ("", False),
        (scribe.say("what"), False),
        (scribe.say("falls-of"), True),
        (scribe.say("share"), True),
    ]
    return Section("falls", scribe.say("falls"), scribe.say("falls-says"), columns, rows, picture)


def _deciding(found: Mapping[str, Any], scribe: Scribe) -> Section:
    cards = [card for card in found["market"] if card["holders"]["of"] >= 5]
    n = len(found["plan"]["players"])
    games = found["games"]
    even = (games * n, float(games))  # seats in all, and victories to be had
    chances = holm([
        shares_differ(
            card["holders"]["n"], card["holders"]["of"],
            max(0.0, even[1] - card["holders"]["n"]), max(1.0, even[0] - card["holders"]["of"]),
        )
        for card in cards
    ])  # fmt: skip
    standing = [(card, p) for card, p in zip(cards, chances, strict=True) if p < CERTAIN]
    standing.sort(key=lambda pair: -abs(pair[0]["holders"]["share"] - found["fair"]))
    rows = [
        [scribe.name(card["card"]), str(card["holders"]["of"]), *scribe.share(card["holders"]),
         scribe.signed(100 * (card["holders"]["share"] - found["fair"])), _p(p, scribe)]
        for card, p in standing
    ]  # fmt: skip
    says = scribe.say("deciding-says", n=len(cards))
    if not rows:
        says += " " + scribe.say("deciding-none")
    return Section(
        "deciding", scribe.say("deciding"), says,
        _columns(scribe, "card", "holders share interval lift p") if rows else [], rows,
    )  # fmt: skip


def _p(p: float, scribe: Scribe) -> str:
    return f"< {scribe.number(0.001, 3)}" if p < 0.001 else scribe.number(p, 3)


def _meetings(found: Mapping[str, Any], scribe: Scribe) -> Section:
    met = found["meetings"]
    says = scribe.say(
        "meetings-says",
        n=met["duels"],
        per=scribe.number(met["per-game"], 2),
        share=scribe.brief(met["attacker"]),
    )
    rows = [
        [scribe.word("outcome", one["what"]), str(int(one["n"])), *scribe.share(one)]
        for one in met["outcomes"]
    ]
    columns = _columns(scribe, "outcome", "number share interval") if rows else []
    return Section("meetings", scribe.say("meetings"), says, columns, rows)


def _market(found: Mapping[str, Any], scribe: Scribe) -> Section:
    rows = [
        [scribe.name(card["card"]), scribe.word("kind", card["kind"]),
         str(card["seen"]), str(card["offered"]),
         scribe.brief(card["bought"]), scribe.brief(card["bought-if-offered"]), scribe.number(card["price"]),
         str(card["uses"]), scribe.brief(card["holders"])]
        for card in found["market"]
    ]  # fmt: skip
    columns = _columns(scribe, "card kind", "seen offered bought bought-if price uses holders")
    return Section("market", scribe.say("market"), scribe.say("market-says"), columns, rows, folded=True)


def _challenges(found: Mapping[str, Any], scribe: Scribe) -> Section:
    rows = [
        [scribe.name(card["card"]), scribe.word("colour", card["colour"]), scribe.number(card["drawn"], 2),
         str(card["fights"]), *(scribe.brief(card[outcome]) for outcome in ("won", "lost", "escaped")),
         scribe.number(card["rounds"]), scribe.number(card["wounds"])]
        for card in found["challenges"]
    ]  # fmt: skip
    columns = _columns(scribe, "card colour", "drawn number won lost escaped rounds wounds")
    return Section(
        "challenges", scribe.say("challenges"), scribe.say("challenges-says"), columns, rows, folded=True
    )


def _appearances(found: Mapping[str, Any], scribe: Scribe) -> Section:
    rows = [
        [scribe.name(card["card"]), scribe.word("kind", card["kind"]), scribe.word("colour", card["colour"]),
         str(card["times"]), *scribe.share(card)]
        for card in found["drawn"]
    ]  # fmt: skip
    columns = _columns(scribe, "card kind colour", "times in-games interval")
    return Section(
        "appearances", scribe.say("appearances"), scribe.say("appearances-says"), columns, rows, folded=True
    )


def markdown(title: str, parts: Sequence[Section]) -> str:
    """Headed tables as Markdown."""
    lines = [f"# {title}", ""]
    for part in parts:
        lines += [f"## {part.title}", "", part.says, ""]
        if part.columns:
            lines.append("| " + " | ".join(heading or " " for heading, _ in part.columns) + " |")
            lines.append("|" + "|".join("---:" if numbers else "---" for _, numbers in part.columns) + "|")
            lines += ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in part.rows]
            lines.append("")
    return "\n".join(lines)

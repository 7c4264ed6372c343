"""A summary as headed tables in a language: what Markdown and the page are both made from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tamalir.game import LedgerSpec
from tamalir.games import game_called
from tamalir.lab.scribe import Scribe, Section
from tamalir.lab.statistics import holm, shares_differ
from tamalir.language import Speaker

MOST_PLACES = 12
"""Rows of tables whose tail tells nothing."""

CERTAIN = 0.05


def sections(found: Mapping[str, Any], words: Speaker) -> list[Section]:
    """Everything a summary holds, in reading order; what it does not hold is left out."""
    ledger: LedgerSpec[Any] = game_called(found["plan"]["edition"]).ledger
    scribe = Scribe(words, ledger.texts)
    parts = [_run(found, scribe)]
    if "heroes" in found:
        parts.append(_heroes(found, scribe))
    parts += [_who(found, scribe), _reasons(found, scribe)]
    if found["course"]:
        parts.append(_course(found, scribe))
    parts.append(_length(found, scribe))
    if "pace" in found:
        parts.append(_pace(found, scribe))
    if "decks" in found:
        parts.append(_fights(found, scribe, ledger))
    if "kinds" in found:
        parts.append(_shares(found, scribe, "kinds", "kind"))
    if "attributes" in found:
        parts.append(_shares(found, scribe, "attributes", "attribute"))
    parts += [_seat_means(found, scribe, section) for section in found["seat-means"]]
    if "falls" in found:
        parts.append(_falls(found, scribe))
    if "market" in found:
        parts.append(_deciding(found, scribe))
    if "meetings" in found:
        parts.append(_meetings(found, scribe))
    if "market" in found:
        parts.append(_market(found, scribe))
    if "challenges" in found:
        parts.append(_challenges(found, scribe, ledger))
    if "drawn" in found:
        parts.append(_appearances(found, scribe, ledger))
    return parts


def _columns(scribe: Scribe, words: str, numbers: str) -> list[tuple[str, bool]]:
    return [(scribe.column(key), False) for key in words.split()] + [
        (scribe.column(key), True) for key in numbers.split()
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
        [scribe.name(hero["hero"]), str(hero["of"]), *scribe.share(hero), *_fared(hero, scribe)]
        for hero in found["heroes"]
    ]
    picture = {
        "kind": "rates", "fair": found["fair"],
        "rows": [{"name": scribe.name(h["hero"]), "share": h["share"], "low": h["low"], "high": h["high"]}
                 for h in found["heroes"]],
    }  # fmt: skip
    more = [key for name, key in FARED.items() if name in found["heroes"][0]]
    return Section(
        "heroes", scribe.say("heroes"),
        scribe.say("heroes-says", players=players, fair=scribe.percent(found["fair"], 0)),
        _columns(scribe, "hero", " ".join(("games share interval", *more))), rows, picture,
    )  # fmt: skip


FARED = {"level": "level", "knockouts": "falls-of", "fights": "wins-of-fights"}
"""How a hero has fared, as far as it is known -> its heading."""


def _fared(one: Mapping[str, Any], scribe: Scribe) -> list[str]:
    cells = [scribe.number(one[name]) for name in ("level", "knockouts") if name in one]
    if "fights" in one:
        cells.append(scribe.percent(one["wins"] / one["fights"], 0) if one["fights"] else "–")
    return cells


def _who(found: Mapping[str, Any], scribe: Scribe) -> Section:
    more = {name: key for name, key in FARED.items() if name in found["players"][0] and name != "fights"}
    rows = [
        [scribe.player(who["player"]), str(who["of"]), *scribe.share(who),
         *(scribe.number(who[name]) for name in more)]
        for who in found["players"]
    ]  # fmt: skip
    first = found["first"]
    if first["of"]:
        rows.append([scribe.say("first"), str(first["of"]), *scribe.share(first), *("–" for _ in more)])
    return Section(
        "who", scribe.say("who"), scribe.say("who-says"),
        _columns(scribe, "player", " ".join(("games share interval", *more.values()))), rows,
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


def _course(found: Mapping[str, Any], scribe: Scribe) -> Section:
    rows = [
        [scribe.column(one["column"]), scribe.word(one["column"], one["what"]) if one["what"] else "",
         str(int(one["n"])), *scribe.share(one)]
        for one in found["course"]
    ]  # fmt: skip
    columns = [("", False), ("", False), *_columns(scribe, "", "games share interval")]
    return Section("course", scribe.say("course"), scribe.say("course-says"), columns, rows)


def _length(found: Mapping[str, Any], scribe: Scribe) -> Section:
    rows: list[list[str]] = []
    for key in ("turns", "answers"):
        one = found[key]
        rows.append([
            scribe.say(key), scribe.number(one["mean"]),
            f"{scribe.number(one['low'])}–{scribe.number(one['high'])}",
            scribe.number(one["median"]), f"{scribe.number(one['p10'], 0)}–{scribe.number(one['p90'], 0)}",
        ])  # fmt: skip
    for key, one in found["means"].items():
        rows.append([
            scribe.column(key), scribe.number(one["mean"], 2),
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


def _fights(found: Mapping[str, Any], scribe: Scribe, ledger: LedgerSpec[Any]) -> Section:
    means = ledger.fight_means
    named = [(scribe.word(ledger.deck, one["what"]), one) for one in found["decks"]]
    rows = [
        [name, str(one["fights"]), *(scribe.brief(one[outcome]) for outcome in ("won", "lost", "escaped")),
         *(scribe.number(one[mean]) for mean in means)]
        for name, one in named
    ]  # fmt: skip
    picture = {
        "kind": "outcomes",
        "rows": [
            {"name": name, "outcome": scribe.say(outcome), "order": n, "share": one[outcome]["share"]}
            for name, one in named for n, outcome in enumerate(("won", "escaped", "lost"))
        ],
        "outcomes": [scribe.say(outcome) for outcome in ("won", "escaped", "lost")],
        "names": [name for name, _ in named],
    }  # fmt: skip
    return Section(
        "fights", scribe.say("fights"), scribe.say("fights-says"),
        _columns(scribe, ledger.deck, " ".join(("number won lost escaped", *means))), rows, picture,
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


def _seat_means(found: Mapping[str, Any], scribe: Scribe, section: str) -> Section:
    rows = [
        [scribe.column(f"{section}-{what}"), scribe.number(one["mean"], 2),
         f"{scribe.number(one['low'], 2)}–{scribe.number(one['high'], 2)}"]
        for what, one in found["seat-means"][section].items()
    ]  # fmt: skip
    return Section(
        section, scribe.column(section), scribe.say(f"{section}-says"),
        _columns(scribe, "what", "mean interval"), rows,
    )  # fmt: skip


def _falls(found: Mapping[str, Any], scribe: Scribe) -> Section:
    rows: list[list[str]] = []
    for key, named in (("cause", False), ("by", True), ("place", True)):
        for one in found["falls"].get(key, ())[:MOST_PLACES]:
            name = scribe.name(one["what"]) if named else scribe.word("cause", one["what"])
            rows.append([scribe.say(key), name, str(int(one["n"])), scribe.percent(one["share"])])
    picture = {
        "kind": "bars",
        "rows": [{"name": scribe.name(one["what"]), "share": one["share"]}
                 for one in found["falls"].get("by", ())[:MOST_PLACES]],
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
    seats = found["games"] * len(found["plan"]["players"])
    even = (seats, seats * found["fair"])  # seats in all, and victories
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
    used = any("uses" in card for card in found["market"])
    rows = [
        [scribe.name(card["card"]), scribe.word("kind", card["kind"]),
         str(card["seen"]), str(card["offered"]),
         scribe.brief(card["bought"]), scribe.brief(card["bought-if-offered"]), scribe.number(card["price"]),
         *([str(card["uses"])] if used else []), scribe.brief(card["holders"])]
        for card in found["market"]
    ]  # fmt: skip
    uses = "uses " if used else ""
    columns = _columns(scribe, "card kind", f"seen offered bought bought-if price {uses}holders")
    return Section("market", scribe.say("market"), scribe.say("market-says"), columns, rows, folded=True)


def _challenges(found: Mapping[str, Any], scribe: Scribe, ledger: LedgerSpec[Any]) -> Section:
    known = [name for name in ("deck", "drawn") if all(name in card for card in found["challenges"])]
    rows = [
        [scribe.name(card["card"]), *([scribe.word(ledger.deck, card["deck"])] if "deck" in known else []),
         *([scribe.number(card["drawn"], 2)] if "drawn" in known else []), str(card["fights"]),
         *(scribe.brief(card[outcome]) for outcome in ("won", "lost", "escaped")),
         *(scribe.number(card[mean]) for mean in ledger.fight_means)]
        for card in found["challenges"]
    ]  # fmt: skip
    words = " ".join(("card", *([ledger.deck] if "deck" in known else [])))
    drawn = ["drawn"] if "drawn" in known else []
    columns = _columns(scribe, words, " ".join((*drawn, "number won lost escaped", *ledger.fight_means)))
    return Section(
        "challenges", scribe.say("challenges"), scribe.say("challenges-says"), columns, rows, folded=True
    )


def _appearances(found: Mapping[str, Any], scribe: Scribe, ledger: LedgerSpec[Any]) -> Section:
    rows = [
        [scribe.name(card["card"]), scribe.word("kind", card["kind"]),
         scribe.word(ledger.deck, card["deck"]), str(card["times"]), *scribe.share(card)]
        for card in found["drawn"]
    ]  # fmt: skip
    columns = _columns(scribe, f"card kind {ledger.deck}", "times in-games interval")
    return Section(
        "appearances", scribe.say("appearances"), scribe.say("appearances-says"), columns, rows, folded=True
    )

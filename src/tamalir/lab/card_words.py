"""What the balance lab has found about a card, in words: the verdict, the card itself, the tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tamalir.lab.scribe import Scribe, Section
from tamalir.world.cards import CardDef

SHARES = ("won", "beaten")
"""Measures that are told in points of a hundred."""


class CardTeller:
    """Writes the sections of a report about one card."""

    def __init__(self, scribe: Scribe, found: Mapping[str, Any], thing: CardDef) -> None:
        self.scribe = scribe
        self.found = found
        self.thing = thing

    def told(self, sentence: Callable[[int], str]) -> tuple[str, list[Section]]:
        """Title and sections; `sentence` says what the n-th effect does."""
        found, scribe = self.found, self.scribe
        parts = [self._verdict(), self._holders()]
        if found["text"]:
            parts.append(self._text(sentence))
        if found["price"] is not None or found["prices"] or found["bought"] is not None:
            parts.append(self._price())
        if found["combinations"]:
            parts.append(self._combinations())
        if found["enemy"] is not None:
            parts.append(self._enemy())
        parts[1].says = f"{scribe.say('card-says', games=found['games'])} {parts[1].says}"
        return scribe.say("card-title", card=scribe.name(found["card"])), parts

    # --- the verdict ------------------------------------------------------------------------

    def _verdict(self) -> Section:
        """One sentence, the card, and how the answer took shape."""
        found, scribe = self.found, self.scribe
        verdict = found["verdict"]
        about = {
            "card": scribe.name(found["card"]), "by": self._amount(verdict["mean"]),
            "margin": self._amount(verdict["margin"]).lstrip("+"), "cases": verdict["cases"],
            "games": found["games"], "more": verdict["more"],
        }  # fmt: skip
        own = f"card-verdict-{found['role']}-{verdict['key']}"
        says = [scribe.say(own if scribe.has(own) else f"card-verdict-{verdict['key']}", **about)]
        if verdict["cases"]:
            span = f"{self._amount(verdict['low'], bare=True)} … {self._amount(verdict['high'], bare=True)}"
            says.append(scribe.say("card-verdict-interval", span=span))
        if scribe.has(f"card-measure-{verdict['measure']}-says"):
            says.append(scribe.say(f"card-measure-{verdict['measure']}-says"))
        if verdict["more"]:
            says.append(scribe.say("card-verdict-needs", more=verdict["more"]))
        elif found["games"] < found["most"]:
            says.append(scribe.say("card-verdict-stopped", games=found["games"], most=found["most"]))
        columns = [
            (scribe.say("games"), True), (scribe.say(f"card-measure-{verdict['measure']}"), True),
            (scribe.say("interval"), True),
        ]  # fmt: skip
        trail = [step for step in found["trail"] if step["cases"] > 1]
        rows = [
            [str(step["games"]), self._amount(step["mean"], bare=True),
             f"{self._amount(step['low'], bare=True)} … {self._amount(step['high'], bare=True)}"]
            for step in trail
        ]  # fmt: skip
        return Section(
            "verdict", scribe.say("card-verdict"), " ".join(says), columns if rows else [], rows,
            picture=self._picture(trail), card=self._card(),
        )  # fmt: skip

    def _card(self) -> list[str]:
        """What is printed on it; a stranger's card may have come without a name."""
        words, flavour = self.scribe.words, f"flavour-{self.thing.called}"
        told = [words.say(flavour)] if words.knows(flavour) else []
        return [self.scribe.name(self.thing.called), *words.card_text(self.thing), *told]

    def _picture(self, trail: list[Mapping[str, Any]]) -> dict[str, Any]:
        """How the interval has narrowed from look to look."""
        share = self.found["verdict"]["measure"] in SHARES
        settled = self.found["verdict"]["key"] in ("more", "less")
        rows = [
            {
                "name": self.scribe.say("card-games", n=step["games"]), "share": step["mean"],
                "low": step["low"], "high": step["high"], "marked": settled and n == len(trail) - 1,
            }
            for n, step in enumerate(trail)
        ]  # fmt: skip
        return {"kind": "differences", "format": "+.0%" if share else "+.1f", "rows": rows} if rows else {}

    def _amount(self, value: float, bare: bool = False) -> str:
        """A difference in the unit of the measure."""
        measure, scribe = self.found["verdict"]["measure"], self.scribe
        number = scribe.signed(100 * value) if measure in SHARES else scribe.signed(value, 2)
        return number if bare else scribe.say(f"card-unit-{measure}", n=number)

    # --- the tables -------------------------------------------------------------------------

    def _holders(self) -> Section:
        found, scribe = self.found, self.scribe
        held = found["holders"]
        rows = [
            [scribe.say("card-seen"), str(held["seen"]), "–"],
            *([[scribe.say("card-held"), str(held["seats"]), "–"]] if found["role"] == "held" else []),
        ]
        if held["seats"]:
            rows += [
                [scribe.say("card-win-with"), *scribe.share(held["with"])],
                [scribe.say("card-win-without"), *scribe.share(held["without"])],
            ]
        if held["shift"] is not None:
            rows += [
                [scribe.say("card-shift"), scribe.signed(100 * held["shift"]), _range(scribe, held, 100, 1)],
            ]
        for key in ("turns", "knockouts"):
            change = found["table"][key]
            name = scribe.say("card-length" if key == "turns" else "card-knockouts")
            rows.append([name, scribe.signed(change["change"], 2), _range(scribe, change, 1, 2)])
        return Section(
            "holders", scribe.say("card-holders"), scribe.say("card-holders-says"), _two(scribe), rows
        )

    def _price(self) -> Section:
        found, scribe = self.found, self.scribe
        price = found["price"]
        rows: list[list[str]] = []
        if price is not None:
            rows += [
                [scribe.say("card-printed"), str(price["printed"]), "–"],
                [scribe.say("card-strength"), scribe.number(price["strength"], 3), "–"],
            ]
        if price is not None and price["fair"] is not None:
            span = f"{scribe.number(price['low'])} … {scribe.number(price['high'])}"
            rows.append([scribe.say("card-fair"), scribe.number(price["fair"]), span])
        if found["bought"] is not None:
            rows.append([scribe.say("card-paid"), *scribe.share(found["bought"])])
        for at in found["prices"]:
            name = scribe.say("card-at-price", n=at["price"])
            shift = "–" if at["shift"] is None else scribe.signed(100 * at["shift"])
            rows.append([name, shift, _range(scribe, at, 100, 1) if at["seats"] > 1 else "–"])
        says = scribe.say("card-price-says")
        if price is not None and price["fair"] is None:
            says += " " + scribe.say("card-no-price")
        return Section("price", scribe.say("card-price"), says, _two(scribe), rows)

    def _combinations(self) -> Section:
        found, scribe = self.found, self.scribe
        rows = [
            [scribe.name(pair["card"]), scribe.number(pair["alone"], 3), scribe.number(pair["both"], 3),
             scribe.number(pair["factor"], 2)]
            for pair in found["combinations"]
        ]  # fmt: skip
        columns = [(scribe.say("card-with"), False)] + [
            (scribe.say(f"card-{key}"), True) for key in ("alone", "both", "factor")
        ]
        says = scribe.say("card-combinations-says")
        return Section("combinations", scribe.say("card-combinations"), says, columns, rows)

    def _text(self, sentence: Callable[[int], str]) -> Section:
        found, scribe = self.found, self.scribe
        met = found["holders"]["seats"] or found["enemy"]
        rows: list[list[str]] = []
        for line in found["text"]:
            if line["times"] is None:
                fired = scribe.say("card-always")
            elif line["times"]:
                fired = scribe.say("card-used", n=line["times"])
            else:
                fired = scribe.say("card-dead" if met else "card-unheld")
            rows.append([sentence(line["n"]), fired])
        columns = [(scribe.say("card-effect"), False), (scribe.say("uses"), False)]
        return Section(
            "text", scribe.say("card-text"), scribe.say("card-text-says"), columns if rows else [], rows
        )

    def _enemy(self) -> Section:
        found, scribe = self.found, self.scribe
        own, others = found["enemy"]["own"], found["enemy"]["others"]
        columns = [
            (scribe.say("outcome"), False),
            (scribe.say("card"), True),
            (scribe.say("card-of-colour"), True),
        ]
        rows = [
            [
                scribe.say(outcome),
                "–" if own is None else scribe.brief(own[outcome]),
                scribe.brief(others[outcome]),
            ]
            for outcome in ("won", "lost", "escaped")
        ]
        return Section(
            "enemy", scribe.say("card-challenge"), scribe.say("card-challenge-says"), columns, rows
        )


def _two(scribe: Scribe) -> list[tuple[str, bool]]:
    return [(scribe.say("what"), False), (scribe.say("value"), True), (scribe.say("interval"), True)]


def _range(scribe: Scribe, found: Mapping[str, Any], factor: float, digits: int) -> str:
    low, high = (scribe.signed(factor * found[end], digits) for end in ("low", "high"))
    return f"{low} … {high}"

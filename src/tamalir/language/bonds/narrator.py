"""The narrator of games with Unbreakable Bonds."""

from __future__ import annotations

from typing import Any

from tamalir.bonds.cards import bonds_book
from tamalir.bonds.sheets import read_sheet, sheet_for
from tamalir.bonds.state import bonds_state, together
from tamalir.kernel import Choose, Option, Seat, View
from tamalir.language.bonds.measured import measured
from tamalir.language.bonds.picture import BondsPicture
from tamalir.language.third.narrator import ThirdNarrator
from tamalir.third.state import ThirdState


class BondsNarrator(ThirdNarrator):
    """Tells a game of the third edition with the expansion: twists turn up in shops."""

    shown = (*ThirdNarrator.shown, "twist-drawn")

    def _text(self, state: ThirdState, seat: Seat, option: Option[Any]) -> str | None:
        """A team is told what stands on the sheet before it chooses (UB-GAP-032)."""
        if option.verb != "scenario" or not together(state):
            return super()._text(state, seat, option)
        return self.sheet(state, option.id.partition(":")[2])

    def picture(self, view: View[ThirdState], asked: Choose[Any] | None = None) -> list[str]:
        picture, state = BondsPicture(self.speaker, view, self.lands(view.state)), view.state
        lines = picture.whole() if asked is None else picture.for_a_question(asked)
        if state.scenario is None or not together(state) or (asked is not None and asked.key != "setup.hero"):
            return lines
        # a table that had its scenario from the start has not been told yet what it is about
        told = f"{self.speaker.name(state.scenario)}. {self.sheet(state, state.scenario)}"
        return [told, *lines] if asked is not None else [*lines, told]

    def sheet(self, state: ThirdState, scenario: str) -> str:
        """The sheet of a scenario, read aloud to this team."""
        printed = state.book.catalogue.scenarios[scenario]
        sheet = sheet_for(bonds_book(state).sheets, scenario)
        players = len(state.heroes)
        step = sheet.steps.of(bonds_state(state).difficulty, players)
        told = [*self.speaker.card_text(read_sheet(printed, sheet, players, step))]
        known = measured(scenario, step, players)
        if known is not None:
            facts = {
                "n": players, "percent": known.percent, "about": int(known.about), "games": known.games,
            }  # fmt: skip
            told.append(self.speaker.say("measured-difficulty", facts))
        return " ".join(told)

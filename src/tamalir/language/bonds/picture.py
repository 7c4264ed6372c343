"""The table of a game with Unbreakable Bonds: combat boards, parties, envelopes and what a team shares."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, cast

from tamalir.bonds.figures import BoardFigures, BondsFigures
from tamalir.bonds.next_step import NextStep
from tamalir.bonds.scenario_parts import step_in_play
from tamalir.bonds.state import bonds_state, together
from tamalir.kernel import Choose, is_unknown
from tamalir.language.third.picture import Picture
from tamalir.third.figures import SideFigures
from tamalir.third.state import Side
from tamalir.third.steps import Phase
from tamalir.world.hexes import Hex


class BondsPicture(Picture):
    """What a seat sees of the table."""

    def fight(self) -> list[str]:
        """Both opponents; below an enemy that plays itself, its combat board from the top."""
        lines = super().fight()
        fight, figures = self.state.fight, cast("BondsFigures", self.figures)
        if fight is not None and figures.fight is not None:
            for side, known, board in zip(fight.sides, figures.fight.sides, figures.boards, strict=True):
                if board is not None:
                    lines += self._board(side, known, board)
        return lines

    def _board(self, side: Side, known: SideFigures, board: BoardFigures) -> Iterator[str]:
        """Space by space, with the tokens that lie there; what comes first is used first (UB-BOARD-006)."""
        yield self.speaker.say("picture-bonds-board", {"board": board.id})
        looks = {
            token.id: self._token(token, shown.worth)
            for token, shown in zip(side.pool, known.pool, strict=True)
        }
        for space in board.spaces:
            lying = ", ".join(looks[token] for token in space.tokens)
            facts = {"symbol": space.symbol, "plus": space.plus, "tokens": lying}
            yield "  " + self.speaker.say("picture-bonds-space", facts)
        if self.state.fight is not None and self.state.fight.phase == Phase.ACTION:
            yield "  " + self._next(board.next)

    def _next(self, step: NextStep) -> str:
        """What the enemy does with its next action, if nothing changes."""
        fight = self.state.fight
        pools = [] if fight is None else [token for side in fight.sides for token in side.pool]
        faces = {token.id: self._token(token, token.look.value) for token in pools}
        facts = {
            "do": step.do, "amount": step.amount, "ability": step.ability, "kind": step.symbol,
            "token": faces.get(step.target if step.do != "double" else step.tokens[0], ""),
        }  # fmt: skip
        return self.speaker.say("picture-bonds-next", facts)

    def for_a_question(self, asked: Choose[Any]) -> list[str]:
        lines = super().for_a_question(asked)
        if self.lands is not None and self.state.fight is None and asked.key == "turn.action":
            lines += self.team()
        return lines

    def whole(self) -> list[str]:
        return [*super().whole(), *([] if self.lands is None else self.team())]

    def team(self) -> list[str]:
        """What the team shares: parties and their skills, envelopes on their way, prepare tokens."""
        if not together(self.state):
            return [*self._prepared()]
        shared = [*self._parties(), *self._common(), *self._envelopes(), *self._prepared()]
        return [*shared, *self._swarm(), *self._sick()]

    def _swarm(self) -> Iterator[str]:
        """Warbands with where they stand, those to come, and what is scorched."""
        bonds, more = bonds_state(self.state), step_in_play(self.state).health
        for band in bonds.warbands:
            if band.hex is not None:
                health = self.book.catalogue.enemies[band.card].health + band.units + more
                facts = {"who": band.card, "health": health, "units": band.units}
                yield self.speaker.say("picture-bonds-warband", {**facts, "where": self._where(band.hex)})
        to_come = sum(band.hex is None for band in bonds.warbands)
        if to_come:
            yield self.speaker.say("picture-bonds-facedown", {"n": to_come})
        if bonds.scorched:
            yield self.speaker.say("picture-bonds-scorched", {"places": self._places(bonds.scorched)})

    def _where(self, at: Hex) -> str:
        """The land, and the way there."""
        lands, start = self.lands, None if self.seat is None else self.state.heroes[self.seat].hex
        if lands is None:
            return ""
        return lands.land(at) if start is None else f"{lands.land(at)}, {lands.bearing(start, at)}"

    def _sick(self) -> Iterator[str]:
        plagued, lands = bonds_state(self.state).plague, self.lands
        if plagued and lands is not None:
            start = None if self.seat is None else self.state.heroes[self.seat].hex
            places = lands.far(start, [self.book.board.named[at][0] for at in plagued])
            yield self.speaker.say("picture-bonds-plague", {"places": places})

    def _places(self, hexes: Iterable[Hex]) -> str:
        return self._names(self.book.board.named[at][0] for at in hexes)

    def _common(self) -> Iterator[str]:
        if bonds_state(self.state).common:
            cards = self._names(bonds_state(self.state).common)
            yield self.speaker.say("picture-bonds-common", {"cards": cards})

    def _parties(self) -> Iterator[str]:
        for party in bonds_state(self.state).parties:
            heroes = self._names(self.state.heroes[seat].id for seat in party)
            tokens = sum(self.state.heroes[seat].story for seat in party)
            facts = {"heroes": heroes, "token": self._token_name(), "story": tokens}
            yield self.speaker.say("picture-bonds-party", facts)

    def _envelopes(self) -> Iterator[str]:
        for envelope in bonds_state(self.state).envelopes:
            card = "" if is_unknown(envelope.card) else envelope.card
            facts = {"hero": self.state.heroes[envelope.holder].id, "kind": envelope.kind, "card": card}
            yield self.speaker.say("picture-bonds-envelope", facts)

    def _prepared(self) -> Iterator[str]:
        if bonds_state(self.state).prepared:
            ready = self._names(self.state.heroes[seat].id for seat in bonds_state(self.state).prepared)
            yield self.speaker.say("picture-bonds-prepared", {"heroes": ready})

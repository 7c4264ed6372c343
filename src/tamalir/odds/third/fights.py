"""Fights of the Third Edition, answered: what each option of a pending request leads to, and which is best.

The round under way is solved with everything the rules allow, later rounds by the table of `futures`. A
round with
too many positions is solved narrowly behind the first action, and the answer says so by its error.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from tamalir.kernel import Choose, Manual, Option, Seat, TamalirError, View
from tamalir.odds.advisor import Late, Odds, with_the_best
from tamalir.odds.solver import Solver
from tamalir.odds.third.aims import WIN_FIRST, Aim
from tamalir.odds.third.battles import Battle, side_of, this_action, value_for
from tamalir.odds.third.futures import MOST_NODES, Futures
from tamalir.odds.third.moves import PASS, Move
from tamalir.odds.third.parties import DAMAGE, HAND
from tamalir.odds.third.positions import Sides, TooLarge, Worth, mean
from tamalir.odds.third.reading import Model
from tamalir.odds.third.rounds import Rounds
from tamalir.odds.value import Value
from tamalir.third.combat import engage
from tamalir.third.combat_actions import take_combat_action
from tamalir.third.state import Fight, ThirdState
from tamalir.third.steps import Outcome, Phase
from tamalir.third.values import defeated

MOST_POSITIONS = 6_000
"""Of a round that is solved with everything the rules allow."""
MOST_STEPS = 120
"""Positions that are played through the rules for a request in the middle of a combat action."""
FEW_TOKENS = 8
"""Up to so many a larger sample of casts is drawn."""
KEPT = 6
"""Fights whose tables are remembered."""
NARROW = 0.08
"""What a round that is solved narrowly may be off besides; measured against rounds solved wide."""
CUT_SHORT = 0.5
"""What a round may be off where even that has too many positions."""
UNREAD = 0.15
"""What each card that is left out of account adds to that."""


@dataclass(slots=True)
class Known:
    """All that has been found out about one fight."""

    model: Model
    futures: Futures
    wide: Rounds
    narrow: Rounds
    cut: bool = False
    """The round has proved too large to be solved wide."""
    table: int = 0
    """The table with which rounds were solved so far."""

    def begin(self, most: int, late: Late = None) -> None:
        """A new question: so many positions may be looked at. What was cut short before is forgotten, so
        that an answer does not depend on what was asked earlier; so is what came of an older table."""
        if self.cut or self.table != self.futures.moved:
            self.cut, self.table = False, self.futures.moved
            self.wide.forget()
            self.narrow.forget()
        self.wide.left, self.narrow.left = most, most // 2
        self.wide.late = self.narrow.late = late


class Fights:
    """Answers questions about fights and remembers their tables."""

    def __init__(
        self,
        aim: Aim = WIN_FIRST,
        most: int = MOST_POSITIONS,
        casts: int | None = None,
        drawn: int = MOST_NODES,
    ) -> None:
        self.aim, self.most, self.casts, self.drawn = aim, most, casts, drawn
        self._known: dict[object, Known] = {}

    def forget(self) -> None:
        """Throw away what is remembered."""
        self._known.clear()

    # --- a whole position -----------------------------------------------------------------

    def known(self, state: ThirdState, fight: Fight) -> Known:
        model = Model(state, fight)
        found = self._known.get(model.key)
        if found is None:
            while len(self._known) >= KEPT:
                del self._known[next(iter(self._known))]
            tokens = sum(len(party.kinds) for party in model.parties)
            casts = self.casts or (5 if tokens <= FEW_TOKENS else 4)
            futures = Futures(model, self.aim, casts, self.drawn)
            wide = Rounds(model, futures.flee, self.aim, wide=True, most=self.most)
            narrow = Rounds(model, futures.flee, self.aim, wide=False, most=self.most)
            found = self._known[model.key] = Known(model, futures, wide, narrow)
        return found

    def worth(self, state: ThirdState) -> Worth:
        """What a fight at rest is worth to its attacker."""
        fight = state.fight
        assert fight is not None
        known = self.known(state, fight)
        sides = known.model.sides(state, fight)
        if fight.ended == Outcome.DEFEAT:
            return known.wide.ended(sides, 1 if defeated(state, fight.sides[1]) else 0)
        if fight.ended == Outcome.TAKEN:
            return known.wide.ended(sides, 1)
        if fight.ended is not None:
            return known.futures.away(*sides)
        if fight.phase == Phase.ACTION:
            return self._solved(known, sides, fight.turn, None)
        if fight.phase == Phase.FLEE:
            return known.futures.flee(*sides)
        if fight.phase == Phase.ENGAGE:

            def before(after: Sides) -> Worth:
                return known.futures.before(*after)

            return known.narrow.engage(sides, ("future", before))
        return known.futures.before(*sides)

    def _solved(self, known: Known, sides: Sides, turn: int, move: Move | None) -> Worth:
        """A combat action about to be taken, or this one taken; as wide as the number of positions allows."""
        for rounds in (known.wide, known.narrow):
            if rounds is known.wide and known.cut:
                continue
            try:
                found = rounds.action(sides, turn) if move is None else rounds.after(sides, turn, move)
            except TooLarge:
                known.cut = True
                continue
            return found if rounds is known.wide else found._replace(error=min(1.0, found.error + NARROW))
        return known.futures.flee(*sides)._replace(error=CUT_SHORT)

    # --- a pending request ----------------------------------------------------------------

    def odds(self, view: View[ThirdState], late: Late = None) -> dict[str, Odds]:
        """Option id -> numbers, seen by the side that is asked; {} where nothing can be said."""
        state, request = view.state, view.request
        fight = state.fight
        if request is None or fight is None or not followed(state):
            return {}
        side = side_of(state, request.seat, request.args.get("who"))
        if side is None:
            return {}
        known = self.known(state, fight)
        if late is None:
            known.begin(self.most)
            rows = self._rows(view, request, known, side, None)
        else:
            rows = self._in_time(view, request, known, side, late)
        before = known.model.sides(state, fight)[side][DAMAGE]
        found: dict[str, Odds] = {}
        for name, worth in rows.items():
            found[name] = self._told(known, value_for(side, worth), worth.error, before)
        return with_the_best(found)

    def _in_time(
        self,
        view: View[ThirdState],
        request: Choose[Any],
        known: Known,
        side: int,
        late: Callable[[], bool],
    ) -> dict[str, Worth]:
        """As far as the time allows: first the table of rounds, then a narrow answer, then a wide one, and
        at last a better table for the questions to come. Nothing, if there is not even a table in time."""
        fight = view.state.fight
        assert fight is not None
        means = known.futures.means(*known.model.sides(view.state, fight))
        if known.futures.size < 0:
            known.futures.grow(means, late)
            if known.futures.size < 0:
                return {}
        known.begin(self.most, late)
        known.cut = True
        rows = self._rows(view, request, known, side, None)
        if not late():
            known.begin(self.most, late)
            wide = self._rows(view, request, known, side, late)
            if not known.cut and len(wide) == len(rows):
                rows = wide
            if not known.futures.complete and not late():
                known.futures.grow(means, late)
        return rows

    def _rows(
        self, view: View[ThirdState], request: Choose[Any], known: Known, side: int, late: Late
    ) -> dict[str, Worth]:
        state, fight = view.state, view.state.fight
        assert fight is not None
        if request.key == "fight.action" and fight.phase == Phase.ACTION and side == fight.turn:
            return self._actions(state, fight, request, known, late)
        if request.key in ("fight.flee", "fight.flight"):
            return self._flights(state, fight, request, known, side)
        return self._through_the_rules(view, request, side, late)

    @staticmethod
    def _told(known: Known, value: Value, error: float, before: int) -> Odds:
        without = tuple(dict.fromkeys(known.model.without))
        if known.model.loose and error < 1e-12:
            error = 0.01
        error = min(1.0, error + UNREAD * len(without))
        return Odds.of(value._replace(wounds=value.wounds - before), error < 1e-12, error, without)

    def _actions(
        self, state: ThirdState, fight: Fight, request: Choose[Any], known: Known, late: Late
    ) -> dict[str, Worth]:
        turn = fight.turn
        sides = known.model.sides(state, fight)
        named = (
            known.model.pieces.named(fight.sides[turn].pool),
            known.model.pieces.named(fight.sides[1 - turn].pool),
        )
        usable = [option for option in (*request.options, *request.asides) if option.refused is None]
        moves = {option.id: self._move(known, sides, turn, option, named) for option in usable}
        found: dict[str, Worth] = {}
        alike = known.cut
        for name, move in moves.items():
            if found and late is not None and late():
                break
            if move is not None:
                found[name] = self._solved(known, sides, turn, move)
        if known.cut and not alike:  # those solved wide and those solved narrow cannot be compared
            for name in found:
                move = moves[name]
                assert move is not None
                found[name] = self._solved(known, sides, turn, move)
        return found

    def _move(
        self,
        known: Known,
        sides: Sides,
        turn: int,
        option: Option[Any],
        named: tuple[dict[str, int], dict[str, int]],
    ) -> Move | None:
        """What an option is to the solver."""
        verb, *rest = option.id.split(":")
        own, others = named
        try:
            match verb:
                case "pass":
                    return PASS
                case "spend":
                    tokens = _pieces(own, rest[0])
                    worth = known.wide.moves.token_value(sides[turn][5], tokens)
                    return ("spend", known.model.pieces.symbol[tokens[0]], tokens, worth)
                case "flip" | "double":
                    return (verb, own[rest[1]], (own[rest[0]],), 0)
                case "recast":
                    return (verb, others[rest[1]], (own[rest[0]],), 0)
                case "surge" | "special":
                    powers = known.model.parties[turn].actions
                    number = [power.id for power in powers].index(rest[0])
                    tokens = _pieces(own, rest[1]) if len(rest) > 1 else ()
                    x = known.wide.moves.token_value(sides[turn][5], tokens) if powers[number].x else 1
                    return ("use", number, tokens, x)
                case "ability":
                    asides = known.model.parties[turn].asides
                    return ("aside", [power.id for power in asides].index(rest[0]), (), 1)
                case _:
                    return None
        except (KeyError, ValueError, IndexError):
            return None  # a token or an ability that the solver does not know

    def _flights(
        self, state: ThirdState, fight: Fight, request: Choose[Any], known: Known, side: int
    ) -> dict[str, Worth]:
        """Whether to try to flee, and what to do with the die that was rolled."""
        one, other = known.model.sides(state, fight)
        futures, p = known.futures, known.model.flee[side]
        stay = futures.before(one, other)
        away = futures.away(one, other)
        sign = 1 if side == 0 else -1
        cards = one[HAND] if side == 0 else other[HAND]
        rolls = [stay]  # by the number of cards that are left to exert: what another roll is worth
        for left in range(cards + 1):
            again = stay if left == 0 else futures.better(side, stay, _less(rolls[-1], sign * self.aim.card))
            rolls.append(mean([(p, away), (1 - p, again)]) if 0 < p < 1 else (away if p else stay))
        found: dict[str, Worth] = {}
        for option in request.options:
            if option.id == "flee":
                found[option.id] = rolls[-1]
            elif option.verb == "flee-to":
                found[option.id] = away
            elif option.verb == "reroll":
                found[option.id] = _less(rolls[max(0, cards)], sign * self.aim.card)
            elif option.id == "stay":
                found[option.id] = stay
        return found

    def _through_the_rules(
        self, view: View[ThirdState], request: Choose[Any], side: int, late: Late
    ) -> dict[str, Worth]:
        """A block, an answer, the choice of a token: played to the end of the combat action, then as
        above."""
        errors: list[float] = [0.0]

        def judge(state: ThirdState) -> Worth:
            worth = self.worth(state)
            errors[0] = max(errors[0], worth.error)
            return worth

        way = view.way
        if way is None:
            return {}  # something was drawn on the way that not everybody sees
        try:
            table = view.table(Manual())
            table.edition = this_action(table.edition, way.rest)
            problem = Battle(request.seat, side, judge, len(table.journal)).with_stars(table.state)
            rows = Solver(table, problem, MOST_STEPS, late).rows()
        except (TamalirError, KeyError):
            return {}  # somebody has shown a card that this seat did not know of
        found: dict[str, Worth] = {}
        for name, bounds in rows.items():
            low = bounds.low
            error = min(1.0, errors[0] + bounds.error)
            sign = 1 if side == 0 else -1
            win, loss = (low.win, low.loss) if side == 0 else (low.loss, low.win)
            damage, harm = (low.wounds, 0.0) if side == 0 else (0.0, low.wounds)
            found[name] = Worth(sign * low.utility, win, loss, damage, harm, error)
        return found

    # --- fights to come -------------------------------------------------------------------

    def against(self, state: ThirdState, seat: Seat, enemy: str) -> Odds:
        """A fight with an enemy that has not begun: estimated, for nothing is cast yet."""
        fight = state.fight
        engage(state, seat, enemy)
        try:
            return self.foretold(state)
        finally:
            state.fight = fight

    def foretold(self, state: ThirdState) -> Odds:
        """How a fight that is under way, or about to begin, will end for its attacker."""
        fight = state.fight
        assert fight is not None
        known = self.known(state, fight)
        if known.futures.size < 0:  # with what there is now, not with what the first cards leave of it
            known.futures.grow(known.futures.means(*known.model.sides(state, fight)))
        known.begin(self.most)
        worth = self.worth(state)
        before = known.model.sides(state, fight)[0][DAMAGE]
        return self._told(known, value_for(0, worth), worth.error, before)

    def best_answer(self, view: View[ThirdState], late: Late = None) -> str | None:
        """The best option for whoever is asked in a fight, the enemy's player too; None where nobody knows.
        It
        looks at no more than the view shows."""
        rows = self.odds(view, late)
        return next((name for name, row in rows.items() if row.best), None)


def followed(state: ThirdState) -> bool:
    """Whether fights go by the rules that the solver knows: each side decides for itself, on no combat
    board."""
    return state.book.seams.act is take_combat_action


def _pieces(named: Mapping[str, int], ids: str) -> tuple[int, ...]:
    return tuple(sorted(named[id] for id in ids.split("+")))


def _less(worth: Worth, cost: float) -> Worth:
    return worth._replace(utility=worth.utility - cost)


def best_of(rows: Mapping[str, Odds], among: Iterable[str]) -> str | None:
    """The best of some options."""
    known = [name for name in among if name in rows]
    return max(known, key=lambda name: rows[name].utility or 0.0, default=None)


FIGHTS = Fights()

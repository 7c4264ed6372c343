"""The worth of things: what an Item, an Ally or a level adds to the chance against each colour."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tamalir.kernel import Seat, clone
from tamalir.odds.aims import WIN_FIRST
from tamalir.odds.answers import glimpse_of_all, whole_fight
from tamalir.odds.sketch import Foe, Sheet, foe, sheet, sketch
from tamalir.second.cards import Book
from tamalir.second.limits import is_ally
from tamalir.second.state import Ally, Fight, Item, SecondState
from tamalir.second.state import Foe as FoeInPlay
from tamalir.second.words import COLOURS, Colour

WEIGHTS = {Colour.GREEN: 0.6, Colour.YELLOW: 1.0, Colour.BLUE: 1.4, Colour.RED: 3.0}
"""How much a chance against each colour counts when a party's strength is put into one number."""


FEW, SOME = 3, 7
"""Challenges of each colour that stand for all: when strength is measured, when chances are."""
HOPELESS, CERTAIN, NO_HOPE = 0.02, 0.97, 0.15
"""Chances against a colour that tell all about the one above or below it."""


@dataclass(slots=True, frozen=True)
class Prospect:
    """A fight with an unknown card of a colour."""

    win: float
    wounds: float


def challenges(book: Book, colour: Colour) -> tuple[str, ...]:
    """The Challenges of a colour."""
    return tuple(c.id for c in book.challenges.values() if c.colour is colour)


# --- quick ----------------------------------------------------------------------------------


class Scales:
    """Quick weighing: sketches of every Challenge of a colour, remembered by what decides them."""

    def __init__(self) -> None:
        self._known: dict[tuple[object, ...], Prospect] = {}
        self._foes: dict[tuple[object, ...], list[Foe]] = {}
        self._powers: dict[tuple[object, ...], float] = {}
        self._reds: dict[tuple[object, ...], float] = {}
        self._strengths: dict[tuple[object, ...], float] = {}
        self._close: dict[tuple[object, ...], float] = {}
        self._learned: dict[tuple[object, ...], Prospect] = {}

    def prospect(
        self, state: SecondState, seat: Seat, colour: Colour, party: Sheet | None = None
    ) -> Prospect:
        """The mean over the Challenges of a colour."""
        party = party or sheet(state, seat)
        key = (id(state.book), state.event, colour, party)
        found = self._known.get(key)
        if found is None:
            if len(self._known) > 50_000:
                self._known.clear()
            found = self._known[key] = self._weighed(state, seat, colour, party)
        return found

    def _weighed(self, state: SecondState, seat: Seat, colour: Colour, party: Sheet) -> Prospect:
        """What is beaten for sure, or not at all, tells about the next colour without a look at it."""
        if colour is Colour.RED:
            blue = self.prospect(state, seat, Colour.BLUE, party)
            if blue.win < NO_HOPE:
                return Prospect(0.0, party.life)
        fights = [sketch(party, enemy) for enemy in self._enemies(state, colour, SOME)]
        n = max(1, len(fights))
        return Prospect(sum([w for w, _ in fights]) / n, sum([x for _, x in fights]) / n)

    def single(self, state: SecondState, seat: Seat, card: str, party: Sheet | None = None) -> Prospect:
        """A known card."""
        known = self._learned.get((build(state, seat), card))
        if known is not None:
            return known
        win, wounds = sketch(party or sheet(state, seat), foe(state, state.book.adventure(card)))
        return Prospect(win, wounds)

    def known(self, state: SecondState, seat: Seat, card: str) -> Prospect | None:
        """What has been learned of this build against a card."""
        return self._learned.get((build(state, seat), card))

    def learn(self, state: SecondState, seat: Seat, card: str, win: float, wounds: float) -> None:
        """Remember exact odds of this very build against a card."""
        if len(self._learned) > 20_000:
            self._learned.clear()
        self._learned[build(state, seat), card] = Prospect(win, wounds)

    def forget(self) -> None:
        """So that a run does not depend on what was played before it."""
        self._learned.clear()

    def against_red(self, state: SecondState, seat: Seat) -> float:
        """The mean chance against the red Challenges."""
        key = build(state, seat)
        found = self._reds.get(key)
        if found is None:
            if len(self._reds) > 50_000:
                self._reds.clear()
            found = self._reds[key] = self.prospect(state, seat, Colour.RED).win
        return found

    def power(self, state: SecondState, seat: Seat) -> float:
        """A party's strength in one number: weighted chances against all colours."""
        key = build(state, seat)
        found = self._powers.get(key)
        if found is None:
            if len(self._powers) > 50_000:
                self._powers.clear()
            found = self._strength(state, sheet(state, seat))
            self._powers[key] = found
        return found

    def closely(self, state: SecondState, seat: Seat) -> float:
        """The same as `power` by more Challenges of each colour."""
        key = build(state, seat)
        found = self._close.get(key)
        if found is None:
            if len(self._close) > 50_000:
                self._close.clear()
            party = sheet(state, seat)
            chances = {colour: self.prospect(state, seat, colour, party).win for colour in COLOURS}
            found = self._close[key] = sum([WEIGHTS[colour] * chance for colour, chance in chances.items()])
        return found

    def _strength(self, state: SecondState, party: Sheet) -> float:
        """Colours that are beaten for sure, or not at all, need not be looked at."""
        key = (id(state.book), state.event, party)
        found = self._strengths.get(key)
        if found is None:
            if len(self._strengths) > 50_000:
                self._strengths.clear()
            blue = self._mean(state, party, Colour.BLUE)
            red = self._mean(state, party, Colour.RED) if blue > HOPELESS else 0.0
            yellow = self._mean(state, party, Colour.YELLOW) if blue < CERTAIN else 1.0
            green = self._mean(state, party, Colour.GREEN) if yellow < CERTAIN else 1.0
            chances = {Colour.GREEN: green, Colour.YELLOW: yellow, Colour.BLUE: blue, Colour.RED: red}
            found = sum([WEIGHTS[colour] * chance for colour, chance in chances.items()])
            self._strengths[key] = found
        return found

    def _mean(self, state: SecondState, party: Sheet, colour: Colour) -> float:
        few = self._enemies(state, colour, FEW)
        return sum([sketch(party, enemy)[0] for enemy in few]) / max(1, len(few))

    def _enemies(self, state: SecondState, colour: Colour, most: int = 1_000) -> list[Foe]:
        """The Challenges of a colour; or `most` of them, from the easiest to the hardest."""
        key = (id(state.book), state.event, colour, most)
        found = self._foes.get(key)
        if found is None:
            found = [foe(state, c) for c in state.book.challenges.values() if c.colour is colour]
            if len(found) > most:
                found.sort(key=lambda enemy: sum(enemy.values) + sum(enemy.harm) + 2 * enemy.life)
                found = [found[(2 * n + 1) * len(found) // (2 * most)] for n in range(most)]
            self._foes[key] = found
        return found


def build(state: SecondState, seat: Seat) -> tuple[object, ...]:
    """Everything of a party that can decide a fight, as a key."""
    hero = state.heroes[seat]
    return (
        id(state.book), state.event, hero.card, hero.wounds, hero.exhaustion,
        tuple(sorted(hero.bonuses.items())), tuple((item.card, item.down) for item in hero.items),
        tuple(hero.kept), tuple((ally.card, ally.wounds, ally.exhaustion) for ally in hero.allies),
        tuple((m.what, m.amount) for m in hero.modifiers),
    )  # fmt: skip


def with_card(state: SecondState, seat: Seat, card: str) -> SecondState:
    """The same table, the hero with one card more."""
    after = lightly(state, seat)
    hero = after.heroes[seat]
    if is_ally(state, card):
        hero.allies.append(Ally(card))
    else:
        hero.items.append(Item(card))
    return after


def with_bonus(state: SecondState, seat: Seat, what: str) -> SecondState:
    after = lightly(state, seat)
    bonuses = after.heroes[seat].bonuses
    bonuses[what] = bonuses.get(what, 0) + 1
    return after


def lightly(state: SecondState, seat: Seat) -> SecondState:
    """A table on which only this hero may be changed: the rest is that of the original."""
    after = SecondState(
        heroes=list(state.heroes), options=state.options, turn=state.turn, event=state.event, book=state.book
    )
    after.heroes[seat] = clone(state.heroes[seat])
    return after


# --- exact ----------------------------------------------------------------------------------


def against(
    state: SecondState,
    seat: Seat,
    card: str,
    limit: int = 20_000,
    stop: Callable[[], bool] | None = None,
) -> dict[str, Any]:
    """A whole fight of this party, as it stands, with a Challenge: exact odds."""
    table = lightly(state, seat)
    table.discards = {colour: [] for colour in COLOURS}
    table.fight = Fight(seat, "adventure", attacker=seat, foe=FoeInPlay(card), space=table.heroes[seat].place)
    return whole_fight(table, seat, WIN_FIRST, limit, stop)


def glimpsed(
    state: SecondState, seat: Seat, card: str, limit: int, stop: Callable[[], bool] | None = None
) -> dict[str, Any] | None:
    """The same in a few milliseconds, not exact; None if that is too much for `limit`."""
    table = lightly(state, seat)
    table.fight = Fight(seat, "adventure", attacker=seat, foe=FoeInPlay(card), space=table.heroes[seat].place)
    return glimpse_of_all(table, seat, WIN_FIRST, limit, stop)


def colour_table(
    state: SecondState,
    seat: Seat,
    cards: Mapping[Colour, Sequence[str]] | None = None,
    tick: Callable[[], None] = lambda: None,
) -> dict[str, dict[str, float]]:
    """Colour -> mean exact odds over its Challenges (or over those given). `tick` is called after each."""
    answer: dict[str, dict[str, float]] = {}
    for colour in COLOURS:
        names = cards.get(colour, ()) if cards is not None else challenges(state.book, colour)
        rows: list[dict[str, Any]] = []
        for card in names:
            rows.append(against(state, seat, card))
            tick()
        if rows:
            answer[colour.value] = {
                name: sum(float(row[name]) for row in rows) / len(rows) for name in ("win", "loss", "wounds")
            }
    return answer


def worth_of(state: SecondState, seat: Seat, thing: str) -> dict[str, float]:
    """Colour -> what a card, or a level in `mind`, `life` ..., adds to the chance to win: exact means."""
    after = (
        with_bonus(state, seat, thing)
        if thing in ("mind", "body", "spirit", "stamina", "life")
        else with_card(state, seat, thing)
    )
    before, then = _table(state, seat), _table(after, seat)
    return {colour: then[colour]["win"] - before[colour]["win"] for colour in before}


_TABLES: dict[tuple[object, ...], dict[str, dict[str, float]]] = {}


def _table(state: SecondState, seat: Seat) -> dict[str, dict[str, float]]:
    """Tables by everything of a party that can decide a fight."""
    key = build(state, seat)
    if key not in _TABLES:
        if len(_TABLES) > 256:
            _TABLES.clear()
        _TABLES[key] = colour_table(state, seat)
    return _TABLES[key]

"""The worth of things: what an Item, an Ally or a level adds to the chance against each colour."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from tamalir.kernel import Seat, clone
from tamalir.odds.advisor import Odds
from tamalir.odds.second.aims import WIN_FIRST
from tamalir.odds.second.answers import glimpse_of_all, whole_fight
from tamalir.odds.second.estimate import Foe, Prospect, Sheet, estimate, foe, sheet
from tamalir.odds.second.stakes import aim_called, stakes
from tamalir.second.cards import Book
from tamalir.second.limits import is_ally
from tamalir.second.state import Ally, Fight, Item, SecondState
from tamalir.second.state import Foe as FoeInPlay
from tamalir.second.words import COLOURS, Cause, Colour

WEIGHTS = {Colour.GREEN: 0.6, Colour.YELLOW: 1.0, Colour.BLUE: 1.4, Colour.RED: 3.0}
"""How much a chance against each colour counts when a party's strength is put into one number."""


FEW, SOME = 3, 7
"""Challenges of each colour that stand for all: when strength is measured, when chances are."""
HOPELESS, CERTAIN, NO_HOPE = 0.02, 0.97, 0.15
"""Chances against a colour that tell all about the one above or below it."""
MOST_PARTIES = 500
"""Parties that are remembered: those of some turns."""


def challenges(book: Book, colour: Colour) -> tuple[str, ...]:
    """The Challenges of a colour."""
    return tuple(c.id for c in book.challenges.values() if c.colour is colour)


# --- quick ----------------------------------------------------------------------------------


Enemies: TypeAlias = tuple[tuple[Foe, ...], ...]
"""Some of each colour, from green to red."""


class Party:
    """All that is known of a party with these figures, whoever has it and wherever it is."""

    __slots__ = ("fights", "powers", "prospects", "sheet")

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.fights: dict[Foe, Prospect] = {}
        self.prospects: dict[tuple[Foe, ...], Prospect] = {}
        self.powers: dict[Enemies, float] = {}

    def against(self, enemy: Foe) -> Prospect:
        found = self.fights.get(enemy)
        if found is None:
            found = self.fights[enemy] = estimate(self.sheet, enemy)
        return found

    def mean(self, enemies: tuple[Foe, ...]) -> float:
        """The mean chance against these enemies."""
        return sum([self.against(enemy).win for enemy in enemies]) / max(1, len(enemies))

    def prospect(self, enemies: tuple[Foe, ...]) -> Prospect:
        """A fight with any one of these enemies."""
        found = self.prospects.get(enemies)
        if found is None:
            fights = [self.against(enemy) for enemy in enemies]
            n = max(1, len(fights))
            found = Prospect(sum([f.win for f in fights]) / n, sum([f.wounds for f in fights]) / n)
            self.prospects[enemies] = found
        return found


def forget_the_oldest(known: OrderedDict[Any, Any]) -> None:
    """Make room for one more. One at a time: to forget all at once takes longer than some may think."""
    if len(known) >= MOST_PARTIES:
        known.popitem(last=False)


class Scales:
    """Quick weighing: sketches of every Challenge of a colour, remembered by what decides them."""

    def __init__(self) -> None:
        self._parties: OrderedDict[Sheet, Party] = OrderedDict()
        self._builds: OrderedDict[tuple[object, ...], Party] = OrderedDict()
        self._foes: dict[tuple[object, ...], tuple[Foe, ...]] = {}
        self._few: dict[tuple[object, ...], Enemies] = {}
        self._singles: dict[tuple[object, ...], Foe] = {}
        self._books: dict[int, Book] = {}
        """Books by id, held so that an id is never used twice."""
        self._learned: OrderedDict[tuple[object, ...], Prospect] = OrderedDict()
        self._notes: OrderedDict[tuple[object, ...], float] = OrderedDict()

    def party(self, state: SecondState, seat: Seat) -> Party:
        """The party at a seat as it stands."""
        key = build(state, seat)
        found = self._builds.get(key)
        if found is None:
            forget_the_oldest(self._builds)
            self._books[id(state.book)] = state.book
            found = self._builds[key] = self._of(sheet(state, seat))
        return found

    def _of(self, figures: Sheet) -> Party:
        found = self._parties.get(figures)
        if found is None:
            forget_the_oldest(self._parties)
            found = self._parties[figures] = Party(figures)
        return found

    def prospect(
        self, state: SecondState, seat: Seat, colour: Colour, party: Party | None = None
    ) -> Prospect:
        """The mean over the Challenges of a colour. Whoever loses to blue ones need not look at the red."""
        party = party or self.party(state, seat)
        if colour is Colour.RED and self.prospect(state, seat, Colour.BLUE, party).win < NO_HOPE:
            return Prospect(0.0, party.sheet.life)
        return party.prospect(self._enemies(state, colour, SOME))

    def single(self, state: SecondState, seat: Seat, card: str, party: Party | None = None) -> Prospect:
        """A known card."""
        known = self._learned.get((build(state, seat), card)) if self._learned else None
        if known is not None:
            return known
        return (party or self.party(state, seat)).against(self._enemy(state, card))

    def learn(self, state: SecondState, seat: Seat, card: str, win: float, wounds: float) -> None:
        """Remember exact odds of this very build against a card."""
        forget_the_oldest(self._learned)
        self._learned[build(state, seat), card] = Prospect(win, wounds)

    def noted(self, what: str, state: SecondState, seat: Seat, work: Callable[[], float]) -> float:
        """A number that a party alone decides, worked out once."""
        key = (what, build(state, seat))
        found = self._notes.get(key)
        if found is None:
            forget_the_oldest(self._notes)
            self._books[id(state.book)] = state.book
            found = self._notes[key] = work()
        return found

    def forget(self) -> None:
        """So that a run does not depend on what was played before it."""
        self._learned.clear()

    def against_red(self, state: SecondState, seat: Seat, hopeful: bool = False) -> float:
        """The mean chance against the red Challenges. `hopeful`: it is known that there is one."""
        if hopeful:
            return self.party(state, seat).mean(self._enemies(state, Colour.RED, SOME))
        return self.prospect(state, seat, Colour.RED).win

    def power(self, state: SecondState, seat: Seat) -> float:
        """A party's strength in one number: weighted chances against all colours.

        Colours that are beaten for sure, or not at all, need not be looked at.
        """
        party, everybody = self.party(state, seat), self._everybody(state)
        found = party.powers.get(everybody)
        if found is None:
            greens, yellows, blues, reds = everybody
            blue = party.mean(blues)
            red = party.mean(reds) if blue > HOPELESS else 0.0
            yellow = party.mean(yellows) if blue < CERTAIN else 1.0
            green = party.mean(greens) if yellow < CERTAIN else 1.0
            chances = {Colour.GREEN: green, Colour.YELLOW: yellow, Colour.BLUE: blue, Colour.RED: red}
            found = sum([WEIGHTS[colour] * chance for colour, chance in chances.items()])
            party.powers[everybody] = found
        return found

    def _enemies(self, state: SecondState, colour: Colour, most: int) -> tuple[Foe, ...]:
        """The Challenges of a colour; or `most` of them, from the easiest to the hardest."""
        key = (id(state.book), state.event, colour, most)
        found = self._foes.get(key)
        if found is None:
            self._books[id(state.book)] = state.book
            foes = [foe(state, c) for c in state.book.challenges.values() if c.colour is colour]
            if len(foes) > most:
                foes.sort(key=lambda enemy: sum(enemy.values) + sum(enemy.harm) + 2 * enemy.life)
                foes = [foes[(2 * n + 1) * len(foes) // (2 * most)] for n in range(most)]
            found = self._foes[key] = tuple(foes)
        return found

    def _everybody(self, state: SecondState) -> Enemies:
        key = (id(state.book), state.event)
        found = self._few.get(key)
        if found is None:
            self._books[id(state.book)] = state.book
            found = self._few[key] = tuple(self._enemies(state, colour, FEW) for colour in COLOURS)
        return found

    def _enemy(self, state: SecondState, card: str) -> Foe:
        key = (id(state.book), state.event, card)
        found = self._singles.get(key)
        if found is None:
            self._books[id(state.book)] = state.book
            found = self._singles[key] = foe(state, state.book.adventure(card))
        return found


def build(state: SecondState, seat: Seat) -> tuple[object, ...]:
    """Everything of a party that can decide a fight, as a key."""
    hero = state.heroes[seat]
    return (
        id(state.book), state.event, hero.id, hero.wounds, hero.exhaustion,
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
        heroes=list(state.heroes),
        options=state.options,
        active=state.active,
        event=state.event,
        book=state.book,
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
    aim: str = "win",
) -> Odds:
    """A whole fight of this party, as it stands, with a Challenge: exact odds."""
    table = engaged(state, seat, card)
    return whole_fight(table, seat, aim_called(aim, stakes(table, seat)), limit, stop)


def engaged(state: SecondState, seat: Seat, card: str) -> SecondState:
    """A copy in which this party, as it stands, is about to fight a Challenge."""
    table = lightly(state, seat)
    table.discards = {colour: [] for colour in COLOURS}
    table.fight = Fight(
        seat, Cause.ADVENTURE, attacker=seat, foe=FoeInPlay(card), space=table.heroes[seat].hex
    )
    return table


def glimpsed(
    state: SecondState, seat: Seat, card: str, limit: int, stop: Callable[[], bool] | None = None
) -> Odds | None:
    """Odds against a card in a few milliseconds, not exact; None if that is too much for `limit`."""
    table = lightly(state, seat)
    table.fight = Fight(
        seat, Cause.ADVENTURE, attacker=seat, foe=FoeInPlay(card), space=table.heroes[seat].hex
    )
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
        rows: list[Odds] = []
        for card in names:
            rows.append(against(state, seat, card))
            tick()
        if rows:
            n = len(rows)
            answer[colour.value] = {
                "win": sum(row.win for row in rows) / n,
                "loss": sum(row.loss for row in rows) / n,
                "wounds": sum(row.wounds for row in rows) / n,
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

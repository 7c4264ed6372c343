"""What a card changes: the mean chance to beat the enemies that are still to come, without and with it."""

from __future__ import annotations

from collections.abc import Sequence

from tamalir.kernel import Seat
from tamalir.kernel.shape import clone
from tamalir.odds.advisor import Gain
from tamalir.odds.third.aims import WIN_FIRST, Aim
from tamalir.odds.third.fights import Fights
from tamalir.third.board_cards import DECKS
from tamalir.third.imagining import open_cards, printed_cards
from tamalir.third.setup import adventure_cards
from tamalir.third.state import ThirdState
from tamalir.world.imagining import unseen

TYPICAL = 3
"""Enemies that stand for all of a deck."""
DRAWN = 150
"""Positions for each cast: many fights are compared, and all of them are estimated alike."""
KEPT = 2_000


class Scales:
    """Weighs heroes against what waits for them. It remembers what it has worked out."""

    def __init__(self, aim: Aim = WIN_FIRST, casts: int = 4, typical: int = TYPICAL) -> None:
        self._fights = Fights(aim, most=2_000, casts=casts, drawn=DRAWN)
        self._typical = typical
        self._known: dict[object, tuple[float, float]] = {}

    def forget(self) -> None:
        self._fights.forget()
        self._known.clear()

    def prospect(self, state: ThirdState, seat: Seat, deck: str = "combat") -> tuple[float, float]:
        """The mean chance to win against the enemies left in a deck, and the mean damage; estimated. (1, 0)
        where no
        enemy is left."""
        foes = spread(enemies_left(state, deck), state, self._typical)
        rows = [self.duel(state, seat, foe) for foe in foes]
        if not rows:
            return 1.0, 0.0
        return sum(win for win, _ in rows) / len(rows), sum(damage for _, damage in rows) / len(rows)

    def duel(self, state: ThirdState, seat: Seat, foe: str) -> tuple[float, float]:
        """The chance to win against one enemy, and the mean damage; estimated."""
        hero = state.heroes[seat]
        key = (
            hero.id,
            *sorted(hero.assets),
            "",
            *sorted(hero.skills),
            hero.damage,
            len(hero.hand),
            state.act,
        )
        key = (*key, hero.hex, hero.story, foe)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            odds = self._fights.against(state, seat, foe)
            found = self._known[key] = odds.win, odds.wounds
        return found

    def gain(self, state: ThirdState, seat: Seat, card: str) -> dict[str, Gain]:
        """By deck: what an asset bought or a skill learned would change."""
        after = with_card(state, seat, card)
        found: dict[str, Gain] = {}
        for deck in DECKS:
            if enemies_left(state, deck):
                found[deck] = Gain(self.prospect(state, seat, deck)[0], self.prospect(after, seat, deck)[0])
        return found


def with_card(state: ThirdState, seat: Seat, card: str) -> ThirdState:
    """The same position, with an asset or a learned skill more."""
    after = clone(state)
    hero = after.heroes[seat]
    if card in after.book.catalogue.assets:
        hero.assets.append(card)
    elif card in after.book.catalogue.skills:
        hero.skills.append(card)
        if card in hero.hand:
            hero.hand.remove(card)
    return after


def enemies_left(state: ThirdState, deck: str) -> list[str]:
    """The enemies of a deck that do not lie open anywhere: any of them may come. In a prepared fight: all
    that
    belong to no scenario."""
    enemies = state.book.catalogue.enemies
    if state.scenario is None:
        cards = adventure_cards(state.book, "", deck)
    else:
        cards = unseen(printed_cards(state)[deck], open_cards(state))
    return [card for card in cards if card in enemies]


def spread(foes: Sequence[str], state: ThirdState, most: int) -> list[str]:
    """A few that stand for all: spread evenly from the weakest to the strongest."""
    enemies = state.book.catalogue.enemies
    order = sorted(foes, key=lambda foe: (enemies[foe].health, len(enemies[foe].abilities), foe))
    if len(order) <= most:
        return order
    return [order[(2 * n + 1) * len(order) // (2 * most)] for n in range(most)]

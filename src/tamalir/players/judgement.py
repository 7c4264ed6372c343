"""What a place, a card or a level is worth to a hero: the numbers behind the bots' plans."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from heapq import heappop, heappush

from tamalir.kernel import Seat
from tamalir.odds.sketch import Sheet, sheet
from tamalir.odds.worth import Scales, build, glimpsed, lightly, with_bonus, with_card
from tamalir.second.cards import Board
from tamalir.second.experience import WORTH, price
from tamalir.second.hazards import forfeited
from tamalir.second.limits import is_ally, no_room_for
from tamalir.second.market import price as price_of
from tamalir.second.state import Ally, Item, SecondState
from tamalir.second.undefeated import undefeated_at
from tamalir.second.values import damage, life, standing_effects, value
from tamalir.second.words import HERO, Colour, Kind, Terrain
from tamalir.world.hexes import Hex, parsed, spoken

TURNS = {
    Terrain.ROAD: 0.22,
    Terrain.PLAINS: 0.25,
    Terrain.RIVER: 0.27,
    Terrain.TOWN: 0.2,
    Terrain.HILLS: 0.33,
    Terrain.FOREST: 0.5,
    Terrain.SWAMP: 0.5,
    Terrain.MOUNTAINS: 0.5,
}
"""About how much of a turn a step onto each terrain takes."""

PATIENCE = 0.72
"""What a gain is worth if it comes a turn later."""

GOLD = {Colour.GREEN: 1.6, Colour.YELLOW: 3.3, Colour.BLUE: 5.0, Colour.RED: 0.0}
"""About what a Challenge of each colour pays."""

GOLD_WORTH = 0.12
LEVEL_WORTH = 1.5
RUNE_WORTH = 3.0
VICTORY = 12.0
STRENGTH = 1.6
"""What a whole point of strength (`Scales.power`) is worth."""


CALLINGS = {kind.attribute.value: kind for kind in Kind}
CLOSELY = 400
"""Positions that a close look at a known card may take."""


@dataclass(slots=True)
class Site:
    """A place worth going to."""

    at: Hex
    kind: str
    """adventure, undefeated, town"""
    what: str
    """The colour, the card, the town."""
    gain: float
    win: float = 0.0


@dataclass(slots=True)
class Judge:
    """Weighs things for one seat in one position; remembers across positions through its scales."""

    state: SecondState
    seat: Seat
    scales: Scales
    over: Callable[[], bool] = lambda: False
    """Whether the time is up: what has not been weighed by then is left out."""
    boldness: float = 1.0
    late: Callable[[], bool] | None = None
    """The same for the solver, if a clock is running."""
    _party: Sheet | None = None
    _power: float | None = None
    _fresh: SecondState | None = None
    _fresh_power: float | None = None
    _sites: list[Site] | None = None
    _sources: list[tuple[float, dict[Hex, float]]] | None = None
    _ahead: dict[Hex, float] = field(default_factory=dict[Hex, float])
    _gains: dict[Hex, float] = field(default_factory=dict[Hex, float])

    @property
    def party(self) -> Sheet:
        if self._party is None:
            self._party = sheet(self.state, self.seat)
        return self._party

    @property
    def power(self) -> float:
        if self._power is None:
            self._power = self.scales.power(self.state, self.seat)
        return self._power

    @property
    def fresh(self) -> SecondState:
        """The party healed and rested: what things are worth in the long run does not depend on scratches."""
        if self._fresh is None:
            self._fresh = lightly(self.state, self.seat)
            hero = self._fresh.heroes[self.seat]
            hero.wounds = hero.exhaustion = 0
            hero.modifiers = []
            hero.items = [Item(item.card) for item in hero.items]
            hero.allies = [Ally(ally.card) for ally in hero.allies]
        return self._fresh

    @property
    def fresh_power(self) -> float:
        if self._fresh_power is None:
            self._fresh_power = self.scales.power(self.fresh, self.seat)
        return self._fresh_power

    def again(self, state: SecondState) -> Judge:
        """The same judge a moment later, when nothing that it has looked at has changed."""
        return replace(self, state=state)

    # --- fights ---------------------------------------------------------------------------

    def reward(self, colour: Colour, card: str | None = None) -> float:
        """What a victory brings."""
        worth = LEVEL_WORTH * WORTH[colour] / price(self.state) + GOLD_WORTH * GOLD[colour]
        if colour is Colour.RED:
            book = self.state.book
            runes = sum(book.is_rune(kept) for kept in self.state.heroes[self.seat].kept)
            wins = card is not None and book.challenges[card].wins
            worth += VICTORY if wins or runes >= 2 else RUNE_WORTH * (1 + runes)
        return worth

    def defeat(self) -> float:
        """What being knocked out costs; it frightens less as the game goes on."""
        hero, book = self.state.heroes[self.seat], self.state.book
        cards = [item.card for item in hero.items] + [ally.card for ally in hero.allies]
        dearest = max((book.cost(card) for card in cards), default=0)
        if self.state.options["softer-knockouts"]:
            dearest = 0
        late = max(0.35, 1.0 - self.state.turns / (250 * len(self.state.heroes)))
        return (0.9 + GOLD_WORTH * hero.gold + 0.1 * dearest) * late / self.boldness

    def gain(self, colour: Colour, card: str | None = None) -> tuple[float, float]:
        """What attempting a card of a colour, or this very card, brings on average; and the chance to win."""
        if card is None:
            found = self.scales.prospect(self.state, self.seat, colour, self.party)
        else:
            found = self.scales.single(self.state, self.seat, card, self.party)
        flight = 0.55 if colour is not Colour.RED else 0.7
        gain = found.win * self.reward(colour, card) - (1 - found.win) * (flight * self.defeat() + 0.2)
        return gain - 0.1 * found.wounds, found.win

    # --- places ---------------------------------------------------------------------------

    def sites(self) -> list[Site]:
        """Where something can be gained."""
        if self._sites is not None:
            return self._sites
        state, seat = self.state, self.seat
        found: list[Site] = []
        gains: dict[Colour, tuple[float, float]] = {}
        waiting: set[Hex] = set()
        for taken in state.track:
            if taken is not None:
                colour = state.book.challenges[taken.card].colour
                gain, win = self.gain(colour, taken.card)
                if colour not in state.jewels.get(spoken(taken.space), ()):
                    gain -= win * LEVEL_WORTH * WORTH[colour] / price(state)  # no counter to take
                found.append(Site(taken.space, "undefeated", taken.card, gain, win))
                waiting.add(taken.space)
        for name, colours in state.jewels.items():
            at = parsed(name)
            if at in waiting:
                continue
            for colour in colours:
                if forfeited(state, seat, colour):
                    continue
                if colour not in gains:
                    gains[colour] = self.gain(colour)
                found.append(Site(at, "adventure", colour.value, *gains[colour]))
        found += self._towns()
        self._sites = [site for site in found if site.gain > 0.02] or found
        return self._sites

    def _towns(self) -> list[Site]:
        """Towns heal and sell."""
        state, seat = self.state, self.seat
        hero = state.heroes[seat]
        found: list[Site] = []
        healing = self.healing()
        for town, at in state.book.board.towns.items():
            if undefeated_at(state, at):
                continue
            gain = healing
            wares = [c for c in state.stacks[town] if price_of(state, seat, c) <= hero.gold]
            best = 0.0
            for card in wares:
                if self.over():
                    break
                best = max(best, self.purchase(card))
            if best:
                gain += best
            elif hero.gold >= 4:
                gain += 0.04 * min(10, hero.gold)
            found.append(Site(at, "town", town, gain))
        return found

    def healing(self) -> float:
        """What the healers of a town are worth now."""
        hero = self.state.heroes[self.seat]
        hurt = hero.wounds + (1 if hero.exhaustion else 0)
        closed = standing_effects(self.state, self.seat, HERO, "no-healing")
        if not hero.gold or not hurt or closed:
            return 0.0
        after = lightly(self.state, self.seat)
        healed = after.heroes[self.seat]
        healed.wounds = max(0, hero.wounds - hero.gold)
        healed.exhaustion = 0
        share = hero.wounds / max(1, life(self.state, self.seat, HERO))
        return STRENGTH * 0.8 * (self.scales.power(after, self.seat) - self.power) + 0.5 * share

    def purchase(self, card: str) -> float:
        """What a card adds, less its price. Where there is no room, nothing."""
        state, seat = self.state, self.seat
        if no_room_for(state, seat, card) is not None:
            return -1.0
        if forbids_healing(state, card):
            return -1.0  # who cannot be healed does not get far
        cost = price_of(state, seat, card)
        gold = state.heroes[seat].gold
        gained = STRENGTH * (self.scales.power(with_card(self.fresh, seat, card), seat) - self.fresh_power)
        if is_ally(state, card):
            gained *= 0.6  # they fall sooner than a sketch thinks
        # A price says something about the worth of a card that no sketch sees.
        return gained + 0.05 * state.book.cost(card) - cost * (0.05 if gold > 8 else 0.06)

    def bonus(self, what: str) -> float:
        after = with_bonus(self.fresh, self.seat, what)
        return STRENGTH * (self.scales.power(after, self.seat) - self.fresh_power)

    def calling(self, what: str) -> float:
        """One strong attribute wins fights: the hero strikes once a round, where it is best."""
        if what not in CALLINGS:
            return 0.0
        kind = CALLINGS[what]
        strong = value(self.state, self.seat, HERO, kind.attribute)
        return 0.06 * (strong + 2 * damage(self.state, self.seat, HERO, kind))

    def look_closely(self, card: str) -> None:
        """Better odds against a known card, for this build, from now on."""
        row = glimpsed(self.state, self.seat, card, CLOSELY, self.late)
        if row is None:
            return
        self.scales.learn(self.state, self.seat, card, row["win"], row["wounds"])

    def without(self, card: str) -> float:
        """What losing a card costs."""
        after = lightly(self.fresh, self.seat)
        hero = after.heroes[self.seat]
        hero.items = [item for item in hero.items if item.card != card]
        hero.allies = [ally for ally in hero.allies if ally.card != card]
        return STRENGTH * (self.fresh_power - self.scales.power(after, self.seat))

    def patience(self) -> float:
        """What a gain is worth if it comes a turn later."""
        return PATIENCE

    def ahead(self, at: Hex) -> float:
        """What lies ahead of a space: the best gain, less the turns it takes to get to it."""
        found = self._ahead.get(at)
        if found is None:
            if self._sources is None:
                board = self.state.book.board
                patience = self.patience()
                self._sources = [
                    (s.gain, nearness(board, s.at, patience)) for s in self.sites() if s.gain > 0
                ]
            found = max([gain * near.get(at, 0.0) for gain, near in self._sources], default=0.0)
            self._ahead[at] = found
        return found

    def place(self, at: Hex) -> float:
        """What it is worth to end the movement here."""
        if not self._gains:
            self._gains = {at: 0.0}
            for site in self.sites():
                if site.gain > self._gains.get(site.at, 0.0):
                    self._gains[site.at] = site.gain
        return self._gains.get(at, 0.0) + self.patience() * self.ahead(at)


def forbids_healing(state: SecondState, card: str) -> bool:
    return any(effect.do == "no-healing" for effect in state.book.standing[card])


def looked_at(state: SecondState, seat: Seat) -> tuple[object, ...]:
    """All that a judge looks at, as a key."""
    hero = state.heroes[seat]
    return (
        build(state, seat),
        hero.gold,
        state.turns,
        tuple(state.jewels.items()),
        tuple(state.track),
        tuple((town, tuple(cards)) for town, cards in state.stacks.items()),
        tuple(state.bought),
    )


_NEAR: dict[tuple[int, Hex, float], tuple[Board, dict[Hex, float]]] = {}
"""By board and space; a board is held here so that its id is never used twice."""


def nearness(board: Board, goal: Hex, patience: float = PATIENCE) -> dict[Hex, float]:
    """Space -> what a gain at the goal is worth there: less for every part of a turn on the way."""
    known = _NEAR.get((id(board), goal, patience))
    if known is not None:
        return known[1]
    found: dict[Hex, float] = {}
    heap = [(-1.0, goal)]
    while heap:
        loss, at = heappop(heap)
        if at in found:
            continue
        found[at] = -loss
        onto = patience ** TURNS[board.spaces[at].terrain]
        for way in board.ways(at):
            if way.hex not in found:
                heappush(heap, (loss * onto, way.hex))
    _NEAR[id(board), goal, patience] = board, found
    return found

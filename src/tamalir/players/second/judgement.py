"""What a place, a card or a level is worth to a hero: the numbers behind the bots' plans."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from tamalir.kernel import Seat
from tamalir.odds.second.stakes import COST
from tamalir.odds.second.worth import Party, Scales, build, glimpsed, lightly, with_bonus, with_card
from tamalir.players.second.distances import delays, turns_to
from tamalir.players.second.outside_fights import value_outside_fights
from tamalir.players.second.prices import (
    ATTRIBUTES,
    CALLINGS,
    CLOSELY,
    FAR_AWAY,
    FAR_OFF,
    GOLD,
    LEAST_GAIN,
    RUNES,
    SIGHT,
    USUAL_DICE,
    Prices,
)
from tamalir.players.second.rivals import chance, runes_of
from tamalir.players.second.texts import errand, errands
from tamalir.second.experience import WORTH, price
from tamalir.second.hazards import forfeited
from tamalir.second.limits import is_ally, no_room_for
from tamalir.second.market import price as price_of
from tamalir.second.movement import most_dice
from tamalir.second.state import Ally, Item, SecondState
from tamalir.second.undefeated import undefeated_at
from tamalir.second.values import damage, life, standing_effects, value
from tamalir.second.words import HERO, Colour
from tamalir.world.hexes import Hex, parsed, spoken


@dataclass(slots=True)
class Site:
    """A place worth going to."""

    at: Hex
    kind: str
    """adventure, undefeated, town, duel, task"""
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
    prices: Prices
    over: Callable[[], bool] = lambda: False
    """Whether the time is up: what has not been weighed by then is left out."""
    boldness: float = 1.0
    late: Callable[[], bool] | None = None
    """When the solver has to stop, if a clock is running."""
    _party: Party | None = None
    _power: float | None = None
    _fresh: SecondState | None = None
    _fresh_power: float | None = None
    _sites: list[Site] | None = None
    _sources: list[tuple[float, Hex, dict[Hex, float]]] | None = None
    _growth: float | None = None
    _strength: float | None = None
    _ahead: dict[Hex, float] = field(default_factory=dict[Hex, float])
    _gains: dict[Hex, float] = field(default_factory=dict[Hex, float])
    _places: dict[Hex, float] = field(default_factory=dict[Hex, float])
    _slowness: float | None = None
    _purchases: dict[str, float] = field(default_factory=dict[str, float])

    @property
    def name(self) -> str:
        return "judge"

    @property
    def party(self) -> Party:
        if self._party is None:
            self._party = self.scales.party(self.state, self.seat)
        return self._party

    @property
    def power(self) -> float:
        if self._power is None:
            self._power = self.might(self.state)
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
            self._fresh_power = self.might(self.fresh)
        return self._fresh_power

    def might(self, state: SecondState) -> float:
        """A party's strength in one number."""
        return self.scales.power(state, self.seat)

    def again(self, state: SecondState) -> Judge:
        """The same judge a moment later, when nothing that it has looked at has changed."""
        return replace(self, state=state)

    def elsewhere(self, state: SecondState) -> Judge:
        """The same judge of the same party with the same gold: only places are looked at anew."""
        return replace(self, state=state, _sites=None, _sources=None, _ahead={}, _gains={}, _places={})

    # --- the race -------------------------------------------------------------------------

    @property
    def growth(self) -> float:
        """What a level is worth: the turns that it saves on the way to three runes, no more than it takes."""
        if self._growth is None:
            self._growth = self.scales.noted(f"growth {self.prices.name}", self.fresh, self.seat, self._saved)
        return self._growth

    def _saved(self) -> float:
        if self.prices.least_level >= self.prices.level:
            return self.prices.level  # whatever it saves
        now = self.red(self.fresh)
        if now <= self.prices.faint:
            return self.prices.level
        levels = [with_bonus(self.fresh, self.seat, what) for what in ATTRIBUTES]
        then = max(now, *(self.scales.against_red(after, self.seat, hopeful=True) for after in levels))
        saved = max(1, RUNES - self.runes) * self.prices.turns_for_a_rune * (1.0 / now - 1.0 / then)
        return min(self.prices.level, max(self.prices.least_level, self.prices.hurry * saved))

    @property
    def gold(self) -> float:
        """What a gold piece is worth: it buys strength."""
        return self.prices.gold * max(0.4, self.growth / self.prices.level)

    @property
    def strength(self) -> float:
        """What a whole point of `Scales.power` is worth: a level brings a part of it."""
        if self._strength is None:
            brings = self.scales.noted(f"{self.name} level", self.fresh, self.seat, self._level)
            least, most = self.prices.least_strength, self.prices.most_strength
            self._strength = min(most, max(least, self.growth / max(0.01, brings)))
        return self._strength

    def _level(self) -> float:
        """What a level adds to the party's strength."""
        powers = [self.might(with_bonus(self.fresh, self.seat, what)) for what in ATTRIBUTES]
        return max(powers) - self.fresh_power

    @property
    def runes(self) -> int:
        return runes_of(self.state, self.seat)

    def red(self, state: SecondState) -> float:
        """The chance against a red Challenge."""
        return self.scales.against_red(state, self.seat)

    # --- fights ---------------------------------------------------------------------------

    def reward(self, colour: Colour, card: str | None = None) -> float:
        """What a victory brings."""
        worth = self.growth * WORTH[colour] / price(self.state) + self.gold * GOLD[colour]
        if colour is Colour.RED:
            wins = card is not None and self.state.book.challenges[card].wins
            worth += self.prices.victory if wins else self.rune()
        return worth

    def rune(self) -> float:
        """What one more Dragon Rune is worth."""
        runes = self.runes
        return self.prices.victory if runes >= RUNES - 1 else self.prices.rune * (1 + 0.5 * runes)

    def duel(self, other: Seat) -> tuple[float, float]:
        """What attacking a hero brings on average, and the chance to win."""
        state = self.state
        rival = state.heroes[other]
        win = chance(self.party, self.scales.party(state, other))
        spoils = max([state.book.cost(item.card) for item in rival.items], default=0)
        prize = max(0.06 * spoils, self.gold * rival.gold)
        runes = runes_of(state, other)
        if runes:
            prize = self.rune() + self.prices.rune * (runes - 1)  # and the leader falls back
        stake = self.defeat() + 0.5 + (self.prices.rune if self.runes else 0.0)
        return win * prize - (1 - win) * stake - 0.3, win

    def defeat(self) -> float:
        """What being knocked out costs; it frightens less as the game goes on."""
        hero, book = self.state.heroes[self.seat], self.state.book
        cards = [item.card for item in hero.items] + [ally.card for ally in hero.allies]
        dearest = max((book.cost(card) for card in cards), default=0)
        if self.state.options["softer-knockouts"]:
            dearest = 0
        return (self.prices.fall + self.gold * min(hero.gold, 12) + COST * dearest) / self.boldness

    def failure(self) -> float:
        """What a fight costs that is not won."""
        return self.prices.falls * self.defeat() + 0.3

    def gain(self, colour: Colour, card: str | None = None) -> tuple[float, float]:
        """What attempting a card of a colour, or this very card, brings on average; and the chance to win."""
        if card is None:
            found = self.scales.prospect(self.state, self.seat, colour, self.party)
        else:
            found = self.scales.single(self.state, self.seat, card, self.party)
        gain = found.win * self.reward(colour, card) - (1 - found.win) * self.failure()
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
                    gain -= win * self.growth * WORTH[colour] / price(state)  # no counter to take
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
        towns = self._towns()
        found += self._rivals()
        found += self._tasks()
        best = max((site.gain for site in found), default=0.0)
        if best <= LEAST_GAIN:  # something must be done
            for site in found:
                site.gain += 3 * LEAST_GAIN - best
        self._sites = [site for site in (*found, *towns) if site.gain > LEAST_GAIN]
        return self._sites

    def _rivals(self) -> list[Site]:
        """Heroes that hold a rune are worth hunting, though they do not wait."""
        found: list[Site] = []
        for other, hero in enumerate(self.state.heroes if self.prices.hunt else ()):
            if self.over():
                break
            if other != self.seat and hero.hex is not None and runes_of(self.state, other):
                gain, win = self.duel(other)
                found.append(Site(hero.hex, "duel", hero.id, self.prices.hunt * gain, win))
        return found

    def _tasks(self) -> list[Site]:
        """Where what has been promised is done; the cards were looked at when they were kept."""
        board = self.state.book.board
        found: list[Site] = []
        for effect, card in errands(self):
            gain = errand(self, effect, card)
            if gain <= LEAST_GAIN:
                continue
            town, terrain = effect.given.get("town"), effect.given.get("terrain")
            if town is not None:
                found.append(Site(board.towns[str(town)], "task", card, gain))
            elif terrain is not None:
                there = [at for at, space in board.spaces.items() if space.terrain == terrain]
                found += [Site(at, "task", card, gain) for at in there]
        return found

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
            if hero.hex is not None and turns_to(state.book.board, at)[hero.hex] > SIGHT:
                found.append(Site(at, "town", town, gain + 0.08 * min(10, hero.gold)))
                continue
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
        return self.prices.health * (self.might(after) - self.power) + 0.5 * share

    def purchase(self, card: str) -> float:
        """What a card adds, less its price. Where there is no room, nothing."""
        found = self._purchases.get(card)
        if found is None:
            found = self._purchases[card] = self._purchase(card)
        return found

    def _purchase(self, card: str) -> float:
        state, seat = self.state, self.seat
        if no_room_for(state, seat, card) is not None:
            return -1.0
        cost = price_of(state, seat, card)
        gold = state.heroes[seat].gold
        after = with_card(self.fresh, seat, card)
        gained = self.strength * (self.might(after) - self.fresh_power)
        if is_ally(state, card):
            gained *= 0.6  # they fall sooner than a sketch thinks
        gained += self._dice(after) - self._dice(self.fresh) + value_outside_fights(state.book, card)
        # A price says something about the worth of a card that no sketch sees.
        return gained + 0.05 * state.book.cost(card) - cost * (0.05 if gold > 8 else 0.06)

    def bonus(self, what: str) -> float:
        after = with_bonus(self.fresh, self.seat, what)
        return self.strength * (self.might(after) - self.fresh_power)

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
        self.scales.learn(self.state, self.seat, card, row.win, row.wounds)

    def without(self, card: str) -> float:
        """What losing a card costs."""
        after = lightly(self.fresh, self.seat)
        hero = after.heroes[self.seat]
        hero.items = [item for item in hero.items if item.card != card]
        hero.allies = [ally for ally in hero.allies if ally.card != card]
        lost = self.strength * (self.fresh_power - self.might(after))
        return lost + self._dice(self.fresh) - self._dice(after) + value_outside_fights(self.state.book, card)

    def _dice(self, state: SecondState) -> float:
        dice = self.prices.dice
        return dice[min(most_dice(state, self.seat), len(dice) - 1)]

    def slowness(self) -> float:
        if self._slowness is None:
            self._slowness = USUAL_DICE / max(1, most_dice(self.fresh, self.seat))
        return self._slowness

    def hurry(self) -> float:
        """What a turn is worth."""
        return self.prices.hurry

    def ahead(self, at: Hex) -> float:
        """What lies ahead of a space, elsewhere: the best gain, less the turns it takes to get to it."""
        found = self._ahead.get(at)
        if found is None:
            if self._sources is None:
                board, best = self.state.book.board, dict[Hex, float]()
                for site in self.sites():
                    if site.gain > best.get(site.at, 0.0):
                        best[site.at] = site.gain
                self._sources = [(gain, there, delays(board, there)) for there, gain in best.items()]
                self._sources.sort(key=lambda source: -source[0])
            hurry = self.hurry() * self.slowness()
            found = -FAR_AWAY
            for gain, there, far in self._sources:
                if gain <= found:
                    break
                if there != at:
                    found = max(found, gain - hurry * far[at])
            if found == -FAR_AWAY:
                found = 0.0
            if found < 0.0:
                found *= FAR_OFF  # what is too far to count shows the way, no more
            self._ahead[at] = found
        return found

    def place(self, at: Hex) -> float:
        """What it is worth to end the movement here."""
        found = self._places.get(at)
        if found is None:
            found = self._places[at] = self._place(at)
        return found

    def _place(self, at: Hex) -> float:
        if not self._gains:
            self._gains = {at: 0.0}
            for site in self.sites():
                if site.gain > self._gains.get(site.at, 0.0):
                    self._gains[site.at] = site.gain
        gain = self._gains.get(at, 0.0)
        return gain + max(0.0, self.ahead(at)) if gain > 0 else self.ahead(at)


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
        tuple((other.hex, other.wounds, tuple(other.kept)) for other in state.heroes),
    )

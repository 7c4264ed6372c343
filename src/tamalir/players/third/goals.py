"""Where a hero might go and what for: every goal with its gain, its place and the actions that it takes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tamalir.players.third.judgement import Judge
from tamalir.players.third.outlook import ACTIONS, lair_of
from tamalir.players.third.road import FAR, actions_to, chance_of
from tamalir.players.third.unseen import unseen_assets
from tamalir.third.adventure import adventure_cost
from tamalir.third.harm import ZOMBIE_DAMAGE
from tamalir.third.shopping import price as price_of
from tamalir.world.hexes import Hex


@dataclass(slots=True, frozen=True)
class Goal:
    """Something to do somewhere."""

    kind: str
    """`gem`, `quest`, `rumor`, `story`, `shop`, `rest`, `zombie` or `villain`."""
    what: str
    at: Hex
    gain: float
    cost: float
    """Actions, once one is there."""
    percent: int = 0
    """A chance that can be told."""

    @property
    def deed(self) -> str:
        """The verb of the option that does it."""
        return DEEDS[self.kind]


DEEDS = {
    "gem": "go-adventuring",
    "quest": "attempt",
    "rumor": "follow",
    "story": "story",
    "shop": "shop",
    "rest": "take-rest",
    "zombie": "kill-zombie",
    "villain": "face-villain",
}

LEAST = 0.02
LEAST_FOR_SHOPS = 0.25
LOOK = 0.55
"""What a market may bring that nobody has seen yet, to somebody with gold."""


class Goals:
    """All goals of a hero, and how near they are."""

    overlooked: tuple[str, ...] = ()
    """Kinds of goals that this player does not see."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.state = judge.state
        self.board = judge.book.board
        values = judge.traits.values
        self.speed = max(1, values["speed"] + values["move-dice"])
        self._unseen: list[float] | None = None
        self._ways: dict[Hex, Mapping[Hex, float]] = {}
        self.all = [goal for goal in self._found() if goal.gain > LEAST and goal.kind not in self.overlooked]
        self.action = self._price_of_an_action()
        """What an action brings elsewhere: where nothing pays well, poor pay is better than none."""

    def _price_of_an_action(self) -> float:
        prices, start = self.judge.prices, self.judge.hero.hex
        if start is None or prices.least_action >= prices.action:
            return prices.action
        paid = [goal.gain / max(1.0, goal.cost + self.away(start, goal)) for goal in self.all]
        return min(prices.action, max([prices.least_action, *paid]))

    # --- how near -----------------------------------------------------------------------------

    def away(self, start: Hex, goal: Goal) -> float:
        """Actions to get there."""
        ways = self._ways.get(goal.at)
        if ways is None:
            ways = self._ways[goal.at] = actions_to(self.board, self.speed, goal.at)
        way = ways.get(start, FAR)
        return max(1.0, way + 0.2) if way else 0.0  # actions are whole

    def value(self, start: Hex, goal: Goal) -> float:
        """A goal as seen from a place: its gain, less what the actions for it would bring elsewhere."""
        return goal.gain - self.action * (goal.cost + self.away(start, goal))

    def ahead(self, start: Hex, besides: Goal | None = None) -> float:
        """The best goal from a place; there is always something else to do."""
        best = 0.0
        for goal in self.all:
            if goal is not besides:
                best = max(best, self.value(start, goal))
        return best

    def best(self, start: Hex) -> Goal | None:
        return max(self.all, key=lambda goal: self.value(start, goal), default=None)

    def here(self, start: Hex, kind: str, what: str = "") -> Goal | None:
        """A goal of this kind on this very hex."""
        for goal in self.all:
            if goal.at == start and goal.kind == kind and what in ("", goal.what):
                return goal
        return None

    def entering(self, at: Hex) -> float:
        """What it costs to enter a hex."""
        if not self.state.zombies.get(at):
            return 0.0
        judge = self.judge
        after = min(judge.health, judge.damage + ZOMBIE_DAMAGE)
        falls = judge.prices.defeat if after >= judge.health else 0.0
        return judge.hurts(after) - judge.hurts(judge.damage) + falls

    # --- all that there is --------------------------------------------------------------------

    def _found(self) -> Iterator[Goal]:
        yield from self._gems()
        yield from self._cards()
        yield from self._stories()
        yield from self._shops()
        yield from self._camps()
        yield from self._zombies()
        yield from self._villain()

    def _gems(self) -> Iterator[Goal]:
        state, judge = self.state, self.judge
        cost = adventure_cost(state, judge.seat)
        gains = {deck: judge.deck(deck) for deck in dict.fromkeys(self.board.gems.values())}
        others = [hero.hex for n, hero in enumerate(state.heroes) if n != judge.seat]
        for at, faceup in state.gems.items():
            if faceup:
                deck = self.board.gems[at]
                if not state.decks[deck].bag and not state.decks[deck].below:
                    continue
                # whoever stands there already will be first
                gain = gains[deck] * (0.6 if at in others and at != judge.hero.hex else 1.0)
                yield Goal("gem", deck, at, gain, cost)

    def _cards(self) -> Iterator[Goal]:
        judge, cards = self.judge, self.judge.book.catalogue
        for card in judge.hero.quests:
            quest = cards.quests[card]
            gain, chance = judge.quest(card)
            if chance > 0:
                for place in quest.at:
                    for at in self.board.places.get(place, ()):
                        yield Goal(
                            "quest", card, at, gain / chance, quest.actions / chance, round(100 * chance)
                        )
        for card, n in judge.hero.rumors.items():
            option = cards.events[card].options[n]
            paid = judge.price({what: k for what, k in option.cost.items() if what != "action"})
            if paid is None:
                continue
            gain = judge.effects(option.effects, card) - paid
            for place in option.at:
                for at in self.board.places.get(place, ()):
                    yield Goal("rumor", card, at, gain, option.cost.get("action", 0))

    def _stories(self) -> Iterator[Goal]:
        judge, stories = self.judge, self.judge.book.catalogue.stories
        for quest in self.state.track:
            if quest.card is None:
                continue
            story = stories[quest.card]
            paid = judge.price({what: k for what, k in story.cost.items() if what != "action"})
            if paid is None:
                continue
            gain = judge.effects(story.effects, quest.card) - paid
            for place in story.at:
                for at in self.board.places.get(place, ()):
                    yield Goal("story", quest.card, at, gain, story.cost.get("action", 1))

    def _shops(self) -> Iterator[Goal]:
        for city, market in self.state.markets.items():
            gain = max([0.0, *(self.bargain(card) for card in set(market))])
            gain += self._look(gain)
            if gain > LEAST_FOR_SHOPS:
                yield Goal("shop", city, self.board.places[city][0], gain, 1)

    def _look(self, known: float) -> float:
        """What the one more card may bring that is laid out."""
        if not self.judge.prices.counts:
            return LOOK * min(1.0, max(0, self.judge.hero.gold - 4) / 6)
        if self._unseen is None:
            self._unseen = [self.bargain(card) for card in unseen_assets(self.state).elements()]
        return sum(max(0.0, gain - known) for gain in self._unseen) / max(1, len(self._unseen))

    def bargain(self, card: str) -> float:
        """What an asset brings beyond its price; an old one of its type is sold for it."""
        judge = self.judge
        assets = judge.book.catalogue.assets
        price = price_of(self.state, judge.seat, card)
        refund = sum(
            assets[old].cost
            for old in judge.hero.assets
            if assets[old].type == assets[card].type != "goods"
        )  # fmt: skip
        if price > judge.hero.gold + refund:
            return 0.0
        return judge.asset(card) - judge.gold * (price - refund)

    def _camps(self) -> Iterator[Goal]:
        judge = self.judge
        if judge.damage:
            whole = judge.hurts(judge.damage)
            for at in self.board.kind:
                yield Goal("rest", "", at, whole, 1)
            if judge.hero.hex is not None and judge.hero.hex not in self.board.kind:
                yield Goal("rest", "", judge.hero.hex, self.rest(judge.hero.hex), 1)

    def rest(self, at: Hex) -> float:
        """What a rest in the wilderness brings."""
        judge = self.judge
        healed = min(judge.damage, 5 * chance_of(self.board.terrain[at]))
        return judge.hurts(judge.damage) - judge.hurts(judge.damage - healed)

    def _zombies(self) -> Iterator[Goal]:
        judge = self.judge
        if not self.state.zombies or judge.state.scenario is None:
            return
        weaker = judge.villain(0, 0, 1) - judge.villain(0) if judge.left < 16 else 0.0
        for at in self.state.zombies:
            gain = judge.gold + judge.prices.villain * weaker + 0.1
            if at != judge.hero.hex:
                gain -= self.entering(at)
            yield Goal("zombie", "", at, gain, 1)

    def _villain(self) -> Iterator[Goal]:
        judge = self.judge
        lair = lair_of(self.state)
        start = judge.hero.hex
        if lair is None or start is None or self.state.villain is None:
            return
        whole = judge.villain(0)
        way = actions_to(self.board, self.speed, lair).get(start, FAR)
        if self.dares(whole, way):
            now = judge.villain(judge.damage) if lair == start else whole
            gain = judge.prices.victory * max(now, judge.prices.least)
            yield Goal("villain", "", lair, gain + 3.0, 1, round(100 * now))

    def dares(self, chance: float, way: float) -> bool:
        """Whether it is time to face the villain: with a good chance soon, with any in the end."""
        judge, prices = self.judge, self.judge.prices
        last = judge.left * ACTIONS - (ACTIONS - self.state.actions)
        if last <= way + 3 + 0.25 * way:
            return chance >= prices.least
        gone = max(0.0, 12.0 - judge.left)
        return chance >= max(0.2, prices.dares - prices.hurries * gone)

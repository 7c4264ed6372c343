"""What things are worth to a hero of the Third Edition: cards, effects, and its own strength."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tamalir.kernel import Seat, is_unknown
from tamalir.players.third.fighters import Chance, Fighter, chance, enemy_fighter, hero_fighter
from tamalir.players.third.figure import Figure, Traits, enough_stars
from tamalir.players.third.journeys import outlook
from tamalir.players.third.outlook import rounds_left, villain_health, villain_of
from tamalir.players.third.prices import Prices
from tamalir.players.third.unseen import best_of, unseen_skills
from tamalir.third.cards import EnemyDef
from tamalir.third.heroes import holds
from tamalir.third.learning import above_limit
from tamalir.third.setup import adventure_cards
from tamalir.third.state import ThirdState
from tamalir.third.trophies import trophies_of
from tamalir.world.effects import Effect

HANDY: Mapping[str, float] = {
    "speed": 1.3, "move-dice": 0.9, "hand": 0.5, "tests": 0.8, "explore-dice": 0.4, "price": -0.6,
    "body": 0.45, "mind": 0.45, "spirit": 0.45,
}  # fmt: skip
"""What one more of a value brings outside fights."""

HANDY_VERBS: Mapping[str, float] = {
    "reroll-dice": 0.3, "count-as": 0.25, "move": 0.5, "heal": 0.5, "draw-skills": 0.5, "gain-gold": 0.8,
    "gain-trophy": 0.7, "recover": 0.05, "draw-adventure": 0.8, "roll-terrain": 0.3, "take-enemy": 0.5,
    "challenge": 0.2,
}  # fmt: skip
OUTSIDE = ("action", "turn", "terrain-roll", "trophy-gained", "after-defeat")

SAMPLE = 6
"""Enemies by which a deck is judged."""
DEEP = 3
"""How deep cards within cards are looked at."""


class Judge:
    """Weighs things for one seat in one position."""

    sample = SAMPLE

    def __init__(self, state: ThirdState, seat: Seat, prices: Prices) -> None:
        self.state = state
        self.seat = seat
        self.prices = prices
        self.book = state.book
        self.hero = state.heroes[seat]
        self.figure = Figure.of(self.hero)
        self.traits = self.traits_of(self.figure)
        self.health = max(1, self.traits.values["health"])
        self.damage = min(self.hero.damage, self.health)
        self.left = rounds_left(state)
        hoard = min(1.0, 8.0 / (1.0 + self.hero.gold)) if self.hero.gold > 7 else 1.0
        self.gold = prices.gold * min(1.0, self.left / 8.0) * hoard
        """What a gold piece is worth: less to the rich, and less when there is no time to spend it."""
        self._decks: dict[str, float] = {}
        self._assets: dict[str, float] = {}

    # --- fights -----------------------------------------------------------------------------

    def traits_of(self, figure: Figure) -> Traits:
        known: Traits | None = self.book.memory.get(("traits", figure))
        if known is None:
            known = Traits(self.book, figure)
            self.book.remember(("traits", figure), known)
        return known

    def fighter(self, figure: Figure | None = None) -> Fighter:
        return hero_fighter(self.book, figure or self.figure)

    def foe(self, enemy: str, act: int | None = None) -> Fighter:
        """An enemy as it fights in this game."""
        return enemy_fighter(self.book, enemy, self.state.act if act is None else act)

    def tokens(self) -> int:
        """Story tokens that would count against the villain."""
        return self.hero.story

    def fight(self, enemy: str, damage: int | None = None, suffered: int = 0) -> Chance:
        """Against an enemy card; `suffered` is the damage that lies on it."""
        card = self.book.catalogue.enemies[enemy]
        left = max(1, self.health - (self.damage if damage is None else damage))
        return chance(self.book, self.fighter(), self.foe(enemy), left, max(1, card.health - suffered))

    def villain(self, damage: int = 0, more_tokens: int = 0, fewer_zombies: int = 0) -> float:
        """The chance to beat the villain as things stand, or with so many more tokens."""
        villain = villain_of(self.state)
        if villain is None:
            return 0.0
        against = villain_health(self.state, villain, self.tokens() + more_tokens, fewer_zombies)
        left = max(1, self.health - damage)
        return chance(self.book, self.fighter(), self.foe(villain, 2), left, against).win

    def strength(self, figure: Figure) -> float:
        """How well a hero with these cards fights, against what is still to come."""
        steps = self.villain_steps()
        key = ("strength", figure, self.state.act, self.state.scenario, steps, self.prices, self.sample)
        known: float | None = self.book.memory.get(key)
        if known is not None:
            return known
        fighter, health = self.fighter(figure), max(1, self.traits_of(figure).values["health"])
        foes = self.foes("combat")
        total = 0.0
        for enemy in foes:
            found = chance(self.book, fighter, self.foe(enemy.id), health, enemy.health)
            total += found.win + 0.03 * found.left
        value = self.prices.strength * total / max(1, len(foes))
        villain = villain_of(self.state)
        if villain is not None:
            wins = [chance(self.book, fighter, self.foe(villain, 2), health, n).win for n in steps]
            value += self.prices.villain * sum(wins) / len(wins)
        self.book.remember(key, value)
        return value

    def villain_steps(self) -> tuple[int, ...]:
        """Health of the villain by which a hero is judged: the way there counts as well."""
        villain = villain_of(self.state)
        if villain is None:
            return ()
        against = villain_health(self.state, villain, self.tokens())
        return (4, max(4, against - 4), against)

    def foes(self, deck: str) -> Sequence[EnemyDef]:
        """Some enemies of a deck, the weak and the strong among them."""
        key = ("foes", deck, self.state.scenario, self.sample)
        known: Sequence[EnemyDef] | None = self.book.memory.get(key)
        if known is None:
            enemies = self.book.catalogue.enemies
            cards = adventure_cards(self.book, self.state.scenario or "", deck)
            found = sorted((enemies[id] for id in cards if id in enemies), key=lambda e: (e.health, e.id))
            step = max(1.0, len(found) / self.sample)
            known = [found[int(n * step + step / 2)] for n in range(min(self.sample, len(found)))]
            self.book.remember(key, known)
        return known

    # --- damage -----------------------------------------------------------------------------

    def hurts(self, damage: float) -> float:
        """What so much damage costs."""
        return damage * self.prices.damage + damage * (damage + 1) / 2 * self.prices.more_damage

    def fight_worth(self, enemy: EnemyDef) -> float:
        """What it is worth to meet an enemy."""
        found = self.fight(enemy.id)
        prize = self.trophy(enemy.deck) + self.gold * enemy.gold + self.effects(enemy.reward, enemy.id)
        if enemy.deck == "story":
            prize -= self.trophy(enemy.deck)
        after = self.health - found.left / max(0.05, found.win)
        loses = self.prices.defeat + self.hurts(self.health)
        return found.win * (prize - self.hurts(after)) - (1 - found.win) * loses + self.hurts(self.damage)

    # --- what one can gain --------------------------------------------------------------------

    def trophy(self, kind: str = "any") -> float:
        """One more trophy; many that are not spent are worth less."""
        return self.prices.trophy if len(self.hero.trophies) < 4 else self.prices.spare_trophy

    def token(self, n: int = 1) -> float:
        """So many story tokens more: what they take from the villain."""
        state, villain = self.state, villain_of(self.state)
        if state.scenario is None or villain is None:
            return 0.3 * n
        now, then = (villain_health(state, villain, self.tokens() + more) for more in (0, n))
        if now == then:
            # companions stand against zombies that are yet to come
            return 0.1 * n if not state.book.catalogue.scenarios[state.scenario].per_zombie else 0.4 * n
        return 0.7 * (now - then) + self.prices.villain * (self.villain(0, n) - self.villain(0))

    def card(self, skill: str) -> float:
        """A skill card in hand: to exert, and to be learned."""
        if is_unknown(skill):
            return self.prices.card
        return self.prices.card + 0.45 * max(0.0, self.learning(skill)) * self._within_reach(skill)

    def _within_reach(self, skill: str) -> float:
        card = self.book.catalogue.skills[skill]
        if above_limit(self.state, self.seat, card) is not None:
            return 0.0
        missing = sum(
            max(0, n - len(trophies_of(self.state, self.seat, kind)))
            for kind, n in card.cost.items()
            if kind != "any"
        )
        missing = max(missing, sum(card.cost.values()) - len(self.hero.trophies))
        return max(0.0, 1.0 - 0.3 * missing)

    def learning(self, skill: str) -> float:
        """What it is worth to know a skill."""
        card = self.book.catalogue.skills[skill]
        gain = self.strength(self.figure.knowing(skill)) - self.strength(self.figure)
        return gain + sum(self.handy(ability.when, ability.effect) for ability in card.abilities)

    def training(self, cards: int) -> float:
        """What so many new skill cards may bring: the best of them beyond the best in hand."""
        known = max([0.0, *(self._promise(card) for card in set(self.hero.hand) if not is_unknown(card))])
        worths = [self._promise(card) for card in unseen_skills(self.state, self.seat).elements()]
        return best_of(worths, cards, known)

    def _promise(self, skill: str) -> float:
        """A skill that can be learned now is worth all that it brings; one for later, less."""
        reach = self._within_reach(skill)
        if reach <= 0.0 or self.book.catalogue.skills[skill].party:
            return 0.0
        return max(0.0, self.learning(skill)) * (1.0 if reach >= 1.0 else 0.45 * reach)

    def asset(self, id: str) -> float:
        """What it is worth to own an asset, in the place of what it drives out."""
        known = self._assets.get(id)
        if known is None:
            known = self._assets[id] = self._owned(id)
        return known

    def _owned(self, id: str) -> float:
        card = self.book.catalogue.assets[id]
        if card.trade is not None:
            return self.gold * card.trade - 2 * self.prices.action
        figure = self.figure
        lost = 0.0
        for other in self.hero.assets:
            old = self.book.catalogue.assets[other]
            if other != id and old.type == card.type and old.type != "goods":
                figure = figure.without(other)
                lost += self._value_outside_fights(other)
        gain = self.strength(figure.having(id)) - self.strength(self.figure)
        return gain + self._value_outside_fights(id) - lost

    def owning(self, id: str) -> float:
        """What an asset is worth that one has already."""
        card = self.book.catalogue.assets[id]
        if card.trade is not None:
            return self.gold * card.trade - self.prices.action
        return (
            self.strength(self.figure)
            - self.strength(self.figure.without(id))
            + self._value_outside_fights(id)
        )

    def _value_outside_fights(self, asset: str) -> float:
        return sum(self.handy(a.when, a.effect) for a in self.book.catalogue.assets[asset].abilities)

    def handy(self, when: str, effect: Effect) -> float:
        """What an ability is good for outside fights; with little time left, less."""
        worth = 0.0
        if when == "always" and effect.do == "bonus":
            amount = effect.args["amount"]
            worth = HANDY.get(str(effect.args["value"]), 0.0) * (amount if isinstance(amount, int) else 1)
        elif when in OUTSIDE:
            worth = max((HANDY_VERBS.get(part.do, 0.1) for part in effect.within()), default=0.0)
            worth *= 0.5 if effect.given or "exert" in effect.cost else 1.0
        return worth * min(1.0, self.left / 12.0)

    # --- effects of cards ---------------------------------------------------------------------

    def effects(self, effects: Sequence[Effect], card: str, deep: int = 0) -> float:
        """Several effects one after another; what comes after a failed test does not happen."""
        worth, still = 0.0, 1.0
        for effect in effects:
            gain, goes_on = self._effect(effect, card, deep)
            worth += still * gain
            still *= goes_on
        return worth

    def _effect(self, effect: Effect, card: str, deep: int) -> tuple[float, float]:
        """What an effect is worth, and how likely the text goes on after it."""
        args = effect.args
        if effect.given and not all(holds(self.state, self.seat, w, v) for w, v in effect.given.items()):
            return 0.0, 1.0
        paid = self.price(effect.cost)
        if paid is None:
            return 0.0, 1.0
        if effect.do == "test":
            win = self.test(str(args["attribute"]), int(args.get("modifier", 0)), int(args.get("needs", 1)))
            good = self.effects(args.get("success", ()), card, deep)
            bad = self.effects(args.get("failure", ()), card, deep)
            return win * good + (1 - win) * bad - paid, win
        if effect.do in ("in-order", "explore", "roll-terrain", "negatable", "may"):
            share = 0.6 if effect.do == "roll-terrain" else 1.0
            return share * self.effects(args["effects"], card, deep) - paid, 1.0
        if effect.do == "choose-one":
            return max(self.effects((part,), card, deep) for part in args["effects"]) - paid, 1.0
        if effect.do == "each-hero":
            return 0.6 * self.effects(args["effects"], card, deep), 1.0
        if effect.do == "contest":
            return 0.4 * self.effects(args["effects"], card, deep), 1.0
        if effect.do == "engage":
            enemy = self.book.catalogue.enemies[args["enemy"]]
            win = self.fight(enemy.id).win
            return self.fight_worth(enemy) + win * self.effects(args.get("effects", ()), card, deep), 1.0
        if effect.do == "draw-adventure":
            return (self.deck(str(args["deck"]), deep + 1) if deep < DEEP else 0.5) - paid, 1.0
        return self._plain(effect, card) - paid, 1.0

    def _plain(self, effect: Effect, card: str) -> float:
        prices, hero = self.prices, self.hero
        args = effect.args
        n = self._number(args.get("amount", 1))
        if effect.do == "gain-gold":
            return self.gold * n
        if effect.do == "lose-gold":
            return -self.gold * min(n, hero.gold)
        if effect.do in ("take-trophy", "bonus-trophy", "gain-trophy"):
            return self.trophy() * n
        if effect.do == "lose-trophies":
            return -prices.spare_trophy * min(n, len(hero.trophies))
        if effect.do == "heal":
            return self.hurts(self.damage) - self.hurts(max(0, self.damage - n))
        if effect.do == "suffer":
            after = min(self.health, self.damage + n)
            falls = prices.defeat if after >= self.health else 0.0
            return self.hurts(self.damage) - self.hurts(after) - falls
        if effect.do == "draw-skills":
            return 0.8 * prices.card * n
        if effect.do == "discard-skills":
            return -prices.card * min(n, len(hero.hand))
        if effect.do == "learn-free":
            return max([0.0, *(self.learning(id) for id in set(hero.hand) if not is_unknown(id))])
        if effect.do == "rob":
            return self.gold * n if args.get("what", "gold") == "gold" else self.token() * n
        if effect.do in ("gain-story", "lose-story"):
            return self.token() * n if effect.do == "gain-story" else -0.7 * min(n, hero.story)
        if effect.do == "take-stock":
            quest = next((q for q in self.state.track if q.card == card), None)
            return 0.0 if quest is None or not quest.stock else self.token()
        if effect.do == "gain-asset":
            return self._best_asset(args.get("most"), args.get("of"))
        if effect.do == "lose-asset":
            return -min([0.0, *(self.owning(id) for id in hero.assets)])
        if effect.do == "delay":
            return 0.0 if hero.delayed else -prices.action
        if effect.do == "gain-action":
            return prices.action * n
        if effect.do == "place-zombies":
            return -0.4 * n
        if effect.do in ("kill-zombies", "move", "refresh-gem", "recover"):
            return 0.3
        return 0.05

    def _best_asset(self, most: int | None, of: str | None) -> float:
        assets = self.book.catalogue.assets
        return max(
            [0.0, *(
                self.asset(id)
                for market in self.state.markets.values()
                for id in set(market)
                if (most is None or assets[id].cost <= most) and (of is None or assets[id].type == of)
            )]
        )  # fmt: skip

    def _number(self, amount: int | str) -> int:
        if isinstance(amount, int):
            return amount
        if amount == "all":
            return max(self.damage, 1)
        return max(0, self.traits.values.get(amount, 1))

    def price(self, cost: Mapping[str, int]) -> float | None:
        """What a cost comes to; None if it cannot be paid."""
        total = 0.0
        for what, n in cost.items():
            if what == "gold":
                if self.hero.gold < n:
                    return None
                total += self.gold * n
            elif what == "exert":
                if len(self.hero.hand) < n:
                    return None
                total += self.prices.card * n
            elif what == "action":
                total += self.prices.action * n
            elif what == "damage":
                total += self.hurts(min(self.health, self.damage + n)) - self.hurts(self.damage)
            elif what == "story":
                if self.hero.story < n:
                    return None
                total += 0.8 * n
            elif what.endswith("trophy"):
                kind = what.removesuffix("trophy").rstrip("-") or "any"
                if len(trophies_of(self.state, self.seat, kind)) < n:
                    return None
                total += self.prices.spare_trophy * n
        return total

    def test(self, attribute: str, modifier: int, needs: int) -> float:
        """The chance to pass a test, with a card or two exerted for it."""
        cards = self.traits.values[attribute] + modifier + self.traits.values["tests"]
        return enough_stars(max(0, cards) + min(2, len(self.hero.hand)), needs)

    # --- decks --------------------------------------------------------------------------------

    def deck(self, deck: str, deep: int = 0) -> float:
        """What a card from the top of an adventure deck is worth on average."""
        known = self._decks.get(deck)
        if known is not None:
            return known
        key = (
            "deck", deck, self.figure, self.damage, len(self.hero.hand), min(4, len(self.hero.trophies)),
            self.state.scenario, self.state.act, self.tokens(), self.hero.gold > 1,
            round(self.gold, 2), self.prices, self.sample,
        )  # fmt: skip
        known = self.book.memory.get(key)
        if known is None:
            known = self._average(deck, deep)
            if not deep:
                self.book.remember(key, known)
        self._decks[deck] = known
        return known

    def _average(self, deck: str, deep: int) -> float:
        cards = self.book.catalogue
        ids = adventure_cards(self.book, self.state.scenario or "", deck)
        foes = self.foes(deck)
        fights = sum(self.fight_worth(enemy) for enemy in foes) / max(1, len(foes))
        worth, n = 0.0, 0
        for id in ids:
            n += 1
            if id in cards.enemies:
                worth += fights
            elif id in cards.quests:
                gain, _ = self.quest(id, deep)
                worth += max(0.0, gain - 3.5 * self.prices.action)  # it lies somewhere else
            else:
                worth += max(0.0, *(self.event(id, k, deep) for k in range(2)))
        return worth / max(1, n)

    def event(self, card: str, option: int, deep: int = 0) -> float:
        """What an option of an event is worth."""
        printed = self.book.catalogue.events[card].options[option]
        gain = self.effects(printed.effects, card, deep)
        return 0.8 * gain - 3 * self.prices.action if printed.rumor else gain

    def ending(self, card: str, n: int, deep: int = 0) -> float:
        """What an ending of a quest is worth."""
        quest = self.book.catalogue.quests[card]
        ending = quest.endings[n]
        paid = self.price(ending.cost)
        if paid is None:
            return 0.0
        trophy = self.trophy(quest.deck) if ending.trophy else 0.0
        return self.effects(ending.effects, card, deep) + trophy - paid

    def quest(self, card: str, deep: int = 0) -> tuple[float, float]:
        """What an attempt at a quest brings, and the chance that it ends."""
        quest = self.book.catalogue.quests[card]
        values = self.traits.values
        worths = [self.ending(card, n, deep) for n in range(len(quest.endings))]
        cards, hand = 0, list[float]()
        if quest.test is not None:
            cards = max(0, values[quest.test.attribute] + quest.test.modifier + values["tests"])
            if self.prices.exerts:
                hand = self.exertable()
            else:
                cards += min(2, len(self.hero.hand))
        return outlook(quest, worths, max(0, values["speed"] + values["explore-dice"]), cards, hand)

    def exertable(self) -> list[float]:
        """What the cards in hand are worth, the cheapest first."""
        return sorted(self.card(card) for card in self.hero.hand)

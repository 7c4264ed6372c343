"""Questions of cards: events, quests, tests, markets, skills and deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tamalir.kernel import Choose
from tamalir.players.third.bot import ThirdBot, Weigh
from tamalir.players.third.goals import Goals
from tamalir.players.third.journeys import Prizes, exertion
from tamalir.players.third.judgement import Judge
from tamalir.third.attribute_tests import stars
from tamalir.third.state import ThirdState
from tamalir.third.terrain import shows
from tamalir.world.effects import Effect


class CardQuestions(ThirdBot):
    """How a thinking bot answers what cards ask."""

    def _card_questions(self) -> Mapping[str, Weigh]:
        return {
            "event.choice": self._event,
            "card.choose": self._either,
            "card.price": self._whether,
            "card.may": self._whether,
            "hero.ability": self._whether,
            "quest.ending": self._ending,
            "test.exert": self._test,
            "dice.match": self._match,
            "dice.which": self._which,
            "dice.count-as": self._which,
            "hand.discard": self._part_with,
            "hand.lose": self._part_with,
            "hero.exert": self._part_with,
            "fight.exert": self._part_with,
            "learn.spend": self._pay,
            "trophy.spend": self._pay,
            "learn.drop": self._part_with,
            "learn.free": self._learn,
            "shop.buy": self._buy,
            "shop.sell": self._sell,
            "asset.drop": self._give_up,
            "asset.lose": self._give_up,
            "asset.take": self._take,
            "deal.answer": self._answer,
            "deal.offer": self._break_off,
            "gift.what": self._break_off,
            "envelope.what": self._break_off,
        }

    def goals_for(self, judge: Judge) -> Goals:
        return self.goals(judge)

    # --- events and quests --------------------------------------------------------------------

    def _event(self, state: ThirdState, request: Choose[Any]) -> None:
        judge = self.judge(state, request.seat)
        card = str(request.args.get("card", ""))
        for option in request.options:
            if option.verb == "choice":
                self.thought.weigh(option.id, judge.event(card, int(option.args["n"]) - 1))
        self.thought.intend("third-card", what=card)

    def _either(self, state: ThirdState, request: Choose[Any]) -> None:
        judge = self.judge(state, request.seat)
        card = str(request.args.get("card", ""))
        parts = _choices(state, card)
        for option in request.options:
            n, verb = int(option.args.get("n", 1)) - 1, str(option.args.get("verb", ""))
            fitting = [some for some in parts if n < len(some) and some[n].do == verb]
            score = judge.effects((fitting[0][n],), card) if fitting else -0.01 * n
            self.thought.weigh(option.id, score)
        self.thought.intend("third-card", what=card)

    def _whether(self, state: ThirdState, request: Choose[Any]) -> None:
        """Something optional: what it brings, less what it costs."""
        judge = self.judge(state, request.seat)
        ability = state.book.abilities.get(str(request.args.get("ability", "")))
        if ability is not None:
            paid = judge.price(ability.effect.cost)
            falls = ability.when == "after-defeat"
            gain = judge.effects((ability.effect,), "") if not falls else 2.0 * judge.prices.action + 0.6
            score = gain if paid is not None else -1.0
            if ability.effect.do == "move":
                score = 0.15 - (paid or 0.0)
        else:
            score = self._bargain(judge, state, request)
        self.thought.weigh("yes", score)
        self.thought.weigh("no", 0.0)
        self.thought.intend("third-offer" if score > 0 else "third-no-offer")

    def _bargain(self, judge: Judge, state: ThirdState, request: Choose[Any]) -> float:
        """A price that a card names: cheap for most of what cards give for it."""
        price = str(request.args.get("price", ""))
        if "gold" in price:
            return 0.4 if judge.hero.gold >= 1 else -0.2
        if "damage" in price:
            return judge.token() - (judge.hurts(judge.damage + 2) - judge.hurts(judge.damage))
        return 0.3

    def _ending(self, state: ThirdState, request: Choose[Any]) -> None:
        judge = self.judge(state, request.seat)
        card = str(request.args.get("card", ""))
        endings = [option for option in request.options if option.verb == "ending"]
        gain, chance = judge.quest(card)
        best = 0.0
        for option in endings:
            worth = judge.ending(card, int(option.args["n"]) - 1)
            best = max(best, worth)
            self.thought.weigh(option.id, worth)
        for option in request.options:
            if option.verb == "no-ending":
                self.thought.weigh(option.id, 0.0)
            elif option.verb == "exert":
                again = 0.0 if endings else 0.45 * gain / max(0.1, chance)
                self.thought.weigh(option.id, best - 0.2 + again - judge.card(str(option.args["card"])))
            elif option.verb == "ability":
                self.thought.weigh(option.id, best - 0.1 if endings else self._reroll(state, option.args))
        self.thought.intend("third-card", what=card)

    def _reroll(self, state: ThirdState, facts: Mapping[str, Any]) -> float:
        ability = state.book.abilities.get(str(facts.get("ability", "")))
        verbs = set[str]() if ability is None else {part.do for part in ability.effect.within()}
        return 0.3 if verbs & {"reroll-dice", "count-as"} else -0.2

    # --- tests and dice -------------------------------------------------------------------------

    def _test(self, state: ThirdState, request: Choose[Any]) -> None:
        """A card for a star, as long as stars are missing and one is likely to help."""
        judge = self.judge(state, request.seat)
        missing = needed(state, request) - stars(state)
        prizes = self._prizes(judge, state, request)
        hand = judge.exertable()
        more = 0.0 if prizes is None else exertion(prizes, stars(state), hand)[0]
        for option in request.options:
            if option.verb == "exert":
                card = judge.card(str(option.args["card"]))
                if prizes is None:
                    hope = 0.4 ** max(1, missing) * 1.6 if missing > 0 else -0.1
                    self.thought.weigh(option.id, hope - card)
                else:  # the cheapest goes first, and none if it does not pay
                    self.thought.weigh(option.id, (more if more > 0 else -0.1) - 0.01 * (card - hand[0]))
            elif option.verb == "enough":
                self.thought.weigh(option.id, 0.0)
            else:
                self.thought.weigh(option.id, 0.2 if missing > 0 else -0.1)
        self.thought.intend("third-test")

    def _prizes(self, judge: Judge, state: ThirdState, request: Choose[Any]) -> Prizes | None:
        """What stars are worth in the test of a quest; None in other tests."""
        quests = state.book.catalogue.quests
        attribute = request.args.get("attribute")
        if (
            not judge.prices.exerts
            or state.fight is not None
            or state.resolving
            or state.drawn is not None
            or state.doing == "story"
        ):
            return None
        for card in judge.hero.quests:
            test = quests[card].test
            places = quests[card].at
            here = judge.hero.hex
            if test is None or test.attribute != attribute or here is None:
                continue
            if any(state.book.board.lies_in(here, place) for place in places):
                return tuple(
                    (ending.successes, judge.ending(card, n)) for n, ending in enumerate(quests[card].endings)
                )
        return None

    def _match(self, state: ThirdState, request: Choose[Any]) -> None:
        judge = self.judge(state, request.seat)
        for option in request.options:
            if option.verb == "exert":
                healing = judge.prices.damage + judge.prices.more_damage * judge.damage
                self.thought.weigh(option.id, 0.45 * healing - judge.card(str(option.args["card"])))
            elif option.verb == "ability":
                self.thought.weigh(option.id, self._reroll(state, option.args))
            else:
                self.thought.weigh(option.id, 0.0)
        self.thought.intend("third-match")

    def _which(self, state: ThirdState, request: Choose[Any]) -> None:
        """The die that is of least use: it shows little, and not the terrain that is wanted."""
        wanted = _wanted(state, request.seat)
        for option in request.options:
            face = str(option.args.get("face", ""))
            use = 2.0 if face == "wild" else 0.3 * face.count("+")
            use += sum(1.0 for terrain in wanted if shows(face, terrain))
            self.thought.weigh(option.id, -use)

    # --- skills -------------------------------------------------------------------------------

    def _part_with(self, state: ThirdState, request: Choose[Any]) -> None:
        judge = self.judge(state, request.seat)
        for option in request.options:
            card = str(option.args.get("card", ""))
            if request.key == "learn.drop":
                known = judge.figure.skills
                lost = judge.strength(judge.figure.forgetting(card)) if card in known else 0.0
                self.thought.weigh(option.id, lost)
            else:
                self.thought.weigh(option.id, -judge.card(card))
        self.thought.intend("third-discard")

    def _pay(self, state: ThirdState, request: Choose[Any]) -> None:
        """Of trophies the kind of which there are most."""
        from tamalir.third.trophies import kind_of

        kinds = [kind_of(state, card) for card in state.heroes[request.seat].trophies]
        for option in request.options:
            kind = kind_of(state, str(option.args["card"])) if "card" in option.args else option.id
            self.thought.weigh(option.id, float(kinds.count(kind)))
        self.thought.intend("third-pay")

    def _learn(self, state: ThirdState, request: Choose[Any]) -> None:
        judge = self.judge(state, request.seat)
        for option in request.options:
            score = 0.0 if option.verb != "learn" else judge.learning(str(option.args["card"]))
            self.thought.weigh(option.id, score)
        best = self.thought.best()
        if best is not None and best.startswith("learn:"):
            self.thought.intend("third-learn", what=best.partition(":")[2])

    # --- assets -------------------------------------------------------------------------------

    def _buy(self, state: ThirdState, request: Choose[Any]) -> None:
        judge = self.judge(state, request.seat)
        for option in request.options:
            card = str(option.args.get("card", ""))
            if option.verb == "buy":
                cost = int(option.args["cost"])
                self.thought.weigh(option.id, judge.asset(card) - judge.gold * cost)
            elif option.verb == "reject":  # what nobody else should get goes first, what one wants stays
                mine = judge.asset(card)
                dear = judge.book.catalogue.assets[card].cost
                self.thought.weigh(option.id, -0.02 * max(0.0, mine) - 0.01 * (dear > judge.hero.gold + 4))
            else:
                self.thought.weigh(option.id, 0.0)
        best = self.thought.best()
        if best is not None and best.startswith("buy:"):
            self.thought.intend("market-buy", what=best.partition(":")[2])
        else:
            self.thought.intend("leave-market")

    def _sell(self, state: ThirdState, request: Choose[Any]) -> None:
        """An asset goes if a better one of its type can be bought for what it brings."""
        judge = self.judge(state, request.seat)
        goals = self.goals_for(judge)
        assets = judge.book.catalogue.assets
        market = state.markets.get(str(request.args.get("town", "")), [])
        self.thought.weigh("done", 0.0)
        self.thought.intend("third-keep")
        for option in request.options:
            if option.verb != "sell":
                continue
            card = str(option.args["card"])
            gain = judge.gold * int(option.args["gain"]) - judge.owning(card)
            for other in set(market):
                if assets[other].type == assets[card].type != "goods":
                    gain = max(gain, goals.bargain(other) - 0.1)
            self.thought.weigh(option.id, gain)
            if self.thought.best() == option.id:
                self.thought.intend("market-sell", what=card)

    def _give_up(self, state: ThirdState, request: Choose[Any]) -> None:
        judge = self.judge(state, request.seat)
        for option in request.options:
            card = str(option.args.get("card", ""))
            known = card in judge.hero.assets
            self.thought.weigh(option.id, -judge.owning(card) if known else -judge.asset(card))
        self.thought.intend("third-discard")

    def _take(self, state: ThirdState, request: Choose[Any]) -> None:
        judge = self.judge(state, request.seat)
        for option in request.options:
            card = str(option.args.get("card", ""))
            if card in judge.book.catalogue.assets:
                self.thought.weigh(option.id, judge.asset(card))
        best = self.thought.best()
        if best is not None:
            self.thought.intend("third-take", what=best.rpartition(":")[2])

    # --- deals --------------------------------------------------------------------------------

    def _answer(self, state: ThirdState, request: Choose[Any]) -> None:
        """Only what is fair to oneself: what one gets is worth at least what one gives."""
        judge = self.judge(state, request.seat)
        facts = request.args
        gets = judge.gold * int(facts.get("gives_gold", 0))
        gives = judge.gold * int(facts.get("wants_gold", 0))
        for card in _listed(facts.get("gives", "")):
            gets += self._priced(judge, card, judge.asset)
        for card in _listed(facts.get("wants", "")):
            gives += max(self._priced(judge, card, judge.owning), 0.0)
        gain = gets - gives
        self.thought.weigh("accept", gain - 0.01)
        self.thought.weigh("decline", 0.0)
        self.thought.intend("deal" if gain > 0.01 else "no-deal")

    def _priced(self, judge: Judge, card: str, worth: Callable[[str], float]) -> float:
        """An asset is worth what it brings, but what it can be sold for at least."""
        printed = judge.book.catalogue.assets.get(card)
        return 0.0 if printed is None else max(worth(card), 0.8 * judge.gold * printed.cost)

    def _break_off(self, state: ThirdState, request: Choose[Any]) -> None:
        for option in request.options:
            self.thought.weigh(option.id, 1.0 if option.id == "break-off" else 0.0)
        self.thought.intend("no-deal")


def _listed(cards: Any) -> list[str]:
    return [card for card in str(cards).replace(",", " ").split() if card]


def _effects_of(state: ThirdState, card: str) -> list[Effect]:
    """All that a card says outside abilities."""
    cards = state.book.catalogue
    found: list[Effect] = []
    if card in cards.events:
        found += [effect for option in cards.events[card].options for effect in option.effects]
    elif card in cards.quests:
        found += cards.quests[card].effects
    elif card in cards.stories:
        found += (*cards.stories[card].effects, *cards.stories[card].drawn)
    elif card in cards.enemies:
        found += cards.enemies[card].reward
    return found


def _choices(state: ThirdState, card: str) -> list[tuple[Effect, ...]]:
    """Every choice that a card holds."""
    return [
        part.args["effects"]
        for effect in _effects_of(state, card)
        for part in effect.within()
        if part.do == "choose-one"
    ]


def needed(state: ThirdState, request: Choose[Any]) -> int:
    """The stars that a running test asks for."""
    attribute = request.args.get("attribute")
    cards = [*state.resolving[-1:], *([state.drawn] if state.drawn is not None else [])]
    if state.doing == "story":
        cards += [quest.card for quest in state.track if quest.card is not None]
    if state.fight is not None:
        return 3  # each one more is one damage more
    needs = [
        int(part.args.get("needs", 1))
        for card in cards
        for effect in _effects_of(state, card)
        for part in effect.within()
        if part.do == "test" and part.args.get("attribute") == attribute
    ]
    if needs:
        return max(needs)
    quests = state.book.catalogue.quests
    ends = [
        ending.successes
        for card in state.heroes[request.seat].quests
        if (trial := quests[card].test) is not None and trial.attribute == attribute
        for ending in quests[card].endings
    ]
    return max(ends, default=1)


def _wanted(state: ThirdState, seat: int) -> list[str]:
    """The terrain that dice on the table should show."""
    at, dice = state.heroes[seat].hex, state.dice
    if at is None or dice is None:
        return []
    if dice.purpose == "explore":
        quests = state.book.catalogue.quests
        return [
            need
            for card in state.heroes[seat].quests
            if any(state.book.board.lies_in(at, place) for place in quests[card].at)
            for ending in quests[card].endings
            for need in ending.needs
        ]
    if dice.purpose == "move":
        return ["plains"]
    return [state.book.board.terrain[at]]

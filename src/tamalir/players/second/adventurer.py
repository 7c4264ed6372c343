"""The adventurer: plans with odds, journeys and the worth of things."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tamalir.kernel import Choose
from tamalir.odds.second.travel import after_the_roll, easy_terrains, reach_chances
from tamalir.odds.second.worth import lightly
from tamalir.players.second.bot import SecondBot
from tamalir.players.second.distances import delays
from tamalir.players.second.fighting import by_solver, by_thumb, worth_taking
from tamalir.players.second.judgement import Judge, Site
from tamalir.players.second.outside_fights import verbs
from tamalir.players.second.texts import accepts, choices, fit_as_rival, promise
from tamalir.second.limits import is_ally, no_room_for, take_away
from tamalir.second.market import price as price_of
from tamalir.second.state import Ally, Item, SecondState
from tamalir.second.values import life
from tamalir.second.words import HERO, Colour, Terrain
from tamalir.world.hexes import Hex, parsed

Weigh = Callable[[SecondState, Choose[Any]], None]

FIGHT_QUESTIONS = (
    "combat.before",
    "combat.escape",
    "combat.act",
    "combat.hit",
    "roll.improve",
    "wounds.cancel",
    "card.either",
    "card.pay",
    "roll.commit",
)


PARTS = {"first": "first", "second": "second", "pay-gold": "paid", "pay-nothing": "unpaid"}
"""Option of a card's text -> the part of it that is carried out."""


class Adventurer(SecondBot):
    """Uses exact odds in fights, the planner on the road and strength in the market."""

    name = "adventurer"
    seconds = 0.3

    def _questions(self) -> Mapping[str, Weigh]:
        return {
            **dict.fromkeys(FIGHT_QUESTIONS, self._fight),
            "movement.set-out": self._set_out,
            "movement.travel": self._travel,
            "movement.rest": self._rest,
            "movement.moved": self._moved,
            "adventure.attempt": self._attempt,
            "market.act": self._market,
            "market.upkeep": self._upkeep,
            "experience.buy": self._experience,
            "experience.pay": self._first,
            "knockout.card": self._lose,
            "knockout.town": self._carried,
            "duel.prize": self._prize,
            "reward.keep": self._keep,
            "card.take": self._take,
            "card.rival": self._rival,
            "card.bargain": self._bargain,
            "card.walk": self._walk,
            "card.town": self._carried,
            "limits.make-room": self._lose,
            "negotiation.offer": self._offer,
            "negotiation.reply": self._reply,
            "event.replenish": self._replenish,
            "game.end": self._play_on,
            "turn.end": self._use_free,
        }

    # --- fights ---------------------------------------------------------------------------

    def _fight(self, state: SecondState, request: Choose[Any]) -> None:
        judge = self.judge(state, request.seat)
        if not by_solver(judge, request, self.thought, self.budget):
            by_thumb(state, request, self.thought)
            if not self.thought.scores:
                self._text(state, request)

    def _text(self, state: SecondState, request: Choose[Any]) -> None:
        """What a card asks outside a fight: the way that promises more; to pay for what is worth it."""
        judge, card = self.judge(state, request.seat), str(request.args["card"])
        effect = choices(judge, card, request.key.partition(".")[2])
        for n, option in enumerate(request.options):
            score = 0.0
            if effect is not None and option.id in PARTS:
                score = promise(judge, effect.args.get(PARTS[option.id], ()), card)
            if option.id == "pay-gold":
                score -= judge.gold * int(option.args.get("n", 1))
            self.thought.weigh(option.id, score - 0.001 * n)

    def _rival(self, state: SecondState, request: Choose[Any]) -> None:
        judge, card = self.judge(state, request.seat), str(request.args["card"])
        for option in request.options:
            rival = next(n for n, hero in enumerate(state.heroes) if hero.id == option.args["hero"])
            self.thought.weigh(option.id, fit_as_rival(judge, rival, card))

    def _bargain(self, state: SecondState, request: Choose[Any]) -> None:
        judge, args = self.judge(state, request.seat), request.args
        self.thought.weigh("accept", accepts(judge, int(args["n"]), int(args["points"])))
        self.thought.weigh("decline", 0.0)

    # --- the road -------------------------------------------------------------------------

    def _set_out(self, state: SecondState, request: Choose[Any]) -> None:
        seat = request.seat
        judge = self.judge(state, seat)
        hero, board = state.heroes[seat], state.book.board
        start = hero.hex if hero.hex is not None else board.towns[board.start]
        easy = easy_terrains(state, seat)
        tired = hero.exhaustion + sum(ally.exhaustion for ally in hero.allies)
        for option in request.options:
            if option.verb == "roll":
                n = int(option.args["n"])
                score, reach = _hopes(judge, start, n, easy)
                rest = min(int(option.args.get("rest", 0)), tired)
                self.thought.weigh(option.id, score + 0.07 * rest, reach=round(reach, 4))
            elif option.verb == "step":
                self.thought.weigh(option.id, judge.place(parsed(str(option.args["hex"]))) - 0.001, reach=1.0)
            else:
                self.thought.weigh(option.id, self._magic_way(state, judge, option.id, start))
            if self.budget.over(0):
                break
        self._plan(judge, start)

    def _magic_way(self, state: SecondState, judge: Judge, option: str, start: Hex) -> float:
        """Cards that carry the hero off: worth the best town, less what using them up costs."""
        towns = [judge.place(at) for at in state.book.board.towns.values()]
        return max(towns, default=0.0) - 0.6 - 0.3 * judge.place(start)

    def _plan(self, judge: Judge, start: Hex) -> None:
        sites = [site for site in judge.sites() if site.gain > 0]
        if not sites:
            self.thought.intend("wander")
            return

        def ahead(site: Site) -> float:
            return site.gain - judge.hurry() * delays(judge.state.book.board, site.at)[start]

        best = max(sites, key=ahead)
        self.thought.intend(f"go-{best.kind}", what=best.what, percent=round(100 * best.win))

    def _travel(self, state: SecondState, request: Choose[Any]) -> None:
        seat = request.seat
        judge = self.judge(state, seat)
        hero = state.heroes[seat]
        assert hero.hex is not None
        ways = after_the_roll(state, seat, lambda: self.budget.timed and self.budget.over(0))
        target = max(ways, key=lambda at: (judge.place(at), -len(ways[at].path), at))
        first = ways[target].path[0] if ways[target].path else None
        for option in request.options:
            if option.id == "stop":
                self.thought.weigh("stop", judge.place(hero.hex) + (1e-6 if first is None else 0.0))
            elif option.verb == "march":
                continue  # a journey is the sum of its steps
            elif option.verb == "to":
                at = parsed(str(option.args["hex"]))
                ahead = judge.place(target) if at == first else judge.place(at) - 0.01
                self.thought.weigh(option.id, min(ahead, judge.place(target)))
            elif "reroll-dice" in verbs(state.book, option.id):
                self.thought.weigh(option.id, self._rolled_again(judge, hero.hex) - 0.12)
            else:
                self.thought.weigh(option.id, judge.place(hero.hex) - 0.3)
        if first is not None:
            self.thought.scores[towards(request, target, first)] = judge.place(target) + 1e-6
        self._plan_for(judge, target)

    def _rolled_again(self, judge: Judge, place: Hex) -> float:
        """What a second roll of the same dice is worth."""
        state = judge.state
        return _hopes(judge, place, len(state.journey.dice), easy_terrains(state, judge.seat))[0]

    def _plan_for(self, judge: Judge, target: Hex) -> None:
        here = [site for site in judge.sites() if site.at == target and site.gain > 0]
        if here:
            best = max(here, key=lambda site: site.gain)
            self.thought.intend(f"go-{best.kind}", what=best.what, percent=round(100 * best.win))
        else:
            self._plan(judge, target)

    def _rest(self, state: SecondState, request: Choose[Any]) -> None:
        for option in request.options:
            self.thought.weigh(option.id, 1.0 if option.id == f"rest:{HERO}" else 0.5)
        self.thought.intend("rest")

    def _moved(self, state: SecondState, request: Choose[Any]) -> None:
        judge = self.judge(state, request.seat)
        place = state.heroes[request.seat].hex
        assert place is not None
        here = judge.place(place)
        for option in request.options:
            if option.id == "go-on":
                self.thought.weigh(option.id, here)
                continue
            near = [way.hex for way in state.book.board.ways(place)]
            towns = list(state.book.board.towns.values())
            goals = towns if "go-to-town" in verbs(state.book, option.id) else near
            self.thought.weigh(option.id, max(judge.place(at) for at in goals) - 0.15)

    def _walk(self, state: SecondState, request: Choose[Any]) -> None:
        judge = self.judge(state, request.seat)
        place = state.heroes[request.seat].hex
        for option in request.options:
            at = place if option.id == "stop" else parsed(str(option.args["hex"]))
            self.thought.weigh(option.id, judge.place(at) if at is not None else 0.0)

    def _carried(self, state: SecondState, request: Choose[Any]) -> None:
        judge = self.judge(state, request.seat)
        towns = state.book.board.towns
        for option in request.options:
            self.thought.weigh(option.id, judge.place(towns[str(option.args["town"])]))

    # --- adventure ------------------------------------------------------------------------

    def _attempt(self, state: SecondState, request: Choose[Any]) -> None:
        seat = request.seat
        judge = self.judge(state, seat)
        place = state.heroes[seat].hex
        town = place is not None and state.book.board.spaces[place].terrain is Terrain.TOWN
        best = max((judge.gain(colour)[0] for colour in Colour), default=0.0)
        self.thought.weigh("move-on", (judge.healing() if town else 0.0) + min(0.0, best - 0.01))
        self.thought.intend("move-on")
        for option in request.options:
            what = option.id.partition(":")[2]
            if option.verb == "adventure":
                gain, win = judge.gain(Colour(what))
            elif option.verb == "undefeated":
                if not self.budget.over(40):
                    judge.look_closely(what)
                gain, win = judge.gain(state.book.challenges[what].colour, what)
            elif option.verb == "duel":
                gain, win = judge.duel(next(n for n, hero in enumerate(state.heroes) if hero.id == what))
            elif option.verb == "negotiate":
                gain, win = -0.2, 0.0
            else:
                continue
            self.thought.weigh(option.id, gain, win=round(win, 4))
            if self.thought.best() == option.id:
                self.thought.intend(f"attempt-{option.verb}", what=what, percent=round(100 * win))

    # --- market and experience ------------------------------------------------------------

    def _market(self, state: SecondState, request: Choose[Any]) -> None:
        seat = request.seat
        judge = self.judge(state, seat)
        hero = state.heroes[seat]
        self.thought.weigh("leave-market", 0.0)
        self.thought.intend("leave-market")
        ahead = self._wish(state, judge, seat)
        for option in request.options:
            what = option.id.partition(":")[2]
            if option.verb in ("buy", "hire"):
                score = judge.purchase(what)
            elif option.verb == "heal-all" and ahead > 0:
                continue  # first a wound, then the wares again
            elif option.verb in ("heal", "heal-all", "revive"):
                score = self._healed(state, judge, seat, option.id)
                if ahead > 0 and hero.wounds <= 1:
                    score *= 0.5
            elif option.verb == "sell":
                score = max(self._swap(state, judge, seat, what), self._rid_of(state, judge, what))
            elif option.verb == "use":
                score = 0.2
            else:
                continue
            self.thought.weigh(option.id, score)
            if self.thought.best() == option.id:
                self.thought.intend(f"market-{option.verb.removesuffix('-all')}", what=what)
            if self.budget.over(0):
                break

    def _wish(self, state: SecondState, judge: Judge, seat: int) -> float:
        """The best purchase here, so that its gold is not spent on scratches."""
        town = next((t for t, at in state.book.board.towns.items() if at == state.heroes[seat].hex), None)
        gold = state.heroes[seat].gold
        wares = state.stacks.get(town, ()) if town is not None else ()
        fit = [card for card in wares if price_of(state, seat, card) <= gold]
        return max((judge.purchase(card) for card in fit), default=0.0)

    def _healed(self, state: SecondState, judge: Judge, seat: int, option: str) -> float:
        verb, _, who = option.partition(":")
        hero = state.heroes[seat]
        if verb == "revive":
            return 0.06 * hero.exhaustion if who == HERO else 0.02
        at_once = 0.001 if verb == "heal-all" else 0.0
        if who != HERO:
            return 0.12 + at_once
        share = hero.wounds / max(1, life(state, seat, HERO))
        return 0.6 * share + at_once

    def _rid_of(self, state: SecondState, judge: Judge, card: str) -> float:
        """What slows the party down by more than it helps is sold."""
        return judge.prices.gold * (state.book.cost(card) // 2) - judge.without(card) - 0.3

    def _swap(self, state: SecondState, judge: Judge, seat: int, card: str) -> float:
        """Sell one card to buy a better one that has no room, or no money, beside it."""
        place = state.heroes[seat].hex
        town = next((t for t, at in state.book.board.towns.items() if at == place), None)
        if town is None or self.budget.over(0):
            return -1.0
        gold = state.heroes[seat].gold + state.book.cost(card) // 2
        best = -1.0
        for other in state.stacks[town]:
            cost = price_of(state, seat, other)
            if cost > gold or state.book.cost(other) <= state.book.cost(card):
                continue
            if no_room_for(state, seat, other) is None and cost <= state.heroes[seat].gold:
                continue
            after = lightly(judge.fresh, seat)
            take_away(after, seat, card)
            if no_room_for(after, seat, other) is not None:
                continue
            if is_ally(state, other):
                after.heroes[seat].allies.append(Ally(other))
            else:
                after.heroes[seat].items.append(Item(other))
            change = judge.strength * (judge.might(after) - judge.fresh_power)
            best = max(best, change - judge.prices.gold * (cost - state.book.cost(card) // 2) - 0.15)
            if self.budget.over(0):
                break
        return best

    def _upkeep(self, state: SecondState, request: Choose[Any]) -> None:
        for option in request.options:
            self.thought.weigh(option.id, 1.0 if option.verb == "pay" else 0.0)

    def _experience(self, state: SecondState, request: Choose[Any]) -> None:
        judge = self.judge(state, request.seat)
        self.thought.weigh("save-up", -1.0)
        for option in request.options:
            if option.verb == "bonus":
                what = option.id.partition(":")[2]
                score = judge.bonus(what) + judge.calling(what)
                if what == "life":
                    score -= 0.6  # a whole colour of adventures is forfeited by it (2E-XP-011)
                self.thought.weigh(option.id, score)
        best = self.thought.best()
        if best is not None and best != "save-up":
            self.thought.intend("experience", what=best.partition(":")[2])

    # --- cards won and lost ---------------------------------------------------------------

    def _lose(self, state: SecondState, request: Choose[Any]) -> None:
        judge = self.judge(state, request.seat)
        for option in request.options:
            card = str(option.args["card"])
            self.thought.weigh(option.id, -judge.without(card) - 0.01 * state.book.cost(card))

    def _prize(self, state: SecondState, request: Choose[Any]) -> None:
        for option in request.options:
            if option.id == "prize-gold":
                self.thought.weigh(option.id, 0.8 * int(option.args["n"]))
            elif option.verb == "prize":
                self.thought.weigh(option.id, worth_taking(state, str(option.args["card"])))
            else:
                self.thought.weigh(option.id, -1.0 if option.verb == "discard" else 0.0)

    def _keep(self, state: SecondState, request: Choose[Any]) -> None:
        for option in request.options:
            self.thought.weigh(option.id, {"keep": 1.0, "leave": 0.0}.get(option.verb, -1.0))

    def _take(self, state: SecondState, request: Choose[Any]) -> None:
        judge = self.judge(state, request.seat)
        for option in request.options:
            if option.id == "take":
                card, cost = str(option.args["card"]), int(option.args["cost"])
                gained = judge.purchase(card) + judge.prices.gold * 0.6 * (state.book.cost(card) - cost)
                self.thought.weigh(option.id, gained + (0.2 if not cost else 0.0))
            else:
                self.thought.weigh(option.id, 0.0 if option.id == "leave" else -1.0)

    # --- other people ---------------------------------------------------------------------

    def _offer(self, state: SecondState, request: Choose[Any]) -> None:
        for option in request.options:
            self.thought.weigh(option.id, 1.0 if option.id == "break-off" else 0.0)

    def _reply(self, state: SecondState, request: Choose[Any]) -> None:
        """Accept what makes the party stronger by more than it makes the other; else break off."""
        deal, seat = state.deal, request.seat
        change = -1.0
        if deal is not None:
            judge = self.judge(state, seat)
            after = lightly(judge.fresh, seat)
            for card in deal.cards[deal.to]:
                take_away(after, seat, card)
            hero = after.heroes[seat]
            for card in deal.cards[deal.by]:
                if is_ally(state, card):
                    hero.allies.append(Ally(card))
                else:
                    hero.items.append(Item(card))
            change = judge.strength * (judge.might(after) - judge.fresh_power)
            change += judge.prices.gold * (deal.gold[deal.by] - deal.gold[deal.to]) - 0.1
        for option in request.options:
            score = {"accept": change, "decline": -0.1, "counter": -0.5, "break-off": 0.0}
            self.thought.weigh(option.id, score.get(option.id, -1.0))
        self.thought.intend("deal" if change > 0 else "no-deal")

    def _replenish(self, state: SecondState, request: Choose[Any]) -> None:
        place = state.heroes[request.seat].hex
        for option in request.options:
            at = parsed(str(option.args["hex"]))
            far = 0 if place is None else abs(at[0] - place[0]) + abs(at[1] - place[1])
            self.thought.weigh(option.id, -float(far))

    def _play_on(self, state: SecondState, request: Choose[Any]) -> None:
        self.thought.weigh("play-on", 1.0)
        self.thought.intend("play-on")

    def _use_free(self, state: SecondState, request: Choose[Any]) -> None:
        for option in request.options:
            self.thought.weigh(option.id, 0.0 if option.id == "go-on" else 0.5)

    def _first(self, state: SecondState, request: Choose[Any]) -> None:
        """The first option: the payment with the least surplus (2E-GAP-088)."""
        self.thought.weigh(request.options[0].id, 0.0)


def _hopes(judge: Judge, start: Hex, n: int, easy: Sequence[str]) -> tuple[float, float]:
    """What a roll of so many dice may lead to, and the chance that it leads to the best place."""
    chances = reach_chances(judge.state.book.board, start, n, easy) if n else {start: 1.0}
    places = sorted(((judge.place(at), at) for at in chances), reverse=True)
    score, left = 0.0, 1.0
    for worth, at in places:  # one's own space is always among them
        score += left * chances[at] * worth
        left *= 1.0 - chances[at]
        if left < 1e-3:
            break
    return score, chances[places[0][1]]


def towards(request: Choose[Any], target: Hex, first: Hex) -> str:
    """The whole journey, where it is on offer; else its first step."""
    whole = f"march:{target[0]},{target[1]}"
    offered = any(option.id == whole for option in request.options)
    return whole if offered else f"to:{first[0]},{first[1]}"

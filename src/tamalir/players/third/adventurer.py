"""The adventurer: knows what it wants, what is likely and what things are worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tamalir.kernel import Choose, Option
from tamalir.odds.advisor import Odds
from tamalir.odds.third.fights import Fights
from tamalir.players.luck import Budget
from tamalir.players.third.bot import ThirdBot, Weigh
from tamalir.players.third.cards import CardQuestions
from tamalir.players.third.goals import Goal, Goals
from tamalir.players.third.judgement import Judge
from tamalir.players.third.prices import ADVENTURER
from tamalir.players.third.road import best_way
from tamalir.players.third.solving import SHORT, sight_for, sight_of, solved, solver
from tamalir.players.third.thumb import by_thumb
from tamalir.third.state import ThirdState
from tamalir.third.values import damage, health
from tamalir.world.hexes import Hex, parsed

LEARN = 5.0
"""Learning costs no action: whatever is worth it comes first."""
ENOUGH_SKILL = 0.45
ENOUGH_FOR_A_TROPHY = 0.35
MOST_OF_IT = 0.55
"""The part of its time that it uses."""


class Adventurer(CardQuestions, ThirdBot):
    """Weighs every goal on the map by its gain and the actions it takes."""

    name = "adventurer"
    seconds = 0.3
    prices = ADVENTURER
    sight = SHORT
    """How far it looks in a fight."""
    pointless = 2.0
    """Taken off what changes nothing, such as a rest without a scratch: it does not even err so."""

    def _questions(self) -> Mapping[str, Weigh]:
        return {
            **self._card_questions(),
            "turn.action": self._turn,
            "move.spend": self._spend,
            "move.walk": self._walk,
            "move.place": self._walk,
            "setup.hero": self._hero,
            "setup.place": self._start,
            "fight.flee": self._flee,
            "fight.flight": self._flight,
            "fight": self._fight,
        }

    # --- the turn -----------------------------------------------------------------------------

    def _turn(self, state: ThirdState, request: Choose[Any]) -> None:
        judge = self.judge(state, request.seat)
        start = judge.hero.hex
        if start is None:
            return
        goals = self.goals(judge)
        ahead = goals.ahead(start)
        for option in request.options:
            self.thought.weigh(option.id, self._deed(judge, goals, start, ahead, option))
        self._tell(judge, goals, start)

    def _deed(self, judge: Judge, goals: Goals, start: Hex, ahead: float, option: Option[Any]) -> float:
        """What an option of a turn is worth, together with what may come after it."""
        verb, what = option.verb, option.id.partition(":")[2]
        action = goals.action
        if verb == "walk":
            there = parsed(str(option.args["hex"]))
            return goals.ahead(there) - action - goals.entering(there)
        if verb == "travel":
            return self._travelled(goals, start)
        if verb == "learn":
            gain = judge.learning(what)
            return LEARN + gain if gain > self._least_skill(judge, what) else ahead - 1.0
        if verb == "train":
            return self._training(judge) - action + ahead
        if verb == "take-rest":
            if not judge.damage:
                return ahead - action - self.pointless
            goal = goals.here(start, "rest")
            extra = 0.0
            if judge.damage and start == judge.state.villain and start in goals.board.kind:
                gained = judge.villain(0) - judge.villain(judge.damage)
                extra = judge.prices.victory * gained
            return (goal.gain if goal is not None else 0.0) + extra - action + ahead
        if verb == "ability":
            return self._ability(judge, option) + ahead
        if verb == "recover":
            return ahead + 1.0
        if verb in ("idle", "end-turn"):
            return ahead - action * judge.state.actions - (self.pointless if verb == "idle" else 0.0)
        if verb in ("deal", "trade", "gift", "send-envelope"):
            return ahead - 3.0
        if verb in ("prepare", "spend-prepare", "open-envelope"):
            return ahead + (0.1 if verb != "prepare" else 0.15 - action)
        goal = self._goal_of(goals, start, verb, what)
        if goal is None:
            return ahead - action * 2
        return goal.gain - action * goal.cost + goals.ahead(start, besides=goal)

    def _goal_of(self, goals: Goals, start: Hex, verb: str, what: str) -> Goal | None:
        for goal in goals.all:
            if goal.at == start and goal.deed == verb and (not what or goal.what == what):
                return goal
        return None

    def _travelled(self, goals: Goals, start: Hex) -> float:
        """A move with dice: towards what is not here, at least one action away."""
        best = -1.0
        for goal in goals.all:
            if goal.at != start:
                best = max(best, goals.value(start, goal) + 0.01)
        return best

    def _training(self, judge: Judge) -> float:
        """New cards to exert, and perhaps a skill for trophies that wait."""
        hero, size = judge.hero, judge.traits.values["hand"]
        gain = judge.prices.card * max(0, size - len(hero.hand))
        trophies = len(hero.trophies)
        if judge.prices.counts:
            return gain + judge.training(size)
        if trophies >= 2:
            waits = max([0.0, *(judge.card(card) for card in set(hero.hand))]) > 0.9
            gain += 0.05 if waits else min(0.5, 0.12 * trophies)
        return gain

    def _least_skill(self, judge: Judge, skill: str) -> float:
        """What a skill must bring to be worth its trophies."""
        if judge.left <= 6:
            return 0.05
        if judge.prices.counts:
            return ENOUGH_FOR_A_TROPHY * sum(judge.book.catalogue.skills[skill].cost.values())
        return ENOUGH_SKILL

    def _ability(self, judge: Judge, option: Option[Any]) -> float:
        ability = judge.book.abilities.get(str(option.args.get("ability", "")))
        if ability is None:
            return -0.2
        paid = judge.price(ability.effect.cost)
        if paid is None:
            return -1.0
        verbs = {part.do for part in ability.effect.within()}
        if verbs & {"challenge", "recover", "take-enemy"}:
            return -0.5
        card = judge.book.homes.get(ability.id, "")
        if "trade" in verbs:
            trade = judge.book.catalogue.assets[card].trade or 0
            return judge.gold * trade - judge.prices.action
        if "move" in verbs:
            return -0.05
        gain = judge.effects((ability.effect,), card)
        return gain - (judge.prices.action if ability.when == "action" else 0.05)

    def _tell(self, judge: Judge, goals: Goals, start: Hex) -> None:
        """The plan behind the best option: what it does at once, or the goal that it leads to."""
        best = self.thought.best()
        verb = (best or "").partition(":")[0]
        what = (best or "").partition(":")[2]
        if verb == "learn":
            self.thought.intend("third-learn", what=what)
        elif verb == "train":
            self.thought.intend("third-train")
        elif verb == "take-rest":
            self.thought.intend("third-rest")
        elif verb in ("walk", "travel"):
            at = parsed(what) if verb == "walk" else start
            others = [goal for goal in goals.all if goal.at != start or verb == "walk"]
            goal = max(others, key=lambda goal: goals.value(at, goal), default=None)
            if goal is None:
                self.thought.intend("wander")
            else:
                self._intend_to("go", goal)
        else:
            goal = self._goal_of(goals, start, verb, what)
            if goal is not None:
                self._intend_to("do", goal)
            else:
                self._tell_deed(verb, what)

    def _tell_deed(self, verb: str, what: str) -> None:
        """What leads to no goal has its reason too."""
        if verb == "prepare":
            self.thought.intend("third-prepare")
        elif verb == "spend-prepare":
            self.thought.intend("third-saved")
        elif verb == "recover":
            self.thought.intend("third-recover")
        elif verb == "ability":
            self.thought.intend("third-ability", what=what)
        elif verb in ("end-turn", "idle"):
            self.thought.intend("third-nothing")

    def _intend_to(self, how: str, goal: Goal) -> None:
        self.thought.intend(f"third-{how}-{goal.kind}", what=goal.what, percent=goal.percent)

    # --- the road -----------------------------------------------------------------------------

    def _spend(self, state: ThirdState, request: Choose[Any]) -> None:
        judge = self.judge(state, request.seat)
        start, dice = judge.hero.hex, state.dice
        if start is None or dice is None:
            return
        goals = self.goals(judge)
        worth = {start: goals.ahead(start)}

        def place(at: Hex) -> float:
            known = worth.get(at)
            if known is None:
                known = worth[at] = goals.ahead(at)
            return known

        value, step, end = best_way(goals.board, start, dice.faces, place, goals.entering)
        best = goals.best(end)
        for option in request.options:
            if option.verb == "go":
                there = parsed(str(option.args["hex"]))
                face = str(option.args["face"])
                if step == (there, face):
                    score = value + 0.001
                elif step is not None and step[0] == there:
                    score = value - 0.05
                else:
                    score = place(there) - goals.entering(there) - 0.1
                self.thought.weigh(option.id, score)
            elif option.verb == "stop":
                self.thought.weigh(option.id, worth[start])
            elif option.verb == "exert":
                card = str(option.args.get("card", ""))
                self.thought.weigh(option.id, self._again(goals, start, value, best) - judge.card(card))
            else:
                self.thought.weigh(option.id, self._touch(judge, option, goals, start, value))
        if best is None or best.gain <= 0:
            self.thought.intend("wander")
        elif best.at == end == start:
            self._intend_to("do", best)
        else:
            self._intend_to("go", best)

    def _again(self, goals: Goals, start: Hex, value: float, best: Goal | None) -> float:
        """What another roll of one die may lead to: not much, unless the dice lead nowhere."""
        if best is None or value > goals.ahead(start) + 0.15:
            return value - 0.05
        return value + 0.15

    def _touch(self, judge: Judge, option: Option[Any], goals: Goals, start: Hex, value: float) -> float:
        """An ability that changes dice or moves the hero a little."""
        ability = judge.book.abilities.get(str(option.args.get("ability", "")))
        if ability is None:
            return value - 0.5
        verbs = {part.do for part in ability.effect.within()}
        if verbs & {"reroll-dice", "count-as"}:
            stuck = value <= goals.ahead(start) + 0.2
            return value + (0.1 if stuck and "count-as" not in verbs else -0.1)
        return value + min(-0.05, self._ability(judge, option))

    def _walk(self, state: ThirdState, request: Choose[Any]) -> None:
        judge = self.judge(state, request.seat)
        goals = self.goals(judge)
        for option in request.options:
            if "hex" in option.args:
                there = parsed(str(option.args["hex"]))
                self.thought.weigh(option.id, goals.ahead(there) - goals.entering(there))
            elif judge.hero.hex is not None:
                self.thought.weigh(option.id, goals.ahead(judge.hero.hex) + 0.01)
        self.thought.intend("third-road")

    # --- before the game ------------------------------------------------------------------------

    def _hero(self, state: ThirdState, request: Choose[Any]) -> None:
        """Who fights best and moves easily."""
        for option in request.options:
            card = state.book.catalogue.heroes[str(option.args["hero"])]
            self.thought.weigh(option.id, self._liking(state, request.seat, card.id))
        self.thought.intend("third-hero")

    def _liking(self, state: ThirdState, seat: int, hero: str) -> float:
        from tamalir.players.third.figure import Figure

        judge = self.judge(_as(state, seat, hero), seat)
        card = state.book.catalogue.heroes[hero]
        return judge.strength(Figure(hero, (), ())) + 0.5 * (card.speed + card.hand)

    def _start(self, state: ThirdState, request: Choose[Any]) -> None:
        judge = self.judge(state, request.seat)
        goals = self.goals(judge)
        for option in request.options:
            at = parsed(str(option.args["hex"]))
            values = sorted((goals.value(at, goal) for goal in goals.all), reverse=True)
            self.thought.weigh(option.id, sum(values[:3]))
        self.thought.intend("third-start")

    # --- fights ---------------------------------------------------------------------------------

    def _odds(self) -> Mapping[str, Odds]:
        """What the solver says about the options of a fight."""
        if self.view is None:
            return {}
        return solved(self.fights(), self.view, self.budget)

    def _new_budget(self) -> Budget:
        """The solver looks at the clock all the time, so little is kept for finishing what is under way."""
        budget = Budget(self.limit, self.steps)
        budget.use(MOST_OF_IT)
        return budget

    def fights(self) -> Fights:
        """The solver, as far as the time allows."""
        if self.steps is not None:
            return solver(sight_of(self.steps, self.sight))
        return solver(sight_for(self.limit, self.sight))

    def _fight(self, state: ThirdState, request: Choose[Any]) -> None:
        rows = self._odds()
        if rows:
            for id, odds in rows.items():
                self.thought.weigh(id, odds.utility or 0.0, win=odds.win, loss=odds.loss, wounds=odds.wounds)
        else:
            for id, score in by_thumb(state, request).items():
                self.thought.weigh(id, score)
        self._tell_fight(state, request)

    def _tell_fight(self, state: ThirdState, request: Choose[Any]) -> None:
        fight = state.fight
        if fight is None:
            return
        mine = next((side for side in fight.sides if side.hero and side.seat == request.seat), None)
        if mine is None:
            enemy = next((side.who for side in fight.sides if not side.hero), fight.sides[0].who)
            self.thought.intend("third-enemy", foe=enemy)
        else:
            self.thought.intend("fight-on", foe=fight.foe(mine).who)

    def _flee(self, state: ThirdState, request: Choose[Any]) -> None:
        """Away from a fight that is as good as lost, with a hero that is still whole enough."""
        fight = state.fight
        if fight is None:
            return
        mine = next((side for side in fight.sides if side.hero and side.seat == request.seat), None)
        if mine is None:
            return
        foe = fight.foe(mine)
        judge = self.judge(state, request.seat)
        if foe.hero:
            win = 0.5
        else:
            left = max(0, health(state, foe) - damage(state, foe))
            printed = state.book.catalogue.enemies[foe.who].health
            rows = self._odds()
            win = rows["stay"].win if "stay" in rows else judge.fight(foe.who, suffered=printed - left).win
        stays = win * 2.0 - (1 - win) * (judge.prices.defeat + judge.hurts(judge.health))
        self.thought.weigh("stay", stays, win=round(win, 3))
        self.thought.weigh("flee", 0.55 * -judge.hurts(judge.damage) + 0.45 * stays)
        if self.thought.best() == "flee":
            self.thought.intend("third-flee", foe=foe.who)
        else:
            self.thought.intend("fight", foe=foe.who, percent=round(100 * win))

    def _flight(self, state: ThirdState, request: Choose[Any]) -> None:
        judge = self.judge(state, request.seat)
        for option in request.options:
            if option.verb == "flee-to":
                self.thought.weigh(option.id, 2.0)
            elif option.verb == "reroll":
                self.thought.weigh(option.id, 0.6 - judge.card(str(option.args["card"])))
            else:
                self.thought.weigh(option.id, 0.0)
        self._tell_fight(state, request)


def _as(state: ThirdState, seat: int, hero: str) -> ThirdState:
    """The same position with this hero in a seat that has none yet; the state itself stays as it is."""
    from dataclasses import replace

    heroes = list(state.heroes)
    heroes[seat] = replace(heroes[seat], id=hero)
    return replace(state, heroes=heroes)

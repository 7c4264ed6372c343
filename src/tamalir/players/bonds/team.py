"""Questions that only a team has: parties, trades, gifts, envelopes, party skills, the sick, board fights.
A bot answers for its own hero and for nobody else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tamalir.bonds import plague
from tamalir.bonds.state import bonds_state, together
from tamalir.kernel import Choose, Option, Seat, is_unknown
from tamalir.odds.advisor import Odds
from tamalir.odds.bonds.board_fights import BoardFights
from tamalir.odds.third.trials import reveals
from tamalir.players.bonds.goals import TeamGoals
from tamalir.players.bonds.judgement import TeamJudge
from tamalir.players.bonds.plan import NOBODY, Plan, plan_of
from tamalir.players.third.adventurer import LEARN, Adventurer
from tamalir.players.third.bot import Weigh
from tamalir.players.third.goals import Goal, Goals
from tamalir.players.third.judgement import Judge
from tamalir.players.third.outlook import villain_of
from tamalir.players.third.thumb import by_thumb
from tamalir.third.attribute_tests import stars
from tamalir.third.heroes import company
from tamalir.third.learning import above_limit
from tamalir.third.state import ThirdState
from tamalir.world.hexes import Hex

WORTH_A_TRADE = 0.4
"""What the team must gain by an asset in other hands."""
COIN = 0.15
MOST_OPTIONS = 6
"""Of a fight that are played to its end; the others look worse at first sight."""


class TeamBot(Adventurer):
    """An adventurer who plays with others. Among rivals it plays like the base game's."""

    seconds = 0.3
    trials = 6
    """Fights that are played for an option, in a fight that decides the game; in others half of it."""

    def __init__(self, seed: int = 0, *, seconds: float | None = None, steps: int | None = None) -> None:
        super().__init__(seed, seconds=seconds, steps=steps)
        self._plan: tuple[int, ThirdState, Plan] | None = None
        self._trade: tuple[Seat, str] | None = None
        """What it is about to offer: to whom, which asset."""

    def _questions(self) -> Mapping[str, Weigh]:
        return {
            **super()._questions(),
            "party.accept": self._party,
            "party.fellow": self._whom,
            "party-skill.share": self._share,
            "plague.attribute": self._attribute,
            "test.exert": self._cure_or_test,
            "deal.offer": self._offer,
            "deal.answer": self._answer_deal,
            "gift.what": self._present,
            "envelope.what": self._present,
            "envelope.whom": self._addressee,
            "envelope.event": self._keep_event,
            "shop.redraw": self._redraw,
            "challenge.accept": self._no_challenge,
        }

    # --- judging ------------------------------------------------------------------------------

    def judge(self, state: ThirdState, seat: Seat) -> TeamJudge:
        return TeamJudge(state, seat, self.prices)

    def plan(self, state: ThirdState) -> Plan:
        """The plan of the team, once for each question."""
        length = -1 if self.view is None else self.view.length
        if self._plan is None or self._plan[0] != length or self._plan[1] is not state:
            found = plan_of(state, lambda seat: self.judge(state, seat)) if together(state) else NOBODY
            self._plan = (length, state, found)
        return self._plan[2]

    def goals(self, judge: Judge) -> Goals:
        assert isinstance(judge, TeamJudge)
        return TeamGoals(judge, self.plan(judge.state), self.overlooked)

    overlooked: tuple[str, ...] = ()

    # --- the turn -----------------------------------------------------------------------------

    def _deed(self, judge: Judge, goals: Goals, start: Hex, ahead: float, option: Option[Any]) -> float:
        verb, what = option.verb, option.id.partition(":")[2]
        state, plan = judge.state, self.plan(judge.state)
        if verb in ("form-party", "join-party"):
            near = plan.gathers and start == plan.lair
            all_of_us = what in ("all", "") or len(company(state, judge.seat)) == 1 or verb == "join-party"
            return ahead + GATHERED if near and all_of_us else ahead - 3.0
        if verb == "leave-party":
            return ahead - 3.0 if plan.gathers else ahead + 0.05
        if verb == "trade":
            return self._tradeable(judge, int(what), ahead)
        if verb in ("gift", "send-envelope"):
            return self._giving(judge, verb, what, ahead)
        if verb == "open-envelope":
            return ahead + LEARN
        if verb == "learn" and plan.gathers:  # on the way to the villain everything counts more
            return ahead + super()._deed(judge, goals, start, ahead, option)
        if verb == "play-party-skill":
            return ahead + 0.3 if self._worth_learning(state, what) else ahead - 3.0
        if verb == "prepare" and plan.gathers and start == plan.lair:
            return ahead + 0.1  # nothing better to do than to wait
        return super()._deed(judge, goals, start, ahead, option)

    def _tell_deed(self, verb: str, what: str) -> None:
        if verb in ("form-party", "join-party"):
            self.thought.intend("team-form")
        elif verb == "leave-party":
            self.thought.intend("team-leave")
        elif verb == "trade" and self._trade is not None:
            self.thought.intend("team-trade", what=self._trade[1])
        elif verb in ("gift", "send-envelope"):
            self.thought.intend("team-gift")
        elif verb == "open-envelope":
            self.thought.intend("team-open")
        elif verb == "play-party-skill":
            self.thought.intend("team-skill", what=what)
        else:
            super()._tell_deed(verb, what)

    def _intend_to(self, how: str, goal: Goal) -> None:
        if goal.kind == "gather" and how == "do":
            self.thought.intend("team-wait", percent=goal.percent)
        else:
            super()._intend_to(how, goal)

    # --- parties and party skills -------------------------------------------------------------

    def _party(self, state: ThirdState, request: Choose[Any]) -> None:
        """Together where the team gathers; else only with whoever goes the same way."""
        plan, hero = self.plan(state), state.heroes[request.seat]
        asks = str(request.args.get("hero", ""))
        if plan.gathers and hero.hex == plan.lair:
            self._say("yes", "team-join-lore", foe=villain_of(state) or "")
            return
        other = next((seat for seat, each in enumerate(state.heroes) if each.id == asks), request.seat)
        mine, theirs = self._bound_for(state, request.seat), self._bound_for(state, other)
        if mine is None or theirs is None or mine.at == theirs.at or mine.at == hero.hex:
            self._say("yes", "team-join-way", what=asks)
        else:
            self._say("no", "team-no-join", what=asks)

    def _bound_for(self, state: ThirdState, seat: Seat) -> Goal | None:
        at = state.heroes[seat].hex
        return None if at is None else self.goals(self.judge(state, seat)).best(at)

    def _say(self, answer: str, reason: str, **facts: int | str) -> None:
        for id in ("yes", "no"):
            self.thought.weigh(id, 1.0 if id == answer else 0.0)
        self.thought.intend(reason, **facts)

    def _whom(self, state: ThirdState, request: Choose[Any]) -> None:
        """Whoever needs it most: the fighter of the plan, else the most hurt."""
        plan = self.plan(state)
        for option in request.options:
            other = int(option.id.partition(":")[2])
            self.thought.weigh(option.id, state.heroes[other].damage + 3.0 * (other == plan.fighter))

    def _worth_learning(self, state: ThirdState, card: str) -> bool:
        """While heroes are in a party, and with trophies to spare."""
        spare = sum(max(0, len(hero.trophies) - 2) for hero in state.heroes)
        return bool(bonds_state(state).parties) and spare >= sum(
            state.book.catalogue.skills[card].cost.values()
        )

    def _share(self, state: ThirdState, request: Choose[Any]) -> None:
        """Trophies that are not wanted for a skill of one's own go to what helps all."""
        judge, card = self.judge(state, request.seat), str(request.args.get("card", ""))
        held = [id for id in judge.hero.hand if not is_unknown(id)]
        wanted = min(
            (sum(state.book.catalogue.skills[id].cost.values()) for id in held if judge.learning(id) > 0.45),
            default=0,
        )
        gives = len(judge.hero.trophies) > wanted
        for option in request.options:
            self.thought.weigh(option.id, float((option.verb == "pay-trophy") == gives))
        self.thought.intend("team-share" if gives else "team-no-share", what=card)

    # --- trades and presents ------------------------------------------------------------------

    def _tradeable(self, judge: Judge, other: Seat, ahead: float) -> float:
        """Whether something of ours is better in the other's hands, who can pay for it."""
        found = self._better_there(judge, other)
        if found is None:
            return ahead - 3.0
        self._trade = (other, found[0])
        return ahead + LEARN + found[1]

    def _better_there(self, judge: Judge, other: Seat) -> tuple[str, float] | None:
        state = judge.state
        them, best = self.judge(state, other), None
        for card in judge.hero.assets:
            cost = state.book.catalogue.assets[card].cost
            if state.book.catalogue.assets[card].trade is not None or cost > them.hero.gold:
                continue
            gain = them.asset(card) - max(0.0, judge.owning(card))
            if gain > WORTH_A_TRADE and (best is None or gain > best[1]):
                best = (card, gain)
        return best

    def _offer(self, state: ThirdState, request: Choose[Any]) -> None:
        """The asset that is better there, for what it costs."""
        judge, wanted = self.judge(state, request.seat), self._trade
        ids = [option.id for option in request.options]
        chosen = "break-off"
        if wanted is not None and f"give:{wanted[1]}" in ids and wanted[1] in judge.hero.assets:
            chosen = f"give:{wanted[1]}"
            self.thought.intend("team-trade", what=wanted[1])
        elif "propose" in ids and wanted is not None and f"give:{wanted[1]}" not in ids:
            chosen = "propose"
            self.thought.intend("team-trade", what=wanted[1])
        for id in ids:
            self.thought.weigh(id, float(id == chosen))
        if chosen in ("break-off", "propose"):
            self._trade = None

    def _answer_deal(self, state: ThirdState, request: Choose[Any]) -> None:
        """Good for the team: what both gain together, as long as it does not cost oneself dear."""
        if not together(state):
            self._answer(state, request)
            return
        facts, judge = request.args, self.judge(state, request.seat)
        other = next((n for n, h in enumerate(state.heroes) if h.id == facts.get("hero")), None)
        gives, wants = str(facts.get("gives", "")).split(), str(facts.get("wants", "")).split()
        gold = int(facts.get("gives_gold", 0)) - int(facts.get("wants_gold", 0))
        mine = judge.gold * gold + self._exchanged(judge, gives, wants)
        theirs = 0.0
        if other is not None and other != request.seat:
            them = self.judge(state, other)
            theirs = self._exchanged(them, wants, gives) - them.gold * gold
        good = mine + theirs > 0.0 and mine > -3.0
        self.thought.weigh("accept", mine + theirs if good else -1.0)
        self.thought.weigh("decline", 0.0)
        self._tell_deal(judge, gives, wants, good)

    def _tell_deal(self, judge: TeamJudge, gives: list[str], wants: list[str], good: bool) -> None:
        """The reason with the card that it is about, if it is about one."""
        held = [card for card in wants if card in judge.hero.assets]
        if good and gives and judge.asset(best := max(gives, key=judge.asset)) > 0.0:
            self.thought.intend("team-deal-mine", what=best)
        elif not good and held and judge.owning(best := max(held, key=judge.owning)) > 0.0:
            self.thought.intend("team-no-deal-mine", what=best)
        else:
            self.thought.intend("team-deal" if good else "team-no-deal")

    def _exchanged(self, judge: TeamJudge, gets: list[str], parts_with: list[str]) -> float:
        """What a hero gains by getting some assets for others of its own."""
        worth = 0.0
        for card in gets:
            if card in judge.book.catalogue.assets:
                worth += judge.asset(card)
        for card in parts_with:
            if card in judge.hero.assets:
                worth -= max(0.0, judge.owning(card))
        return worth

    def _gift_for(self, judge: Judge, other: Seat) -> tuple[str, float] | None:
        """Something small that does more good there: a skill that only the other can learn, or a coin."""
        state, them = judge.state, self.judge(judge.state, other)
        skills = state.book.catalogue.skills
        for card in sorted(set(judge.hero.hand)):
            if is_unknown(card) or skills[card].party or len(judge.hero.hand) < 3:
                continue
            here = above_limit(state, judge.seat, skills[card]) is None
            if not here and above_limit(state, other, skills[card]) is None and them.learning(card) > 0.6:
                return f"give-card:{card}", 0.4
        if judge.hero.gold and other == self.plan(state).fighter:
            lacking = self._lacks(them)
            own = Goals.bargain
            mine = self.goals(judge)
            wanted = any(own(mine, card) > 0.3 for market in state.markets.values() for card in set(market))
            if 0 < lacking <= 1 and not wanted:
                return "give-coin", COIN
        return None

    def _lacks(self, judge: Judge) -> int:
        """Gold that is missing for the best ware on any market."""
        state, best, price = judge.state, 0.3, 0
        for card in {card for market in state.markets.values() for card in market}:
            cost = state.book.catalogue.assets[card].cost
            gain = judge.asset(card) - judge.gold * cost
            if gain > best:
                best, price = gain, cost
        return max(0, price - judge.hero.gold)

    def _giving(self, judge: Judge, verb: str, what: str, ahead: float) -> float:
        if not together(judge.state):
            return ahead - 3.0
        others = [int(what)] if verb == "gift" else self._far_away(judge)
        found = [gift for other in others if (gift := self._gift_for(judge, other)) is not None]
        return ahead + LEARN + found[0][1] if found else ahead - 3.0

    def _far_away(self, judge: Judge) -> list[Seat]:
        state = judge.state
        here = company(state, judge.seat)
        return [
            seat
            for seat in range(len(state.heroes))
            if seat != judge.seat and seat not in here and seat not in state.eliminated
        ]

    def _present(self, state: ThirdState, request: Choose[Any]) -> None:
        judge, rival = self.judge(state, request.seat), str(request.args.get("hero", ""))
        named = [n for n, hero in enumerate(state.heroes) if hero.id == rival and n != request.seat]
        wanted = [gift for other in named or self._far_away(judge) if (gift := self._gift_for(judge, other))]
        chosen = wanted[0][0] if wanted else "break-off"
        for option in request.options:
            self.thought.weigh(option.id, float(option.id == chosen))
        self.thought.intend("team-gift" if wanted else "no-deal")

    def _addressee(self, state: ThirdState, request: Choose[Any]) -> None:
        judge = self.judge(state, request.seat)
        for option in request.options:
            other = int(option.id.partition(":")[2])
            self.thought.weigh(option.id, float(self._gift_for(judge, other) is not None))
        self.thought.intend("team-gift")

    def _keep_event(self, state: ThirdState, request: Choose[Any]) -> None:
        for option in request.options:
            self.thought.weigh(option.id, float(option.id == "keep-event"))
        self.thought.intend("team-event")

    def _no_challenge(self, state: ThirdState, request: Choose[Any]) -> None:
        self._say("no", "team-no-fight")

    def _redraw(self, state: ThirdState, request: Choose[Any]) -> None:
        """Another asset for one that nobody here wants."""
        judge, card = self.judge(state, request.seat), str(request.args.get("card", ""))
        poor = judge.asset(card) - judge.gold * state.book.catalogue.assets[card].cost < 0.3
        for option in request.options:
            self.thought.weigh(option.id, float((option.id == "redraw") == poor))

    # --- the plague ---------------------------------------------------------------------------

    def _attribute(self, state: ThirdState, request: Choose[Any]) -> None:
        for option in request.options:
            name = str(option.args.get("attribute", ""))
            self.thought.weigh(option.id, float(reveals(state, request.seat, name)))
        self.thought.intend("third-do-cure")

    def _cure_or_test(self, state: ThirdState, request: Choose[Any]) -> None:
        """The sick are worth a whole hand, if it can still help."""
        rules, hero = plague.rules_of(state), state.heroes[request.seat]
        if rules is None or state.resolving or state.doing is not None or not plague.lies_on(state, hero.hex):
            self._test(state, request)
            return
        judge = self.judge(state, request.seat)
        missing = rules.successes - stars(state)
        for option in request.options:
            if option.verb == "exert":
                helps = 0 < missing <= len(hero.hand) + 1
                self.thought.weigh(option.id, (2.0 if helps else -1.0) - judge.card(str(option.args["card"])))
            else:
                self.thought.weigh(option.id, 0.0)
        self.thought.intend("third-test")

    # --- fights -------------------------------------------------------------------------------

    def _odds(self) -> Mapping[str, Odds]:
        """Fights on boards are played to their ends; those among rivals go to the solver."""
        view = self.view
        if view is None or view.request is None or not together(view.state):
            return super()._odds()
        trials = self._trials(view.state)
        if not trials or view.request.key == "fight.flee":
            return {}
        late = (lambda: self.budget.over(0)) if self.budget.timed else None
        return BoardFights(by_thumb, trials=trials, most=MOST_OPTIONS).odds(view, late, self.seed)

    def _trials(self, state: ThirdState) -> int:
        """With a limit of work only what decides the game is played out."""
        fight = state.fight
        enemies = state.book.catalogue.enemies
        decisive = fight is not None and any(
            not side.hero and (enemies[side.who].villain or enemies[side.who].deck == "story")
            for side in fight.sides
        )
        if decisive:
            return self.trials
        return 0 if self.steps is not None or self.limit < 1.0 else self.trials // 2


GATHERED = 100.0
"""Being in one party with those who are here comes before the fight."""

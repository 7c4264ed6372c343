"""The champion: races and hunts, and tries its plans out on worlds that its View allows.

It judges as the adventurer does, but things have other prices for it. Before it sets out, on the road and
before it draws a card, it takes the few best options, plays each on in sampled worlds for some turns of its
own (its judgement chooses, real rules and fresh luck answer, fights go by the solver within a small limit)
and looks at what it has become.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from statistics import mean, stdev
from typing import Any, cast

from tamalir.kernel import Choose, Fast, Setup, Table, View, clone
from tamalir.odds.second.travel import after_the_roll
from tamalir.odds.second.worth import Scales
from tamalir.players.luck import Budget, Inner, Luck
from tamalir.players.second.adventurer import Adventurer, towards
from tamalir.players.second.bot import SCALES
from tamalir.players.second.doom import DoomJudge, under_doom
from tamalir.players.second.judgement import Judge
from tamalir.players.second.prices import CHAMPION, Prices
from tamalir.second.edition import EDITION
from tamalir.second.experience import points, price
from tamalir.second.state import SecondState
from tamalir.second.values import life
from tamalir.second.words import HERO, Step
from tamalir.world.hexes import Hex, parsed

CANDIDATES = 4
HORIZON = 3
"""Own turns that are played on."""
MOST_ANSWERS = 400
STEPS_INSIDE = 12
"""The budget of each decision inside an imagined game."""
TIME_TO_SEARCH = 1.0
"""Seconds below which imagined games would be too few to tell anything."""
ENOUGH, CLEARLY = 5, 1.5
"""Imagined games that are needed, and by how many standard errors an option must lead to more."""
COST = 60
"""Steps that one imagined game counts for."""


class Champion(Adventurer):
    """Knows when to turn to the red Challenges, and searches where the adventurer only judges."""

    name = "champion"
    seconds = 2.0
    prices = CHAMPION

    def __init__(self, seed: int = 0, **limits: Any) -> None:
        super().__init__(seed, **limits)
        self._view: View[SecondState] | None = None

    def _new_judge(self, state: SecondState, seat: int) -> Judge:
        kind = DoomJudge if under_doom(state) else Judge
        return kind(state, seat, SCALES, self.prices)

    def _weigh(self, view: View[SecondState], request: Choose[Any]) -> None:
        self._view = view
        super()._weigh(view, request)

    def _set_out(self, state: SecondState, request: Choose[Any]) -> None:
        super()._set_out(state, request)
        if state.heroes[request.seat].hex is not None:
            self._search(request, Step.MOVEMENT)

    def _travel(self, state: SecondState, request: Choose[Any]) -> None:
        """Whole journeys are compared, by the places where they end."""
        super()._travel(state, request)
        judge = self.judge(state, request.seat)
        ways = after_the_roll(state, request.seat)
        best = sorted(ways, key=lambda at: (-judge.place(at), at))[:CANDIDATES]
        if len(best) < 2 or judge.place(best[0]) - judge.place(best[1]) > 1.0:
            return
        goals: dict[str, Hex | None] = {f"{at[0]},{at[1]}": at for at in best}
        better = clearly_better(self._imagined(request.seat, goals, Step.ARRIVAL))
        if better is None:
            return
        at = parsed(better)
        path = ways[at].path
        option = towards(request, at, path[0]) if path else "stop"
        self.thought.weigh(option, max(self.thought.scores.values()) + 1e-3)

    def _attempt(self, state: SecondState, request: Choose[Any]) -> None:
        super()._attempt(state, request)
        self._search(request, Step.ADVENTURE)

    # --- search ---------------------------------------------------------------------------

    def _search(self, request: Choose[Any], step: Step) -> None:
        """Play the best options on; what they lead to overrules judgement where it is clear."""
        scores = self.thought.scores
        best = sorted(scores, key=lambda id: -scores[id])[:CANDIDATES]
        best = [id for id in best if scores[id] > scores[best[0]] - 1.0]
        if len(best) < 2:
            return
        better = clearly_better(self._imagined(request.seat, dict.fromkeys(best), step))
        if better is not None:
            facts = self.thought.facts.get(better, {})
            self.thought.weigh(better, scores[best[0]] + 1e-3, **facts)

    def _imagined(self, seat: int, options: Mapping[str, Hex | None], step: Step) -> dict[str, list[float]]:
        """Option -> what imagined games led to; all options get the same worlds and luck."""
        found: dict[str, list[float]] = {option: [] for option in options}
        view = self._view
        assert view is not None
        if self.budget.timed and self.limit < TIME_TO_SEARCH:
            return found
        rounds = 0
        while not self.budget.over(COST * len(options)):
            if rounds and self.budget.left() < 1.2 / (rounds + 1):
                break  # another round would not end in time
            luck = Luck(self.seed, view.length, rounds)
            world = view.imagine(Fast(luck.below(1 << 30)))
            world.attempt = None
            world.step = step
            seed = luck.below(1 << 30)
            results: dict[str, float] = {}
            for option, at in options.items():
                worth = self._played_on(world, seat, option, at, seed)
                if worth is None:
                    return found
                results[option] = worth
            for option, worth in results.items():
                found[option].append(worth)
            rounds += 1
        return found

    def _played_on(
        self, world: SecondState, seat: int, option: str, at: Hex | None, seed: int
    ) -> float | None:
        """One imagined game: the option, then some own turns; the others only pass. None: out of time."""
        if at is not None:
            world = _moved(world, seat, at)
        setup = Setup(len(world.heroes))
        table = Table(EDITION, world, Fast(seed), setup=setup, listening=False)
        inner = _Imagining(self.seed ^ seed, steps=STEPS_INSIDE)
        inner.outer = self.budget
        first = at is None
        turn = table.state.turns
        until = turn + HORIZON * len(world.heroes)
        for _ in range(MOST_ANSWERS):
            request = table.request
            if request is None or table.state.turns >= until:
                break
            if self.budget.steps is None and self.budget.over(0):
                return None
            asked = table.waiting()[0]
            pending = table.pending(asked)
            assert pending is not None
            if first:
                first = False
                if all(o.id != option for o in pending.options):
                    return None
                table.answer(option, asked)
            elif asked != seat:
                table.answer(_pass(pending), asked)
            else:
                table.answer(inner.decide_for(table, pending), asked)
        return _worth(table, seat, SCALES, self.prices)


class _Imagining(Adventurer):
    """The champion inside an imagined game: it may look at the table, for it has made it up."""

    prices = CHAMPION
    outer: Budget | None = None

    def _new_budget(self) -> Budget:
        assert self.outer is not None
        return Inner(self.outer, STEPS_INSIDE)

    def decide_for(self, table: Table[SecondState], request: Choose[Any]) -> str:
        view = View(EDITION, table.setup, table.state, request.seat, len(table.journal), None, request)
        return self.decide(view, request)


def clearly_better(found: Mapping[str, list[float]]) -> str | None:
    """An option that led to more than the first one, by more than luck explains."""
    first, *others = found
    better: tuple[float, str] | None = None
    for option in others:
        gains = [a - b for a, b in zip(found[option], found[first], strict=True)]
        if len(gains) < ENOUGH:
            continue
        gain = mean(gains)
        if gain > CLEARLY * stdev(gains) / sqrt(len(gains)) and (better is None or gain > better[0]):
            better = gain, option
    return None if better is None else better[1]


def _moved(world: SecondState, seat: int, at: Hex) -> SecondState:
    after = clone(world)
    hero = after.heroes[seat]
    hero.came_from, hero.hex = hero.hex, at
    after.journey.ended = True
    return after


def _pass(request: Choose[Any]) -> str:
    """The others in an imagined game: they stand still and leave things alone."""
    ids = [option.id for option in request.options]
    for quiet in ("roll:0", "move-on", "leave-market", "save-up", "go-on", "let-it-stand", "stay", "defend",
                  "take-wounds", "to-battle", "break-off", "play-on", "stop"):  # fmt: skip
        if quiet in ids:
            return quiet
    return ids[-1]


def _worth(table: Table[SecondState], seat: int, scales: Scales, prices: Prices) -> float:
    """What a seat has become."""
    state = table.state
    if state.result is not None:
        return prices.victory if seat in state.result.winners else -prices.victory
    hero = state.heroes[seat]
    judge = Judge(state, seat, scales, prices)
    runes = sum(state.book.is_rune(card) for card in hero.kept)
    healthy = 1.0 - hero.wounds / max(1, life(state, seat, HERO))
    place = cast("Hex", hero.hex)
    return (
        2.0 * judge.power
        + prices.level * points(hero) / price(state)
        + prices.level * 0.6 * sum(hero.bonuses.values())
        + prices.gold * hero.gold
        + prices.rune * runes
        + 0.8 * healthy
        + 0.6 * judge.ahead(place)
    )

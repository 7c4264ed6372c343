"""Goals of a hero in a team: those of the base game, warbands, the sick, and where the team gathers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tamalir.bonds import plague, warbands
from tamalir.bonds.state import bonds_state
from tamalir.odds.third.trials import chance_in_test
from tamalir.players.bonds.judgement import TeamJudge
from tamalir.players.bonds.plan import Plan
from tamalir.players.third.goals import DEEDS, Goal, Goals
from tamalir.players.third.road import actions_to
from tamalir.third.heroes import ATTRIBUTES
from tamalir.world.hexes import Hex

TEAM_DEEDS = {**DEEDS, "warband": "engage-warband", "cure": "cure-plague", "gather": "", "meet": ""}
GATHER = 40.0
"""Nothing else counts when the team gathers."""
CURE = 9.0
"""What a cured place is worth, besides what it takes from the danger."""
DANGER = 30.0
"""Each city that is plagued brings the end nearer."""
WARBAND = 14.0
TOO_EARLY = 0.35
"""A chance below which nobody engages a warband, while there is time."""


@dataclass(slots=True, frozen=True)
class TeamGoal(Goal):
    """Something that only a team has to do."""

    @property
    def deed(self) -> str:
        return TEAM_DEEDS[self.kind]


class TeamGoals(Goals):
    """All goals of one hero of a team."""

    def __init__(self, judge: TeamJudge, plan: Plan, overlooked: tuple[str, ...] = ()) -> None:
        self.plan = plan
        self.overlooked = overlooked
        self.team = judge
        super().__init__(judge)

    def _found(self) -> Iterator[Goal]:
        if self.plan.gathers and self.plan.lair is not None and self.team.team:
            yield from self._gathering(self.plan.lair)
            return
        yield from self._grown(super()._found())
        if self.team.team:
            yield from self._swarm()
            yield from self._sick()

    def _grown(self, found: Iterator[Goal]) -> Iterator[Goal]:
        """In a team only the plan sends anybody to the villain; nobody shops in ashes."""
        spoilt = self.state.book.seams.spoilt
        for goal in found:
            if goal.kind == "villain" and self.team.team:
                continue
            if goal.kind in ("shop", "rest") and spoilt(self.state, goal.at, goal.kind):
                continue
            yield goal

    # --- the villain --------------------------------------------------------------------------

    def _gathering(self, lair: Hex) -> Iterator[Goal]:
        """Whole and together to the villain; the fighter waits for those who are near."""
        judge, plan = self.team, self.plan
        yield TeamGoal("gather", "", lair, GATHER, 0.0, round(100 * plan.chance))
        for goal in self._camps():
            if judge.damage and self._on_the_way(goal.at, lair):
                yield Goal("rest", "", goal.at, goal.gain + GATHER, 0.0)
        if judge.hero.hex == lair and plan.fighter == judge.seat and not plan.awaited:
            now = judge.duel(judge.damage)
            yield Goal("villain", "", lair, GATHER + 20.0 * now + 2.0, 1, round(100 * now))

    def _on_the_way(self, at: Hex, lair: Hex) -> bool:
        start = self.team.hero.hex
        if start is None or self.team.damage < 3:
            return at == lair
        ways = actions_to(self.board, self.speed, lair)
        there = actions_to(self.board, self.speed, at)
        return there.get(start, 99.0) + ways.get(at, 99.0) <= ways.get(start, 99.0) + 2.0

    # --- warbands -----------------------------------------------------------------------------

    def _swarm(self) -> Iterator[Goal]:
        judge = self.team
        faceup = [band for band in bonds_state(self.state).warbands if band.hex is not None]
        if warbands.rules_of(self.state) is None:
            return
        bands = len(bonds_state(self.state).warbands)
        hurry = max(0.0, bands * 3.0 - judge.left) * 0.05
        for band in faceup:
            assert band.hex is not None
            whole = judge.warband(band.card, band.units, 0)
            now = judge.warband(band.card, band.units)
            least = max(0.1, TOO_EARLY - hurry)
            if whole.win < least or (now.win < least and judge.damage < 2):
                continue
            percent = round(100 * now.win)
            loses = judge.prices.defeat + judge.hurts(judge.health)
            gain = (WARBAND + 2.0 * band.units) * now.win - (1 - now.win) * loses
            yield TeamGoal("warband", band.card, band.hex, gain, 1, percent)

    # --- the plague ---------------------------------------------------------------------------

    def _sick(self) -> Iterator[Goal]:
        judge, rules = self.team, plague.rules_of(self.state)
        if rules is None:
            return
        plagued = bonds_state(self.state).plague
        cities = [at for at in plagued if self.board.kind.get(at) == "city"]
        percent = self.cure_chance(rules.successes)
        for at in plagued:
            city = at in cities
            gain = CURE + (DANGER * max(0, len(cities) - 1) / 3 if city else 0.0)
            others = [h.hex for n, h in enumerate(self.state.heroes) if n != judge.seat]
            if at in others and at != judge.hero.hex:
                gain *= 0.5  # somebody is at it
            if percent > 0.02:
                tries = min(6.0, 1 / percent)
                yield TeamGoal("cure", "", at, gain, 1.0 + 0.8 * (tries - 1), round(100 * percent))

    def cure_chance(self, needs: int) -> float:
        """With the hand that a little training brings."""
        judge = self.team
        exert = max(len(judge.hero.hand), min(3, judge.traits.values["hand"]))
        return max(chance_in_test(self.state, judge.seat, name, 0, needs, exert) for name in ATTRIBUTES)

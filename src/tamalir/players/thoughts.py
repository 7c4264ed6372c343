"""What a bot has weighed, kept so that it can be told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tamalir.kernel import Choose, Option


@dataclass(slots=True)
class Thought:
    """One decision: the alternatives with their numbers, and the plan behind the choice."""

    asked: str = ""
    chosen: str = ""
    scores: dict[str, float] = field(default_factory=dict[str, float])
    facts: dict[str, dict[str, float]] = field(default_factory=dict[str, dict[str, float]])
    """Option id -> win, loss, wounds, reach ... as far as they were computed."""
    plan: str = "default"
    """A text key."""
    plan_args: dict[str, int | str] = field(default_factory=dict[str, int | str])
    options: dict[str, Mapping[str, int | str]] = field(default_factory=dict[str, Mapping[str, int | str]])
    used: int = 0
    """Steps of the budget."""

    @classmethod
    def about(cls, request: Choose[Any]) -> Thought:
        options: list[Option[Any]] = [*request.options]
        return cls(asked=request.key, options={o.id: dict(o.args) for o in options})

    def weigh(self, option: str, score: float, **facts: float) -> None:
        self.scores[option] = score
        if facts:
            self.facts[option] = facts

    def intend(self, plan: str, **args: int | str) -> None:
        self.plan, self.plan_args = plan, args

    def best(self) -> str | None:
        """The option with the highest score; ties go to the first."""
        return max(self.scores, key=lambda id: self.scores[id]) if self.scores else None

    def told(self) -> dict[str, Any]:
        """Ready for JSON: best first."""
        order = sorted(self.scores, key=lambda id: -self.scores[id])
        return {
            "asked": self.asked,
            "chosen": self.chosen,
            "plan": {"key": f"bot-plan-{self.plan}", "args": dict(self.plan_args)},
            "alternatives": [
                {"option": id, "score": round(self.scores[id], 4), **self.facts.get(id, {})} for id in order
            ],
            "steps": self.used,
        }

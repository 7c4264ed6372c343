"""A fight beside the box as a page carries it on: its figures, and one answer after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from tamalir.host.beside import answer_of, settled
from tamalir.host.errors import Problem
from tamalir.host.messages import RequestInfo
from tamalir.host.replies import BesideScene
from tamalir.host.wire import BesideFight


class Fight:
    """Answers one after the other, as the page keeps them."""

    def __init__(self, *, answers: Sequence[Any] = (), **fight: Any) -> None:
        self.fight = fight
        self.answers: list[Any] = [*answers]
        self.look()

    def look(self, **more: Any) -> BesideScene:
        asked = msgspec.convert({**self.fight, "answers": self.answers, **more}, BesideFight)
        self.scene = msgspec.convert(answer_of(settled(asked)), BesideScene)
        return self.scene

    def play(self, *answers: Any) -> Fight:
        for answer in answers:
            self.answers.append(answer)
            self.look()
        return self

    @property
    def needed(self) -> int | None:
        assert self.scene.chance is not None
        return self.scene.chance.needed

    @property
    def request(self) -> RequestInfo:
        assert self.scene.view.request is not None
        return self.scene.view.request

    @property
    def offered(self) -> list[str]:
        return [option.id for option in self.request.options]

    def refused(self, answer: str) -> str:
        """The rule that forbids an answer."""
        self.answers.append(answer)
        with pytest.raises(Problem) as refused:
            self.look()
        self.answers.pop()
        return refused.value.more["rule"]

    @property
    def rolled(self) -> tuple[int, int, str]:
        """Total, target and outcome of the newest roll."""
        facts = self._facts("-rolled")[-1]
        return facts["total"], facts["target"], facts["outcome"]

    @property
    def target(self) -> int:
        """What the defender's newest roll sets."""
        return self._facts("target-set")[-1]["total"]

    @property
    def foe_wounds(self) -> int:
        return self.scene.view.position["fight"]["foe"]["wounds"]

    def wounds(self, seat: int) -> int:
        return self.scene.view.position["heroes"][seat]["wounds"]

    def exhaustion(self, seat: int) -> int:
        return self.scene.view.position["heroes"][seat]["exhaustion"]

    def _facts(self, key: str) -> list[dict[str, Any]]:
        """Those of all events whose key ends like this."""
        return [{**event.facts} for event in self.scene.events if event.key.endswith(key)]

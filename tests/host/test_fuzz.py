"""Whatever somebody does to a save or a pack: a clear error, or a position that plays on."""

from __future__ import annotations

from typing import Any

import pytest

from scripts import fuzz


def test_tampered_saves_and_packs():
    counted, wrong = fuzz.fuzz(120, 60, seed=2)
    assert wrong == []
    assert counted["save clear"] > 60
    assert counted["save plays"] > 0
    assert counted["pack clear"] > 20
    assert counted["pack plays"] > 0


def test_it_would_tell(monkeypatch: pytest.MonkeyPatch):
    def broken(_: Any) -> dict[str, Any]:
        raise KeyError("a rule")

    monkeypatch.setattr(fuzz, "tried", broken)
    counted, wrong = fuzz.fuzz(3, 0, seed=2)
    assert counted == {"save raw": 3}
    assert "KeyError" in wrong[0]


def test_tampered_messages():
    counted, wrong = fuzz.fuzz(0, 0, seed=3, many_messages=400)
    assert wrong == []
    assert counted["message refused"] > 100
    assert counted["message done"] > 60


def test_it_would_tell_of_messages(monkeypatch: pytest.MonkeyPatch):
    """A command that stores nothing of what it did puts the table out of joint, and that is told."""

    def forgetful(moves: Any) -> list[list[Any]]:
        return []

    monkeypatch.setattr("scripts.fuzz_wire.hosted.journal_of", forgetful)
    _, wrong = fuzz.fuzz(0, 0, seed=3, many_messages=60)
    assert any("OutOfJoint" in line for line in wrong)

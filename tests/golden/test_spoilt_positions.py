"""Whatever a position is spoilt with, judging it gives faults and never an error of its own."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

import tamalir
from tamalir.kernel import Misfit, decode, encode
from tests.golden.test_migrations import SAVES, VALIDATE

SPOILT = 60
NUMBERS = (-1, 0, 1, 3, 99, 10**9)


def leaves(thing: object, way: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """The ways to all plain values."""
    parts: list[tuple[object, object]] = []
    if isinstance(thing, dict):
        parts += cast("dict[object, object]", thing).items()
    elif isinstance(thing, list):
        parts += enumerate(cast("list[object]", thing))
    else:
        return [way]
    return [each for key, value in parts for each in leaves(value, (*way, key))]


def spoil(state: Any, random: Random) -> None:
    """One value becomes another of its kind, or a word from elsewhere."""
    ways = leaves(state)
    way = random.choice(ways)
    *before, last = way
    place = state
    for step in before:
        place = place[step]
    value = place[last]
    if isinstance(value, bool):
        place[last] = not value
    elif isinstance(value, int):
        place[last] = random.choice(NUMBERS)
    elif isinstance(value, str):
        words = [word for word in (_at(state, way) for way in ways) if isinstance(word, str)]
        place[last] = random.choice([*words, "nonsense", ""])


def _at(thing: Any, way: tuple[object, ...]) -> object:
    for step in way:
        thing = thing[step]
    return thing


@pytest.mark.parametrize("save", sorted(SAVES.glob("schema-2-*.json")), ids=lambda save: save.stem)
def test_a_spoilt_position_is_judged(save: Path) -> None:
    table = tamalir.load(json.loads(save.read_text(encoding="utf-8"))["save"])
    edition, whole = table.edition, encode(table.state)
    random = Random(save.stem)
    judged = found = 0
    for _ in range(SPOILT):
        state = json.loads(json.dumps(whole))
        for _ in range(random.randint(1, 3)):
            spoil(state, random)
        try:
            position = decode(edition.state, state, {"book": table.state.book}, path="state")
        except Misfit:
            continue
        judged += 1
        found += bool(VALIDATE[edition.id](position))

    assert judged > SPOILT / 3
    assert found > judged / 4

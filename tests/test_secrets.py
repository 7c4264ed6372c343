"""In every game, worlds that differ only in what a seat may not know look the same to it, to the last byte.

Games are played by lot. Again and again all that is hidden from a seat is dealt anew, the game is played from
its last rest point to where it stands in that other world too, and both are looked at with that seat's eyes.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import tamalir
from tamalir.games import GAMES
from tamalir.kernel import Fast, Refused, Seat, Table, Unknown, encode, hide

GAMES_PLAYED: list[tuple[str, int, dict[str, Any]]] = [
    ("second", 2, {"doom-track": True, "travel-hazards": True}),
    ("second", 3, {"doom-track": True, "decide-each-step": True, "item-limits": True}),
    ("third", 2, {"scenario": "margath"}),
    ("third", 3, {"scenario": "corpse-king"}),
    ("third", 3, {"scenario": "grey-hunt"}),
    ("bonds", 1, {"scenario": "locust-swarm"}),
    ("bonds", 2, {"scenario": "locust-swarm"}),
    ("bonds", 3, {"scenario": "locust-swarm"}),
    ("bonds", 3, {"scenario": "red-death"}),
    ("bonds", 2, {"scenario": "margath", "skill-sets": "new"}),
    ("bonds", 2, {"scenario": "corpse-king", "mode": "competitive"}),
]
"""Every scenario, and what is hidden only by a variant."""


def eyes(table: Table[Any], seat: Seat | None) -> str:
    """Everything that a seat can see of a position: cards, figures, its question, what is refused and why."""
    return json.dumps(table.view(seat).json())


def play(table: Table[Any], luck: Random, answers: int) -> None:
    """By lot, with a liking for what leads somewhere; now and then somebody speaks who is not asked."""
    for _ in range(answers):
        if table.request is None:
            return
        spoken = [
            (seat, option.id)
            for seat in range(table.setup.seats if table.setup is not None else 0)
            if seat not in table.waiting()
            for option in table.offers(seat)
        ]
        if spoken and luck.random() < 0.1:
            seat, said = luck.choice(spoken)
            table.answer(said, seat)
            continue
        seat = luck.choice(table.waiting())
        asked = table.pending(seat)
        assert asked is not None
        ids = [option.id for option in asked.options]
        bold = [id for id in ids if id.startswith(("go-adv", "engage", "send-", "train", "attempt", "keep"))]
        table.answer(luck.choice(bold if bold and luck.random() < 0.6 else ids), seat)


def compare(table: Table[Any], luck: Random) -> int:
    """How many looks at other worlds there were; each must show the same."""
    looked = 0
    for seat in (None, *range(len(table.state.heroes))):
        view = table.view(seat)
        world = view.imagine(Fast(luck.randrange(10**6)))
        assert encode(hide(world, seat)) == encode(view.state)
        if view.way is None or table.request is None:
            continue
        try:
            other = view.table(Fast(luck.randrange(10**6)))
        except (Unknown, Refused):
            continue  # somebody has shown a card since, which is not in that hand in the other world
        if other.request is None or seat not in table.waiting():
            asked = (other.request is not None and other.request.key, other.waiting())
            if asked != (table.request.key, table.waiting()):
                continue  # that somebody is asked at all tells that there is something to choose
        other.journal.length = table.journal.length
        assert eyes(other, seat) == eyes(table, seat)
        looked += 1
    return looked


@pytest.mark.parametrize(("edition", "seats", "options"), GAMES_PLAYED)
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_hidden_cannot_be_told_from_a_view(
    edition: str, seats: int, options: dict[str, Any], seed: int
) -> None:
    assert edition in GAMES
    table, luck = tamalir.new(edition, seats=seats, seed=seed, options=options), Random(seed)
    looked = 0
    for _ in range(60):
        play(table, luck, 6)
        if table.request is None:
            break
        looked += compare(table, luck)
    assert looked > 15

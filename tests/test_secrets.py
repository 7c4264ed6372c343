"""In every game, worlds that differ only in what a seat may not know look the same to it, to the last byte.

Games are played by lot. Again and again all that is hidden from a seat is dealt anew, the game is played from
its last rest point to where it stands in that other world too, and both are looked at with that seat's eyes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest

import tamalir
from tamalir.games import GAMES
from tamalir.kernel import Fast, Refused, Seat, Table, Unknown, encode, hide
from tamalir.kernel.journal import CHANCE

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


def asked_by_all(table: Table[Any]) -> list[str]:
    """What somebody could ask about: all that anybody is offered or refused, said of every card besides."""
    found: dict[str, None] = {}
    for seat in range(len(table.state.heroes)):
        asked = table.pending(seat)
        options = table.offers(seat) if asked is None else (*asked.options, *asked.refused, *asked.asides)
        found.update(dict.fromkeys(option.id for option in options))
    verbs = sorted({id.partition(":")[0] for id in found})
    hands = [card for hero in table.state.heroes for card in getattr(hero, "hand", ())]
    found.update(dict.fromkeys(f"{verb}:{card}" for verb in verbs for card in hands))
    return list(found)


def why(table: Table[Any], option: str, seat: Seat) -> str:
    try:
        refused = table.why(option, seat)
    except Unknown as unknown:
        return str(unknown)
    return "yes" if refused is None else f"{refused.rule} {refused.args_for_text}"


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
        if seat is not None:
            probes = asked_by_all(table)
            assert [why(other, id, seat) for id in probes] == [why(table, id, seat) for id in probes]
        looked += 1
    return looked


@pytest.mark.parametrize(("edition", "seats", "options"), GAMES_PLAYED)
@pytest.mark.parametrize("seed", [1, *(pytest.param(n, marks=pytest.mark.slow) for n in range(2, 12))])
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
    assert looked > 5  # a plague may end it soon


OPEN = {
    "position.stacks": "wares lie open in the towns (2E-SETUP-010)",
    "position.discards": "discard piles lie open",
    "position.skill_discards": "discard piles lie open",
    "position.skill_sets": "told by the names of the sets",
    "position.asset_sets": "told by the names of the sets",
}
"""Where things from a bag lie that everybody sees although nobody told of each."""


def words(told: object, path: str = "") -> Iterator[tuple[str, str]]:
    """Everything that is said, with the field that says it."""
    if isinstance(told, str):
        yield from ((word, path) for word in told.split())
    elif isinstance(told, dict):
        for name, part in cast("dict[str, object]", told).items():
            yield from words(part, path if path.count(".") else f"{path}.{name}".strip("."))
    elif isinstance(told, list):
        for part in cast("list[object]", told):
            yield from words(part, path)


@pytest.mark.parametrize(("edition", "seats", "options"), GAMES_PLAYED)
def test_what_chance_has_dealt_is_seen_only_when_it_was_told(
    edition: str, seats: int, options: dict[str, Any]
) -> None:
    """A card that a seat can see although nobody has told it of that card should have been `hidden`."""
    table, luck = tamalir.new(edition, seats=seats, seed=3, options=options), Random(3)
    dealt: set[str] = set()
    for _ in range(25):
        play(table, luck, 12)
        drawn = [entry.answer for entry in table.journal.entries if entry.who == CHANCE]
        dealt = {
            answer for answer in drawn if isinstance(answer, str) and len(answer) > 1
        }  # sets are letters
        for seat in (None, *range(seats)):
            told = {word for word, _ in words(table.events(seat=seat))}
            seen = words(json.loads(eyes(table, seat)))
            leaks = {(word, at) for word, at in seen if word in dealt - told and at not in OPEN}
            assert not leaks
    assert len(dealt) > 8

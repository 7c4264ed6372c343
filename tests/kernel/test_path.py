"""Throws follow from the path: what was chosen before decides what falls, so nobody plays with known dice."""

from __future__ import annotations

import hashlib
import json
from typing import Any, cast

import pytest

from tamalir.kernel import Choose, Edition, Fair, Misfit, Numbered, Roll, Table, TamalirError, saves
from tamalir.kernel.dealers import from_save
from tamalir.kernel.journal import CHANCE, NO_PATH, Journal
from tests.kernel.test_fair import number_by_hand, words_by_hand
from tests.toys import D6, EDITIONS, PARLEY, RACE, play_at_random, table

SEED = bytes(range(32))


def by_hand(journal: list[list[object]]) -> list[str]:
    """The place of every throw, worked out of the saved journal alone."""
    path, places = hashlib.sha256(b"tamalir").digest(), list[str]()
    for entry in journal:
        if entry[0] == CHANCE:
            places.append(path.hex())
        path = hashlib.sha256(path + json.dumps(entry, separators=(",", ":")).encode()).digest()
    return places


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
def test_every_throw_follows_from_the_answers_before_it(edition: Edition[Any]):
    game = play_at_random(table(edition, 3, Fair(SEED, "toy")), 4)
    saved = json.loads(json.dumps(game.save()))
    places = by_hand(saved["journal"])
    thrown: list[Any] = [entry[1] for entry in saved["journal"] if entry[0] == CHANCE]

    assert places
    for place, told in zip(places, thrown, strict=True):
        if isinstance(told, list) and all(face in D6.faces for face in cast("list[object]", told)):
            told = cast("list[object]", told)
            words = words_by_hand(SEED, "toy", place)
            dealt = Fair(SEED, "toy").answer_on(Roll("x", [D6] * len(told)), 0, bytes.fromhex(place))
            assert dealt == tuple(D6.faces[number_by_hand(6, words)] for _ in told)


def thrown_after(game: Table[Any], answers: list[str]) -> list[object]:
    length = len(game.journal)
    for answer in answers:
        game.answer(answer)
    found = [entry.answer for entry in game.journal.entries[length:] if entry.who == CHANCE]
    game.rewind(length)
    return found


def two_ways(game: Table[Any]) -> tuple[str, str] | None:
    """Two options of the question that stands, each of which leads to the same dice first."""
    request = cast("Choose[Any]", game.request)
    assert isinstance(request, Choose)
    ways = [option.id for option in request.options if option.refused is None]
    rolling = [way for way in ways if isinstance((thrown_after(game, [way]) or [None])[0], tuple)]
    return (rolling[0], rolling[1]) if len(rolling) > 1 else None


def test_after_a_rewind_the_same_choice_meets_the_same_dice_and_another_one_others():
    same = other = 0
    for seed in range(40):
        game = play_at_random(table(RACE, 2, Fair(bytes([seed]) * 32, "toy")), seed, most=6)
        if game.request is None:
            continue
        ways = two_ways(game)
        if ways is None:
            continue
        one, two = ways
        first = thrown_after(game, [one])
        assert thrown_after(game, [one]) == first
        same += 1
        other += thrown_after(game, [two])[0] != first[0]
    assert same >= 10
    assert other >= same // 2, "a die may fall alike, but not always"


def test_numbered_dice_of_before_do_not_mind():
    """What the fault was: with these, whoever rewinds knows the next throw whatever is chosen."""
    games = [play_at_random(table(RACE, 2, Numbered(SEED, "toy")), seed, most=6) for seed in range(20)]
    found = [(game, ways) for game in games if game.request is not None and (ways := two_ways(game))]

    assert found
    for game, (one, two) in found:
        assert thrown_after(game, [one])[:1] == thrown_after(game, [two])[:1]


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
def test_a_save_goes_on_with_the_same_dice(edition: Edition[Any]):
    game = play_at_random(table(edition, 2, Fair(SEED, "toy", 3, [(0, b"a" * 32)])), 2, most=9)
    again = saves.load(json.loads(json.dumps(game.save())), EDITIONS)

    assert again.journal.path() == game.journal.path()
    play_at_random(game, 3, most=12)
    play_at_random(again, 3, most=12)
    assert again.journal.entries == game.journal.entries


def test_the_path_of_a_part_of_the_journal():
    game = play_at_random(table(PARLEY, 2, Fair(SEED, "toy")), 5)
    whole = game.journal
    for length in (0, 1, len(whole) // 2, len(whole)):
        fresh = Journal(whole.entries[:length])
        assert whole.until(length).path() == fresh.path()
    assert Journal().path() == NO_PATH
    assert len({whole.until(n).path() for n in range(len(whole) + 1)}) == len(whole) + 1


def test_joint_dice_follow_from_every_share():
    request, path = Roll("x", [D6] * 12), NO_PATH
    shares = [(0, b"\x01" * 32), (1, b"\x02" * 32)]
    joint = Fair(SEED, "toy", 5, shares)

    assert joint.answer_on(request, 4, path) == Fair(SEED, "toy").answer_on(request, 4, path)
    assert joint.answer_on(request, 5, path) != Fair(SEED, "toy").answer_on(request, 5, path)
    assert joint.answer_on(request, 5, path) == Fair(SEED, "toy", 5, shares[::-1]).answer_on(request, 5, path)
    for n in (0, 1):
        other = list(shares)
        other[n] = (n, b"\x03" * 32)
        assert Fair(SEED, "toy", 5, other).answer_on(request, 5, path) != joint.answer_on(request, 5, path)


@pytest.mark.parametrize(
    "bad",
    [
        {"by": "luck"},
        {"by": "path", "joint": 3},
        {"by": "path", "joint": {"from": -1, "shares": []}},
        {"by": "path", "joint": {"from": 0, "shares": [[0]]}},
        {"by": "path", "joint": {"from": 0, "shares": [[0, "xy"]]}},
        {"by": "path", "joint": {"from": 0, "shares": [["0", "ab"]]}},
    ],
)
def test_dealers_that_are_none(bad: dict[str, object]):
    with pytest.raises(TamalirError):
        from_save({"kind": "fair", "seed": "00", "game": "g", **bad})


def test_a_dealer_on_the_path_answers_nothing_without_it():
    with pytest.raises(Misfit):
        Fair(SEED, "toy").answer(Roll("x", [D6]), 0)

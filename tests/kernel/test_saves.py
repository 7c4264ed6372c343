"""Saves: the same game comes back at every request, by its rest point and by its whole journal."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamalir.kernel import (
    DamagedSave,
    Edition,
    Fair,
    Fast,
    Manual,
    MissingPack,
    SaveError,
    Setup,
    Table,
    Unknown,
)
from tamalir.kernel.saves import PARTS, load
from tests.kernel.pictures import picture
from tests.toys import EDITIONS, PARLEY, RACE, answer_at_random, loaded, play_at_random, saved, table


@pytest.mark.parametrize("edition", [RACE, PARLEY])
@pytest.mark.parametrize("seed", range(4))
def test_a_save_is_the_same_game_at_every_request(edition: Edition[Any], seed: int) -> None:
    def look(game: Table[Any]) -> None:
        text = json.dumps(saved(game))
        again = loaded(text)
        assert json.dumps(saved(again)) == text, "saving again gives the same bytes"
        assert picture(again) == picture(game)
        assert again.notes == []
        assert json.dumps(saved(again)) == text, "also after a look back at all events"
        assert picture(loaded(saved(game))) == picture(game), "and without JSON in between"

    play_at_random(table(edition, 3, Fast(seed)), seed, each=look)


@given(st.sampled_from([RACE, PARLEY]), st.integers(0, 50), st.integers(1, 4), st.integers(0, 40))
def test_a_game_that_is_saved_and_loaded_goes_on_as_if_nothing_had_happened(
    edition: Edition[Any], seed: int, seats: int, most: int
) -> None:
    game = play_at_random(table(edition, seats, Fair(b"%d" % seed, "toy")), seed, most=most)
    again = loaded(json.dumps(saved(game)))

    play_at_random(game, seed)
    play_at_random(again, seed)

    assert picture(again) == picture(game)


def test_a_game_that_is_saved_and_loaded_after_every_answer_is_the_same_game() -> None:
    straight = play_at_random(table(RACE, 2, Fast(6)), 6)
    luck = random.Random(6)
    game = table(RACE, 2, Fast(6))
    while game.request is not None:
        answer_at_random(game, luck)
        game = loaded(json.dumps(saved(game)))

    assert picture(game) == picture(straight)


@pytest.mark.parametrize("edition", [RACE, PARLEY])
def test_the_whole_journal_alone_gives_the_same_game(edition: Edition[Any]) -> None:
    game = play_at_random(table(edition, 3, Fast(2)), 2, most=25)
    assert game.setup is not None

    again = Table(
        edition, edition.begin(game.setup), game.dealer, setup=game.setup, replay=game.journal.entries
    )

    assert picture(again) == picture(game)
    assert again.at_rest() == game.at_rest()


def test_events_after_loading_have_the_numbers_they_had() -> None:
    def look(game: Table[Any]) -> None:
        total = game.events_told()
        for since in (total, total - 1, total // 2, 0):
            again = loaded(json.dumps(saved(game)))
            assert again.events_told() == total
            assert again.events(since, seat=1) == game.events(since, seat=1)
            assert again.events_told() == total

    play_at_random(table(PARLEY, 2, Fast(3)), 3, each=look)


def test_events_of_a_fork_that_did_not_listen_are_recalled_from_its_save() -> None:
    game = play_at_random(table(RACE, 2, Fast(3)), 3, most=15)
    fork = game.fork(dealer=game.dealer)
    data = saved(fork)
    assert data["told"] is None
    assert data["rest"] > 0

    assert picture(loaded(json.dumps(data))) == picture(game)


def test_bids_that_wait_for_others_are_saved() -> None:
    game = table(PARLEY, 3)
    game.answer(game.state.seats[2].hand[1], seat=2)

    again = loaded(json.dumps(saved(game)))

    assert again.waiting() == (0, 1)
    assert again._together == game._together
    assert again.undo(2) == 0


def test_a_throw_that_waits_for_people_is_saved() -> None:
    game = table(RACE, 2, Manual())

    again = loaded(json.dumps(saved(game)))

    assert again.request is not None
    assert again.request.is_chance


def test_a_finished_game_is_saved() -> None:
    game = play_at_random(table(PARLEY, 2))

    again = loaded(json.dumps(saved(game)))

    assert again.request is None
    assert again.result == game.result


def test_a_save_has_its_parts_and_no_shared_fields() -> None:
    data = saved(play_at_random(table(RACE, 2), most=12))

    assert set(data) == {*PARTS, "together"}
    assert "chart" not in data["state"]
    assert "told" not in data["state"]
    assert loaded(data).state.chart.width == 6, "it comes from the edition again"


def test_the_checksum_tells_a_save_that_was_changed_on_its_way() -> None:
    data = json.loads(json.dumps(play_at_random(table(RACE, 2), most=12).save()))
    assert json.loads(json.dumps(loaded(data).save())) == data
    backwards = dict(reversed(data.items()))
    loaded({**backwards, "game": "another", "dealer": {"kind": "fast", "seed": 1}})  # with dice of its own
    for part in ("state", "journal", "setup", "rest"):
        changed = json.loads(json.dumps(data))
        if part == "rest":
            changed[part] = 0
        elif part == "journal":
            changed[part][-1].append(1)
        elif part == "setup":
            changed[part] = None
        else:
            changed[part]["turn"] = 1 - changed[part]["turn"] if "turn" in changed[part] else 1
        with pytest.raises(SaveError):
            loaded(changed)
    del data["checksum"]
    assert loaded(data).notes == [], "saves of before have none"


def test_numbers_that_no_game_knows_are_refused() -> None:
    data = json.loads(json.dumps(saved(play_at_random(table(RACE, 2), most=12))))
    for number in (10**9, -(10**9), 2**63):
        data["state"]["extra"] = {"deep": [number]}
        with pytest.raises(DamagedSave, match="no game knows such a number"):
            loaded(data)


def test_loading_leaves_the_save_alone() -> None:
    data = json.loads(json.dumps(saved(play_at_random(table(RACE, 2), most=12))))
    text = json.dumps(data)

    play_at_random(loaded(data))

    assert json.dumps(data) == text


# --- packs --------------------------------------------------------------------------------


def with_packs(**packs: str) -> dict[str, Any]:
    setup = Setup(seats=2, packs=packs)
    return saved(Table(RACE, RACE.begin(setup), Fast(1), setup=setup))


def test_the_packs_of_a_game_must_be_here_and_a_change_is_told() -> None:
    data = with_packs(base="aaaa", extra="bbbb")

    def here(**packs: str) -> Callable[[Setup], dict[str, str]]:
        return lambda setup: packs

    assert loaded(data, packs=here(base="aaaa", extra="bbbb", more="x")).notes == []
    with pytest.raises(MissingPack, match="needs the pack 'extra', which is not here; here are: base"):
        loaded(data, packs=here(base="aaaa"))
    changed = loaded(data, packs=here(base="aaaa", extra="cccc"))
    assert changed.request
    assert changed.notes == [
        "the pack 'extra' has changed since the game began; it goes on with the cards of now"
    ]


def test_a_pack_that_cannot_be_read_is_missing() -> None:
    def none_here(setup: Setup) -> dict[str, str]:
        raise Unknown("pack", "extra", ["base"])

    with pytest.raises(MissingPack, match="a pack of this game is not here: unknown pack 'extra'"):
        loaded(with_packs(extra="bbbb"), packs=none_here)


def test_the_toys_are_the_editions() -> None:
    assert sorted(EDITIONS) == ["parley", "race"]


def test_a_save_that_leads_back_to_itself_is_refused() -> None:
    data = table(RACE, 2, Fast(1)).save()
    data["state"]["again"] = data["state"]
    with pytest.raises(DamagedSave):
        load(data, EDITIONS)

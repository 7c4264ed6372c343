"""Damaged saves get one clear error, and never another kind of error."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tamalir.kernel import DamagedSave, Fair, Fast, SaveError, UnknownSchema, WrongEdition
from tests.toys import PARLEY, RACE, loaded, play_at_random, saved, table


def good(edition: Any = RACE, most: int = 8) -> dict[str, Any]:
    game = play_at_random(table(edition, 2, Fair(b"x", "toy")), 1, most=most)
    return json.loads(json.dumps(saved(game)))


def in_mid_step() -> dict[str, Any]:
    """A save whose last answer was chosen by a seat and came after the last rest point."""
    for seed in range(100):
        game = play_at_random(table(RACE, 2, Fair(b"x", "toy")), seed, most=8)
        data = json.loads(json.dumps(saved(game)))
        last = data["journal"][-1]
        if data["rest"] < len(data["journal"]) and last[0] >= 0 and len(last) == 2:
            return data
    raise AssertionError("no game stops in the middle of a step")


SAVES = [good(RACE), good(PARLEY), good(PARLEY, 1)]


@pytest.mark.parametrize(
    "text",
    ["", "{", "null", "[]", "7", '"save"', "{}", '{"schema": 1}', b"\xff\xfe\x00", "[" * 100_000, "1" * 5000],
)
def test_what_is_no_save_at_all(text: str | bytes) -> None:
    with pytest.raises(DamagedSave, match="this is not a save"):
        loaded(text)


@pytest.mark.parametrize("data", SAVES)
def test_a_truncated_file(data: dict[str, Any]) -> None:
    text = json.dumps(data)
    for length in range(0, len(text), 17):
        with pytest.raises(DamagedSave, match="cannot be read as JSON"):
            loaded(text[:length])


@pytest.mark.parametrize("part", [name for name in SAVES[0] if name not in ("together", "schema", "edition")])
def test_a_missing_part_is_named(part: str) -> None:
    with pytest.raises(DamagedSave, match=f"{part} missing"):
        loaded({name: value for name, value in SAVES[0].items() if name != part})


def test_waiting_bids_may_be_missing() -> None:
    assert loaded({name: value for name, value in SAVES[2].items() if name != "together"}).notes == []


@pytest.mark.parametrize("schema", [0, -1, 2, 99, "1", None, 1.0, True, [1]])
def test_an_unknown_schema(schema: object) -> None:
    with pytest.raises(UnknownSchema, match="this version reads 1 to 1"):
        loaded({**SAVES[0], "schema": schema})
    with pytest.raises(UnknownSchema, match="race schema"):
        loaded({**SAVES[0], "edition_schema": schema})


@pytest.mark.parametrize("edition", ["chess", "", None, 3, ["race"], {}])
def test_an_unknown_edition(edition: object) -> None:
    with pytest.raises(WrongEdition, match="known: parley, race"):
        loaded({**SAVES[0], "edition": edition})


def test_another_edition_than_asked_for() -> None:
    with pytest.raises(WrongEdition, match="of edition race, not of parley"):
        loaded(SAVES[0], edition="parley")
    assert loaded(SAVES[0], edition="race").request


def test_a_save_of_one_edition_under_the_name_of_another() -> None:
    with pytest.raises(DamagedSave, match=r"state\."):
        loaded({**SAVES[0], "edition": "parley"})


@pytest.mark.parametrize(
    ("part", "value", "problem"),
    [
        ("rest", -1, "rest: the rest point -1 lies outside the journal"),
        ("rest", 10_000, "rest: the rest point 10000 lies outside"),
        ("rest", "abc", "rest: 'abc' is not a whole number"),
        ("rest", 1.5, "rest: 1.5 is not a whole number"),
        ("rest", float("inf"), "rest: inf is not"),
        ("told", "x", "told: 'x' is not a whole number"),
        ("told", -3, "told: -3 events"),
        ("game", 7, "game: 7 is not a text"),
        ("setup", {}, "setup.seats: missing"),
        ("setup", "x", "setup: 'x' is not a table"),
        ("setup", None, "chart"),
        ("dealer", None, "dealer: None is not a table"),
        ("dealer", {"kind": "loaded"}, "unknown dealer 'loaded'"),
        ("dealer", {"kind": "fair", "seed": "00", "game": "g", "commitment": "00"}, "dealer.commitment"),
        ("state", [], "state: .* is not a table"),
        ("state", {}, "state.boats: missing"),
        ("journal", {}, "the journal is not a list"),
        ("journal", [7], "entry 0 of the journal is damaged"),
        ("journal", [[0]], "entry 0"),
        ("journal", [["0", "stay"]], "entry 0"),
        ("journal", [[True, "stay"]], "entry 0"),
        ("journal", [[-3, "stay"]], "entry 0"),
        ("journal", [[0, "stay", 2]], "entry 0"),
        ("journal", [[0, "stay", 1, 1]], "entry 0"),
        ("together", 5, "together: 5 is not a list"),
        ("together", [[0]], r"together\[0\]: 2 values are needed"),
        ("together", [["0", "a"]], r"together\[0\]\[0\]"),
    ],
)
def test_parts_of_the_wrong_kind_are_named(part: str, value: object, problem: str) -> None:
    with pytest.raises(DamagedSave, match=f"damaged: .*{problem}|{problem}"):
        loaded({**SAVES[0], part: value})


def test_a_state_that_fits_its_shape_and_still_makes_no_sense() -> None:
    data = good(RACE)
    data["state"]["turn"] = 7
    with pytest.raises(DamagedSave, match="the save is damaged: IndexError"):
        loaded(data)


# --- answers that no longer fit -----------------------------------------------------------


def test_answers_that_no_longer_fit_lead_back_to_the_rest_point_with_a_note() -> None:
    data = in_mid_step()
    data["journal"][-1][1] = "a-word-of-an-older-version"

    game = loaded(data)

    lost = len(data["journal"]) - data["rest"]
    assert len(game.notes) == 1
    assert game.notes[0].startswith(
        f"{lost} answers since the last rest point no longer fit and were dropped"
    )
    assert (
        game.journal.to_save()
        == [  # chance falls again as it fell
            [who, tuple(cast("list[object]", answer)) if isinstance(answer, list) else answer, *forced]
            for who, answer, *forced in data["journal"][: len(game.journal)]
        ]
    )
    assert play_at_random(game).result is not None


@pytest.mark.parametrize("who", [1, -1, -2])
def test_an_answer_of_another_seat_does_not_fit(who: int) -> None:
    data = in_mid_step()
    asked = data["journal"][-1][0]
    data["journal"][-1][0] = who if who < 0 else 1 - asked

    assert f" answered where {asked} was asked" in loaded(data).notes[0]


def test_a_bid_that_no_longer_fits_is_dropped_too() -> None:
    data = good(PARLEY, 1)
    data["together"] = [[0, "no-such-card"]]

    assert "no-such-card" in loaded(data).notes[0]


def test_answers_beyond_the_end_of_the_game_do_not_fit() -> None:
    data = json.loads(json.dumps(saved(play_at_random(table(RACE, 2, Fast(1))))))
    data["journal"].append([0, "stay"])

    assert "the game is over before its journal is" in loaded(data).notes[0]


def test_events_that_cannot_be_recalled_keep_their_numbers() -> None:
    data = good(RACE, 10)
    assert data["told"] > 0
    data["journal"][0] = [0, "another-rule-then"]
    game = loaded(data)
    total = game.events_told()

    for _ in range(2):
        assert len(game.events()) == total - data["told"]
    assert game.events_told() == total
    assert len(game.notes) == 1, "it is said once"
    assert game.events(since=data["told"]) == game.events()


# --- whatever may happen to a file --------------------------------------------------------

scraps = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=4)
    | st.sampled_from(["stay", "bid"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=5,
)


def places(tree: object, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inside: list[tuple[Any, object]] = []
    if isinstance(tree, dict):
        inside = list(cast("dict[Any, object]", tree).items())
    elif isinstance(tree, list):
        inside = list(enumerate(cast("list[object]", tree)))
    found = [here] if here else []
    for key, value in inside:
        found += places(value, (*here, key))
    return found


PLACES = [places(data) for data in SAVES]


@settings(max_examples=400, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_a_save_with_anything_changed_loads_or_is_a_save_error(data: st.DataObject) -> None:
    which = data.draw(st.integers(0, len(SAVES) - 1))
    save = json.loads(json.dumps(SAVES[which]))
    for place in data.draw(st.lists(st.sampled_from(PLACES[which]), min_size=1, max_size=3)):
        spot = save
        try:
            for key in place[:-1]:
                spot = spot[key]
            if data.draw(st.booleans()):
                spot[place[-1]] = data.draw(scraps)
            else:
                del spot[place[-1]]
        except (KeyError, IndexError, TypeError):
            pass  # an earlier change took the place away
    before = json.dumps(save)
    try:
        game = loaded(json.dumps(save) if data.draw(st.booleans()) else save)
    except SaveError:
        pass  # one clear line; anything else fails the test
    else:
        json.dumps(saved(game))
    assert json.dumps(save) == before

"""The sheets of the boxes say what the rules do: what is counted, what it costs, how tracks go on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, cast, get_args

import pytest

import tamalir
from tamalir import rulebook
from tamalir.bonds.envelopes import SUPPLY
from tamalir.game import Game
from tamalir.games import GAMES
from tamalir.host import box as told
from tamalir.host.errors import Problem
from tamalir.host.packs import examined
from tamalir.host.wire import Lang
from tamalir.kernel import Setup
from tamalir.second.doom import cards_until_the_end, threshold
from tamalir.second.edition import EDITION as SECOND
from tamalir.second.experience import level, points, price
from tamalir.second.figures import figures
from tamalir.second.setup import STARTING_GOLD
from tamalir.second.state import SecondState
from tamalir.second.words import Colour, Step
from tamalir.third.edition import EDITION as THIRD
from tamalir.third.rounds import ACTIONS
from tamalir.world.box import BoxSheet, Counter, TurnStep

BOXES = [game for game in GAMES.values() if game.box is not None]


def sheet(edition: str) -> BoxSheet:
    box = GAMES[edition].box
    assert box is not None
    return box()


def steps(box: BoxSheet) -> Iterator[TurnStep]:
    yield from (*box.turn, *box.round_end, *box.aside)


def second(players: int, **options: Any) -> SecondState:
    return SECOND.begin(Setup(players, options=options))


def counter(box: BoxSheet, id: str) -> Counter:
    return next(each for each in (*box.counters, *box.shared) if each.id == id)


# --- every box ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", BOXES, ids=lambda game: game.id)
def test_every_rule_on_a_sheet_is_one(game: Game[Any]) -> None:
    box = sheet(game.id)
    named = [each.rule for each in (*box.counters, *box.shared, *box.limits, *box.tracks)]
    named += [sign.rule for track in box.tracks for sign in track.signs.values()]
    for step in steps(box):
        named += [step.rule, *step.rules, *(rule for ask in step.asks for rule in ask.rules)]
        assert step.asks, f"nobody asks anything at {step.id}"
    assert len(named) > 60
    assert {rulebook.find(rule).edition for rule in named} <= set(box.rulebooks)


@pytest.mark.parametrize("lang", get_args(Lang))
@pytest.mark.parametrize("game", BOXES, ids=lambda game: game.id)
def test_a_sheet_is_told_in_every_language(game: Game[Any], lang: Lang) -> None:
    box = told.sheet(game.id, lang)
    assert box.players == list(game.seats)
    for track in box.tracks:
        assert set(track.stops) >= set(box.players)
        assert {sign for stops in track.stops.values() for stop in stops for sign in stop.signs} <= set(
            track.signs
        )
    asked = [ask.says for step in (*box.turn, *box.round_end, *box.aside) for ask in step.asks]
    assert all(says and not says.startswith("box-") for says in asked)
    english = told.sheet(game.id, "en")
    assert lang == "en" or box.turn[0].name != english.turn[0].name


def test_a_box_that_is_not_there() -> None:
    with pytest.raises(Problem):
        told.sheet("fourth", "en")


@pytest.mark.parametrize("game", BOXES, ids=lambda game: game.id)
def test_moves_name_tracks_and_growth_names_counters(game: Game[Any]) -> None:
    box = sheet(game.id)
    tracks, counters = {track.id for track in box.tracks}, {each.id for each in box.counters}
    assert {step.moves for step in steps(box)} - {None} <= tracks
    if box.growth is not None:
        assert {box.growth.counter, *(bonus.raises for bonus in box.growth.bonuses)} - {None} <= counters


# --- the Second Edition -------------------------------------------------------------------


@pytest.mark.rule("2E-TURN-002")
def test_five_steps() -> None:
    names = [step.id for step in sheet("second").turn]
    assert names == ["refresh", "movement", "adventure", "market", "experience"]
    order = [step.value for step in Step]
    assert [order.index(name) for name in names] == sorted(order.index(name) for name in names)


@pytest.mark.rule("2E-XP-003")
@pytest.mark.rule("2E-VAR-007")
@pytest.mark.rule("2E-VAR-008")
@pytest.mark.parametrize("length", ["shorter", "standard", "longer"])
@pytest.mark.parametrize("players", range(1, 7))
def test_prices_are_those_of_the_table(players: int, length: str) -> None:
    growth = sheet("second").growth
    assert growth is not None
    assert growth.prices[length][players] == price(second(players, length=length))
    assert next(iter(growth.prices)) == SECOND.options["length"].default


@pytest.mark.rule("2E-XP-002")
@pytest.mark.rule("2E-GAP-019")
def test_jewels_are_worth_what_they_are_worth() -> None:
    state = second(2)
    gains = {gain.id: gain.n for gain in counter(sheet("second"), "experience").gains}
    assert gains.keys() == {colour.value for colour in Colour}
    for colour in Colour:
        state.heroes[0].counters = {colour: 2}
        assert points(state.heroes[0]) == 2 * gains[colour.value]


@pytest.mark.rule("2E-XP-008")
@pytest.mark.rule("2E-XP-009")
@pytest.mark.rule("2E-XP-010")
@pytest.mark.rule("2E-XP-012")
@pytest.mark.rule("2E-END-005")
def test_bonuses_raise_what_the_rules_raise() -> None:
    growth = sheet("second").growth
    assert growth is not None
    table = tamalir.new("second", heroes=["varikas-the-dead", None], seed=1)
    state = table.state
    for bonus in growth.bonuses:
        before = _value(state, bonus.id)
        state.heroes[0].bonuses[bonus.id] = 1
        assert _value(state, bonus.id) == before + bonus.by
    assert level(state.heroes[0]) == growth.first_level + len(growth.bonuses)
    assert [bonus.most for bonus in growth.bonuses if bonus.id == "life"] == [3]
    assert {bonus.id for bonus in growth.bonuses if bonus.raises} == {"life", "stamina"}


def _value(state: SecondState, what: str) -> int:
    body = figures(state, 0).heroes[0].body
    assert body is not None
    values = {attribute.value: n for attribute, n in body.values.items()}
    return {"life": body.life, "stamina": body.stamina, **values}[what]


@pytest.mark.rule("2E-LIMIT-001")
@pytest.mark.rule("2E-LIMIT-002")
@pytest.mark.rule("2E-LIMIT-003")
def test_limits_are_those_of_the_figures() -> None:
    room = figures(tamalir.new("second", seats=2, seed=1).state, 0).heroes[0].room
    assert {limit.id: limit.most for limit in sheet("second").limits} == {
        each.what: each.most for each in room
    }


@pytest.mark.rule("2E-SETUP-007")
def test_gold_to_start_with() -> None:
    state = tamalir.new("second", seats=2, seed=1).state
    start = counter(sheet("second"), "gold").start
    assert start == STARTING_GOLD == state.heroes[0].gold


@pytest.mark.rule("2E-DOOM-002")
@pytest.mark.rule("2E-DOOM-006")
@pytest.mark.rule("2E-DOOM-007")
@pytest.mark.rule("2E-DOOM-010")
@pytest.mark.parametrize("players", range(1, 7))
def test_the_doom_track_fills_as_in_a_game(players: int) -> None:
    track = sheet("second").tracks[0]
    begun = tamalir.new("second", seats=players, seed=1, options={"doom-track": True}).state
    stops = track.stops[players]
    assert track.spaces[players] == threshold(begun)
    assert (stops[0].lap, stops[0].at) == (begun.doom_counters, len(begun.doom)) == (0, 1)
    assert len(stops) - 1 == cards_until_the_end(begun)
    for before, after in pairwise(stops):
        filled = after.lap > before.lap
        assert ("doom-counter" in after.signs) is filled
        assert (after.lap, after.at) == ((before.lap + 1, 1) if filled else (before.lap, before.at + 1))
        assert filled == (before.at + 1 == track.spaces[players])
    assert (stops[-1].lap, "endgame" in stops[-1].signs) == (track.laps, True)
    assert not any("endgame" in stop.signs for stop in stops[:-1])


# --- the Third Edition --------------------------------------------------------------------


@pytest.mark.rule("3E-ROUND-003")
@pytest.mark.rule("3E-ACT-003")
@pytest.mark.rule("3E-TIME-002")
@pytest.mark.rule("3E-TIME-003")
@pytest.mark.rule("3E-TIME-004")
def test_the_time_track_goes_as_in_a_game() -> None:
    """A game of heroes that do nothing, up to the end of its second act."""
    table = tamalir.new("third", seats=2, seed=3, options={"scenario": "corpse-king"})
    while table.request is not None:
        seat = table.waiting()[0]
        asked = table.pending(seat)
        assert asked is not None
        ids = [option.id for option in asked.options]
        table.answer("end-turn" if "end-turn" in ids else ids[0], seat)
    stops = sheet("third").tracks[0].stops[2]
    told_of: list[dict[str, Any]] = list(table.events(0, 0))
    moved = [event["facts"] for event in told_of if event["key"] == "time-moves"]
    assert [(stop.lap, stop.at) for stop in stops] == [(1, 1), *((at["act"], at["space"]) for at in moved)]
    for sign, key in (("story", "story-drawn"), ("refresh", "gems-refreshed")):
        assert sum(sign in stop.signs for stop in stops) == sum(event["key"] == key for event in told_of)
    assert [stop.lap for stop in stops if "act-begins" in stop.signs] == [2]
    assert "story" not in stops[0].signs, "the token is placed there, not moved"


@pytest.mark.rule("3E-ACTION-001")
def test_three_actions() -> None:
    assert [(step.id, step.times) for step in sheet("third").turn] == [("action", ACTIONS), ("turn-end", 1)]
    assert [step.moves for step in sheet("third").round_end] == ["time"]


@pytest.mark.rule("3E-ASSET-002")
def test_one_asset_of_each_type() -> None:
    kinds = {asset.type for asset in THIRD.begin(Setup(2)).book.catalogue.assets.values()}
    assert {limit.id.removeprefix("asset-") for limit in sheet("third").limits} == kinds
    assert {limit.most for limit in sheet("third").limits} == {1}


# --- Unbreakable Bonds --------------------------------------------------------------------


@pytest.mark.rule("UB-PREPARE-004")
@pytest.mark.rule("UB-COMP-008")
def test_what_the_expansion_adds() -> None:
    base, bonds = sheet("third"), sheet("bonds")
    assert set(base.counters) < set(bonds.counters)
    assert counter(bonds, "prepared").most == 1
    assert (counter(bonds, "envelopes").start, counter(bonds, "envelopes").most) == (SUPPLY, SUPPLY)
    assert bonds.tracks == base.tracks
    assert bonds.rulebooks == ("bonds", "third")
    assert {step.id for step in steps(base)} < {step.id for step in steps(bonds)}


# --- cards that people type in ------------------------------------------------------------


@pytest.mark.parametrize("game", BOXES, ids=lambda game: game.id)
def test_every_form_makes_a_card_that_can_be_played(game: Game[Any]) -> None:
    for form in sheet(game.id).cards:
        cards = _named(dict(form.card))
        for field in form.fields:
            place: Any = cards
            for part in field.path[:-1]:
                place = place[_named(part)]
            place[field.path[-1]] = field.choices[-1] if field.choices else field.most
        files = {
            "pack.toml": f'[pack]\nid = "own-cards"\nedition = "{game.id}"\nversion = "1"\n',
            "cards.toml": "".join(
                f"[{kind}]\n" + "".join(f"{id} = {_toml(table)}\n" for id, table in tables.items())
                for kind, tables in cards.items()
            ),
            **{f"texts/{lang}.ftl": "name-own-one = One\n" for lang in get_args(Lang)},
        }
        found = examined(_body(files))
        assert "error" not in found, f"{form.kind}: {found}"
        assert found["entries"] == cards
        assert found["names"]["own-one"] == "One"


def _named(value: Any) -> Any:
    """With the id put in, as the page does."""
    return json.loads(json.dumps(value).replace("$id", "own-one"))


def _toml(value: Any) -> str:
    match value:
        case dict():
            parts = cast("dict[str, Any]", value).items()
            return "{ " + ", ".join(f"{key} = {_toml(each)}" for key, each in parts) + " }"
        case list():
            return "[" + ", ".join(_toml(each) for each in cast("list[Any]", value)) + "]"
        case _:
            return json.dumps(value)


def _body(files: dict[str, str]) -> bytes:
    return json.dumps({"files": files}).encode()

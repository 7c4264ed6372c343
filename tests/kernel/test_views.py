"""Hidden things stay hidden: two worlds that a seat cannot tell apart look the same to it."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from typing import Any

import pytest

from tamalir.kernel import (
    UNKNOWN,
    CannotUndo,
    Draw,
    Edition,
    Fast,
    Manual,
    Misfit,
    NothingToPlay,
    Refused,
    Table,
    Unknown,
    hidden,
    hide,
    is_unknown,
    read_view,
)
from tamalir.kernel.entries import Entry
from tamalir.kernel.journal import CHANCE, drawn
from tamalir.kernel.shape import hints_of
from tests.toys import CARDS, PARLEY, RACE, loaded, play_at_random, play_until, saved, table


def eyes(game: Table[Any], seat: int | None) -> dict[str, Any]:
    """Everything a seat can learn from a table."""
    pending = None if seat is None else game.pending(seat)
    return {
        "view": game.view(seat).json(),
        "options": None if pending is None else [(o.id, dict(o.args)) for o in pending.options],
        "refused": None if pending is None else [(o.id, o.refused) for o in pending.refused],
        "events": game.events(seat=seat),
        "told": game.events_told(),
        "why": None if seat is None else [asked(game, card, seat) for card in ("axe-1", "cup-5", "nonsense")],
    }


def asked(game: Table[Any], option: str, seat: int) -> str:
    try:
        refused = game.why(option, seat)
        return "yes" if refused is None else refused.rule
    except Unknown as unknown:
        return str(unknown)


def known_to(game: Table[Any], seat: int) -> str:
    return repr((game.events(seat=seat), game.state.seats[seat].hand))


@pytest.mark.parametrize("seed", range(25))
def test_two_worlds_that_differ_in_hidden_cards_look_the_same(seed: int) -> None:
    """Seat 1's cards x and y are exchanged in a second world, until seat 0 has seen one of them."""
    luck = random.Random(seed)
    one, two = table(PARLEY, 2, Manual()), table(PARLEY, 2, Manual())
    x, y = luck.sample(one.state.pile.bag, 2)
    other = {x: y, y: x}
    compared = 0
    while one.request is not None:
        if x in known_to(one, 0) or y in known_to(one, 0):
            break
        for seat in (0, None):
            assert eyes(one, seat) == eyes(two, seat)
        compared += 1
        if isinstance(one.request, Draw):
            mine = len(one.state.seats[0].hand) < 3
            card = luck.choice(one.request.bag)
            if mine and card in other:
                break
            one.answer(card)
            two.answer(other.get(card, card))
        elif one.request.is_chance:
            faces = [luck.randint(1, 6) for _ in range(2)]
            one.answer(faces)
            two.answer(faces)
        else:
            seat = luck.choice(one.waiting())
            pending = one.pending(seat)
            assert pending is not None
            pick = luck.choice(pending.options).id
            if pick in other and len(one.waiting()) == 1:
                break  # it would be turned over now
            one.answer(pick, seat)
            two.answer(other.get(pick, pick), seat)
    assert compared


def test_the_worlds_do_differ_for_the_seat_that_knows() -> None:
    games = [table(PARLEY, 2, Manual()) for _ in range(2)]
    for game, last in zip(games, ("cup-1", "cup-2"), strict=True):
        for card in ("axe-1", "axe-2", "axe-3", "bow-1", "bow-2", last):
            game.answer(card)

    assert eyes(games[0], 0) == eyes(games[1], 0)
    assert eyes(games[0], None) == eyes(games[1], None)
    assert eyes(games[0], 1) != eyes(games[1], 1)


def test_why_tells_nothing_about_another_hand() -> None:
    game = table(PARLEY, 2)
    theirs, mine = game.state.seats[1].hand[0], game.state.seats[0].hand
    nobodys = game.state.pile.bag[0]

    for card in (theirs, nobodys):
        with pytest.raises(Unknown) as error:
            game.why(card, seat=0)
        assert error.value.known == sorted(mine)
    game.answer(mine[0], seat=0)
    for card in (theirs, nobodys, "nonsense"):
        refused = game.why(card, seat=0)
        assert isinstance(refused, Refused)
        assert refused.rule == "PARLEY-TURN-001", "seat 0 is not asked; whatever it tries, that is the reason"


def test_a_secret_fact_is_for_its_audience_and_the_event_for_all() -> None:
    game = table(PARLEY, 2)
    drawn = [event for event in game.events(seat=0) if event["key"] == "drawn"]

    assert [set(event["facts"]) for event in drawn] == [{"count", "card"}] * 3 + [{"count"}] * 3  # pyright: ignore[reportArgumentType]
    assert len(game.events()) == len(game.events(seat=1)) == game.events_told()
    assert all("card" not in event["facts"] for event in game.events())  # pyright: ignore[reportOperatorIssue]


def test_events_are_numbered_from_the_start_for_everybody() -> None:
    game = table(RACE, 2, Fast(1))
    heard: list[dict[str, object]] = []

    def listen(game: Table[Any]) -> None:
        heard.extend(game.events(since=len(heard)))
        assert len(heard) == game.events_told()

    play_at_random(game, 1, each=listen)
    assert heard == game.events()
    assert game.events(since=-5) == heard
    assert game.events(since=10**6) == []
    assert repr(game._events[0]).startswith("Event('wind-blows', seat 0, wind=")


def test_a_view_says_who_is_waited_for_and_only_the_seat_sees_its_options() -> None:
    game = play_until(table(RACE, 2, Fast(1)), "sail")

    mine, others, spectator = (game.view(seat).json() for seat in (0, 1, None))

    assert mine["request"]["options"][0] == {"id": "stay", "args": {}}
    nothing: dict[str, Any] = {
        "key": "sail",
        "waiting": [0],
        "args": {},
        "options": [],
        "refused": [],
        "asides": [],
    }
    assert others["request"] == spectator["request"] == nothing
    assert mine["edition"] == "race"
    assert mine["length"] == len(game.journal)
    assert mine["result"] is None
    result = play_at_random(game).view(1).json()["result"]
    assert sorted(result) == ["ranking", "reason", "winners"]


def test_a_view_says_what_is_refused_and_by_which_rule() -> None:
    game = play_until(table(RACE, 2, Fast(3)), "gale", seed=3)
    seat = game.waiting()[0]
    asked = game.pending(seat)
    assert asked is not None

    told = game.view(seat).json()["request"]["refused"]

    assert [(each["id"], each["rule"]) for each in told] == [(o.id, o.refused) for o in asked.refused]


def test_a_view_is_the_position_with_its_secrets_taken_out() -> None:
    game = table(PARLEY, 3)
    view = game.view(1)

    assert type(view.state) is type(game.state)
    assert view.state.seats[1].hand == game.state.seats[1].hand
    assert view.state.seats[0].hand == view.state.seats[2].hand == [UNKNOWN] * 3
    assert list(view.state.pile.bag) == [UNKNOWN] * len(game.state.pile)
    assert game.view(None).state.seats[1].hand == [UNKNOWN] * 3
    view.state.seats[1].hand.clear()
    assert game.state.seats[1].hand, "a view shares nothing with the game"


@pytest.mark.parametrize("edition", [RACE, PARLEY])
def test_a_view_crosses_the_wire_and_comes_back(edition: Edition[Any]) -> None:
    def crosses(game: Table[Any]) -> None:
        for seat in (0, 1, None):
            view = game.view(seat)
            again = read_view(json.loads(json.dumps(view.json(way=True))), game.edition)
            assert again.state == view.state
            assert again.json(way=True) == json.loads(json.dumps(view.json(way=True)))
            assert (again.request is None) == (view.request is None)

    play_at_random(table(edition, 2, Fast(2)), 5, each=crosses)


def test_a_view_of_another_format_or_edition_is_not_read() -> None:
    written = table(RACE, 2).view(0).json()

    with pytest.raises(Misfit, match="format"):
        read_view({**written, "format": 1}, RACE)
    with pytest.raises(Misfit, match="edition"):
        read_view(written, PARLEY)
    with pytest.raises(Misfit, match="edition"):
        read_view({**written, "schema": 99}, RACE)


def test_a_way_on_which_something_was_drawn_is_secret() -> None:
    """Where draws are secret, a view says how the game came here only if nothing was drawn since."""
    ways: list[bool] = []

    def looked_at(game: Table[Any]) -> None:
        for seat in (0, 1):
            way = game.view(seat).way
            ways.append(way is not None)
            assert way is None or not any(drawn(entry) for entry in way.since)

    for seed in range(4):
        play_at_random(table(PARLEY, 2, Fast(seed)), seed, each=looked_at)
    assert any(ways)
    assert drawn(Entry(CHANCE, "axe-2"))
    assert not drawn(Entry(CHANCE, ("axe-2",)))
    assert not drawn(Entry(0, "axe-2"))


def test_an_imagined_world_agrees_with_the_view() -> None:
    def agrees(game: Table[Any]) -> None:
        for seat in (0, 1, None):
            view = game.view(seat)
            world = view.imagine(Fast(len(game.journal)))
            assert not any(is_unknown(card) for seated in world.seats for card in seated.hand)
            everything = [c for s in world.seats for c in s.hand] + list(world.pile.bag) + world.shown
            assert sorted(everything) == sorted(CARDS)
            assert hide(world, seat) == view.state

    play_at_random(table(PARLEY, 2), 4, each=agrees)


def test_worlds_are_imagined_in_more_than_one_way() -> None:
    view = table(PARLEY, 2).view(0)

    hands = {tuple(view.imagine(Fast(seed)).seats[1].hand) for seed in range(20)}

    assert len(hands) > 5


def test_a_view_can_be_played_on_from_the_very_question() -> None:
    game = play_until(table(RACE, 2, Fast(5)), "sail")
    view = read_view(json.loads(json.dumps(game.view(0).json(way=True))), RACE)

    other = view.table(Fast(1))

    assert other.request is not None
    assert other.request.key == "sail"
    assert hide(other.state, 0) == hide(game.state, 0)
    other.answer("stay")
    assert hide(other.state, 0) != hide(game.state, 0)


def test_a_view_without_its_way_cannot_be_played_on() -> None:
    game = play_until(table(RACE, 2, Fast(5)), "sail")
    old = game.view(0)

    with pytest.raises(NothingToPlay):
        read_view(old.json(), RACE).table(Fast(1))
    game.answer("stay")
    with pytest.raises(NothingToPlay):
        old.table(Fast(1))  # the game has gone on


def test_secrets_cannot_lie_where_copies_share_them() -> None:
    @dataclass(slots=True)
    class Secretive:
        pocket: str = hidden(default="")

    @dataclass(slots=True)
    class Careless:
        kept: tuple[Secretive, ...] = ()

    hints_of.cache_clear()
    with pytest.raises(Misfit, match="secrets cannot lie"):
        _redact(Careless, Secretive)


def _redact(cls: type, inner: type) -> None:
    cls.__annotations__["kept"] = tuple[inner, ...]
    hide(cls(), None)


# --- seats that are not asked ---------------------------------------------------------------


def test_a_seat_that_is_not_asked_may_speak() -> None:
    game = play_until(table(PARLEY, 3), "look")
    leader = game.waiting()[0]
    other = (leader + 1) % 3
    before = len(game.journal)

    assert [option.id for option in game.offers(other)] == ["boo"]
    assert game.offers(leader) == []
    game.answer("boo", seat=other)

    assert game.state.boos == 1
    assert game.waiting() == (leader,), "nobody is held up"
    assert game.journal.entries[before:] == [Entry(other, "boo")]
    assert game.events(seat=leader)[-1]["key"] == "booed"


def test_what_a_silent_seat_may_not_do_is_refused_by_a_rule() -> None:
    game = play_until(table(PARLEY, 3), "look")
    leader = game.waiting()[0]
    other = (leader + 1) % 3
    for _ in range(2):
        game.answer("boo", seat=other)

    refused = game.why("boo", seat=other)
    assert refused is not None
    assert refused.rule == "PARLEY-BOO-001"
    with pytest.raises(Refused, match="PARLEY-BOO-001"):
        game.answer("boo", seat=other)
    with pytest.raises(Refused, match="PARLEY-TURN-001"):
        game.answer("leave", seat=other)
    assert game.offers(other) == []


def test_what_was_spoken_is_undone_saved_and_forked() -> None:
    game = play_until(table(PARLEY, 3), "look")
    leader = game.waiting()[0]
    other = (leader + 1) % 3
    game.answer("boo", seat=other)

    again = loaded(json.loads(json.dumps(saved(game))))
    assert again.state.boos == game.fork().state.boos == 1
    assert again.view(other).json() == game.view(other).json()
    with pytest.raises(CannotUndo):
        game.undo(leader)
    assert game.undo(other) == 1
    assert game.state.boos == 0
    assert game.waiting() == (leader,)


def test_offers_stand_in_the_view_of_their_seat_alone() -> None:
    game = play_until(table(PARLEY, 3), "look")
    leader = game.waiting()[0]
    other = (leader + 1) % 3

    assert game.view(other).json()["offers"] == [{"id": "boo", "args": {}}]
    assert game.view(leader).json()["offers"] == game.view(None).json()["offers"] == []

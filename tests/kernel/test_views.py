"""Hidden things stay hidden: two worlds that a seat cannot tell apart look the same to it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tamalir.kernel import Draw, Fast, Manual, Refused, Table, Unknown
from tests.toys import PARLEY, RACE, play_at_random, play_until, table


def eyes(game: Table[Any], seat: int | None) -> dict[str, Any]:
    """Everything a seat can learn from a table."""
    pending = None if seat is None else game.pending(seat)
    return {
        "view": game.view(seat),
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
    assert repr(game._told[0]).startswith("Event('wind-blows', seat 0, wind=")


def test_a_view_says_who_is_waited_for_and_only_the_seat_sees_its_options() -> None:
    game = play_until(table(RACE, 2, Fast(1)), "sail")

    mine, others, spectator = game.view(0), game.view(1), game.view(None)

    assert mine["request"]["options"][0] == {"id": "stay", "args": {}}  # pyright: ignore[reportIndexIssue]
    assert others["request"] == spectator["request"] == {"key": "sail", "waiting": [0]}
    assert mine["edition"] == "race"
    assert mine["version"] == len(game.journal)
    assert mine["result"] is None
    result = play_at_random(game).view(1)["result"]
    assert isinstance(result, dict)
    assert sorted(result) == ["ranking", "reason", "winners"]  # pyright: ignore[reportUnknownArgumentType]

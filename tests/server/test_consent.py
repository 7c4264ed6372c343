"""Nobody decides for others: absence takes time, stand-ins agree to nothing, the host is seen."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tamalir
from tamalir.host.commands import ToStore, carry_out
from tamalir.host.errors import Problem
from tamalir.host.hosted import Hosted
from tamalir.host.records import GameRecord, SeatRecord
from tamalir.host.replies import Viewer
from tamalir.host.wire import Act, AskTakeover, AskUndo, House, ToBot, ToHuman, VoteUndo
from tamalir.kernel import encode
from tests.server.house import Server
from tests.server.test_play import denied


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def hosted(edition: str = "second", seats: int = 2, **house: Any) -> tuple[Hosted, Clock]:
    table, clock = tamalir.new(edition, seats=seats, seed=3), Clock()
    record = GameRecord(
        id="game",
        edition=edition,
        seed="00",
        commitment="",
        fair_from=0,
        host_hash="",
        spectator_hash="",
        setup=encode(table.setup),
        house=House(**house),
        created_at=0.0,
        seats=[SeatRecord(seat=n, token_hash="", bot="random") for n in range(seats)],
    )
    held = Hosted(record, table, clock)
    held.settle(held.begin("new"))
    return held, clock


def do(held: Hosted, who: int | None, command: Any) -> None:
    viewer = Viewer(role="host") if who is None else Viewer(role="seat", seat=who)
    outcome = carry_out(held, viewer, command)
    assert isinstance(outcome, ToStore)
    assert outcome.change is not None
    held.settle(outcome.change)


def play(held: Hosted, answers: int) -> None:
    luck = random.Random(4)
    for _ in range(answers):
        seat = held.table.waiting()[0]
        asked = held.table.pending(seat)
        assert asked is not None
        held.settle(
            held.act(seat, Act(option=luck.choice(asked.options).id, version=held.version), by_bot=True)
        )


def refused(code: str, held: Hosted, who: int | None, command: Any) -> Problem:
    with pytest.raises(Problem) as problem:
        do(held, who, command)
    assert problem.value.code == code
    return problem.value


def test_a_player_is_away_only_after_the_time_of_the_table():
    held, clock = hosted(away_seconds=600)
    play(held, 5)
    held.online = {0}
    assert refused("not-away", held, 0, AskTakeover(seat=1)).more["seconds"] == 600
    clock.now += 599
    refused("not-away", held, 0, AskTakeover(seat=1))
    clock.now += 1
    do(held, 0, AskTakeover(seat=1))
    assert held.record.seats[1].standing_in


def test_a_question_gives_its_own_time():
    """In play by correspondence the page is closed: the time counts from the question."""
    held, clock = hosted(away_seconds=600)
    clock.now += 10_000
    play(held, 1)
    while held.table.waiting() != (1,):
        play(held, 1)
    refused("not-away", held, 0, AskTakeover(seat=1))


@pytest.mark.parametrize("edition", ["second", "third"])
def test_a_stand_in_agrees_to_nothing(edition: str):
    """One player made the other a bot and rewound alone, past dice and the other's own choices."""
    held, clock = hosted(edition)
    play(held, 40)
    clock.now += 1000
    do(held, 0, AskTakeover(seat=1))
    length = len(held.table.journal)
    do(held, 0, AskUndo(version=held.version))
    assert len(held.table.journal) == length, "it waits for the other's yes"
    assert held.ask is not None
    do(held, 1, VoteUndo(ask=held.ask.seq, agree=True))  # by the link, though a bot stands in
    assert len(held.table.journal) < length


def test_nor_does_a_bot_that_the_host_put_there():
    held, _ = hosted()
    play(held, 40)
    do(held, None, ToBot(seat=1))
    assert held.electorate() == {0, 1}
    do(held, None, ToBot(seat=1, bot="novice"))
    assert held.electorate() == {0, 1}
    length = len(held.table.journal)
    do(held, 0, AskUndo(version=held.version))
    assert len(held.table.journal) == length
    do(held, None, ToHuman(seat=1))
    assert held.electorate() == {0, 1}
    do(held, 1, ToBot())
    assert held.electorate() == {0}, "whoever hands over the own seat has left it to the bot"


def test_what_the_host_does_stands_in_the_chronicle(server: Server):
    table = server.create("third", None, seats=[{}, {}])
    table.host.post("to-bot", seat=1)
    table.host.post("to-human", seat=1)
    table.host.post("links", seat=0)
    deeds = table.spectator.look()["table"]["deeds"]
    assert [(deed["kind"], deed["seat"]) for deed in deeds] == [
        ("host-bot", 1),
        ("host-human", 1),
        ("link", 0),
    ]


def test_the_host_cannot_read_a_hand_through_a_trial(server: Server):
    """To-bot, fork, a link from the fork: the opponent's hand lay open, and nobody saw it."""
    table = server.create("third", None, seats=[{}, {}])
    for _ in range(12):
        table.step()
    table.host.post("to-bot", seat=1)
    denied("secrets", 409, table.seats[0].post, "fork")


def test_nobody_is_host_over_the_seats_of_a_trial(server: Server):
    table = server.create("second", None, seats=[{}, {}])
    made = table.seats[0].post("fork")
    assert made["host_token"] == ""
    assert [seat["seat"] for seat in made["seats"]] == [0]
    player = server.guest(made["game"], made["seats"][0]["token"])
    denied("forbidden", 403, player.post, "links", seat=1)
    denied("forbidden", 403, player.post, "to-human", seat=1)
    assert table.seats[1].look()["table"]["deeds"][-1]["kind"] == "trial"

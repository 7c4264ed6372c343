"""What a finished game came to, and the same table set again."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest

import tamalir
from tamalir.games import GAMES
from tamalir.host import choices, making
from tamalir.host.errors import Problem
from tamalir.host.hosted import Hosted, dealer_of
from tamalir.host.past import ChoicesCounted, GameSummary
from tamalir.host.replies import Viewer
from tamalir.host.summary import summary, swings
from tamalir.host.wire import Create, House, SameDice, SeatSpec
from tamalir.kernel import Table
from tamalir.world.hexes import distance

SEATS = {"second": 2, "third": 2, "bonds": 2}


def played(game: str, bot: str = "novice", **more: Any) -> Table[Any]:
    table = tamalir.new(game, seats=SEATS[game], seed=3, **more)
    tamalir.play(table, players=[GAMES[game].bot(bot, seat) for seat in range(SEATS[game])])
    return table


def past(table: Table[Any]) -> dict[str, Any]:
    save = msgspec.json.decode(msgspec.json.encode(table.save()))
    return {part: save[part] for part in ("edition", "setup", "journal")}


@pytest.fixture(scope="module", params=list(SEATS))
def game(request: pytest.FixtureRequest) -> tuple[Table[Any], dict[str, Any]]:
    table = played(request.param, options={"turn-limit": 50} if request.param == "second" else {})
    return table, past(table)


def test_a_summary_is_what_the_wire_promises(game: tuple[Table[Any], dict[str, Any]]):
    table, journal = game
    told = msgspec.convert(summary(journal, "en"), GameSummary)

    assert told.over
    assert told.title
    assert told.answers == len(table.journal)
    assert 1 <= len(told.chapters) <= 5
    assert [chapter.length for chapter in told.chapters] == sorted(
        chapter.length for chapter in told.chapters
    )
    assert all(chapter.title and chapter.said for chapter in told.chapters)


def test_the_chances_of_every_turn_are_chances(game: tuple[Table[Any], dict[str, Any]]):
    table, journal = game
    told = summary(journal, "en")
    winners = () if table.result is None else table.result.winners

    for then in told["curve"]:
        assert all(0 <= chance <= 1 for chance in then["chances"])
        assert told["together"] or sum(then["chances"]) <= 1.001
    end = [1.0 if seat in winners else 0.0 for seat in range(len(told["seats"]))]
    assert told["curve"][-1]["chances"] == end
    assert sum(swings(told["curve"], 0).values()) == pytest.approx(end[0] - told["curve"][0]["chances"][0])


def test_trails_follow_every_step(game: tuple[Table[Any], dict[str, Any]]):
    """A hero that walks enters one space after another; the few jumps are made by cards and defeats."""
    _, journal = game
    for seat in summary(journal, "en")["seats"]:
        trail = [tuple(step["place"]) for step in seat["trail"]]
        far = [here for before, here in pairwise(trail) if distance(before, here) > 1]

        assert all(before != here for before, here in pairwise(trail))
        assert len(far) <= max(3, len(trail) // 4)


def test_choices_are_counted_and_stop_in_time(game: tuple[Table[Any], dict[str, Any]]):
    _, journal = game
    none = msgspec.convert(choices.counted(journal, seconds=0.0), ChoicesCounted)

    assert all(row.judged == 0 for row in none.seats)


def test_the_solver_takes_the_best_choice():
    """Whoever always takes what the solver calls best has a share of one."""
    table = tamalir.new("second", scene="brood", seed=5)
    advisor = GAMES["second"].advisor
    assert advisor is not None
    while table.request is not None:
        seat = table.waiting()[0]
        asked = table.pending(seat)
        assert asked is not None
        best = advisor.odds(table.view(seat)).best
        table.answer(best or asked.options[0].id, seat)
    (row,) = choices.counted(past(table), seconds=60.0)["seats"]

    assert row["judged"] > 0
    assert row["best"] == row["judged"]
    assert row["given"] == 0.0


@pytest.mark.parametrize("seed", range(6, 9))
def test_games_that_nobody_planned_are_told(seed: int):
    """Duels and whatever else chance brings."""
    table = tamalir.new("second", seats=3, seed=seed, options={"turn-limit": 20, "length": "shorter"})
    tamalir.play(table, players=[GAMES["second"].bot("random", seed * 7 + seat) for seat in range(3)])

    assert summary(past(table), "en")["chapters"]


# ---- the same dice


def hosted() -> Hosted:
    command = Create(
        edition="second", seats=[SeatSpec(name="Ann"), SeatSpec(kind="bot")], options={"turn-limit": 20}
    )
    begun = making.begin(command)
    record, _ = making.sit_down(begun, 0.0)
    return Hosted(record, begun.table, lambda: 0.0)


def finish(table: Table[Any]) -> None:
    tamalir.play(table, players=[GAMES["second"].bot("random", seat) for seat in range(2)])


def test_a_rematch_meets_the_same_dice():
    host = hosted()
    with pytest.raises(Problem, match="not over"):
        making.rematch(host, Viewer(role="seat", seat=0))
    finish(host.table)
    begun, _ = making.rematch(host, Viewer(role="seat", seat=0))
    record, _ = making.sit_down(begun, 0.0)
    finish(begun.table)

    assert record.id != host.record.id
    assert [seat.kind for seat in begun.seats] == ["human", "bot"]
    assert [entry.answer for entry in begun.table.journal.entries] == [
        entry.answer for entry in host.table.journal.entries
    ]
    assert dealer_of(record).to_save() == dealer_of(host.record).to_save()


def test_whoever_watched_takes_one_seat():
    host = hosted()
    finish(host.table)
    begun, _ = making.rematch(host, Viewer(role="spectator"))

    assert [(seat.kind, seat.name) for seat in begun.seats] == [("human", ""), ("bot", "")]


def test_nobody_brings_dice_of_their_own():
    seats = [SeatSpec(), SeatSpec()]
    with pytest.raises(Problem, match="only the table"):
        making.begin(Create(edition="second", seats=seats, house=House(again=SameDice(game="x"))))

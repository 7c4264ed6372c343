"""A table held for its viewers: commands, undo, offers, screens, bots' turns, all without a network."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import msgspec
import pytest

import tamalir
from tamalir.host.commands import Before, HostCommand, ToDo, ToStore, carry_out
from tamalir.host.delta import apply
from tamalir.host.due import due_at
from tamalir.host.errors import Problem
from tamalir.host.hosted import Hosted
from tamalir.host.jobs import Decide
from tamalir.host.jobs import carry_out as work
from tamalir.host.messages import BookInfo, Message, SceneInfo
from tamalir.host.records import GameRecord, SeatRecord
from tamalir.host.replies import Scene, Viewer
from tamalir.host.wire import Act, Book, Events, House, Look, Odds, Reach, Thought, ToBot, Undo, Why
from tamalir.kernel import encode

EDITIONS = ["second", "third", "bonds"]


class Clock:
    """Time passes when somebody looks."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def host(edition: str = "second", seats: int = 2, scene: str | None = None, **house: Any) -> Hosted:
    table = tamalir.new(edition, seats=seats, scene=scene, seed=7)
    record = GameRecord(
        id="game",
        edition=edition,
        seed="00",
        commitment="c",
        fair_from=0,
        host_hash="",
        spectator_hash="",
        setup=encode(table.setup),
        house=House(**house),
        created_at=0.0,
        seats=[
            SeatRecord(seat=n, token_hash="", bot="random", name=f"Player {n}", colour="red")
            for n in range(len(table.view(None).state.heroes))
        ],
    )
    held = Hosted(record, table, Clock())
    held.settle(held.begin("new"))
    return held


def do(held: Hosted, seat: int | None, command: HostCommand) -> Any:
    """Carry it out as a holder would that stores at once and does all work itself."""
    viewer = Viewer(role="spectator") if seat is None else Viewer(role="seat", seat=seat)
    outcome = carry_out(held, viewer, command)
    match outcome:
        case ToStore(change):
            if change is not None:
                held.settle(change)
            return held.version
        case ToDo(job):
            return work(job)
        case _:
            return outcome


def documents(message: dict[str, Any]) -> dict[str, Any]:
    """The trees that later messages change."""
    return {name: message[name] for name in ("table", "view", "words") if name in message}


def step(held: Hosted, luck: random.Random) -> None:
    seat = held.table.waiting()[0]
    asked = held.table.pending(seat)
    assert asked is not None
    do(held, seat, Act(option=luck.choice(asked.options).id, version=held.version))


@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_that_is_shown_has_its_type(edition: str):
    """What screens make fits the messages from which the client's types are generated."""
    held, luck = host(edition), random.Random(1)
    channels = ["0.en", "1.pl", "open.ru", "open"]
    shown: dict[str, dict[str, Any]] = {}
    for _ in range(40):
        if held.over:
            break
        for channel in channels:
            message = json.loads(held.feed.update_for(channel))
            msgspec.convert(message, Message, strict=True)
            if message["type"] == "scene":
                shown[channel] = documents(message)
            else:
                shown[channel] = apply(shown[channel], message["changes"])
        step(held, luck)
    for channel in channels:
        held.feed.update_for(channel)
    viewer = Viewer(role="seat", seat=0)
    scene = json.loads(msgspec.json.encode(do(held, 0, Look(since=0, lang="pl"))))
    msgspec.convert(scene, SceneInfo, strict=True)
    assert isinstance(carry_out(held, viewer, Look()), Scene)


def test_deltas_bring_a_viewer_to_what_the_table_shows():
    held, luck = host("second"), random.Random(3)
    message = json.loads(held.feed.update_for("0.en"))
    mine = documents(message)
    for _ in range(30):
        step(held, luck)
        mine = apply(mine, json.loads(held.feed.update_for("0.en"))["changes"])
        now = json.loads(msgspec.json.encode(held.feed.document(0, "en")))
        assert mine == now


def test_a_repeated_command_is_carried_out_once():
    held = host("second", scene="brood")
    act = Act(option="to-battle", version=held.version, key="k")

    first = do(held, 0, act)
    again = carry_out(held, Viewer(role="seat", seat=0), act)

    assert again == Before(first)


def test_own_choices_are_taken_back():
    held = host("second", scene="brood")
    before = encode(held.table.state)
    do(held, 0, Act(option="to-battle", version=held.version))
    assert encode(held.table.state) != before

    do(held, 0, Undo(version=held.version))

    assert encode(held.table.state) == before


def test_a_stale_answer_and_a_spectators_are_refused():
    held = host("second", scene="brood")
    with pytest.raises(Problem, match="stale"):
        do(held, 0, Act(option="to-battle", version=held.version + 1))
    with pytest.raises(Problem, match="only a player"):
        do(held, None, Act(option="to-battle", version=held.version))
    with pytest.raises(Problem, match="2E-COMBAT-010"):
        do(held, 0, Act(option="attack", version=held.version))


def test_a_bot_plays_its_turn_from_what_its_seat_may_know():
    held = host("second")
    seat = held.table.waiting()[0]
    do(held, seat, ToBot(bot="novice"))
    assert held.bot_seats() == [seat]
    job = Decide(bot="novice", seed=3, view=held.feed.private(seat))
    decided = work(msgspec.json.decode(msgspec.json.encode(job), type=Decide))

    asked = held.table.pending(seat)
    assert asked is not None
    assert decided["option"] in [option.id for option in asked.options]
    assert set(decided["thought"]["said"]) == {"en", "pl", "ru"}
    with pytest.raises(Problem, match="unknown bot of the game second 'wizard'"):
        do(held, seat, ToBot(bot="wizard"))


def test_odds_reach_book_events_reasons_and_thoughts():
    held = host("second", scene="brood")
    assert do(held, 0, Odds())["options"]["to-battle"]["exact"]
    assert do(held, 0, Why(option="attack", lang="en")).rule == "2E-COMBAT-010"
    assert do(held, 0, Events(lang="ru")).events_told >= 0
    assert not do(held, 0, Thought(seat=0)).known
    assert json.loads(do(held, 0, Book(lang="pl"))["body"])["edition"] == "second"
    whole = host("second")
    seat = whole.table.waiting()[0]
    assert do(whole, seat, Reach())["known"]
    assert not do(host("third"), 0, Odds())["known"], "nobody knows the odds of that game yet"
    with pytest.raises(Problem, match="odds"):
        do(host("second", scene="brood", odds=False), 0, Odds())


def test_a_bot_with_a_hand_tells_no_more_than_why_it_answered_so():
    """Its numbers follow from cards that nobody else sees; the reason for an answer is about the proposal."""
    held = host("bonds")
    held.table.state.heroes[0].hand = ["tithe"]
    said = {"en": ["plan", "more"]}
    thought = {"asked": "turn.action", "alternatives": [{"option": "train"}], "said": said}
    assert held.tells(0, thought) is None
    told = held.tells(0, {**thought, "asked": "deal.answer"})
    assert told is not None
    assert (told["alternatives"], told["said"]) == ([], {"en": ["plan"]})
    assert held.tells(0, None) is None


def test_screens_are_not_shared_between_viewers():
    held = host("third")
    mine, theirs = held.feed.document(0), held.feed.document(1)
    copied = copy.deepcopy(theirs)
    mine["view"]["position"]["heroes"].clear()
    assert theirs == copied


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_book_has_its_type(edition: str, lang: Any):
    body = json.loads(do(host(edition), 0, Book(lang=lang))["body"])
    msgspec.convert(body, BookInfo, strict=True)


@pytest.mark.rule("3E-GAP-024")
def test_whoever_is_out_of_the_game_leaves_its_questions_to_the_best_bot():
    held = host("third", seats=3)
    seat = held.table.waiting()[0]
    assert held.bot_of(seat) is None
    assert held.bot_seats() == []
    due = due_at(held)

    held.table.state.eliminated = [seat]

    assert held.bot_of(seat) == "champion"
    assert held.bot_seats() == [seat]
    assert due is None
    assert due_at(held) is not None  # a bot whose process died is asked again
    do(held, seat, ToBot(bot="novice"))
    assert held.bot_of(seat) == "champion"


@pytest.mark.rule("3E-COMBAT-004")
def test_a_table_may_leave_enemies_to_the_best_bot():
    for wanted in (False, True):
        held = host("third", scene="reanimates", computer_enemies=wanted)
        asked = held.table.pending(held.table.waiting()[0])
        assert asked is not None
        if asked.seat == 0:  # the hero is its player's own business
            assert held.bot_of(0) is None
            do(held, 0, Act(option="pass", version=held.version))
        assert held.table.waiting() == (1,)
        assert held.bot_of(1) == ("champion" if wanted else None)
        assert (due_at(held) is not None) is wanted

"""Dice that are everybody's: shares are promised, handed in and filled in, and every one of them counts."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import pytest

import tamalir
from tamalir.host import dice, fair
from tamalir.host.commands import ToStore, carry_out
from tamalir.host.errors import Problem
from tamalir.host.hosted import Hosted
from tamalir.host.records import GameRecord, Move, SeatRecord
from tamalir.host.replies import Viewer
from tamalir.host.wire import Act, House, Pledge, Share
from tamalir.kernel import Fair, encode
from tamalir.players.luck import Luck

SEED = "07" * 32


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def hosted(kinds: str = "hh", edition: str = "third", scene: str = "challenge") -> tuple[Hosted, Clock]:
    clock = Clock()
    table = tamalir.new(edition, scene=scene, dealer=Fair(bytes.fromhex(SEED), "game"), game="game")
    record = GameRecord(
        id="game",
        edition=edition,
        seed=SEED,
        commitment=sha256(bytes.fromhex(SEED)).hexdigest(),
        fair_from=0,
        dice="path",
        host_hash="",
        spectator_hash="",
        setup=encode(table.setup),
        house=House(),
        created_at=0.0,
        seats=[
            SeatRecord(seat=n, token_hash="", bot="random", kind="human" if kind == "h" else "bot")
            for n, kind in enumerate(kinds)
        ],
    )
    held = Hosted(record, table, clock)
    held.settle(held.begin("new"))
    return held, clock


def share_of(seat: int) -> str:
    return f"{seat + 1:02x}" * 32


def promise_of(seat: int) -> str:
    return sha256(bytes.fromhex(share_of(seat))).hexdigest()


def do(held: Hosted, seat: int, command: Any) -> Move | None:
    outcome = carry_out(held, Viewer(role="seat", seat=seat), command)
    assert isinstance(outcome, ToStore)
    if outcome.change is None:
        return None
    held.settle(outcome.change)
    return outcome.change.move


def refused(code: str, held: Hosted, seat: int, command: Any) -> None:
    with pytest.raises(Problem) as problem:
        do(held, seat, command)
    assert problem.value.code == code


def pledge(held: Hosted, seat: int) -> Move | None:
    return do(held, seat, Pledge(commitment=promise_of(seat)))


def bring(held: Hosted, seat: int) -> Move | None:
    return do(held, seat, Share(share=share_of(seat)))


def play_out(held: Hosted) -> None:
    luck = Luck(5)
    while not held.over:
        seat = held.table.waiting()[0]
        asked = held.table.pending(seat)
        assert asked is not None
        held.settle(
            held.act(seat, Act(option=luck.pick(asked.options).id, version=held.version), by_bot=True)
        )


def exported(held: Hosted) -> dict[str, Any]:
    return json.loads(json.dumps(held.feed.export(Viewer(role="spectator")).save))


def test_all_promise_and_hand_in_and_the_dice_are_theirs():
    held, _ = hosted()
    pledge(held, 0)
    refused("too-soon", held, 0, Share(share=share_of(0)))
    pledge(held, 1)
    bring(held, 1)
    assert held.dice.joint_from is None
    bring(held, 0)

    assert held.dice.joint_from == held.table.journal.throws
    assert isinstance(held.table.dealer, Fair)
    assert held.table.dealer.shares == [(seat, bytes.fromhex(share_of(seat))) for seat in (0, 1)]
    play_out(held)
    assert held.dice.joint_from is not None
    assert held.table.journal.throws > held.dice.joint_from
    assert fair.verify(exported(held))


def test_nobody_sees_a_share_before_the_end():
    held, _ = hosted()
    pledge(held, 0)
    pledge(held, 1)
    bring(held, 0)
    bring(held, 1)
    for seat in (None, 0, 1):
        viewer = Viewer(role="spectator") if seat is None else Viewer(role="seat", seat=seat)
        text = json.dumps(held.feed.document(seat)) + json.dumps(held.feed.export(viewer).save)
        assert promise_of(0) in text
        assert not any(secret in text for secret in (share_of(0), share_of(1), SEED))
    play_out(held)
    assert held.feed.info()["dice"]["shares"] == {"0": share_of(0), "1": share_of(1)}


def test_what_was_promised_stands():
    held, _ = hosted()
    pledge(held, 0)
    assert pledge(held, 0) is None
    refused("pledged", held, 0, Pledge(commitment=promise_of(1)))
    pledge(held, 1)
    refused("share", held, 0, Share(share=share_of(1)))
    bring(held, 0)
    assert bring(held, 0) is None
    bring(held, 1)
    assert bring(held, 1) is None


def test_nobody_promises_once_a_share_is_there():
    """Whoever could would choose, knowing the others' shares together with the server."""
    held, clock = hosted("hh")
    pledge(held, 0)
    clock.now += dice.PLEDGE_SECONDS
    bring(held, 0)
    refused("pledged", held, 1, Pledge(commitment=promise_of(1)))


def test_for_those_who_do_not_come_the_server_fills_in_openly():
    held, clock = hosted("hh")
    pledge(held, 0)
    clock.now += dice.PLEDGE_SECONDS
    bring(held, 0)

    assert held.dice.joint_from is not None
    assert held.feed.info()["dice"]["filled"] == [1]
    play_out(held)
    save = exported(held)
    assert fair.verify(save)
    save["dealer"]["joint"]["shares"][1][1] = share_of(1)
    with pytest.raises(fair.NotFair, match="filled in"):
        fair.verify(save)


def test_for_those_who_break_their_promise_the_server_fills_in_openly():
    held, clock = hosted("hh")
    pledge(held, 0)
    pledge(held, 1)
    bring(held, 0)
    assert bring(held, 0) is None
    clock.now += dice.SHARE_SECONDS
    bring(held, 0)

    assert held.dice.filled == [1]
    play_out(held)
    assert fair.verify(exported(held))


def test_alone_with_bots():
    held, _ = hosted("hb")
    refused("server-dice", held, 1, Pledge(commitment=promise_of(1)))
    pledge(held, 0)
    bring(held, 0)
    assert held.dice.joint_from is not None
    assert held.dice.filled == []


@pytest.mark.parametrize("bent", ["share", "pledge", "none", "later"])
def test_bent_shares_are_found(bent: str):
    held, _ = hosted()
    for step in (pledge, bring):
        for seat in (0, 1):
            step(held, seat)
    play_out(held)
    save = exported(held)
    assert fair.verify(save)
    match bent:
        case "share":
            save["dealer"]["joint"]["shares"][0][1] = share_of(4)
        case "pledge":
            save["fair"]["pledges"]["0"] = promise_of(4)
        case "none":
            del save["dealer"]["joint"]
        case _:
            save["dealer"]["joint"]["from"] += 2
    with pytest.raises(fair.NotFair):
        fair.verify(save)


def test_the_dice_of_a_game_that_is_opened_again():
    """From the stored moves alone: the next throw is the one that would have fallen."""
    held, _ = hosted()
    moves = [held.change("begin", None, "new", base=0).move]
    again, _ = hosted()
    kept: list[Move] = []
    for step in (pledge, bring):
        for seat in (0, 1):
            move = step(held, seat)
            assert move is not None
            kept.append(move)
    assert moves
    again.follow(kept)
    play_out(held)
    play_out(again)

    assert again.table.journal.entries == held.table.journal.entries


def test_games_of_before_have_numbered_dice():
    held, _ = hosted()
    held.record.dice = "number"
    refused("server-dice", held, 0, Pledge(commitment=promise_of(0)))
    assert held.feed.info()["dice"] is None

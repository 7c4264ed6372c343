"""A hall: many tables, asked by orders that may come from another process."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import tamalir
from tamalir.host.feed import Feed
from tamalir.host.hall import Hall
from tamalir.host.making import bring
from tamalir.host.orders import (
    AnyOrder,
    Begin,
    Branch,
    Bring,
    CarryOut,
    Close,
    Consult,
    Decided,
    ForgetPack,
    LookAfter,
    Made,
    Open,
    Presence,
    RenewLink,
    Reply,
    TakeSnapshot,
    may_change,
)
from tamalir.host.packs import from_body, is_here, read
from tamalir.host.replies import Viewer
from tamalir.host.wire import Act, AskTakeover, Create, House, Import, Look, PackRef, SeatSpec

PACK = {
    "pack.toml": '[pack]\nid = "in-a-hall"\nedition = "second"\nversion = "1"\n',
    "cards.toml": (
        '[items.hall-sword]\nitem_class = "weapon"\ntype = "sword"\nusage = "activate"\ncost = 3\n'
        'effects = [{ when = "melee", do = "add-to-roll", by = 2 }]\n'
    ),
    "texts/en.ftl": "name-hall-sword = Sword of the hall\n",
}


class Time:
    """A clock that stands until it is set."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Line:
    """A hall as another process sees it: whatever is said is written out."""

    def __init__(self) -> None:
        self.time = Time()
        self.hall = Hall(self.time, snapshot_every=4)

    def ask(self, order: AnyOrder) -> Reply:
        said = msgspec.json.decode(msgspec.json.encode(order), type=AnyOrder)
        return msgspec.json.decode(msgspec.json.encode(self.hall.answer(said)), type=Reply)

    def begin(self, *seats: SeatSpec, **more: Any) -> Made:
        agreed = Create(edition="second", seats=list(seats or (SeatSpec(), SeatSpec())), **more)
        made = self.ask(Begin(game="", agreed=agreed)).made
        assert made is not None
        return made

    def scene(self, game: str, seat: int | None = None) -> dict[str, Any]:
        role = "spectator" if seat is None else "seat"
        order = CarryOut(game=game, viewer=Viewer(role=role, seat=seat), command=Look())
        return json.loads(bytes(self.ask(order).answer))

    def act(self, game: str, channels: tuple[str, ...] = (), key: str | None = None) -> Reply:
        """The first option of whoever is asked."""
        seat = self.scene(game)["view"]["request"]["waiting"][0]
        scene = self.scene(game, seat)
        option = scene["view"]["request"]["options"][0]["id"]
        command = Act(option=option, version=scene["version"], key=key)
        viewer = Viewer(role="seat", seat=seat)
        return self.ask(CarryOut(game=game, viewer=viewer, command=command, channels=list(channels)))


def test_an_answer_with_all_that_follows_from_it():
    line = Line()
    game = line.begin().record.id
    reply = line.act(game, ("0.en", "1", "open.pl"))
    assert bytes(reply.answer) == b'{"version":2,"replayed":false}'
    assert reply.change is not None
    assert (reply.change.move.seq, reply.change.move.kind) == (2, "answer")
    assert reply.standing is not None
    assert reply.standing.version == 2
    assert [channel for channel, _ in reply.updates] == ["0.en", "1", "open.pl"]
    told = [json.loads(bytes(update)) for _, update in reply.updates]
    assert [each["version"] for each in told] == [2, 2, 2]
    assert ["words" in each for each in told] == [True, False, True]
    after = line.act(game, ("0.en",))
    update = json.loads(bytes(after.updates[0][1]))
    assert (update["type"], update["base"], update["version"]) == ("update", 2, 3)


def test_it_opens_again_as_it_was_stored():
    """What is stored is enough, also in another hall."""
    line, other = Line(), Line()
    made = line.begin()
    game = made.record.id
    moves, snapshot, seq = [made.first.move], made.first.snapshot, 1
    for n in range(9):
        reply = line.act(game, key=f"k{n}")
        assert reply.change is not None
        moves.append(reply.change.move)
        if reply.change.snapshot is not None:
            snapshot, seq = reply.change.snapshot, reply.change.move.seq
    assert snapshot is not None
    assert seq > 1
    order = Open(game=game, record=made.record, snapshot=snapshot, snapshot_seq=seq, moves=moves)
    opened = other.ask(order)
    assert opened.change is None
    assert opened.standing is not None
    assert (opened.standing.version, opened.standing.snapshot_version) == (10, seq)
    for seat in (None, 0, 1):
        assert other.scene(game, seat) == line.scene(game, seat)
    taken = line.ask(TakeSnapshot(game=game)).snapshot
    assert taken == other.ask(TakeSnapshot(game=game)).snapshot


def test_refusals_are_answers():
    line = Line()
    game = line.begin().record.id
    command = Act(option="no-such-thing", version=1)
    refused = line.ask(CarryOut(game=game, viewer=Viewer(role="seat", seat=0), command=command))
    assert refused.problem is not None
    assert refused.problem[1]["code"] in ("unknown", "refused")
    watching = line.ask(CarryOut(game=game, viewer=Viewer(role="spectator"), command=command))
    assert watching.problem is not None
    assert watching.problem[0] == 403
    agreed = Create(edition="second", seats=[SeatSpec(hero="nobody"), SeatSpec()])
    assert line.ask(Begin(game="", agreed=agreed)).problem is not None


def test_a_table_that_is_not_here():
    line = Line()
    game = line.begin().record.id
    line.ask(Close(game=game))
    gone = line.ask(CarryOut(game=game, viewer=Viewer(role="spectator"), command=Look()))
    assert gone.problem is not None
    assert (gone.problem[0], gone.problem[1]["code"]) == (503, "unavailable")


def test_a_branch_is_a_table_of_its_own():
    line = Line()
    game = line.begin().record.id
    reply = line.ask(Branch(game=game, viewer=Viewer(role="seat", seat=0), length=None, channels=["1"]))
    assert reply.made is not None
    assert reply.made.mine == [0]
    assert reply.change is not None
    assert reply.change.move.kind == "trial"
    assert [channel for channel, _ in reply.updates] == ["1"]
    assert line.scene(reply.made.record.id)["version"] == 1


def test_who_is_there_is_known_to_the_table():
    """Votes about somebody who is away, and deadlines, follow from it."""
    line = Line()
    game = line.begin(house=House(away_seconds=60, takeover_seconds=100)).record.id
    asked = line.scene(game)["view"]["request"]["waiting"][0]
    takeover = CarryOut(
        game=game, viewer=Viewer(role="seat", seat=1 - asked), command=AskTakeover(seat=asked)
    )
    line.time.now += 70
    line.ask(Presence(game=game, online=[asked], away_since={1 - asked: 1000.0}))
    assert line.scene(game)["online"] == [asked]
    assert line.ask(takeover).problem is not None
    line.ask(Presence(game=game, online=[], away_since={asked: line.time.now, 1 - asked: 1000.0}))
    assert line.ask(takeover).problem is not None
    looked = line.ask(LookAfter(game=game)).overdue
    assert looked is not None
    assert (looked.absent, looked.due_at) == ([], line.time.now + 100)
    line.time.now += 101
    looked = line.ask(LookAfter(game=game)).overdue
    assert looked is not None
    assert looked.absent == [asked]
    assert line.ask(takeover).change is not None


def test_a_bot_decides_on_what_its_seat_may_know():
    line = Line()
    bots = SeatSpec(kind="bot", bot="random")
    game = line.begin(bots, bots).record.id
    seat = line.scene(game)["view"]["request"]["waiting"][0]
    view = line.ask(Consult(game=game, seat=seat)).view
    assert view is not None
    assert view["seat"] == seat
    option = view["request"]["options"][0]["id"]
    decided = Decided(game=game, seat=seat, option=option, version=1, thought=None)
    assert line.ask(decided).change is not None
    late = line.ask(decided).problem
    assert late is not None
    assert late[1]["code"] == "stale"


def test_a_renewed_link_is_the_hosts_to_give():
    line = Line()
    game = line.begin().record.id
    renewed = line.ask(RenewLink(game=game, viewer=Viewer(role="host"), seat=1, digest="d"))
    assert renewed.change is not None
    assert [seat.token_hash for seat in renewed.change.seats] == ["d"]
    assert line.ask(RenewLink(game=game, viewer=Viewer(role="seat", seat=0), seat=1, digest="e")).problem


def test_a_pack_goes_when_no_table_has_it():
    line = Line()
    files = from_body(json.dumps({"files": PACK}).encode())
    name, mark = "second/in-a-hall", read(files).fingerprint
    packs = [PackRef(name=name, fingerprint=mark)]
    agreed = Create(edition="second", seats=[SeatSpec(), SeatSpec()], packs=packs)
    made = line.ask(Begin(game="", agreed=agreed, pack_files=[files])).made
    assert made is not None
    line.ask(ForgetPack(name=name, fingerprint=mark))
    assert is_here(name, mark)
    line.ask(Close(game=made.record.id))
    line.ask(ForgetPack(name=name, fingerprint=mark))
    assert not is_here(name, mark)


def test_what_may_change_a_table():
    viewer = Viewer(role="seat", seat=0)
    assert not may_change(CarryOut(game="g", viewer=viewer, command=Look()))
    assert may_change(CarryOut(game="g", viewer=viewer, command=Act(option="x", version=1)))
    assert may_change(Branch(game="g", viewer=viewer, length=None))
    assert not may_change(Presence(game="g", online=[], away_since={}))


def test_an_import_that_nobody_can_look_at_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its table stayed in memory for ever: nobody knows its name, so that nobody closes it."""
    line = Line()
    save = tamalir.new("second", seats=2, seed=1).save()
    assert line.ask(Bring(game="", brought=bring(Import(save=save)))).made is not None
    assert len(line.hall._tables) == 1

    def broken(*_: object) -> None:
        raise KeyError("a card")

    monkeypatch.setattr(Feed, "document", broken)
    reply = line.ask(Bring(game="", brought=bring(Import(save=save))))
    assert reply.problem is not None
    assert reply.problem[1]["code"] == "bad-save"
    assert len(line.hall._tables) == 1

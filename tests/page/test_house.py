"""A whole table without a server: made, played, kept, opened again, taken along, and safe from itself."""

from __future__ import annotations

import asyncio
import copy
import json
import random
from typing import Any

import msgspec
import pytest

import tamalir
from tamalir.games import GAMES
from tamalir.host.messages import Message
from tamalir.host.wire import Lang
from tamalir.host.words import speaker
from tamalir.page import worker
from tamalir.page.lines import Line
from tests.page.browser import Denied, Memory, Socket, Window, lived
from tests.server.test_packs import PACK, zipped

EDITIONS = sorted(GAMES)


def wish(edition: str, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"edition": edition, "seats": [{"name": "Ania"}, *(seats or ({"kind": "bot"},))], **more}


def sit_of(created: dict[str, Any], seat: int = 0) -> str:
    return created["seats"][seat]["token"]


async def play(me: Socket, answers: int, seed: int = 1) -> None:
    """My part of a game, by lot."""
    luck = random.Random(seed)
    for _ in range(answers):
        await me.until()
        if me.request is None:
            return
        option = luck.choice(me.request["options"])["id"]
        told = await me.do("act", option=option, version=me.version, key=f"k{luck.random()}")
        assert told["type"] == "done", told


@pytest.mark.parametrize("edition", EDITIONS)
@lived
async def test_a_game_against_a_bot(edition: str) -> None:
    window = Window(Memory())
    created = await window.ask("/api/games", wish(edition, {"kind": "bot", "bot": "random"}))
    me = await window.sit(created["game"], sit_of(created), "pl")

    await play(me, 25)

    assert me.scene["view"]["length"] > 25
    decoder = msgspec.json.Decoder(Message)
    for message in me.heard:
        decoder.decode(json.dumps(message))  # the words of the wire, and no others


@lived
async def test_a_game_is_opened_again_as_it_was() -> None:
    memory = Memory()
    first = Window(memory)
    created = await first.ask("/api/games", wish("second", {"kind": "bot", "bot": "random"}))
    me = await first.sit(created["game"], sit_of(created))
    await play(me, 20)
    await me.until()

    again = await Window(memory).sit(created["game"], sit_of(created))

    assert again.scene == me.scene
    assert again.version == me.version


@lived
async def test_two_windows_play_one_game() -> None:
    memory = Memory()
    here, there = Window(memory), Window(memory)
    created = await here.ask("/api/games", wish("third", {"name": "Jan"}))
    game = created["game"]
    mine = await here.sit(game, sit_of(created))
    other = await there.sit(game, sit_of(created))
    for window in (mine, other):
        assert window.request is not None
    options = [option["id"] for option in mine.scene["view"]["request"]["options"]]
    await mine.do("act", option=options[0], version=mine.version)

    refused = await other.do("act", option=options[-1], version=other.version)

    assert refused["code"] == "unavailable", "what is kept is right"
    assert other.scene == mine.scene, "and is shown again"
    assert (await other.do("look"))["answer"]["version"] == mine.version


@lived
async def test_another_window_hears_of_it() -> None:
    memory = Memory()
    here, there = Window(memory), Window(memory)
    created = await here.ask("/api/games", wish("third", {"name": "Jan"}))
    mine = await here.sit(created["game"], sit_of(created))
    other = await there.sit(created["game"], sit_of(created))
    option = mine.scene["view"]["request"]["options"][0]["id"]
    await mine.do("act", option=option, version=mine.version)

    await there.door.house.changed_elsewhere(created["game"], mine.version)

    assert other.scene == mine.scene


@lived
async def test_whoever_arrives_while_a_game_is_opened_again_is_told_all() -> None:
    window = Window(Memory())
    created = await window.ask("/api/games", wish("third", {"name": "Jan"}))
    door = window.door
    seated = await door.house.find(created["game"])
    line = Line(created["game"], lambda _text: None)

    async with seated.lock:  # another window has played on, and the game is being opened again
        arriving = asyncio.ensure_future(door._show(line, None, "welcome"))
        for _ in range(5):
            await asyncio.sleep(0)
        await door.house._reopen(seated)
    await arriving

    fresh = await door.house.find(created["game"])
    assert fresh is not seated
    assert line in fresh.lines


@lived
async def test_hot_seat_keeps_each_seat_to_itself() -> None:
    window = Window(Memory())
    created = await window.ask("/api/games", wish("third", {"name": "Jan"}))
    ania = await window.sit(created["game"], sit_of(created, 0))
    jan = await window.sit(created["game"], sit_of(created, 1))

    refused = await jan.do("act", option="no-such-thing", version=jan.version)

    assert refused["type"] == "error"
    assert (ania.scene["view"]["seat"], jan.scene["view"]["seat"]) == (0, 1)
    assert ania.scene["table"]["seats"] == jan.scene["table"]["seats"]


@lived
async def test_wrong_keys_open_nothing() -> None:
    window = Window(Memory())
    created = await window.ask("/api/games", wish("third"))

    assert (await window.sit(created["game"], "nonsense")).closed == 4401
    assert (await window.sit("nowhere", sit_of(created))).closed == 4404
    with pytest.raises(Denied) as denied:
        await window.ask(f"/api/games/{created['game']}", token="nonsense")
    assert denied.value.status == 401


@lived
async def test_what_needs_other_people_says_so() -> None:
    window = Window(Memory())
    created = await window.ask("/api/games", wish("third"))
    me = await window.sit(created["game"], sit_of(created))

    assert (await me.do("say", text="hello"))["code"] == "needs-server"
    with pytest.raises(Denied) as denied:
        await window.ask(f"/api/games/{created['game']}/push", {}, sit_of(created))
    assert denied.value.code == "needs-server"


@lived
async def test_undo_and_refusals_speak() -> None:
    window = Window(Memory())
    fight = await window.ask("/api/games", {"edition": "second", "scene": "brood"})
    vote = await window.ask("/api/games", wish("third", {"name": "Jan"}))
    fighter = await window.sit(fight["game"], sit_of(fight), "ru")
    voter = await window.sit(vote["game"], sit_of(vote), "pl")

    refused = await fighter.do("act", option="attack", version=fighter.version)
    before = copy.deepcopy(voter.scene["view"]["request"])
    await voter.do("act", option=before["options"][0]["id"], version=voter.version)
    waiting = list(voter.scene["view"]["request"]["waiting"])
    undone = await voter.do("undo", version=voter.version)

    assert refused["rule"] == "2E-COMBAT-010"
    assert refused["said"] == tamalir_says("ru", refused["rule"])
    assert undone["type"] == "done"
    assert waiting == [1]
    assert voter.scene["view"]["request"] == before


def tamalir_says(lang: Lang, rule: str) -> str:
    return speaker(lang).forbidden(rule, "attack", {})


@lived
async def test_odds_books_and_rules() -> None:
    window = Window(Memory())
    created = await window.ask("/api/games", {"edition": "second", "scene": "brood"})
    token = sit_of(created)

    odds = await window.ask(f"/api/games/{created['game']}/odds", token=token)
    book = await window.ask("/api/book/second?lang=pl")
    found = await window.ask("/api/rules/second?lang=en&find=escape")
    rule = await window.ask("/api/rules/second/2E-WIN-004?lang=en")
    editions = await window.ask("/api/editions?lang=ru")

    assert odds["known"]
    assert book["lang"] == "pl"
    assert "varikas-the-dead" in book["cards"]
    assert found["found"] >= len(found["rules"]) > 0
    assert rule["title"] == "First to succeed wins"
    assert [each["id"] for each in editions["editions"]] == list(GAMES)


@lived
async def test_a_fight_beside_the_box() -> None:
    window = Window(Memory())
    scene = {"heroes": [{"card": "mordrog"}], "foe": "your-foe"}
    figures = {"mind": 15, "body": 11, "spirit": 14, "ranged": 0, "melee": 1, "magic": 2}
    cards = {"challenges": {"your-foe": {"colour": "green", "life": 3, "figures": figures}}}
    fight = {"edition": "second", "cards": cards, "scene": scene}

    begun = await window.ask("/api/beside", fight)
    weighed = await window.ask("/api/beside", {**fight, "odds": True})
    thrown = await window.ask("/api/beside", {**fight, "answers": ["attack"], "throw": True})
    with pytest.raises(Denied) as refused:
        await window.ask("/api/beside", {**fight, "answers": ["dance"]})

    assert [option["id"] for option in begun["view"]["request"]["options"]] == ["escape", "attack", "defend"]
    assert set(weighed["odds"]["options"]) == {"escape", "attack", "defend"}
    assert len(thrown["thrown"]) == 2
    assert refused.value.status == 422


@lived
async def test_a_finished_game_is_proven_and_summed_up() -> None:
    window = Window(Memory())
    seats = ({"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})
    created = await window.ask(
        "/api/games", {"edition": "second", "seats": seats, "options": {"turn-limit": 20}}
    )
    token = created["spectator_token"]
    me = await window.sit(created["game"], token)
    await me.until("over")

    proof = await window.ask(f"/api/games/{created['game']}/proof", token=token)
    summary = await window.ask(f"/api/games/{created['game']}/summary?lang=en", token=token)
    moments = await window.ask(f"/api/games/{created['game']}/moments", token=token)
    export = await window.ask(f"/api/games/{created['game']}/export", token=token)

    assert proof["commitment"] == created["commitment"]
    assert summary["over"]
    assert len(moments["moments"]) > 10
    assert export["complete"]
    assert tamalir.load(export["save"]).request is None


@lived
async def test_a_game_is_taken_along_and_tried_out() -> None:
    window, elsewhere = Window(Memory()), Window(Memory())
    created = await window.ask("/api/games", wish("second", {"kind": "bot", "bot": "random"}))
    me = await window.sit(created["game"], sit_of(created))
    await play(me, 12)
    await me.until()

    file = await window.ask(f"/api/games/{created['game']}/export", token=sit_of(created))
    moved = await elsewhere.ask("/api/games/import", {"save": file["save"], "seats": file["save"]["sitting"]})
    there = await elsewhere.sit(moved["game"], sit_of(moved))
    trial = await window.ask(f"/api/games/{created['game']}/fork", {"length": None}, sit_of(created))

    assert there.scene["view"]["position"] == me.scene["view"]["position"]
    assert [seat["kind"] for seat in there.scene["table"]["seats"]] == ["human", "bot"]
    assert trial["game"] != created["game"]
    assert me.scene["table"]["deeds"][-1]["kind"] == "trial"


@lived
async def test_a_damaged_file_is_refused() -> None:
    window = Window(Memory())
    for save in ({}, {"setup": {"seats": 2}}, {"setup": {"seats": 2}, "edition": "second", "schema": 99}):
        with pytest.raises(Denied) as denied:
            await window.ask("/api/games/import", {"save": save})
        assert denied.value.status == 422


@lived
async def test_a_pack_from_a_file_is_played_with() -> None:
    kept = Memory()
    window = Window(kept)

    pack = await window.ask("/api/packs", raw=zipped(PACK))
    agreed = wish(pack["edition"], packs=[{"name": pack["name"], "fingerprint": pack["fingerprint"]}])
    created = await window.ask("/api/games", agreed)
    me = await Window(kept).sit(created["game"], sit_of(created))
    book = await window.ask(f"/api/games/{created['game']}/book?lang=pl", token=sit_of(created))

    assert book["cards"]["singing-sword"]["name"] == "Śpiewający Miecz"
    assert me.scene["view"]["setup"]["packs"][pack["name"]] == pack["fingerprint"]
    unknown = [{"name": "second/nobody-knows", "fingerprint": "0" * 16}]
    with pytest.raises(Denied) as denied:
        await Window(Memory()).ask("/api/games", {**agreed, "packs": unknown})
    assert denied.value.code == "no-such-pack"


@lived
async def test_a_bot_that_fails_is_replaced_by_lot() -> None:
    async def tired(job: str) -> str:
        assert job
        await asyncio.sleep(0)
        return '{"failed": "too late"}'

    window = Window(Memory())
    window.door = worker.open_door(Memory(), tired, 1.0)
    created = await window.ask("/api/games", wish("second", {"kind": "bot"}))
    me = await window.sit(created["game"], sit_of(created))

    await play(me, 8)

    assert me.scene["view"]["length"] > 8
    assert (await me.do("odds"))["answer"]["known"] is False


@lived
async def test_a_file_that_is_not_checked_in_time_is_not_called_bad() -> None:
    """A busy machine is no fault of the file: it can be opened again."""

    async def too_slow(job: str) -> str:
        return json.dumps({"failed": f"no answer to {len(job)} characters"})

    window = Window(Memory())
    window.door = worker.open_door(Memory(), too_slow, 1.0)
    with pytest.raises(Denied) as denied:
        await window.ask("/api/games/import", {"save": tamalir.new("second", seats=2, seed=1).save()})

    assert (denied.value.status, denied.value.code) == (503, "unavailable")


@lived
async def test_a_file_opens_on_a_slow_device_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where reading the cards alone takes longer than a server would wait."""
    clock = iter(range(0, 10_000_000, 60))
    monkeypatch.setattr(worker, "perf_counter", lambda: float(next(clock)))
    window = Window(Memory())
    created = await window.ask("/api/games/import", {"save": tamalir.new("second", seats=2, seed=1).save()})

    assert created["game"]

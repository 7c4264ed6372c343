"""One socket for each seat: every change comes, nothing else does, and nothing is missed."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, cast

import pytest

import tamalir
from tamalir.games import GAMES
from tamalir.host import words as server_words
from tamalir.kernel import Setup, Unknown
from tamalir.kernel import Table as EngineTable
from tamalir.language.voice import CASES
from tamalir.rulebook.rule import LANGUAGES
from tamalir.server.client import Line
from tamalir.server.sockets import MOST_DEVICES
from tamalir.world.catalogue import Catalogue
from tests.server.house import Server, Table, eventually
from tests.server.stored import played_again, stored


def options(line: Line) -> list[str]:
    assert line.request is not None
    return [option["id"] for option in line.request["options"]]


def first(options: list[str]) -> str:
    return options[0]


def step(lines: list[Line], choose: Callable[[list[str]], str] = first) -> int:
    """Whoever is asked decides; everybody hears of it."""
    assert lines[-1].request is not None
    mover = lines[int(lines[-1].request["waiting"][0])]
    done = mover.do("act", option=choose(options(mover)), version=mover.version)
    assert done["type"] == "done", done
    version: int = done["answer"]["version"]
    for line in lines:
        line.until(version)
    return version


def everybody(table: Table, *langs: str) -> list[Line]:
    """A socket for each seat, and last one for a spectator; in these languages in turn."""
    guests = (*table.seats, table.spectator)
    spoken = [langs[n % len(langs)] if langs else None for n in range(len(guests))]
    return [guest.socket(0, lang=lang) for guest, lang in zip(guests, spoken, strict=True)]


def close(lines: list[Line]) -> None:
    for line in lines:
        line.close()


class TestPlaying:
    def test_everybody_sees_what_polling_shows(self, server: Server):
        table = server.create("second", None, seats=[{}, {}])
        lines = everybody(table)
        for _ in range(12):
            step(lines)
            for guest, line in zip((*table.seats, table.spectator), lines, strict=True):
                scene = guest.look(since=0)
                assert {"table": scene["table"], "view": scene["view"]} == line.scene
                assert scene["events"] == line.events
                assert scene["version"] == line.version
        close(lines)

    def test_taking_back_takes_events_back(self, server: Server):
        table = server.create("second", "duel")
        lines = everybody(table)
        before = [json.dumps(line.scene["view"], sort_keys=True) for line in lines], len(lines[0].events)
        assert lines[2].request is not None
        mover = lines[int(lines[2].request["waiting"][0])]
        step(lines, lambda _: "to-battle")
        version: int = mover.do("undo", version=mover.version)["answer"]["version"]
        for line in lines:
            line.until(version)

        after = [json.dumps(line.scene["view"], sort_keys=True) for line in lines], len(lines[0].events)
        assert after == before
        close(lines)

    def test_coming_back_delivers_the_question_and_what_was_missed(self, server: Server):
        table = server.create("second", None, seats=[{}, {}])
        lines = everybody(table)
        step(lines)
        known = list(lines[0].events)
        lines[0].close()
        for _ in range(3):
            table.step()
        back = table.seats[0].socket(len(known))

        assert back.scene["view"] == table.seats[0].look()["view"]
        assert [*known, *back.events] == table.seats[0].get("events")["events"]
        back.close()
        close(lines)

    def test_two_devices_on_one_seat(self, server: Server):
        table = server.create("third", "challenge")
        with table.seats[0].socket(0) as phone, table.seats[0].socket(0) as laptop:
            done = table.step()
            phone.until(done["version"])
            laptop.until(done["version"])
            assert phone.scene == laptop.scene

    def test_one_device_with_all_seats(self, server: Server):
        """Hot-seat: one device, several sockets."""
        table = server.create("second", None, seats=[{}, {}])
        lines = everybody(table)
        for _ in range(5):
            step(lines)
        close(lines)

    def test_presence_and_chat(self, server: Server):
        table = server.create()
        with table.seats[0].socket() as first:
            with table.seats[1].socket() as second:
                while first.online != [0, 1]:
                    first.receive()
                second.do("say", text="Here I am")
                while not first.chat:
                    first.receive()
                assert first.chat[0]["text"] == "Here I am"
            while first.online != [0]:
                first.receive()

    def test_what_is_worked_out_elsewhere_keeps_nothing_waiting(self, server: Server):
        table = server.create("second", "duel")
        seat, scene = table.asked()
        with seat.socket() as line:
            for id, kind in enumerate(("odds", "reach", "moments", "odds", "reach", "moments")):
                line.send({"id": 100 + id, "do": {"type": kind}})
            act = {"type": "act", "option": options(line)[0], "version": scene["version"]}
            line.send({"id": 7, "do": act})
            answered: set[int] = set()
            while len(answered) < 7:
                answered.add(line.hear("done")["id"])
            assert answered == {7, *range(100, 106)}

    def test_whoever_left_is_back_with_the_socket(self, server: Server):
        table = server.create("second", "duel")
        table.seats[0].post("leave")
        with table.seats[0].socket() as line:
            assert not line.scene["table"]["seats"][0]["standing_in"]

    def test_updates_are_small(self, server: Server):
        table = server.create("second", None, seats=[{} for _ in range(4)])
        lines = everybody(table, "ru")
        luck = random.Random(7)
        for _ in range(60):
            step(lines, luck.choice)
        sizes = sorted(
            len(text.encode())
            for line in lines
            for text in line.heard
            if json.loads(text)["type"] == "update"
        )
        close(lines)

        assert sizes[len(sizes) // 2] <= 2_000
        assert sizes[int(len(sizes) * 0.95)] <= 4_096


def words(value: Any) -> set[str]:
    """Every text in a piece of JSON."""
    if isinstance(value, dict):
        return {word for each in cast("dict[str, Any]", value).values() for word in words(each)}
    if isinstance(value, list):
        return {word for each in cast("list[Any]", value) for word in words(each)}
    return {value} if isinstance(value, str) else set()


def keys(value: Any) -> set[str]:
    """Every key in a piece of JSON: changes name them in their paths."""
    if isinstance(value, dict):
        found = cast("dict[str, Any]", value)
        return set(found) | {key for each in found.values() for key in keys(each)}
    if isinstance(value, list):
        return {key for each in cast("list[Any]", value) for key in keys(each)}
    return set()


def spoken_to(table: EngineTable[Any], seat: int | None, shown: dict[str, Any], lang: str) -> dict[str, Any]:
    """The words that the engine's own view and request give, and nothing else."""
    return json.loads(json.dumps(server_words.words(table.view(seat), shown["table"], cast("Any", lang))))


def said_of(event: dict[str, Any], view: dict[str, Any], lang: str | None) -> str:
    """The sentence that the facts of an event give, as far as this seat was told them."""
    table = tamalir.new(view["edition"], scene=view["setup"]["scene"], seats=2, seed=1)
    return server_words.narrator_at(table, cast("Any", lang)).event(table.view(None), event)


class TestNoLeak:
    """Every byte that a seat is sent is compared with what that seat may know."""

    @pytest.mark.parametrize("scene", ["challenge", "sorceress", "barrow-wyrm", "dread-prophet"])
    @pytest.mark.parametrize("seed", [1, 2])
    def test_private_hands(self, server: Server, scene: str, seed: int):
        self.play_and_compare(server, server.create("third", scene), seed, 40)

    def test_a_whole_game_with_bots(self, server: Server):
        table = server.create("second", None, seats=[{}, {"kind": "bot"}, {}])
        self.play_and_compare(server, table, 3, 25)

    def play_and_compare(self, server: Server, table: Table, seed: int, most: int) -> None:
        luck = random.Random(seed)
        lines = everybody(table, *LANGUAGES)
        seats: list[int | None] = [*range(len(table.seats)), None]
        for n in range(most):
            if n % 8 == 3:
                self.pry(lines, luck)
            people = self.asked(lines)
            if people is None:
                break
            mover = lines[people]
            done = mover.do("act", option=luck.choice(options(mover)), version=mover.version)
            assert done["type"] == "done"
            for line in lines:
                line.until(done["answer"]["version"])
            mover.do("why", option="spend:enemy-1", lang="en")
            mover.do("export")
        close(lines)
        found = stored(server.database, table.game)
        secrets = {
            found.record.seed,
            found.record.host_hash,
            *(seat.token_hash for seat in found.record.seats),
        }
        views: dict[tuple[int, int | None], dict[str, Any]] = {}
        told: dict[int | None, set[str]] = {seat: set() for seat in seats}
        heard_of: dict[tuple[int, int | None], dict[str, Any]] = {}
        everything: set[str] = set()
        setup: Setup | None = None
        for move, again in played_again(found):
            setup = again.setup
            for seat in seats:
                view = json.loads(json.dumps(again.view(seat).json()))
                views[move.seq, seat] = view
                shown = {"table": lines[0].scene["table"], "view": view}
                heard_of[move.seq, seat] = spoken_to(again, seat, shown, LANGUAGES[seats.index(seat) % 3])
                told[seat] |= words(view) | keys(view) | words(json.loads(json.dumps(again.events(0, seat))))
                told[seat] |= self.reason(again, seat)
            everything |= words(json.loads(json.dumps(again.save()["state"])))
        for seat, line in zip(seats, lines, strict=True):
            self.check_every_message(line, seat, views, heard_of)
            self.check_the_past(line, [view for (_, whose), view in views.items() if whose == seat])
            self.check_sentences(line, lines, seat)
            heard = self.before_the_end(line)
            raw = "".join(heard)
            assert len(raw) > 1000
            assert not [secret for secret in secrets if secret in raw]
            spoken = {word for text in heard for word in words(json.loads(text))}
            table_words = words(lines[0].scene["table"]) | {"seat", "spectator", "sealed"}
            hidden = self.things(everything - told[seat] - table_words)
            assert not hidden & spoken, (seat, hidden & spoken)
            known = self.names(told[seat])
            for name in sorted(known, key=len, reverse=True):
                raw = raw.replace(name, "")  # Sir Farrow's Squire does not give Sir Farrow away
            assert setup is not None
            printed = self.printed(GAMES[found.record.edition].catalogue(setup), told[seat])
            spilled = [name for name in self.names(hidden) - known if name in raw and name not in printed]
            assert not spilled, [
                (name, raw[max(0, (at := raw.index(name)) - 80) : at + 80]) for name in spilled
            ]
            if seat != 0 and found.record.edition == "third":
                assert "cunning" in hidden | told[seat]  # there was something to hide

    def pry(self, lines: list[Line], luck: random.Random) -> None:
        """Everybody asks for everything that can be asked for."""
        for line in lines:
            if line.request is None:
                return
            line.do("events", since=0, lang="pl")
            line.do("look", since=0, lang="ru")
            line.do("chat")
            line.do("moments")
            line.do("at", length=luck.randrange(line.scene["view"]["length"] + 1), lang=line.lang)
            for seat in range(len(lines) - 1):
                line.do("thought", seat=seat)
            refused = {"summary": "not-over", "proof": "not-over"}
            if line is lines[-1]:
                refused |= dict.fromkeys(("odds", "reach", "say", "fork", "to-bot"), "forbidden")
            else:
                line.do("odds")
                line.do("reach")
                line.do("say", text="What have you got there?")
                heroes = [hero for each in lines for hero in each.scene["view"]["position"]["heroes"]]
                if any(hero.get("hand") for hero in heroes):
                    refused |= {"fork": "secrets"}
            for kind, code in refused.items():
                answer = line.do(kind, **({"text": "Hm."} if kind == "say" else {}))
                assert answer.get("code") == code, (kind, answer)

    def check_the_past(self, line: Line, views: list[dict[str, Any]]) -> None:
        """Looking back shows what this seat saw then."""
        for text in line.heard:
            answer = json.loads(text).get("answer")
            if answer and {"view", "events_from"} <= answer.keys() and "version" not in answer:
                assert answer["view"] in views

    def things(self, ids: set[str]) -> set[str]:
        """Cards and places: what has a name. The rest are words of the rules ('hero': who is hit)."""
        speak = server_words.speaker("en")
        return {id for id in ids if speak.knows(f"name-{id}")}

    def names(self, ids: set[str]) -> set[str]:
        """What these things are called, in every case of every language: a seat may ask in another."""
        speakers = [server_words.speaker(cast("Any", lang)) for lang in LANGUAGES]
        return {speak.name(id, case) for id in self.things(ids) for speak in speakers for case in CASES}

    def printed(self, catalogue: Catalogue, ids: set[str]) -> str:
        """What stands on these cards, in every language: a card may name another that nobody has seen yet."""
        known = [card for id in sorted(ids) if (card := catalogue.printed(id)) is not None]
        speakers = [server_words.speaker(cast("Any", lang)) for lang in LANGUAGES]
        return "\n".join(line for speak in speakers for card in known for line in speak.card_lines(card))

    def reason(self, again: EngineTable[Any], seat: int | None) -> set[str]:
        """What the engine itself says to this seat when it asks why not."""
        if seat is None:
            return set()
        try:
            refused = again.why("spend:enemy-1", seat)
        except Unknown:
            return set()
        return set() if refused is None else words(dict(refused.args_for_text))

    def before_the_end(self, line: Line) -> list[str]:
        """With the end all is open: what was said until then."""
        heard: list[str] = []
        for text in line.heard:
            message = json.loads(text)
            if message["type"] == "update" and [["table", "seed"]] == [
                change[0] for change in message["changes"] if change[0] == ["table", "seed"]
            ]:
                break
            heard.append(text)
        return heard

    def asked(self, lines: list[Line]) -> int | None:
        """The person who must decide; bots decide in between."""
        while True:
            request = lines[-1].request
            if request is None:
                return None
            waiting = int(request["waiting"][0])
            if lines[-1].scene["table"]["seats"][waiting]["kind"] == "human":
                lines[waiting].until(lines[-1].version)
                if lines[waiting].version == lines[-1].version:
                    return waiting
            lines[-1].receive()

    def check_every_message(
        self,
        line: Line,
        seat: int | None,
        views: dict[tuple[int, int | None], dict[str, Any]],
        heard_of: dict[tuple[int, int | None], dict[str, Any]],
    ) -> None:
        """Played back, the messages show exactly the engine's view at every version, and no more."""
        from tamalir.host.delta import apply

        scene: dict[str, Any] = {}
        for text in line.heard:
            message = json.loads(text)
            if message["type"] in ("welcome", "scene"):
                scene = {tree: message[tree] for tree in ("table", "view", "words")}
            elif message["type"] == "update":
                scene = apply(scene, message["changes"])
            else:
                continue
            assert scene["view"] == views[message["version"], seat]
            assert scene["words"] == heard_of[message["version"], seat]

    def check_sentences(self, line: Line, lines: list[Line], seat: int | None) -> None:
        """Names of cards that a seat was never shown are in none of its sentences."""
        for event in line.events:
            own = {key: value for key, value in event.items() if key != "said"}
            assert event["said"] == said_of(own, line.scene["view"], line.lang)


class TestBadManners:
    """Malformed, out of turn, replayed, too big: an error or a closed door, and no change."""

    def test_the_first_message_must_be_a_hello(self, server: Server):
        table = server.create()
        for first in ("", "{}", "[]", "\x00", '{"type":"act"}', '{"type":"hello"}', "[" * 5000):
            with Line(server.url, table.game, None) as line:
                line.send_raw(first)
                assert line.closed_with() == 4400, first

    @pytest.mark.parametrize(("game", "token", "code"), [("", "x", 4401), ("nowhere", "x", 4404)])
    def test_wrong_keys(self, server: Server, game: str, token: str, code: int):
        with Line(server.url, game or server.create().game, None) as line:
            line.send({"type": "hello", "token": token})
            assert line.closed_with() == code

    def test_a_foreign_page(self, server: Server):
        from websockets.exceptions import ConnectionClosed

        table = server.create()
        with pytest.raises(ConnectionClosed) as closed:
            table.seats[0].socket(origin="https://elsewhere.example")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        with table.seats[0].socket(origin=server.url) as line:
            assert line.welcome["seat"] == 0

    def test_nonsense_changes_nothing(self, server: Server):
        table = server.create()
        seat = table.asked()[0]
        before = seat.look()
        nonsense: list[Any] = [
            {}, [], 7, None, {"id": 1}, {"id": -1, "do": {"type": "look"}},
            {"id": 1, "do": {"type": "dance"}},
            {"id": 1, "do": {"type": "act"}}, {"id": 1, "do": {"type": "act", "option": 7, "version": 1}},
            {"id": 1, "do": {"type": "act", "option": "x", "version": -1}},
            {"id": 1, "do": {"type": "act", "option": "x" * 500, "version": 1}},
            {"id": 1, "do": {"type": "act", "option": "pass", "version": 1, "seat": 1}},
            {"id": 1, "do": {"type": "vote-undo", "ask": "1", "agree": 1}},
            {"id": 1, "do": {"type": "say", "text": ""}},
        ]  # fmt: skip
        with seat.socket() as line:
            for message in nonsense:
                line.send(message)
                assert line.hear("error")["code"] == "malformed", message
            line.send_raw("{" * 9000)
            assert line.hear("error")["code"] == "malformed"
        assert seat.look()["view"] == before["view"]
        assert seat.look()["version"] == before["version"]

    def test_refusals_say_why(self, server: Server):
        table = server.create("second", "duel")
        seat, scene = table.asked()
        (other,) = [each for each in table.seats if each is not seat]
        with seat.socket() as line, other.socket() as rival:
            for command, code in [
                ({"kind": "act", "option": "attack", "version": scene["version"]}, "refused"),
                ({"kind": "act", "option": "nonsense", "version": scene["version"]}, "unknown"),
                ({"kind": "act", "option": "to-battle", "version": 999}, "stale"),
                ({"kind": "vote-undo", "ask": 1, "agree": True}, "nothing-asked"),
                ({"kind": "new-link", "seat": 0}, "forbidden"),
                ({"kind": "who"}, "unknown"),
            ]:
                assert line.do(**command)["code"] == code
            refused = rival.do("act", option="to-battle", version=scene["version"])
            assert (refused["code"], refused["rule"]) == ("refused", "2E-TURN-001")
        assert seat.look()["version"] == scene["version"]

    def test_replayed_messages(self, server: Server):
        table = server.create("second", "duel")
        seat, scene = table.asked()
        act = {"id": 5, "do": {"type": "act", "option": "to-battle", "version": scene["version"], "key": "k"}}
        with seat.socket() as line:
            for _ in range(3):
                line.send(act)
            versions = [line.hear("done")["answer"]["version"] for _ in range(3)]
        assert versions == [scene["version"] + 1] * 3
        assert seat.look()["version"] == scene["version"] + 1

    def test_too_big_and_not_text(self, server: Server):
        table = server.create()
        with table.seats[0].socket() as line:
            line.send_raw("x" * 20_000)
            assert line.closed_with() == 1009
        with table.seats[0].socket() as line:
            line.send_raw(b"\x00\x01")
            assert line.closed_with() in (4400, 1003)
        assert eventually(lambda: table.spectator.look()["online"] == [])

    def test_a_renewed_link_closes_the_old_socket(self, server: Server):
        table = server.create()
        with table.seats[0].socket() as line:
            token = table.host.post("links", seat=0)["token"]
            assert line.closed_with() == 4401, "at once, also if it only listens"
        with server.guest(table.game, token).socket() as line:
            table.host.post("links", seat=1)
            assert line.do("look")["type"] == "done", "the others stay"

    def test_no_end_of_sockets(self, server: Server):
        table = server.create()
        lines = [table.seats[0].socket() for _ in range(MOST_DEVICES)]
        with Line(server.url, table.game, None) as one_more:
            one_more.send({"type": "hello", "token": table.seats[0].token})
            assert one_more.closed_with() == 4429
        with table.seats[1].socket() as other:
            assert other.do("look")["type"] == "done"
        close(lines)

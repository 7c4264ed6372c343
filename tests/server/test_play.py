"""A game over HTTP, as one client and as several."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

import pytest

from tamalir.server.client import Denied, Guest, ask
from tests.server.house import Server, Table, eventually


def options(scene: dict[str, Any]) -> list[str]:
    return [option["id"] for option in scene["view"]["request"]["options"]]


def denied(code: str, status: int, ask_for: Any, *args: Any, **more: Any) -> Denied:
    with pytest.raises(Denied) as caught:
        ask_for(*args, **more)
    assert (caught.value.code, caught.value.status) == (code, status)
    return caught.value


class TestMaking:
    def test_what_can_be_played(self, server: Server):
        found = ask(server.client, "GET", "/api/editions")

        assert {edition["id"] for edition in found["editions"]} >= {"second", "third", "bonds"}
        bots = {edition["id"]: edition["bots"] for edition in found["editions"]}
        assert bots["second"] == ["random", "novice", "adventurer", "champion"]
        assert bots["third"] == bots["bonds"] == bots["second"], "each game has bots of its own"

    @pytest.mark.parametrize(("lang", "name"), [("en", "Second Edition"), ("pl", "Druga edycja")])
    def test_what_can_be_played_has_a_name(self, server: Server, lang: str, name: str):
        found = ask(server.client, "GET", "/api/editions", lang=lang)

        assert [each["name"] for each in found["editions"] if each["id"] == "second"] == [name]

    def test_links_and_commitment(self, server: Server):
        made = server.create().created

        assert len(made["commitment"]) == 64
        tokens = [made["host_token"], made["spectator_token"], *(seat["token"] for seat in made["seats"])]
        assert len(set(tokens)) == 4
        assert all(len(token) >= 43 for token in tokens)
        assert made["seats"][1]["link"].endswith(f"/game/{made['game']}#{made['seats'][1]['token']}")

    def test_a_whole_game(self, server: Server):
        table = server.create("second", None, seats=[{"name": "Ann"}, {"name": "  Bo  B "}])

        scene = table.spectator.look()
        assert [seat["name"] for seat in scene["table"]["seats"]] == ["Ann", "Bo B"]
        table.step()

    @pytest.mark.parametrize(
        ("body", "code"),
        cast(
            "list[tuple[dict[str, Any], str]]",
            [
                ({"edition": "fourth"}, "unknown"),
                ({"edition": "third", "scene": "ball"}, "unknown"),
                ({"edition": "third", "scene": "challenge", "seats": [{}]}, "seats"),
                ({"edition": "second"}, "seats"),
                ({"edition": "second", "seats": [{}] * 2, "options": {"no-such": True}}, "unknown"),
                ({"edition": "second", "seats": [{"hero": "nobody"}, {}]}, "unknown"),
                ({"edition": "third", "scene": "challenge", "seats": [{"bot": "genius"}, {}]}, "unknown"),
                (
                    {
                        "edition": "third",
                        "scene": "challenge",
                        "seats": [{"colour": "red"}, {"colour": "red"}],
                    },
                    "colour-taken",
                ),
                (
                    {"edition": "third", "scene": "challenge", "house": {"webhook": "http://127.0.0.1/x"}},
                    "webhook",
                ),
            ],
        ),
    )
    def test_what_makes_no_sense_is_refused(self, server: Server, body: dict[str, Any], code: str):
        denied(code, 422, ask, server.client, "POST", "/api/games", body)

    def test_malformed(self, server: Server):
        found = denied("malformed", 400, ask, server.client, "POST", "/api/games", {"edition": 7, "x": 1})
        assert found.body["message"]
        assert server.client.post("/api/games", content=b"[" * 100_000).status_code in (400, 413)
        assert server.client.post("/api/games", content=b"[" * 20_000).status_code == 400


class TestTokens:
    def test_every_token_opens_its_own(self, server: Server):
        table, other = server.create(), server.create()

        assert [seat.get("me")["seat"] for seat in table.seats] == [0, 1]
        assert table.spectator.get("me") == {"role": "spectator", "seat": None}
        assert table.host.get("me") == {"role": "host", "seat": None}
        denied("bad-token", 401, server.guest(table.game, other.seats[0].token).look)
        denied("bad-token", 401, server.guest(table.game, "x").look)
        denied("no-such-game", 404, server.guest("nowhere", other.seats[0].token).look)

    def test_spectators_only_watch(self, server: Server):
        table = server.create()

        denied("forbidden", 403, table.spectator.act, "x", 1)
        denied("forbidden", 403, table.spectator.post, "chat", text="hello")
        denied("forbidden", 403, table.spectator.post, "to-bot", seat=0)
        assert table.spectator.look()["view"]["request"]["options"] == []

    def test_a_renewed_link(self, server: Server):
        table = server.create()
        denied("forbidden", 403, table.seats[0].post, "links", seat=1)
        new = table.host.post("links", seat=1)

        denied("bad-token", 401, table.seats[1].look)
        assert server.guest(table.game, new["token"]).get("me")["seat"] == 1


class TestActing:
    def test_an_answer_counts_once(self, server: Server):
        table = server.create()
        seat, scene = table.asked()
        choice = options(scene)[0]

        first = seat.act(choice, scene["version"], "k1")
        again = seat.act(choice, scene["version"], "k1")

        assert first == {"version": scene["version"] + 1, "replayed": False}
        assert again == {"version": first["version"], "replayed": True}
        assert table.spectator.look()["version"] == first["version"]
        denied("key-reused", 409, seat.act, "something-else", scene["version"], "k1")

    def test_an_old_version_is_refused(self, server: Server):
        table = server.create()
        seat, scene = table.asked()
        seat.act(options(scene)[0], scene["version"])

        stale = denied("stale", 409, seat.act, options(scene)[0], scene["version"])
        assert stale.body["version"] == scene["version"] + 1
        denied("stale", 409, seat.act, options(scene)[0], scene["version"] + 99)

    def test_out_of_turn(self, server: Server):
        table = server.create("second", "duel")
        seat, scene = table.asked()
        (other,) = [each for each in table.seats if each is not seat]

        refused = denied("refused", 422, other.act, options(scene)[0], scene["version"])
        assert refused.body["rule"] == "2E-TURN-001"
        assert table.spectator.look()["version"] == scene["version"]

    def test_two_devices_race_and_one_wins(self, server: Server):
        for _ in range(5):
            table = server.create()
            seat, scene = table.asked()
            rivals = [server.guest(table.game, seat.token) for _ in range(6)]

            def act(rival: Guest, choice: str = options(scene)[0], at: int = scene["version"]) -> str:
                try:
                    return str(rival.act(choice, at)["version"])
                except Denied as no:
                    return no.code

            with ThreadPoolExecutor(6) as pool:
                outcomes = list(pool.map(act, rivals))

            assert sorted(outcomes) == [str(scene["version"] + 1), *["stale"] * 5]

    def test_why(self, server: Server):
        table = server.create("second", "duel")
        seat, scene = table.asked()

        assert seat.get("why", option=options(scene)[0])["allowed"]
        refused = seat.get("why", option="attack")
        assert (refused["known"], refused["allowed"], refused["rule"]) == (True, False, "2E-COMBAT-010")
        assert not seat.get("why", option="dance")["known"]

    def test_events(self, server: Server):
        table = server.create()
        table.step()
        found = table.seats[0].get("events", since=0)

        assert found["events_told"] == len(found["events"]) > 0
        assert table.seats[0].get("events", since=1)["events"] == found["events"][1:]
        assert table.seats[0].get("events", since=9999)["events"] == []


class TestTakingBack:
    def two(self, server: Server, undo: str = "own") -> tuple[Table, Guest, dict[str, Any]]:
        table = server.create("second", "duel", house={"undo": undo})
        seat, scene = table.asked()
        seat.act("to-battle", scene["version"])
        return table, seat, scene

    def test_ones_own_choice(self, server: Server):
        table, seat, before = self.two(server)
        after = seat.look()
        done = seat.post("undo", version=after["version"], key="u")

        assert seat.look()["view"] == before["view"]
        assert done["version"] == after["version"] + 1
        assert seat.post("undo", version=after["version"], key="u")["replayed"]
        denied("stale", 409, seat.post, "undo", version=after["version"])
        denied("cannot-undo", 409, seat.post, "undo", version=done["version"])
        assert table.step()["version"] == done["version"] + 1

    def test_not_at_this_table(self, server: Server):
        _, seat, _ = self.two(server, "off")
        denied("forbidden", 403, seat.post, "undo", version=seat.look()["version"])
        denied("forbidden", 403, seat.post, "undo/ask", version=seat.look()["version"])

    def test_by_consent(self, server: Server):
        table, seat, before = self.two(server, "consent")
        (other,) = [each for each in table.seats if each is not seat]
        denied("forbidden", 403, seat.post, "undo", version=seat.look()["version"])

        asked = seat.post("undo/ask", version=seat.look()["version"])["version"]
        assert other.look()["table"]["undo_asked"]["ask"] == asked
        denied("already-agreed", 409, seat.post, "undo/vote", ask=asked, agree=True)
        other.post("undo/vote", ask=asked, agree=True)

        assert seat.look()["view"] == before["view"]
        assert seat.look()["table"]["undo_asked"] is None
        denied("nothing-asked", 409, other.post, "undo/vote", ask=asked, agree=True)

    def test_a_refusal(self, server: Server):
        table, seat, _ = self.two(server, "consent")
        (other,) = [each for each in table.seats if each is not seat]
        at = seat.look()
        asked = seat.post("undo/ask", version=at["version"])["version"]
        other.post("undo/vote", ask=asked, agree=False)

        assert seat.look()["view"] == at["view"]
        assert seat.look()["table"]["undo_asked"] is None


class TestSitting:
    def test_join_and_leave(self, server: Server):
        table = server.create()
        seat = table.seats[0]
        seat.post("join", name="Ronan", colour="teal")
        denied("colour-taken", 409, table.seats[1].post, "join", colour="teal")

        assert seat.look()["table"]["seats"][0]["name"] == "Ronan"
        seat.post("leave")
        assert seat.look()["table"]["seats"][0]["standing_in"]
        seat.post("join")
        assert not seat.look()["table"]["seats"][0]["standing_in"]

    def test_a_seat_handed_to_a_bot_and_back(self, server: Server):
        table = server.create("second", "duel")
        seat, scene = table.asked()
        number: int = seat.get("me")["seat"]
        seat.post("to-bot")
        other = table.seats[1 - number]
        eventually(lambda: other.look()["view"]["request"]["waiting"] == [1 - number])
        denied("forbidden", 403, seat.act, options(scene)[0], scene["version"])
        table.host.post("to-human", seat=number)

        assert seat.look()["table"]["seats"][number]["kind"] == "human"
        denied("forbidden", 403, table.seats[0].post, "to-bot", seat=1)
        denied("unknown", 422, table.seats[0].post, "to-bot", bot="genius")

    def test_bots_play_to_the_end(self, server: Server):
        table = server.create("third", "challenge", seats=[{"kind": "bot"}, {"kind": "bot"}])

        done = eventually(lambda: (scene := table.spectator.look())["view"]["request"] is None and scene)
        assert done["table"]["seed"]

    def test_chat(self, server: Server):
        table = server.create()
        table.seats[0].post("chat", text="Well met!")
        table.seats[1].post("chat", text="Draw!")

        lines = table.spectator.get("chat")["lines"]
        assert [(line["n"], line["seat"], line["text"]) for line in lines] == [
            (0, 0, "Well met!"),
            (1, 1, "Draw!"),
        ]
        assert len(table.spectator.get("chat", since=1)["lines"]) == 1

    def test_a_picture_of_the_link(self, server: Server):
        table = server.create()
        path = f"/api/games/{table.game}/qr"
        picture = server.client.post(path, headers={"authorization": f"Bearer {table.seats[0].token}"})
        assert picture.headers["content-type"] == "image/svg+xml"
        assert picture.content.startswith(b"<?xml")
        assert server.client.post(path).status_code == 401

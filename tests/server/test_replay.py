"""Looking back at a game: its moments, what it came to, what bots thought. And bots by consent."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from tests.server.house import Server, Table, eventually
from tests.server.test_play import denied


@pytest.fixture(scope="module")
def finished(server: Server) -> Table:
    """A game of twenty turns with all its views on the way."""
    table = server.create(
        "second", None, seats=[{"name": "Ann"}, {"name": "Bob"}], options={"turn-limit": 20}
    )
    denied("not-over", 409, table.spectator.get, "summary")
    luck = random.Random(11)
    table.play(choose=luck.choice)
    return table


class TestReplay:
    def test_every_question_is_a_moment(self, finished: Table):
        moments = finished.spectator.get("moments")["moments"]
        lengths = [moment["length"] for moment in moments]

        assert lengths == sorted(set(lengths))
        assert moments[-1]["length"] == finished.spectator.look()["view"]["length"]
        assert moments[-1]["key"] is None

    def test_the_past_looks_as_it_looked(self, server: Server):
        table = server.create("third", "challenge")
        luck = random.Random(2)
        seen: list[list[dict[str, Any]]] = []
        for _ in range(12):
            scenes = [seat.look(lang="pl") for seat in table.seats]
            seen.append([{tree: scene[tree] for tree in ("view", "words")} for scene in scenes])
            if scenes[0]["view"]["request"] is None:
                break  # a lucky fight is over sooner
            table.step(luck.choice)
        for scenes in seen:
            for seat, then in zip(table.seats, scenes, strict=True):
                again = seat.get("at", length=then["view"]["length"], lang="pl")
                assert {tree: again[tree] for tree in ("view", "words")} == then

    def test_what_it_came_to(self, finished: Table):
        told = finished.spectator.get("summary", lang="ru")

        assert told["over"]
        assert told["said"]
        assert told["turns"] == 20
        end = finished.spectator.look()["view"]
        assert told["result"] == end["result"]
        for seat in told["seats"]:
            hero = end["position"]["heroes"][seat["seat"]]
            level = end["figures"]["heroes"][seat["seat"]]["level"]
            assert (seat["gold"], seat["level"], seat["place"]) == (hero["gold"], level, hero["hex"])
            assert 0 <= seat["luck"]["or_worse"] <= 1
            assert seat["luck"]["or_worse"] + seat["luck"]["or_better"] >= 1 - 1e-5
            assert seat["trail"][-1]["place"] == hero["hex"]
        throws = sum(seat["luck"]["throws"] for seat in told["seats"])
        events = finished.spectator.get("events")["events"]
        rolled = sum(event["key"] in ("combat-rolled", "escape-rolled", "test-rolled") for event in events)
        assert throws <= rolled + sum(event["key"] == "rethrown" for event in events)
        assert told["chapters"][-1]["turn"] == 20
        assert told["curve"][-1]["chances"] == [
            float(seat in told["result"]["winners"]) for seat in range(len(told["seats"]))
        ]

    def test_choices_are_counted(self, server: Server, finished: Table):
        told = finished.spectator.get("choices")

        assert [row["seat"] for row in told["seats"]] == [0, 1]
        assert all(0 <= row["best"] <= row["judged"] for row in told["seats"])

    def test_a_rematch_by_whoever_watched(self, server: Server, finished: Table):
        made = finished.spectator.post("fork", again=True)
        table = Table(server, made)

        assert [seat["kind"] for seat in table.spectator.look()["table"]["seats"]] == ["human", "bot"]
        assert table.spectator.look()["table"]["house"]["again"]

    def test_the_rest_of_a_game_is_forecast(self, server: Server):
        table = server.create("second", None, seats=[{"name": "Ann"}, {"name": "Bob"}])
        left = table.spectator.get("forecast")

        assert left["known"]
        assert left["left"] > 1
        assert left["games"] > 0


class TestThoughts:
    def test_a_bot_tells_why(self, server: Server):
        table = server.create("second", "brood", seats=[{"kind": "bot", "bot": "novice"}])
        thought = eventually(lambda: (t := table.spectator.get("thought", seat=0, lang="pl"))["known"] and t)
        assert thought["chosen"]
        assert thought["said"]

    def test_or_keeps_it_secret(self, server: Server):
        table = server.create("second", "duel", house={"thoughts": False})
        denied("thoughts-off", 403, table.seats[0].get, "thought", seat=1)

    def test_people_have_none(self, server: Server):
        assert not server.create("second", "duel").seats[0].get("thought", seat=1)["known"]


class TestTakeover:
    def test_everybody_else_agrees(self, server: Server):
        table = server.create("second", None, seats=[{}, {}, {}], house={"away_seconds": 1})
        denied("not-away", 409, table.seats[0].post, "takeover/ask", seat=2)
        time.sleep(1.1)
        table.seats[0].post("takeover/ask", seat=2)
        poll = table.spectator.look()["table"]["takeover_asked"]
        assert (poll["seat"], poll["by"], poll["agreed"]) == (2, 0, [0])
        denied("already-asked", 409, table.seats[1].post, "takeover/ask", seat=2)
        denied("already-agreed", 409, table.seats[0].post, "takeover/vote", ask=poll["ask"], agree=True)
        denied("nothing-asked", 409, table.seats[1].post, "takeover/vote", ask=99, agree=True)
        table.seats[1].post("takeover/vote", ask=poll["ask"], agree=True)

        after = table.spectator.look()["table"]
        assert after["takeover_asked"] is None
        assert after["seats"][2]["standing_in"]
        with table.seats[2].socket() as line:
            assert not line.scene["table"]["seats"][2]["standing_in"]

    def test_one_says_no(self, server: Server):
        table = server.create("second", None, seats=[{}, {}, {}], house={"away_seconds": 1})
        denied("not-away", 409, table.seats[0].post, "takeover/ask", seat=2)
        time.sleep(1.1)
        table.seats[0].post("takeover/ask", seat=2)
        ask = table.spectator.look()["table"]["takeover_asked"]["ask"]
        table.seats[1].post("takeover/vote", ask=ask, agree=False)
        after = table.spectator.look()["table"]
        assert after["takeover_asked"] is None
        assert not after["seats"][2]["standing_in"]

    def test_only_for_somebody_who_is_away(self, server: Server):
        table = server.create("second", None, seats=[{}, {}, {"kind": "bot"}])
        denied("not-away", 409, table.seats[0].post, "takeover/ask", seat=0)
        denied("not-away", 409, table.seats[0].post, "takeover/ask", seat=2)
        denied("unknown", 422, table.seats[0].post, "takeover/ask", seat=7)
        denied("forbidden", 403, table.spectator.post, "takeover/ask", seat=1)
        with table.seats[1].socket():
            denied("not-away", 409, table.seats[0].post, "takeover/ask", seat=1)

    def test_the_only_other_person_need_not_ask_anybody(self, server: Server):
        table = server.create("second", None, seats=[{}, {}], house={"away_seconds": 1})
        time.sleep(1.1)
        table.seats[0].post("takeover/ask", seat=1)
        assert table.spectator.look()["table"]["seats"][1]["standing_in"]

"""The server speaks to whoever asks for it, each viewer in a language of its own."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import tamalir
from tamalir.host.jobs import WorkOutOdds, carry_out
from tests.server.house import Server
from tests.server.test_sockets import options, step

UNSPOKEN = re.compile(r"\[[a-z]+-")
"""A key without words."""


def test_nobody_who_has_not_asked_is_spoken_to(server: Server):
    table = server.create("second", "duel")
    with table.seats[0].socket(0) as line:
        assert "words" not in line.scene
        assert all("said" not in event for event in line.events)
    assert "words" not in table.seats[0].look()


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_a_scene_in_words(server: Server, lang: str):
    table = server.create("second", None, seats=[{"name": "Ann"}, {"name": "Bob"}])
    seat, scene = table.asked()
    words = seat.look(lang=lang)["words"]
    offered = {option["id"] for option in scene["view"]["request"]["options"]}
    (other,) = [each for each in table.seats if each is not seat]
    waiting = other.look(lang=lang)["words"]

    assert words["question"]
    assert words["waiting"] is None
    assert offered <= words["options"].keys()
    assert len(set(words["options"].values())) == len(words["options"])  # no two are called alike
    assert waiting["question"] is None
    assert not waiting["options"]
    assert scene["table"]["seats"][seat.look()["view"]["seat"]]["name"] in waiting["waiting"]
    assert table.spectator.look(lang=lang)["words"] == waiting
    assert not UNSPOKEN.search(str([words, waiting]))


def test_places_are_told_by_what_lies_there(server: Server):
    table = server.create("second", None, seats=[{}, {}])
    for _ in range(30):
        table.step(lambda options: next((o for o in options if o.startswith("step:")), options[0]))
    seat, _ = table.asked()
    scene = seat.look(lang="en", since=0)
    moved = [event["said"] for event in scene["events"] if event["key"] == "moved"]

    assert moved
    assert not [text for text in [*moved, *scene["words"]["options"].values()] if re.search(r"\d,-?\d", text)]


def test_everybody_hears_a_language_of_their_own(server: Server):
    table = server.create("second", "duel")
    with (
        table.seats[0].socket(0, lang="pl") as pl,
        table.seats[1].socket(0, lang="ru") as ru,
        table.spectator.socket(0) as silent,
        table.spectator.socket(0, lang="en") as en,
    ):
        lines = [pl, ru, silent, en]
        for _ in range(6):
            if silent.scene["view"]["request"] is None:
                break
            mover = lines[int(silent.scene["view"]["request"]["waiting"][0])]
            done = mover.do("act", option=options(mover)[0], version=mover.version)
            for line in lines:
                line.until(done["answer"]["version"])
        for line, guest, lang in (
            (pl, table.seats[0], "pl"),
            (ru, table.seats[1], "ru"),
            (en, table.spectator, "en"),
        ):
            scene = guest.look(since=0, lang=lang)
            assert line.scene == {tree: scene[tree] for tree in ("table", "view", "words")}
            assert line.events == scene["events"]
        assert len({str([event["said"] for event in line.events]) for line in (pl, ru, en)}) == 3


def test_another_language_on_the_same_socket(server: Server):
    table = server.create("second", "duel")
    seat, _ = table.asked()
    with seat.socket(0, lang="en") as line:
        before = line.scene["words"]["question"]
        assert line.do("lang", lang="pl", since=0)["type"] == "done"
        fresh = line.hear("scene")
        assert fresh["words"]["question"] != before
        assert [event["said"] for event in fresh["events"]] == [
            event["said"] for event in seat.get("events", lang="pl")["events"]
        ]
        done = line.do("act", option=options(line)[0], version=line.version)
        line.until(done["answer"]["version"])
        assert line.scene["words"] == seat.look(lang="pl")["words"]
        assert line.online == [line.welcome["seat"]]
        line.do("lang", lang=None)
        assert "words" not in line.hear("scene")
        assert table.spectator.look()["online"] == [line.welcome["seat"]]


def test_refusals_are_spoken(server: Server):
    table = server.create("second", "duel")
    seat, scene = table.asked()
    (other,) = [each for each in table.seats if each is not seat]
    with other.socket(lang="ru") as line:
        refused = line.do("act", option="to-battle", version=scene["version"])
        assert refused["rule"] in refused["said"]
        assert re.search("[а-я]", refused["said"])
    why = other.get("why", option="to-battle", lang="pl")
    assert why["rule"] in why["said"]


def test_odds_and_journeys(server: Server):
    fight = server.create("second", "brood")
    seat, scene = fight.asked()
    offered = {option["id"] for option in scene["view"]["request"]["options"]}
    with seat.socket() as line:
        odds: dict[str, Any] = line.do("odds")["answer"]
    assert odds["known"]
    assert odds["options"].keys() & offered
    for row in odds["options"].values():
        assert row["win"] + row["loss"] + row["away"] == pytest.approx(1)
    assert odds == seat.get("odds")

    table = server.create("second", None, seats=[{}, {}])
    seat, scene = table.asked()
    before = seat.get("reach")
    assert before["dice"]["1"]
    done = seat.act(scene["view"]["request"]["options"][0]["id"], scene["version"])
    after = seat.look()
    assert done["version"] == after["version"]
    if after["view"]["request"]["key"] == "movement.travel":
        assert all(len(way["path"]) == len(way["pays"]) for way in seat.get("reach")["ways"].values())


def test_odds_can_be_turned_off(server: Server):
    table = server.create("second", "brood", house={"odds": False})
    with table.asked()[0].socket() as line:
        assert line.do("odds")["code"] == "odds-off"
        assert line.do("reach")["code"] == "odds-off"


def test_a_duel_has_odds(server: Server):
    table = server.create("second", "duel")
    odds = table.asked()[0].get("odds")
    assert odds["known"]
    assert not odds["exact"]


def test_the_third_edition_speaks(server: Server):
    table = server.create("third", "challenge")
    with (
        table.seats[0].socket(0, lang="pl") as a,
        table.seats[1].socket(0, lang="ru") as b,
        table.spectator.socket(0, lang="en") as c,
    ):
        for _ in range(4):
            step([a, b, c])
        assert not UNSPOKEN.search(str([line.heard for line in (a, b, c)]))


def test_what_a_card_on_offer_would_change():
    """At the market: the chances against each colour without and with every card that changes them."""
    luck = random.Random(1)
    table = tamalir.new("second", seats=2, seed=5)
    while True:
        seat = table.waiting()[0]
        asked = table.pending(seat)
        assert asked is not None
        weighed = (*asked.options, *asked.refused)
        wares = {str(option.args["card"]) for option in weighed if option.verb in ("buy", "hire")}
        if asked.key == "market.act" and len(wares) >= 3:  # among a few there is one that helps in fights
            break
        table.answer(luck.choice(asked.options).id, seat)
    job = WorkOutOdds(view=table.view(seat).json(way=True, figures=False))
    odds = carry_out(job)

    assert odds["known"]
    assert not odds["exact"]
    assert odds["worth"]
    assert odds["worth"].keys() <= wares
    for chances in odds["worth"].values():
        assert chances.keys() == {"green", "yellow", "blue", "red"}
        assert any(each["with"] > each["without"] for each in chances.values())

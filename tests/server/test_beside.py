"""A fight beside the box, settled by a server that keeps nothing of it."""

from __future__ import annotations

from tests.server.house import Server

FIGURES = {"mind": 15, "body": 11, "spirit": 14, "ranged": 0, "melee": 1, "magic": 2}
FIGHT = {
    "edition": "second",
    "cards": {"challenges": {"your-foe": {"colour": "green", "life": 3, "figures": FIGURES}}},
    "scene": {"heroes": [{"card": "mordrog"}], "foe": "your-foe"},
    "names": {"your-foe": "Ogre"},
    "lang": "pl",
}


def test_a_fight_is_told_and_weighed(server: Server) -> None:
    told = server.client.post("/api/beside", json={**FIGHT, "answers": ["attack"]})
    assert told.status_code == 200
    assert told.json()["chance"]["needed"] == 14
    assert "Ogre" in told.json()["events"][0]["said"]

    weighed = server.client.post("/api/beside", json={**FIGHT, "odds": True})
    assert weighed.json()["odds"]["known"]


def test_what_cannot_be_is_refused_in_words(server: Server) -> None:
    unknown = server.client.post("/api/beside", json={**FIGHT, "answers": ["dance"]})
    assert (unknown.status_code, unknown.json()["code"], unknown.json()["at"]) == (422, "unknown", 0)

    nobody = server.client.post(
        "/api/beside", json={**FIGHT, "scene": {"heroes": [{"card": "x"}], "foe": "y"}}
    )
    assert nobody.status_code == 422

    strange = server.client.post("/api/beside", json={**FIGHT, "more": 1})
    assert strange.status_code == 400

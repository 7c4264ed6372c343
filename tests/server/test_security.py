"""Headers, limits and what must not be in a log; and a fuzzer against the whole description."""

from __future__ import annotations

import json
import random
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error  # pyright: ignore[reportUnknownVariableType]

from tests.server.house import Server, Table, eventually, serving, sqlite
from tests.server.stored import stored
from tests.server.test_play import denied


class TestHeaders:
    @pytest.mark.parametrize(
        "path", ["/healthz", "/api/editions", "/nowhere", "/verify/", "/schema/openapi.json"]
    )
    def test_every_answer_carries_them(self, server: Server, path: str):
        headers = server.client.get(path).headers

        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'")
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
        assert "access-control-allow-origin" not in headers

    def test_only_encrypted_lines_where_there_is_https(self, server: Server, tmp_path: Path):
        assert "strict-transport-security" not in server.client.get("/healthz").headers
        public = ("--public-url", "https://games.example.org")
        with serving(sqlite(tmp_path), *public, log=tmp_path / "log") as other:
            assert other.client.get("/healthz").headers["strict-transport-security"]

    def test_nothing_of_a_game_is_cached(self, server: Server):
        table = server.create()
        answer = server.client.get(
            f"/api/games/{table.game}", headers={"authorization": f"Bearer {table.seats[0].token}"}
        )
        assert answer.headers["cache-control"] == "no-store"

    def test_pages_need_nothing_from_elsewhere(self, server: Server):
        page = server.client.get("/verify/").text
        assert not re.search(r"(src|href)=\"(https?:)?//", page)
        assert "<script>" not in page
        assert " style=" not in page


class TestLimits:
    def test_of_size(self, server: Server):
        big = {"edition": "second", "options": {"x": "y" * 70_000}}
        answer = server.client.post("/api/games", json=big)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-big")
        assert server.client.post("/api/games/import", json={"save": {"x": "y" * 70_000}}).status_code == 422
        answer = server.client.post("/api/games/import", json={"save": {"x": "y" * 5_000_000}})
        assert answer.status_code == 413
        table = server.create()
        denied("malformed", 400, table.seats[0].post, "chat", text="x" * 1001)

    def test_of_rate(self, tmp_path: Path):
        limits = ("--requests-per-second", "2", "--creations-per-minute", "3", "--messages-per-second", "1")
        with serving(sqlite(tmp_path), *limits, log=tmp_path / "log", limits=True) as server:
            tables = [server.create("second", "duel") for _ in range(3)]
            denied("too-many", 429, server.create)
            with tables[0].seats[0].socket() as line:
                for n in range(12):
                    line.send({"id": n, "do": {"type": "look"}})
                assert line.closed_with() == 4429
            answers = [server.client.get("/api/editions") for _ in range(60)]
            assert answers[-1].status_code == 429
            assert answers[-1].headers["retry-after"]

    def test_of_talk(self, server: Server):
        table = server.create()
        for n in range(20):
            table.seats[0].post("chat", text=f"line {n}")
        denied("too-many", 429, table.seats[0].post, "chat", text="one more")
        table.seats[1].post("chat", text="others may still speak")


class TestSecrets:
    """Ways round the hands of others that are shut."""

    def test_a_trial_while_somebody_is_away(self, server: Server):
        table = server.create("third", "challenge")
        denied("secrets", 409, table.seats[0].post, "fork")
        table.seats[1].post("leave")
        denied("secrets", 409, table.seats[0].post, "fork")

    def test_thoughts_of_a_bot_with_a_hand(self, server: Server):
        """What it thinks of its hand would give it away, or that of the player it stands in for."""
        for _ in range(3):
            table = server.create("third", None, seats=[{}, {"kind": "bot"}])

            def begun(table: Table = table) -> bool:
                """The bot has chosen where it starts, with skill cards in its hand (3E-SETUP-009)."""
                view = table.spectator.look()["view"]
                if view["request"]["waiting"] == [0] and view["position"]["heroes"][1]["hex"] is None:
                    table.step()
                return view["position"]["heroes"][1]["hex"] is not None

            eventually(begun)
            assert table.seats[1].look()["view"]["position"]["heroes"][1]["hand"]
            assert table.seats[0].get("thought", seat=1)["known"] is False

    def test_thoughts_of_a_bot_without_secrets(self, server: Server):
        table = server.create("second", None, seats=[{}, {"kind": "bot", "bot": "novice"}])
        luck = random.Random(1)

        def told() -> bool:
            if table.spectator.look()["view"]["request"]["waiting"] == [0]:
                table.step(luck.choice)
            return table.seats[0].get("thought", seat=1)["known"]

        assert eventually(told)


NO_TEXT = ["a\x00b", "a\x1bb", "a\x7fb"]
NO_NAME = [*NO_TEXT, "a\u202eb", "a\u200bb", "a\u2066b", "a\ufeffb"]


class TestText:
    """Refused everywhere alike, so that no database or page has to know what to do with it."""

    @pytest.mark.parametrize("name", NO_NAME)
    def test_of_names(self, server: Server, name: str):
        table = server.create("second", "duel")
        denied("malformed", 400, table.seats[0].post, "join", name=name)
        denied("malformed", 400, server.create, "second", None, seats=[{"name": name}, {}])

    @pytest.mark.parametrize("text", NO_TEXT)
    def test_of_everything_else(self, server: Server, text: str):
        table = server.create("second", "duel")
        seat = table.seats[0]
        denied("malformed", 400, seat.post, "chat", text=text)
        denied("malformed", 400, seat.post, "act", option="x", version=1, key=text)
        denied("malformed", 400, seat.post, "act", option=text, version=1)
        denied("malformed", 400, server.create, "second", "duel", options={text: True})
        pack = {"name": f"second/{text}", "fingerprint": "0" * 16}
        denied("malformed", 400, server.create, "second", None, seats=[{}], packs=[pack])

    def test_of_ordinary_people(self, server: Server):
        table = server.create("second", None, seats=[{"name": "Zażółć Гэндальф 王 O'Neil"}, {}])
        assert table.seats[0].look()["table"]["seats"][0]["name"] == "Zażółć Гэндальф 王 O'Neil"
        table.seats[0].post("chat", text="two\nlines 🎲")

    @pytest.mark.parametrize("path", ["/%00", "/game/%00", "/verify/%00", "/api/games/%00", "/assets/%00.js"])
    def test_of_addresses(self, server: Server, path: str):
        assert server.client.get(path).status_code == 404


class TestElsewhere:
    """Pages of others, and proxies that nobody named."""

    def test_a_page_from_elsewhere_makes_no_table(self, server: Server):
        body = json.dumps({"edition": "second", "scene": "duel"})
        for origin, status in (("https://evil.example", 403), ("null", 403), (server.url, 201)):
            headers = {"origin": origin, "content-type": "text/plain"}
            assert server.client.post("/api/games", content=body, headers=headers).status_code == status
        evil = {"origin": "https://evil.example"}
        assert server.client.post("/api/packs", content=b"PK", headers=evil).status_code == 403
        assert server.client.get("/api/editions", headers=evil).status_code == 200

    def test_a_proxy_is_believed_only_if_it_is_named(self, tmp_path: Path):
        limits = ("--creations-per-minute", "3")
        named = ("--trusted-proxy", "127.0.0.1")

        def made(server: Server) -> int:
            body = {"edition": "second", "scene": "duel"}
            answers = [
                server.client.post("/api/games", json=body, headers={"x-forwarded-for": f"10.0.0.{n}"})
                for n in range(6)
            ]
            return sum(answer.status_code == 201 for answer in answers)

        with serving(sqlite(tmp_path), *limits, log=tmp_path / "log") as server:
            assert made(server) == 3
        with serving(sqlite(tmp_path), *limits, *named, log=tmp_path / "log") as server:
            assert made(server) == 6


class TestOperations:
    def test_health_is_what_can_be_written(self, tmp_path: Path):
        with serving(sqlite(tmp_path), log=tmp_path / "log") as server:
            assert server.client.get("/healthz").json()["well"]
            moved = tmp_path / "elsewhere"
            (tmp_path / "games.sqlite3").rename(moved)
            assert eventually(lambda: server.client.get("/healthz").status_code == 503)
            moved.rename(tmp_path / "games.sqlite3")
            assert eventually(lambda: server.client.get("/healthz").status_code == 200)
            with sqlite3.connect(tmp_path / "games.sqlite3") as other:  # nobody can write meanwhile
                other.execute("BEGIN IMMEDIATE")
                assert eventually(lambda: server.client.get("/healthz").status_code == 503)
                other.rollback()
            other.close()
            assert eventually(lambda: server.client.get("/healthz").status_code == 200)

    def test_health_and_metrics(self, server: Server):
        assert server.client.get("/healthz").json()["well"]
        server.create("second", "duel").step()
        text = server.client.get("/metrics").text
        assert re.search(r'tamalir_commands_total\{kind="Act",outcome="done"\} [1-9]', text)
        assert "process_resident_memory_bytes" in text

    def test_no_secret_in_logs_or_metrics(self, tmp_path: Path):
        log = tmp_path / "log"
        with serving(sqlite(tmp_path), "--log-level", "debug", log=log) as server:
            table = server.create("second", "duel")
            table.step()
            denied("bad-token", 401, server.guest(table.game, "wrong-token").look)
            with table.seats[0].socket():
                pass
            metrics = server.client.get("/metrics").text
        text = log.read_text()
        secrets = [table.host.token, table.spectator.token, *(seat.token for seat in table.seats)]
        record = stored(server.database, table.game).record
        secrets += ["wrong-token", table.game, record.seed, *(seat.token_hash for seat in record.seats)]
        assert not [secret for secret in secrets if secret in text or secret in metrics]
        for line in text.splitlines():
            if line.startswith("{"):
                assert {"time", "level", "from", "message"} <= json.loads(line).keys()

    def test_a_stop_is_graceful(self, tmp_path: Path):
        with serving(sqlite(tmp_path), log=tmp_path / "log") as server:
            table = server.create("second", "duel")
            with table.seats[0].socket() as line:
                assert server.stop() == 0
                assert line.closed_with() == 1012


def test_fuzz(server: Server, request: pytest.FixtureRequest):
    """No request that the description allows, or does not, makes the server stumble or changes a game."""
    table = server.create("second", "duel")
    before = table.spectator.look()
    schema: Any = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    headers = {"Authorization": f"Bearer {table.spectator.token}"}
    tried = 0
    for found in schema.get_all_operations():
        operation = found.ok()

        @settings(
            max_examples=25 if request.config.getoption("--slow") else 3,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=(
                HealthCheck.too_slow,
                HealthCheck.filter_too_much,
                HealthCheck.data_too_large,
            ),
        )
        @given(case=operation.as_strategy())
        def one(case: Any) -> None:
            nonlocal tried
            if "game" in case.path_parameters and tried % 2:
                case.path_parameters["game"] = table.game
            tried += 1
            case.call_and_validate(headers=headers, checks=[not_a_server_error])

        one()
    assert tried > 50
    after = table.spectator.look()
    assert (after["version"], after["view"]) == (before["version"], before["view"])

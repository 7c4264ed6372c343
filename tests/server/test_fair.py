"""The dice are promised at the beginning and proven at the end; in between nobody can know them."""

from __future__ import annotations

import json
import shutil
import subprocess
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tamalir.cli.main import app
from tamalir.host import fair
from tamalir.server import web
from tamalir.server.client import ask
from tests.server.house import Server, Table, serving, sqlite
from tests.server.stored import stored
from tests.server.test_play import denied


@pytest.fixture(scope="module")
def finished(server: Server) -> Table:
    table = server.create("third", "challenge")
    table.play()
    return table


@pytest.fixture(scope="module")
def save(finished: Table) -> dict[str, Any]:
    exported = finished.spectator.get("export")
    assert exported["complete"]
    return exported["save"]


def run(*args: str) -> Any:
    return CliRunner().invoke(app, ["replay", *args])


class TestProof:
    def test_the_seed_is_the_promised_one(self, finished: Table):
        shown = finished.spectator.look()["table"]

        assert sha256(bytes.fromhex(shown["seed"])).hexdigest() == finished.created["commitment"]

    def test_the_command_line_verifies(self, finished: Table, save: dict[str, Any], tmp_path: Path):
        file = tmp_path / "game.json"
        file.write_text(json.dumps(save))
        for args in ([], ["--commitment", finished.created["commitment"]]):
            done = run("--verify", str(file), *args)
            assert done.exit_code == 0, done.output
            assert done.output.startswith("Fair: all ")
        assert json.loads(run("--verify", "--json", str(file)).output)["fair"]
        assert run(str(file)).exit_code == 0

    @pytest.mark.parametrize("cheat", ["throw", "seed", "commitment", "answer"])
    def test_a_bent_game_is_found(self, finished: Table, save: dict[str, Any], tmp_path: Path, cheat: str):
        bent = json.loads(json.dumps(save))
        args: list[str] = []
        if cheat == "throw":
            entry = next(entry for entry in bent["journal"] if entry[0] == -1)
            lists = finished.spectator.get("proof")["throws"][0]["lists"]
            entry[1][0] = next(face for face in lists[0] if face != entry[1][0])
        elif cheat == "seed":
            bent["dealer"]["seed"] = "00" * 32
        elif cheat == "commitment":
            args = ["--commitment", "11" * 32]
        else:
            next(entry for entry in bent["journal"] if entry[0] >= 0 and len(entry) == 2)[1] = "win"
        file = tmp_path / "bent.json"
        file.write_text(json.dumps(bent))
        done = run("--verify", str(file), *args)

        assert done.exit_code == 1, done.output
        assert done.stderr.startswith("tamalir: ")
        assert done.stderr.count("\n") == 1

    def test_files_that_are_none(self, tmp_path: Path):
        for text in ("", "[]", "{}", '{"dealer": {"kind": "sealed"}}', "[" * 100_000):
            file = tmp_path / "x.json"
            file.write_text(text)
            done = run("--verify", str(file))
            assert done.exit_code == 1
            assert done.stderr.startswith("tamalir: ")
        assert run("--verify", str(tmp_path / "nowhere")).exit_code == 1

    def test_throws_one_by_one(self, finished: Table, save: dict[str, Any]):
        proof = finished.spectator.get("proof")
        dealt = [entry[1] for entry in save["journal"] if entry[0] == -1]

        assert [throw["result"] for throw in proof["throws"]] == [
            value if isinstance(value, list) else [value] for value in dealt
        ]

    def test_the_browsers_own_computation(self, finished: Table, tmp_path: Path):
        node = shutil.which("node")
        if node is None:
            pytest.skip("needs Node.js")
        proof = finished.spectator.get("proof")
        for bent in (False, True):
            if bent:
                proof["throws"][0]["result"] = [9] * len(proof["throws"][0]["result"])
            (tmp_path / "proof.json").write_text(json.dumps(proof))
            module = tmp_path / "verify.mjs"
            module.write_bytes((web.PAGES / "verify.js").read_bytes())
            script = (
                f"import {{verify}} from {json.dumps(module.as_uri())};"
                "import {readFileSync} from 'node:fs';"
                f"const proof = JSON.parse(readFileSync({json.dumps(str(tmp_path / 'proof.json'))}));"
                "console.log(JSON.stringify(await verify(proof, '')));"
            )
            done = subprocess.run(
                [node, "--input-type=module", "-e", script], capture_output=True, timeout=60, check=True
            )
            found = json.loads(done.stdout)
            assert found["fair"] is not bent

    def test_the_page(self, server: Server):
        page = server.client.get("/verify/")
        assert page.status_code == 200
        assert "verify.js" in page.text
        assert server.client.get("/verify/verify.js").status_code == 200


class TestJoint:
    def test_shares_outlive_the_server(self, tmp_path: Path):
        """Promised, handed in, the process killed: the game goes on with everybody's dice, and is proven."""
        with serving(sqlite(tmp_path), log=tmp_path / "log") as server:
            self.play_with_shares(server)

    def play_with_shares(self, server: Server):
        table = server.create("third", "challenge")
        shares = ["0a" * 32, "0b" * 32]
        for seat, share in zip(table.seats, shares, strict=True):
            seat.post("dice/pledge", commitment=sha256(bytes.fromhex(share)).hexdigest())
        denied("share", 409, table.seats[0].post, "dice/share", share=shares[1])
        table.seats[0].post("dice/share", share=shares[0])
        server.kill()
        server.start()
        table.seats[1].post("dice/share", share=shares[1])
        first = table.spectator.look()["table"]["dice"]["joint_from"]
        assert first is not None
        server.kill()
        server.start()
        table.play()
        save = table.spectator.get("export")["save"]

        assert [share for _, share in save["dealer"]["joint"]["shares"]] == shares
        assert fair.verify(save)
        proof = table.spectator.get("proof")
        assert proof["joint_from"] == first < len(proof["throws"])
        assert [each["share"] for each in proof["shares"]] == shares


class TestSealed:
    """While a game runs, its seed is nowhere but in the database."""

    def test_exports_of_running_games(self, server: Server):
        table = server.create("third", "sorceress")
        seed = stored(server.database, table.game).record.seed
        for guest in (*table.seats, table.host, table.spectator):
            exported = guest.get("export")
            text = json.dumps(exported)
            assert not exported["complete"]
            assert exported["save"]["dealer"] == {
                "kind": "sealed",
                "commitment": table.created["commitment"],
                "game": table.game,
            }
            assert seed not in text
            assert "journal" not in exported["save"]
            assert ("steadfast" in text) == (guest is table.seats[0])
            denied("not-over", 409, guest.get, "proof")
            assert guest.look()["table"]["seed"] is None

    def test_the_end_stands(self, finished: Table):
        """With the seed known, nobody may go back to before a throw."""
        version = finished.spectator.look()["version"]
        for seat in finished.seats:
            denied("game-over", 409, seat.post, "undo", version=version)
            denied("game-over", 409, seat.post, "undo/ask", version=version)


class TestTakingAlong:
    def test_a_finished_game_comes_back(self, server: Server, save: dict[str, Any]):
        made = ask(server.client, "POST", "/api/games/import", {"save": save})
        table = Table(server, made)

        assert table.spectator.look()["view"]["request"] is None
        assert made["commitment"] != save["dealer"]["commitment"]

    def test_a_game_from_elsewhere_goes_on_with_fresh_dice(self, server: Server):
        import tamalir

        local = tamalir.new("third", scene="challenge", seed=5)
        assert local.request is not None
        save = json.loads(json.dumps(local.save()))
        made = ask(server.client, "POST", "/api/games/import", {"save": save})
        table = Table(server, made)
        table.play()
        exported = table.spectator.get("export")["save"]

        assert exported["fair"]["from"] == local.journal.throws
        assert exported["dealer"]["seed"] != save["dealer"]["seed"]
        assert len(fair.verify(exported)) >= local.journal.throws

    def test_saves_that_are_none(self, server: Server):
        good = json.loads(json.dumps(__import__("tamalir").new("third", scene="challenge", seed=5).save()))
        bads: list[dict[str, Any]] = [
            {},
            {**good, "schema": 99},
            {**good, "edition": "fourth"},
            {**good, "state": {}},
            {**good, "journal": "x"},
            {**good, "setup": None},
            {**good, "setup": {**good["setup"], "seats": 10**9}},
        ]
        for bad in bads:
            found = denied("bad-save", 422, ask, server.client, "POST", "/api/games/import", {"save": bad})
            assert found.body["message"]

    def test_a_private_trial(self, server: Server):
        table = server.create("second", None, seats=[{}, {}])
        table.step()
        seat, scene = table.asked()
        number = seat.get("me")["seat"]
        made = seat.post("fork")
        trial = Table(server, {**made, "seats": made["seats"]})

        assert [link["seat"] for link in made["seats"]] == [number]
        theirs = trial.seats[0].look()
        assert theirs["view"]["position"] == scene["view"]["position"]
        assert [each["kind"] for each in theirs["table"]["seats"]] == [
            "human" if n == number else "bot" for n in range(2)
        ]
        trial.seats[0].act(theirs["view"]["request"]["options"][0]["id"], theirs["version"])
        after = seat.look()
        assert after["view"] == scene["view"]
        assert after["table"]["deeds"][-1]["kind"] == "trial"

    def test_no_trial_while_others_hold_secrets(self, server: Server):
        table = server.create("third", "sorceress")
        denied("secrets", 409, table.seats[1].post, "fork")
        denied("forbidden", 403, table.spectator.post, "fork")
        solo = server.create("third", "sorceress", seats=[{}, {"kind": "bot"}])
        assert solo.seats[0].post("fork")["game"]

    def test_a_finished_game_is_taken_up_at_any_point(self, server: Server, finished: Table):
        made = finished.spectator.post("fork", length=3)
        again = Table(server, made)

        assert again.spectator.look()["view"]["request"] is not None
        assert len(made["seats"]) == 2
        again.play()

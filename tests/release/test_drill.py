"""Backup and restore, tried on real servers; and what is shipped for hosts."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import pytest
import yaml

from scripts.drill import told
from tamalir.server.client import Guest
from tests.machine import parts
from tests.server.house import Server, serving, sqlite

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def drill(database: str, spare: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, ROOT / "scripts/drill.py", "--database", database, "--spare", spare], cwd=folder,
        capture_output=True, text=True, timeout=240, check=False,
    )  # fmt: skip


def played(server: Server) -> Any:
    """A table in the middle of a fight."""
    table = server.create("second", "brood", seats=[{"name": "Ania"}])
    seat = table.seats[0]
    for _ in range(3):
        seen = seat.look()
        if seen["view"]["request"] is None:
            break  # the dice have ended the fight
        seat.act(seen["view"]["request"]["options"][0]["id"], seen["version"])
    return table


def test_a_backup_comes_back_on_sqlite_while_the_server_runs(tmp_path: Path):
    with serving(sqlite(tmp_path), log=tmp_path / "log") as server:
        table = played(server)
        there = table.seats[0].look()
        done = drill(server.database, f"sqlite:///{tmp_path}/spare.sqlite3", tmp_path)
    assert done.returncode == 0, done.stderr
    assert re.search(r"[1-9]\d* rows, 0 lost, 0 strange\nserver well: True", done.stdout)
    assert (tmp_path / "drill.jsonl.gz").stat().st_mode & 0o077 == 0
    with serving(f"sqlite:///{tmp_path}/spare.sqlite3", log=tmp_path / "log2") as restored:
        token = table.created["seats"][0]["token"]
        again = Guest(restored.url, table.game, token, restored.client).look()
        assert again["view"] == there["view"]


@pytest.mark.needs("postgresql")
def test_a_backup_of_sqlite_comes_back_on_postgresql(tmp_path: Path, postgres_url: str):
    programs = parts.find_postgresql()
    assert programs is not None
    parts.run([programs / "psql", "-XAtc", "create database drill", postgres_url])
    spare = urlunsplit(urlsplit(postgres_url)._replace(path="/drill"))
    with serving(sqlite(tmp_path), log=tmp_path / "log") as server:
        played(server)
    done = drill(server.database, spare, tmp_path)
    assert done.returncode == 0, done.stderr
    assert "0 lost, 0 strange\nserver well: True" in done.stdout


def test_what_differs_is_told(capsys: pytest.CaptureFixture[str]):
    before = Counter({"one": 1, "two": 1})
    assert told(before, Counter(before))
    assert not told(before, Counter({"one": 1, "three": 1}))
    said = capsys.readouterr()
    assert "2 rows, 1 lost, 1 strange" in said.out
    assert "lost: two" in said.err
    assert "not in the backup: three" in said.err
    assert not told(Counter(), Counter()), "an empty backup proves nothing"


# --- what hosts are given -------------------------------------------------------------------------


def test_the_compose_file_names_what_there_is():
    made: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = made["services"]
    assert {"database", "messages", "migrated", "one", "two"} == set(services)
    known = (ROOT / "src/tamalir/cli/serve.py").read_text()
    for name in services["one"]["environment"]:
        assert f'envvar="{name}"' in known, name
    assert services["one"]["command"][:2] == ["serve", "--trusted-proxy"]
    assert (DEPLOY / services["one"]["build"]["context"] / services["one"]["build"]["dockerfile"]).is_file()
    for service in services.values():
        for port in service.get("ports", ()):
            assert port.startswith("127.0.0.1:"), "only the proxy is open to the world"


def test_the_container_takes_every_file_that_a_build_needs():
    lines = (ROOT / "Containerfile").read_text()
    build: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = [
        "pyproject.toml",
        "hatch_build.py",
        build["project"]["readme"],
        *build["project"]["license-files"],
    ]
    copied = next(line for line in lines.splitlines() if line.startswith("COPY pyproject.toml")).split()
    assert set(wanted) <= set(copied)
    assert "requirements/server.txt" in lines
    for image in re.findall(r"^FROM (\S+)", lines, re.MULTILINE):
        assert image in ("${NODE_IMAGE}", "${PYTHON_IMAGE}")


def test_proxies_pass_sockets_and_addresses_on_and_hide_the_metrics():
    nginx, caddy = (DEPLOY / "nginx.conf").read_text(), (DEPLOY / "Caddyfile").read_text()
    for words in (
        "proxy_set_header Upgrade $http_upgrade",
        "X-Forwarded-For $remote_addr",
        "= /metrics { return 404",
    ):
        assert words in nginx
    assert "handle /metrics" in caddy
    for text in (nginx, caddy):
        assert "--trusted-proxy 127.0.0.1" in text
        assert text.count("{") == text.count("}")


def test_the_unit_is_understood_by_systemd(tmp_path: Path):
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("there is no systemd here")
    unit = (DEPLOY / "tamalir.service").read_text().replace("/opt/tamalir/bin/tamalir", sys.executable)
    (tmp_path / "tamalir.service").write_text(unit)
    done = subprocess.run(
        [program, "verify", "--man=no", tmp_path / "tamalir.service"],
        capture_output=True,
        text=True,
        check=False,
    )
    mine = [line for line in done.stderr.splitlines() if "tamalir.service" in line]
    assert not mine, mine


def test_digests_are_asked_for_and_written_down(tmp_path: Path):
    shutil.copy(DEPLOY / "pin-images", tmp_path / "pin-images")
    answers = tmp_path / "bin"
    answers.mkdir()
    asked = answers / "skopeo"
    asked.write_text(f'#!/bin/sh\necho "sha256:{"0123456789abcdef" * 4}"\n')
    asked.chmod(0o755)
    path = f"{answers}:{os.environ['PATH']}"
    done = subprocess.run(
        [tmp_path / "pin-images"], env={"PATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    lines = (tmp_path / "images.env").read_text().splitlines()
    assert [line.partition("=")[0] for line in lines] == [
        "NODE_IMAGE", "PYTHON_IMAGE", "POSTGRES_IMAGE", "REDIS_IMAGE",
    ]  # fmt: skip
    assert all(re.fullmatch(r"\w+=[\w./:-]+@sha256:[0-9a-f]{64}", line) for line in lines)
    used = (DEPLOY / "compose.yaml").read_text() + (ROOT / "Containerfile").read_text()
    assert all(f"{line.partition('=')[2].partition('@')[0]}" in used for line in lines)

    asked.write_text("#!/bin/sh\necho nothing\n")
    done = subprocess.run(
        [tmp_path / "pin-images"], env={"PATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert (tmp_path / "images.env").read_text().splitlines() == lines, "what was pinned stays"

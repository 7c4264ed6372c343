"""The parts of the machine really answer."""

import shutil
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.machine import parts


@pytest.mark.needs("postgresql")
def test_postgresql_answers_a_query(postgres_url: str) -> None:
    programs = parts.find_postgresql()
    assert programs is not None
    assert parts.run([programs / "psql", "-XAtc", "select 1", postgres_url]) == "1"


@pytest.mark.needs("postgresql")
def test_postgresql_asks_for_the_password(postgres_url: str) -> None:
    programs = parts.find_postgresql()
    assert programs is not None
    address = urlsplit(postgres_url)
    stranger = f"postgresql://{address.username}:wrong@{address.hostname}:{address.port}/postgres"
    with pytest.raises(parts.NotStarted, match="password authentication failed"):
        parts.run([programs / "psql", "-XAtc", "select 1", stranger])


@pytest.mark.needs("redis")
def test_redis_answers_a_ping(redis_url: str) -> None:
    client = shutil.which("redis-cli") or shutil.which("valkey-cli")
    assert client is not None
    address = urlsplit(redis_url)
    password = str(address.password)
    command = [client, "-h", str(address.hostname), "-p", str(address.port), "PING"]
    assert parts.run(command, REDISCLI_AUTH=password, VALKEYCLI_AUTH=password) == "PONG"
    assert "NOAUTH" in parts.run(command)


@pytest.mark.needs("chromium")
def test_chromium_runs_the_script_of_a_page(chromium_path: Path, tmp_path: Path) -> None:
    page = "data:text/html,<p>6 x 7 = <b></b></p><script>document.querySelector('b').append(6 * 7)</script>"
    profile = f"--user-data-dir={tmp_path}"
    dom = parts.run([chromium_path, *parts.CHROMIUM_FLAGS, profile, "--dump-dom", page])
    assert "6 x 7 = <b>42</b>" in dom


def test_a_missing_part_skips_the_test(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "PARTS", {"redis": lambda: None})
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="needs redis"):
        parts.require("redis")


def test_a_missing_part_fails_the_test_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "PARTS", {"redis": lambda: None})
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="needs redis"):
        parts.require("redis")


def test_an_unknown_part_is_an_error() -> None:
    with pytest.raises(pytest.fail.Exception, match="no part is called 'abacus'"):
        parts.require("abacus")

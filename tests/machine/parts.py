"""Real parts of the machine for tests: a browser, and servers on loopback with data of their own.

A test says what it needs with `@pytest.mark.needs("postgresql")`, or just takes the fixture. Without the part
the test is skipped; with CI=true it fails, because there every part must be present.

The servers listen on a free port of 127.0.0.1, keep their data in a temporary folder, want a password, and
are ended by process id when the session ends.
"""

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

START_SECONDS = 60.0
STOP_SECONDS = 15.0
ATTEMPTS = 3  # another program may take the free port before the server does

CHROMIUM_FLAGS = (
    "--headless",
    "--no-sandbox",  # needed for root; the pages are our own
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


# ---- finding the parts


def _program(*names: str) -> Path | None:
    found = next(filter(None, map(shutil.which, names)), None)
    return Path(found) if found else None


def find_chromium() -> Path | None:
    """The browser without a window where there is one: the window's own parts take as long as our pages."""
    return _program("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def find_whole_chromium() -> Path | None:
    """The whole browser: the one without a window knows no notifications."""
    return _program("chromium", "chromium-browser", "google-chrome")


def find_postgresql() -> Path | None:
    """The folder with initdb and postgres: Debian keeps it off the path, one folder for each version."""

    def version(folder: Path) -> float:
        name = folder.parent.name
        return float(name) if name.replace(".", "", 1).isdigit() else 0.0

    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=version, reverse=True)
    on_path = _program("initdb")
    folders = [*debian, *([on_path.resolve().parent] if on_path else [])]
    return next((f for f in folders if (f / "initdb").exists() and (f / "postgres").exists()), None)


def find_redis() -> Path | None:
    return _program("redis-server", "valkey-server")


PARTS: Mapping[str, Callable[[], Path | None]] = {
    "chromium": find_chromium,
    "notifications": find_whole_chromium,
    "postgresql": find_postgresql,
    "redis": find_redis,
}


def require(part: str) -> Path:
    """Where the part is; without it the running test is skipped, or fails in CI."""
    if part not in PARTS:
        pytest.fail(f"no part is called {part!r}: there are {', '.join(PARTS)}", pytrace=False)
    found = PARTS[part]()
    if found is not None:
        return found
    reason = f"needs {part}, which is not installed (scripts/system-parts says how)"
    if os.environ.get("CI") == "true":
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


def pytest_runtest_setup(item: pytest.Item) -> None:
    for mark in item.iter_markers("needs"):
        for part in mark.args:
            require(part)


# ---- starting and ending servers


class NotStarted(Exception):
    """The server ended, or did not answer in time."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def folder_of(user: str | None) -> Generator[Path]:
    """A temporary folder that only the server's user may enter."""
    folder = Path(tempfile.mkdtemp(prefix="tamalir-"))
    if user is not None:
        shutil.chown(folder, user)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def group_of(user: str | None) -> int | None:
    return None if user is None else pwd.getpwnam(user).pw_gid


def private_file(path: Path, text: str, user: str | None = None) -> Path:
    path.touch(mode=0o600)
    path.write_text(text)
    if user is not None:
        shutil.chown(path, user)
    return path


def run(command: Sequence[str | Path], user: str | None = None, **environment: str) -> str:
    """Run a client to its end, and return what it prints; the time is bounded."""
    done = subprocess.run(
        command,
        user=user,
        group=group_of(user),
        extra_groups=None if user is None else [],
        env={**os.environ, **environment},
        cwd="/",
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=START_SECONDS,
        check=False,
    )
    if done.returncode:
        raise NotStarted(f"{Path(command[0]).name} failed ({done.returncode}):\n{done.stdout}{done.stderr}")
    return done.stdout.strip()


def listens(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False


def wait_for(server: subprocess.Popen[bytes], answers: Callable[[], bool], log: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        if server.poll() is not None:
            raise NotStarted(f"the server ended at once:\n{log.read_text(errors='replace')}")
        if answers():
            return
        time.sleep(0.05)
    raise NotStarted(f"no answer within {START_SECONDS:.0f} s:\n{log.read_text(errors='replace')}")


def end(server: subprocess.Popen[bytes]) -> None:
    """Ask the server to stop (an interrupt is PostgreSQL's fast shutdown), and insist after a while."""
    if server.poll() is not None:
        return
    server.send_signal(signal.SIGINT)
    try:
        server.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait(STOP_SECONDS)


@contextmanager
def serving(
    command: Sequence[str | Path], folder: Path, answers: Callable[[], bool], user: str | None = None
) -> Generator[None]:
    """The server runs inside the `with`."""
    # Where setpriv exists, the server ends even when the test process is killed outright.
    setpriv = shutil.which("setpriv")
    leash = [setpriv, "--pdeathsig", "INT", "--"] if setpriv else []
    log = folder / "server.log"
    with log.open("wb") as output:
        server = subprocess.Popen(
            [*leash, *command],
            user=user,
            group=group_of(user),
            extra_groups=None if user is None else [],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
        )
    try:
        wait_for(server, answers, log)
        yield
    finally:
        end(server)


def started(server: Callable[[ExitStack], str], stack: ExitStack) -> str:
    """Start a server on a free port; try again if another program takes the port in between."""
    for attempt in range(1, ATTEMPTS + 1):
        with ExitStack() as trial:
            try:
                url = server(trial)
            except NotStarted:
                if attempt == ATTEMPTS:
                    raise
                continue
            stack.push(trial.pop_all())
            return url
    raise AssertionError


# ---- the fixtures


def start_postgresql(programs: Path, stack: ExitStack) -> str:
    # PostgreSQL refuses to run as root: then it runs as the user that its package made, or as nobody.
    users = {entry.pw_name for entry in pwd.getpwall()}
    user = None if os.geteuid() else ("postgres" if "postgres" in users else "nobody")
    folder, port, password = stack.enter_context(folder_of(user)), free_port(), secrets.token_hex(16)
    words = private_file(folder / "password", password, user)
    options = ["--username=tamalir", f"--pwfile={words}", "--auth=scram-sha-256", "--no-sync"]
    run([programs / "initdb", *options, "--encoding=UTF8", "--locale=C", folder / "data"], user)
    settings = ["listen_addresses=127.0.0.1", f"port={port}", "unix_socket_directories=", "fsync=off"]
    command = [programs / "postgres", "-D", folder / "data", *(f"--{setting}" for setting in settings)]
    address = f"postgresql://tamalir:{password}@127.0.0.1:{port}/postgres"

    def answers() -> bool:
        with suppress(NotStarted):
            return run([programs / "psql", "-XAtc", "select 1", address]) == "1"
        return False

    stack.enter_context(serving(command, folder, answers, user))
    return address


def start_redis(program: Path, stack: ExitStack) -> str:
    folder, port, password = stack.enter_context(folder_of(None)), free_port(), secrets.token_hex(16)
    settings = ["bind 127.0.0.1", f"port {port}", f"requirepass {password}", f"dir {folder}", 'save ""']
    config = private_file(folder / "redis.conf", "\n".join([*settings, "appendonly no", ""]))
    stack.enter_context(serving([program, config], folder, lambda: listens(port)))
    return f"redis://:{password}@127.0.0.1:{port}/0"


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """An empty PostgreSQL database, alone on its server."""
    programs = require("postgresql")
    with ExitStack() as stack:
        yield started(lambda trial: start_postgresql(programs, trial), stack)


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """An empty Redis server (or Valkey, which speaks the same)."""
    program = require("redis")
    with ExitStack() as stack:
        yield started(lambda trial: start_redis(program, trial), stack)


@pytest.fixture(scope="session")
def chromium_path() -> Path:
    """The browser; start it with CHROMIUM_FLAGS and a new user-data-dir."""
    return require("chromium")

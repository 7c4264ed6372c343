"""The build hook: no package of Tamalir leaves the house without the browser client.

`python -m build`, `pip wheel .` and `pip install .` all come through here. The client is taken as it is when
it is as new as its sources, built with npm when it is not, and when neither can be, the build is refused: a
wheel whose `tamalir play` shows nothing helps nobody. An sdist carries the built client, so that installing
from it needs no Node.js. Editable installs are left alone: `make` builds the client itself.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src/tamalir/server/pages/app")
SOURCES = (
    "web/src",
    "web/scripts",
    "web/public",
    "web/index.html",
    "web/vite.config.ts",
    "src/tamalir/texts",
)
"""What the client is made of."""
MADE = ("made", "wire.gen.ts")
"""Files among them that a build writes itself."""


class ClientHook(BuildHookInterface[Any]):
    """Puts the built client into every wheel and sdist."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before a package is put together."""
        if version == "editable":
            return
        root = Path(self.root)
        if not up_to_date(root):
            build(root)
        build_data["artifacts"].append(f"/{CLIENT.as_posix()}/")


def up_to_date(root: Path) -> bool:
    """Whether the client is there and nothing that it is made of is newer."""
    page = root / CLIENT / "index.html"
    if not page.is_file():
        return False
    made = page.stat().st_mtime
    return all(file.stat().st_mtime <= made for file in sources(root))


def sources(root: Path) -> Iterator[Path]:
    """The files of the client's source; none where the source is not there."""
    for name in SOURCES:
        path = root / name
        for file in [path] if path.is_file() else path.rglob("*"):
            own = file.relative_to(root).parts
            if file.is_file() and not any(part in MADE or part.startswith(".") for part in own):
                yield file


def build(root: Path) -> None:
    """Build it with npm, or refuse."""
    web = root / "web"
    if not (web / "package-lock.json").is_file():
        raise SystemExit(f"tamalir: there is no browser client in {CLIENT}, and no source to build it from")
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        raise SystemExit(
            "tamalir: the browser client is not built, or older than its source, and there is no npm to "
            "build it.\nInstall Node.js (20.19, or 22.12 or newer), or run 'make play' once, and try again."
        )
    old = subprocess.run([node, str(web / "scripts/node-version.mjs")], check=False)
    if old.returncode:
        raise SystemExit(old.returncode)
    say("Building the browser client ...")
    if not (web / "node_modules" / "vite").is_dir():
        run([npm, "ci", "--loglevel=error", "--no-audit", "--no-fund"], web)
    run([npm, "run", "--silent", "build"], web)
    page = root / CLIENT / "index.html"
    if not page.is_file():
        raise SystemExit("tamalir: npm has built no client")
    page.touch()  # files that did not change keep their time; the whole is new


def run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        say(done.stdout.decode(errors="replace"))
        raise SystemExit(f"tamalir: '{' '.join(command[1:])}' failed, so there is no browser client")


def say(text: str) -> None:
    """Where people see it: the output of a build belongs to its tool."""
    sys.stderr.write(f"{text}\n")

"""The site: built once, put into a folder below the root of a plain file server, visited by people."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e import client
from tests.e2e.visitor import Visitor

BUILT = client.ROOT / "build/site"
WHERE = "some/where/"
"""A site need not be at the root of its host."""

LISTEN = """
const Plain = Worker
window.Worker = class extends Plain {
  constructor(...args) {
    super(...args)
    this.addEventListener('message', ({ data }) => {
      if (data?.type !== 'heard') return
      const { type, version } = JSON.parse(data.text)
      if (['welcome', 'scene', 'update'].includes(type)) window.told = Math.max(window.told ?? -1, version)
    })
  }
}
"""


def build() -> Path:
    """The site of today's sources; built only when something has changed."""
    with client.alone():
        page = BUILT / "index.html"
        if page.exists() and not any(file.stat().st_mtime > page.stat().st_mtime for file in _sources()):
            return BUILT
        if shutil.which("npm") is None:
            reason = "the site is not built, and npm is not installed"
            if os.environ.get("CI") == "true":
                pytest.fail(reason, pytrace=False)
            pytest.skip(reason)
        done = subprocess.run(
            [sys.executable, "scripts/site.py", str(BUILT)],
            cwd=client.ROOT,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=client.BUILD_SECONDS,
            check=False,
        )
        if done.returncode:
            pytest.fail(f"the site was not built:\n{done.stdout}{done.stderr}", pytrace=False)
        page.touch()
    return BUILT


def _sources() -> Iterator[Path]:
    """The client's, those of the page's own folder, and the package without what stays outside."""
    yield from client.sources()
    yield client.ROOT / "scripts/site.py"
    yield from (client.WEB / "site").rglob("*")
    for path in (client.ROOT / "src/tamalir").rglob("*"):
        if path.is_file() and not {"server", "cli", "__pycache__"} & set(path.parts):
            yield path


class FileServer:
    """`python -m http.server`, as anybody would start it."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.origin = f"http://127.0.0.1:{self.port}"
        self.url = f"{self.origin}/{WHERE}"
        command = [sys.executable, "-m", "http.server", str(self.port), "--bind", "127.0.0.1"]
        self._process = subprocess.Popen(
            [*command, "--directory", str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        deadline = time.monotonic() + 30
        while True:
            try:
                with urllib.request.urlopen(self.url, timeout=5):
                    return
            except (urllib.error.URLError, OSError):
                assert time.monotonic() < deadline, "the file server did not start"
                time.sleep(0.05)

    def stop(self) -> None:
        """The network is cut."""
        if self._process.poll() is None:
            self._process.terminate()
            self._process.wait(20)


@contextmanager
def file_server(tmp: Path) -> Generator[FileServer]:
    home = tmp / "files" / WHERE
    if not home.exists():
        home.parent.mkdir(parents=True)
        home.symlink_to(build(), target_is_directory=True)
    server = FileServer(tmp / "files")
    try:
        yield server
    finally:
        server.stop()


class SiteVisitor(Visitor):
    """Somebody at a table that is in the browser alone; nothing is asked of any other host."""

    patience = 180.0
    """Python begins in the page, twice, and on a busy machine that takes its time."""

    def __init__(self, browser: Browser, server: FileServer, **wishes: Any) -> None:
        super().__init__(browser, server.url.rstrip("/"), **wishes)
        self.abroad: list[str] = []
        self.context.add_init_script(LISTEN)
        self.context.on(
            "request",
            lambda request: (
                None
                if request.url.startswith((server.url, "data:", "blob:"))
                else self.abroad.append(request.url)
            ),
        )

    @property
    def version(self) -> int:
        return self.page.evaluate("window.told ?? -1")

    @version.setter
    def version(self, _: int) -> None:
        """There is no socket to listen to."""

    def kept(self) -> dict[str, Any]:
        self.see("html[data-kept=all]", "attached")
        return super().kept()

    def state(self) -> str:
        """How far the engine is, and what it was told last."""
        arrival = self.page.eval_on_selector_all(
            "[data-arrival]", "all => all.map(one => `${one.dataset.arrival}: ${one.innerText}`)"
        )
        kept = self.page.locator("html").get_attribute("data-kept")
        busy = self.page.locator("[data-quick][disabled]").count()
        return f" (engine {arrival or 'ready'}, kept {kept}, version {self.version}, being set {busy})"

    def home(self) -> SiteVisitor:
        """The first page, as if the site were opened anew."""
        self.page.goto(self.url + "/")
        self.see("[data-quick]")
        return self

    def import_file(self, path: Path) -> None:
        self.page.locator("input[type=file]").set_input_files(path)

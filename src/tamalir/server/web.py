"""The browser client: one page for every address, and the files that it is made of."""

from __future__ import annotations

import mimetypes
import re
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.router import Router
from litestar.static_files import create_static_files_router  # pyright: ignore[reportUnknownVariableType]

from tamalir.host.errors import Problem
from tamalir.server.http import CSP
from tamalir.server.statics import ALWAYS_ASK, FOR_EVER, Static, handed_out, static

PAGES = Path(__file__).parent / "pages"
CLIENT = PAGES / "app"
"""Where the build of `web/` puts it."""
HASHED = "assets/"
"""Files below have a hash in their name, so they never change."""
ADDRESSES = re.compile(r"|new|rules(/.*)?|learn|challenges|watch|about|lab|(game|table)/[^/]+(/[a-z]+)?")
"""What the client shows; for anything else it says that there is no such page."""
TABLE = re.compile(r"(game|table)/[^/]+")
RESERVED = ("api", "schema", "metrics", "healthz", "verify")
PACKED = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def built(folder: Path | None = None) -> Path | None:
    """The folder of the client, if it is there."""
    home = folder or CLIENT
    return home if (home / "index.html").is_file() else None


class Client:
    """The built client in one folder. It may be built anew while the server runs."""

    def __init__(self, folder: Path) -> None:
        self._home = folder.resolve()

    def file(self, path: str) -> Static | None:
        try:
            wanted = (self._home / path).resolve()
        except (ValueError, OSError):
            return None
        if not wanted.is_relative_to(self._home) or any(part.startswith(".") for part in path.split("/")):
            return None
        try:
            return _read(wanted, wanted.stat().st_mtime_ns) if wanted.is_file() else None
        except OSError:
            return None

    def page(self, path: str) -> Static:
        """The page names the files that an address will need: the start, a table, or neither."""
        name = "index.html" if not path else "table.html" if TABLE.fullmatch(path) else "page.html"
        found = self.file(name) or self.file("index.html")
        return _read(PAGES / "unbuilt.html", 0) if found is None else found


@lru_cache(maxsize=512)
def _read(file: Path, _changed: int) -> Static:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return static(file.read_bytes(), kind, pack=kind.startswith(PACKED))


@lru_cache(maxsize=16)
def policy(page: Static) -> str:
    """What a page may do: as everywhere, and to run the scripts that stand in it, each known by its hash."""
    inline = re.findall(rb"<script>(.*?)</script>", page.body, re.DOTALL)
    hashes = "".join(f" 'sha256-{b64encode(sha256(script).digest()).decode()}'" for script in inline)
    return CSP.replace("script-src 'self'", f"script-src 'self'{hashes}")


def pages(folder: Path | None) -> list[HTTPRouteHandler | Router]:
    """The client, and the page that verifies dice, which needs nothing else."""
    client = Client(folder or CLIENT)

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        """A file of the client, or the client itself, which reads the rest from the address."""
        path = request.scope["path"].strip("/")
        if path.partition("/")[0] in RESERVED:
            raise Problem(404, "not-found", "there is nothing here")
        file = client.file(path) if path else None
        if file is not None:
            return handed_out(request, file, FOR_EVER if path.startswith(HASHED) else ALWAYS_ASK)
        if "." in path.rpartition("/")[2]:
            raise Problem(404, "not-found", "there is no such file")
        shown = client.page(path)
        answer = handed_out(request, shown)
        answer.headers["content-security-policy"] = policy(shown)
        if not ADDRESSES.fullmatch(path):
            answer.status_code = 404  # the page itself says so
        return answer

    verify = create_static_files_router("/verify", [PAGES], html_mode=True, include_in_schema=False)
    return [verify, page]

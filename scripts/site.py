#!/usr/bin/env python3
"""Make the site: a folder of static files that plays without a server.

    scripts/site.py [FOLDER]        build/site, if none is named; `make site` does this

The client is built for a page that is its own host, and beside it go Pyodide, this package as one archive
with only what play needs, and the books. Every file but the page itself has a hash in its address, so that
a browser may keep it for ever; `sw.js` lists them all.
"""

from __future__ import annotations

import ast
import gzip
import hashlib
import importlib.metadata
import io
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import get_args

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from tamalir.games import GAMES
from tamalir.host.book import book, catalogue
from tamalir.host.box import sheet
from tamalir.host.wire import Lang
from tamalir.host.words import speaker
from tamalir.kernel import Setup

HOME = Path(__file__).resolve().parent.parent
SOURCE = HOME / "src"
WEB = HOME / "web"
PYODIDE = WEB / "node_modules" / "pyodide"
WHEELS = HOME / "build" / "wheels"

ROOMS = (
    "kernel", "world", "second", "third", "bonds", "content", "rulebook", "language", "odds", "players",
    "games", "host", "page", "texts",
)  # fmt: skip
"""Rooms that come along whole; of others, what these import."""
DOORS = ("__init__", "api", "game")
SILENT = ("client-", "later-", "lab", "beside.", "beside-fight.")
"""Texts that the client brings itself, or that nobody reads in a page."""
LANGUAGES = ("root", "en", "en_001", "pl", "ru")
"""Of Babel's languages those that are spoken here, with what they build on."""
PARTS = ("fluent.runtime", "fluent.syntax", "attrs", "babel", "pytz", "typing_extensions")
"""Packages that the texts need; all are plain Python."""
FETCH = (
    sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--require-hashes",
    "--no-deps", "--only-binary", ":all:", "--python-version", "3.14", "--implementation", "cp",
    "--abi", "cp314", "--platform", "pyemscripten_2026_0_wasm32",
)  # fmt: skip
"""For the Python of Pyodide's release in web/package.json."""
UNNEEDED = (
    "_android_support", "_apple_support", "_ios_support", "_pydatetime", "_pydecimal", "_pyio", "_pyrepl",
    "antigravity", "argparse", "bdb", "cProfile", "cmd", "compileall", "configparser", "csv", "ctypes",
    "curses", "dbm", "doctest", "ensurepip", "filecmp", "fileinput", "ftplib", "getpass", "gettext", "http",
    "idlelib", "imaplib", "mailbox", "mimetypes", "modulefinder", "multiprocessing", "netrc", "nturl2path",
    "optparse", "pdb", "pickletools", "plistlib", "poplib", "pprint", "profile", "pstats", "py_compile",
    "pyclbr", "pydoc", "pydoc_data", "rlcompleter", "shelve", "smtplib", "socketserver", "sqlite3",
    "symtable", "tabnanny", "tarfile", "this", "timeit", "tkinter", "trace", "tracemalloc", "turtle",
    "unittest", "venv", "wave", "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp",
)  # fmt: skip
"""Of the standard library: what no table needs."""
ENCODINGS = (
    "__init__", "aliases", "ascii", "charmap", "cp437", "idna", "latin_1", "punycode", "raw_unicode_escape",
    "unicode_escape", "utf_8", "utf_8_sig", "utf_16", "utf_16_be", "utf_16_le",
)  # fmt: skip
"""Of its alphabets: all text here is UTF-8."""


def main() -> None:
    target = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else HOME / "build" / "site"
    subprocess.run(
        ["npm", "run", "--silent", "build:site", "--", "--outDir", str(target)], cwd=WEB, check=True
    )
    with tempfile.TemporaryDirectory() as scratch:
        engine = _engine(Path(scratch), target)
    books = {
        f"{id}-{lang}": _put(target / "books", f"{id}-{lang}", ".json", _book(id, lang))
        for id in GAMES
        for lang in get_args(Lang)
    }
    editions = {
        lang: _put(target / "books", f"editions-{lang}", ".json", msgspec.json.encode(catalogue(lang)))
        for lang in get_args(Lang)
    }
    boxes = {
        f"{id}-{lang}": _put(
            target / "books", f"box-{id}-{lang}", ".json", msgspec.json.encode(sheet(id, lang))
        )
        for id, game in GAMES.items()
        if game.box is not None
        for lang in get_args(Lang)
    }
    parts = {**engine, "books": books, "editions": editions, "boxes": boxes}
    _fill(target / "index.html", "{}", json.dumps(parts, separators=(",", ":")))
    for file in ("LICENSE", "LICENSE-CONTENT"):
        shutil.copy(HOME / file, target / f"{file}.txt")
    _list(target)
    _tell(target)


# ---- Python for the page


def _engine(scratch: Path, target: Path) -> dict[str, str | int]:
    """Pyodide and our package, compiled for it; the addresses of both."""
    package, library = scratch / "package", scratch / "library"
    for path in _ours():
        _copy(SOURCE / path, package / path)
    for name, file in _others():
        _copy(file, package / name)
    _wheel(package)
    _described(package)
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        archive.extractall(library)
    for name in UNNEEDED:
        shutil.rmtree(library / name, ignore_errors=True)
        (library / f"{name}.py").unlink(missing_ok=True)
    for file in (library / "encodings").glob("*.py"):
        if file.stem not in ENCODINGS:
            file.unlink()
    subprocess.run(
        ["node", "scripts/compile.mjs", str(scratch)], cwd=WEB, check=True, stdout=subprocess.DEVNULL
    )
    python = {
        "pyodide.mjs": (PYODIDE / "pyodide.mjs").read_bytes(),
        "pyodide.asm.mjs": (PYODIDE / "pyodide.asm.mjs").read_bytes(),
        "pyodide.asm.wasm": (PYODIDE / "pyodide.asm.wasm").read_bytes(),
        "pyodide-lock.json": _lock(),
        "python_stdlib.zip": _zipped(library),
    }
    folder = f"python-{_hash(b''.join(python.values()))}"
    for name, content in python.items():
        (target / folder).mkdir(exist_ok=True)
        (target / folder / name).write_bytes(content)
    archive = (scratch / "package.tar.zst").read_bytes()
    fetched = ("pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip")
    return {
        "python": f"{folder}/",
        "package": _put(target / "python", "package", ".tar.zst", archive),
        "bytes": len(archive) + sum(len(python[name]) for name in fetched),
    }


def _ours() -> list[Path]:
    """Files of this package, below `src`: the rooms that play, and what they import at once."""
    home = SOURCE / "tamalir"
    wanted: set[Path] = set()
    for room in ROOMS:
        wanted |= {file for file in (home / room).rglob("*") if file.is_file()}
    wanted |= {home / f"{door}.py" for door in DOORS}
    wanted = {file for file in wanted if _needed(file)}
    ahead = [file for file in wanted if file.suffix == ".py"]
    while ahead:
        for file in _imported(ahead.pop()):
            if file not in wanted:
                wanted.add(file)
                ahead.append(file)
    return sorted(file.relative_to(SOURCE) for file in wanted)


def _needed(file: Path) -> bool:
    if "__pycache__" in file.parts or file.suffix in (".so", ".pyc"):
        return False
    return file.suffix != ".ftl" or not file.name.startswith(SILENT)


def _imported(file: Path) -> Iterator[Path]:
    """Modules of ours that a module imports at once; what it imports in a function it may never need."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in _at_once(tree.body):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            if name.split(".")[0] != "tamalir":
                continue
            for depth in range(1, len(name.split(".")) + 1):
                path = SOURCE.joinpath(*name.split(".")[:depth])
                yield from (
                    found for found in (path.with_suffix(".py"), path / "__init__.py") if found.is_file()
                )


def _at_once(body: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    for node in body:
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            continue
        yield node
        if isinstance(node, ast.Try | ast.If):
            yield from _at_once(node.body)


def _others() -> Iterator[tuple[str, Path]]:
    """Files of packages that we need, with their licences, as they are installed here."""
    for part in PARTS:
        found = importlib.metadata.distribution(part)
        for entry in found.files or ():
            name = entry.as_posix()
            licence = ".dist-info/" in name and ("icen" in name or name.endswith("METADATA"))
            code = (
                name.endswith((".py", ".dat", ".unicode")) and ".dist-info/" not in name and ".." not in name
            )
            if name.startswith("babel/locale-data/") and Path(name).stem not in LANGUAGES:
                code = name.endswith(".unicode")
            if name.startswith(("babel/messages/", "pytz/zoneinfo/")):
                code = False
            if code or licence:
                yield name, Path(str(found.locate_file(entry)))


def _wheel(package: Path) -> None:
    """msgspec for WebAssembly: the one package that is not plain Python (requirements/site.txt)."""
    wanted = (HOME / "requirements" / "site.txt").read_bytes()
    folder = WHEELS / _hash(wanted)
    if not list(folder.glob("*.whl")):
        subprocess.run([*FETCH, "--dest", str(folder), "-r", "requirements/site.txt"], cwd=HOME, check=True)
    wheels = sorted(folder.glob("*.whl"))
    with zipfile.ZipFile(wheels[0]) as wheel:
        for name in wheel.namelist():
            if name.endswith((".py", ".so")) or "icen" in name:
                file = package / name
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(wheel.read(name))


def _described(package: Path) -> None:
    """What importlib.metadata knows of us: the version, and no entry points."""
    version = importlib.metadata.version("tamalir")
    folder = package / f"tamalir-{version}.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: tamalir\nVersion: {version}\n")
    for licence in ("LICENSE", "LICENSE-CONTENT"):
        shutil.copy(HOME / licence, folder / licence)


def _lock() -> bytes:
    """Pyodide's list of further packages, emptied: none is ever fetched."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    return json.dumps({**lock, "packages": {}}).encode()


# ---- files


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _files(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.is_file())


def _zipped(folder: Path) -> bytes:
    memory = io.BytesIO()
    with zipfile.ZipFile(memory, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in _files(folder):
            info = zipfile.ZipInfo(file.relative_to(folder).as_posix())
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, file.read_bytes())
    return memory.getvalue()


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


def _put(folder: Path, name: str, suffix: str, content: bytes) -> str:
    """Writes a file with a hash in its name; its address in the site."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{name}-{_hash(content)}{suffix}"
    file.write_bytes(content)
    return f"{folder.name}/{file.name}"


def _book(id: str, lang: Lang) -> bytes:
    return msgspec.json.encode(book(GAMES[id], Setup(2), speaker(lang)))


def _fill(page: Path, blank: str, parts: str) -> None:
    """The page says where everything is."""
    before = f'<script type="application/json" id="parts">{blank}</script>'
    text = page.read_text(encoding="utf-8")
    assert before in text, "the page has no place for the list of its parts"
    page.write_text(text.replace(before, f'<script type="application/json" id="parts">{parts}</script>'))


def _list(target: Path) -> None:
    """The service worker knows every file, and is another one when any of them is."""
    worker = target / "sw.js"
    kept = [file.relative_to(target).as_posix() for file in _files(target) if file != worker]
    kept = [name for name in kept if not name.startswith((".", "LICENSE"))]
    mark = _hash("\n".join(f"{name} {_hash((target / name).read_bytes())}" for name in kept).encode())
    text = worker.read_text(encoding="utf-8")
    assert "const FILES = []" in text
    worker.write_text(
        text.replace("const FILES = []", f"const FILES = {json.dumps(kept)}").replace(
            "const MARK = ''", f"const MARK = '{mark}'"
        )
    )


def _tell(target: Path) -> None:
    raw = sum(file.stat().st_size for file in _files(target))
    packed = sum(len(gzip.compress(file.read_bytes(), 9)) for file in _files(target))
    print(f"{target}: {raw / 1e6:.1f} MB, packed with gzip {packed / 1e6:.1f} MB")


if __name__ == "__main__":
    main()

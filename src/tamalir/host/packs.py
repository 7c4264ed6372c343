"""Packs that people bring: data only, of limited size, checked in another process before they are played.

A pack is a folder of TOML files with its texts; it comes as a zip file, or as JSON with a text for each file.
"""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from typing import Any, cast

import msgspec

from tamalir.games import EDITIONS
from tamalir.host.errors import Problem
from tamalir.host.plain import is_plain
from tamalir.host.words import comes_along, forget_words
from tamalir.kernel import Setup, TamalirError
from tamalir.kernel.errors import DAMAGE
from tamalir.language import Speaker
from tamalir.language.packs import text_problems
from tamalir.world.packs import Pack, PackError, pack_called, read_pack, register, unregister

WAYS_TO_PACK = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""Only of these can a part be unpacked: others open a whole block of any size for one byte of it."""
MOST_FILES = 64
MOST_BYTES = 2 * 1024 * 1024
"""Of all files of a pack, unpacked."""
LARGEST_NUMBER = 100
LONGEST_TEXT = 2_000
"""Of one word or sentence in a card."""
FILE_NAME = re.compile(r"[^\x00-\x1f\x7f]{1,200}")
SUFFIXES = (".toml", ".ftl")

Files = dict[str, str]
"""Name of a file inside the pack -> its text."""


class PackFiles(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A pack as JSON: `pack.toml`, further TOML files, `texts/en.ftl` ..."""

    files: Files


def from_body(body: bytes) -> Files:
    """The files in a zip file or in JSON; anything that is no part of a pack is left out."""
    found = _from_zip(body) if body.startswith(b"PK") else _from_json(body)
    files = {name: text for name, text in found.items() if name.endswith(SUFFIXES)}
    if len(files) > MOST_FILES or sum(len(text.encode()) for text in files.values()) > MOST_BYTES:
        raise Problem(
            413, "too-big", f"a pack has at most {MOST_FILES} files and {MOST_BYTES // 1024} kB in all"
        )
    if not all(FILE_NAME.fullmatch(name) for name in files):
        raise Problem(422, "bad-pack", "a file of the pack has a name that is no name")
    if "pack.toml" not in files:
        raise Problem(422, "bad-pack", "there is no pack.toml, so this is not a pack")
    return files


def _from_json(body: bytes) -> Files:
    try:
        return msgspec.json.decode(body, type=PackFiles).files
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Problem(400, "malformed", f"neither a zip file nor JSON with files: {error}") from None


def _from_zip(body: bytes) -> Files:
    """Never unpacks more than a pack may hold, whatever the archive says about itself."""
    files: Files = {}
    left = MOST_BYTES
    try:
        with zipfile.ZipFile(io.BytesIO(body)) as archive:
            parts = [info for info in archive.infolist() if info.filename.endswith(SUFFIXES)]
            if any(part.compress_type not in WAYS_TO_PACK for part in parts):
                raise Problem(
                    422, "bad-pack", "the zip file must be packed in the usual way (stored or deflate)"
                )
            names = [part.filename for part in parts]
            if len(names) > MOST_FILES:
                raise Problem(413, "too-big", f"a pack has at most {MOST_FILES} files")
            heads = [name.removesuffix("pack.toml") for name in names if name.endswith("pack.toml")]
            home = min(heads, key=len, default="")
            for name in names:
                with archive.open(name) as file:
                    data = file.read(left + 1)
                left -= len(data)
                if left < 0:
                    raise Problem(413, "too-big", f"a pack has at most {MOST_BYTES // 1024} kB in all")
                if name.startswith(home):
                    files[name.removeprefix(home)] = data.decode()
    except UnicodeDecodeError:
        raise Problem(422, "bad-pack", "a file of the pack is not text in UTF-8") from None
    except (
        zipfile.BadZipFile,
        zlib.error,
        RuntimeError,
        NotImplementedError,
        OSError,
        EOFError,
        ValueError,
    ):
        raise Problem(422, "bad-pack", "the zip file cannot be read") from None
    except DAMAGE as error:
        raise Problem(422, "bad-pack", f"the zip file cannot be read ({type(error).__name__})") from None
    return files


def read(files: Mapping[str, str]) -> Pack:
    """The pack in these files, not yet checked against its edition."""
    memory = io.BytesIO()
    with zipfile.ZipFile(memory, "w") as archive:
        for name, text in files.items():
            archive.writestr(f"pack/{name}", text)
    return read_pack(zipfile.Path(zipfile.ZipFile(memory), "pack/"))


def add_pack(files: Mapping[str, str]) -> tuple[str, str]:
    """Make a pack known in this process; the first of equal ones stays. Its name and fingerprint."""
    pack = read(files)
    name = f"{pack.about.edition}/{pack.about.id}"
    return name if is_here(name, pack.fingerprint) else register(pack), pack.fingerprint


def is_here(name: str, fingerprint: str) -> bool:
    try:
        return pack_called(name, fingerprint).fingerprint == fingerprint
    except TamalirError:
        return False


def foreign(packs: Mapping[str, str]) -> list[tuple[str, str]]:
    """Those that do not come with Tamalir."""
    return [(name, fingerprint) for name, fingerprint in packs.items() if not comes_along(name)]


def check(pack: Pack) -> None:
    """No card of a game has such numbers; one that lets somebody throw a million dice is not played. Nor has
    it words that nobody can read."""
    about = pack.about
    for said in (about.version, about.licence, *about.authors):
        if len(said) > LONGEST_TEXT or not is_plain(said):
            raise PackError(f"pack {about.id}: pack.toml: {said[:80]!r} cannot be read")
    for lang, text in pack.texts.items():
        if not is_plain(text, lines=True):
            raise PackError(f"pack {about.id}: texts/{lang}.ftl holds characters that nobody can read")
    for kind, entries in pack.entries.items():
        for id, (file, table) in entries.items():
            for where, value in _values(table, f"{kind}.{id}"):
                if isinstance(value, str):
                    if len(value) > LONGEST_TEXT or not is_plain(value):
                        raise PackError(f"pack {about.id}, {file}: {where}: {value[:80]!r} cannot be read")
                elif not abs(value) <= LARGEST_NUMBER:
                    raise PackError(f"pack {about.id}, {file}: {where}: {value} is out of all proportion")


def _values(value: object, where: str) -> Iterator[tuple[str, float | str]]:
    if isinstance(value, Mapping):
        for name, inner in cast("Mapping[str, object]", value).items():
            yield from _values(inner, f"{where}.{name}")
    elif isinstance(value, list):
        for n, inner in enumerate(cast("list[object]", value)):
            yield from _values(inner, f"{where}[{n}]")
    elif isinstance(value, int | float | str):
        yield where, value


def forget(name: str, fingerprint: str) -> None:
    """Out of memory: the next game that needs this pack brings it again."""
    unregister(name, fingerprint)
    forget_words()


def examined(body: bytes) -> dict[str, Any]:
    """Runs in a worker: everything that can be said about a pack, or the error with file, card and field."""
    try:
        files = from_body(body)
    except Problem as problem:
        return {"status": problem.status, "code": problem.code, "error": problem.message}
    try:
        pack = read(files)
        if pack.about.edition not in EDITIONS:
            raise PackError(f"pack {pack.about.id}: there is no edition {pack.about.edition}")
        check(pack)
        name = register(pack)
        edition = EDITIONS[pack.about.edition]
        edition.given(Setup(2, packs={name: pack.fingerprint}))
        notes = text_problems(pack)
        names = _names(pack)
    except TamalirError as error:
        return {"error": str(error)[:1000]}
    except DAMAGE as error:
        return {"error": f"the pack makes no sense to the rules ({type(error).__name__})"}
    return {
        "files": files,
        "name": name,
        "fingerprint": pack.fingerprint,
        "edition": pack.about.edition,
        "version": pack.about.version,
        "authors": list(pack.about.authors),
        "licence": pack.about.licence,
        "cards": {kind: len(entries) for kind, entries in pack.entries.items()},
        "notes": notes[:100],
        "entries": {
            kind: {id: table for id, (_, table) in cards.items()} for kind, cards in pack.entries.items()
        },
        "names": names,
    }


def _names(pack: Pack) -> dict[str, str]:
    """What its cards are called."""
    speak = Speaker("en", packs=[pack])
    ids = [id for cards in pack.entries.values() for id in cards]
    return {id: speak.name(id) for id in ids if speak.knows(f"name-{id}")}

"""Packs: folders of TOML with boards, heroes and cards. Data only; loading one can never run code."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, cast

from tamalir.kernel import Misfit, TamalirError, Unknown, decode

FILE_LIMIT = 1_000_000
"""Bytes; a larger file is no card file."""


PLAIN_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,79}")
"""What cards and packs may be called: such a name can stand in a file, an address or a picture as it is."""
ICON = re.compile(r"[a-z0-9-]{1,60}(/[a-z0-9-]{1,60})?")
"""A picture by its name in the game-icons set, with its author or without."""


class PackError(TamalirError):
    """A pack that cannot be used; names file, card and field."""


@dataclass(slots=True, frozen=True)
class About:
    """The `[pack]` table of pack.toml."""

    id: str
    edition: str
    version: str
    authors: tuple[str, ...] = ()
    licence: str = ""


@dataclass(slots=True, frozen=True)
class Pack:
    """A pack as it was read: its entries by kind and id, not yet checked against an edition."""

    about: About
    fingerprint: str
    """The first 16 hexadecimal digits of the SHA-256 of its content."""
    entries: Mapping[str, Mapping[str, tuple[str, Mapping[str, Any]]]]
    """kind -> id -> (file it stands in, its table)"""
    texts: Mapping[str, str] = field(default_factory=dict[str, str])
    """Language -> names and flavour of its cards, from `texts/<language>.ftl`. They change no game, so they
    are not in the fingerprint."""

    def read(self, kind: str, cls: type[Any]) -> dict[str, Any]:
        """All entries of one kind as instances of `cls`, whose first field is the id."""
        found: dict[str, Any] = {}
        for id, (file, table) in self.entries.get(kind, {}).items():
            try:
                if "id" in table:
                    raise Misfit(f"{kind}.{id}.id", "the id stands in the heading already")
                found[id] = decode(cls, {"id": id, **table}, path=f"{kind}.{id}")
            except Misfit as misfit:
                raise PackError(f"pack {self.about.id}, {file}: {misfit}") from misfit
        return found


@cache
def own_pack(edition: str, id: str) -> Pack:
    """A pack that comes with Tamalir, read once."""
    if not (PLAIN_ID.fullmatch(edition) and PLAIN_ID.fullmatch(id)):
        raise Unknown("pack", f"{edition}/{id}"[:80], ())  # no name of a pack, and of no file either
    home = files("tamalir") / "content" / edition
    known = (
        [folder.name for folder in home.iterdir() if (folder / "pack.toml").is_file()]
        if home.is_dir()
        else []
    )
    if id not in known:
        raise Unknown("pack", id, known)
    return read_pack(home / id)


def own_data(*place: str) -> dict[str, Any]:
    """A file of data beside the packs that come with Tamalir; nothing where there is none."""
    file = files("tamalir").joinpath("content", *place)
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


_known: dict[tuple[str, str], Pack] = {}
"""Packs from elsewhere, by name and fingerprint: two tables may have different versions of one."""


def register(pack: Pack) -> str:
    """Put a pack from elsewhere where games find it, and say by which name they do."""
    name = f"{pack.about.edition}/{pack.about.id}"
    if _is_own(pack.about.edition, pack.about.id):
        raise PackError(f"pack {pack.about.id}: a pack of this name comes with Tamalir; give yours another")
    _known.pop((name, pack.fingerprint), None)  # so that the newest stands last
    _known[name, pack.fingerprint] = pack
    return name


def unregister(name: str, fingerprint: str) -> None:
    """Forget a pack from elsewhere; games that are begun with it keep what they hold."""
    _known.pop((name, fingerprint), None)


def is_own(pack: Pack) -> bool:
    """Whether this very pack comes with Tamalir."""
    about = pack.about
    return _is_own(about.edition, about.id) and own_pack(about.edition, about.id) == pack


def pack_called(name: str, fingerprint: str = "") -> Pack:
    """The pack of this name, such as `second/examples`: that very version if it is here, else the newest."""
    exact = _known.get((name, fingerprint))
    if exact is not None:
        return exact
    versions = [pack for (other, _), pack in _known.items() if other == name]
    if versions:
        return versions[-1]
    edition, _, id = name.partition("/")
    return own_pack(edition, id)


def _is_own(edition: str, id: str) -> bool:
    return (files("tamalir") / "content" / edition / id / "pack.toml").is_file()


def read_pack(folder: Traversable) -> Pack:
    """Read all TOML files of a folder. Anything else in it is left alone."""
    if not folder.is_dir():
        raise PackError(f"{folder.name}: not a folder, so this is not a pack")
    contents: dict[str, dict[str, Any]] = {}
    digest = hashlib.sha256()
    names = sorted(item.name for item in folder.iterdir() if item.name.endswith(".toml") and item.is_file())
    for name in names:
        data = _bytes(folder, name)
        digest.update(f"{name}\0{len(data)}\0".encode() + data)
        try:
            contents[name] = tomllib.loads(data.decode())
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
            raise PackError(f"{folder.name}/{name}: not readable as TOML ({error})") from error
    if "pack.toml" not in contents:
        raise PackError(f"{folder.name}: no pack.toml here, so this is not a pack")
    try:
        about = decode(About, contents["pack.toml"].pop("pack", None), path="pack")
    except Misfit as misfit:
        raise PackError(f"{folder.name}/pack.toml: {misfit}") from misfit
    for name in (about.id, about.edition):
        if not PLAIN_ID.fullmatch(name):
            raise PackError(f"{folder.name}/pack.toml: {no_id(name)}")
    return Pack(about, digest.hexdigest()[:16], by_kind(folder.name, contents), _texts(folder))


def _bytes(folder: Traversable, name: str) -> bytes:
    with (folder / name).open("rb") as file:
        data = file.read(FILE_LIMIT + 1)
    if len(data) > FILE_LIMIT:
        raise PackError(f"{folder.name}/{name}: too large; a file of a pack has at most {FILE_LIMIT} bytes")
    return data.replace(b"\r\n", b"\n")


def _texts(folder: Traversable) -> dict[str, str]:
    home = folder / "texts"
    if not home.is_dir():
        return {}
    names = sorted(item.name for item in home.iterdir() if item.name.endswith(".ftl") and item.is_file())
    try:
        return {name.removesuffix(".ftl"): _bytes(home, name).decode() for name in names}
    except UnicodeDecodeError as error:
        raise PackError(f"{folder.name}/texts: not readable as UTF-8 ({error})") from error


def by_kind(
    pack: str, contents: Mapping[str, Mapping[str, Any]]
) -> dict[str, dict[str, tuple[str, Mapping[str, Any]]]]:
    """The entries of all files of a pack, with the file in which each stands."""
    entries: dict[str, dict[str, tuple[str, Mapping[str, Any]]]] = {}
    for file, kinds in contents.items():
        for kind, table in kinds.items():
            if not isinstance(table, dict):
                raise PackError(f"{pack}/{file}: {kind} is not a table of entries")
            for id, entry in cast("dict[str, object]", table).items():
                if not isinstance(entry, dict):
                    raise PackError(f"{pack}/{file}: {kind}.{id} is not a table")
                if id in entries.setdefault(kind, {}):
                    raise PackError(f"{pack}/{file}: {kind}.{id} stands in {entries[kind][id][0]} already")
                _check_entry(f"{pack}/{file}: {kind}.{id}", kind, id, cast("dict[str, object]", entry))
                entries[kind][id] = (file, cast("dict[str, Any]", entry))
    return entries


def _check_entry(where: str, kind: str, id: str, entry: Mapping[str, object]) -> None:
    """Names that are nothing but names: no markup, no path and no address hides in them."""
    for name in (id, *ids_in(entry)):
        if not PLAIN_ID.fullmatch(name):
            raise PackError(f"{where}: {no_id(name)}")
    if kind == "icons":
        icon = entry.get("icon")
        if set(entry) != {"icon"} or not isinstance(icon, str) or not ICON.fullmatch(icon):
            raise PackError(f"{where}: an icon is a name of the game-icons set, such as lorc/sun")


def no_id(name: str) -> str:
    """The complaint about a name that is none."""
    return f"{name[:80]!r} is no id: letters, digits and hyphens only"


def ids_in(value: object) -> Iterator[str]:
    """All ids inside an entry."""
    if isinstance(value, Mapping):
        parts = cast("Mapping[str, object]", value)
        id = parts.get("id")
        if isinstance(id, str):
            yield id
        for part in parts.values():
            yield from ids_in(part)
    elif isinstance(value, list):
        for part in cast("list[object]", value):
            yield from ids_in(part)

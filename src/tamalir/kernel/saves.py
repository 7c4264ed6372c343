"""Saves: the state at the last rest point, the answers since, and the whole journal, as JSON.

A save says which schema wrote it; older ones are lifted step by step by small pure
functions. Its checksum tells a file that was damaged on its way; numbers that no game
knows are refused, so that no rule has to count to them. Answers that no longer fit,
because a rule was mended meanwhile, send the game back to its rest point, and the table
says so.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any, cast

from tamalir.kernel import dealers
from tamalir.kernel.codec import decode, encode
from tamalir.kernel.edition import Edition, Setup
from tamalir.kernel.errors import (
    DAMAGE,
    DamagedSave,
    Misfit,
    MissingPack,
    SaveError,
    TamalirError,
    UnknownSchema,
    WrongEdition,
)
from tamalir.kernel.journal import Journal
from tamalir.kernel.table import Table

ENGINE = "0.1.0"
"""The version of Tamalir that writes."""

SCHEMA = 1
"""Of the envelope; each edition numbers its own state besides."""

MIGRATIONS: tuple[Callable[[dict[str, Any]], dict[str, Any]], ...] = ()
"""`MIGRATIONS[n - 1]` lifts an envelope of schema n to n + 1."""

PARTS = (
    "schema",
    "engine",
    "edition",
    "edition_schema",
    "game",
    "setup",
    "dealer",
    "rest",
    "state",
    "journal",
    "told",
)


CHECKED = ("edition", "edition_schema", "setup", "rest", "state", "journal", "together", "told")
"""What the checksum is of."""

_canonical = json.JSONEncoder(sort_keys=True, separators=(",", ":"), check_circular=False).encode
"""The same text for the same data, however its parts are ordered. A save is a tree: nobody need look whether
it leads back to itself."""

LARGEST = 1_000_000
"""No number of a state is larger."""


def save(table: Table[Any], engine: str = ENGINE) -> dict[str, Any]:
    """The game as plain data, ready for `json.dumps`."""
    written = parts(table, engine)
    return {**written, "checksum": checksum(written)}


def parts(table: Table[Any], engine: str = ENGINE) -> dict[str, Any]:
    """A save for whoever keeps it in parts and needs no checksum."""
    return {
        "schema": SCHEMA,
        "engine": engine,
        "edition": table.edition.id,
        "edition_schema": table.edition.schema,
        "game": table.game,
        "setup": encode(table.setup),
        "dealer": table.dealer.to_save(),
        **table.at_rest(),
    }


def checksum(envelope: Mapping[str, Any]) -> str:
    """The SHA-256 of what a save says of the game. The dealer is not in it: whoever opens a game elsewhere
    gives it dice of its own, and a name."""
    said = {part: envelope.get(part) for part in CHECKED}
    return hashlib.sha256(_canonical(said).encode()).hexdigest()


def load(
    data: str | bytes | Mapping[str, Any],
    editions: Mapping[str, Edition[Any]],
    *,
    edition: str | None = None,
    packs: Callable[[Setup], Mapping[str, str]] | None = None,
) -> Table[Any]:
    """The table that was saved.

    `edition` insists on one edition; `packs` tells the fingerprints of the packs that are
    here (by default the edition does), to be compared with those the game was begun with.
    """
    written = _read(data)
    envelope = _lifted(written)
    game = _edition(envelope, editions, edition)
    try:
        setup = None if envelope["setup"] is None else decode(Setup, envelope["setup"], path="setup")
        if setup is not None:
            setup.packs = {game.renamed.get(id, id): mark for id, mark in setup.packs.items()}
        changed = _changed_packs(setup, packs or game.packs)
        dealer = dealers.from_save(decode(dict[str, Any], envelope["dealer"], path="dealer"))
        given: Mapping[str, object] = game.given(setup) if setup is not None else {}
        _check_numbers(envelope["state"], "state")
        state = decode(game.state, _lifted_state(game, envelope), given, path="state")
        journal = Journal.from_save(envelope["journal"])
        rest = decode(int, envelope["rest"], path="rest")
        if not 0 <= rest <= len(journal):
            raise Misfit("rest", f"the rest point {rest} lies outside the journal")
        told = cast("int | None", decode(cast("type[Any]", int | None), envelope["told"], path="told"))
        if told is not None and told < 0:
            raise Misfit("told", f"{told} events are too few")
        name = decode(str, envelope["game"], path="game")
        together = decode(list[tuple[int, str]], envelope.get("together", []), path="together")
        _check_sum(written)  # after whatever can be named, before any rule runs
        table = Table[Any].at(game, state, dealer, setup, name, journal, rest, told, together)
        table.notes[:0] = changed
        return table
    except SaveError:
        raise
    except DAMAGE as error:
        raise DamagedSave(f"the save is damaged: {_said(error)}") from error


def _read(data: str | bytes | Mapping[str, Any]) -> dict[str, Any]:
    if isinstance(data, Mapping):
        found: object = dict(data)
    else:
        try:
            found = json.loads(data)
        except (ValueError, RecursionError) as error:
            raise DamagedSave(f"this is not a save: it cannot be read as JSON ({error})") from error
    if not isinstance(found, dict) or "schema" not in found or "edition" not in found:
        raise DamagedSave("this is not a save of Tamalir")
    return cast("dict[str, Any]", found)


def _check_sum(envelope: Mapping[str, Any]) -> None:
    """Saves of before have no checksum, and open as before."""
    if "checksum" not in envelope:
        return
    try:
        said = checksum(envelope)
    except (TypeError, ValueError, RecursionError):
        said = ""
    if envelope["checksum"] != said:
        raise DamagedSave("the save is damaged: it is not what its checksum says")


def _check_numbers(data: object, path: str) -> None:
    if isinstance(data, dict):
        for key, value in cast("dict[object, object]", data).items():
            _check_numbers(value, f"{path}.{key}")
    elif isinstance(data, list | tuple):
        for n, value in enumerate(cast("list[object]", data)):
            _check_numbers(value, f"{path}[{n}]")
    elif isinstance(data, int | float) and not -LARGEST <= data <= LARGEST:
        raise Misfit(path, "no game knows such a number")


def _lifted(envelope: dict[str, Any]) -> dict[str, Any]:
    schema = envelope["schema"]
    if type(schema) is not int or not 1 <= schema <= SCHEMA:
        raise UnknownSchema(f"the save has schema {schema!r}; this version reads 1 to {SCHEMA}")
    try:
        for migrate in MIGRATIONS[schema - 1 :]:
            envelope = migrate(envelope)
    except DAMAGE as error:
        raise DamagedSave(f"the save is damaged: {_said(error)}") from error
    missing = [part for part in PARTS if part not in envelope]
    if missing:
        raise DamagedSave(f"the save is damaged: {', '.join(missing)} missing")
    return envelope


def _lifted_state(game: Edition[Any], envelope: dict[str, Any]) -> dict[str, Any]:
    schema = envelope["edition_schema"]
    if type(schema) is not int or not 1 <= schema <= game.schema:
        raise UnknownSchema(
            f"the save has {game.id} schema {schema!r}; this version reads 1 to {game.schema}"
        )
    state = envelope["state"]
    for migrate in game.migrations[schema - 1 :]:
        state = migrate(state)
    return state


def _edition(
    envelope: dict[str, Any], editions: Mapping[str, Edition[Any]], wanted: str | None
) -> Edition[Any]:
    id = envelope["edition"]
    if not isinstance(id, str) or id not in editions:
        raise WrongEdition(f"the save is of edition {id!r}; known: {', '.join(sorted(editions))}")
    if wanted is not None and id != wanted:
        raise WrongEdition(f"the save is of edition {id}, not of {wanted}")
    return editions[id]


def _said(error: Exception) -> str:
    """Our own errors speak for themselves; the others only with their name."""
    return str(error) if isinstance(error, TamalirError) else f"{type(error).__name__}: {error}"


def _changed_packs(setup: Setup | None, packs: Callable[[Setup], Mapping[str, str]]) -> list[str]:
    """A pack that is gone ends it; one that has changed does not, since a save is for ever, but is told."""
    if setup is None:
        return []
    notes: list[str] = []
    try:
        here = packs(setup)
    except TamalirError as error:
        raise MissingPack(f"a pack of this game is not here: {error}") from error
    for id, fingerprint in setup.packs.items():
        if id not in here:
            raise MissingPack(
                f"the game needs the pack {id!r}, which is not here; here are: {', '.join(sorted(here))}"
            )
        if here[id] != fingerprint:
            notes.append(
                f"the pack {id!r} has changed since the game began; it goes on with the cards of now"
            )
    return notes

"""The public door: new, load, play, text and what they need."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from secrets import token_bytes, token_hex
from typing import Any, Protocol, cast

from tamalir.kernel import (
    Choose,
    Dealer,
    Edition,
    Fair,
    Manual,
    Refused,
    Setup,
    Table,
    TamalirError,
    Unknown,
    saves,
)
from tamalir.language import text
from tamalir.odds import odds
from tamalir.players import BOTS, make
from tamalir.world.packs import Pack, PackError, read_pack, shelve

__all__ = [
    "BOTS",
    "EDITIONS",
    "Refused",
    "Table",
    "TamalirError",
    "Unknown",
    "__version__",
    "bot",
    "load",
    "new",
    "odds",
    "play",
    "scenes",
    "text",
]

__version__ = version("tamalir")


class _Editions(Mapping[str, Edition[Any]]):
    """The games there are; each is imported when it is first asked for."""

    _homes: Mapping[str, str] = {
        "second": "tamalir.second.edition",
        "third": "tamalir.third.edition",
        "bonds": "tamalir.bonds.edition",
    }

    def __getitem__(self, id: str) -> Edition[Any]:
        if id not in self._homes:
            raise KeyError(id)
        return cast("Edition[Any]", import_module(self._homes[id]).EDITION)

    def __iter__(self) -> Iterator[str]:
        return iter(self._homes)

    def __len__(self) -> int:
        return len(self._homes)


EDITIONS: Mapping[str, Edition[Any]] = _Editions()


def new(
    edition: str,
    *,
    scene: str | None = None,
    heroes: Sequence[str | None] = (),
    seats: int | None = None,
    seed: int | str | bytes | None = None,
    options: Mapping[str, Any] | None = None,
    packs: Sequence[str | Path | Pack] = (),
    dealer: Dealer | str | None = None,
    game: str | None = None,
) -> Table[Any]:
    """A new table.

    `seed` makes the game repeatable; without one, chance is fresh. `dealer="manual"` leaves
    dice and cards to the people at the table, who answer those requests too. `packs` are folders
    with cards of your own, which join those of the edition.
    """
    chosen = _edition(edition)
    game = game or (token_hex(8) if seed is None else "seeded")
    seats = seats or len(heroes) or (chosen.scenes().get(scene, 0) if scene is not None else 0)
    setup = Setup(seats, scene, list(heroes), dict(options or {}), _shelved(packs, edition))
    setup.packs = dict(chosen.packs(setup))
    return Table(chosen, chosen.begin(setup), _dealer(dealer, seed, game), setup=setup, game=game)


def load(
    data: str | bytes | Mapping[str, Any],
    edition: str | None = None,
    *,
    packs: Sequence[str | Path | Pack] = (),
) -> Table[Any]:
    """The table that `table.save()` described. What had to be said aloud is in `table.notes`.

    `packs` are the folders of packs that do not come with Tamalir, if the game needs any.
    """
    _shelved(packs)
    return saves.load(data, EDITIONS, edition=edition)


def scenes(edition: str) -> list[str]:
    """The prepared fights of an edition."""
    return sorted(_edition(edition).scenes())


class Player(Protocol):
    """Decides for a seat. Sees what the seat may know, never the state."""

    def decide(self, view: Mapping[str, Any], request: Choose[Any]) -> str: ...


def bot(name: str, seed: int = 0, *, seconds: float | None = None, steps: int | None = None) -> Player:
    """A player that is a program: one of `BOTS`.

    `seconds` limits the CPU of one decision; `steps` limits its work instead, so that the same seed
    plays the same game on every machine.
    """
    if name not in BOTS:
        raise Unknown("bot", name, BOTS)
    return make(name, seed, seconds, steps)


def play(table: Table[Any], players: Sequence[Player]) -> None:
    """Let these players, one for each seat, play the game to its end."""
    while table.request is not None:
        seat = table.waiting()[0]
        asked = table.pending(seat)
        assert asked is not None
        table.answer(players[seat].decide(table.view(seat), asked), seat)


def _shelved(packs: Sequence[str | Path | Pack], edition: str | None = None) -> dict[str, str]:
    """Name and fingerprint of packs from elsewhere, which can be found from now on."""
    found: dict[str, str] = {}
    for pack in packs:
        read = pack if isinstance(pack, Pack) else read_pack(Path(pack))
        if edition is not None and read.about.edition != edition:
            raise PackError(f"pack {read.about.id}: made for the edition {read.about.edition}, not {edition}")
        found[shelve(read)] = read.fingerprint
    return found


def _edition(id: str) -> Edition[Any]:
    if id not in EDITIONS:
        raise Unknown("edition", id, EDITIONS)
    return EDITIONS[id]


def _dealer(dealer: Dealer | str | None, seed: int | str | bytes | None, game: str) -> Dealer:
    if isinstance(dealer, str):
        if dealer != "manual":
            raise Unknown("dealer", dealer, ["manual"])
        return Manual()
    if dealer is not None:
        return dealer
    return Fair(token_bytes(32) if seed is None else _seed(seed), game)


def _seed(seed: int | str | bytes) -> bytes:
    return seed if isinstance(seed, bytes) else sha256(str(seed).encode()).digest()

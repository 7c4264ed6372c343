"""The public door: new, load, play, text and what they need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from secrets import token_bytes, token_hex
from typing import Any

from tamalir.games import EDITIONS, GAMES, game_called
from tamalir.kernel import (
    Choose,
    Dealer,
    Edition,
    Fair,
    Manual,
    Numbered,
    Refused,
    Setup,
    Table,
    TamalirError,
    Unknown,
    View,
    saves,
)
from tamalir.kernel.errors import DamagedSave
from tamalir.language import text
from tamalir.notebook import board, card
from tamalir.players.bot import Player, Thinker
from tamalir.world.faults import Fault
from tamalir.world.packs import Pack, PackError, read_pack, register

__all__ = [
    "EDITIONS",
    "GAMES",
    "Player",
    "Refused",
    "Table",
    "TamalirError",
    "Unknown",
    "View",
    "__version__",
    "board",
    "bot",
    "card",
    "load",
    "new",
    "odds",
    "play",
    "scenes",
    "text",
]

__version__ = version("tamalir")


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
    chosen = game_called(edition).edition
    game = game or (token_hex(8) if seed is None else "seeded")
    seats = seats or len(heroes) or (chosen.scenes().get(scene, 0) if scene is not None else 0)
    setup = Setup(seats, scene, list(heroes), dict(options or {}), _registered(packs, chosen))
    setup.packs = dict(chosen.packs(setup))
    table = Table(chosen, chosen.begin(setup), _dealer(dealer, seed, game), setup=setup, game=game)
    faults = faults_of(table) if scene is not None else []
    if faults:
        raise PackError(f"scene {scene}: {'; '.join(map(str, faults[:5]))}")
    return table


def load(
    data: str | bytes | Mapping[str, Any],
    edition: str | None = None,
    *,
    packs: Sequence[str | Path | Pack] = (),
    own: bool = False,
) -> Table[Any]:
    """The table that `table.save()` described. What had to be said aloud is in `table.notes`.

    `packs` are the folders of packs that do not come with Tamalir, if the game needs any. A position that no
    game leads to is refused, unless the save is one's `own` and nobody else could have changed it.
    """
    _registered(packs)
    table = saves.load(data, EDITIONS, edition=edition)
    faults = [] if own else faults_of(table)
    if faults:
        raise DamagedSave(f"this cannot be the position of a game: {'; '.join(map(str, faults[:5]))}")
    return table


def faults_of(table: Table[Any]) -> list[Fault]:
    """What cannot be in the position of a table, as far as its game can tell."""
    game = GAMES.get(table.edition.id)
    return [] if game is None or game.validate is None else game.validate(table.state)


def scenes(edition: str) -> list[str]:
    """The prepared fights of an edition."""
    return sorted(game_called(edition).fights())


class BotByName:
    """A bot that is made when it is seen which game is played; a game that does not know it refuses it."""

    def __init__(self, name: str, seed: int, seconds: float | None, steps: int | None) -> None:
        self.name = name
        self._limits = seed, seconds, steps
        self._made: dict[str, Player] = {}
        self._last: Player | None = None

    def at(self, edition: str) -> Player:
        """The bot itself, for a game of this edition."""
        if edition not in self._made:
            self._made[edition] = game_called(edition).bot(self.name, *self._limits)
        return self._made[edition]

    def decide(self, view: View[Any], request: Choose[Any]) -> str:
        """The id of one of the options on offer."""
        self._last = self.at(view.edition.id)
        return self._last.decide(view, request)

    def explain(self, lang: str | None = None) -> Any:
        """The last decision: data, or with a language a few sentences; None from a bot that cannot tell."""
        return self._last.explain(lang) if isinstance(self._last, Thinker) else None


def bot(name: str, seed: int = 0, *, seconds: float | None = None, steps: int | None = None) -> BotByName:
    """A player that is a program, by its name: `GAMES[edition].bots` lists those that know a game.

    `seconds` limits the CPU of one decision; `steps` limits its work instead, so that the same seed
    plays the same game on every machine.
    """
    known = dict.fromkeys(name for game in GAMES.values() for name in game.bots)
    if name not in known:
        raise Unknown("bot", name, known)
    return BotByName(name, seed, seconds, steps)


def play(table: Table[Any], players: Sequence[Player]) -> None:
    """Let these players, one for each seat, play the game to its end."""
    for player in players:
        if isinstance(player, BotByName):
            player.at(table.edition.id)  # no bot plays a game that it does not know
    while table.request is not None:
        seat = table.waiting()[0]
        asked = table.pending(seat)
        assert asked is not None
        table.answer(players[seat].decide(table.view(seat), asked), seat)


def odds(table: Table[Any], seat: int, aim: str | None = None) -> dict[str, dict[str, Any]]:
    """For the request that is pending at a seat: option id -> numbers, ready for JSON.

    {} where there is nothing to compute, and in games whose odds nobody knows.
    """
    advisor = game_called(table.edition.id).advisor if table.edition.id in GAMES else None
    return {} if advisor is None else advisor.odds(table.view(seat), aim=aim).to_json()["options"]


def _registered(packs: Sequence[str | Path | Pack], edition: Edition[Any] | None = None) -> dict[str, str]:
    """Name and fingerprint of packs from elsewhere, which can be found from now on."""
    found: dict[str, str] = {}
    for pack in packs:
        read = pack if isinstance(pack, Pack) else read_pack(Path(pack))
        made_for = read.about.edition
        if edition is not None and made_for not in edition.takes:
            raise PackError(f"pack {read.about.id}: made for the edition {made_for}, not {edition.id}")
        found[register(read)] = read.fingerprint
    return found


def _dealer(dealer: Dealer | str | None, seed: int | str | bytes | None, game: str) -> Dealer:
    if isinstance(dealer, str):
        if dealer != "manual":
            raise Unknown("dealer", dealer, ["manual"])
        return Manual()
    if dealer is not None:
        return dealer
    if seed is None:
        return Fair(token_bytes(32), game)
    return Numbered(_seed(seed), game)  # it is known anyway, and brings the same game in every version


def _seed(seed: int | str | bytes) -> bytes:
    return seed if isinstance(seed, bytes) else sha256(str(seed).encode()).digest()

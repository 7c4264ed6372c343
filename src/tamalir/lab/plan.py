"""What is to be played: enough to play any game of a run again, anywhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from tamalir.game import CardChanges, Game
from tamalir.games import game_called
from tamalir.kernel import Misfit, Setup, TamalirError, decode
from tamalir.lab.players import known_player
from tamalir.world.packs import PackError, read_pack, register

STEPS = 10
"""The work a bot may put into one decision, unless the run says otherwise."""

LIMITED = "limited"
"""Where a game lets people deal as often as they like, simulations deal so often and no more."""

TURN_LIMIT = 400
"""Turns of all players together after which a game is decided by comparison, where its rules can do that."""

ANSWER_LIMIT = 20_000
"""Answers after which a game that knows no turn limit is given up."""

MOST_IN_A_CHUNK = 250
LEAST_IN_A_CHUNK = 8
"""Of a run with enough games: every chunk is a file for each table."""

HEROES = "heroes"
"""The kind of cards of a game that its heroes are."""


@dataclass(slots=True, frozen=True)
class Plan:
    """A run. Game `n` of it is the same whoever plays it and in whatever order."""

    edition: str
    players: tuple[str, ...]
    """Bots by seat in game 0; from game to game they move on by one seat."""
    games: int
    seed: int = 1
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
    heroes: tuple[str | None, ...] = ()
    """By seat; empty or None: dealt anew for each game."""
    choose_heroes: bool = False
    """Whether heroes that nobody named are not dealt, but chosen as the rules let the players do it."""
    steps: int = STEPS
    packs: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    blank: tuple[str, ...] = ()
    prices: tuple[tuple[str, int], ...] = ()
    laid: tuple[str, ...] = ()
    """The parts of `changes`."""
    limit: int = ANSWER_LIMIT
    decisions: bool = False
    """Whether every decision is written down with what its seat saw."""

    def checked(self) -> Plan:
        """The same plan with its options settled, or the error that says what is wrong with it."""
        game = self.game
        for name in self.players:
            known_player(game, name)
        edition = game.edition
        options = dict(self.options)
        if "turn-limit" in edition.options:
            options.setdefault("turn-limit", TURN_LIMIT)
        if "deals" in edition.options:
            options.setdefault("deals", LIMITED)
        whole = edition.settle(options)
        chosen = {name: value for name, value in whole.items() if value != edition.options[name].default}
        plan = replace(self, options=chosen)
        plan.begin()  # seats, heroes and packs are judged by the game itself
        return plan

    @property
    def game(self) -> Game[Any]:
        """What is played."""
        return game_called(self.edition)

    @property
    def changes(self) -> CardChanges:
        """With which other cards than those of the box."""
        return CardChanges(self.packs, self.without, self.blank, self.prices, self.laid)

    def begin(self, number: int = 0) -> tuple[Setup, Any]:
        """The setup of game `number` and its state before the first request."""
        game = self.game
        setup = Setup(len(self.players), heroes=list(self.heroes), options=dict(self.options))
        if self.changes == CardChanges():
            self._deal_heroes(setup, number)
        elif game.changed is not None:
            self._deal_heroes(setup, number)
            return setup, game.changed(self.changes, setup)
        else:
            self._add_packs(setup)
            self._deal_heroes(setup, number)
        return setup, game.edition.begin(setup)

    def _deal_heroes(self, setup: Setup, number: int) -> None:
        """To each seat without one: any hero is as likely as any other, at any seat."""
        if self.choose_heroes:
            return

        def place(hero: str) -> bytes:
            return sha256(f"{self.seed}:{number}:{hero}".encode()).digest()

        named = [*self.heroes, *[None] * (len(self.players) - len(self.heroes))]
        known = set(heroes_of(self.game, setup)) - set(self.without) - set(named)
        dealt = iter(sorted(known, key=place))
        setup.heroes = [hero or next(dealt, None) for hero in named] if known else setup.heroes

    def _add_packs(self, setup: Setup) -> None:
        """Whole packs can be added to any game that takes them."""
        if self.changes != CardChanges(self.packs) or any("#" in spec for spec in self.packs):
            raise Misfit(
                "packs", f"to the cards of the game {self.edition} whole packs can be added, no more"
            )
        for folder in self.packs:
            pack = read_pack(Path(folder))
            if pack.about.edition != self.edition:
                raise PackError(
                    f"pack {pack.about.id}: made for the edition {pack.about.edition}, not {self.edition}"
                )
            setup.packs[register(pack)] = pack.fingerprint
        taken = self.game.edition.packs(setup)
        if not setup.packs.keys() <= taken.keys():
            raise Misfit("packs", f"the game {self.edition} takes no packs")
        setup.packs = dict(taken)

    def seated(self, game: int) -> tuple[str, ...]:
        """The bots of a game by seat."""
        by = game % len(self.players)
        return self.players[by:] + self.players[:by]

    def seed_of(self, game: int) -> int:
        """Where the chances of a game come from: its number alone decides, never who plays it or when."""
        return int.from_bytes(sha256(f"{self.seed}:{game}".encode()).digest()[:7], "big")

    def fingerprints(self) -> dict[str, str]:
        """Of every pack that is played with."""
        own = dict(self.game.edition.packs(Setup(len(self.players), options=dict(self.options))))
        for folder in self.packs:
            pack = read_pack(Path(folder.partition("#")[0]))
            own[f"{pack.about.edition}/{pack.about.id}"] = pack.fingerprint
        return own

    def told(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {**asdict(self), "options": dict(self.options)}

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Plan:
        """The plan that `told` described."""
        return decode(cls, data, path="plan")


def heroes_of(game: Game[Any], setup: Setup) -> list[str]:
    """Whom one may play in a game; nobody where it has no heroes."""
    return list(game.catalogue(setup).cards_by_kind.get(HEROES, ()))


class LabError(TamalirError):
    """A run that cannot be made, or results that cannot be read."""


def chunks(games: int, size: int) -> list[range]:
    """The games of a run in handfuls."""
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def chunk_size(games: int) -> int:
    """So many that a worker is busy for a while and few files are written, so few that little is lost when a
    worker falls."""
    return max(1, min(MOST_IN_A_CHUNK, max(LEAST_IN_A_CHUNK, games // 40), games // 4))


def options_of(words: Sequence[str]) -> dict[str, Any]:
    """`doom-track` is true, `doom-track=no` false; `length=shorter` a word, `turn-limit=200` a number."""
    found: dict[str, Any] = {}
    for text in words:
        for word in text.split(","):
            name, _, value = word.strip().partition("=")
            if name:
                found[name] = _value(value)
    return found


def _value(word: str) -> bool | int | str:
    if word in ("", "true", "yes", "on"):
        return True
    if word in ("false", "no", "off"):
        return False
    return int(word) if word.isdecimal() else word

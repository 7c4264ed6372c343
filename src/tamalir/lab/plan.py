"""What is to be played: enough to play any game of a run again, anywhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from tamalir.api import BOTS, EDITIONS
from tamalir.kernel import Misfit, Setup, TamalirError, Unknown, decode
from tamalir.world.packs import read_pack

STEPS = 10
"""The work a bot may put into one decision, unless the run says otherwise."""

TURN_LIMIT = 400
"""Turns of all players together after which a second-edition game is decided by comparison (2E-GAP-095)."""

ANSWER_LIMIT = 20_000
"""Answers after which a game that knows no turn limit is given up."""

MOST_IN_A_CHUNK = 250


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
    steps: int = STEPS
    packs: tuple[str, ...] = ()
    """Folders of packs that are added to the edition's own; `folder#card` adds one card of it."""
    without: tuple[str, ...] = ()
    """Cards that are taken out of the set."""
    blank: tuple[str, ...] = ()
    """Cards that stay in their decks but do nothing: what differs from a game with them is their doing."""
    prices: tuple[tuple[str, int], ...] = ()
    """Market cards at another price than the printed one."""
    laid: tuple[str, ...] = ()
    """Market cards that lie in the first town from the start instead of being drawn."""
    limit: int = ANSWER_LIMIT

    def checked(self) -> Plan:
        """The same plan with its options settled, or the error that says what is wrong with it."""
        if self.edition not in EDITIONS:
            raise Unknown("edition", self.edition, EDITIONS)
        for name in self.players:
            if name not in BOTS:
                raise Unknown("bot", name, BOTS)
        if self.changed and self.edition != "second":
            raise Misfit("packs", "only the set of the second edition can be changed")
        edition = EDITIONS[self.edition]
        options = dict(self.options)
        if "turn-limit" in edition.options:
            options.setdefault("turn-limit", TURN_LIMIT)
        whole = edition.settle(options)
        chosen = {name: value for name, value in whole.items() if value != edition.options[name].default}
        plan = replace(self, options=chosen)
        plan.begin(0)  # seats, heroes and packs are judged by the game itself
        return plan

    def begin(self, game: int) -> tuple[Setup, Any]:
        """The setup of a game and its state before the first request."""
        heroes = list(self.heroes) if self.heroes else []
        setup = Setup(len(self.players), heroes=heroes, options=dict(self.options))
        edition = EDITIONS[self.edition]
        if not self.changed:
            return setup, edition.begin(setup)
        from tamalir.lab.book import changed_table

        return setup, changed_table(self, setup, edition.settle(setup.options))

    @property
    def changed(self) -> bool:
        """Whether it is played with other cards than those of the box."""
        return bool(self.packs or self.without or self.blank or self.prices or self.laid)

    def seated(self, game: int) -> tuple[str, ...]:
        """The bots of a game by seat."""
        by = game % len(self.players)
        return self.players[by:] + self.players[:by]

    def seed_of(self, game: int) -> int:
        """Where the chances of a game come from: its number alone decides, never who plays it or when."""
        return int.from_bytes(sha256(f"{self.seed}:{game}".encode()).digest()[:7], "big")

    def fingerprints(self) -> dict[str, str]:
        """Of every pack that is played with."""
        edition = EDITIONS[self.edition]
        own = dict(edition.packs(Setup(len(self.players), options=dict(self.options))))
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


class LabError(TamalirError):
    """A run that cannot be made, or results that cannot be read."""


def chunks(games: int, size: int) -> list[range]:
    """The games of a run in handfuls."""
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def chunk_size(games: int) -> int:
    """So many that a worker is busy for a while, so few that little is lost when one falls."""
    return max(1, min(MOST_IN_A_CHUNK, games // 40))


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

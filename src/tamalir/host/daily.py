"""Games whose dice are known: the game of the day, with the same heroes, the same agreement and the same dice
for everybody, and lessons.

Everything follows from the game and the date, so that two people anywhere play the same game, and a result
can be checked from its date alone. Its dice are known to whoever computes them: it is played for fun.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from tamalir.game import Game
from tamalir.games import GAMES
from tamalir.host.errors import Problem
from tamalir.host.records import GameRecord
from tamalir.host.wire import Create, SeatSpec
from tamalir.kernel import Setup
from tamalir.players.luck import Luck
from tamalir.world.lessons import Taught

NAME = "daily"
"""What the dice of such a game are called, whatever its table is called."""
LESSON = "lesson"
"""What the dice of a lesson are called: they are prepared, and the same for everybody."""


def dice_name(record: GameRecord) -> str:
    """What the dice of a table are called: by its own name, unless it plays the game of a day, a lesson, or
    a game that was played before."""
    if record.house.again is not None:
        return record.house.again.game
    if record.house.daily is not None:
        return NAME
    return record.id if lesson_of(record) is None else LESSON


def known_dice(record: GameRecord) -> bool:
    """Whether anybody can compute the dice of a table beforehand."""
    return dice_name(record) != record.id


def lesson_of(record: GameRecord) -> Taught | None:
    """What is taught at a table."""
    return GAMES[record.edition].lesson(None if record.setup is None else record.setup.get("scene"))


def lesson_seed(lesson: Taught) -> bytes:
    """The seed of the dice of a lesson."""
    return sha256(lesson.seed.encode()).digest()


def seed_of(game: str, date: str) -> bytes:
    """The seed of this day's dice."""
    return sha256(f"tamalir:daily:{game}:{date}".encode()).digest()


def agreed(command: Create) -> Create:
    """What is played on the day that a command names. Of the command only the player's name is kept."""
    game, date = GAMES.get(command.edition), command.house.daily
    if game is None or game.daily is None or date is None:
        raise Problem(422, "no-daily", "this game has no game of the day")
    daily = game.daily
    mine = command.seats[0] if command.seats else SeatSpec()
    heroes = heroes_of(game, date, 1 + len(daily.bots))
    seats = [
        SeatSpec(name=mine.name, colour=mine.colour, hero=heroes[0]),
        *(SeatSpec(kind="bot", bot=bot, hero=hero) for bot, hero in zip(daily.bots, heroes[1:], strict=True)),
    ]
    return msgspec.structs.replace(command, scene=None, seats=seats, options=dict(daily.options), packs=[])


def heroes_of(game: Game[Any], date: str, seats: int) -> list[str]:
    """Who plays on that day: the person's hero first."""
    setup = Setup(seats)
    setup.packs = dict(game.edition.packs(setup))
    luck = Luck(int.from_bytes(seed_of(game.id, date)[:8], "big"))
    return luck.shuffled(sorted(game.catalogue(setup).cards_by_kind["heroes"]))[:seats]

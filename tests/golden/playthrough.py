"""Tells a game line by line: every request, every answer, every event. Made anew by

python -m tests.golden.playthrough
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, cast

import tamalir
from tamalir.kernel import Choose, ChooseAll, Fast, Setup, Table
from tamalir.players.random_legal import RandomLegal

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Golden:
    """A game to be told."""

    name: str
    edition: str
    seats: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
    scene: str | None = None
    bold: bool = False
    """Played by somebody who seeks adventures and company, and now and then speaks out of turn."""

    @property
    def file(self) -> Path:
        return HERE / f"{self.name}.txt"


LONG: Mapping[str, Mapping[str, Any]] = {"second": {"decide-each-step": True}}
"""Every step is a question, unless the game says otherwise: so nothing that was asked once is lost."""

FIRST_SEAT = {"first-player": "first-seat", "turn-limit": 100}

OTHER_READINGS = {
    "doom-track": True, "travel-hazards": True, "turn-limit": 50, "first-player": "first-seat",
    "doom-under-decks": True, "escape-from-bare-mind": True, "double-knockout-spares-winner": True,
    "negotiate-and-adventure": True, "most-offers": 2, "forfeited-bars-undefeated": True,
    "forfeited-hazards-rise": True, "hazard-number-of-the-check": True, "hazard-ends-only-the-step": True,
    "endgame-after-the-turn": True, "defender-uses-ally-abilities": True,
}  # fmt: skip
"""Where the printings differ: what the catalogue offers beside the default, all at once."""

AS_WRITTEN: dict[str, Any] = {"difficulty": "written"}
"""Steps of difficulty are measured now and then, and change."""

GAMES = (
    Golden("second-solo", "second", 1, 11, {"doom-track": True}),
    Golden("second-short-form", "second", 2, 19, {"turn-limit": 20, "decide-each-step": False}),
    Golden("second-two-heroes", "second", 2, 12, {"turn-limit": 20}),
    Golden("second-three-heroes", "second", 3, 13, {"turn-limit": 20, "travel-hazards": True}),
    Golden(
        "second-four-heroes", "second", 4, 14, {"doom-track": True, "travel-hazards": True, "turn-limit": 50}
    ),
    Golden(
        "second-five-heroes", "second", 5, 15, {"turn-limit": 20, "ally-limits": True, "item-limits": True}
    ),
    Golden(
        "second-six-heroes",
        "second",
        6,
        16,
        {"turn-limit": 50, "length": "shorter", "softer-knockouts": True},
    ),
    Golden("second-duel", "second", 2, 17, scene="duel"),
    Golden("second-battle-trophies", "second", 2, 23, {"battle-trophies": True}, scene="duel"),
    Golden("second-shorter", "second", 2, 417, {"length": "shorter", **FIRST_SEAT}),
    Golden("second-longer", "second", 2, 417, {"length": "longer", **FIRST_SEAT}),
    Golden(
        "second-slower-solo",
        "second",
        1,
        301,
        {"doom-track": True, "slower-solo-doom": True, "turn-limit": 50},
    ),
    Golden("second-other-readings", "second", 3, 300, OTHER_READINGS),
    Golden("third-margath-two-heroes", "third", 2, 103, {"scenario": "margath"}),
    Golden("third-margath-four-heroes", "third", 4, 50, {"scenario": "margath"}),
    Golden("third-corpse-king-three-heroes", "third", 3, 122, {"scenario": "corpse-king"}),
    Golden("third-agreed-two-heroes", "third", 2, 139),
    Golden("third-grey-hunt-three-heroes", "third", 3, 77, {"scenario": "grey-hunt"}),
    Golden("bonds-solo", "bonds", 1, 205),
    Golden("bonds-two-heroes", "bonds", 2, 204),
    Golden("bonds-competitive", "bonds", 2, 200, {"mode": "competitive", "board-abilities": False}),
    Golden("bonds-locust-swarm-four-heroes", "bonds", 4, 231, {"scenario": "locust-swarm"}),
    Golden("bonds-red-death-two-heroes", "bonds", 2, 232, {"scenario": "red-death"}),
    *(
        Golden(
            f"bonds-{scenario}-{heroes}", "bonds", seats, seed, AS_WRITTEN | {"scenario": scenario}, bold=True
        )
        for scenario, heroes, seats, seed in (
            ("margath", "two-heroes", 2, 503),
            ("margath", "four-heroes", 4, 510),
            ("corpse-king", "solo", 1, 512),
            ("corpse-king", "four-heroes", 4, 511),
            ("locust-swarm", "solo", 1, 509),
            ("locust-swarm", "two-heroes", 2, 509),
            ("red-death", "solo", 1, 509),
            ("red-death", "four-heroes", 4, 504),
        )
    ),  # with the games above each scenario of the box is told alone, by two and by four
    Golden("bonds-players-choose", "bonds", 1, 214, {"enemy-choices": "players"}, scene="undead-horde"),
    Golden("bonds-warlock", "bonds", 1, 18, scene="warlock"),
)


def begun(game: Golden) -> Table[Any]:
    """The table at its first request."""
    edition = tamalir.EDITIONS[game.edition]
    setup = Setup(game.seats, game.scene, options={**LONG.get(game.edition, {}), **game.options})
    setup.packs = dict(edition.packs(setup))
    return Table(edition, edition.begin(setup), Fast(game.seed), setup=setup)


def told(game: Golden) -> Iterator[str]:
    """The lines of a playthrough."""
    table = begun(game)
    player, bold = RandomLegal(game.seed), Random(game.seed) if game.bold else None
    yield f"# {game.edition}, {game.seats} seats, seed {game.seed}, {dict(game.options)}, scene {game.scene}"
    seen = 0
    while True:
        for event in table.events(seen):
            facts = " ".join(f"{name}={value}" for name, value in _facts(event).items())
            yield f"    {event['key']} {facts}".rstrip()
        seen = table.events_told()
        if table.request is None:
            break
        yield from _answered(table, player) if bold is None else _spoken(table, bold)
    yield f"= {table.result}"


def _answered(table: Table[Any], player: RandomLegal) -> Iterator[str]:
    request = table.request
    assert isinstance(request, Choose | ChooseAll)
    for seat in table.waiting():
        asked = table.pending(seat)
        assert asked is not None
        choice = player.decide(table.view(seat), asked)
        yield _line(seat, asked, choice)
        table.answer(choice, seat)


def _spoken(table: Table[Any], bold: Random) -> Iterator[str]:
    """One answer of a bold player, or a word out of turn."""
    from tests.bonds.random_games import word  # only here: a page plays the other games without it

    seat, choice = word(table, bold)
    asked = table.pending(seat)
    if seat not in table.waiting() or asked is None:
        others = " ".join(option.id for option in table.offers(seat) if option.id != choice)
        yield f"{seat} unasked: [{choice}] {others}".rstrip()
    else:
        yield _line(seat, asked, choice)
    table.answer(choice, seat)


def _line(seat: int, asked: Choose[Any], choice: str) -> str:
    others = " ".join(option.id for option in asked.options if option.id != choice)
    refused = " ".join(f"{option.id}({option.refused})" for option in asked.refused)
    return f"{seat} {asked.key}: [{choice}] {others}{' -- ' if refused else ''}{refused}".rstrip()


def _facts(event: Mapping[str, object]) -> dict[str, object]:
    return cast("dict[str, object]", event["facts"])


def text(game: Golden) -> str:
    return "\n".join(told(game)) + "\n"


if __name__ == "__main__":
    for each in GAMES:
        each.file.write_text(text(each), encoding="utf-8")
        print(each.file.name, each.file.stat().st_size, "bytes")  # noqa: T201 -- a tool for people

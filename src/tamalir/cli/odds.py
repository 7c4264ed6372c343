"""`tamalir odds`: a hero with its cards against foes, as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from tamalir.cli import output
from tamalir.games import GAMES, game_called
from tamalir.kernel import TamalirError, Unknown
from tamalir.language import Speaker, speaker
from tamalir.odds.advisor import Odds
from tamalir.odds.asked import Calculator, Matchup

NAMES = ("win", "loss", "away", "wounds", "exhaustion", "exact")


class NoCalculator(TamalirError):
    """A game whose fights nobody can work out before they are fought."""


def odds(
    hero: Annotated[str, typer.Argument(metavar="HERO", help="The hero's id, such as mordrog.")],
    foes: Annotated[
        list[str], typer.Argument(metavar="FOE", help="Foes by id, or a colour for all of its own.")
    ],
    cards: Annotated[
        list[str] | None,
        typer.Option("--with", metavar="CARD", help="A card that the hero has; may be repeated."),
    ] = None,
    level: Annotated[
        list[str] | None,
        typer.Option(
            "--level", metavar="WHAT=N", help="Experience counters, such as body=2; may be repeated."
        ),
    ] = None,
    wounds: Annotated[int, typer.Option("--wounds", min=0, help="Wounds on the hero.")] = 0,
    exhaustion: Annotated[int, typer.Option("--exhaustion", min=0, help="Exhaustion on the hero.")] = 0,
    gold: Annotated[int, typer.Option("--gold", min=0, help="Gold that the hero might lose.")] = 0,
    aim: Annotated[
        str | None,
        typer.Option("--aim", metavar="AIM", help="What the hero wants: gain, win, live or cards."),
    ] = None,
    edition: Annotated[
        str | None,
        typer.Option("--edition", metavar="EDITION", help=f"The game: {', '.join(GAMES)}."),
    ] = None,
    lang: Annotated[str, typer.Option("--lang", metavar="LANG", help="en, pl or ru.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON.")] = False,
) -> None:
    """Show the exact odds of fights.

    The hero plays as well as can be: for the most by all that is at stake, or for the aim that is named.
    """
    words = speaker(lang)
    asked = Matchup(hero, foes, cards or (), _levels(level or ()), wounds, exhaustion, gold, aim)
    rows = _calculator(edition)(asked)
    if as_json:
        told = {foe: row.to_json() for foe, row in rows.items()}
        output.print_json(
            {"hero": hero, "cards": list(asked.cards), "levels": dict(asked.levels), "odds": told}
        )
        return
    columns = [(words.say("odds-foe"), False), *((words.say(f"odds-{name}"), True) for name in NAMES)]
    table = output.table(columns)
    for foe, row in rows.items():
        table.add_row(words.name(foe), *_numbers(words, row))
    output.console().print(table)


def _calculator(edition: str | None) -> Calculator:
    """That of a game, or of the first game that has one."""
    games = GAMES.values() if edition is None else [game_called(edition)]
    found = next((game.calculator for game in games if game.calculator is not None), None)
    if found is None:
        raise NoCalculator(
            f"nobody can work out the fights of {edition or 'any game'} before they are fought"
        )
    return found


def _numbers(words: Speaker, row: Odds) -> list[str]:
    chances = [f"{100 * chance:.1f} %" for chance in (row.win, row.loss, row.away)]
    exact = words.say("odds-yes") if row.exact else words.say("odds-within", {"n": f"{100 * row.error:.1f}"})
    return [*chances, f"{row.wounds:.2f}", f"{row.exhaustion:.2f}", exact]


def _levels(given: Sequence[str]) -> dict[str, int]:
    levels: dict[str, int] = {}
    for text in given:
        what, _, number = text.partition("=")
        if number and not number.isdecimal():
            raise Unknown("number of counters", number, ["1", "2", "3"])
        levels[what] = int(number or 1)
    return levels

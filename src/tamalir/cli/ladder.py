"""`tamalir ladder`: bots against each other, every pair, with intervals."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tamalir.cli import output
from tamalir.cli.bots import bots_named, mistaken, two_bots
from tamalir.games import GAMES, game_called
from tamalir.kernel import Misfit
from tamalir.language import speaker

if TYPE_CHECKING:
    from tamalir.lab.ladder import Outcome, Pairing


def ladder(
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            metavar="A,B,...",
            help="Which bots, one's own as module:Class; each pair meets. Else the game's usual two.",
        ),
    ] = None,
    games: Annotated[int, typer.Option("--games", min=1, help="Games for each pair.")] = 20,
    edition: Annotated[
        str | None,
        typer.Option("--edition", metavar="GAME", help="What is played; an unknown name lists the games."),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 1,
    seconds: Annotated[
        float | None,
        typer.Option("--seconds", min=0.001, help="CPU for each decision, instead of each bot's own limit."),
    ] = None,
    steps: Annotated[
        int | None,
        typer.Option(
            "--steps", min=1, help="Limit the work of a decision, not its time: repeatable exactly."
        ),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option", metavar="NAME[=VALUE]", help="A variant, such as doom-track; may be repeated."
        ),
    ] = None,
    solo: Annotated[
        bool, typer.Option("--solo", help="Each bot alone against the game itself, instead of pairs.")
    ] = False,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="FILE", help="Write each game down; a run that was stopped goes on."),
    ] = None,
    picture: Annotated[
        Path | None, typer.Option("--picture", metavar="FILE", help="Draw the ladder (SVG).")
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Games at the same time.")] = 1,
    lang: Annotated[str, typer.Option("--lang", metavar="LANG", help="en, pl or ru.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON.")] = False,
) -> None:
    """Let bots play against each other.

    Every pair meets; two games in a row have the same heroes and dice with the seats exchanged.
    """
    from tamalir.lab import ladder as rungs

    game = game_called(edition or next(iter(GAMES)))
    names = two_bots(game) if players is None else bots_named(game, players)
    words = speaker(lang)
    planned = rungs.solos if solo else rungs.pairings
    try:
        plan = planned(game, names, games, seed, seconds, steps, _options(option or []))
    except Misfit as error:
        raise mistaken(error.problem) from None
    try:
        outcomes = _played(plan, jobs, save, words.say("ladder-playing"))
    except KeyboardInterrupt:
        if save is not None:
            typer.echo(words.say("lab-interrupted"), err=True)
        raise typer.Exit(130) from None
    found = rungs.report(names, outcomes)
    if solo:
        found["solo"] = rungs.alone(names, outcomes)
        del found["pairs"], found["ratings"]
    found["command"] = {
        "edition": game.id, "players": names, "games": games, "seed": seed, "seconds": seconds,
        "steps": steps, "options": dict(_options(option or [])),
    }  # fmt: skip
    if picture is not None and not solo:
        from tamalir.lab.ladder_picture import picture as drawn

        picture.write_text(drawn(found, words.say), encoding="utf-8")
    if as_json:
        output.print_json(found)
        return
    if solo:
        _show_alone(words, found)
    else:
        _show(words, found)


def _played(plan: list[Pairing], jobs: int, save: Path | None, what: str) -> list[Outcome]:
    """All games of a plan, those on the score sheet without playing them again."""
    from tamalir.lab.ladder import run
    from tamalir.lab.scoresheet import ScoreSheet

    with _bar(what) as bar:
        if save is None:
            task = bar.add_task("", total=len(plan))
            return list(run(plan, jobs, lambda: bar.advance(task)))
        sheet = ScoreSheet(save)
        todo = sheet.missing(plan)
        task = bar.add_task("", total=len(plan), completed=len(plan) - len(todo))
        for game, outcome in zip(todo, run(todo, jobs, lambda: bar.advance(task)), strict=True):
            sheet.add(game, outcome)
        return sheet.outcomes(plan)


def _options(given: list[str]) -> dict[str, Any]:
    """`doom-track` is true; `length=shorter` is a word; `turn-limit=200` a number."""
    options: dict[str, Any] = {}
    for text in given:
        name, _, value = text.partition("=")
        options[name] = True if not value else int(value) if value.isdecimal() else value
    return options


def _bar(what: str) -> Progress:
    return Progress(
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(file=sys.stderr),
        transient=True,
    )


def _show_alone(words: Any, found: dict[str, Any]) -> None:
    names = ("player", "games", "wins", "share", "interval", "mean", "worst")
    table = output.table([(words.say(f"ladder-{name}"), name != "player") for name in names])
    for row in found["solo"]:
        table.add_row(
            row["player"],
            str(row["games"]),
            str(row["wins"]),
            f"{100 * row['share']:.1f} %",
            f"{100 * row['low']:.1f}–{100 * row['high']:.1f} %",
            f"{1000 * found['mean-decision'][row['player']]:.1f} ms",
            f"{1000 * found['worst-decision'][row['player']]:.0f} ms",
        )
    output.console().print(table)


def _show(words: Any, found: dict[str, Any]) -> None:
    screen = output.console()
    table = output.table(
        [(words.say("ladder-pair"), False)]
        + [(words.say(f"ladder-{name}"), True) for name in ("games", "wins", "losses", "share", "interval")]
    )
    for pair in found["pairs"]:
        table.add_row(
            f"{pair['one']} : {pair['other']}",
            str(pair["games"]),
            str(pair["wins"]),
            str(pair["losses"]),
            f"{100 * pair['share']:.1f} %",
            f"{100 * pair['low']:.1f}–{100 * pair['high']:.1f} %",
        )
    screen.print(table)
    screen.print()
    rated = output.table(
        [
            (words.say("ladder-player"), False),
            (words.say("ladder-rating"), True),
            (words.say("ladder-interval"), True),
            ("", False),
            (words.say("ladder-mean"), True),
            (words.say("ladder-worst"), True),
            (words.say("ladder-over"), True),
        ]
    )
    top = max(abs(row["rating"]) for row in found["ratings"].values()) or 1.0
    for name, row in sorted(found["ratings"].items(), key=lambda item: -item[1]["rating"]):
        rated.add_row(
            name,
            f"{row['rating']:.0f}",
            f"{row['low']:.0f} … {row['high']:.0f}",
            "█" * max(1, round(20 * max(0.0, row["rating"]) / top)),
            f"{1000 * found['mean-decision'][name]:.1f} ms",
            f"{1000 * found['worst-decision'][name]:.0f} ms",
            f"{found['over-limit'][name]} / {found['decisions'][name]}",
        )
    screen.print(rated)

"""`tamalir simulate`: many games in many processes, written down as Parquet."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tamalir.cli import output
from tamalir.cli.bots import bots_named, usual_bots
from tamalir.cli.progress import Played
from tamalir.games import game_called
from tamalir.language import speaker


def simulate(
    edition: Annotated[
        str, typer.Argument(metavar="GAME", help="What is played; an unknown name lists the games.")
    ],
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="A,B,...",
            help="Bots of this game, one for each seat; they change seats. Else its usual bot, twice.",
        ),
    ] = None,
    options: Annotated[
        list[str] | None,
        typer.Option("--options", metavar="K=V,...", help="Variants, such as doom-track or length=shorter."),
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes.")] = 1,
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="Folder for the results.")] = Path(
        "results"
    ),
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 1,
    steps: Annotated[
        int, typer.Option("--steps", min=1, help="Work that a bot may put into one decision.")
    ] = 10,
    heroes: Annotated[
        str | None, typer.Option("--heroes", metavar="A,B,...", help="By seat; otherwise dealt anew.")
    ] = None,
    choose_heroes: Annotated[
        bool,
        typer.Option("--choose-heroes", help="Bots choose their heroes, where the rules let players do so."),
    ] = False,
    pack: Annotated[
        list[str] | None,
        typer.Option("--pack", metavar="DIR[#CARD]", help="Add a pack, or one card of it; may be repeated."),
    ] = None,
    without: Annotated[
        list[str] | None, typer.Option("--without", metavar="CARD", help="Take a card out; may be repeated.")
    ] = None,
    decisions: Annotated[
        bool,
        typer.Option(
            "--decisions", help="Write every decision down: what was seen, offered, chosen, and won."
        ),
    ] = False,
    ray: Annotated[
        str | None,
        typer.Option("--ray", metavar="ADDRESS", help="Play on this Ray cluster; local starts one here."),
    ] = None,
    lang: Annotated[str, typer.Option("--lang", metavar="LANG", help="en, pl or ru.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Write the summary as JSON.")] = False,
) -> None:
    """Play many whole games and write them down, in tables of games, seats, fights, cards and so on.

    Interrupted, the same command goes on where it stopped; with more games it adds to what is there.
    The rows are the same whatever the number of processes.
    """
    from tamalir import lab
    from tamalir.lab.plan import options_of
    from tamalir.lab.scribe import Scribe, words_of
    from tamalir.lab.sections import sections

    words = speaker(lang)
    game = game_called(edition)
    names = usual_bots(game) if seats is None else bots_named(game, seats)
    out.mkdir(parents=True, exist_ok=True)  # before anything is drawn: a place that is none is one clear line
    try:
        with Played(words, games) as played:
            store = lab.simulate(
                edition,
                games=games,
                seats=names,
                out=out,
                seed=seed,
                options=options_of(options or []),
                heroes=[name.strip() or None for name in heroes.split(",")] if heroes else [],
                choose_heroes=choose_heroes,
                steps=steps,
                packs=pack or [],
                without=without or [],
                decisions=decisions,
                jobs=jobs,
                ray=ray,
                tick=played.tick,
            )
    except KeyboardInterrupt:
        typer.echo(words.say("lab-interrupted"), err=True)
        raise typer.Exit(130) from None
    found = lab.summary(store)
    if as_json:
        output.print_json(found)
        return
    scribe = Scribe(words)
    screen = output.console()
    screen.print(words.say("lab-title", {"games": found["games"]}))
    screen.print(words.say("lab-kept", {"folder": str(out)}))
    by_turns = "turn-limit" in found["plan"]["options"]
    screen.print(
        scribe.say(
            "limit-turns" if by_turns else "limit-answers",
            n=found["limit"],
            share=scribe.percent(found["stopped"]["share"]),
        )
    )
    for part in sections(found, words_of(lang, store.plan.packs)):
        if part.key in ("heroes", "who", "reasons", "course", "length", "kinds"):
            screen.print()
            screen.print(part.title)
            table = output.table(part.columns)
            for row in part.rows:
                table.add_row(*row)
            screen.print(table)

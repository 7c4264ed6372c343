"""`tamalir lab`: what a card does to the game."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.panel import Panel

from tamalir.cli import output
from tamalir.cli.bots import bots_named, mistaken, usual_bots
from tamalir.games import GAMES, game_called
from tamalir.language import Speaker, speaker

if TYPE_CHECKING:
    from tamalir.lab.scribe import Section

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    help="The balance lab: what a card does to the game.",
    epilog="Example: tamalir lab card my-pack#moon-blade --games 200 --jobs 2",
)


@app.callback()
def lab() -> None:
    """The balance lab: what a card does to the game."""


@app.command(
    epilog="Example: tamalir lab card roads-of-terrinoth#short-bow --edition third --games 100 --jobs 2"
)
def card(
    spec: Annotated[
        str,
        typer.Argument(
            metavar="PACK#CARD", help="A card of a pack's folder, or of the set that is in the box."
        ),
    ],
    games: Annotated[
        int, typer.Option("--games", min=2, help="At most so many games with it, and as many without.")
    ] = 100,
    edition: Annotated[
        str | None,
        typer.Option("--edition", metavar="GAME", help="Of which game; an unknown name lists the games."),
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats", metavar="A,B,...", help="Bots, one for each seat; else the usual one, twice."
        ),
    ] = None,
    options: Annotated[
        list[str] | None, typer.Option("--options", metavar="K=V,...", help="Variants, such as doom-track.")
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="DIR", help="Keep both runs and a page there; goes on if interrupted."),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 1,
    steps: Annotated[
        int, typer.Option("--steps", min=1, help="Work that a bot may put into a decision.")
    ] = 10,
    dealt: Annotated[
        bool,
        typer.Option("--dealt", help="Draw a market card like the others; else it lies in the first town."),
    ] = False,
    prices: Annotated[
        str | None,
        typer.Option(
            "--prices", metavar="N,N,...", help="Play it at these prices too, as many games for each."
        ),
    ] = None,
    ray: Annotated[
        str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster.")
    ] = None,
    lang: Annotated[str, typer.Option("--lang", metavar="LANG", help="en, pl or ru.")] = "en",
    as_markdown: Annotated[bool, typer.Option("--markdown", help="Write Markdown.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON.")] = False,
) -> None:
    """Drop a card into the set and see what it does.

    The same games are played with the card and with a blank in its place, until the question is settled or
    as many as you like are played. You get a verdict, what the card did for its holders, a fair price, odd
    combinations and dead text, with intervals.
    """
    from tamalir.cli.simulate import progress
    from tamalir.lab.page import in_three_languages
    from tamalir.lab.plan import Plan, options_of
    from tamalir.lab.scribe import markdown, words_of

    words = speaker(lang)
    game = game_called(edition or next(iter(GAMES)))
    if game.card_laboratory is None:
        raise mistaken(f"the game {game.id} has no laboratory for its cards")
    laboratory = game.card_laboratory()
    names = usual_bots(game) if seats is None else bots_named(game, seats)
    plan = Plan(game.id, tuple(names), games, seed, options_of(options or []), steps=steps)
    wanted = tuple(int(word) for word in (prices or "").split(",") if word.strip())
    with tempfile.TemporaryDirectory() as scratch, progress(words) as bar:
        task = bar.add_task("", total=games * (2 + len(wanted)))
        folder = out or Path(scratch)
        found = laboratory.judge(
            plan, spec, folder, laid=not dealt, prices=wanted, jobs=jobs, ray=ray,
            tick=lambda n: bar.advance(task, n),
            look=lambda step: bar.console.print(_step(step, words)) if step["cases"] else None,
        )  # fmt: skip
    if out is not None:
        shown = in_three_languages(partial(laboratory.told, found), lang, found["plan"]["packs"])
        (out / "report.html").write_text(shown, encoding="utf-8")
    if as_json:
        output.print_json(found)
        return
    title, parts = laboratory.told(found, words_of(lang, found["plan"]["packs"]))
    if as_markdown:
        typer.echo(markdown(title, parts))
        return
    _show(title, parts, words, out)


def _step(step: Mapping[str, Any], words: Speaker) -> str:
    """How it stands after so many games, while more are being played."""
    from tamalir.lab.scribe import Scribe

    scribe = Scribe(words)
    by, low, high = (scribe.signed(step[name], 2) for name in ("mean", "low", "high"))
    return scribe.say("card-look", games=step["games"], by=by, span=f"{low} … {high}")


def _show(title: str, parts: Sequence[Section], words: Speaker, out: Path | None) -> None:
    screen = output.console()
    screen.print(title)
    for part in parts:
        screen.print()
        screen.print(part.title)
        screen.print(part.says)
        if part.card:
            screen.print(Panel("\n".join(part.card[1:]), title=part.card[0], width=min(72, screen.width)))
        if part.columns:
            table = output.table(part.columns)
            for row in part.rows:
                table.add_row(*row)
            screen.print(table)
    if out is not None:
        screen.print(words.say("lab-page-written", {"file": str(out / "report.html")}))

"""`tamalir content`: make a pack, check it, and look at it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from time import sleep
from typing import Annotated, Any

import typer
from rich.text import Text

from tamalir.cli import output
from tamalir.game import Game, PackTools
from tamalir.games import GAMES, game_called
from tamalir.host import packs
from tamalir.host.errors import Problem
from tamalir.kernel import Setup
from tamalir.kernel.errors import TamalirError, Unknown
from tamalir.language import Speaker
from tamalir.preview.checked import Checked
from tamalir.preview.schema import schema_of
from tamalir.world.packs import Pack, PackError, own_pack, read_pack

app = typer.Typer(
    rich_markup_mode=None,
    no_args_is_help=True,
    help="Make a pack of cards, check it, and look at it.",
    epilog="Example: tamalir content check",
)

PackName = Annotated[
    str | None,
    typer.Argument(
        metavar="[PACK]",
        help="A pack that comes with Tamalir, or the folder or zip file of another; else the base set.",
    ),
]
Edition = Annotated[
    str | None,
    typer.Option(
        "--edition",
        metavar="EDITION",
        help=f"The game: {', '.join(GAMES)}. A folder says by itself for which it is.",
    ),
]


class CannotWrite(TamalirError):
    """A file that cannot be written."""


class NoTools(TamalirError):
    """A game that cannot do this with packs."""


@app.command(epilog="Example: tamalir content check rise-of-the-dragon-lords --json")
def check(
    pack: PackName = None,
    edition: Edition = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON.")] = False,
) -> None:
    """Check a pack: every card, its names in three languages, and the board against its budget.

    A pack without a board is checked together with the base set, which it joins in play.
    Exit code 1 if anything is wrong.
    """
    found = _found(pack, edition)
    checked = _tools(game_called(found.about.edition)).check(found)
    if as_json:
        output.print_json(_as_data(found, checked))
    else:
        _print(found, checked)
    if checked.wrong:
        raise typer.Exit(1)


@app.command(epilog="Example: tamalir content new my-kitchen")
def new(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="Where to make the pack; its name is its id.")
    ],
    edition: Edition = None,
) -> None:
    """Make a template pack: a few cards of several kinds, with names in three languages.

    It can be checked and played at once; docs/add-a-card.md goes on from there.
    """
    game = _game(edition)
    for file in _tools(game).template(folder):
        typer.echo(f"written: {file}")
    typer.echo(f"Next: tamalir content check {folder}")
    typer.echo(f"Then: tamalir play --text --edition {game.id} --pack {folder}")


@app.command(epilog="Example: tamalir content preview my-kitchen --watch")
def preview(
    pack: PackName = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="FILE.html", help="Where to write the page; else NAME-OF-THE-PACK.html."
        ),
    ] = None,
    edition: Edition = None,
    lang: Annotated[str, typer.Option("--lang", metavar="LANG", help="Language: en, pl or ru.")] = "en",
    watch: Annotated[
        bool,
        typer.Option(
            "--watch", help="Write it anew whenever a file of the pack changes; the page shows itself anew."
        ),
    ] = False,
) -> None:
    """Show a pack on a page of its own: its map and all its cards, by price and colour.

    The page needs no other file and no network.
    """
    found = _found(pack, edition)
    page = _tools(game_called(found.about.edition)).preview
    if page is None:
        raise NoTools(f"packs for {found.about.edition} have no preview yet; `content check` reads them")
    file = out or Path(f"{found.about.id}.html")
    _write(file, page(found, Speaker(lang, packs=[found])), anew=watch)
    if not watch:
        return
    folder = Path(pack or "")
    if not (folder / "pack.toml").is_file():
        raise NoTools("only a pack in a folder of its own can change: name the folder")
    try:
        for _ in changes(folder):
            try:
                again = _found(pack, edition)
                _write(file, page(again, Speaker(lang, packs=[again])), anew=True)
            except (
                TamalirError,
                ValueError,
                OSError,
            ) as error:  # half a sentence is in the file: wait for the rest
                typer.echo(f"tamalir: {error}", err=True)
    except KeyboardInterrupt:
        return


ANEW = '<meta http-equiv="refresh" content="1">'
"""While a pack is watched its page asks for itself once a second: no script, and it works from a file."""


def _write(file: Path, page: str, *, anew: bool) -> None:
    try:
        file.write_text(page.replace("<head>", f"<head>{ANEW}", 1) if anew else page, encoding="utf-8")
    except OSError as error:
        raise CannotWrite(f"cannot write {file}: {error.strerror or error}") from error
    typer.echo(f"written: {file}")


def changes(folder: Path, seconds: float = 0.3) -> Iterator[None]:
    """Whenever a file of the folder has become another."""

    def look() -> dict[str, tuple[int, int]]:
        files = (file for file in folder.rglob("*") if file.suffix in (".toml", ".ftl"))
        return {str(file): (file.stat().st_mtime_ns, file.stat().st_size) for file in files if file.is_file()}

    before = look()
    while True:
        sleep(seconds)
        now = look()
        if now != before:
            before = now
            yield


@app.command(epilog="Example: tamalir content schema --out pack.schema.json")
def schema(
    edition: Edition = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE.json", help="Where to write it; else it is printed.")
    ] = None,
) -> None:
    """Write what a pack may say as a JSON Schema, for editors: docs/editor.md says how to set it up."""
    game = _game(edition)
    _tools(game)
    setup = Setup(game.seats[0])
    setup.packs = dict(game.edition.packs(setup))
    made = schema_of(game.catalogue(setup), f"A pack for {game.id}")
    if out is None:
        output.print_json(made)
        return
    try:
        out.write_text(json.dumps(made, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    except OSError as error:
        raise CannotWrite(f"cannot write {out}: {error.strerror or error}") from error
    typer.echo(f"written: {out}")


# --- which game, which pack -----------------------------------------------------------------


def _game(edition: str | None) -> Game[Any]:
    """The game that is named, or the first that takes packs."""
    if edition is not None:
        return game_called(edition)
    return next(game for game in GAMES.values() if game.packs is not None)


def _tools(game: Game[Any]) -> PackTools:
    if game.packs is None:
        raise NoTools(f"{game.id} takes no packs from elsewhere yet")
    return game.packs


def _found(pack: str | None, edition: str | None) -> Pack:
    """A pack's folder if there is one of that name; else one of our own, for the game that is named."""
    folder = Path(pack or "")
    if pack is not None and (folder.suffix == ".zip" or (folder / "pack.toml").is_file()):
        found = read_pack(folder) if folder.is_dir() else _unpacked(folder)
        if edition not in (None, found.about.edition):
            raise PackError(f"pack {found.about.id} is for {found.about.edition}, not for {edition}")
        return found
    game = _game(edition)
    try:
        return own_pack(game.id, pack or _tools(game).base)
    except Unknown:
        if folder.is_dir():
            return read_pack(folder)  # which says what is missing there
        raise


def _unpacked(file: Path) -> Pack:
    """A pack in one file, such as people save in the browser."""
    try:
        return packs.read(packs.from_body(file.read_bytes()))
    except OSError as error:
        raise PackError(f"cannot read {file}: {error.strerror or error}") from error
    except Problem as problem:
        raise PackError(f"{file.name}: {problem.message}") from problem


# --- what was found ---------------------------------------------------------------------------


def _as_data(pack: Pack, checked: Checked) -> dict[str, Any]:
    return {
        "pack": pack.about.id,
        "fingerprint": pack.fingerprint,
        "cards": dict(checked.cards),
        **checked.board,
        "unused": checked.unused,
        "problems": checked.wrong,
    }


def _print(pack: Pack, checked: Checked) -> None:
    screen = output.console()
    about = pack.about
    screen.print(Text(f"{about.id}, version {about.version}, fingerprint {pack.fingerprint}", style="bold"))
    for tally in checked.tallies:
        table = output.table(tally.headings)
        for row in tally.rows:
            table.add_row(*row)
        screen.print(table)
    for note in checked.notes:
        screen.print(Text(note))
    if checked.cards:
        cards = output.table([("cards", False), ("number", True)])
        for kind, n in checked.cards.items():
            cards.add_row(kind, str(n))
        screen.print(cards)
    if checked.unused:
        screen.print(Text(f"effects without a card: {', '.join(checked.unused)}"), soft_wrap=True)
    for problem in checked.wrong:
        screen.print(Text(f"problem: {problem}", style="red"), soft_wrap=True)
    screen.print(Text(f"problems: {len(checked.wrong) or 'none'}"))

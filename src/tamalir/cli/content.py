"""`tamalir content`: make a pack, check it, and look at it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from tamalir.cli import output
from tamalir.kernel.errors import TamalirError, Unknown
from tamalir.language import Speaker
from tamalir.preview import Atlas, page
from tamalir.preview.checking import Checked, check_pack
from tamalir.preview.template import write_template
from tamalir.second.edition import BASE_SET, EDITION
from tamalir.second.words import COLOURS, Terrain
from tamalir.world.packs import Pack, own_pack, read_pack

app = typer.Typer(
    rich_markup_mode=None,
    no_args_is_help=True,
    help="Make a pack of cards, check it, and look at it.",
    epilog="Example: tamalir content check",
)

PackName = Annotated[
    str, typer.Argument(metavar="[PACK]", help="A pack that comes with Tamalir, or the folder of another.")
]


class CannotWrite(TamalirError):
    """A file that cannot be written."""


@app.command(epilog="Example: tamalir content check rise-of-the-dragon-lords --json")
def check(
    pack: PackName = BASE_SET,
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON.")] = False,
) -> None:
    """Check a pack: every card, its names in three languages, and the board against its budget.

    A pack without a board is checked together with the base set, which it joins in play.
    Exit code 1 if anything is wrong.
    """
    found = _found(pack)
    checked = check_pack(found)
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
) -> None:
    """Make a template pack: a hero, two Items, an Ally and an adventure card of each kind, with names.

    It can be checked and played at once; docs/add-a-card.md goes on from there.
    """
    for file in write_template(folder):
        typer.echo(f"written: {file}")
    typer.echo(f"Next: tamalir content check {folder}")
    typer.echo(f"Then: tamalir play --text --edition second --pack {folder}")


@app.command(epilog="Example: tamalir content preview --out map.html --lang pl")
def preview(
    out: Annotated[Path, typer.Option("--out", metavar="FILE.html", help="Where to write the page.")],
    pack: PackName = BASE_SET,
    lang: Annotated[str, typer.Option("--lang", metavar="LANG", help="Language: en, pl or ru.")] = "en",
) -> None:
    """Show a pack on a page of its own: its map and all its cards, by price and colour.

    The page needs no other file and no network.
    """
    found = _found(pack)
    written = page(found, Speaker(lang, packs=[found]))
    try:
        out.write_text(written, encoding="utf-8")
    except OSError as error:
        raise CannotWrite(f"cannot write {out}: {error.strerror or error}") from error
    typer.echo(f"written: {out}")


def _found(pack: str) -> Pack:
    """A pack's folder if there is one of that name; else one of our own."""
    folder = Path(pack)
    if (folder / "pack.toml").is_file():
        return read_pack(folder)
    try:
        return own_pack(EDITION.id, pack)
    except Unknown:
        if folder.is_dir():
            return read_pack(folder)  # which says what is missing there
        raise


def _as_data(pack: Pack, checked: Checked) -> dict[str, Any]:
    return {
        "pack": pack.about.id,
        "fingerprint": pack.fingerprint,
        "cards": dict(checked.cards),
        **({} if checked.atlas is None else _board_data(checked.atlas)),
        "unused": checked.unused,
        "problems": checked.wrong,
    }


def _board_data(atlas: Atlas) -> dict[str, Any]:
    return {
        "board": atlas.name,
        "spaces": len(atlas.board.spaces),
        "connected": not atlas.cut_off(),
        "terrain": _counted(Terrain, atlas.terrain()),
        "jewels": _counted(COLOURS, atlas.jewels()),
        "sunbursts": _counted(COLOURS, atlas.sunbursts()),
    }


def _counted(keys: Any, counts: Mapping[Any, int]) -> dict[str, int]:
    return {str(key): counts.get(key, 0) for key in keys}


def _print(pack: Pack, checked: Checked) -> None:
    screen = output.console()
    about = pack.about
    screen.print(Text(f"{about.id}, version {about.version}, fingerprint {pack.fingerprint}", style="bold"))
    if checked.atlas is not None:
        _print_board(checked.atlas)
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


def _print_board(atlas: Atlas) -> None:
    screen = output.console()
    budget = atlas.budget
    lands = output.table([("terrain", False), ("spaces", True), ("wanted", True)])
    for land, n in _counted(Terrain, atlas.terrain()).items():
        lands.add_row(land, str(n), _wanted(budget and budget.terrain, land))
    lands.add_row("all", str(len(atlas.board.spaces)), str(sum(budget.terrain.values())) if budget else "")
    screen.print(lands)
    gems = output.table(
        [("jewels", False), ("number", True), ("wanted", True), ("sunburst", True), ("wanted", True)]
    )
    bursts = _counted(COLOURS, atlas.sunbursts())
    for colour, n in _counted(COLOURS, atlas.jewels()).items():
        gems.add_row(
            colour,
            str(n),
            _wanted(budget and budget.jewels, colour),
            str(bursts[colour]),
            _wanted(budget and budget.sunbursts, colour),
        )
    screen.print(gems)
    screen.print(Text("connected: " + ("no" if atlas.cut_off() else "yes")))


def _wanted(budget: Mapping[str, int] | None, key: str) -> str:
    return str(budget.get(key, 0)) if budget else ""

"""`tamalir content`: check a pack, and look at it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from tamalir.cli import output
from tamalir.kernel.errors import TamalirError
from tamalir.language import speaker
from tamalir.preview import Atlas, atlas_of, page
from tamalir.preview.atlas import problems
from tamalir.second.edition import BASE_SET, EDITION
from tamalir.second.words import COLOURS, Terrain
from tamalir.world.packs import Pack, own_pack, read_pack

app = typer.Typer(
    rich_markup_mode=None,
    no_args_is_help=True,
    help="Check a pack of boards and cards, and look at it.",
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
    """Check a pack: every card, and the board against its budget.

    Exit code 1 if anything is wrong.
    """
    atlas = atlas_of(_found(pack))
    wrong = problems(atlas)
    if as_json:
        output.print_json(_as_data(atlas, wrong))
    else:
        _print(atlas, wrong)
    if wrong:
        raise typer.Exit(1)


@app.command(epilog="Example: tamalir content preview --out map.html --lang pl")
def preview(
    out: Annotated[Path, typer.Option("--out", metavar="FILE.html", help="Where to write the page.")],
    pack: PackName = BASE_SET,
    lang: Annotated[str, typer.Option("--lang", metavar="LANG", help="Language: en, pl or ru.")] = "en",
) -> None:
    """Draw a pack's map on a page of its own.

    The page needs no other file and no network.
    """
    written = page(atlas_of(_found(pack)), speaker(lang))
    try:
        out.write_text(written, encoding="utf-8")
    except OSError as error:
        raise CannotWrite(f"cannot write {out}: {error.strerror or error}") from error
    typer.echo(f"written: {out}")


def _found(pack: str) -> Pack:
    """A folder if there is one of that name; else one of our own."""
    folder = Path(pack)
    return read_pack(folder) if folder.is_dir() else own_pack(EDITION.id, pack)


def _as_data(atlas: Atlas, wrong: list[str]) -> dict[str, Any]:
    return {
        "pack": atlas.pack.about.id,
        "fingerprint": atlas.pack.fingerprint,
        "board": atlas.name,
        "spaces": len(atlas.board.spaces),
        "connected": not atlas.cut_off(),
        "terrain": _counted(Terrain, atlas.terrain()),
        "jewels": _counted(COLOURS, atlas.jewels()),
        "sunbursts": _counted(COLOURS, atlas.sunbursts()),
        "problems": wrong,
    }


def _counted(keys: Any, counts: Mapping[Any, int]) -> dict[str, int]:
    return {str(key): counts.get(key, 0) for key in keys}


def _print(atlas: Atlas, wrong: list[str]) -> None:
    screen = output.console()
    about = atlas.pack.about
    screen.print(
        Text(f"{about.id}, version {about.version}, fingerprint {atlas.pack.fingerprint}", style="bold")
    )
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
    for problem in wrong:
        screen.print(Text(f"problem: {problem}", style="red"), soft_wrap=True)
    screen.print(Text(f"problems: {len(wrong) or 'none'}"))


def _wanted(budget: Mapping[str, int] | None, key: str) -> str:
    return str(budget.get(key, 0)) if budget else ""

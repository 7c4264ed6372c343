"""Tables, cards and boards as notebooks show them: HTML and SVG, whole in themselves.

A notebook asks whatever stands on the last line of a cell for `_repr_html_` or `_repr_svg_`. A table shows
what everybody may see of it, and the options of whoever is asked; never the order of a deck.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tamalir.games import GAMES, game_called
from tamalir.kernel import Setup, Table, Unknown
from tamalir.kernel.table import show_tables_with
from tamalir.language import Speaker, speaker
from tamalir.language.narrator import Narrator
from tamalir.preview.board import board_svg, pawns
from tamalir.preview.markup import text

STYLE = (
    "max-width:46em;padding:.6em .9em;border:1px solid #b9ad92;border-radius:6px;"
    "background:#f9f5ea;color:#2a241c"
)


@dataclass(slots=True, frozen=True)
class CardPicture:
    """A card as it reads; printed, it is its text."""

    id: str
    lines: tuple[str, ...]

    def __repr__(self) -> str:
        return "\n".join(self.lines)

    def _repr_html_(self) -> str:
        name, *rest = self.lines
        told = "".join(f"<p>{text(line)}</p>" for line in rest)
        return (
            f'<article style="{STYLE};max-width:24em"><h4 style="margin:0">{text(name)}</h4>{told}</article>'
        )


@dataclass(slots=True, frozen=True)
class BoardPicture:
    """A board; printed, it says what it is."""

    label: str
    svg: str

    def __repr__(self) -> str:
        return f"<{self.label}>"

    def _repr_svg_(self) -> str:
        return self.svg


def card(edition: str, id: str, *, lang: str = "en") -> CardPicture:
    """A card of an edition, as it reads in a language."""
    catalogue = game_called(edition).catalogue(_setup(edition))
    words = speaker(lang)
    printed = catalogue.printed(id)
    if printed is None:
        raise Unknown("card", id, catalogue)
    return CardPicture(id, tuple(words.card_lines(printed)))


def board(edition: str, *, lang: str = "en") -> BoardPicture:
    """The board of an edition with its towns, in a language."""
    words = speaker(lang)
    drawn = game_called(edition).catalogue(_setup(edition)).board(words)
    if drawn is None:
        raise Unknown("board", edition, [id for id in GAMES if id != edition])
    label = words.name(edition) if words.knows(f"name-{edition}") else edition
    return BoardPicture(label, board_svg(drawn, label))


def table_html(table: Table[Any], lang: str = "en") -> str:
    """What everybody may see of a table, and what it waits for."""
    game = GAMES.get(table.edition.id)
    if game is None:  # a game that nobody has registered, such as one under test
        return f"<pre>{text(repr(table))}</pre>"
    words = speaker(lang, {} if table.setup is None else table.setup.packs)
    catalogue = game.catalogue(table.setup or Setup(1))
    narrator, view = game.narrator(words, catalogue), table.view(None)
    seats = [words.name(at.hero) if at.hero else str(n) for n, at in enumerate(_standings(table), 1)]
    places = [at.place for at in _standings(table)]
    drawn = catalogue.board(words) if any(places) else None
    parts: list[str] = []
    if drawn is not None:
        parts.append(board_svg(drawn, ", ".join(seats), pawns(zip(seats, places, strict=True)), 480))
    lines = narrator.picture(view)
    parts += (
        [f'<pre style="white-space:pre-wrap;margin:.5em 0">{text(chr(10).join(lines))}</pre>']
        if lines
        else []
    )
    parts.append(_waiting(table, words, narrator))
    return f'<section style="{STYLE}">{"".join(parts)}</section>'


def _waiting(table: Table[Any], words: Speaker, narrator: Narrator[Any]) -> str:
    if table.result is not None:
        return f"<p><b>{text(words.result(table.result))}</b></p>"
    asked = [choice for seat in table.waiting() if (choice := table.pending(seat)) is not None]
    if len(asked) != 1:
        return f"<p>{text(repr(table))}</p>"
    seat = asked[0].seat
    view = table.view(seat)
    offered = "".join(
        f"<li><code>{text(option.id)}</code> {text(narrator.option(view, seat, option, brief=True))}</li>"
        for option in asked[0].options
    )
    return f"<p><b>{text(words.text(asked[0]))}</b></p><ul>{offered}</ul>"


def _standings(table: Table[Any]) -> Any:
    return GAMES[table.edition.id].chronicle.standings(table.view(None).state)


def _setup(edition: str) -> Setup:
    game = game_called(edition)
    setup = Setup(game.seats[0])
    setup.packs = dict(game.edition.packs(setup))
    return setup


show_tables_with(table_html)

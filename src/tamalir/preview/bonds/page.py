"""The page of a pack with Unbreakable Bonds: the cards of the Third Edition, party skills, twists, combat
boards and the sheets of a team."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, cast

from tamalir.bonds.cards import BoardDef, BondsBook, Space
from tamalir.bonds.sheets import read_sheet
from tamalir.language import Speaker
from tamalir.language.bonds.catalogue import catalogue
from tamalir.preview.third.cards import Group, groups
from tamalir.preview.third.page import drawn_page, own_cards, played_with
from tamalir.third.cards import tokens_part
from tamalir.third.printed import Printed
from tamalir.world.packs import Pack
from tamalir.world.parts import Part

PLAYERS = 2
"""A sheet is read to so many; it says itself what changes with their number."""


def page(pack: Pack, speaker: Speaker) -> str:
    """The whole page as HTML."""
    printed = catalogue(played_with(pack))
    book = cast("BondsBook", printed.book)
    cards = own_cards(pack, printed)
    shared = {id: card for id, card in cards["skills"].items() if card.party}
    for id in shared:
        del cards["skills"][id]
    sheets = pack.entries.get("sheets", {})  # they say all that a scenario without a villain has to say
    cards["scenarios"] = {id: c for id, c in cards["scenarios"].items() if c.villain or id not in sheets}
    found = [*groups(cards, speaker), *_groups(pack, book, {"party": shared, **cards}, speaker)]
    return drawn_page(pack, speaker, printed, found)


def _groups(
    pack: Pack, book: BondsBook, cards: Mapping[str, Mapping[str, Any]], speaker: Speaker
) -> Iterator[Group]:
    """What only the expansion has."""

    def titled(key: str) -> str:
        return speaker.say(f"preview-bonds-{key}", {"n": PLAYERS})

    def by_name(kind: str) -> list[Any]:
        return sorted(cards[kind].values(), key=lambda card: speaker.name(card.id))

    boards = [board_card(book, book.boards[id]) for id in pack.entries.get("boards", {})]
    sheets = [
        read_sheet(book.catalogue.scenarios[id], book.sheets[id], PLAYERS)
        for id in pack.entries.get("sheets", {})
    ]
    for group in (
        Group("party-skills", titled("party-skills"), by_name("party")),
        Group("twists", titled("twists"), by_name("twists")),
        Group("boards", titled("boards"), boards, "board"),
        Group("sheets", titled("sheets"), sheets, "sheet"),
    ):
        if group.cards:
            yield group


@dataclass(slots=True, frozen=True)
class BoardCard(Printed):
    """A combat board as it is read."""

    id: str
    said: tuple[Part, ...]

    @property
    def parts(self) -> tuple[Part, ...]:
        return self.said


def board_card(book: BondsBook, board: BoardDef) -> BoardCard:
    """The tokens of its trait, its spaces from the top, its abilities."""
    tokens = book.catalogue.sets[board.tokens]
    faces = [book.catalogue.tokens[id].faces for id in (*tokens.tokens, tokens.powerful)]
    spaces = [_space(n, space) for n, space in enumerate(board.spaces, 1)]
    abilities = [Part("ability", {"ability": a.id}, (a.effect,), a.may) for a in board.abilities]
    return BoardCard(board.id, (*tokens_part(faces), *spaces, *abilities))


def _space(n: int, space: Space) -> Part:
    wanted = " ".join((*space.lay, *space.copy, *space.flip))
    facts = {"n": n, "symbol": space.symbol, "plus": space.plus, "faces": wanted}
    return Part("board-space", {**facts, "recast": "yes" if space.recast else "no"})

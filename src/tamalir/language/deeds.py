"""What an option does, in words, with what a player must know to choose it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tamalir.kernel import Option, Seat
from tamalir.language import third_lands
from tamalir.language.lands import Lands
from tamalir.language.speaker import Speaker
from tamalir.second.cards import Book
from tamalir.third.book import Book as ThirdBook
from tamalir.world.hexes import parsed

View = Mapping[str, Any]


def played_by(view: View, seat: Seat) -> str | None:
    """Whom a seat plays, if the view says so: its side of the fight, else its hero."""
    game: View = view["game"]
    fight: View = game.get("fight") or {}
    sides = [side["who"] for side in fight.get("sides", []) if side["seat"] == seat]
    heroes = [hero.get("card") or hero.get("id") for hero in game.get("heroes", [])]
    return sides[0] if sides else (heroes[seat] or None) if seat < len(heroes) else None


def lands_of(speaker: Speaker, view: View, book: object) -> Lands | None:
    """The map of the second edition, where heroes are on one."""
    game: View = view["game"]
    if not isinstance(book, Book) or all(hero["place"] is None for hero in game["heroes"]):
        return None
    return Lands(speaker, game, book)


SHELVES = (
    "heroes", "allies", "items", "challenges", "encounters", "events",
    "enemies", "assets", "skills", "quests", "stories", "scenarios",
)  # fmt: skip
"""Where the editions' books keep their cards."""


def shelves(book: object) -> Iterator[Mapping[str, Any]]:
    """The cards of a book, one kind after another."""
    cards = getattr(book, "catalogue", book)
    yield from (getattr(cards, shelf) for shelf in SHELVES if hasattr(cards, shelf))
    yield getattr(book, "twists", {})


def printed(book: object, card: str) -> object | None:
    """What is printed on a card: its definition, wherever the edition's book keeps it."""
    return next((shelf[card] for shelf in shelves(book) if card in shelf), None)


OFFERED = ("buy", "hire", "take", "undefeated")
"""Options about a card that the player may not know yet."""


def deed(
    speaker: Speaker, view: View, book: object, seat: Seat, option: Option[Any], *, brief: bool = False
) -> str:
    """What an option does, with what a player must know to choose it: the land ahead, the card's text."""
    if isinstance(book, ThirdBook):
        return third_lands.deed(speaker, view, book, seat, option, brief)
    said = speaker.option(option)
    lands = lands_of(speaker, view, book) if "hex" in option.args else None
    if lands is not None and speaker.knows(f"play-{option.verb}"):
        return lands.way(f"play-{option.verb}", seat, parsed(str(option.args["hex"])))
    card = printed(book, str(option.args.get("card", "")))
    if card is None:
        return said
    if option.verb in ("first", "second"):
        branch = speaker.branch(card, option.verb)
        return speaker.deed(option.id, {**option.args, "text": branch}) if branch is not None else said
    text = None
    if brief:
        return said
    if option.verb == "use":
        text = speaker.in_hand(card, int(option.args.get("n", 0)))
    elif option.verb in OFFERED:
        text = " ".join(speaker.card_text(card))
    elif option.verb == "keep":
        text = " ".join(speaker.kept_text(card))
    return speaker.say("play-deed-of-card", {"deed": said, "text": text}) if text else said

"""What lies on the table, as lines that can be read aloud. Made from a seat's view, never from the state."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from tamalir.kernel import Seat, Table
from tamalir.language import Speaker
from tamalir.world.effects import Effect

View = Mapping[str, Any]


def picture(speaker: Speaker, view: View) -> list[str]:
    """Both sides of the fight; nothing for an edition that nobody has drawn yet."""
    draw = _PICTURES.get(view["edition"])
    return [] if draw is None else draw(speaker, view["game"])


def played_by(view: View, seat: Seat) -> str | None:
    """Whom a seat plays, if the view says so: its side of the fight, else its hero."""
    game: View = view["game"]
    fight: View = game.get("fight") or {}
    sides = [side["who"] for side in fight.get("sides", []) if side["seat"] == seat]
    heroes = [hero.get("card") for hero in game.get("heroes", [])]
    return sides[0] if sides else heroes[seat] if seat < len(heroes) else None


def seats_at(table: Table[Any]) -> int:
    """How many sit at the table."""
    return len(getattr(table.state, "heroes", (None,)))


def book_of(table: Table[Any]) -> object | None:
    """All that is printed in this game."""
    return getattr(table.state, "book", None)


def cards_of(view: View) -> list[str]:
    """All cards in front of anybody, and the foe."""
    game: View = view["game"]
    found: list[str] = []
    for hero in game.get("heroes", []):
        found.append(hero.get("card") or hero["id"])
        found += [item["card"] for item in hero.get("items", [])]
        found += [ally["card"] for ally in hero.get("allies", [])]
        found += hero.get("kept", [])
    fight: View = game.get("fight") or {}
    if fight.get("foe"):
        found.append(fight["foe"]["card"])
    return found


def printed(book: object, card: str) -> object | None:
    """What is printed on a card: its definition, wherever the edition's book keeps it."""
    for shelf in ("heroes", "allies", "items", "challenges", "encounters", "events", "enemies", "assets"):
        found = getattr(book, shelf, {}).get(card)
        if found is not None:
            return found
    return None


def paragraph(book: object, speaker: Speaker, card: str, n: int) -> str | None:
    """The text of one effect of a card."""
    definition = printed(book, card)
    effects: tuple[Effect, ...] = getattr(definition, "effects", ())
    if definition is None or n >= len(effects):
        return None
    return speaker.card_lines(definition)[1 + n]


def _second(speaker: Speaker, game: View) -> list[str]:
    fight: View = game["fight"] or {}
    lines: list[str] = []
    for hero in game["heroes"]:
        lines.append(speaker.say("picture-second-hero", _figures(hero, gold=hero["gold"])))
        if hero["items"]:
            items = [speaker.say("picture-second-item", item) for item in hero["items"]]
            lines.append("  " + speaker.say("picture-second-items", {"items": speaker.listed(items)}))
        lines += ["  " + speaker.say("picture-second-ally", _figures(ally)) for ally in hero["allies"]]
    if fight.get("foe"):
        lines.append(speaker.say("picture-second-foe", _figures(fight["foe"])))
    return lines


def _figures(body: View, **more: int) -> dict[str, Any]:
    return {**_plain(body), **body["values"], **body["damage"], **more}


FACE = re.compile(r"([a-z]+)(?:-(\d))?(\*?)")
"""A side of a token, as the third edition writes it: symbol, number, a star for gold."""


def _third(speaker: Speaker, game: View) -> list[str]:
    fight: View = game["fight"] or {}
    lines: list[str] = []
    for side in fight.get("sides", []):
        tokens = [_token(speaker, token["face"]) for token in side["pool"]]
        lines.append(speaker.say("picture-third-side", {**_plain(side), "tokens": ", ".join(tokens)}))
    return lines


def _token(speaker: Speaker, face: str) -> str:
    written = FACE.fullmatch(face)
    if written is None:
        return face
    symbol, number, star = written.groups()
    return speaker.say(
        "picture-third-token", {"symbol": symbol, "value": int(number or 1), "golden": bool(star)}
    )


def _plain(body: View) -> dict[str, Any]:
    return {name: value for name, value in body.items() if isinstance(value, str | int)}


_PICTURES: dict[str, Callable[[Speaker, View], list[str]]] = {
    "second": _second,
    "third": _third,
    "bonds": _third,
}

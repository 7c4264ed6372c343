"""The table of the third edition, as lines that can be read aloud."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from tamalir.kernel import Choose, Seat
from tamalir.language import Speaker
from tamalir.language.third_lands import ThirdLands, lands_of
from tamalir.third.book import Book

View = Mapping[str, Any]

FACE = re.compile(r"([a-z]+)(?:-(\d))?(\*?)")
"""A side of a token, as the third edition writes it: symbol, number, a star for gold."""


def third(speaker: Speaker, game: View, book: object, asked: Choose[Any] | None) -> list[str]:
    """The fight, if there is one; in a whole game what matters for a question, or everything."""
    fight = list(_fight(speaker, game))
    lands = lands_of(speaker, {"game": game}, book)
    if lands is None or not isinstance(book, Book):
        return fight
    if asked is None:
        lines = [
            line
            for seat in range(len(game["heroes"]))
            for line in _hero(speaker, game, book, lands, seat, seat)
        ]
        return [*lines, *_world(speaker, game, book, lands, 0), *_markets(speaker, game, book), *fight]
    if fight:
        return fight
    seat = asked.seat
    lines = list(_hero(speaker, game, book, lands, seat, seat))
    if asked.key == "turn.action":
        lines += _world(speaker, game, book, lands, seat)
    if asked.key.startswith(("shop.", "asset.")):
        lines += _markets(speaker, game, book, asked.args.get("town"))
    return lines


def cards_of(game: View, seat: Seat) -> list[str]:
    """Cards that a seat has to do with: its own, its opponent, what is being resolved, the story quests."""
    hero: View = game["heroes"][seat]
    found = [hero["id"], *hero["assets"], *hero["skills"]]
    for cards in (hero["hand"], hero["trophies"]):
        found += cards if isinstance(cards, list) else []
    found += [*hero.get("quests", ()), *hero.get("rumors", ())]
    fight: View = game.get("fight") or {}
    found += [side["who"] for side in fight.get("sides", ())]
    found += [
        *game.get("resolving", ()),
        *(quest["card"] for quest in game.get("track", ()) if quest["card"]),
    ]
    return list(dict.fromkeys(card for card in found if card))


def _fight(speaker: Speaker, game: View) -> Iterator[str]:
    fight: View = game["fight"] or {}
    for side in fight.get("sides", []):
        tokens = [_token(speaker, token["face"]) for token in side["pool"] if not token["covered"]]
        args = {name: side[name] for name in ("who", "damage", "health")}
        yield speaker.say("picture-third-side", {**args, "tokens": ", ".join(tokens)})


def _token(speaker: Speaker, face: str) -> str:
    written = FACE.fullmatch(face)
    if written is None:
        return face
    symbol, number, star = written.groups()
    return speaker.say(
        "picture-third-token", {"symbol": symbol, "value": int(number or 1), "golden": bool(star)}
    )


def _hero(speaker: Speaker, game: View, book: Book, lands: ThirdLands, seat: Seat, to: Seat) -> Iterator[str]:
    hero: View = game["heroes"][seat]
    if seat in game["eliminated"]:
        yield speaker.say("picture-third-gone", hero)
    if not hero["id"] or seat in game["eliminated"]:
        return
    state = "defeated" if hero["defeated"] else "delayed" if hero["delayed"] else "well"
    figures = {name: value for name, value in hero.items() if isinstance(value, str | int)}
    yield speaker.say("picture-third-hero", {**figures, "state": state, "token": _token_name(game, book)})
    start = lands.place(seat)
    if start is not None:
        yield "  " + speaker.say("picture-third-place", {"what": lands.scene(start, to)})
    if isinstance(hero["hand"], int):
        yield "  " + speaker.say("picture-third-other-hand", {"n": hero["hand"]})
    elif hero["hand"]:
        held = {"n": len(hero["hand"]), "most": hero["hand-size"]}
        yield "  " + speaker.say("picture-third-hand", {**held, "cards": _names(speaker, hero["hand"])})
    for what in ("skills", "assets"):
        if hero[what]:
            yield "  " + speaker.say(f"picture-third-{what}", {"cards": _names(speaker, hero[what])})
    if hero["kinds"]:
        kinds: list[str] = hero["kinds"]
        price = " ".join(f"{n}{kind}-trophy" for kind, n in sorted(Counter(kinds).items()))
        yield "  " + speaker.say("picture-third-trophies", {"price": price})
    yield from _goals(speaker, hero, book, lands, start)


def _goals(speaker: Speaker, hero: View, book: Book, lands: ThirdLands, start: Any) -> Iterator[str]:
    """Where quests and rumors lead."""
    quests = {card: book.catalogue.quests[card].at for card in hero["quests"]}
    kept: dict[str, int] = hero["rumors"]
    rumors = {card: book.catalogue.events[card].options[n].at for card, n in kept.items()}
    for what, goals in (("quests", quests), ("rumors", rumors)):
        if goals:
            said = [
                speaker.say("picture-third-goal", {"card": card, "where": lands.far(start, at)})
                for card, at in goals.items()
            ]
            yield "  " + speaker.say(f"picture-third-{what}", {"list": ", ".join(said)})


def _world(speaker: Speaker, game: View, book: Book, lands: ThirdLands, seat: Seat) -> Iterator[str]:
    """What concerns everybody: time, the villain, story quests."""
    scenario: View = game["scenario"] or {}
    if not scenario:
        return
    clock = {name: game[name] for name in ("act", "round", "time")}
    yield speaker.say(
        "picture-third-time", {**clock, "spaces": book.track.spaces, "scenario": scenario["id"]}
    )
    start = lands.place(seat)
    if scenario["at"] is not None and start is not None:
        where = lands.bearing(start, (scenario["at"][0], scenario["at"][1]))
        yield speaker.say("picture-third-villain", {"who": scenario["villain"], "where": where})
    for quest in game["track"]:
        if quest["card"]:
            where = lands.far(start, book.catalogue.stories[quest["card"]].at)
            yield speaker.say(
                "picture-third-story", {"card": quest["card"], "stock": quest["stock"], "where": where}
            )


def _markets(speaker: Speaker, game: View, book: Book, town: object = None) -> Iterator[str]:
    for city, market in game["markets"].items():
        if market and town in (None, city):
            wares = [
                speaker.say("picture-third-ware", {"card": card, "cost": book.catalogue.assets[card].cost})
                for card in market
            ]
            yield speaker.say("picture-third-market", {"town": city, "cards": ", ".join(wares)})


def _names(speaker: Speaker, cards: list[str]) -> str:
    return speaker.listed([speaker.name(card) for card in cards])


def _token_name(game: View, book: Book) -> str:
    scenario: View = game["scenario"] or {}
    return book.catalogue.scenarios[scenario["id"]].token if scenario else "lore"

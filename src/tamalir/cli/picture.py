"""What lies on the table, as lines that can be read aloud. Made from a seat's view, never from the state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tamalir.cli import third_picture
from tamalir.cli.third_picture import third
from tamalir.kernel import Choose, Seat, Table
from tamalir.language import Speaker
from tamalir.language.deeds import lands_of
from tamalir.language.lands import Lands
from tamalir.world.hexes import Hex, parsed

View = Mapping[str, Any]

DOOM_COUNTERS = 8

TURN_START = "movement.set-out"
"""The first question of a turn, at which everything is shown."""


def picture(
    speaker: Speaker,
    view: View,
    book: object = None,
    asked: Choose[Any] | None = None,
) -> list[str]:
    """What matters for a question, or without one the whole table; nothing for an edition not drawn yet."""
    draw = _PICTURES.get(view["edition"])
    return [] if draw is None else draw(speaker, view["game"], book, asked)


def seats_at(table: Table[Any]) -> int:
    """How many sit at the table."""
    return len(getattr(table.state, "heroes", (None,)))


def book_of(table: Table[Any]) -> object | None:
    """All that is printed in this game."""
    return getattr(table.state, "book", None)


def places_in(view: View) -> dict[str, Hex]:
    """Hero -> where it stands."""
    heroes = view["game"].get("heroes", [])
    return {hero["card"]: tuple(hero["place"]) for hero in heroes if hero.get("place") is not None}


def cards_of(view: View, seat: Seat) -> list[str]:
    """Cards that a seat has to do with: its own, those of whoever it meets, the foe, what has been drawn."""
    game: View = view["game"]
    if view["edition"] in ("third", "bonds"):
        return third_picture.cards_of(game, seat)
    fight: View = game.get("fight") or {}
    deal: View = game.get("deal") or {}
    heroes = game.get("heroes", [])
    rivals = {fight.get("seat"), fight.get("rival"), deal.get("by"), deal.get("to")}
    on_a_map = any(hero.get("place") is not None for hero in heroes)
    found: list[str] = []
    for other, hero in enumerate(heroes):
        if other != seat and other not in rivals and on_a_map:
            continue
        found.append(hero.get("card") or hero["id"])
        found += [item["card"] for item in hero.get("items", [])]
        found += [ally["card"] for ally in hero.get("allies", [])]
        found += hero.get("kept", [])
    if fight.get("foe"):
        found.append(fight["foe"]["card"])
    attempt: View = game.get("attempt") or {}
    found += attempt.get("drawn", [])
    if game.get("event"):
        found.append(game["event"])
    return list(dict.fromkeys(found))


# --- the second edition ------------------------------------------------------------------------


def _second(speaker: Speaker, game: View, book: object, asked: Choose[Any] | None) -> list[str]:
    lands = lands_of(speaker, {"game": game}, book)
    if lands is not None and asked is not None:
        return list(_for_a_question(speaker, game, lands, asked))
    lines: list[str] = []
    for seat, hero in enumerate(game["heroes"]):
        lines += [*_hero(speaker, hero), *(_place(speaker, lands, seat) if lands is not None else ())]
    return [*lines, *_foe(speaker, game), *(_world(speaker, game, lands, 0) if lands is not None else ())]


def _for_a_question(speaker: Speaker, game: View, lands: Lands, asked: Choose[Any]) -> Iterator[str]:
    seat = asked.seat
    step = asked.key.partition(".")[0]
    if asked.key == "movement.travel":
        yield from _place(speaker, lands, seat)
        yield from _journey(speaker, game, lands, asked)
        return
    own, *others = _concerned(game, seat)
    yield from _hero(speaker, game["heroes"][own])
    if not game["fight"]:
        yield from _place(speaker, lands, seat)
    for other in others:
        yield from _hero(speaker, game["heroes"][other])
    yield from _foe(speaker, game)
    if game["fight"]:
        return
    if asked.key == TURN_START:
        yield from _experience(speaker, game, seat)
        yield from _world(speaker, game, lands, seat)
    if step == "market":
        yield from _stack(speaker, asked)
    if step == "experience":
        yield from _experience(speaker, game, seat)
    if step == "negotiation" and game["deal"]:
        yield _deal(speaker, game)


def _concerned(game: View, seat: Seat) -> list[Seat]:
    """Whoever is asked, and whom it fights, deals with or stands beside."""
    fight: View = game["fight"] or {}
    deal: View = game["deal"] or {}
    found = [seat, fight.get("seat"), fight.get("rival"), deal.get("by"), deal.get("to")]
    here = game["heroes"][seat]["place"]
    if here is not None and not fight:
        found += [other for other, hero in enumerate(game["heroes"]) if hero["place"] == here]
    return list(dict.fromkeys(other for other in found if other is not None))


def _hero(speaker: Speaker, hero: View) -> Iterator[str]:
    yield speaker.say("picture-second-hero", _figures(hero, gold=hero["gold"]))
    if hero["items"]:
        items = [speaker.say("picture-second-item", item) for item in hero["items"]]
        yield "  " + speaker.say("picture-second-items", {"items": speaker.listed(items)})
    for ally in hero["allies"]:
        yield "  " + speaker.say("picture-second-ally", _figures(ally))
    if hero["kept"]:
        kept = speaker.listed([speaker.name(card) for card in hero["kept"]])
        yield "  " + speaker.say("picture-second-kept", {"cards": kept})


def _foe(speaker: Speaker, game: View) -> Iterator[str]:
    fight: View = game["fight"] or {}
    if fight.get("foe"):
        yield speaker.say("picture-second-foe", _figures(fight["foe"]))


def _world(speaker: Speaker, game: View, lands: Lands, seat: Seat) -> Iterator[str]:
    """What concerns everybody: the Event in play, undefeated challenges, doom."""
    if game["event"]:
        lasting = [effect for effect in lands.book.events[game["event"]].effects if effect.when == "always"]
        text = " ".join(speaker.effect(effect, "second") for effect in lasting)
        yield speaker.say("picture-second-event", {"card": game["event"], "text": text})
    track = lands.track(seat)
    if track:
        yield speaker.say("picture-second-track", {"list": "; ".join(track)})
    if game["endgame"]:
        yield speaker.say("picture-second-endgame")
    elif game["options"]["doom-track"]:
        colours = game["doom"]["colours"]
        yield speaker.say(
            "picture-second-doom",
            {"cards": len(colours), "counters": game["doom"]["counters"], "most": DOOM_COUNTERS},
        )


def _experience(speaker: Speaker, game: View, seat: Seat) -> Iterator[str]:
    hero = game["heroes"][seat]
    if hero["points"]:
        way = "+".join(f"{n}{colour}" for colour, n in hero["counters"].items()) or "nothing"
        args = {"way": way, "points": hero["points"], "cost": game["price"], "level": hero["level"]}
        yield speaker.say("picture-second-experience", args)


def _place(speaker: Speaker, lands: Lands, seat: Seat) -> Iterator[str]:
    here = lands.place(seat)
    if here is not None:
        yield "  " + speaker.say("picture-second-place", {"what": lands.land(here, seat)})


def _journey(speaker: Speaker, game: View, lands: Lands, asked: Choose[Any]) -> Iterator[str]:
    """The dice, and the neighbouring spaces that none of them pays for."""
    journey: View = game["journey"]
    args = {"dice": " ".join(journey["dice"]), "paid": " ".join(journey["paid"])}
    yield speaker.say("picture-second-dice", args)
    closed = [parsed(str(option.args["hex"])) for option in asked.refused if option.verb == "to"]
    if closed:
        yield speaker.say("picture-second-closed", {"list": lands.around(asked.seat, closed)})


def _stack(speaker: Speaker, asked: Choose[Any]) -> Iterator[str]:
    """What is for sale and cannot be had; the rest stands among the options."""
    out_of_reach = [option for option in asked.refused if option.verb in ("buy", "hire")]
    if out_of_reach:
        wares = [speaker.say("picture-second-ware", option.args) for option in out_of_reach]
        yield speaker.say("picture-second-stack", {"cards": speaker.listed(wares)})


def _deal(speaker: Speaker, game: View) -> str:
    deal: View = game["deal"]
    by, to = str(deal["by"]), str(deal["to"])
    return speaker.say(
        "picture-second-deal",
        {
            "hero": game["heroes"][deal["by"]]["card"],
            "gives": " ".join(deal["cards"][by]),
            "gives_gold": deal["gold"][by],
            "wants": " ".join(deal["cards"][to]),
            "wants_gold": deal["gold"][to],
        },
    )


def _figures(body: View, **more: int) -> dict[str, Any]:
    return {**_plain(body), **body["values"], **body["damage"], **more}


def _plain(body: View) -> dict[str, Any]:
    return {name: value for name, value in body.items() if isinstance(value, str | int)}


_PICTURES: dict[str, Callable[[Speaker, View, object, Choose[Any] | None], list[str]]] = {
    "second": _second,
    "third": third,
    "bonds": third,
}

"""The board of the third edition in words: what lies where, in which direction; what options mean there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import atan2, pi, sqrt
from typing import Any

from tamalir.kernel import Option, Seat
from tamalir.language.lands import COMPASS
from tamalir.language.speaker import Speaker
from tamalir.third.board_cards import CIVILISED, DECKS
from tamalir.third.book import Book
from tamalir.third.terrain import Map
from tamalir.world.effects import Effect
from tamalir.world.hexes import Hex, distance, parsed

View = Mapping[str, Any]

NEAREST = 3
"""So many gems of each kind are named."""


def direction(start: Hex, goal: Hex) -> str:
    """Columns of hexes run from north to south, each half a hex further south than the one to its west."""
    dq, dr = goal[0] - start[0], goal[1] - start[1]
    turned = atan2(-sqrt(3) * (dr + dq / 2), 1.5 * dq) / (2 * pi)
    return COMPASS[round(turned * len(COMPASS)) % len(COMPASS)]


class ThirdLands:
    """What a seat sees of the board."""

    def __init__(self, speaker: Speaker, game: View, board: Map) -> None:
        self.speaker = speaker
        self.game = game
        self.board = board

    def place(self, seat: Seat) -> Hex | None:
        """Where the hero of a seat stands, if it is on the board."""
        at = self.game["heroes"][seat]["hex"]
        return None if at is None else (at[0], at[1])

    def land(self, at: Hex) -> str:
        """The place by name, or the terrain and the region."""
        names = self.board.named.get(at, [])
        if at in self.board.kind:
            return self.speaker.say(f"land-third-{self.board.kind[at]}", {"place": names[0]})
        said = self.speaker.say(f"terrain-face-{self.board.terrain[at]}")
        region = names[0] if names else "none"
        return self.speaker.say("land-third-region", {"terrain": said, "place": region})

    def scene(self, at: Hex, seat: Seat | None = None) -> str:
        """A hex with everything on it but the hero of this seat."""
        return ", ".join([self.land(at), *self._things(at, seat)])

    def _things(self, at: Hex, seat: Seat | None) -> Iterator[str]:
        say = self.speaker.say
        for gem in self.game.get("gems", ()):
            if tuple(gem["hex"]) == at:
                yield say("land-third-gem", {"deck": gem["kind"], "faceup": gem["faceup"]})
        scenario: View = self.game.get("scenario") or {}
        if scenario.get("at") is not None and tuple(scenario["at"]) == at:
            yield self.speaker.name(scenario["villain"])
        for zombies in scenario.get("zombies", ()):
            if tuple(zombies["hex"]) == at and zombies["count"]:
                yield say("land-third-zombies", {"n": zombies["count"]})
        for quest in self.game.get("track", ()):
            if quest["card"] and quest["token"] is not None and tuple(quest["token"]) == at:
                yield say("land-third-story", {"card": quest["card"]})
        for other, hero in enumerate(self.game["heroes"]):
            if other != seat and self.place(other) == at:
                yield self.speaker.name(hero["id"])

    def way(self, key: str, seat: Seat, at: Hex, facts: View) -> str:
        """A step of this seat's hero to a neighbouring hex."""
        start = self.place(seat)
        what = self.scene(at, seat)
        if start is None or start == at:
            return what
        way = self.speaker.say(f"way-{direction(start, at)}")
        return self.speaker.say(key, {**facts, "direction": way, "what": what})

    def bearing(self, start: Hex, at: Hex) -> str:
        """How far and in which direction."""
        if start == at:
            return self.speaker.say("land-second-here")
        args = {"n": distance(start, at), "direction": self.speaker.say(f"way-{direction(start, at)}")}
        return self.speaker.say("land-third-bearing", args)

    def far(self, start: Hex | None, places: Iterable[str]) -> str:
        """Places, or kinds of places, by name, each with the way to its nearest hex."""
        found: list[str] = []
        for place in places:
            hexes = self.board.places.get(place, ())
            name = self.speaker.name(place)
            if start is not None and hexes:
                nearest = min(hexes, key=lambda at: distance(start, at))
                where = self.bearing(start, nearest)
                name = self.speaker.say("land-second-far", {"what": name, "where": where})
            found.append(name)
        return ", ".join(found)

    def overview(self, seat: Seat) -> list[str]:
        """Cities, the nearest gems of each kind, the villain, story quests, other heroes."""
        start = self.place(seat)
        say = self.speaker.say
        if start is None:
            return [say("play-no-map")]
        lines = [say("land-second-from", {"what": self.scene(start, seat)})]
        for kind in CIVILISED:
            names = [self.board.named[at][0] for at in self.board.places.get(kind, ())]
            if names:
                names.sort(key=lambda place: distance(start, self.board.places[place][0]))
                lines.append(say(f"land-third-{kind}-list", {"list": self.far(start, names)}))
        for deck in DECKS:
            hexes = [
                (g["hex"][0], g["hex"][1]) for g in self.game["gems"] if g["kind"] == deck and g["faceup"]
            ]
            near = sorted(hexes, key=lambda at: distance(start, at))[:NEAREST]
            if near:
                lines.append(say("land-third-gems", {"deck": deck, "list": self._hexes(start, near)}))
        scenario: View = self.game["scenario"] or {}
        if scenario.get("at") is not None:
            where = self._hexes(start, [tuple(scenario["at"])])
            lines.append(say("land-second-other", {"hero": scenario["villain"], "where": where}))
        infested = [(z["hex"][0], z["hex"][1]) for z in scenario.get("zombies", ()) if z["count"]]
        if infested:
            lines.append(say("land-third-infested", {"list": self._hexes(start, infested)}))
        for other, hero in enumerate(self.game["heroes"]):
            at = self.place(other)
            if other != seat and at is not None:
                where = self._hexes(start, [at])
                lines.append(say("land-second-other", {"hero": hero["id"], "where": where}))
        return lines

    def _hexes(self, start: Hex, hexes: Sequence[Any]) -> str:
        say = self.speaker.say
        return ", ".join(
            say("land-second-far", {"what": self.land(at), "where": self.bearing(start, at)}) for at in hexes
        )

    def track(self, seat: Seat) -> list[str]:
        """Nothing besides the overview."""
        return []


def lands_of(speaker: Speaker, view: View, book: object) -> ThirdLands | None:
    """The board, if this is a game of the third edition on one."""
    game: View = view["game"]
    if not isinstance(book, Book) or book.map is None or "gems" not in game:
        return None
    return ThirdLands(speaker, game, book.map)


# --- options and events -----------------------------------------------------------------

STEPS = ("walk", "go", "flee-to")
"""Options that lead to a hex."""
PARTS = {"choice": "choice", "ending": "ending", "attempt": "quest", "story": "story"}
"""Options about one paragraph of a card, and its kind."""
WHOLE = ("buy", "learn", "reject", "take-asset", "hero")
"""Options about a card that the player may not know by heart."""


def deed(speaker: Speaker, view: View, book: Book, seat: Seat, option: Option[Any], brief: bool) -> str:
    """What an option does, with what a player must know to choose it: the land ahead, the card's text."""
    args = option.args
    said = speaker.option(option)
    lands = lands_of(speaker, view, book)
    if option.verb in STEPS and lands is not None:
        return lands.way(f"play-third-{option.verb}", seat, parsed(str(args["hex"])), args)
    text = None if brief else _text(speaker, view, book, seat, option)
    return speaker.say("play-deed-of-card", {"deed": said, "text": text}) if text else said


def _text(speaker: Speaker, view: View, book: Book, seat: Seat, option: Option[Any]) -> str | None:
    args, verb = option.args, option.verb
    ability = book.abilities.get(str(args.get("ability", "")))
    if ability is not None:
        return speaker.effect(ability.effect, "third", may=ability.may)
    if verb == "scenario":
        return " ".join(speaker.card_text(book.catalogue.scenarios[option.id.partition(":")[2]]))
    card = book.printed(str(args.get("card", args.get("hero", ""))))
    if card is None:
        return None
    if verb in PARTS:
        return speaker.part(card, PARTS[verb], int(args.get("n", 1)))
    if verb == "follow":
        kept = view["game"]["heroes"][seat].get("rumors", {})
        return speaker.part(card, "choice", int(kept.get(args["card"], 0)) + 1)
    if verb == "effect":
        return _alternative(speaker, card, int(args["n"]))
    return " ".join(speaker.card_text(card)) if verb in WHOLE else None


def _alternative(speaker: Speaker, card: object, n: int) -> str | None:
    """What one of several things does, if the card offers such a choice in one place only."""
    texts: tuple[Effect, ...] = (*getattr(card, "effects", ()), *getattr(card, "reward", ()))
    choices = [
        e for text in (*texts, *getattr(card, "drawn", ())) for e in text.within() if e.do == "choose-one"
    ]
    if len(choices) != 1:
        return None
    return speaker.effect(choices[0].args["effects"][n - 1], "third")


def told(speaker: Speaker, view: View, book: object, event: Mapping[str, Any]) -> str | None:
    """What happened at a hex, with its name in place of coordinates; None for everything else."""
    lands = lands_of(speaker, view, book)
    if lands is None or "hex" not in event["facts"]:
        return None
    facts = {**event["facts"], "hex": lands.land(parsed(event["facts"]["hex"]))}
    return speaker.event({**event, "facts": facts})

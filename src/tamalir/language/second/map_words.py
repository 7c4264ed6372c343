"""The map of the second edition in words: what lies where, and in which direction."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import sqrt

from tamalir.kernel import Seat
from tamalir.language.compass import towards
from tamalir.language.speaker import Speaker
from tamalir.second.state import SecondState
from tamalir.world.hexes import Hex, distance, parsed, spoken

NEAREST = 3
"""So many counters of each colour are named."""


def direction(start: Hex, goal: Hex) -> str:
    """Rows of hexes run from west to east, each half a hex further east than the one to its north."""
    dq, dr = goal[0] - start[0], goal[1] - start[1]
    return towards(east=dq + dr / 2, north=-dr * sqrt(3) / 2)


class MapWords:
    """What a seat sees of the map."""

    def __init__(self, speaker: Speaker, state: SecondState) -> None:
        self.speaker = speaker
        self.state = state
        self.board = state.book.board

    def place(self, seat: Seat) -> Hex | None:
        """Where the hero of a seat stands, if it is on the map yet."""
        return self.state.heroes[seat].hex

    def terrain(self, at: Hex) -> str:
        """The town by name, else the terrain."""
        space = self.board.spaces[at]
        if space.town is not None:
            return self.speaker.say("land-second-town", {"town": space.town})
        return self.speaker.say(f"second-terrain-{space.terrain}")

    def land(self, at: Hex, seat: Seat | None = None) -> str:
        """A space with everything on it but the hero of this seat."""
        return ", ".join([self.terrain(at), *self._things(at, seat)])

    def _things(self, at: Hex, seat: Seat | None) -> Iterator[str]:
        say = self.speaker.say
        for colour in self.state.jewels.get(spoken(at), ()):
            yield say("land-second-counter", {"colour": colour.value})
        for taken in self.state.track:
            if taken is not None and taken.space == at:
                yield say("land-second-undefeated", {"card": taken.card})
        for other, hero in enumerate(self.state.heroes):
            if other != seat and hero.hex == at:
                yield say("land-second-hero", {"hero": hero.id})

    def way(self, key: str, seat: Seat, at: Hex) -> str:
        """A step of this seat's hero to a neighbouring space, or a space further off."""
        start = self.place(seat)
        what = self.land(at, seat)
        if start is None or start == at:
            return what
        args = {"direction": self.speaker.say(f"way-{direction(start, at)}"), "what": what}
        return self.speaker.say(key, {**args, "n": distance(start, at)})

    def moved(self, hero: str, start: Hex, goal: Hex) -> str | None:
        """A step that somebody has made."""
        if distance(start, goal) != 1:
            return None
        way = self.speaker.say(f"way-{direction(start, goal)}")
        return self.speaker.say("play-moved", {"hero": hero, "direction": way, "what": self.terrain(goal)})

    def replenished(self, colour: str, at: Hex) -> str:
        """A counter is back on the map."""
        town = self.board.start
        where = self.bearing(self.board.towns[town], at)
        args = {"colour": colour, "town": town, "where": where, "what": self.terrain(at)}
        return self.speaker.say("play-replenished", args)

    def bearing(self, start: Hex, at: Hex) -> str:
        """How far and in which direction."""
        if start == at:
            return self.speaker.say("land-second-here")
        args = {"n": distance(start, at), "direction": self.speaker.say(f"way-{direction(start, at)}")}
        return self.speaker.say("land-second-bearing", args)

    def around(self, seat: Seat, spaces: Iterable[Hex]) -> str:
        """These neighbouring spaces in one line."""
        return "; ".join(self.way("land-second-way", seat, at) for at in spaces)

    def overview(self, seat: Seat) -> list[str]:
        """Towns, the nearest counters of each colour, undefeated challenges and other heroes."""
        start = self.place(seat) or self.board.towns[self.board.start]
        say = self.speaker.say
        towns = sorted(self.board.towns.items(), key=lambda town: distance(start, town[1]))
        lines = [
            say("land-second-from", {"what": self.land(start, seat)}),
            say(
                "land-second-towns",
                {"list": self._far(start, [(at, self.speaker.name(n)) for n, at in towns])},
            ),
        ]
        for colour in self.state.pile:
            spaces = [parsed(at) for at, there in self.state.jewels.items() if colour in there]
            near = sorted(spaces, key=lambda at: distance(start, at))[:NEAREST]
            if near:
                places = self._far(start, [(at, self.terrain(at)) for at in near])
                lines.append(say("land-second-counters", {"colour": colour.value, "list": places}))
        for other, hero in enumerate(self.state.heroes):
            if other != seat and hero.hex is not None:
                where = self._far(start, [(hero.hex, self.terrain(hero.hex))])
                lines.append(say("land-second-other", {"hero": hero.id, "where": where}))
        return lines

    def _far(self, start: Hex, places: list[tuple[Hex, str]]) -> str:
        say = self.speaker.say
        return ", ".join(
            say("land-second-far", {"what": what, "where": self.bearing(start, at)}) for at, what in places
        )

    def track(self, seat: Seat) -> list[str]:
        """Positions of the undefeated challenge track that are taken."""
        start = self.place(seat) or self.board.towns[self.board.start]
        return [
            self.speaker.say(
                "land-second-position",
                {"n": n, "card": taken.card, "where": self.bearing(start, taken.space)},
            )
            for n, taken in enumerate(self.state.track, 1)
            if taken is not None
        ]

"""The board of the third edition in words: what lies where, and in which direction."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from typing import Any

from tamalir.kernel import Seat
from tamalir.language.compass import towards
from tamalir.language.speaker import Speaker
from tamalir.third.board_cards import CIVILISED, DECKS
from tamalir.third.state import ThirdState
from tamalir.third.story import story_token_hex
from tamalir.third.terrain import Map
from tamalir.world.hexes import Hex, distance

NEAREST = 3
"""So many gems of each kind are named."""


def direction(start: Hex, goal: Hex) -> str:
    """Columns of hexes run from north to south, each half a hex further south than the one to its west."""
    dq, dr = goal[0] - start[0], goal[1] - start[1]
    return towards(east=1.5 * dq, north=-sqrt(3) * (dr + dq / 2))


def ends_of(board: Map, start: Hex, faces: Sequence[str]) -> dict[Hex, int]:
    """Every hex that can be reached by spending these dice (3E-MOVE-003), with the fewest that lead there."""
    found: dict[Hex, int] = {}
    ahead = {(start, tuple(sorted(faces)))}
    for spent in range(1, len(faces) + 1):
        further: set[tuple[Hex, tuple[str, ...]]] = set()
        for at, left in ahead:
            for n, face in enumerate(left):
                rest = (*left[:n], *left[n + 1 :])
                further |= {(there, rest) for there in board.ways(face, at)}
        for there, _ in further:
            if there != start:
                found.setdefault(there, spent)
        ahead = further
    return found


class ThirdMapWords:
    """What a seat sees of the board."""

    def __init__(self, speaker: Speaker, state: ThirdState) -> None:
        self.speaker = speaker
        self.state = state
        self.board = state.book.board

    def place(self, seat: Seat) -> Hex | None:
        """Where the hero of a seat stands, if it is on the board."""
        return self.state.heroes[seat].hex

    def villain(self) -> str | None:
        """Whose token it is that moves towards the end of the game."""
        scenario = self.state.scenario
        return None if scenario is None else self.state.book.catalogue.scenarios[scenario].villain

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
        state, villain = self.state, self.villain()
        if at in state.gems:
            yield say("land-third-gem", {"deck": self.board.gems[at], "faceup": state.gems[at]})
        if villain is not None and state.villain == at:
            yield self.speaker.name(villain)
        if state.zombies.get(at):
            yield say("land-third-zombies", {"n": state.zombies[at]})
        for quest in state.track:
            if quest.card and story_token_hex(state, quest) == at:
                yield say("land-third-story", {"card": quest.card})
        for other, hero in enumerate(state.heroes):
            if other != seat and hero.hex == at:
                yield self.speaker.name(hero.id)

    def way(self, key: str, seat: Seat, at: Hex, facts: Mapping[str, Any]) -> str:
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
        start, state, villain = self.place(seat), self.state, self.villain()
        say = self.speaker.say
        if start is None:
            return []
        lines = [say("land-second-from", {"what": self.scene(start, seat)})]
        for kind in CIVILISED:
            names = [self.board.named[at][0] for at in self.board.places.get(kind, ())]
            if names:
                names.sort(key=lambda place: distance(start, self.board.places[place][0]))
                lines.append(say(f"land-third-{kind}-list", {"list": self.far(start, names)}))
        for deck in DECKS:
            hexes = [at for at, faceup in state.gems.items() if faceup and self.board.gems[at] == deck]
            near = sorted(hexes, key=lambda at: distance(start, at))[:NEAREST]
            if near:
                lines.append(say("land-third-gems", {"deck": deck, "list": self._hexes(start, near)}))
        if villain is not None and state.villain is not None:
            where = self._hexes(start, [state.villain])
            lines.append(say("land-second-other", {"hero": villain, "where": where}))
        infested = [at for at, n in state.zombies.items() if n]
        if infested:
            lines.append(say("land-third-infested", {"list": self._hexes(start, infested)}))
        for other, hero in enumerate(state.heroes):
            if other != seat and hero.hex is not None:
                where = self._hexes(start, [hero.hex])
                lines.append(say("land-second-other", {"hero": hero.id, "where": where}))
        return lines

    def reach(self, seat: Seat) -> str | None:
        """After a roll: where the dice on the table lead, with the fewest of them; empty wilderness is left
        out. None without dice, or if there is nothing to go to."""
        start, dice = self.place(seat), self.state.dice
        if start is None or dice is None or dice.purpose != "move":
            return None
        ends = {
            at: n for at, n in ends_of(self.board, start, dice.faces).items() if self._worth_going(at, seat)
        }
        said = [
            self.speaker.say("land-third-reach-end", {"what": self.scene(at, seat), "n": n})
            for at, n in sorted(ends.items(), key=lambda end: (end[1], end[0]))
        ]
        return self.speaker.say("land-third-reach", {"list": "; ".join(said)}) if said else None

    def _worth_going(self, at: Hex, seat: Seat) -> bool:
        goals = {card: self.state.book.catalogue.quests[card].at for card in self.state.heroes[seat].quests}
        wanted = [place for places in goals.values() for place in places]
        here = at in self.board.kind or any(self.board.lies_in(at, place) for place in wanted)
        return here or self.state.gems.get(at, False) or next(self._things(at, seat), None) is not None

    def _hexes(self, start: Hex, hexes: Sequence[Hex]) -> str:
        say = self.speaker.say
        return ", ".join(
            say("land-second-far", {"what": self.land(at), "where": self.bearing(start, at)}) for at in hexes
        )

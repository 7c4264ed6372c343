"""What a finished game came to: ranking, trails, luck, how the chances went, and its story in chapters.

Runs in the worker processes and in the page's thinker, over the journal. No dice are thrown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, cast

from tamalir.game import Game
from tamalir.games import GAMES
from tamalir.host import words
from tamalir.host.replays import Past, asks_somebody, played_again, turn_of
from tamalir.host.wire import Lang
from tamalir.kernel import Seat, Table, encode
from tamalir.kernel.journal import CHANCE
from tamalir.kernel.requests import Chance
from tamalir.language.chapters import Chapter, Happened, chapters
from tamalir.language.speaker import Speaker
from tamalir.odds.luck import Luck, Throw
from tamalir.players.clock import thinking_clock
from tamalir.players.forecast import chances
from tamalir.world.hexes import parsed

ODDS_SECONDS = 1.0
"""For the chances of one fight that a chapter tells of; unknown after that."""


@dataclass(slots=True)
class Reading:
    """What is noted while a game is played again."""

    game: Game[Any]
    seats: int
    luck: list[Luck]
    figures: list[dict[str, int]]
    trails: list[list[dict[str, Any]]]
    events: list[Happened] = field(default_factory=list[Happened])
    fights: dict[int, int] = field(default_factory=dict[int, int])
    """Number of the event that begins a fight -> answers before the first question in it."""
    curve: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    length: int = 0
    turn: int = -1
    throws: Sequence[Throw] = ()
    fight: int | None = None
    """A fight that has begun, and nobody was asked in it yet."""

    # ---- after each answer

    def look(self, table: Table[Any]) -> None:
        """One more answer was given."""
        self._count_throws(table)
        self._hear(table)
        waiting = table.waiting()
        if self.fight is not None and len(waiting) == 1:
            self.fights[self.fight] = len(table.journal)
            self.fight = None
        if asks_somebody(table):
            self.length = len(table.journal)
            if turn_of(table) != self.turn:
                self.turn = turn_of(table)
                self._note_chances(table)

    def _count_throws(self, table: Table[Any]) -> None:
        if self.throws:
            fallen = next(entry.answer for entry in reversed(table.journal.entries) if entry.who == CHANCE)
            for throw in self.throws:
                self.luck[throw.seat].add(throw.spread, throw.points(fallen))
        request = table.request
        self.throws = self.game.chronicle.throws(table.state, request) if isinstance(request, Chance) else ()

    def _hear(self, table: Table[Any]) -> None:
        chronicle = self.game.chronicle
        for event in table.events(len(self.events)):
            key, seat = str(event["key"]), cast("Seat | None", event["seat"])
            facts = cast("Mapping[str, Any]", event["facts"])
            if key in chronicle.fights:
                self.fight = len(self.events)
            self.events.append(Happened(self.length, turn_of(table), key, seat, facts))
            if seat is not None and key in chronicle.counted:
                self.figures[seat][chronicle.counted[key]] += 1
            if seat is not None and key in chronicle.steps:
                self._step(seat, parsed(str(facts[chronicle.steps[key]])), turn_of(table))
        for seat, stand in enumerate(chronicle.standings(table.state)):
            if stand.place is not None:
                self._step(seat, stand.place, turn_of(table))

    def _step(self, seat: Seat, place: tuple[int, int], turn: int) -> None:
        trail = self.trails[seat]
        if not trail or tuple(trail[-1]["place"]) != tuple(place):
            trail.append({"turn": turn, "place": list(place)})

    def _note_chances(self, table: Table[Any]) -> None:
        forecast = self.game.forecast
        if forecast is not None and table.request is not None:
            found = [round(each, 4) for each in chances(forecast, table.state, self.seats)]
            if found:
                self.curve.append({"turn": self.turn, "length": self.length, "chances": found})


def read(past: Past) -> tuple[Reading, Table[Any]]:
    """A game played again, and the table at its end."""
    game, seats = GAMES[past["edition"]], int(past["setup"]["seats"])
    reading = Reading(
        game,
        seats,
        [Luck() for _ in range(seats)],
        [dict.fromkeys(game.chronicle.counted.values(), 0) for _ in range(seats)],
        [[] for _ in range(seats)],
    )
    table: Table[Any] | None = None
    for table in played_again(past):
        reading.look(table)
    assert table is not None
    return reading, table


def summary(past: Past, lang: Lang, seat: Seat | None = None) -> dict[str, Any]:
    """Everything that the chronicle of a game shows. `seat`: whose story it is if nobody has won."""
    reading, table = read(past)
    chronicle, state, result = reading.game.chronicle, table.state, table.result
    winners = () if result is None else result.winners
    _end_the_curve(reading, table, winners)
    together = chronicle.together(state)
    hero = None if together else (winners[0] if winners else (seat or 0))
    speaker = words.narrator_at(table, lang).speaker
    stands = chronicle.standings(state)
    return {
        "over": table.request is None,
        "result": None if result is None else encode(result),
        "said": None if result is None else speaker.result(result),
        "turns": turn_of(table),
        "answers": len(table.journal),
        "together": together,
        "hero": hero,
        "title": _title(speaker, [stand.hero for stand in stands], hero, bool(winners)),
        "seats": [
            {
                "seat": each,
                **encode(stands[each]),
                "figures": reading.figures[each],
                "brought": dict(chronicle.brought(state, each)),
                "luck": reading.luck[each].to_json(),
                "trail": reading.trails[each],
            }
            for each in range(reading.seats)
        ],
        "curve": reading.curve,
        "chapters": _chapters(past, reading, table, hero, speaker),
    }


def _title(speaker: Speaker, heroes: Sequence[str | None], hero: Seat | None, won: bool) -> str | None:
    """Made of the name of the hero, or of all in a team; none before heroes are chosen."""
    known = [each for each in heroes if each]
    if hero is None:
        return speaker.say("story-team", {"heroes": " ".join(known)}) if known else None
    chosen = heroes[hero]
    return None if chosen is None else speaker.say("story-saga" if won else "story-fall", {"hero": chosen})


def _end_the_curve(reading: Reading, table: Table[Any], winners: Sequence[Seat]) -> None:
    """At the end the chances are known."""
    if reading.curve and table.request is None:
        last = [1.0 if seat in winners else 0.0 for seat in range(reading.seats)]
        ended = {"turn": turn_of(table) + 1, "length": len(table.journal), "chances": last}
        reading.curve.append(ended)


def swings(curve: Sequence[Mapping[str, Any]], seat: Seat) -> dict[int, float]:
    """By how much the chances of a seat changed in each turn."""
    return {
        before["turn"]: after["chances"][seat] - before["chances"][seat] for before, after in pairwise(curve)
    }


def _chapters(
    past: Past, reading: Reading, table: Table[Any], hero: Seat | None, speaker: Speaker
) -> list[dict[str, Any]]:
    chronicle = reading.game.chronicle
    turned = swings(reading.curve[:-1], hero or 0)  # the end is told anyway
    found = chapters(chronicle.chapters, table.state, reading.events, chronicle.fights, hero, turned)
    told: list[dict[str, Any]] = []
    known = _chances(past, reading, found)
    for each in found:
        chance, exact = known.get(each.at, (None, True))
        told.append({**each.told(speaker, chance, exact), "at": _place(reading, each)})
    if table.result is not None and not (found and found[-1].rule.last):
        told = [*told[-4:], _ending(reading, table, speaker)]
    return told


def _ending(reading: Reading, table: Table[Any], speaker: Speaker) -> dict[str, Any]:
    """The last chapter of a game whose end no event tells of."""
    assert table.result is not None
    return {
        "length": len(table.journal),
        "turn": turn_of(table),
        "seat": None,
        "key": "end",
        "icon": "laurels" if table.result.winners else "tattered-banner",
        "card": None,
        "title": speaker.say("story-end-title"),
        "said": speaker.result(table.result),
        "chance": None,
        "exact": True,
        "swing": 0.0,
        "at": None,
    }


def _chances(past: Past, reading: Reading, told: Sequence[Chapter]) -> dict[int, tuple[float | None, bool]]:
    """The chance to win the fight that a chapter tells of, when it began, for whom the chapter is about; by
    the number of its event. The game is played once more: only a table at its question can be asked."""
    advisor = reading.game.advisor
    wanted: dict[int, list[Chapter]] = {}
    for each in told:
        if each.fight is not None and each.fight in reading.fights:
            wanted.setdefault(reading.fights[each.fight], []).append(each)
    found: dict[int, tuple[float | None, bool]] = {}
    if advisor is None or not wanted:
        return found
    for table in played_again(past):
        for each in wanted.pop(len(table.journal), ()):
            if list(table.waiting()) == [each.event.seat]:
                end = thinking_clock() + ODDS_SECONDS
                advice = advisor.odds(table.view(each.event.seat), lambda end=end: thinking_clock() > end)
                if advice.best is not None:
                    row = advice.options[advice.best]
                    found[each.at] = (round(row.win, 4), row.exact)
        if not wanted:
            break
    return found


def _place(reading: Reading, chapter: Chapter) -> list[int] | None:
    """Where whom it is about stood then."""
    if chapter.event.seat is None:
        return None
    trail = reading.trails[chapter.event.seat]
    return next((step["place"] for step in reversed(trail) if step["turn"] <= chapter.event.turn), None)

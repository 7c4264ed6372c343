"""What a viewer may know, and the messages that tell it: nothing but the engine's views and events, and the
table around the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from tamalir.kernel import Option, Seat, Unknown
from tamalir.server import words
from tamalir.server.answers import (
    EventList,
    Exported,
    Reason,
    Scene,
    Viewer,
    language_of,
    seat_on,
)
from tamalir.server.delta import changes
from tamalir.server.errors import problem_of
from tamalir.server.wire import Lang

if TYPE_CHECKING:
    from tamalir.server.live import Live

_encoder = msgspec.json.Encoder()


def _refused(option: Option[Any]) -> dict[str, Any]:
    return {"id": option.id, "args": dict(option.args), "refused": option.refused}


class Screen:
    """What was shown of one game, and to whom."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._told_at_opening = live.table.events_told()
        self._docs: dict[str, tuple[int, dict[str, Any], int]] = {}
        """For each channel that is watched: the last version sent, what was shown, events told."""
        self._seen: dict[Seat | None, tuple[int, dict[str, Any]]] = {}
        """The same before it is spoken: languages share it."""
        self._around: tuple[int, dict[str, Any]] = (-1, {})
        """The table around the game at some version: all share it."""

    def info(self) -> dict[str, Any]:
        """The table around the game, as everybody may know it. The seed only when nothing depends on it."""
        record, house = self._live.record, self._live.record.house
        ask, poll = self._live.ask, self._live.poll
        return {
            "game": record.id,
            "edition": record.edition,
            "scene": None if record.setup is None else record.setup.get("scene"),
            "commitment": record.commitment,
            "fair_from": record.fair_from,
            "seed": record.seed if self._live.over else None,
            "seats": [
                {
                    "seat": seat.seat,
                    "name": seat.name,
                    "colour": seat.colour,
                    "kind": seat.kind,
                    "bot": seat.bot,
                    "standing_in": seat.standing_in,
                }
                for seat in record.seats
            ],
            "house": {
                "undo": house.undo,
                "odds": house.odds,
                "thoughts": house.thoughts,
                "takeover_seconds": house.takeover_seconds,
                "decision_seconds": house.decision_seconds,
            },
            "asked_at": self._live.posed_at,
            "undo_asked": None
            if ask is None
            else {"ask": ask.seq, "seat": ask.seat, "agreed": sorted(ask.agreed), "length": ask.length},
            "takeover_asked": None
            if poll is None
            else {"ask": poll.seq, "seat": poll.seat, "by": poll.by, "agreed": sorted(poll.agreed)},
            "changed_since": bool(self._live.table.notes),
        }

    def document(self, seat: Seat | None, lang: Lang | None = None) -> dict[str, Any]:
        """What this seat (None: a spectator) may know, and nothing else."""
        version, seen = self._seen.get(seat, (-1, {}))
        if version != self._live.version:
            view = self._live.table.view(seat)
            view["length"] = view.pop("version")  # the wire's version counts more than answers
            if self._around[0] != self._live.version:
                self._around = (self._live.version, self.info())
            seen = {"table": self._around[1], "view": view}
            self._seen[seat] = (self._live.version, seen)
        if lang is None:
            return seen
        return {**seen, "words": words.words(self._live.table, seat, seen, lang)}

    def private(self, seat: Seat) -> dict[str, Any]:
        """What a player's helper may know: the view, and which options the seat sees refused."""
        view: dict[str, Any] = self._live.table.view(seat)
        asked = self._live.table.pending(seat)
        if asked is not None:
            view["request"]["refused"] = [_refused(option) for option in asked.refused]
            view["request"]["asides"] = [_refused(option) for option in asked.asides]
        return view

    def scene(self, viewer: Viewer, since: int | None, lang: Lang | None = None) -> Scene:
        _, document, told = self._shown(viewer.channel(lang))
        start = told if since is None else min(since, told)
        return Scene(
            version=self._live.version,
            online=sorted(self._live.online),
            events_from=start,
            events=self._events(start, viewer.seat, lang) if start < told else [],
            **document,
        )

    def events(self, viewer: Viewer, since: int, lang: Lang | None = None) -> EventList:
        told = self._live.table.events_told()
        start = min(since, told)
        return EventList(events_from=start, events=self._events(start, viewer.seat, lang), events_told=told)

    def _events(self, start: int, seat: Seat | None, lang: Lang | None) -> list[dict[str, Any]]:
        events = self._live.table.events(start, seat)
        if lang is not None:
            speak, book = words.speaker_at(self._live.table, lang), words.book_of(self._live.table)
            for event in events:
                event["said"] = words.said(speak, event, book)
        return events

    def why(self, seat: Seat, option: str, lang: Lang | None = None) -> Reason:
        try:
            refused = self._live.table.why(option, seat)
        except Unknown:
            return Reason(option=option, known=False, allowed=False)
        if refused is None:
            return Reason(option=option, known=True, allowed=True)
        args = problem_of(refused).more["args"]
        said = None if lang is None else words.speaker_at(self._live.table, lang).refusal(refused)
        return Reason(option=option, known=True, allowed=False, rule=refused.rule, args=args, said=said)

    def update_for(self, channel: str) -> bytes:
        """The message that brings everybody on this channel up to date."""
        seat, lang = seat_on(channel), language_of(channel)
        before = self._docs.get(channel)
        told = self._live.table.events_told()
        if before is None:
            start = min(self._told_at_opening, told)
            scene = Scene(
                version=self._live.version,
                online=sorted(self._live.online),
                events_from=start,
                events=self._events(start, seat, lang) if start < told else [],
                **self._shown(channel)[1],
            )
            return _encoder.encode({"type": "scene"})[:-1] + b"," + _encoder.encode(scene)[1:]
        base, old, told_before = before
        document = self.document(seat, lang)
        self._docs[channel] = (self._live.version, document, told)
        start = min(told_before, told)
        return _encoder.encode(
            {
                "type": "update",
                "version": self._live.version,
                "base": base,
                "changes": changes(old, document),
                "events_from": start,
                "events": self._events(start, seat, lang) if start < told else [],
            }
        )

    def watch_only(self, channels: set[str]) -> None:
        """Forget what was shown to those who no longer watch."""
        for channel in [channel for channel in self._docs if channel not in channels]:
            del self._docs[channel]
        watching = {seat_on(channel) for channel in channels}
        for seat in [seat for seat in self._seen if seat not in watching]:
            del self._seen[seat]

    def _shown(self, channel: str) -> tuple[int, dict[str, Any], int]:
        shown = self._docs.get(channel)
        if shown is None or shown[0] != self._live.version:
            document = self.document(seat_on(channel), language_of(channel))
            shown = (self._live.version, document, self._live.table.events_told())
            self._docs[channel] = shown
        return shown

    def export(self, viewer: Viewer) -> Exported:
        """The save with its seed when the game is over; before, notes without any secret."""
        if self._live.over:
            save = self._live.table.save()
            save["fair"] = {"commitment": self._live.record.commitment, "from": self._live.record.fair_from}
            return Exported(complete=True, save=save)
        document = self.document(viewer.seat)
        notes = {
            **document,
            "dealer": {
                "kind": "sealed",
                "commitment": self._live.record.commitment,
                "game": self._live.record.id,
            },
            "events": self._live.table.events(0, viewer.seat),
            "version": self._live.version,
        }
        return Exported(complete=False, save=notes)

    def knows_no_more(self, seat: Seat) -> bool:
        """Does this seat see just what everybody sees? Then its thoughts give nothing away."""
        state, edition = self._live.table.state, self._live.table.edition
        return not self._live.together() and edition.view(state, seat) == edition.view(state, None)

    def holds_secrets(self) -> bool:
        """Is there anything that one of the seats knows and another does not?"""
        seats: list[Seat | None] = [None, *range(len(self._live.record.seats))]
        state, edition = self._live.table.state, self._live.table.edition
        if self._live.together():
            return True
        views = [edition.view(state, seat) for seat in seats]
        if any(view != views[0] for view in views):
            return True
        told = [self._live.table.events(0, seat) for seat in seats]
        return any(events != told[0] for events in told)

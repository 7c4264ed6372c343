"""What a viewer may know, and the messages that tell it: nothing but the engine's views and events, and the
table around the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from tamalir.host import fair, words
from tamalir.host.delta import changes
from tamalir.host.errors import Problem, forbidden, problem_of
from tamalir.host.replies import (
    EventList,
    Exported,
    Reason,
    Scene,
    Viewer,
    language_of,
    seat_on,
)
from tamalir.host.wire import Lang
from tamalir.kernel import Seat, Unknown, View, hide

if TYPE_CHECKING:
    from tamalir.host.hosted import Hosted

_encoder = msgspec.json.Encoder()


class Feed:
    """What was shown of one game, and to whom."""

    def __init__(self, host: Hosted) -> None:
        self._host = host
        self._told_at_opening = host.table.events_told()
        self._docs: dict[str, tuple[int, dict[str, Any], int]] = {}
        """For each channel that is watched: the last version sent, what was shown, events told."""
        self._seen: dict[Seat | None, tuple[int, View[Any], dict[str, Any]]] = {}
        """What was shown before it is put into words, with the view behind it: languages share it."""
        self._around: tuple[int, dict[str, Any]] = (-1, {})
        """The table around the game at some version: all share it."""

    def info(self) -> dict[str, Any]:
        """The table around the game, as everybody may know it. The seed only when nothing depends on it."""
        record, house = self._host.record, self._host.record.house
        ask, poll = self._host.ask, self._host.poll
        return {
            "game": record.id,
            "edition": record.edition,
            "scene": None if record.setup is None else record.setup.get("scene"),
            "puzzle": self._host.is_puzzle,
            "wrong": self._host.wrong,
            "commitment": record.commitment,
            "fair_from": record.fair_from,
            "seed": record.seed if self._host.over else None,
            "dice": self._dice(),
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
                "computer_enemies": house.computer_enemies,
                "away_seconds": house.away_seconds,
                "takeover_seconds": house.takeover_seconds,
                "decision_seconds": house.decision_seconds,
                "daily": house.daily,
                "again": house.again is not None,
            },
            "asked_at": self._host.posed_at,
            "undo_asked": None
            if ask is None
            else {"ask": ask.seq, "seat": ask.seat, "agreed": sorted(ask.agreed), "length": ask.length},
            "takeover_asked": None
            if poll is None
            else {"ask": poll.seq, "seat": poll.seat, "by": poll.by, "agreed": sorted(poll.agreed)},
            "deeds": [
                {"seq": deed.seq, "kind": deed.kind, "seat": deed.seat, "at": deed.at}
                for deed in self._host.deeds
            ],
            "goes_at": self._host.goes_at(record.updated_at or record.created_at),
            "changed_since": bool(self._host.table.notes),
        }

    def _dice(self) -> dict[str, Any] | None:
        """Who has brought what to the dice: promises at once, shares when nothing depends on them."""
        joint = self._host.dice
        if self._host.record.dice != "path":
            return None
        return {
            "pledges": {str(seat): said for seat, said in sorted(joint.pledges.items())},
            "shared": sorted(joint.shares),
            "filled": joint.filled,
            "joint_from": joint.joint_from,
            "shares": {str(seat): said for seat, said in sorted(joint.shares.items())}
            if self._host.over
            else None,
        }

    def document(self, seat: Seat | None, lang: Lang | None = None) -> dict[str, Any]:
        """What this seat (None: a spectator) may know, and nothing else."""
        view, seen = self._look(seat)
        return seen if lang is None else {**seen, "words": words.words(view, seen["table"], lang)}

    def _look(self, seat: Seat | None) -> tuple[View[Any], dict[str, Any]]:
        """The view of a seat now, and as it crosses the wire with the table around it."""
        known = self._seen.get(seat)
        if known is None or known[0] != self._host.version:
            if self._around[0] != self._host.version:
                self._around = (self._host.version, self.info())
            view = self._host.table.view(seat)
            seen = {"table": self._around[1], "view": view.json()}
            known = self._seen[seat] = (self._host.version, view, seen)
        return known[1:]

    def private(self, seat: Seat) -> dict[str, Any]:
        """What a player's helper may know: the view, and how the game came here from its last rest point."""
        return self._host.table.view(seat).json(way=True, figures=False)

    def scene(self, viewer: Viewer, since: int | None, lang: Lang | None = None) -> Scene:
        _, document, told = self._shown(viewer.channel(lang))
        start = told if since is None else min(since, told)
        return Scene(
            version=self._host.version,
            online=sorted(self._host.online),
            events_from=start,
            events=self._events(start, viewer.seat, lang) if start < told else [],
            **document,
        )

    def events(self, viewer: Viewer, since: int, lang: Lang | None = None) -> EventList:
        told = self._host.table.events_told()
        start = min(since, told)
        return EventList(events_from=start, events=self._events(start, viewer.seat, lang), events_told=told)

    def _events(self, start: int, seat: Seat | None, lang: Lang | None) -> list[dict[str, Any]]:
        events = self._host.table.events(start, seat)
        if lang is not None:
            view = self._look(seat)[0]
            narrator = words.narrator_of(view, lang)
            for event in events:
                event["said"] = narrator.event(view, event)
        return events

    def recall(self, seat: Seat | None, lang: Lang, start: int, stop: int) -> None:
        """Find the words for a part of a long story: they are remembered."""
        view = self._look(seat)[0]
        narrator = words.narrator_of(view, lang)
        for event in self._host.table.events(start, seat)[: stop - start]:
            narrator.event(view, event)

    def why(self, seat: Seat, option: str, lang: Lang | None = None) -> Reason:
        try:
            refused = self._host.table.why(option, seat)
        except Unknown:
            return Reason(option=option, known=False, allowed=False)
        if refused is None:
            return Reason(option=option, known=True, allowed=True)
        args = problem_of(refused).more["args"]
        said = None if lang is None else words.narrator_at(self._host.table, lang).speaker.refusal(refused)
        return Reason(option=option, known=True, allowed=False, rule=refused.rule, args=args, said=said)

    def update_for(self, channel: str) -> bytes:
        """The message that brings everybody on this channel up to date."""
        seat, lang = seat_on(channel), language_of(channel)
        before = self._docs.get(channel)
        told = self._host.table.events_told()
        if before is None:
            start = min(self._told_at_opening, told)
            scene = Scene(
                version=self._host.version,
                online=sorted(self._host.online),
                events_from=start,
                events=self._events(start, seat, lang) if start < told else [],
                **self._shown(channel)[1],
            )
            return _encoder.encode({"type": "scene"})[:-1] + b"," + _encoder.encode(scene)[1:]
        base, old, told_before = before
        document = self.document(seat, lang)
        self._docs[channel] = (self._host.version, document, told)
        start = min(told_before, told)
        return _encoder.encode(
            {
                "type": "update",
                "version": self._host.version,
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
        if shown is None or shown[0] != self._host.version:
            document = self.document(seat_on(channel), language_of(channel))
            shown = (self._host.version, document, self._host.table.events_told())
            self._docs[channel] = shown
        return shown

    def export(self, viewer: Viewer, *, whole: bool = False) -> Exported:
        """The save with its seed when the game is over; before, notes without any secret, or the whole game
        if nobody else's secrets are in it."""
        host, record = self._host, self._host.record
        if host.over:
            save = host.table.save()
            save["fair"] = fair.promise(record, host.dice)
            return Exported(complete=True, save=save)
        sealed = {"kind": "sealed", "commitment": record.commitment, "game": record.id}
        if whole:
            if viewer.role == "spectator":
                raise forbidden("only a player takes the game along")
            if host.others_hold_secrets():
                raise Problem(409, "secrets", "others hold hidden cards; the file would give them away")
            return Exported(complete=False, save={**self.whole_save(), "dealer": sealed})
        document = self.document(viewer.seat)
        notes = {
            **document,
            "dealer": sealed,
            "events": host.table.events(0, viewer.seat),
            "version": host.version,
        }
        return Exported(complete=False, save=notes)

    def whole_save(self) -> dict[str, Any]:
        """The game with who sat where, so that it goes on elsewhere as it was."""
        seats = self._host.record.seats
        sitting = [
            {"kind": seat.kind, "bot": seat.bot, "name": seat.name, "colour": seat.colour} for seat in seats
        ]
        return {**self._host.table.save(), "sitting": sitting}

    def knows_no_more(self, seat: Seat) -> bool:
        """Does this seat see just what everybody sees? Then its thoughts give nothing away."""
        state = self._host.table.state
        return not self._host.together() and hide(state, seat) == hide(state, None)

    def holds_secrets(self) -> bool:
        """Is there anything that one of the seats knows and another does not?"""
        seats: list[Seat | None] = [None, *range(len(self._host.record.seats))]
        if self._host.together():
            return True
        views = [hide(self._host.table.state, seat) for seat in seats]
        if any(view != views[0] for view in views):
            return True
        told = [self._host.table.events(0, seat) for seat in seats]
        return any(events != told[0] for events in told)

"""What a viewer may know, and the messages that tell it: nothing but the engine's views and events, and the
table around the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from tamalir.kernel import Seat, Unknown
from tamalir.server.delta import changes
from tamalir.server.errors import problem_of
from tamalir.server.wire import EventList, Exported, Reason, Scene, Viewer

if TYPE_CHECKING:
    from tamalir.server.live import Live

_encoder = msgspec.json.Encoder()


class Screen:
    """What was shown of one game, and to whom."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._told_at_opening = live.table.events_told()
        self._docs: dict[str, tuple[int, dict[str, Any], int]] = {}
        """For each channel that is watched: the last version sent, what was shown, events told."""

    def info(self) -> dict[str, Any]:
        """The table around the game, as everybody may know it. The seed only when nothing depends on it."""
        record, house = self._live.record, self._live.record.house
        ask = self._live.ask
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
                "takeover_seconds": house.takeover_seconds,
                "decision_seconds": house.decision_seconds,
            },
            "asked_at": self._live.posed_at,
            "undo_asked": None
            if ask is None
            else {"ask": ask.seq, "seat": ask.seat, "agreed": sorted(ask.agreed), "length": ask.length},
            "changed_since": bool(self._live.table.notes),
        }

    def document(self, seat: Seat | None) -> dict[str, Any]:
        """What this seat (None: a spectator) may know, and nothing else."""
        view = self._live.table.view(seat)
        view["length"] = view.pop("version")  # the wire's version counts more than answers
        return {"table": self.info(), "view": view}

    def scene(self, viewer: Viewer, since: int | None) -> Scene:
        _, document, told = self._shown(viewer.channel, viewer.seat)
        start = told if since is None else min(since, told)
        events = self._live.table.events(start, viewer.seat) if start < told else []
        return Scene(
            version=self._live.version,
            online=sorted(self._live.online),
            events_from=start,
            events=events,
            **document,
        )

    def events(self, viewer: Viewer, since: int) -> EventList:
        told = self._live.table.events_told()
        start = min(since, told)
        events = self._live.table.events(start, viewer.seat)
        return EventList(events_from=start, events=events, events_told=told)

    def why(self, seat: Seat, option: str) -> Reason:
        try:
            refused = self._live.table.why(option, seat)
        except Unknown:
            return Reason(option=option, known=False, allowed=False)
        if refused is None:
            return Reason(option=option, known=True, allowed=True)
        args = problem_of(refused).more["args"]
        return Reason(option=option, known=True, allowed=False, rule=refused.rule, args=args)

    def update_for(self, channel: str) -> bytes:
        """The message that brings everybody on this channel up to date."""
        seat = None if channel == "open" else int(channel)
        before = self._docs.get(channel)
        told = self._live.table.events_told()
        if before is None:
            start = min(self._told_at_opening, told)
            scene = Scene(
                version=self._live.version,
                online=sorted(self._live.online),
                events_from=start,
                events=self._live.table.events(start, seat) if start < told else [],
                **self._shown(channel, seat)[1],
            )
            return _encoder.encode({"type": "scene", **msgspec.structs.asdict(scene)})
        base, old, told_before = before
        document = self.document(seat)
        self._docs[channel] = (self._live.version, document, told)
        start = min(told_before, told)
        return _encoder.encode(
            {
                "type": "update",
                "version": self._live.version,
                "base": base,
                "changes": changes(old, document),
                "events_from": start,
                "events": self._live.table.events(start, seat) if start < told else [],
            }
        )

    def watch_only(self, channels: set[str]) -> None:
        """Forget what was shown to those who no longer watch."""
        for channel in [channel for channel in self._docs if channel not in channels]:
            del self._docs[channel]

    def _shown(self, channel: str, seat: Seat | None) -> tuple[int, dict[str, Any], int]:
        shown = self._docs.get(channel)
        if shown is None or shown[0] != self._live.version:
            shown = (self._live.version, self.document(seat), self._live.table.events_told())
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

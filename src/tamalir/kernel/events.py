"""Events are facts that happened: for the log, animation, replay, screen readers and statistics."""

from __future__ import annotations

from collections.abc import Mapping

from tamalir.kernel.requests import NO_ARGS, Args, Seat


class Event:
    """One fact. `facts` are open to all; `secret` facts only to the seats in `audience`.

    Everybody learns that something happened, as at a real table; what exactly may be
    hidden. There is no event that only some seats can see at all, so that the numbering
    of events gives nothing away.
    """

    __slots__ = ("audience", "facts", "key", "rule", "seat", "secret")

    def __init__(
        self,
        key: str,
        seat: Seat | None,
        facts: Args,
        rule: str | None = None,
        secret: Args = NO_ARGS,
        audience: tuple[Seat, ...] = (),
    ) -> None:
        self.key: str = key
        self.seat: Seat | None = seat
        self.facts: Args = facts
        self.rule: str | None = rule
        self.secret: Args = secret
        self.audience: tuple[Seat, ...] = audience

    def seen_by(self, seat: Seat | None) -> dict[str, object]:
        """What this seat (None: a spectator) may know of it, ready for JSON."""
        facts: Mapping[str, object] = self.facts
        if self.secret and seat is not None and seat in self.audience:
            facts = {**self.facts, **self.secret}
        return {"key": self.key, "seat": self.seat, "facts": dict(facts), "rule": self.rule}

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in {**self.facts, **self.secret}.items())
        return f"Event({self.key!r}, seat {self.seat}, {facts})"

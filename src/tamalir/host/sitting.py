"""Who sits where: seats that change hands between people and bots, names, colours, links.

As in `hosted.py`, each of these carries out what it says and returns the `Change` that must be stored.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

import msgspec

from tamalir.host.errors import Problem, forbidden, problem_of
from tamalir.host.records import PERSON, Change
from tamalir.host.replies import Viewer
from tamalir.host.wire import AskTakeover, Join, ToBot, ToHuman, VoteTakeover
from tamalir.kernel import Seat, Unknown

if TYPE_CHECKING:
    from tamalir.host.hosted import Hosted


def to_bot(host: Hosted, viewer: Viewer, command: ToBot) -> Change:
    seat = _seat_of(host, viewer, command.seat)
    was = host.record.seats[seat]
    bot = command.bot or was.bot
    if bot not in host.game.bots:
        raise problem_of(Unknown(f"bot of the game {host.game.id}", bot, host.game.bots))
    changed = msgspec.structs.replace(was, kind="bot", bot=bot, standing_in=False)
    if viewer.role != "host":
        return host.change("bot", seat, bot, seats=[changed])
    of_person = was.kind == "human" or seat in host.handed
    return host.change("host-bot", seat, f"{PERSON if of_person else ''}{bot}", seats=[changed])


def to_human(host: Hosted, viewer: Viewer, command: ToHuman) -> Change:
    seat = _seat_of(host, viewer, command.seat)
    changed = msgspec.structs.replace(host.record.seats[seat], kind="human", standing_in=False)
    return host.change("host-human" if viewer.role == "host" else "human", seat, seats=[changed])


def join(host: Hosted, seat: Seat, command: Join) -> Change | None:
    was = host.record.seats[seat]
    name = " ".join(command.name.split())
    changed = msgspec.structs.replace(
        was,
        name=name or was.name,
        colour=command.colour or was.colour,
        standing_in=False,
    )
    others = [record for record in host.record.seats if record.seat != seat]
    if changed.colour is not None and any(record.colour == changed.colour for record in others):
        raise Problem(409, "colour-taken", "another player has this colour")
    if changed == was:
        return None
    return host.change("join", seat, seats=[changed])


def leave(host: Hosted, seat: Seat) -> Change | None:
    if host.record.seats[seat].played_by_bot:
        return None
    changed = msgspec.structs.replace(host.record.seats[seat], standing_in=True)
    return host.change("leave", seat, seats=[changed])


def stand_in(host: Hosted, seat: Seat) -> Change:
    """The player has been away for too long."""
    changed = msgspec.structs.replace(host.record.seats[seat], standing_in=True)
    return host.change("absent", seat, seats=[changed])


def ask_takeover(host: Hosted, seat: Seat, command: AskTakeover) -> Change:
    """By consent: everybody but the absent player must agree, and that player has had the time that the table
    gives."""
    _check_seat(host, command.seat)
    absent = host.record.seats[command.seat]
    if command.seat == seat or absent.played_by_bot or command.seat in host.online:
        raise Problem(409, "not-away", "a bot stands in only for somebody else who is away")
    left = host.record.house.away_seconds - host.away_for(command.seat)
    if left > 0:
        said = "at this table nobody is away so soon; ask again later"
        raise Problem(409, "not-away", said, seconds=ceil(left))
    if host.over:
        raise Problem(409, "game-over", "the game is over")
    if host.poll is not None:
        raise Problem(409, "already-asked", "somebody has asked that already")
    if _others(host, command.seat) <= {seat}:
        return stand_in(host, command.seat)
    return host.change("poll", seat, str(command.seat))


def vote_takeover(host: Hosted, seat: Seat, command: VoteTakeover) -> Change:
    poll = host.poll
    if poll is None or poll.seq != command.ask:
        raise Problem(409, "nothing-asked", "nobody asks that any more")
    if not command.agree or seat == poll.seat:
        return host.change("poll-decline", seat)
    if seat in poll.agreed:
        raise Problem(409, "already-agreed", "you have agreed already")
    if _others(host, poll.seat) <= poll.agreed | {seat}:
        return stand_in(host, poll.seat)
    return host.change("poll-agree", seat)


def _others(host: Hosted, seat: Seat) -> set[Seat]:
    return host.people() - {seat}


def come_back(host: Hosted, seat: Seat) -> Change | None:
    if not host.record.seats[seat].standing_in:
        return None
    changed = msgspec.structs.replace(host.record.seats[seat], standing_in=False)
    return host.change("back", seat, seats=[changed])


def trial(host: Hosted, seat: Seat | None) -> Change:
    """Somebody tries something out elsewhere: nothing changes here, but all may know it."""
    return host.change("trial", seat)


def new_link(host: Hosted, viewer: Viewer, seat: Seat, digest: str) -> Change:
    if viewer.role != "host":
        raise forbidden("only the host renews links")
    _check_seat(host, seat)
    changed = msgspec.structs.replace(host.record.seats[seat], token_hash=digest)
    return host.change("link", seat, seats=[changed])


def _seat_of(host: Hosted, viewer: Viewer, seat: Seat | None) -> Seat:
    if viewer.role == "seat" and viewer.seat is not None and seat in (None, viewer.seat):
        return viewer.seat
    if viewer.role == "host" and seat is not None:
        _check_seat(host, seat)
        return seat
    raise forbidden("only the host decides for another seat")


def _check_seat(host: Hosted, seat: Seat) -> None:
    if not 0 <= seat < len(host.record.seats):
        raise Problem(422, "unknown", f"this table has seats 0 to {len(host.record.seats) - 1}")

"""Who sits where: seats that change hands between people and bots, names, colours, links.

As in `live.py`, each of these carries out what it says and returns the `Change` that must be stored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tamalir import api
from tamalir.kernel import Seat, Unknown
from tamalir.server import tokens
from tamalir.server.answers import Viewer
from tamalir.server.errors import Problem, forbidden, problem_of
from tamalir.server.storage.records import Change
from tamalir.server.wire import AskTakeover, Join, ToBot, ToHuman, VoteTakeover

if TYPE_CHECKING:
    from tamalir.server.live import Live


def to_bot(live: Live, viewer: Viewer, command: ToBot) -> Change:
    seat = _seat_of(live, viewer, command.seat)
    was = live.record.seats[seat]
    bot = command.bot or was.bot
    if bot not in api.BOTS:
        raise problem_of(Unknown("bot", bot, api.BOTS))
    changed = msgspec.structs.replace(was, kind="bot", bot=bot, standing_in=False)
    return live.change("bot", seat, bot, seats=[changed])


def to_human(live: Live, viewer: Viewer, command: ToHuman) -> Change:
    seat = _seat_of(live, viewer, command.seat)
    changed = msgspec.structs.replace(live.record.seats[seat], kind="human", standing_in=False)
    return live.change("human", seat, seats=[changed])


def join(live: Live, seat: Seat, command: Join) -> Change | None:
    was = live.record.seats[seat]
    name = " ".join(command.name.split())
    changed = msgspec.structs.replace(
        was,
        name=name or was.name,
        colour=command.colour or was.colour,
        standing_in=False,
    )
    others = [record for record in live.record.seats if record.seat != seat]
    if changed.colour is not None and any(record.colour == changed.colour for record in others):
        raise Problem(409, "colour-taken", "another player has this colour")
    if changed == was:
        return None
    return live.change("join", seat, seats=[changed])


def leave(live: Live, seat: Seat) -> Change | None:
    if live.record.seats[seat].played_by_bot:
        return None
    changed = msgspec.structs.replace(live.record.seats[seat], standing_in=True)
    return live.change("leave", seat, seats=[changed])


def stand_in(live: Live, seat: Seat) -> Change:
    """The player has been away for too long."""
    changed = msgspec.structs.replace(live.record.seats[seat], standing_in=True)
    return live.change("absent", seat, seats=[changed])


def ask_takeover(live: Live, seat: Seat, command: AskTakeover) -> Change:
    """By consent: everybody but the absent player must agree."""
    _check_seat(live, command.seat)
    absent = live.record.seats[command.seat]
    if command.seat == seat or absent.played_by_bot or command.seat in live.online:
        raise Problem(409, "not-away", "a bot stands in only for somebody else who is away")
    if live.over:
        raise Problem(409, "game-over", "the game is over")
    if live.poll is not None:
        raise Problem(409, "already-asked", "somebody has asked that already")
    if _others(live, command.seat) <= {seat}:
        return stand_in(live, command.seat)
    return live.change("poll", seat, str(command.seat))


def vote_takeover(live: Live, seat: Seat, command: VoteTakeover) -> Change:
    poll = live.poll
    if poll is None or poll.seq != command.ask:
        raise Problem(409, "nothing-asked", "nobody asks that any more")
    if not command.agree or seat == poll.seat:
        return live.change("poll-decline", seat)
    if seat in poll.agreed:
        raise Problem(409, "already-agreed", "you have agreed already")
    if _others(live, poll.seat) <= poll.agreed | {seat}:
        return stand_in(live, poll.seat)
    return live.change("poll-agree", seat)


def _others(live: Live, seat: Seat) -> set[Seat]:
    return live.people() - {seat}


def come_back(live: Live, seat: Seat) -> Change | None:
    if not live.record.seats[seat].standing_in:
        return None
    changed = msgspec.structs.replace(live.record.seats[seat], standing_in=False)
    return live.change("back", seat, seats=[changed])


def new_link(live: Live, viewer: Viewer, seat: Seat, token: str) -> Change:
    if viewer.role != "host":
        raise forbidden("only the host renews links")
    _check_seat(live, seat)
    changed = msgspec.structs.replace(live.record.seats[seat], token_hash=tokens.digest(token))
    return live.change("link", seat, seats=[changed])


def _seat_of(live: Live, viewer: Viewer, seat: Seat | None) -> Seat:
    if viewer.role == "seat" and viewer.seat is not None and seat in (None, viewer.seat):
        return viewer.seat
    if viewer.role == "host" and seat is not None:
        _check_seat(live, seat)
        return seat
    raise forbidden("only the host decides for another seat")


def _check_seat(live: Live, seat: Seat) -> None:
    if not 0 <= seat < len(live.record.seats):
        raise Problem(422, "unknown", f"this table has seats 0 to {len(live.record.seats) - 1}")

"""Dice that are everybody's: each person brings a share to the seed, and nobody could have chosen the whole.

The server has promised its seed before anybody came. Each seat of a person promises a share (`Pledge`: its
SHA-256). When all have promised, or some have waited long enough, the shares are handed in (`Share`), and the
first of them ends the promising. When all are there, the next throw is the first whose key is made of the
seed and all shares. For a person who promised nothing, or handed in nothing in time, the server fills the
share in from its seed, openly. Shares are shown to nobody before the end of the game.

As in `hosted.py`, each of these carries out what it says and returns the `Change` that must be stored.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import TYPE_CHECKING

from msgspec import Struct

from tamalir.host.daily import known_dice
from tamalir.host.errors import Problem
from tamalir.host.records import Change, Move
from tamalir.host.wire import Pledge, SameDice, Share
from tamalir.kernel import Fair, Seat

if TYPE_CHECKING:
    from tamalir.host.hosted import Hosted

PLEDGE_SECONDS = 120.0
"""So long those who have promised wait for those who have not."""
SHARE_SECONDS = 60.0
"""So long those who have handed in wait for those who have not."""


class JointDice(Struct):
    """What people have brought to the dice of one game."""

    pledges: dict[Seat, str] = {}
    pledged_at: float = 0.0
    shares: dict[Seat, str] = {}
    shared_at: float = 0.0
    filled: list[Seat] = []
    joint_from: int | None = None
    """The first throw that is everybody's; None: until now they are the server's."""

    @classmethod
    def of(cls, again: SameDice | None) -> JointDice:
        """What a table begins with: nothing, or what was brought to the game that is played again."""
        if again is None or again.joint_from is None:
            return cls()
        shares = {int(seat): share for seat, share in again.shares.items()}
        pledges = {seat: sha256(bytes.fromhex(share)).hexdigest() for seat, share in shares.items()}
        return cls(pledges=pledges, shares=shares, joint_from=again.joint_from)

    @property
    def sealed(self) -> bool:
        """Nobody promises any more."""
        return bool(self.shares) or self.joint_from is not None

    def follow(self, move: Move, seed: str) -> None:
        """What a stored move has changed."""
        if move.seat is None:
            return
        match move.kind:
            case "pledge":
                self.pledged_at = self.pledged_at or move.at
                self.pledges[move.seat] = move.said
            case "share":
                self.shared_at = self.shared_at or move.at
                self.shares[move.seat] = move.said
            case "joint":
                start, missing, self.shares[move.seat] = move.said.split(":")
                self.joint_from = int(start)
                self.filled = [int(seat) for seat in missing.split(",") if seat]
                self.shares |= {seat: filling(seed, seat) for seat in self.filled}
            case _:
                pass

    def key_parts(self) -> list[tuple[Seat, bytes]]:
        return [(seat, bytes.fromhex(share)) for seat, share in sorted(self.shares.items())]


def filling(seed: str, seat: Seat) -> str:
    """The share of a seat that brought none: whoever knows the seed can compute it."""
    return hmac.digest(bytes.fromhex(seed), f"filled:{seat}".encode(), "sha256").hex()


def pledge(host: Hosted, seat: Seat, command: Pledge) -> Change | None:
    joint = host.dice
    _check(host, seat)
    if seat in joint.pledges:
        if joint.pledges[seat] == command.commitment:
            return None
        raise Problem(409, "pledged", "this seat has promised its share already")
    if joint.sealed:
        raise Problem(409, "pledged", "the shares are being handed in: it is too late to promise one")
    return host.change("pledge", seat, command.commitment)


def share(host: Hosted, seat: Seat, command: Share) -> Change | None:
    """Hand in what was promised; handed in again after a while, it ends the waiting for the others."""
    joint = host.dice
    _check(host, seat)
    if joint.joint_from is not None:
        return None
    if sha256(bytes.fromhex(command.share)).hexdigest() != joint.pledges.get(seat):
        raise Problem(409, "share", "this is not the share that the seat has promised")
    now, people = host.clock(), _people(host)
    if not joint.sealed and people - set(joint.pledges) and now - joint.pledged_at < PLEDGE_SECONDS:
        raise Problem(409, "too-soon", "others may still promise their shares")
    shared = {*joint.shares, seat}
    if set(joint.pledges) <= shared or (seat in joint.shares and now - joint.shared_at >= SHARE_SECONDS):
        missing = ",".join(map(str, sorted((people | set(joint.pledges)) - shared)))
        start = host.table.journal.throws
        return host.change("joint", seat, f"{start}:{missing}:{command.share}")
    return None if seat in joint.shares else host.change("share", seat, command.share)


def apply(host: Hosted) -> None:
    """The dealer deals with the key of all, as far as one was made."""
    dealer, joint = host.table.dealer, host.dice
    if joint.joint_from is not None and isinstance(dealer, Fair):
        dealer.join(joint.joint_from, joint.key_parts())


def _check(host: Hosted, seat: Seat) -> None:
    if host.record.dice != "path" or known_dice(host.record):
        raise Problem(409, "server-dice", "the dice of this game are the server's")
    if host.over:
        raise Problem(409, "game-over", "the game is over")
    if host.record.seats[seat].kind != "human":
        raise Problem(409, "server-dice", "a bot brings nothing to the dice")


def _people(host: Hosted) -> set[Seat]:
    return {seat.seat for seat in host.record.seats if seat.kind == "human"}

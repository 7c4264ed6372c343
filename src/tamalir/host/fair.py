"""Verification a finished game: every throw is computed again from the seed and compared with the journal.

See docs/fair-dice.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, cast

from tamalir.games import EDITIONS
from tamalir.host.daily import dice_name
from tamalir.host.dice import JointDice, filling
from tamalir.host.errors import Problem
from tamalir.host.past import Proven, ProvenShare, Throw
from tamalir.host.records import GameRecord
from tamalir.kernel import Draw, Fair, Numbered, OnPath, Roll, Setup, Table, TamalirError, decode
from tamalir.kernel.dealers import from_save
from tamalir.kernel.errors import DAMAGE
from tamalir.kernel.journal import CHANCE, EVERYBODY, Entry, Journal, journal_lines
from tamalir.kernel.requests import Chance


class NotFair(TamalirError):
    """The game does not follow from its seed, or cannot be checked; says where and why."""


@dataclass(slots=True)
class Verified:
    """One throw: what it was taken from and what came out."""

    n: int
    lists: list[list[int | str]]
    result: list[int | str]


class Verification:
    """A dealer that says what the journal says, and complains when the seed says otherwise."""

    def __init__(self, fair: Numbered | Fair, told: list[object], fair_from: int = 0) -> None:
        self.fair = fair
        self.told = told
        self.fair_from = fair_from
        self.throws: list[Verified] = []

    def answer(self, request: Chance, throw: int) -> object:
        return self.checked(request, throw, lambda: self.fair.answer(request, throw))

    def checked(self, request: Chance, throw: int, deal: Callable[[], object]) -> object:
        if throw >= len(self.told):
            raise NotFair(f"the journal ends before throw {throw}")
        told = self.told[throw]
        if throw >= self.fair_from:
            dealt = deal()
            if dealt != told:
                raise NotFair(
                    f"throw {throw} is {_words(told)} in the journal, but {_words(dealt)} by the seed"
                )
        if isinstance(request, Draw):
            lists: list[list[int | str]] = [list(request.bag)]
            result: list[int | str] = [cast("str", told)]
        else:
            lists = [list(die.faces) for die in cast("Roll", request).dice]
            result = list(cast("tuple[int | str, ...]", told))
        self.throws.append(Verified(throw, lists, result))
        return told

    def to_save(self) -> dict[str, object]:
        return self.fair.to_save()


class VerificationOnPath(OnPath):
    """A verification of throws that follow from all answers before them."""

    def __init__(self, fair: Fair, verification: Verification) -> None:
        self._fair = fair
        self._verification = verification

    def answer_on(self, request: Chance, throw: int, path: bytes) -> object:
        return self._verification.checked(request, throw, lambda: self._fair.answer_on(request, throw, path))

    def to_save(self) -> dict[str, object]:
        return self._fair.to_save()


def promise(record: GameRecord, joint: JointDice) -> dict[str, Any]:
    """What was promised, for whoever verifies a finished game."""
    said: dict[str, Any] = {"commitment": record.commitment, "from": record.fair_from}
    if joint.joint_from is not None:
        said["pledges"] = {str(seat): pledge for seat, pledge in sorted(joint.pledges.items())}
        said["filled"] = joint.filled
    return said


def proven(record: GameRecord, joint: JointDice, save: Mapping[str, Any]) -> Proven:
    """Every throw of a game of ours that is over, checked, with what is needed to check it elsewhere."""
    try:
        checked = verify({**save, "fair": promise(record, joint)})
    except NotFair as error:
        raise Problem(409, "not-provable", str(error)) from None
    journal = Journal.from_save(_plain(save["journal"]))
    return Proven(
        game=dice_name(record),
        commitment=record.commitment,
        seed=record.seed,
        fair_from=record.fair_from,
        by=record.dice,
        journal=journal_lines(journal.entries) if record.dice == "path" else [],
        joint_from=joint.joint_from,
        shares=[
            ProvenShare(seat=seat, share=share, pledge=joint.pledges.get(seat))
            for seat, share in sorted(joint.shares.items())
            if joint.joint_from is not None
        ],
        throws=[Throw(n=throw.n, lists=throw.lists, result=throw.result) for throw in checked],
    )


def verify(save: Mapping[str, Any], commitment: str | None = None) -> list[Verified]:
    """Every throw of a finished game, checked. `commitment` is the one published when the game began."""
    try:
        return _verify(save, commitment)
    except NotFair:
        raise
    except DAMAGE as error:
        said = str(error) if isinstance(error, TamalirError) else type(error).__name__
        raise NotFair(f"the game cannot be played again: {said}") from error


def _verify(save: Mapping[str, Any], commitment: str | None) -> list[Verified]:
    match save:
        case {"dealer": {"kind": "fair", "seed": str(seed), "game": str(game)}}:
            pass
        case {"dealer": {"kind": "sealed"}}:
            raise NotFair("this game is not over: its seed is still sealed")
        case _:
            raise NotFair("this is not a save with fair dice")
    key = bytes.fromhex(seed)
    fair = from_save(dict(save["dealer"], commitment=sha256(key).hexdigest()))
    assert isinstance(fair, Numbered | Fair)
    promised = commitment or save["dealer"].get("commitment") or save.get("fair", {}).get("commitment")
    if promised is not None and sha256(key).hexdigest() != promised.lower():
        raise NotFair("the seed is not the one that was committed to when the game began")
    if isinstance(fair, Fair):
        _check_shares(fair, save.get("fair", {}))
    if save.get("setup") is None or save.get("edition") not in EDITIONS:
        raise NotFair("the save does not say how the game began")
    edition = EDITIONS[save["edition"]]
    setup = decode(Setup, save["setup"], path="setup")
    journal = Journal.from_save(_plain(save["journal"]))
    told = [entry.answer for entry in journal.entries if entry.who == CHANCE]
    verification = Verification(fair, told, int(save.get("fair", {}).get("from", 0)))
    dealer = VerificationOnPath(fair, verification) if isinstance(fair, Fair) else verification
    table: Table[Any] = Table(edition, edition.begin(setup), dealer, setup=setup, game=game)
    for entry in journal.entries:
        if not entry.forced and entry.who != CHANCE:
            _give(table, entry)
    if table.journal.entries != journal.entries:
        raise NotFair("played again, the game takes another course than its journal")
    return verification.throws


def _check_shares(fair: Fair, said: Mapping[str, Any]) -> None:
    """What each seat has brought was promised; what is filled in follows from the seed."""
    pledges = cast("Mapping[str, str]", said.get("pledges", {}))
    filled = cast("list[int]", said.get("filled", []))
    brought = dict(fair.shares)
    if brought and set(brought) != {int(seat) for seat in pledges} | set(filled):
        raise NotFair("the dice were made of other shares than those that were promised")
    for seat, share in brought.items():
        if seat in filled:
            if share.hex() != filling(fair.seed.hex(), seat):
                raise NotFair(f"the share that was filled in for seat {seat} does not follow from the seed")
        elif sha256(share).hexdigest() != pledges[str(seat)]:
            raise NotFair(f"the share of seat {seat} is not the one that it had promised")


def _give(table: Table[Any], entry: Entry) -> None:
    if entry.who != EVERYBODY:
        table.answer(entry.answer, entry.who)
        return
    for seat, option in cast("tuple[tuple[int, str], ...]", entry.answer):
        table.answer(option, seat)


def _plain(journal: object) -> object:
    """As JSON would give it, also when it comes straight from a table."""
    if isinstance(journal, list | tuple):
        return [_plain(item) for item in cast("list[object]", journal)]
    return journal


def _words(faces: object) -> str:
    return ", ".join(map(str, cast("tuple[object, ...]", faces))) if isinstance(faces, tuple) else str(faces)

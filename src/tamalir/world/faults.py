"""What cannot be: the faults of a position, each with the place where it is seen."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

LARGEST = 100_000
"""No game lasts so many turns or gathers so much gold."""


@dataclass(slots=True, frozen=True)
class Fault:
    """Something in a position that no game leads to."""

    path: str
    """Where: `heroes[1].gold`."""
    problem: str

    def __str__(self) -> str:
        return f"{self.path}: {self.problem}"


class Judge:
    """Looks at the parts of a position and notes what is wrong."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.faults: list[Fault] = []
        self.strange = False
        """Some name or seat means nothing: the rules cannot be asked about this position."""
        self._lying: dict[str, list[str]] = {}

    def fault(self, path: str, problem: str) -> None:
        self.faults.append(Fault(path, problem))

    def number(self, path: str, n: int, least: int = 0, most: int | None = None) -> None:
        """A number within its bounds; without a bound of its own it is still no number of a game beyond
        `LARGEST`."""
        most = LARGEST if most is None else most
        if n < least:
            self.fault(path, f"{n} is less than {least}")
        elif n > most:
            self.fault(path, f"{n} is more than {most}")

    def seat(self, path: str, seat: int | None) -> None:
        """A seat at this table, or none."""
        if seat is not None and not 0 <= seat < self.seats:
            self.fault(path, f"there is no seat {seat}")
            self.strange = True

    def order(self, path: str, seats: Iterable[int]) -> None:
        """Seats, each once."""
        seen: list[int] = []
        for seat in seats:
            self.seat(path, seat)
            if seat in seen:
                self.fault(path, f"seat {seat} stands there twice")
            seen.append(seat)

    def known(self, path: str, name: str | None, known: Collection[str], what: str) -> bool:
        """A name that means something, or none."""
        if name is None or name in known:
            return True
        self.fault(path, f"unknown {what} {name!r}")
        self.strange = True
        return False

    def place(self, path: str, at: object, board: Collection[object]) -> None:
        """A place on the board, or none."""
        if at is not None and at not in board:
            self.fault(path, f"{at} lies off the board")
            self.strange = True

    # --- cards --------------------------------------------------------------------------

    def lie(self, path: str, cards: Iterable[str], kind: Collection[str], what: str) -> None:
        """Cards that lie somewhere, all of a kind."""
        for n, card in enumerate(cards):
            place = f"{path}[{n}]"
            if self.known(place, card, kind, what):
                self._lying.setdefault(card, []).append(place)

    def whole(self, least: Mapping[str, int], most: Mapping[str, int], in_hand: Collection[str] = ()) -> None:
        """Every card is as often there as it should be. Those in somebody's hand are being put somewhere:
        they may be nowhere else."""
        for card, places in self._lying.items():
            if len(places) > most.get(card, 0):
                self.fault(places[-1], f"{card} lies in {_listed(places[:-1])} as well")
        for card, n in least.items():
            there = len(self._lying.get(card, ()))
            if there < n and card not in in_hand:
                self.fault("cards", f"{card} is {f'lost {n - there} times' if there else 'nowhere'}")


def _listed(places: list[str]) -> str:
    return ", ".join(places) or "no place"

"""Deals between heroes: an offer is put together piece by piece, then proposed or dropped."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TypeAlias

from tamalir.kernel import Args, Choose, Option, Rule, Seat, rule

Piece: TypeAlias = Callable[[], None]
"""Adds something to an offer."""


def proposed() -> None:
    """The piece that ends an offer: it stands as it is."""


def proposal(refused: str | None = None) -> Option[Piece]:
    """To propose what has been put together."""
    return Option("propose", proposed, refused=refused)


def cards(
    verb: str, held: Iterable[str], chosen: list[str], refused: Callable[[str], str | None] | None = None
) -> list[Option[Piece]]:
    """One card more: `give` one of one's own, or `ask` for one of the other's."""
    return [
        Option(
            f"{verb}:{card}",
            partial(chosen.append, card),
            {"card": card},
            None if refused is None else refused(card),
        )
        for card in held
        if card not in chosen
    ]


EVERY_SUM = 200
"""Up to here every sum can be named; of more gold than any game has seen, fewer and fewer."""


def amounts(gold: int) -> list[int]:
    """Sums that can be named, all of it among them. However much there is, they are no endless list."""
    found = list(range(1, min(gold, EVERY_SUM) + 1))
    while found and found[-1] < gold:
        found.append(min(gold, found[-1] + found[-1] // 4))
    return found


def sums(verb: str, amounts: Iterable[int], put: Callable[[int], None]) -> list[Option[Piece]]:
    """So much gold: to give, or to ask for."""
    return [Option(f"{verb}-gold:{n}", partial(put, n), {"n": n}) for n in amounts]


@rule
def put_together(
    seat: Seat,
    other: Seat,
    key: str,
    pieces: Callable[[], Sequence[Option[Piece]]],
    facts: Callable[[], Args],
) -> Rule[bool]:
    """Whether something is proposed in the end. `pieces` are made anew after each, the proposal among them if
    there can be one. Both must agree, so the other need not wait for an offer to break the talks off."""
    break_off: Option[Piece | None] = Option("break-off", None)

    def silent(listener: Seat) -> Sequence[Option[Piece | None]]:
        return (break_off,) if listener == other else ()

    while True:
        options: list[Option[Piece | None]] = [*pieces(), break_off]
        picked: Option[Piece | None] = yield Choose(seat, key, options, facts(), offers=silent)
        piece = picked.value
        if piece is None:
            return False
        if piece is proposed:
            return True
        piece()


def spelled(
    gives: Iterable[str], gives_gold: int, wants: Iterable[str], wants_gold: int
) -> dict[str, int | str]:
    """An offer as facts: what the one who makes it gives and wants."""
    return {
        "gives": " ".join(gives),
        "gives_gold": gives_gold,
        "wants": " ".join(wants),
        "wants_gold": wants_gold,
    }

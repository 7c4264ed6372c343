"""Asking a player, who may use the occasion for what is allowed at any time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from tamalir.kernel import NO_ARGS, Args, Choose, Option, Rule, Seat, rule
from tamalir.second.agreement import StepOver, propose_end
from tamalir.second.doom import DOOM_COUNTERS, cuts_the_turn_short
from tamalir.second.limits import discard_card, in_the_way, owned
from tamalir.second.state import SecondState
from tamalir.second.uses import Use, usable, use_card
from tamalir.second.words import HERO
from tamalir.second.wounds import KnockedOut, after_a_loss, fallen

T = TypeVar("T")


@dataclass(slots=True, frozen=True)
class Discard:
    """Giving up an Item or Ally, which is allowed at any time (2E-LIMIT-006)."""

    card: str


class End:
    """Proposing to end the game (2E-GAP-095)."""


END = End()

ASIDES = frozenset((Discard, Use, End))
"""What an aside is; a look at the type of a value is quicker than three questions about it."""

STEPS = ("movement", "adventure", "market", "experience", "turn")
"""First words of the questions that belong to a step, not to a card or a battle being resolved."""


@rule
def ask(
    state: SecondState, seat: Seat, key: str, offers: Callable[[], Sequence[Option[T]]], args: Args = NO_ARGS
) -> Rule[T]:
    """Let a seat choose. Asides may change what is on offer, so the offers are made anew each time."""
    while True:
        if (
            state.doom_counters >= DOOM_COUNTERS
            and cuts_the_turn_short(state)
            and key.partition(".")[0] in STEPS
        ):
            raise StepOver  # 2E-GAP-065
        option: Option[Any] = yield Choose(seat, key, offers(), args, partial(asides, state, seat))
        aside = option.value
        if type(aside) not in ASIDES:
            return aside
        if isinstance(aside, Discard):
            discard_card(state, seat, aside.card)
            after_a_loss(state, seat)
        elif isinstance(aside, Use) and aside.effect.when == "any-time":
            yield from use_card(aside)
        elif isinstance(aside, End):
            yield from propose_end(state, seat)
        else:
            return option.value
        if fallen(state, seat, HERO):
            raise KnockedOut(seat)


@rule
def use_cards(
    state: SecondState, seat: Seat, key: str, label: str, enough: str, args: Args = NO_ARGS
) -> Rule[None]:
    """Let a seat use cards with this label, one after another, until it has had enough or the battle is over.

    Where there is nothing to use, nobody is asked.
    """

    def offers() -> list[Option[Use | None]]:
        return [*usable(state, seat, "start", (label,)), Option(enough, None)]

    while state.fight is None or not state.fight.outcome:
        uses = usable(state, seat, "start", (label,))
        if not uses or all(option.refused is not None for option in uses):
            return
        use = yield from ask(state, seat, key, offers, args)
        if use is None:
            return
        yield from use_card(use)


def asides(state: SecondState, seat: Seat) -> list[Option[Any]]:
    """What a player may do whenever asked: use abilities without a label (2E-EFFECT-009), give up cards."""
    hero = state.heroes[seat]
    return [
        *usable(state, seat, "any-time", ("any-time",)),
        *(
            Option(f"discard:{card}", Discard(card), {"card": card}, keeps(state, seat, card))
            for card in (*owned(hero), *hero.kept)
        ),
        *([] if state.scene is not None else [Option("propose-end", END)]),
    ]


def room_for(state: SecondState, seat: Seat, cards: Sequence[str]) -> list[Option[Discard]]:
    """Ways to make room for one of these cards (2E-LIMIT-005): like the asides, but worth a question."""
    ways = dict.fromkeys(own for card in cards for own in in_the_way(state, seat, card))
    return [Option(f"discard:{own}", Discard(own), {"card": own}, keeps(state, seat, own)) for own in ways]


def keeps(state: SecondState, seat: Seat, card: str) -> str | None:
    """The rule that forbids giving up this card, if one does."""
    if card in state.heroes[seat].kept:
        return "2E-GAP-079"
    if state.book.is_adventure(card):
        return "2E-GAP-080" if card in state.book.encounters else "2E-COMBAT-029"
    rolling = state.check is not None and state.check.seat == seat and state.check.who == card
    struck = state.blow is not None and state.blow.seat == seat and state.blow.who == card
    if rolling or struck or fallen(state, seat, HERO):
        return "2E-GAP-032"  # neither a result nor a prize may be dodged
    return None

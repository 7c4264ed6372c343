"""Asking a player, who may use the occasion for what is allowed at any time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from tamalir.kernel import NO_ARGS, Args, Option, Rule, Seat, rule
from tamalir.second.agreement import StepOver, propose_end
from tamalir.second.doom import DOOM_COUNTERS, cuts_the_turn_short
from tamalir.second.limits import discard_card, in_the_way, owned
from tamalir.second.state import SecondState
from tamalir.second.uses import Use, usable, use_card
from tamalir.second.words import HERO
from tamalir.second.wounds import KnockedOut, after_a_loss, fallen
from tamalir.world import asking
from tamalir.world.asking import Aside

T = TypeVar("T")


STEPS = ("movement", "adventure", "market", "experience", "turn")
"""First words of the questions that belong to a step, not to a card or a battle being resolved."""


def ask(
    state: SecondState,
    seat: Seat,
    key: str,
    offers: Callable[[], Sequence[Option[T | Aside]]],
    args: Args = NO_ARGS,
) -> Rule[T]:
    """Let a seat choose."""
    if state.doom_counters >= DOOM_COUNTERS:
        _stop_for_the_endgame(state, key)
    return asking.ask(seat, key, offers, args, partial(asides, state, seat, key))


def _stop_for_the_endgame(state: SecondState, key: str) -> None:
    """The rest of a turn is not played any more (2E-GAP-065)."""
    if cuts_the_turn_short(state) and key.partition(".")[0] in STEPS:
        raise StepOver


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


def asides(state: SecondState, seat: Seat, key: str) -> list[Option[Aside]]:
    """What a player may do whenever asked: use abilities without a label (2E-EFFECT-009), give up cards, call
    it a day."""
    hero = state.heroes[seat]
    found = [
        Option(option.id, Aside(partial(_use_first, key, option.value)), option.args, option.refused)
        for option in usable(state, seat, "any-time", ("any-time",))
    ]
    found += [_giving_up(state, seat, card) for card in dict.fromkeys((*owned(hero), *hero.kept))]
    if state.scene is None:
        found.append(Option("propose-end", Aside(partial(propose_end, state, seat))))
    return found


@rule
def _use_first(key: str, use: Use) -> Rule[None]:
    yield from use_card(use)
    _stop_for_the_endgame(use.state, key)


def room_for(state: SecondState, seat: Seat, cards: Sequence[str]) -> list[Option[Aside]]:
    """Ways to make room for one of these cards (2E-LIMIT-005): like the asides, but worth a question."""
    ways = dict.fromkeys(own for card in cards for own in in_the_way(state, seat, card))
    return [_giving_up(state, seat, own) for own in ways]


def _giving_up(state: SecondState, seat: Seat, card: str) -> Option[Aside]:
    """Giving up an Item or Ally, which is allowed at any time (2E-LIMIT-006)."""
    run = Aside(partial(_give_up, state, seat, card))
    return Option(f"discard:{card}", run, {"card": card}, keeps(state, seat, card))


@rule
def _give_up(state: SecondState, seat: Seat, card: str) -> Rule[None]:
    discard_card(state, seat, card)
    after_a_loss(state, seat)
    if fallen(state, seat, HERO):
        raise KnockedOut(seat)
    yield from ()


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

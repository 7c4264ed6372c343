"""Verbs of cards between heroes: for one of them, at the cost of one, and all of them in a contest."""

from __future__ import annotations

from tamalir.kernel import Option, Rule, Seat, rule
from tamalir.third.asking import ask
from tamalir.third.attribute_tests import attribute_test
from tamalir.third.costs import token_name
from tamalir.third.effects import MAP
from tamalir.third.effects_in_order import all_in_order
from tamalir.third.heroes import company, in_turn_order
from tamalir.third.hunt import drive_off
from tamalir.third.state import ThirdState
from tamalir.third.uses import VERBS, Deed, Doing
from tamalir.world.effects import Effect


def others(state: ThirdState, seat: Seat, here: bool = False) -> list[Seat]:
    """The other heroes that are still in the game; or those on this hero's hex."""
    if here:
        return company(state, seat)
    return [other for other in in_turn_order(state) if other != seat]


@rule
def _name_one(use: Deed, seats: list[Seat]) -> Rule[Seat | None]:
    """The hero whose card it is names another one (3E-GOLDEN-007)."""
    state = use.state
    if not seats:
        return None
    options = [Option(f"to-hero:{other}", other, {"hero": state.heroes[other].id}) for other in seats]
    facts = {"who": state.heroes[use.seat].id, "card": use.card}
    return (yield from ask(state, use.seat, "card.hero", lambda: options, lambda: facts))


@VERBS.verb("another-hero", when=MAP)
@rule
def another_hero(use: Deed, effects: tuple[Effect, ...], here: bool = False) -> Rule[None]:
    """Something for one other hero, good or bad, whom this one names."""
    other = yield from _name_one(use, others(use.state, use.seat, here))
    if other is not None:
        yield from all_in_order(Deed(use.state, other, use.card), effects)


@VERBS.verb("rob", when=MAP)
@rule
def rob(use: Deed, amount: int, what: str = "gold") -> Rule[None]:
    """Take gold or story tokens from another hero: as much as it has (3E-EVENT-002)."""
    state, hero = use.state, use.state.heroes[use.seat]
    rich = [seat for seat in others(state, use.seat) if _has(state, seat, what)]
    other = yield from _name_one(use, rich)
    if other is None:
        return
    victim, n = state.heroes[other], min(amount, _has(state, other, what))
    if what == "gold":
        victim.gold -= n
        hero.gold += n
        state.emit("gold-lost", other, "3E-EVENT-002", hero=victim.id, n=n)
        state.emit("gold-gained", use.seat, "3E-GAIN-002", hero=hero.id, n=n)
    else:
        victim.story -= n
        hero.story += n
        token = token_name(state)
        state.emit("story-lost", other, "3E-SPEND-003", who=victim.id, n=n, token=token)
        state.emit("story-gained", use.seat, "3E-GAIN-002", who=hero.id, n=n, token=token)


def _has(state: ThirdState, seat: Seat, what: str) -> int:
    hero = state.heroes[seat]
    return hero.gold if what == "gold" else hero.story


@VERBS.verb("contest", when=MAP)
@rule
def contest(
    use: Deed,
    attribute: str,
    effects: tuple[Effect, ...],
    modifier: int = 0,
    losers: tuple[Effect, ...] = (),
) -> Rule[None]:
    """All heroes make the same test, in turn order (3E-TURN-002). Most successes win: several heroes if they
    are equal, nobody without a success; `losers` is for the rest."""
    state = use.state
    found: dict[Seat, int] = {}
    for seat in in_turn_order(state):
        found[seat] = yield from attribute_test(state, seat, attribute, modifier)
    best = max(found.values(), default=0)
    for seat, successes in found.items():
        wins = successes == best and best > 0
        key = "contest-won" if wins else "contest-lost"
        state.emit(key, seat, "3E-TEST-009", who=state.heroes[seat].id, n=successes)
        yield from all_in_order(Deed(state, seat, use.card, x=successes), effects if wins else losers)


def _nobody_hunts(use: Doing, effect: Effect) -> str | None:
    return None if use.state.villain is not None else "3E-GAP-031"


@VERBS.verb("drive-off", when=MAP, can=_nobody_hunts)
def drive_off_villain(use: Deed) -> None:
    """A villain that hunts is back in its lair."""
    drive_off(use.state, use.seat)

"""Verbs of cards outside combat: tests, rolls, other cards, and wholes made of several effects."""

from __future__ import annotations

from tamalir.kernel import Args, Option, Rule, Seat, rule
from tamalir.third import camp
from tamalir.third.adventure import draw_adventure as draw_card
from tamalir.third.asking import ask, yes_or_no
from tamalir.third.attribute_tests import attribute_test
from tamalir.third.combat import challenge as begin_challenge
from tamalir.third.combat import engage as begin_fight
from tamalir.third.dice import throw
from tamalir.third.effects import BOTH, MAP
from tamalir.third.effects_in_order import all_in_order
from tamalir.third.heroes import company, defeated, in_turn_order
from tamalir.third.quests import explore_dice
from tamalir.third.state import Dice, ThirdState, fight_of
from tamalir.third.steps import Outcome
from tamalir.third.story import leave_track as take_off_track
from tamalir.third.terrain import shows
from tamalir.third.unfinished import fight_out, set_aside
from tamalir.third.uses import VERBS, Deed, Doing
from tamalir.world.effects import Effect


@VERBS.verb("test", when=BOTH)
@rule
def make_test(
    use: Doing,
    attribute: str,
    modifier: int = 0,
    needs: int = 1,
    success: tuple[Effect, ...] = (),
    failure: tuple[Effect, ...] = (),
) -> Rule[None]:
    """With enough successes the card goes on (3E-TEST-009); otherwise only what is tied to failure happens
    (3E-TEST-010). On an enemy a failed test does not end the combat (3E-ENEMY-004)."""
    found = yield from attribute_test(use.state, use.seat, attribute, modifier)
    use.x = found
    if found >= needs:
        yield from all_in_order(use, success)
    else:
        yield from all_in_order(use, failure)
        use.stopped = True


@VERBS.verb("explore", when=BOTH)
@rule
def explore(use: Doing, effects: tuple[Effect, ...]) -> Rule[None]:
    """Roll dice equal to speed (3E-EXPLORE-001); X is how many match the hero's hex, all of them in a city
    (3E-CITY-003)."""
    state, seat = use.state, use.seat
    outer = state.dice
    dice = yield from throw(state, seat, explore_dice(state, seat), "ability")
    yield from camp.mend(state, seat, dice, len(dice.faces))
    use.x = camp.matching(state, seat, dice)
    state.dice = outer
    if use.x:
        yield from all_in_order(use, effects)


@VERBS.verb("roll-terrain", when=BOTH)
@rule
def roll_terrain(use: Doing, dice: int, symbol: str, effects: tuple[Effect, ...]) -> Rule[None]:
    """If some die shows the symbol; a wild counts whether one likes it or not (3E-DICE-005). The hero may
    roll dice again as whenever it rolls them (3E-EXERT-003)."""

    def showing(state: ThirdState, seat: Seat, dice: Dice) -> int:
        return sum(shows(face, symbol) for face in dice.faces)

    state, seat = use.state, use.seat
    outer = state.dice
    rolled = yield from throw(state, seat, dice, "ability")
    yield from camp.mend(state, seat, rolled, dice, showing)
    use.x = showing(state, seat, rolled)
    state.dice = outer
    if use.x:
        yield from all_in_order(use, effects)


@VERBS.verb("draw-adventure", when=MAP)
@rule
def draw_adventure(use: Deed, deck: str) -> Rule[None]:
    """A card within a card is resolved completely first (3E-GAP-069)."""
    if use.leaves:
        yield from draw_card(use.state, use.seat, deck)
    else:
        outer = set_aside(use.state)
        yield from draw_card(use.state, use.seat, deck)
        yield from fight_out(use.state, outer)


@VERBS.verb("engage", when=MAP)
@rule
def engage(use: Deed, enemy: str, effects: tuple[Effect, ...] = ()) -> Rule[None]:
    """Fight an enemy of a story card by the ordinary rules (3E-ENEMY-006); what follows is for winning."""
    begin_fight(use.state, use.seat, enemy, story=use.card)
    if use.leaves:
        return
    fight = fight_of(use.state)
    yield from fight_out(use.state, set_aside(use.state))
    if fight.ended == Outcome.DEFEAT:
        yield from all_in_order(use, effects)


def _nobody_to_challenge(use: Deed, effect: Effect) -> str | None:
    return None if _rivals(use.state, use) else "3E-HERO-004"


def _rivals(state: ThirdState, use: Deed) -> list[int]:
    """Undefeated heroes on the hex (3E-DEFEAT-005) whom this hero has not challenged before (3E-HERO-004)."""
    challenged = state.heroes[use.seat].challenged
    return [s for s in company(state, use.seat) if s not in challenged and not defeated(state, s)]


@rule
def must_fight(state: ThirdState, seat: Seat, rival: Seat) -> Rule[bool]:
    """Nobody can refuse a challenge (3E-CHALLENGE-001)."""
    yield from ()
    return True


@VERBS.verb("challenge", when=("action",), can=_nobody_to_challenge)
@rule
def challenge(use: Deed, effects: tuple[Effect, ...]) -> Rule[None]:
    """Fight another hero until one is defeated; nobody can flee (3E-CHALLENGE-001, 3E-CHALLENGE-005)."""
    state, seat = use.state, use.seat
    options = [
        Option(f"challenge:{other}", other, {"hero": state.heroes[other].id}) for other in _rivals(state, use)
    ]
    facts = {"who": state.heroes[seat].id}
    rival = yield from ask(state, seat, "hero.challenge", lambda: options, lambda: facts)
    if not (yield from state.book.seams.agrees_to_fight(state, seat, rival)):
        return
    state.heroes[seat].challenged.append(rival)  # 3E-HERO-004: once a game
    assert use.ability is not None
    begin_challenge(state, seat, rival, no_flight="3E-CHALLENGE-005", ability=use.ability.id)


@VERBS.verb("leave-track", when=("always",))
def leave_track(use: Deed) -> None:
    take_off_track(use.state, use.card)


# --- wholes -----------------------------------------------------------------------------


@VERBS.verb("choose-one", when=MAP)
@rule
def choose_one(use: Deed, effects: tuple[Effect, ...]) -> Rule[None]:
    """One thing or another: the hero chooses when it comes to that (3E-GAP-064)."""
    options = [
        Option(f"effect:{n}", effect, {"card": use.card, "n": n, "verb": effect.do})
        for n, effect in enumerate(effects, 1)
    ]
    effect = yield from ask(use.state, use.seat, "card.choose", lambda: options, lambda: _about(use))
    yield from all_in_order(use, (effect,))


def _about(use: Deed) -> Args:
    return {"who": use.state.heroes[use.seat].id, "card": use.card}


@VERBS.verb("may", when=MAP)
@rule
def may(use: Deed, effects: tuple[Effect, ...]) -> Rule[None]:
    """Optional (3E-GOLDEN-005)."""
    if (yield from ask(use.state, use.seat, "card.may", yes_or_no, lambda: _about(use))):
        yield from all_in_order(use, effects)


@VERBS.verb("each-hero", when=MAP)
@rule
def each_hero(use: Deed, effects: tuple[Effect, ...], others: bool = False) -> Rule[None]:
    """All heroes in turn order, from the first player on (3E-TURN-002, 3E-GAP-007)."""
    seats = [seat for seat in in_turn_order(use.state) if not (others and seat == use.seat)]
    if use.leaves:
        use.others = seats
        return
    for seat in seats:
        if use.state.result is None:
            yield from all_in_order(Deed(use.state, seat, use.card), effects)

"""The verbs that combat boards add to the vocabulary of the Third Edition."""

from __future__ import annotations

from tamalir.bonds import plague, warbands
from tamalir.bonds.cards import BONDS_SYMBOLS
from tamalir.bonds.choices import target_of_highest_damage
from tamalir.bonds.parties import fellows, party_of
from tamalir.bonds.state import bonds_state
from tamalir.kernel import Option, Rule, choose, rule
from tamalir.third.effects import ANY, MAP
from tamalir.third.effects_in_order import all_in_order
from tamalir.third.heroes import company
from tamalir.third.pools import recast
from tamalir.third.tokens import SYMBOLS
from tamalir.third.uses import Deed, Use
from tamalir.third.vocabulary import VERBS as THIRD
from tamalir.world.effects import Effect

NEW = [symbol for symbol in BONDS_SYMBOLS if symbol not in SYMBOLS]

VERBS = THIRD.extended("bonds", costs=[name for symbol in NEW for name in (symbol, f"{symbol}-tokens")])
"""What cards of a game with the expansion can say."""

VERBS.standing("space-plus", symbol=str, amount=int)
VERBS.standing("copy-any-shield")
VERBS.standing("redraw-asset")


def _no_damage_shows(use: Use, effect: Effect) -> str | None:
    return None if target_of_highest_damage(use.state, use.foe) is not None else "3E-COMBAT-019"


@VERBS.verb("recast-highest", when=ANY, can=_no_damage_shows)
@rule
def recast_highest(use: Use) -> Rule[None]:
    """The opponent recasts its unspent token of highest damage value."""
    token = target_of_highest_damage(use.state, use.foe)
    if token is not None:
        yield from recast(use.state, use.foe, [token])


@VERBS.verb("no-purchase", when=("always",))
def no_purchase(use: Deed) -> None:
    """On a twist: the shopper buys nothing in this shop action (UB-GAP-042)."""
    bonds_state(use.state).no_purchase = True


# --- parties ----------------------------------------------------------------------------


def _nobody_beside(use: Deed, effect: Effect) -> str | None:
    return None if fellows(use.state, use.seat) else "UB-PARTYSKILL-001"


@VERBS.verb("fellow", when=MAP, can=_nobody_beside)
@rule
def fellow(use: Deed, effects: tuple[Effect, ...]) -> Rule[None]:
    """Something for one other hero of the party, whom the user names."""
    state, seat = use.state, use.seat
    options = [
        Option(f"to-hero:{other}", other, {"hero": state.heroes[other].id}) for other in fellows(state, seat)
    ]
    if options:
        facts = {"who": state.heroes[seat].id, "card": use.card}
        other = yield from choose(seat, "party.fellow", options, facts)
        yield from all_in_order(Deed(state, other, use.card), effects)


@VERBS.verb("party", when=MAP, can=_nobody_beside)
@rule
def party(use: Deed, effects: tuple[Effect, ...]) -> Rule[None]:
    """Something for each hero of the party, the user first."""
    for member in (use.seat, *fellows(use.state, use.seat)):
        if use.state.result is None and member in party_of(use.state, use.seat):
            yield from all_in_order(Deed(use.state, member, use.card), effects)


# --- single cards -----------------------------------------------------------------------


@VERBS.verb("hero-here", when=MAP)
@rule
def hero_here(use: Deed, effects: tuple[Effect, ...]) -> Rule[None]:
    """Something for one hero on the user's hex, itself included (UB-CARD-007)."""
    state, seat = use.state, use.seat
    options = [
        Option(f"to-hero:{other}", other, {"hero": state.heroes[other].id})
        for other in (seat, *company(state, seat))
    ]
    facts = {"who": state.heroes[seat].id, "card": use.card}
    other = yield from choose(seat, "card.hero-here", options, facts)
    yield from all_in_order(Deed(state, other, use.card), effects)


# --- the two scenarios of the box -------------------------------------------------------


@VERBS.verb("rout-warband", when=MAP)
def rout_warband(use: Deed) -> None:
    """On a warband's card: it is defeated (UB-SCEN-009)."""
    warbands.rout(use.state, use.seat, use.card)


@VERBS.verb("reveal-warband", when=MAP)
def reveal_warband(use: Deed) -> None:
    """The next facedown warband is turned up (UB-SCEN-005)."""
    rules = warbands.rules_of(use.state)
    if rules is not None:
        warbands.turn_up(use.state, rules)


@VERBS.verb("march-warbands", when=MAP)
@rule
def march_warbands(use: Deed) -> Rule[None]:
    """All faceup warbands move once (UB-SCEN-006)."""
    rules = warbands.rules_of(use.state)
    if rules is not None:
        yield from warbands.march(use.state, rules)


@VERBS.verb("reinforce-warbands", when=MAP)
def reinforce_warbands(use: Deed, amount: int = 1) -> None:
    """Every faceup warband gains units, or loses them."""
    for band in bonds_state(use.state).warbands:
        if band.hex is not None:
            band.units = max(0, band.units + amount)
            use.state.emit("warband-grows", None, "UB-SCEN-009", who=band.card, n=band.units)


@VERBS.verb("spread-plague", when=MAP)
@rule
def spread_plague(use: Deed) -> Rule[None]:
    """The plague reaches one more city or town (UB-GAP-050)."""
    rules = plague.rules_of(use.state)
    if rules is not None and use.state.result is None:
        yield from plague.spread(use.state, rules)


@VERBS.verb("cure-plague", when=MAP)
def cure_plague(use: Deed) -> None:
    """The plague on the hero's hex is cured, if there is one (UB-SCEN-010)."""
    plague.cure(use.state, use.seat)

"""Verbs of second-edition cards: fighting, rolling and being hurt."""

from __future__ import annotations

from tamalir.kernel import Option, Rule, rule
from tamalir.second.asking import ask
from tamalir.second.blows import deal_wounds, strike
from tamalir.second.rolls import combat_roll, rethrow, skill_test, target_number
from tamalir.second.state import change
from tamalir.second.uses import Use
from tamalir.second.values import damage, enemy_value, holds, member, named
from tamalir.second.vocabulary import VERBS
from tamalir.second.words import (
    HERO,
    Attribute,
    Cause,
    Figure,
    FoeFigure,
    Kind,
    Lasting,
    Outcome,
    Protected,
    Skill,
    Strength,
    Terrain,
    Ware,
    Weakness,
    Whom,
    Window,
)
from tamalir.second.wounds import KnockedOut, exhaust, judge, take_wounds
from tamalir.world.effects import Effect
from tamalir.world.modifiers import Modifier
from tamalir.world.words import Until

PHASES = ("ranged", "melee", "magic", "any-phase")
ROLLS = ("combat-roll", "attack-roll", *PHASES, "escape", "skill-test")
OWN_TEXT = ("card", "before-combat", "reward", "encounter", "event", "arrived")
"""Moments at which a card's own text is carried out; `card` stands for an effect inside another."""
IN_A_FIGHT = ("before-combat", *PHASES, "card")
ANYWHERE = (*OWN_TEXT, "any-time", "market", "before-moving", "moved", "end-of-turn", *PHASES)

# Standing effects: the rules ask for them where they matter (values.py, movement.py, market.py ...).
VERBS.standing("raise", what=Figure, by=int, optional={"to": Whom})
VERBS.standing("raise-damage", what=Kind, by=int, optional={"to": Whom})
VERBS.standing("roll-bonus", by=int, optional={"kind": Kind, "attack": bool})
VERBS.standing("skill-bonus", what=Skill, by=int)
VERBS.standing("escape-bonus", by=int)
VERBS.standing("movement-dice", by=int)
VERBS.standing("easy-terrain", terrain=Terrain)
VERBS.standing("weary-terrain", terrain=Terrain, exhaustion=int)
VERBS.standing("safe-travel")
VERBS.standing("price", by=int, optional={"of": Ware})
VERBS.standing("no-healing")
VERBS.standing("breaks-items")
VERBS.standing("raise-foes", what=FoeFigure, by=int)
VERBS.standing("raise-foes-damage", what=Kind, by=int)


@rule
def follow(use: Use, effects: tuple[Effect, ...]) -> Rule[None]:
    """Carry out effects in the order in which they stand, as long as the battle lasts."""
    for effect in effects:
        if use.state.fight is not None and use.state.fight.outcome:
            return
        if effect.given and not holds(use.state, use.seat, use.who, effect):
            continue  # the card speaks of somebody else
        yield from VERBS.carry_out(Use(use.state, use.seat, use.who, use.card, use.n, effect), effect)


@VERBS.verb("both", when=ANYWHERE)
@rule
def both(use: Use, effects: tuple[Effect, ...]) -> Rule[None]:
    """One thing and another, in the order in which they stand; the card is used once for all of them."""
    yield from follow(use, effects)


@VERBS.verb("either", when=ANYWHERE)
@rule
def either(use: Use, first: tuple[Effect, ...], second: tuple[Effect, ...] = ()) -> Rule[None]:
    """The player chooses; a missing second part means: or nothing."""
    options = [Option("first", first, {"card": use.card}), Option("second", second, {"card": use.card})]
    chosen = yield from ask(use.state, use.seat, "card.either", lambda: options, {"card": use.card})
    yield from follow(use, chosen)


@VERBS.verb("test", when=ANYWHERE)
@rule
def make_a_test(
    use: Use,
    attribute: Attribute,
    number: int,
    skill: Skill | None = None,
    success: tuple[Effect, ...] = (),
    failure: tuple[Effect, ...] = (),
) -> Rule[None]:
    """A skill test; where the card says nothing of success or failure, nothing happens (2E-TERM-003)."""
    passed = yield from skill_test(use.state, use.seat, attribute, skill, number)
    yield from follow(use, success if passed else failure)


# --- attacks ----------------------------------------------------------------------------


@VERBS.verb("attack", when=("before-combat",))
@rule
def attack(use: Use, kind: Kind, wounds: int | None = None) -> Rule[None]:
    """An attack made Before Combat (2E-GAP-043). Its failure does no harm (2E-COMBAT-006)."""
    state, fight = use.state, use.state.fight
    assert fight is not None
    if fight.rival is None:
        target = enemy_value(state, fight, kind.attribute)
    else:
        rival = fight.rival if use.seat == fight.seat else fight.seat
        target = yield from target_number(state, rival, kind, in_phase=False)  # 2E-DUEL-005
    if (yield from combat_roll(state, use.seat, use.who, kind, target, attack=True, in_phase=False)):
        dealt = wounds if wounds is not None else damage(state, use.seat, use.who, kind)
        yield from strike(state, fight, use.seat, dealt)


def _no_enemy(use: Use, effect: Effect) -> str | None:
    return None if use.state.fight is not None else "2E-EFFECT-003"


@VERBS.verb("inflict", when=IN_A_FIGHT, can=_no_enemy)
@rule
def inflict(use: Use, wounds: int) -> Rule[None]:
    """Wounds to your enemy, whoever that is (2E-TERM-005)."""
    assert use.state.fight is not None
    yield from strike(use.state, use.state.fight, use.seat, wounds)


@VERBS.verb("weaken", when=IN_A_FIGHT, can=_no_enemy)
def weaken(use: Use, what: Weakness, by: int, until: Lasting = Lasting.BATTLE) -> None:
    """The enemy's value or damage falls until the phase, the round or the battle ends."""
    fight = use.state.fight
    assert fight is not None
    if fight.rival is None:
        change(fight, Modifier(f"foe-{what}", -by, Until(until), use.card))
    else:
        rival = fight.rival if use.seat == fight.seat else fight.seat
        change(use.state.heroes[rival], Modifier(what, -by, Until(until), use.card))
    itself = "yes" if fight.foe is not None and fight.foe.card == use.card else "no"
    use.state.emit("enemy-weakened", use.seat, card=use.card, what=what, n=by, itself=itself)


@VERBS.verb("embolden", when=("before-combat", "card"), can=_no_enemy)
def embolden(use: Use, what: Weakness, by: int, until: Lasting = Lasting.BATTLE) -> None:
    """A Challenge's value or damage rises until the phase, the round or the battle ends."""
    fight = use.state.fight
    assert fight is not None
    assert fight.foe is not None
    change(fight, Modifier(f"foe-{what}", by, Until(until), use.card))
    use.state.emit("enemy-emboldened", use.seat, foe=fight.foe.card, what=what, n=by)


@VERBS.verb("strengthen", when=(*IN_A_FIGHT, "before-moving", "market", "reward", "encounter"))
def strengthen(use: Use, what: Strength, by: int, until: Lasting = Lasting.TURN) -> None:
    """Your hero's value rises until the phase, round, battle or turn ends."""
    change(use.state.heroes[use.seat], Modifier(what, by, Until(until), use.card))
    use.state.emit("hero-strengthened", use.seat, who=named(use.state, use.seat, HERO), what=what, n=by)


def _no_way_out(use: Use, effect: Effect) -> str | None:
    """In the Endgame nobody escapes, by whatever means (2E-END-009); hazards have no such moment."""
    fight = use.state.fight
    return "2E-END-009" if fight is not None and fight.cause == Cause.ENDGAME else _no_enemy(use, effect)


@VERBS.verb("slip-away", when=("before-combat",), can=_no_way_out)
def slip_away(use: Use) -> None:
    """Escape without a test."""
    fight = use.state.fight
    assert fight is not None
    fight.outcome = Outcome.ESCAPED
    fight.attacker = use.seat


# --- rolls ------------------------------------------------------------------------------


@VERBS.verb("add-to-roll", when=ROLLS)
def add_to_roll(use: Use, by: int, to: Whom = Whom.SELF) -> None:
    """A bonus after the dice are seen (2E-EFFECT-012); of an Ally that says so, to the hero's roll."""
    assert use.state.check is not None
    use.state.check.plus += by
    use.state.emit("roll-raised", use.seat, "2E-EFFECT-012", card=use.card, n=by, total=use.state.check.total)


@VERBS.verb("reroll", when=ROLLS)
@rule
def reroll(use: Use) -> Rule[None]:
    """Throw both ten-sided dice again (2E-COMP-018)."""
    assert use.state.check is not None
    yield from rethrow(use.state, use.state.check)


@VERBS.verb("add-wounds", when=PHASES)
def add_wounds(use: Use, by: int) -> None:
    """More wounds from a successful attack."""
    use.state.extra += by
    use.state.emit("wounds-added", use.seat, card=use.card, n=by)


# --- harm and healing -------------------------------------------------------------------


def _wrong_victim(use: Use, effect: Effect) -> str | None:
    """A cancelling card protects whom it names (2E-EFFECT-009), and only from wounds being dealt."""
    blow = use.state.blow
    if blow is None or blow.wounds <= 0:
        return "2E-TERM-002"
    protects = effect.args.get("protects", "hero")
    return None if protects == "party" or (blow.who == HERO) == (protects == "hero") else "2E-EFFECT-009"


@VERBS.verb("cancel-wounds", when=("wounds",), can=_wrong_victim)
def cancel_wounds(use: Use, n: int, protects: Protected = Protected.HERO) -> None:
    """Wounds that are being dealt never are (2E-TERM-002)."""
    blow = use.state.blow
    assert blow is not None
    cancelled = min(n, blow.wounds)
    blow.wounds -= cancelled
    victim = named(use.state, blow.seat, blow.who)
    use.state.emit("wounds-cancelled", use.seat, "2E-TERM-002", who=victim, n=cancelled, card=use.card)


def _no_blow_for_another(use: Use, effect: Effect) -> str | None:
    """An Ally steps between the hero and the blow, no hero between itself and one."""
    blow = use.state.blow
    if blow is None or blow.wounds <= 0:
        return "2E-TERM-002"
    return None if use.who != HERO and blow.who == HERO else "2E-EFFECT-009"


@VERBS.verb("bear-wounds", when=("wounds",), can=_no_blow_for_another)
def bear_wounds(use: Use, n: int = 1) -> None:
    """The Ally whose ability it is takes wounds that are being dealt to its hero."""
    blow = use.state.blow
    assert blow is not None
    borne = min(n, blow.wounds)
    blow.wounds -= borne
    use.state.emit("wounds-borne", use.seat, "2E-TERM-002", who=use.who, n=borne)
    take_wounds(use.state, use.seat, use.who, borne)


@VERBS.verb("suffer", when=OWN_TEXT)
@rule
def suffer(use: Use, wounds: int = 0, exhaustion: int = 0) -> Rule[None]:
    """Harm to your hero (2E-TERM-004)."""
    if exhaustion:
        exhaust(use.state, use.seat, HERO, exhaustion)
    yield from deal_wounds(use.state, use.seat, HERO, wounds)


@VERBS.verb("all-suffer", when=("event", "card"))
@rule
def all_suffer(use: Use, wounds: int = 0, exhaustion: int = 0) -> Rule[None]:
    """Harm to every hero, the active one first; each may answer with one card (2E-GAP-038)."""
    state = use.state
    own = state.window, state.activated
    for n in range(len(state.heroes)):
        seat = (use.seat + n) % len(state.heroes)
        if seat != use.seat:
            state.window, state.activated = Window.ANSWER, []
        if exhaustion:
            exhaust(state, seat, HERO, exhaustion)
        try:
            yield from deal_wounds(state, seat, HERO, wounds)
        except KnockedOut:
            state.blow = None  # by an aside of its own; the others suffer all the same
        if seat == use.seat:
            own = state.window, state.activated  # its answer counts in the moment it belongs to
    state.window, state.activated = own
    fight = state.fight
    if fight is not None and fight.rival is not None:
        fight.outcome = None  # all fall at the same moment, if they do (2E-DUEL-015)
        judge(state)


def _served(use: Use, to: object) -> str:
    """Whoever's ability it is (2E-EFFECT-002), or the hero, where an Ally's says so."""
    return HERO if to == Whom.HERO else use.who


def _not_wounded(use: Use, effect: Effect) -> str | None:
    who = _served(use, effect.args.get("to"))
    return None if member(use.state, use.seat, who).wounds else "2E-EFFECT-009"


@VERBS.verb("heal", when=ANYWHERE, can=_not_wounded)
def heal(use: Use, wounds: int, to: Whom = Whom.SELF) -> None:
    """Discard wounds from whoever it serves."""
    who = _served(use, to)
    body = member(use.state, use.seat, who)
    healed = min(wounds, body.wounds)
    body.wounds -= healed
    use.state.emit("wounds-healed", use.seat, "2E-WOUND-009", who=named(use.state, use.seat, who), n=healed)


def _not_tired(use: Use, effect: Effect) -> str | None:
    who = _served(use, effect.args.get("to"))
    return None if member(use.state, use.seat, who).exhaustion else "2E-EFFECT-009"


@VERBS.verb("recover", when=ANYWHERE, can=_not_tired)
def recover(use: Use, exhaustion: int, to: Whom = Whom.SELF) -> None:
    """Discard exhaustion from whoever it serves."""
    who = _served(use, to)
    body = member(use.state, use.seat, who)
    rested = min(exhaustion, body.exhaustion)
    body.exhaustion -= rested
    use.state.emit("rested", use.seat, "2E-WOUND-009", who=named(use.state, use.seat, who), n=rested)

"""Combat: one Before Combat stage, then rounds of escape, ranged, melee and magic (2E-COMBAT-001).

Each stage and phase is a step of its own, so that the game can rest, fork and be saved
between any two of them. Fights between heroes take the same road (2E-DUEL-001); where they
part, `fight.rival` says so.
"""

from __future__ import annotations

from collections.abc import Sequence

from tamalir.kernel import Args, Option, Rule, rule
from tamalir.second.asking import KnockedOut, ask
from tamalir.second.before import before_combat
from tamalir.second.blows import deal_wounds, strike
from tamalir.second.escape import ESCAPE, attempt_escape, escape_phase
from tamalir.second.rolls import combat_roll, target_number
from tamalir.second.state import Fight, SecondState
from tamalir.second.uses import Use, usable, use_card
from tamalir.second.values import damage, enemy_damage, enemy_life, enemy_value, named
from tamalir.second.words import HERO, Cause, Kind, Outcome, Stage, Window
from tamalir.second.wounds import judge
from tamalir.world.limits import still_counting
from tamalir.world.modifiers import lasting
from tamalir.world.words import Until

PHASES = (Stage.ESCAPE, Stage.RANGED, Stage.MELEE, Stage.MAGIC)
"""The four phases of a round in their order (2E-COMBAT-009)."""

LAST_ROUND = 100
"""A battle still undecided after it is broken off (2E-GAP-094)."""

WITHOUT_ESCAPE = (Cause.HAZARD, Cause.ENDGAME)
"""Battles without an Escape phase (2E-HAZARD-013, 2E-END-009)."""


KINDS = {kind.value: kind for kind in Kind}
"""The kind of combat that is fought in a phase."""

STRIKE = Option("strike", None)
ATTACK = {kind: Option("attack", HERO, {"kind": kind.value}) for kind in Kind}
ATTACKED = {kind: Option("attack", HERO, {"kind": kind.value}, "2E-COMBAT-020") for kind in Kind}
DEFEND = {kind: Option("defend", None, {"kind": kind.value}) for kind in Kind}
LABELS = {kind: (kind.value, "any-phase") for kind in Kind}
"""Labels of abilities that are used in a phase (2E-EFFECT-003, 2E-EFFECT-007)."""


@rule
def battle(state: SecondState, fight: Fight) -> Rule[None]:
    """The next stage of a battle, whichever that is."""
    try:
        if fight.stage == Stage.BEFORE_COMBAT:
            yield from before_combat(state, fight)
        elif fight.stage == Stage.ESCAPE:
            _new_round(state, fight)
            if fight.cause not in WITHOUT_ESCAPE and state.options["decide-each-step"]:
                yield from escape_phase(state, fight)
        else:
            yield from combat_phase(state, fight, KINDS[fight.stage])
    except KnockedOut:  # by an aside of its own
        judge(state)
    if fight.used:
        fight.used = still_counting(fight.used, Until.PHASE)
    _expire(state, fight, Until.PHASE)
    fight.stage = Stage.OVER if fight.outcome else _stage_after(fight)
    if fight.stage == Stage.OVER:
        _expire(state, fight, Until.ROUND)
        _expire(state, fight, Until.BATTLE)


@rule
def combat_phase(state: SecondState, fight: Fight, kind: Kind) -> Rule[None]:
    """Attack or defend (2E-COMBAT-010), declared before any dice are thrown (2E-COMBAT-033)."""
    seat = fight.attacker
    who = yield from _act(state, fight, kind)
    if fight.outcome:
        return
    attack = who is not None
    who = who or HERO
    if attack:
        fight.attacked.append(who)
    if not attack and _harm(state, fight, kind) == 0:
        # 2E-COMBAT-019: against no damage the defence roll may be left out, and nothing is lost by that.
        state.emit("defence-skipped", seat, "2E-COMBAT-019", who=named(state, seat, HERO), kind=kind.value)
        return
    target = yield from _target(state, fight, kind)
    success = yield from combat_roll(state, seat, who, kind, target, attack=attack, in_phase=True)
    if not success:
        # 2E-COMBAT-016, 2E-COMBAT-018; an Ally bears its own failure (2E-ALLY-005).
        yield from deal_wounds(state, seat, who, _harm(state, fight, kind))
    elif attack:
        yield from hit(state, fight, who, kind, damage(state, seat, who, kind))
    state.check = None


@rule
def hit(state: SecondState, fight: Fight, who: str, kind: Kind, wounds: int) -> Rule[None]:
    """A successful attack deals the attacker's damage (2E-COMBAT-015); cards may add to it."""
    seat = fight.attacker
    state.extra = 0

    def offers() -> list[Option[Use | None]]:
        return [*usable(state, seat, "hit", LABELS[kind], who), STRIKE]

    while not fight.outcome and not _kills(state, fight, wounds + state.extra):
        if not any(option.refused is None for option in offers()[:-1]):
            break
        args: Args = {"n": wounds + state.extra, "who": named(state, seat, who)}
        use = yield from ask(state, seat, "combat.hit", offers, args)
        if use is None:
            break
        yield from use_card(use)
    if not fight.outcome:
        yield from strike(state, fight, seat, wounds + state.extra)


def _kills(state: SecondState, fight: Fight, wounds: int) -> bool:
    """Whether these wounds are enough: then nobody is asked for more, unless each step is decided."""
    if state.options["decide-each-step"] or fight.foe is None:
        return False  # another hero may cancel some of them
    return fight.foe.wounds + wounds >= enemy_life(state, fight)


@rule
def _act(state: SecondState, fight: Fight, kind: Kind) -> Rule[str | None]:
    """Who attacks in this phase; None: the hero defends, for Allies never do (2E-ALLY-007).

    Cards labelled for the phase that wait for neither a roll nor a hit nor a wound are used now. The Escape
    phase comes before all this: unless each step is decided, one question is for both, until a card is used.
    """
    seat = fight.attacker
    fleeing = (
        kind is Kind.RANGED and fight.cause not in WITHOUT_ESCAPE and not state.options["decide-each-step"]
    )

    def offers() -> list[Option[Use | str | bool | None]]:
        hero = state.heroes[seat]
        acts: list[Option[Use | str | bool | None]] = [
            *([ESCAPE] if fleeing else []),
            *usable(state, seat, "start", LABELS[kind]),
            (ATTACKED if HERO in fight.attacked else ATTACK)[kind],
        ]
        for ally in hero.allies:
            # One attack per Ally and round, in a phase in which the hero does not (2E-ALLY-001).
            spent = "2E-ALLY-003" if ally.card in fight.attacked else None
            acts.append(
                Option(f"ally:{ally.card}", ally.card, {"ally": ally.card, "kind": kind.value}, spent)
            )
        acts.append(DEFEND[kind])
        return acts

    while not fight.outcome:
        if not fleeing and _nothing_at_stake(state, fight, kind, offers()):
            return None
        args: Args = {"kind": kind.value, "round": fight.round, "escape": fleeing}
        act = yield from ask(state, seat, "combat.act", offers, args)
        if isinstance(act, bool):
            yield from attempt_escape(state, fight)
        elif isinstance(act, Use):
            fleeing = False  # the phase has begun
            yield from use_card(act)
        else:
            return act
    return None


def _nothing_at_stake(
    state: SecondState, fight: Fight, kind: Kind, offers: Sequence[Option[Use | str | bool | None]]
) -> bool:
    """A phase in which nobody can be hurt, neither here nor there, defends by itself (2E-COMBAT-019)."""
    if state.options["decide-each-step"] or fight.rival is not None or _harm(state, fight, kind):
        return False
    seat = fight.attacker
    for option in offers:
        if option.refused is None and option.value is not None:
            who = option.value
            if not isinstance(who, str) or damage(state, seat, who, kind):
                return False
            if any(use.refused is None for use in usable(state, seat, "hit", LABELS[kind], who)):
                return False
    return True


@rule
def _target(state: SecondState, fight: Fight, kind: Kind) -> Rule[int]:
    """The opponent's value for the phase (2E-COMBAT-014), or what the defending hero rolls (2E-DUEL-007)."""
    if fight.rival is None:
        return enemy_value(state, fight, kind.attribute)
    # The attacker has declared its act by now (2E-DUEL-022).
    return (yield from target_number(state, fight.defender, kind, in_phase=True))


def _harm(state: SecondState, fight: Fight, kind: Kind) -> int:
    """What the attacker suffers when it fails."""
    if fight.rival is None:
        return enemy_damage(state, fight, kind)
    return damage(state, fight.defender, HERO, kind)


def _new_round(state: SecondState, fight: Fight) -> None:
    """Everybody may attack again, and one card may be activated (2E-ACT-006)."""
    fight.round += 1
    fight.attacked = []
    fight.escape_target = None
    state.window, state.activated = Window.ROUND, []
    if fight.used:
        fight.used = still_counting(fight.used, Until.ROUND)
    _expire(state, fight, Until.ROUND)
    if fight.rival is not None and fight.round > 1:
        fight.attacker = fight.defender  # 2E-DUEL-014
    if state.events is not None:
        state.emit("combat-round", fight.attacker, round=fight.round, hero=state.heroes[fight.attacker].id)


def _expire(state: SecondState, fight: Fight, moment: Until) -> None:
    """What cards have changed until this moment, on either side."""
    if fight.modifiers:
        fight.modifiers = lasting(fight.modifiers, moment)
    for hero in state.heroes:
        if hero.modifiers:
            hero.modifiers = lasting(hero.modifiers, moment)


def stages(fight: Fight) -> list[Stage]:
    """The stages of this battle in their order; a hazard lets nobody prepare (2E-HAZARD-012)."""
    left_out = [Stage.BEFORE_COMBAT] if fight.cause == Cause.HAZARD else []
    if fight.cause in WITHOUT_ESCAPE:
        left_out.append(Stage.ESCAPE)
    return [stage for stage in (Stage.BEFORE_COMBAT, *PHASES) if stage not in left_out]


def _stage_after(fight: Fight) -> Stage:
    """After a phase in which nobody fell the next one must be played (2E-COMBAT-023)."""
    if fight.stage == Stage.BEFORE_COMBAT:
        return Stage.ESCAPE
    if fight.stage != Stage.MAGIC:
        return PHASES[PHASES.index(fight.stage) + 1]
    if fight.round >= LAST_ROUND:
        fight.outcome = Outcome.BROKEN_OFF
        return Stage.OVER
    return Stage.ESCAPE

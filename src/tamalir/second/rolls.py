"""Rolling the two ten-sided dice: combat rolls, target numbers, escape and skill tests."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tamalir.kernel import Args, Face, Option, Roll, Rule, Seat, rule
from tamalir.second.adding import most_added
from tamalir.second.asking import ask
from tamalir.second.committing import break_items, breaks_items, commit_items
from tamalir.second.state import Check, SecondState
from tamalir.second.uses import Use, usable, use_card
from tamalir.second.values import PER_COUNTER, escape_bonus, item_bonus, named, roll_bonus, skill, value
from tamalir.second.words import HERO, Attribute, Kind
from tamalir.second.wounds import fallen
from tamalir.world.dice import D10, pips

BOTH_DICE = (D10, D10)


@rule
def combat_roll(
    state: SecondState, seat: Seat, who: str, kind: Kind, target: int, *, attack: bool, in_phase: bool
) -> Rule[bool]:
    """Dice plus the value of the phase against the opponent's value (2E-COMBAT-014).

    `state.check` stays until whoever asked for the roll is done with its result (2E-GAP-032).
    """
    plus = value(state, seat, who, kind.attribute)
    committed: list[str] | None = None
    if who == HERO:
        plus += roll_bonus(state, seat, kind, attack)
        if breaks_items(state):
            committed = yield from commit_items(state, seat, kind, attack)
            idle = [item.card for item in state.heroes[seat].items if item.card not in committed]
            plus -= sum(item_bonus(state, seat, card, kind, attack) for card in idle)
    own = _own_value(state, seat, who, kind.attribute)
    check = Check(seat, who, "combat", kind, attack, in_phase, target, plus=plus)
    labels: tuple[str, ...] = ("combat-roll", "attack-roll") if attack else ("combat-roll",)  # 2E-TERM-001
    if in_phase:
        labels += (kind.value, "any-phase")  # 2E-EFFECT-003, 2E-EFFECT-007
    success = yield from _succeeds(state, check, labels, own)
    if committed is not None and not success:
        break_items(state, check, committed)
    return success


@rule
def target_number(state: SecondState, seat: Seat, kind: Kind, *, in_phase: bool) -> Rule[int]:
    """The defending hero rolls first and so sets the attacker's target number (2E-DUEL-007).

    A combat roll but no attack (2E-GAP-093); Items may raise it (2E-DUEL-008), Allies not
    (2E-DUEL-012), and only now, before the attacker rolls (2E-DUEL-009).
    """
    plus = value(state, seat, HERO, kind.attribute) + roll_bonus(state, seat, kind, attack=False)
    check = Check(seat, HERO, "target", kind, attack=False, in_phase=in_phase, target=0, plus=plus)
    labels = ("combat-roll", kind.value, "any-phase") if in_phase else ("combat-roll",)
    yield from _throw(state, check)
    yield from _improve(state, check, labels)
    state.check = None
    who = named(state, seat, HERO)
    state.emit("target-set", seat, "2E-DUEL-007", who=who, faces=check.faces, total=check.total)
    return check.total


@rule
def escape_test(state: SecondState, seat: Seat, target: int) -> Rule[bool]:
    """Dice plus Mind (2E-ESCAPE-002); only Mind and cards that name escaping count (2E-GAP-092)."""
    plus = value(state, seat, HERO, Attribute.MIND) + escape_bonus(state, seat)
    check = Check(seat, HERO, "escape", None, attack=False, in_phase=True, target=target, plus=plus)
    own = _own_value(state, seat, HERO, Attribute.MIND)
    success = yield from _succeeds(state, check, ("escape",), own)
    state.check = None
    return success


@rule
def skill_test(
    state: SecondState, seat: Seat, attribute: Attribute, name: str | None, target: int
) -> Rule[bool]:
    """Dice plus attribute, plus the skill if one is named (2E-SKILL-001, 2E-SKILL-002)."""
    plus = value(state, seat, HERO, attribute) + (skill(state, seat, name) if name is not None else 0)
    check = Check(seat, HERO, "test", None, attack=False, in_phase=False, target=target, plus=plus)
    success = yield from _succeeds(state, check, ("skill-test",), _own_value(state, seat, HERO, attribute))
    state.check = None
    return success


@rule
def rival_number(
    state: SecondState, seat: Seat, rival: Seat | None, attribute: Attribute, name: str | None
) -> Rule[int]:
    """What a rival sets in a contest: a test of its own, whose total is the number (2E-GAP-099).

    Without a rival the bare dice are; then it is told as the number of whoever makes the test.
    """
    who = seat if rival is None else rival
    plus = 0
    if rival is not None:
        plus = value(state, rival, HERO, attribute) + (skill(state, rival, name) if name is not None else 0)
    check = Check(who, HERO, "target", None, attack=False, in_phase=False, target=0, plus=plus)
    yield from _throw(state, check)
    if rival is not None:
        yield from _improve(state, check, ("skill-test",))
    state.check = None
    facts = {"who": named(state, who, HERO), "faces": check.faces, "total": check.total}
    state.emit("target-set", who, "2E-GAP-099", **facts)
    return check.total


def _own_value(state: SecondState, seat: Seat, who: str, attribute: Attribute) -> int:
    """What is printed, with experience counters: the part of a total that no card brings."""
    if who != HERO:
        return state.book.ally(who).figures.value(attribute)
    hero = state.heroes[seat]
    printed = state.book.heroes[hero.id].figures.value(attribute)
    return printed + PER_COUNTER[attribute.value] * hero.bonuses.get(attribute.value, 0)


@rule
def _succeeds(state: SecondState, check: Check, labels: tuple[str, ...], own: int) -> Rule[bool]:
    """A total that equals or exceeds the number succeeds (2E-SKILL-004). `own` is told as a part of it."""
    yield from _throw(state, check)
    yield from _improve(state, check, labels)
    success = check.total >= check.target
    if state.events is not None:
        _tell_result(state, check, success, own)
    return success


def _tell_result(state: SecondState, check: Check, success: bool, own: int) -> None:
    facts: dict[str, int | str] = {
        "who": named(state, check.seat, check.who),
        "dice": check.dice,
        "faces": check.faces,
        "own": own,
        "added": check.total - check.dice - own,
        "total": check.total,
        "target": check.target,
        "outcome": "success" if success else "failure",
    }
    if check.kind is not None:
        facts |= {"act": "attack" if check.attack else "defence", "kind": check.kind.value}
    state.emit(f"{check.key}-rolled", check.seat, None, **facts)


@rule
def _throw(state: SecondState, check: Check) -> Rule[None]:
    """Both dice together; a 0 counts as ten (2E-COMP-017)."""
    state.check = check
    faces: tuple[Face, ...] = yield Roll(
        f"roll.{check.key}", BOTH_DICE, {"who": named(state, check.seat, check.who)}
    )
    check.dice, check.faces = _shown(faces)


@cache
def _shown(faces: tuple[Face, ...]) -> tuple[int, str]:
    """What both dice count together, and what they show."""
    shown = [*map(pips, faces)]
    return sum(shown), " ".join(map(str, shown))


@rule
def rethrow(state: SecondState, check: Check) -> Rule[None]:
    """Throw both dice again for the same roll; what they showed before is told as well."""
    before = check.dice
    yield from _throw(state, check)
    state.emit(
        "rethrown",
        check.seat,
        who=named(state, check.seat, check.who),
        before=before,
        dice=check.dice,
        faces=check.faces,
        total=check.total,
    )


@rule
def _improve(state: SecondState, check: Check, labels: tuple[str, ...]) -> Rule[None]:
    """Cards with a bonus to the roll may be used after the dice are seen (2E-EFFECT-012).

    They are offered where they can matter: on a roll that fails and could yet succeed, and on
    a target number, which is never too high. An Ally felled by a cost of its own rolls in vain.
    """

    def offers() -> list[Option[Use | None]]:
        return [
            *usable(state, check.seat, "roll", labels, check.who),
            Option("let-it-stand", None, {"total": check.total, "target": check.target}),
        ]

    while check.key == "target" or check.total < check.target:
        left = usable(state, check.seat, "roll", labels, check.who)
        if not _could_help(state, check, left) or fallen(state, check.seat, check.who):
            return
        args: Args = {
            "total": check.total,
            "target": check.target,
            "who": named(state, check.seat, check.who),
        }
        use = yield from ask(state, check.seat, "roll.improve", offers, args)
        if use is None:
            return
        yield from use_card(use)


def _could_help(state: SecondState, check: Check, uses: Sequence[Option[Use]]) -> bool:
    allowed = [option.value for option in uses if option.refused is None]
    if check.key == "target" or any(use.effect.do != "add-to-roll" for use in allowed):
        return bool(allowed)
    return bool(allowed) and check.total + most_added(state, check, allowed) >= check.target


@rule
def escape_target_number(state: SecondState, seat: Seat) -> Rule[int]:
    """What an escaping hero must reach: the defender's dice plus Mind (2E-GAP-057, 2E-GAP-092)."""
    plus = value(state, seat, HERO, Attribute.MIND)
    if state.options["escape-from-bare-mind"]:
        return plus
    check = Check(seat, HERO, "target", None, attack=False, in_phase=True, target=0, plus=plus)
    yield from _throw(state, check)
    state.check = None
    who = named(state, seat, HERO)
    state.emit("target-set", seat, "2E-GAP-057", who=who, faces=check.faces, total=check.total)
    return check.total

"""Where in a fight we are: the pending request as a question to the solver."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tamalir.kernel import Choose, Seat
from tamalir.odds.second.cards_in_fights import subsets
from tamalir.odds.second.casts import Cast, Rows, Then
from tamalir.odds.second.fights import Solver
from tamalir.odds.second.parts import Ability
from tamalir.odds.second.reading import STAGES
from tamalir.odds.value import Value
from tamalir.second.state import Fight, SecondState
from tamalir.second.values import enemy
from tamalir.second.words import HERO, Stage
from tamalir.world.effects import Effect
from tamalir.world.limits import Used


class NotAFight(Exception):
    """The pending request is no decision of a fight with a Challenge that can be read."""


def question_of(
    solver: Solver,
    state: SecondState,
    seat: Seat,
    request: Choose[Any],
    s: int,
) -> Callable[[], Rows]:
    """The rows that the pending request asks for."""
    match request.key:
        case "combat.before":
            return lambda: solver.before_rows(s)
        case "combat.escape":
            return lambda: solver.escape_rows(s)
        case "combat.act":
            if any(option.id == "escape" for option in request.options):  # one question for two phases
                return lambda: [*solver.escape_rows(solver.before_this(s))[1:], *solver.phase_rows(s)]
            return lambda: solver.phase_rows(s)
        case "combat.hit":
            return _of_a_hit(solver, state, s)
        case "roll.improve":
            return _of_a_roll(solver, state, seat, request, s)
        case "wounds.cancel":
            return _of_a_blow(solver, state, s, request)
        case "card.either" | "card.pay":
            return _of_a_text(solver, state, s, request)
        case "roll.commit":
            return _of_a_commitment(solver, state, s, request)
        case _:
            raise NotAFight


def _kind(state: SecondState) -> int:
    assert state.fight is not None
    return STAGES.index(state.fight.stage) - 1


def _member(solver: Solver, who: str) -> int:
    return 0 if who == HERO else solver.reading.allies.index(who) + 1


def _tried(solver: Solver, used: Sequence[Used]) -> int:
    return sum(a.bit for a in solver.reading.abilities if _among(a, used))


def _among(ability: Ability, used: Sequence[Used]) -> bool:
    return any(note.card == ability.card and note.ability == ability.number for note in used)


def _of_a_hit(solver: Solver, state: SecondState, s: int) -> Callable[[], Rows]:
    check, fight = state.check, state.fight
    assert check is not None
    assert fight is not None
    who, kind = _member(solver, check.who), _kind(state)
    wounds = solver.reading.standing(s).damage[who][kind] + state.extra
    tried = _tried(solver, check.used)
    return lambda: solver.hit_rows(s, who, kind, wounds, tried)


def _of_a_roll(
    solver: Solver, state: SecondState, seat: Seat, request: Choose[Any], s: int
) -> Callable[[], Rows]:
    check = state.check
    assert check is not None
    if check.key == "target":
        raise NotAFight
    who = _member(solver, check.who)
    short, need = check.target - check.total, check.target - check.plus
    tried = _tried(solver, check.used)
    cards, good, bad = _roll(solver, state, who, request)
    risk = _at_risk(solver, state, s) if solver.breaks and who == 0 and check.key == "combat" else None
    return lambda: Cast(solver, cards, good, bad, who, risk).rows(s, short, need, tried)


def _at_risk(solver: Solver, state: SecondState, s: int) -> int:
    """Which Items were committed to the roll, by what it adds; among several choices the fewest Items."""
    check = state.check
    assert check is not None
    assert check.kind is not None
    kind = [k.value for k in solver.kinds].index(check.kind.value)
    figures, helping = solver.reading.standing(s), solver.reading.helping(s, kind, check.attack)
    idle = (figures.attack[0] if check.attack else figures.defend)[kind] - check.plus
    added = sum(_added(solver, check.used))
    fitting = [
        picked
        for picked in subsets(helping)
        if sum(bonus for n, bonus in helping if not picked >> n & 1) == idle + added
    ]
    if not fitting:
        raise NotAFight
    return min(fitting, key=int.bit_count)


def _added(solver: Solver, used: Sequence[Used]) -> list[int]:
    """What cards used on this roll have added to it."""
    return [a.by for a in solver.reading.abilities if _among(a, used) and a.verb == "add-to-roll"]


def _of_a_commitment(solver: Solver, state: SecondState, s: int, request: Choose[Any]) -> Callable[[], Rows]:
    """Items are committed before a roll against an enemy that breaks them (2E-EFFECT-013)."""
    fight = state.fight
    assert fight is not None
    attack = request.args["act"] == "attack"
    early = fight.stage == Stage.BEFORE_COMBAT
    kind = [k.value for k in solver.kinds].index(str(request.args["kind"]))
    r = solver.reading
    helping = r.helping(s, kind, attack)
    left = {option.id.partition(":")[2] for option in request.options}
    picked = sum(1 << n for n, _ in helping if r.items[n] not in left)
    figures = r.standing(s)
    need = figures.foe[kind] - (figures.attack[0] if attack else figures.defend)[kind]
    if early:
        cards, good, bad = _early_attack(solver, state, 0, kind)
    else:
        cards, good, bad = _in_a_phase(solver, 0, kind, attack)
    return lambda: solver.commit_rows(s, need, cards, good, bad, helping, picked)


def _roll(
    solver: Solver, state: SecondState, who: int, request: Choose[Any]
) -> tuple[Sequence[Any], Then, Then]:
    """The cards of the roll under way and what follows it."""
    check, fight = state.check, state.fight
    assert check is not None
    assert fight is not None
    if check.key == "escape":
        return solver.escape_cards, solver.escaped, solver.caught
    if check.key == "test":
        return _of_a_test(solver, state)
    if check.in_phase:
        return _in_a_phase(solver, who, _kind(state), check.attack)
    return _early_attack(solver, state, who, [k.value for k in solver.kinds].index(str(check.kind)))


def _in_a_phase(solver: Solver, who: int, kind: int, attack: bool) -> tuple[Sequence[Any], Then, Then]:
    """The cards of a roll in a phase and what follows it."""
    cards = solver.combat_cards[attack][who][kind]
    good: Then = (lambda s: solver.hit(s, who, kind)) if attack else solver.after_phase
    return cards, good, lambda s: solver.failed(s, who, kind)


def _early_attack(
    solver: Solver, state: SecondState, who: int, kind: int
) -> tuple[Sequence[Any], Then, Then]:
    """What follows an attack Before Combat; its failure does no harm (2E-COMBAT-006)."""
    ability, effect, rest = _running(solver, state, "attack", kind=solver.kinds[kind].value)
    then = solver.given_up(ability, rest) if ability is not None else rest
    wounds = effect.args.get("wounds")

    def early_hit(s: int) -> Value:
        dealt = solver.reading.standing(s).damage[who][kind] if wounds is None else int(wounds)
        return solver.strike(s, dealt, then)

    return solver.early_cards[who], early_hit, then


def _of_a_test(solver: Solver, state: SecondState) -> tuple[Sequence[Any], Then, Then]:
    check = state.check
    assert check is not None
    ability, effect, rest = _running(solver, state, "test", number=check.target)
    who = 0 if ability is None else ability.who
    then = solver.given_up(ability, rest) if ability is not None else rest
    return (
        solver.test_cards,
        lambda s: solver.text(effect.args.get("success", ()), s, who, then),
        lambda s: solver.text(effect.args.get("failure", ()), s, who, then),
    )


def _running(solver: Solver, state: SecondState, verb: str, **args: object) -> tuple[Any, Effect, Then]:
    """Which Before Combat text is being carried out: the enemy's, or that of the card last used.

    What the rules hold in a running generator, the state does not say; the notes of the fight do. A text
    in which the same verb stands twice with the same numbers cannot be told apart: no answer then.
    """
    fight = state.fight
    assert fight is not None
    last = _last_before_combat(state, fight)
    if last:
        for ability in solver.reading.abilities:
            if _among(ability, last) and _same(ability.effect, verb, args):
                return ability, ability.effect, solver.before
        raise NotAFight
    texts = [effect for effect in enemy(state, fight).effects if effect.when == "before-combat"]
    found = [n for n, effect in enumerate(texts) if _same(effect, verb, args)]
    if len(found) != 1:
        raise NotAFight
    rest = texts[found[0] + 1 :]
    return None, texts[found[0]], lambda s: solver.text(rest, s, 0, solver.before)


def _last_before_combat(state: SecondState, fight: Fight) -> Sequence[Used]:
    """The Before Combat ability that the fighter has used last, if any."""
    effects = state.book.effects
    mine = [
        note
        for note in fight.used
        if note.seat == fight.seat and effects(note.card)[int(note.ability)].when == "before-combat"
    ]
    return mine[-1:]


def _same(effect: Effect, verb: str, args: Mapping[str, object]) -> bool:
    return effect.do == verb and all(effect.args.get(name) == value for name, value in args.items())


def _of_a_blow(solver: Solver, state: SecondState, s: int, request: Choose[Any]) -> Callable[[], Rows]:
    blow, fight = state.blow, state.fight
    assert blow is not None
    assert fight is not None
    who = _member(solver, blow.who)
    if fight.stage == Stage.BEFORE_COMBAT:
        then = _after_suffering(solver, state)
    elif fight.stage == Stage.ESCAPE:
        then = solver.escape
    else:
        then = solver.after_phase
    tried = _tried(solver, blow.used)
    return lambda: solver.struck_rows(s, who, blow.wounds, then, tried)


def _after_suffering(solver: Solver, state: SecondState) -> Then:
    """Harm done by a Before Combat text: it is taken to be the last thing that the text does."""
    fight = state.fight
    assert fight is not None
    last = _last_before_combat(state, fight)
    if last:
        ability = next((a for a in solver.reading.abilities if _among(a, last)), None)
        if ability is None:
            raise NotAFight
        return solver.given_up(ability, solver.before)
    texts = [effect for effect in enemy(state, fight).effects if effect.when == "before-combat"]
    wounding = [n for n, text in enumerate(texts) if any(_wounds(effect) for effect in text.within())]
    if len(wounding) != 1:
        raise NotAFight
    rest = texts[wounding[0] + 1 :]
    return lambda s: solver.text(rest, s, 0, solver.before)


def _wounds(effect: Effect) -> bool:
    return effect.do in ("suffer", "all-suffer") and bool(effect.args.get("wounds"))


def _of_a_text(solver: Solver, state: SecondState, s: int, request: Choose[Any]) -> Callable[[], Rows]:
    verb = request.key.partition(".")[2]
    args = {"n": request.args["n"]} if verb == "pay" else {}
    ability, effect, rest = _running(solver, state, verb, **args)
    who = 0 if ability is None else ability.who
    then = solver.given_up(ability, rest) if ability is not None else rest
    if verb == "pay":
        return lambda: solver.pay_rows(s, effect, who, then)
    return lambda: solver.either_rows(s, effect, who, then)

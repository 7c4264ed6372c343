"""Odds for the request that is pending: what each option of a fight leads to."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from tamalir.kernel import Choose, Seat, Table
from tamalir.odds.aims import WIN_FIRST, Aim
from tamalir.odds.fights import Cast, Rows, Solver, Then, TooLarge, Value, subsets
from tamalir.odds.outlook import Outlook
from tamalir.odds.reading import BEFORE, STAGES, Ability, Reading, TooManyChanges, static
from tamalir.second.state import SecondState
from tamalir.second.values import enemy
from tamalir.second.words import HERO
from tamalir.world.effects import Effect

MOST_POSITIONS = 4_000
"""Beyond this only the round under way is solved with every card, and the answer says so."""

GLIMPSE = 500
"""Positions that a quick answer may take."""

ROUGHLY = 1.5
"""The size of a fight is only guessed; beyond this it is not even tried."""

_CACHE: OrderedDict[tuple[object, ...], Solver] = OrderedDict()
_KEPT = 24
ROUNDS = 60
"""Fights that last this long are rarer than the stated error."""


class NotAFight(Exception):
    """The pending request is no decision of a fight with a Challenge that can be read."""


def fight_odds(
    table: Table[Any],
    seat: Seat,
    aim: Aim = WIN_FIRST,
    limit: int = MOST_POSITIONS,
    options: Sequence[str] | None = None,
) -> dict[str, dict[str, Any]]:
    """Option id -> chances and means, for a seat that is asked something in its fight with a Challenge."""
    request = table.pending(seat)
    state = cast("SecondState", table.state)
    if request is None or not in_a_fight(state, seat):
        return {}
    wanted = options or [o.id for o in (*request.options, *request.asides) if o.refused is None]
    try:
        return answers(state, seat, request, wanted, aim, limit, attack=_attacks(table))
    except (NotAFight, TooManyChanges):
        return {}


def _attacks(table: Table[Any]) -> bool | None:
    """Whether the act declared last is the hero's attack, as the journal has it."""
    for entry in reversed(table.journal.entries):
        if entry.answer in ("attack", "defend"):
            return entry.answer == "attack"
    return None


def in_a_fight(state: SecondState, seat: Seat) -> bool:
    fight = state.fight
    return fight is not None and fight.foe is not None and fight.seat == seat and not fight.outcome


def answers(
    state: SecondState,
    seat: Seat,
    request: Choose[Any],
    wanted: Sequence[str],
    aim: Aim = WIN_FIRST,
    limit: int = MOST_POSITIONS,
    stop: Callable[[], bool] | None = None,
    attack: bool | None = None,
) -> dict[str, dict[str, Any]]:
    """The same for a state and a request, without a table. `stop` says when the time is up: {} then.

    `attack`: whether the act declared last is an attack, where a state alone does not tell.
    """

    def question(solver: Solver, s: int) -> Callable[[], Rows]:
        return _question(solver, state, seat, request, s, attack)

    table = _solved(state, seat, aim, limit, question, stop)
    table = {name: row for name, row in table.items() if name in wanted}
    if table:
        best = max(table, key=lambda name: table[name]["utility"])
        for name, row in table.items():
            row["best"] = name == best
    return table


def glimpse(
    state: SecondState,
    seat: Seat,
    request: Choose[Any],
    wanted: Sequence[str],
    aim: Aim,
    limit: int = GLIMPSE,
    stop: Callable[[], bool] | None = None,
) -> dict[str, dict[str, Any]]:
    """The same in a few milliseconds, never exact: the round under way with every card, then an `Outlook`.

    Cards used Before Combat are followed to the first round alone. If there are more positions than
    `limit`, cards are left out, those first that bring the most of them; {} if `stop` says that the
    time is up.
    """
    before = state.fight is not None and state.fight.stage == "before-combat"
    key = ("glimpse", before, id(state.book), seat, aim, static(state, seat))
    solver = _CACHE.get(key)
    if solver is None or not solver.reading.covers(state):
        solver = _remember(key, _glimpsing(Reading(state, seat), aim, limit))
    _CACHE.move_to_end(key)
    while True:
        solver.limit, solver.stop, solver.shallow = limit, stop, before
        s = _shortened(solver, state)
        try:
            rows = solver.solve(_question(solver, state, seat, request, s))
            break
        except TooLarge:
            if not solver.reading.abilities or (stop is not None and stop()):
                return {}
            without = [*solver.reading.without, _heaviest(solver.reading.abilities).id[4:]]
            solver = _remember(key, _glimpsing(Reading(state, seat, without), aim, limit))
    table = {name: described(solver, s, value, False, 1.0) for name, value in rows if name in wanted}
    best = max(table, key=lambda name: table[name]["utility"], default=None)
    for name, row in table.items():
        row["best"] = name == best
    return table


def _glimpsing(reading: Reading, aim: Aim, limit: int) -> Solver:
    solver = Solver(reading, aim, limit)
    solver.look_ahead(Outlook(reading, aim))
    return solver


def _heaviest(abilities: Sequence[Ability]) -> Ability:
    """The card that brings the most positions: usable at any time, or again and again for exhaustion."""
    return max(
        abilities, key=lambda a: (a.window == "any-time", a.exhaustion > 0, a.window != "start", a.bit)
    )


def glimpse_of_all(
    state: SecondState, seat: Seat, aim: Aim, limit: int, stop: Callable[[], bool] | None = None
) -> dict[str, Any] | None:
    """A quick look at a fight about to begin; None if it has more positions than `limit`."""
    solver = _glimpsing(Reading(state, seat), aim, limit)
    solver.stop = stop
    s = solver.reading.position(state)
    for shallow in (False, True):
        solver.shallow = shallow
        try:
            ((_, value),) = solver.solve(lambda: solver.from_the_start(s))
        except TooLarge:
            continue
        return described(solver, s, value, False, 1.0)
    return None


def whole_fight(
    state: SecondState,
    seat: Seat,
    aim: Aim = WIN_FIRST,
    limit: int = MOST_POSITIONS,
    stop: Callable[[], bool] | None = None,
) -> dict[str, Any]:
    """A fight about to begin: its chances with the best play. `TooLarge` if `stop` says so before the end."""
    table = _solved(state, seat, aim, limit, lambda solver, s: lambda: solver.from_the_start(s), stop)
    if not table:
        raise TooLarge
    return table["fight"]


def _solved(
    state: SecondState,
    seat: Seat,
    aim: Aim,
    limit: int,
    question: Callable[[Solver, int], Callable[[], Rows]],
    stop: Callable[[], bool] | None = None,
) -> dict[str, dict[str, Any]]:
    """Exactly if the fight is small enough; else this round exactly and the rest by a smaller fight."""
    solver = solver_for(state, seat, aim, limit)
    solver.stop = stop
    left_out = list(solver.reading.unmodelled)
    s = _shortened(solver, state)
    error = 0.0
    bounds: dict[str, float] = {}
    try:
        if solver.ahead is not None or solver.size(s) > ROUGHLY * limit:
            raise TooLarge
        rows = solver.solve(question(solver, s))
        exact = not left_out
    except TooLarge:
        if stop is not None and stop():
            return {}
        exact = False
        try:
            rows, ahead = _a_round_ahead(solver, state, seat, question, s)
        except TooLarge:
            return {}
        left_out += ahead.reading.without
        bounds = {} if left_out else _if_allies_never_fell(solver, question, s)
        error = 1.0
    error = max(error if not bounds else 0.0, solver.error**ROUNDS)
    table: dict[str, dict[str, Any]] = {}
    for name, value in rows:
        row = described(solver, s, value, exact and error < 1e-9, error)
        if not exact:
            row["error"] = max(0.0, min(error or 1.0, bounds.get(name, 1.0) - row["win"]))
        if left_out:
            row["without"] = list(left_out)
        table[name] = row
    return table


def _a_round_ahead(
    solver: Solver,
    state: SecondState,
    seat: Seat,
    question: Callable[[Solver, int], Callable[[], Rows]],
    s: int,
) -> tuple[Rows, Solver]:
    """This round with every card, the rounds after it as a smaller fight: a line that can be played."""
    size = solver.limit
    while True:
        ahead = _small_enough(solver, state, seat, size)
        ahead.stop = solver.stop
        if solver.ahead is not ahead:
            solver.look_ahead(ahead)
        solver.inside = s & 7 != BEFORE
        try:
            return solver.solve(question(solver, s)), ahead
        except TooLarge:
            _AHEAD.clear()  # left in the middle of its work
            solver.ahead = None
            size //= 8
            if solver.stop is not None and solver.stop():
                raise
            if size < solver.limit // 8:
                break
    small = _small_enough(solver, state, seat, solver.limit // 8)  # not even one round: without those cards
    small.stop, small.limit = solver.stop, 4 * solver.limit
    return small.solve(question(small, _shortened(small, state))), small


_AHEAD: OrderedDict[tuple[object, ...], Solver] = OrderedDict()


def _small_enough(solver: Solver, state: SecondState, seat: Seat, size: int) -> Solver:
    """The same fight with Allies that fall at the first wound and without the cards that make it large."""
    key = (id(state.book), seat, solver.aim, solver.limit, static(state, seat))
    found = _AHEAD.get(key)
    if found is not None and found.reading.items == solver.reading.items:
        return found
    left_out: list[str] = []
    found = Solver(solver.reading, solver.aim, solver.limit)
    found.frail = True
    s = _shortened(found, state)
    while found.reading.abilities and found.size(s) > size:
        abilities = [a for a in found.reading.abilities if a.when not in ("before-combat", "skill-test")]
        if not abilities:
            break
        worst = max(abilities, key=lambda a: (a.exhaustion > 0, a.window == "any-time", a.bit))
        left_out.append(worst.id[4:])
        found = Solver(Reading(state, seat, without=left_out), solver.aim, solver.limit)
        found.frail = True
        s = _shortened(found, state)
    _AHEAD[key] = found
    if len(_AHEAD) > _KEPT:
        _AHEAD.popitem(last=False)
    return found


def _if_allies_never_fell(
    solver: Solver, question: Callable[[Solver, int], Callable[[], Rows]], s: int
) -> dict[str, float]:
    """The chance to win could not be better than this."""
    brave = Solver(solver.reading, solver.aim, solver.limit // 2)
    brave.frail, brave.stop = False, solver.stop
    for n in range(1, len(brave.reading.allies) + 1):
        s &= ~(63 << brave.reading.WOUNDS[n])
    try:
        return {name: value[1].real for name, value in brave.solve(question(brave, s))}
    except TooLarge:
        return {}


def _shortened(solver: Solver, state: SecondState) -> int:
    """The position; once the rounds have begun, without what no longer matters."""
    r = solver.reading
    s = r.position(state)
    if s & 7 != BEFORE:
        s &= r.lasting | r.ROUND
    if solver.frail is not None:
        for n in range(1, len(r.allies) + 1):
            s &= ~(63 << r.WOUNDS[n])
    return s


def described(solver: Solver, s: int, value: Value, exact: bool, error: float) -> dict[str, Any]:
    """A value in the words of the public interface; wounds and exhaustion are those still to come."""
    r = solver.reading
    u, outcome, harm, _ = value
    return {
        "win": _clean(outcome.real),
        "loss": _clean(outcome.imag),
        "escape": _clean(1.0 - outcome.real - outcome.imag),
        "wounds": harm.real - (s >> r.WOUNDS[0] & 63),
        "exhaustion": harm.imag - (s >> r.TIRED[0] & 63),
        "utility": u,
        "exact": exact,
        "error": 0.0 if error < 1e-12 else error,
    }


def solver_for(state: SecondState, seat: Seat, aim: Aim, limit: int) -> Solver:
    """The solver of this fight, with all that it has worked out before."""
    key = (id(state.book), seat, aim, limit, static(state, seat))
    found = _CACHE.get(key)
    if found is not None and found.reading.covers(state):
        _CACHE.move_to_end(key)
        return found
    return _remember(key, Solver(Reading(state, seat), aim, limit))


def _remember(key: tuple[object, ...], solver: Solver) -> Solver:
    _CACHE[key] = solver
    if len(_CACHE) > _KEPT:
        _CACHE.popitem(last=False)
    return solver


def forget() -> None:
    """Drop all that was worked out: so that a run does not depend on what this process did before."""
    _CACHE.clear()
    _AHEAD.clear()


def _clean(chance: float) -> float:
    return min(1.0, max(0.0, chance))


# --- where in the fight we are --------------------------------------------------------------


def _question(
    solver: Solver,
    state: SecondState,
    seat: Seat,
    request: Choose[Any],
    s: int,
    attack: bool | None = None,
) -> Callable[[], Rows]:
    """The rows that the pending request asks for."""
    match request.key:
        case "combat.before":
            return lambda: solver.before_rows(s)
        case "combat.escape":
            return lambda: solver.escape_rows(s)
        case "combat.act":
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
            return _of_a_commitment(solver, state, s, request, attack)
        case _:
            raise NotAFight


def _kind(state: SecondState) -> int:
    assert state.fight is not None
    return STAGES.index(state.fight.stage) - 1


def _member(solver: Solver, who: str) -> int:
    return 0 if who == HERO else solver.reading.allies.index(who) + 1


def _tried(solver: Solver, used: Sequence[str]) -> int:
    return sum(a.bit for a in solver.reading.abilities if a.id[4:] in used)


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
    added = sum(by for card, by in _added(solver, check.used))
    fitting = [
        picked
        for picked in subsets(helping)
        if sum(bonus for n, bonus in helping if not picked >> n & 1) == idle + added
    ]
    if not fitting:
        raise NotAFight
    return min(fitting, key=int.bit_count)


def _added(solver: Solver, used: Sequence[str]) -> list[tuple[str, int]]:
    """What cards used on this roll have added to it."""
    return [(a.id, a.by) for a in solver.reading.abilities if a.id[4:] in used and a.verb == "add-to-roll"]


def _of_a_commitment(
    solver: Solver, state: SecondState, s: int, request: Choose[Any], attack: bool | None
) -> Callable[[], Rows]:
    """Items are committed before a roll against an enemy that breaks them (2E-EFFECT-013)."""
    fight = state.fight
    assert fight is not None
    if fight.stage == "before-combat":
        raise NotAFight
    if attack is None:
        attack = HERO in fight.attacked
        if attack and fight.stage != "ranged":
            raise NotAFight  # it may have attacked in an earlier phase and defend now
    kind = _kind(state)
    r = solver.reading
    helping = r.helping(s, kind, attack)
    left = {option.id.partition(":")[2] for option in request.options}
    picked = sum(1 << n for n, _ in helping if r.items[n] not in left)
    figures = r.standing(s)
    need = figures.foe[kind] - (figures.attack[0] if attack else figures.defend)[kind]
    cards = solver.combat_cards[attack][0][kind]
    good: Then = (lambda s: solver.hit(s, 0, kind)) if attack else solver.after_phase
    return lambda: solver.commit_rows(
        s, need, cards, good, lambda s: solver.failed(s, 0, kind), helping, picked
    )


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
    kind = _kind(state) if check.in_phase else [k.value for k in solver.kinds].index(str(check.kind))
    if check.in_phase:
        cards = solver.combat_cards[check.attack][who][kind]
        good: Then = (lambda s: solver.hit(s, who, kind)) if check.attack else solver.after_phase
        return cards, good, lambda s: solver.failed(s, who, kind)
    ability, effect, rest = _running(solver, state, "attack", kind=str(check.kind))
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
    mine = [note for note in fight.used if note.startswith(f"{fight.seat}:") and " " not in note]
    if mine:
        last = f"use:{mine[-1].partition(':')[2]}"
        for ability in solver.reading.abilities:
            if ability.id == last and _same(ability.effect, verb, args):
                return ability, ability.effect, solver.before
        raise NotAFight
    texts = [effect for effect in enemy(state, fight).effects if effect.when == "before-combat"]
    found = [n for n, effect in enumerate(texts) if _same(effect, verb, args)]
    if len(found) != 1:
        raise NotAFight
    rest = texts[found[0] + 1 :]
    return None, texts[found[0]], lambda s: solver.text(rest, s, 0, solver.before)


def _same(effect: Effect, verb: str, args: Mapping[str, object]) -> bool:
    return effect.do == verb and all(effect.args.get(name) == value for name, value in args.items())


def _of_a_blow(solver: Solver, state: SecondState, s: int, request: Choose[Any]) -> Callable[[], Rows]:
    blow, fight = state.blow, state.fight
    assert blow is not None
    assert fight is not None
    who = _member(solver, blow.who)
    if fight.stage == "before-combat":
        then = _after_suffering(solver, state)
    elif fight.stage == "escape":
        then = solver.escape
    else:
        then = solver.after_phase
    tried = _tried(solver, blow.used)
    return lambda: solver.struck_rows(s, who, blow.wounds, then, tried)


def _after_suffering(solver: Solver, state: SecondState) -> Then:
    """Harm done by a Before Combat text: it is taken to be the last thing that the text does."""
    fight = state.fight
    assert fight is not None
    mine = [note for note in fight.used if note.startswith(f"{fight.seat}:") and " " not in note]
    if mine:
        last = f"use:{mine[-1].partition(':')[2]}"
        ability = next((a for a in solver.reading.abilities if a.id == last), None)
        if ability is None:
            raise NotAFight
        return solver.given_up(ability, solver.before)
    texts = [effect for effect in enemy(state, fight).effects if effect.when == "before-combat"]
    if len(texts) != 1:
        raise NotAFight
    return solver.before


def _of_a_text(solver: Solver, state: SecondState, s: int, request: Choose[Any]) -> Callable[[], Rows]:
    verb = request.key.partition(".")[2]
    args = {"n": request.args["n"]} if verb == "pay" else {}
    ability, effect, rest = _running(solver, state, verb, **args)
    who = 0 if ability is None else ability.who
    then = solver.given_up(ability, rest) if ability is not None else rest
    if verb == "pay":
        return lambda: solver.pay_rows(s, effect, who, then)
    return lambda: solver.either_rows(s, effect, who, then)

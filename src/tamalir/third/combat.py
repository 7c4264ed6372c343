"""Combat: rounds of three phases, cast, action and flee, until one side is defeated or flees.

Every phase, and within the action phase every combat action, ends at a rest point: the state alone says
what comes next.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tamalir.kernel import Roll, Rule, Seat, rule
from tamalir.third.abilities import trigger
from tamalir.third.book import Handful
from tamalir.third.damage import end_by_defeat
from tamalir.third.fleeing import flee_phase
from tamalir.third.pools import emit_for_side
from tamalir.third.spoils import after_combat
from tamalir.third.state import Fight, Side, ThirdState, fight_of
from tamalir.third.steps import Outcome, Phase
from tamalir.third.tokens import FACES
from tamalir.third.values import defeated
from tamalir.world.limits import still_counting
from tamalir.world.modifiers import lasting
from tamalir.world.words import Until

LAST_ROUND = 100
"""3E-GAP-029: a guard for combats that never end."""


# --- engaging ---------------------------------------------------------------------------


def engage(state: ThirdState, seat: Seat, enemy: str, story: str | None = None) -> None:
    """A hero starts to fight an enemy (3E-ENGAGE-001), perhaps one of a story card (3E-ENEMY-006).
    The hero is the attacker (3E-COMBAT-003)."""
    hero = Side(state.heroes[seat].id, seat, hero=True)
    foe = Side(enemy, controller(state, seat), hero=False)  # 3E-COMBAT-001: two opponents
    villain = state.book.catalogue.enemies[enemy].villain
    _begin(state, Fight([hero, foe], story=story, no_flight="3E-VILLAIN-006" if villain else None))


def challenge(
    state: ThirdState,
    challenger: Seat,
    challenged: Seat,
    no_flight: str | None = None,
    ability: str | None = None,
) -> None:
    """Two heroes fight; each player controls the own hero (3E-CHALLENGE-001, 3E-GAP-023)."""
    sides = [Side(state.heroes[seat].id, seat, hero=True) for seat in (challenger, challenged)]
    # 3E-CHALLENGE-003: the challenger is the attacker
    _begin(state, Fight(sides, ability=ability, no_flight=no_flight))


def _begin(state: ThirdState, fight: Fight) -> None:
    state.fight = fight
    for side in fight.sides:
        side.abilities = tuple(state.book.seams.abilities(state, side))
        side.moments = state.book.kit(side.abilities).moments


def controller(state: ThirdState, seat: Seat) -> Seat:
    """The player to the right of the fighting hero plays the enemy (3E-COMBAT-004).

    Seats count clockwise. 3E-GAP-024: the nearest to the right who is still in the game. If nobody is left,
    the seat to the right is asked all the same: its player is out, and a computer answers for it.
    """
    seats = len(state.heroes)
    for step in range(1, seats):
        neighbour = (seat - step) % seats
        if neighbour not in state.eliminated:
            return neighbour
    return (seat - 1) % seats


@rule
def when_engaging(state: ThirdState) -> Rule[None]:
    """Directly before the first cast phase (3E-ENGAGE-002)."""
    fight = fight_of(state)
    attacker, foe = fight.sides
    emit_for_side(state, attacker, "fight-engaged", "3E-ENGAGE-001", opponent=foe.who)
    if defeated(state, attacker):  # 3E-GAP-026
        end_by_defeat(state, attacker)
        return
    yield from trigger(state, "engaging")
    if fight.ended is None:
        fight.phase = Phase.CAST


# --- the cast phase ---------------------------------------------------------------------


@rule
def cast_phase(state: ThirdState) -> Rule[None]:
    """Both sides cast all their combat tokens at the same time (3E-COMBAT-006)."""
    fight = fight_of(state)
    if fight.round == LAST_ROUND:
        fight.ended, fight.phase = Outcome.STALLED, Phase.OVER
        state.emit("fight-stalled", None, "3E-GAP-029", round=fight.round)
        return
    fight.round += 1
    attacker, defender = fight.sides
    begin_round(attacker)
    begin_round(defender)
    tokens = state.book.seams.tokens
    handful = state.book.handful(tuple(tokens(state, attacker)), tuple(tokens(state, defender)))
    fall(state, fight, handful, (yield Roll("fight.cast", handful.dice, {"round": fight.round})))
    if "cast" in attacker.moments or "cast" in defender.moments:
        yield from trigger(state, "cast")
        if fight.ended is not None:
            return
    fight.turn = first_to_act(fight)
    if state.events is not None:
        emit_for_side(
            state,
            fight.sides[fight.turn],
            "fight-initiative",
            "3E-INIT-002",
            attacker=initiative(attacker),
            defender=initiative(defender),
        )
    fight.phase = Phase.ACTION
    if "action-phase" in attacker.moments or "action-phase" in defender.moments:
        yield from trigger(state, "action-phase")


def begin_round(side: Side) -> None:
    """What lasted a combat round is over."""
    side.passed = False
    side.actions = 0
    if side.used:
        side.used = still_counting(side.used, Until.ROUND)
    if side.modifiers:
        side.modifiers = lasting(side.modifiers, Until.ROUND)


def fall(state: ThirdState, fight: Fight, handful: Handful, faces: Sequence[str]) -> None:
    """Every token, spent or not, is cast (3E-POOL-003), each side of it equally likely (3E-CAST-001); here
    they lie as they fell."""
    pool = [lies[face] for lies, face in zip(handful.lies, faces, strict=True)]
    attacker, defender = fight.sides
    attacker.pool, defender.pool = pool[: handful.first], pool[handful.first :]
    for side in fight.sides:
        side.spent.clear()
        if state.events is not None:
            shown = " ".join(token.look.word for token in side.pool)
            emit_for_side(state, side, "fight-cast", "3E-COMBAT-006", faces=shown, round=fight.round)


def tokens_to_cast(state: ThirdState, side: Side) -> Sequence[str]:
    """A hero casts its starting tokens and every other combat token it owns (3E-COMBAT-007).

    An enemy casts the five enemy tokens, in Act 2 also the powerful one (3E-COMBAT-008, 3E-ENEMY-007);
    a villain all six and its own (3E-COMBAT-009).
    """
    if side.hero:
        return hero_tokens(state, side)
    return enemy_tokens(state, side, "enemy")


def hero_tokens(state: ThirdState, side: Side) -> Sequence[str]:
    catalogue = state.book.catalogue
    tokens = catalogue.heroes[side.who].tokens
    for asset in state.heroes[side.seat].assets:
        code = catalogue.assets[asset].code
        if code is not None:
            tokens = (*tokens, code)
    return tokens


def enemy_tokens(state: ThirdState, side: Side, set_of_tokens: str) -> Sequence[str]:
    enemy = state.book.catalogue.enemies[side.who]
    cast = state.book.catalogue.sets[set_of_tokens]
    tokens = cast.tokens
    if state.act == 2 or enemy.villain:
        tokens = (*tokens, cast.powerful)
    return tokens if enemy.token is None else (*tokens, enemy.token)


def initiative(side: Side) -> int:
    """Tokens that show gold, each counted once whatever its value (3E-INIT-001, 3E-INIT-004)."""
    return sum([FACES[token.face].golden for token in side.pool])


def first_to_act(fight: Fight) -> int:
    """Ties go to the attacker, who against an enemy is the hero (3E-INIT-003)."""
    attacker, defender = fight.sides
    return 1 if initiative(defender) > initiative(attacker) else 0


# --- the action phase -------------------------------------------------------------------


@rule
def action_phase(state: ThirdState) -> Rule[None]:
    """One combat action and what it sets off; the sides alternate until both have passed (3E-COMBAT-010)."""
    fight = state.fight
    assert fight is not None
    side, foe = fight.sides
    if fight.turn:
        side, foe = foe, side
    fight.attacked = fight.hurt = fight.again = False
    acted = yield from state.book.seams.act(state, side)
    if acted:
        side.actions += 1
        if fight.hurt and "dealt-damage" in side.moments:
            yield from trigger(state, "dealt-damage", side)
        if fight.attacked and "attacked" in foe.moments:
            yield from trigger(state, "attacked", foe)
        if "acted" in side.moments:
            yield from trigger(state, "acted", side)
    if fight.ended is not None:
        return
    if side.passed and foe.passed:
        fight.phase = Phase.FLEE
    elif not foe.passed and not fight.again:  # 3E-GAP-014: after a pass the other goes on alone
        fight.turn = 1 - fight.turn


# --- what comes next --------------------------------------------------------------------

PHASES: dict[Phase, Callable[[ThirdState], Rule[None]]] = {
    Phase.ENGAGE: when_engaging,
    Phase.CAST: cast_phase,
    Phase.ACTION: action_phase,
    Phase.FLEE: flee_phase,
    Phase.OVER: after_combat,
}


def abilities_in_play(state: ThirdState, side: Side) -> list[str]:
    """A hero uses abilities of its own cards only (3E-ABILITY-002), and of skills only when they are learned
    (3E-SKILL-001)."""
    catalogue = state.book.catalogue
    if not side.hero:
        return [ability.id for ability in catalogue.enemies[side.who].abilities]
    hero = state.heroes[side.seat]
    cards = [
        catalogue.heroes[hero.id],
        *(catalogue.assets[id] for id in hero.assets),
        *(catalogue.skills[id] for id in hero.skills),
        *(catalogue.skills[id] for id in state.book.seams.shared_skills(state, side.seat)),
    ]
    return [ability.id for card in cards for ability in card.abilities]

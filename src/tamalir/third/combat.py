"""Combat: rounds of three phases, cast, action and flee, until one side is defeated or flees.

Every phase, and within the action phase every combat action, ends at a rest point: the state alone says
what comes next.
"""

from __future__ import annotations

from collections.abc import Callable

from tamalir.kernel import Rule, Seat, roll, rule
from tamalir.third.abilities import trigger
from tamalir.third.damage import end_by_defeat
from tamalir.third.fleeing import flee_phase
from tamalir.third.pools import tell
from tamalir.third.spoils import after_combat
from tamalir.third.state import Fight, Side, State, fight_of
from tamalir.third.tokens import FACES, Token
from tamalir.third.values import defeated
from tamalir.world.modifiers import expire

LAST_ROUND = 100
"""3E-GAP-029: a guard for combats that never end."""


# --- engaging ---------------------------------------------------------------------------


def engage(state: State, seat: Seat, enemy: str, story: str | None = None) -> None:
    """A hero starts to fight an enemy (3E-ENGAGE-001), perhaps one of a story card (3E-ENEMY-006).
    The hero is the attacker (3E-COMBAT-003)."""
    hero = Side(state.heroes[seat].id, seat, hero=True)
    foe = Side(enemy, controller(state, seat), hero=False)
    villain = state.book.catalogue.enemies[enemy].villain
    _begin(state, Fight([hero, foe], story=story, no_flight="3E-VILLAIN-006" if villain else None))


def challenge(
    state: State,
    challenger: Seat,
    challenged: Seat,
    no_flight: str | None = None,
    ability: str | None = None,
) -> None:
    """Two heroes fight; each player controls the own hero (3E-CHALLENGE-001, 3E-GAP-023)."""
    sides = [Side(state.heroes[seat].id, seat, hero=True) for seat in (challenger, challenged)]
    # 3E-CHALLENGE-003: the challenger is the attacker
    _begin(state, Fight(sides, ability=ability, no_flight=no_flight))


def _begin(state: State, fight: Fight) -> None:
    state.fight = fight
    for side in fight.sides:
        side.abilities = state.book.seams.abilities(state, side)
        side.moments = sorted({state.book.abilities[id].when for id in side.abilities})


def controller(state: State, seat: Seat) -> Seat:
    """The player to the right of the fighting hero plays the enemy (3E-COMBAT-004).

    Seats count clockwise. 3E-GAP-024: the nearest to the right who is still in the game.
    """
    seats = len(state.heroes)
    for step in range(1, seats):
        neighbour = (seat - step) % seats
        if neighbour not in state.eliminated:
            return neighbour
    return seat


@rule
def when_engaging(state: State) -> Rule[None]:
    """Directly before the first cast phase (3E-ENGAGE-002)."""
    fight = fight_of(state)
    attacker, foe = fight.sides
    tell(state, attacker, "fight-engaged", "3E-ENGAGE-001", opponent=foe.who)
    if defeated(state, attacker):  # 3E-GAP-026
        end_by_defeat(state, attacker)
        return
    yield from trigger(state, "engaging")
    if fight.ended is None:
        fight.phase = "cast"


# --- the cast phase ---------------------------------------------------------------------


@rule
def cast_phase(state: State) -> Rule[None]:
    """Both sides cast all their combat tokens at the same time (3E-COMBAT-006)."""
    fight = fight_of(state)
    if fight.round == LAST_ROUND:
        fight.ended, fight.phase = "stalled", "over"
        state.tell("fight-stalled", None, "3E-GAP-029", round=fight.round)
        return
    fight.round += 1
    for side in fight.sides:
        begin_round(side)
    yield from cast(state, fight)
    yield from trigger(state, "cast")
    if fight.ended is not None:
        return
    fight.turn = first_to_act(fight)
    if state.told is not None:
        tell(
            state,
            fight.sides[fight.turn],
            "fight-initiative",
            "3E-INIT-002",
            attacker=initiative(fight.sides[0]),
            defender=initiative(fight.sides[1]),
        )
    fight.phase = "action"
    yield from trigger(state, "action-phase")


def begin_round(side: Side) -> None:
    """What lasted a combat round is over."""
    side.passed = False
    side.actions = 0
    side.used.clear()
    expire(side.modifiers, "round")


@rule
def cast(state: State, fight: Fight) -> Rule[None]:
    """Every token, spent or not, is cast (3E-POOL-003); each side is equally likely (3E-CAST-001)."""
    book = state.book
    casts = [book.seams.tokens(state, side) for side in fight.sides]
    dice = [book.dice[id] for ids in casts for id in ids]
    faces = iter((yield from roll("fight.cast", dice, {"round": fight.round})))
    for side, ids in zip(fight.sides, casts, strict=True):
        side.spent.clear()
        side.pool = [_fallen(id, str(next(faces)), book.catalogue.tokens[id].faces) for id in ids]
        if state.told is not None:
            shown = " ".join(token.look.word for token in side.pool)
            tell(state, side, "fight-cast", "3E-COMBAT-006", faces=shown, round=fight.round)


def _fallen(id: str, shown: str, faces: tuple[str, str]) -> Token:
    return Token(id, shown, faces[1] if shown == faces[0] else faces[0])


def tokens_to_cast(state: State, side: Side) -> list[str]:
    """A hero casts its starting tokens and every other combat token it owns (3E-COMBAT-007).

    An enemy casts the five enemy tokens, in Act 2 also the powerful one (3E-COMBAT-008, 3E-ENEMY-007);
    a villain all six and its own (3E-COMBAT-009).
    """
    if side.hero:
        return hero_tokens(state, side)
    return enemy_tokens(state, side, "enemy")


def hero_tokens(state: State, side: Side) -> list[str]:
    catalogue = state.book.catalogue
    tokens = list(catalogue.heroes[side.who].tokens)
    for asset in state.heroes[side.seat].assets:
        code = catalogue.assets[asset].code
        if code is not None:
            tokens.append(code)
    return tokens


def enemy_tokens(state: State, side: Side, set_of_tokens: str) -> list[str]:
    enemy = state.book.catalogue.enemies[side.who]
    cast = state.book.catalogue.sets[set_of_tokens]
    tokens = list(cast.tokens)
    if state.act == 2 or enemy.villain:
        tokens.append(cast.powerful)
    if enemy.token is not None:
        tokens.append(enemy.token)
    return tokens


def initiative(side: Side) -> int:
    """Tokens that show gold, each counted once whatever its value (3E-INIT-001, 3E-INIT-004)."""
    return sum([FACES[token.face].golden for token in side.pool])


def first_to_act(fight: Fight) -> int:
    """Ties go to the attacker, who against an enemy is the hero (3E-INIT-003)."""
    attacker, defender = fight.sides
    return 1 if initiative(defender) > initiative(attacker) else 0


# --- the action phase -------------------------------------------------------------------


@rule
def action_phase(state: State) -> Rule[None]:
    """One combat action; the sides alternate until both have passed (3E-COMBAT-010)."""
    fight = fight_of(state)
    side = fight.sides[fight.turn]
    foe = fight.foe(side)
    fight.attacked = fight.hurt = fight.again = False
    acted = yield from state.book.seams.act(state, side)
    if acted:
        side.actions += 1
        if side.moments or foe.moments:
            yield from after_action(state, fight, side, foe)
    if fight.ended is not None:
        return
    if side.passed and foe.passed:
        fight.phase = "flee"
    elif not foe.passed and not fight.again:  # 3E-GAP-014: after a pass the other goes on alone
        fight.turn = 1 - fight.turn


@rule
def after_action(state: State, fight: Fight, side: Side, foe: Side) -> Rule[None]:
    """What a combat action sets off."""
    if fight.hurt:
        yield from trigger(state, "dealt-damage", side)
    if fight.attacked:
        yield from trigger(state, "attacked", foe)
    if "acted" in side.moments:
        yield from trigger(state, "acted", side)


# --- what comes next --------------------------------------------------------------------

PHASES: dict[str, Callable[[State], Rule[None]]] = {
    "engage": when_engaging,
    "cast": cast_phase,
    "action": action_phase,
    "flee": flee_phase,
    "over": after_combat,
}


def abilities_in_play(state: State, side: Side) -> list[str]:
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
    ]
    return [ability.id for card in cards for ability in card.abilities]

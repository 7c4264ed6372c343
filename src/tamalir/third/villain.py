"""The villain: how it appears, how a hero faces it, how it marches; and the zombies of the Corpse King."""

from __future__ import annotations

from tamalir.kernel import Rule, Seat, roll, rule
from tamalir.third.combat import engage
from tamalir.third.deck_cards import ScenarioDef
from tamalir.third.outcome import all_lose
from tamalir.third.state import ThirdState
from tamalir.third.terrain import TERRAIN_DIE
from tamalir.world.hexes import distance, spoken

MARCH_DICE = 5


def scenario_of(state: ThirdState) -> ScenarioDef:
    assert state.scenario is not None
    return state.book.catalogue.scenarios[state.scenario]


def villain_appears(state: ThirdState, rule: str = "3E-GAP-031") -> None:
    """At the end of Act 1 its token comes to its lair (3E-SCEN-007, 3E-SCEN-010); one that hunts has been on
    the board since the set-up."""
    scenario = scenario_of(state)
    if not scenario.villain or state.villain is not None:
        return
    lair = state.book.board.places[scenario.lair][0]
    state.villain = lair
    state.emit("villain-appears", None, rule, who=scenario.villain, place=scenario.lair)
    if scenario.zombies_at_lair:
        place_zombies(state, scenario.lair, scenario.zombies_at_lair)


def place_zombies(state: ThirdState, place: str, amount: int) -> None:
    """On the hexes of a place, one after another (3E-ZOMBIE-001). Whoever stands there is not hurt
    (3E-GAP-056)."""
    hexes = state.book.board.places[place]
    for n in range(amount):
        at = hexes[n % len(hexes)]
        state.zombies[at] = state.zombies.get(at, 0) + 1
    state.emit("zombies-placed", None, "3E-ZOMBIE-001", place=place, n=amount)


def cannot_kill_zombie(state: ThirdState, seat: Seat) -> str | None:
    at = state.heroes[seat].hex
    if at is None or not state.zombies.get(at):
        return "3E-ZOMBIE-005"
    return "3E-ACTION-006" if state.actions < 1 else None


def kill_zombie(state: ThirdState, seat: Seat, gold: int = 1) -> None:
    """The zombie goes back to the bank (3E-ZOMBIE-003), and the hero gains 1 gold (3E-ZOMBIE-005)."""
    hero = state.heroes[seat]
    assert hero.hex is not None
    state.zombies[hero.hex] -= 1
    if not state.zombies[hero.hex]:
        del state.zombies[hero.hex]
    hero.gold += gold
    state.emit("zombie-killed", seat, "3E-ZOMBIE-005", who=hero.id, n=gold)


def cannot_face(state: ThirdState, seat: Seat) -> str | None:
    """Only on the villain's hex (3E-SCEN-012), and it is there from the end of Act 1 on (3E-GAP-031)."""
    if state.villain is None:
        return "3E-GAP-031"
    if state.heroes[seat].hex != state.villain:
        return "3E-SCEN-012"
    return "3E-ACTION-006" if state.actions < 1 else None


def face_villain(state: ThirdState, seat: Seat) -> None:
    """Spend 1 action, turn the scenario card over and engage (3E-SCEN-006, 3E-SCEN-012)."""
    state.actions -= 1
    meet_villain(state, seat)


def meet_villain(state: ThirdState, seat: Seat) -> None:
    """The scenario card is turned over, and the fight begins (3E-SCEN-006)."""
    state.emit("scenario-flipped", seat, "3E-SCEN-006", side="b")
    engage(state, seat, scenario_of(state).villain)


# --- after Act 2 ------------------------------------------------------------------------


@rule
def march(state: ThirdState) -> Rule[None]:
    """Five dice, and one at towards the goal for every wild (3E-SCEN-008). The roll belongs to the scenario:
    nobody touches it (3E-GAP-055)."""
    scenario = scenario_of(state)
    assert scenario.goal is not None
    assert state.villain is not None
    goal = state.book.board.places[scenario.goal][0]
    faces = yield from roll("villain.march", [TERRAIN_DIE] * MARCH_DICE, {"who": scenario.villain})
    wild = sum(face == "wild" for face in faces)
    for _ in range(wild):
        if state.villain == goal:
            break
        ahead = state.book.board.around[state.villain]
        # the shortest way by hexes; ties go to the lower column, then to the lower row
        state.villain = min(ahead, key=lambda at: (distance(at, goal), at))
    state.emit(
        "villain-marches", state.first, "3E-SCEN-008", who=scenario.villain, n=wild, hex=spoken(state.villain)
    )
    if state.villain == goal:
        all_lose(state, "goal-reached")  # 3E-SCEN-009

"""Battles and adventures at their edges: who has fallen, what is dealt, where cards go."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.kernel import Rule
from tamalir.second.combat import _stage_after
from tamalir.second.discards import discard_adventure
from tamalir.second.endgame import next_turn
from tamalir.second.events import _bare_sunbursts, replenish
from tamalir.second.fallen import carry_off_the_fallen
from tamalir.second.knockout import knock_out
from tamalir.second.rolls import skill_test
from tamalir.second.state import SecondState
from tamalir.second.values import stamina
from tamalir.second.words import HERO, Attribute, Cause, Colour, Outcome, Stage
from tamalir.second.wounds import judge
from tamalir.world.hexes import parsed, spoken
from tamalir.world.modifiers import Modifier
from tamalir.world.words import Until
from tests.second import fight_cards as made
from tests.second import fight_scenes as fights
from tests.second.turn_scenes import BOOK, HAZARD_IN_FOREST, HIT, RIVER, Scene, party, turn

HERE = parsed("3,1")


def at_rest(*heroes: Any, **more: Any) -> SecondState:
    """A state to ask questions about."""
    return turn(*(heroes or (party("amar", at="3,1"), party("belen", at="forge"))), **more).state


def run(rule: Rule[Any]) -> None:
    """Carry a rule out in which nobody is to be asked."""
    for _ in rule:
        raise AssertionError("somebody is asked")


# --- battles ----------------------------------------------------------------------------


@pytest.mark.rule("2E-COMBAT-023", "2E-GAP-094")
@pytest.mark.parametrize(("round_", "over"), [(98, False), (99, False), (100, True)])
def test_after_the_last_round_nobody_has_won(round_: int, over: bool):
    combat = fights.fight(made.hero(), made.foe(), stage="magic", in_round=round_).fight

    assert (_stage_after(combat) is Stage.OVER) is over
    assert (combat.outcome is Outcome.BROKEN_OFF) is over


@pytest.mark.rule("2E-COMBAT-024", "2E-DUEL-015")
@pytest.mark.parametrize(
    ("ours", "theirs", "outcome"), [(0, 0, None), (5, 0, "defender"), (0, 5, "attacker"), (5, 5, "both")]
)
def test_a_duel_is_judged_by_who_has_fallen(ours: int, theirs: int, outcome: str | None):
    scene = fights.duel(made.hero("ada"), made.hero("bo"))
    scene.hero.wounds, scene.rival.wounds = ours, theirs
    judge(scene.state)
    found = scene.fight.outcome
    scene.hero.wounds = scene.rival.wounds = 5  # what is decided stays decided
    judge(scene.state)

    assert (found or None) == outcome
    assert scene.fight.outcome == (outcome or "both")


@pytest.mark.rule("2E-COMBAT-002", "2E-COMBAT-007")
def test_what_the_enemy_does_before_combat_ends_with_the_hero():
    blow = made.effect("suffer", "before-combat", wounds=5)
    twice = made.effect("suffer", "before-combat", wounds=1)
    later = made.effect("suffer", "encounter", wounds=1)
    scene = fights.fight(made.hero(life=5), made.foe("ogre", blow, twice))
    assert len(scene.told("wounds-taken")) == 1

    scene = fights.fight(made.hero(life=5), made.foe("ogre", twice, later))
    assert scene.hero.wounds == 1


@pytest.mark.rule("2E-SKILL-002", "2E-ESCAPE-002", "2E-COMP-017", "2E-GAP-092")
def test_a_roll_is_forgotten_when_it_is_done():
    scene = fights.fight(made.hero(mind=3), made.foe(mind=12), stage="escape", dice=[9])
    scene.play("escape")
    assert scene.rolled == (12, 12, "success")
    assert scene.state.check is None

    scene = turn(party("amar", at="3,1"), party("belen", at="forge"), dice=[11])
    rule = skill_test(scene.state, 0, Attribute.MIND, None, 5)
    request = next(iter(rule))
    assert request.key == "roll.test"
    check = scene.state.check
    assert check is not None
    assert (check.attack, check.in_phase, check.target) == (False, False, 5)


@pytest.mark.rule("2E-TERM-004")
@pytest.mark.parametrize(("wounds", "exhaustion"), [(0, 2), (1, 0), (2, 1)])
def test_harm_is_as_much_as_the_card_says(wounds: int, exhaustion: int):
    named = {name: n for name, n in (("wounds", wounds), ("exhaustion", exhaustion)) if n}
    scene = fights.fight(made.hero(), made.foe("ogre", made.effect("suffer", "before-combat", **named)))

    assert (scene.hero.wounds, scene.hero.exhaustion) == (wounds, exhaustion)
    assert len(scene.told("exhaustion-taken")) == (1 if exhaustion else 0)


@pytest.mark.rule("2E-GAP-034")
def test_what_was_raised_for_a_turn_falls_again_and_hurts():
    scene = turn(party("amar", at="3,1"), party("belen", at="forge"))
    hero = scene.state.heroes[0]
    limit = stamina(scene.state, 0, HERO)
    hero.modifiers = [Modifier("stamina", 1, Until.TURN, "axe")]
    hero.exhaustion = limit + 1
    next_turn(scene.state)

    assert (hero.exhaustion, hero.wounds, hero.modifiers) == (limit, 1, [])


# --- adventures -------------------------------------------------------------------------


@pytest.mark.rule("2E-ADV-001", "2E-ADV-002", "2E-GAP-078")
@pytest.mark.parametrize(("at", "step"), [("3,1", "experience"), ("tamalir", "market")])
def test_after_an_adventure_comes_the_market_where_there_is_one(at: str, step: str):
    scene = turn(
        party("amar", at=at),
        party("belen", at="forge"),
        step="adventure",
        jewels={("3,1" if at == "3,1" else spoken(BOOK.board.towns[at])): ["green"]},
        decks={"green": ["goblin"]},
        dice=[HIT],
    ).play("adventure:green")

    assert scene.told("adventure-drawn") == [{"hero": "amar", "card": "goblin"}]
    assert scene.step == step


@pytest.mark.rule("2E-ENC-002", "2E-ENC-004", "2E-GAP-063")
@pytest.mark.parametrize(("card", "removed", "under"), [("goblin", [], ["goblin"]), (None, [None], [])])
def test_where_a_discarded_adventure_goes(card: str | None, removed: list[object], under: list[str]):
    state = at_rest()
    name = card or next(id for id, printed in BOOK.encounters.items() if printed.colour is Colour.GREEN)
    discard_adventure(state, name)

    assert state.removed == [name for _ in removed]
    assert list(state.decks[Colour.GREEN].below) == under


@pytest.mark.rule("2E-KO-003")
@pytest.mark.parametrize("gold", [0, 4])
def test_gold_that_is_lost_is_told_and_none_is_not(gold: int):
    scene = turn(party("amar", at="3,1", gold=gold), party("belen", at="forge"))
    next(iter(knock_out(scene.state, 0)))  # up to the choice of a town

    assert scene.hero.gold == 0
    assert [facts["n"] for facts in scene.told("gold-lost")] == ([gold] if gold else [])


@pytest.mark.rule("2E-GAP-068", "2E-GAP-049")
@pytest.mark.parametrize(
    ("wounds", "out", "falls"), [(0, False, False), (99, True, False), (99, False, True)]
)
def test_who_falls_in_the_endgame_is_out_once(wounds: int, out: bool, falls: bool):
    state = at_rest()
    state.endgame, state.confronting = True, [1, 0]
    state.heroes[0].wounds, state.heroes[0].out = wounds, out
    run(carry_off_the_fallen(state))

    assert (state.confronting == [1]) is falls
    assert state.heroes[0].out is (out or falls)


@pytest.mark.rule("2E-MARKET-009", "2E-GAP-079")
def test_only_what_a_hero_owns_can_be_sold():
    amar = party("amar", at="tamalir", own=["axe"])
    scene = turn(
        amar, party("belen", at="forge"), step="market", market=["sword"], stacks={"tamalir": ["ring"]}
    )

    scene.refuses("sell:ring", "2E-MARKET-009")
    assert "sell:axe" in scene.options


@pytest.mark.rule("2E-MEET-001", "2E-GAP-010")
@pytest.mark.parametrize(("other", "rule"), [("forge", "2E-MEET-001"), (None, "2E-GAP-004")])
def test_only_a_hero_on_the_same_space_is_met(other: str | None, rule: str):
    scene = turn(
        party("amar", at="3,1"),
        party("belen", at=other),
        party("cole", at="3,1"),
        step="adventure",
    )

    assert "duel:cole" in scene.options
    scene.refuses("duel:belen", rule)


@pytest.mark.rule("2E-EVENT-009", "2E-EVENT-015")
@pytest.mark.parametrize(("pile", "asks"), [(1, True), (2, False), (3, False)])
def test_with_counters_for_all_nobody_chooses(pile: int, asks: bool):
    state = at_rest(pile={"green": pile})
    bursts = _bare_sunbursts(state, Colour.GREEN)
    for at in bursts[2:]:
        state.put_jewels(at, [Colour.GREEN])
    asked = next(iter(replenish(state, 0)), None)

    assert (asked is not None) is asks
    if not asks:
        assert state.pile[Colour.GREEN] == pile - 2
        assert _bare_sunbursts(state, Colour.GREEN) == []


# --- hazards ----------------------------------------------------------------------------


def on_the_road(*dice: object) -> Scene:
    """A hero that has arrived in the forest, with travel hazards and points to spend."""
    return turn(
        party("amar", at="2,1", counters={"red": 2}),
        party("belen", at="forge"),
        options={"travel-hazards": True},
        decks={"green": ["goblin"], "yellow": ["ogre"], "blue": ["giant"]},
        pile={"blue": 2},
        dice=dice,
    )


@pytest.mark.rule("2E-HAZARD-002", "2E-HAZARD-003")
def test_a_hazard_is_fought_as_a_hazard():
    scene = on_the_road(HAZARD_IN_FOREST, 16)

    fight = scene.state.fight
    assert fight is not None
    assert (fight.cause, fight.space) == (Cause.HAZARD, scene.hero.hex)


@pytest.mark.rule("2E-GAP-072", "2E-HAZARD-015")
def test_after_a_hazard_that_was_beaten_comes_experience():
    scene = on_the_road(HAZARD_IN_FOREST, 16, HIT).play("defend", "attack")

    assert scene.asked == "experience.buy"


@pytest.mark.rule("2E-MOVE-010")
def test_a_journey_that_has_ended_is_over():
    scene = turn(party("amar", at="2,1"), party("belen", at="forge"), step="movement", dice=[[RIVER] * 5])
    scene.play("roll:5")
    journey = scene.state.journey
    assert (journey.ended, len(journey.dice)) == (False, 5)
    scene.play("stop")

    assert scene.state.active == 1  # nothing waits here: the turn is over
    assert scene.told("turn-begins")[-1]["hero"] == "belen"


@pytest.mark.rule("2E-MARKET-002")
def test_what_lies_in_another_town_is_not_for_sale_here():
    scene = turn(
        party("amar", at="riverwatch", gold=50),
        party("belen", at="forge"),
        step="market",
        market=["sword"],
        stacks={"riverwatch": ["ring"], "tamalir": ["axe"]},
    )

    assert "buy:ring" in scene.options
    assert "buy:axe" not in scene.options
    scene.refuses("buy:axe", "2E-MARKET-002")

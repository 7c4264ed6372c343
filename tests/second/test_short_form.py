"""Fewer questions, none lost: what is asked at once, what is not asked, and the long form behind it."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tamalir
from tamalir.kernel import Table
from tests.second import fight_cards as made
from tests.second.fight_cards import ally, armor, effect, foe, hero, item
from tests.second.fight_scenes import duel, fight
from tests.second.turn_scenes import MOUNTAINS, PLAINS_FOREST, RIVER, book_with, give, party, turn

SHORT = {"decide-each-step": False}


# --- escape and attack ----------------------------------------------------------------------


@pytest.mark.rule("2E-ESCAPE-001", "2E-COMBAT-010")
def test_escape_and_the_first_act_are_one_question():
    scene = fight(hero(own=[ally()]), foe(), stage="escape", options=SHORT)

    assert ("combat.act", ["escape", "attack", "ally:squire", "defend"]) == (scene.asked, scene.options)
    assert "escape" not in scene.dice(20).play("defend").options, "the Escape phase is over"


@pytest.mark.rule("2E-ESCAPE-003", "2E-ESCAPE-004")
def test_a_failed_escape_may_be_tried_again_or_not():
    scene = fight(hero(mind=0), foe(mind=15), stage="escape", options=SHORT, dice=[2, 3, 20])

    scene.play("escape")
    assert (1, "combat.act", "escape") == (scene.hero.wounds, scene.asked, scene.options[0])
    scene.play("escape")
    assert 2 == scene.hero.wounds
    assert "escape" not in scene.play("defend").options


@pytest.mark.rule("2E-ESCAPE-005")
def test_a_successful_escape_leads_back():
    scene = fight(hero(), foe(mind=2), stage="escape", options=SHORT, dice=[9]).play("escape")

    assert made.CAME_FROM == scene.hero.hex


@pytest.mark.rule("2E-COMBAT-009")
def test_a_card_of_the_ranged_phase_ends_the_escape_phase():
    bow = item("bow", effect("weaken", "ranged", what="mind", by=2))
    scene = fight(hero(own=[bow]), foe(), stage="escape", options=SHORT)
    assert "escape" in scene.options

    scene.play("use:bow")

    assert "escape" not in scene.options


@pytest.mark.rule("2E-HAZARD-013", "2E-END-009")
@pytest.mark.parametrize("cause", ["hazard", "endgame"])
def test_where_nobody_escapes_it_is_not_offered(cause: str):
    scene = fight(hero(), foe(), stage="escape", cause=cause, options=SHORT)

    assert "escape" not in scene.options


@pytest.mark.rule("2E-DUEL-006")
def test_in_a_duel_the_attacker_alone_is_offered_it():
    scene = duel(hero("a"), hero("b"), stage="escape", options=SHORT)

    assert (0, "escape") == (scene.seat, scene.options[0])
    scene.refuses("escape", "2E-DUEL-006", seat=1)


# --- what changes nothing -------------------------------------------------------------------


@pytest.mark.rule("2E-COMBAT-015")
@pytest.mark.parametrize(("life", "asked"), [(1, False), (2, True)])
def test_a_blow_that_kills_is_not_made_worse(life: int, asked: bool):
    mace = item("mace", effect("add-wounds", "melee", by=1), usage="discard")
    scene = fight(hero(own=[mace], body=10), foe(life=life), stage="melee", options=SHORT, dice=[20])

    scene.play("attack")

    assert asked == (scene.asked == "combat.hit")


@pytest.mark.rule("2E-COMBAT-015")
def test_another_hero_may_cancel_wounds_so_there_it_is_asked():
    mace = item("mace", effect("add-wounds", "melee", by=1), usage="discard")
    scene = duel(
        hero("a", own=[mace], body=10),
        hero("b", own=[armor()], life=1),
        stage="melee",
        options=SHORT,
        dice=[2, 20],
    )

    assert "combat.hit" == scene.play("attack").asked


@pytest.mark.rule("2E-EFFECT-012")
@pytest.mark.parametrize(
    ("tired", "asked"), [(0, True), (1, True), (2, False)], ids=["three", "just enough", "too tired"]
)
def test_a_bonus_that_cannot_be_paid_often_enough_is_not_offered(tired: int, asked: bool):
    """6 against 10 with +2 for one exhaustion, of which three can be borne."""
    push = effect("add-to-roll", "combat-roll", by=2, cost={"exhaustion": 1})
    scene = fight(
        hero("h", push, stamina=3, exhaustion=tired), foe(body=10), stage="melee", options=SHORT, dice=[6]
    )

    scene.play("attack")

    assert asked == (scene.asked == "roll.improve")


@pytest.mark.rule("2E-EFFECT-012")
@pytest.mark.parametrize("how", ["each step is decided", "a card for any time"])
def test_a_bonus_out_of_reach_is_offered_where_more_may_come(how: str):
    """6 against 10 with one exhaustion left: +2 is not enough, unless a draught makes room for more."""
    push = effect("add-to-roll", "combat-roll", by=2, cost={"exhaustion": 1})
    draught = item("draught", effect("recover", "any-time", exhaustion=3), usage="discard")
    own, options = ([], {}) if how == "each step is decided" else ([draught], SHORT)
    scene = fight(
        hero("h", push, own=own, stamina=3, exhaustion=2),
        foe(body=10),
        stage="melee",
        options=options,
        dice=[6],
    )

    assert "roll.improve" == scene.play("attack").asked


@pytest.mark.rule("2E-EFFECT-012")
def test_paid_bonuses_are_used_repeatedly():
    push = effect("add-to-roll", "combat-roll", by=2, cost={"exhaustion": 1})
    scene = fight(hero("h", push, stamina=3), foe(body=10, life=9), stage="melee", options=SHORT, dice=[6])

    scene.play("attack", "use:h", "use:h")

    assert (2, 1) == (scene.hero.exhaustion, scene.fight.foe.wounds if scene.fight.foe else None)


@pytest.mark.rule("2E-EFFECT-012")
def test_several_bonuses_share_what_can_be_paid():
    """Two cards at one exhaustion each, of which one can be borne: 6 against 11 is out of reach."""
    cards = [
        item(name, effect("add-to-roll", "combat-roll", by=3, cost={"exhaustion": 1}))
        for name in ("one", "two")
    ]
    near = fight(hero(own=cards, stamina=1), foe(body=9), stage="melee", options=SHORT, dice=[6]).play(
        "attack"
    )
    far = fight(hero(own=cards, stamina=1), foe(body=11), stage="melee", options=SHORT, dice=[6]).play(
        "attack"
    )

    assert ("roll.improve", True) == (near.asked, far.asked != "roll.improve")


@pytest.mark.rule("2E-COMBAT-019")
@pytest.mark.parametrize(("own", "asked"), [(0, False), (1, True)])
def test_a_phase_that_hurts_nobody_defends_by_itself(own: int, asked: bool):
    scene = fight(hero(melee=own), foe(melee=0), stage="melee", options=SHORT, dice=[20])

    request = scene.table.request
    assert request is not None
    assert asked == (request.args["kind"] == "melee")
    if not asked:
        assert 1 == len(scene.told("defence-skipped"))


# --- journeys -------------------------------------------------------------------------------


def on_the_way(*faces: str, cards: str = "", own: str = "") -> Any:
    amar = party("amar", at="2,1")
    if own:
        give(amar, own, book_with(cards))
    return turn(amar, step="refresh", dice=[faces], options=SHORT, cards=cards).play(f"roll:{len(faces)}")


@pytest.mark.rule("2E-MOVE-008", "2E-MOVE-010", "2E-MOVE-011")
def test_a_destination_is_one_answer_and_ends_the_movement():
    scene = on_the_way(*[PLAINS_FOREST] * 5)
    far = [o.id for o in scene.table.request.options if o.verb == "march" and o.args["n"] >= 2]
    assert far

    scene.play(far[0])

    assert far[0] == f"march:{scene.at()}"
    assert scene.asked != "movement.travel"


@pytest.mark.rule("2E-MOVE-008", "2E-GAP-008")
def test_a_journey_does_what_its_steps_do():
    whole, steps = on_the_way(*[PLAINS_FOREST] * 5), on_the_way(*[PLAINS_FOREST] * 5)
    journey = max((o for o in whole.table.request.options if o.verb == "march"), key=lambda o: o.args["n"])

    path = [f"{at[0]},{at[1]}" for at in journey.value.path]
    came_from = path[-2]
    whole.play(journey.id)
    for at in path:
        steps.play(f"to:{at}")
    if steps.asked == "movement.travel":
        steps.play("stop")

    assert (whole.at(), came_from) == (steps.at(), "{},{}".format(*whole.hero.came_from))
    assert whole.told("moved") == steps.told("moved")


WEARY = """
[items.embers]
item_class = "artifact"
type = "thing"
usage = "always"
cost = 2
effects = [{ do = "weary-terrain", terrain = "forest", exhaustion = 1 }]
"""


@pytest.mark.rule("2E-MOVE-012")
def test_whatever_tires_the_hero_on_the_way_stops_it():
    scene = on_the_way(*[PLAINS_FOREST] * 5, cards=WEARY, own="embers")
    board = scene.state.book.board
    through = [
        o
        for o in scene.table.request.options
        if o.verb == "march" and any(board.spaces[at].terrain == "forest" for at in o.value.path[:-1])
    ]
    assert through

    scene.play(through[0].id)

    assert (1, "movement.travel") == (scene.hero.exhaustion, scene.asked)
    assert through[0].id != f"march:{scene.at()}"


@pytest.mark.rule("2E-MOVE-008")
def test_only_what_the_dice_pay_for_is_offered():
    scene = on_the_way(RIVER, MOUNTAINS, RIVER, RIVER, MOUNTAINS)

    for option in scene.table.request.options:
        if option.verb == "march":
            fork = scene.table.fork()
            for at in option.value.path:
                if fork.request is not None and fork.request.key == "movement.travel":
                    fork.answer(f"to:{at[0]},{at[1]}")
            assert fork.state.heroes[0].hex == option.value.path[-1]


# --- nothing is lost ------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_the_long_form_offers_every_step_and_the_short_one_no_less(seed: int):
    """Random games in the short form: whenever the hero travels or fights, all single acts are on offer."""
    table: Table[Any] = tamalir.new("second", seats=2, seed=seed)
    luck = random.Random(seed)
    seen: set[str] = set()
    for _ in range(400):
        if table.request is None:
            break
        asked = table.pending(table.waiting()[0])
        assert asked is not None
        seen.add(asked.key)
        ids = {option.id for option in asked.options}
        if asked.key == "movement.travel":
            assert "stop" in ids
            neighbours = {option.id for option in asked.options if option.args.get("n") == 1}
            assert {id.replace("march:", "to:") for id in neighbours} <= ids
        if asked.key == "combat.act":
            assert "defend" in ids
        assert asked.key != "combat.escape"
        table.answer(luck.choice(asked.options).id, asked.seat)
    assert "movement.travel" in seen


# --- the healer -----------------------------------------------------------------------------


def healer(**rest: Any) -> Any:
    table: dict[str, Any] = {
        "options": SHORT,
        **{name: rest.pop(name) for name in ("options", "event") if name in rest},
    }
    return turn(party("amar", at="riverwatch", **rest), party("belen", at="forge"), step="market", **table)


@pytest.mark.rule("2E-MARKET-013")
@pytest.mark.parametrize(("wounds", "gold", "healed"), [(3, 5, 3), (3, 2, 2), (2, 2, 2)])
def test_several_wounds_are_healed_at_once_as_far_as_the_gold_goes(wounds: int, gold: int, healed: int):
    scene = healer(wounds=wounds, gold=gold).play("heal-all:hero")

    assert (wounds - healed, gold - healed) == (scene.hero.wounds, scene.hero.gold)
    assert healed == len(scene.told("healing-bought"))


@pytest.mark.rule("2E-MARKET-013")
@pytest.mark.parametrize(
    ("rest", "offered"),
    [
        ({"wounds": 2, "gold": 2}, ["heal:hero", "heal-all:hero"]),
        ({"wounds": 1, "gold": 2}, ["heal:hero"]),
        ({"wounds": 2, "gold": 1}, ["heal:hero"]),
        ({"wounds": 2, "gold": 2, "options": {}}, ["heal:hero"]),
    ],
    ids=["two", "one wound", "one gold", "each step is decided"],
)
def test_one_wound_is_still_healed_for_itself(rest: dict[str, Any], offered: list[str]):
    assert offered == [id for id in healer(**rest).options if id.startswith("heal")]


@pytest.mark.rule("2E-MARKET-013", "2E-GAP-001")
def test_all_wounds_are_refused_for_the_reasons_of_one():
    healer(wounds=2, gold=0, own=["ring"]).refuses("heal-all:hero", "2E-MARKET-013")
    healer(wounds=2, gold=9, own=["ring"], event="drought").refuses("heal-all:hero", "2E-GAP-001")

"""The worked examples of the rules reference outside combat (tests/examples/third.toml).

Those about fights are in tests/third/test_examples.py.
"""

from __future__ import annotations

import pytest

from tamalir.third import heroes
from tamalir.third.combat import engage, hero_tokens
from tamalir.third.edition import catalogue
from tamalir.third.state import Side, StoryQuest, ThirdState, fight_of
from tamalir.third.steps import Outcome, Phase
from tamalir.third.terrain import Map, can_meet
from tamalir.third.values import health
from tests.third.scenes import answer, asked, options, pending, refused
from tests.third.tables import (
    CITY,
    SHRINE,
    SOCIAL_GEM,
    TOWN,
    WILD,
    asset,
    do,
    does,
    end_turns,
    enemy,
    event,
    events,
    hero,
    lay,
    new,
    plus,
    seen,
    sit,
    skill,
    story,
)  # fmt: skip

WATER = "mountain+water"


@pytest.mark.rule("3E-CITY-002", "3E-CITY-003")
def test_3e_ex_002_lyssa_stalks_prey_in_a_city():
    state = lay(enemy("wolf", 9), heroes=["lyssa", "bob"], at=CITY)
    engage(state, 0, "wolf")
    cast = ["shield", "magical*", "surge*", "enemy", "agility", "enemy*", "enemy", "double"]
    table = sit(state, cast, ["plains", "forest+hills", WATER])
    answer(table, "surge:stalking-prey:lyssa-3")

    assert fight_of(table.state).sides[1].damage == 3


@pytest.mark.rule("3E-ONCE-003", "3E-ONCE-001", "3E-MOVE-010")
def test_3e_ex_003_once_per_turn_in_the_middle_of_a_move():
    stride = {"id": "boundless", "when": "turn", "limit": "turn", "do": "move", "steps": 1}
    state = lay(skill("stamina", abilities=[stride]), at=(1, 6))
    state.heroes[0].skills = ["stamina"]
    table = answer(sit(state, ["plains"] * 3), "travel", "go:1,7:plains", "ability:boundless", "walk:1,8")
    answer(table, "go:1,7:plains")
    assert refused(table, "ability:boundless") == "3E-ONCE-001"
    answer(table, "go:1,6:plains")

    assert len(events(table, "hero-moved")) == 4
    assert table.state.actions == 2


@pytest.mark.rule("3E-EVENT-003", "3E-EVENT-004")
def test_3e_ex_005_tales_of_old():
    purse = [do("gain-gold", amount=1), do("take-trophy")]
    tales = event("tales", does(do("test", attribute="mind", success=purse)), does())
    state = lay(tales, at=SOCIAL_GEM, decks={"social": ["tales"], "skill": ["s1", "s2"]})
    table = answer(sit(state), "go-adventuring", "choice:1")

    assert (table.state.heroes[0].gold, table.state.heroes[0].trophies) == (1, ["tales"])


@pytest.mark.rule("3E-QUEST-005", "3E-QUEST-006")
def test_3e_ex_006_corbin_meets_mountain_and_water():
    needs = ["mountain", "water"]

    assert can_meet(needs, [WATER, "wild", "plains"])
    assert can_meet(needs, [WATER, WATER, "plains"])
    assert can_meet(needs, ["wild", "wild", "plains"])
    assert not can_meet(needs, [WATER, "plains", "plains"])


@pytest.mark.rule("3E-EXPLORE-002")
def test_3e_ex_007_two_wild_symbols():
    assert can_meet(["wild", "wild"], ["wild", "wild", "plains"])
    assert not can_meet(["wild", "wild"], ["wild", WATER, WATER])


@pytest.mark.rule("3E-ATTR-002")
def test_3e_ex_008_modifiers_add_up():
    ring = asset("ring", abilities=[plus("body", 2), plus("body", -1, "weak")])
    state = lay(hero("eve", body=0), ring, heroes=["eve", "bob"])
    state.heroes[0].assets = ["ring"]

    assert heroes.attribute(state, 0, "body") == 1


@pytest.mark.rule("3E-ACTION-004")
def test_3e_ex_009_repeating_an_action():
    table = answer(sit(lay()), "walk:3,4", "walk:3,3")
    assert table.state.actions == 1
    end_turns(table, 1)
    for _ in range(3):
        table.answer("train")
        while pending(table).key == "hand.discard":
            table.answer(options(table)[0])
    assert len(events(table, "hero-trains")) == 3


@pytest.mark.rule("3E-DICE-005")
def test_3e_ex_010_a_wild_result_may_hurt():
    slip = do("roll-terrain", dice=1, symbol="mountain", effects=[do("suffer", amount=3)])
    fall = {"id": "fall", "when": "turn", **slip}
    table = answer(sit(lay(hero("eve", [fall]), heroes=["eve", "bob"]), ["wild"]), "ability:fall")

    assert table.state.heroes[0].damage == 3


@pytest.mark.rule("3E-SETUP-020", "3E-SETUP-021", "3E-EXERT-004", "3E-GAP-068")
def test_3e_ex_012_laurel_at_setup():
    table = new(heroes=["laurel-of-bloodwood", "corbin"])
    answer(table, "start:market-town", "start:caer-loek")
    for left in (3, 2):
        assert not [id for id in options(table) if id.startswith("ability")]
        table.answer(next(id for id in options(table) if id.startswith("exert")))
        assert len(table.state.heroes[0].hand) == left


@pytest.mark.rule("3E-TOWN-002", "3E-SHRINE-002", "3E-STRONGHOLD-002", "3E-WILD-001")
def test_3e_ex_013_places_keep_their_terrain():
    board = Map(catalogue().maps["terrinoth"], catalogue().places.values())
    hexes = [board.places[place][0] for place in ("burrow-town", "yrtwrights-forge", "sundergard")]

    assert [board.terrain[at] for at in hexes] == ["mountain", "mountain", "plains"]
    assert not any(board.lies_in(at, "wilderness") for at in hexes)


@pytest.mark.rule("3E-TEST-003", "3E-TEST-004")
def test_3e_ex_018_modified_test():
    tests = [
        {"id": f"t{n}", "when": "turn", "limit": "turn", **do("test", attribute="mind", modifier=n)}
        for n in (1, -1)
    ]
    table = sit(lay(hero("eve", tests), heroes=["eve", "bob"]))
    answer(table, "ability:t1")
    assert len(events(table, "test-card")) == 3
    answer(table, "ability:t-1")
    assert len(events(table, "test-card")) == 4


@pytest.mark.rule("3E-TEST-006", "3E-TEST-009", "3E-TEST-012")
def test_3e_ex_019_attribute_zero():
    trial = {
        "id": "trial",
        "when": "turn",
        **do("test", attribute="spirit", success=[do("gain-gold", amount=1)]),
    }
    state = lay(hero("eve", [trial], spirit=0), heroes=["eve", "bob"], decks={"skill": ["s2", "s1", "s4"]})
    state.heroes[0].hand = ["s8", "s10"]
    table = answer(sit(state), "ability:trial")
    assert events(table, "test-card") == []
    answer(table, "exert:s8", "exert:s10")

    assert table.state.heroes[0].gold == 1
    assert table.state.heroes[0].hand == []
    assert {"s2", "s1"} < set(table.state.skill_discards)


@pytest.mark.rule("3E-DELAY-004", "3E-DEFEAT-004")
def test_3e_ex_020_defeated_and_delayed():
    state = lay(at=SHRINE)
    me = state.heroes[0]
    me.damage, me.delayed, me.hand, me.trophies = 10, True, ["s0"], ["reanimates"]
    table = sit(state)

    assert "recover" not in options(table)
    answer(table, "take-rest")
    assert table.state.heroes[0].damage == 0
    assert "train" not in options(table)
    answer(table, "recover")
    assert "train" in options(table)


@pytest.mark.rule("3E-DEFEAT-007", "3E-DEFEAT-006")
def test_3e_ex_021_learning_health_while_defeated():
    state = lay(hero("eve", health=8), skill("tough", abilities=[plus("health", 2)]), heroes=["eve", "bob"])
    me = state.heroes[0]
    me.damage, me.hand, me.trophies = 8, ["tough"], ["reanimates"]
    table = answer(sit(state), "learn:tough")

    assert heroes.health(table.state, 0) == 10
    assert {"train", "travel", "take-rest", "idle", "end-turn"} < set(options(table))


@pytest.mark.rule("3E-MOVE-010")
def test_3e_ex_022_water_walking_needs_no_move_action():
    walk = {
        "id": "wade",
        "when": "turn",
        "limit": "turn",
        "given": {"terrain": "water"},
        "do": "move",
        "steps": 1,
    }
    state = lay(skill("water-walk", abilities=[walk]), at=(5, 3))
    state.heroes[0].skills, state.actions = ["water-walk"], 0
    table = answer(sit(state), "ability:wade", "walk:5,4")

    assert table.state.heroes[0].hex == (5, 4)


@pytest.mark.rule("3E-ROAD-005")
def test_3e_ex_023_crossroads_beside_suvars_rest():
    state = lay(at=(6, 0))
    table = answer(sit(state, [WATER, "plains", "plains"]), "travel")

    assert f"go:7,-1:{WATER}" not in options(table)
    assert "go:7,-1:plains" in options(table)


@pytest.mark.rule("3E-FAIR-002", "3E-GIVE-001")
def test_3e_ex_024_a_gift_that_only_helps_a_rival():
    state = lay(asset("x1"), asset("x2", "clothing"))
    state.heroes[0].assets = ["x1", "x2"]
    table = answer(sit(state), "deal:1", "give:x1", "give:x2", "propose")

    assert (asked(table), pending(table).args["fair"]) == ((1, "deal.answer"), "no")
    answer(table, "accept")
    assert table.state.heroes[1].assets == ["x1", "x2"]


@pytest.mark.rule("3E-STORYQUEST-004", "3E-STORYQUEST-001")
def test_3e_ex_028_a_story_quest_with_many_places():
    pray = story("pray", at=["town", "shrine", "stronghold"], effects=[do("gain-story", amount=1)])
    state = lay(pray, decks={"story": ["pray"]}, at=TOWN)
    table = end_turns(sit(state), 2)

    assert table.state.track == [StoryQuest("pray")]
    assert seen(table, 0).figures.story_tokens[0] is None
    assert "story:pray" in options(table)


@pytest.mark.rule("3E-ELIM-001", "3E-ELIM-003", "3E-ELIM-004", "3E-VILLAIN-004")
def test_3e_ex_029_defeated_by_the_villain():
    state = lay(asset("helm", "clothing", code="a10"), seats=3, at=(6, 8))
    state.act, state.villain = 2, (6, 8)
    me = state.heroes[0]
    me.gold, me.story, me.assets = 4, 2, ["helm"]
    engage(state, 0, "margath")
    me.damage = 10
    fight_of(state).sides[1].damage = 5
    fight_of(state).ended, fight_of(state).phase = Outcome.DEFEAT, Phase.OVER
    table = end_turns(sit(state), 2)
    me = table.state.heroes[0]

    assert (me.hex, me.gold, me.story, me.assets) == (None, 0, 0, [])
    assert table.state.removed == ["helm"]
    assert seen(table, 1).figures.scenario.side == "a"
    assert (table.state.first, asked(table)[0], table.result) == (1, 1, None)


@pytest.mark.rule("3E-LIMIT-002")
def test_3e_ex_031_rolling_more_than_five_dice():
    state = lay(hero("eve", speed=7), heroes=["eve", "bob"])
    table = answer(sit(state, ["plains"] * 7), "travel")

    assert table.state.dice is not None
    assert len(table.state.dice.faces) == 7


@pytest.mark.rule("3E-LORE-002", "3E-COMPANION-002", "3E-ZOMBIE-002", "3E-VILLAIN-009", "3E-VILLAIN-011")
@pytest.mark.parametrize(
    ("scenario", "tokens", "zombies", "expected"),
    [("margath", 3, 0, 12), ("corpse-king", 2, 5, 11), ("margath", 9, 0, 8), ("corpse-king", 2, 0, 8)],
)
def test_3e_ex_032_villain_health(scenario: str, tokens: int, zombies: int, expected: int):
    state = lay(scenario=scenario)
    state.heroes[0].story = tokens
    state.zombies = {(3, 2): zombies} if zombies else {}
    engage(state, 0, catalogue().scenarios[scenario].villain)

    assert health(state, fight_of(state).sides[1]) == expected


@pytest.mark.rule("3E-REST-006", "3E-REST-007", "3E-REST-003")
def test_3e_ex_033_resting_on_a_road():
    state = lay(hero("eve", speed=5), heroes=["eve", "bob"], at=(6, 0))
    state.heroes[0].damage = 4
    table = answer(sit(state, ["plains", "plains+forest", WATER, "wild", "forest+hills"]), "take-rest")

    assert table.state.heroes[0].damage == 1


@pytest.mark.rule("3E-SHOP-002", "3E-SHOP-003", "3E-SHOP-006", "3E-ASSET-005", "3E-ASSET-004")
def test_3e_ex_034_a_whole_shop_action():
    old, bow = asset("old", "weapon", 5, code="a10"), asset("bow", "weapon", 6, code="c09")
    state = lay(old, bow, at=(11, -4), decks={"asset": ["a15", "a14"]})
    state.heroes[0].gold, state.heroes[0].assets = 2, ["old"]
    state.heroes[1].hex = WILD
    state.markets["forge"] = ["bow", "a1", "a2"]
    table = answer(sit(state), "shop")
    assert len(table.state.markets["forge"]) == 4
    answer(table, "sell:old", "buy:bow")

    me = table.state.heroes[0]
    assert (me.gold, me.assets, table.state.actions) == (1, ["bow"], 2)
    assert table.state.asset_discards == ["old"]
    assert len(table.state.markets["forge"]) == 3
    tokens = hero_tokens(table.state, Side("ann", 0, hero=True))
    assert "c09" in tokens
    assert "a10" not in tokens


@pytest.mark.rule("3E-ACT-003", "3E-ACT-004", "3E-TIME-002")
def test_3e_ex_035_from_act_one_to_act_two_and_on():
    state = lay()
    state.time, state.to_come, state.active = 12, [], 1
    table = end_turns(sit(state, ["plains"] * 5), 1)
    assert (table.state.time, table.state.act) == (1, 2)
    end_turns(table, 22)
    assert (table.state.time, table.state.act) == (12, 2)
    end_turns(table, 2)
    assert (table.state.time, table.state.act) == (12, 2)
    assert len(events(table, "villain-marches")) == 1


@pytest.mark.rule("3E-ACT-003", "3E-GAP-054", "3E-GAP-004", "3E-GAP-005", "3E-SCEN-010", "3E-TIME-004")
def test_3e_ex_036_the_night_act_one_ends():
    state = lay(story("t0", "corpse-king"), scenario="corpse-king", decks={"story": ["t0"]})
    state.time, state.to_come, state.active = 12, [], 1
    gems = list(state.gems)[:4]
    for at in gems:
        state.gems[at] = False
    state.heroes[1].hex = gems[2]
    table = end_turns(sit(state), 1)

    assert (table.state.villain, table.state.zombies) == ((3, 2), {(3, 2): 1})
    assert (table.state.time, table.state.act) == (1, 2)
    assert [table.state.gems[at] for at in gems] == [True, True, False, True]
    assert events(table, "story-drawn") == []
    assert asked(table)[0] == 0


def wilds(n: int) -> list[str]:
    return ["wild"] * n + ["plains"] * (5 - n)


@pytest.mark.rule("3E-SCEN-008", "3E-SCEN-009", "3E-SCEN-012", "3E-GAP-055", "3E-VILLAIN-004", "3E-TIME-002")
def test_3e_ex_037_margath_marches_on_tamalir():
    state: ThirdState = lay(seats=2)
    state.act, state.time, state.villain = 2, 12, (6, 8)
    state.to_come, state.active = [], 1
    state.heroes[0].hex = (6, 6)
    state.heroes[0].damage = 9
    blows = [
        "surge",
        "shield",
        "agility",
        "enemy",
        "agility",
        "enemy*",
        "dash*",
        "dash*",
        "surge*",
        "enemy-2",
    ]
    table = end_turns(sit(state, wilds(2), blows, wilds(0), wilds(4)), 1)
    assert (table.state.villain, table.state.time) == ((6, 6), 12)
    answer(table, "face-villain")
    while table.state.fight is not None:
        ids = options(table)
        harm = [id for id in ids if id.startswith(("spend:enemy", "spend:margath", "spend:powerful"))]
        table.answer((harm or [id for id in ids if id in ("pass", "take-damage")])[0])
    assert table.state.eliminated == [0]
    end_turns(table, 1)
    assert table.state.villain == (6, 6)  # nobody was asked to exert
    end_turns(table, 1)
    assert (table.state.villain, table.result is not None) == ((6, 2), True)


@pytest.mark.rule("3E-ZOMBIE-004", "3E-GAP-056", "3E-GAP-057", "3E-DAMAGE-002", "3E-DEFEAT-004")
def test_3e_ex_038_running_into_zombies():
    state = lay(hero("eve", health=8), heroes=["eve", "bob"], scenario="corpse-king", at=(1, 6))
    me = state.heroes[0]
    me.damage, me.hand, me.trophies = 5, ["s0"], ["reanimates"]
    state.zombies = {(1, 7): 1, (1, 8): 2}
    table = answer(sit(state, ["plains"] * 3), "travel", "go:1,7:plains")
    assert table.state.heroes[0].damage == 7
    answer(table, "go:1,8:plains")

    assert (table.state.heroes[0].damage, table.state.dice, table.state.actions) == (8, None, 2)
    assert refused(table, "walk:1,7") == "3E-DEFEAT-004"
    assert "take-rest" in options(table)
    assert "train" not in options(table)

"""Turns, actions, delay and defeat, resting and training."""

from __future__ import annotations

import pytest

from tamalir.third.camp import delay
from tests.third.scenes import answer, options, pending, refused
from tests.third.tables import (
    CITY,
    COMBAT_GEM,
    FOREST,
    MOUNTAIN,
    SHRINE,
    TOWN,
    WILD,
    asset,
    do,
    end_turns,
    enemy,
    events,
    hero,
    lay,
    plus,
    seen,
    sit,
    skill,
)  # fmt: skip

GOODS = asset("grain", "goods", 0, [{"id": "sell-grain", "when": "action", "do": "trade"}], trade=2)


def actions(table: object) -> list[str]:
    """What an action can be spent on."""
    free = ("learn", "deal", "ability", "end-turn")
    return [id for id in options(table) if not id.startswith(free)]  # type: ignore[arg-type]


# --- turns and rounds -------------------------------------------------------------------


@pytest.mark.rule("3E-TURN-001", "3E-TERM-003")
def test_only_the_active_player_acts():
    table = sit(lay(seats=3, first=1))

    assert table.state.active == 1
    assert refused(table, "train", 0) == "3E-TURN-001"
    assert refused(table, "train", 2) == "3E-TURN-001"


@pytest.mark.rule("3E-TURN-003", "3E-ROUND-002", "3E-FIRST-002", "3E-ROUND-001")
def test_everybody_has_one_turn_in_a_round_and_the_first_player_stays():
    table = end_turns(sit(lay(seats=3)), 9)

    turns = [event["seat"] for event in table.events() if event["key"] == "turn-begins"]
    assert turns == [1, 2, 0, 1, 2, 0, 1, 2, 0]
    assert table.state.round == 4


@pytest.mark.rule("3E-TURN-003")
def test_a_turn_is_not_over_while_a_skill_can_be_learned():
    state = lay()
    state.actions = 0
    state.heroes[0].hand = ["s0"]
    state.heroes[0].trophies = ["reanimates"]
    table = sit(state)

    assert options(table) == ["learn:s0", "deal:1", "end-turn"] or "learn:s0" in options(table)
    answer(table, "learn:s0")
    assert table.state.active == 0 or table.state.heroes[0].skills == ["s0"]


@pytest.mark.rule("3E-ACTION-001")
def test_three_actions():
    table = end_turns(sit(lay()), 1)

    assert (table.state.active, table.state.actions) == (1, 3)


@pytest.mark.rule("3E-ACTION-002")
def test_what_an_action_can_be_spent_on():
    state = lay(GOODS, at=CITY)
    state.heroes[0].assets = ["grain"]
    state.heroes[1].hex = WILD
    known = options(sit(state))

    for id in ("travel", "take-rest", "train", "shop", "ability:sell-grain", "idle", "end-turn"):
        assert id in known
    assert "go-adventuring" not in known


@pytest.mark.rule("3E-ACTION-003")
def test_an_extra_action_is_a_hero_action():
    haste = {"id": "haste", "when": "turn", "limit": "turn", "do": "gain-action"}
    state = lay(hero("quick", [haste]), heroes=["quick", "bob"])
    table = answer(sit(state), "ability:haste")

    assert table.state.actions == 4
    assert table.state.fight is None


@pytest.mark.rule("3E-ACTION-004")
def test_an_action_may_be_repeated():
    table = sit(lay())
    for _ in range(3):
        table.answer("train")
        while options(table)[0].startswith("discard-skill"):
            table.answer(options(table)[0])

    assert len(events(table, "hero-trains")) == 3


@pytest.mark.rule("3E-ACTION-006")
def test_an_action_symbol_costs_an_action():
    state = lay(GOODS, at=TOWN)
    state.heroes[0].assets = ["grain"]
    state.actions = 1
    table = answer(sit(state), "ability:sell-grain")

    assert table.state.actions in (0, 3)  # spent; perhaps the turn is over with it
    assert table.state.heroes[0].gold == 2
    state = lay(GOODS, at=TOWN)
    state.heroes[0].assets = ["grain"]
    state.actions = 0
    state.heroes[0].hand = ["s0"]
    state.heroes[0].trophies = ["reanimates"]
    assert refused(sit(state), "ability:sell-grain") == "3E-ACTION-006"


@pytest.mark.rule("3E-ACTION-007")
def test_an_action_may_be_spent_on_nothing():
    state = lay()
    state.actions = 2
    table = answer(sit(state), "idle")

    assert table.state.actions == 1
    assert table.state.heroes[0].hex == WILD


@pytest.mark.rule("3E-ACTION-008")
def test_no_action_is_carried_over():
    table = end_turns(sit(lay()), 2)

    assert (table.state.active, table.state.actions) == (0, 3)


@pytest.mark.rule("3E-ACTION-008", "3E-DEFEAT-004", "3E-REST-005")
def test_a_defeated_hero_can_only_rest():
    state = lay(at=MOUNTAIN)
    state.heroes[0].damage = 10
    state.heroes[1].hex = WILD
    table = sit(state, *[["plains"] * 5] * 3)

    assert table.state.heroes[0].damage == 10  # one choice each: it has rested three times
    assert len(events(table, "hero-rested")) == 3
    state = lay(at=MOUNTAIN)
    state.heroes[0].damage = 10
    state.heroes[0].hand = ["s0"]
    state.heroes[0].trophies = ["reanimates"]
    table = sit(state)
    assert actions(table) == ["take-rest"]
    assert refused(table, "end-turn") == "3E-DEFEAT-004"
    assert refused(table, "train") == "3E-DEFEAT-004"
    assert refused(table, "idle") == "3E-DEFEAT-004"


@pytest.mark.rule("3E-DEFEAT-006", "3E-DEFEAT-007")
def test_learning_health_lifts_a_defeat():
    state = lay(skill("tough", abilities=[plus("health", 2)]))
    me = state.heroes[0]
    me.damage, me.hand, me.trophies = 10, ["tough"], ["reanimates"]
    table = answer(sit(state), "learn:tough")

    assert "train" in actions(table)
    assert table.state.heroes[0].damage == 10


@pytest.mark.rule("3E-DELAY-001", "3E-GAP-041")
def test_a_delayed_hero_spends_its_next_action_on_getting_up():
    state = lay(at=COMBAT_GEM)
    state.heroes[0].delayed = True
    state.heroes[0].hand = ["s0"]
    state.heroes[0].trophies = ["reanimates"]
    table = sit(state)

    assert actions(table) == ["recover"]
    assert refused(table, "end-turn") == "3E-DELAY-001"
    answer(table, "recover")
    assert table.state.actions == 2
    assert "go-adventuring" in actions(table)


@pytest.mark.rule("3E-DELAY-002", "3E-GAP-063")
def test_a_delay_is_seen_and_does_not_add_up():
    state = lay()
    delay(state, 0)
    delay(state, 0)
    table = sit(state)

    assert seen(table, 1).state.heroes[0].delayed is False
    assert len(events(table, "hero-recovers")) == 1
    state = lay()
    state.heroes[1].delayed = True
    assert seen(sit(state), 0).state.heroes[1].delayed is True


@pytest.mark.rule("3E-GAP-042")
def test_a_hero_delayed_in_another_turn_gets_up_first():
    state = lay()
    state.heroes[1].delayed = True
    table = end_turns(sit(state), 1)

    assert events(table, "hero-recovers") == [{"who": "bob"}]
    assert table.state.actions == 2


@pytest.mark.rule("3E-DELAY-003")
def test_a_delayed_hero_may_learn():
    state = lay()
    me = state.heroes[0]
    me.delayed, me.hand, me.trophies = True, ["s0"], ["reanimates"]
    table = answer(sit(state), "learn:s0")

    assert table.state.heroes[0].skills == ["s0"]


@pytest.mark.rule("3E-DELAY-004")
def test_first_heal_then_get_up():
    state = lay(at=SHRINE)
    me = state.heroes[0]
    me.delayed, me.damage, me.hand, me.trophies = True, 10, ["s0", "s1"], ["reanimates"]
    table = sit(state)

    assert actions(table) == ["take-rest"]
    assert refused(table, "recover") == "3E-DELAY-004"
    answer(table, "take-rest")
    assert actions(table) == ["recover"]
    answer(table, "recover")
    assert "train" in actions(table)


@pytest.mark.rule("3E-ONCE-001", "3E-ONCE-002")
def test_once_per_turn():
    rest = {"id": "breath", "when": "turn", "limit": "turn", "do": "gain-gold", "amount": 1}
    table = sit(lay(hero("calm", abilities=[rest]), heroes=["calm", "bob"]))

    answer(table, "ability:breath")
    assert refused(table, "ability:breath") == "3E-ONCE-001"
    end_turns(table, 1)
    assert refused(table, "ability:breath", 0) == "3E-ONCE-002"
    end_turns(table, 1)
    answer(table, "ability:breath")
    assert table.state.heroes[0].gold == 2


# --- resting ----------------------------------------------------------------------------


@pytest.mark.rule("3E-REST-001", "3E-REST-002", "3E-HEAL-001")
@pytest.mark.parametrize("place", [CITY, TOWN, SHRINE, (6, 8)])
def test_resting_in_a_place_heals_everything(place: tuple[int, int]):
    state = lay(at=place)
    state.heroes[0].damage = 8
    table = answer(sit(state), "take-rest")

    assert (table.state.heroes[0].damage, table.state.actions) == (0, 2)


@pytest.mark.rule("3E-REST-003")
def test_resting_in_the_wilderness_heals_by_dice():
    state = lay(at=FOREST)
    state.heroes[0].damage = 4
    roll = ["plains+forest", "forest+hills", "plains", "wild", "mountain+water"]
    table = answer(sit(state, roll), "take-rest")

    assert table.state.heroes[0].damage == 1


@pytest.mark.rule("3E-REST-004")
def test_a_rest_may_heal_nothing():
    state = lay(at=MOUNTAIN)
    state.heroes[0].damage = 4
    table = answer(sit(state, ["plains"] * 5), "take-rest")

    assert (table.state.heroes[0].damage, table.state.actions) == (4, 2)


@pytest.mark.rule("3E-REST-006")
def test_a_road_matches_nothing_when_resting():
    state = lay(at=(6, 0))
    state.heroes[0].damage = 4
    table = answer(sit(state, ["mountain+water"] * 5), "take-rest")

    assert table.state.heroes[0].damage == 4


@pytest.mark.rule("3E-REST-007")
def test_always_five_dice():
    state = lay(asset("horse", "movement", abilities=[plus("speed", 4)]))
    state.heroes[0].assets = ["horse"]
    state.heroes[0].damage = 9
    table = answer(sit(state, ["plains"] * 5), "take-rest")

    assert table.state.heroes[0].damage == 4


@pytest.mark.rule("3E-REST-008", "3E-HEAL-002")
def test_a_hero_without_damage_may_rest():
    table = answer(sit(lay()), "take-rest")

    assert table.state.actions == 2
    assert events(table, "hero-healed") == []


@pytest.mark.rule("3E-EXERT-003")
def test_exerting_while_resting():
    state = lay(at=FOREST)
    state.heroes[0].damage, state.heroes[0].hand = 1, ["s1"]
    table = answer(sit(state, ["plains"] * 5, ["wild"]), "take-rest", "exert:s1")

    assert table.state.heroes[0].damage == 0


# --- training and hands -----------------------------------------------------------------


@pytest.mark.rule("3E-TRAIN-001", "3E-TRAIN-002", "3E-DRAW-001", "3E-DRAW-003")
def test_training_draws_a_whole_hand_and_discards_down():
    state = lay()
    state.heroes[0].hand = ["s9", "s10"]
    table = answer(sit(state), "train")

    assert sorted(table.state.heroes[0].hand) == ["s0", "s1", "s10", "s2", "s9"]  # three drawn, two to go
    assert pending(table).key == "hand.discard"
    answer(table, "discard-skill:s9", "discard-skill:s0")
    assert sorted(table.state.heroes[0].hand) == ["s1", "s10", "s2"]
    assert table.state.skill_discards == ["s9", "s0"]


@pytest.mark.rule("3E-TRAIN-003")
def test_nothing_is_learned_before_the_surplus_is_gone():
    state = lay()
    state.heroes[0].hand = ["s9", "s10"]
    state.heroes[0].trophies = ["reanimates"]
    table = answer(sit(state), "train")

    assert refused(table, "learn:s9") == "3E-TRAIN-003"


@pytest.mark.rule("3E-HAND-001", "3E-HAND-002", "3E-DRAW-003")
def test_surplus_cards_go_at_once():
    ponder = {"id": "ponder", "when": "turn", "limit": "turn", "do": "draw-skills", "amount": 2}
    state = lay(hero("wise", [ponder], hand=4), heroes=["wise", "bob"])
    state.heroes[0].hand = ["s8", "s9", "s10"]
    table = answer(sit(state), "ability:ponder")

    assert len(table.state.heroes[0].hand) == 5
    answer(table, "discard-skill:s8")
    assert len(table.state.heroes[0].hand) == 4
    assert pending(table).key == "turn.action"


@pytest.mark.rule("3E-HAND-003", "3E-LEARN-008")
def test_nothing_is_discarded_at_will():
    state = lay()
    state.heroes[0].hand, state.heroes[0].skills = ["s8"], ["s9"]
    table = sit(state)

    assert refused(table, "discard-skill:s8") == "3E-HAND-003"
    assert refused(table, "drop-skill:s9") == "3E-LEARN-008"
    assert refused(table, "exert:s8") == "3E-EXERT-003"


@pytest.mark.rule("3E-SKILL-002", "3E-DISCARD-001")
def test_the_skill_deck_is_made_again_from_its_discard_pile():
    state = lay(decks={"skill": ["s1"]})
    state.skill_discards = ["s2", "s3", "s4"]
    table = answer(sit(state, "s4", "s2"), "train")

    assert sorted(table.state.heroes[0].hand) == ["s1", "s2", "s4"]
    assert table.state.skill_discards == []
    assert len(table.state.decks["skill"]) == 1


@pytest.mark.rule("3E-GAP-046")
def test_as_many_skills_as_there_are():
    table = answer(sit(lay(decks={"skill": ["s1"]})), "train")

    assert table.state.heroes[0].hand == ["s1"]


@pytest.mark.rule("3E-GAP-026")
def test_a_defeated_hero_that_must_fight_has_lost_already():
    seek = {"id": "seek", "when": "turn", **do("draw-adventure", deck="combat")}
    decks = {"combat": ["wolf"]}
    state = lay(enemy("wolf"), hero("rash", [seek]), heroes=["rash", "bob"], decks=decks, at=MOUNTAIN)
    state.heroes[0].damage = 10
    state.heroes[0].beaten = True
    table = answer(sit(state), "ability:seek")

    assert table.state.adventure_discards["combat"] == ["wolf"]
    assert events(table, "fight-cast") == []

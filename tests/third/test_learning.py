"""Attributes, learning skills, and attribute tests."""

from __future__ import annotations

import pytest

from tamalir.kernel import Table
from tamalir.third import heroes
from tamalir.third.edition import catalogue
from tamalir.third.state import ThirdState
from tests.third.scenes import answer, options, pending, refused
from tests.third.tables import (
    CITY,
    COMBAT_GEM,
    SOCIAL_GEM,
    WILD,
    asset,
    do,
    does,
    enemy,
    event,
    events,
    hero,
    lay,
    plus,
    seen,
    sit,
    skill,
)  # fmt: skip

COMBAT, SOCIAL, SOCIAL2 = "reanimates", "talk", "chat"
TALKS = [event(id, does(), does()) for id in (SOCIAL, SOCIAL2)]


def learner(*cards: object, hand: list[str], trophies: list[str], **more: int) -> ThirdState:
    state = lay(*TALKS, hero("eve", **more), *cards, heroes=["eve", "bob"])  # type: ignore[arg-type]
    state.heroes[0].hand, state.heroes[0].trophies = hand, trophies
    state.heroes[1].hex = CITY
    return state


# --- attributes -------------------------------------------------------------------------


@pytest.mark.rule("3E-ATTR-001", "3E-ATTR-002", "3E-ATTR-008")
def test_all_modifiers_count_at_once():
    state = lay(asset("ring", abilities=[plus("body", 2), plus("body", -1, "heavy")]))
    state.heroes[0].assets = ["ring"]

    assert heroes.ATTRIBUTES == ("body", "mind", "spirit")
    assert [heroes.attribute(state, 0, name) for name in heroes.ATTRIBUTES] == [3, 2, 2]


@pytest.mark.rule("3E-ATTR-003")
def test_a_negative_attribute_is_zero_for_abilities_but_is_compared_as_it_is():
    pray = {"id": "pray", "when": "turn", "do": "heal", "amount": "spirit"}
    state = lay(hero("eve", [pray, plus("spirit", -3)]), heroes=["eve", "bob"])
    state.heroes[0].damage = 2
    table = answer(sit(state), "ability:pray")

    assert table.state.heroes[0].damage == 2
    assert heroes.attribute(state, 0, "spirit") == -1
    assert not heroes.holds(state, 0, "spirit", 0)


@pytest.mark.rule("3E-X-002")
def test_x_follows_the_state():
    bell = asset("bell", abilities=[plus("spirit", 1)])
    state = lay(hero("eve", [plus("health", "spirit")]), bell, heroes=["eve", "bob"])
    assert heroes.health(state, 0) == 12
    state.heroes[0].assets = ["bell"]

    assert heroes.health(state, 0) == 13


@pytest.mark.rule("3E-ATTR-004", "3E-ATTR-005", "3E-ATTR-006", "3E-ATTR-007")
@pytest.mark.parametrize("name", ["body", "mind", "spirit"])
def test_an_attribute_limits_learned_skills(name: str):
    cards = [skill(f"k{n}", name) for n in range(3)]
    state = learner(*cards, hand=["k2"], trophies=[COMBAT], **{name: 2})
    state.heroes[0].skills = ["k0"]
    assert "learn:k2" in options(sit(state))
    state.heroes[0].skills = ["k0", "k1"]

    assert refused(sit(state), "learn:k2") == "3E-ATTR-004"


# --- learning ---------------------------------------------------------------------------


@pytest.mark.rule("3E-LEARN-001", "3E-LEARN-002", "3E-LEARN-006", "3E-TROPHY-001")
def test_any_number_of_skills_between_actions_and_after_the_last():
    state = learner(hand=["s0", "s1", "s2"], trophies=[COMBAT, SOCIAL, SOCIAL2])
    state.actions = 0
    table = sit(state)
    for card in ("s0", "s1", "s2"):
        answer(table, f"learn:{card}")
        while pending(table).key == "learn.spend":
            answer(table, options(table)[0])

    assert table.state.heroes[0].skills == ["s0", "s1", "s2"]
    assert seen(table, 1).state.heroes[0].skills == ["s0", "s1", "s2"]
    assert refused(table, "learn:s3", 0) == "3E-LEARN-001"  # the turn is over


@pytest.mark.rule("3E-LEARN-003")
def test_no_learning_during_an_action():
    state = learner(enemy("wolf", 5), hand=["s0"], trophies=[COMBAT])
    state.heroes[0].hex = COMBAT_GEM
    state.decks["combat"].below = ["wolf"]
    table = answer(sit(state), "go-adventuring")

    assert table.state.fight is not None
    assert refused(table, "learn:s0", 0) == "3E-LEARN-003"


@pytest.mark.rule("3E-LEARN-004", "3E-SPEND-004")
def test_learning_costs_trophies():
    state = learner(skill("hard", cost={"any": 3}), hand=["hard"], trophies=[COMBAT, SOCIAL])
    assert refused(sit(state), "learn:hard") == "3E-LEARN-004"
    state.heroes[0].trophies.append(SOCIAL2)
    table = answer(sit(state), "learn:hard", f"pay-trophy:{SOCIAL}", f"pay-trophy:{COMBAT}")

    assert table.state.heroes[0].trophies == []
    assert table.state.adventure_discards == {"combat": [COMBAT], "explore": [], "social": [SOCIAL, SOCIAL2]}


@pytest.mark.rule("3E-LEARN-005", "3E-DECK-002", "3E-DECK-003")
def test_orbs_must_match():
    war = skill("war", cost={"combat": 1, "any": 1})
    state = learner(war, hand=["war"], trophies=[SOCIAL, SOCIAL2])
    assert refused(sit(state), "learn:war") == "3E-LEARN-005"
    state.heroes[0].trophies = [SOCIAL, COMBAT]
    table = answer(sit(state), "learn:war")

    assert table.state.heroes[0].skills == ["war"]


@pytest.mark.rule("3E-DECK-002")
def test_a_combat_trophy_is_no_social_trophy():
    charm = skill("charm", cost={"social": 1})

    assert refused(sit(learner(charm, hand=["charm"], trophies=[COMBAT])), "learn:charm") == "3E-LEARN-005"


@pytest.mark.rule("3E-SKILL-001")
def test_a_skill_in_hand_has_no_ability():
    shout = {"id": "shout", "when": "turn", "do": "gain-gold", "amount": 1}
    state = learner(skill("loud", abilities=[shout]), hand=["loud"], trophies=[COMBAT])
    table = sit(state)

    assert refused(table, "ability:shout") == "3E-SKILL-001"
    answer(table, "learn:loud", "ability:shout")
    assert table.state.heroes[0].gold == 1


@pytest.mark.rule("3E-LEARN-007")
def test_skills_above_a_fallen_limit_go_at_once():
    state = lay(asset("belt", "equipment", 2, [plus("body", 1)]), at=CITY)
    me = state.heroes[0]
    me.assets, me.skills = ["belt"], ["s0", "s3", "s6"]
    state.heroes[1].hex = WILD
    table = answer(sit(state), "shop", "sell:belt")

    assert options(table) == ["drop-skill:s0", "drop-skill:s3", "drop-skill:s6"]
    answer(table, "drop-skill:s3")
    assert table.state.heroes[0].skills == ["s0", "s6"]
    assert "s3" in table.state.skill_discards


@pytest.mark.rule("3E-LEARN-009")
def test_a_skill_that_raises_its_own_attribute_goes_beyond_the_limit():
    strong = skill("strong", abilities=[plus("body", 1)])
    state = learner(strong, hand=["strong"], trophies=[COMBAT])
    state.heroes[0].skills = ["s0", "s3"]
    table = answer(sit(state), "learn:strong")

    assert table.state.heroes[0].skills == ["s0", "s3", "strong"]


@pytest.mark.rule("3E-LEARN-009")
def test_a_skill_that_raises_another_attribute_costs_a_skill_of_the_type():
    brave = skill("brave", abilities=[plus("spirit", 1)])
    state = learner(brave, hand=["brave"], trophies=[COMBAT])
    state.heroes[0].skills = ["s0", "s3"]
    table = answer(sit(state), "learn:brave")

    assert sorted(options(table)) == ["drop-skill:brave", "drop-skill:s0", "drop-skill:s3"]


@pytest.mark.rule("3E-GAP-065")
def test_learning_by_an_ability_needs_no_trophies_but_keeps_the_limits():
    state = learner(hand=["s1", "s0"], trophies=[])  # mind, body
    study = {"id": "study", "when": "turn", "limit": "turn", **do("learn-free")}
    state.book = lay(*TALKS, hero("eve", [study]), heroes=["eve", "bob"]).book
    state.heroes[0].skills = ["s4", "s7"]  # two of mind
    table = answer(sit(state), "ability:study")

    assert options(table) == ["learn:s0", "let-be"]
    answer(table, "learn:s0")
    assert "s0" in table.state.heroes[0].skills


# --- tests ------------------------------------------------------------------------------


def on_trial(
    skills: list[str], hand: list[str] | None = None, *, event_card: bool = False, **args: object
) -> Table[ThirdState]:
    """A hero that tests and gains 2 gold by it."""
    args = {"attribute": "mind", "success": [do("gain-gold", amount=2)], **args}
    trial = {"id": "trial", "when": "turn", "limit": "turn", **do("test", **args)}
    offers = event("riddle", does(do("test", **args), do("gain-story", amount=1)), does())
    state = lay(
        hero("eve", [trial]), offers, heroes=["eve", "bob"], decks={"skill": skills, "social": ["riddle"]}
    )
    state.heroes[0].hand = hand or []
    state.heroes[1].hex = CITY
    if event_card:
        state.heroes[0].hex = SOCIAL_GEM
        return answer(sit(state), "go-adventuring", "choice:1")
    return answer(sit(state), "ability:trial")


@pytest.mark.rule("3E-TEST-001", "3E-TEST-002", "3E-TEST-008", "3E-TEST-012", "3E-TEST-004")
def test_as_many_cards_as_the_attribute():
    table = on_trial(["s1", "s2", "s3", "s5"])

    assert [e["card"] for e in events(table, "test-card")] == ["s1", "s2"]
    assert [e["n"] for e in events(table, "test-over")] == [1]
    assert table.state.skill_discards == ["s1", "s2"]
    assert table.state.revealed == []


@pytest.mark.rule("3E-TEST-003")
@pytest.mark.parametrize(("modifier", "cards"), [(1, 3), (-1, 1)])
def test_a_modifier_changes_the_number_of_cards(modifier: int, cards: int):
    table = on_trial(["s0", "s2", "s4", "s6"], modifier=modifier)

    assert len(events(table, "test-card")) == cards


@pytest.mark.rule("3E-GAP-050", "3E-TEST-006")
def test_an_attribute_of_zero_or_less_reveals_nothing():
    table = on_trial(["s1", "s3"], ["s8"], modifier=-4)

    assert events(table, "test-card") == []
    answer(table, "exert:s8")
    assert [e["card"] for e in events(table, "test-card")] == ["s1"]
    assert table.state.heroes[0].gold == 2


@pytest.mark.rule("3E-TEST-005", "3E-TEST-007")
def test_exerting_reveals_card_after_card():
    table = on_trial(["s1", "s0", "s3", "s5"], ["s8", "s10"])

    assert pending(table).key == "test.exert"
    assert seen(table, 1).state.revealed == ["s1", "s0"]
    answer(table, "exert:s8")  # a success is there already, and another comes
    assert pending(table).args["n"] == 2
    answer(table, "enough")
    assert table.state.heroes[0].hand == ["s10"]
    assert [e["n"] for e in events(table, "test-over")] == [2]


@pytest.mark.rule("3E-TEST-009", "3E-TEST-010")
@pytest.mark.parametrize(("first", "gold"), [("s1", 2), ("s2", 0)])
def test_one_success_passes_and_none_fails(first: str, gold: int):
    assert on_trial([first, "s4"]).state.heroes[0].gold == gold


@pytest.mark.rule("3E-TEST-010", "3E-TEST-011")
def test_after_a_failed_test_nothing_more_of_an_event_happens():
    table = on_trial(["s2", "s4"], event_card=True, failure=[do("delay")])

    me = table.state.heroes[0]
    assert (me.gold, me.story) == (0, 0)
    assert "riddle" in table.state.adventure_discards["social"]
    assert events(table, "hero-delayed") == [{"who": "eve"}]
    passed = on_trial(["s1", "s4"], event_card=True).state.heroes[0]
    assert (passed.gold, passed.story) == (2, 1)


@pytest.mark.rule("3E-GAP-046")
def test_a_test_reveals_as_many_cards_as_there_are():
    table = on_trial(["s1"])

    assert [e["card"] for e in events(table, "test-card")] == ["s1"]
    assert table.state.heroes[0].gold == 2


@pytest.mark.rule("3E-TEST-013")
def test_a_skill_shows_one_star_or_none():
    stars = [card.success for card in catalogue().skills.values()]

    assert set(stars) == {True, False}

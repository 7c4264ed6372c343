"""Adventuring: gems, decks, enemies, events, rumors, quests, trophies."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tamalir.kernel import Table
from tamalir.third.board_cards import DECKS
from tamalir.third.state import ThirdState
from tests.third.scenes import answer, options, pending, refused
from tests.third.tables import (
    CITY,
    COMBAT_GEM,
    EXPLORE_GEM,
    SOCIAL_GEM,
    TOWN,
    WILD,
    do,
    does,
    end_turns,
    enemy,
    event,
    events,
    hero,
    lay,
    quest,
    seen,
    sit,
    skill,
)  # fmt: skip

NOTHING = event("nothing", does(), does())
GIFT = event("gift", does(do("gain-gold", amount=2), do("take-trophy")), does(do("suffer", amount=1)))
WEAK = enemy("rat", 1, gold=2)
"""One blow is enough."""


def drawn(
    card: Any, *more: Any, at: tuple[int, int] = SOCIAL_GEM, told: tuple[object, ...] = (), **hero_is: Any
) -> Table[ThirdState]:
    """A hero draws this card on its hex."""
    decks: dict[str, list[str]] = {deck: [] for deck in DECKS}
    decks[card.deck] = [card.id]
    gem = {"social": SOCIAL_GEM, "combat": COMBAT_GEM, "explore": EXPLORE_GEM}[card.deck]
    state = lay(card, *more, at=gem, decks=decks)
    state.heroes[1].hex = CITY
    for name, value in hero_is.items():
        setattr(state.heroes[0], name, value)
    return answer(sit(state, *told), "go-adventuring")


def win(table: Table[ThirdState]) -> Table[ThirdState]:
    """Strike until the fight is over; the enemy's tokens lie as they fall and it passes."""
    while table.state.fight is not None:
        ids = options(table)
        blow = [id for id in ids if id.startswith("spend:corbin")]
        keep = [id for id in ids if id in ("pass", "take-damage", "let-be", "stay")]
        table.answer((blow or keep or ids)[0])
    return table


# --- the action -------------------------------------------------------------------------


@pytest.mark.rule("3E-ADVENTURE-001", "3E-ACTION-005", "3E-GAP-040")
def test_two_actions_a_gem_and_a_card():
    table = drawn(NOTHING)

    assert table.state.actions == 1
    assert table.state.gems[SOCIAL_GEM] is False
    assert len(table.state.decks["social"]) == 0
    assert pending(table).key == "event.choice"


@pytest.mark.rule("3E-ADVENTURE-002")
def test_one_action_is_not_enough():
    state = lay(at=SOCIAL_GEM)
    state.actions = 1
    table = sit(state)

    assert "go-adventuring" not in options(table)
    assert refused(table, "go-adventuring") == "3E-ADVENTURE-002"


@pytest.mark.rule("3E-ADVENTURE-003", "3E-GEM-001")
def test_a_facedown_gem_bars_adventuring():
    state = lay(at=SOCIAL_GEM)
    state.gems[SOCIAL_GEM] = False

    assert refused(sit(state), "go-adventuring") == "3E-ADVENTURE-003"
    assert refused(sit(lay(at=WILD)), "go-adventuring") == "3E-ADVENTURE-001"


@pytest.mark.rule("3E-GOLDEN-002")
def test_a_card_may_make_adventuring_cheaper():
    guide = {"id": "guide", "do": "action-cost", "action": "adventure", "amount": 1}
    state = lay(
        hero("scout", [guide]), NOTHING, heroes=["scout", "bob"], at=SOCIAL_GEM, decks={"social": ["nothing"]}
    )
    state.actions = 1
    table = answer(sit(state), "go-adventuring")

    assert table.state.actions == 0


@pytest.mark.rule("3E-ADVENTURE-005")
@pytest.mark.parametrize("deck", DECKS)
def test_any_type_may_come_from_any_deck(deck: str):
    table = drawn(event("odd", does(), does(), deck))

    assert pending(table).key == "event.choice"


@pytest.mark.rule("3E-ADVENTURE-006", "3E-DECK-004", "3E-GAP-047")
def test_an_empty_deck_gives_nothing_and_is_not_shuffled():
    state = lay(NOTHING, at=SOCIAL_GEM)
    state.adventure_discards["social"] = ["nothing"]
    table = answer(sit(state), "go-adventuring")

    assert (table.state.actions, table.state.gems[SOCIAL_GEM]) == (1, False)
    assert table.state.adventure_discards["social"] == ["nothing"]
    assert len(table.state.decks["social"]) == 0


@pytest.mark.rule("3E-DRAW-001", "3E-DRAW-002", "3E-ENEMY-001")
def test_an_enemy_is_fought_at_once():
    state = lay(WEAK, enemy("wolf", 5), at=COMBAT_GEM, decks={"combat": ["rat", "wolf"]})
    state.actions = 2
    table = answer(sit(state), "go-adventuring")

    assert table.state.actions == 0
    assert table.state.fight is not None
    assert table.state.fight.sides[1].who == "rat"  # the top card


@pytest.mark.rule("3E-GAP-040")
def test_after_a_fight_the_turn_goes_on():
    table = win(drawn(WEAK))

    assert table.state.actions == 1
    assert table.state.active == 0


# --- enemies and trophies ---------------------------------------------------------------


@pytest.mark.rule("3E-ENEMY-002", "3E-TROPHY-002", "3E-DECK-003")
def test_reward_then_trophy():
    table = win(drawn(WEAK))
    me = table.state.heroes[0]

    assert (me.gold, me.trophies) == (2, ["rat"])
    assert seen(table, 1).figures.heroes[0].kinds == ["combat"]


@pytest.mark.rule("3E-TROPHY-003")
def test_a_taken_trophy_counts_as_gained():
    joy = {"id": "joy", "when": "trophy-gained", "do": "heal", "amount": 1}
    table = drawn(WEAK, skill("proud", abilities=[joy]), skills=["proud"], damage=3)
    damage = table.state.heroes[0].damage
    win(table)

    assert table.state.heroes[0].trophies == ["rat"]
    assert events(table, "hero-healed") == [{"who": "ann", "n": 1}]
    assert damage == 3


@pytest.mark.rule("3E-TROPHY-009", "3E-GAP-064")
@pytest.mark.parametrize(("choice", "gold", "trophies"), [("effect:1", 2, 1), ("effect:2", 0, 2)])
def test_a_reward_with_a_choice(choice: str, gold: int, trophies: int):
    reward = [do("choose-one", effects=[do("gain-gold", amount=2), do("bonus-trophy", kind="combat")])]
    table = drawn(enemy("witch", 1, reward=reward), WEAK)
    table.state.decks["combat"].below = ["rat"]
    win_until_choice(table)
    answer(table, choice)

    me = table.state.heroes[0]
    assert (me.gold, me.trophies) == (gold, ["witch", "rat"][:trophies])


def win_until_choice(table: Table[ThirdState]) -> None:
    while pending(table).key != "card.choose":
        ids = options(table)
        blow = [id for id in ids if id.startswith("spend:corbin")]
        table.answer((blow or [id for id in ids if id in ("pass", "take-damage", "stay")])[0])


@pytest.mark.rule("3E-ENEMY-005")
def test_an_enemy_taken_by_an_ability_gives_no_reward():
    catch = {"id": "catch", "when": "combat-action", "do": "take-enemy"}
    table = drawn(enemy("fox", 9, gold=3), skill("trap", abilities=[catch]), skills=["trap"])
    while "special:catch" not in options(table):
        table.answer("pass" if "pass" in options(table) else options(table)[0])
    answer(table, "special:catch")

    me = table.state.heroes[0]
    assert (table.state.fight, me.trophies, me.gold) == (None, ["fox"], 0)


@pytest.mark.rule("3E-ENEMY-004")
def test_a_failed_test_on_an_enemy_does_not_end_the_combat():
    riddle = {
        "id": "riddle",
        "when": "engaging",
        **do("test", attribute="mind", failure=[do("damage", kind="enemy", amount=2)]),
    }
    table = drawn(enemy("sphinx", 9, abilities=[riddle]))  # s0 and s1 are revealed: a success
    assert table.state.heroes[0].damage == 0
    state = lay(
        enemy("sphinx", 9, abilities=[riddle]),
        at=COMBAT_GEM,
        decks={"combat": ["sphinx"], "skill": ["s0", "s2"]},
    )
    table = answer(sit(state), "go-adventuring")

    assert table.state.heroes[0].damage == 2
    assert table.state.fight is not None
    assert table.state.fight.ended is None


@pytest.mark.rule("3E-TROPHY-004", "3E-TROPHY-007", "3E-GAP-049")
def test_a_gained_trophy_is_the_top_card_unseen():
    luck = {"id": "luck", "when": "turn", "limit": "turn", **do("gain-trophy", kind="combat")}
    state = lay(hero("lucky", [luck]), WEAK, heroes=["lucky", "bob"], decks={"combat": ["rat"]})
    table = answer(sit(state), "ability:luck")

    mine = json.dumps(seen(table, 0).json()["position"]["heroes"][0])
    theirs = json.dumps(seen(table, 1).json()["position"]["heroes"][0])
    assert '"rat"' in mine
    assert '"rat"' not in theirs
    assert "rat" not in json.dumps(table.events(seat=1))
    assert "rat" in json.dumps(table.events(seat=0))


@pytest.mark.rule("3E-TROPHY-005")
def test_the_hero_chooses_a_kind_that_is_not_said():
    luck = {"id": "luck", "when": "turn", "limit": "turn", **do("gain-trophy")}
    decks = {"combat": ["rat"], "social": ["nothing"]}
    state = lay(hero("lucky", [luck]), WEAK, NOTHING, heroes=["lucky", "bob"], decks=decks)
    table = answer(sit(state), "ability:luck")

    assert options(table) == ["kind:combat", "kind:social"]
    answer(table, "kind:social")
    assert table.state.heroes[0].trophies == ["nothing"]


@pytest.mark.rule("3E-TROPHY-006", "3E-LIMIT-003")
def test_from_an_empty_deck_the_top_discard_is_gained_if_there_is_one():
    luck = {"id": "luck", "when": "turn", "limit": "turn", **do("gain-trophy", kind="social", amount=2)}
    state = lay(hero("lucky", [luck]), NOTHING, heroes=["lucky", "bob"])
    state.adventure_discards["social"] = ["nothing"]
    table = answer(sit(state), "ability:luck")

    assert table.state.heroes[0].trophies == ["nothing"]  # and no second one
    assert table.state.adventure_discards["social"] == []


@pytest.mark.rule("3E-TROPHY-008", "3E-GOLDEN-007")
def test_any_number_of_trophies_and_only_the_own_are_spent():
    toll = {"id": "toll", "when": "turn", "limit": "turn", **do("lose-trophies", amount=1)}
    rats = [enemy(f"rat{n}") for n in range(16)]
    state = lay(hero("poor", [toll]), *rats, heroes=["poor", "bob"])
    state.heroes[0].trophies = [f"rat{n}" for n in range(15)]
    state.heroes[1].trophies = ["rat15"]
    table = answer(sit(state), "ability:toll")

    assert len(options(table)) == 15
    assert "pay-trophy:rat15" not in options(table)
    answer(table, "pay-trophy:rat3")
    assert table.state.adventure_discards["combat"] == ["rat3"]


@pytest.mark.rule("3E-DECK-001")
def test_a_quest_of_the_explore_deck_is_an_explore_trophy():
    state = lay(quest("walk", ["town"], {}), skill("path", cost={"explore": 1}))
    state.heroes[0].hand, state.heroes[0].trophies = ["path"], ["walk"]

    assert "learn:path" in options(sit(state))


# --- events -----------------------------------------------------------------------------


@pytest.mark.rule("3E-EVENT-001", "3E-EVENT-003", "3E-EVENT-004")
def test_one_of_two_options():
    table = answer(drawn(GIFT), "choice:1")
    me = table.state.heroes[0]
    assert (me.gold, me.trophies, me.damage) == (2, ["gift"], 0)
    assert table.state.adventure_discards["social"] == []

    table = answer(drawn(GIFT), "choice:2")
    me = table.state.heroes[0]
    assert (me.gold, me.trophies, me.damage) == (0, [], 1)
    assert table.state.adventure_discards["social"] == ["gift"]


@pytest.mark.rule("3E-EVENT-002")
def test_as_much_as_possible_is_resolved():
    toll = event("toll", does(do("lose-gold", amount=2), do("gain-trophy", kind="combat")), does())
    table = drawn(toll, WEAK, gold=1)
    table.state.decks["combat"].below = ["rat"]
    answer(table, "choice:1")

    assert (table.state.heroes[0].gold, table.state.heroes[0].trophies) == (0, ["rat"])


@pytest.mark.rule("3E-GAP-069")
def test_a_card_within_a_card_is_resolved_first():
    trap = event("trap", does(do("draw-adventure", deck="combat"), do("gain-gold", amount=5)), does())
    table = drawn(trap, WEAK)
    table.state.decks["combat"].below = ["rat"]
    answer(table, "choice:1")
    assert table.state.fight is not None
    assert table.state.resolving == ["trap"]
    while table.state.heroes[0].gold < 7:
        ids = options(table)
        blow = [id for id in ids if id.startswith("spend:corbin")]
        table.answer((blow or [id for id in ids if id in ("pass", "take-damage", "stay")])[0])

    assert table.state.heroes[0].trophies == ["rat"]
    assert table.state.adventure_discards["social"] == ["trap"]


@pytest.mark.rule("3E-GAP-057")
def test_a_hero_defeated_by_an_event_gets_no_more_of_it():
    fall = event("fall", does(do("suffer", amount=9), do("gain-gold", amount=5), do("take-trophy")), does())
    table = answer(drawn(fall, damage=5), "choice:1")

    me = table.state.heroes[0]
    assert (me.gold, me.trophies) == (0, [])
    assert table.state.adventure_discards["social"] == ["fall"]


@pytest.mark.rule("3E-GOLDEN-005")
def test_an_ability_that_may_be_used_may_be_declined():
    joy = {"id": "joy", "when": "trophy-gained", "may": True, "do": "gain-gold", "amount": 1}
    cup = event("cup", does(do("take-trophy")), does())
    table = answer(drawn(cup, skill("joyful", abilities=[joy]), skills=["joyful"]), "choice:1")

    assert options(table) == ["yes", "no"]
    answer(table, "no")
    assert table.state.heroes[0].gold == 0


@pytest.mark.rule("3E-GOLDEN-005")
def test_may_is_optional():
    table = answer(
        drawn(event("cup", does(do("may", effects=[do("heal", amount=1)])), does()), damage=2), "choice:1"
    )

    assert options(table) == ["yes", "no"]
    answer(table, "no")
    assert table.state.heroes[0].damage == 2
    table = answer(drawn(event("cup", does(do("heal", amount=1)), does()), damage=2), "choice:1")
    assert table.state.heroes[0].damage == 1


@pytest.mark.rule("3E-SPEND-001")
def test_a_price_inside_a_card_may_be_paid():
    sale = event("sale", does(do("gain-story", amount=1, cost={"gold": 1})), does())
    table = answer(drawn(sale, gold=1), "choice:1")
    assert pending(table).key == "card.price"
    answer(table, "yes")
    assert (table.state.heroes[0].gold, table.state.heroes[0].story) == (0, 1)

    table = answer(drawn(sale, gold=0), "choice:1")  # nothing to pay with: nobody is asked
    assert table.state.heroes[0].story == 0


@pytest.mark.rule("3E-FLAVOR-001")
def test_flavour_is_no_effect():
    table = answer(drawn(NOTHING, gold=3), "choice:1")

    assert table.state.heroes[0].gold == 3


@pytest.mark.rule("3E-RUMOR-001", "3E-RUMOR-003")
def test_a_rumor_is_kept_until_it_is_used_at_its_place():
    later = does(do("gain-gold", amount=3), do("take-trophy"), rumor=True, at=["town"], cost={"action": 1})
    tip = event("tip", later, does(do("gain-gold", amount=1)))
    table = end_turns(answer(drawn(tip), "choice:1"), 2)
    assert table.state.heroes[0].rumors == {"tip": 0}
    assert refused(table, "follow:tip") == "3E-RUMOR-001"
    assert not [id for id in options(table) if id.startswith("choice")]
    table.state.heroes[0].hex = TOWN
    answer(table, "idle", "follow:tip")

    me = table.state.heroes[0]
    assert (me.gold, me.trophies, me.rumors) == (3, ["tip"], {})
    assert table.state.actions == 1


@pytest.mark.rule("3E-RUMOR-002", "3E-QUEST-003")
def test_any_number_of_rumors_and_quests():
    state = lay(quest("last", ["town"], {}), at=EXPLORE_GEM, decks={"explore": ["last"]})
    state.heroes[0].quests = [f"q{n}" for n in range(6)]
    state.book = lay(*[quest(f"q{n}", ["town"], {}) for n in range(6)], quest("last", ["town"], {})).book
    table = answer(sit(state), "go-adventuring")

    assert len(table.state.heroes[0].quests) == 7
    tip = event("tip", does(rumor=True), does())
    known = [event(f"r{n}", does(rumor=True), does()) for n in range(5)]
    table = answer(drawn(tip, *known, rumors={card.id: 0 for card in known}), "choice:1")
    assert len(table.state.heroes[0].rumors) == 6

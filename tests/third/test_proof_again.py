"""Rules whose tests let a fault pass: each is held at its edge."""

from __future__ import annotations

import pytest

from tamalir.third.edition import catalogue
from tests.third.scenes import answer, fight, hurt, options, pending, refused
from tests.third.tables import (
    CITY,
    SOCIAL_GEM,
    TOWN,
    WILD,
    do,
    does,
    event,
    hero,
    lay,
    quest,
    sit,
)  # fmt: skip


@pytest.mark.rule("3E-ACTION-001")
def test_the_last_action_is_an_action():
    state = lay(at=WILD)
    state.actions = 1

    assert refused(sit(state), "shop") == "3E-SHOP-001"  # there is an action left, but no market


@pytest.mark.rule("3E-DAMAGE-008")
@pytest.mark.parametrize(("kind", "felt"), [("physical", 1), ("magical", 0)])
def test_a_block_of_one_kind_stops_that_kind_only(kind: str, felt: int):
    block = {"id": "ward", "do": "block-kind", "kind": "magical"}
    table = fight(f"{kind} dash", "dash dash", enemy_abilities=[block])
    blow = next(id for id in options(table) if id.startswith("spend:"))

    assert hurt(answer(table, blow))[1] == felt


@pytest.mark.rule("3E-TROPHY-002")
def test_a_card_that_is_taken_lies_among_the_trophies():
    card = event("gift", does(do("take-trophy")), does())
    table = sit(lay(card, at=SOCIAL_GEM, decks={"social": ["gift"]}))

    assert answer(table, "go-adventuring", "choice:1").state.heroes[0].trophies == ["gift"]


@pytest.mark.rule("3E-GAP-058")
def test_whoever_is_put_on_a_place_stands_there():
    card = event("coach", does(do("go-to", place="city")), does())
    table = sit(lay(card, at=SOCIAL_GEM, decks={"social": ["coach"]}))

    assert answer(table, "go-adventuring", "choice:1", "start:tamalir").state.heroes[0].hex == CITY


@pytest.mark.rule("3E-EXERT-003")
@pytest.mark.parametrize(("last", "asks"), [("plains", False), ("mountain+water", True)])
def test_dice_that_all_match_are_not_rolled_again(last: str, asks: bool):
    state = lay(at=WILD)
    hero = state.heroes[0]
    hero.damage, hero.hand = 9, ["s0", "s1"]
    table = answer(sit(state, [*["plains"] * 4, last]), "take-rest")

    assert (pending(table).key == "dice.match") is asks


@pytest.mark.rule("3E-GAP-002")
def test_the_time_track_has_twelve_spaces():
    (track,) = catalogue().tracks.values()

    assert (track.spaces, track.story, track.refresh) == (12, (2, 5, 8, 11), (1, 7))


ERRAND = quest("errand", ["market-town"], {"effects": [do("gain-gold", amount=3)]}, {"needs": ["water"]})


@pytest.mark.rule("3E-QUEST-004", "3E-QUEST-008")
def test_what_waits_for_a_completed_quest_comes_after_its_ending():
    glee = {"id": "glee", "when": "quest-completed", "do": "gain-gold", "amount": 1}
    state = lay(ERRAND, hero("ann", [glee]), at=TOWN)
    state.heroes[0].quests = ["errand"]
    table = answer(sit(state, ["plains"] * 3), "attempt:errand", "ending:1")

    assert (table.state.heroes[0].gold, table.state.heroes[0].trophies) == (4, ["errand"])


@pytest.mark.rule("3E-GAP-057", "3E-QUEST-009", "3E-QUEST-010")
def test_whoever_falls_before_an_ending_is_chosen_keeps_the_quest():
    oath = {
        "id": "oath",
        "when": "turn",
        "limit": "turn",
        "cost": {"damage": 1},
        "do": "gain-gold",
        "amount": 1,
    }
    state = lay(ERRAND, hero("ann", [oath]), at=TOWN)
    state.heroes[0].quests, state.heroes[0].damage, state.heroes[0].hand = ["errand"], 9, ["s0"]
    table = answer(sit(state, ["plains"] * 3), "attempt:errand", "ability:oath")

    assert not [id for id in options(table) if id.startswith("ending:")]
    assert table.state.heroes[0].quests == ["errand"]


@pytest.mark.rule("3E-EXERT-003")
def test_without_dice_there_is_nothing_to_roll_again():
    state = lay(ERRAND, hero("ann", speed=0), at=TOWN)
    state.heroes[0].quests, state.heroes[0].hand = ["errand"], ["s0"]

    assert options(answer(sit(state), "attempt:errand")) == ["ending:1", "no-ending"]

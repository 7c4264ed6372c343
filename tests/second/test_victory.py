"""Victory over a Challenge: reward, adventure counter, and where the card goes."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.second.words import Colour
from tests.second.fight_cards import effect, encounter, foe, hero, inner, kept_ally, prize, rune, trophy
from tests.second.fight_scenes import Scene, fight, under


def won(enemy: Any, party: Any = None, **rest: Any) -> Scene:
    """The last blow in the melee phase has just fallen."""
    party = party or hero(melee=9)
    return fight(party, enemy, stage="melee", dice=[20], **rest).play("attack")


@pytest.mark.rule("2E-COMBAT-026", "2E-COMP-026")
@pytest.mark.parametrize(("wounds", "defeated"), [(1, False), (2, True), (3, True)])
def test_wounds_up_to_its_life_defeat_a_challenge_at_once(wounds: int, defeated: bool) -> None:
    scene = fight(hero(melee=1), foe(life=3), wounds=wounds, stage="melee", dice=[20]).play("attack")

    assert defeated == scene.over


@pytest.mark.rule("2E-COMBAT-027")
def test_the_reward_goes_to_the_victor() -> None:
    scene = won(foe("miser", effect("gain-gold", "reward", n=3)), hero(melee=9, gold=1))

    assert 4 == scene.hero.gold


@pytest.mark.rule("2E-COMBAT-027")
def test_a_reward_with_a_test_in_it() -> None:
    riddle = effect("test", "reward", attribute="mind", number=10, success=[inner("gain-gold", n=5)])
    scene = won(foe("sphinx", riddle)).dice(12)

    assert 5 == scene.hero.gold


@pytest.mark.rule("2E-COMBAT-027")
def test_without_victory_there_is_no_reward() -> None:
    miser = foe("miser", effect("gain-gold", "reward", n=3))

    assert 0 == fight(hero(), miser, stage="escape", dice=[20]).play("escape").hero.gold


@pytest.mark.rule("2E-COMBAT-030")
def test_the_adventure_counter_is_taken_from_the_space() -> None:
    scene = won(foe(colour="yellow"), counter="yellow")

    assert {Colour.YELLOW: 1} == scene.hero.counters
    assert {"3,0": ()} == scene.state.jewels


@pytest.mark.rule("2E-COMBAT-031")
def test_a_gained_counter_lies_open() -> None:
    view = won(foe(colour="yellow"), counter="yellow").table.view(None)

    assert {Colour.YELLOW: 1} == view.state.heroes[0].counters


@pytest.mark.rule("2E-COMBAT-032")
def test_the_defeated_challenge_goes_under_its_deck() -> None:
    scene = fight(hero(melee=9), foe(), stage="melee", dice=[20])
    scene.state.decks[Colour.GREEN].put_under("other-card")
    scene.play("attack")

    assert ["other-card", "ogre"] == under(scene)


@pytest.mark.rule("2E-COMBAT-032")
def test_reward_and_counter_come_before_the_discard() -> None:
    scene = won(foe("miser", effect("gain-gold", "reward", n=3)), options={"doom-track": True})

    steps = ["challenge-defeated", "gold-gained", "counter-taken", "doom-card"]
    assert steps == [key for key in scene.happened if key in steps]


@pytest.mark.rule("2E-WIN-002")
def test_slaying_margath_wins_the_game() -> None:
    scene = fight(hero(), foe("margath", wins=True, colour="red", life=9), wounds=8, stage="melee", dice=[20])
    scene.play("attack")

    assert scene.table.result is not None
    assert ((0,), "victory-margath") == (scene.table.result.winners, scene.table.result.reason)


@pytest.mark.rule("2E-WIN-003")
@pytest.mark.parametrize(("held", "wins"), [(1, False), (2, True)])
def test_a_third_dragon_rune_wins_the_game(held: int, wins: bool) -> None:
    runes = [rune(f"dragon-{n}") for n in range(held)]
    scene = won(rune("dragon-lord"), hero(melee=9, own=runes))

    assert scene.table.result is not None
    assert wins == (scene.table.result.reason == "victory-runes")
    assert held + 1 == len(scene.hero.kept)


@pytest.mark.rule("2E-GAP-022")
@pytest.mark.parametrize(
    ("card", "doom", "place"),
    [("idol", False, "deck"), ("friend", False, "removed"), ("idol", True, "doom"), ("friend", True, "doom")],
)
def test_a_kept_card_that_is_used_up_is_discarded_as_an_adventure_card(
    card: str, doom: bool, place: str
) -> None:
    later = trophy(effect("inflict", "before-combat", wounds=1), usage="discard")
    own = prize("idol", later, colour="yellow") if card == "idol" else encounter("friend", later, "yellow")
    options = {"doom-track": doom, "slower-solo-doom": True}
    scene = fight(hero(own=[own]), foe(), options=options).play(f"use:{card}")

    assert [] == scene.hero.kept
    places = {"deck": under(scene, "yellow"), "removed": scene.state.removed, "doom": scene.state.doom}
    assert {place: [card]} == {name: cards for name, cards in places.items() if cards}
    assert [] == scene.state.market.below


@pytest.mark.rule("2E-GAP-081", "2E-COMBAT-028")
def test_a_kept_challenge_joins_without_wounds() -> None:
    scene = won(prize("wolf", kept_ally(life=3), life=3)).play("keep")

    assert 0 == scene.ally("wolf").wounds
    assert [] == under(scene)

"""Negotiation: gold, Items and Allies change hands by consent of both."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.kernel import Refused
from tamalir.second.values import life
from tamalir.second.words import HERO
from tests.second.turn_scenes import Scene, party, turn


def talks(mine: tuple[str, ...] = (), theirs: tuple[str, ...] = (), gold: int = 5, **rest: Any) -> Scene:
    """Amar negotiates with Belen; each has gold and these cards."""
    options = rest.pop("options", None)
    scene = turn(
        party("amar", at="3,1", gold=gold, own=mine, counters={"red": 2}, **rest),
        party("belen", at="3,1", gold=gold, own=theirs),
        options=options,
    )
    return scene.play("negotiate:belen")


@pytest.mark.rule("2E-MEET-008")
def test_goods_pass_when_both_agree():
    scene = talks(theirs=("guide",)).play("give-gold:3", "ask:guide", "propose")
    assert ("negotiation.reply", 1) == (scene.asked, scene.seat)

    scene.play("accept")

    assert (2, 8) == (scene.hero.gold, scene.other.gold)
    assert (["guide"], []) == (scene.allies(0), scene.allies(1))


@pytest.mark.rule("2E-MEET-008")
@pytest.mark.parametrize("reply", ["decline", "break-off", "counter"])
def test_nothing_changes_hands_without_consent(reply: str):
    scene = talks(theirs=("guide",)).play("give-gold:3", "ask:guide", "propose", reply)

    assert (5, 5, ["guide"]) == (scene.hero.gold, scene.other.gold, scene.allies(1))


@pytest.mark.rule("2E-MEET-008", "2E-GAP-079")
def test_adventure_cards_are_not_traded():
    scene = talks(mine=("centaur", "lord-ash", "sword"))

    assert "give:sword" in scene.options
    scene.refuses("give:centaur", "2E-COMBAT-029")
    scene.refuses("give:lord-ash", "2E-GAP-079")


@pytest.mark.rule("2E-MEET-009")
def test_whoever_has_made_an_offer_cannot_withdraw_it():
    scene = talks().play("give-gold:3", "propose")

    scene.refuses("break-off", "2E-MEET-009", seat=0)
    with pytest.raises(Refused):
        scene.table.answer("break-off", seat=0)


@pytest.mark.rule("2E-MEET-009", "2E-GAP-086")
def test_an_agreement_is_carried_out_on_the_spot():
    scene = talks(gold=2).play("ask-gold:2", "propose", "accept")

    assert (4, 0) == (scene.hero.gold, scene.other.gold)


@pytest.mark.rule("2E-GAP-086")
def test_one_side_may_be_empty_but_not_both():
    scene = talks()

    scene.refuses("propose", "2E-GAP-086")
    scene.play("ask-gold:1")
    assert "propose" in scene.options


@pytest.mark.rule("2E-GAP-086")
def test_promises_bind_nobody():
    """There is no way to write one down, and an attack on a later turn is open."""
    scene = talks(gold=2).play("ask-gold:2", "propose", "accept", "break-off", "save-up")
    scene.until("adventure.attempt", "roll:0").play("move-on").until("adventure.attempt", "roll:0")

    assert 0 == scene.seat
    assert "duel:belen" in scene.options


@pytest.mark.rule("2E-GAP-085")
def test_offers_go_to_and_fro():
    scene = talks(theirs=("guide",)).play("give-gold:1", "ask:guide", "propose", "counter")
    assert ("negotiation.offer", 1) == (scene.asked, scene.seat)

    scene.play("give:guide", "ask-gold:4", "propose")
    assert ("negotiation.reply", 0) == (scene.asked, scene.seat)
    scene.play("accept")

    assert (1, 9, ["guide"]) == (scene.hero.gold, scene.other.gold, scene.allies())


@pytest.mark.rule("2E-GAP-085")
def test_several_deals_in_one_negotiation():
    scene = talks(mine=("sword",), theirs=("guide",))
    scene.play("give:sword", "ask-gold:4", "propose", "accept")

    scene.play("give-gold:2", "ask:guide", "propose", "accept", "break-off")

    assert (7, 3) == (scene.hero.gold, scene.other.gold)
    assert (["guide"], ["sword"]) == (scene.allies(), scene.items(1))


@pytest.mark.rule("2E-GAP-085")
@pytest.mark.parametrize("most", [10, 3])
def test_ten_offers_are_enough(most: int):
    scene = talks(options={"most-offers": most})

    for _ in range(most):
        assert "negotiation.offer" == scene.asked
        scene.play("ask-gold:5", "propose", "decline")

    assert "experience.buy" == scene.asked
    assert most == len(scene.told("offer-made"))


@pytest.mark.rule("2E-GAP-030")
def test_a_face_down_card_stays_so_until_its_new_owner_refreshes():
    amar = party("amar", at="3,1", own=["mail"])
    amar.items[0].down = True
    scene = turn(amar, party("belen", at="3,1"), party("cyra", at="forge")).play("negotiate:belen")

    scene.play("give:mail", "propose", "accept", "break-off")

    assert ["mail"] == scene.items(1)
    assert [] == scene.down(1)  # belen's turn has begun
    assert {"hero": "belen"} == scene.told("turn-begins")[-1]


@pytest.mark.rule("2E-GAP-030")
def test_face_down_until_then():
    amar = party("amar", at="3,1", own=["mail", "sword"], counters={"red": 2})
    amar.items[0].down = True
    scene = turn(amar, party("belen", at="3,1")).play("negotiate:belen", "give:mail", "propose", "accept")

    assert ["mail"] == scene.down(1)


@pytest.mark.rule("2E-GAP-087")
def test_a_traded_ally_keeps_its_counters():
    amar = party("amar", at="3,1", own=["guide", "sword"], counters={"red": 2})
    amar.allies[0].wounds, amar.allies[0].exhaustion = 1, 2
    scene = turn(amar, party("belen", at="3,1")).play("negotiate:belen", "give:guide", "propose", "accept")

    ally = scene.other.allies[0]
    assert ("guide", 1, 2) == (ally.card, ally.wounds, ally.exhaustion)


@pytest.mark.rule("2E-GAP-031")
def test_a_swap_needs_no_room():
    scene = talks(mine=("guide", "squire"), theirs=("monk", "bard"))

    scene.play("give:guide", "ask:monk", "propose", "accept")

    assert (["squire", "monk"], ["bard", "guide"]) == (scene.allies(0), scene.allies(1))


@pytest.mark.rule("2E-GAP-031")
def test_whoever_would_exceed_a_limit_must_discard_first():
    scene = talks(mine=("guide",), theirs=("monk", "bard")).play("give:guide", "propose", "accept")
    assert ("limits.make-room", 1) == (scene.asked, scene.seat)

    scene.play("discard:monk")

    assert ["bard", "guide"] == scene.allies(1)
    assert ["monk"] == scene.state.market.below


@pytest.mark.rule("2E-GAP-031")
def test_where_no_room_can_be_made_nobody_can_accept():
    scene = talks(mine=("guide",), theirs=("centaur", "harpy")).play("give:guide", "propose")

    scene.refuses("accept", "2E-LIMIT-003")


@pytest.mark.rule("2E-GAP-034")
def test_whoever_gives_away_what_kept_it_alive_falls():
    scene = talks(mine=("amulet", "pebble"), wounds=5).play("give:amulet", "ask-gold:1", "propose", "accept")
    scene.until("movement.set-out", "town:dawnsmoor", "break-off")

    assert 6 == life(scene.state, 1, HERO)
    assert ("dawnsmoor", 0, 1) == (scene.at(), scene.hero.gold, scene.seat)


@pytest.mark.rule("2E-GAP-034", "2E-GAP-050")
def test_the_other_may_fall_as_well_and_the_turn_goes_on():
    scene = turn(
        party("amar", at="3,2", gold=5, counters={"red": 2}),
        party("belen", at="3,2", gold=5, wounds=5, own=["amulet"]),
    ).play("negotiate:belen", "ask:amulet", "give-gold:1", "propose", "accept")

    assert ("dawnsmoor", 0) == (scene.at(1), scene.other.gold)
    assert ("experience.buy", 0) == (scene.asked, scene.seat)


def test_what_belongs_to_a_negotiation_is_explained_elsewhere():
    scene = turn(party(at="3,1", counters={"red": 2}))

    for act in ("give:sword", "give-gold:2", "ask:sword", "propose", "accept"):
        assert scene.table.why(act) is not None


@pytest.mark.rule("2E-MEET-008")
def test_the_other_need_not_wait_for_an_offer_to_break_off():
    """Both must agree: whoever wants nothing says so, though it is not asked."""
    scene = talks().play("give-gold:3")
    assert ["break-off"] == [option.id for option in scene.table.offers(1)]

    scene.table.answer("break-off", seat=1)

    assert scene.state.deal is None
    assert (5, 5) == (scene.hero.gold, scene.other.gold)

"""Rules whose tests let a fault pass: each is held at its edge."""

from __future__ import annotations

import pytest

from tamalir.third.edition import catalogue
from tests.third.scenes import answer, fight, hurt, options, pending, refused
from tests.third.tables import CITY, SOCIAL_GEM, WILD, do, does, event, lay, sit


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

"""The doom track: discarded adventure cards fill it, and full it adds a doom counter."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.second.discards import discard_adventure
from tamalir.second.doom import threshold
from tamalir.second.words import Colour
from tests.second.turn_scenes import BLOW, BOOK, HIT, MISS, On, Scene, deal, new_game, party, turn

NAMES = ("amar", "belen", "cyra", "doran", "edda", "falk")
TOWNS = list(BOOK.board.towns)


def doomed(players: int = 4, doom: tuple[str, ...] = ("wolf",), counters: int = 0, **rest: Any) -> Scene:
    """A table with the doom track; the first hero stands on a green counter."""
    amar = rest.pop("hero", None) or party("amar", at="3,1", came_from=(2, 2))
    options = {"doom-track": True, **rest.pop("options", {})}
    return turn(
        amar,
        *(party(name, at="forge") for name in NAMES[1:players]),
        jewels=rest.pop("jewels", {"3,1": ["green"]}),
        options=options,
        doom=doom,
        doom_counters=counters,
        **rest,
    )


@pytest.mark.rule("2E-DOOM-001")
def test_the_row_of_market_stacks_is_the_doom_track():
    assert ["vynelvale", "riverwatch", "dawnsmoor", "tamalir"] == TOWNS[:4]
    assert ("nerekhall", "frostgate") == (TOWNS[5], TOWNS[7])
    scene = doomed(doom=("wolf",))
    for card in ("goblin", "bear"):
        discard_adventure(scene.state, card)
    assert [{"town": "riverwatch", "n": 2}, {"town": "dawnsmoor", "n": 3}] == scene.told("doom-card")


@pytest.mark.rule("2E-GAP-062")
def test_the_board_names_the_other_two():
    named = {"vynelvale", "riverwatch", "dawnsmoor", "tamalir", "nerekhall", "frostgate"}

    assert named.isdisjoint({TOWNS[4], TOWNS[6]})
    assert 8 == len(set(TOWNS))


@pytest.mark.rule("2E-DOOM-002")
def test_one_unseen_green_card_lies_there_from_the_beginning():
    scene = new_game(options={"doom-track": True})
    green = len(scene.state.decks[Colour.GREEN])
    deal(scene)

    assert 1 == len(scene.state.doom)
    assert green - 1 == len(scene.state.decks[Colour.GREEN])
    assert Colour.GREEN is BOOK.adventure(scene.state.doom[0]).colour
    view = scene.table.view(0)
    assert (["?green"], 0) == (view.state.doom, view.state.doom_counters)
    assert scene.state.doom[0] not in str(view.json())


@pytest.mark.rule("2E-DOOM-003")
def test_discarded_adventure_cards_go_there_and_nowhere_else():
    scene = doomed(decks={"green": ["crossroads", "goblin", "bear"]}, dice=[HIT])

    scene.play("adventure:green", "first", *BLOW)

    assert ["wolf", "crossroads", "goblin"] == scene.state.doom
    assert (["bear"], []) == (scene.deck("green"), scene.state.removed)


@pytest.mark.rule("2E-DOOM-004")
@pytest.mark.parametrize("what", ["challenge", "encounter", "event", "kept"])
def test_all_discards_of_adventure_cards_count(what: str):
    deck = {"challenge": "goblin", "encounter": "crossroads", "event": "rumour", "kept": "goblin"}[what]
    amar = party("amar", at="3,1", own=["shaman"])
    scene = doomed(decks={"green": [deck, "bear"]}, dice=[HIT], event="eclipse", hero=amar)
    if what == "kept":
        scene.play("use:shaman")
        assert ["wolf", "shaman"] == scene.state.doom
        return

    scene.play("adventure:green")
    if what == "challenge":
        scene.play(*BLOW)
    elif what == "encounter":
        scene.play("first")

    assert ["wolf", deck] == scene.state.doom


@pytest.mark.rule("2E-DOOM-005")
def test_market_cards_do_not_count():
    amar = party("amar", at="3,1", own=["guide", "sword"])
    amar.allies[0].wounds = 1
    scene = doomed(decks={"green": ["goblin"]}, dice=[MISS], hero=amar)

    scene.play("adventure:green", "stay", "defend", "ally:guide", "discard:sword")

    assert ["wolf"] == scene.state.doom
    assert ["guide", "sword"] == scene.state.market.below


@pytest.mark.rule("2E-DOOM-006")
def test_the_threshold_by_number_of_players():
    assert [2, 4, 6, 8, 8, 8] == [threshold(doomed(n).state) for n in range(1, 7)]


@pytest.mark.rule("2E-DOOM-006", "2E-DOOM-007", "2E-DOOM-008", "2E-DOOM-009")
def test_a_full_track_adds_a_doom_counter():
    scene = doomed(3, ("wolf", "ogre", "giant", "riddle", "omen"), decks={"green": ["goblin"]})
    state = scene.state

    discard_adventure(state, "bear")

    assert ["bear"] == state.doom
    assert 1 == state.doom_counters
    assert {"town": "vynelvale", "n": 1} == scene.told("doom-counter")[-1]
    piles = {colour.value: cards for colour, cards in state.discards.items()}
    assert {"green": ["wolf", "riddle", "omen"], "yellow": ["ogre"], "blue": ["giant"], "red": []} == piles
    assert ["goblin"] == scene.deck("green")


@pytest.mark.rule("2E-DOOM-006")
def test_not_before_it_is_full():
    scene = doomed(3, ("wolf", "ogre", "giant", "riddle"))
    discard_adventure(scene.state, "bear")

    assert (5, 0) == (len(scene.state.doom), scene.state.doom_counters)


@pytest.mark.rule("2E-DOOM-008", "2E-GAP-064")
def test_a_table_may_put_cleared_cards_under_their_decks():
    scene = doomed(
        2, ("wolf", "ogre", "riddle"), decks={"green": ["goblin"]}, options={"doom-under-decks": True}
    )
    discard_adventure(scene.state, "bear")

    assert (["goblin", "wolf"], ["ogre"]) == (scene.deck("green"), scene.deck("yellow"))
    assert ["riddle"] == scene.state.removed


@pytest.mark.rule("2E-DOOM-009")
def test_counters_are_placed_from_vynelvale_upwards():
    scene = doomed(1, ("wolf",))
    cards = ["bear", "ogre", "giant", "imp", "goblin", "witch", "hydra"]
    for card in cards:
        discard_adventure(scene.state, card)

    assert TOWNS[:7] == [fact["town"] for fact in scene.told("doom-counter")]


@pytest.mark.rule("2E-DOOM-010", "2E-GAP-066")
def test_the_eighth_counter_starts_the_endgame():
    scene = doomed(1, ("wolf",), counters=7, decks={"green": ["goblin"], "red": ["demon"]}, dice=[HIT])

    scene.play("adventure:green", *BLOW)

    assert {"town": "frostgate", "n": 8} == scene.told("doom-counter")[-1]
    assert scene.state.endgame


@pytest.mark.rule("2E-GAP-066")
def test_a_lone_player_has_eight_discards():
    scene = doomed(1, ("wolf",))
    for card in ("bear", "ogre", "giant", "imp", "goblin", "witch", "hydra"):
        discard_adventure(scene.state, card)
    assert 7 == scene.state.doom_counters

    slower = doomed(1, ("wolf",), options={"slower-solo-doom": True})
    for card in ("bear", "ogre", "giant", "imp", "goblin", "witch", "hydra"):
        discard_adventure(slower.state, card)
    assert (3, 3) == (threshold(slower.state), slower.state.doom_counters)


@pytest.mark.rule("2E-GAP-101")
@pytest.mark.parametrize(("players", "cards"), [(1, 4), (2, 8), (3, 12), (4, 16)])
def test_a_slower_doom_takes_twice_as_many_cards(players: int, cards: int):
    """Past the last town they go over the track again."""
    scene = doomed(players, (), options={"slower-doom": True})
    known = list(scene.state.book.challenges) + list(scene.state.book.encounters)
    for n in range(cards):
        assert 0 == scene.state.doom_counters
        discard_adventure(scene.state, known[n % len(known)])

    assert (cards, 1) == (threshold(scene.state), scene.state.doom_counters)
    assert [TOWNS[n % len(TOWNS)] for n in range(cards)] == [fact["town"] for fact in scene.told("doom-card")]


@pytest.mark.rule("2E-GAP-063")
def test_a_replaced_event_goes_to_the_track():
    scene = doomed(decks={"green": ["comet", "goblin"]}, event="omen").play("adventure:green")

    assert ["wolf", "omen"] == scene.state.doom


@pytest.mark.rule("2E-GAP-063")
def test_a_card_pushed_off_the_undefeated_track_goes_there_too():
    track = [On(card, "0,1") for card in ("bear", "imp", "ogre", "witch", "giant", "hydra")]
    scene = doomed(decks={"green": ["goblin"]}, track=track, dice=[HIT]).play("adventure:green", "escape")

    assert ["wolf", "bear"] == scene.state.doom


@pytest.mark.rule("2E-GAP-063")
def test_cards_discarded_one_after_the_other_lie_in_that_order():
    """No effect of the vocabulary discards two adventure cards at once: each has its moment."""
    scene = doomed(decks={"green": ["comet", "rumour", "crossroads", "goblin"]}, event="omen", dice=[HIT])

    scene.play("adventure:green", "second", *BLOW)

    assert ["wolf", "omen", "rumour", "crossroads", "goblin"] == scene.state.doom


@pytest.mark.rule("2E-COMP-012")
def test_without_the_variant_there_is_no_doom():
    scene = turn(
        party(at="3,1"), jewels={"3,1": ["green"]}, decks={"green": ["crossroads", "goblin"]}, dice=[HIT]
    ).play("adventure:green", "first", *BLOW)

    assert ([], 0) == (scene.state.doom, scene.state.doom_counters)


# ---------------------------------------------------------------- the end of the normal game


@pytest.mark.rule("2E-GAP-065")
def test_the_battle_has_all_its_results_and_nothing_else_follows():
    amar = party("amar", at="3,1", counters={"red": 2})
    scene = doomed(
        2,
        ("wolf", "bear", "imp"),
        counters=7,
        hero=amar,
        decks={"green": ["goblin"], "red": ["demon"]},
        dice=[HIT],
    )

    scene.play("adventure:green", *BLOW)

    assert (2, {"green": 1, "red": 2}) == (scene.hero.gold, scene.counters())
    assert [] == scene.told("experience-gained")
    assert scene.state.endgame
    assert "combat.act" == scene.asked  # the first confrontation: no Experience step before it


@pytest.mark.rule("2E-GAP-065")
def test_no_further_card_is_drawn():
    scene = doomed(
        2, ("wolf", "bear", "imp"), counters=7, decks={"green": ["crossroads", "goblin"], "red": ["demon"]}
    ).play("adventure:green", "first")

    assert scene.state.endgame
    assert ["goblin"] == scene.deck("green")
    assert (1, None) == (scene.hero.gold, scene.state.attempt)


@pytest.mark.rule("2E-GAP-065")
def test_a_battle_in_progress_is_played_out_first():
    amar = party("amar", at="3,1", own=["shaman"])
    scene = doomed(
        2,
        ("wolf", "bear", "imp"),
        counters=7,
        hero=amar,
        decks={"green": ["goblin"], "red": ["demon"]},
        dice=[HIT],
    ).play("adventure:green", "stay", "defend", "use:shaman")
    assert (8, False) == (scene.state.doom_counters, scene.state.endgame)
    assert "goblin" == (scene.state.fight and scene.state.fight.foe and scene.state.fight.foe.card)

    scene.play("attack")

    assert (6, {"green": 1}) == (scene.hero.gold, scene.counters())
    assert scene.state.endgame
    assert ["goblin"] == scene.state.discards[Colour.GREEN][-1:]


@pytest.mark.rule("2E-GAP-065")
@pytest.mark.parametrize("step", ["refresh", "market", "experience", "adventure"])
def test_the_rest_of_the_turn_is_not_played(step: str):
    amar = party("amar", at="riverwatch", own=["shaman"], gold=5, counters={"red": 2})
    scene = turn(
        amar,
        party("belen", at="riverwatch"),
        step=step,
        options={"doom-track": True},
        doom=["wolf", "bear", "imp"],
        doom_counters=7,
        decks={"red": ["demon"]},
        market=["pebble"],
    ).play("use:shaman")

    assert scene.state.endgame
    assert ("riverwatch", 9) == (scene.at(), scene.hero.gold)
    assert scene.asked is not None
    assert scene.asked.startswith("combat")


@pytest.mark.rule("2E-GAP-065")
def test_a_table_may_finish_the_turn():
    amar = party("amar", at="riverwatch", own=["shaman"], gold=5, counters={"red": 2})
    scene = turn(
        amar,
        step="market",
        options={"doom-track": True, "endgame-after-the-turn": True},
        doom=["wolf"],
        doom_counters=7,
        decks={"red": ["demon"]},
        market=["pebble"],
    ).play("use:shaman")
    assert "market.act" == scene.asked

    scene.play("leave-market")
    assert ("experience.buy", False) == (scene.asked, scene.state.endgame)
    scene.play("bonus:body")

    assert (True, "combat.act") == (scene.state.endgame, scene.asked)
    assert {"body": 1} == scene.hero.bonuses

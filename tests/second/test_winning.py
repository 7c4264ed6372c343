"""Winning the game."""

from __future__ import annotations

import pytest

from tamalir.second.edition import BASE_SET
from tamalir.second.library import own_book
from tamalir.second.rewards import RUNES_TO_WIN
from tamalir.second.words import Colour
from tests.second.turn_scenes import BLOW, HIT, Scene, party, turn


def red(card: str, *own: str, other: tuple[str, ...] = ()) -> Scene:
    """A hero has struck down a red Challenge."""
    amar = party("amar", at="3,-1", own=own)
    scene = turn(
        amar,
        party("belen", at="forge", own=other),
        jewels={"3,-1": ["red"]},
        decks={"red": [card]},
        dice=[HIT],
    )
    return scene.play("adventure:red", *BLOW)


@pytest.mark.rule("2E-WIN-001", "2E-WIN-005")
def test_the_base_set_is_rise_of_the_dragon_lords():
    book = own_book(BASE_SET)
    slain = [card for card in book.challenges.values() if card.wins]
    runes = [card for card in book.challenges.values() if book.is_rune(card.id)]

    assert "rise-of-the-dragon-lords" == BASE_SET
    assert ["high-lord-margath"] == [card.id for card in slain]
    assert len(runes) >= RUNES_TO_WIN == 3
    assert {Colour.RED} == {card.colour for card in (*slain, *runes)}


@pytest.mark.rule("2E-WIN-002")
def test_whoever_slays_margath_wins():
    scene = red("margath")

    assert ((0,), "victory-margath") == (scene.winners, scene.reason)
    assert scene.table.request is None


@pytest.mark.rule("2E-WIN-003")
def test_three_dragon_runes_win_at_once():
    scene = red("lord-coal", "lord-ash", "lord-bone")

    assert ((0,), "victory-runes") == (scene.winners, scene.reason)
    assert scene.table.request is None


@pytest.mark.rule("2E-WIN-003")
def test_two_do_not():
    assert red("lord-coal", "lord-ash").winners is None


@pytest.mark.rule("2E-WIN-003")
def test_only_runes_count_before_the_endgame():
    """A red Challenge that is no Dragon Lord gives no rune."""
    assert red("demon", "lord-ash", "lord-bone").winners is None


@pytest.mark.rule("2E-WIN-004")
def test_the_first_to_succeed_is_the_only_winner():
    scene = turn(
        party("amar", at="3,-1", own=["lord-ash", "lord-bone"]),
        party("belen", own=["margath", "demon"]),
        jewels={"3,-1": ["red"]},
        decks={"red": ["lord-coal"]},
        dice=[HIT],
    ).play("adventure:red", *BLOW)

    assert (0,) == scene.winners
    assert ((0,), (1,)) == (scene.state.result and scene.state.result.ranking)
    assert [] == scene.told("turn-begins")  # nobody gets another turn


# ---------------------------------------------------------------- games without end


@pytest.mark.rule("2E-GAP-095")
def test_a_turn_limit_decides_by_red_cards():
    scene = turn(
        party("amar", own=["lord-ash", "lord-bone"], counters={"red": 2}),
        party("belen", own=["demon"]),
        step="experience",
        options={"turn-limit": 200},
    )
    scene.state.turns = 199

    scene.play("save-up")

    assert ((0,), "turn-limit") == (scene.winners, scene.reason)


@pytest.mark.rule("2E-GAP-095")
def test_there_is_no_limit_by_default():
    scene = turn(party("amar", counters={"red": 2}), step="experience")
    scene.state.turns = 100_000

    assert scene.play("save-up").winners is None


@pytest.mark.rule("2E-GAP-095")
def test_a_lone_player_loses_by_the_limit():
    scene = turn(party("amar", counters={"red": 2}), step="experience", options={"turn-limit": 20})
    scene.state.turns = 19

    assert ((), "solo-lost") == (scene.play("save-up").winners, scene.reason)


@pytest.mark.rule("2E-GAP-095")
def test_all_may_agree_to_end_the_game():
    scene = turn(party("amar"), party("belen"), party("cyra"), step="refresh")
    assert "propose-end" in scene.asides

    scene.play("propose-end")
    assert ("game.end", (1, 2)) == (scene.asked, scene.table.waiting())
    scene.table.answer("agree-to-end", seat=2)
    scene.table.answer("agree-to-end", seat=1)

    assert ((), "agreed-to-end") == (scene.winners, scene.reason)
    assert scene.table.request is None
    assert ((0, 1, 2),) == (scene.state.result and scene.state.result.ranking)


@pytest.mark.rule("2E-GAP-095")
def test_one_who_wants_to_play_on_is_enough():
    scene = turn(party("amar"), party("belen"), party("cyra"), step="refresh").play("propose-end")
    scene.table.answer("play-on", seat=1)
    scene.table.answer("agree-to-end", seat=2)

    assert (None, "movement.set-out", 0) == (scene.winners, scene.asked, scene.seat)


@pytest.mark.rule("2E-GAP-095")
def test_a_lone_player_who_gives_up_has_lost():
    scene = turn(party("amar"), step="refresh").play("propose-end")

    assert ((), "solo-lost") == (scene.winners, scene.reason)


@pytest.mark.rule("2E-GAP-095")
def test_in_the_middle_of_a_fight_as_well():
    scene = turn(
        party("amar", at="3,1"), party("belen"), jewels={"3,1": ["green"]}, decks={"green": ["brawl"]}
    ).play("adventure:green", "propose-end", "agree-to-end")

    assert ((), None) == (scene.winners, scene.table.request)
    again = scene.table.fork()
    assert again.result == scene.table.result

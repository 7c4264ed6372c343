"""Verbs of cards between heroes, and what leads from one card to another. One small card each."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.second.state import Hero
from tamalir.second.words import Colour
from tamalir.world.packs import PackError
from tests.second.turn_scenes import HIT, MISS, Scene, book_with, party, turn


def encounter(effects: str, rest: str = "") -> str:
    return f'[encounters.card]\ncolour = "green"\neffects = [{effects}]\n{rest}'


def drawn(cards: str, *rivals: Hero, hero: Hero | None = None, **rest: Any) -> Scene:
    """Amar draws the card; the others are in towns."""
    amar = hero or party("amar", at="3,1", gold=5)
    scene = turn(
        amar,
        *rivals,
        jewels={"3,1": ["green"]},
        decks={"green": ["card", "goblin"]},
        cards=cards,
        **rest,
    )
    return scene.play("adventure:green")


def belen(**facts: Any) -> Hero:
    return party("belen", at="forge", **facts)


def cyra(**facts: Any) -> Hero:
    return party("cyra", at="riverwatch", **facts)


ROB = encounter('{ when = "encounter", do = "rob", n = 5 }')


@pytest.mark.rule("2E-GAP-099")
def test_a_rival_with_gold_is_chosen_and_robbed_of_what_it_has():
    scene = drawn(ROB, belen(gold=3), cyra(gold=9))
    assert ["rival:belen", "rival:cyra"] == [option.id for option in scene.choice.options]
    scene.play("rival:belen")

    assert [8, 0, 9] == [hero.gold for hero in scene.state.heroes]


@pytest.mark.rule("2E-GAP-099")
def test_nobody_is_asked_where_one_alone_has_gold():
    assert [10, 0, 1] == [hero.gold for hero in drawn(ROB, belen(gold=0), cyra(gold=6)).state.heroes]


@pytest.mark.rule("2E-GAP-099")
def test_alone_nobody_is_robbed():
    assert 5 == drawn(ROB).hero.gold


@pytest.mark.rule("2E-GAP-099")
def test_a_curse_harms_the_rival_and_nobody_else():
    card = encounter('{ when = "encounter", do = "curse", wounds = 1, exhaustion = 1 }')
    scene = drawn(card, belen(gold=3), cyra())
    scene.play("rival:cyra")

    harm = [(hero.wounds, hero.exhaustion) for hero in scene.state.heroes]
    assert [(0, 0), (0, 0), (1, 1)] == harm


@pytest.mark.rule("2E-GAP-099", "2E-GAP-050")
def test_a_rival_that_falls_by_a_curse_is_carried_off_and_the_turn_goes_on():
    card = encounter('{ when = "encounter", do = "curse", wounds = 9 }')
    scene = drawn(card, belen(gold=3))

    assert (0, 0) == (scene.state.heroes[1].wounds, scene.state.heroes[1].gold)
    assert ["belen"] == [fact["hero"] for fact in scene.told("knocked-out")]
    assert 0 == scene.state.active


CONTEST = encounter(
    '{ when = "encounter", do = "contest", attribute = "mind", stake = 3,'
    ' success = [{ when = "card", do = "gain-gold", n = 1 }],'
    ' failure = [{ when = "card", do = "suffer", exhaustion = 1 }] }'
)


@pytest.mark.rule("2E-GAP-099", "2E-DUEL-007")
@pytest.mark.parametrize(("mine", "gold", "tired"), [(0, (9, 1), 0), (-1, (2, 7), 1)])
def test_in_a_contest_the_rival_sets_the_number(mine: int, gold: tuple[int, int], tired: int):
    """To reach what the rival has is enough; the loser pays what it can."""
    own, theirs = (book_with("").heroes[name].figures.mind for name in ("amar", "belen"))
    scene = drawn(CONTEST, belen(gold=4), dice=[9, 9 + theirs - own + mine])

    assert gold == tuple(hero.gold for hero in scene.state.heroes)
    assert tired == scene.hero.exhaustion


@pytest.mark.rule("2E-GAP-099")
def test_alone_the_bare_dice_are_the_number():
    assert 6 == drawn(CONTEST, dice=[MISS, HIT]).hero.gold
    assert 5 == drawn(CONTEST, dice=[HIT, MISS]).hero.gold


BARGAIN = encounter(
    '{ when = "encounter", do = "bargain", n = 3, points = 2,'
    ' refused = [{ when = "card", do = "gain-gold", n = 1 }] }'
)


@pytest.mark.rule("2E-GAP-099")
def test_a_bargain_is_struck():
    scene = drawn(BARGAIN, belen(gold=3), cyra(gold=2), pile={"yellow": 1})
    scene.play("accept")  # Cyra could not pay

    assert [8, 0, 2] == [hero.gold for hero in scene.state.heroes]
    assert {"yellow": 1} == {c.value: n for c, n in scene.state.heroes[1].counters.items() if n}


@pytest.mark.rule("2E-GAP-099")
def test_a_bargain_is_declined_or_nobody_can_pay():
    assert [6, 3] == [hero.gold for hero in drawn(BARGAIN, belen(gold=3)).play("decline").state.heroes]
    assert [6, 2] == [hero.gold for hero in drawn(BARGAIN, belen(gold=2)).state.heroes]


PASSED_ON = """
[encounters.card]
colour = "green"
effects = [{ when = "encounter", do = "pass-on" }]
kept = { role = "task", effects = [
  { do = "raise", what = "body", by = -1 },
  { when = "arrived", given = { town = "forge" }, do = "finish", reward = [
    { when = "card", do = "lose-gold", n = 1 },
  ] },
] }
"""


@pytest.mark.rule("2E-GAP-099", "2E-GAP-079")
def test_a_card_is_passed_on_to_a_rival_who_must_keep_it():
    scene = drawn(PASSED_ON, belen())

    assert [[], ["card"]] == [hero.kept for hero in scene.state.heroes]
    assert "card" not in scene.state.discards[Colour.GREEN]


@pytest.mark.rule("2E-GAP-099")
def test_alone_there_is_nobody_to_pass_a_card_on_to():
    scene = drawn(PASSED_ON)

    assert ([], ["card"]) == (scene.hero.kept, scene.state.removed)


OPEN = """
[encounters.card]
colour = "green"
effects = [{ when = "encounter", do = "keep" }]
kept = { role = "task", effects = [
  { do = "open-task" },
  { when = "arrived", given = { town = "forge" }, do = "finish", reward = [
    { when = "card", do = "gain-gold", n = 4 },
  ] },
] }
"""


CLOSED = OPEN.replace('  { do = "open-task" },\n', "")


@pytest.mark.rule("2E-GAP-100")
@pytest.mark.parametrize(("cards", "gold", "kept"), [(OPEN, 4, []), (CLOSED, 0, ["card"])])
def test_an_open_task_is_fulfilled_by_whoever_is_there_first(cards: str, gold: int, kept: list[str]):
    rival = belen()
    rival.kept = ["card"]
    scene = turn(party("amar", at="forge", gold=0), rival, step="arrival", cards=cards)

    assert (gold, kept) == (scene.hero.gold, scene.state.heroes[1].kept)


HOLDING = encounter('{ when = "encounter", given = { holding = "pebble" }, do = "gain-gold", n = 4 }')


@pytest.mark.rule("2E-ENC-001")
@pytest.mark.parametrize(("own", "gold"), [((), 5), (("pebble",), 9)])
def test_a_text_for_whoever_has_a_card(own: tuple[str, ...], gold: int):
    assert gold == drawn(HOLDING, hero=party("amar", at="3,1", gold=5, own=own)).hero.gold


def test_a_card_that_nobody_can_have_is_refused():
    with pytest.raises(PackError, match="no card that a hero can have"):
        book_with(HOLDING.replace("pebble", "goblin"))


BOLD = """
[challenges.card]
colour = "green"
life = 9
figures = { mind = 30, body = 30, spirit = 30, ranged = 1, melee = 1, magic = 1 }
effects = [
  { when = "before-combat", do = "embolden", what = "ranged", by = 2 },
  { when = "before-combat", given = { allies-at-least = 1 }, do = "embolden", what = "ranged", by = 5 },
]
"""


@pytest.mark.rule("2E-COMBAT-002")
def test_an_enemy_grows_bolder():
    scene = drawn(BOLD, hero=party("amar", at="3,1"), dice=[MISS, MISS, MISS, MISS])
    scene.play("stay", "defend")

    assert [3] == [fact["n"] for fact in scene.told("wounds-taken")]

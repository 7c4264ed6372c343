"""Cards between heroes: for one of them, at the cost of one, all of them in a contest."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.kernel import Table
from tamalir.third.state import ThirdState
from tests.third.scenes import answer, options, pending
from tests.third.tables import CITY, SOCIAL_GEM, do, does, event, events, lay, sit

STARS, BLANKS = ["s1", "s3", "s5", "s7"], ["s0", "s2", "s4", "s6"]


def drawn(*effects: Any, cards: tuple[str, ...] = (), here: tuple[int, ...] = ()) -> Table[ThirdState]:
    """Ann draws an event with these effects; bob and cyd are elsewhere unless they are `here`."""
    card = event("card", does(*effects), does())
    state = lay(card, seats=3, at=SOCIAL_GEM, decks={"social": ["card"], "skill": list(cards)})
    for seat, hero in enumerate(state.heroes):
        hero.gold, hero.story = (5, 1, 0)[seat], (0, 2, 0)[seat]
        if seat and seat not in here:
            hero.hex = CITY
    return answer(sit(state), "go-adventuring", "choice:1")


def gold(table: Table[ThirdState]) -> list[int]:
    return [hero.gold for hero in table.state.heroes]


@pytest.mark.rule("3E-GOLDEN-007")
def test_another_hero_is_named_and_gets_it():
    table = drawn(do("another-hero", effects=[do("gain-gold", amount=2)]))

    assert (pending(table).seat, pending(table).key) == (0, "card.hero")
    assert options(table) == ["to-hero:1", "to-hero:2"]
    assert gold(answer(table, "to-hero:2")) == [5, 1, 2]


def test_one_on_the_same_hex_only():
    effect = do("another-hero", here=True, effects=[do("gain-gold", amount=2)])
    assert gold(drawn(effect, here=(2,))) == [5, 1, 2]  # there is only one
    assert gold(drawn(effect)) == [5, 1, 0]  # nobody is there


@pytest.mark.rule("3E-EVENT-002")
def test_no_more_is_robbed_than_there_is():
    table = drawn(do("rob", amount=2))  # cyd has nothing and is no choice

    assert gold(table) == [6, 0, 0]
    assert [e["n"] for e in events(table, "gold-gained")] == [1]


@pytest.mark.rule("3E-SPEND-003")
def test_story_tokens_can_be_robbed():
    table = drawn(do("rob", amount=1, what="story"))

    assert [hero.story for hero in table.state.heroes] == [1, 1, 0]


def test_nobody_to_rob():
    card = event("card", does(do("rob", amount=2), do("gain-gold", amount=1)), does())
    state = lay(card, at=SOCIAL_GEM, decks={"social": ["card"]})
    state.heroes[0].gold = state.heroes[1].gold = 0

    assert gold(answer(sit(state), "go-adventuring", "choice:1")) == [1, 0]


def contest(*cards: str, losers: tuple[Any, ...] = ()) -> Table[ThirdState]:
    """Every hero reveals two cards."""
    effects = [do("gain-gold", amount="x")]
    return drawn(do("contest", attribute="body", effects=effects, losers=list(losers)), cards=cards)


@pytest.mark.rule("3E-TURN-002", "3E-TEST-009")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (("s1", "s0", "s3", "s5", "s2", "s4"), [5, 3, 0]),  # bob has two successes
        (("s1", "s0", "s3", "s2", "s4", "s6"), [6, 2, 0]),  # ann and bob are equal
        (("s0", "s2", "s4", "s6", "s8", "s10"), [5, 1, 0]),  # nobody has any
    ],
)
def test_most_successes_win_a_contest(cards: tuple[str, ...], expected: list[int]):
    assert gold(contest(*cards)) == expected


def test_those_who_lose_a_contest():
    table = contest("s1", "s3", "s0", "s2", "s4", "s5", losers=(do("suffer", amount=1),))

    assert [hero.damage for hero in table.state.heroes] == [0, 1, 1]
    assert [len(events(table, key)) for key in ("contest-won", "contest-lost")] == [1, 2]

"""Rounds of the Third Edition: the fast solver against the neutral one, through the real rules."""

from __future__ import annotations

import random
from math import sqrt
from typing import Any, cast

import pytest

from tamalir.kernel import Choose, Table
from tamalir.odds.third.fights import Fights
from tamalir.odds.third.futures import Futures
from tamalir.odds.third.parties import Side
from tamalir.odds.third.reading import Model
from tamalir.odds.third.rounds import Rounds
from tamalir.third.state import ThirdState, fight_of
from tests.odds.third_fights import CARDS, fight, played_out, some_fight


def compared(luck: random.Random, tokens: int, most: int) -> tuple[str, str] | None:
    """One random round solved twice; None where it is too large for the neutral solver."""
    table = some_fight(luck, tokens)
    if table is None:
        return None
    battle = fight_of(table.state)
    model = Model(table.state, battle)
    if model.without:
        return None
    solver, rounds = played_out(table, model, most)
    if not solver.complete:
        return None
    slow, fast = solver.bounds().low, rounds.action(model.sides(table.state, battle), battle.turn)
    assert fast.utility == pytest.approx(slow.utility, abs=1e-9), (battle, table.state.heroes)
    assert fast.win == pytest.approx(slow.win, abs=1e-9)
    return battle.sides[0].who, battle.sides[1].who


def test_the_fast_solver_equals_the_neutral_one():
    """Each hero with skills and assets at random, against each trait, the villains and heroes too."""
    luck = random.Random(3)
    found = [compared(luck, 4, 200) for _ in range(320)]
    pairs = [pair for pair in found if pair is not None]
    assert len(pairs) >= 150
    assert {hero for hero, _ in pairs} == set(CARDS.heroes)
    foes = {foe for _, foe in pairs}
    assert foes & set(CARDS.heroes)
    assert {trait for foe in foes & set(CARDS.enemies) for trait in CARDS.enemies[foe].traits} == {
        trait for card in CARDS.enemies.values() for trait in card.traits
    }
    assert foes >= {foe for foe, card in CARDS.enemies.items() if card.villain}


@pytest.mark.slow
def test_the_fast_solver_equals_the_neutral_one_in_many_fights():
    luck = random.Random(11)
    pairs = [pair for pair in (compared(luck, 5, 2_500) for _ in range(1_500)) if pair is not None]
    assert len(pairs) >= 1_000
    assert {foe for _, foe in pairs} >= set(CARDS.enemies)


def test_every_option_of_an_action_equals_what_follows_it():
    """The row of an option is what the position after it is worth to the one who asked."""
    table = fight("corbin", "ogre", 5)
    fights = Fights()
    seat = table.waiting()[0]
    rows = fights.odds(table.view(seat))
    asked = cast("Choose[Any]", table.request)
    assert set(rows) == {option.id for option in asked.options}
    assert sum(row.best for row in rows.values()) == 1
    best = max(rows.values(), key=lambda row: row.utility or 0.0)
    assert best.best
    for row in rows.values():
        assert row.win + row.loss + row.away == pytest.approx(1.0)
        assert 0.0 <= row.error <= 1.0


def test_a_blow_that_kills_is_exact():
    """Nothing is estimated where the fight ends before anything else is cast."""
    for seed in range(60):
        table = fight("corbin", "plague-rats", seed)
        battle = fight_of(table.state)
        battle.sides[1].damage = 2
        asked = cast("Choose[Any]", table.request)
        blows = [o.id for o in asked.options if o.verb == "spend"]
        shields = [t for t in battle.sides[1].pool if t.look.symbol == "shield"]
        if asked.seat == 0 and blows and not shields:
            table = Table(table.edition, table.state, table.dealer, setup=table.setup, listening=False)
            row = Fights().odds(table.view(0))[blows[0]]
            assert (row.win, row.exact, row.error, row.wounds) == (1.0, True, 0.0, 0.0)
            return
    raise AssertionError("no such cast")


def mid_action(seed: int) -> Table[ThirdState] | None:
    """The enemy has struck, and the hero may block."""
    table = fight("corbin", "ogre", seed)
    for _ in range(12):
        asked = cast("Choose[Any]", table.request)
        if asked.key == "fight.block":
            return table
        if asked.key != "fight.action":
            return None
        hits = [o for o in asked.options if o.verb == "spend" and asked.seat == 1]
        table.take(hits[0] if hits else asked.options[-1])
    return None


def test_a_block_is_played_through_the_rules():
    table = next(found for found in map(mid_action, range(40)) if found is not None)
    asked = cast("Choose[Any]", table.request)
    rows = Fights().odds(table.view(asked.seat))
    assert set(rows) == {option.id for option in asked.options}
    assert rows["take-damage"].wounds >= min(row.wounds for row in rows.values())


def test_the_enemys_player_sees_the_fight_from_the_other_side():
    """What is a victory for one is a defeat for the other, and hidden cards play no part."""
    table = next(
        t for t in (fight("master-thorn", "dreadbringer", n) for n in range(40)) if t.waiting() == (1,)
    )
    fights = Fights(most=500_000)
    rows = fights.odds(table.view(1))
    best = fights.best_answer(table.view(1))
    assert best is not None
    assert rows[best].best
    worth = fights.worth(table.state)
    assert rows[best].win == pytest.approx(worth.loss)
    assert rows[best].loss == pytest.approx(worth.win)
    skills = [card for card in CARDS.skills if card not in table.state.heroes[0].hand]
    other = table.fork()
    other.state.heroes[0].hand = skills[:2]
    assert fights.odds(other.view(1)) == rows


def test_a_better_hero_has_better_odds():
    fights = Fights()
    state = fight("corbin", "ogre").state
    plain = fights.against(state, 0, "ogre")
    state.heroes[0].assets.append("singing-blade")
    assert fights.against(state, 0, "ogre").win > plain.win
    state.heroes[0].damage = 6
    assert fights.against(state, 0, "ogre").win < plain.win
    assert not plain.exact
    assert fight_of(state).sides[1].who == "ogre", "the fight under way is as it was"


def test_the_same_question_has_the_same_answer():
    """Budgets are counted in positions, so nothing depends on the clock or on what was asked before."""
    table = fight("master-thorn", "barrow-wyrm", 4)
    seat = table.waiting()[0]
    assert Fights().odds(table.view(seat)) == Fights().odds(table.view(seat))


def test_casts_of_the_sample_are_balanced():
    """Any three tokens fall in each of their eight ways equally often."""
    table = fight("corbin", "ogre")
    model = Model(table.state, fight_of(table.state))
    whole = list(Futures(model, casts=12).sample())
    assert len(whole) == 256
    assert sum(chance for chance, _ in whole) == pytest.approx(1.0)
    few = list(Futures(model, casts=5).sample())
    assert len(few) == 32
    kinds = [*model.parties[0].kinds, *model.parties[1].kinds]
    for a in range(len(kinds)):
        for b in range(a):
            ways: dict[tuple[bool, bool], float] = {}
            for chance, pools in few:
                up = {piece >> 1: piece & 1 == 0 for pool in pools for piece in pool}
                both = up[kinds[a]], up[kinds[b]]
                ways[both] = ways.get(both, 0.0) + chance
            assert set(ways.values()) == {0.25}


@pytest.mark.parametrize(
    ("hero", "foe", "damage"),
    [("corbin", "plague-rats", 7), ("master-thorn", "razorwing", 4), ("elder-mok", "kobolds", 5)],
)
def test_the_table_agrees_with_rounds_solved_one_by_one(hero: str, foe: str, damage: int):
    """What a state of health is worth before a cast is the mean of all rounds that may follow, each solved
    for itself, with the same table behind them."""
    table = fight(hero, foe, hand=0)
    model = Model(table.state, fight_of(table.state))
    model.flee = 0.0, 0.0
    futures = Futures(model, casts=4, most=1_000_000)
    rounds = Rounds(model, futures.flee, wide=False, most=1_000_000)
    for hurt in (damage, damage + 1):
        one: Side = (hurt, (), (), 0, 0, 0, False)
        other: Side = (1, (), (), 0, 0, 0, False)
        whole = futures.before(one, other)
        found = sum(
            chance * rounds.cast(((hurt, pools[0], *one[2:]), (1, pools[1], *other[2:]))).win
            for chance, pools in futures.sample()
        )
        assert found == pytest.approx(whole.win, abs=0.02)
        assert 0.0 < whole.win < 1.0


def test_more_health_is_never_worse():
    """Over the whole table: less damage on the hero, or more on its opponent, does no harm to its chance."""
    table = fight("lord-hawthorne", "death-knight", hand=0)
    model = Model(table.state, fight_of(table.state))
    futures = Futures(model, casts=4)
    most = [party.health for party in model.parties]

    def worth(one: int, other: int) -> float:
        return futures.before((one, (), (), 0, 0, 0, False), (other, (), (), 0, 0, 0, False)).utility

    for one in range(most[0] - 1):
        for other in range(most[1] - 1):
            assert worth(one + 1, other) <= worth(one, other) + 0.03
            assert worth(one, other + 1) >= worth(one, other) - 0.03


def test_with_a_clock_something_is_known_soon_and_more_later():
    """No time: no numbers. A little: a small table, then a larger one; the same question, asked again, goes
    on where the last one stopped."""
    table = fight("corbin", "ogre", 5)
    seat = table.waiting()[0]
    fights = Fights()
    assert fights.odds(table.view(seat), lambda: True) == {}
    looks = [0]

    def late() -> bool:
        looks[0] += 1
        return looks[0] > 1_500

    answers = 0
    for _ in range(8):
        looks[0] = 0
        answers += bool(fights.odds(table.view(seat), late))
    assert answers > 0
    looks[0] = -1_000_000
    asked = cast("Choose[Any]", table.request)
    for _ in range(3):  # each question leaves a larger table to the next
        assert set(fights.odds(table.view(seat), late)) == {option.id for option in asked.options}
    known = fights.known(table.state, fight_of(table.state))
    assert known.futures.complete
    last, calm = fights.odds(table.view(seat), late), Fights().odds(table.view(seat))
    for name, row in calm.items():
        assert last[name].win == pytest.approx(row.win, abs=0.05), "in the end it is about the same"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("hero", "foe"), [("corbin", "ogre"), ("elder-mok", "dreadbringer"), ("master-thorn", "reanimates")]
)
def test_fights_played_by_the_solver_agree_with_its_odds(hero: str, foe: str):
    """Both sides play by the solver through the real rules; nobody flees."""
    fights = Fights()
    expected = fights.against(fight(hero, foe, hand=0).state, 0, foe)
    games, won = 120, 0
    for n in range(games):
        table = fight(hero, foe, 1_000 + n, hand=0)
        while table.request is not None:
            asked = cast("Choose[Any]", table.request)
            best = "stay" if asked.key == "fight.flee" else fights.best_answer(table.view(asked.seat))
            table.answer(best or asked.options[0].id)
        won += table.state.result is not None and 0 in table.state.result.winners
    spread = 2.6 * sqrt(0.25 / games)
    assert won / games == pytest.approx(expected.win, abs=expected.error + spread)


def test_what_there_was_no_time_for_is_done_at_the_next_question():
    """However short the time for each question, a table is finished after some of them, and it says what the
    table says that is made at once (charts drawn in pieces reach a little further)."""
    table = fight("corbin", "ogre")
    model = Model(table.state, fight_of(table.state))
    at_once, by_and_by = Futures(model, casts=3), Futures(model, casts=3)
    at_once.grow()
    questions = 0
    while by_and_by.size < 0:
        looks = iter(range(60))
        by_and_by.grow(late=lambda looks=looks: next(looks, None) is None)
        questions += 1
        assert questions < 2000
    assert questions > 5
    one: Side = (2, (), (), 0, 0, 0, False)
    other: Side = (1, (), (), 0, 0, 0, False)
    assert by_and_by.before(one, other).win == pytest.approx(at_once.before(one, other).win, abs=0.02)

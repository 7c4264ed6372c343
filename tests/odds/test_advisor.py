"""What every room above is told, and in which words."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tamalir
from tamalir.kernel import Manual, Table
from tamalir.odds.advisor import NOWHERE, UNKNOWN, Advice, Odds, with_the_best
from tamalir.odds.second.advisor import ADVISOR
from tamalir.odds.second.answers import fight_odds
from tamalir.odds.value import NOTHING, Value, mixed, repeated, weighed
from tests.odds.brute import battle, played_out, seated
from tests.second.fight_cards import effect, foe, hero, inner, item
from tests.second.fight_scenes import fight

WORDS = ["win", "loss", "away", "wounds", "exhaustion", "exact", "error", "without", "best", "shows"]


def played_until(key: str, seed: int, wares: int = 0) -> tuple[Table[Any], int]:
    """A game of random answers up to a question of this kind."""
    luck = random.Random(seed)
    table = tamalir.new("second", seats=2, seed=seed)
    while True:
        seat = table.waiting()[0]
        asked = table.pending(seat)
        assert asked is not None
        if asked.key == key and sum(o.verb in ("buy", "hire") for o in asked.options) >= wares:
            return table, seat
        table.answer(luck.choice(asked.options).id, seat)


# --- values ---------------------------------------------------------------------------------


def test_values_are_mixed_number_by_number():
    a, b = Value(1.0, 0.8, 0.1, 2.0, 1.0, 0.5), Value(0.0, 0.0, 1.0, 4.0)
    half = mixed(0.25, a, b)
    assert half == pytest.approx(Value(0.25, 0.2, 0.775, 3.5, 0.25, 0.125))
    assert weighed([(0.25, a), (0.75, b)]) == pytest.approx(half)
    assert weighed([]) == NOTHING


def test_a_circle_is_left_with_what_happens_outside_it():
    """A round in which nothing happens with chance 0.5: the rest counts double."""
    once = Value(0.3, 0.3, 0.1, 1.0, 0.5, again=0.5)
    for_good = repeated(once)
    assert for_good == pytest.approx(Value(0.6, 0.6, 0.2, 2.0, 1.0))
    assert weighed([(1.0, once._replace(again=0.0)), (once.again, for_good)]) == pytest.approx(for_good)
    assert for_good.away == pytest.approx(0.2)
    assert once.away == pytest.approx(0.1), "what comes again is not away"


# --- odds -----------------------------------------------------------------------------------


def test_numbers_have_the_same_names_everywhere():
    table = tamalir.new("second", scene="brood", seed=7)
    advice = ADVISOR.odds(table.view(0))
    assert advice.known
    assert advice.exact
    assert advice.error == 0.0
    assert advice.best in advice.options
    told = advice.to_json()
    assert told["options"] == tamalir.odds(table, 0)
    for row in told["options"].values():
        assert list(row) == [*WORDS, "line", "utility"]
        assert row["win"] + row["loss"] + row["away"] == pytest.approx(1)
    assert [name for name, row in told["options"].items() if row["best"]] == [told["best"]]


def test_chances_are_chances_however_sums_were_rounded():
    row = Odds.of(Value(1.0, win=1.0 + 1e-15, loss=-1e-16), exact=True, error=1e-15)
    assert (row.win, row.loss, row.away, row.error) == (1.0, 0.0, 0.0, 0.0)


def test_the_first_of_equals_is_the_best():
    rows = {
        name: Odds.of(Value(u), exact=True, error=0.0) for name, u in (("a", 0.1), ("b", 0.4), ("c", 0.4))
    }
    assert [name for name, row in with_the_best(rows).items() if row.best] == ["b"]
    assert with_the_best({}) == {}


def test_advice_is_as_exact_as_its_worst_option():
    sure, unsure = Odds.of(Value(0.5), exact=True, error=0.0), Odds.of(Value(0.5), exact=False, error=0.3)
    assert Advice({"a": sure}).exact
    advice = Advice({"a": sure, "b": unsure})
    assert not advice.exact
    assert advice.error == 0.3


def test_whoever_is_not_asked_gets_no_advice():
    table = tamalir.new("second", seats=2, seed=4)
    other = 1 - table.waiting()[0]
    assert ADVISOR.odds(table.view(other)) == UNKNOWN
    assert not UNKNOWN.known
    assert UNKNOWN.error == 1.0


def test_without_time_no_odds_of_a_fight_are_claimed():
    table = seated(
        battle(
            "one-fist",
            "howling-giant",
            ("belt-of-strength", "chainmail"),
            ("hedge-witch", "dawnsmoor-mercenary"),
        )
    )
    assert not ADVISOR.odds(table.view(0), lambda: True).known


def test_what_the_fast_solver_cannot_read_is_played_out():
    """Two tests with the same number stand on the card: which one is under way, only the rules know."""
    pit = effect("test", "before-combat", attribute="body", number=14, failure=[inner("suffer", wounds=1)])
    luck = item("luck", effect("reroll", "skill-test"), usage="discard")
    scene = fight(hero(own=[luck], body=4, life=2), foe("pit", pit, pit, life=1), dice=[5])
    table = scene.table
    request = table.pending(0)
    assert request is not None
    assert request.key == "roll.improve"
    assert fight_odds(table, 0) == {}
    advice = ADVISOR.odds(table.view(0))
    assert advice.options.keys() == {"use:luck", "let-it-stand"}
    truth = played_out(table.fork(Manual())).rows()
    assert advice.exact
    for name, row in advice.options.items():
        assert row.win == pytest.approx(truth[name].low.win, abs=1e-9)
        assert row.wounds == pytest.approx(truth[name].low.wounds, abs=1e-9)
    assert advice.best == "use:luck"
    assert request is table.pending(0), "the table itself is left alone"


def test_what_would_take_too_long_is_not_claimed():
    """The same before an enemy that lives long: no time to play it out, so nothing is said."""
    pit = effect("test", "before-combat", attribute="body", number=14, failure=[inner("suffer", wounds=1)])
    luck = item("luck", effect("reroll", "skill-test"), usage="discard")
    scene = fight(hero(own=[luck], body=4, life=9), foe("pit", pit, pit, life=9), dice=[5])
    for row in ADVISOR.odds(scene.table.view(0)).options.values():
        assert not row.exact
        assert row.error < 1.0
    assert not ADVISOR.odds(scene.table.view(0), lambda: True).known


def test_a_card_that_is_not_drawn_yet_is_an_estimate():
    table, seat = played_until("adventure.attempt", 3)
    advice = ADVISOR.odds(table.view(seat))
    drawn = [row for name, row in advice.options.items() if name.startswith("adventure:")]
    assert drawn
    for row in drawn:
        assert not row.exact
        assert row.error == 1.0
        assert row.win + row.loss + row.away == pytest.approx(1)


def test_wares_are_weighed_against_every_colour():
    table, seat = played_until("market.act", 5, wares=3)
    advice = ADVISOR.odds(table.view(seat))
    assert advice.known
    assert not advice.exact
    assert advice.error == 1.0
    worth = advice.to_json()["worth"]
    assert any(gain["with"] > gain["without"] for gains in worth.values() for gain in gains.values())
    for gains in worth.values():
        assert gains.keys() == {"green", "yellow", "blue", "red"}
        assert any(gain["with"] != gain["without"] for gain in gains.values()), "else it is left out"
    assert tamalir.odds(table, seat) == {}, "they are no options of a fight"


# --- reach ----------------------------------------------------------------------------------


def test_where_a_hero_can_go_before_and_after_the_roll():
    table = tamalir.new("second", seats=2, seed=4)
    seat = table.waiting()[0]
    before = ADVISOR.reach(table.view(seat))
    assert before.known
    assert before.dice[0] == {"0,0": 1.0}
    assert before.dice[5]["0,0"] == 1.0
    assert not before.paths
    colours = {site.kind for sites in before.sites.values() for site in sites}
    assert colours <= {"green", "yellow", "blue", "red"}
    assert before.sites.keys() <= before.dice[5].keys()
    table.answer("roll:5")
    after = ADVISOR.reach(table.view(seat))
    assert not after.dice
    assert after.paths["0,0"].spaces == ()
    for at, path in after.paths.items():
        assert len(path.spaces) == len(path.pays)
        assert not path.spaces or at == f"{path.spaces[-1][0]},{path.spaces[-1][1]}"
    told = after.to_json()
    assert list(told) == ["known", "dice", "ways", "sites"]
    assert told["ways"]["0,0"] == {"path": [], "pays": [], "left": 5}


def test_a_spectator_goes_nowhere():
    table = tamalir.new("second", seats=2, seed=4)
    view = table.view(0)
    view.seat = None
    assert ADVISOR.reach(view) == NOWHERE
    assert ADVISOR.odds(view) == UNKNOWN

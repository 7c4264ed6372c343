"""The solver against brute force: the same fights, played out in full through the real rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any, cast

import pytest

import tamalir
from tamalir.kernel import Choose, Table
from tamalir.odds import solver as neutral
from tamalir.odds.second.answers import answers, fight_odds, forget, whole_fight
from tamalir.odds.second.fights import Rows, Solver
from tamalir.odds.second.reading import Reading
from tamalir.odds.value import Value
from tamalir.second.state import SecondState
from tamalir.world.effects import Effect
from tests.odds.brute import BOOK, battle, played_out, seated

QUICK: list[tuple[Any, ...]] = [
    ("mordrog", "razorwing-flock"),
    ("mad-carthos", "failed-apprentice", ("black-dagger",)),
    ("spiritspeaker-mok", "razorwing-flock", ("red-clover-draught",)),
    ("battlemage-jaes", "razorwing-flock", ("chainmail",)),
]
MORE: list[tuple[Any, ...]] = [
    ("red-scorpion", "grave-pickers", ("padded-leather-armor",)),
    ("silhouette", "grave-pickers", ("hawkeye-tincture",)),
    ("varikas-the-dead", "razorwing-flock", ("dwarven-fire-bomb",), ("acolyte-of-flame",)),
    ("one-fist", "toll-bridge-troll", ("blessed-salt",)),
    ("valadir", "razorwing-flock", ("rune-of-chains",), ("runaway-apprentice",)),
    ("mordrog", "grave-pickers", ("rune-of-the-wager", "seers-smoke")),
]
BUILDS: list[tuple[Any, ...]] = [
    ("mordrog", (), ()),
    ("ronan-of-the-wild", ("deserters-crossbow",), ()),
    ("one-fist", ("blessed-salt",), ()),
]


def solved(state: SecondState, solver: type[Solver] = Solver) -> Value:
    reading = Reading(state, 0)
    one = solver(reading)
    return one.solve(lambda: one.from_the_start(reading.position(state)))[0][1]


def close(a: Sequence[float], b: Sequence[float]) -> None:
    assert all(abs(x - y) < 1e-9 for x, y in zip(a, b, strict=True)), (a, b)


@pytest.mark.parametrize("fight", QUICK, ids=lambda f: f"{f[0]}-{f[1]}")
def test_the_best_play_is_what_brute_force_finds(fight: tuple[Any, ...]):
    state = battle(*fight, wounds=1)
    close(solved(state), played_out(seated(state)).bounds().low)


@pytest.mark.slow
@pytest.mark.parametrize("fight", MORE, ids=lambda f: f"{f[0]}-{f[1]}")
def test_so_it_is_with_more_cards(fight: tuple[Any, ...]):
    state = battle(*fight, wounds=1)
    close(solved(state), played_out(seated(state)).bounds().low)


def agrees(foe: str, build: tuple[Any, ...], wounds: int = 2, bonuses: dict[str, int] | None = None) -> None:
    hero, items, allies = build
    state = battle(hero, foe, items, allies, wounds=wounds, bonuses=bonuses)
    close(solved(state), played_out(seated(state), most=60_000).bounds().low)


@pytest.mark.slow
@pytest.mark.parametrize("build", BUILDS, ids=lambda b: b[0])
@pytest.mark.parametrize("foe", list(BOOK.challenges))
def test_every_challenge_of_the_set_agrees(foe: str, build: tuple[Any, ...]):
    """The longer a Challenge lives, the less of the hero's Life is left: brute force has to end some day."""
    left = 4 if BOOK.challenges[foe].life <= 2 else 3 if BOOK.challenges[foe].life <= 4 else 2
    agrees(foe, build, wounds=BOOK.heroes[build[0]].life - left)


SAMPLE = [foe for foe, card in BOOK.challenges.items() if card.life <= 2][::4]


@pytest.mark.parametrize("foe", SAMPLE)
@pytest.mark.parametrize("build", BUILDS[:2], ids=lambda b: b[0])
def test_a_sample_of_the_set_agrees(foe: str, build: tuple[Any, ...]):
    agrees(foe, build, wounds=3)


@pytest.mark.rule("2E-EFFECT-013")
def test_an_enemy_that_breaks_items_is_weighed_with_what_it_breaks():
    strong = {"body": 4, "mind": 2}
    agrees("colossus-of-frostgate", ("mordrog", ("belt-of-strength",), ()), bonuses=strong, wounds=4)
    with_it = solved(battle("mordrog", "colossus-of-frostgate", ("belt-of-strength",), bonuses=strong))
    without = solved(battle("mordrog", "colossus-of-frostgate", (), bonuses=strong))
    assert with_it.win > without.win


@pytest.mark.rule("2E-EFFECT-013")
def test_each_item_that_could_be_committed_has_its_own_numbers():
    state = battle(
        "mordrog", "colossus-of-frostgate", ("belt-of-strength",), bonuses={"body": 4, "mind": 2}, wounds=4
    )
    table = seated(state)
    brute = played_out(table)
    for act in ("stay", "defend", "attack"):
        while table.pending(0) is None:
            table.answer((9, 9))
        table.answer(act)
    request = asked(table)
    assert request.key == "roll.commit"
    assert request.args == {"kind": "melee", "act": "attack"}
    assert [option.args.get("act") for option in request.options] == ["attack", None]
    rows, expected = fight_odds(table, 0), brute.rows(at=table)
    assert set(rows) == set(expected) == {"commit:belt-of-strength", "done"}
    for option, row in rows.items():
        assert abs(row.win - expected[option].low.win) < 1e-9
    assert rows["commit:belt-of-strength"].win > rows["done"].win


@pytest.mark.rule("2E-EFFECT-013")
def test_so_has_each_item_committed_to_an_attack_before_combat():
    state = battle(
        "bogran-the-shadow",
        "colossus-of-frostgate",
        ("belt-of-strength",),
        bonuses={"body": 4, "mind": 2},
        wounds=3,
    )
    table = seated(state)
    before = fight_odds(table, 0)["use:bogran-the-shadow#1"]
    table.answer("use:bogran-the-shadow#1")
    request = asked(table)
    assert (request.key, table.state.fight and table.state.fight.stage) == ("roll.commit", "before-combat")
    rows, expected = fight_odds(table, 0), played_out(table).rows()
    assert set(rows) == set(expected) == {"commit:belt-of-strength", "done"}
    for option, row in rows.items():
        assert row.exact
        assert abs(row.win - expected[option].low.win) < 1e-9
        assert abs(row.wounds + table.state.heroes[0].wounds - expected[option].low.wounds) < 1e-9
    assert max(row.win for row in rows.values()) == pytest.approx(before.win)


@pytest.mark.rule("2E-EFFECT-013")
def test_a_bot_that_sees_no_journal_knows_what_an_item_is_committed_to():
    """Having attacked in an earlier phase the hero defends: a View alone does not tell, the request does."""
    state = battle(
        "mordrog", "colossus-of-frostgate", ("belt-of-strength",), bonuses={"body": 4, "mind": 2}, wounds=4
    )
    table = seated(state)
    for act in ("stay", "attack"):
        while table.pending(0) is None:
            table.answer((9, 9))
        table.answer(act)
    while table.pending(0) is None:
        table.answer((9, 9))
    request = asked(table)  # whoever has attacked can only defend: that goes without a question
    assert request.key == "roll.commit"
    assert request.args["act"] == "defence"
    rows = answers(table.state, 0, request, [option.id for option in request.options])
    expected = played_out(table).rows()
    for option, row in rows.items():
        assert abs(row.win - expected[option].low.win) < 1e-9


@pytest.mark.parametrize("cause", ["hazard", "endgame"])
def test_fights_without_an_escape_phase(cause: str):
    state = battle("mordrog", "grave-pickers", cause=cause, wounds=3)
    close(solved(state), played_out(seated(state)).bounds().low)


PREFERENCES = {
    "attack at once, never flee": ["attack", "stay", "to-battle", "strike", "let-it-stand", "take-wounds"],
    "defend until the end of the round": ["stay", "to-battle", "let-it-stand", "take-wounds", "strike"],
    "always flee": ["escape", "to-battle", "let-it-stand", "take-wounds", "defend"],
    "use every card at once": [
        "use:",
        "attack",
        "stay",
        "to-battle",
        "strike",
        "let-it-stand",
        "take-wounds",
    ],
}


def preferred(ids: Sequence[str], wishes: Sequence[str]) -> str:
    for wish in wishes:
        for id in ids:
            if id == wish or (wish.endswith(":") and id.startswith(wish)):
                return id
    return ids[-1]


@pytest.mark.plain  # a compiled solver has no heirs in Python
@pytest.mark.parametrize("name", list(PREFERENCES))
def test_fixed_policies_get_what_brute_force_gives_them(name: str):
    wishes = PREFERENCES[name]

    class Fixed(Solver):
        def best(self, rows: Rows) -> Value:
            return dict(rows)[preferred([id for id, _ in rows], wishes)]

    brute = small_fight()
    expected = brute.values(policy=lambda ids: preferred(ids, wishes))[brute.root]
    close(solved(SMALL, Fixed), expected)


SMALL = battle("mordrog", "razorwing-flock", ("padded-leather-armor",), wounds=3)


@cache
def small_fight() -> neutral.Solver:
    return played_out(seated(SMALL))


def test_each_option_of_the_pending_request_has_its_own_numbers():
    """Walk into a fight; at every question the rows equal those of brute force from there on."""
    table = seated(SMALL)
    brute = small_fight()
    asked: set[str] = set()
    for n in range(24):
        request = table.request
        if request is None:
            break
        if not isinstance(request, Choose):
            table.answer((1, 1) if n % 3 else (9, 9))
            continue
        choice = cast("Choose[Any]", request)
        asked.add(request.key)
        rows, expected = fight_odds(table, 0), brute.rows(at=table)
        assert set(rows) == set(expected)
        for option, row in rows.items():
            assert row.exact
            assert abs(row.win - expected[option].low.win) < 1e-9
            assert abs(row.loss - expected[option].low.loss) < 1e-9
            assert abs(row.wounds + table.state.heroes[0].wounds - expected[option].low.wounds) < 1e-9
        best = max(expected, key=lambda id: expected[id].low.utility)
        assert rows[best].utility == pytest.approx(max(row.utility or 0.0 for row in rows.values()))
        table.answer(choice.options[0].id)
    assert {"combat.escape", "combat.act", "wounds.cancel"} <= asked


def test_each_option_comes_with_its_best_line():
    """Mordrog is at his best hand to hand: he stays, lets the arrows come and strikes then."""
    table = seated(battle("mordrog", "razorwing-flock"))
    rows = fight_odds(table, 0)
    assert rows["escape"].line == ("escape",)
    line = rows["stay"].line
    assert line[0] == "stay"
    assert len(line) == 4
    assert line.count("attack") == 1
    table.answer("stay")
    later = fight_odds(table, 0)
    assert [row.line for row in later.values() if row.best] == [line[1:]]


def test_a_fight_too_large_is_answered_between_bounds():
    state = battle(
        "one-fist", "howling-giant", ("belt-of-strength", "chainmail"), ("hedge-witch", "dawnsmoor-mercenary")
    )
    forget()
    whole = whole_fight(state, 0, limit=120_000)
    forget()
    small = whole_fight(state, 0, limit=1_500)
    forget()
    assert whole.exact
    assert not small.exact
    assert small.win <= whole.win + 1e-9 <= small.win + small.error + 2e-9


@pytest.mark.parametrize(
    "fight",
    [
        ("one-fist", "howling-giant", ("blessed-salt", "chainmail"), ("hedge-witch",)),
        ("spiritspeaker-mok", "river-lurker", ("red-clover-draught", "black-dagger")),
        ("mordrog", "colossus-of-frostgate", ("belt-of-strength", "chainmail")),
        ("varikas-the-dead", "razorwing-flock", ("dwarven-fire-bomb",), ("acolyte-of-flame",)),
    ],
    ids=lambda fight: f"{fight[0]}-{fight[1]}",
)
def test_bounds_hold_what_they_promise(fight: tuple[Any, ...]):
    """Solved with fewer and fewer positions: never better than the truth, and no further off than stated."""
    state = battle(*fight, bonuses={"body": 1})
    forget()
    whole = whole_fight(state, 0, limit=60_000)
    assert whole.exact
    parts = 0
    for limit in (20, 60, 200):
        forget()
        part = whole_fight(state, 0, limit=limit)
        parts += not part.exact
        assert part.win <= whole.win + 1e-9
        assert whole.win <= part.win + part.error + 1e-9
    forget()
    assert parts


def test_a_card_makes_no_odds_worse():
    plain = whole_fight(battle("mordrog", "howling-giant"), 0)
    armed = whole_fight(battle("mordrog", "howling-giant", ("chainmail",)), 0)
    assert armed.win >= plain.win
    assert plain.exact
    assert plain.win + plain.loss + plain.away == pytest.approx(1)


def test_odds_at_a_table_are_json_and_name_the_best():
    table = tamalir.new("second", scene="brood", seed=7)
    rows = tamalir.odds(table, 0)
    assert set(rows) == {"use:varikas-the-dead", "use:dwarven-fire-bomb", "to-battle"}
    assert sum(row["best"] for row in rows.values()) == 1
    assert all(row["exact"] for row in rows.values())


def asked(table: Table[Any]) -> Choose[Any]:
    request = table.pending(0)
    assert request is not None
    return request


def test_what_was_worked_out_serves_the_next_request():
    table: Table[Any] = tamalir.new("second", scene="brood", seed=7)
    forget()
    first = answers(table.state, 0, asked(table), ["to-battle"], limit=30_000)
    table.answer("to-battle")
    offered = [option.id for option in asked(table).options]
    again = answers(table.state, 0, asked(table), offered, limit=30_000)
    assert "escape" in again
    assert max(row.win for row in again.values()) == pytest.approx(first["to-battle"].win)
    forget()


def test_duels_are_played_out_with_a_stated_error():
    table = tamalir.new("second", scene="duel", seed=3)
    seat = table.waiting()[0]
    rows = tamalir.odds(table, seat)
    assert rows
    for row in rows.values():
        assert not row["exact"]
        assert 0 < row["error"] < 0.5
        assert row["win"] + row["loss"] + row["away"] == pytest.approx(1)


def test_what_was_worked_out_for_another_party_is_not_taken_for_this_one():
    """A fight too large to be solved left its rough solver behind. The next party of the same hero, with a
    card of which odds know nothing, was looked up in it: its Ally stood nowhere there."""

    heals = Effect("heal", "any-time", cost={"exhaustion": 1}, args={"wounds": 1, "to": "hero"})
    giantess = replace(BOOK.allies["hill-giantess"], effects=(heals,))
    book = replace(BOOK, allies={**BOOK.allies, "hill-giantess": giantess})

    def party(*allies: str) -> Table[SecondState]:
        return seated(battle("mordrog", "razorwing-flock", allies=allies, book=book))

    forget()
    alone = fight_odds(party("hill-giantess"), 0)
    forget()
    assert not all(row.exact for row in fight_odds(party("acolyte-of-flame"), 0, limit=100).values())
    after = fight_odds(party("hill-giantess"), 0)
    assert not any(row.exact for row in alone.values())
    assert after == alone
    assert all(row.line for row in after.values())

"""Steps of difficulty: what they change, that they are told, and that they go one way."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any, cast

import pytest

from tamalir.bonds.boards import abilities_in_play
from tamalir.bonds.difficulty import STEPS, Step, StepDef, Steps
from tamalir.bonds.edition import EDITION, own
from tamalir.bonds.sheets import read_sheet
from tamalir.bonds.state import BondsState, bonds_state
from tamalir.kernel import Fast, Setup, Table
from tamalir.language.bonds import measured as figures_of
from tamalir.language.bonds.catalogue import catalogue
from tamalir.language.bonds.measured import measured, rows_of
from tamalir.language.bonds.narrator import BondsNarrator
from tamalir.language.speaker import Speaker
from tamalir.third.combat import engage
from tamalir.third.state import ThirdState, fight_of
from tamalir.third.values import health
from tests.bonds.tables import lay, started

SHEETS = own().sheets
SIZES = (1, 2, 3, 4)


def with_step(scenario: str, step: StepDef, seats: int = 2) -> Table[ThirdState]:
    """A game at a step of our own; still before the first question."""
    setup = Setup(seats, options={"scenario": scenario, "difficulty": "easy"})
    state = EDITION.begin(setup)
    book = cast("Any", state.book)
    sheets = {id: replace(sheet, steps=Steps(easy=step)) for id, sheet in book.sheets.items()}
    state.book = replace(book, sheets=sheets)
    return Table(EDITION, state, Fast(3), setup=setup)


def ready(table: Table[ThirdState]) -> BondsState:
    while table.state.step.startswith("setup"):
        table.answer(cast("Any", table.request).options[0].id)
    return bonds_state(table.state)


def test_a_table_that_says_nothing_plays_the_normal_step():
    assert EDITION.options["difficulty"].default == "normal"
    assert EDITION.options["difficulty"].choices == STEPS
    assert bonds_state(EDITION.begin(Setup(2))).difficulty == "normal"


def test_a_game_from_before_the_steps_is_played_as_written():
    state = lay(seats=2)
    assert state.difficulty == "written"
    assert state.book.seams.villain_health(state, 15, 0) == 19


@pytest.mark.rule("UB-GAP-051")
def test_the_villain_is_as_strong_as_the_step_says():
    state = ready(with_step("margath", StepDef(health=(-1, -4, -7, -9))))
    assert state.book.seams.villain_health(state, 15, 0) == 15 + 4 - 4
    assert state.book.seams.villain_health(state, 15, 20) == 8  # the floor stays


def test_warbands_are_as_strong_as_the_step_says():
    healths: list[int] = []
    for more in (0, 3):
        state = ready(with_step("locust-swarm", StepDef(health=(more,) * 4)))
        card = state.warbands[0].card
        state.warbands[0].hex = state.heroes[0].hex
        engage(state, 0, card)
        healths.append(health(state, fight_of(state).sides[1]))
    assert healths[1] == healths[0] + 3


@pytest.mark.rule("UB-GAP-050")
@pytest.mark.parametrize(("more", "places"), [(-1, 2), (0, 3), (2, 5), (-9, 1)])
def test_the_plague_has_come_as_far_as_the_step_says(more: int, places: int):
    state = ready(with_step("red-death", StepDef(places=(0, more, 0, 0))))
    assert len(state.plague) == places


@pytest.mark.parametrize("scenario", ["margath", "red-death"])
def test_gold_and_time_for_beginners(scenario: str):
    plain, helped = (ready(with_step(scenario, step)) for step in (StepDef(), StepDef(gold=(0, 3, 0, 0))))
    assert [hero.gold for hero in helped.heroes] == [hero.gold + 3 for hero in plain.heroes]

    table = with_step(scenario, StepDef(rounds=(0, 2, 0, 0)))
    ready(table)
    times: dict[int, int] = {}
    while table.request is not None and table.state.round < 5:
        times.setdefault(table.state.round, table.state.time)
        ids = [option.id for option in cast("Any", table.request).options]
        table.answer("end-turn" if "end-turn" in ids else ids[0])
    assert [times[n] for n in (1, 2, 3, 4)] == [1, 1, 1, 2]


def test_boards_may_do_without_abilities_of_our_own():
    for boards, there in ((True, True), (False, False)):
        state = ready(with_step("margath", StepDef(boards=boards)))
        engage(state, 0, "margath")
        found = abilities_in_play(state, fight_of(state).sides[1])
        assert ("second-wind" in found) is there


def test_rivals_have_no_steps():
    state = bonds_state(started(mode="competitive", difficulty="easy").state)
    assert state.book.seams.villain_health(state, 15, 0) == 15


@pytest.mark.parametrize("scenario", sorted(SHEETS))
@pytest.mark.parametrize("players", SIZES)
def test_each_step_is_harder_than_the_one_before(scenario: str, players: int):
    rows = [SHEETS[scenario].steps.of(name, players) for name in ("easy", "normal", "hard")]
    for before, after in pairwise(rows):
        assert _hardness(before) < _hardness(after)


def _hardness(step: Step) -> float:
    return step.health + 3 * step.places - step.rounds - 0.5 * step.gold


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_a_step_is_told_before_one_chooses(lang: str, monkeypatch: pytest.MonkeyPatch):
    speaker = Speaker(lang, strict=True)
    printed = EDITION.begin(Setup(2)).book.catalogue.scenarios
    for scenario, sheet in SHEETS.items():
        step = Step(health=-7, places=1, rounds=2, gold=9)
        told = " ".join(speaker.card_text(read_sheet(printed[scenario], sheet, 2, step)))
        assert "9" in told
        assert "2" in told
    setup = Setup(2, options={"difficulty": "normal"})
    table = Table(EDITION, EDITION.begin(setup), Fast(1), setup=setup)
    narrator = BondsNarrator(speaker, catalogue(setup))
    rows = [[1, 0, 0, 0, 0, 40, 20], [1, 4, 0, 0, 0, 40, 4], [2, -3, 0, 0, 0, 200, 95]]
    counted = {"margath": {"slope": 0.5, "even": [0.0, -3.0, 0.0, 0.0], "played": rows}}
    monkeypatch.setattr(figures_of, "figures", lambda: counted)
    assert SHEETS["margath"].steps.of("normal", 2) == Step(health=-3)
    assert "48 %" in narrator.sheet(table.state, "margath"), "these very games"
    few = measured("margath", Step(health=1), 1)
    assert few is not None
    assert few.about
    assert (few.games, few.percent) == (280, 40), "from the curve, to the nearest five"
    assert measured("margath", Step(health=9), 1) is None, "nothing like it was played"
    assert measured("margath", Step(), 3) is None


def test_what_is_shown_was_played():
    counted = figures_of.figures()
    assert set(counted) == set(SHEETS)
    for table in counted.values():
        rows = rows_of(table)
        assert {row.players for row in rows} == set(SIZES)
        assert all(0 <= row.won <= row.games and row.games for row in rows)


@pytest.mark.parametrize("scenario", SHEETS)
@pytest.mark.parametrize("players", SIZES)
def test_no_size_is_hopeless_or_sure(scenario: str, players: int):
    """About 70, 50 and 30 %, and a harder step is never easier."""
    told = [measured(scenario, SHEETS[scenario].steps.of(step, players), players) for step in STEPS[1:]]
    shares = [known.share for known in told if known is not None]
    assert shares == sorted(shares, reverse=True)
    assert len(set(shares)) == 3
    for share, wanted in zip(shares, (0.7, 0.5, 0.3), strict=True):
        assert abs(share - wanted) < 0.15

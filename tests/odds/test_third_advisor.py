"""The Third Edition's advisor through the doors that everybody uses."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from typer.testing import CliRunner

import tamalir
from tamalir.cli.main import app
from tamalir.kernel import Table, View
from tamalir.kernel.view import read_view
from tamalir.odds.third.advisor import ThirdAdvisor
from tamalir.odds.third.worth import Scales, enemies_left, spread
from tamalir.third.edition import EDITION
from tests.odds.third_fights import fight

WORDS = ["win", "loss", "away", "wounds", "exhaustion", "exact", "error", "without", "best"]


def test_the_public_door_answers_in_the_words_of_every_game():
    table = tamalir.new("third", scene="reanimates", seed=7)
    seat = table.waiting()[0]
    rows = tamalir.odds(table, seat)
    request = table.pending(seat)
    assert request is not None
    assert set(rows) == {option.id for option in request.options}
    for row in rows.values():
        assert list(row)[: len(WORDS)] == WORDS
    assert sum(row["best"] for row in rows.values()) == 1


def test_a_view_in_another_process_says_the_same():
    """The server asks in a worker, which has nothing but the view as JSON."""
    table = fight("corbin", "reanimates", 3)
    seat = table.waiting()[0]
    view = table.view(seat)
    far: View[Any] = read_view(json.loads(json.dumps(view.json(way=True))), EDITION)
    assert ThirdAdvisor().odds(far).to_json() == ThirdAdvisor().odds(view).to_json()


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_the_command_line_knows_the_third_edition(lang: str):
    args = ["odds", "corbin", "reanimates", "margath", "--edition", "third", "--lang", lang]
    result = CliRunner().invoke(app, args, env={"COLUMNS": "140"})
    assert result.exit_code == 0, result.output
    assert result.output.count("%") >= 6
    told = CliRunner().invoke(app, [*args, "--json", "--with", "singing-blade"])
    odds = json.loads(told.output)["odds"]
    assert odds["reanimates"]["win"] > 0.85
    assert odds["margath"]["win"] < 0.05


def test_names_that_mean_nothing_are_refused():
    for args in (["nobody", "ogre"], ["corbin", "nobody"], ["corbin", "ogre", "--with", "nothing"]):
        assert CliRunner().invoke(app, ["odds", *args, "--edition", "third"]).exit_code != 0


def test_fights_on_combat_boards_have_no_numbers():
    """In Unbreakable Bonds the enemy follows its board: the solver, whose enemy thinks, keeps silent."""
    luck = random.Random(5)
    table: Table[Any] = tamalir.new("bonds", seats=2, seed=5)
    advisor = ThirdAdvisor()
    fought = False
    for _ in range(1_500):
        if table.request is None or fought:
            break
        seat = table.waiting()[0]
        asked = table.pending(seat)
        assert asked is not None
        if table.state.fight is not None:
            fought = True
            assert not advisor.odds(table.view(seat)).known
        wanted = [o for o in asked.options if o.verb in ("go-adventuring", "face-villain")]
        table.answer(luck.choice(wanted or asked.options).id, seat)
    assert fought


def test_what_a_blade_is_worth_against_the_enemies_left():
    state = fight("corbin", "ogre").state
    state.fight = None
    foes = enemies_left(state, "combat")
    assert "ogre" in foes
    assert len(spread(foes, state, 3)) == 3
    scales = Scales()
    gain = scales.gain(state, 0, "singing-blade")["combat"]
    assert 0.0 < gain.before < gain.after <= 1.0
    assert state.heroes[0].assets == []


def test_the_villain_is_weighed_before_it_is_faced():
    advisor = ThirdAdvisor()
    state = fight("corbin", "margath", act=2).state
    odds = advisor.fights.against(state, 0, "margath")
    assert odds.win < 0.05
    assert odds.away == 0.0 or odds.away < 0.01, "nobody flees from a villain"

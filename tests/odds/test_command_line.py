"""`tamalir odds`: the same numbers and names on the command line."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from tamalir.cli.main import app
from tamalir.odds.second.worth import against
from tests.odds.brute import battle


def told(*args: str) -> str:
    result = CliRunner().invoke(app, ["odds", "mordrog", "howling-giant", *args], env={"COLUMNS": "120"})
    assert result.exit_code == 0
    return result.output


def test_json_has_the_names_of_the_library():
    state = battle("mordrog", "howling-giant", ("chainmail",))
    state.fight = None
    data = json.loads(told("--with", "chainmail", "--json"))
    assert data["odds"] == {"howling-giant": against(state, 0, "howling-giant", aim="gain").to_json()}
    data = json.loads(told("--with", "chainmail", "--aim", "win", "--json"))
    assert data["odds"] == {"howling-giant": against(state, 0, "howling-giant", aim="win").to_json()}


def test_what_may_be_lost_changes_the_odds_and_an_unknown_aim_is_refused():
    poor, rich = (json.loads(told("--gold", gold, "--json"))["odds"]["howling-giant"] for gold in ("0", "60"))
    assert rich["loss"] < poor["loss"], "whoever has something to lose gets away sooner"
    result = CliRunner().invoke(app, ["odds", "mordrog", "howling-giant", "--aim", "glory"])
    assert result.exit_code != 0


@pytest.mark.parametrize(("lang", "away"), [("en", "get away"), ("pl", "ucieczka"), ("ru", "бегство")])
def test_the_table_speaks(lang: str, away: str):
    said = told("--lang", lang)
    assert away in said
    assert "63.1 %" in said

"""`tamalir odds`: fights by name."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner, Result

from tamalir.cli.main import app


def odds(*args: str) -> Result:
    return CliRunner().invoke(app, ["odds", *args])


def test_a_hero_with_its_cards():
    bare = json.loads(odds("mordrog", "howling-giant", "--json").stdout)
    told = json.loads(
        odds("mordrog", "howling-giant", "--with", "chainmail", "--level", "body=2", "--json").stdout
    )

    assert (told["hero"], told["cards"], told["levels"]) == ("mordrog", ["chainmail"], {"body": 2})
    assert told["odds"]["howling-giant"]["win"] > bare["odds"]["howling-giant"]["win"]


def test_a_colour_stands_for_all_of_its_own():
    rows = odds("mordrog", "red", "--lang", "pl").stdout.splitlines()

    assert rows[0].split()[:2] == ["Wyzwanie", "wygrana"]
    assert len(rows) > 5


def test_wounds_count():
    whole, hurt = (
        json.loads(odds("mordrog", "howling-giant", "--wounds", n, "--json").stdout)["odds"]["howling-giant"]
        for n in ("0", "4")
    )

    assert hurt["loss"] > whole["loss"]


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (["nobody", "red"], "tamalir: unknown hero 'nobody'; "),
        (["mordrog", "nobody"], "tamalir: unknown challenge 'nobody'; "),
        (["mordrog", "red", "--with", "nothing"], "tamalir: unknown card 'nothing'; "),
        (["mordrog", "red", "--level", "luck=1"], "tamalir: unknown experience counter 'luck'; "),
        (["mordrog", "red", "--level", "body=x"], "tamalir: unknown number of counters 'x'; "),
        (["mordrog", "red", "--edition", "fourth"], "tamalir: unknown edition 'fourth'; "),
        (
            ["corbin", "warlock", "--edition", "bonds"],
            "tamalir: nobody can work out the fights of bonds before they are fought",
        ),
    ],
)
def test_bad_input_is_one_line(args: list[str], line: str):
    result = odds(*args)

    assert result.exit_code == 1
    assert result.stderr.startswith(line)
    assert result.stderr.count("\n") == 1

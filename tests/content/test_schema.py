"""The schema of packs: every card of ours fits it, and what is misspelt does not."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft7Validator
from typer.testing import CliRunner

import tamalir
from tamalir.cli.main import app

CONTENT = Path(str(files("tamalir"))) / "content"


@cache
def schema(edition: str) -> dict[str, Any]:
    return json.loads(CliRunner().invoke(app, ["content", "schema", "--edition", edition]).stdout)


def faults(edition: str, text: str) -> list[str]:
    validator: Any = Draft7Validator(schema(edition))
    return [error.message for error in validator.iter_errors(tomllib.loads(text))]


@pytest.mark.parametrize("edition", list(tamalir.GAMES))
def test_every_file_of_ours_fits(edition: str):
    Draft7Validator.check_schema(schema(edition))
    found = sorted((CONTENT / edition).rglob("*.toml"))
    assert found
    for file in found:
        assert not faults(edition, file.read_text(encoding="utf-8")), file.name


@pytest.mark.parametrize("edition", list(tamalir.GAMES))
def test_the_template_fits(edition: str, tmp_path: Path):
    assert (
        CliRunner().invoke(app, ["content", "new", str(tmp_path / "my"), "--edition", edition]).exit_code == 0
    )
    for file in (tmp_path / "my").glob("*.toml"):
        assert not faults(edition, file.read_text(encoding="utf-8")), file.name


ITEM = """
[items.frying-pan]
item_class = "weapon"
type = "mace"
usage = "activate"
cost = 5
effects = [{ when = "melee", do = "add-wounds", by = 2 }]
"""


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("cost = 5", "price = 5", "'price' was unexpected"),
        ("cost = 5", 'cost = "five"', "'five' is not of type 'integer'"),
        ('do = "add-wounds"', 'do = "add-wound"', "'add-wound' is not one of"),
        ('usage = "activate"', 'usage = "sometimes"', "'sometimes' is not one of"),
        ('usage = "activate"', "", "'usage' is a required property"),
        ("frying-pan", "Frying_Pan", "does not match"),
    ],
)
def test_what_is_misspelt_is_seen(old: str, new: str, says: str):
    assert not faults("second", ITEM)
    assert any(says in fault for fault in faults("second", ITEM.replace(old, new)))


def test_an_ability_of_the_third_edition_is_checked_too():
    cards = (CONTENT / "third").rglob("assets-a.toml")
    text = next(cards).read_text(encoding="utf-8")
    verb = next(line for line in text.splitlines() if " do = " in line or line.startswith("do = "))
    word = verb.partition('do = "')[2].partition('"')[0]
    assert faults("third", text.replace(f'do = "{word}"', 'do = "levitate"'))


def test_it_can_be_written_to_a_file(tmp_path: Path):
    said = CliRunner().invoke(app, ["content", "schema", "--out", str(tmp_path / "pack.schema.json")])
    assert said.exit_code == 0
    assert json.loads((tmp_path / "pack.schema.json").read_text()) == schema("second")

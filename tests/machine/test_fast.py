"""What becomes of the source before the compiler reads it; `make test-fast` tests what comes out."""

from __future__ import annotations

import ast
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from scripts.fast import HERE, ROOMS, fit
from scripts.fast_copy import adapted
from scripts.fast_quicker import QUICKER, quicker

SOURCE = HERE / "src" / "tamalir"


def name_of(file: Path) -> str:
    return ".".join(file.relative_to(SOURCE.parent).with_suffix("").parts)


def copy_of(file: Path) -> str:
    return adapted(name_of(file), file.read_text(encoding="utf-8"))


@pytest.fixture
def piles(tmp_path: Path) -> dict[str, Any]:
    """A module with a dataclass, made ready."""
    made = tmp_path / "piles.py"
    made.write_text(copy_of(SOURCE / "world" / "piles.py"), encoding="utf-8")
    return run_path(str(made), run_name="ready_piles")


@pytest.mark.plain
@pytest.mark.parametrize("room", ROOMS)
def test_every_module_can_be_made_ready(room: str):
    files = [file for file in sorted((SOURCE / room).rglob("*.py")) if fit(file)]

    assert files
    for file in files:
        text = copy_of(file)
        ast.parse(text)
        assert "slots=True" not in text
        assert "\n@rule\n" not in text


@pytest.mark.plain
def test_a_dataclass_gets_the_constructor_it_had(piles: dict[str, Any]):
    pile = piles["Pile"]

    assert pile.__init__.__code__.co_filename.endswith("piles.py")  # written, not made by `dataclass`
    assert pile(["a"]) == pile(bag=["a"], below=[])
    assert pile().bag is not pile().bag
    with pytest.raises(TypeError):
        pile(colour="red")


@pytest.mark.plain
def test_a_copier_shares_nothing_that_changes(piles: dict[str, Any]):
    pile = piles["Pile"](["a", "b"], ["c"])
    copy = piles["COPIERS"]["Pile"](pile)

    assert copy == pile
    assert copy is not pile
    copy.put_under("d")
    assert (["c"], ["c", "d"]) == (pile.below, copy.below)


@pytest.mark.parametrize("name", QUICKER)
def test_lines_that_are_no_longer_there_are_missed(name: str):
    with pytest.raises(ValueError, match="has changed"):
        quicker(name, "")


@pytest.mark.plain
@pytest.mark.parametrize(("module", "name"), [("kernel/state", "State"), ("world/cards", "CardDef")])
def test_games_in_python_may_have_states_and_cards_of_their_own(module: str, name: str):
    lines = copy_of(SOURCE / f"{module}.py").splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith(f"class {name}"))

    assert any("allow_interpreted_subclasses=True" in line for line in lines[at - 2 : at])

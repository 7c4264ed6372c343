"""Table options: every variant by itself, and nothing but what was chosen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tamalir.kernel import Unknown
from tamalir.rulebook import find
from tamalir.second.edition import EDITION
from tamalir.second.options import OPTIONS
from tests.second.turn_scenes import SAFE_IN_FOREST, party, turn

SOURCE = Path(__file__).parents[2] / "src" / "tamalir" / "second"
VARIANTS = (
    "doom-track",
    "travel-hazards",
    "softer-knockouts",
    "item-limits",
    "ally-limits",
    "length",
    "battle-trophies",
)


@pytest.mark.rule("2E-VAR-001")
def test_every_variant_is_off_by_default_and_switched_by_itself():
    settled = EDITION.settle({})

    for name in VARIANTS:
        assert settled[name] in (False, "standard")
        for choice in OPTIONS[name].choices:
            chosen = EDITION.settle({name: choice})
            assert choice == chosen[name]
            assert {k: v for k, v in settled.items() if k != name} == {
                k: v for k, v in chosen.items() if k != name
            }


@pytest.mark.rule("2E-VAR-001")
def test_with_travel_hazards_alone_no_other_variant_applies():
    amar = party("amar", at="2,1", own=["guide", "squire"], counters={"green": 4, "yellow": 1})
    scene = turn(amar, party("belen"), options={"travel-hazards": True}, dice=[SAFE_IN_FOREST])

    assert 1 == len(scene.told("hazard-checked"))
    assert {"points": 6, "cost": 5} == scene.choice.args  # neither shorter nor longer
    assert ([], 0) == (scene.state.doom, scene.state.doom_counters)


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_names_a_rule_that_exists(name: str):
    rule = OPTIONS[name].rule

    assert rule is not None
    assert find(rule).id == rule
    assert OPTIONS[name].default in OPTIONS[name].choices


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_is_read_somewhere(name: str):
    sources = [file.read_text(encoding="utf-8") for file in SOURCE.glob("*.py") if file.name != "options.py"]

    assert any(f'options["{name}"]' in source for source in sources)


@pytest.mark.parametrize("options", [{"no-such": True}, {"doom-track": 1}, {"length": "endless"}])
def test_unknown_names_and_values_are_refused(options: dict[str, object]):
    with pytest.raises(Unknown):
        EDITION.settle(options)

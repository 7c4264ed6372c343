"""A small project, really broken: the copy is spoilt, the checkout never."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.proving.bench import Bench, benches
from scripts.proving.choosing import Code

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="workers fork")

RULES = '''def price(cost, gold):
    """What one may pay (3E-ACT-001)."""
    while gold < 0:
        gold += 1
    return cost <= gold
'''
TESTS = """import pytest
from tamalir.third.shop import price

@pytest.mark.rule("3E-ACT-001")
@pytest.mark.parametrize("gold", [3, 4])
def test_enough(gold):
    assert price(3, gold) and price(-1, -1)

@pytest.mark.rule("3E-ACT-002")
def test_other():
    assert price(3, 5)
"""


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    checkout = tmp_path / "checkout"
    for name, text in {
        "src/tamalir/__init__.py": "",
        "src/tamalir/third/__init__.py": "",
        "src/tamalir/third/shop.py": RULES,
        "tests/test_shop.py": TESTS,
        "pyproject.toml": '[tool.pytest.ini_options]\nmarkers = ["rule(id): x"]\n',
    }.items():
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        (checkout / name).write_text(text, encoding="utf-8")
    with benches(checkout, 1) as made:
        yield made[0]


def test_tests_are_found_by_rule_and_tried_on_a_spoilt_copy(bench: Bench):
    index = bench.collect(["tests/test_shop.py"])
    own = ["tests/test_shop.py::test_enough[3]", "tests/test_shop.py::test_enough[4]"]
    assert index == {"3E-ACT-001": own, "3E-ACT-002": ["tests/test_shop.py::test_other"]}
    sound = bench.try_sound(own, 60)
    assert (sound.passed, sound.failed, set(sound.seconds)) == (True, [], set(own))

    faults = {c.fault.text: c.fault for c in Code(bench.checkout / "src" / "tamalir").faults("3E-ACT-001")}
    assert bench.notices(faults["(cost < gold)"], own, sound.seconds)
    assert not bench.notices(faults["(cost < gold)"], index["3E-ACT-002"], sound.seconds)
    assert bench.try_sound(own, 60).passed  # the copy is sound again
    assert (bench.checkout / "src/tamalir/third/shop.py").read_text(encoding="utf-8") == RULES


def test_a_run_that_hangs_has_noticed(bench: Bench, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("scripts.proving.bench.START", 3.0)
    faults = {c.fault.text: c.fault for c in Code(bench.checkout / "src" / "tamalir").faults("3E-ACT-001")}
    own = ["tests/test_shop.py::test_enough[3]"]
    assert bench.notices(faults["pass"], own, dict.fromkeys(own, 0.0))
    assert bench.try_sound(own, 60).passed  # and the worker goes on

"""`scripts/prove.py`: which rules are tried, and that nothing is tried twice."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from scripts import prove
from scripts.proving.bench import Bench, Result
from scripts.proving.choosing import Code
from scripts.proving.fault import Fault
from tamalir.rulebook import marks, proof

CAMP = '''def rest(a, b):
    """3E-REST-001"""
    return a < b


def train(a):
    """3E-TRAIN-001, 2E-WIN-001"""
    a.gold += 1
'''
TESTS = """import pytest

@pytest.mark.rule("3E-REST-001")
def test_rest(): ...

@pytest.mark.rule("3E-TRAIN-001", "3E-ACT-001")
def test_train(): ...
"""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in {"src/tamalir/third/camp.py": CAMP, "tests/test_camp.py": TESTS}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(prove, "ROOT", tmp_path)
    return tmp_path


def wanted(root: Path, *argv: str) -> list[str]:
    options = prove._parser().parse_args(argv)
    return prove._wanted(options, Code(root / "src" / "tamalir"), marks.scan(root / "tests").tags)


def test_rules_need_a_test_and_a_place(root: Path):
    assert wanted(root) == ["3E-REST-001", "3E-TRAIN-001"]
    assert wanted(root, "--rule", "3e-rest-001,2E-WIN-001") == ["3E-REST-001"]
    assert wanted(root, "--edition", "second") == []
    assert wanted(root, "--sample", "1", "--seed", "3") == wanted(root, "--sample", "1", "--seed", "3")
    assert len(wanted(root, "--sample", "1")) == 1


@pytest.mark.parametrize(
    ("changed", "found"),
    [
        ("src/tamalir/third/camp.py", ["3E-REST-001", "3E-TRAIN-001"]),
        ("tests/test_camp.py", ["3E-REST-001", "3E-TRAIN-001"]),
        ("docs/rules.md", []),
    ],
)
def test_rules_of_changed_files(root: Path, monkeypatch: pytest.MonkeyPatch, changed: str, found: list[str]):
    monkeypatch.setattr(prove, "_changed", lambda: {changed})
    assert wanted(root, "--changed") == found


class Desk:
    """Stands in for a bench: the tests of resting notice everything, the others nothing."""

    def __init__(self) -> None:
        self.tried: list[str] = []

    def collect(self, files: list[str]) -> dict[str, list[str]]:
        assert files == ["tests/test_camp.py"]
        rest, train = (f"tests/test_camp.py::test_{name}" for name in ("rest", "train"))
        return {"3E-REST-001": [rest], "3E-TRAIN-001": [train]}

    def try_sound(self, tests: list[str], patience: float) -> Result:
        return Result(True, {}, dict.fromkeys(tests, 0.1), [])

    def notices(self, fault: Fault, tests: list[str], seconds: dict[str, float]) -> bool:
        self.tried.append(fault.key)
        return tests == ["tests/test_camp.py::test_rest"]


def run(root: Path, *argv: str) -> tuple[list[str], dict[str, proof.Record]]:
    """The faults that were tried, and all records."""
    desk = Desk()
    options = prove._parser().parse_args(argv)
    code, tags = Code(root / "src" / "tamalir"), marks.scan(root / "tests").tags
    records = proof.read(root / "tests" / proof.FILE)
    prove.prove(wanted(root, *argv), code, tags, records, [cast("Bench", desk)], options)
    return desk.tried, proof.read(root / "tests" / proof.FILE)


def test_what_is_as_it_was_is_not_tried_again(root: Path):
    tried, records = run(root)
    assert tried
    assert {rule: record.proven for rule, record in records.items()} == {
        "3E-REST-001": True,
        "3E-TRAIN-001": False,
    }
    assert sorted(records["3E-TRAIN-001"].survivors) == ["third/camp.py:8 constant", "third/camp.py:8 drop"]
    assert run(root) == ([], records)
    assert run(root, "--again")[0] == tried

    (root / "src/tamalir/third/camp.py").write_text(CAMP.replace("a < b", "a <= b"), encoding="utf-8")
    assert list(run(root, "--forget")[1]) == ["3E-TRAIN-001"]
    assert [key.partition(":")[0] for key in run(root)[0]] == ["third/camp.py rest"]

"""Choosing faults, judging rules, and the records that are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.proving import report
from scripts.proving.choosing import Choice, Code, equivalents
from scripts.proving.fault import Fault
from scripts.proving.trials import Trials, fingerprint, source_of
from tamalir.rulebook import proof

ROOM = '''def rest(a, b):
    """3E-ACT-001, 3E-ACT-002"""
    if a < b and mend(a):
        a.gold += 1


def mend(a):
    """3E-ACT-003"""
    return a
'''


@pytest.fixture
def package(tmp_path: Path) -> Path:
    (tmp_path / "third").mkdir()
    (tmp_path / "third" / "camp.py").write_text(ROOM, encoding="utf-8")
    (tmp_path / "server").mkdir()
    (tmp_path / "server" / "x.py").write_text("LIMIT = 3  # 3E-ACT-004\n", encoding="utf-8")
    return tmp_path


def test_faults_are_few_of_each_kind_and_always_the_same(package: Path):
    code = Code(package)
    assert code.rules() == {"3E-ACT-001", "3E-ACT-002", "3E-ACT-003"}  # a page only speaks of a rule
    kinds = [choice.fault.kind for choice in code.faults("3E-ACT-001")]
    assert kinds[:4] == ["shift", "part", "drop", "constant"]
    assert [c.fault.key for c in code.faults("3E-ACT-001")] == [
        c.fault.key for c in Code(package).faults("3E-ACT-001")
    ]
    known = code.faults("3E-ACT-001")[0].fault.key
    assert known not in [c.fault.key for c in code.faults("3E-ACT-001", [known])]
    assert code.files_of("3E-ACT-002") == {"third/camp.py"}


def test_a_fault_may_be_one_of_a_rule_beside_it_or_called(package: Path):
    choices = {choice.fault.text: choice.beside for choice in Code(package).faults("3E-ACT-001")}
    assert choices["pass"] == {"3E-ACT-001", "3E-ACT-002"}
    assert choices["(not a < b and mend(a))"] == {"3E-ACT-001", "3E-ACT-002", "3E-ACT-003"}


class Judge:
    """Notices the faults on the lines that a test looks at."""

    def __init__(self, looks: dict[str, set[int]]) -> None:
        self.looks = looks

    def notices(self, fault: Fault, tests: list[str], seconds: dict[str, float]) -> bool:
        return any(fault.line in self.looks[test] for test in tests)


def choice(line: int, *beside: str) -> Choice:
    return Choice(Fault("third/camp.py", line, "flip", 0, 0, "", f"key {line}"), frozenset(beside))


def test_what_the_rules_own_tests_notice_is_caught_and_the_rest_survives_or_is_anothers():
    index = {"A": ["test_a"], "B": ["test_b"]}
    judge = Judge({"test_a": {1, 5}, "test_b": {2}})
    choices = [choice(n, "A", "B") for n in (1, 2, 3, 4, 5, 6)]
    record = Trials(index, {}, 3).of("A", choices, judge, "f")
    assert record == proof.Record("A", 3, 1, ("third/camp.py:3 flip", "third/camp.py:4 flip"), 1, "f")
    assert not record.proven
    assert Trials(index, {}, 2).of("A", [choice(1), choice(5)], judge, "f").proven
    assert (
        not Trials(index, {}, 2).of("A", [choice(2, "B")], judge, "f").proven
    )  # nothing of its own was judged


def test_slow_tests_of_other_rules_are_not_waited_for():
    trials = Trials({"A": ["test_a"], "B": ["test_b"]}, {"test_b": 21.0}, 3)
    record = trials.of("A", [choice(2, "B")], Judge({"test_a": set(), "test_b": {2}}), "f")
    assert record.survivors == ("third/camp.py:2 flip",)


def test_the_fingerprint_follows_code_tests_and_number(tmp_path: Path):
    file = tmp_path / "test_it.py"
    file.write_text("class TestIt:\n    def test_a(self):\n        assert 1\n\ndef test_b(): ...\n")
    assert (
        source_of(tmp_path, "test_it.py::TestIt::test_a[case]") == "    def test_a(self):\n        assert 1"
    )
    one = fingerprint([choice(1)], ["test_it.py::test_b[x]"], tmp_path, 3)
    assert one == fingerprint([choice(1)], ["test_it.py::test_b[y]"], tmp_path, 3)
    assert one != fingerprint([choice(2)], ["test_it.py::test_b[x]"], tmp_path, 3)
    assert one != fingerprint([choice(1)], ["test_it.py::TestIt::test_a"], tmp_path, 3)
    assert one != fingerprint([choice(1)], ["test_it.py::test_b[x]"], tmp_path, 4)


def test_records_are_read_as_they_were_written(tmp_path: Path):
    records = [
        proof.Record("3E-ACT-002", 3, 2, ("third/camp.py:3 flip",), 1, "abc"),
        proof.Record("2E-WIN-001", 1, 1, (), 0, "def"),
    ]
    proof.write(tmp_path / proof.FILE, records)
    assert list(proof.read(tmp_path / proof.FILE).values()) == records[::-1]
    assert proof.read(tmp_path / "nowhere") == {}


def test_the_report_adds_up_by_area():
    records = {
        "2E-WIN-001": proof.Record("2E-WIN-001", 3, 3, (), 0, ""),
        "2E-WIN-002": proof.Record(
            "2E-WIN-002", 3, 1, ("second/turn.py:3 flip", "second/turn.py:4 drop"), 0, ""
        ),
        "2E-MOVE-001": proof.Record("2E-MOVE-001", 0, 0, (), 2, ""),
        "2E-MOVE-002": proof.Record("2E-MOVE-002", 1, 1, (), 0, ""),
    }
    tagged = {"2E-WIN-001", "2E-WIN-002", "2E-MOVE-001"}
    rows = dict(report.rows("second", tagged, tagged - {"2E-MOVE-001"}, records))
    assert rows["WIN"] == [2, 2, 2, 1, 6, 4]
    assert rows["MOVE"] == [1, 0, 0, 0, 0, 0]
    assert rows["all"] == [3, 2, 2, 1, 6, 4]
    assert report.text(tagged, tagged, records).endswith("2E-WIN-002: second/turn.py:4 drop")


def test_faults_that_change_nothing_need_a_reason(tmp_path: Path):
    file = tmp_path / "equivalent.toml"
    assert equivalents(file) == {}
    file.write_text('"a: drop" = "said twice"\n', encoding="utf-8")
    assert equivalents(file) == {"a: drop": "said twice"}
    file.write_text('"a: drop" = ""\n', encoding="utf-8")
    with pytest.raises(ValueError, match="needs a reason"):
        equivalents(file)


def test_every_equivalent_fault_of_this_checkout_still_exists():
    """A key that names nothing any more would hide the next fault there."""
    root = Path(__file__).resolve().parents[2]
    code = Code(root / "src" / "tamalir")
    keys = {choice.fault.key for rule in code.rules() for choice in code.faults(rule)}
    assert set(equivalents(root / "tests" / "equivalent.toml")) <= keys

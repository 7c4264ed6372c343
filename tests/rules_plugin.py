"""pytest plugin: ties tests to rules and counts the rules whose tests have passed.

`@pytest.mark.rule("2E-MOVE-003")` says that a test shows a rule. An id that is not in the catalogue
fails the collection. At the end of a run the rules whose tagged tests all passed are counted, and a
full run fails if there are fewer than `tests/rules-floor.toml` asks for. See docs/rules.md.

Under pytest-xdist the workers run the tests and the controller counts, so everything the controller
needs travels in the reports (as a user property), never in memory.
"""

from __future__ import annotations

import tomllib
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tamalir import rulebook

FLOOR = "tests/rules-floor.toml"
PROPERTY = "rules"
RAISE = "--raise-rules-floor"
RULE = "--rule"
REMEDY = (
    "Test them again (failed and skipped tests show nothing); lower the floor by hand only if a rule is gone"
)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("tamalir")
    group.addoption(
        RAISE, action="store_true", help=f"after a full, green run raise {FLOOR} to what it showed"
    )
    group.addoption(
        RULE,
        action="append",
        default=[],
        metavar="ID[,ID...]",
        help="run exactly the tests that are tagged with one of these rules",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(id, ...): the test shows these rules of the catalogue")
    config.stash[WANTED] = wanted(config)
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Count(), "tamalir-rules-count")


# ---------------------------------------------------------------- the tests of a rule

WANTED = pytest.StashKey[frozenset[str]]()
"""The rules whose tests alone are to run; empty for all tests."""


def wanted(config: pytest.Config) -> frozenset[str]:
    """The ids behind --rule, or a usage error that names close ones."""
    options: list[str] = config.getoption(RULE) or []
    names = [name for option in options for name in option.split(",")]
    try:
        return frozenset(rulebook.find(name.strip()).id for name in names)
    except rulebook.UnknownRule as error:
        raise pytest.UsageError(f"{RULE}: {error}") from None


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Importing every test takes long: a file that does not even name the rule is not opened."""
    ids = config.stash[WANTED]
    if not ids or collection_path.suffix != ".py" or collection_path.name == "__init__.py":
        return None
    text = collection_path.read_text(encoding="utf-8")
    return None if "mark.rule(*" in text or any(rule_id in text for rule_id in ids) else True


# ---------------------------------------------------------------- collecting


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Turn a file with an unknown rule id into a collection error, which xdist passes on as well."""
    report = yield
    problems = [
        line for node in report.result or () if isinstance(node, pytest.Item) for line in _problems(node)
    ]
    if problems:
        report.outcome = "failed"
        report.longrepr = "\n".join(problems)
        report.result = []
    return report


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if ids := sorted(set(_ids(item))):
            item.user_properties.append((PROPERTY, " ".join(ids)))
    if ids := config.stash[WANTED]:
        others = [item for item in items if ids.isdisjoint(_ids(item))]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if not ids.isdisjoint(_ids(item))]


def _ids(item: pytest.Item) -> Iterable[Any]:
    return (rule_id for mark in item.iter_markers("rule") for rule_id in mark.args)


def _problems(item: pytest.Item) -> Iterable[str]:
    if any(mark.kwargs or not mark.args for mark in item.iter_markers("rule")):
        yield f"{item.nodeid}: mark.rule takes one or more rule ids and nothing else"
    for rule_id in _ids(item):
        try:
            known = rulebook.find(str(rule_id)).id
        except rulebook.UnknownRule as error:
            yield f"{item.nodeid}: {error}"
        else:
            if known != rule_id:
                yield f"{item.nodeid}: write {known}, not {rule_id}"


# ---------------------------------------------------------------- counting


@dataclass(slots=True)
class Tagged:
    """A tagged test: its rules, and how it went so far."""

    rules: list[str]
    passed: bool = False
    """Whether the test itself has passed; set-up and tear-down alone show nothing."""
    spoilt: bool = False
    """Whether any part of it failed or was skipped."""


@dataclass(slots=True, weakref_slot=True, eq=False)
class Count:
    """Listens to the reports of a run on the controller and judges it at the end."""

    tests: dict[str, Tagged] = field(default_factory=dict[str, Tagged])
    notes: list[tuple[str, bool]] = field(default_factory=list[tuple[str, bool]])
    """Lines for the end of the run, each with whether it is bad news."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        rules = [str(value).split() for name, value in report.user_properties if name == PROPERTY]
        if not rules:
            return
        test = self.tests.setdefault(report.nodeid, Tagged(rules[0]))
        # an expected failure is reported as skipped, an unexpected pass as passed: neither proves anything
        if not report.passed or hasattr(report, "wasxfail"):
            test.spoilt = True
        elif report.when == "call":
            test.passed = True

    def tested(self) -> dict[str, int]:
        """Edition -> how many rules have tagged tests in this run that all passed."""
        good = {rule for test in self.tests.values() if test.passed for rule in test.rules}
        bad = {rule for test in self.tests.values() if test.spoilt or not test.passed for rule in test.rules}
        count = dict.fromkeys(rulebook.EDITIONS, 0)
        for rule in good - bad:
            count[rulebook.find(rule).edition] += 1
        return count

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        config = session.config
        if config.option.collectonly:
            return
        tested = self.tested()
        for edition, number in tested.items():
            self.notes.append((f"rules tested: {number} of {len(rulebook.load(edition))} ({edition})", False))
        if is_full(config) and session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            if self._judge(config.rootpath / FLOOR, tested, session.exitstatus, config):
                session.exitstatus = pytest.ExitCode.TESTS_FAILED
        elif config.getoption(RAISE):
            self.notes.append((f"{FLOOR} is unchanged: only a full run without failures raises it", True))
            session.exitstatus = session.exitstatus or pytest.ExitCode.TESTS_FAILED

    def _judge(self, file: Path, tested: dict[str, int], status: int, config: pytest.Config) -> bool:
        """Compare a full run with the floor; whether the run must fail for it."""
        try:
            floor = read_floor(file)
        except FloorError as error:
            self.notes.append((str(error), True))
            return True
        fallen = False
        for edition, number in tested.items():
            if number < floor[edition]:
                fallen = True
                short = f"{edition}: {number} rules tested, {FLOOR} asks for {floor[edition]}. "
                self.notes.append((short + REMEDY, True))
        if fallen:
            return True
        if config.getoption(RAISE):
            if status != pytest.ExitCode.OK:
                self.notes.append((f"{FLOOR} is unchanged: only a full run without failures raises it", True))
                return True
            write_floor(file, tested)
            self.notes.append((f"{FLOOR} now says what this run showed", False))
        elif any(number > floor[edition] for edition, number in tested.items()):
            self.notes.append((f"more than {FLOOR} asks for: raise it with pytest {RAISE}", False))
        return False

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.notes:
            terminalreporter.section("rules")
        for line, bad in self.notes:
            terminalreporter.write_line(line, red=bad)


def is_full(config: pytest.Config) -> bool:
    """Whether this run was asked to run every test: nothing named, nothing left out."""
    option = config.option
    left_out = (
        option.keyword,
        option.markexpr,
        option.collectonly,
        option.ignore,
        option.ignore_glob,
        option.deselect,
        option.rule,
        getattr(option, "lf", False),
        getattr(option, "stepwise", False),
    )
    named = config.args_source is pytest.Config.ArgsSource.ARGS
    elsewhere = config.invocation_params.dir != config.rootpath
    return not any(left_out) and not named and not elsewhere


class FloorError(Exception):
    """The floor file cannot be read."""


def read_floor(file: Path) -> dict[str, int]:
    """Edition -> the number of rules a full run must show."""
    if not file.is_file():
        raise FloorError(f"{FLOOR} is missing: it holds a number for each of {', '.join(rulebook.EDITIONS)}")
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
        return {edition: int(table[edition]) for edition in rulebook.EDITIONS}
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as error:
        raise FloorError(f"{FLOOR} needs a number for each edition: {error}") from None


def write_floor(file: Path, tested: dict[str, int]) -> None:
    """Change the numbers and keep the comments."""
    lines = file.read_text(encoding="utf-8").splitlines()
    for place, line in enumerate(lines):
        edition = line.split("=")[0].strip()
        if edition in tested:
            lines[place] = f"{edition} = {tested[edition]}"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")

"""The pytest plugin, run on small projects of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

HERE = Path(__file__).resolve().parents[2]

SCENES = """
import pytest

@pytest.mark.rule("2E-WIN-001", "2E-WIN-002")
def test_good(): ...

@pytest.mark.rule("2E-WIN-002")
def test_bad():
    assert False

@pytest.mark.rule("2E-WIN-003")
def test_skipped():
    pytest.skip("not here")

@pytest.mark.rule("2E-WIN-004")
@pytest.mark.xfail(strict=False)
def test_passes_by_surprise(): ...

@pytest.fixture
def broken():
    yield
    raise RuntimeError

@pytest.mark.rule("2E-WIN-005")
def test_breaks_afterwards(broken): ...

@pytest.mark.parametrize("case", [1, pytest.param(2, marks=pytest.mark.rule("3E-GOLDEN-001"))])
def test_cases(case): ...

@pytest.mark.rule("UB-MODE-001")
class TestMode:
    def test_one(self): ...
    def test_two(self): ...
"""
GREEN = 'import pytest\n@pytest.mark.rule("2E-WIN-001")\ndef test_good(): ...\n'
FLOOR = "# kept\nsecond = {}\nthird = 0\nbonds = 0\n"


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """An empty project with the plugin and a floor of nothing."""
    monkeypatch.setenv("PYTHONPATH", str(HERE))
    monkeypatch.delenv("PYTEST_ADDOPTS", raising=False)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # only what is needed: the runs are many
    pytester.makeini(
        "[pytest]\ntestpaths = tests\naddopts = -p xdist.plugin -p tests.rules_plugin --strict-markers\n"
    )
    pytester.mkdir("tests")
    set_floor(pytester, 0)
    return pytester


def set_floor(project: pytest.Pytester, second: int) -> None:
    (project.path / "tests" / "rules-floor.toml").write_text(FLOOR.format(second), encoding="utf-8")


def write(project: pytest.Pytester, source: str) -> None:
    (project.path / "tests" / "test_scene.py").write_text(source, encoding="utf-8")


def run(project: pytest.Pytester, *args: str) -> pytest.RunResult:
    """Serial runs inside this process, which is quick; workers need real processes."""
    return project.runpytest_subprocess(*args) if "-n" in args else project.runpytest_inprocess(*args)


def counts(result: pytest.RunResult) -> list[str]:
    return [line for line in result.outlines if line.startswith("rules tested: ")]


def test_only_rules_whose_tests_all_passed_are_counted(project: pytest.Pytester):
    write(project, SCENES)
    result = run(project)
    assert counts(result) == [
        "rules tested: 1 of 457 (second)",
        "rules tested: 1 of 510 (third)",
        "rules tested: 1 of 210 (bonds)",
    ]
    assert result.ret == pytest.ExitCode.TESTS_FAILED


def test_xdist_counts_like_a_serial_run(project: pytest.Pytester):
    write(project, SCENES)
    serial, parallel = run(project), run(project, "-n", "2")
    assert counts(serial) == counts(parallel) != []
    assert serial.ret == parallel.ret


@pytest.mark.parametrize("workers", [[], ["-n", "2"]])
def test_an_unknown_rule_fails_the_collection(project: pytest.Pytester, workers: list[str]):
    write(project, GREEN.replace("2E-WIN-001", "2E-WIN-901"))
    result = run(project, *workers)
    assert result.ret != pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["*test_scene.py::test_good: unknown rule '2E-WIN-901'; close: 2E-WIN-00*"])
    assert result.parseoutcomes().get("passed", 0) == 0


@pytest.mark.parametrize(
    ("mark", "complaint"),
    [
        ("rule()", "takes one or more rule ids"),
        ('rule(id="2E-WIN-001")', "takes one or more rule ids"),
        ('rule("2e-win-001")', "write 2E-WIN-001, not 2e-win-001"),
    ],
)
def test_a_careless_mark_fails_the_collection(project: pytest.Pytester, mark: str, complaint: str):
    write(project, GREEN.replace('rule("2E-WIN-001")', mark))
    result = run(project)
    assert result.ret != pytest.ExitCode.OK
    result.stdout.fnmatch_lines([f"*{complaint}*"])


@pytest.mark.parametrize("workers", [[], ["-n", "2"]])
def test_a_full_run_below_the_floor_fails(project: pytest.Pytester, workers: list[str]):
    write(project, GREEN)
    set_floor(project, 2)
    result = run(project, *workers)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["second: 1 rules tested, tests/rules-floor.toml asks for 2.*"])
    result.assert_outcomes(passed=1)


@pytest.mark.parametrize(
    "args",
    [["-k", "good"], ["-m", "rule"], ["tests"], ["--lf"], ["--collect-only"], ["--deselect", "nothing"]],
)
def test_a_partial_run_does_not_mind_the_floor(project: pytest.Pytester, args: list[str]):
    write(project, GREEN)
    set_floor(project, 2)
    result = run(project, *args)
    assert result.ret == pytest.ExitCode.OK
    assert "asks for" not in result.stdout.str()
    assert bool(counts(result)) == ("--collect-only" not in args)


def test_a_run_from_a_subfolder_is_not_full(project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch):
    write(project, GREEN)
    set_floor(project, 2)
    monkeypatch.chdir(project.path / "tests")
    assert run(project).ret == pytest.ExitCode.OK


def test_the_floor_is_raised_on_request_and_never_lowered(project: pytest.Pytester):
    floor = project.path / "tests" / "rules-floor.toml"
    write(project, GREEN)
    run(project).stdout.fnmatch_lines(["more than tests/rules-floor.toml asks for: *--raise-rules-floor"])
    assert floor.read_text(encoding="utf-8") == FLOOR.format(0)
    assert run(project, "--raise-rules-floor").ret == pytest.ExitCode.OK
    assert floor.read_text(encoding="utf-8") == FLOOR.format(1)
    set_floor(project, 2)
    assert run(project, "--raise-rules-floor").ret == pytest.ExitCode.TESTS_FAILED
    assert floor.read_text(encoding="utf-8") == FLOOR.format(2)


@pytest.mark.parametrize("args", [[], ["-k", "good"]])
def test_the_floor_is_raised_only_by_a_full_green_run(project: pytest.Pytester, args: list[str]):
    write(project, GREEN + "def test_bad():\n    assert False\n")
    result = run(project, "--raise-rules-floor", *args)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["tests/rules-floor.toml is unchanged: *"])
    assert (project.path / "tests" / "rules-floor.toml").read_text(encoding="utf-8") == FLOOR.format(0)


@pytest.mark.parametrize("content", [None, "second = 0\n", "second = 'x'\nthird = 0\nbonds = 0\n", "=="])
def test_a_damaged_floor_fails_with_a_clear_line(project: pytest.Pytester, content: str | None):
    write(project, GREEN)
    floor = project.path / "tests" / "rules-floor.toml"
    floor.unlink() if content is None else floor.write_text(content, encoding="utf-8")
    result = run(project)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["tests/rules-floor.toml *number for each*"])


OTHER = 'raise RuntimeError("imported although it names no rule that is asked for")\n'


@pytest.mark.parametrize(
    ("rules", "passed", "failed"),
    [
        (["2E-WIN-001"], 1, 0),
        (["2e-win-002"], 1, 1),
        (["3E-GOLDEN-001"], 1, 0),
        (["2E-WIN-001,3E-GOLDEN-001", "UB-MODE-001"], 4, 0),
        (["2E-MOVE-001"], 0, 0),
    ],
)
def test_the_tests_of_a_rule_alone(project: pytest.Pytester, rules: list[str], passed: int, failed: int):
    write(project, SCENES)
    (project.path / "tests" / "test_other.py").write_text(OTHER, encoding="utf-8")
    set_floor(project, 400)
    result = run(project, *(f"--rule={ids}" for ids in rules))
    outcomes = result.parseoutcomes()
    assert (outcomes.get("passed", 0), outcomes.get("failed", 0)) == (passed, failed)
    assert "errors" not in outcomes
    wanted = pytest.ExitCode.OK if passed else pytest.ExitCode.NO_TESTS_COLLECTED
    assert result.ret == (pytest.ExitCode.TESTS_FAILED if failed else wanted)  # and no word of the floor


def test_a_rule_that_is_not_in_the_catalogue_is_a_usage_error(project: pytest.Pytester):
    write(project, GREEN)
    result = run(project, "--rule", "2E-WIN-901")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*--rule: unknown rule '2E-WIN-901'; close: 2E-WIN-00*"])

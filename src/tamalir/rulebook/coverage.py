"""Which rules have a test, which of these tests are proof, which rules have a reason for having none."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

from tamalir.rulebook import packaged, proof
from tamalir.rulebook.catalogue import find, load
from tamalir.rulebook.errors import CatalogueError, UnknownRule
from tamalir.rulebook.marks import Marks, scan
from tamalir.rulebook.rule import EDITIONS

EXPLAINED = "content/rules/explained.toml"


@dataclass(frozen=True, slots=True)
class Coverage:
    """The count of one edition. Every rule is tagged, explained or missing; proven ones are tagged too."""

    edition: str
    tagged: tuple[str, ...]
    """Rules that a test is tagged with; whether the test passes, only a run can say."""
    proven: tuple[str, ...]
    """Tagged rules whose tests have noticed every fault that scripts/prove.py made in their code."""
    explained: tuple[str, ...]
    missing: tuple[str, ...]

    @property
    def total(self) -> int:
        """How many rules the edition has."""
        return len(self.tagged) + len(self.explained) + len(self.missing)


@dataclass(frozen=True, slots=True)
class Survey:
    """The coverage of each edition, and the marks it was counted from."""

    editions: dict[str, Coverage]
    marks: Marks


def checkout() -> Path | None:
    """The checkout that this package runs from, or that one stands in; None if there is neither."""
    for root in (Path(__file__).resolve().parents[3], Path.cwd()):
        if all((root / part).exists() for part in ("pyproject.toml", "tests", "src/tamalir")):
            return root
    return None


def checkout_tests() -> Path:
    """The tests folder of the checkout."""
    root = checkout()
    if root is None:
        raise CatalogueError(
            "no tests folder here: run this in a checkout of the project, or name one with --tests"
        )
    return root / "tests"


def measure(tests: Path, explained: str | None = None) -> Survey:
    """Count what the tests in this folder are tagged with; `explained` replaces the packaged reasons."""
    if not tests.is_dir():
        raise CatalogueError(f"{tests}: no such folder")
    marks = scan(tests)
    places: dict[str, str] = {}
    for tag in marks.tags:
        where = f"{tag.file}:{tag.line}"
        places.setdefault(_in_catalogue(tag.rule, where), where)
    reasons = _reasons(explained if explained is not None else _packaged_reasons())
    for rule_id, where in reasons.items():
        if rule_id in places:
            raise CatalogueError(f"{where}: {rule_id} is explained here, but {places[rule_id]} proves it")
    records = proof.read(tests / proof.FILE)
    for rule_id in records:
        _in_catalogue(rule_id, proof.FILE)
    proven = {rule_id for rule_id, record in records.items() if record.proven}
    return Survey({edition: _count(edition, places, proven, reasons) for edition in EDITIONS}, marks)


def _count(edition: str, tagged: dict[str, str], proven: set[str], explained: dict[str, str]) -> Coverage:
    ids = [rule.id for rule in load(edition)]
    return Coverage(
        edition,
        tagged=tuple(name for name in ids if name in tagged),
        proven=tuple(name for name in ids if name in tagged and name in proven),
        explained=tuple(name for name in ids if name in explained),
        missing=tuple(name for name in ids if name not in tagged and name not in explained),
    )


def _packaged_reasons() -> str:
    return packaged.text(EXPLAINED) or ""


def _reasons(source: str) -> dict[str, str]:
    """Rule id -> the place in explained.toml where its reason stands."""
    try:
        table = tomllib.loads(source).get("reasons", {})
    except tomllib.TOMLDecodeError as error:
        raise CatalogueError(f"{EXPLAINED}: {error}") from None
    places: dict[str, str] = {}
    for rule_id, reason in table.items():
        where = f"{EXPLAINED}:{_line_of(rule_id, source)}"
        if not isinstance(reason, str) or not reason.strip():
            raise CatalogueError(f"{where}: {rule_id} needs a reason in words")
        places[_in_catalogue(rule_id, where)] = where
    return places


def _in_catalogue(rule_id: str, where: str) -> str:
    """The id, if it is written exactly as in the catalogue."""
    try:
        known = find(rule_id).id
    except UnknownRule as error:
        raise CatalogueError(f"{where}: {error}") from None
    if known != rule_id:
        raise CatalogueError(f"{where}: write {known}, not {rule_id}")
    return known


def _line_of(key: str, source: str) -> int:
    """tomllib keeps no line numbers, so the key is looked up again."""
    key_line = re.compile(rf"""\s*["']?{re.escape(key)}["']?\s*=""")
    for number, line in enumerate(source.splitlines(), start=1):
        if key_line.match(line):
            return number
    return 1

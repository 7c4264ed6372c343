"""What `scripts/prove.py` has found out: how many faults in a rule's code its tests have noticed."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tamalir.rulebook.errors import CatalogueError

FILE = "proof.toml"
HEADING = """\
# What scripts/prove.py has found: deliberate faults in the code of each rule, and how many of them the tests
# that are tagged with the rule have noticed. Written by the script; see docs/rules.md.
"""


@dataclass(frozen=True, slots=True)
class Record:
    """What came of breaking one rule."""

    rule: str
    faults: int
    """Those that are judged: caught ones and survivors."""
    caught: int
    survivors: tuple[str, ...]
    """File, line and kind of each fault that nobody noticed."""
    others: int
    """Faults that turned out to be those of another rule in the same function."""
    of: str
    """Fingerprint of the code, the tests and the number of faults that it was tried with."""

    @property
    def proven(self) -> bool:
        """Whether the rule's own tests noticed every fault, and there was one."""
        return self.caught > 0 and self.caught == self.faults


def read(file: Path) -> dict[str, Record]:
    """Rule id -> its record; empty if there is no such file."""
    if not file.is_file():
        return {}
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
        return {
            rule: Record(
                rule,
                int(entry["faults"]),
                int(entry["caught"]),
                tuple(map(str, entry.get("survivors", ()))),
                int(entry.get("others", 0)),
                str(entry["of"]),
            )
            for rule, entry in table.items()
        }
    except (tomllib.TOMLDecodeError, AttributeError, KeyError, TypeError, ValueError) as error:
        raise CatalogueError(f"{file}: cannot be read: {error}") from None


def write(file: Path, records: Iterable[Record]) -> None:
    """All records, one a line, so that two branches seldom meet in one."""
    lines = [_line(record) for record in sorted(records, key=lambda record: record.rule)]
    file.write_text(HEADING + "\n" + "".join(lines), encoding="utf-8")


def _line(record: Record) -> str:
    parts = [f"faults = {record.faults}", f"caught = {record.caught}"]
    if record.survivors:
        names = ", ".join(f'"{name}"' for name in record.survivors)
        parts.append(f"survivors = [{names}]")
    if record.others:
        parts.append(f"others = {record.others}")
    parts.append(f'of = "{record.of}"')
    return f"{record.rule} = {{ {', '.join(parts)} }}\n"

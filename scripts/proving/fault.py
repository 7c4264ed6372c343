"""A fault: a piece of a file and what stands there instead."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Fault:
    """One deliberate mistake in one file of the package."""

    file: str
    """Path below the package, such as third/camp.py."""
    line: int
    kind: str
    start: int
    """Offset in bytes, as is `end`."""
    end: int
    text: str
    """What is put there instead."""
    key: str
    """Names the fault without line numbers, so that it is found again when the file has moved on."""
    sharp: int = 0
    """How closely the place is tied to the rule: 0 a line, 1 a function, 2 a class, module or file."""
    calls: frozenset[str] = frozenset()
    """Functions that the spoilt piece calls: without the call their rules are broken too."""

    def apply(self, source: bytes) -> bytes:
        """The file with the fault in it."""
        return source[: self.start] + self.text.encode() + source[self.end :]


def in_order(faults: Iterable[Fault]) -> list[Fault]:
    """Faults in the order of the file."""
    return sorted(faults, key=lambda fault: (fault.start, fault.end, fault.key))


def numbered(faults: list[Fault], all_of_file: list[Fault]) -> list[Fault]:
    """Faults in the order of the file, the second of equal keys in the whole file marked #2 and so on."""
    seen: dict[str, int] = {}
    keys: dict[tuple[int, int, str], str] = {}
    for fault in in_order(all_of_file):
        seen[fault.key] = seen.get(fault.key, 0) + 1
        times = seen[fault.key]
        keys[fault.start, fault.end, fault.text] = fault.key if times == 1 else f"{fault.key} #{times}"
    return [
        replace(fault, key=keys.get((fault.start, fault.end, fault.text), fault.key))
        for fault in in_order(faults)
    ]

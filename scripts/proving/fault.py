"""A fault: a piece of a file and what stands there instead."""

from __future__ import annotations

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


def numbered(faults: list[Fault]) -> list[Fault]:
    """Faults in the order of the file, the second of equal keys marked #2 and so on."""
    seen: dict[str, int] = {}
    made: list[Fault] = []
    for fault in sorted(faults, key=lambda fault: (fault.start, fault.end, fault.key)):
        seen[fault.key] = seen.get(fault.key, 0) + 1
        times = seen[fault.key]
        made.append(fault if times == 1 else replace(fault, key=f"{fault.key} #{times}"))
    return made

"""The figures of tests/proof.toml, by area and edition."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from tamalir import rulebook
from tamalir.rulebook.proof import Record

HEADINGS = ("tagged", "named", "tried", "proven", "faults", "caught")


def rows(
    edition: str, tagged: Collection[str], named: Collection[str], records: Mapping[str, Record]
) -> Iterator[tuple[str, list[int]]]:
    """For each area of an edition, then for all of it: how many rules have tests, are named in the code as
    well, have been tried, are proven; and how many faults were judged and caught."""
    areas: dict[str, list[int]] = {}
    for rule in rulebook.load(edition):
        tried = records.get(rule.id) if rule.id in tagged else None
        figures = [
            rule.id in tagged,
            rule.id in tagged and rule.id in named,
            tried is not None and tried.faults > 0,
            tried is not None and tried.proven,
            tried.faults if tried else 0,
            tried.caught if tried else 0,
        ]
        sums = areas.setdefault(rule.area, [0] * len(HEADINGS))
        areas[rule.area] = [a + b for a, b in zip(sums, figures, strict=True)]
    yield from areas.items()
    yield "all", [sum(column) for column in zip(*areas.values(), strict=True)]


PAGE = """\
# What the tests of each rule notice

Made by `scripts/prove.py --page` from `tests/proof.toml`; [rules.md](rules.md#proof) explains the method:
code is broken on purpose, and each such fault should make a test fail.

- *Tagged* rules have tests.
- *Named* rules are also named in code or content, so that it can be broken.
- *Tried* rules have at least one fault of their own that was tried.
- *Proven* rules have tests that noticed every fault.

A fault that only the tests of another rule of the same function noticed counts for neither rule. Faults that
change nothing anybody could see are listed in `tests/equivalent.toml` with the reason.
"""


def page(tagged: Collection[str], named: Collection[str], records: Mapping[str, Record]) -> str:
    """The same by edition and area, for readers."""
    lines = [PAGE]
    for edition in rulebook.EDITIONS:
        found = dict(rows(edition, tagged, named, records))
        faults, caught = found["all"][-2:]
        lines += [f"## {edition}: {caught} of {faults} faults ({100 * caught / max(1, faults):.0f} %)", ""]
        lines += [f"| Area | {' | '.join(HEADINGS)} |", f"|---|{'---|' * len(HEADINGS)}"]
        lines += [f"| {area} | {' | '.join(map(str, figures))} |" for area, figures in found.items()]
        lines.append("")
    return "\n".join(lines)


def text(tagged: Collection[str], named: Collection[str], records: Mapping[str, Record]) -> str:
    """The table of each edition, and the faults that nobody noticed."""
    lines: list[str] = []
    for edition in rulebook.EDITIONS:
        lines += [f"{edition:12}" + "".join(f"{heading:>8}" for heading in HEADINGS)]
        for area, figures in rows(edition, tagged, named, records):
            lines.append(f"  {area:10}" + "".join(f"{figure:8}" for figure in figures))
        lines.append("")
    for record in records.values():
        lines += [f"{record.rule}: {survivor}" for survivor in record.survivors]
    return "\n".join(lines)

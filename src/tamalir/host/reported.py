"""A report from somebody at a table, as a file: read again, played again, and turned into a test.

A report holds the game as far as the reporter may know it, what the page showed, and what the reporter says
is wrong. `tamalir report-to-test` writes a test from it that fails until it is mended.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from tamalir import api
from tamalir.games import GAMES
from tamalir.host.replays import played_again
from tamalir.kernel import Choose, Table, TamalirError
from tamalir.kernel.errors import DAMAGE

FORMAT = "tamalir-report"


class BadReport(TamalirError):
    """This is no report, or nothing can be played again from it."""


class Report(Struct, kw_only=True):
    """What somebody at a table has packed up."""

    format: Literal["tamalir-report"]
    version: Literal[1]
    edition: str
    kind: Literal["missing", "forbidden", "other"]
    """`missing`: an option should be offered; `forbidden`: one should not be; `other`: what `said` says."""
    said: Annotated[str, Meta(max_length=4000)] = ""
    option: Annotated[str, Meta(max_length=400)] | None = None
    """The option that is meant."""
    seat: int | None = None
    page: dict[str, Any] = {}
    """What the page looked like: question, size, language, client."""
    save: dict[str, Any]


def read(text: str | bytes) -> Report:
    """The report in a file."""
    try:
        report = msgspec.json.decode(text, type=Report)
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError) as error:
        raise BadReport(f"this is no report of a table: {error}") from None
    if report.edition not in GAMES:
        raise BadReport(f"a report of the game {report.edition}, which is not known here")
    if report.kind != "other" and not report.option:
        raise BadReport("the report does not say which option is meant")
    return report


def faults(report: Report) -> list[str]:
    """What cannot be, in the first position on the way to the reported one that has such a thing."""
    game = GAMES[report.edition]
    if game.validate is None:
        return []
    try:
        tables = list(_way(report))
    except DAMAGE as error:
        return [f"the game cannot be played again: {error}"]
    for table in tables:
        found = game.validate(table.state)
        if found:
            return [f"after {len(table.journal)} answers: {fault}" for fault in found]
    return []


def position(report: Report) -> Table[Any]:
    """The table as it stood. Dice and cards are left to whoever looks."""
    if "state" not in report.save:
        raise BadReport("others held hidden cards: this report has a view, and no position to play on from")
    return api.load({**report.save, "dealer": {"kind": "manual"}})


def offered(report: Report) -> list[str]:
    """What the reporter's seat is offered in that position, by the rules of today."""
    table = position(report)
    waiting = table.waiting()
    seat = report.seat if report.seat in waiting else (waiting[0] if waiting else None)
    request = None if seat is None else table.pending(seat)
    if not isinstance(request, Choose):
        return []
    asides = [option.id for option in request.asides if option.refused is None]
    return [*(option.id for option in request.options), *asides]


def _way(report: Report) -> Any:
    """The game from its beginning where the journal holds it, else the position alone."""
    save = report.save
    if save.get("setup") is None or "journal" not in save:
        return [position(report)]
    past = {"edition": report.edition, "setup": save["setup"], "journal": save["journal"]}
    return (table.fork() for table in played_again(past))


# ---- a test


def test_source(report: Report, name: str) -> str:
    """A test that fails as long as what was reported is so. It reads the report beside it."""
    said = " ".join(report.said.split()) or "nothing was said"
    check = {
        "missing": "    assert report.option in reported.offered(report)",
        "forbidden": "    assert report.option not in reported.offered(report)",
        "other": f"    pytest.fail({json.dumps('say here what should hold: ' + said[:200])})",
    }[report.kind]
    needs = "\nimport pytest\n" if report.kind == "other" else ""
    return f'''"""Reported from a table: {_plain(said)[:88]}"""

from __future__ import annotations

from pathlib import Path
{needs}
from tamalir.host import reported

REPORT = Path(__file__).with_name("{name}.json")


def test_{name}() -> None:
    report = reported.read(REPORT.read_bytes())
    assert reported.faults(report) == []
{check}
'''


def test_name(words: str) -> str:
    """What a test about this is called."""
    found = re.findall(r"[a-z0-9]+", words.lower())[:6]
    return "_".join(found)[:48] or "reported"


def _plain(text: str) -> str:
    """Harmless inside a docstring."""
    return text.replace("\\", "/").replace('"', "'")


def packed(table: Table[Any], **more: Any) -> Mapping[str, Any]:
    """A report as the page packs it, of a table that is here."""
    return {"format": FORMAT, "version": 1, "edition": table.edition.id, "save": table.save(), **more}

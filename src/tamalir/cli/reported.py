"""`tamalir report-to-test`: a report from a table becomes a test that fails until it is mended."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from tamalir.host import reported
from tamalir.host.reported import Report


def report_to_test(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What 'Report a fault' has saved.")],
    out: Annotated[
        Path, typer.Option("--out", metavar="FOLDER", help="Where the test and the report go.")
    ] = Path("tests/reports"),
    name: Annotated[
        str | None, typer.Option("--name", metavar="NAME", help="Of the test; else from the report's words.")
    ] = None,
) -> None:
    """Write a failing test from a report, with the report beside it."""
    report = reported.read(file.read_bytes())
    test, _ = write_test(report, out, name)
    typer.echo(str(test))
    for fault in reported.faults(report):
        typer.echo(f"the position cannot be: {fault}")
    if report.kind == "other":
        typer.echo("say in the test what should hold")


def write_test(report: Report, folder: Path, name: str | None = None) -> tuple[Path, Path]:
    """The test and the report that it reads; nothing that is there already is overwritten."""
    if "state" in report.save:
        reported.position(report)  # a report that cannot be opened makes no test
    name = reported.test_name(name or report.said or report.kind)
    folder.mkdir(parents=True, exist_ok=True)
    number, stem = 1, name
    while (folder / f"test_{stem}.py").exists() or (folder / f"{stem}.json").exists():
        number += 1
        stem = f"{name}_{number}"
    test, data = folder / f"test_{stem}.py", folder / f"{stem}.json"
    data.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1))
    test.write_text(reported.test_source(report, stem), encoding="utf-8")
    return test, data

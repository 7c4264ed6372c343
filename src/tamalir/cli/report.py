"""`tamalir report`: what many games show, as one page, as Markdown or as JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tamalir.cli import output
from tamalir.language import speaker


def report(
    results: Annotated[Path, typer.Argument(metavar="RESULTS", help="A folder written by simulate.")],
    other: Annotated[
        Path | None, typer.Argument(metavar="[OTHER]", help="A second one, to be compared with the first.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="The page; otherwise RESULTS/report.html.")
    ] = None,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="Write Markdown to the terminal.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Write the numbers as JSON.")] = False,
    lang: Annotated[
        str, typer.Option("--lang", metavar="LANG", help="en, pl or ru; the page has all three.")
    ] = "en",
) -> None:
    """Show what the games of a run have in common, or how two runs differ.

    The page is one file without anything from elsewhere: it can be mailed or put on a server as it is.
    """
    from tamalir.lab import Store, summary
    from tamalir.lab.scribe import markdown, words_of
    from tamalir.lab.sections import sections

    speaker(lang)  # an unknown language is refused first
    store = Store.open(results)
    words = words_of(lang, store.plan.packs)
    found = summary(store)
    second = None if other is None else Store.open(other)
    if as_json or as_markdown:
        from tamalir.lab.compare import compare, compared

        differences = None if second is None else compare(store, second)
        if as_json:
            output.print_json(found if differences is None else {"first": found, "differences": differences})
            return
        parts = sections(found, words)
        if differences is not None:
            parts = [*compared(differences, words), *parts]
        typer.echo(markdown(words.say("lab-title", {"games": found["games"]}), parts))
        return
    from tamalir.lab.page import page

    target = out or results / "report.html"
    target.write_text(page(store, second, lang), encoding="utf-8")
    typer.echo(words.say("lab-page-written", {"file": str(target)}))

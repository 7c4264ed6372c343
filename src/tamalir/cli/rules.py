"""`tamalir rules`: search and show the rules, and count which of them have a test."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from tamalir import rulebook
from tamalir.cli import output
from tamalir.kernel.errors import Unknown
from tamalir.language import speaker
from tamalir.rulebook import coverage as counting
from tamalir.rulebook import places
from tamalir.rulebook.rule import EDITIONS, Rule

app = typer.Typer(
    rich_markup_mode=None,
    no_args_is_help=True,
    help="Search and show the rules, and count which of them have a test.",
    epilog="Example: tamalir rules show 2E-COMBAT-020",
)

Edition = Annotated[
    str | None, typer.Option("--edition", metavar="EDITION", help=f"Only one of {', '.join(EDITIONS)}.")
]
Lang = Annotated[str, typer.Option("--lang", metavar="LANG", help="Language of the words: en, pl or ru.")]
Json = Annotated[bool, typer.Option("--json", help="Write JSON.")]


@app.command(epilog="Example: tamalir rules search escape wound --edition second")
def search(
    words: Annotated[list[str], typer.Argument(metavar="WORDS", help="All of them must occur.")],
    edition: Edition = None,
    lang: Lang = "en",
    limit: Annotated[int, typer.Option("--limit", min=1, help="Show at most this many.")] = 20,
    as_json: Json = False,
) -> None:
    """Find rules by words.

    Rules with the words in the title come first.
    """
    found = rulebook.search(words, edition, lang)
    shown = found[:limit]
    if as_json:
        output.print_json([as_data(rule) for rule in shown])
        return
    screen, say = output.console(), speaker(lang).say
    for rule in shown:
        screen.print(_heading(rule, lang), soft_wrap=True)
        screen.print(Text(f"    {rule.text}"), soft_wrap=not screen.is_terminal)
    if len(found) > limit:
        screen.print(Text(say("rules-some", {"shown": limit, "n": len(found)}), style="dim"))
    elif not found:
        screen.print(Text(say("rules-none", {"words": " ".join(words)})))


@app.command(epilog="Example: tamalir rules show 2E-COMBAT-020 --json")
def show(
    rule_id: Annotated[str, typer.Argument(metavar="ID", help="The rule's id, such as 2E-COMBAT-020.")],
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Show one rule.

    With it come its sources, how a test shows it, and the readings that differ; in a checkout also the lines
    of code that name it and the tests that prove it.
    """
    rule = rulebook.find(rule_id, lang)
    checkout = counting.checkout()
    code = [] if checkout is None else places.code_of(rule.id, checkout)
    tests = [] if checkout is None else places.tests_of(rule.id, checkout)
    if as_json:
        found = {"code": code, "tests": tests}
        where = {name: None if checkout is None else [*map(str, lines)] for name, lines in found.items()}
        output.print_json(as_data(rule) | where)
        return
    screen = output.console()
    screen.print(_heading(rule, lang), soft_wrap=True)
    screen.print(Text(rule.text), soft_wrap=not screen.is_terminal)
    say = speaker(lang).say
    lines = {
        "kind": _kind(rule, lang),
        "check": rule.check,
        "readings": rule.differs,
        "term": rule.term,
        "sources": "; ".join(rule.sources),
    }
    for label, value in lines.items():
        if value:
            line = Text.assemble((f"{say(f'rules-{label}')}: ", "bold"), value)
            screen.print(line, soft_wrap=not screen.is_terminal)
    if checkout is None:
        screen.print(Text(say("rules-no-checkout"), style="dim"), soft_wrap=not screen.is_terminal)
        return
    for label, lines in (("code", code), ("tests", tests)):
        heading = Text.assemble((f"{say(f'rules-{label}')}:", "bold"))
        screen.print(heading if lines else heading.append(f" {say(f'rules-no-{label}')}", style="not bold"))
        for place in lines:
            screen.print(Text(f"    {place}"), soft_wrap=True)


@app.command(epilog="Example: tamalir rules coverage --edition second")
def coverage(
    edition: Edition = None,
    tests: Annotated[
        Path | None, typer.Option("--tests", help="The tests folder; by default the checkout's.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Count which rules have a test.

    A rule is tagged (a test names it), explained (no test can show it) or missing. A tagged rule is proven if
    its tests have noticed every fault that was made in its code (tests/proof.toml).
    """
    if edition is not None and edition not in EDITIONS:
        raise Unknown("edition", edition, EDITIONS)
    survey = counting.measure(tests or counting.checkout_tests())
    counts = [count for name, count in survey.editions.items() if edition in (None, name)]
    if as_json:
        output.print_json({count.edition: _as_count(count) for count in counts})
        return
    screen = output.console()
    for count in counts:
        screen.print(
            Text(
                f"{count.edition}: {count.total} rules, {len(count.tagged)} tagged, "
                f"{len(count.proven)} proven, {len(count.explained)} explained, {len(count.missing)} missing",
                style="bold",
            )
        )
        _print_missing_by_area(count)
    if survey.marks.at_run_time:
        number = len(survey.marks.at_run_time)
        screen.print(Text(f"{number} marks name their rules at run time; only a test run counts them"))


def as_data(rule: Rule) -> dict[str, Any]:
    """A rule as JSON: every field and the area."""
    data: dict[str, Any] = asdict(rule)
    data["sources"] = list(rule.sources)
    return {"id": data.pop("id"), "edition": data.pop("edition"), "area": rule.area, **data}


def _as_count(count: counting.Coverage) -> dict[str, Any]:
    return {
        "total": count.total,
        "tagged": len(count.tagged),
        "proven": len(count.proven),
        "explained": len(count.explained),
        "missing": list(count.missing),
    }


def _print_missing_by_area(count: counting.Coverage) -> None:
    if not count.missing:
        return
    table = output.table([("area", False), ("missing", True), ("rules", True)])
    missing, rules = _by_area(count.missing), _by_area((*count.tagged, *count.explained, *count.missing))
    for area, number in missing.items():
        table.add_row(area, str(number), str(rules[area]))
    output.console().print(table)


def _by_area(ids: tuple[str, ...]) -> dict[str, int]:
    """Area -> how many of these rules it has, in the order of the rulebook."""
    count: dict[str, int] = {}
    for rule_id in ids:
        area = rule_id.split("-")[1]
        count[area] = count.get(area, 0) + 1
    return count


def _heading(rule: Rule, lang: str) -> Text:
    heading = Text.assemble((rule.id, "bold cyan"), "  ", (rule.title, "bold"))
    if rule.fallback:
        heading.append(f"  [{rule.language}: {speaker(lang).say('rules-untranslated')}]", style="dim")
    return heading


def _kind(rule: Rule, lang: str) -> str:
    kind, _, variant = rule.kind.partition(":")
    say = speaker(lang).say
    said = say(f"rules-kind-{kind}")
    return f"{said}: {say(f'book-option-{variant}')}" if variant else said

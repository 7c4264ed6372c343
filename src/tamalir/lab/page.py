"""The report as one page that needs nothing else: three languages, light and dark, no script."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from importlib.resources import files

from tamalir.lab.charts import chart
from tamalir.lab.compare import compare, compared
from tamalir.lab.scribe import Section, words_of
from tamalir.lab.sections import sections
from tamalir.lab.store import Store
from tamalir.lab.summaries import summary
from tamalir.language import LANGUAGES, Speaker, speaker

OWN_NAMES = {"en": "English", "pl": "Polski", "ru": "Русский"}
BINS = 20
MOST_BESIDE, LETTERS_BESIDE = 7, 56
"""Columns of a table that fits beside a chart, and letters in its widest cells together."""


def page(store: Store, other: Store | None = None, lang: str = "en") -> str:
    """The whole page; `lang` is the language it opens in."""
    found = summary(store)
    lengths = _lengths(store)
    differences = None if other is None else compare(store, other)

    def told(words: Speaker) -> tuple[str, list[Section]]:
        parts = sections(found, words)
        for part in parts:
            if part.picture.get("kind") == "length":
                part.picture |= {
                    "rows": lengths, "turns": words.say("lab-turns"), "games": words.say("lab-games")
                }  # fmt: skip
            if part.picture.get("kind") == "pace":
                part.picture["turn"] = words.say("lab-turn")
        if differences is not None:
            parts = [*compared(differences, words), *parts]
        return words.say("lab-title", {"games": found["games"]}), parts

    return in_three_languages(told, lang, store.plan.packs)


def in_three_languages(
    told: Callable[[Speaker], tuple[str, list[Section]]], lang: str, packs: Sequence[str] = ()
) -> str:
    """A page whose language is chosen by its readers. `told(speaker)` gives the title and the sections."""
    articles: list[str] = []
    title = ""
    for each in LANGUAGES:
        words = words_of(each, packs)
        heading, parts = told(words)
        if each == lang:
            title = heading
        articles.append(_article(each, heading, parts, words))
    style = (files("tamalir.lab") / "report.css").read_text(encoding="utf-8")
    choices = "".join(_choice(each, each == lang) for each in LANGUAGES)
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f'<main>\n<fieldset class="languages"><legend>{_all_say("lab-language")}</legend>'
        f"{choices}</fieldset>\n"
        f"{''.join(articles)}</main>\n</body>\n</html>\n"
    )


def _all_say(key: str) -> str:
    return " · ".join(escape(speaker(each).say(key)) for each in LANGUAGES)


def _choice(lang: str, chosen: bool) -> str:
    checked = " checked" if chosen else ""
    radio = f'<input type="radio" name="lang" value="{lang}"{checked}>'
    return f'<label lang="{lang}">{radio}{OWN_NAMES[lang]}</label>'


def _article(lang: str, title: str, parts: Sequence[Section], words: Speaker) -> str:
    links = "".join(f'<li><a href="#{lang}-{p.key}">{escape(p.title)}</a></li>' for p in parts)
    body = "".join(_section(lang, part, words) for part in parts)
    return (
        f'<article lang="{lang}" class="in-{lang}">\n<h1>{escape(title)}</h1>\n'
        f'<nav><ul class="contents">{links}</ul></nav>\n{body}</article>\n'
    )


def _section(lang: str, part: Section, words: Speaker) -> str:
    comma = "." if lang == "en" else ","
    drawn = chart(part.picture, part.title, comma)
    figure = f"<figure>{_card(part.card)}{drawn}</figure>" if drawn or part.card else ""
    table = _table(part) if part.columns else ""
    if part.folded and table:
        count = words.say("lab-rows", {"n": len(part.rows)})
        table = f"<details><summary>{escape(count)}</summary>{table}</details>"
    says = f"<p>{escape(part.says)}</p>" if part.says else ""
    wide = "" if figure and _fits_beside(part) else " wide"
    return (
        f'<section id="{lang}-{part.key}">\n<h2>{escape(part.title)}</h2>\n{says}\n'
        f'<div class="shown{wide}">{figure}{table}</div>\n</section>\n'
    )


def _card(lines: Sequence[str]) -> str:
    """A card as it would lie on the table."""
    if not lines:
        return ""
    text = "".join(f"<p>{escape(line)}</p>" for line in lines[1:])
    return f'<div class="card"><h3>{escape(lines[0])}</h3>{text}</div>'


def _fits_beside(part: Section) -> bool:
    letters = sum(max(map(len, cells)) for cells in zip(*part.rows, strict=True))
    return len(part.columns) <= MOST_BESIDE and letters <= LETTERS_BESIDE


def _table(part: Section) -> str:
    head = "".join(
        f'<th scope="col"{_number(numbers)}>{escape(heading)}</th>' for heading, numbers in part.columns
    )
    rows: list[str] = []
    for row in part.rows:
        cells = "".join(
            f'<th scope="row"{_number(numbers)}>{escape(cell)}</th>'
            if n == 0
            else f"<td{_number(numbers)}>{escape(cell)}</td>"
            for n, (cell, (_, numbers)) in enumerate(zip(row, part.columns, strict=True))
        )
        rows.append(f"<tr>{cells}</tr>")
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(part.title)}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
    )


def _number(numbers: bool) -> str:
    return ' class="n"' if numbers else ""


def _lengths(store: Store) -> list[dict[str, float]]:
    """Games by their length, in bins of whole turns."""
    import polars as pl

    turns = (
        store.frame("games").select((pl.col("turns") / pl.col("players")).alias("t")).collect()["t"].to_list()
    )
    least, most = int(min(turns)), int(max(turns)) + 1
    width = max(1, -(-(most - least) // BINS))
    counts: dict[int, int] = {}
    for value in turns:
        at = least + int((value - least) // width) * width
        counts[at] = counts.get(at, 0) + 1
    return [{"from": at, "to": at + width, "games": n} for at, n in sorted(counts.items())]

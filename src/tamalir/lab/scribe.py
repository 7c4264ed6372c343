"""Headed tables, and whoever writes numbers and names into them in a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tamalir.language import Speaker
from tamalir.world.packs import read_pack


@dataclass(slots=True)
class Section:
    """A heading, a sentence, a picture perhaps, and a table."""

    key: str
    title: str
    says: str
    columns: list[tuple[str, bool]] = field(default_factory=list[tuple[str, bool]])
    """Heading, and whether numbers stand below it."""
    rows: list[list[str]] = field(default_factory=list[list[str]])
    picture: dict[str, Any] = field(default_factory=dict[str, Any])
    """Values for a chart, by its axes."""
    folded: bool = False
    """Long, and looked up rather than read."""
    card: list[str] = field(default_factory=list[str])
    """A card that is shown beside it: its name, then its lines."""


def words_of(lang: str, packs: Sequence[str] = ()) -> Speaker:
    """A speaker that knows the cards of a plan's packs by name, as long as they are where they were."""
    folders = [Path(spec.partition("#")[0]) for spec in packs]
    return Speaker(lang, packs=[read_pack(folder) for folder in folders if folder.is_dir()])


class Scribe:
    """Numbers and names in a language."""

    def __init__(self, words: Speaker, texts: str = "") -> None:
        """`texts` says whose words are preferred where a game has its own: `lab-<texts>-level`."""
        self.words = words
        self.texts = texts
        self.comma = "." if words.lang == "en" else ","

    def say(self, key: str, **args: Any) -> str:
        return self.words.say(self._key(key), args)

    def _key(self, key: str) -> str:
        own = f"lab-{self.texts}-{key}"
        return own if self.texts and self.words.knows(own) else f"lab-{key}"

    def has(self, key: str) -> bool:
        """Whether there are words for it."""
        return self.words.knows(self._key(key))

    def name(self, id: str | None) -> str:
        """The name of a card, hero or town; of a stranger's card its id, if it came without texts."""
        if id is None:
            return "–"
        return self.words.name(id) if self.words.knows(f"name-{id}") else id

    def word(self, kind: str, id: str | None) -> str:
        """One of our own words, such as a colour or a reason; else the name of what it stands for."""
        key = self._key(f"{kind}-{id or 'none'}")
        return self.words.say(key) if self.words.knows(key) else self.name(id)

    def column(self, name: str) -> str:
        """What a column is called; one that has no words is shown as it is."""
        key = self._key(name)
        return self.words.say(key) if self.words.knows(key) else name

    def option(self, name: str) -> str:
        key = f"book-option-{name}"
        return self.words.say(key) if self.words.knows(key) else name

    def plan_word(self, name: str) -> str:
        """A field of a plan."""
        key = f"lab-plan-{name}"
        return self.words.say(key) if self.words.knows(key) else name

    def player(self, name: str) -> str:
        key = f"book-bot-{name}"
        return self.words.say(key) if self.words.knows(key) else name

    def number(self, value: float | None, digits: int = 1) -> str:
        if value is None:
            return "–"
        return f"{value:.{digits}f}".replace(".", self.comma).replace("-", "−")

    def percent(self, share: float, digits: int = 1) -> str:
        sign = "%" if self.words.lang == "en" else " %"
        return f"{self.number(100 * share, digits)}{sign}"

    def signed(self, value: float, digits: int = 1) -> str:
        return ("+" if value > 0 else "") + self.number(value, digits)

    def interval(self, found: Mapping[str, Any]) -> str:
        return f"{self.number(100 * found['low'])}–{self.percent(found['high'])}"

    def share(self, found: Mapping[str, Any]) -> list[str]:
        return [self.percent(found["share"]), self.interval(found)]

    def brief(self, found: Mapping[str, Any]) -> str:
        """A share with its interval in one cell."""
        if not found["of"]:
            return "–"
        low, high = (self.number(100 * found[end], 0) for end in ("low", "high"))
        return f"{self.percent(found['share'])} ({low}–{high})"


def markdown(title: str, parts: Sequence[Section]) -> str:
    """Headed tables as Markdown."""
    lines = [f"# {title}", ""]
    for part in parts:
        lines += [f"## {part.title}", "", part.says, ""]
        if part.card:
            lines += [f"> **{part.card[0]}**", *(f"> {line}" for line in part.card[1:]), ""]
        if part.columns:
            lines.append("| " + " | ".join(heading or " " for heading, _ in part.columns) + " |")
            lines.append("|" + "|".join("---:" if numbers else "---" for _, numbers in part.columns) + "|")
            lines += ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in part.rows]
            lines.append("")
    return "\n".join(lines)

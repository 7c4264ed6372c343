"""Odds in sentences: what a number is, what is at stake, what a plan comes to. From the JSON of an advice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tamalir.language.speaker import Speaker

Told = Mapping[str, Any]


def row_told(words: Speaker, row: Told) -> str:
    """The chances of an option, each by its name, that which tells most of it first.

    Where nothing but the chance to win was looked at, nothing else is claimed.
    """
    names = ["win"] if row["error"] >= 1.0 else ["win", "away", "loss"]
    names.sort(key=lambda name: name != row["shows"])
    said = [words.say(f"odds-says-{name}", {"percent": percent(row[name])}) for name in names]
    told = words.listed(said)
    return told if row["exact"] else words.say("odds-says-about", {"odds": told})


def sentences(words: Speaker, advice: Told) -> list[str]:
    """What is at stake, then plans that are more than one option."""
    stakes = [words.say(f"stake-{stake['key']}", stake["args"]) for stake in advice["stakes"]]
    plans = [
        words.say("odds-plan", {"plan": words.say(f"plan-{name}"), "odds": row_told(words, row)})
        for name, row in advice["courses"].items()
    ]
    return [*plans, *stakes]


def odds_lines(words: Speaker, advice: Told, deed: Callable[[str], str]) -> list[str]:
    """All of it, a line each; `deed` says what an option does."""
    lines: list[str] = []
    if advice["aim"] is not None:
        others = [name for name in advice["aims"] if name != advice["aim"]]
        said = [f"{name} ({words.say(f'odds-aim-{name}')})" for name in others]
        aim = words.say(f"odds-aim-{advice['aim']}")
        lines.append(words.say("odds-title", {"aim": aim, "others": words.listed(said)}))
    for option, row in advice["options"].items():
        if "win" in row:
            facts = {"deed": deed(option).rstrip("."), "odds": row_told(words, row), "best": row["best"]}
            lines.append(words.say("odds-option", facts))
    return [*lines, *sentences(words, advice)]


def percent(chance: float) -> str:
    """As people read it: whole numbers, but nothing possible is told as 0 or 100."""
    if 0.0 < chance < 0.005:
        return "<1"
    if 0.995 <= chance < 1.0:
        return ">99"
    return str(round(100 * chance))

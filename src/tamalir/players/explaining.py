"""A bot's thought in a language: the plan in a sentence, then what else was weighed, with numbers."""

from __future__ import annotations

from tamalir.language import Speaker, speaker
from tamalir.players.thoughts import Thought

MOST = 4
"""Alternatives that are worth telling."""

FACTS = ("win", "loss", "away", "wounds", "reach", "hit", "hold")
CHANCES = ("win", "loss", "away", "reach", "hit", "hold")


def spoken_thought(thought: Thought, lang: str) -> str:
    """The last decision in a few lines. Only public facts go in: the View had nothing else."""
    words = speaker(lang)
    lines = [_plan(words, thought)]
    order = sorted(thought.scores, key=lambda id: -thought.scores[id])
    for id in order[:MOST]:
        said = words.deed(id, thought.options.get(id, {}))
        numbers = _numbers(words, thought, id)
        key = "bot-chosen" if id == thought.chosen else "bot-weighed"
        lines.append(words.say(key, {"deed": said, "numbers": numbers}))
    return "\n".join(lines)


def _plan(words: Speaker, thought: Thought) -> str:
    args = dict(thought.plan_args)
    for name in ("what", "foe"):
        if name in args:
            args[f"{name}_id"] = args[name]
    return words.say(f"bot-plan-{thought.plan}", args)


def _numbers(words: Speaker, thought: Thought, id: str) -> str:
    facts = thought.facts.get(id, {})
    parts: list[str] = []
    for name in FACTS:
        if name in facts:
            n = round(100 * facts[name]) if name in CHANCES else _written(words, facts[name], 1)
            parts.append(words.say(f"bot-fact-{name}", {"n": n}))
    if not parts:
        parts = [words.say("bot-fact-score", {"n": _written(words, thought.scores[id], 2)})]
    return words.listed(parts)


def _written(words: Speaker, value: float, digits: int) -> str:
    """With the comma or the point of the language."""
    return str(round(value, digits)).replace(".", "." if words.lang == "en" else ",")

"""Lifting saved games of earlier schemas to that of today."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tamalir.world.words import Until


def typed_uses(state: dict[str, Any]) -> dict[str, Any]:
    """1 to 2: a use was noted as a text, such as `0:black-dagger#1 magic 2`."""
    heroes = [{**hero, "used": _notes(hero["used"], {})} for hero in state["heroes"]]
    lifted = {**state, "heroes": heroes}
    fight = state["fight"]
    if fight is not None:
        now = {f"round {fight['round']}": Until.ROUND, f"{fight['stage']} {fight['round']}": Until.PHASE}
        used = _notes(fight["used"], {**now, "": Until.BATTLE, "limited": Until.BATTLE})
        lifted["fight"] = {**fight, "used": used}
    for moment, until in (("check", Until.ROLL), ("blow", Until.BLOW)):
        now = state[moment]
        if now is not None:
            used = [_note(now["seat"], use, until) for use in now["used"]]
            lifted[moment] = {**now, "used": used}
    return lifted


def _notes(texts: list[str], until: Mapping[str, Until]) -> list[dict[str, Any]]:
    """What still counts: notes of former rounds and phases, kept by their numbers, do not."""
    known = {"limited": Until.TURN, "step": Until.STEP, **until}
    found: list[dict[str, Any]] = []
    for text in texts:
        mine, _, rest = text.partition(" ")
        if rest in known:
            seat, _, use = mine.partition(":")
            found.append(_note(int(seat), use, known[rest]))
    return found


def _note(seat: int, use: str, until: Until) -> dict[str, Any]:
    card, _, n = use.partition("#")
    return {"seat": seat, "card": card, "ability": int(n or 0), "until": until.value}


def one_word_for_one_thing(state: dict[str, Any]) -> dict[str, Any]:
    """2 to 3: a hero's id and hex, and the active seat, have the names that the other games use. No outcome
    yet, and no window, was an empty text."""
    lifted = {name: value for name, value in state.items() if name != "turn"}
    lifted["window"] = state["window"] or None
    if state["fight"] is not None:
        lifted["fight"] = {**state["fight"], "outcome": state["fight"]["outcome"] or None}
    renamed = {"card": "id", "place": "hex"}
    heroes = [{renamed.get(name, name): value for name, value in hero.items()} for hero in state["heroes"]]
    return {**lifted, "heroes": heroes, "active": state["turn"]}


def long_questions(state: dict[str, Any]) -> dict[str, Any]:
    """3 to 4: games of before go on with a question for each step, so that their answers mean what they
    meant."""
    return {**state, "options": {**state["options"], "decide-each-step": True}}


def doom_as_printed(state: dict[str, Any]) -> dict[str, Any]:
    """4 to 5: nobody had agreed on a slower doom before there was one."""
    return {**state, "options": {**state["options"], "slower-doom": False}}


MIGRATIONS: tuple[Callable[[dict[str, Any]], dict[str, Any]], ...] = (
    typed_uses,
    one_word_for_one_thing,
    long_questions,
    doom_as_printed,
)
"""`MIGRATIONS[n - 1]` lifts a saved state of schema n to n + 1."""

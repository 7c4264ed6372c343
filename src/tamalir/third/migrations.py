"""Lifting saved games of earlier schemas to that of today."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tamalir.world.words import Until


def typed_uses(homes: Callable[[], Mapping[str, str]], state: dict[str, Any]) -> dict[str, Any]:
    """1 to 2: the names of used abilities stood in one list for each limit. `homes` tells the cards."""
    cards = homes()
    heroes: list[dict[str, Any]] = []
    for seat, hero in enumerate(state["heroes"]):
        lifted = {name: value for name, value in hero.items() if name != "used_up"}
        home = {**cards, "gift": hero["id"], "envelope": hero["id"]}
        lifted["used"] = [
            *_notes(seat, hero["used"], Until.TURN, home),
            *_notes(seat, hero["used_up"], Until.GAME, home),
        ]
        heroes.append(lifted)
    fight = state["fight"]
    if fight is not None:
        fight = {**fight, "sides": [_side(side, cards) for side in fight["sides"]]}
    return {**state, "heroes": heroes, "fight": fight}


def bonuses_of_cards(state: dict[str, Any]) -> dict[str, Any]:
    """2 to 3: a bonus trophy names the card after which it comes. What lay here between two steps belonged to
    none any more."""
    return {**state, "bonus": []}


def _side(side: dict[str, Any], cards: Mapping[str, str]) -> dict[str, Any]:
    lifted = {name: value for name, value in side.items() if name != "used_in_combat"}
    lifted["used"] = [
        *_notes(side["seat"], side["used"], Until.ROUND, cards),
        *_notes(side["seat"], side["used_in_combat"], Until.COMBAT, cards),
    ]
    return lifted


def _notes(seat: int, names: list[str], until: Until, cards: Mapping[str, str]) -> list[dict[str, Any]]:
    return [
        {"seat": seat, "card": cards.get(name, ""), "ability": name, "until": until.value} for name in names
    ]

"""Old saves are lifted step by step by small pure functions."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest

from tamalir.kernel import DamagedSave, Edition, Fast, Rule, Setup, State, Table, choose, offer, rule, saves
from tamalir.kernel.edition import no_reason
from tamalir.kernel.saves import load, parts, save


@dataclass
class Purse(State):
    """Schema 3. Schema 1 had `gold` as a text; schema 2 had `gold` as a number and no `silver`."""

    coins: dict[str, int]
    turn: int = 0


@rule
def earn(state: Purse) -> Rule[None]:
    state.coins[(yield from choose(0, "earn", [offer("gold"), offer("silver")]))] += 1
    state.turn += 1


def number_for_text(state: dict[str, Any]) -> dict[str, Any]:
    return {**state, "gold": int(state["gold"])}


def purse_for_gold(state: dict[str, Any]) -> dict[str, Any]:
    rest = {name: value for name, value in state.items() if name != "gold"}
    return {**rest, "coins": {"gold": state["gold"], "silver": 0}}


PURSE: Edition[Purse] = Edition(
    id="purse",
    state=Purse,
    begin=lambda setup: Purse({"gold": 0, "silver": 0}),
    given=lambda setup: {},
    step=lambda state: earn(state) if state.turn < 20 else None,
    why=no_reason,
    turn_rule="PURSE-001",
    schema=3,
    migrations=(number_for_text, purse_for_gold),
)


def of_schema(schema: int, **state: Any) -> str:
    game = Table(PURSE, PURSE.begin(Setup(1)), Fast(1), setup=Setup(1))
    data = parts(game, "0")
    data["state"] = {"result": None, "turn": 4, **state}
    return json.dumps({**data, "edition_schema": schema, "journal": [[0, "gold"]], "rest": 0})


@pytest.mark.parametrize(
    ("schema", "state"),
    [(1, {"gold": "7"}), (2, {"gold": 7}), (3, {"coins": {"gold": 7, "silver": 0}})],
)
def test_a_save_of_every_schema_loads_and_the_answers_since_are_followed(
    schema: int, state: dict[str, Any]
) -> None:
    game = load(of_schema(schema, **state), {"purse": PURSE})

    assert game.state.coins == {"gold": 8, "silver": 0}
    assert game.state.turn == 5
    assert game.notes == []
    assert save(game, "1")["edition_schema"] == 3, "it is saved in the newest form"


def test_a_save_that_cannot_be_lifted_is_damaged() -> None:
    with pytest.raises(DamagedSave, match="ValueError: invalid literal"):
        load(of_schema(1, gold="much"), {"purse": PURSE})
    with pytest.raises(DamagedSave, match="KeyError: 'gold'"):
        load(of_schema(2), {"purse": PURSE})


def test_a_lifted_save_has_events_only_from_its_rest_point_if_its_past_is_another() -> None:
    """The old game gave more gold than the journal can give today: what is shown stays honest."""
    data = json.loads(of_schema(2, gold=7))
    data.update(rest=1, told=3)
    game = load(data, {"purse": PURSE})

    assert game.events() == []
    assert game.events_told() == 3
    assert "the rules have changed since this game began" in game.notes[0]


def test_the_envelope_is_lifted_before_anything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    def renamed(envelope: dict[str, Any]) -> dict[str, Any]:
        return {**envelope, "schema": 2, "game": envelope["name"]}

    old = json.loads(of_schema(3, coins={"gold": 1, "silver": 1}))
    old["name"] = old.pop("game")
    monkeypatch.setattr(saves, "SCHEMA", 2)
    monkeypatch.setattr(saves, "MIGRATIONS", (renamed,))

    assert load(old, {"purse": PURSE}).state.coins == {"gold": 2, "silver": 1}
    del old["name"]
    with pytest.raises(DamagedSave, match="KeyError: 'name'"):
        load(old, {"purse": PURSE})

"""Every option of a fight names the tokens it is about, so that a page can offer them by hand."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tamalir
from tests.third.scenes import answer, fight, pending

DEEDS = ("spend", "flip", "recast", "double", "surge", "special", "block", "answer", "token", "copy")


def told(table: Any, *names: str) -> dict[str, list[object]]:
    return {option.id: [option.args.get(name) for name in names] for option in pending(table).options}


@pytest.mark.rule("3E-DAMAGE-006")
def test_an_attack_names_the_tokens_it_spends():
    table = fight("physical-2/shield physical/surge magical/dash", "dash")
    assert told(table, "tokens", "amount") == {
        "spend:h1+h2": ["h1+h2", 3],
        "spend:h2": ["h2", 1],
        "spend:h1": ["h1", 2],
        "spend:h3": ["h3", 1],
        "pass": [None, None],
    }


@pytest.mark.rule("3E-AGILITY-001")
@pytest.mark.rule("3E-DOUBLE-001")
def test_agility_and_doubles_name_the_token_they_turn():
    table = fight("agility/dash shield/dash double/surge", "dash/enemy")
    found = told(table, "tokens", "target")
    assert found["flip:h1:h2"] == ["h1", "h2"]
    assert found["recast:h1:e1"] == ["h1", "e1"]
    assert found["double:h3:h2"] == ["h3", "h2"]


@pytest.mark.rule("3E-SHIELD-001")
def test_shields_are_named_in_the_answer_to_a_hit():
    table = fight("shield/dash shield-2/surge", "enemy-3/dash*", casts=[["shield", "shield-2", "enemy-3"]])
    answer(table, "pass")
    answer(table, "spend:e1")
    assert pending(table).key == "fight.block"
    assert told(table, "tokens", "value")["block:h1+h2"] == ["h1+h2", 3]


@pytest.mark.rule("3E-SHIELD-001")
def test_figures_tell_how_much_can_be_blocked_and_which_tokens_are_alike():
    table = fight("shield/dash shield/dash physical/surge", "enemy/dash shield-2/dash double/surge")
    hero, foe = table.view(0).figures.fight.sides
    assert [side.shields for side in (hero, foe)] == [2, 2]
    assert [token.alike for token in hero.pool] == ["h1", "h1", "h3"]


@pytest.mark.parametrize("scene", ["dreadbringer", "sorceress", "margath", "challenge"])
def test_in_any_fight_tokens_lie_where_options_say(scene: str):
    for seed in range(3):
        table: Any = tamalir.new("third", scene=scene, seed=seed)
        dice = random.Random(seed)
        for _ in range(60):
            if table.request is None:
                break
            request = pending(table)
            sides = table.state.fight.sides
            lying = {token.id for side in sides for token in (*side.pool, *side.spent)}
            for option in request.options:
                named = [*str(option.args.get("tokens", "")).split("+"), str(option.args.get("target", ""))]
                about = {token for token in named if token}
                assert about <= lying
                if option.verb in DEEDS and not option.id.startswith("special:"):
                    assert about, option.id
            table.answer(dice.choice(request.options).id)

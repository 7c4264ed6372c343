"""What the enemy will do next is shown before it does it, and it does just that."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tamalir.bonds.choices import driven
from tamalir.bonds.edition import EDITION, fights
from tamalir.bonds.next_step import NextStep, next_step
from tamalir.kernel import Setup
from tamalir.language.bonds.catalogue import catalogue
from tamalir.language.bonds.narrator import BondsNarrator
from tamalir.language.speaker import Speaker
from tests.bonds.scenes import board, fight
from tests.third.scenes import enemy, pending
from tests.third.test_properties import new
from tests.third.test_tokens import surge

BOLT = surge("bolt", "damage", kind="enemy", amount=3) | {"cost": {"surge": 2}}
BITE = {"id": "bite", "when": "agility", "cost": {"agility": 1}, "do": "damage", "kind": "enemy", "amount": 1}


@pytest.mark.rule("UB-BOARD-007", "UB-BOARD-009", "UB-BOARD-011")
@pytest.mark.parametrize(
    ("cast", "trait", "step"),
    [
        ("enemy-2 enemy", "warrior", NextStep("damage", "enemy", ["e1", "e2"], 4)),
        ("charge enemy", "savage", NextStep("damage", "charge", ["e1"], 1)),
        ("double enemy-2 enemy", "warrior", NextStep("double", "double", ["e2"], target="e1")),
        ("double dash", "warrior", NextStep("pass")),
        ("surge-2 enemy", "mystic", NextStep("ability", "surge", ["e1"], ability="bolt")),
        ("surge dash", "mystic", NextStep("pass")),
        ("tactics enemy-2", "mystic", NextStep("copy", "tactics", ["e1"], 2, target="e2")),
        ("tactics surge-2", "trickster", NextStep("ability", "tactics", ["e1"], ability="bolt", target="e2")),
        ("agility dash/enemy", "warrior", NextStep("flip", "agility", ["e1"], target="e2")),
        ("agility enemy", "warrior", NextStep("recast", "agility", ["e1"], target="h1")),
        ("shield dash", "savage", NextStep("pass")),
    ],
)
def test_the_next_step_of_a_board(cast: str, trait: str, step: NextStep):
    table = fight("physical-2* magical*", cast, trait, enemy_abilities=[BOLT])

    assert board(table).next == step


@pytest.mark.rule("UB-AGILITY-002")
def test_a_card_that_speaks_of_agility():
    table = fight("physical*", "agility dash/enemy", "warrior", enemy_abilities=[BITE])

    assert board(table).next == NextStep("ability", "agility", ["e1"], ability="bite")


KEYS = {
    "fight-attack": "damage", "fight-stacked": "double", "fight-ability": "ability", "fight-copied": "copy",
    "fight-agility": "agility", "fight-passed": "pass",
}  # fmt: skip


@pytest.mark.parametrize("scene", [s for s, seats in fights().items() if seats == 1])
def test_what_is_foretold_is_what_happens(scene: str):
    """The hero passes at once, so nothing comes between; over many casts of the printed enemies."""
    kinds: set[str] = set()
    for seed in range(25):
        table = new(EDITION, scene, seed)
        while table.request is not None:
            asked = pending(table)
            if asked.key != "fight.action":
                table.answer(asked.options[-1].id)
                continue
            foe = enemy(table)
            assert driven(table.state, foe)
            step, began = next_step(table.state, foe), table.events_told()
            table.answer("pass")
            told = [e for e in table.events(began) if e["key"] in KEYS]
            theirs = [cast("Any", e) for e in told if cast("Any", e["facts"])["who"] == foe.who]
            if foe.passed and not theirs:
                continue
            kinds.add(step.do)
            done, facts = KEYS[theirs[0]["key"]], theirs[0]["facts"]
            assert done == ("agility" if step.do in ("flip", "recast") else step.do)
            if done == "damage":
                assert facts["amount"] == step.amount
            if done == "ability":
                assert facts["ability"] == step.ability
            if done in ("damage", "copy"):
                assert facts.get("token", facts.get("tokens")) == "+".join(step.tokens)
            break
    assert len(kinds) > 1


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_it_is_told_below_the_board(lang: str):
    narrator = BondsNarrator(Speaker(lang, strict=True), catalogue(Setup(1)))
    lines: set[str] = set()
    for seed in range(12):
        table = new(EDITION, "warlock", seed)
        while table.request is not None and pending(table).key != "fight.action":
            table.answer(pending(table).options[-1].id)
        if table.request is not None:
            lines.add(narrator.picture(table.view(0))[-1].strip())
    assert len(lines) > 3
    assert not any("{" in line or "None" in line for line in lines)

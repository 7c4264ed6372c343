"""Effects: what cards do, as data that is checked before any game begins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any

import pytest

from tamalir.kernel import Misfit, Rule, decode, encode, rule
from tamalir.world.effects import Effect, Vocabulary
from tamalir.world.packs import PackError, read_pack
from tests.world.test_packs import written


class Kind(StrEnum):
    MAGIC = "magic"
    MELEE = "melee"


@dataclass(slots=True)
class Use:
    """A toy context: notes what was done."""

    done: list[str] = field(default_factory=list[str])
    tired: bool = False


VERBS: Vocabulary[Use] = Vocabulary("toy")


@VERBS.verb(
    "attack",
    when=("before-combat", "combat"),
    can=lambda use, effect: "TOY-TIRED-001" if use.tired else None,
)
@rule
def attack(use: Use, kind: Kind, wounds: int | None = None) -> Rule[str]:
    use.done.append(f"{kind!r} {wounds}")
    return "attacked"
    yield


@VERBS.verb("rest", when=("always",))
def rest(use: Use) -> None:
    """Asks nobody anything, and so is a plain function."""
    use.tired = False


@VERBS.verb("each", when=("combat", "always"))
@rule
def each(use: Use, effects: tuple[Effect, ...], last: Effect | None = None, times: int = 1) -> Rule[None]:
    for effect in (*effects, *([last] if last else [])):
        for _ in range(times):
            yield from VERBS.carry_out(use, effect)


VERBS.standing("bonus", to=Kind, amount=int)


def effect(**data: Any) -> Effect:
    return decode(Effect, data, path="card.effects[0]")


def checked(**data: Any) -> Effect:
    found = effect(**data)
    VERBS.must_fit(found, "card.effects[0]")
    return found


def carried_out(use: Use, what: Effect) -> object:
    running = iter(VERBS.carry_out(use, what))
    with pytest.raises(StopIteration) as done:
        next(running)
    return done.value.value


def test_the_arguments_of_a_verb_stand_beside_the_rest() -> None:
    found = checked(
        do="attack",
        when="combat",
        kind="magic",
        wounds=2,
        cost={"exhaustion": 1},
        given={"terrain": "hills"},
        limit="turn",
    )

    assert found == Effect(
        "attack", "combat", {"exhaustion": 1}, {"terrain": "hills"}, "turn", {"kind": "magic", "wounds": 2}
    )
    assert checked(do="bonus", to="melee", amount=1).when == "always"


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ({}, r"card.effects\[0\].do: None is not a text"),
        ({"do": 3}, r"card.effects\[0\].do: 3 is not a text"),
        ({"do": "bonus", "when": 3}, r"card.effects\[0\].when: 3 is not a text"),
        ({"do": "bonus", "cost": 1}, r"card.effects\[0\].cost: 1 is not a table"),
        ({"do": "bonus", "cost": {"gold": "x"}}, r"card.effects\[0\].cost.gold: 'x' is not a whole number"),
        ({"do": "bonus", "given": {"x": []}}, r"card.effects\[0\].given.x: \[\] is none of"),
        ({"do": "bonus", "limit": 1}, r"card.effects\[0\].limit: 1 is not a text"),
        ({"do": "atack"}, r"effects\[0\].do: unknown verb 'atack'; known: attack, bonus, each, rest"),
        (
            {"do": "attack", "kind": "magic"},
            r"effects\[0\].when: attack is used before-combat, combat; not alw",
        ),
        ({"do": "attack", "when": "combat"}, r"effects\[0\].kind: attack needs it"),
        ({"do": "attack", "when": "combat", "kind": "ice"}, r"\.kind: 'ice' is not one of magic, melee"),
        ({"do": "attack", "when": "combat", "kind": "magic", "wounds": "2"}, r"\.wounds: '2' is not a whole"),
        (
            {"do": "attack", "when": "combat", "sort": "x"},
            r"\.sort: attack has no such argument; known: kind, w",
        ),
        ({"do": "bonus", "amount": 1}, r"\.to: bonus needs it"),
        ({"do": "bonus", "to": "magic", "amount": "1"}, r"\.amount: '1' is not a whole number"),
        ({"do": "each", "effects": [{"do": "no"}]}, r"effects\[0\].effects\[0\].do: unknown verb 'no'"),
        ({"do": "each", "effects": [{"do": "bonus"}]}, r"effects\[0\].effects\[0\].amount: bonus needs it"),
        (
            {"do": "each", "effects": [{"do": "bonus", "cost": 1}]},
            r"effects\[0\].effects\[0\].cost: 1 is not",
        ),
        (
            {"do": "each", "effects": [{"do": "bonus"}, {}]},
            r"effects\[0\].effects\[1\].do: None is not a text",
        ),
        ({"do": "each", "effects": [], "last": {"do": "no"}}, r"effects\[0\].last.do: unknown verb 'no'"),
        (
            {"do": "each", "effects": [], "times": [{"do": "bonus"}]},
            r"\.times: each has no use for effects here",
        ),
        (
            {"do": "each", "effects": [], "times": {"do": "bonus"}},
            r"\.times: each has no use for effects here",
        ),
        ({"do": "each", "effects": {"do": "bonus"}}, r"\.effects: each has no use for effects here"),
    ],
)
def test_whatever_is_wrong_names_its_place(data: dict[str, Any], complaint: str) -> None:
    with pytest.raises(Misfit, match=complaint):
        checked(**data)


def test_carrying_out_gives_the_verb_values_and_not_words() -> None:
    use = Use()

    assert carried_out(use, checked(do="attack", when="combat", kind="magic", wounds=2)) == "attacked"
    assert use.done == ["<Kind.MAGIC: 'magic'> 2"]


def test_effects_inside_effects_are_carried_out_by_their_verb() -> None:
    inner = {"do": "attack", "when": "combat", "kind": "melee"}
    nested = checked(do="each", effects=[inner, {"do": "each", "effects": [inner]}], last=inner, times=1)
    use = Use()

    carried_out(use, nested)

    assert use.done == ["<Kind.MELEE: 'melee'> None"] * 3
    assert [found.do for found in nested.within()] == ["each", "attack", "each", "attack", "attack"]


def test_a_use_that_is_pointless_now_is_refused_by_a_rule() -> None:
    shot = checked(do="attack", when="combat", kind="magic")

    assert VERBS.refused(Use(), shot) is None
    assert VERBS.refused(Use(tired=True), shot) == "TOY-TIRED-001"
    assert VERBS.refused(Use(tired=True), checked(do="bonus", to="magic", amount=1)) is None


def test_nobody_carries_out_a_standing_effect() -> None:
    with pytest.raises(TypeError, match="bonus is a standing effect"):
        next(iter(VERBS.carry_out(Use(), checked(do="bonus", to="magic", amount=1))))


def test_a_verb_that_asks_nobody_is_a_plain_function() -> None:
    use = Use(tired=True)

    assert carried_out(use, checked(do="rest")) is None
    assert not use.tired


def test_a_verb_stands_once() -> None:
    again: Callable[..., Any] = VERBS.verb("attack", when=("combat",))

    with pytest.raises(ValueError, match="the verb attack of toy stands twice"):
        again(attack)
    with pytest.raises(ValueError, match="the verb bonus of toy stands twice"):
        VERBS.standing("bonus")


def test_an_argument_may_not_bear_the_name_of_a_field_of_every_effect() -> None:
    def clumsy(use: Use, cost: int) -> None: ...

    with pytest.raises(ValueError, match="clumsy cannot have an argument cost"):
        Vocabulary[Use]("toy").verb("clumsy", when=("always",))(clumsy)
    with pytest.raises(ValueError, match="bad cannot have an argument limit"):
        Vocabulary[Use]("toy").standing("bad", limit=int)


@pytest.mark.parametrize("word", ["when", "cost", "given", "limit"])
def test_words_of_the_form_are_not_taken_for_arguments(word: str) -> None:
    assert (
        word not in effect(do="attack", kind="magic", **{word: {} if word in ("cost", "given") else "x"}).args
    )


def test_an_effect_belongs_to_a_card_and_not_into_a_state() -> None:
    """Its form in files is not the form of its fields; a state keeps the card's id instead."""
    with pytest.raises(Misfit, match="a state cannot hold Effect"):
        encode(effect(do="attack"))


@dataclass(slots=True, frozen=True)
class Card:
    id: str
    effects: tuple[Effect, ...] = ()


def test_a_card_file_with_effects(tmp_path: Path) -> None:
    pack = read_pack(
        written(
            tmp_path,
            cards=(
                "[card.bolt]\n"
                "effects = [{ when = 'combat', cost = { gold = 1 }, do = 'attack', kind = 'magic' }]"
            ),
            more="[card.dud]\neffects = [{ when = 'combat' }]",
        )
    )

    with pytest.raises(
        PackError, match=r"pack toys, more.toml: card.dud.effects\[0\].do: None is not a text"
    ):
        pack.read("card", Card)
    (bolt,) = decode(Card, {"id": "bolt", **pack.entries["card"]["bolt"][1]}).effects
    VERBS.must_fit(bolt, "card.bolt.effects[0]")
    assert bolt.cost == {"gold": 1}


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"do": "shine", "cost": {"gld": 1}}, "unknown cost 'gld'; known: gold"),
        ({"do": "shine", "given": {"raining": 1}}, "unknown given 'raining'; known: sunny"),
        ({"do": "shine", "limit": "century"}, "unknown limit 'century'; known: turn"),
    ],
)
def test_a_misspelt_cost_condition_or_limit_is_found(data: dict[str, Any], problem: str) -> None:
    strict: Vocabulary[Use] = Vocabulary("strict", costs=("gold",), conditions=("sunny",), limits=("turn",))
    strict.standing("shine")

    with pytest.raises(Misfit, match=problem):
        strict.must_fit(Effect.read_from(data, "lamp"), "lamp")

"""Whatever the players do: a fight goes on to its end, and copies, saves and replays are the same fight."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, cast

import pytest

import tamalir
from tamalir.kernel import Choose, Fast, Table, clone, encode, saves
from tamalir.second.edition import EDITION
from tamalir.second.state import SecondState
from tamalir.second.words import Stage
from tests.second.fight_cards import (
    ally,
    armor,
    before_attack,
    effect,
    encounter,
    foe,
    hero,
    inner,
    item,
    kept_ally,
    kept_item,
    prize,
    rune,
    trophy,
)
from tests.second.fight_scenes import Scene, duel, fight

MOST_ANSWERS = 600
SEEDS = range(24)


# ---------------------------------------------------------------- random fights


def abilities(chance: random.Random) -> list[Any]:
    found = [
        before_attack(chance.choice(["ranged", "melee", "magic"]), cost={"exhaustion": 1}),
        before_attack("magic", 2, cost={"wounds": 1}),
        effect("heal", "any-time", wounds=1, cost={"exhaustion": 2}),
        effect("heal", "any-time", wounds=1),
        effect("add-to-roll", "combat-roll", by=2, cost={"wounds": 1}),
        effect("add-to-roll", "any-phase", by=1),
        effect("add-wounds", "any-phase", by=1),
        effect("inflict", "melee", wounds=1, cost={"exhaustion": 1}),
        effect("weaken", "magic", what="spirit", by=3, until="round"),
        effect("cancel-wounds", "wounds", n=1, cost={"exhaustion": 1}, protects="party"),
        effect("reroll", "attack-roll", limit="round"),
        effect("raise", what="body", by=1),
    ]
    return chance.sample(found, chance.randint(0, 3))


def belongings(chance: random.Random, whose: str) -> list[Any]:
    found = [
        armor(f"{whose}-mail", of="armor"),
        armor(f"{whose}-charm", cancels=2, usage="discard"),
        item(f"{whose}-bomb", before_attack("ranged", 3), usage="discard", of="weapon"),
        item(f"{whose}-blade", effect("add-to-roll", "melee", by=3), usage="activate", of="weapon", cost=5),
        item(f"{whose}-burn", effect("add-wounds", "magic", by=2, cost={"exhaustion": 1}), usage="activate"),
        item(f"{whose}-cloak", effect("raise", what="stamina", by=2)),
        item(f"{whose}-heart", effect("raise", what="life", by=2), of="weapon"),
        item(f"{whose}-lens", effect("raise", what="mind", by=1), before_attack("ranged"), usage="activate"),
        ally(f"{whose}-squire", *abilities(chance), life=chance.randint(1, 3), body=2, cost=5),
        ally(f"{whose}-page", *abilities(chance), spirit=3, magic=2),
        prize(f"{whose}-wolf", kept_ally(*abilities(chance))),
        encounter(f"{whose}-friend", kept_item(effect("raise", what="spirit", by=1))),
        prize(f"{whose}-skull", trophy(effect("inflict", "before-combat", wounds=1), usage="discard")),
        rune(f"{whose}-dragon"),
    ]
    return chance.sample(found, chance.randint(0, 6))


def somebody(chance: random.Random, name: str) -> Any:
    return hero(
        name,
        *abilities(chance),
        own=belongings(chance, name),
        life=chance.randint(2, 6),
        stamina=chance.randint(2, 5),
        mind=chance.randint(0, 4),
        body=chance.randint(0, 4),
        spirit=chance.randint(0, 4),
        ranged=chance.randint(0, 2),
        melee=chance.randint(1, 3),
        magic=chance.randint(0, 2),
        gold=chance.randint(0, 5),
        exhaustion=chance.randint(0, 2),
        hex=chance.choice([(3, 0), (5, 0), (0, 0)]),
    )


def somefoe(chance: random.Random) -> Any:
    trap = effect(
        "test",
        "before-combat",
        attribute=chance.choice(["mind", "body", "spirit"]),
        number=chance.randint(8, 16),
        success=[inner("gain-gold", n=1)],
        failure=[inner("suffer", wounds=1, exhaustion=1)],
    )
    texts = chance.sample(
        [trap, effect("gain-gold", "reward", n=2), effect("keep", "reward")], chance.randint(0, 3)
    )
    return foe(
        "enemy",
        *texts,
        life=chance.randint(1, 5),
        mind=chance.randint(8, 16),
        body=chance.randint(8, 16),
        spirit=chance.randint(8, 16),
        ranged=chance.randint(0, 2),
        melee=chance.randint(0, 3),
        magic=chance.randint(0, 2),
        kept=chance.choice([kept_ally(), kept_item(of="weapon"), trophy()]),
    )


def random_fight(seed: int) -> Table[SecondState]:
    chance = random.Random(f"fight {seed}")
    options = {
        name: chance.random() < 0.3
        for name in ("doom-track", "softer-knockouts", "battle-trophies", "item-limits", "ally-limits")
    }
    if seed % 2:
        scene = duel(somebody(chance, "a"), somebody(chance, "b"), stage="escape", options=options)
    else:
        scene = fight(somebody(chance, "a"), somefoe(chance), stage="escape", options=options)
    return table_of(scene, seed)


def table_of(scene: Scene, seed: int) -> Table[SecondState]:
    """The scene from its very beginning, with dice of chance."""
    start = clone(scene.start)
    assert start.fight is not None
    start.fight.stage, start.fight.round, start.window = Stage.BEFORE_COMBAT, 0, None
    book = start.book
    edition = EDITION.with_(begin=lambda setup: clone(start), given=lambda setup: {"book": book})  # pyright: ignore[reportUnknownLambdaType]
    return Table(edition, start, Fast(seed), setup=scene.table.setup, game="any")


def prepared(name: str, seed: int) -> Table[SecondState]:
    return cast("Table[SecondState]", tamalir.new("second", scene=name, seed=seed))


def any_table(name: str, seed: int) -> Table[SecondState]:
    return random_fight(seed) if name == "random" else prepared(name, seed)


def picks(table: Table[SecondState], seed: int) -> Iterator[str]:
    """Random answers, asides among them; stops when the fight is over or has gone on long enough."""
    chance = random.Random(f"answers {seed}")
    for _ in range(MOST_ANSWERS):
        if table.request is None:
            return
        request = cast("Choose[Any]", table.request)
        asides = [option.id for option in request.asides if option.refused is None]
        options = [option.id for option in request.options]
        pick = chance.choice(asides) if asides and chance.random() < 0.1 else chance.choice(options)
        if options == ["stay", "escape"] and chance.random() < 0.7:
            pick = "stay"
        yield pick


everywhere = pytest.mark.parametrize(
    ("name", "seed"),
    [(name, seed) for name in ("brood", "duel", "random", "random") for seed in SEEDS]
    + [("random", seed) for seed in range(24, 120)],
)


# ---------------------------------------------------------------- what must hold


@everywhere
def test_a_fight_goes_on_to_its_end(name: str, seed: int) -> None:
    table = any_table(name, seed)
    for pick in picks(table, seed):
        table.answer(pick)

    if table.request is None:
        assert table.state.fight is None
        assert table.result is not None
    for place, cards in everything(table.state).items():
        assert len(cards) == len(set(cards)), place


@everywhere
def test_at_every_request_copies_are_the_same_fight(name: str, seed: int) -> None:
    table = any_table(name, seed)
    for pick in picks(table, seed):
        fork = table.fork()
        assert encode(fork.state) == encode(table.state)
        assert repr(fork.request) == repr(table.request)
        assert [*asides(fork)] == [*asides(table)]
        assert is_a_tree(table.state)
        for seat in (None, *range(len(table.state.heroes))):
            json.dumps(table.view(seat).json())
        table.answer(pick)


@pytest.mark.parametrize(
    ("name", "seed"), [(name, seed) for name in ("brood", "duel", "random") for seed in range(8)]
)
def test_saves_replays_and_rewinds_are_the_same_fight(name: str, seed: int) -> None:
    table = any_table(name, seed)
    seen = {0: encode(any_table(name, seed).state)}
    for pick in picks(table, seed):
        table.answer(pick)
        seen[len(table.journal)] = encode(table.state)
        saved = json.loads(json.dumps(table.save()))
        loaded = saves.load(saved, {"second": table.edition})
        assert encode(loaded.state) == encode(table.state)
        assert repr(loaded.request) == repr(table.request)

    assert table.setup is not None
    again = Table(
        table.edition,
        table.edition.begin(table.setup),
        Fast(seed),
        replay=table.journal.entries,
        setup=table.setup,
    )
    assert encode(again.state) == encode(table.state)
    assert again.events() == table.events()
    for length in sorted(seen, reverse=True)[:-1]:
        table.rewind(length)
        assert seen[length] == encode(table.state)


def test_two_hash_seeds_give_the_same_fights() -> None:
    code = "from tests.second.test_any_fight import digest; print(digest())"
    told = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": str(seed)},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in (1, 2)
    }

    assert 1 == len(told)


# ---------------------------------------------------------------- helpers


def digest() -> str:
    """A fingerprint of some whole fights, with all that was told in them."""
    found = hashlib.sha256()
    for name in ("brood", "duel", "random"):
        for seed in range(6):
            table = any_table(name, seed)
            for pick in picks(table, seed):
                found.update(f"{pick} {table.request}\n".encode())
                table.answer(pick)
            found.update(json.dumps([encode(table.state), table.events()], sort_keys=False).encode())
    return found.hexdigest()


def asides(table: Table[SecondState]) -> Iterator[tuple[str, str | None]]:
    if isinstance(table.request, Choose):
        for option in cast("Choose[Any]", table.request).asides:
            yield option.id, option.refused


def everything(state: SecondState) -> dict[str, list[str]]:
    """Where all cards are: none of them lies in two places."""
    market = [*state.market.bag, *state.market.below]
    owned = [
        card for hero in state.heroes for card in [*hero.kept, *_cards(hero.items), *_cards(hero.allies)]
    ]
    decks = [card for deck in state.decks.values() for card in [*deck.bag, *deck.below]]
    discards = [card for cards in state.discards.values() for card in cards]
    track = [taken.card for taken in state.track if taken is not None]
    adventure = [*decks, *discards, *state.doom, *state.removed, *track]
    return {"all": [*market, *owned, *adventure]}


def _cards(things: list[Any]) -> list[str]:
    return [thing.card for thing in things]


def is_a_tree(state: SecondState) -> bool:
    """No list, dict or record hangs in two places: else a copy would not be one."""
    seen: set[int] = set()

    def walk(thing: Any) -> bool:
        if isinstance(thing, list | dict) or (dataclasses.is_dataclass(thing) and _changes(thing)):
            if id(cast("object", thing)) in seen:
                return False
            seen.add(id(cast("object", thing)))
        if isinstance(thing, dict):
            return all(map(walk, cast("dict[Any, Any]", thing).values()))
        if isinstance(thing, list | tuple):
            return all(map(walk, cast("list[Any]", thing)))
        if dataclasses.is_dataclass(thing):
            names = [field.name for field in dataclasses.fields(thing) if not field.metadata.get("shared")]
            return all(walk(getattr(thing, name)) for name in names)
        return True

    return walk(state)


def _changes(thing: object) -> bool:
    return not cast("Any", thing).__dataclass_params__.frozen

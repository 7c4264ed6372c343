"""Packs from elsewhere for the Third Edition and its expansion: they come up in play, or are
refused by name."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import tamalir
from tamalir.bonds import edition as bonds
from tamalir.kernel import Event, Fast, Table
from tamalir.kernel.requests import Chance, Draw
from tamalir.kernel.saves import MissingPack
from tamalir.world import packs as registry
from tamalir.world.packs import PackError

ABOUT = """
[pack]
id = "{id}"
edition = "{edition}"
version = "1"
"""
KITCHEN = """
[tokens]
cook-1 = { faces = ["physical", "shield*"] }
cook-2 = { faces = ["physical-2", "surge"] }
cook-3 = { faces = ["agility*", "dash"] }
ladle = { faces = ["physical-2", "dash"] }

[heroes.the-cook]
health = 9
speed = 3
hand = 3
body = 2
mind = 2
spirit = 2
gold = 3
starts = "town"
tokens = ["cook-1", "cook-2", "cook-3"]
abilities = [{ id = "hot-soup", when = "surge", cost = { surge = 1 }, do = "heal", amount = 1 }]

[enemies.kitchen-rat]
health = 2
gold = 1
traits = ["savage", "creature"]
abilities = [{ id = "gnaw", when = "surge", cost = { surge = 1 }, do = "damage", kind = "enemy", amount = 1 }]

[assets.iron-ladle]
type = "weapon"
cost = 1
code = "ladle"

[skills.good-nose]
attribute = "mind"
cost = { any = 1 }
success = true
abilities = [{ id = "good-nose-mind", do = "bonus", value = "mind", amount = 1 }]

[quests.lost-recipe]
deck = "explore"
at = ["town"]
endings = [{ effects = [{ do = "gain-gold", amount = 1 }] }]

[events.hungry-guests]
deck = "social"
options = [{ effects = [{ do = "gain-gold", amount = 1 }] }, { effects = [{ do = "take-trophy" }] }]

[stories.the-feast]
scenario = "margath"
drawn = [{ do = "gain-gold", amount = 1 }]

[scenes.in-the-pantry]
hero = "the-cook"
enemy = "kitchen-rat"
hand = ["good-nose"]
"""
NEW = {
    "the-cook",
    "kitchen-rat",
    "iron-ladle",
    "good-nose",
    "lost-recipe",
    "hungry-guests",
    "the-feast",
}


def written(
    folder: Path, cards: str, edition: str = "third", id: str = "kitchen", file: str = "cards"
) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "pack.toml").write_text(ABOUT.format(id=id, edition=edition))
    (folder / f"{file}.toml").write_text(cards)
    return folder


@pytest.fixture
def kitchen(tmp_path: Path) -> Path:
    return written(tmp_path / "kitchen", KITCHEN)


class Favours(Fast):
    """Chance that likes new cards."""

    def answer(self, request: Chance, throw: int) -> object:
        if isinstance(request, Draw):
            for card in request.bag:
                if card in NEW or card in TWISTS:
                    return card
        return super().answer(request, throw)


TWISTS = ("burnt-roast",)
EAGER = ("go-adventuring", "shop", "attempt", "learn", "buy")


def told(table: Table[Any], most: int = 1500) -> set[str]:
    """The cards that a game speaks of when its players go where cards come up."""
    random, found, read = Random(1), set[str](), 0
    for _ in range(most):
        events: list[Event] = table.state.events
        for event in events[read:]:
            found |= {str(fact) for fact in (*event.facts.values(), *(event.secret or {}).values())}
        read = len(events)
        if table.request is None:
            break
        asked = table.pending(table.waiting()[0])
        assert asked is not None
        eager = [option for option in asked.options if option.verb in EAGER]
        table.answer(random.choice(eager or asked.options).id, asked.seat)
    return found


@pytest.mark.parametrize("edition", ["third", "bonds"])
def test_its_cards_come_up_in_play(kitchen: Path, edition: str) -> None:
    table = tamalir.new(
        edition,
        heroes=["the-cook", None],
        options={"scenario": "margath"},
        packs=[kitchen],
        dealer=Favours(6),
    )

    assert told(table) >= NEW
    assert table.setup is not None
    assert "third/kitchen" in table.setup.packs


def test_a_fight_of_its_own(kitchen: Path) -> None:
    table = tamalir.new("third", scene="in-the-pantry", seats=2, packs=[kitchen], seed=3)

    assert [side.who for side in table.state.fight.sides] == ["the-cook", "kitchen-rat"]
    assert "kitchen-rat" in told(table)
    assert table.result is not None


def test_without_it_the_cards_are_those_of_the_edition(kitchen: Path) -> None:
    tamalir.new("third", seats=2, packs=[kitchen], seed=1)
    table = tamalir.new("third", seats=2, seed=1)

    assert list(table.setup.packs) == ["third/roads-of-terrinoth"] if table.setup is not None else False
    assert not NEW & {id for kind in table.state.book.catalogue.cards_by_kind() for id in kind}


def test_a_save_finds_it_again_or_says_what_is_missing(
    kitchen: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = tamalir.new("third", heroes=["the-cook", None], seed=1, packs=[kitchen])
    saved = table.save()

    assert tamalir.load(saved).view(0).json() == table.view(0).json()
    monkeypatch.setattr(registry, "_known", {})
    with pytest.raises(MissingPack, match="kitchen"):
        tamalir.load(saved)
    again = tamalir.load(saved, packs=[kitchen])
    assert again.view(0).json() == table.view(0).json()
    assert again.state.book.catalogue.enemies["kitchen-rat"].gold == 1


def test_a_changed_pack_is_told(kitchen: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved = tamalir.new("third", heroes=["the-cook", None], seed=1, packs=[kitchen]).save()
    written(kitchen, KITCHEN.replace("health = 2", "health = 5"))
    monkeypatch.setattr(registry, "_known", {})

    table = tamalir.load(saved, packs=[kitchen])

    assert any("kitchen" in note and "changed" in note for note in table.notes)
    assert table.state.book.catalogue.enemies["kitchen-rat"].health == 5


# --- several packs, and the expansion ---------------------------------------------------

CELLAR = """
[boards.keeper]
tokens = "mystic"
spaces = [{ symbol = "enemy" }, { symbol = "surge" }]

[twists.burnt-roast]
effects = [{ do = "lose-gold", amount = 1 }, { do = "no-purchase" }]

[enemies.cellar-ghost]
health = 3
traits = ["keeper"]
abilities = [{ id = "chill", when = "surge", cost = { surge = 1 }, do = "recast-highest" }]
"""


def test_the_expansion_takes_packs_for_itself_and_for_the_base_game(kitchen: Path, tmp_path: Path) -> None:
    cellar = written(tmp_path / "cellar", CELLAR, "bonds", "cellar")
    table = tamalir.new(
        "bonds",
        seats=2,
        options={"scenario": "margath"},
        packs=[kitchen, cellar],
        dealer=Favours(6),
    )

    assert table.setup is not None
    packs = ["third/roads-of-terrinoth", "bonds/bonds", "third/kitchen", "bonds/cellar"]
    assert list(table.setup.packs) == packs
    assert table.state.book.boards["keeper"].tokens == "mystic"
    assert "burnt-roast" in told(table)


@pytest.mark.parametrize(
    ("edition", "made_for"),
    [("third", "second"), ("third", "bonds"), ("bonds", "second"), ("second", "bonds")],
)
def test_a_pack_for_another_game(tmp_path: Path, edition: str, made_for: str) -> None:
    pack = written(tmp_path / "kitchen", "", made_for)

    with pytest.raises(PackError, match=f"pack kitchen: made for the edition {made_for}, not {edition}"):
        tamalir.new(edition, seats=2, packs=[pack])


def test_two_packs_with_one_card(kitchen: Path, tmp_path: Path) -> None:
    other = written(tmp_path / "tavern", "[enemies.kitchen-rat]\nhealth = 1\n", id="tavern")

    with pytest.raises(PackError, match=r"pack tavern, cards\.toml: enemies\.kitchen-rat: .* of this name"):
        tamalir.new("third", seats=2, packs=[kitchen, other])


def test_words_of_the_expansion_mean_nothing_in_the_base_game(tmp_path: Path) -> None:
    assert "recast-highest" in bonds.VERBS.verbs, "that it has been met before changes nothing"
    pack = written(
        tmp_path / "kitchen",
        '[enemies.ghost]\nhealth = 1\nabilities = [{ id = "chill", when = "surge", do = "recast-highest" }]',
    )

    with pytest.raises(PackError, match=r"enemies\.ghost\.abilities\[0\]\.do: unknown verb 'recast-highest'"):
        tamalir.new("third", seats=2, packs=[pack])


# --- what is wrong is named by file, card and field -------------------------------------

RAT = "[enemies.rat]\nhealth = 2\n"
QUEST = '[quests.q]\ndeck = "explore"\nat = ["town"]\n'
EVENT = '[events.e]\ndeck = "social"\n'
SCENARIO = '[scenarios.s]\ntoken = "lore"\nlair = "everton"\n'


def rat(**ability: object) -> str:
    """An enemy with one ability."""
    words = {"id": "bite", "when": "cast", "do": "no-surges", **ability}
    written = ", ".join(
        f"{name} = {value if isinstance(value, int) else _quoted(value)}" for name, value in words.items()
    )
    return f"{RAT}abilities = [{{ {written} }}]"


def _quoted(value: object) -> str:
    text = str(value)
    return text if text.startswith("{") else f'"{text}"'


WRONG = [
    ('[monsters.rat]\nsize = "big"', r"\[monsters\.\*\] means nothing here; known: heroes, enemies"),
    ("[enemies.rat]\n", r"enemies\.rat\.health: missing"),
    (f"{RAT}teeth = 9", r"enemies\.rat\.teeth: unknown field"),
    ("[enemies.rat]\nhealth = 0", r"enemies\.rat\.health: 0 is less than 1"),
    (f'{RAT}deck = "cellar"', r"enemies\.rat\.deck: unknown deck 'cellar'; known"),
    (f'{RAT}scenario = "x"', r"enemies\.rat\.scenario: unknown scenario 'x'"),
    ("[enemies.corbin]\nhealth = 2", r"enemies\.corbin: heroes has a card of this name"),
    # what it does
    (f'{RAT}reward = [{{ do = "gain-golld" }}]', r"enemies\.rat\.reward\[0\]\.do: unknown verb 'gain-golld'"),
    (
        f'{RAT}reward = [{{ do = "flip", whose = "own" }}]',
        r"enemies\.rat\.reward\[0\]\.do: flip is nothing for",
    ),
    (
        f'{RAT}reward = [{{ do = "bonus", value = "mind", amount = 1 }}]',
        r"enemies\.rat\.reward\[0\]\.do: bonus works all the time",
    ),
    (rat(do="move", steps=1), r"enemies\.rat\.abilities\[0\]\.when: move is used"),
    (rat(cost="{ surges = 1 }"), r"enemies\.rat\.abilities\[0\]\.cost: unknown cost 'surges'"),
    (rat(given="{ weather = 1 }"), r"enemies\.rat\.abilities\[0\]\.given: unknown given 'weather'"),
    (rat(given='{ place = "atlantis" }'), r"enemies\.rat\.abilities\[0\]\.given: unknown place 'atlantis'"),
    (rat(limit="century"), r"enemies\.rat\.abilities\[0\]\.limit: unknown limit 'century'"),
    (
        rat(do="damage", kind="holy", amount=1),
        r"enemies\.rat\.abilities\[0\]\.kind: unknown kind 'holy'; known",
    ),
    (
        rat(do="damage", kind="enemy", amount="many"),
        r"enemies\.rat\.abilities\[0\]\.amount: unknown amount 'many'",
    ),
    (rat(id="savage-assault"), r"enemies\.rat\.abilities\[0\]\.id: savage-assault stands on heroes\.corbin"),
    (
        rat(when="always", do="heal", amount=1),
        r"enemies\.rat\.abilities\[0\]\.when: heal does something; say when",
    ),
    # tokens, assets, skills
    ('[tokens.t]\nfaces = ["physicall", "dash"]', r"tokens\.t\.faces\[0\]: unknown symbol 'physicall'"),
    ('[tokens.t]\nfaces = ["dash", "Dash 2"]', r"tokens\.t\.faces\[1\]: 'Dash 2' is no face"),
    ('[assets.pan]\ntype = "pot"\ncost = 1', r"assets\.pan\.type: unknown type of asset 'pot'"),
    ('[assets.pan]\ntype = "weapon"\ncost = -1', r"assets\.pan\.cost: -1 is less than 0"),
    ('[assets.pan]\ntype = "weapon"\ncost = 1\ncode = "p1"', r"assets\.pan\.code: unknown token 'p1'"),
    ('[assets.pan]\ntype = "goods"\ncost = 1', r"assets\.pan\.trade: goods have a trade value"),
    ('[skills.s]\nattribute = "luck"\ncost = {}', r"skills\.s\.attribute: unknown attribute 'luck'"),
    (
        '[skills.s]\nattribute = "mind"\ncost = { gold = 1 }',
        r"skills\.s\.cost: unknown kind of trophy 'gold'",
    ),
    # quests, events, stories
    (
        '[quests.q]\ndeck = "explore"\nat = ["atlantis"]\nendings = [{}]',
        r"quests\.q\.at: unknown place 'atlantis'",
    ),
    (f"{QUEST}endings = []", r"quests\.q\.endings: a quest needs an ending"),
    (f'{QUEST}endings = [{{ needs = ["lava"] }}]', r"quests\.q\.endings\[0\]\.needs: unknown terrain symbol"),
    (
        f"{QUEST}endings = [{{ cost = {{ golds = 1 }} }}]",
        r"quests\.q\.endings\[0\]\.cost: unknown cost 'golds'",
    ),
    (
        f'{QUEST}endings = [{{ effects = [{{ do = "go-to", place = "atlantis" }}] }}]',
        r"quests\.q\.endings\[0\]\.effects\[0\]\.place: unknown place 'atlantis'",
    ),
    (f"{EVENT}options = [{{}}]", r"events\.e\.options: 2 values are needed, not 1"),
    (
        f'{EVENT}options = [{{ effects = [{{ do = "engage", enemy = "nobody" }}] }}, {{}}]',
        r"events\.e\.options\[0\]\.effects\[0\]\.enemy: unknown enemy 'nobody'",
    ),
    (
        f'{EVENT}options = [{{ effects = [{{ do = "take-stock" }}] }}, {{}}]',
        r"events\.e\.options\[0\]\.effects\[0\]\.do: take-stock is nothing for this card",
    ),
    ('[stories.s]\nscenario = "nowhere"', r"stories\.s\.scenario: unknown scenario 'nowhere'"),
    # scenarios, prepared fights, the board
    (f'{SCENARIO}end = "lost"\nvillain = "corbin"', r"scenarios\.s\.villain: unknown enemy 'corbin'"),
    (
        f'{SCENARIO}end = "lost"\nvillain = "reanimates"',
        r"scenarios\.s\.villain: reanimates has not the trait",
    ),
    (
        f'{SCENARIO}end = "march"\nvillain = "margath"',
        r"scenarios\.s\.goal: a villain that marches needs a goal",
    ),
    ('[scenes.s]\nhero = "corbin"', r"scenes\.s: a prepared fight is against an enemy or"),
    ('[places.p]\nkind = "town"\nhexes = [[99, 99]]', r"places\.p\.hexes: a place lies on the board"),
    ("[maps.m]\nterrain = {}", r"maps\.m: there is one already"),
]


@pytest.mark.parametrize(("cards", "complaint"), WRONG)
def test_a_wrong_card_is_refused_with_file_card_and_field(tmp_path: Path, cards: str, complaint: str) -> None:
    pack = written(tmp_path / "kitchen", cards, file="menu")

    for edition in ("third", "bonds"):
        with pytest.raises(PackError, match=r"pack kitchen, menu\.toml: " + complaint):
            tamalir.new(edition, seats=2, packs=[pack])


@pytest.mark.parametrize(
    ("cards", "complaint"),
    [
        (
            '[boards.keeper]\ntokens = "ghosts"\nspaces = []',
            r"boards\.keeper\.tokens: unknown token set 'ghosts'",
        ),
        (
            '[boards.keeper]\ntokens = "mystic"\nspaces = [{ symbol = "fire" }]',
            r"boards\.keeper\.spaces\[0\]: unknown symbol 'fire'",
        ),
        (
            '[twists.t]\neffects = [{ do = "no-sale" }]',
            r"twists\.t\.effects\[0\]\.do: unknown verb 'no-sale'",
        ),
        (
            '[twists.t]\neffects = [{ do = "take-stock" }]',
            r"twists\.t\.effects\[0\]\.do: take-stock is nothing",
        ),
        ("[twists.corbin]\neffects = []", r"twists\.corbin: heroes has a card of this name"),
    ],
)
def test_a_wrong_card_of_the_expansion_too(tmp_path: Path, cards: str, complaint: str) -> None:
    pack = written(tmp_path / "cellar", cards, "bonds", "cellar")

    with pytest.raises(PackError, match=r"pack cellar, cards\.toml: " + complaint):
        tamalir.new("bonds", seats=2, packs=[pack])

"""Whole games as one would lay them out: these heroes stand here, those cards lie on top of that deck.

Cards of decks lie in known order, so nothing is drawn by chance unless a test says so. Heroes are plain
people called ann, bob, cyd and dan, unless real ones are asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, cast

from tamalir.kernel import Choose, Setup, Table, View, decode
from tamalir.kernel.requests import Chance, Draw, Roll
from tamalir.third import edition as third
from tamalir.third.board_cards import DECKS
from tamalir.third.cards import AssetDef, Catalogue, EnemyDef, HeroDef, SkillDef
from tamalir.third.deck_cards import EventDef, QuestDef, StoryDef
from tamalir.third.edition import EDITION
from tamalir.third.state import Hero, ThirdState
from tamalir.world.piles import Pile

CITY, TOWN, SHRINE, STRONGHOLD = (6, 2), (7, 5), (4, 5), (6, 8)
"""Tamalir, Market Town, Hunting Circle, Skyfall Keep."""
WILD, FOREST, MOUNTAIN, HILLS = (3, 3), (1, 2), (13, -4), (7, 9)
"""Wilderness; the first is plains."""
COMBAT_GEM, EXPLORE_GEM, SOCIAL_GEM = (5, 6), (4, 9), (8, 5)

NAMES = ("ann", "bob", "cyd", "dan")
PLAIN: dict[str, Any] = {
    "health": 10,
    "speed": 3,
    "hand": 3,
    "body": 2,
    "mind": 2,
    "spirit": 2,
    "gold": 2,
    "starts": "town",
}


class Tells:
    """Chance as it was told beforehand; otherwise the first face of each die and the first card."""

    def __init__(self, told: Sequence[object]) -> None:
        self.told = list(told)

    def answer(self, request: Chance, throw: int) -> object:
        if self.told and isinstance(self.told[0], str) == isinstance(request, Draw):
            return self.told.pop(0)
        if isinstance(request, Draw):
            return request.bag[0]
        assert isinstance(request, Roll)
        if request.key == "setup.first":  # somebody must begin
            return ["wild" if request.args["player"] == 1 else "plains"] * len(request.dice)
        return [die.faces[0] for die in request.dice]

    def to_save(self) -> dict[str, object]:
        return {"kind": "manual"}


# --- cards ------------------------------------------------------------------------------


def hero(id: str, abilities: Iterable[Mapping[str, Any]] = (), **more: Any) -> HeroDef:
    tokens = [f"corbin-{n}" for n in (1, 2, 3)]
    return decode(HeroDef, {"id": id, "tokens": tokens, **PLAIN, "abilities": list(abilities), **more})


def skill(
    id: str,
    attribute: str = "body",
    cost: Mapping[str, int] | None = None,
    abilities: Iterable[Mapping[str, Any]] = (),
    star: bool = False,
) -> SkillDef:
    price = {"any": 1} if cost is None else dict(cost)
    data = {"id": id, "attribute": attribute, "cost": price, "success": star, "abilities": list(abilities)}
    return decode(SkillDef, data)


def asset(
    id: str, of: str = "weapon", cost: int = 3, abilities: Iterable[Mapping[str, Any]] = (), **more: Any
) -> AssetDef:
    return decode(AssetDef, {"id": id, "type": of, "cost": cost, "abilities": list(abilities), **more})


def enemy(id: str, health: int = 1, **more: Any) -> EnemyDef:
    return decode(EnemyDef, {"id": id, "health": health, **more})


def quest(id: str, at: Sequence[str], *endings: Mapping[str, Any], **more: Any) -> QuestDef:
    return decode(QuestDef, {"id": id, "deck": "explore", "at": list(at), "endings": list(endings), **more})


def event(id: str, one: Mapping[str, Any], two: Mapping[str, Any], deck: str = "social") -> EventDef:
    return decode(EventDef, {"id": id, "deck": deck, "options": [one, two]})


def story(id: str, scenario: str = "margath", **more: Any) -> StoryDef:
    return decode(StoryDef, {"id": id, "scenario": scenario, **more})


def does(*effects: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    """An option of an event, or an ending of a quest."""
    return {"effects": list(effects), **more}


def do(verb: str, **args: Any) -> dict[str, Any]:
    return {"do": verb, **args}


def plus(value: str, amount: int | str, id: str = "") -> dict[str, Any]:
    """A standing bonus."""
    return {"id": id or f"plus-{value}", "do": "bonus", "value": value, "amount": amount}


PLAIN_SKILLS = [skill(f"s{n}", ("body", "mind", "spirit")[n % 3], star=n % 2 == 1) for n in range(12)]
"""s0, s1, ...; those with odd numbers show a star."""
PLAIN_ASSETS = [asset(f"a{n}", ("weapon", "clothing", "equipment", "movement")[n % 4], n) for n in range(16)]


@cache
def real() -> Catalogue:
    return third.catalogue()


# --- tables -----------------------------------------------------------------------------


def lay(
    *cards: HeroDef | SkillDef | AssetDef | EnemyDef | QuestDef | EventDef | StoryDef,
    seats: int = 2,
    heroes: Sequence[str] = NAMES,
    scenario: str = "margath",
    at: tuple[int, int] = WILD,
    decks: Mapping[str, Sequence[str]] | None = None,
    first: int = 0,
    track: Any = None,
) -> ThirdState:
    """A game in the first player's first turn. Extra cards belong to the catalogue; `decks` says what lies on
    top of which deck."""
    made = real()

    def of(kind: type[Any]) -> dict[str, Any]:
        return {card.id: card for card in cards if isinstance(card, kind)}

    catalogue = replace(
        made,
        heroes={**made.heroes, **{name: hero(name) for name in NAMES}, **of(HeroDef)},
        skills={card.id: card for card in PLAIN_SKILLS} | of(SkillDef),
        assets={card.id: card for card in PLAIN_ASSETS} | of(AssetDef),
        enemies={**made.enemies, **of(EnemyDef)},
        quests=of(QuestDef),
        events=of(EventDef),
        stories=of(StoryDef),
        tracks=made.tracks if track is None else {"track": track},
        scenes={},
    )
    book = third.book_for(third.checked(catalogue), third.SEAMS, seats)
    state = ThirdState(
        heroes=[Hero(heroes[seat], hex=at) for seat in range(seats)], scenario=scenario, book=book
    )
    state.first = state.active = first
    state.to_come = [(first + n) % seats for n in range(1, seats)]
    state.gems = dict.fromkeys(book.board.gems, True)
    laid = {name: list(cards) for name, cards in (decks or {}).items()}
    for deck in DECKS:
        state.decks[deck] = Pile(below=laid.get(deck, []))
        state.adventure_discards[deck] = []
    known = [card.id for card in PLAIN_SKILLS]
    state.decks["skill"] = Pile(below=laid.get("skill", known))
    state.decks["asset"] = Pile(below=laid.get("asset", [f"a{n}" for n in range(12, 16)]))
    state.decks["story"] = Pile(below=laid.get("story", []))
    cities = [book.board.named[place][0] for place in book.board.places["city"]]
    state.markets = {city: [f"a{3 * n + k}" for k in range(3)] for n, city in enumerate(cities)}
    return state


def sit(state: ThirdState, *told: object) -> Table[ThirdState]:
    """Play on from here; chance falls as told."""
    return Table(EDITION, state, Tells(told), setup=Setup(len(state.heroes)))


def new(
    *told: object, seats: int = 2, heroes: Sequence[str | None] = (), scenario: str = "margath"
) -> Table[ThirdState]:
    """A game from the very beginning, with the cards of the pack."""
    setup = Setup(seats, heroes=list(heroes), options={"scenario": scenario})
    return Table(EDITION, EDITION.begin(setup), Tells(told), setup=setup)


def end_turns(table: Table[ThirdState], n: int) -> Table[ThirdState]:
    """So many turns end at once."""
    for _ in range(n):
        table.answer("end-turn")
    return table


def seen(table: Table[ThirdState], seat: int | None) -> View[ThirdState]:
    """The game as a seat sees it."""
    return table.view(seat)


def strike(table: Table[ThirdState], *own: str) -> None:
    """Fight to the end: blows with these tokens whenever there are any, and nothing else."""
    while table.state.fight is not None:
        ids = [option.id for option in cast("Choose[Any]", table.request).options]
        blows = [id for id in ids if id.startswith(own)]
        table.answer((blows or [id for id in ids if id in ("pass", "take-damage", "let-be", "stay")])[0])


def events(table: Table[ThirdState], key: str) -> list[dict[str, Any]]:
    return [cast("dict[str, Any]", event["facts"]) for event in table.events() if event["key"] == key]

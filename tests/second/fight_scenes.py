"""Scenes at the table: heroes, cards and an enemy in a few words, then dice, choices and what they lead to.

    scene = fight(hero(body=4), foe(body=11, melee=1), stage="melee", dice=[5])
    scene.play("attack")
    assert 1 == scene.hero.wounds

Figures that a test does not name are chosen so that they never decide anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, cast

import pytest

from tamalir.kernel import Choose, Refused, Roll, Scripted, Setup, Table, clone, encode
from tamalir.kernel.requests import Chance
from tamalir.second.cards import (
    AllyDef,
    Board,
    Book,
    ChallengeDef,
    EncounterDef,
    EventDef,
    Figures,
    HeroDef,
    ItemDef,
    KeptDef,
    Space,
)
from tamalir.second.edition import EDITION
from tamalir.second.scenes import bare
from tamalir.second.state import Ally, Fight, Foe, Hero, Item, SecondState, Undefeated
from tamalir.second.undefeated import put
from tamalir.second.vocabulary import VERBS
from tamalir.second.words import (
    Cause,
    Colour,
    ItemClass,
    Outcome,
    Role,
    Stage,
    Terrain,
    Usage,
    Window,
)
from tamalir.world.effects import Effect
from tamalir.world.hexes import Hex, spoken

LONG = {"decide-each-step": True}
"""Scenes ask for each step, so that each can be looked at; others are in `test_short_form.py`."""

BATTLE: Hex = (3, 0)
CAME_FROM: Hex = (4, 0)

# A row of spaces between Tamalir and Riverwatch; Frostgate lies off it.
#   tamalir  mountains x3  road x3  riverwatch        (5,1) plains  (5,2) frostgate
BOARD = Board(
    spaces={
        (0, 0): Space(Terrain.TOWN, town="tamalir"),
        (1, 0): Space(Terrain.MOUNTAINS),
        (2, 0): Space(Terrain.MOUNTAINS),
        (3, 0): Space(Terrain.MOUNTAINS, jewel=Colour.GREEN),
        (4, 0): Space(Terrain.ROAD),
        (5, 0): Space(Terrain.ROAD),
        (6, 0): Space(Terrain.ROAD),
        (7, 0): Space(Terrain.TOWN, town="riverwatch"),
        (5, 1): Space(Terrain.PLAINS),
        (5, 2): Space(Terrain.TOWN, town="frostgate"),
    },
    towns={"riverwatch": (7, 0), "tamalir": (0, 0), "frostgate": (5, 2)},
    start="tamalir",
)

Card = ItemDef | AllyDef | ChallengeDef | EncounterDef | EventDef
"""Whatever is printed and no hero."""


# ---------------------------------------------------------------- what is printed


def effect(do: str, when: str = "always", **rest: Any) -> Effect:
    """A paragraph of a card, in the words of card files; a misspelt one fails here."""
    found = Effect.read_from({"do": do, "when": when, **rest}, do)
    VERBS.must_fit(found, do)
    return found


def inner(do: str, **args: Any) -> dict[str, Any]:
    """An effect inside another, such as what a failed test brings."""
    return {"do": do, "when": "card", **args}


def before_attack(kind: str, wounds: int | None = None, **rest: Any) -> Effect:
    """Before Combat: make an attack of this kind."""
    stated = {} if wounds is None else {"wounds": wounds}
    return effect("attack", "before-combat", kind=kind, **stated, **rest)


def item(
    id: str,
    *effects: Effect,
    usage: str = "always",
    of: str = "artifact",
    sort: str = "thing",
    cost: int = 2,
) -> ItemDef:
    return ItemDef(id, item_class=ItemClass(of), type=sort, usage=Usage(usage), cost=cost, effects=effects)


def armor(id: str = "armor", cancels: int = 1, usage: str = "activate", **rest: Any) -> ItemDef:
    """Cancels wounds of the hero."""
    return item(id, effect("cancel-wounds", "wounds", n=cancels), usage=usage, **rest)


def ally(
    id: str = "squire",
    *effects: Effect,
    life: int = 2,
    stamina: int = 2,
    cost: int = 3,
    mind: int = 0,
    body: int = 0,
    spirit: int = 0,
    ranged: int = 1,
    melee: int = 1,
    magic: int = 1,
) -> AllyDef:
    figures = Figures(mind, body, spirit, ranged, melee, magic)
    return AllyDef(id, life=life, stamina=stamina, figures=figures, cost=cost, effects=effects)


def foe(
    id: str = "ogre",
    *effects: Effect,
    life: int = 3,
    mind: int = 12,
    body: int = 12,
    spirit: int = 12,
    ranged: int = 1,
    melee: int = 1,
    magic: int = 1,
    colour: str = "green",
    kept: KeptDef | None = None,
    wins: bool = False,
) -> ChallengeDef:
    figures = Figures(mind, body, spirit, ranged, melee, magic)
    return ChallengeDef(
        id, colour=Colour(colour), life=life, figures=figures, effects=effects, kept=kept, wins=wins
    )


def kept_ally(*effects: Effect, life: int = 2) -> KeptDef:
    return KeptDef(Role.ALLY, life=life, stamina=2, figures=Figures(1, 1, 1, 1, 1, 1), effects=effects)


def kept_item(*effects: Effect, usage: str = "always", of: str = "artifact") -> KeptDef:
    return KeptDef(Role.ITEM, item_class=ItemClass(of), type="prize", usage=Usage(usage), effects=effects)


def trophy(*effects: Effect, usage: str = "always") -> KeptDef:
    """A card kept for a later effect."""
    return KeptDef(Role.TROPHY, usage=Usage(usage), effects=effects)


def prize(id: str, kept: KeptDef, **rest: Any) -> ChallengeDef:
    """A Challenge that its victor may keep."""
    return foe(id, effect("keep", "reward"), kept=kept, **rest)


def rune(id: str) -> ChallengeDef:
    """A Dragon Lord, whose card is a Dragon Rune to whoever kills it."""
    return foe(id, effect("keep", "reward"), kept=KeptDef(Role.RUNE), colour="red")


def encounter(id: str, kept: KeptDef, colour: str = "green") -> EncounterDef:
    return EncounterDef(id, colour=Colour(colour), effects=(), kept=kept)


def event(id: str, *effects: Effect) -> EventDef:
    return EventDef(id, colour=Colour.GREEN, rank=1, effects=effects)


# ---------------------------------------------------------------- what lies in front of a player


@dataclass(slots=True)
class Party:
    """A hero card and what its player owns."""

    printed: HeroDef
    owned: Hero
    cards: list[Card]


@dataclass(slots=True)
class Worn:
    """A card with counters on it, or face down."""

    card: ItemDef | AllyDef | ChallengeDef | EncounterDef
    wounds: int = 0
    exhaustion: int = 0
    down: bool = False


Own = ItemDef | AllyDef | ChallengeDef | EncounterDef | Worn


def worn(card: ItemDef | AllyDef | ChallengeDef | EncounterDef, **how: Any) -> Worn:
    return Worn(card, **how)


def hero(
    id: str = "hero",
    *effects: Effect,
    own: Sequence[Own] = (),
    life: int = 5,
    stamina: int = 4,
    mind: int = 0,
    body: int = 0,
    spirit: int = 0,
    ranged: int = 1,
    melee: int = 1,
    magic: int = 1,
    skills: Mapping[str, int] | None = None,
    **state: Any,
) -> Party:
    """A hero; `own` are its Items, Allies and kept cards, the rest its counters, gold and place."""
    figures = Figures(mind, body, spirit, ranged, melee, magic)
    printed = HeroDef(
        id, life=life, stamina=stamina, figures=figures, skills=dict(skills or {}), effects=effects
    )
    counters: dict[str, Any] = {"hex": BATTLE, "came_from": CAME_FROM, **state}
    owned = Hero(id, **counters)
    cards: list[Card] = []
    for thing in own:
        one = thing if isinstance(thing, Worn) else Worn(thing)
        cards.append(one.card)
        role = _role(one.card)
        if role == "item":
            owned.items.append(Item(one.card.id, down=one.down))
        elif role == "ally":
            owned.allies.append(
                Ally(one.card.id, wounds=one.wounds, exhaustion=one.exhaustion, down=one.down)
            )
        else:
            owned.kept = [*owned.kept, one.card.id]
    return Party(printed, owned, cards)


def _role(card: ItemDef | AllyDef | ChallengeDef | EncounterDef) -> str:
    if isinstance(card, ItemDef):
        return "item"
    if isinstance(card, AllyDef):
        return "ally"
    assert card.kept is not None
    return card.kept.role


# ---------------------------------------------------------------- scenes


def fight(
    party: Party,
    enemy: ChallengeDef,
    *,
    stage: str = "before-combat",
    wounds: int = 0,
    dice: Sequence[int] = (),
    counter: str | None = "green",
    cause: str = "adventure",
    options: Mapping[str, Any] | None = None,
    event: EventDef | None = None,
    track: Sequence[ChallengeDef | None] = (),
    on_track: bool = False,
    in_round: int = 1,
) -> Scene:
    """A hero against a Challenge, at the beginning of a stage or phase.

    `track` fills the undefeated challenge track in order; `on_track` puts this Challenge on it as well.
    """
    others = [card for card in track if card is not None]
    state = _bare([party], [enemy, *others, *([event] if event is not None else [])], options)
    here = None if party.owned.hex is None else party.owned.hex
    if counter is not None and here is not None:
        state.put_jewels(spoken(here), [Colour(counter)])
    for position, card in enumerate(track):
        if card is not None:
            state.aged += 1
            put(state, position, Undefeated(card.id, (position, 9), state.aged))
    if on_track and here is not None:
        state.aged += 1
        put(state, len(track), Undefeated(enemy.id, here, state.aged))
    state.event = None if event is None else event.id
    started = stage not in ("before-combat", "escape")
    state.window = Window.ROUND if started else None
    state.fight = Fight(
        0,
        Cause(cause),
        attacker=0,
        foe=Foe(enemy.id, wounds),
        space=here,
        stage=Stage(stage),
        round=in_round if started else in_round - 1,
    )
    return Scene(state, dice)


def duel(
    attacker: Party,
    defender: Party,
    *,
    stage: str = "before-combat",
    dice: Sequence[int] = (),
    options: Mapping[str, Any] | None = None,
    extra: Sequence[Card] = (),
    in_round: int = 1,
) -> Scene:
    """Seat 0 has attacked seat 1."""
    state = _bare([attacker, defender], extra, options)
    started = stage not in ("before-combat", "escape")
    state.window = Window.ROUND if started else None
    state.fight = Fight(
        0,
        Cause.MEETING,
        attacker=0,
        rival=1,
        space=attacker.owned.hex,
        stage=Stage(stage),
        round=in_round if started else in_round - 1,
    )
    return Scene(state, dice)


def ended_duel(attacker: Party, defender: Party, outcome: str, **rest: Any) -> Scene:
    """The last blow has fallen; what follows it is still to come."""
    state = _bare([attacker, defender], (), rest.pop("options", None))
    state.fight = Fight(
        0,
        Cause.MEETING,
        attacker=0,
        rival=1,
        space=attacker.owned.hex,
        stage=Stage.OVER,
        round=1,
        outcome=Outcome(outcome),
    )
    return Scene(state, (), **rest)


def _bare(parties: Sequence[Party], cards: Sequence[Card], options: Mapping[str, Any] | None) -> SecondState:
    printed: list[Card] = [*cards, *(card for party in parties for card in party.cards)]

    def all_of(cls: type[Any]) -> dict[str, Any]:
        return {card.id: card for card in printed if isinstance(card, cls)}

    book = Book(
        BOARD,
        {party.printed.id: party.printed for party in parties},
        all_of(AllyDef),
        all_of(ItemDef),
        all_of(ChallengeDef),
        all_of(EncounterDef),
        all_of(EventDef),
    )
    return bare(
        book, [clone(party.owned) for party in parties], EDITION.settle({**LONG, **(options or {})}), "test"
    )


@cache
def faces(total: int) -> tuple[int, int]:
    """Two ten-sided dice that show this total; a ten is a 0."""
    first = min(total - 1, 10)
    return first % 10, (total - first) % 10


class Known:
    """Throws known beforehand; after the last of them the table waits for the next."""

    def __init__(self, answers: Sequence[object]) -> None:
        self.script = Scripted(answers)
        self.answers = self.script.answers

    def answer(self, request: Chance, throw: int) -> object:
        return self.script.answer(request, throw) if throw < len(self.answers) else None

    def to_save(self) -> dict[str, object]:
        return self.script.to_save()


@dataclass(slots=True)
class Scene:
    """A table with a prepared fight and dice that are known beforehand."""

    start: SecondState
    totals: Sequence[int] = ()
    table: Table[SecondState] = field(init=False)
    dealer: Known = field(init=False)

    def __post_init__(self) -> None:
        self.dealer = Known([faces(total) for total in self.totals])
        book = self.start.book
        edition = EDITION.with_(
            begin=lambda setup: clone(self.start),  # pyright: ignore[reportUnknownLambdaType]
            given=lambda setup: {"book": book},  # pyright: ignore[reportUnknownLambdaType]
        )
        setup = Setup(len(self.start.heroes), "test")
        self.table = Table(edition, clone(self.start), self.dealer, setup=setup, game="test")

    # --- playing

    def dice(self, *totals: int) -> Scene:
        """The next throws of the two ten-sided dice, by what they add up to."""
        for total in totals:
            self.dealer.answers.append(faces(total))
            if isinstance(self.table.request, Roll):
                self.table.answer(faces(total))
        return self

    def play(self, *options: str) -> Scene:
        """Choose these options, one after another, for whoever is asked."""
        for option in options:
            self.table.answer(option)
        return self

    # --- looking

    @property
    def state(self) -> SecondState:
        return self.table.state

    @property
    def asked(self) -> str | None:
        """The key of the question that waits."""
        return None if self.table.request is None else self.table.request.key

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self._choice.seat

    @property
    def options(self) -> list[str]:
        return [option.id for option in self._choice.options]

    @property
    def asides(self) -> list[str]:
        return [option.id for option in self._choice.asides if option.refused is None]

    @property
    def hero(self) -> Hero:
        return self.state.heroes[0]

    @property
    def rival(self) -> Hero:
        return self.state.heroes[1]

    @property
    def fight(self) -> Fight:
        assert self.state.fight is not None
        return self.state.fight

    @property
    def foe(self) -> Foe:
        assert self.fight.foe is not None
        return self.fight.foe

    @property
    def over(self) -> bool:
        """Whether the fight and all that follows it are done."""
        return self.table.request is None

    @property
    def throws(self) -> int:
        """How often dice have been thrown."""
        return self.table.journal.throws

    def ally(self, card: str, seat: int = 0) -> Ally:
        return next(ally for ally in self.state.heroes[seat].allies if ally.card == card)

    def items(self, seat: int = 0) -> list[str]:
        return [item.card for item in self.state.heroes[seat].items]

    def allies(self, seat: int = 0) -> list[str]:
        return [ally.card for ally in self.state.heroes[seat].allies]

    def down(self, card: str, seat: int = 0) -> bool:
        """Whether an Item lies face down."""
        return next(item.down for item in self.state.heroes[seat].items if item.card == card)

    def told(self, key: str) -> list[dict[str, Any]]:
        """The facts of all events of this kind so far."""
        return [_facts(event) for event in self.table.events() if event["key"] == key]

    @property
    def happened(self) -> list[str]:
        """What happened, event by event."""
        return [str(event["key"]) for event in self.table.events()]

    @property
    def rolled(self) -> tuple[int, int, str]:
        """Total, target and outcome of the newest roll."""
        rolls = [_facts(e) for e in self.table.events() if str(e["key"]).endswith("-rolled")]
        return rolls[-1]["total"], rolls[-1]["target"], rolls[-1]["outcome"]

    @property
    def target_number(self) -> int:
        """What the defending hero has set last."""
        return self.told("target-set")[-1]["total"]

    # --- refusals

    def refuses(self, option: str, rule: str, seat: int | None = None) -> None:
        """The table says no, names this rule, and nothing has changed."""
        before = encode(self.state)
        refusal = self.table.why(option, seat)
        assert refusal is not None, f"{option} is allowed"
        assert rule == refusal.rule
        request = self.table.request
        if isinstance(request, Choose) and seat in (None, request.seat):
            weighed = cast("Choose[Any]", request)
            if option in [one.id for one in (*weighed.refused, *weighed.asides)]:
                with pytest.raises(Refused, match=rule):
                    self.table.answer(option)
        assert before == encode(self.state)

    @property
    def _choice(self) -> Choose[Any]:
        request = self.table.request
        assert isinstance(request, Choose), f"nobody is asked to choose: {request}"
        return cast("Choose[Any]", request)


def _facts(event: Mapping[str, object]) -> dict[str, Any]:
    return cast("dict[str, Any]", event["facts"])


def under(scene: Scene, colour: str = "green") -> Sequence[str]:
    """The cards under an adventure deck, in the order in which they will come up."""
    return scene.state.decks[Colour(colour)].below


def tracked(scene: Scene) -> list[str | None]:
    """The six positions of the undefeated challenge track."""
    return [None if taken is None else taken.card for taken in scene.state.track]

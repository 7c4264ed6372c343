"""The sheet of the Second Edition's box (see `tamalir.world.box`)."""

from __future__ import annotations

from functools import cache

from tamalir.kernel import Setup
from tamalir.second.doom import DOOM_COUNTERS, doom_is_complete, onto_the_doom_track, threshold
from tamalir.second.edition import EDITION
from tamalir.second.experience import BONUSES, LENGTH, MOST_LIFE, PRICE, WORTH
from tamalir.second.limits import ALLY_LIMIT, LIMITS
from tamalir.second.setup import PLAYERS, STARTING_GOLD
from tamalir.second.values import PER_COUNTER
from tamalir.second.words import COLOURS, Attribute, ItemClass, Kind
from tamalir.world.box import (
    Ask,
    BoxSheet,
    CardForm,
    Counter,
    Field,
    Gain,
    Growth,
    Limit,
    Sign,
    Stop,
    Track,
    TurnStep,
)
from tamalir.world.box import Bonus as BonusOnSheet

COUNTERS = (
    Counter("life", "2E-WOUND-001", "hearts", figure="life", bounded=True),
    Counter("stamina", "2E-WOUND-005", "sprint", figure="stamina", bounded=True),
    Counter("gold", "2E-SETUP-007", "two-coins", start=STARTING_GOLD),
    Counter(
        "experience",
        "2E-XP-002",
        "laurel-crown",
        gains=tuple(Gain(colour.value, WORTH[colour]) for colour in COLOURS),
    ),
)

RULES_OF_BONUSES = {"stamina": "2E-XP-009", "life": "2E-XP-011"}

GROWTH = Growth(
    counter="experience",
    rule="2E-XP-003",
    prices={
        length: {players: PRICE[players] + LENGTH[length] for players in PLAYERS}
        for length in sorted(LENGTH, key=lambda name: (name != "standard", LENGTH[name]))
    },
    bonuses=tuple(
        BonusOnSheet(
            what,
            PER_COUNTER[what],
            RULES_OF_BONUSES.get(what, "2E-XP-008"),
            raises=what if what in ("life", "stamina") else None,
            most=MOST_LIFE if what == "life" else None,
        )
        for what in BONUSES
    ),
)

TURN = (
    TurnStep(
        "refresh",
        "2E-REFRESH-001",
        ("2E-REFRESH-002",),
        (Ask("what-is-refreshed", ("2E-REFRESH-001", "2E-ACT-002")),),
    ),
    TurnStep(
        "movement",
        "2E-MOVE-001",
        ("2E-MOVE-004", "2E-MOVE-008", "2E-MOVE-018", "2E-MOVE-013"),
        (
            Ask("how-many-dice", ("2E-MOVE-004", "2E-MOVE-005")),
            Ask("how-to-rest", ("2E-MOVE-013", "2E-MOVE-014", "2E-MOVE-016", "2E-MOVE-017")),
            Ask("move-without-dice", ("2E-MOVE-018", "2E-MOVE-019")),
            Ask("walk-through", ("2E-MOVE-012", "2E-MOVE-009")),
            Ask("cards-while-moving", ("2E-ACT-003", "2E-MOVE-022")),
        ),
    ),
    TurnStep(
        "adventure",
        "2E-ADV-001",
        ("2E-ADV-003", "2E-UNDEF-001", "2E-MEET-002"),
        (
            Ask("must-i-adventure", ("2E-ADV-001", "2E-ADV-002", "2E-UNDEF-002")),
            Ask("event-drawn", ("2E-EVENT-003", "2E-EVENT-004", "2E-EVENT-006", "2E-EVENT-008")),
            Ask("replenish", ("2E-EVENT-009", "2E-EVENT-011", "2E-EVENT-012")),
            Ask("undefeated-here", ("2E-UNDEF-004", "2E-UNDEF-003", "2E-GAP-024")),
            Ask("other-hero-here", ("2E-MEET-002", "2E-MEET-004", "2E-MEET-008")),
        ),
    ),
    TurnStep(
        "market",
        "2E-MARKET-001",
        ("2E-MARKET-003", "2E-MARKET-005"),
        (
            Ask("draw-first", ("2E-MARKET-003", "2E-GAP-014")),
            Ask("how-many-purchases", ("2E-MARKET-005", "2E-MARKET-008")),
            Ask("what-does-selling-bring", ("2E-MARKET-009", "2E-MARKET-010", "2E-MARKET-011")),
            Ask("what-does-healing-cost", ("2E-MARKET-013",)),
            Ask("how-much-can-i-carry", ("2E-LIMIT-001", "2E-LIMIT-002", "2E-LIMIT-003", "2E-LIMIT-005")),
        ),
    ),
    TurnStep(
        "experience",
        "2E-XP-001",
        ("2E-XP-007",),
        (
            Ask("what-does-a-counter-cost", ("2E-XP-003", "2E-XP-002")),
            Ask("do-i-get-change", ("2E-XP-005", "2E-XP-006")),
            Ask("what-does-life-close", ("2E-XP-011", "2E-XP-012")),
        ),
    ),
)
"""2E-TURN-002"""

ASIDE = (
    TurnStep(
        "fight",
        "2E-COMBAT-009",
        ("2E-COMBAT-002", "2E-ESCAPE-001", "2E-COMBAT-010"),
        (
            Ask("attack-or-defend", ("2E-COMBAT-010", "2E-COMBAT-020", "2E-COMBAT-021")),
            Ask("ally-attacks", ("2E-ALLY-001", "2E-ALLY-003", "2E-ALLY-005", "2E-ALLY-007")),
            Ask("how-to-escape", ("2E-ESCAPE-002", "2E-ESCAPE-003", "2E-ESCAPE-005", "2E-ESCAPE-007")),
            Ask("cards-in-a-fight", ("2E-ACT-005", "2E-ACT-006", "2E-ACT-007", "2E-EFFECT-012")),
            Ask("too-much-exhaustion", ("2E-WOUND-006", "2E-WOUND-007")),
            Ask("after-a-victory", ("2E-COMBAT-026", "2E-COMBAT-027", "2E-COMBAT-030")),
        ),
    ),
    TurnStep(
        "knockout",
        "2E-KO-001",
        ("2E-KO-002", "2E-KO-003", "2E-KO-004", "2E-KO-006"),
        (
            Ask("what-do-i-lose", ("2E-KO-003", "2E-KO-004", "2E-KO-005", "2E-GAP-053")),
            Ask("where-do-i-wake", ("2E-KO-006", "2E-KO-007", "2E-KO-009")),
            Ask("allies-after-a-knockout", ("2E-GAP-052",)),
        ),
    ),
    TurnStep(
        "duel",
        "2E-DUEL-001",
        ("2E-DUEL-007", "2E-DUEL-010", "2E-DUEL-014"),
        (
            Ask("who-rolls-first", ("2E-DUEL-007", "2E-DUEL-009", "2E-DUEL-011")),
            Ask("prize-of-a-duel", ("2E-DUEL-018", "2E-DUEL-020", "2E-DUEL-021")),
        ),
    ),
)


@cache
def sheet() -> BoxSheet:
    """What is counted and asked beside this box."""
    return BoxSheet(
        rulebooks=(EDITION.id,),
        counters=COUNTERS,
        shared=(),
        growth=GROWTH,
        limits=(
            *(Limit(kind, most, rule) for kind, (most, rule) in LIMITS.items()),
            Limit("ally", ALLY_LIMIT, "2E-LIMIT-003"),
        ),
        tracks=(doom_track(),),
        turn=TURN,
        round_end=(),
        aside=ASIDE,
        cards=CARDS,
    )


def doom_track() -> Track:
    """The doom track as the rules fill it, card by card (2E-DOOM-003 to 2E-DOOM-010)."""
    return Track(
        "doom",
        "2E-DOOM-003",
        "dread-skull",
        laps=DOOM_COUNTERS,
        spaces={players: threshold(EDITION.begin(_with_doom(players))) for players in PLAYERS},
        stops={players: tuple(_doom_stops(players)) for players in PLAYERS},
        signs={"doom-counter": Sign("2E-DOOM-009"), "endgame": Sign("2E-DOOM-010")},
        variant=True,
    )


def _with_doom(players: int) -> Setup:
    return Setup(players, options={"doom-track": True})


def _doom_stops(players: int) -> list[Stop]:
    state = EDITION.begin(_with_doom(players))
    card = next(iter(state.book.challenges))
    state.doom = [card]  # before play (2E-DOOM-002)
    stops = [Stop(0, 1)]
    while not doom_is_complete(state):
        before = state.doom_counters
        onto_the_doom_track(state, card)
        signs = ("doom-counter",) if state.doom_counters > before else ()
        stops.append(Stop(state.doom_counters, len(state.doom), signs))
    last = stops.pop()
    return [*stops, Stop(last.lap, last.at, (*last.signs, "endgame"))]


# --- cards that people type in ------------------------------------------------------------

FIGURES = (*(attribute.value for attribute in Attribute), *(kind.value for kind in Kind))
CLASSES = tuple(kind.value for kind in ItemClass)


def _figures(kind: str, most: int) -> tuple[Field, ...]:
    return tuple(
        Field(name, (kind, "$id", "figures", name), most=most if name in list(Attribute) else 9)
        for name in FIGURES
    )


def _body(kind: str, most: int, **more: object) -> dict[str, object]:
    values = dict.fromkeys(FIGURES, 1) | {attribute.value: most for attribute in Attribute}
    return {kind: {"$id": {"life": 4, **more, "figures": values}}}


CARDS = (
    CardForm(
        "challenges",
        _body("challenges", 14, colour="green"),
        (
            Field(
                "colour",
                ("challenges", "$id", "colour"),
                choices=tuple(colour.value for colour in COLOURS),
                words="box-gain",
            ),
            Field("life", ("challenges", "$id", "life"), least=1),
            *_figures("challenges", 30),
        ),
    ),
    CardForm(
        "heroes",
        _body("heroes", 2, stamina=4),
        (
            Field("life", ("heroes", "$id", "life"), least=1),
            Field("stamina", ("heroes", "$id", "stamina")),
            *_figures("heroes", 20),
        ),
    ),
    CardForm(
        "allies",
        _body("allies", 2, stamina=1, cost=4),
        (
            Field("cost", ("allies", "$id", "cost")),
            Field("life", ("allies", "$id", "life"), least=1),
            Field("stamina", ("allies", "$id", "stamina")),
            *_figures("allies", 20),
        ),
    ),
    CardForm(
        "items",
        {
            "items": {
                "$id": {
                    "item_class": "weapon",
                    "type": "sword",
                    "usage": "always",
                    "cost": 3,
                    "effects": [{"do": "roll-bonus", "kind": "melee", "attack": True, "by": 1}],
                }
            }
        },
        (
            Field("item-class", ("items", "$id", "item_class"), choices=CLASSES, words="box-class"),
            Field("cost", ("items", "$id", "cost")),
            Field(
                "bonus-to",
                ("items", "$id", "effects", 0, "kind"),
                choices=tuple(kind.value for kind in Kind),
                words="box-attack",
            ),
            Field("bonus", ("items", "$id", "effects", 0, "by"), least=1, most=9),
        ),
    ),
)
"""Names and figures only: never a text of the publisher."""

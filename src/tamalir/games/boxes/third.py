"""The sheet of the Third Edition's box (see `tamalir.world.box`)."""

from __future__ import annotations

from functools import cache

from tamalir.kernel import Setup
from tamalir.third.assets import TYPES
from tamalir.third.board_cards import CIVILISED, DECKS
from tamalir.third.edition import EDITION
from tamalir.third.rounds import ACTIONS, move_time
from tamalir.third.state import ThirdState
from tamalir.world.box import Ask, BoxSheet, CardForm, Counter, Field, Limit, Sign, Stop, Track, TurnStep

PLAYERS = range(1, 5)
"""3E-GAP-001; a team may be one hero (UB-SOLO-001)."""

TROPHIES = {"combat": "crossed-swords", "explore": "treasure-map", "social": "shaking-hands"}

COUNTERS = (
    Counter("health", "3E-HEALTH-001", "hearts", figure="health", bounded=True),
    Counter("gold", "3E-GOLD-001", "two-coins", figure="gold"),
    *(Counter(f"trophies-{deck}", "3E-TROPHY-001", TROPHIES[deck]) for deck in DECKS),
    Counter("story-tokens", "3E-STORY-004", "scroll-unfurled"),
)

TURN = (
    TurnStep(
        "action",
        "3E-ACTION-002",
        ("3E-MOVE-001", "3E-ADVENTURE-001", "3E-REST-001", "3E-TRAIN-001", "3E-SHOP-001", "3E-QUEST-002"),
        (
            Ask("how-far", ("3E-MOVE-001", "3E-MOVE-002", "3E-MOVE-006")),
            Ask("rivers-and-roads", ("3E-RIVER-002", "3E-RIVER-004", "3E-ROAD-001", "3E-ROAD-004")),
            Ask("adventure-costs", ("3E-ADVENTURE-001", "3E-ACTION-005", "3E-ADVENTURE-003")),
            Ask("how-much-rest-heals", ("3E-REST-002", "3E-REST-003", "3E-REST-007")),
            Ask("training-and-hand", ("3E-TRAIN-001", "3E-TRAIN-002", "3E-HAND-002")),
            Ask("one-shop-action", ("3E-SHOP-003", "3E-SHOP-006", "3E-SHOP-008", "3E-ASSET-003")),
            Ask("attribute-test", ("3E-TEST-002", "3E-TEST-005", "3E-TEST-008")),
            Ask("reroll-a-die", ("3E-EXERT-003", "3E-EXERT-004")),
        ),
        times=ACTIONS,
    ),
    TurnStep(
        "turn-end",
        "3E-TURN-003",
        ("3E-LEARN-002", "3E-GIVE-001"),
        (
            Ask("when-to-learn", ("3E-LEARN-001", "3E-LEARN-003", "3E-LEARN-004")),
            Ask("how-many-skills", ("3E-ATTR-004", "3E-LEARN-007")),
            Ask("may-we-give", ("3E-GIVE-001", "3E-GIVE-003")),
        ),
    ),
)

ROUND_END = (
    TurnStep(
        "time",
        "3E-ROUND-003",
        ("3E-GAP-054", "3E-TIME-003", "3E-TIME-004"),
        (
            Ask("order-at-the-end", ("3E-GAP-054", "3E-GAP-006")),
            Ask("story-card", ("3E-TIME-003", "3E-GAP-007", "3E-STORYQUEST-001")),
            Ask("end-of-an-act", ("3E-ACT-002", "3E-ACT-003", "3E-ACT-004", "3E-GAP-031")),
        ),
        moves="time",
    ),
)
"""3E-GAP-054"""

ASIDE = (
    TurnStep(
        "fight",
        "3E-COMBAT-005",
        ("3E-COMBAT-006", "3E-COMBAT-010", "3E-COMBAT-014"),
        (
            Ask("who-begins", ("3E-INIT-001", "3E-INIT-003")),
            Ask("what-the-enemy-casts", ("3E-COMBAT-008", "3E-ENEMY-007", "3E-COMBAT-004")),
            Ask("how-shields-work", ("3E-SHIELD-001", "3E-SHIELD-002", "3E-GAP-017")),
            Ask("what-agility-does", ("3E-AGILITY-001", "3E-AGILITY-002")),
            Ask("how-doubling-works", ("3E-DOUBLE-001", "3E-DOUBLE-002", "3E-DOUBLE-003")),
            Ask("surges", ("3E-SURGE-001", "3E-SURGE-003", "3E-SURGE-005")),
            Ask("passing", ("3E-COMBAT-011", "3E-GAP-014")),
            Ask("how-to-flee", ("3E-FLEE-001", "3E-FLEE-003", "3E-VILLAIN-006")),
        ),
    ),
    TurnStep(
        "defeat",
        "3E-DEFEAT-001",
        ("3E-DEFEAT-004", "3E-DEFEAT-006"),
        (
            Ask("defeated-hero", ("3E-DEFEAT-003", "3E-DEFEAT-004", "3E-REST-005")),
            Ask("delayed-hero", ("3E-DELAY-001", "3E-DELAY-004")),
        ),
    ),
)


@cache
def sheet() -> BoxSheet:
    """What is counted and asked beside this box."""
    return BoxSheet(
        rulebooks=(EDITION.id,),
        counters=COUNTERS,
        shared=(Counter("zombies", "3E-ZOMBIE-001", "dread-skull"),),
        growth=None,
        limits=tuple(Limit(f"asset-{kind}", 1, "3E-ASSET-002") for kind in TYPES),
        tracks=(time_track(),),
        turn=TURN,
        round_end=ROUND_END,
        aside=ASIDE,
        cards=CARDS,
    )


def time_track() -> Track:
    """The time track, round by round through both acts (3E-ROUND-003, 3E-ACT-003)."""
    state = EDITION.begin(Setup(2))
    stops = tuple(_time_stops(state))
    return Track(
        "time",
        "3E-TIME-001",
        "hourglass",
        laps=2,
        spaces=dict.fromkeys(PLAYERS, state.book.track.spaces),
        stops=dict.fromkeys(PLAYERS, stops),
        signs={
            "refresh": Sign("3E-TIME-004", "sun"),
            "story": Sign("3E-TIME-003", "scroll-unfurled"),
            "act-begins": Sign("3E-ACT-003"),
            "last-round-of-act": Sign("3E-ACT-002"),
        },
    )


def _time_stops(state: ThirdState) -> list[Stop]:
    track = state.book.track
    stops = [Stop(state.act, state.time)]  # placed there before play, not moved (3E-SETUP-023)
    while not (state.act == 2 and state.time == track.spaces):  # 3E-TIME-002
        act = state.act
        move_time(state)
        signs = [] if state.act == act else ["act-begins"]
        signs += ["refresh"] if state.time in track.refresh else []  # 3E-GAP-006: before the story
        signs += ["story"] if state.time in track.story else []
        signs += ["last-round-of-act"] if state.time == track.spaces else []
        stops.append(Stop(state.act, state.time, tuple(signs)))
    return stops


# --- cards that people type in ------------------------------------------------------------

TRAITS = ("warrior", "mystic", "savage", "trickster")
"""Primary traits (UB-ENEMYTOKEN-001)."""

FACES = tuple(
    f"{symbol}{number}{star}"
    for symbol in ("physical", "magical", "agility", "surge", "shield", "double", "dash")
    for number in (("", "-2", "-3") if symbol in ("physical", "magical", "shield") else ("",))
    for star in ("", "*")
)
"""What stands on tokens of heroes."""


def _face(token: int, side: int) -> Field:
    return Field(
        f"token-{token}-{'ab'[side]}",
        ("tokens", f"$id-{token}", "faces", side),
        choices=FACES,
        words="face",
    )


def _token(number: int) -> dict[str, dict[str, list[str]]]:
    return {f"$id-{number}": {"faces": ["physical", "shield"]}}


CARDS = (
    CardForm(
        "enemies",
        {"enemies": {"$id": {"health": 5, "gold": 1, "traits": [TRAITS[0]]}}},
        (
            Field("health", ("enemies", "$id", "health"), least=1, most=40),
            Field("gold", ("enemies", "$id", "gold")),
            Field("trait", ("enemies", "$id", "traits", 0), choices=TRAITS, words="box-trait"),
        ),
    ),
    CardForm(
        "heroes",
        {
            "tokens": _token(1) | _token(2) | _token(3),
            "heroes": {
                "$id": {
                    "health": 10,
                    "speed": 3,
                    "hand": 3,
                    "body": 2,
                    "mind": 2,
                    "spirit": 2,
                    "gold": 3,
                    "starts": "town",
                    "tokens": ["$id-1", "$id-2", "$id-3"],
                }
            },
        },
        (
            Field("health", ("heroes", "$id", "health"), least=1, most=40),
            *(
                Field(name, ("heroes", "$id", name))
                for name in ("speed", "hand", "body", "mind", "spirit", "gold")
            ),
            Field("starts", ("heroes", "$id", "starts"), choices=CIVILISED, words="box-place"),
            *(_face(token, side) for token in (1, 2, 3) for side in (0, 1)),
        ),
    ),
    CardForm(
        "assets",
        {"tokens": _token(1), "assets": {"$id": {"type": "weapon", "cost": 3, "code": "$id-1"}}},
        (
            Field("asset-type", ("assets", "$id", "type"), choices=TYPES[:-1], words="box-limit-asset"),
            Field("cost", ("assets", "$id", "cost")),
            _face(1, 0),
            _face(1, 1),
        ),
    ),
)
"""Names and figures only: never a text of the publisher."""

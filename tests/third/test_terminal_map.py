"""The board in the terminal: a drawing around the hero, where dice lead, the villain's health against me."""

from __future__ import annotations

import pytest

from tamalir.kernel import Setup, Table
from tamalir.language import LANGUAGES, Speaker
from tamalir.language.third.catalogue import catalogue
from tamalir.language.third.drawing import drawing
from tamalir.language.third.map_words import ends_of
from tamalir.language.third.narrator import ThirdNarrator
from tamalir.odds.third.travel import reachable
from tamalir.third.state import StoryQuest, ThirdState
from tests.third import tables
from tests.third.scenes import answer, pending
from tests.third.tables import CITY, TOWN, sit

PLAINS = ["plains", "plains", "plains"]


def lay(at: tuple[int, int] = CITY) -> ThirdState:
    """Heroes with names."""
    lake = tables.story("tears", at=["lake-of-tears"])
    return tables.lay(lake, heroes=["corbin", "lyssa"], at=at)


def told(table: Table[ThirdState], lang: str = "en") -> str:
    narrator = ThirdNarrator(Speaker(lang, strict=True), catalogue(Setup(2)))
    return "\n".join(narrator.picture(table.view(0), pending(table)))


def drawn(state: ThirdState) -> list[str]:
    return drawing(Speaker("en", strict=True), state, 0)


def test_the_hero_stands_in_the_middle_of_the_drawing():
    state = lay(at=TOWN)
    lines = drawn(state)
    (row,) = [n for n, line in enumerate(lines[:17]) if "@" in line]

    assert lines[row][lines[row].index("@") - 1 : lines[row].index("@") + 2] == "T@="  # a town on a road
    assert len(lines) == 17 + 2 + 1  # nine hexes high, half a hex a line; the legend; the other hero
    cells = sum(len(line.split("  ")) for line in lines[:17] if line.strip())
    assert cells >= 40


@pytest.mark.parametrize(
    ("what", "sign"), [("villain", "!"), ("zombies", "z"), ("story", "*"), ("hero", "2"), ("gem", "s")]
)
def test_what_lies_on_a_hex_is_drawn(what: str, sign: str):
    state = lay(at=TOWN)
    state.gems = dict.fromkeys(state.gems, False)
    state.heroes[1].hex = (0, 0)
    there = (8, 5)  # a hex with a social gem
    assert sign not in "".join(drawn(state)[:17])
    if what == "villain":
        state.villain = there
    elif what == "zombies":
        state.zombies[there] = 1
    elif what == "story":
        state.track = [StoryQuest("tears", 2)]
    elif what == "hero":
        state.heroes[1].hex = there
    else:
        state.gems[there] = True

    assert sign in "".join(drawn(state)[:17])


def test_nobody_draws_a_map_for_a_hero_who_is_gone():
    state = lay()
    state.heroes[0].hex = None

    assert drawn(state) == []


@pytest.mark.rule("3E-MOVE-003", "3E-ROAD-001", "3E-RIVER-002")
@pytest.mark.parametrize("faces", [PLAINS, ["wild", "mountain+water"], ["forest+hills", "plains", "wild"]])
def test_dice_lead_where_the_planner_says(faces: list[str]):
    board = lay().book.board
    for start in (TOWN, CITY, (4, 5), (13, -4)):
        known = {at for at in reachable(board, start, faces) if at != start}
        assert set(ends_of(board, start, faces)) == known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_after_a_roll_the_places_in_reach_are_named(lang: str):
    state = lay(at=(6, 3))
    table = answer(sit(state, PLAINS), "travel")
    said = told(table, lang)

    assert Speaker(lang).name("tamalir") in said
    assert Speaker(lang).name("forge") not in said


@pytest.mark.rule("3E-LORE-002")
def test_the_villains_health_against_me_is_told():
    state = lay()
    state.heroes[0].story = 4

    assert "Against you Margath has 11 health." in told(sit(state))

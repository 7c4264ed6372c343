"""The table told in words: combat boards, parties, envelopes, prepare tokens."""

from __future__ import annotations

import pytest

from tamalir.bonds.cards import bonds_book
from tamalir.bonds.edition import EDITION
from tamalir.bonds.state import Envelope, bonds_state
from tamalir.kernel import Fast, Setup, Table
from tamalir.language.bonds.catalogue import catalogue
from tamalir.language.bonds.narrator import BondsNarrator
from tamalir.language.speaker import Speaker
from tamalir.third.state import ThirdState
from tests.bonds.tables import started
from tests.third.test_properties import new

LANGUAGES = ("en", "pl", "ru")


def told(table: Table[ThirdState], lang: str, seat: int = 0) -> list[str]:
    narrator = BondsNarrator(Speaker(lang, strict=True), catalogue(Setup(len(table.state.heroes))))
    return narrator.picture(table.view(seat))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_team_shares_is_shown(lang: str):
    table = started(seats=3)
    bonds = bonds_state(table.state)
    before = told(table, lang)
    bonds.parties = [[0, 2]]
    bonds.prepared = {1: 1}
    bonds.envelopes = [Envelope(1, "gold"), Envelope(2, "skill", table.state.heroes[0].hand[0])]
    table.state.heroes[0].story, table.state.heroes[2].story = 3, 2  # a party counts them together
    after = told(table, lang)

    names = [Speaker(lang).name(hero.id) for hero in table.state.heroes]
    team = after[len(before) - 1 :]
    assert any(names[0] in line and names[2] in line and "5" in line for line in team)  # the party
    assert len([line for line in team if names[1] in line]) == 2  # an envelope and a prepare token
    assert any("16" in line for line in after if line not in before)  # the villain follows the lore


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.rule("UB-BOARD-004")
def test_the_board_is_shown_from_the_top_with_its_tokens(lang: str):
    table = new(EDITION, "warlock", 4)
    lines = told(table, lang)
    board = bonds_book(table.state).boards["mystic"]
    assert len(lines) == 2 + 1 + len(board.spaces) + 1  # and what it does next
    assert Speaker(lang).name("mystic") in lines[2]
    fight = table.state.fight
    assert fight is not None
    shown = "\n".join(lines[3:])
    values = [token.look for token in fight.sides[1].pool if token.look.symbol == "enemy"]
    assert all(str(look.value) in shown for look in values)


def test_rivals_have_no_team():
    table = started(seats=2)
    bonds_state(table.state).parties = [[0, 1]]
    assert any("Party:" in line for line in told(table, "en"))
    rivals = started(mode="competitive")
    bonds_state(rivals.state).parties = [[0, 1]]
    assert not [line for line in told(rivals, "en") if "Party:" in line]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.rule("UB-SCEN-009")
def test_warbands_are_shown_with_what_they_stand_and_the_way_to_them(lang: str):
    table = started(seats=2, scenario="locust-swarm")
    band = bonds_state(table.state).warbands[0]
    band.units = 2
    band.hex = table.state.heroes[0].hex
    printed = table.state.book.catalogue.enemies[band.card].health
    (line,) = (line for line in told(table, lang) if Speaker(lang).name(band.card) in line)
    assert str(printed + 2) in line
    assert Speaker(lang).say("land-second-here") in line


def test_story_tokens_are_shown_where_there_are_any():
    assert any("lore 0" in line for line in told(started(seats=2), "en"))
    swarm = started(seats=2, scenario="locust-swarm")
    bonds_state(swarm.state).parties = [[0, 1]]
    assert not any("lore" in line for line in told(swarm, "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", ["margath", "locust-swarm", "red-death"])
def test_a_team_is_told_what_its_scenario_is_about(lang: str, scenario: str):
    """Also when nobody was asked to choose it: before heroes are chosen, and whenever one looks at all."""
    setup = Setup(2, options={"scenario": scenario})
    table = Table(EDITION, EDITION.begin(setup), Fast(1), setup=setup)
    narrator = BondsNarrator(Speaker(lang, strict=True), catalogue(setup))
    view = table.view(table.waiting()[0])
    assert view.request is not None
    assert view.request.key == "setup.hero"
    sheet = narrator.sheet(table.state, scenario)
    assert sheet in narrator.picture(view, view.request)[0]
    assert sheet in narrator.picture(view)[-1]


@pytest.mark.parametrize(
    ("lang", "one", "many"),
    [
        ("en", "Margath takes no", "Doom Drummers take no"),
        ("pl", "Margath nie otrzymuje", "Bębniarze zagłady nie otrzymują"),
        ("ru", "Маргат не получает", "Барабанщики рока не получают"),
    ],
)
def test_many_do_what_one_does(lang: str, one: str, many: str):
    words = Speaker(lang, strict=True)
    for who, said in (("margath", one), ("doom-drummers", many)):
        assert words.say("event-fight-no-damage", {"who": who, "kind": "physical"}).startswith(said)
    uses = [
        words.say("event-fight-ability", {"who": who, "ability": "second-wind", "faces": ""})
        for who in ("doom-drummers", "margath")
    ]
    assert lang == "ru" or uses[0].split()[2] != uses[1].split()[1]

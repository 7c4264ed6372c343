"""What a team shares, as its table shows it: goal, clock, marches, the next places of the plague, deeds."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from tamalir.bonds import plague, warbands
from tamalir.bonds.edition import own
from tamalir.bonds.figures import BondsFigures
from tamalir.bonds.state import BondsState, Envelope, bonds_state
from tamalir.bonds.team_figures import TeamFigures, team_figures
from tamalir.bonds.trading import cost_of, scales
from tamalir.kernel import Setup, Table
from tamalir.language.bonds.catalogue import catalogue
from tamalir.language.speaker import Speaker
from tamalir.third.board_cards import DECKS
from tamalir.third.giving import Offer
from tamalir.third.state import ThirdState
from tamalir.third.trophies import kind_of
from tests.bonds.scenes import board, fight
from tests.bonds.tables import begun, started
from tests.third.test_games import play


def shared(state: ThirdState, seat: int = 0) -> TeamFigures:
    return team_figures(state, seat)


def swarm(seats: int = 2) -> BondsState:
    return bonds_state(started(seats=seats, scenario="locust-swarm").state)


@pytest.mark.rule("UB-SCEN-005", "UB-SCEN-009")
def test_the_goal_counts_warbands_that_fell():
    state = swarm(3)
    assert (shared(state).goal, shared(state).done, shared(state).of) == ("warbands", 0, 4)
    warbands.rout(state, 0, state.warbands[0].card)
    assert shared(state).done == 1


@pytest.mark.rule("UB-SCEN-006", "UB-SCEN-007", "UB-SCEN-008")
def test_a_march_is_told_before_it_is_marched():
    """Round after round the warband enters just the hex that was shown first, and then scorches its goal."""
    state = swarm()
    rules = warbands.rules_of(state)
    assert rules is not None
    band = state.warbands[0]
    assert shared(state).marches[0].way == []  # without a unit there is nothing to attack
    warbands.advance(state, rules, band)
    assert band.units == 1
    shown = shared(state).marches[0]
    assert shown.goal is not None
    assert shown.way[-1] == shown.goal
    for left in range(len(shown.way), 0, -1):
        march = shared(state).marches[0]
        assert march.way == shown.way[-left:]
        warbands.advance(state, rules, band)
        assert band.hex == march.way[0]
    assert state.scorched == [shown.goal]
    assert shared(state).marches[0].goal not in (None, shown.goal)


@pytest.mark.rule("UB-GAP-049")
def test_lost_cities_are_counted():
    state = swarm()
    assert (shared(state).cities, shared(state).of_cities) == (0, 4)
    state.scorched = [*state.book.board.places["city"][:2], state.book.board.places["shrine"][0]]
    assert shared(state).cities == 2


@pytest.mark.rule("UB-GAP-050")
def test_the_next_place_of_the_plague_is_told():
    state = bonds_state(started(seats=2, scenario="red-death").state)
    rules = plague.rules_of(state)
    assert rules is not None
    places = [state.book.board.places[place][0] for place in plague.next_places(state, rules)]
    assert places
    assert shared(state).spreads == places
    assert (shared(state).goal, shared(state).done) == ("plague", len(state.plague))


@pytest.mark.rule("3E-ACT-002", "UB-GAP-051")
def test_the_clock_counts_both_acts_and_rounds_that_stand_still():
    state = swarm()
    assert shared(state).rounds == 24
    state.time = 12
    assert shared(state).rounds == 13
    state.act = 2
    assert shared(state).rounds == 1
    gentle = started(seats=1, scenario="red-death", mode="solo", difficulty="easy").state
    assert (shared(gentle).rounds, shared(gentle).still) == (27, 3)
    gentle.round = 4
    assert (shared(gentle).rounds, shared(gentle).still) == (24, 0)


@pytest.mark.rule("3E-TIME-002")
def test_the_next_story_card():
    state = swarm()
    story = state.book.track.story
    assert shared(state).story == story[0] - 1
    state.time = state.book.track.spaces - 1  # the last space of all is one of them
    assert shared(state).story == (1 if state.book.track.spaces in story else 1 + story[0])
    state.act, state.time = 2, state.book.track.spaces
    assert shared(state).story is None


@pytest.mark.rule("UB-COMP-008", "UB-ENVELOPE-012")
def test_envelopes_and_why_they_cannot_be_opened():
    state = bonds_state(started(seats=3).state)
    assert shared(state).supply == 3
    assert shared(state, 1).barred["open-envelope"] == "UB-ENVELOPE-005"
    state.envelopes = [Envelope(1, "gold")]
    assert shared(state, 1).supply == 2
    assert shared(state, 1).barred["open-envelope"] == "UB-ENVELOPE-012"  # in the wilderness
    state.heroes[1].hex = state.book.board.places["city"][0]
    assert "open-envelope" not in shared(state, 1).barred


@pytest.mark.rule("UB-PARTY-005", "UB-PARTY-006", "UB-TRADE-004")
def test_what_bars_trades_and_parties():
    state = bonds_state(started(seats=3).state)
    assert shared(state, 1).barred["leave-party"] == "UB-PARTY-005"
    state.parties = [[0, 1]]
    assert "leave-party" not in shared(state, 1).barred
    assert "join-party" not in shared(state, 2).barred
    state.heroes[2].hex = state.book.board.places["city"][0]
    barred = shared(state, 2).barred
    assert (barred["join-party"], barred["trade"]) == ("UB-PARTY-006", "UB-TRADE-004")


@pytest.mark.rule("UB-PARTYSKILL-004")
def test_party_skills_that_the_team_could_pay():
    table = started(seats=2)
    state = table.state
    skill = next(card for card, each in state.book.catalogue.skills.items() if each.party)
    state.heroes[0].hand = [skill]
    assert shared(state).payable == []
    cards = [*state.book.catalogue.enemies, *state.book.catalogue.quests, *state.book.catalogue.events]
    for deck in DECKS:
        state.heroes[1].trophies += [card for card in cards if kind_of(state, card) == deck][:6]
    assert shared(state).payable == [skill]
    assert shared(state, 1).payable == []  # it is in the other's hand
    seen = cast("BondsFigures", table.view(0).figures).team
    assert seen is not None
    assert seen.payable == [skill]  # others' trophies show their backs, which is enough


@pytest.mark.parametrize("scenario", ["margath", "locust-swarm", "red-death"])
def test_every_seat_can_be_shown_every_position(scenario: str):
    """By lot, far enough for trophies, envelopes and fights: nothing hidden is looked at."""
    table = begun(5, 3, scenario)
    luck = random.Random(5)
    play(table, luck, 20)
    quests = [card for card, each in table.state.book.catalogue.quests.items() if each.deck == "explore"]
    for hero, trophy in zip(table.state.heroes, quests, strict=False):
        hero.trophies.append(trophy)
    for _ in range(60):
        play(table, luck, 3)
        for seat in (None, 0, 1, 2):
            assert cast("BondsFigures", table.view(seat).figures).team is not None


def test_rivals_share_nothing():
    table = started(seats=2, mode="competitive")
    assert cast("BondsFigures", table.view(0).figures).team is None
    team = started(seats=2)
    assert cast("BondsFigures", team.view(None).figures).team is not None


@pytest.mark.rule("UB-TRADE-002", "UB-TRADE-005")
def test_the_scales_say_what_each_pan_weighs():
    state = started(seats=2).state
    one, other = list(state.book.catalogue.assets)[:2]
    offer = Offer(1, [one], [other])
    told = scales(state, offer)
    assert told["gives_worth"] == cost_of(state, [one])
    assert told["wants_worth"] == cost_of(state, [other])


@pytest.mark.rule("UB-BOARD-007", "UB-BOARD-009")
def test_each_space_says_what_it_would_do():
    spaces = {
        space.symbol: space for space in board(fight("physical*", "double enemy-2 enemy", "warrior")).spaces
    }
    assert spaces["double"].step is not None
    assert spaces["enemy"].step is not None
    assert spaces["enemy"].step.amount == 4
    assert spaces["surge"].step is None  # empty
    idle = {space.symbol: space for space in board(fight("physical*", "double dash", "warrior")).spaces}
    assert idle["double"].tokens
    assert idle["double"].step is None  # nothing to double


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_the_book_reads_every_sheet_to_every_team(lang: str, monkeypatch: pytest.MonkeyPatch):
    from tamalir.language.bonds import measured

    easy = own().sheets["margath"].steps.of("easy", 2)
    played = [[2, easy.health, easy.places, easy.rounds, easy.gold, 100, 62]]
    counted = {"margath": {"slope": 0.5, "even": [0.0] * 4, "played": played}}
    monkeypatch.setattr(measured, "figures", lambda: counted)
    book: dict[str, Any] = catalogue(Setup(2)).words(Speaker(lang, strict=True))
    assert book["modes"]["solo"] == {"least": 1, "most": 1}
    assert set(book["sheets"]) == {"margath", "corpse-king", "grey-hunt", "locust-swarm", "red-death"}
    steps = book["sheets"]["margath"]["steps"]
    assert [len(by_size) for by_size in steps.values()] == [4, 4, 4, 4]
    assert steps["easy"][1]["won"] == {"games": 100, "percent": 62, "about": False}
    assert steps["easy"][2]["won"] is None  # nothing like it was played
    assert steps["easy"][1]["text"] != steps["hard"][1]["text"]
    assert book["reasons"]["UB-ENVELOPE-012"]


def test_rivals_are_read_no_sheet_of_teams():
    table: Table[ThirdState] = started(seats=2, mode="competitive")
    book = catalogue(Setup(2, options={"mode": "competitive"})).words(Speaker("en"))
    assert "locust-swarm" not in book["sheets"]
    assert "locust-swarm" not in table.state.book.catalogue.scenarios

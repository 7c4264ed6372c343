"""What tells the bots apart: the adventurer is careful and peaceful, the champion races and hunts."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.kernel import Fast, Setup, Table
from tamalir.odds.second.worth import Scales
from tamalir.players.second.champion import Champion
from tamalir.players.second.doom import NO_HURRY, TOO_EARLY, DoomJudge
from tamalir.players.second.judgement import Judge
from tamalir.players.second.prices import ADVENTURER, CHAMPION, NOVICE, Prices
from tamalir.players.second.rough import ENOUGH, RoughJudge
from tamalir.second.doom import DOOM_COUNTERS, cards_until_the_end
from tamalir.second.edition import EDITION
from tamalir.second.state import SecondState
from tamalir.second.words import Colour


def begun(seats: int = 2, **options: Any) -> SecondState:
    setup = Setup(seats, options=options)
    table = Table(EDITION, EDITION.begin(setup), Fast(3), setup=setup)
    assert all(hero.id for hero in table.state.heroes), "they have been dealt"
    for hero in table.state.heroes:
        hero.hex = (0, 0)
    return table.state


def judged(state: SecondState, prices: Prices) -> Judge:
    return Judge(state, 0, Scales(), prices)


def rune(state: SecondState) -> str:
    return next(card for card in state.book.challenges if state.book.is_rune(card))


@pytest.mark.parametrize(
    ("prices", "hunts"), [(ADVENTURER, False), (CHAMPION, True)], ids=["adventurer", "champion"]
)
def test_only_the_champion_goes_after_whoever_holds_a_rune(prices: Prices, hunts: bool) -> None:
    state = begun()
    state.heroes[0].bonuses = {"mind": 6, "body": 6, "spirit": 6}
    state.heroes[1].kept = [rune(state)]
    assert any(site.kind == "duel" for site in judged(state, prices).sites()) == hunts


def test_nobody_is_hunted_for_nothing() -> None:
    assert all(site.kind != "duel" for site in judged(begun(), CHAMPION).sites())


def test_a_strong_champion_stops_growing_and_an_adventurer_does_not() -> None:
    weak, strong = begun(), begun()
    strong.heroes[0].bonuses = {"mind": 9, "body": 9, "spirit": 9, "life": 4}
    assert judged(weak, CHAMPION).growth == CHAMPION.level
    assert judged(strong, CHAMPION).growth == CHAMPION.least_level
    assert judged(strong, ADVENTURER).growth == ADVENTURER.level


def test_a_novice_counts_levels_instead() -> None:
    """No fights are sketched for it: that once took the longest of all it thinks."""
    state = begun()
    found: list[float] = []
    for levels in (1, ENOUGH[0], sum(ENOUGH) // 2, ENOUGH[1], 14):
        state.heroes[0].bonuses = {"body": levels - 1}
        scales = Scales()
        found.append(RoughJudge(state, 0, scales, NOVICE).growth)
        assert not scales._parties
    most, least = NOVICE.level, NOVICE.least_level
    assert found == pytest.approx([most, most, (most + least) / 2, least, least])


def test_an_adventurer_fears_a_fall_more() -> None:
    state = begun()
    assert judged(state, ADVENTURER).failure() > judged(state, CHAMPION).failure() + 0.5


def test_alone_against_doom_only_red_cards_are_worth_the_last_ones() -> None:
    state = begun(1, **{"doom-track": True, "slower-solo-doom": True})
    judge = Champion()._new_judge(state, 0)
    assert isinstance(judge, DoomJudge)
    assert judge.hurry() < CHAMPION.hurry
    assert judge.gain(Colour.RED)[0] < -TOO_EARLY
    assert judge.gain(Colour.YELLOW)[0] > -1
    state.heroes[0].bonuses = {"mind": 9, "body": 9, "spirit": 9, "life": 4}
    state.doom_counters = DOOM_COUNTERS - 1
    assert cards_until_the_end(state) <= 3
    late = DoomJudge(state, 0, Scales(), CHAMPION)
    assert late.gain(Colour.RED)[0] > 0
    assert late.gain(Colour.YELLOW)[0] < -5, "never"


def test_in_company_too_the_champion_counts_the_cards() -> None:
    """A card that brings the end nearer is worth less than without doom, the less the cheaper it is."""
    plain, doomed = (Champion()._new_judge(begun(2, **{"doom-track": doom}), 0) for doom in (False, True))
    assert not isinstance(plain, DoomJudge)
    assert isinstance(doomed, DoomJudge)
    assert NO_HURRY < doomed.hurry() < plain.hurry()
    for judge in (plain, doomed):
        judge.state.heroes[0].bonuses = {"mind": 3, "body": 3, "spirit": 3}
    lost = [plain.gain(colour)[0] - doomed.gain(colour)[0] for colour in (Colour.GREEN, Colour.YELLOW)]
    assert lost[0] > 0.1
    assert doomed.gain(Colour.YELLOW)[0] > doomed.gain(Colour.GREEN)[0]

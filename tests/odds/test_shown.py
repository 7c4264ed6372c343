"""What a player is shown: numbers that happen, a best by what is at stake, words for both."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.kernel import Table
from tamalir.language import Speaker, speaker
from tamalir.language.advice import odds_lines, percent, row_told, sentences
from tamalir.odds.advisor import Advice, Odds
from tamalir.odds.second.advisor import ADVISOR
from tamalir.odds.second.stakes import AIMS, GAIN, KEPT, stakes
from tamalir.odds.value import Value
from tamalir.second.words import Stage
from tests.odds.brute import battle, seated
from tests.odds.shown import KINDS, compared, positions

LANGUAGES = ("en", "pl", "ru")


def at_the_escape(hero: str, foe: str, items: tuple[str, ...] = (), **more: Any) -> Table[Any]:
    state = battle(hero, foe, items, **more)
    assert state.fight is not None
    state.fight.stage = Stage.ESCAPE
    return seated(state)


def test_what_is_shown_is_what_happens():
    """Every kind of question; the script `shown_odds.py` tries thirty with two thousand forks."""
    kinds: set[str] = set()
    for position in positions(8, first=500):
        kinds.add(position.key)
        numbers, wrong = compared(position, 150)
        assert numbers >= 6
        assert not wrong, [(w.option, w.what, w.shown, w.happened) for w in wrong]
    assert kinds == set(KINDS)


def test_a_simulation_finds_a_number_that_is_wrong(monkeypatch: pytest.MonkeyPatch):
    (position,) = positions(1, first=500)
    told = ADVISOR.odds(position.table.view(0), aim=position.aim)
    name = next(name for name in told.options if not name.startswith("discard:"))
    lie = Odds.of(Value(0.0, win=0.5, loss=0.5), exact=True, error=0.0)
    wrong = told.options[name].win
    assert abs(wrong - 0.5) > 0.25
    object.__setattr__(told, "options", {**told.options, name: lie})

    def lying(*_: object, aim: str | None = None) -> Advice:
        return told

    monkeypatch.setattr(type(ADVISOR), "odds", lying)
    assert compared(position, 100)[1]


# --- the best by what is at stake ---------------------------------------------------------


def test_a_hero_with_much_to_lose_is_told_to_flee():
    """3 wounds of 4, thirty gold and a dear spear: nobody in his wits stays for four chances in a hundred."""
    table = at_the_escape("one-fist", "sir-farrow", ("dragonspine-spear",), wounds=3, gold=30)
    assert ADVISOR.odds(table.view(0)).best == "escape"
    assert ADVISOR.odds(table.view(0), aim="win").best == "stay"
    assert ADVISOR.odds(table.view(0), aim="live").best == "escape"


def test_trying_on_and_on_has_a_line_of_its_own():
    """The row tells of one attempt and of the best after it, the plan of fleeing to the end."""
    advice = ADVISOR.odds(at_the_escape("one-fist", "colossus-of-frostgate").view(0))
    once, on_and_on = advice.options["escape"], advice.courses["keep-fleeing"]
    assert once.shows == on_and_on.shows == "away"
    assert once.away == pytest.approx(0.36, abs=0.01)
    assert on_and_on.away == pytest.approx(0.83, abs=0.01)
    assert on_and_on.win == 0.0
    assert advice.options["stay"].shows == "win"


def test_the_aim_to_live_shows_the_least_falls():
    table = at_the_escape("one-fist", "colossus-of-frostgate", gold=10)
    best = {aim: ADVISOR.odds(table.view(0), aim=aim) for aim in AIMS}
    falls = {aim: advice.options[advice.best or ""].loss for aim, advice in best.items()}
    wins = {aim: advice.options[advice.best or ""].win for aim, advice in best.items()}
    assert falls["live"] == min(falls.values())
    assert wins["win"] == max(wins.values())


def test_saving_the_cards_gives_none_up():
    """A bomb that is given up wins more; whoever wants to keep it is told not to throw it."""
    table = seated(battle("varikas-the-dead", "ember-wolves", ("dwarven-fire-bomb",), bonuses={"body": 2}))
    utility = {
        aim: {name: row.utility or 0.0 for name, row in ADVISOR.odds(table.view(0), aim=aim).options.items()}
        for aim in AIMS
    }
    bomb = "use:dwarven-fire-bomb"
    assert utility["cards"][bomb] < utility["cards"]["to-battle"]
    assert utility["win"][bomb] > utility["win"]["to-battle"]


def test_stakes_are_those_of_the_fight():
    state = battle("one-fist", "sir-farrow", ("dragonspine-spear",), gold=30)
    found = stakes(state, 0)
    assert (found.gold, found.card, found.cost) == (30, "dragonspine-spear", 12)
    assert not found.rune
    assert not found.last
    assert stakes(battle("one-fist", "sir-farrow", cause="endgame"), 0).last
    hazard = stakes(battle("one-fist", "sir-farrow", cause="hazard"), 0)
    assert hazard.points > 0
    assert hazard.reward == 0, "a hazard pays experience but no reward (2E-HAZARD-014)"


@pytest.mark.parametrize(
    ("foe", "points", "gold", "kept", "away"),
    [
        ("failed-apprentice", 1, 1, KEPT["item"], 0),
        ("lair-of-cursed-spiders", 1, 1, KEPT["trophy"], 0),
        ("shadow-of-vorakesh", 3 + 2, 4, 0.0, 0),
        ("atavax", 3 + 1, 4, 0.0, 0),  # of two rewards the dearer
        ("gentlemen-of-the-road", 1, 3, 0.0, 0),  # what a rival has is not certain
        ("herald-of-sir-farrow", 2, 4, 0.0, 2),  # an Encounter says itself what its fight brings
        ("dreaming-dragon", 3, 8, 0.0, 0),
        ("a-question-of-honor", 0, 0, KEPT["ally"], 0),
        ("ashkarr", 4, 0, 0.0, 0),  # its rune stands apart
    ],
)
def test_all_that_a_victory_brings_is_counted(foe: str, points: int, gold: int, kept: float, away: int):
    found = stakes(battle("one-fist", foe, (), gold=9), 0)
    assert (found.points, found.reward, found.kept, found.away) == (points, gold, kept, away)
    assert stakes(battle("one-fist", foe, (), gold=1), 0).away == min(1, away), "no more than there is"


def test_what_a_victory_brings_is_told():
    words = speaker("en")
    told = {
        foe: [
            words.say(f"stake-{stake.key}", stake.args)
            for stake in stakes(battle("one-fist", foe, (), gold=9), 0).told(GAIN)
        ]
        for foe in ("failed-apprentice", "herald-of-sir-farrow")
    }
    assert told["failed-apprentice"][0] == (
        "Victory brings 1 point of experience and 1 gold, and this card stays with you."
    )
    assert told["failed-apprentice"][-1].endswith("a Dragon Rune 41.5, this card 6.5.")
    assert told["herald-of-sir-farrow"][0] == "Victory brings 2 points of experience and 4 gold."
    assert told["herald-of-sir-farrow"][2] == "Getting away costs 2 gold."


# --- in words -----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_has_its_name(lang: str):
    table = at_the_escape("one-fist", "sir-farrow", ("dragonspine-spear",), wounds=3, gold=30)
    words = Speaker(lang)  # one of its own: others have noted what they could not say
    for aim in AIMS:
        advice = ADVISOR.odds(table.view(0), aim=aim).to_json()
        lines = odds_lines(words, advice, lambda option: option)
        assert len([line for line in lines if line.startswith(("stay", "escape"))]) == 2
        assert not any("[" in line for line in lines), "a key without words"
        assert any("30" in line for line in lines), "what would be lost"
    assert not words.missing


def test_the_number_that_tells_most_comes_first_and_nothing_is_claimed_unseen():
    row = {"win": 0.2, "away": 0.7, "loss": 0.1, "exact": True, "error": 0.0, "shows": "away"}
    words = speaker("en")
    assert row_told(words, row) == "get away 70 %, win the fight 20 % and fall 10 %"
    assert (
        row_told(words, {**row, "shows": "win", "error": 1.0, "exact": False}) == "about: win the fight 20 %"
    )
    assert [percent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == ["0", "<1", "50", ">99", "100"]


def test_prices_are_told_where_they_decide():
    table = at_the_escape("one-fist", "colossus-of-frostgate")
    words = speaker("en")
    told = {aim: sentences(words, ADVISOR.odds(table.view(0), aim=aim).to_json()) for aim in AIMS}
    assert any("a level" in line for line in told["gain"])
    assert not any("a level" in line for line in told["live"])
    assert all(any("again and again" in line for line in lines) for lines in told.values())

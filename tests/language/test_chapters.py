"""Chapters are chosen by rules, and every one of them can be told in every language."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.games import GAMES
from tamalir.language import LANGUAGES, Speaker
from tamalir.language.chapters import ChapterRule, Happened, chapters, percent


def event(key: str, turn: int, seat: int | None = 0, **facts: Any) -> Happened:
    return Happened(turn * 10, turn, key, seat, facts)


RULES: tuple[ChapterRule[Any], ...] = (
    ChapterRule("fall", "x-fall", "icon", 1.0, fought=True, gathers={"town": ("carried", "town")}),
    ChapterRule("find", "x-find", "icon", lambda state, event: event.facts["n"] / 10, most=1),
    ChapterRule("won", "x-won", "icon", last=True),
)
FIGHTS = {"fight": "foe"}


def test_the_end_is_always_told_and_nothing_twice_in_a_turn():
    events = [
        event("find", 1, n=9),
        event("find", 2, n=8),
        event("fight", 3, foe="ogre"),
        event("fall", 3),
        event("fall", 3),
        event("fall", 5, 1),
        event("won", 9),
    ]
    told = chapters(RULES, None, events, FIGHTS, 0, {})

    assert [(each.rule.key, each.event.turn) for each in told] == [
        ("x-find", 1),
        ("x-fall", 3),
        ("x-fall", 5),
        ("x-won", 9),
    ]


def test_a_chapter_gathers_what_follows_and_knows_its_fight():
    events = [
        event("fight", 3, foe="ogre"),
        event("fall", 3),
        event("carried", 3, town="forge"),
        event("won", 4),
    ]
    fall, won = chapters(RULES, None, events, FIGHTS, 0, {})

    assert (fall.facts["foe"], fall.facts["town"], fall.fight) == ("ogre", "forge", 0)
    assert won.fight is None


def test_what_turned_the_game_weighs_more():
    events = [*(event("fall", turn, turn % 2) for turn in range(1, 12)), event("won", 12)]
    told = chapters(RULES, None, events, FIGHTS, None, {7: -0.6})

    assert 7 in [each.event.turn for each in told]
    assert next(each.swing for each in told if each.event.turn == 7) == -0.6


def test_no_more_than_five():
    rules: list[ChapterRule[Any]] = [ChapterRule(key, f"x-{key}", "icon") for key in "abcdefgh"]
    events = [event(key, turn) for turn, key in enumerate("abcdefgh")]

    assert len(chapters(rules, None, events, {}, None, {})) == 5


@pytest.mark.parametrize(
    ("chance", "exact", "told"), [(1.0, True, 100), (1.0, False, 99), (0.0001, True, 1), (0.456, False, 46)]
)
def test_chances_are_not_rounded_to_certainty(chance: float, exact: bool, told: int):
    assert percent(chance, exact) == told


FACTS = {
    "second": {
        "hero": "varikas-the-dead",
        "rival": "silhouette",
        "town": "forge",
        "ally": "acolyte-of-flame",
    },
    "third": {"hero": "corbin", "who": "corbin", "place": "tamalir"},
    "bonds": {"hero": "eliam", "who": "eliam", "place": "tamalir", "heroes": "eliam corbin"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", list(FACTS))
def test_every_chapter_can_be_told(game: str, lang: str):
    speaker = Speaker(lang, strict=True)
    for rule in GAMES[game].chronicle.chapters:
        for fought, gold, kept, reason in ((False, "none", "no", "runes"), (True, 3, "yes", "margath")):
            foe = FACTS[game]["hero"] if fought or rule.event == "challenge-defeated" else "none"
            facts = {"card": FACTS[game]["hero"], "cost": 5, "nth": 1, "n": 4, "gold": gold, "foe": foe}
            facts |= {"kept": kept, "reason": f"victory-{reason}", "about": "yes"}
            facts |= {"percent": 29 if fought else -1, **FACTS[game]}
            for key in (f"story-{rule.key}-title", f"story-{rule.key}"):
                said = speaker.say(key, facts)
                assert said
                assert "[" not in said
                assert not said.startswith(" ")

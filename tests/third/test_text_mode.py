"""Whole games in the terminal: every picture, option and card has words in every language."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import pytest

from tamalir.kernel import Setup
from tamalir.language import LANGUAGES
from tamalir.language.speaker import Speaker
from tamalir.language.third.catalogue import catalogue as printed_in
from tamalir.language.third.map_words import direction
from tamalir.language.third.narrator import ThirdNarrator
from tamalir.third.edition import catalogue
from tamalir.world.hexes import parsed
from tests.third.test_games import begun, play


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", ["margath", "corpse-king", "grey-hunt"])
def test_a_whole_game_can_be_followed(lang: str, scenario: str):
    speaker = Speaker(lang, strict=True)
    narrator = ThirdNarrator(speaker, printed_in(Setup(3)))
    table = begun(21, 3, scenario)
    luck = random.Random(21)
    asked = 0
    while table.request is not None and asked < 700:
        seat = table.waiting()[0]
        request = table.pending(seat)
        assert request is not None
        view = table.view(seat)
        assert narrator.picture(view, request) or table.state.step != "turn"
        said = [narrator.option(view, seat, option) for option in request.options]
        assert len(set(said)) == len(said)  # a person can tell them apart
        if asked % 25 == 0:
            narrator.picture(view)
            assert narrator.overview(view, seat) or view.state.heroes[seat].hex is None
            for card in narrator.cards(view, seat):
                assert narrator.card(card)
        play(table, luck, 1)
        asked += 1
    view = table.view(None)
    lands = narrator.lands(view.state)
    assert lands is not None
    for event in table.events():
        facts: Any = event["facts"]
        place = facts.get("hex")
        said = narrator.event(view, event)
        assert said
        assert place is None or (place not in said and lands.land(parsed(place)) in said)
    assert speaker.borrowed == set()


def test_what_stands_on_cards():
    cards, speaker = catalogue(), Speaker("en", strict=True)

    assert speaker.card_text(cards.enemies["oathless-knight"])[:2] == [
        "Enemy with 6 health: Warrior, Humanoid.",
        "Reward: Choose one: gain 3 gold; or gain 1 story token.",
    ]
    assert speaker.card_text(cards.quests["hunting-the-beast"])[-1] == (
        "Ending 3, dice: forest, forest, water. Gain 1 bonus combat trophy. Gain 1 gold. "
        "Take this card as a trophy."
    )
    assert speaker.part(cards.events["smuggling"], "choice", 2) == (
        "Option 2, a rumor to keep and to use at: Burrow Town; price: 1 action. Gain 3 gold. "
        "Take this card as a trophy."
    )
    assert speaker.card_text(cards.heroes["lord-hawthorne"])[2] == (
        "Onslaught. After your combat action: once per combat, you may take another combat action at once."
    )
    assert speaker.part(cards.stories["songs-of-the-old-kings"], "drawn") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_paragraph_has_words(lang: str):
    speaker = Speaker(lang, strict=True)
    for cards in catalogue().cards_by_kind():
        for card in cards.values():
            assert all(speaker.card_lines(card))


def test_directions_on_flat_topped_hexes():
    around = {(0, -1): "north", (1, -1): "north-east", (1, 0): "south-east"}
    around |= {(0, 1): "south", (-1, 1): "south-west", (-1, 0): "north-west"}

    assert {goal: direction((0, 0), goal) for goal in around} == around
    assert direction((0, 0), (4, -2)) == "east"


def test_nobody_sees_what_others_hold():
    table = begun(2, 2, "margath")
    play(table, random.Random(2), 40)
    mine, theirs = table.state.heroes
    narrator = ThirdNarrator(Speaker("en"), printed_in(Setup(2)))
    shown = narrator.cards(table.view(0), 0)

    assert set(mine.hand) <= set(shown)
    assert not set(theirs.hand) - set(mine.hand) & set(shown)
    assert not any("?" in card for card in (*shown, *narrator.cards(table.view(0), 1)))
    assert not set(theirs.hand) & set(narrator.cards(table.view(0), 1))


@pytest.mark.parametrize("bots", [(2, 3, 4), (1,)])
def test_the_terminal_plays_it(bots: tuple[int, ...]):
    """From the set-up vote on, people and bots mixed; the piped input ends before the game does."""
    command = [sys.executable, "-c", "from tamalir.cli.main import app; app()"]
    command += ["play", "--text", "--edition", "third", "--seed", "5"]
    command += ["--seats", "4" if len(bots) > 1 else "2", *(f"--bot={n}" for n in bots)]
    run = subprocess.run(command, input="1\n" * 40, capture_output=True, text=True, check=False, timeout=120)

    assert run.returncode == 0, run.stderr
    assert "Which scenario do you want to play?" in run.stdout
    assert "Act 1, round 1 begins." in run.stdout
    assert "[" not in run.stdout.replace("[0", "")

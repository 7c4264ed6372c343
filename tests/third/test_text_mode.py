"""Whole games in the terminal: every picture, option and card has words in every language."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from tamalir.cli import third_picture
from tamalir.cli.picture import cards_of, picture
from tamalir.language import LANGUAGES
from tamalir.language.deeds import deed, printed
from tamalir.language.speaker import Speaker
from tamalir.language.third_lands import direction, lands_of, told
from tamalir.third.edition import catalogue
from tests.third.test_games import begun, play


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", ["margath", "corpse-king"])
def test_a_whole_game_can_be_followed(lang: str, scenario: str):
    speaker = Speaker(lang, strict=True)
    table = begun(21, 3, scenario)
    book = table.state.book
    luck = random.Random(21)
    asked = 0
    while table.request is not None and asked < 700:
        seat = table.waiting()[0]
        request = table.pending(seat)
        assert request is not None
        view = table.view(seat)
        picture(speaker, view, book, request)
        said = [deed(speaker, view, book, seat, option) for option in request.options]
        assert len(set(said)) == len(said)  # a person can tell them apart
        if asked % 25 == 0:
            picture(speaker, view, book)
            lands = lands_of(speaker, view, book)
            assert lands is not None
            lands.overview(seat)
            for card in cards_of(view, seat):
                assert speaker.card_lines(printed(book, card))
        play(table, luck, 1)
        asked += 1
    for event in table.events():
        at = told(speaker, table.view(None), book, event)
        assert (at is not None) == ("hex" in event["facts"])  # type: ignore[operator]
    assert speaker.borrowed == set()


def test_what_stands_on_cards():
    cards, speaker = catalogue(), Speaker("en", strict=True)

    assert speaker.card_text(cards.enemies["oathless-knight"])[:2] == [
        "Enemy with 6 health: Warrior, Humanoid.",
        "Reward: Choose one: gain 3 gold; or gain 1 story token.",
    ]
    assert speaker.card_text(cards.quests["hunting-the-beast"])[-1] == (
        "Ending 3, dice: forest, forest, water. Gain 1 combat trophy. Gain 1 gold. "
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
    for shelf in catalogue().shelves():
        for card in shelf.values():
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
    shown = third_picture.cards_of(table.view(0)["game"], 0)  # type: ignore[arg-type]

    assert set(mine.hand) <= set(shown)
    assert not set(theirs.hand) - set(mine.hand) & set(shown)


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

"""Lessons: each can be taken as it is written, with its prepared dice, and is told in all languages."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tamalir import rulebook
from tamalir.games import GAMES
from tamalir.host import daily
from tamalir.host.book import lessons
from tamalir.host.making import begin, sit_down
from tamalir.host.wire import Create, SeatSpec
from tamalir.kernel import Table
from tamalir.second import lessons as second
from tamalir.world.lessons import Taught

TAUGHT = [
    (game.id, scene, taught)
    for game in GAMES.values()
    if game.lessons is not None
    for scene, taught in game.lessons.known().items()
]
NAMES = [scene for _, scene, _ in TAUGHT]


def set_out(game: str, scene: str, taught: Taught) -> Table[Any]:
    bots = [SeatSpec(kind="bot", bot=bot) for bot in taught.bots]
    return begin(Create(edition=game, scene=scene, seats=[SeatSpec(), *bots])).table


@pytest.mark.parametrize(("game", "scene", "taught"), TAUGHT, ids=NAMES)
def test_whoever_takes_the_line_sees_what_the_lesson_is_to_show(
    game: str, scene: str, taught: Taught
) -> None:
    table = set_out(game, scene, taught)
    for step in taught.steps:
        for n, option in enumerate(step.takes):
            request = table.request
            assert request is not None, f"the game is over before {step.says}"
            assert table.waiting() == (0,), f"somebody else is asked {request.key} before {step.says}"
            assert n or request.key == step.asks, f"{step.says} waits for {step.asks}, asked is {request.key}"
            table.answer(option)
    happened = {event["key"] for event in table.events(seat=0)}
    assert set(second.lessons()[scene].shows) <= happened


@pytest.mark.parametrize(("game", "scene", "taught"), TAUGHT, ids=NAMES)
def test_a_step_that_is_only_read_stands_where_its_question_is_put(
    game: str, scene: str, taught: Taught
) -> None:
    for step, following in zip(taught.steps, taught.steps[1:], strict=False):
        if step.asks and not step.takes:
            assert following.asks == step.asks
    assert taught.steps[-1].takes, "a lesson ends with a deed"


def test_there_are_ten_lessons_of_the_second_edition() -> None:
    assert Counter(game for game, _, _ in TAUGHT)["second"] == 10


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_every_lesson_is_told_in_every_language(lang: Any) -> None:
    told = lessons(lang).lessons
    assert [lesson.scene for lesson in told] == NAMES
    for lesson in told:
        words = [lesson.title, lesson.says, lesson.done, *(part.said for part in lesson.parts)]
        assert all(words)
        assert len(set(words)) == len(words)
        assert not any("lesson-" in said for said in words)


def test_the_rules_that_lessons_name_exist() -> None:
    for game, _, taught in TAUGHT:
        known = {rule.id for rule in rulebook.load(game, "en")}
        assert taught.rule in known


def test_the_dice_of_a_lesson_are_prepared_and_can_be_checked() -> None:
    game, scene, taught = TAUGHT[0]
    begun = [begin(Create(edition=game, scene=scene)) for _ in range(2)]
    assert begun[0].seed == begun[1].seed == daily.lesson_seed(taught)
    record, _ = sit_down(begun[0], 0.0)
    assert daily.dice_name(record) == daily.LESSON
    assert daily.known_dice(record)
    rolls: list[list[Any]] = []
    for one in begun:
        one.table.answer("roll:5")
        rolls.append([event for event in one.table.events(seat=0) if event["key"] == "movement-rolled"])
    assert rolls[0] == rolls[1]


def test_a_lesson_is_no_prepared_fight_of_the_list() -> None:
    for game in GAMES.values():
        assert not set(game.fights()) & set(NAMES)

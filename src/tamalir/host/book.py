"""Everything static of a game, spoken: the board, every card, the options of the rules, the bots.

It is the same for everybody, so that it is made once for each language and then only handed out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tamalir import api
from tamalir.game import Game
from tamalir.games import GAMES
from tamalir.host.errors import Problem
from tamalir.host.offered import (
    Catalogue,
    Choice,
    EditionInfo,
    LessonInfo,
    LessonList,
    LessonPart,
    PuzzleInfo,
    PuzzleList,
)
from tamalir.host.wire import Lang
from tamalir.host.words import speaker
from tamalir.kernel import Edition, Setup
from tamalir.language import Speaker
from tamalir.world.cards import CardDef
from tamalir.world.catalogue import Catalogue as Printed
from tamalir.world.lessons import PREFIX, Taught
from tamalir.world.packs import Pack


def edition_called(id: str) -> Edition[Any]:
    """The rules of a game that somebody named."""
    try:
        return GAMES[id].edition
    except (KeyError, ModuleNotFoundError):
        known = ", ".join(sorted(GAMES))
        raise Problem(404, "not-found", f"there is no such edition; known: {known}") from None


def catalogue(lang: Lang) -> Catalogue:
    """The games there are, with their scenes, options and bots."""
    return Catalogue(engine=api.__version__, editions=[_info(game, speaker(lang)) for game in GAMES.values()])


def _info(game: Game[Any], speak: Speaker) -> EditionInfo:
    edition = game.edition
    return EditionInfo(
        id=edition.id,
        name=speak.name(edition.id),
        seats=list(game.seats),
        scenes=game.fights(),
        options=[
            Choice(id=name, default=option.default, choices=list(option.choices), rule=option.rule)
            for name, option in edition.options.items()
        ],
        bots=list(game.bots),
        default_bot=game.default_bot,
        daily=game.daily is not None,
    )


def puzzles(lang: Lang) -> PuzzleList:
    """Every puzzle of every game, those of a game from the easiest to the hardest."""
    speak = speaker(lang)
    return PuzzleList(
        puzzles=[
            PuzzleInfo(
                edition=game.id,
                scene=scene,
                hero=puzzle.hero,
                foe=puzzle.foe,
                hero_name=speak.name(puzzle.hero),
                foe_name=speak.name(puzzle.foe),
                level=puzzle.proven.level,
                win=puzzle.proven.win,
            )
            for game in GAMES.values()
            if game.puzzles is not None
            for scene, puzzle in game.puzzles.known().items()
        ]
    )


def lessons(lang: Lang) -> LessonList:
    """Every lesson of every game, in the order in which they are taken."""
    speak = speaker(lang)
    return LessonList(
        lessons=[
            _lesson(speak, game.id, scene, taught)
            for game in GAMES.values()
            if game.lessons is not None
            for scene, taught in game.lessons.known().items()
        ]
    )


def _lesson(speak: Speaker, game: str, scene: str, taught: Taught) -> LessonInfo:
    key = f"lesson-{game}-{scene.removeprefix(PREFIX)}"
    return LessonInfo(
        edition=game,
        scene=scene,
        title=speak.say(key),
        says=speak.say(f"{key}-says"),
        done=speak.say(f"{key}-done"),
        icon=taught.icon,
        rule=taught.rule,
        bots=list(taught.bots),
        parts=[
            LessonPart(
                said=speak.say(f"{key}-{step.says}"),
                points=step.points,
                asks=step.asks,
                takes=list(step.takes),
            )
            for step in taught.steps
        ],
    )


def book(game: Game[Any], setup: Setup, speak: Speaker) -> dict[str, Any]:
    """All that is printed in such a game."""
    edition, printed_in = game.edition, game.catalogue(setup)
    printed = {
        id: _card(speak, printed_in, id, card)
        for cards in printed_in.cards_by_kind.values()
        for id, card in cards.items()
    }
    return {
        "edition": edition.id,
        "lang": speak.lang,
        "name": speak.name(edition.id),
        "seats": list(game.seats) if setup.scene is None else [edition.scenes()[setup.scene]],
        "packs": {f"{pack.about.edition}/{pack.about.id}": pack.fingerprint for pack in printed_in.packs},
        "board": printed_in.board(speak),
        "cards": printed,
        "heroes": list(printed_in.cards_by_kind.get("heroes", {})),
        **printed_in.words(speak),
        "options": list(_options(speak, edition)),
        "enemies": game.for_enemy is not None,
        "scenes": [
            {"id": id, "seats": seats, "name": _scene(speak, edition.id, id)}
            for id, seats in game.fights().items()
        ],
        "bots": [
            {
                "id": bot,
                "name": speak.say(f"book-bot-{bot}"),
                "says": _says(speak, edition.id, bot),
                "default": bot == game.default_bot,
            }
            for bot in game.bots
        ],
    }


def _says(speak: Speaker, edition: str, bot: str) -> str:
    """What a bot is like: in this game, if it is another there."""
    key = f"book-bot-says-{edition}-{bot}"
    return speak.say(key if speak.knows(key) else f"book-bot-says-{bot}")


def _scene(speak: Speaker, edition: str, scene: str) -> str:
    key = f"scene-{edition}-{scene}"
    return speak.say(key) if speak.knows(key) else speak.name(scene)


def _card(speak: Speaker, catalogue: Printed, id: str, card: CardDef) -> dict[str, Any]:
    """One card: its figures as data, its effects as sentences."""
    facts, lines, kept = speak.card_facts(card), speak.card_text(card), speak.kept_text(card)
    told: dict[str, Any] = {
        "id": id,
        "name": speak.name(id),
        "text": lines[len(facts) : len(lines) - len(kept)],
        "facts": facts,
        **catalogue.figures(card),
    }
    if speak.knows(f"flavour-{id}"):
        told["flavour"] = speak.say(f"flavour-{id}")
    icon = _icon(catalogue.packs, id)
    if icon is not None:
        told["icon"] = icon
    if kept:
        told["kept"] = {**told.get("kept", {}), "text": kept}
    return told


def _icon(packs: Sequence[Pack], id: str) -> str | None:
    """The picture that a pack names for a card."""
    for pack in packs:
        if id in pack.entries.get("icons", {}):
            return pack.entries["icons"][id][1].get("icon")
    return None


def _options(speak: Speaker, edition: Edition[Any]) -> Iterator[dict[str, Any]]:
    for id, option in edition.options.items():
        kind = "choice"
        if isinstance(option.default, bool):
            kind = "bool"
        elif isinstance(option.default, int):
            kind = "int"
        yield {
            "id": id,
            "kind": kind,
            "default": option.default,
            "choices": list(option.choices),
            "choice_names": {
                str(choice): speak.say(f"book-choice-{id}-{choice}")
                for choice in option.choices
                if isinstance(choice, str)
            },
            "rule": option.rule,
            "name": speak.say(f"book-option-{id}"),
            "says": speak.say(f"book-option-says-{id}"),
        }

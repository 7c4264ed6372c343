"""The Second Edition."""

from __future__ import annotations

from functools import partial

from tamalir.game import (
    BesideTheBox,
    CardLaboratory,
    Chronicle,
    DailyGame,
    Encoding,
    Game,
    LessonBook,
    PackTools,
    PuzzleBook,
    PuzzleCard,
    Standing,
)
from tamalir.games.boxes.second import sheet
from tamalir.kernel import Seat
from tamalir.lab.ledgers.second import SPEC
from tamalir.lab.second.book import changed_table
from tamalir.language.second.catalogue import catalogue
from tamalir.language.second.chapters import CHAPTERS, FIGHTS
from tamalir.language.second.narrator import SecondNarrator
from tamalir.odds.second.advisor import ADVISOR
from tamalir.odds.second.answers import fight_odds
from tamalir.odds.second.asked import odds_of
from tamalir.odds.second.luck import throws
from tamalir.players.second import BOTS, forget
from tamalir.players.second.forecast import FORECAST
from tamalir.players.second.rivals import runes_of
from tamalir.preview.second.checking import check_pack
from tamalir.preview.second.page import page
from tamalir.preview.template import own_template, write_template
from tamalir.second.beside import hands, needed, seats
from tamalir.second.edition import BASE_SET, EDITION
from tamalir.second.experience import level, points
from tamalir.second.lessons import lessons
from tamalir.second.puzzles import puzzles
from tamalir.second.state import SecondState
from tamalir.second.validate import validate
from tamalir.second.words import COLOURS
from tamalir.world.lessons import Taught


def _standings(state: SecondState) -> list[Standing]:
    return [
        Standing(hero.id or None, hero.hex, level(hero), points(hero), hero.gold, hero.wounds)
        for hero in state.heroes
    ]


def _brought(state: SecondState, seat: Seat) -> dict[str, int]:
    """Dragon Runes, and adventure counters that were not spent."""
    hero = state.heroes[seat]
    return {
        "runes": runes_of(state, seat),
        **{colour.value: hero.counters.get(colour, 0) for colour in COLOURS},
    }


def _puzzles() -> dict[str, PuzzleCard]:
    return {scene: PuzzleCard(puzzle.hero, puzzle.foe, puzzle.proven) for scene, puzzle in puzzles().items()}


def _lessons() -> dict[str, Taught]:
    return {scene: lesson.taught for scene, lesson in lessons().items()}


def _card_laboratory() -> CardLaboratory:
    from tamalir.lab.second.card import LABORATORY

    return LABORATORY


def _encoding() -> Encoding[SecondState]:
    from tamalir.envs.second import VERSION_1

    return VERSION_1


CHRONICLE = Chronicle(
    turn=lambda state: state.turns,
    standings=_standings,
    throws=throws,
    brought=_brought,
    chapters=CHAPTERS,
    fights=FIGHTS,
    fighting=lambda state: state.fight is not None,
    steps={"moved": "hex"},
    counted={
        "challenge-defeated": "won",
        "enemy-defeated": "won",
        "undefeated": "lost",
        "escaped": "escaped",
        "knocked-out": "knocked_out",
        "duel-won": "duels_won",
        "bought": "bought",
        "experience-gained": "strengthened",
        "task-finished": "tasks",
    },
)

GAME: Game[SecondState] = Game(
    edition=EDITION,
    seats=range(1, 7),
    catalogue=catalogue,
    narrator=SecondNarrator,
    bots=BOTS,
    default_bot="adventurer",
    ledger=SPEC,
    chronicle=CHRONICLE,
    forecast=FORECAST,
    validate=validate,
    advisor=ADVISOR,
    calculator=odds_of,
    packs=PackTools(BASE_SET, partial(write_template, own_template("second")), check_pack, page),
    puzzles=PuzzleBook(_puzzles, fight_odds),
    beside=BesideTheBox(seats, hands, needed),
    lessons=LessonBook(_lessons, steps=150),
    daily=DailyGame({"length": "shorter"}, ("adventurer", "adventurer"), steps=150),
    box=sheet,
    forget=forget,
    alone={"doom-track": True},
    changed=changed_table,
    card_laboratory=_card_laboratory,
    encoding=_encoding,
)

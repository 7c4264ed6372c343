"""The Third Edition."""

from __future__ import annotations

from functools import partial
from typing import Any

from tamalir.game import (
    BesideTheBox,
    CardLaboratory,
    Chronicle,
    DailyGame,
    Encoding,
    Game,
    PackTools,
    Standing,
)
from tamalir.games.boxes.third import sheet
from tamalir.kernel import Choose, Seat
from tamalir.lab.ledgers.third import SPEC
from tamalir.lab.third.book import changed_table
from tamalir.language.third.catalogue import catalogue
from tamalir.language.third.chapters import CHAPTERS, FIGHTS
from tamalir.language.third.narrator import ThirdNarrator
from tamalir.odds.third.advisor import ADVISOR
from tamalir.odds.third.asked import odds_of
from tamalir.odds.third.luck import throws
from tamalir.odds.third.progress import progress
from tamalir.players.third import BOTS, forget
from tamalir.players.third.forecast import FORECAST
from tamalir.preview.checked import check_as_played
from tamalir.preview.template import own_template, write_template
from tamalir.preview.third.page import page
from tamalir.third.beside import hands, seats
from tamalir.third.edition import EDITION
from tamalir.third.state import ThirdState
from tamalir.third.validate import validate


def _standings(state: ThirdState) -> list[Standing]:
    return [
        Standing(hero.id or None, hero.hex, len(hero.skills), len(hero.trophies), hero.gold, hero.damage)
        for hero in state.heroes
    ]


def _brought(state: ThirdState, seat: Seat) -> dict[str, int]:
    """Story tokens, skills, trophies, assets."""
    hero = state.heroes[seat]
    return {
        "story": hero.story,
        "skills": len(hero.skills),
        "trophies": len(hero.trophies),
        "assets": len(hero.assets),
    }


def out(state: ThirdState, seat: Seat) -> bool:
    """An eliminated hero plays no more (3E-ELIM-001)."""
    return seat in state.eliminated


def for_enemy(state: ThirdState, request: Choose[Any]) -> bool:
    """A question of a combat that is put to the controller of the enemy (3E-COMBAT-004)."""
    fight, who = state.fight, request.args.get("who")
    if fight is None or not request.key.startswith("fight."):
        return False
    return any(not side.hero and side.who == who and side.seat == request.seat for side in fight.sides)


def _card_laboratory() -> CardLaboratory:
    from tamalir.lab.third.card import LABORATORY

    return LABORATORY


def _encoding() -> Encoding[ThirdState]:
    from tamalir.envs.third import ENCODING

    return ENCODING


CHRONICLE: Chronicle[ThirdState] = Chronicle(
    turn=lambda state: state.round,
    standings=_standings,
    throws=throws,
    brought=_brought,
    chapters=CHAPTERS,
    fights=FIGHTS,
    fighting=lambda state: state.fight is not None,
    steps={"hero-moved": "hex"},
    counted={
        "trophy-gained": "won",
        "fight-fled": "escaped",
        "hero-defeated": "knocked_out",
        "bought": "bought",
        "skill-learned": "strengthened",
        "quest-ends": "tasks",
    },
    progress=progress,
)

GAME: Game[ThirdState] = Game(
    edition=EDITION,
    seats=range(2, 5),
    catalogue=catalogue,
    narrator=ThirdNarrator,
    bots=BOTS,
    default_bot="adventurer",
    ledger=SPEC,
    chronicle=CHRONICLE,
    forecast=FORECAST,
    validate=validate,
    advisor=ADVISOR,
    calculator=odds_of,
    beside=BesideTheBox(seats, hands),
    daily=DailyGame({}, ("adventurer",), steps=40),
    box=sheet,
    forget=forget,
    out=out,
    for_enemy=for_enemy,
    packs=PackTools(
        base="roads-of-terrinoth",
        template=partial(write_template, own_template("third")),
        check=partial(check_as_played, catalogue, 2),
        preview=page,
    ),
    changed=changed_table,
    card_laboratory=_card_laboratory,
    encoding=_encoding,
)

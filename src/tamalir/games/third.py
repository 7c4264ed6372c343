"""The Third Edition."""

from __future__ import annotations

from functools import partial

from tamalir.game import Chronicle, Game, PackTools, Standing
from tamalir.lab.ledgers.third import SPEC
from tamalir.language.third.catalogue import catalogue
from tamalir.language.third.narrator import ThirdNarrator
from tamalir.odds.third.advisor import ADVISOR
from tamalir.odds.third.asked import odds_of
from tamalir.players.third import BOTS, forget
from tamalir.preview.checked import check_as_played
from tamalir.preview.template import own_template, write_template
from tamalir.preview.third.page import page
from tamalir.third.edition import EDITION
from tamalir.third.state import ThirdState
from tamalir.third.validate import validate


def _standings(state: ThirdState) -> list[Standing]:
    return [
        Standing(hero.id or None, hero.hex, len(hero.skills), len(hero.trophies), hero.gold, hero.damage)
        for hero in state.heroes
    ]


def _progress(state: ThirdState) -> list[float]:
    """What each hero has made of its time: trophies, those spent on skills included, and half of all gold,
    with what its assets cost; a story token counts as a trophy."""
    skills, assets = state.book.catalogue.skills, state.book.catalogue.assets
    return [
        len(hero.trophies)
        + sum(sum(skills[card].cost.values()) for card in hero.skills)
        + 0.5 * (hero.gold + sum(assets[card].cost for card in hero.assets))
        + hero.story
        for hero in state.heroes
    ]


CHRONICLE: Chronicle[ThirdState] = Chronicle(
    turn=lambda state: state.round,
    standings=_standings,
    throws_for=lambda state: state.active,
    counted={
        "trophy-gained": "won",
        "fight-fled": "escaped",
        "hero-defeated": "knocked_out",
        "bought": "bought",
        "skill-learned": "strengthened",
        "quest-ends": "tasks",
    },
    turning=("hero-defeated", "hero-eliminated", "act-begins", "villain-appears", "villain-falls"),
    progress=_progress,
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
    validate=validate,
    advisor=ADVISOR,
    calculator=odds_of,
    forget=forget,
    packs=PackTools(
        base="roads-of-terrinoth",
        template=partial(write_template, own_template("third")),
        check=partial(check_as_played, catalogue, 2),
        preview=page,
    ),
)

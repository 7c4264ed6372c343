"""The Third Edition with Unbreakable Bonds."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from tamalir.bonds.beside import seats
from tamalir.bonds.edition import EDITION
from tamalir.bonds.state import together
from tamalir.bonds.validate import validate
from tamalir.game import BesideTheBox, Game, PackTools
from tamalir.games.boxes.bonds import sheet
from tamalir.games.third import CHRONICLE, for_enemy, out
from tamalir.lab.ledgers.bonds import SPEC
from tamalir.language.bonds.catalogue import catalogue
from tamalir.language.bonds.chapters import CHAPTERS
from tamalir.language.bonds.narrator import BondsNarrator
from tamalir.odds.bonds.advisor import BondsAdvisor
from tamalir.players.bonds import BOTS
from tamalir.players.bonds.forecast import FORECAST
from tamalir.players.third import forget
from tamalir.players.third.thumb import by_thumb
from tamalir.preview.bonds.page import page
from tamalir.preview.checked import check_as_played
from tamalir.preview.template import own_template, write_template
from tamalir.third.beside import hands
from tamalir.third.state import ThirdState

TOGETHER = {
    "warband-falls": "warbands",
    "plague-cured": "cured",
    "gift-given": "gifts",
    "envelope-sent": "envelopes",
    "party-skill-learned": "party_skills",
}
"""What each gave to the team."""

ANSWERS = frozenset({"party.accept", "party-skill.share", "deal.answer", "challenge.accept"})

GAME: Game[ThirdState] = Game(
    edition=EDITION,
    seats=range(1, 5),
    catalogue=catalogue,
    narrator=BondsNarrator,
    bots=BOTS,
    default_bot="adventurer",
    ledger=SPEC,
    chronicle=replace(
        CHRONICLE,
        chapters=CHAPTERS,
        together=together,
        counted={**CHRONICLE.counted, **TOGETHER},
    ),
    forecast=FORECAST,
    validate=validate,
    advisor=BondsAdvisor(by_thumb),
    box=sheet,
    forget=forget,
    out=out,
    for_enemy=for_enemy,
    answers=ANSWERS,
    alone={},
    beside=BesideTheBox(seats, hands),
    packs=PackTools(
        base="bonds",
        template=partial(write_template, own_template("bonds")),
        check=partial(check_as_played, catalogue, 2),
        preview=page,
    ),
)

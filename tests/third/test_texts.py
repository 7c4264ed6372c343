"""Every sentence of a fight can be said in every language, and every card reads."""

from __future__ import annotations

import pytest

from tamalir.bonds.edition import EDITION as BONDS
from tamalir.bonds.edition import PACKS
from tamalir.bonds.edition import _boards as boards
from tamalir.kernel import Choose, Manual, Refused, Table
from tamalir.language.speaker import Speaker
from tamalir.third.edition import EDITION, catalogue
from tamalir.third.state import State
from tests.third.scenes import pending
from tests.third.test_properties import new, play

LANGUAGES = ("en", "pl", "ru")
CARDS = catalogue(PACKS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fights_can_be_told(lang: str):
    speaker = Speaker(lang, strict=True)
    tables = [new(EDITION, scene, 3) for scene in catalogue().scenes]
    tables += [new(BONDS, scene, 3) for scene in CARDS.scenes]
    tables += [new(BONDS, scene, 4, chosen={"mode": "competitive"}) for scene in CARDS.scenes]
    tables += [new(BONDS, "undead-horde", n, chosen={"enemy-choices": "players"}) for n in range(4)]
    for n, table in enumerate(tables):
        tell(table, speaker, n)
    assert speaker.borrowed == set()


def tell(table: Table[State], speaker: Speaker, n: int) -> None:
    for _ in range(40):
        if table.request is None:
            break
        request = pending(table)
        assert isinstance(request, Choose)
        said = [speaker.request(request), *(speaker.option(option) for option in request.options)]
        said += [speaker.refusal(Refused(o.refused or "", o.id, o.args)) for o in request.refused]
        assert all(said)
        options = [speaker.option(option) for option in request.options]
        assert len(set(options)) == len(options)  # a person can tell them apart
        play(table, n, 1)
    for event in table.events():
        assert speaker.event(event)
    if table.result is not None:
        assert speaker.result(table.result)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_who_cast_themselves_are_asked(lang: str):
    table = new(EDITION, "reanimates", 1)
    table = Table(EDITION, EDITION.begin(table.setup), Manual())  # type: ignore[arg-type]

    assert table.request is not None
    assert Speaker(lang, strict=True).request(table.request)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_read(lang: str):
    speaker = Speaker(lang, strict=True)
    cards = [*CARDS.heroes.values(), *CARDS.enemies.values(), *CARDS.assets.values(), *CARDS.skills.values()]
    for card in cards:
        assert speaker.card(card, "third")
        assert all(speaker.name(ability.id) for ability in card.abilities)
    for board in boards()[0].values():
        assert speaker.name(board.id)
        assert all(speaker.effect(ability.effect, "third") for ability in board.abilities)
    assert speaker.borrowed == set()


def test_the_warlock_in_english():
    name, blast = Speaker("en").card(CARDS.enemies["warlock"], "third").splitlines()

    assert name == "Warlock"
    assert blast == (
        "Surge: spend 2 surge to deal 3 enemy damage; the opponent may spend 1 agility to negate this."
    )

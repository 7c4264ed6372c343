"""Every sentence of a fight can be said in every language, and every card reads."""

from __future__ import annotations

import random

import pytest

from tamalir.bonds.edition import EDITION as BONDS
from tamalir.bonds.edition import fights, own
from tamalir.kernel import Choose, Manual, Refused, Table, Unknown
from tamalir.language.speaker import Speaker
from tamalir.third.edition import EDITION, catalogue
from tamalir.third.reasons import NEVER, TRIED
from tamalir.third.state import ThirdState
from tests.third.scenes import pending
from tests.third.test_games import begun
from tests.third.test_games import play as play_on
from tests.third.test_properties import new, play

LANGUAGES = ("en", "pl", "ru")
CARDS = own().cards


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fights_can_be_told(lang: str):
    speaker = Speaker(lang, strict=True)
    tables = [new(EDITION, scene, 3) for scene in catalogue().scenes]
    tables += [new(BONDS, scene, 3) for scene in fights()]
    tables += [new(BONDS, scene, 4, chosen={"mode": "competitive"}) for scene in fights()]
    tables += [new(BONDS, "undead-horde", n, chosen={"enemy-choices": "players"}) for n in range(4)]
    for n, table in enumerate(tables):
        tell(table, speaker, n)
    assert speaker.borrowed == set()


def tell(table: Table[ThirdState], speaker: Speaker, n: int) -> None:
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
@pytest.mark.parametrize("scenario", ["margath", "corpse-king", "grey-hunt"])
def test_whole_games_can_be_told(lang: str, scenario: str):
    speaker = Speaker(lang, strict=True)
    table = begun(3, 3, scenario)
    luck = random.Random(3)
    while table.request is not None:
        seat = table.waiting()[0]
        asked = table.pending(seat)
        assert asked is not None
        assert speaker.request(asked)
        options = [speaker.option(option) for option in asked.options]
        assert len(set(options)) == len(options)  # a person can tell them apart
        play_on(table, luck, 1)
    for seat in (0, 1, 2, None):
        assert all(speaker.event(told) for told in table.events(seat=seat))
    assert table.result is not None
    assert speaker.result(table.result)
    assert speaker.borrowed == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_the_board_has_words(lang: str):
    speaker = Speaker(lang, strict=True)
    tried = [*TRIED, *NEVER, "walk:0,0", "learn:cunning", "buy:leather-armor", "deal:1"]
    table = begun(5, 2, "margath")
    luck = random.Random(5)
    for _ in range(40):
        play_on(table, luck, 9)
        for verb in tried:
            try:
                refused = table.why(verb)
            except Unknown:
                continue
            assert refused is None or speaker.refusal(refused)
    assert speaker.borrowed == set()


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
        assert speaker.card(card)
        assert all(speaker.name(ability.id) for ability in card.abilities)
    for where, effect in CARDS.effects():
        assert speaker.effect(effect, "third"), where
    named = [CARDS.quests, CARDS.events, CARDS.stories, CARDS.places, CARDS.scenarios]
    assert all(speaker.name(id) for cards in named for id in cards)
    for board in own().boards.values():
        assert speaker.name(board.id)
        assert all(speaker.effect(ability.effect, "third") for ability in board.abilities)
    assert speaker.borrowed == set()


def test_the_warlock_in_english():
    name, figures, reward, blast = Speaker("en").card(CARDS.enemies["warlock"]).splitlines()

    assert name == "Warlock"
    assert figures.startswith("Enemy with ")
    assert reward.startswith("Reward: ")
    assert blast.endswith(
        "Surge: spend 2 surge to deal 3 enemy damage; the opponent may spend 1 agility to negate this."
    )

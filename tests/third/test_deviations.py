"""Two faults that players have found: doubled tokens in words, heroes whose set-up sides were all alike."""

from __future__ import annotations

import pytest

from tamalir.kernel import Setup
from tamalir.language import LANGUAGES, Speaker
from tamalir.language.third.catalogue import catalogue as words
from tamalir.language.third.narrator import ThirdNarrator
from tamalir.third.edition import catalogue
from tests.third.scenes import answer, fight, options, pending

SETUP = {
    hero.id: [ability for ability in hero.abilities if ability.when == "setup"]
    for hero in catalogue().heroes.values()
}


@pytest.mark.rule("3E-GAP-068")
def test_every_hero_has_a_set_up_of_its_own():
    assert [len(found) for found in SETUP.values()] == [1] * 6
    does = [
        [(inner.do, str(sorted(inner.args.items(), key=str))) for inner in found[0].effect.within()]
        for found in SETUP.values()
    ]
    assert len({str(each) for each in does}) == 6
    assert all(
        {verb for verb, _ in each} - {"gain-trophy", "in-order"} for each in does
    )  # not a trophy alone


@pytest.mark.rule("3E-DOUBLE-001")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_doubled_token_is_told_with_its_double_worth(lang: str):
    table = fight("physical double dash*", "dash dash")
    narrator = ThirdNarrator(Speaker(lang), words(Setup(2)))
    before = narrator.picture(table.view(0), pending(table))[0]
    doubles = [id for id in options(table) if id.startswith("double:")]
    answer(table, next(id for id in doubles if "h1" in id))
    while pending(table).seat != 0:
        answer(table, "pass")
    after = narrator.picture(table.view(0), pending(table))[0]

    one, two = (narrator.speaker.say("picture-third-token", _shown(n)) for n in (1, 2))
    assert one in before
    assert two not in before
    assert two in after


def _shown(worth: int) -> dict[str, object]:
    return {"symbol": "physical", "value": worth, "golden": False}

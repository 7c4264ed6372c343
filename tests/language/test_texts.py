"""The texts themselves: complete, alike in all languages, and there for all that the rules say."""

from __future__ import annotations

import re
from typing import Any, Protocol

import pytest
from fluent.syntax import FluentParser, ast

import tamalir
from tamalir.kernel import Table
from tamalir.language import LANGUAGES, Speaker, TextError, check, missing_keys, problems, sources
from tamalir.language.voice import voice
from tamalir.players.random_legal import RandomLegal
from tamalir.rulebook import find
from tamalir.second.library import own_book
from tamalir.second.vocabulary import VERBS
from tests.language import scan


def test_nothing_is_wrong_with_the_texts():
    assert problems() == []


def test_every_language_has_every_message():
    assert missing_keys() == {"pl": [], "ru": []}
    assert missing_keys("pl") == {"pl": []}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_quick_cut_finds_what_the_parser_finds(lang: str):
    for name, source in sources.read(lang).items():
        parsed = [
            f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            for entry in FluentParser().parse(source).body
            if isinstance(entry, ast.Message | ast.Term)
        ]
        assert [id for id, _ in sources.cut(source)] == parsed, name


def test_rules_are_read_only_on_demand():
    assert not any(name.startswith("rules-") for name in sources.read("en"))
    assert any(name.startswith("rules-") for name in sources.read("en", rules=True))


# --- the check itself ------------------------------------------------------------------------


class Write(Protocol):
    """Puts these files in place of the real ones and gives what the check says."""

    def __call__(self, **languages: dict[str, str]) -> list[str]: ...


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Write:
    def write(**languages: dict[str, str]) -> list[str]:
        def read(lang: str, rules: bool = False) -> dict[str, str]:
            return languages.get(lang, {})

        monkeypatch.setattr(sources, "read", read)
        return check.problems()

    return write


GOOD = "name-x = X\n    .gender = m\nevent-x = { NAME($who) } { $n }\n"


@pytest.mark.parametrize(
    ("polish", "problem"),
    [
        (GOOD, None),
        (GOOD.replace("    .gender = m\n", ""), "name-x has no .gender"),
        (GOOD.replace("= m", "= x"), "name-x has the gender x; known: m, f, n, p"),
        (GOOD.replace(".gender = m", ".gender = m\n    .voc = X"), "name-x has .voc; known: gender, gen"),
        (GOOD.replace("{ $n }", ""), "event-x uses $who; English $n, $who"),
        (GOOD.replace("NAME", "SHOUT"), "event-x calls SHOUT, which nobody knows"),
        (GOOD.replace("($who)", '($who, case: "voc")'), "event-x asks for the case voc"),
        (GOOD.replace("{ $n }", "{ $n } { other }"), "event-x refers to other, which is missing"),
        (GOOD + "event-x = again { $n } { NAME($who) }\n", "event-x stands in a.ftl already"),
        (GOOD + "event-y = new\n", "texts/pl: event-y is not in English"),
        (GOOD.partition("event-x")[0], "texts/pl: event-x is missing"),
        (GOOD + "event-z = { $n\n", "cannot be read as Fluent: event-z"),
        (GOOD.replace("{ $n }", "{ number }") + "number = { $n }\n", None),
    ],
)
def test_the_check_finds(written: Write, polish: str, problem: str | None):
    found = written(en={"a.ftl": GOOD}, pl={"a.ftl": polish}, ru={"a.ftl": GOOD})

    if problem is None:
        assert found == []
    else:
        assert any(problem in line for line in found), found


def test_a_message_that_stands_twice_is_an_error_at_once(monkeypatch: pytest.MonkeyPatch):
    def read(lang: str, rules: bool = False) -> dict[str, str]:
        return {"a.ftl": "x = 1\n", "b.ftl": "x = 2\n"}

    monkeypatch.setattr(sources, "read", read)
    with pytest.raises(TextError, match=r"texts/en/b\.ftl: x stands twice"):
        sources.entries.__wrapped__("en")


# --- the second edition ----------------------------------------------------------------------


def test_all_that_the_second_edition_says_has_words():
    known = sources.entries("en")
    silent = [
        f"{key.where}: {key.pattern}"
        for key in scan.keys("second")
        if not any(re.fullmatch(key.pattern, id) for id in known)
    ]

    assert silent == []


def test_all_refusals_of_the_second_edition_have_words():
    known = sources.entries("en")
    reasons = scan.refusals("second")
    silent = [f"{where}: refused-{id}" for id, where in reasons.items() if f"refused-{id}" not in known]

    assert silent == []
    assert all(find(id).title for id in reasons)


def test_all_verbs_and_moments_of_the_second_edition_have_words():
    known = sources.entries("en")
    needed = {f"effect-second-{name}" for name in VERBS.verbs}
    needed |= {
        f"when-second-{label}" for verb in VERBS.verbs.values() for label in verb.when if label != "always"
    }

    assert sorted(needed - known.keys()) == []


PACKS = ("examples", "rise-of-the-dragon-lords")
ODD = re.compile(r"[{}\[\]]|  | [.,;:]|\.\.|,,|\bnone\b|^[a-zа-яąćęłńóśźż]")
"""What no sentence has: keys, stray spaces and stops, an absent variable, a small letter at its beginning."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pack", PACKS)
def test_all_cards_of_the_second_edition_can_be_read(lang: str, pack: str):
    book = own_book(pack)
    strict = Speaker(lang, strict=True)
    cards_by_kind = (book.heroes, book.allies, book.items, book.challenges, book.encounters, book.events)

    for card in (card for cards in cards_by_kind for card in cards.values()):
        name, *lines = strict.card_lines(card)
        assert name
        assert all(line.endswith(".") and "  " not in line for line in lines), card.id
        assert not [line for line in strict.card_text(card) if ODD.search(line)], card.id
    for town in book.board.towns:
        assert strict.name(town)


@pytest.mark.parametrize("lang", ["pl", "ru"])
@pytest.mark.parametrize("pack", PACKS)
def test_names_have_the_cases_that_sentences_ask_for(lang: str, pack: str):
    """Feminine names and those of living beings differ from the nominative in the accusative."""
    book = own_book(pack)
    words = voice(lang)
    people = {*book.heroes, *book.allies}
    cards = [*people, *book.items, *book.challenges, *book.encounters]
    same = [card for card in cards if words.name(card, "acc") == words.name(card)]

    assert [card for card in same if card in people] == []
    assert [card for card in same if words.gender(card) == "f"] == ALIKE[lang, pack]


ALIKE = {
    ("pl", "examples"): [],
    ("pl", "rise-of-the-dragon-lords"): ["ysmere"],
    ("ru", "examples"): [],
    ("ru", "rise-of-the-dragon-lords"): ["shadow-of-vorakesh"],
}
"""Feminine names whose accusative is their nominative."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scene", tamalir.scenes("second"))
def test_whole_fights_can_be_told(lang: str, scene: str):
    strict = Speaker(lang, strict=True)
    for seed in range(20):
        table = tamalir.new("second", scene=scene, seed=seed)
        _told(table, strict, RandomLegal(seed))
        assert table.result is not None
        assert strict.result(table.result)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_whole_games_can_be_told(lang: str, seats: int):
    strict = Speaker(lang, strict=True)
    options = {"turn-limit": 50, "doom-track": True, "travel-hazards": True, "ally-limits": seats > 2}
    for seed in range(2):
        table = tamalir.new("second", seats=seats, seed=seed, options=options)
        _told(table, strict, RandomLegal(seed))
        assert table.result is not None
        assert strict.result(table.result)


def _told(table: Table[Any], strict: Speaker, player: RandomLegal) -> None:
    """Play to the end and say everything that can be said on the way."""
    while table.request is not None:
        asked = table.pending(table.waiting()[0])
        assert asked is not None
        assert strict.request(asked)
        for option in (*asked.options, *asked.refused, *asked.asides):
            assert strict.option(option)
            if option.refused is not None:
                assert option.refused in strict.forbidden(option.refused, option.id, option.args)
        table.answer(player.decide(table.view(asked.seat), asked), asked.seat)
    for event in table.events():
        assert strict.event(event)[-1] in ".!"

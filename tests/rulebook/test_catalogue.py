"""The catalogue is whole, well formed and the same for both readers."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.resources import files
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from tamalir import rulebook
from tamalir.kernel.errors import Unknown
from tamalir.rulebook import catalogue, packaged, words
from tamalir.rulebook.rule import PREFIXES
from tamalir.second.edition import EDITION

SIZES = {"second": 457, "third": 510, "bonds": 210}
PREFIX = {"second": "2E", "third": "3E", "bonds": "UB"}
CITED = re.compile(r"(?:2E|3E|UB)-[A-Z]+-\d{3}")
KINDS = {"core", "component", "definition", "ruling"}


def everything() -> list[rulebook.Rule]:
    return [rule for edition in rulebook.EDITIONS for rule in rulebook.load(edition)]


def structure(name: str) -> dict[str, Any]:
    source = packaged.text(f"content/rules/{name}.toml")
    assert source is not None
    return tomllib.loads(source)


@pytest.mark.parametrize(("edition", "size"), SIZES.items())
def test_no_rule_is_lost(edition: str, size: int):
    assert len(rulebook.load(edition)) == size


def test_ids_are_unique_and_well_formed():
    ids = [rule.id for rule in everything()]
    assert len(ids) == len(set(ids)) == 1177
    for rule in everything():
        assert re.fullmatch(rf"{PREFIX[rule.edition]}-[A-Z]+-\d{{3}}", rule.id)
        assert rule.area == rule.id.split("-")[1]


def test_every_rule_says_what_where_and_how_to_check():
    for rule in everything():
        for value in (rule.title, rule.text, rule.check):
            assert value, rule.id
            assert value == value.strip(), rule.id
        assert rule.sources, rule.id
        assert rule.kind in KINDS or rule.kind.startswith("variant:"), rule.id
        assert (rule.term == "") == (rule.edition == "second"), rule.id
        assert (rule.language, rule.fallback) == ("en", False)


@pytest.mark.parametrize("edition", rulebook.EDITIONS)
def test_every_source_is_explained(edition: str):
    printings = structure(edition)["printings"]
    ids = {rule.id for rule in everything()}
    for rule in rulebook.load(edition):
        for source in rule.sources:
            named = any(re.match(rf"{re.escape(name)}\b", source) for name in printings)
            assert named or source.split()[0] in ids, source


def test_rules_mention_only_rules_that_exist():
    ids = {rule.id for rule in everything()}
    for rule in everything():
        mentioned = re.findall(r"\b(?:2E|3E|UB)-[A-Z]+-\d{3}\b", f"{rule.text} {rule.check} {rule.differs}")
        assert set(mentioned) <= ids, rule.id


def test_glossary_is_whole():
    terms = structure("terms")["term"]
    assert len(terms) == len({term["id"] for term in terms}) == 607
    for term in terms:
        assert term.keys() - {"note"} == {"id", "edition", "category", "en", "pl", "ru"}
        assert all(isinstance(value, str) and value for value in term.values())


@pytest.mark.parametrize("edition", rulebook.EDITIONS)
def test_fluent_reads_the_same_words(edition: str):
    """Our quick reader and the real Fluent agree on every message and attribute."""
    source = packaged.text(f"texts/en/rules-{edition}.ftl")
    assert source is not None
    assert not [part for part in FluentParser().parse(source).body if isinstance(part, ast.Junk)]
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    quick = words.parse(source, "test")
    assert len(quick) == SIZES[edition]
    for rule_id, said in quick.items():
        message = bundle.get_message(f"rule-{rule_id}")
        patterns = {"title": message.value, **message.attributes}
        assert said == {
            name: bundle.format_pattern(pattern)[0] for name, pattern in patterns.items() if pattern
        }


def test_escaped_braces_are_read_as_fluent_reads_them():
    source = 'rule-2E-X-001 = a {"{"}b{"}"} c\n    .text = {"{"}\n'
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    read = words.parse(source, "test")["2E-X-001"]
    message = bundle.get_message("rule-2E-X-001")
    assert message.value is not None
    assert read == {"title": "a {b} c", "text": "{"}
    assert bundle.format_pattern(message.value)[0] == read["title"]


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("rule-2E-X-001 = see { $name }", "test:1: only plain words"),
        ("rule-2E-X-001 = one\n        more", "test:2: neither a rule"),
        ("    .text = alone", "test:1: an attribute without a rule"),
        ("rule-2E-X-001 = one\n\n    .text = far", "test:3: an attribute without a rule"),
        ("rule-2E-X-001 = one\nrule-2E-X-001 = two", "test:2: 2E-X-001 stands here twice"),
        ("rule-2E-X-001 = one\n    .text = a\n    .text = b", "test:3: .text stands here twice"),
    ],
)
def test_the_quick_reader_refuses_what_it_does_not_understand(source: str, complaint: str):
    with pytest.raises(rulebook.CatalogueError, match=re.escape(complaint)):
        words.parse(source, "test")


def test_find_does_not_mind_capitals():
    assert rulebook.find(" 2e-combat-020 ").id == "2E-COMBAT-020"


def test_an_unknown_rule_names_close_ones_in_one_line():
    with pytest.raises(rulebook.UnknownRule, match="2E-COMBAT-02") as error:
        rulebook.find("2E-COMBT-020")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("name", ["", "nonsense", "4E-MOVE-001", "2E"])
def test_nonsense_is_an_unknown_rule_too(name: str):
    with pytest.raises(rulebook.UnknownRule):
        rulebook.find(name)


def test_the_games_with_a_rulebook_are_those_that_have_a_catalogue():
    assert list(PREFIXES) == list(PREFIX.values())
    assert rulebook.EDITIONS == tuple(PREFIX)


def test_a_variant_is_an_option_of_the_table():
    kinds = [rule.kind for rule in rulebook.load("second")]
    variants = {kind.partition(":")[2] for kind in kinds if kind.startswith("variant:")}

    assert variants
    assert variants <= EDITION.options.keys()


def test_unknown_edition_and_language_name_the_known():
    with pytest.raises(Unknown, match="known: bonds, second, third"):
        rulebook.load("fourth")
    with pytest.raises(Unknown, match="known: en, pl, ru"):
        rulebook.find("2E-WIN-001", "fr")


def test_missing_words_fall_back_to_english_with_a_mark(monkeypatch: pytest.MonkeyPatch):
    """A translation may be half done: each rule falls back by itself."""
    polish = {"2E-WIN-001": {"title": "Scenariusz", "text": "Tekst.", "check": "Test."}}
    in_english = words.read

    def read(edition: str, language: str) -> dict[str, words.Words]:
        return polish if language == "pl" else in_english(edition, language)

    monkeypatch.setattr(words, "read", read)
    catalogue._by_id.cache_clear()
    try:
        translated, english = rulebook.find("2E-WIN-001", "pl"), rulebook.find("2E-WIN-002", "pl")
    finally:
        catalogue._by_id.cache_clear()
    assert (translated.title, translated.language, translated.fallback) == ("Scenariusz", "pl", False)
    assert (english.title, english.language, english.fallback) == (
        rulebook.find("2E-WIN-002").title,
        "en",
        True,
    )


@pytest.mark.parametrize("language", ["pl", "ru"])
@pytest.mark.parametrize("edition", ["second", "third", "bonds"])
def test_every_rule_is_there_in_every_language(edition: str, language: str):
    """Each with the same parts as in English, and citing the same rules."""
    english, translated = words.read(edition, "en"), words.read(edition, language)
    assert list(translated) == list(english)
    for id, parts in english.items():
        assert list(translated[id]) == list(parts), id
        for name, value in parts.items():
            assert translated[id][name] != value, f"{id}.{name}"
            assert sorted(set(CITED.findall(translated[id][name]))) == sorted(set(CITED.findall(value))), id


def test_search_wants_no_yo():
    assert rulebook.search("еще", lang="ru") == rulebook.search("ещё", lang="ru") != []


def test_search_wants_all_words_and_ranks_titles_first():
    found = rulebook.search("ESCAPE wound", "second")
    assert found
    for rule in found:
        everything_said = f"{rule.id} {rule.title} {rule.text} {rule.term}".casefold()
        assert "escape" in everything_said
        assert "wound" in everything_said
    in_title = [sum(word in rule.title.casefold() for word in ("escape", "wound")) for rule in found]
    assert in_title == sorted(in_title, reverse=True)
    assert rulebook.search(["escape", "wound"], "second") == found


def test_search_goes_through_all_editions_and_finds_ids_and_polish_terms():
    assert {rule.edition for rule in rulebook.search("surge")} == {"third", "bonds"}
    assert [rule.id for rule in rulebook.search("2e-combat-020")] == ["2E-COMBAT-020"]
    assert any(rule.id == "3E-TOKEN-005" for rule in rulebook.search("żetony walki"))
    assert rulebook.search("") == []
    assert rulebook.search("no such words anywhere") == []


def test_nothing_is_read_before_it_is_asked_for():
    code = (
        "import sys, tamalir.rulebook as r\n"
        "assert not any(name.startswith('fluent') for name in sys.modules)\n"
        "assert r.catalogue._by_id.cache_info().currsize == 0"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_printed_examples_name_rules_that_exist():
    """The worked examples are data of the tests; each must point at real rules."""
    folder = files("tests").joinpath("examples")
    for edition in rulebook.EDITIONS:
        examples = tomllib.loads(folder.joinpath(f"{edition}.toml").read_text(encoding="utf-8"))["example"]
        assert examples
        for example in examples:
            for rule_id in example["rules"]:
                assert rulebook.find(rule_id).id == rule_id


def test_words_of_the_boxes_stand_side_by_side() -> None:
    second, third = rulebook.terms("second"), rulebook.terms("third")
    assert rulebook.Term("knockout", "Ogłuszenie", "потеря сознания") in second
    assert {term.en for term in second} & {term.en for term in third}, "some words are shared"
    assert any(term not in third for term in second)
    assert rulebook.terms("nothing") != second

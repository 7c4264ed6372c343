"""Who tells a game: where heroes go, what options mean, whom a seat plays."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tamalir
from tamalir.kernel import Choose, Option, Setup, Table, View
from tamalir.language import Speaker
from tamalir.language.bonds.catalogue import catalogue as bonds_catalogue
from tamalir.language.bonds.narrator import BondsNarrator
from tamalir.language.narrator import Narrator
from tamalir.language.second.catalogue import catalogue as second_catalogue
from tamalir.language.second.narrator import SecondNarrator
from tamalir.language.third.catalogue import catalogue as third_catalogue
from tamalir.language.third.narrator import ThirdNarrator
from tamalir.second.state import SecondState
from tamalir.world.catalogue import Catalogue
from tests.third.scenes import answer, fight
from tests.third.test_games import begun, play


def second(lang: str = "en", setup: Setup | None = None) -> SecondNarrator:
    return SecondNarrator(Speaker(lang, strict=True), second_catalogue(setup or Setup(2)))


@pytest.fixture
def start() -> View[SecondState]:
    """Silhouette begins in Tamalir, at 0,0; Mordrog is not on the map yet."""
    options = {"first-player": "first-seat"}
    return tamalir.new("second", heroes=["silhouette", "mordrog"], seed=7, options=options).view(None)


def moved(hero: str, to: str) -> dict[str, Any]:
    return {"key": "moved", "seat": 0, "facts": {"hero": hero, "hex": to, "terrain": "plains"}}


class TestTheSecondEdition:
    def test_who_does_not_know_where_a_hero_came_from_tells_where_it_is(self, start: View[SecondState]):
        assert second().event(start, moved("mordrog", "0,-1")) == "Mordrog reaches: plains."

    def test_who_knows_tells_the_direction(self, start: View[SecondState]):
        events = [moved("silhouette", "0,-1"), moved("mordrog", "1,0"), moved("silhouette", "-1,-1")]

        assert second().story(start, events, start) == [
            "Silhouette goes north-west: plains.",
            "Mordrog reaches: road.",
            "Silhouette goes west: plains.",
        ]

    def test_a_step_from_nowhere_near_has_no_direction(self, start: View[SecondState]):
        far, near = second().story(start, [moved("silhouette", "3,0"), moved("silhouette", "3,-1")], start)

        assert far.startswith("Silhouette reaches: ")
        assert near.startswith("Silhouette goes north-west: ")

    def test_a_counter_comes_back(self, start: View[SecondState]):
        event = {"key": "replenished", "seat": 0, "facts": {"hex": "-1,0", "colour": "green"}}

        assert second().event(start, event).startswith("A green adventure appears 1 space west of Tamalir")

    def test_what_has_no_words_goes_without_saying(self, start: View[SecondState]):
        assert second().event(start, {"key": "never-written", "seat": 0, "facts": {}}) == ""

    def test_whom_a_seat_plays(self, start: View[SecondState]):
        assert [second().played_by(start, seat) for seat in (0, 1, 2)] == ["silhouette", "mordrog", None]

    def test_what_is_for_sale_is_told_with_its_text_or_in_brief(self, start: View[SecondState]):
        option = Option("buy:soul-burn", None, {"card": "soul-burn", "cost": 6})
        whole, brief = (second("pl").option(start, 0, option, brief=brief) for brief in (False, True))

        assert whole.startswith(f"{brief}. Run (zniszczenie), cena 6.")

    def test_a_branch_of_a_card_is_told_in_brief_as_well(self, start: View[SecondState]):
        option = Option("second", None, {"card": "cracked-rune"})

        assert "получите 4 золотых" in second("ru").option(start, 0, option, brief=True)

    def test_the_note_of_a_question_is_the_text_of_its_card(self):
        asked = Choose[str](0, "encounter.choose", [], {"card": "cracked-rune"})

        note = second("pl").note(asked)
        assert note is not None
        assert "Zatrzymana karta to zadanie." in note
        assert second().note(Choose[str](0, "market.act", [])) is None

    def test_cards_are_found_by_name(self):
        assert second("pl").card_named("płomień duszy") == "soul-burn"
        assert second().card_named("nobody") is None
        assert second().card("nobody") is None

    def test_the_doom_track_shows_how_many_cards_lie_there(self):
        table: Table[Any] = tamalir.new("second", seats=2, seed=1, options={"doom-track": True})
        table.state.doom = [card for card, _ in zip(table.state.book.events, range(3), strict=False)]

        assert "Doom track: cards 3, doom counters 0 of 8." in second().picture(table.view(0))


class TestTheThirdEdition:
    @pytest.fixture
    def narrator(self) -> ThirdNarrator:
        return ThirdNarrator(Speaker("en", strict=True), third_catalogue(Setup(2)))

    def test_who_plays_the_enemy_decides_for_it(self, narrator: ThirdNarrator):
        table = tamalir.new("third", scene="reanimates", seed=1)
        view = table.view(None)
        hero, enemy = view.state.fight.sides

        assert narrator.played_by(view, hero.seat) == hero.who
        assert narrator.played_by(view, enemy.seat) == enemy.who
        assert narrator.overview(view, 0) == []

    def test_the_others_see_how_many_cards_are_in_a_hand(self, narrator: ThirdNarrator):
        table = begun(2, 2, "margath")
        play(table, random.Random(2), 20)
        hand = table.state.heroes[1].hand
        mine, theirs = narrator.picture(table.view(1)), narrator.picture(table.view(0))

        assert hand
        assert any(line.startswith(f"  Hand ({len(hand)} of ") for line in mine)
        assert f"  {len(hand)} card{'s' if len(hand) > 1 else ''} in hand." in theirs
        assert not any(narrator.speaker.name(card) in line for line in theirs for card in hand)

    def test_a_token_on_a_double_is_shown_with_what_it_is_worth(self):
        narrator = ThirdNarrator(Speaker("en"), third_catalogue(Setup(2)))
        table = fight("physical-2 double", "dash")
        answer(table, "double:h2:h1")

        side = narrator.picture(table.view(0))[0]
        assert "physical damage 4 (on the double)" in side
        assert "doubling" not in side

    def test_one_of_several_things_is_told_by_what_it_does(self, narrator: ThirdNarrator):
        view = begun(2, 2, "margath").view(0)
        option = Option("effect:2", None, {"card": "margaths-tithe", "n": 2, "verb": "suffer"})

        assert narrator.option(view, 0, option, brief=True) == "Suffer 2 damage."
        unknown = Option("effect:2", None, {"card": "lyssa", "n": 2, "verb": "suffer"})
        assert narrator.option(view, 0, unknown, brief=True) == "Choice 2"

    def test_every_card_has_a_picture(self):
        catalogue = third_catalogue(Setup(2))
        icons = {id for pack in catalogue.packs for id in pack.entries.get("icons", {})}

        assert {id for cards in catalogue.cards_by_kind.values() for id in cards} == icons

    def test_only_the_expansion_turns_up_twists(self):
        narrator = BondsNarrator(Speaker("en"), bonds_catalogue(Setup(2)))

        assert "twist-drawn" in narrator.shown
        assert "twist-drawn" not in ThirdNarrator.shown
        assert narrator.card("work-the-shop")


def test_any_game_can_be_told():
    narrator: Narrator[Any] = Narrator(Speaker("en"), Catalogue([], {}))
    view = tamalir.new("second", scene="duel", seed=1).view(None)
    events = [{"key": "gold-gained", "seat": 0, "facts": {"hero": "mordrog", "n": 2}}]

    assert narrator.option(view, 0, Option("take-wounds", None, {"n": 1})) == "Take 1 wound"
    assert narrator.story(view, events, view) == ["Mordrog gains 2 gold."]
    assert narrator.played_by(view, 0) is None
    assert (narrator.picture(view), narrator.cards(view, 0), narrator.overview(view, 0)) == ([], [], [])

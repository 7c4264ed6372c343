"""The 84 adventure cards of the base set: how many, how hard, in what words, and some at the table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import mean
from typing import Any

import pytest

from tamalir.kernel import Setup, Table
from tamalir.language import LANGUAGES, Speaker, sources
from tamalir.language.voice import GENDERS, voice
from tamalir.second.cards import AdventureDef, ChallengeDef, EncounterDef, KeptDef
from tamalir.second.edition import EDITION
from tamalir.second.library import own_book
from tamalir.second.scenes import bare
from tamalir.second.state import Attempt, Hero, SecondState
from tamalir.second.words import COLOURS, Attribute, Colour, Kind, Step, Terrain, Usage
from tamalir.world.effects import Effect
from tamalir.world.hexes import Hex
from tamalir.world.packs import own_pack
from tests.second.fight_scenes import Known
from tests.second.played import faces

SET = "rise-of-the-dragon-lords"
BOOK = own_book(SET)
CHALLENGES = tuple(BOOK.challenges.values())
ENCOUNTERS = tuple(BOOK.encounters.values())
EVENTS = tuple(BOOK.events.values())
CARDS: tuple[AdventureDef, ...] = (*CHALLENGES, *ENCOUNTERS, *EVENTS)

SKILLS = {
    Attribute.BODY: ("swim", "climb", "endure"),
    Attribute.MIND: ("sneak", "track", "search", "lore"),
    Attribute.SPIRIT: ("diplomacy", "willpower", "bluff"),
}
PREY = 0.25
"""The part of all challenges that each kind of combat must find easiest, at the least."""


def of(colour: Colour) -> list[ChallengeDef]:
    return [card for card in CHALLENGES if card.colour is colour]


def values(card: ChallengeDef) -> dict[Kind, int]:
    return {kind: card.figures.value(kind.attribute) for kind in Kind}


def harm(card: ChallengeDef) -> int:
    """What it deals in the three phases together."""
    return sum(card.figures.damage(kind) for kind in Kind)


def kept(card: AdventureDef) -> KeptDef | None:
    return card.kept if isinstance(card, ChallengeDef | EncounterDef) else None


def paragraphs(card: AdventureDef) -> Iterator[Effect]:
    """All effects, of the card as it is drawn and as it is kept, with those inside them."""
    own = kept(card)
    for effect in (*card.effects, *(own.effects if own is not None else ())):
        yield from effect.within()


def verbs(effects: Iterable[Effect]) -> set[str]:
    return {inner.do for effect in effects for inner in effect.within()}


# --- how many ----------------------------------------------------------------------------------


@pytest.mark.rule("2E-COMP-003")
def test_there_are_84_cards_in_four_colours():
    assert Counter(card.colour for card in CARDS) == {
        Colour.GREEN: 35,
        Colour.YELLOW: 25,
        Colour.BLUE: 16,
        Colour.RED: 8,
    }


@pytest.mark.rule("2E-COMP-015")
@pytest.mark.parametrize(
    ("colour", "challenges", "encounters", "events"),
    [("green", 23, 6, 6), ("yellow", 15, 5, 5), ("blue", 11, 3, 2), ("red", 7, 0, 1)],
)
def test_every_colour_has_its_share_of_the_three_types(
    colour: str, challenges: int, encounters: int, events: int
):
    shares = [
        sum(card.colour is Colour(colour) for card in cards) for cards in (CHALLENGES, ENCOUNTERS, EVENTS)
    ]

    assert shares == [challenges, encounters, events]
    assert len({card.id for card in CARDS}) == len(CARDS)


@pytest.mark.rule("2E-COMP-035")
def test_the_rank_of_an_event_rises_with_its_colour():
    assert {event.id: event.rank for event in EVENTS} == {
        event.id: COLOURS.index(event.colour) + 1 for event in EVENTS
    }


@pytest.mark.rule("2E-WIN-005")
def test_margath_and_the_six_dragon_runes_are_red():
    goals = {card.id for card in CHALLENGES if card.wins or BOOK.is_rune(card.id)}

    assert [card.id for card in CHALLENGES if card.wins] == ["high-lord-margath"]
    assert goals == {card.id for card in of(Colour.RED)}
    assert sum(BOOK.is_rune(card) for card in goals) == 6
    assert all("keep" in verbs(BOOK.challenges[card].effects) for card in goals if BOOK.is_rune(card))


# --- how hard ----------------------------------------------------------------------------------


def middle(card: ChallengeDef) -> float:
    return mean(values(card).values())


def weakest(card: ChallengeDef) -> float:
    return min(values(card).values())


def life(card: ChallengeDef) -> float:
    return card.life


@pytest.mark.rule("2E-COMP-014")
@pytest.mark.parametrize("measure", [middle, weakest, life, harm])
def test_challenges_grow_harder_with_the_colour(measure: Callable[[ChallengeDef], float]):
    curve = [mean(measure(card) for card in of(colour)) for colour in COLOURS]

    assert curve == sorted(set(curve))


@pytest.mark.parametrize(
    ("colour", "value", "life", "damage"),
    [
        ("green", (10, 14), (1, 3), (0, 2)),
        ("yellow", (11, 16), (3, 5), (0, 2)),
        ("blue", (14, 18), (4, 6), (0, 3)),
        ("red", (16, 20), (6, 10), (1, 5)),
    ],
)
def test_no_challenge_leaves_the_range_of_its_colour(
    colour: str, value: tuple[int, int], life: tuple[int, int], damage: tuple[int, int]
):
    for card in of(Colour(colour)):
        assert all(value[0] <= number <= value[1] for number in values(card).values()), card.id
        assert life[0] <= card.life <= life[1], card.id
        assert all(damage[0] <= card.figures.damage(kind) <= damage[1] for kind in Kind), card.id
        assert harm(card) > 0, card.id


def test_every_challenge_has_one_weak_side():
    for card in CHALLENGES:
        assert list(values(card).values()).count(min(values(card).values())) == 1, card.id


@pytest.mark.parametrize("kind", Kind)
def test_every_kind_of_hero_finds_prey(kind: Kind):
    weak = [card for card in CHALLENGES if min(values(card), key=lambda side: values(card)[side]) is kind]

    assert len(weak) >= PREY * len(CHALLENGES)
    assert {card.colour for card in weak} == set(COLOURS)


@pytest.mark.parametrize(
    ("colour", "least", "most"), [("green", 12, 13), ("yellow", 13, 15), ("blue", 15, 17), ("red", 16, 17)]
)
def test_the_numbers_of_tests_rise_with_the_colour(colour: str, least: int, most: int):
    for card in CARDS:
        if card.colour is Colour(colour):
            numbers = [effect.args["number"] for effect in paragraphs(card) if effect.do == "test"]
            assert all(least <= number <= most for number in numbers), card.id


def test_a_test_of_a_skill_names_the_attribute_of_that_skill():
    for card in CARDS:
        for effect in paragraphs(card):
            if effect.do == "test" and "skill" in effect.args:
                assert effect.args["skill"] in SKILLS[Attribute(effect.args["attribute"])], card.id
            if effect.do == "skill-bonus":
                assert any(effect.args["what"] in skills for skills in SKILLS.values()), card.id


@pytest.mark.parametrize(("colour", "least", "most"), [("green", 1, 3), ("yellow", 2, 5), ("blue", 4, 7)])
def test_the_gold_of_challenges_rises_with_the_colour(colour: str, least: int, most: int):
    for card in of(Colour(colour)):
        offers = [
            effect.args["n"]
            for effect in paragraphs(card)
            if effect.do == "gain-gold" and effect.args["n"] > 0
        ]
        assert offers, card.id
        assert all(least <= n <= most for n in offers), card.id


def test_most_challenges_have_a_text_of_their_own():
    """More than rewards: all from yellow on, and half of the green ones."""
    told = {card.id for card in CHALLENGES if any(effect.when != "reward" for effect in card.effects)}
    told |= {card.id for card in CHALLENGES if verbs(card.effects) & {"rob", "curse", "pass-on"}}

    for colour, share in ((Colour.GREEN, 0.5), (Colour.YELLOW, 1.0), (Colour.BLUE, 1.0), (Colour.RED, 1.0)):
        assert sum(card.id in told for card in of(colour)) >= share * len(of(colour)), colour


def test_cards_touch_a_chosen_rival_and_lead_to_each_other():
    spoken = {card.id: verbs(paragraphs(card)) for card in CARDS}
    between = {"rob", "curse", "contest", "bargain", "pass-on", "open-task"}
    leading = {str(e.given["holding"]) for card in CARDS for e in paragraphs(card) if "holding" in e.given}

    assert sum(bool(found & between) for found in spoken.values()) >= 9
    assert between == set().union(*spoken.values()) & between
    assert len(leading) >= 7


# --- what they ask for -------------------------------------------------------------------------


@pytest.mark.parametrize("card", ENCOUNTERS, ids=lambda card: card.id)
def test_every_encounter_asks_for_a_decision_or_a_test(card: EncounterDef):
    assert verbs(card.effects) & {"either", "pay", "test", "fight"}


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_with_an_enemy_has_figures_for_it(card: AdventureDef):
    fights = isinstance(card, ChallengeDef) or "fight" in verbs(card.effects)

    assert (card.life > 0) is fights


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_is_kept_if_and_only_if_it_says_as_what(card: AdventureDef):
    assert bool(verbs(card.effects) & {"keep", "pass-on"}) is (kept(card) is not None)


def test_tasks_can_be_fulfilled_somewhere_on_this_board():
    tasks = [card for card in CARDS if (own := kept(card)) is not None and own.role == "task"]
    terrains = {space.terrain.value for space in BOOK.board.spaces.values()}

    assert len(tasks) >= 6
    for card in tasks:
        own = kept(card)
        assert own is not None
        ends = [effect for effect in own.effects if effect.when == "arrived"]
        assert ends, card.id
        for effect in ends:
            assert "finish" in verbs([effect]), card.id
            assert set(effect.given) <= {"town", "terrain"}, card.id
            assert effect.given.get("town", "tamalir") in BOOK.board.towns, card.id
            assert effect.given.get("terrain", "road") in terrains, card.id


def test_what_cannot_be_given_up_takes_no_limited_slot():
    """Kept cards stay for good (2E-COMBAT-029): a bad shield must not bar the way to a better one."""
    for card in CARDS:
        own = kept(card)
        if own is not None and own.role == "item":
            assert own.item_class == "artifact", card.id


def test_trophies_are_given_up_when_they_are_used():
    for card in CARDS:
        own = kept(card)
        if own is not None and own.role == "trophy":
            assert own.usage is Usage.DISCARD, card.id
            assert own.effects, card.id


def test_events_leave_life_and_stamina_alone():
    """Nobody is to fall because an Event is replaced by the next."""
    for event in EVENTS:
        assert not any(
            effect.do == "raise" and effect.args["what"] in ("life", "stamina") for effect in event.effects
        )
        assert any(effect.when == "always" for effect in event.effects), event.id


# --- known cards -------------------------------------------------------------------------------


def test_the_brood_is_that_of_the_rulebook():
    printed, ours = own_book("examples").challenges, BOOK.challenges
    id = "brood-of-the-bloodmother"

    assert (printed[id].life, printed[id].figures, printed[id].effects) == (
        ours[id].life,
        ours[id].figures,
        ours[id].effects,
    )


def test_the_death_witch_wants_to_talk():
    (talk,) = (e for e in BOOK.challenges["death-witch"].effects if e.when == "before-combat")

    assert (talk.do, talk.args["skill"]) == ("test", "diplomacy")
    assert [(e.do, e.args["exhaustion"]) for e in talk.args["failure"]] == [("suffer", 1)]


# --- words and pictures ------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_name_gender_and_flavour(lang: str):
    known = sources.entries(lang)

    for card in CARDS:
        assert f"name-{card.id}" in known, card.id
        assert voice(lang).gender(card.id) in GENDERS, card.id
        flavour = voice(lang).say(f"flavour-{card.id}", {})
        assert flavour is not None, card.id
        assert 1 <= len(re.findall(r"[.!?](?=[”»]?(?:\s|$))", flavour)) <= 2, flavour


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_share_a_name(lang: str):
    names = Counter(voice(lang).name(card.id) for card in CARDS)

    assert [name for name, n in names.items() if n > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_paragraph_can_be_read(lang: str):
    strict = Speaker(lang, strict=True)

    for card in CARDS:
        own = kept(card)
        lines = strict.card_lines(card)
        lines += [strict.effect(effect, "second", own.usage) for effect in own.effects] if own else []
        assert all(line and "{" not in line for line in lines), card.id


def test_every_card_has_a_picture_of_its_own():
    icons = own_pack("second", SET).entries["icons"]
    pictures = {card.id: icons[card.id][1]["icon"] for card in CARDS}

    assert all(re.fullmatch(r"[a-z0-9-]+/[a-z0-9-]+", icon) for icon in pictures.values())
    assert len(set(pictures.values())) == len(CARDS)


# --- at the table ------------------------------------------------------------------------------


@dataclass(slots=True)
class Visit:
    """One hero of the set somewhere on its board."""

    table: Table[SecondState]

    @property
    def hero(self) -> Hero:
        return self.table.state.heroes[0]

    def play(self, *options: str) -> Visit:
        for option in options:
            self.table.answer(option)
        return self


def visit(place: Hex, *, dice: Sequence[int] = (), drawn: str | None = None, **state: Any) -> Visit:
    """A hero that has just arrived there, or draws this card there."""
    start = bare(BOOK, [Hero("valadir", hex=place, **state)], EDITION.settle({}))
    start.step = Step.ARRIVAL
    if drawn is not None:
        colour = BOOK.adventure(drawn).colour
        start.decks[colour].put_under(drawn)
        start.attempt = Attempt(colour, place)
    edition = EDITION.with_(given=lambda setup: {"book": BOOK})  # pyright: ignore[reportUnknownLambdaType]
    dealer = Known([faces(total) for total in dice])
    return Visit(Table(edition, start, dealer, setup=Setup(1, "test"), game="test"))


def somewhere(terrain: Terrain) -> Hex:
    return next(at for at, space in BOOK.board.spaces.items() if space.terrain is terrain)


@pytest.mark.parametrize(
    ("town", "gold", "points"), [("greyhaven", 2, 2), ("nerekhall", 6, 0), ("frostgate", 0, 0)]
)
def test_the_couriers_letter_has_two_readers(town: str, gold: int, points: int):
    scene = visit(BOOK.board.towns[town], kept=["dying-courier"])

    assert (scene.hero.gold, scene.hero.points) == (gold, points)
    assert scene.hero.kept == ([] if gold else ["dying-courier"])


@pytest.mark.parametrize(("total", "allies"), [(14 - 5, ["a-question-of-honor"]), (14 - 6, [])])
def test_a_question_of_honor_answered_well_wins_an_ally(total: int, allies: list[str]):
    scene = visit(somewhere(Terrain.FOREST), drawn="a-question-of-honor", dice=[total])
    scene.play("first")  # Valadir has Spirit 3 and Diplomacy 2
    if allies:
        scene.play("keep")

    assert [ally.card for ally in scene.hero.allies] == allies


def test_the_madmans_map_may_be_tried_again():
    place = somewhere(Terrain.SWAMP)
    lost = visit(place, kept=["madmans-map"], dice=[12])
    found = visit(place, kept=["madmans-map"], dice=[13])

    assert (lost.hero.kept, lost.hero.exhaustion) == (["madmans-map"], 1)
    assert (found.hero.kept, found.hero.gold) == ([], 6)

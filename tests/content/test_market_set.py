"""The heroes and the market of the set Rise of the Dragon Lords: counts, figures, prices, names."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from itertools import permutations

import pytest

from tamalir.language import LANGUAGES, Speaker, speaker
from tamalir.language.voice import voice
from tamalir.second.cards import AllyDef, Book, HeroDef, ItemDef
from tamalir.second.edition import BASE_SET
from tamalir.second.library import own_book
from tamalir.second.vocabulary import VERBS
from tamalir.second.words import Attribute, ItemClass, Kind, Usage
from tamalir.world.effects import Effect
from tests.content.prices import total, worth_of_ally, worth_of_item

SKILLS = (
    "swim", "climb", "endure", "sneak", "track", "search", "lore", "diplomacy", "willpower", "bluff"
)  # fmt: skip

BAND = 1.5
"""Gold by which a price may miss what the card is worth."""

CARD_TEXT = ("card", "reward", "encounter", "event", "arrived")
"""Moments of adventure cards; of these, only effects inside others stand on market cards."""

ADVENTURE_VERBS = (
    "all-gain-gold", "all-suffer", "bargain", "breaks-items", "contest", "curse", "embolden", "fight",
    "find-market-card", "finish", "gain-experience", "keep", "lose-gold", "open-task", "pass-on", "pay",
    "raise-foes", "raise-foes-damage", "remove-counter", "weary-terrain",
)  # fmt: skip
"""Verbs for the text of adventure cards. Heroes and the market use all others."""


@pytest.fixture(scope="module")
def book() -> Book:
    return own_book(BASE_SET)


def cards(book: Book) -> list[HeroDef | AllyDef | ItemDef]:
    return [*book.heroes.values(), *book.allies.values(), *book.items.values()]


# --- what is in the box ----------------------------------------------------------------------


@pytest.mark.rule("2E-COMP-002")
@pytest.mark.rule("2E-COMP-004")
def test_twelve_heroes_and_eighty_four_market_cards(book: Book) -> None:
    assert len(book.heroes) == 12
    assert len(book.items) == 55
    assert len(book.allies) == 29
    assert len(set(book.market())) == 84


@pytest.mark.rule("2E-COMP-002")
def test_heroes_have_figures_within_the_known_ranges(book: Book) -> None:
    for hero in book.heroes.values():
        assert 4 <= hero.life <= 6, hero.id
        assert 2 <= hero.stamina <= 4, hero.id
        assert all(0 <= hero.figures.value(attribute) <= 5 for attribute in Attribute), hero.id
        assert all(1 <= hero.figures.damage(kind) <= 2 for kind in Kind), hero.id
        assert 7 <= total(hero.figures) <= 10, hero.id
        assert 1 <= len(hero.effects) <= 2, hero.id


@pytest.mark.rule("2E-COMP-002")
def test_skills_are_few_and_used_by_several_heroes(book: Book) -> None:
    had = Counter(skill for hero in book.heroes.values() for skill in hero.skills)

    assert set(had) == set(SKILLS)
    assert all(n >= 2 for n in had.values()), had
    for hero in book.heroes.values():
        assert all(1 <= bonus <= 3 for bonus in hero.skills.values()), hero.id
        assert 3 <= sum(hero.skills.values()) <= 6, hero.id


@pytest.mark.rule("2E-COMP-002")
def test_every_kind_of_combat_has_its_heroes(book: Book) -> None:
    best = Counter(
        max(Kind, key=lambda kind: (hero.figures.value(kind.attribute), hero.figures.damage(kind))).value
        for hero in book.heroes.values()
    )

    assert all(best[kind.value] >= 3 for kind in Kind), best


def test_figures_that_the_rulebooks_show(book: Book) -> None:
    def shown(id: str) -> tuple[int, int, int]:
        figures = (book.heroes.get(id) or book.allies[id]).figures
        return figures.mind, figures.body, figures.spirit

    assert shown("varikas-the-dead") == (1, 4, 4)
    assert shown("mordrog") == (1, 5, 1)
    assert shown("mad-carthos") == (0, 3, 4)
    assert book.heroes["varikas-the-dead"].stamina == 4
    assert "swim" not in book.heroes["varikas-the-dead"].skills
    assert book.heroes["mad-carthos"].life == 5
    assert book.heroes["mad-carthos"].figures.magic == 2
    assert book.heroes["mordrog"].figures.melee == 2
    assert book.allies["acolyte-of-flame"].life == 2
    assert shown("acolyte-of-flame")[2] == 1
    assert book.allies["burning-priest"].life == 3
    assert shown("burning-priest")[2] == 2
    assert shown("prince-gardun")[1] == 3
    dearest = book.cost("prince-gardun")
    assert dearest >= max(book.cost("westerian-shell-shield"), book.cost("black-dagger"))


# --- Items -----------------------------------------------------------------------------------


@pytest.mark.rule("2E-MARKET-014")
def test_items_are_activated_discarded_or_always_on_in_proportion(book: Book) -> None:
    usages = Counter(item.usage for item in book.items.values())

    assert abs(usages[Usage.ACTIVATE] - 24) <= 2
    assert abs(usages[Usage.DISCARD] - 14) <= 2
    assert abs(usages[Usage.ALWAYS] - 17) <= 2


@pytest.mark.rule("2E-MARKET-014")
def test_usage_and_effects_agree(book: Book) -> None:
    for item in book.items.values():
        moments = {effect.when for effect in item.effects}
        if item.usage is Usage.ALWAYS:
            assert moments == {"always"}, item.id
        else:
            assert moments - {"always"}, item.id


@pytest.mark.rule("2E-MARKET-019")
def test_some_items_have_an_always_on_part_beside_an_activated_one(book: Book) -> None:
    both = [
        item.id
        for item in book.items.values()
        if item.usage is Usage.ACTIVATE and any(effect.when == "always" for effect in item.effects)
    ]

    assert len(both) >= 3


@pytest.mark.rule("2E-COMP-038")
def test_items_have_classes_and_types(book: Book) -> None:
    classes = Counter(item.item_class for item in book.items.values())

    assert set(classes) == {"weapon", "armor", "artifact", "rune", "potion"}
    assert 18 <= classes[ItemClass.WEAPON] <= 22
    assert 7 <= classes[ItemClass.ARMOR] <= 9
    for lang in LANGUAGES:
        strict = Speaker(lang, strict=True)
        for item in book.items.values():
            assert strict.say(f"second-type-{item.type}")


@pytest.mark.rule("2E-VAR-003")
def test_types_matter_where_a_hero_has_one_item_of_each(book: Book) -> None:
    alike = Counter((item.item_class, item.type) for item in book.items.values())

    assert any(n > 1 for n in alike.values())
    assert max(alike.values()) <= 6


@pytest.mark.rule("2E-COMP-038")
def test_magic_and_ranged_combat_are_as_well_served_as_melee(book: Book) -> None:
    served: Counter[str] = Counter()
    for item in book.items.values():
        served.update({kind.value for kind in Kind if any(_serves(e, kind) for e in item.effects)})

    assert max(served.values()) - min(served.values()) <= 4, served


def _serves(effect: Effect, kind: Kind) -> bool:
    words = {
        effect.when,
        *(str(inner.args.get(name)) for inner in effect.within() for name in ("kind", "what")),
    }
    helps = int(effect.args.get("by", 1)) > 0 and effect.do not in ("weaken", "skill-bonus")
    return helps and bool(words & {kind.value, kind.attribute.value})


@pytest.mark.rule("2E-LIMIT-004")
def test_runes_need_no_hand_and_are_dearer_than_potions(book: Book) -> None:
    def mean(item_class: str) -> float:
        prices = [item.cost for item in book.items.values() if item.item_class == item_class]
        return sum(prices) / len(prices)

    assert all(i.usage is Usage.ACTIVATE for i in book.items.values() if i.item_class == "rune")
    assert all(i.usage is Usage.DISCARD for i in book.items.values() if i.item_class == "potion")
    assert mean("rune") > mean("weapon") > mean("potion")


# --- Allies ----------------------------------------------------------------------------------


@pytest.mark.rule("2E-COMP-037")
def test_allies_have_figures_within_the_known_ranges(book: Book) -> None:
    for ally in book.allies.values():
        assert 2 <= ally.life <= 5, ally.id
        assert 1 <= ally.stamina <= 3, ally.id
        assert all(0 <= ally.figures.value(attribute) <= 6 for attribute in Attribute), ally.id
        assert all(1 <= ally.figures.damage(kind) <= 2 for kind in Kind), ally.id
        assert 3 <= ally.cost <= 10, ally.id
        assert len(ally.effects) <= 1, ally.id
    assert sum(not ally.effects for ally in book.allies.values()) <= 3  # a few only fight


@pytest.mark.rule("2E-WOUND-008")
def test_an_ally_can_pay_for_its_own_ability(book: Book) -> None:
    for ally in book.allies.values():
        for effect in ally.effects:
            assert effect.cost.get("exhaustion", 0) <= ally.stamina, ally.id
            assert effect.cost.get("wounds", 0) < ally.life, ally.id


# --- prices ----------------------------------------------------------------------------------


@pytest.mark.rule("2E-COMP-037")
@pytest.mark.rule("2E-COMP-038")
def test_prices_follow_what_the_cards_do(book: Book) -> None:
    astray = [
        f"{card.id}: {card.cost} gold, worth {worth:.1f}"
        for card, worth in worths(book)
        if abs(card.cost - worth) > BAND
    ]

    assert astray == []


@pytest.mark.rule("2E-COMP-038")
def test_dearer_items_are_better_on_the_whole(book: Book) -> None:
    _rising([(item.cost, worth_of_item(item)) for item in book.items.values()], (2, 4, 6, 8, 12))


@pytest.mark.rule("2E-COMP-037")
def test_dearer_allies_are_better_on_the_whole(book: Book) -> None:
    _rising([(ally.cost, worth_of_ally(ally)) for ally in book.allies.values()], (4, 6, 8, 10))


def test_prices_go_from_one_to_twelve_and_few_are_high(book: Book) -> None:
    prices = Counter(item.cost for item in book.items.values())

    assert min(prices) == 1
    assert max(prices) == 12
    assert sum(n for cost, n in prices.items() if cost <= 5) > sum(
        n for cost, n in prices.items() if cost > 5
    )
    assert sum(n for cost, n in prices.items() if cost >= 6) >= 12


def worths(book: Book) -> list[tuple[ItemDef | AllyDef, float]]:
    found: list[tuple[ItemDef | AllyDef, float]] = [
        (item, worth_of_item(item)) for item in book.items.values()
    ]
    return [*found, *((ally, worth_of_ally(ally)) for ally in book.allies.values())]


def _rising(priced: list[tuple[int, float]], tops: tuple[int, ...]) -> None:
    """The mean worth rises from one price range to the next."""
    means: list[float] = []
    for below, top in zip((0, *tops), tops, strict=False):
        inside = [worth for cost, worth in priced if below < cost <= top]
        means.append(sum(inside) / len(inside))
    assert means == sorted(means), means


@pytest.mark.rule("2E-COMP-038")
def test_no_item_is_dominated(book: Book) -> None:
    """None costs as much as another of its class, or more, and is better in nothing."""
    beaten = [
        f"{worse.id} by {better.id}"
        for worse, better in permutations(book.items.values(), 2)
        if _dominates(better, worse)
    ]

    assert beaten == []


@pytest.mark.rule("2E-COMP-037")
def test_no_ally_is_dominated(book: Book) -> None:
    beaten = [
        f"{worse.id} by {better.id}"
        for worse, better in permutations(book.allies.values(), 2)
        if better.cost <= worse.cost and _at_least(_ally_points(better), _ally_points(worse))
    ]

    assert beaten == []


Points = dict[tuple[str, ...], float]
"""What a card gives, by kind; drawbacks are below zero."""

RANK = {Usage.DISCARD: 0, Usage.ACTIVATE: 1, Usage.ALWAYS: 2}


def _dominates(better: ItemDef, worse: ItemDef) -> bool:
    free_hand = better.item_class not in ("weapon", "armor")
    return (
        better.cost <= worse.cost
        and (better.item_class == worse.item_class or free_hand)
        and RANK[better.usage] >= RANK[worse.usage]
        and _at_least(_points(better.effects), _points(worse.effects))
    )


def _at_least(better: Points, worse: Points) -> bool:
    return all(better.get(what, 0) >= worse.get(what, 0) for what in {*better, *worse})


def _ally_points(ally: AllyDef) -> Points:
    points = _points(ally.effects)
    points |= {(attribute.value,): ally.figures.value(attribute) for attribute in Attribute}
    points |= {(kind.value,): ally.figures.damage(kind) for kind in Kind}
    return points | {("life",): ally.life}


def _points(effects: tuple[Effect, ...]) -> Points:
    """Points for each thing that effects do, with their costs as drawbacks of it."""
    points: Points = {}
    for effect in effects:
        words = {k: str(v) for k, v in effect.args.items() if isinstance(v, str)}
        what = (effect.do, effect.when, *words.values(), *map(str, effect.given.items()), effect.limit or "")
        size = sum(v for v in effect.args.values() if isinstance(v, int) and not isinstance(v, bool))
        points[what] = points.get(what, 0) + (size or (-1 if effect.do == "no-healing" else 1))
        if effect.do == "roll-bonus" and not effect.args.get("attack"):
            points[*what, "defence"] = size
        for cost, n in effect.cost.items():
            points[*what, "cost", cost] = -n
    return points


# --- vocabulary ------------------------------------------------------------------------------


@pytest.mark.rule("2E-EFFECT-003")
def test_heroes_and_market_use_the_whole_vocabulary(book: Book) -> None:
    effects = [inner for card in cards(book) for effect in card.effects for inner in effect.within()]
    moments = {moment for verb in VERBS.verbs.values() for moment in verb.when}

    assert {effect.do for effect in effects} == set(VERBS.verbs) - set(ADVENTURE_VERBS)
    assert {effect.when for effect in effects} == moments - set(CARD_TEXT) | {"card"}


def test_free_abilities_outside_combat_say_how_often(book: Book) -> None:
    """Nothing else would end them: they cost nothing and turn no card down."""
    outside = ("market", "before-moving", "movement-rolled", "moved", "end-of-turn", "any-time")
    for card in cards(book):
        free = getattr(card, "usage", Usage.ALWAYS) is Usage.ALWAYS
        for effect in card.effects:
            if free and effect.when in outside and not effect.cost:
                assert effect.limit == "turn", card.id


# --- words -----------------------------------------------------------------------------------


@pytest.mark.rule("2E-COMP-002")
@pytest.mark.rule("2E-COMP-037")
@pytest.mark.rule("2E-COMP-038")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_with_its_gender(book: Book, lang: str) -> None:
    for card in cards(book):
        assert voice(lang).name(card.id) is not None, card.id
        assert voice(lang).gender(card.id) in ("m", "f", "n", "p"), card.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_read(book: Book, lang: str) -> None:
    strict = Speaker(lang, strict=True)
    for card in cards(book):
        name, *lines = strict.card_lines(card)
        assert name
        assert all(line.endswith(".") and "{" not in line for line in lines), lines


@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_names_decline(book: Book, lang: str) -> None:
    """The genitive differs from the nominative in all but a few names."""
    speaks = speaker(lang)
    same = [card.id for card in cards(book) if speaks.name(card.id, "gen") == speaks.name(card.id)]

    assert same == (["frostgate-huntress"] if lang == "pl" else [])


@pytest.mark.rule("2E-SKILL-002")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_skills_have_names(lang: str) -> None:
    strict = Speaker(lang, strict=True)

    assert len({strict.say(f"skill-{skill}") for skill in SKILLS}) == len(SKILLS)


def test_every_card_has_an_icon_and_every_icon_a_card(book: Book) -> None:
    icons = _icons()

    assert set(icons) == {card.id for card in cards(book)}
    assert all(len(icon["icon"].split("/")) == 2 for icon in icons.values())
    assert len({icon["icon"] for icon in icons.values()}) == len(icons)


def _icons() -> dict[str, dict[str, str]]:
    path = files("tamalir") / "content" / "second" / BASE_SET / "icons.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))["icons"]

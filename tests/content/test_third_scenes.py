"""Quests, events and assets of the set, tried at the table."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.kernel import Table
from tamalir.third.adventure import adventure_cost
from tamalir.third.board_cards import DECKS
from tamalir.third.deck_cards import QuestDef
from tamalir.third.edition import catalogue
from tamalir.third.state import ThirdState
from tamalir.third.vocabulary import VERBS
from tests.third.scenes import answer, options, pending
from tests.third.tables import HILLS, SOCIAL_GEM, WILD, events, lay, sit
from tests.third.tables import hero as hero_card

CARDS = catalogue()
ENDINGS = [(quest, n) for quest in CARDS.quests.values() for n, _ in enumerate(quest.endings, 1)]
STARS = ["s1", "s3", "s5", "s7", "s9", "s11"]
BLANKS = ["s0", "s2", "s4", "s6", "s8", "s10"]


def ready(quest: QuestDef) -> ThirdState:
    """A hero at the place of a quest, with all it takes; a rival far away."""
    kind: dict[str, Any] = {"scenario": quest.scenario} if quest.scenario else {}
    able = hero_card("ann", body=4, mind=4, spirit=4)
    state = lay(able, quest, decks={"skill": [*STARS, *BLANKS]}, **kind)
    hero, board = state.heroes[0], state.book.board
    hero.hex = next(at for place in quest.at for at in (WILD, *board.terrain) if board.lies_in(at, place))
    hero.quests, hero.gold, hero.story, hero.damage = [quest.id], 9, 2, 4
    hero.trophies = [id for id, card in CARDS.enemies.items() if card.deck in DECKS][:4]
    state.heroes[1].gold, state.heroes[1].damage, state.heroes[1].hand = 3, 2, ["s0"]
    for deck in DECKS:
        known = [id for id, card in CARDS.enemies.items() if card.deck == deck][5:9]
        state.decks[deck].below = known
    return state


def ended(quest: QuestDef, n: int, *wanted: str) -> Table[ThirdState]:
    """The quest comes to this ending; what is asked then is answered as wanted, or with the first option."""
    table = answer(sit(ready(quest)), f"attempt:{quest.id}")
    while "enough" in options(table) and f"ending:{n}" not in options(table):
        table.answer("enough")
    table.answer(f"ending:{n}")
    return on(table, *wanted)


def on(table: Table[ThirdState], *wanted: str) -> Table[ThirdState]:
    left = list(wanted)
    for _ in range(400):
        if table.request is None or pending(table).key == "turn.action":
            return table
        ids = options(table)
        fits = [id for id in ids if left and id.startswith(left[0])]
        if fits:
            left.pop(0)
        calm = [id for id in ids if id in ("pass", "stay", "take-damage", "let-be", "stop", "no")]
        table.answer((fits or calm or ids)[0])
    raise AssertionError("it does not end")


@pytest.mark.parametrize(("quest", "n"), ENDINGS, ids=lambda part: getattr(part, "id", str(part)))
def test_every_ending_of_every_quest_is_played(quest: QuestDef, n: int):
    table = ended(quest, n)
    hero = table.state.heroes[0]

    assert [e["n"] for e in events(table, "quest-ends")] == [n]
    if not table.state.fallen and quest.endings[n - 1].trophy and not hero.beaten:
        assert quest.id in hero.trophies
    assert table.state.bonus == []


def after(id: str, n: int, *wanted: str) -> tuple[ThirdState, Table[ThirdState]]:
    quest = CARDS.quests[id]
    return ready(quest), ended(quest, n, *wanted)


@pytest.mark.parametrize(
    ("id", "n", "wanted", "gold", "hand"),
    [
        ("hunting-the-beast", 1, (), 0, 1),
        ("someone-elses-junk", 1, ("effect:1",), 1, 0),
        ("the-counts-request", 1, ("no",), 1, 0),
        ("desperate-trader", 1, ("effect:2",), 0, 1),
        ("hunting-party", 1, (), 1, 0),
        ("the-last-bell", 1, (), 0, 2),
        ("salted-graves", 1, (), 1, 0),
        ("the-miller-who-came-back", 1, (), 0, 2),
        ("crown-of-lead", 1, (), 3, 0),
        ("the-bone-orchard", 2, (), 0, 3),
        ("witness-under-ice", 2, ("effect:1",), 3, 0),
        ("the-open-crypt", 2, ("effect:1",), 2, 0),
        ("first-shed-scale", 1, (), 1, 1),
        ("warm-eggshells", 1, ("effect:1",), 1, 0),
        ("smoke-in-the-distance", 2, (), 1, 2),
        ("the-dragon-painter", 1, (), 1, 1),
    ],
)
def test_what_an_ending_brings(id: str, n: int, wanted: tuple[str, ...], gold: int, hand: int):
    before, table = after(id, n, *wanted)
    hero = table.state.heroes[0]
    assert (hero.gold - before.heroes[0].gold, len(hero.hand)) == (gold, hand)


@pytest.mark.parametrize("id", ["the-counts-request", "the-castellan"])
def test_an_ending_that_gives_back_an_action(id: str):
    n = 2 if id == "the-counts-request" else 1
    _, table = after(id, n)
    assert table.state.actions == 3 - CARDS.quests[id].actions + 1


@pytest.mark.parametrize("id", ["the-ferrymans-daughter", "where-no-bird-sings"])
def test_an_ending_that_leads_on(id: str):
    before, table = after(id, 1, "walk:", "walk:")
    assert table.state.heroes[0].hex != before.heroes[0].hex
    assert len(events(table, "hero-moved")) == 2


def test_the_count_sends_a_coach():
    _, table = after("the-counts-request", 1, "yes", "start:")
    state = table.state
    assert state.book.board.city(state.heroes[0].hex) is not None


@pytest.mark.parametrize("id", ["hunting-the-beast", "the-open-crypt"])
def test_an_ending_with_a_fight_for_those_who_like(id: str):
    n = 2 if id == "hunting-the-beast" else 1
    _, calm = after(id, n, "no")
    assert not events(calm, "fight-engaged")
    _, bold = after(id, n, "yes")
    assert len(events(bold, "fight-engaged")) == 1


def test_the_crown_is_paid_with_a_trophy():
    before, table = after("crown-of-lead", 2, "yes")
    hero = table.state.heroes[0]
    assert len(events(table, "trophy-spent")) == 1
    assert len(hero.assets) == len(before.heroes[0].assets) + 1


@pytest.mark.parametrize(
    ("id", "n", "gold", "damage", "hand"),
    [
        ("shadows-in-the-night", 1, -1, 0, 0),
        ("hunting-party", 2, 0, -1, 0),
        ("the-missing-fiddler", 1, 0, -1, 0),
        ("the-hired-mourners", 1, 0, 0, -1),
        ("smoke-in-the-distance", 1, 0, 0, 1),
    ],
)
def test_what_an_ending_means_for_the_others(id: str, n: int, gold: int, damage: int, hand: int):
    before, table = after(id, n)
    one, other = before.heroes[1], table.state.heroes[1]
    found = (other.gold - one.gold, other.damage - one.damage, len(other.hand) - len(one.hand))
    assert found == (gold, damage, hand)


# --- events and assets ------------------------------------------------------------------


def drawn(id: str, cards: list[str], choice: str, *wanted: str) -> Table[ThirdState]:
    """An event, with these skill cards on top for its test."""
    event = CARDS.events[id]
    kind: dict[str, Any] = {"scenario": event.scenario} if event.scenario else {}
    state = lay(event, at=SOCIAL_GEM, decks={"social": [id], "skill": cards}, **kind)
    hero = state.heroes[0]
    hero.gold, hero.story, hero.damage, hero.assets = 5, 2, 1, ["a1"]
    return on(answer(sit(state), "go-adventuring", choice), *wanted)


def test_a_lost_game_is_won_by_the_others():
    table = drawn("a-friendly-game", BLANKS, "choice:1")
    assert [hero.gold for hero in table.state.heroes] == [4, 1]


@pytest.mark.parametrize(("effect", "assets", "damage"), [("effect:1", ["a1"], 3), ("effect:2", [], 1)])
def test_the_toll_is_taken_one_way_or_another(effect: str, assets: list[str], damage: int):
    hero = drawn("toll-of-the-free-road", BLANKS, "choice:2", effect).state.heroes[0]
    assert (hero.assets, hero.damage) == (assets, damage)


def test_the_monk_leaves_the_place_as_it_was():
    assert drawn("the-quiet-monk", BLANKS, "choice:1").state.gems[SOCIAL_GEM]


@pytest.mark.parametrize(("cards", "story"), [(STARS, 2), (BLANKS, 1)])
def test_the_bone_buyer_knows_your_companions(cards: list[str], story: int):
    assert drawn("bone-buyer", cards, "choice:2").state.heroes[0].story == story


def test_a_mule_makes_adventures_in_the_hills_cheaper():
    state = lay(CARDS.assets["stubborn-mule"], at=HILLS)
    state.heroes[0].assets = ["stubborn-mule"]
    assert (adventure_cost(state, 0), adventure_cost(state, 1)) == (1, 2)
    state.heroes[0].hex = WILD
    assert adventure_cost(state, 0) == 2


def test_every_verb_of_the_rules_is_used_by_some_card():
    used = {inner.do for _, effect in CARDS.effects() for inner in effect.within()}
    used |= {inner.do for _, ability in CARDS.abilities() for inner in ability.effect.within()}

    assert set(VERBS.verbs) - used == set()


def test_gold_alone_only_where_the_sources_say_so():
    """It was 51 endings of 119."""
    alone = [
        (quest, n)
        for quest in CARDS.quests.values()
        for n, ending in enumerate(quest.endings, 1)
        if ending.effects and all(effect.do == "gain-gold" for effect in ending.effects)
    ]

    assert len(alone) == 21
    assert sum(len(quest.endings) for quest in CARDS.quests.values()) == 154
    for quest, n in alone:
        assert not {"*", "endings", f"endings.{n}.effects"} & set(quest.own), quest.id


def test_few_options_of_events_are_one_test_and_one_reward():
    """It was 43 of 88; what is left are known tests with their gold or lore, and one price."""
    plain = [
        (event, n)
        for event in CARDS.events.values()
        for n, option in enumerate(event.options, 1)
        if not option.rumor and [effect.do for effect in option.effects] == ["test"]
        if not option.effects[0].args.get("failure")
        if sum(part.do != "take-trophy" for part in option.effects[0].args["success"]) <= 1
    ]

    assert len(plain) <= 23
    assert 2 * len(CARDS.events) == 110
    assert not any({"*", "options"} & set(event.own) for event, _ in plain)


def test_many_cards_are_about_other_heroes():
    """It was 8 of them."""
    between = {"each-hero", "another-hero", "rob", "contest", "challenge"}
    paths = {
        path.split(".")[1]
        for path, effect in CARDS.effects()
        for inner in effect.within()
        if inner.do in between or "company" in inner.given
    }

    assert len(paths) >= 42
    assert sum(option.rumor for event in CARDS.events.values() for option in event.options) >= 14


def test_enemies_with_blocks_prices_and_bonus_trophies():
    does = {enemy.id: {a.effect.do for a in enemy.abilities} for enemy in CARDS.enemies.values()}
    gives = {
        enemy.id: {inner.do for effect in enemy.reward for inner in effect.within()}
        for enemy in CARDS.enemies.values()
    }

    assert sum("block-kind" in verbs for verbs in does.values()) >= 3
    assert sum("lose-gold" in verbs for verbs in does.values()) >= 2
    assert sum("bonus-trophy" in verbs for verbs in gives.values()) >= 4

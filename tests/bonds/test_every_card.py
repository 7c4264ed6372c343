"""Every adventure card, story card, warband and twist of the box, tried at the table: all it says happens."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

import pytest

from tamalir.bonds.boards import board_of
from tamalir.bonds.edition import EDITION, own
from tamalir.bonds.state import BondsState, Warband, bonds_state
from tamalir.kernel import Fast, Table
from tamalir.third.combat import engage
from tamalir.third.state import ThirdState, fight_of
from tamalir.third.steps import Step
from tamalir.world.effects import Effect
from tests.bonds.tables import sit, started
from tests.third.tables import events
from tests.third.test_games import play

CARDS = own().cards
TEAM = ("locust-swarm", "red-death")
ENEMIES = [card for card in CARDS.enemies.values() if card.scenario in TEAM]
QUESTS = [card for card in CARDS.quests.values() if card.scenario in TEAM]
EVENTS = [card for card in CARDS.events.values() if card.scenario in TEAM]
STORIES = [card for card in CARDS.stories.values() if card.scenario in TEAM]
STARS = [card.id for card in CARDS.skills.values() if card.success and not card.party]
BLANKS = [card.id for card in CARDS.skills.values() if not card.success and not card.party]

TOLD = {
    "gain-gold": "gold-gained", "lose-gold": "gold-lost", "heal": "hero-healed", "suffer": "hero-damaged",
    "take-trophy": "trophy-taken", "gain-trophy": "trophy-gained", "draw-skills": "skills-drawn",
    "gain-asset": "asset-gained", "delay": "hero-delayed", "move": "hero-moved",
    "reinforce-warbands": "warband-grows", "rout-warband": "warband-falls",
    "reveal-warband": "warband-appears", "march-warbands": "warband-moves",
    "spread-plague": "plague-spreads", "cure-plague": "plague-cured",
}  # fmt: skip
"""What each verb on these cards lets everybody know of."""
AMOUNTS = {
    "gain-gold": "gold-gained",
    "heal": "hero-healed",
    "suffer": "hero-damaged",
    "lose-gold": "gold-lost",
}


def laid(card: str, scenario: str, place: str = "wilderness", stars: bool = True) -> BondsState:
    """A hero in the midst of it: hurt, with gold and without a hand; skill cards show stars or none."""
    state = bonds_state(started(scenario=scenario).state)
    hero, board = state.heroes[0], state.book.board
    hero.id, hero.skills = "lyssa", ["fine-manners"]  # 2 of each attribute, and a card more for every test
    hero.gold, hero.damage, hero.hand, hero.trophies = 5, 5, [], []
    hero.hex = (3, 3) if place == "wilderness" else board.places[place][0]
    for pile in state.decks.values():
        pile.bag = [each for each in pile.bag if each != card]
        pile.below = [each for each in pile.below if each != card]
    skills = state.decks["skill"]
    skills.bag, skills.below = [], [*(STARS if stars else BLANKS)] * 3
    if scenario == "locust-swarm":
        state.warbands = [Warband("bone-breakers", (8, -3), 2), Warband("flesh-priests")]
    else:
        state.plague = [cast("Any", hero.hex), (13, -4)]
    return state


def taken(effects: Iterable[Effect], passes: bool) -> list[Effect]:
    """The effects that come true when every test is passed, or none."""
    found: list[Effect] = []
    for effect in effects:
        if effect.do == "test":
            found += taken(effect.args.get("success" if passes else "failure", ()), passes)
            if not passes:
                break  # 3E-TEST-011: what comes after a failed test is left out
        elif effect.do == "each-hero":
            found += taken(effect.args["effects"], passes)
        else:
            found.append(effect)
    return found


def finish(table: Table[ThirdState], until: Sequence[str] = ("turn.action",)) -> None:
    """Take what comes: the first of whatever is asked, without exerting."""
    while table.request is not None and cast("Any", table.request).key not in until:
        ids = [option.id for option in cast("Any", table.request).options]
        table.answer(next((id for id in ids if id == "enough"), ids[0]))


def check(table: Table[ThirdState], effects: Sequence[Effect], since: int = 0) -> None:
    """Everything that was to happen has been told, with its numbers."""
    told = [cast("Mapping[str, Any]", event) for event in table.events(since, None)]
    keys = Counter(event["key"] for event in told)
    expected = Counter(TOLD[effect.do] for effect in effects)
    for key, n in expected.items():
        if key == "warband-grows":
            assert keys[key] >= 1
        else:
            assert keys[key] >= n, (key, keys)
    for verb, key in AMOUNTS.items():
        wanted = sorted(int(effect.args["amount"]) for effect in effects if effect.do == verb)
        numbers = sorted(int(event["facts"]["n"]) for event in told if event["key"] == key)
        if wanted:
            assert numbers[: len(wanted)] == wanted or set(wanted) <= set(numbers)


# --- enemies ----------------------------------------------------------------------------


@pytest.mark.rule("UB-COMP-003", "UB-COMP-011", "UB-ENEMYTOKEN-001")
@pytest.mark.parametrize("enemy", ENEMIES, ids=lambda enemy: enemy.id)
def test_an_enemy_fights_by_its_board_with_what_its_card_says(enemy: Any):
    """Fights of a sturdy hero, until each ability was used and the enemy has been beaten."""
    unused = {ability.id for ability in enemy.abilities if ability.when in ("surge", "agility")}
    beaten = False
    for seed in range(60):
        state = laid(enemy.id, enemy.scenario)
        state.act = 2
        if enemy.deck == "story":
            state.warbands = [Warband(enemy.id, state.heroes[0].hex, 3), Warband("veil-stalkers")]
        state.heroes[0].assets = ["vanguard-lance"]
        engage(state, 0, enemy.id)
        assert board_of(state, fight_of(state).sides[1]).id == enemy.traits[0]
        table = Table(EDITION, state, Fast(seed))
        luck = random.Random(seed)
        while table.state.fight is not None and table.request is not None:
            table.state.heroes[0].damage = min(table.state.heroes[0].damage, 3)
            play(table, luck, 1)
        told = table.events(0, None)
        unused -= {cast("Any", e["facts"])["ability"] for e in told if e["key"] == "fight-ability"}
        if any(e["key"] == "fight-reward" or e["key"] == "fight-spoils" for e in told):
            finish(table)
            check(table, enemy.reward)
            beaten = True
        if beaten and not unused:
            break
    assert beaten
    assert not unused


# --- quests -----------------------------------------------------------------------------


@pytest.mark.rule("UB-COMP-003")
@pytest.mark.parametrize(
    ("quest", "n"), [(quest, n) for quest in QUESTS for n in range(len(quest.endings))],
    ids=lambda part: part.id if hasattr(part, "id") else str(part + 1),
)  # fmt: skip
def test_every_ending_of_a_quest(quest: Any, n: int):
    state = laid(quest.id, quest.scenario, quest.at[0])
    state.heroes[0].quests = [quest.id]
    table = sit(state)  # dice show wild
    table.answer(f"attempt:{quest.id}")
    finish(table, ("quest.ending",))
    table.answer(f"ending:{n + 1}")
    finish(table)

    hero = table.state.heroes[0]
    assert hero.quests == []
    assert quest.id in hero.trophies
    check(table, quest.endings[n].effects)
    elsewhere = laid(quest.id, quest.scenario, "wilderness")
    elsewhere.heroes[0].quests = [quest.id]
    if "misty-plains" not in quest.at:
        assert f"attempt:{quest.id}" not in [o.id for o in cast("Any", sit(elsewhere).request).options]


# --- events -----------------------------------------------------------------------------


@pytest.mark.rule("UB-COMP-003")
@pytest.mark.parametrize("passes", [True, False], ids=["passed", "failed"])
@pytest.mark.parametrize(
    ("event", "n"), [(event, n) for event in EVENTS for n in (0, 1)],
    ids=lambda part: part.id if hasattr(part, "id") else str(part + 1),
)  # fmt: skip
def test_both_options_of_an_event(event: Any, n: int, passes: bool):
    option = event.options[n]
    somewhere = "wilderness" if event.scenario == "locust-swarm" else "red-bridge"
    state = laid(event.id, event.scenario, option.at[0] if option.at else somewhere, passes)
    board, hero = state.book.board, state.heroes[0]
    state.gems[cast("Any", hero.hex)] = True
    gems = dict(board.gems)
    board.gems[cast("Any", hero.hex)] = event.deck
    try:
        pile = state.decks[event.deck]
        pile.bag, pile.below = [], [event.id, *pile.bag[:3]]
        state.heroes[1].hex = board.places["everton"][0]
        table = sit(state)
        table.answer("go-adventuring")
        finish(table, ("event.choice", "envelope.event"))
        if cast("Any", table.request).key == "envelope.event":
            table.answer("keep-event")
        table.answer(f"choice:{n + 1}")
        if option.rumor:
            finish(table)
            assert table.state.heroes[0].rumors == {event.id: n}
            before = table.state.actions
            table.state.actions = 3
            table = sit(table.state)
            table.answer(f"follow:{event.id}")
            assert before < 3
        finish(table)
    finally:
        board.gems.clear()
        board.gems.update(gems)
    effects = taken(option.effects, passes)
    check(table, effects)
    hero = table.state.heroes[0]
    kept = any(effect.do == "take-trophy" for effect in effects)
    assert (event.id in hero.trophies) == kept
    assert (event.id in table.state.adventure_discards[event.deck]) == (not kept)


# --- the story --------------------------------------------------------------------------


@pytest.mark.rule("UB-COMP-011")
@pytest.mark.parametrize("passes", [True, False], ids=["passed", "failed"])
@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.id)
def test_a_story_card(story: Any, passes: bool):
    state = laid(story.id, story.scenario, story.at[0] if story.at else "wilderness", passes)
    state.decks["story"].bag, state.decks["story"].below = [], [story.id]
    state.step = Step.STORY
    table = sit(state)
    finish(table)
    drawn = [fact["card"] for fact in events(table, "story-drawn")]
    assert drawn == [story.id]
    check(table, taken(story.drawn, passes))
    if not story.at:
        assert story.id in table.state.story_discards
        return
    assert story.id in [quest.card for quest in table.state.track]
    table.state.heroes[0].gold = 5
    bonds_state(table.state).plague = [cast("Any", table.state.heroes[0].hex), (13, -4)]
    table.state.actions = 3
    again = sit(table.state)
    again.answer(f"story:{story.id}")
    finish(again)
    assert again.state.actions == 3 - story.cost["action"]
    check(again, taken(story.effects, passes))


# --- twists -----------------------------------------------------------------------------


@pytest.mark.rule("UB-COMP-007", "UB-TWIST-001", "UB-TWIST-002")
@pytest.mark.parametrize(
    ("twist", "n", "gold", "damage"),
    [
        ("work-the-shop", 0, 6, 5), ("pickpocket", 0, 4, 5), ("old-debt", 0, 6, 5), ("market-brawl", 0, 5, 6),
        ("market-brawl", 1, 4, 5), ("fencing-lesson", 0, 5, 5), ("healer-at-the-well", 0, 5, 3),
        ("loose-tongues", 0, 5, 5), ("closing-time", 0, 5, 5), ("lost-purse", 0, 7, 5),
        ("blocked-street", 0, 5, 5), ("blocked-street", 1, 3, 5),
    ],
)  # fmt: skip
def test_a_twist_comes_up_in_a_shop(twist: str, n: int, gold: int, damage: int):
    state = laid(twist, "red-death", "tamalir")
    state.plague = []
    assets = [card for card in state.decks["asset"].bag if card in CARDS.assets]
    state.decks["asset"].bag, state.decks["asset"].below = [], [twist, *assets[:4]]
    table = sit(state)
    table.answer("shop")
    while cast("Any", table.request).key.split(".")[0] not in ("shop", "turn"):
        ids = [option.id for option in cast("Any", table.request).options]
        table.answer(ids[n] if n < len(ids) and "enough" not in ids else ids[-1])
    hero = table.state.heroes[0]

    assert [fact["card"] for fact in events(table, "twist-drawn")] == [twist]
    assert (hero.gold, hero.damage) == (gold, damage)
    assert len(hero.hand) == (1 if twist == "fencing-lesson" else 0)
    assert len(hero.trophies) == (1 if twist == "loose-tongues" else 0)
    assert hero.delayed == ((twist, n) in (("work-the-shop", 0), ("blocked-street", 0)))
    buys = [o.id for o in cast("Any", table.request).options if o.id.startswith("buy")]
    if twist in ("work-the-shop", "closing-time"):
        assert buys == []

"""Time, acts, story cards."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tamalir.third.board_cards import TrackDef
from tamalir.third.state import StoryQuest, ThirdState
from tests.third.scenes import answer, options, pending, refused
from tests.third.tables import (
    CITY,
    SHRINE,
    TOWN,
    WILD,
    do,
    end_turns,
    enemy,
    events,
    hero,
    lay,
    seen,
    sit,
    story,
    strike,
)  # fmt: skip

KEEP, RUINS = (6, 8), (3, 2)
PLAIN_DICE = ["plains"] * 5


def late(scenario: str = "margath", act: int = 1, time: int = 12, seats: int = 2, **more: Any) -> ThirdState:
    """The last turn of a round."""
    state = lay(scenario=scenario, seats=seats, **more)
    state.act, state.time = act, time
    state.active, state.to_come = seats - 1, []
    if act == 2:
        state.villain = KEEP if scenario == "margath" else RUINS
    return state


# --- time -------------------------------------------------------------------------------


@pytest.mark.rule("3E-ROUND-003", "3E-TIME-001")
def test_time_moves_between_rounds():
    table = end_turns(sit(late(time=4)), 1)

    assert (table.state.time, table.state.active, table.state.round) == (5, 0, 2)
    table = end_turns(sit(lay(decks={"story": []})), 10)
    assert table.state.time == 6  # five rounds


@pytest.mark.rule("3E-TIME-003", "3E-STORY-002")
def test_a_story_space_draws_a_story_card():
    cards = [story(f"t{n}", drawn=[do("each-hero", effects=[do("gain-gold", amount=1)])]) for n in range(10)]
    state = lay(*cards, decks={"story": [card.id for card in cards]})
    table = end_turns(sit(state), 2)

    assert table.state.time == 2
    assert len(table.state.decks["story"]) == 9
    assert table.state.story_discards == ["t0"]
    assert [hero.gold for hero in table.state.heroes] == [1, 1]


@pytest.mark.rule("3E-TIME-004", "3E-GAP-004")
def test_gems_without_a_hero_are_turned_up():
    state = late(time=6)
    gems = list(state.gems)[:4]
    for at in gems:
        state.gems[at] = False
    state.heroes[0].hex = gems[0]
    table = end_turns(sit(state), 1)

    assert [table.state.gems[at] for at in gems] == [False, True, True, True]


@pytest.mark.rule("3E-GAP-004", "3E-GAP-003", "3E-GAP-002", "3E-STORY-001")
def test_when_gems_are_refreshed_and_stories_told_in_a_whole_game():
    cards = [story(f"t{n}") for n in range(10)]
    state = lay(*cards, decks={"story": [card.id for card in cards]})
    table = end_turns(sit(state), 2 * 24)

    rounds: list[int] = []
    now = 1
    for told in table.events():
        if told["key"] == "round-begins":
            now = int(cast("Any", told["facts"])["n"])
        if told["key"] == "gems-refreshed":
            rounds.append(now)
    assert rounds == [6, 12, 18]
    assert len(events(table, "story-drawn")) == 8
    assert [e["act"] for e in events(table, "act-begins")] == [2]
    assert (table.state.time, table.state.act) == (12, 2)


@pytest.mark.rule("3E-GAP-006")
def test_refresh_comes_before_the_story():
    track = TrackDef("short", 12, (6,), (6,))
    cards = [story("t0")]
    state = lay(*cards, decks={"story": ["t0"]}, track=track)
    state.time, state.to_come = 5, []
    table = end_turns(sit(state), 1)

    told = [e["key"] for e in table.events() if e["key"] in ("gems-refreshed", "story-drawn")]
    assert told == ["gems-refreshed", "story-drawn"]


@pytest.mark.rule("3E-ACT-002", "3E-ACT-003", "3E-GAP-005", "3E-GAP-054", "3E-SCEN-007", "3E-GAP-031")
def test_the_night_act_one_ends():
    state = late(time=11, seats=2)
    state.active, state.to_come = 1, []
    table = end_turns(sit(state), 1)
    assert (table.state.act, table.state.time) == (1, 12)  # arriving does not end the act
    end_turns(table, 1)
    assert table.state.act == 1
    end_turns(table, 1)

    assert (table.state.act, table.state.time, table.state.villain) == (2, 1, KEEP)
    keys = ("villain-appears", "act-begins", "gems-refreshed", "round-begins")
    order = [e["key"] for e in table.events() if e["key"] in keys]
    assert order[-4:] == ["villain-appears", "act-begins", "gems-refreshed", "round-begins"]


@pytest.mark.rule("3E-ACT-004", "3E-TIME-002", "3E-GAP-030")
def test_the_token_stays_at_the_end_of_act_two():
    state = late(act=2, seats=2)
    table = sit(state, *[PLAIN_DICE] * 4)
    end_turns(table, 1)
    for _ in range(3):
        end_turns(table, 2)

    assert (table.state.act, table.state.time) == (2, 12)
    assert len(events(table, "villain-marches")) == 4
    assert events(table, "story-drawn") == []


@pytest.mark.rule("3E-GAP-030")
def test_a_game_that_never_ends_is_stopped():
    state = late(act=2)
    state.round = 100
    table = end_turns(sit(state, PLAIN_DICE), 1)

    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("round-limit", ())


# --- story quests -----------------------------------------------------------------------


def cave(**more: Any) -> Any:
    data: dict[str, Any] = {"at": ["market-town"], "stock": 2, "effects": [do("take-stock")], **more}
    return story("cave", **data)


@pytest.mark.rule("3E-STORYQUEST-001", "3E-STORYQUEST-003", "3E-GAP-035")
def test_a_story_quest_goes_to_the_first_empty_space_and_its_token_to_its_hex():
    one, three = story("one", at=["everton"]), story("three", at=["everton"])
    state = lay(cave(), one, three, decks={"story": ["cave"]})
    state.track = [StoryQuest("one"), StoryQuest(), StoryQuest("three")]
    table = end_turns(sit(state), 2)

    assert [quest.card for quest in table.state.track] == ["one", "cave", "three"]
    view = seen(table, None)
    assert view.state.track[1] == StoryQuest("cave", 2)
    assert view.figures.story_tokens[1] == (7, 5)


@pytest.mark.rule("3E-STORYQUEST-004")
def test_no_token_for_many_hexes():
    state = lay(story("pray", at=["shrine"], effects=[do("gain-story", amount=1)]))
    state.track = [StoryQuest("pray")]
    state.heroes[0].hex = SHRINE
    table = sit(state)

    assert seen(table, 0).figures.story_tokens[0] is None
    assert "story:pray" in options(table)


@pytest.mark.rule("3E-STORYQUEST-002", "3E-GAP-034", "3E-LORE-001", "3E-GAIN-002")
def test_the_stock_goes_first_come_first_served():
    state = lay(cave(), seats=3, at=TOWN)
    state.track = [StoryQuest("cave", 2)]
    state.heroes[1].hex = WILD
    table = answer(sit(state), "story:cave")
    assert (table.state.heroes[0].story, table.state.track[0].stock, table.state.actions) == (1, 1, 2)
    end_turns(table, 1)
    assert refused(table, "story:cave") == "3E-STORYQUEST-002"
    end_turns(table, 1)
    answer(table, "story:cave")
    assert refused(table, "story:cave") == "3E-GAP-034"
    assert table.state.track[0].card == "cave"
    assert events(table, "story-gained")[0]["token"] == "lore"


@pytest.mark.rule("3E-GAP-034")
def test_a_story_quest_leaves_by_its_own_text():
    state = lay(cave(effects=[do("take-stock"), do("leave-track")]), at=TOWN)
    state.track = [StoryQuest("cave", 2)]
    table = answer(sit(state), "story:cave")

    assert table.state.track == [StoryQuest()]
    assert table.state.story_discards == ["cave"]


@pytest.mark.rule("3E-STORY-003", "3E-ENEMY-006")
def test_an_enemy_of_a_story_card_is_no_trophy():
    wyrm = enemy("wyrm", 1, deck="story", gold=3)
    state = lay(wyrm, cave(effects=[do("engage", enemy="wyrm", effects=[do("take-stock")])]), at=TOWN)
    state.track = [StoryQuest("cave", 2)]
    state.heroes[1].hex = CITY
    table = answer(sit(state), "story:cave")
    strike(table, "spend:corbin")

    me = table.state.heroes[0]
    assert (me.gold, me.trophies, me.story) == (3, [], 1)


@pytest.mark.rule("3E-GAP-036")
def test_a_story_enemy_loses_its_damage_when_the_hero_loses():
    wyrm = enemy("wyrm", 9, deck="story")
    state = lay(wyrm, cave(effects=[do("engage", enemy="wyrm", effects=[do("take-stock")])]), at=TOWN)
    state.track = [StoryQuest("cave", 2)]
    state.heroes[0].damage = 9
    state.heroes[1].hex = CITY
    table = answer(sit(state), "story:cave")
    strike(table, "spend:enemy")

    assert table.state.track[0] == StoryQuest("cave", 2)
    assert events(table, "hero-defeated") == [{"who": "ann"}]
    assert table.state.adventure_discards["combat"] == []


@pytest.mark.rule("3E-GAP-007", "3E-TURN-002")
def test_between_rounds_nobody_is_active_and_all_go_in_turn_order():
    free = {"id": "free", "when": "turn", "limit": "turn", "do": "gain-gold", "amount": 1}
    ask = do("each-hero", effects=[do("test", attribute="mind")])
    cards = [story("omen", drawn=[ask]), hero("cleo", [free])]
    state = lay(*cards, seats=3, first=1, heroes=["ann", "cleo", "cyd"], decks={"story": ["omen"]})
    for seat in range(3):
        state.heroes[seat].hand = ["s0"]
    table = end_turns(sit(state), 3)

    order: list[int] = []
    while pending(table).key == "test.exert":
        order.append(pending(table).seat)
        assert refused(table, "ability:free", 1) == "3E-ONCE-002"
        table.answer("enough")
    assert order == [1, 2, 0]

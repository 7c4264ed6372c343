"""Whole games with the expansion: one team, alone or together; preparing, trading, giving."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any, cast

import pytest

from tamalir.bonds.edition import EDITION
from tamalir.bonds.state import bonds_state
from tamalir.kernel import Setup, Unknown, encode
from tamalir.kernel.saves import load, save
from tamalir.language.speaker import Speaker
from tamalir.third.outcome import eliminate
from tamalir.third.state import ThirdState
from tests.bonds.tables import all_cards, answer, begun, ids, lay, sit, why
from tests.third.tables import does, end_turns, enemy, event, events, hero, quest, seen, skill
from tests.third.test_games import SCENARIOS, play

CITY = (6, 4)


# --- modes ------------------------------------------------------------------------------


@pytest.mark.rule("UB-MODE-001", "UB-MODE-002", "UB-SOLO-001", "UB-GAP-045", "UB-GAP-046")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_games_alone_and_together_come_to_an_end(scenario: str, seats: int):
    table = begun(seats, seats, scenario)
    luck = random.Random(seats)
    whole = all_cards(table.state)
    while table.request is not None:
        play(table, luck, 50)
        fight = table.state.fight
        if fight is None or fight.phase != "over":
            assert all_cards(table.state) == whole

    assert table.result is not None
    assert table.result.ranking == (tuple(range(seats)),)
    assert table.result.winners in ((), tuple(range(seats)))


@pytest.mark.rule("UB-MODE-001")
def test_three_modes():
    assert set(EDITION.options["mode"].choices) == {"competitive", "cooperative", "solo"}
    for mode, seats in (("competitive", 1), ("solo", 2), ("cooperative", 5), ("competitive", 5)):
        with pytest.raises(Unknown):
            EDITION.begin(Setup(seats, options={"mode": mode}))


@pytest.mark.rule("UB-MODE-001", "UB-SOLO-001", "UB-GAP-046")
@pytest.mark.parametrize(
    ("named", "seats", "mode"),
    [("solo", 1, "solo"), ("cooperative", 1, "solo"), (None, 1, "solo"), (None, 2, "cooperative")],
)
def test_a_team_of_one_is_solo(named: str | None, seats: int, mode: str):
    state = EDITION.begin(Setup(seats, options={} if named is None else {"mode": named}))
    assert state.book.options["mode"] == mode


@pytest.mark.rule("UB-MODE-001", "UB-GAP-045")
def test_alone_only_as_a_team():
    with pytest.raises(Unknown, match="number of seats"):
        EDITION.begin(Setup(1, options={"mode": "competitive"}))
    table = begun(1, 1, "margath")
    play(table, random.Random(1), 6)

    assert table.state.active == table.state.first == 0


@pytest.mark.rule("UB-MODE-003", "UB-PREPARE-001")
def test_rivals_prepare_too():
    table = answer(sit(lay(mode="competitive")), "prepare")

    assert table.state.actions == 2


@pytest.mark.rule("UB-SOLO-002")
def test_alone_nobody_is_there_to_trade_with():
    table = sit(lay(seats=1))

    assert not [id for id in ids(table) if id.startswith(("trade", "gift", "deal"))]


@pytest.mark.rule("UB-SOLO-004", "UB-GAP-044")
def test_alone_cards_about_others_are_replaced():
    company = {"id": "song", "when": "turn", "given": {"company": 1}, "do": "heal", "amount": 1}
    state = lay(
        skill("bottle", abilities=[company]), seats=1, decks={"skill": ["bottle", "s1", "s2", "s3", "s4"]}
    )
    table = answer(sit(state), "train")

    assert "bottle" in table.state.skill_discards
    assert table.state.heroes[0].hand == ["s1", "s2", "s3"]
    pair = lay(skill("bottle", abilities=[company]), decks={"skill": ["bottle", "s1", "s2", "s3", "s4"]})
    assert "bottle" in answer(sit(pair), "train").state.heroes[0].hand


@pytest.mark.rule("UB-SOLO-004", "UB-GAP-044")
@pytest.mark.parametrize(
    ("effect", "replaced"),
    [
        ({"do": "each-hero", "others": True, "effects": [{"do": "heal", "amount": 1}]}, True),
        ({"do": "fellow", "effects": [{"do": "heal", "amount": 1}]}, True),
        ({"do": "party", "effects": [{"do": "heal", "amount": 1}]}, True),
        ({"do": "may", "effects": [{"do": "fellow", "effects": [{"do": "heal", "amount": 1}]}]}, True),
        ({"do": "each-hero", "effects": [{"do": "heal", "amount": 1}]}, False),
        ({"do": "heal", "amount": 1}, False),
    ],
)
@pytest.mark.parametrize("where", ["ending", "option", "reward"])
def test_alone_endings_options_and_rewards_about_others_count_too(
    effect: dict[str, Any], replaced: bool, where: str
):
    plain = does({"do": "gain-gold", "amount": 1})
    cards: dict[str, Any] = {
        "ending": {"quests": {"card": quest("card", ["town"], plain, does(effect))}},
        "option": {"events": {"card": event("card", plain, does(effect))}},
        "reward": {"enemies": {"card": enemy("card", reward=[effect])}},
    }[where]
    for seats in (1, 2):
        state = lay(seats=seats)
        state.book = replace(cast("Any", state.book), catalogue=replace(state.book.catalogue, **cards))
        assert state.book.seams.fits(state, "card") is not (replaced and seats == 1)


@pytest.mark.rule("UB-GAP-044")
def test_alone_a_deck_of_such_cards_gives_nothing():
    company = {"id": "song", "when": "turn", "given": {"company": 1}, "do": "heal", "amount": 1}
    state = lay(skill("bottle", abilities=[company]), seats=1, decks={"skill": ["bottle"]})
    table = answer(sit(state, "bottle", "bottle", "bottle", "bottle"), "train")

    assert table.state.heroes[0].hand == []


# --- the team ---------------------------------------------------------------------------


@pytest.mark.rule("UB-GAP-028", "UB-GAP-029")
def test_all_win_together_also_who_was_eliminated():
    state = lay(seats=3)
    eliminate(state, 2)
    state.book.seams.win(state, 0)

    assert state.result is not None
    assert (state.result.winners, state.result.ranking) == ((0, 1, 2), ((0, 1, 2),))


@pytest.mark.rule("UB-GAP-028")
def test_rivals_win_alone():
    state = lay(seats=3, mode="competitive")
    state.book.seams.win(state, 1)

    assert state.result is not None
    assert state.result.winners == (1,)


@pytest.mark.rule("UB-GAP-030", "UB-GAP-031")
def test_a_lone_hero_that_is_eliminated_has_lost():
    state = lay(seats=1)
    eliminate(state, 0)

    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((), "all-eliminated")


@pytest.mark.rule("UB-GAP-051", "UB-PLAYERCOUNT-001")
@pytest.mark.parametrize(("seats", "lore", "health"), [(3, 8, 13), (1, 12, 8), (4, 0, 23), (1, 0, 17)])
def test_a_villain_grows_with_the_team(seats: int, lore: int, health: int):
    state = lay(seats=seats)

    assert state.book.seams.villain_health(state, 15, lore) == health


@pytest.mark.rule("UB-GAP-051")
def test_against_rivals_a_villain_is_as_printed():
    state = lay(seats=3, mode="competitive")

    assert state.book.seams.villain_health(state, 15, 0) == 15


@pytest.mark.rule("UB-PLAYERCOUNT-002")
def test_who_was_eliminated_still_counts():
    state = lay(seats=3)
    eliminate(state, 1)

    assert state.book.seams.villain_health(state, 15, 0) == 21


@pytest.mark.rule("UB-GAP-047")
@pytest.mark.parametrize(("mode", "asked"), [("cooperative", True), ("competitive", False)])
def test_a_challenge_within_the_team_needs_consent(mode: str, asked: bool):
    duel: dict[str, Any] = {"id": "duel", "when": "action", "do": "challenge", "effects": []}
    state = lay(hero("ann", [duel]), mode=mode)
    table = answer(sit(state), "ability:duel")

    assert (cast("Any", table.request).key == "challenge.accept") == asked
    if asked:
        table.answer("no")
        assert table.state.fight is None
        assert "ability:duel" in ids(table)  # it is not used up
        answer(table, "ability:duel", "yes")
    assert table.state.fight is not None


# --- prepare ----------------------------------------------------------------------------


@pytest.mark.rule("UB-PREPARE-001", "UB-PREPARE-002", "UB-PREPARE-003", "UB-GAP-043")
def test_an_action_is_saved_for_a_later_turn():
    table = answer(sit(lay()), "prepare")
    assert table.state.actions == 2
    assert 0 in bonds_state(seen(table, 1).state).prepared
    assert why(table, "spend-prepare") == "UB-GAP-043"

    end_turns(table, 2)
    answer(table, "spend-prepare")
    assert table.state.actions == 4
    assert 0 not in bonds_state(seen(table, 1).state).prepared
    assert why(table, "spend-prepare") == "UB-PREPARE-002"
    answer(table, "prepare")  # and again
    assert events(table, "hero-prepares") == [{"who": "ann"}, {"who": "ann"}]


@pytest.mark.rule("UB-PREPARE-004")
def test_one_prepare_token_at_most():
    table = answer(sit(lay()), "prepare")

    assert "prepare" not in ids(table)
    assert why(table, "prepare") == "UB-PREPARE-004"


@pytest.mark.rule("UB-GAP-043")
def test_a_defeated_hero_cannot_prepare_but_may_draw_on_it():
    state = lay()
    state.prepared[0] = 0
    state.heroes[0].damage = 20
    table = sit(state)

    assert "prepare" not in ids(table)
    answer(table, "spend-prepare")
    assert events(table, "prepare-spent") == [{"who": "ann"}]


# --- trade ------------------------------------------------------------------------------


def with_things(mode: str = "cooperative") -> ThirdState:
    """Two heroes on one hex: assets a4 (cost 4) and a5 here, a9 there, 3 gold each."""
    state = lay(quest("errand", ["town"], does()), mode=mode)
    for market in state.markets.values():
        market[:] = [card for card in market if card not in ("a4", "a5", "a9")]
    mine, theirs = state.heroes
    mine.assets, theirs.assets = ["a4", "a5"], ["a9"]
    mine.gold = theirs.gold = 3
    return state


@pytest.mark.rule("UB-TRADE-001", "UB-TRADE-004")
def test_free_giving_is_for_rivals():
    table = sit(with_things())
    assert "deal:1" not in ids(table)
    assert why(table, "deal:1") == "UB-TRADE-001"
    assert "deal:1" in ids(sit(with_things("competitive")))

    apart = with_things()
    apart.heroes[1].hex = CITY
    assert why(sit(apart), "trade:1") == "UB-TRADE-004"
    assert why(sit(apart), "gift:1") == "UB-TRADE-004"


@pytest.mark.rule("UB-TRADE-002", "UB-TRADE-003", "UB-GAP-038")
def test_a_trade_of_equal_value():
    table = answer(sit(with_things()), "trade:1", "give:a4", "give:a5", "ask:a9", "propose", "accept")
    mine, theirs = table.state.heroes

    assert table.state.actions == 3
    assert (mine.gold, theirs.gold) == (3, 3)
    assert mine.assets == ["a9"]
    assert set(theirs.assets) == {"a4", "a5"}


@pytest.mark.rule("UB-TRADE-005", "UB-TRADE-006")
def test_gold_evens_out_the_difference():
    table = answer(sit(with_things()), "trade:1", "give:a5")
    assert "propose" not in ids(table)  # 5 gold, and there are but 3

    state = with_things()
    state.heroes[1].gold = 4
    table = answer(sit(state), "trade:1", "give:a4", "propose")
    assert cast("Any", table.request).args["wants_gold"] == 4
    answer(table, "accept")
    assert (table.state.heroes[0].gold, table.state.heroes[1].gold) == (7, 0)


@pytest.mark.rule("UB-TRADE-002")
def test_a_trade_may_be_declined():
    state = with_things()
    state.heroes[1].gold = 4
    table = answer(sit(state), "trade:1", "give:a4", "propose", "decline")

    assert table.state.heroes[0].assets == ["a4", "a5"]


@pytest.mark.rule("UB-GAP-054")
def test_trading_comes_to_an_end():
    state = with_things()
    state.heroes[1].gold = 4
    table = sit(state)
    for _ in range(5):
        answer(table, "trade:1", "give:a4", "propose", "decline")

    assert why(table, "trade:1") == "UB-GAP-054"


@pytest.mark.rule("UB-TRADE-007", "UB-TRADE-008", "UB-GAP-039")
def test_one_gift_a_turn():
    state = with_things()
    state.heroes[0].hand = ["s0"]
    state.heroes[0].quests = ["errand"]
    state.heroes[0].trophies = [next(iter(state.book.catalogue.enemies))]
    state.heroes[0].skills = ["s1"]
    state.heroes[0].story = 2
    table = answer(sit(state), "gift:1")
    assert ids(table) == ["give-coin", "give-card:s0", "give-card:errand", "break-off"]

    answer(table, "give-card:errand")
    assert (table.state.heroes[0].quests, table.state.heroes[1].quests) == ([], ["errand"])
    assert why(table, "gift:1") == "UB-TRADE-007"
    assert "gift:0" in ids(end_turns(table, 1))  # the other's own gift
    answer(table, "gift:0", "give-coin")
    assert table.state.heroes[0].gold == 4


@pytest.mark.rule("UB-GAP-039")
def test_a_gift_waits_for_the_givers_own_turn():
    table = sit(with_things())
    assert "gift:1" in ids(table)
    refused = table.why("gift:0", seat=1)
    assert refused is not None
    assert refused.rule == "3E-TURN-001"
    assert all(option.verb != "gift" for option in table.offers(1))


@pytest.mark.rule("UB-GAP-038")
def test_heroes_trade_in_the_turn_of_a_third():
    state = lay(seats=3)
    for market in state.markets.values():
        market[:] = [card for card in market if card not in ("a4", "a5", "a9")]
    state.heroes[1].assets, state.heroes[2].assets = ["a4", "a5"], ["a9"]
    state.heroes[0].hex = CITY
    table = sit(state)
    assert [option.id for option in table.offers(1)] == ["trade:2"]

    table.answer("trade:2", seat=1)
    answer(table, "give:a4", "give:a5", "ask:a9", "propose")
    assert cast("Any", table.request).seat == 2
    answer(table, "accept")

    assert state.active == table.state.active == 0
    assert [set(hero.assets) for hero in table.state.heroes[1:]] == [{"a9"}, {"a4", "a5"}]
    refused = table.why("trade:0", seat=1)
    assert refused is not None
    assert refused.rule == "UB-TRADE-004"


@pytest.mark.rule("UB-TRADE-007", "3E-GAP-049")
def test_a_skill_that_is_given_is_known_to_two():
    state = lay(seats=3)
    state.heroes[0].hand = ["s0"]
    state.heroes[0].gold = 0
    table = answer(sit(state), "gift:1", "give-card:s0")
    told = [[e["facts"] for e in table.events(seat=seat) if e["key"] == "gift-given"] for seat in (0, 1, 2)]

    assert ["card" in facts[0] for facts in told] == [True, True, False]  # type: ignore[operator]
    assert table.state.heroes[1].hand == ["s0"]


# --- places -----------------------------------------------------------------------------


@pytest.mark.rule("UB-CIV-001", "UB-CIV-002")
def test_every_hex_is_civilised_or_wilderness():
    board = lay().book.board
    for at in board.terrain:
        kinds = [kind for kind in ("city", "town", "stronghold", "shrine") if board.lies_in(at, kind)]
        assert board.lies_in(at, "civilised") == bool(kinds)
        assert board.lies_in(at, "wilderness") != board.lies_in(at, "civilised")


@pytest.mark.rule("UB-CIV-001", "UB-CIV-002")
@pytest.mark.parametrize(("hex_", "here"), [((4, 5), True), ((6, 8), True), (CITY, False), ((3, 3), False)])
def test_a_card_may_ask_for_civilised_land(hex_: tuple[int, int], here: bool):
    state = lay(skill("song", abilities=[SONG]))
    state.heroes[0].skills = ["song"]
    state.heroes[0].hex = hex_
    state.heroes[0].damage = 1

    assert ("ability:song" in ids(sit(state))) is here


SONG = {"id": "song", "when": "turn", "given": {"place": "civilised"}, "do": "heal", "amount": 1}


@pytest.mark.rule("UB-GAP-049", "UB-CIV-002")
def test_scorched_earth_is_wilderness_for_cards():
    errand = quest("errand", ["city"], does())
    named = quest("visit", ["tamalir"], does())
    state = lay(skill("song", abilities=[SONG]), errand, named)
    hero, at = state.heroes[0], state.book.board.places["tamalir"][0]
    hero.skills, hero.quests, hero.hex, hero.damage = ["song"], ["errand", "visit"], at, 1
    assert {"ability:song", "attempt:errand", "attempt:visit"} <= set(ids(sit(state)))

    state.scorched = [at]
    found = ids(sit(state))
    assert "attempt:visit" in found  # the ruins are still there
    assert not {"ability:song", "attempt:errand", "send-envelope"} & set(found)


# --- the table ----------------------------------------------------------------------------


def test_a_save_opens_where_it_was_left():
    table = begun(5, 3, "corpse-king")
    play(table, random.Random(5), 150)
    again = load(json.dumps(save(table, "test")), {"bonds": EDITION})

    assert again.notes == []
    assert encode(again.state) == encode(table.state)


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_games_can_be_told(lang: str):
    speaker = Speaker(lang, strict=True)
    table = begun(2, 2, "margath")
    luck = random.Random(2)
    while table.request is not None:
        asked = table.pending(table.waiting()[0])
        assert asked is not None
        assert speaker.request(asked)
        said = [speaker.option(option) for option in asked.options]
        assert len(set(said)) == len(said)
        play(table, luck, 1)
    assert all(speaker.event(told) for told in table.events(seat=0))
    tried = ("prepare", "spend-prepare", "trade:1", "gift:1", "deal:1")
    laid = sit(lay())
    assert all(speaker.refusal(r) for r in map(laid.why, tried) if r is not None)
    assert speaker.borrowed == set()

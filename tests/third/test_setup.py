"""Set-up in ten steps."""

from __future__ import annotations

import json

import pytest

from tamalir.bonds.edition import EDITION as BONDS
from tamalir.kernel import Fast, Misfit, Setup, Table, Unknown, encode
from tamalir.third.board_cards import DECKS
from tamalir.third.edition import EDITION, catalogue
from tamalir.third.state import ThirdState
from tamalir.third.validate import validate
from tamalir.world.hexes import distance
from tests.third.scenes import answer, options, pending, refused
from tests.third.tables import events, lay, new, seen, sit

WILD, PLAIN = ["wild"] * 5, ["plains"] * 5


def set_up(*told: object, seats: int = 2, heroes: list[str | None] | None = None) -> Table[ThirdState]:
    """Until heroes are chosen; the first player is seat 0."""
    first = [WILD, *[PLAIN] * (seats - 1)]
    return new(*first, *told, seats=seats, heroes=heroes or [])


def placed(*heroes: str) -> Table[ThirdState]:
    """Up to the first turn, with these heroes on the first place they may start from."""
    table = set_up(seats=len(heroes), heroes=[*heroes])
    while not table.state.step.startswith("turn"):
        table.answer("stop" if "stop" in options(table) else options(table)[0])
    return table


@pytest.mark.rule("3E-SETUP-001", "3E-SETUP-003", "3E-GAP-009", "3E-GEM-001")
def test_the_board_lies_there_with_a_faceup_gem_on_every_symbol():
    table = new()
    board = table.state.book.board

    assert len(table.state.gems) == 27
    assert all(table.state.gems.values())
    for kind in DECKS:
        assert sum(board.gems[at] == kind for at in table.state.gems) == 9
    assert table.state.step == "setup-heroes"  # nothing later has been done
    assert table.state.markets == {}


@pytest.mark.rule("3E-SETUP-002", "3E-TURN-002", "3E-ROUND-002")
def test_seats_are_clockwise_and_fix_the_order_of_turns():
    state = lay(seats=3, first=1)

    assert (state.active, state.to_come) == (1, [2, 0])


@pytest.mark.rule("3E-SETUP-005")
def test_a_scenario_that_all_name_is_played():
    table = new(seats=3, scenario="agree")
    for seat in range(3):
        table.answer("scenario:corpse-king", seat)

    assert table.state.scenario == "corpse-king"
    assert events(table, "scenario-chosen") == [{"scenario": "corpse-king"}]


@pytest.mark.rule("3E-SETUP-006")
def test_a_scenario_is_drawn_when_the_players_differ():
    def drawn(seed: int) -> str | None:
        setup = Setup(2)
        table = Table(EDITION, EDITION.begin(setup), Fast(seed), setup=setup)
        table.answer("scenario:margath", 0)
        table.answer("scenario:corpse-king", 1)
        return table.state.scenario

    assert drawn(7) == drawn(7)
    found = [drawn(seed) for seed in range(200)]
    assert set(found) == {"margath", "corpse-king", "grey-hunt"}  # any that there is
    assert all(40 < found.count(id) < 95 for id in set(found))


@pytest.mark.rule("3E-SETUP-007", "3E-SCEN-001", "3E-SCEN-002")
@pytest.mark.parametrize("scenario", ["margath", "corpse-king", "grey-hunt"])
def test_the_story_deck_is_that_of_the_scenario(scenario: str):
    deck = new(scenario=scenario).state.decks["story"]
    stories = catalogue().stories

    assert len(deck.bag) == 10
    assert not deck.below
    assert {stories[card].scenario for card in deck.bag} == {scenario}


@pytest.mark.rule("3E-SETUP-008", "3E-SCEN-005", "3E-SCEN-004")
def test_both_sides_of_the_scenario_card_are_open_to_all():
    table = placed("corbin", "lyssa")
    for seat in (0, 1, None):
        told = json.loads(json.dumps(table.view(seat).json()))
        assert told["position"]["scenario"] == "margath"
        scenario = told["figures"]["scenario"]
        assert (scenario["side"], scenario["villain"]) == ("a", "margath")


@pytest.mark.rule("3E-SETUP-009", "3E-SETUP-010", "3E-ADVENTURE-004", "3E-SCEN-001", "3E-GAP-053")
@pytest.mark.parametrize("scenario", ["margath", "corpse-king", "grey-hunt"])
def test_each_adventure_deck_has_twenty_common_cards_and_ten_of_the_scenario(scenario: str):
    cards = catalogue()
    marks = {
        card.id: card.scenario
        for kind in (cards.enemies, cards.quests, cards.events)
        for card in kind.values()
    }
    decks = new(scenario=scenario).state.decks
    for deck in DECKS:
        bag = decks[deck].bag
        assert len(bag) == 30
        assert sum(marks[card] == scenario for card in bag) == 10
        assert sum(marks[card] is None for card in bag) == 20


@pytest.mark.rule("3E-SETUP-011", "3E-FIRST-001")
def test_most_wild_symbols_begin():
    one, three = ["wild", *["plains"] * 4], [*["wild"] * 3, "plains", "plains"]
    table = new(one, three, PLAIN, seats=3)

    assert table.state.first == 1
    assert pending(table).seat == 1


@pytest.mark.rule("3E-SETUP-011")
def test_every_seat_is_first_about_as_often():
    found = [0, 0, 0, 0]
    for seed in range(400):
        setup = Setup(4, options={"scenario": "margath"})
        table = Table(EDITION, EDITION.begin(setup), Fast(seed), setup=setup)
        found[table.state.first] += 1

    assert all(60 < n < 140 for n in found)


@pytest.mark.rule("3E-GAP-038")
def test_who_ties_for_the_first_player_rolls_again():
    two = ["wild", "wild", *["plains"] * 3]
    table = new(two, two, PLAIN, PLAIN, WILD, seats=3)

    assert [e["player"] for e in events(table, "first-player-roll")] == [1, 2, 3, 1, 2]
    assert table.state.first == 1


@pytest.mark.rule("3E-SETUP-012", "3E-HERO-001")
def test_heroes_are_chosen_in_turn_order_among_those_still_free():
    table = new(PLAIN, WILD, PLAIN, seats=3)

    assert pending(table).seat == 1
    table.answer("hero:corbin")
    assert pending(table).seat == 2
    assert "hero:corbin" not in options(table)
    table.answer("hero:lyssa")
    table.answer("hero:elder-mok")
    assert [hero.id for hero in table.state.heroes] == ["elder-mok", "corbin", "lyssa"]


@pytest.mark.rule("3E-SETUP-013")
def test_the_play_side_is_not_in_use_during_the_set_up():
    table = set_up(heroes=["master-thorn", "corbin"])
    # Thorn has gained a trophy, and holds cards to exert
    answer(table, "start:everton", "start:caer-loek", "no", "stop")

    assert table.state.heroes[0].trophies
    assert table.state.step == "turn"
    assert events(table, "ability-used") == [
        {"who": "master-thorn", "ability": "thorns-studies"},
        {"who": "corbin", "ability": "corbins-first-hunt"},
    ]


@pytest.mark.rule("3E-SETUP-014", "3E-SETUP-015", "3E-SETUP-016")
def test_gold_tokens_and_skill_cards_of_the_hero():
    table = set_up(heroes=["laurel-of-bloodwood", "lord-hawthorne"])
    laurel, hawthorne = table.state.heroes

    assert (laurel.gold, hawthorne.gold) == (2, 3)
    assert (len(laurel.hand), len(hawthorne.hand)) == (4, 3)
    skills = catalogue().skills
    assert len(table.state.decks["skill"]) == sum(card.copies for card in skills.values()) - 7
    assert catalogue().heroes["lord-hawthorne"].tokens == ("hawthorne-1", "hawthorne-2", "hawthorne-3")


@pytest.mark.rule("3E-SETUP-017", "3E-HERO-002")
@pytest.mark.parametrize(
    ("hero", "kind"), [("corbin", "stronghold"), ("lyssa", "shrine"), ("master-thorn", "town")]
)
def test_a_hero_starts_on_a_place_of_its_kind(hero: str, kind: str):
    table = set_up(heroes=[hero, "elder-mok"])
    places = [p.id for p in catalogue().places.values() if p.kind == kind]

    assert len(places) == 5
    assert sorted(options(table)) == sorted(f"start:{place}" for place in places)


@pytest.mark.rule("3E-GAP-039", "3E-HEX-003")
def test_heroes_may_share_a_starting_hex():
    table = answer(set_up(heroes=["lyssa", "elder-mok"]), "start:madness-pass")

    assert "start:madness-pass" in options(table)


@pytest.mark.rule("3E-SETUP-018", "3E-GAP-068")
def test_set_up_abilities_come_in_turn_order():
    table = new(PLAIN, WILD, PLAIN, seats=3, heroes=["corbin", "lyssa", "elder-mok"])
    answer(table, "start:madness-pass", "start:madness-pass", "start:caer-loek", "stop")
    if pending(table).key == "hand.discard":
        answer(table, options(table)[0])
    answer(table, "stop")

    assert [e["who"] for e in events(table, "ability-used")] == ["lyssa", "elder-mok", "corbin"]
    kinds = [hero.kinds for hero in seen(table, None).figures.heroes]
    assert kinds == [["combat"], ["explore"], ["social"]]


@pytest.mark.rule("3E-GAP-068", "3E-SETUP-018")
@pytest.mark.parametrize(
    ("who", "answers", "gains"),
    [
        ("corbin", ("walk",), {"moved"}),
        ("lyssa", ("walk", "walk"), {"moved"}),
        ("lord-hawthorne", (), {"gold"}),
        ("elder-mok", (), {"hand"}),
        ("master-thorn", ("yes", "start"), {"moved"}),
    ],
)
def test_what_each_hero_brings_besides_its_trophy(who: str, answers: tuple[str, ...], gains: set[str]):
    table = set_up(heroes=[who, "laurel-of-bloodwood"])
    printed = table.state.book.catalogue.heroes[who]
    table.answer(next(id for id in options(table) if id.startswith("start:")))
    start = table.state.heroes[0].hex
    table.answer(next(id for id in options(table) if id.startswith("start:")))
    for verb in answers:
        table.answer(next(id for id in options(table) if id.startswith(verb)))
    hero, drawn = table.state.heroes[0], [e for e in events(table, "skills-drawn") if e["who"] == who]

    assert len(hero.trophies) == 1
    assert ("gold" in gains) == (hero.gold > printed.gold)
    assert ("moved" in gains) == (hero.hex != start)
    assert ("hand" in gains) == (len(drawn) > 1)


@pytest.mark.rule("3E-GAP-068", "3E-SETUP-020", "3E-SETUP-021", "3E-EXERT-004", "3E-GAP-058")
def test_laurel_rolls_two_dice_and_may_exert_but_not_use_her_knowledge():
    table = set_up(["plains", "plains"], ["wild"], heroes=["laurel-of-bloodwood", "corbin"])
    answer(table, "start:market-town", "start:caer-loek")
    hand = len(table.state.heroes[0].hand)

    assert table.state.dice is not None
    assert len(table.state.dice.faces) == 2
    assert not [id for id in options(table) if id.startswith("ability:")]
    exert = next(id for id in options(table) if id.startswith("exert:"))
    table.answer(exert)
    assert len(table.state.heroes[0].hand) == hand - 1
    assert sorted(table.state.dice.faces) == ["plains", "wild"]
    table.answer("go:7,4:plains")
    assert table.state.heroes[0].hex == (7, 4)


@pytest.mark.rule("3E-SETUP-019")
def test_after_the_set_up_only_the_play_side_counts():
    table = placed("laurel-of-bloodwood", "corbin")

    assert refused(table, "ability:laurels-way", 0) == "3E-SETUP-019"
    assert "ability:laurels-way" not in options(table)


@pytest.mark.rule("3E-SETUP-022", "3E-MARKET-001")
def test_four_markets_with_three_assets_each():
    table = placed("corbin", "lyssa")
    assets = catalogue().assets

    assert sorted(table.state.markets) == ["dawnsmoor", "forge", "riverwatch", "tamalir"]
    assert [len(market) for market in table.state.markets.values()] == [3, 3, 3, 3]
    assert len(table.state.decks["asset"]) == sum(card.copies for card in assets.values()) - 12


@pytest.mark.rule("3E-SETUP-023", "3E-ACT-001", "3E-TIME-001")
def test_the_time_token_lies_on_the_first_space_and_triggers_nothing():
    table = placed("corbin", "lyssa")

    assert (table.state.time, table.state.act) == (1, 1)
    assert events(table, "gems-refreshed") == []
    assert events(table, "story-drawn") == []


@pytest.mark.rule("3E-SETUP-004", "3E-GAIN-002", "3E-LIMIT-001")
def test_the_bank_gives_as_much_as_is_needed():
    table = sit(lay())
    table.state.heroes[0].gold = 60

    assert seen(table, None).state.heroes[0].gold == 60


@pytest.mark.rule("3E-COMPANION-003", "3E-COMPANION-001")
def test_each_hero_of_the_corpse_king_starts_with_a_companion():
    table = new(WILD, PLAIN, PLAIN, seats=3, heroes=["corbin", "lyssa", "elder-mok"], scenario="corpse-king")

    assert [hero.story for hero in table.state.heroes] == [1, 1, 1]


@pytest.mark.rule("3E-SCEN-003")
def test_the_two_scenarios_of_the_box():
    printed = {id: s.villain for id, s in catalogue().scenarios.items() if not s.own}
    assert printed == {"margath": "margath", "corpse-king": "vorakesh"}


@pytest.mark.rule("3E-GAP-001")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int):
    with pytest.raises(Unknown, match="number of seats"):
        EDITION.begin(Setup(seats))


def test_heroes_nobody_has_are_refused():
    with pytest.raises(Unknown, match="hero"):
        EDITION.begin(Setup(2, heroes=["nobody", None]))
    with pytest.raises(Misfit, match="one player only"):
        EDITION.begin(Setup(2, heroes=["corbin", "corbin"]))
    with pytest.raises(Misfit, match="3 heroes for 2"):
        EDITION.begin(Setup(2, heroes=["corbin", "lyssa", "elder-mok"]))


@pytest.mark.rule("3E-SKILL-004")
def test_the_skill_deck_is_built_from_six_sets():
    assert len({card.set for card in catalogue().skills.values()}) == 6


@pytest.mark.rule("3E-ASSET-008")
def test_the_asset_deck_is_built_from_three_sets():
    assert sorted({card.set for card in catalogue().assets.values()}) == ["a", "b", "c"]


def test_the_same_seed_sets_up_the_same_game():
    def begun() -> object:
        setup = Setup(3, options={"scenario": "margath"}, heroes=["corbin", "lyssa", "elder-mok"])
        return encode(Table(EDITION, EDITION.begin(setup), Fast(3), setup=setup).state)

    assert begun() == begun()


class TestFirstGame:
    """A game that is prepared for somebody who has never played."""

    def begun(self, seed: int) -> Table[ThirdState]:
        table = Table(EDITION, EDITION.begin(Setup(seats=2, scene="first-game")), Fast(seed))
        while not table.state.step.startswith("turn"):
            table.answer(options(table)[0])
        return table

    def test_it_is_a_whole_game_and_the_learner_goes_first(self):
        table = self.begun(3)
        learner, other = table.state.heroes

        assert pending(table).key == "turn.action"
        assert table.state.active == 0
        assert table.state.scene is None
        assert table.state.scenario == "margath"
        assert (learner.id, learner.hex, learner.gold) == ("lord-hawthorne", (12, 7), 4)
        assert len(learner.trophies) == 1
        assert other.id != learner.id
        assert other.hex is not None
        assert all(len(cards) == 3 for cards in table.state.markets.values())
        assert validate(table.state) == []

    @pytest.mark.rule("3E-SETUP-016")
    def test_prepared_cards_are_part_of_a_full_hand(self):
        for seed in range(5):
            learner = self.begun(seed).state.heroes[0]

            assert learner.hand[:2] == ["forced-march", "marksmanship"]
            assert len(learner.hand) == 3
            assert "learn:forced-march" in options(self.begun(seed))

    def test_a_fight_and_a_market_are_near(self):
        board = self.begun(1).state.book.board

        assert board.gems[(14, 6)] == "combat"
        assert distance((12, 7), (14, 6)) == 2
        assert (13, 5) in board.places["city"]
        assert distance((12, 7), (13, 5)) <= 2

    def test_only_the_base_game_has_it(self):
        with pytest.raises(Unknown, match="scene 'first-game'"):
            BONDS.begin(Setup(seats=2, scene="first-game"))

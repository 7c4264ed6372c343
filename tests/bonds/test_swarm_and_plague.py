"""The two scenarios of the box: The Locust Swarm and The Red Death."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import permutations
from typing import Any, cast

import pytest

from tamalir.bonds import plague, warbands
from tamalir.bonds.boards import tokens_to_cast
from tamalir.bonds.cards import bonds_book
from tamalir.bonds.choices import driven
from tamalir.bonds.edition import EDITION, own
from tamalir.bonds.sheets import PlagueRules, WarbandRules
from tamalir.bonds.state import BondsState, Warband, bonds_state
from tamalir.kernel import Fast, Setup, Table, Unknown
from tamalir.language.bonds.catalogue import catalogue
from tamalir.language.bonds.narrator import BondsNarrator
from tamalir.language.speaker import Speaker
from tamalir.third import edition as third
from tamalir.third.camp import rest
from tamalir.third.combat import engage
from tamalir.third.heroes import met
from tamalir.third.shopping import cannot_shop
from tamalir.third.state import ThirdState
from tamalir.third.steps import Outcome, Phase, Step
from tamalir.third.values import health
from tamalir.world.hexes import distance
from tests.bonds.tables import all_cards, ids, sit, started
from tests.third.test_games import play

CARDS = own().cards
GLADE, SUVARS_REST, FORGE = (8, -3), (5, -1), (11, -4)
TAMALIR, MARKET_TOWN = (6, 2), (7, 5)


def swarm(seats: int = 2) -> BondsState:
    return bonds_state(started(seats=seats, scenario="locust-swarm").state)


def sick(seats: int = 2) -> BondsState:
    return bonds_state(started(seats=seats, scenario="red-death").state)


def rules(state: ThirdState) -> WarbandRules:
    found = warbands.rules_of(state)
    assert found is not None
    return found


def plague_rules(state: ThirdState) -> PlagueRules:
    found = plague.rules_of(state)
    assert found is not None
    return found


def run(rule: Any, faces: str = "wild") -> None:
    """Carry a rule out; dice show this, all else gets its first answer."""
    steps, answer = iter(rule), cast("Any", None)
    while True:
        try:
            request = steps.send(answer)
        except StopIteration:
            return
        if hasattr(request, "bag"):
            answer = request.bag[0]
        elif hasattr(request, "dice"):
            answer = tuple(faces for _ in request.dice)
        else:
            answer = request.options[0]


# --- what is in the box -----------------------------------------------------------------


@pytest.mark.rule("UB-SCEN-001", "UB-SCEN-002", "UB-SCEN-003", "UB-COMP-009", "UB-GAP-032")
def test_four_scenarios_for_teams_and_two_for_rivals():
    team = EDITION.begin(Setup(2)).book.catalogue.scenarios
    # the Web needs its own pack; the Grey Hunt is ours and has no printed sheet
    assert set(team) == {"margath", "corpse-king", "grey-hunt", "locust-swarm", "red-death"}
    rivals = EDITION.begin(Setup(2, options={"mode": "competitive"})).book.catalogue.scenarios
    assert set(rivals) == {"margath", "corpse-king", "grey-hunt"}
    with pytest.raises(Unknown):
        EDITION.begin(Setup(2, options={"mode": "competitive", "scenario": "red-death"}))
    assert {*own().sheets, "grey-hunt"} == set(team)


@pytest.mark.rule("UB-COMP-003", "UB-COMP-011")
@pytest.mark.parametrize(("scenario", "stories"), [("locust-swarm", 11), ("red-death", 10)])
def test_thirty_adventures_a_scenario_and_the_story_cards(scenario: str, stories: int):
    cards_by_kind = (CARDS.enemies, CARDS.quests, CARDS.events)
    decks = Counter(
        card.deck for cards in cards_by_kind for card in cards.values() if card.scenario == scenario
    )
    assert {deck: decks[deck] for deck in ("combat", "explore", "social")} == dict.fromkeys(
        ("combat", "explore", "social"), 10
    )
    assert sum(card.scenario == scenario for card in CARDS.stories.values()) == stories
    state = EDITION.begin(Setup(2, options={"scenario": scenario}))
    assert [len(state.decks[deck]) for deck in ("combat", "explore", "social")] == [30, 30, 30]
    assert decks["story"] == (5 if scenario == "locust-swarm" else 0)  # with 21 cards 26 in all


@pytest.mark.rule("UB-GAP-032")
@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_the_sheets_are_read_aloud(lang: str):
    for state in (swarm(3), sick(3)):
        setup = Setup(3)
        narrator = BondsNarrator(Speaker(lang, strict=True), catalogue(setup))
        assert state.scenario is not None
        told = narrator.sheet(state, state.scenario)
        assert len(told) > 300
        assert ("4" if state.plague else "3") in told
        shown = "\n".join(narrator.picture(sit(state).view(0)))
        place = state.book.board.named[state.plague[0]][0] if state.plague else state.warbands[0].card
        assert Speaker(lang).name(place) in shown


# --- the swarm --------------------------------------------------------------------------


@pytest.mark.rule("UB-SCEN-005")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_one_warband_faceup_and_one_facedown_for_each_player(seats: int):
    state = swarm(seats)
    assert len(rules(state).cards) == 5
    assert [band.hex for band in state.warbands] == [GLADE, *[None] * seats]
    assert len({band.card for band in state.warbands}) == 1 + seats
    assert all(band.units == 0 for band in state.warbands)


@pytest.mark.rule("UB-SCEN-005")
def test_nobody_sees_which_warbands_lie_facedown():
    """Whatever lies there, no byte of what a seat sees tells it; bots imagine any that was not seen."""
    state = swarm(2)
    looks = {seat: json.dumps(sit(state).view(seat).json()) for seat in (None, 0, 1)}
    facedown = [band.card for band in state.warbands if band.hex is None]
    unseen = [card for card in rules(state).cards if card != state.warbands[0].card]
    assert all(card not in look for look in looks.values() for card in unseen)
    for other in permutations(unseen, 2):
        for band, card in zip(state.warbands[1:], other, strict=True):
            band.card = card
        assert {seat: json.dumps(sit(state).view(seat).json()) for seat in looks} == looks
    view = sit(state).view(0)
    worlds = [bonds_state(view.imagine(Fast(luck))).warbands[1:] for luck in range(40)]
    assert {card for bands in worlds for card in [band.card for band in bands]} == set(unseen)
    assert all(len({band.card for band in bands}) == len(facedown) for bands in worlds)


@pytest.mark.rule("UB-SCEN-005", "UB-SCEN-009")
def test_a_warband_that_fell_is_not_imagined_again():
    state = swarm(2)
    fallen = state.warbands[0].card
    warbands.rout(state, 0, fallen)
    assert state.routed == [fallen]
    view = sit(state).view(None)
    for luck in range(40):
        assert fallen not in [band.card for band in bonds_state(view.imagine(Fast(luck))).warbands]


@pytest.mark.rule("UB-SCEN-005", "UB-SCEN-006", "UB-SCEN-007", "UB-SCEN-008")
def test_example_019_targets_by_units():
    state = swarm()
    run(warbands.march(state, rules(state)))
    assert (state.warbands[0].hex, state.warbands[0].units) == (GLADE, 1)
    run(warbands.march(state, rules(state)))
    assert state.warbands[0].hex == (7, -3)  # one hex nearer to Suvar's Rest, not to Forge
    assert distance((7, -3), SUVARS_REST) == 2
    assert distance((7, -3), FORGE) > distance(GLADE, FORGE)
    assert state.warbands[0].units == 1


@pytest.mark.rule("UB-SCEN-007")
@pytest.mark.parametrize(
    ("units", "kinds"),
    [(0, set[str]()), (1, {"shrine"}), (2, {"shrine", "town"}), (3, {"shrine", "town", "stronghold"}),
     (4, {"shrine", "town", "stronghold", "city"}), (6, {"shrine", "town", "stronghold", "city"})],
)  # fmt: skip
def test_units_decide_what_can_be_attacked(units: int, kinds: set[str]):
    state = swarm()
    found = warbands.targets(state, rules(state), Warband("bone-breakers", GLADE, units))
    assert {state.book.board.kind[at] for at in found} == kinds


@pytest.mark.rule("UB-SCEN-006")
def test_the_lowest_space_acts_first_and_scorched_hexes_are_no_targets():
    state = swarm()
    first, second, _ = state.warbands
    first.hex = second.hex = (6, -1)  # next to Suvar's Rest
    first.units = second.units = 1
    run(warbands.march(state, rules(state)))
    assert first.hex == SUVARS_REST
    assert state.scorched == [SUVARS_REST]
    assert second.hex != (6, -1)  # on to another shrine: this one was gone when its turn came
    assert SUVARS_REST not in warbands.targets(state, rules(state), second)


@pytest.mark.rule("UB-GAP-049")
def test_scorched_earth_is_a_wilderness_without_a_market():
    state = swarm()
    band = state.warbands[0]
    band.hex, band.units = (6, 3), 4
    hero = state.heroes[0]
    hero.hex = TAMALIR
    assert cannot_shop(state, 0) is None
    assert met(state, 0, {"place": "city"})
    run(warbands.march(state, rules(state)))
    assert (band.hex, band.units) == (TAMALIR, 4)
    assert state.scorched == [TAMALIR]
    assert cannot_shop(state, 0) == "3E-SHOP-001"
    assert met(state, 0, {"place": "wilderness"})
    assert not met(state, 0, {"place": "city"})


@pytest.mark.rule("UB-GAP-049")
def test_four_scorched_cities_lose_the_game():
    state = swarm()
    for at in state.book.board.places["city"]:
        assert state.result is None
        warbands.scorch(state, at)
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((), "cities-scorched")


@pytest.mark.rule("UB-GAP-049")
def test_the_next_warband_comes_when_none_is_left_faceup():
    state = swarm()
    warbands.rout(state, 0, state.warbands[0].card)
    assert state.result is None
    run(warbands.march(state, rules(state)))
    assert [band.hex for band in state.warbands] == [GLADE, None]


@pytest.mark.rule("UB-SCEN-009", "UB-GAP-049")
def test_units_make_it_stronger_and_a_hero_there_may_fight():
    state = swarm()
    band = state.warbands[0]
    band.units = 3
    assert "engage-warband" not in " ".join(ids(sit(state)))
    for hero in state.heroes:
        hero.hex = GLADE
    table = sit(state)
    table.answer(f"engage-warband:{band.card}")
    fight = table.state.fight
    assert fight is not None
    assert fight.no_flight is None
    assert health(table.state, fight.sides[1]) == CARDS.enemies[band.card].health + 3
    assert table.state.actions == 2


@pytest.mark.rule("UB-SCEN-009")
def test_the_team_wins_with_the_last_warband():
    state = swarm()
    while len(state.warbands) > 1:
        warbands.rout(state, 0, state.warbands[0].card)
    last = state.warbands[0]
    last.hex = GLADE
    engage(state, 0, last.card)
    assert state.fight is not None
    state.fight.sides[1].damage = 99
    state.fight.ended, state.fight.phase = Outcome.DEFEAT, Phase.OVER
    table = sit(state)
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((0, 1), "warbands-fell")


@pytest.mark.rule("UB-GAP-049", "UB-GAP-050")
@pytest.mark.parametrize("scenario", ["locust-swarm", "red-death"])
def test_the_end_of_act_two_is_lost(scenario: str):
    state = bonds_state(started(scenario=scenario).state)
    state.act, state.time, state.step = 2, state.book.track.spaces, Step.ROUND_END
    table = sit(state)
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((), "out-of-time")


# --- the plague -------------------------------------------------------------------------


@pytest.mark.rule("UB-GAP-050")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_plague_breaks_out(seats: int):
    for seed in range(6):
        setup = Setup(seats, options={"scenario": "red-death", "difficulty": "written"})
        table = Table(EDITION, EDITION.begin(setup), Fast(seed), setup=setup)
        while table.state.step.startswith("setup"):
            table.answer(cast("Any", table.request).options[0].id)
        state = bonds_state(table.state)
        kinds = Counter(state.book.board.kind[at] for at in state.plague)
        assert len(set(state.plague)) == seats + 1 == sum(kinds.values())
        assert kinds["city"] <= 2
        assert set(kinds) <= {"city", "town"}


@pytest.mark.rule("UB-GAP-050")
def test_it_spreads_to_the_nearest_and_not_without_plague():
    state = sick()
    state.plague = [TAMALIR]
    run(plague.spread(state, plague_rules(state)))
    assert state.plague == [TAMALIR, (8, 1)]  # Red Bridge, two hexes away
    state.plague = []
    run(plague.spread(state, plague_rules(state)))
    assert state.plague == []


@pytest.mark.rule("UB-GAP-050")
def test_it_spreads_after_each_story_card():
    state = sick()
    state.step, state.time = Step.NEXT_ROUND, state.book.track.story[0]
    before = len(state.plague)
    assert len(bonds_state(sit(state).state).plague) == before + 1
    quiet = sick()
    quiet.step, quiet.time = Step.NEXT_ROUND, 3
    assert len(bonds_state(sit(quiet).state).plague) == before


@pytest.mark.rule("UB-GAP-050")
def test_who_ends_a_turn_there_is_hurt_and_rests_badly():
    state = sick()
    state.plague = [TAMALIR]
    state.heroes[0].hex = TAMALIR
    table = sit(state)
    table.answer("end-turn")
    assert [hero.damage for hero in table.state.heroes] == [1, 0]

    state.heroes[0].damage = 8
    run(rest(state, 0), "forest")
    assert state.heroes[0].damage == 3  # five dice, all of which match in a city


@pytest.mark.rule("UB-SCEN-010", "UB-GAP-050")
def test_a_hero_there_cures_with_three_successes():
    state = sick()
    state.plague = [TAMALIR, MARKET_TOWN]
    state.heroes[0].hex = TAMALIR
    table = sit(state)
    assert "cure-plague" in ids(table)
    plague.cure(state, 0)
    assert state.plague == [MARKET_TOWN]
    assert "cure-plague" not in ids(sit(state))
    refused = sit(state).why("cure-plague")
    assert refused is not None
    assert refused.rule == "UB-GAP-050"


@pytest.mark.rule("UB-SCEN-010")
@pytest.mark.parametrize(("successes", "cured"), [(2, False), (3, True)])
def test_the_test_needs_three(successes: int, cured: bool, monkeypatch: pytest.MonkeyPatch):
    state = sick()
    state.plague = [TAMALIR, MARKET_TOWN]
    state.heroes[0].hex = TAMALIR

    def told(*_: object) -> Any:
        yield from ()
        return successes

    monkeypatch.setattr(plague, "attribute_test", told)
    run(plague.treat(state, 0, plague_rules(state)))
    assert (TAMALIR not in state.plague) is cured
    assert state.actions == 2


@pytest.mark.rule("UB-SCEN-010")
def test_the_quest_of_the_box_cures_with_three():
    quest = CARDS.quests["treating-the-plague"]
    assert [ending.successes for ending in quest.endings] == [1, 2, 3]
    assert quest.endings[1].effects[0].args == {"amount": 3}
    assert quest.endings[2].effects[0].do == "cure-plague"
    assert (quest.at, quest.actions) == (("city", "town"), 1)


@pytest.mark.rule("UB-GAP-050")
def test_won_without_plague_in_act_two_lost_with_four_cities():
    state = sick()
    state.plague, state.heroes[0].hex = [TAMALIR], TAMALIR
    plague.cure(state, 0)
    assert state.result is None  # act 1
    state.act, state.plague = 2, [TAMALIR]
    plague.cure(state, 0)
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((0, 1), "plague-over")

    lost = sick()
    lost.plague = list(lost.book.board.places["city"][:3])
    plague.infect(lost, lost.book.board.places["city"][3])
    assert lost.result is not None
    assert lost.result.reason == "cities-plagued"


# --- whole games ------------------------------------------------------------------------


@pytest.mark.rule("UB-SCEN-001", "UB-GAP-045")
@pytest.mark.parametrize("scenario", ["locust-swarm", "red-death"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_games_come_to_an_end_and_cards_are_kept(scenario: str, seats: int):
    setup = Setup(seats, options={"scenario": scenario})
    table = Table(EDITION, EDITION.begin(setup), Fast(seats), setup=setup)
    luck, whole = random.Random(seats), all_cards(table.state)
    while table.request is not None:
        play(table, luck, 60)
        fight = table.state.fight
        if fight is None or fight.phase != "over":
            assert all_cards(table.state) == whole
    assert table.result is not None
    assert table.result.winners in ((), tuple(range(seats)))


# --- Caught in a Web --------------------------------------------------------------------


@pytest.mark.rule("UB-SCEN-004", "UB-COMP-002")
def test_queen_ariad_casts_her_own_token_besides():
    state = swarm()
    engage(state, 0, "queen-ariad")
    assert state.fight is not None
    cast_by_her = tokens_to_cast(state, state.fight.sides[1])
    assert len(cast_by_her) == 5 + 1 + 1
    assert "ariad-1" in cast_by_her

    base = third.catalogue().tokens
    new = [token for token in CARDS.tokens if token not in base]
    assert len(new) == 6 + 6 + 6 + 6 + 12 + 1


@pytest.mark.rule("UB-SETUP-005", "UB-MODE-004")
@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (3, "cooperative")])
def test_boards_and_token_sets_are_in_reach(seats: int, mode: str):
    state = started(seats=seats, mode=mode).state
    boards = bonds_book(state).boards
    assert set(boards) == {"warrior", "mystic", "savage", "trickster"}
    assert {board.tokens for board in boards.values()} <= set(state.book.catalogue.sets)
    assert len({board.tokens for board in boards.values()}) == 4
    for trait, board in boards.items():
        foe = next(e for e in state.book.catalogue.enemies.values() if trait in e.traits and not e.villain)
        engage(state, 0, foe.id)
        assert state.fight is not None
        assert driven(state, state.fight.sides[1])
        assert set(tokens_to_cast(state, state.fight.sides[1])) <= {
            *state.book.catalogue.sets[board.tokens].tokens, state.book.catalogue.sets[board.tokens].powerful
        }  # fmt: skip
        state.fight = None


@pytest.mark.rule("UB-ENVELOPE-011")
def test_no_skill_leaves_by_envelope_in_the_middle_of_training():
    state = swarm()
    for hero in state.heroes:
        hero.hex = TAMALIR
    table = sit(state)
    assert "send-envelope" in ids(table)
    table.answer("train")
    assert cast("Any", table.request).key == "hand.discard"
    assert not [id for id in ids(table) if not id.startswith("discard-skill")]
    refused = table.why("send-envelope")
    assert refused is not None
    while cast("Any", table.request).key == "hand.discard":
        table.answer(ids(table)[0])
    assert "send-envelope" in ids(table)

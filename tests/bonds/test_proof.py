"""Small things that a slip would change: each of these fails if its rule is bent a little."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from tamalir.bonds import edition as bonds
from tamalir.bonds import warbands
from tamalir.bonds.boards import abilities_in_play
from tamalir.bonds.decks import skill_deck
from tamalir.bonds.edition import EDITION
from tamalir.bonds.envelopes import cannot_open, free_deeds, held
from tamalir.bonds.sheets import sheet_for
from tamalir.bonds.state import Envelope, Warband, bonds_state
from tamalir.bonds.trading import cannot_trade
from tamalir.kernel import Table, Unknown
from tamalir.third.outcome import eliminate
from tamalir.third.state import ThirdState
from tests.bonds.scenes import fight
from tests.bonds.tables import ids, lay, sit, started
from tests.bonds.test_envelopes import apart
from tests.third.scenes import answer, asked, enemy, hurt, options, refused, spent, told, used
from tests.third.tables import do, does, event, events
from tests.third.test_tokens import surge

CARDS = bonds.own().cards
BITE = surge("bite", "damage", kind="enemy", amount=1)
HUGE = surge("huge", "damage", kind="enemy", amount=5) | {"cost": {"surge": 5}}
MEND = surge("mend", "heal", amount=2)


# --- options ----------------------------------------------------------------------------


@pytest.mark.rule("UB-GAP-007", "UB-GAP-019", "UB-GAP-048", "UB-MODE-001")
def test_what_a_table_gets_that_agrees_on_nothing():
    settled = EDITION.settle({})
    names = ("mode", "board-abilities", "enemy-choices", "skill-sets", "asset-sets")
    assert [settled[name] for name in names] == ["cooperative", True, "engine", "drawn", "drawn"]
    assert set(EDITION.options["board-abilities"].choices) == {True, False}
    assert set(EDITION.options["enemy-choices"].choices) == {"engine", "players"}


# --- boards -----------------------------------------------------------------------------


@pytest.mark.rule("UB-BOARD-012", "UB-GAP-007")
@pytest.mark.parametrize(("trait", "off"), [("mystic", ["mirrored-shield"]), ("warrior", []), ("savage", [])])
def test_only_abilities_of_our_own_making_can_be_switched_off(trait: str, off: list[str]):
    without = fight("physical", "dash", trait, board_abilities=False)
    with_them = fight("physical", "dash", trait, board_abilities=True)
    on = [ability.id for ability in bonds.own().boards[trait].abilities]

    assert abilities_in_play(without.state, enemy(without)) == off
    assert abilities_in_play(with_them.state, enemy(with_them)) == on


@pytest.mark.rule("UB-GAP-022", "UB-PLUS-001")
def test_a_plus_is_added_to_its_own_space_and_only_there():
    table = fight("dash", "charge-2 enemy", "savage", enemy_health=4, enemy_damage=2, board_abilities=True)

    assert [fact["amount"] for fact in told(table, "fight-attack")][:2] == [
        2,
        2,
    ]  # charge, enemy damage 1 + 1
    fresh = fight("dash", "charge-2 enemy", "savage", enemy_health=4, board_abilities=True)
    assert [fact["amount"] for fact in told(fresh, "fight-attack")][:2] == [2, 1]


@pytest.mark.rule("UB-PLUS-001")
def test_a_printed_plus_is_added_once_whatever_lies_there():
    for cast_, amount in (("enemy", 2), ("enemy enemy-2", 4)):
        assert told(fight("dash", cast_, "warrior"), "fight-attack")[0]["amount"] == amount


@pytest.mark.rule("UB-SURGE-005", "UB-SURGE-006", "UB-GAP-002")
@pytest.mark.parametrize(
    ("abilities", "top"),
    [([BITE, HUGE], "e2"), ([HUGE], "e3"), ([MEND], "e3"), ([], "e3"), ([MEND, BITE], "e2")],
)
def test_surge_is_doubled_only_for_an_ability_that_it_pays_and_that_does_something(
    abilities: list[dict[str, object]], top: str
):
    table = fight("dash", "double surge enemy", "mystic", enemy_abilities=abilities)

    assert told(table, "fight-stacked")[0]["token"] == top


@pytest.mark.rule("UB-GAP-020", "UB-GAP-021")
def test_too_little_surge_pays_for_nothing():
    x = {"id": "x", "when": "surge", "cost": {"x-surge": 2}, "do": "damage", "kind": "enemy", "amount": "x"}
    table = fight("physical", "surge* dash", "mystic", enemy_abilities=[HUGE, x])

    assert (spent(enemy(table)), enemy(table).passed) == ([], True)


@pytest.mark.rule("UB-SHIELD-002", "UB-TACTICS-003")
def test_an_enemy_copies_first_and_keeps_what_is_not_needed():
    table = fight("physical/dash magical physical-3", "shield tactics/dash dash", "trickster")

    answer(table, "spend:h1")
    assert spent(enemy(table)) == ["e2"]  # the copy was enough
    answer(table, "spend:h3")
    assert spent(enemy(table)) == ["e2", "e1"]
    assert hurt(table)[1] == 2


@pytest.mark.rule("UB-SHIELD-002")
def test_without_a_shield_of_its_own_an_enemy_has_nothing_to_copy():
    table = fight("physical shield", "tactics/dash dash", "trickster")

    answer(table, "spend:h1")
    assert (spent(enemy(table)), hurt(table)[1]) == ([], 1)


@pytest.mark.rule("UB-GAP-018")
@pytest.mark.parametrize(("cast", "recast"), [("physical shield", ["h1"]), ("shield surge", [])])
def test_the_hero_throws_damage_again_and_nothing_else(cast: str, recast: list[str]):
    table = fight(cast, "agility* dash", "mystic")

    assert [fact["token"] for fact in told(table, "fight-recast")] == recast


@pytest.mark.rule("UB-CHOICE-002", "UB-GAP-018")
@pytest.mark.parametrize(("cast", "turned"), [("dash/enemy dash", ["e2"]), ("enemy/dash enemy-2/dash", [])])
def test_an_enemy_that_may_turn_any_number_turns_only_what_harms(cast: str, turned: list[str]):
    whirl = surge("whirl", "flip", whose="own", count="any-number")
    table = fight("physical", f"surge*/dash {cast}", "mystic", enemy_abilities=[whirl])

    assert [fact["token"] for fact in told(table, "fight-flipped")] == turned


@pytest.mark.rule("UB-SURGE-009")
def test_the_costlier_ability_comes_first_wherever_it_stands():
    dear = surge("dear", "damage", kind="enemy", amount=1) | {"cost": {"surge": 2}}
    for abilities in ([BITE, dear], [dear, BITE]):
        table = fight("physical magical", "surge-2*/dash dash", "mystic", enemy_abilities=abilities)
        assert used(enemy(table)) == ["dear"]
    both = fight("physical magical", "surge*/dash dash", "mystic", enemy_abilities=[dear, BITE, MEND])
    assert used(enemy(both)) == ["bite"]


# --- tactics ----------------------------------------------------------------------------


@pytest.mark.rule("UB-TACTICS-001")
def test_a_copy_of_surge_pays_what_it_is_worth_and_no_ability_twice():
    own_bite = surge("bite", "damage", kind="physical", amount=2)
    dear = surge("dear", "damage", kind="physical", amount=4) | {"cost": {"surge": 2}}
    other = {"id": "other", "when": "combat-action", "cost": {"surge": 1}, "do": "heal", "amount": 1}
    table = fight(
        "tactics tactics/shield physical", "surge dash", "savage", damage=1,
        abilities=[own_bite, dear, other], enemy_health=20,
    )  # fmt: skip
    copies = [id for id in options(table) if ":e1" in id]

    assert copies == ["copy:h1:e1:bite", "copy:h2:e1:bite"]
    answer(table, "copy:h1:e1:bite")
    assert hurt(table)[1] == 2
    assert not [id for id in options(table) if ":e1" in id]
    assert "copy:h2:h3" in options(table)


@pytest.mark.rule("UB-TACTICS-001", "UB-TACTICS-002")
def test_copied_agility_turns_any_token_but_the_tactics_itself():
    table = fight("tactics physical/shield", "agility dash", "savage")
    answer(table, "copy:h1:e1")

    assert options(table) == ["flip:h2", "recast:e1", "recast:e2"]


@pytest.mark.rule("UB-GAP-024")
def test_why_a_copy_is_refused():
    table = fight("tactics physical double magical/shield", "dash", "savage", enemy_health=20)

    assert refused(table, "copy:h2:h4") == "UB-TACTICS-002"  # that is no tactics
    assert refused(table, "copy:h1:h9") == "UB-GAP-024"  # nothing shows there
    assert refused(table, "spend:h1") == "UB-TACTICS-004"
    with pytest.raises(Unknown):
        table.why("copy:h1")  # of what?
    answer(table, "double:h3:h2")
    assert refused(table, "copy:h1:h3") == "UB-GAP-024"  # it is covered


# --- envelopes and trade ----------------------------------------------------------------


@pytest.mark.rule("UB-ENVELOPE-007", "UB-ENVELOPE-005")
def test_each_holder_has_its_own_envelopes():
    table = answer(sit(apart(seats=3)), "send-envelope", "give-coin", "to-hero:2")

    assert [len(held(table.state, seat)) for seat in range(3)] == [0, 0, 1]
    assert (cannot_open(table.state, 1), cannot_open(table.state, 2)) == ("UB-ENVELOPE-005", None)


@pytest.mark.rule("UB-ENVELOPE-009")
@pytest.mark.parametrize("why_not", ["no rumor", "sent already", "another's turn"])
def test_an_event_stays_with_who_drew_it(why_not: str):
    plain = event("plain", does(do("gain-gold", amount=1)), does(do("heal", amount=1)))
    state = apart()
    cards = state.book.catalogue
    state.book = replace(
        cast("Any", state.book), catalogue=replace(cards, events={**cards.events, "plain": plain})
    )
    if why_not == "sent already":
        state = bonds_state(answer(sit(state), "send-envelope", "give-coin").state)
    seat = 1 if why_not == "another's turn" else 0
    card = "plain" if why_not == "no rumor" else "whispers"
    rule = state.book.seams.passes_on(state, seat, card)

    assert list(cast("Any", rule)) == []  # nobody is asked


@pytest.mark.rule("UB-GAP-039", "UB-GAP-040")
def test_what_was_sent_to_nobody_is_cleared_away_before_the_next_letter():
    state = apart(seats=3)
    bonds_state(state).envelopes = [Envelope(1, "skill", "s0")]
    state.heroes[0].hand = []
    eliminate(state, 1)
    free_deeds(state, 0)

    assert bonds_state(state).envelopes == []
    assert "s0" in state.skill_discards


@pytest.mark.rule("UB-ENVELOPE-003")
def test_who_has_nothing_sends_nothing():
    state = apart()
    state.heroes[0].gold, state.heroes[0].hand, state.heroes[0].quests = 0, [], []
    table = sit(state)

    assert refused(table, "send-envelope") == "UB-ENVELOPE-003"
    assert "send-envelope" not in ids(table)


@pytest.mark.rule("UB-TRADE-004", "UB-PARTYSKILL-002")
def test_words_that_name_nobody_and_nothing():
    table = sit(lay(seats=2))

    assert refused(table, "trade:2") == "UB-TRADE-004"
    assert refused(table, "trade:x") == "UB-TRADE-004"
    assert refused(table, "play-party-skill:moon") == "UB-PARTYSKILL-002"
    assert refused(table, "play-party-skill:s0") == "UB-PARTYSKILL-002"  # not in hand, and no party skill


@pytest.mark.rule("UB-TRADE-008")
@pytest.mark.parametrize(
    ("mine", "theirs", "reason"),
    [(["a4"], [], None), ([], ["a4"], None), ([], [], "UB-TRADE-008"), (["a4"], ["a5"], None)],
)
def test_one_side_with_goods_is_enough_for_a_trade(mine: list[str], theirs: list[str], reason: str | None):
    state = lay()
    state.heroes[0].assets, state.heroes[1].assets = mine, theirs

    assert cannot_trade(state, 0, 1) == reason


# --- party skills -----------------------------------------------------------------------


def song(*trophies: str) -> Table[ThirdState]:
    """The first hero holds a party skill for two trophies of any kind; these are its own."""
    state = bonds_state(started(seats=2).state)
    for pile in state.decks.values():
        pile.bag = [card for card in pile.bag if card not in ("shared-campfire", *trophies)]
    state.heroes[0].hand = ["shared-campfire"]
    state.heroes[0].trophies, state.heroes[1].trophies = list(trophies), []
    return sit(state)


@pytest.mark.rule("UB-PARTYSKILL-004", "UB-PARTYSKILL-006")
def test_spent_trophies_go_to_the_discards_of_their_decks():
    table = song("uthuk-berserker", "blood-witch")
    answer(table, "play-party-skill:shared-campfire", "pay-trophy:uthuk-berserker", "pay-trophy:blood-witch")

    assert sorted(table.state.adventure_discards["combat"]) == ["blood-witch", "uthuk-berserker"]
    assert table.state.heroes[0].trophies == []
    assert bonds_state(table.state).common == ["shared-campfire"]


@pytest.mark.rule("UB-PARTYSKILL-004", "UB-PARTYSKILL-006")
def test_each_hero_is_asked_for_its_share_once():
    table = song("uthuk-berserker", "blood-witch")
    answer(table, "play-party-skill:shared-campfire", "let-be")

    assert cast("Any", table.request).key == "turn.action"
    assert len(events(table, "party-skill-unpaid")) == 1


@pytest.mark.rule("UB-SETUP-006", "UB-SOLO-002")
def test_games_without_chosen_sets_have_no_party_skills():
    state = bonds_state(started(seats=2).state)
    party = {card.id for card in CARDS.skills.values() if card.party}
    assert len(party & set(skill_deck(state))) == 10
    state.skill_sets = []

    assert not party & set(skill_deck(state))


@pytest.mark.rule("UB-SOLO-002")
def test_alone_the_deck_and_the_hand_are_without_party_skills():
    state = started(seats=1).state
    party = {card.id for card in CARDS.skills.values() if card.party}
    pile = state.decks["skill"]
    found = [*pile.bag, *pile.below, *state.heroes[0].hand, *state.skill_discards]

    assert len(found) == 60
    assert not party & set(found)


# --- scenarios --------------------------------------------------------------------------


@pytest.mark.rule("UB-GAP-049")
def test_without_an_action_nobody_engages_a_warband():
    state = bonds_state(started(seats=2, scenario="locust-swarm").state)
    state.warbands = [Warband("bone-breakers", state.heroes[0].hex, 1)]
    assert [option.id for option in warbands.actions(state, 0)] == ["engage-warband:bone-breakers"]
    state.actions = 0

    assert warbands.actions(state, 0) == []


@pytest.mark.rule("UB-GAP-051")
def test_a_scenario_without_a_sheet_is_played_like_the_converted_ones():
    sheet = sheet_for({}, "somewhere-else")

    assert (sheet.harder, sheet.pooled, sheet.team_only) == (2, True, False)


@pytest.mark.rule("UB-GAP-042", "UB-TWIST-003")
def test_nobody_is_kept_from_buying_at_the_start_nor_by_an_old_twist():
    state = lay(decks={"asset": ["a12", "a13"]})
    assert not bonds_state(state).no_purchase
    bonds_state(state).no_purchase = True  # of an earlier shop action
    state.heroes[0].hex = state.book.board.places["tamalir"][0]
    state.heroes[0].gold = 20
    table = answer(sit(state), "shop")

    assert "buy:a12" in ids(table)


# --- printed things ---------------------------------------------------------------------


@pytest.mark.rule("UB-GAP-053")
def test_the_tokens_and_limits_of_the_two_heroes():
    faces = {
        name: [CARDS.tokens[t].faces for t in CARDS.heroes[name].tokens] for name in ("eliam", "tatianna")
    }
    limits = {a.id: a.limit for name in faces for a in CARDS.heroes[name].abilities}

    assert faces["eliam"] == [("physical", "agility*"), ("physical", "surge*"), ("shield", "physical-2")]
    assert faces["tatianna"] == [("physical-2", "agility"), ("physical*", "shield"), ("surge*", "physical")]
    assert {id: limit and limit.value for id, limit in limits.items()} == {
        "twin-blades": "round", "socialize": "turn", "eliams-savings": None,
        "hidden-dagger": "round", "tatiannas-secret": None, "over-the-rooftops": "turn",
    }  # fmt: skip


@pytest.mark.rule("UB-CARD-005")
@pytest.mark.parametrize(("cast", "flipped"), [("surge", []), ("shield", ["h2"])])
def test_iron_grip_prevents_a_flip_for_one_surge(cast: str, flipped: list[str]):
    (grip,) = CARDS.enemies["orc-marauder"].abilities
    assert (grip.may, dict(grip.effect.cost), grip.limit) == (True, {"surge": 1}, None)
    data = {"id": "grip", "may": True, "when": "opponent-flips", "cost": {"surge": 1}, "do": "prevent"}
    table = fight("agility* physical/shield", f"{cast} dash", "warrior", enemy_abilities=[data])
    answer(table, "flip:h1:h2")

    assert [fact["token"] for fact in told(table, "fight-flipped")] == flipped
    assert asked(table)[0] == 0

"""Parties: forming, joining, leaving, moving together, dropping out."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tamalir.bonds.parties import cannot_join, party_of, story_tokens
from tamalir.bonds.state import BondsState, bonds_state
from tamalir.bonds.validate import validate
from tamalir.kernel import Table, encode
from tamalir.kernel.saves import load, save
from tamalir.third import camp, harm
from tamalir.third.outcome import eliminate
from tamalir.third.state import ThirdState
from tamalir.third.values import health
from tests.bonds.tables import ids, lay, sit, started, why
from tests.third.tables import do, end_turns, enemy, events, hero, strike

NEXT = (3, 4)


def offered(table: Table[ThirdState], seat: int) -> list[str]:
    return [option.id for option in table.offers(seat)]


def parties(table: Table[ThirdState]) -> list[list[int]]:
    return [sorted(party) for party in bonds_state(table.state).parties]


def banded(*members: int, seats: int = 3, **more: Any) -> BondsState:
    """Heroes on one hex, some of them in a party."""
    state = lay(seats=seats, **more)
    state.parties = [list(members)] if members else []
    return state


def together(table: Table[ThirdState]) -> Table[ThirdState]:
    """The first hero forms a party with all others, who agree."""
    table.answer("form-party:all" if len(table.state.heroes) > 2 else "form-party:1")
    for _ in table.state.heroes[1:]:
        table.answer("yes")
    return table


# --- forming ----------------------------------------------------------------------------


@pytest.mark.rule("UB-PARTY-001")
def test_a_hero_offers_a_party_between_two_actions():
    table = sit(lay(seats=2))
    table.answer("idle")
    table.answer("form-party:1")
    asked = cast("Any", table.request)
    assert (asked.seat, asked.key) == (1, "party.accept")
    table.answer("yes")

    assert parties(table) == [[0, 1]]
    assert table.state.actions == 2
    assert events(table, "party-formed") == [{"heroes": "ann bob"}]


@pytest.mark.rule("UB-PARTY-001")
def test_only_in_the_own_turn_and_on_one_hex():
    state = lay(seats=3)
    state.heroes[2].hex = (6, 4)
    table = sit(state)
    assert [id for id in ids(table) if id.startswith("form")] == ["form-party:1"]
    assert why(table, "form-party:2") == "UB-PARTY-001"
    assert why(table, "form-party:0", 1) == "3E-TURN-001"
    assert offered(table, 1) == []


@pytest.mark.rule("UB-GAP-036")
def test_who_is_invited_may_refuse():
    table = sit(lay(seats=3))
    table.answer("form-party:all")
    table.answer("no")
    table.answer("yes")
    assert parties(table) == [[0, 2]]

    nobody = sit(lay(seats=2))
    nobody.answer("form-party:1")
    nobody.answer("no")
    assert parties(nobody) == []
    assert why(nobody, "form-party:1") == "UB-GAP-054"  # asking comes to an end


@pytest.mark.rule("UB-PARTY-002")
def test_four_are_enough():
    state = lay(seats=4)
    assert parties(together(sit(state))) == [[0, 1, 2, 3]]

    full = lay(seats=4)
    full.parties = [[1, 2, 3, 3]]  # four seats are all there are, so one fills two places here
    assert cannot_join(full, 0, 1) == "UB-PARTY-002"
    full.parties = [[1, 2, 3]]
    assert cannot_join(full, 0, 1) is None


@pytest.mark.rule("UB-GAP-036")
def test_one_party_at_most():
    state = lay(seats=4)
    state.parties = [[0, 1], [2, 3]]
    table = sit(state)
    assert why(table, "form-party:2") == "UB-GAP-036"
    assert why(table, "join-party:2") == "UB-GAP-036"
    assert not [id for id in ids(table) if "join" in id or "form" in id]

    state = lay(seats=3)
    state.parties = [[1, 2]]
    assert why(sit(state), "form-party:1") == "UB-GAP-036"


@pytest.mark.rule("UB-MODE-004")
def test_rivals_and_lone_heroes_have_none():
    for state in (lay(seats=2, mode="competitive"), lay(seats=1)):
        assert not [id for id in ids(sit(state)) if "party" in id]
    assert why(sit(lay(seats=2, mode="competitive")), "form-party:1") == "UB-MODE-004"


# --- joining and leaving ----------------------------------------------------------------


@pytest.mark.rule("UB-PARTY-006", "UB-GAP-036")
def test_joining_needs_no_consent_and_is_done_in_anybodys_turn():
    table = end_turns(sit(banded(0, 1)), 1)
    assert offered(table, 2) == ["join-party:0"]
    table.answer("join-party:0", seat=2)

    assert parties(table) == [[0, 1, 2]]
    assert table.state.active == 1
    assert events(table, "party-joined") == [{"who": "cyd", "hero": "ann"}]


@pytest.mark.rule("UB-PARTY-006")
def test_joining_in_the_own_turn_and_only_on_its_hex():
    table = end_turns(sit(banded(0, 1)), 2)
    table.answer("join-party:0")
    assert parties(table) == [[0, 1, 2]]

    state = banded(0, 1)
    state.heroes[2].hex = (6, 4)
    table = end_turns(sit(state), 2)
    assert "join-party:0" not in ids(table)
    assert why(table, "join-party:0") == "UB-PARTY-006"


@pytest.mark.rule("UB-PARTY-005")
def test_leaving_in_anothers_turn():
    table = sit(banded(0, 1, 2))
    table.answer("idle")
    assert offered(table, 1) == ["leave-party"]
    table.answer("leave-party", seat=1)
    assert parties(table) == [[0, 2]]

    table.answer("walk:3,4")
    assert [hero.hex == NEXT for hero in table.state.heroes] == [True, False, True]
    assert why(table, "leave-party", 1) == "UB-PARTY-005"


@pytest.mark.rule("UB-PARTY-007")
@pytest.mark.parametrize("leaver", [0, 1])
def test_a_party_of_two_dissolves(leaver: int):
    table = sit(banded(0, 1))
    table.answer("leave-party", seat=leaver)

    assert parties(table) == []
    assert len(events(table, "party-dissolved")) == 1


@pytest.mark.rule("UB-GAP-054")
def test_one_change_between_two_actions():
    table = sit(banded(0, 1, 2))
    table.answer("idle")
    table.answer("leave-party", seat=1)
    assert offered(table, 1) == []
    assert why(table, "join-party:0", 1) == "UB-GAP-054"

    table.answer("idle")
    assert offered(table, 1) == ["join-party:0"]
    table.answer("join-party:0", seat=1)
    assert parties(table) == [[0, 1, 2]]
    assert why(table, "leave-party", 1) == "UB-GAP-054"


# --- moving together --------------------------------------------------------------------


@pytest.mark.rule("UB-PARTY-003")
def test_a_step_takes_the_party_along():
    table = sit(banded(0, 1))
    table.answer("walk:3,4")

    assert [hero.hex for hero in table.state.heroes] == [NEXT, NEXT, (3, 3)]
    assert table.state.actions == 2


@pytest.mark.rule("UB-PARTY-004")
def test_the_others_spend_no_dice():
    table = sit(banded(0, 1, 2), ["wild", "wild", "wild"])
    table.answer("travel")
    table.answer("go:3,4:wild")
    table.answer("go:3,5:wild")

    assert {hero.hex for hero in table.state.heroes} == {(3, 5)}
    dice = table.state.dice
    assert dice is not None
    assert dice.faces == ["wild"]


@pytest.mark.rule("UB-GAP-033")
def test_each_member_has_its_own_turn_and_acts_in_no_other():
    state = banded(0, 1, at=(6, 2))
    table = sit(state)
    assert "shop" in ids(table)
    assert not [id for id in offered(table, 1) if id in ("shop", "train", "take-rest", "idle")]
    assert why(table, "shop", 1) == "3E-TURN-001"

    end_turns(table, 1)
    assert (table.state.active, table.state.actions) == (1, 3)
    table.answer("walk:6,3")
    assert [hero.hex for hero in table.state.heroes] == [(6, 3), (6, 3), (6, 2)]


@pytest.mark.rule("UB-GAP-034")
def test_a_fight_stays_one_against_one():
    ogre = enemy("ogre", health=3, deck="combat")
    state = lay(ogre, seats=3, at=(5, 6), decks={"combat": ["ogre"]})
    state.parties = [[0, 1, 2]]
    table = sit(state)
    table.answer("go-adventuring")

    fight = table.state.fight
    assert fight is not None
    assert [side.who for side in fight.sides] == ["ann", "ogre"]
    assert len(fight.sides[0].pool) == 3


@pytest.mark.rule("UB-GAP-035")
def test_abilities_that_move_take_the_party_along():
    walker = hero("ann", [{"id": "stroll", "when": "turn", **do("move", steps=1)}])
    state = lay(walker, seats=2)
    state.parties = [[0, 1]]
    table = sit(state)
    table.answer("ability:stroll")
    table.answer("walk:3,4")

    assert [each.hex for each in table.state.heroes] == [NEXT, NEXT]


@pytest.mark.rule("UB-GAP-035")
def test_who_is_moved_in_anothers_turn_goes_alone():
    state = banded(0, 1, 2)
    harm.enter(state, 1, NEXT, "3E-GAP-058")

    assert [each.hex for each in state.heroes] == [(3, 3), NEXT, (3, 3)]
    assert state.parties == [[0, 2]]


@pytest.mark.rule("UB-GAP-035", "UB-PARTY-008")
def test_zombies_hurt_every_member():
    state = banded(0, 1, 2)
    state.zombies[NEXT] = 1
    state.heroes[1].damage = 8  # of 10
    table = sit(state)
    table.answer("walk:3,4")

    assert [each.damage for each in table.state.heroes] == [2, 10, 2]
    assert {each.hex for each in table.state.heroes} == {NEXT}
    assert parties(table) == [[0, 2]]


@pytest.mark.rule("UB-GAP-035")
def test_if_the_mover_falls_the_move_ends_for_all():
    state = banded(0, 1, 2)
    state.zombies[NEXT] = 1
    state.heroes[0].damage = 8
    table = sit(state, ["wild", "wild", "wild"])
    table.answer("travel")
    table.answer("go:3,4:wild")

    assert cast("Any", table.request).key == "turn.action"
    assert {each.hex for each in table.state.heroes} == {NEXT}
    assert parties(table) == [[1, 2]]


# --- dropping out -----------------------------------------------------------------------


@pytest.mark.rule("UB-PARTY-008")
def test_delayed_defeated_and_eliminated_heroes_drop_out():
    for out in (camp.delay, harm.fall, eliminate):
        state = banded(0, 1, 2)
        out(state, 1)
        assert state.parties == [[0, 2]]

        out(state, 2)
        assert state.parties == []  # UB-GAP-036: one is no party


@pytest.mark.rule("UB-PARTY-009", "UB-GAP-036")
def test_no_return_before_recovery():
    state = banded(0, 1, 2)
    camp.delay(state, 1)
    table = sit(state)
    assert offered(table, 1) == []
    assert why(table, "join-party:0", 1) == "UB-PARTY-009"
    end_turns(table, 1)  # all that the delayed hero can do is to recover
    assert (table.state.active, table.state.actions) == (1, 2)
    assert "join-party:0" in ids(table)

    hurt = lay(seats=2)
    hurt.heroes[1].damage = 10
    table = sit(hurt)
    assert why(table, "form-party:1") == "UB-PARTY-009"
    table.state.heroes[1].damage = 9
    table.answer("idle")
    assert "form-party:1" in ids(table)


# --- what is shared ---------------------------------------------------------------------


@pytest.mark.rule("UB-GAP-051")
def test_story_tokens_of_the_party_count_together():
    state = lay(seats=3)
    for each, lore in zip(state.heroes, (4, 3, 1), strict=True):
        each.story = lore
    state.villain = state.heroes[0].hex
    assert [story_tokens(state, seat) for seat in range(3)] == [4, 3, 1]

    table = together(sit(state))
    assert [story_tokens(table.state, seat) for seat in range(3)] == [8, 8, 8]
    table.answer("face-villain")
    fight = table.state.fight
    assert fight is not None
    assert health(table.state, fight.sides[1]) == 15 + 6 - 8


# --- the printed example, and what always holds -----------------------------------------


@pytest.mark.rule(
    "UB-PARTY-001", "UB-PARTY-003", "UB-PARTY-004", "UB-PARTY-005", "UB-PARTY-007", "UB-PARTY-008",
    "UB-PARTY-009", "UB-GAP-036",
)  # fmt: skip
def test_example_016():
    ogre = enemy("ogre", health=30, deck="combat")
    state = lay(ogre, seats=3, at=(3, 4), decks={"combat": ["ogre"]})
    table = together(sit(state, ["wild", "wild", "wild"]))
    table.answer("travel")
    table.answer("go:3,5:wild")
    table.answer("go:4,5:wild")
    table.answer("stop")
    assert {each.hex for each in table.state.heroes} == {(4, 5)}

    table.answer("leave-party", seat=2)
    table.answer("walk:5,5")
    assert [each.hex for each in table.state.heroes] == [(5, 5), (5, 5), (4, 5)]

    end_turns(table, 1)
    table.answer("walk:5,6")
    table.state.heroes[1].damage = 9
    table.answer("go-adventuring")
    strike(table)
    assert table.state.heroes[1].beaten
    assert parties(table) == []
    assert why(table, "form-party:0", 1) in ("UB-PARTY-009", "3E-TURN-001")


def test_saves_keep_parties():
    table = together(started())
    assert validate(table.state) == []
    again = load(save(table, "test"), {"bonds": table.edition})
    assert bonds_state(again.state).parties == [[0, 1]]
    assert encode(again.state)["parties"] == [[0, 1]]


@pytest.mark.parametrize(
    ("members", "place"), [([0], "parties[0]"), ([0, 0], "parties[0]"), ([0, 7], "parties[0]")]
)
def test_parties_that_cannot_be(members: list[int], place: str):
    state = banded(*members)
    assert place in [fault.path for fault in validate(state)]
    assert party_of(state, 0) == members

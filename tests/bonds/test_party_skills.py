"""Party skills: who pays, where they lie, whom they help; the ten cards as they are printed."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tamalir.bonds.decks import skill_deck
from tamalir.bonds.edition import EDITION, own
from tamalir.bonds.state import BondsState, bonds_state
from tamalir.kernel import Choose, Setup
from tamalir.kernel.requests import Draw
from tamalir.third.combat import engage
from tamalir.third.heroes import cards_of
from tamalir.third.learning import cannot_learn
from tamalir.third.outcome import eliminate
from tamalir.third.quests import resolve_ending
from tamalir.third.state import ThirdState
from tamalir.third.travel import move_dice
from tamalir.third.trophies import kind_of
from tests.bonds.tables import ids, sit, started
from tests.third.tables import events

PARTY = [card for card in own().cards.skills.values() if card.party]


def laid(*skills: str, seats: int = 2, party: bool = True) -> BondsState:
    """A game with the printed cards; these party skills are learned, all heroes in one party or in none."""
    state = bonds_state(started(seats=seats).state)
    for pile in state.decks.values():
        pile.bag = [card for card in pile.bag if card not in skills]
    for hero in state.heroes:
        hero.hand = [card for card in hero.hand if card not in skills]
    state.common = list(skills)
    state.parties = [list(range(seats))] if party else []
    return state


def trophies(state: ThirdState, *kinds: str) -> list[str]:
    """Cards of these kinds from the decks."""
    found: list[str] = []
    for kind in kinds:
        card = next(card for card in state.decks[kind].bag if card not in found)
        state.decks[kind].take_out(card)
        found.append(card)
    return found


# --- the deck ---------------------------------------------------------------------------


@pytest.mark.rule("UB-COMP-004", "UB-SETUP-006", "UB-MODE-004", "UB-SOLO-002")
@pytest.mark.parametrize(
    ("seats", "mode", "cards"),
    [(2, "cooperative", 70), (4, "cooperative", 70), (1, "solo", 60), (2, "competitive", 60)],
)
def test_ten_party_skills_in_co_operative_games(seats: int, mode: str, cards: int):
    assert len(PARTY) == 10
    state = started(seats=seats, mode=mode).state
    assert len(skill_deck(state)) == cards
    held = sum(len(hero.hand) for hero in state.heroes)
    found = len(state.decks["skill"]) + held + len(state.skill_discards)
    assert found == cards


# --- learning ---------------------------------------------------------------------------


@pytest.mark.rule("UB-PARTYSKILL-002", "UB-PARTYSKILL-003", "UB-PARTYSKILL-004", "UB-PARTYSKILL-005",
                  "UB-PARTYSKILL-006")  # fmt: skip
def test_example_011_sharing_the_cost():
    state = laid("nobody-falls", seats=3, party=False)
    state.common = []
    state.heroes[0].hand = ["nobody-falls"]  # two of any kind, one combat
    state.heroes[1].hex = (6, 4)
    for hero in state.heroes:
        hero.trophies = []
    state.heroes[1].trophies = trophies(state, "combat", "combat")
    state.heroes[2].trophies = trophies(state, "social")
    table = sit(state)
    table.answer("play-party-skill:nobody-falls")
    for seat, n in ((1, 2), (2, 1)):
        for _ in range(n):
            asked = cast("Any", table.request)
            assert (asked.seat, asked.key) == (seat, "party-skill.share")
            table.answer(ids(table)[0])

    assert bonds_state(table.state).common == ["nobody-falls"]
    assert [len(hero.trophies) for hero in table.state.heroes] == [0, 0, 0]
    assert (table.state.heroes[0].hand, table.state.actions) == ([], 3)
    assert len(events(table, "trophy-spent")) == 3


@pytest.mark.rule("UB-PARTYSKILL-003", "UB-PARTYSKILL-004")
def test_nothing_is_spent_unless_all_comes_together():
    state = laid("nobody-falls", seats=2)
    state.common = []
    state.heroes[0].hand = ["nobody-falls"]
    state.heroes[0].trophies, state.heroes[1].trophies = [], trophies(state, "combat", "social", "social")
    table = sit(state)
    table.answer("play-party-skill:nobody-falls")
    table.answer(ids(table)[0])
    table.answer("let-be")

    assert bonds_state(table.state).common == []
    assert len(table.state.heroes[1].trophies) == 3
    refused = table.why("play-party-skill:nobody-falls")
    assert refused is not None
    assert refused.rule == "UB-GAP-037"


@pytest.mark.rule("UB-PARTYSKILL-002")
def test_the_trophies_must_match():
    state = laid("nobody-falls", seats=2)
    state.common = []
    state.heroes[0].hand = ["nobody-falls"]
    state.heroes[0].trophies, state.heroes[1].trophies = [], trophies(state, "social", "social", "explore")
    table = sit(state)
    refused = table.why("play-party-skill:nobody-falls")
    assert refused is not None
    assert refused.rule == "UB-PARTYSKILL-003"
    assert cannot_learn(state, 0, "nobody-falls") == "UB-PARTYSKILL-006"
    assert {kind_of(state, card) for card in state.heroes[1].trophies} == {"social", "explore"}


@pytest.mark.rule("UB-PARTYSKILL-009")
def test_no_limit_to_their_number():
    state = laid(*(card.id for card in PARTY[1:]), seats=2)
    last = PARTY[0].id
    for pile in state.decks.values():
        pile.bag = [card for card in pile.bag if card != last]
    state.heroes[0].hand = [last]
    state.heroes[0].trophies = trophies(state, "explore", "explore", "combat")
    table = sit(state)
    table.answer(f"play-party-skill:{last}")
    while cast("Any", table.request).key == "party-skill.share":
        table.answer(ids(table)[0])
    assert len(bonds_state(table.state).common) == 10
    assert table.state.heroes[0].skills == []


# --- whom they help ---------------------------------------------------------------------


def usable(state: ThirdState, seat: int) -> list[str]:
    return [id for id, card in cards_of(state, seat) if card in PARTY]


@pytest.mark.rule("UB-PARTYSKILL-001", "UB-PARTYSKILL-006", "UB-PARTYSKILL-007", "UB-GAP-037")
def test_only_in_a_party_and_they_stay_without_one():
    state = laid("marching-song", "many-eyes", seats=3)
    dice = move_dice(state, 0)
    assert usable(state, 0) == ["marching-song", "many-eyes"]

    eliminate(state, 2)
    state.parties = []
    assert usable(state, 0) == []
    assert move_dice(state, 0) == dice - 1
    assert state.common == ["marching-song", "many-eyes"]


@pytest.mark.rule("UB-PARTYSKILL-008", "UB-PARTYSKILL-010", "UB-CARD-007")
def test_example_010_two_parties_share_them():
    state = laid("explorers-club", "marching-song", seats=4, party=False)
    state.parties = [[0, 1], [2, 3]]
    assert all(len(usable(state, seat)) == 2 for seat in range(4))
    quest = next(iter(state.book.catalogue.quests.values()))
    for done, fellow in ((2, 3), (0, 1)):
        state.heroes[done].quests = [quest.id]
        before = len(state.heroes[fellow].trophies)
        _run(state, resolve_ending(state, done, quest, 0))
        assert len(state.heroes[fellow].trophies) == before + 1
    assert state.common == ["explorers-club", "marching-song"]


def _run(state: ThirdState, rule: Any) -> None:
    """Carry a rule out; everything that is asked gets its first answer."""
    answer: Any = None
    steps = iter(rule)
    while True:
        try:
            request = steps.send(answer)
        except StopIteration:
            return
        if isinstance(request, Choose):
            answer = cast("Any", request).options[0]
        elif isinstance(request, Draw):
            answer = request.bag[0]
        else:
            answer = tuple(die.faces[0] for die in request.dice)


@pytest.mark.rule("UB-GAP-037")
def test_once_a_turn_counts_for_the_whole_party():
    state = laid("shared-campfire", seats=2)
    for hero in state.heroes:
        hero.damage = 5
    table = sit(state)
    table.answer("ability:shared-campfire")
    assert [hero.damage for hero in table.state.heroes] == [4, 4]
    for seat, rule in ((0, "3E-ONCE-001"), (1, "3E-ONCE-002")):
        refused = table.why("ability:shared-campfire", seat=seat)
        assert refused is not None
        assert refused.rule in (rule, "3E-TURN-001")

    table.answer("end-turn")
    assert "ability:shared-campfire" in ids(table)


@pytest.mark.rule("UB-GAP-037", "UB-PARTYSKILL-001")
@pytest.mark.parametrize("card", [card.id for card in PARTY])
def test_every_party_skill_works_at_the_table(card: str):
    """In a party each card gives something that is not there without one."""
    with_it, without = laid(card), laid(card, party=False)
    printed = own().cards.skills[card]
    when = printed.abilities[0].when
    if when in ("turn", "action"):
        for state in (with_it, without):
            for hero in state.heroes:
                hero.hex, hero.damage = (6, 2), 3
        assert f"ability:{card}" in ids(sit(with_it))
        assert f"ability:{card}" not in ids(sit(without))
        table = sit(with_it)
        before = [(hero.gold, hero.damage, len(hero.hand)) for hero in table.state.heroes]
        for hero in table.state.heroes:
            hero.hand = hero.hand[:1]
        table.answer(f"ability:{card}")
        assert all(
            (hero.gold, hero.damage, len(hero.hand)) != was
            for hero, was in zip(table.state.heroes, before, strict=True)
        )
    elif when == "always":
        assert usable(with_it, 0) == [card]
        assert usable(without, 0) == []
    elif when != "quest-completed":
        for state, there in ((with_it, True), (without, False)):
            engage(state, 0, next(iter(state.book.catalogue.enemies)))
            assert state.fight is not None
            assert (card in state.fight.sides[0].abilities) is there


def test_the_packs_are_whole():
    assert EDITION.begin(Setup(2)).step == "setup-sets"

"""What the six heroes can do on the board, and challenges."""

from __future__ import annotations

import pytest

from tamalir.kernel import Table
from tamalir.third.combat import engage
from tamalir.third.state import ThirdState, fight_of
from tamalir.third.steps import Outcome, Phase, Step
from tamalir.third.triggers import others_after
from tests.third.scenes import answer, asked, options, pending, refused
from tests.third.tables import CITY, HILLS, TOWN, WILD, enemy, events, lay, quest, sit

CORBIN, FOE = ("corbin", "lord-hawthorne"), ["enemy", "agility", "enemy*", "dash*", "dash*"]


def corbin(**more: int) -> ThirdState:
    state = lay(enemy("rat"), heroes=CORBIN, decks={"combat": ["rat"]})
    for name, value in more.items():
        setattr(state.heroes[1], name, value)
    return state


@pytest.mark.rule("3E-HERO-004", "3E-CHALLENGE-002")
def test_corbin_challenges_for_a_bounty():
    state = corbin(damage=8)
    table = sit(state, ["physical-2", "physical*", "physical", "physical-2", "physical*", "physical*"])
    answer(table, "ability:bounty-hunting")
    assert table.state.actions == 2
    assert fight_of(table.state).no_flight == "3E-CHALLENGE-005"
    while table.state.fight is not None:
        mine = [id for id in options(table) if id.startswith("spend:corbin")]
        mine += [id for id in options(table) if id in ("pass", "take-damage", "let-be")]
        table.answer(mine[0])

    assert (table.state.heroes[0].gold, table.state.heroes[0].trophies) == (2, ["rat"])
    assert table.state.heroes[1].damage == 9
    assert refused(table, "ability:bounty-hunting") == "3E-HERO-004"  # only once a game
    assert refused(sit(lay()), "challenge:1") == "3E-CHALLENGE-002"
    assert refused(sit(lay()), "ability:bounty-hunting") == "3E-ABILITY-002"


@pytest.mark.rule("3E-DEFEAT-005")
def test_a_defeated_hero_cannot_be_challenged():
    assert refused(sit(corbin(damage=9)), "ability:bounty-hunting") == "3E-HERO-004"


@pytest.mark.rule("3E-CHALLENGE-004", "3E-GAP-023", "3E-HERO-004")
def test_who_beats_corbin_gains_nothing():
    state = corbin()
    state.heroes[0].damage, state.heroes[0].gold = 9, 3
    table = sit(state, ["surge", "shield", "agility", "physical-2", "physical*", "physical*"])
    answer(table, "ability:bounty-hunting")
    while table.state.fight is not None:
        ids = options(table)
        theirs = [id for id in ids if id.startswith("spend:hawthorne")]
        table.answer((theirs or [i for i in ids if i in ("pass", "take-damage", "let-be")])[0])

    corbin_now, winner = table.state.heroes
    assert (winner.gold, winner.trophies) == (0, [])
    assert (corbin_now.gold, corbin_now.damage, corbin_now.hex) == (3, 10, WILD)
    assert table.state.heroes[0].challenged == [1]


@pytest.mark.rule("3E-HERO-006")
def test_elder_mok_trades_cards():
    state = lay(heroes=["elder-mok", "bob"])
    state.heroes[0].hand = ["s8", "s9", "s10"]
    table = answer(sit(state), "ability:strong-in-spirit", "exert:s8")

    assert table.state.heroes[0].hand == ["s9", "s10", "s0"]
    assert refused(table, "ability:strong-in-spirit") == "3E-ONCE-001"
    state.heroes[0].hand = []
    assert refused(sit(state), "ability:strong-in-spirit") == "3E-EXERT-002"


@pytest.mark.rule("3E-HERO-007")
def test_elder_moks_spirit_strikes():
    state = lay(enemy("wolf", 9), heroes=["elder-mok", "bob"], decks={"skill": ["s1", "s3", "s2", "s5"]})
    engage(state, 0, "wolf")
    table = sit(state, ["magical-2", "shield", "surge*", *FOE])
    if asked(table)[0] == 1:
        answer(table, "pass")
    answer(table, "surge:spirit-manifestation:mok-3")

    assert len(events(table, "test-card")) == 3  # spirit 2, +1
    assert fight_of(table.state).sides[1].damage == 2
    assert len(events(table, "fight-damage")) == 1  # one hit


@pytest.mark.rule("3E-HERO-008")
def test_laurel_rolls_all_unspent_dice_again_once_a_turn():
    state = lay(heroes=["laurel-of-bloodwood", "bob"])
    table = sit(state, ["plains", "forest+hills", "forest+hills"], ["plains", "plains"])
    answer(table, "travel", "go:3,4:plains", "ability:knowledge-of-the-land")

    assert table.state.dice is not None
    assert table.state.dice.faces == ["plains", "plains"]
    assert refused(table, "ability:knowledge-of-the-land") == "3E-ONCE-001"


@pytest.mark.rule("3E-HERO-012", "3E-GAP-059")
def test_lyssa_rises_after_a_defeat():
    state = lay(enemy("wolf", 9), heroes=["lyssa", "bob"])
    state.heroes[0].hand = ["s0"]
    engage(state, 0, "wolf")
    state.heroes[0].damage = 9
    fight_of(state).ended, fight_of(state).phase = Outcome.DEFEAT, Phase.OVER
    table = sit(state)

    assert asked(table) == (0, "hero.ability")
    answer(table, "yes")
    assert (table.state.heroes[0].damage, table.state.heroes[0].hand) == (0, [])
    assert table.state.adventure_discards["combat"] == ["wolf"]
    assert "train" in options(table)


def stalk(at: tuple[int, int], *dice: str) -> Table[ThirdState]:
    state = lay(enemy("wolf", 9), heroes=["lyssa", "bob"], at=at)
    engage(state, 0, "wolf")
    cast = ["shield", "magical*", "surge*", "enemy", "agility", "enemy*", "enemy", "double"]
    table = sit(state, cast, list(dice))
    answer(table, "surge:stalking-prey:lyssa-3")
    return table


@pytest.mark.rule("3E-HERO-013", "3E-EXPLORE-001")
def test_lyssa_stalks_her_prey():
    table = stalk(HILLS, "plains+hills", "forest+hills", "plains")

    assert fight_of(table.state).sides[1].damage == 2


@pytest.mark.rule("3E-CITY-003", "3E-CITY-002")
def test_in_a_city_every_die_of_lyssa_strikes():
    table = stalk(CITY, "plains", "forest+hills", "mountain+water")

    assert fight_of(table.state).sides[1].damage == 3


@pytest.mark.rule("3E-HERO-014", "3E-GAP-058")
def test_master_thorn_teleports_when_he_gains_a_trophy():
    state = lay(quest("walk", ["town"], {}), heroes=["master-thorn", "bob"], at=TOWN)
    state.heroes[0].quests, state.heroes[0].hand = ["walk"], ["s0"]
    table = answer(sit(state), "attempt:walk", "ending:1")

    assert asked(table) == (0, "hero.ability")
    answer(table, "yes", "walk:7,6", "walk:8,6", "walk:8,7")
    assert table.state.heroes[0].hex == (8, 7)  # mind 3
    assert table.state.heroes[0].hand == []
    assert pending(table).key == "turn.action"


@pytest.mark.rule("3E-SIMUL-001", "3E-SIMUL-002", "3E-SIMUL-003")
def test_simultaneous_abilities_come_from_the_active_player_first():
    state = lay(seats=3)
    state.active = 2
    assert others_after(state, [0, 1, 2]) == [2, 0, 1]
    state.step = Step.STORY
    assert others_after(state, [0, 1, 2]) == [0, 1, 2]

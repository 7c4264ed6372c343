"""Positions of the Second Edition can be judged: those of games are sound, broken ones are not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import tamalir
from tamalir.kernel import Fast, Setup, Table
from tamalir.second.edition import EDITION
from tamalir.second.state import Ally, Blow, Check, Fight, Foe, Item, SecondState, Undefeated
from tamalir.second.validate import validate
from tamalir.second.words import Cause, Colour
from tamalir.world.limits import Used
from tamalir.world.words import Until
from tests.second.random_games import begun, play_on


def judged(table: Table[SecondState], random: Random, answers: int) -> int:
    """Play on; every position on the way is sound."""
    for n in range(answers):
        faults = validate(table.state)
        assert not faults, f"{table.request} ({table.standing()}): {faults[0]}"
        if table.request is None:
            return n
        play_on(table, random, 1)
    return answers


@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("seed", range(900, 904))
def test_every_position_of_a_game_is_sound(seed: int, own: bool) -> None:
    table, random = begun(seed, own)

    assert judged(table, random, 500) > 40


@pytest.mark.slow
@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("seed", range(40))
def test_every_position_of_many_games_is_sound(seed: int, own: bool) -> None:
    judged(*begun(seed, own), 4000)


@pytest.mark.parametrize("scene", sorted(tamalir.scenes("second")))
@pytest.mark.parametrize("seed", range(5))
def test_every_position_of_a_prepared_fight_is_sound(scene: str, seed: int) -> None:
    setup = Setup(EDITION.scenes()[scene], scene)
    table = Table(EDITION, EDITION.begin(setup), Fast(seed), setup=setup)

    assert judged(table, Random(seed), 300) > 1


# --- broken positions -------------------------------------------------------------------


@pytest.fixture
def state() -> SecondState:
    """Three heroes on their way, with something in front of everybody."""
    setup = Setup(3, heroes=["mordrog", "mad-carthos", "varikas-the-dead"], options={"doom-track": True})
    table = Table(EDITION, EDITION.begin(setup), Fast(3), setup=setup, listening=False)
    state = table.state
    hand_out(state, 0, "black-dagger")
    hand_out(state, 1, "acolyte-of-flame")
    assert validate(state) == []
    return state


def hand_out(state: SecondState, seat: int, card: str) -> None:
    if card in state.market.bag:
        state.market.take_out(card)
    else:
        for town, stack in state.stacks.items():
            state.stacks[town] = [other for other in stack if other != card]
    hero = state.heroes[seat]
    if card in state.book.allies:
        hero.allies.append(Ally(card))
    else:
        hero.items.append(Item(card))


def card_in(state: SecondState, colour: Colour) -> str:
    return next(card for card in state.decks[colour].bag if card in state.book.challenges)


def lose(state: SecondState) -> None:
    state.market.take_out(state.market.bag[0])


def double(state: SecondState) -> None:
    state.heroes[1].items.append(Item("black-dagger"))


def mislay(state: SecondState) -> None:
    card = card_in(state, Colour.GREEN)
    state.decks[Colour.GREEN].take_out(card)
    state.decks[Colour.BLUE].put_under(card)


def fight(state: SecondState, **more: object) -> Fight:
    state.fight = Fight(0, Cause.ADVENTURE, attacker=0, foe=Foe(card_in(state, Colour.GREEN)), space=None)
    for name, value in more.items():
        setattr(state.fight, name, value)
    return state.fight


def arm(state: SecondState) -> None:
    weapons = [id for id, item in state.book.items.items() if item.item_class == "weapon"]
    for card in [card for card in weapons if card in state.market.bag][:3]:
        hand_out(state, 2, card)


def with_(path: str, value: object) -> Callable[[SecondState], None]:
    """A change of one field: `heroes.0.gold`."""

    def change(state: SecondState) -> None:
        *way, last = path.split(".")
        thing: Any = state
        for name in way:
            thing = thing[int(name)] if name.isdigit() else getattr(thing, name)
        setattr(thing, last, value)

    return change


def used(seat: int, card: str, n: int) -> Callable[[SecondState], None]:
    return with_("heroes.0.used", [Used(seat, card, n, Until.TURN)])


BROKEN: list[tuple[Callable[[SecondState], object], str]] = [
        # cards
        (lose, "cards: .* is nowhere"),
        (double, "heroes[1].items[0]: black-dagger lies in heroes[0].items[0] as well"),
        (mislay, "decks.blue.below[0]: unknown blue card"),
        (with_("event", "rainy-day"), "event[0]: unknown Event 'rainy-day'"),
        (lambda s: s.heroes[0].items.append(Item("excalibur")), "heroes[0].items[1]: unknown Item"),
        (lambda s: s.heroes[0].allies.append(Ally("black-dagger")), "heroes[0].allies[0]: unknown Ally"),
        (lambda s: setattr(s.market, "bag", [*s.market.bag, "excalibur"]), "unknown market card 'excalibur'"),
        (lambda s: setattr(s, "bought", ["excalibur"]), "bought and sold: unknown card"),
        (lambda s: setattr(s, "doom", [*s.doom, "black-dagger"]), "unknown adventure card 'black-dagger'"),
        (lambda s: s.decks.pop(Colour.RED), "decks.red: there is no such deck"),
        (lambda s: s.stacks.update({"atlantis": []}), "stacks.atlantis: unknown town"),
        (with_("heroes.0.id", "sir-nobody"), "heroes[0].id: unknown hero 'sir-nobody'"),
        (with_("heroes.0.id", "mad-carthos"), "heroes[0].id: mad-carthos is played twice"),
        # counters
        (lambda s: s.pile.update({Colour.RED: s.pile[Colour.RED] + 1}), "pile.red: .* there are"),
        (lambda s: s.pile.update({Colour.RED: -1}), "pile.red: -1 is less than 0"),
        (lambda s: s.heroes[1].counters.update({Colour.GREEN: 1}), "pile.green: .* 1 with heroes"),
        (lambda s: s.heroes[1].counters.update({Colour.GREEN: -1}), "heroes[1].counters.green: -1"),
        (lambda s: s.put_jewels("99,99", [Colour.RED]), "jewels.99,99: (99, 99) lies off the board"),
        (lambda s: s.put_jewels("here", []), "jewels.here: this is no hex"),
        # places
        (with_("heroes.0.hex", (99, 99)), "heroes[0].hex: (99, 99) lies off the board"),
        (with_("heroes.0.came_from", (99, 99)), "heroes[0].came_from: (99, 99) lies off the board"),
        (lambda s: fight(s, space=(99, 99)), "fight.space: (99, 99) lies off the board"),
        (with_("track", [Undefeated("x", (99, 99), 1), *[None] * 5]), "track[0].space: (99, 99) lies off"),
        # numbers
        (with_("heroes.0.gold", -1), "heroes[0].gold: -1 is less than 0"),
        (with_("heroes.0.points", -1), "heroes[0].points: -1 is less than 0"),
        (with_("heroes.0.wounds", -1), "heroes[0].wounds: -1 is less than 0"),
        (with_("heroes.0.wounds", 99), "heroes[0].wounds: 99 is more than"),
        (with_("heroes.0.exhaustion", 99), "heroes[0].exhaustion: 99 is more than"),
        (lambda s: setattr(s.heroes[1].allies[0], "wounds", 99), "heroes[1].allies[0].wounds: 99 is more"),
        (lambda s: s.heroes[0].bonuses.update(life=4), "heroes[0].bonuses.life: 4 is more than 3"),
        (lambda s: s.heroes[0].bonuses.update(luck=1), "heroes[0].bonuses: unknown experience counter"),
        (arm, "heroes[2].items (weapon): 3 is more than 2"),
        (with_("doom_counters", 9), "doom_counters: 9 is more than 8"),
        (with_("track", []), "track: 0 is less than 6"),
        (with_("extra", -2), "extra: -2 is less than 0"),
        # seats
        (with_("active", 3), "active: there is no seat 3"),
        (with_("meeting", -1), "meeting: there is no seat -1"),
        (with_("activated", [7]), "activated: there is no seat 7"),
        (with_("confronting", [0, 0]), "confronting: seat 0 stands there twice"),
        (with_("blow", Blow(5, "hero", 1)), "blow.seat: there is no seat 5"),
        (with_("check", Check(4, "hero", "combat", None, True, True, 9)), "check.seat: there is no seat 4"),
        (lambda s: fight(s, attacker=2), "fight.attacker: seat 2 does not fight"),
        (lambda s: fight(s, attacker=9), "fight.attacker: there is no seat 9"),
        # words
        (with_("options", {}), "options.doom-track: nothing was agreed on"),
        (lambda s: fight(s, foe=None), "fight: a battle is with an enemy or with a rival"),
        (lambda s: fight(s, foe=Foe("nobody")), "fight.foe.card: unknown enemy 'nobody'"),
        (lambda s: fight(s, foe=Foe(card_in(s, Colour.GREEN), 99)), "fight.foe.wounds: 99 is more than"),
        # what was used
        (used(0, "excalibur", 0), "heroes[0].used[0].card: unknown card"),
        (used(0, "black-dagger", 9), "heroes[0].used[0].ability: 9 is more"),
        (used(8, "black-dagger", 0), "heroes[0].used[0].seat: there is no"),
]  # fmt: skip


@pytest.mark.parametrize(("broken", "fault"), BROKEN)
def test_a_broken_position_is_found(
    state: SecondState, broken: Callable[[SecondState], object], fault: str
) -> None:
    broken(state)

    found = [str(each) for each in validate(state)]
    wanted = fault.split(" .* ")
    assert any(all(part in each for part in wanted) for each in found), found

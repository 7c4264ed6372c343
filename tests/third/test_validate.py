"""Positions of the Third Edition can be judged: those of games are sound, broken ones are not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import tamalir
from tamalir.kernel import Fast, Setup, Table
from tamalir.third.edition import EDITION
from tamalir.third.state import Bonus, Deal, Dice, StoryQuest, ThirdState, Unfinished
from tamalir.third.tokens import lying
from tamalir.third.validate import validate
from tamalir.world.faults import Fault
from tamalir.world.limits import Used
from tamalir.world.words import Until

ASIDES = 0.2


def judged(
    table: Table[ThirdState],
    random: Random,
    answers: int,
    judge: Callable[[ThirdState], list[Fault]] = validate,
) -> int:
    """Play on; every position on the way is sound."""
    for n in range(answers):
        faults = judge(table.state)
        assert not faults, f"{table.request} ({table.standing()}): {faults[0]}"
        if table.request is None:
            return n
        asked = table.pending(table.waiting()[0])
        assert asked is not None
        asides = [option for option in asked.asides if option.refused is None]
        options = asides if asides and random.random() < ASIDES else asked.options
        table.answer(random.choice(options).id, asked.seat)
    return answers


def begun(seed: int, seats: int, scenario: str = "agree", scene: str | None = None) -> Table[ThirdState]:
    setup = Setup(seats, scene, options={"scenario": scenario})
    return Table(EDITION, EDITION.begin(setup), Fast(seed), setup=setup, listening=False)


@pytest.mark.parametrize(
    ("seed", "seats", "scenario"), [(1, 2, "agree"), (2, 3, "margath"), (3, 4, "corpse-king")]
)
def test_every_position_of_a_game_is_sound(seed: int, seats: int, scenario: str) -> None:
    assert judged(begun(seed, seats, scenario), Random(seed), 500) > 100


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["agree", "margath", "corpse-king", "grey-hunt"])
@pytest.mark.parametrize("seed", range(20))
def test_every_position_of_many_games_is_sound(seed: int, scenario: str) -> None:
    judged(begun(seed, 2 + seed % 3, scenario), Random(seed), 5000)


@pytest.mark.parametrize("scene", sorted(tamalir.scenes("third")))
def test_every_position_of_a_prepared_fight_is_sound(scene: str) -> None:
    for seed in range(3):
        assert judged(begun(seed, 2 + seed, scene=scene), Random(seed), 300) > 2


# --- broken positions -------------------------------------------------------------------


def at_a(phase: str | None) -> ThirdState:
    """A game in the middle of a turn, or of a combat."""
    random = Random(5)
    table = begun(5, 3, "corpse-king")
    while (table.state.fight.phase if table.state.fight is not None else None) != phase or (
        table.state.step != "turn" or table.state.round < 2
    ):
        asked = table.pending(table.waiting()[0])
        assert asked is not None
        bold = [option for option in asked.options if option.verb == "go-adventuring"]
        table.answer(random.choice(bold or asked.options).id, asked.seat)
    assert validate(table.state) == []
    return table.state


def with_(path: str, value: object) -> Callable[[ThirdState], None]:
    """A change of one field: `heroes.0.gold`."""

    def change(state: ThirdState) -> None:
        *way, last = path.split(".")
        thing: Any = state
        for name in way:
            thing = thing[int(name)] if name.isdigit() else getattr(thing, name)
        setattr(thing, last, value)

    return change


def lose(state: ThirdState) -> None:
    state.decks["skill"].take_out([*state.decks["skill"].bag, *state.decks["skill"].below][0])


def double(state: ThirdState) -> None:
    state.heroes[0].hand.append([*state.decks["skill"].bag, *state.decks["skill"].below][0])


def mislay(state: ThirdState) -> None:
    card = [*state.decks["social"].bag, *state.decks["social"].below][0]
    state.decks["social"].take_out(card)
    state.decks["combat"].put_under(card)


def note(*used: Used) -> Callable[[ThirdState], None]:
    return with_("heroes.0.used", list(used))


BROKEN: list[tuple[Callable[[ThirdState], object], str]] = [
    # cards
    (lose, "cards: .* is nowhere"),
    (double, "heroes[0].hand[.* lies in decks.skill"),
    (mislay, "decks.combat.below[0]: unknown combat card"),
    (lambda s: s.heroes[0].assets.append("excalibur"), "heroes[0].assets[.* unknown asset 'excalibur'"),
    (lambda s: s.heroes[0].quests.append("long-walk"), "heroes[0].quests[.* unknown quest 'long-walk'"),
    (lambda s: s.heroes[0].trophies.append("corbin"), "heroes[0].trophies[.* unknown adventure card"),
    (lambda s: s.skill_discards.append("juggling"), "skill_discards[.* unknown skill 'juggling'"),
    (lambda s: s.removed.append("nothing"), "removed[0]: unknown card 'nothing'"),
    (lambda s: s.decks.update(lunch=s.decks["skill"]), "decks.lunch: unknown deck"),
    (with_("heroes.0.id", "sir-nobody"), "heroes[0].id: unknown hero 'sir-nobody'"),
    (lambda s: setattr(s.heroes[0], "id", s.heroes[1].id), "is played twice"),
    (with_("scenario", "picnic"), "scenario: unknown scenario 'picnic'"),
    (with_("drawn", "fairy-tale"), "drawn: unknown story card"),
    # places
    (with_("heroes.0.hex", (99, 99)), "heroes[0].hex: (99, 99) lies off the board"),
    (with_("heroes.0.hex", None), "heroes[0].hex: it is nowhere"),
    (with_("eliminated", [0]), "heroes[0].hex: it is out of the game"),
    (with_("villain", (99, 99)), "villain: (99, 99) lies off the board"),
    (lambda s: s.zombies.update({(99, 99): 1}), "zombies.(99, 99): (99, 99) lies off the board"),
    (lambda s: s.gems.popitem(), "gems: they do not lie where they are printed"),
    (lambda s: s.markets.update(atlantis=[]), "markets.atlantis: unknown city"),
    # numbers
    (with_("heroes.0.gold", -1), "heroes[0].gold: -1 is less than 0"),
    (with_("heroes.0.damage", -1), "heroes[0].damage: -1 is less than 0"),
    (with_("heroes.0.damage", 99), "heroes[0].damage: 99 is more than"),
    (with_("heroes.0.story", -1), "heroes[0].story: -1 is less than 0"),
    (lambda s: s.zombies.update({s.book.board.places["everton"][0]: 0}), "0 is less than 1"),
    (with_("act", 3), "act: 3 is more than 2"),
    (with_("time", 99), "time: 99 is more than"),
    (with_("actions", -1), "actions: -1 is less than 0"),
    (with_("track", [StoryQuest(None, -1)]), "track[0].stock: -1 is less than 0"),
    (lambda s: s.heroes[0].rumors.update({next(iter(s.book.catalogue.events)): 2}), "2 is more than 1"),
    # seats
    (with_("active", 3), "active: there is no seat 3"),
    (with_("first", -1), "first: there is no seat -1"),
    (with_("to_come", [1, 1]), "to_come: seat 1 stands there twice"),
    (with_("deals", [Deal(0, 9, "gold")]), "deals[0]: there is no seat 9"),
    (with_("unfinished", [Unfinished(7, "event", "x")]), "unfinished[0].seat: there is no seat 7"),
    # words
    (with_("bonus", [Bonus(0, "corbin", "sweets")]), "bonus[0].kind: unknown kind of trophy 'sweets'"),
    (with_("bonus", [Bonus(0, "nobody", "any")]), "bonus[0].card: there is no card nobody"),
    (with_("dice", Dice("move", ["lava"])), "dice.faces: unknown terrain symbol 'lava'"),
    (with_("unfinished", [Unfinished(0, "song", "x")]), "unfinished[0].kind: unknown kind of text 'song'"),
    (with_("unfinished", [Unfinished(0, "event", "x")]), "unfinished[0].card: unknown event 'x'"),
    (with_("unfinished", [Unfinished(0, "ability", "x", "y")]), "unfinished[0].part: unknown ability 'y'"),
    # what was used
    (note(Used(0, "corbin", "yodel", Until.TURN)), "heroes[0].used[0].ability: unknown ability 'yodel'"),
    (
        note(Used(0, "laurel", "savage-assault", Until.TURN)),
        "heroes[0].used[0].card: savage-assault does",
    ),
    (note(Used(9, "corbin", "savage-assault", Until.TURN)), "heroes[0].used[0].seat: there is no seat 9"),
]

IN_COMBAT: list[tuple[Callable[[ThirdState], object], str]] = [
    (with_("fight.turn", 2), "fight.turn: 2 is more than 1"),
    (with_("fight.sides", []), "fight.sides: a combat has two sides"),
    (with_("fight.sides.0.seat", 8), "fight.sides[0].seat: there is no seat 8"),
    (with_("fight.sides.1.who", "nobody"), "fight.sides[1].who: unknown fighter 'nobody'"),
    (with_("fight.sides.1.damage", -1), "fight.sides[1].damage: -1 is less than 0"),
    (with_("fight.sides.0.abilities", ("yodel",)), "fight.sides[0].abilities: unknown ability 'yodel'"),
    (
        lambda s: s.fight and s.fight.sides[0].pool.pop(),
        "fight.sides[0].pool: these are not the combat",
    ),
    (
        lambda s: s.fight and s.fight.sides[0].pool.append(lying("coin", "dash", "dash")),
        "fight.sides[0].pool: unknown combat token 'coin'",
    ),
    (
        lambda s: (
            s.fight and s.fight.sides[0].pool.append(lying(s.fight.sides[0].pool.pop().id, "dash*", "dash*"))
        ),
        "has not these two sides",
    ),
    (
        lambda s: (
            s.fight
            and s.fight.sides[0].pool.append(
                lying((last := s.fight.sides[0].pool.pop()).id, last.face, last.back, on="nowhere")
            )
        ),
        "lies on a token that is not there",
    ),
    (with_("fight.story", "fairy-tale"), "fight.story: unknown story card"),
]


def found(broken: Callable[[ThirdState], object], state: ThirdState) -> list[str]:
    broken(state)
    return [str(fault) for fault in validate(state)]


@pytest.mark.parametrize(("broken", "fault"), BROKEN)
def test_a_broken_position_is_found(broken: Callable[[ThirdState], object], fault: str) -> None:
    faults = found(broken, at_a(None))

    assert any(all(part in each for part in fault.split(".*")) for each in faults), faults


@pytest.mark.parametrize(("broken", "fault"), IN_COMBAT)
def test_a_broken_combat_is_found(broken: Callable[[ThirdState], object], fault: str) -> None:
    faults = found(broken, at_a("action"))

    assert any(all(part in each for part in fault.split(".*")) for each in faults), faults

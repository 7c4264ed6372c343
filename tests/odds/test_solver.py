"""The neutral solver: toy games whose worth is known, and fights of the Second Edition."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, cast

import pytest

from tamalir.kernel import (
    Choose,
    Die,
    Edition,
    Every,
    Manual,
    Option,
    Rule,
    Seat,
    Setup,
    State,
    Table,
    choose,
    offer,
    roll,
    rule,
)
from tamalir.kernel.edition import no_reason
from tamalir.kernel.state import S
from tamalir.odds.second.answers import whole_fight
from tamalir.odds.second.battles import Battle
from tamalir.odds.solver import Bounds, Problem, Solver, position_key
from tamalir.odds.value import Value
from tests.odds.brute import battle, seated
from tests.toys import PARLEY, RACE, Parley, Race, Seated
from tests.toys import table as toy_table

WON, LOST = Value(1.0, win=1.0), Value(0.0, loss=1.0)


def edition(id: str, state: type[S], step: Callable[[S], Rule[None] | None]) -> Edition[S]:
    return Edition(
        id=id,
        state=state,
        begin=lambda setup: state(),
        given=lambda setup: {},
        step=step,
        why=no_reason,
        turn_rule="TOY-TURN-001",
    )


def at_table(game: Edition[Any], state: Any) -> Table[Any]:
    return Table(game, state, Manual(), setup=Setup(1), listening=False)


# --- a gambler: circles without end -----------------------------------------------------------

GOAL = 4


@dataclass(slots=True)
class Purse(State):
    coins: int = 2
    lucky: int = 1
    """How many of three faces win."""


@rule
def bet(state: Purse) -> Rule[None]:
    how = yield from choose(0, "bet", [offer("timid"), offer("bold")])
    stake = 1 if how == "timid" else min(state.coins, GOAL - state.coins)
    (face,) = yield from roll("coin", [Die("coin", (1, 2, 3))])
    state.coins += stake if int(face) <= state.lucky else -stake


def purse_step(state: Purse) -> Rule[None] | None:
    return None if state.coins in (0, GOAL) else bet(state)


GAMBLE = edition("gamble", Purse, purse_step)


class Gamble(Problem[Purse]):
    seat = 0
    worst, best = LOST, WON

    def worth(self, table: Table[Purse]) -> Value:
        return WON if table.state.coins == GOAL else LOST


def gambler(coins: int = 2, lucky: int = 1, most: int = 1_000, **more: Any) -> Solver:
    return Solver(at_table(GAMBLE, Purse(coins, lucky)), Gamble(), most, **more)


def test_a_weak_gambler_is_bold():
    solver = gambler()
    assert solver.complete
    rows = solver.rows()
    assert rows["bold"].low.win == pytest.approx(1 / 3, abs=1e-12)
    assert rows["timid"].low.win == pytest.approx(7 / 27, abs=1e-12), "once, then bold"
    assert all(bounds.exact for bounds in rows.values())
    assert solver.bounds().low == rows["bold"].low


def test_a_strong_gambler_is_timid_however_long_it_takes():
    """Gambler's ruin with 2 : 1 for us: from 2 of 4 coins 1 / (1 + (1/2)^2)."""
    solver = gambler(lucky=2)
    assert solver.bounds().low.win == pytest.approx(0.8, abs=1e-12)
    assert solver.rows()["bold"].low.win == pytest.approx(2 / 3, abs=1e-12)


def test_a_fixed_policy_gets_what_it_deserves():
    solver = gambler()
    always_timid = solver.values(policy=lambda options: options[0])
    assert always_timid[solver.root].win == pytest.approx(1 / 5, abs=1e-12)


def test_circles_are_folded():
    assert len(gambler().nodes) == 3 * 3 + 2, "three purses: a question and two stakes; two ends"


def test_what_follows_can_be_asked_for():
    solver = gambler()
    table = at_table(GAMBLE, Purse(1))
    assert solver.bounds(table).low.win == pytest.approx(1 / 9, abs=1e-12)
    assert solver.rows(table).keys() == {"timid", "bold"}


# --- bounds -----------------------------------------------------------------------------------


def test_a_limit_gives_bounds_that_hold_the_truth_and_close_in():
    truth = gambler(lucky=2).bounds().low.win
    widths: list[float] = []
    for most in (1, 5, 8, 11):
        solver = gambler(lucky=2, most=most)
        assert len(solver.nodes) <= most
        found = solver.bounds()
        assert found.low.win - 1e-12 <= truth <= found.high.win + 1e-12
        assert found.exact == solver.complete == (most == 11)
        widths.append(found.error)
    assert widths[0] == 1.0
    assert widths == sorted(widths, reverse=True)
    assert widths[1] > widths[2] > widths[3]


def test_without_time_nothing_is_claimed():
    solver = gambler(late=lambda: True)
    assert solver.bounds() == Bounds(LOST, WON)
    assert not solver.bounds().exact
    assert solver.bounds().error == 1.0
    assert solver.rows() == {}


def test_time_that_runs_out_leaves_bounds():
    looks = iter(range(100))
    solver = gambler(late=lambda: next(looks) >= 8)
    assert len(solver.nodes) <= 8
    assert 0.0 < solver.bounds().error < 1.0


def test_values_that_never_stand_still_are_not_claimed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("tamalir.odds.solver.SWEEPS", 3)
    solver = gambler(lucky=2)
    assert not solver.bounds().exact
    assert not solver.settled


# --- waiting for ever, and others who play ------------------------------------------------------


@dataclass(slots=True)
class Pond(State):
    jumped: bool = False


@rule
def stand(state: Pond) -> Rule[None]:
    state.jumped = (yield from choose(0, "pond", [offer("wait"), offer("jump")])) == "jump"


def pond_step(state: Pond) -> Rule[None] | None:
    return None if state.jumped else stand(state)


POND = edition("pond", Pond, pond_step)


class Wet(Problem[Pond]):
    seat = 0
    worst, best = Value(-1.0, loss=1.0), Value(0.0)

    def worth(self, table: Table[Pond]) -> Value:
        return self.worst


def test_play_without_end_has_its_own_worth():
    solver = Solver(at_table(POND, Pond()), Wet())
    assert solver.bounds().low == Value(0.0)
    assert solver.bounds().low.away == 1.0

    class Bored(Wet):
        endless = Value(-2.0)

    assert Solver(at_table(POND, Pond()), Bored()).bounds().low.utility == -1.0, "rather jump"


@dataclass(slots=True)
class Matches(State):
    left: int = 5
    turn: Seat = 0


@rule
def take(state: Matches) -> Rule[None]:
    options = [Option(str(n), n) for n in (1, 2) if n <= state.left]
    state.left -= yield from choose(state.turn, "take", options)
    state.turn = 1 - state.turn


def nim_step(state: Matches) -> Rule[None] | None:
    return None if state.left == 0 else take(state)


NIM = edition("nim", Matches, nim_step)


class Nim(Problem[Matches]):
    worst, best = LOST, WON

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def worth(self, table: Table[Matches]) -> Value:
        return WON if table.state.turn != self.seat else LOST


@pytest.mark.parametrize("left", [2, 3, 4, 5, 6, 7])
def test_others_do_their_worst(left: int):
    """Whoever leaves a multiple of three behind wins."""
    for seat in (0, 1):
        found = Solver(at_table(NIM, Matches(left)), Nim(seat)).bounds()
        assert found.exact
        assert (found.low.win == 1.0) == ((left % 3 != 0) == (seat == 0))


# --- the toys of the kernel ---------------------------------------------------------------------


class Sailing(Problem[Race]):
    seat = 0
    worst, best = Value(-9.0), Value(99.0)

    def worth(self, table: Table[Race]) -> Value:
        boat = table.state.boats[0]
        return Value(boat.at[0] + len(boat.cargo))


def sailed(dealer: Every) -> float:
    """The last round of the race, always by the same favourites; the dealer takes every turn of chance."""
    table = last_round(dealer)
    while table.request is not None:
        choice = cast("Choose[Any]", table.request)
        table.answer(favourite([option.id for option in choice.options]))
    return Sailing().worth(table).utility


def last_round(dealer: Any) -> Table[Race]:
    state = RACE.begin(Setup(1, options={"rounds": 2}))
    state.round = 2
    return Table(RACE, state, dealer, setup=Setup(1), listening=False)


def favourite(options: Sequence[str]) -> str:
    return next((id for id in ("to:1,0", "stay", "yes", "done") if id in options), options[0])


def test_throws_and_draws_weigh_what_the_enumerating_dealer_says():
    expected = sum((chance * Fraction(result) for chance, result in Every().worlds(sailed)), Fraction(0))
    solver = Solver(last_round(Manual()), Sailing())
    assert solver.complete
    found = solver.values(policy=favourite)[solver.root]
    assert found.utility == pytest.approx(float(expected), abs=1e-12)
    assert solver.bounds().low.utility > found.utility + 0.1, "the best play is better"


class Bidding(Problem[Parley]):
    seat = 0
    worst, best = LOST, WON

    def worth(self, table: Table[Parley]) -> Value:
        return WON if table.state.seats[0].score else LOST


def test_simultaneous_choices_stay_open():
    table = toy_table(PARLEY, 2, Manual())
    state = table.state
    state.seats = [Seated(["axe-1", "axe-5"]), Seated(["bow-2", "bow-3"])]
    state.pile.bag = []
    state.step = "bid"
    solver = Solver(Table(PARLEY, state, Manual(), listening=False), Bidding())
    assert not solver.complete
    assert solver.bounds() == Bounds(LOST, WON)
    assert solver.rows() == {}


# --- fights -------------------------------------------------------------------------------------


def test_bounds_of_a_fight_hold_what_the_fast_solver_finds():
    state = battle("mordrog", "razorwing-flock", ("padded-leather-armor",), wounds=2)
    exact = whole_fight(state, 0)
    assert exact.exact
    assert exact.utility is not None
    errors: list[float] = []
    for most in (30, 120, 400):
        found = Solver(seated(state), Battle(state, 0), most).bounds()
        assert found.low.utility <= exact.utility + 1e-9 <= found.high.utility + 2e-9
        errors.append(found.error)
    assert errors == sorted(errors, reverse=True)
    assert errors[-1] < 0.2


def test_a_key_of_its_own_spares_positions():
    """The same fight by what any game has, its last rest point and the answers since: more, and equal."""

    class Plain(Battle):
        def key(self, table: Table[Any]) -> Hashable:
            return position_key(table)

    state = battle("mordrog", "razorwing-flock", wounds=6)
    folded = Solver(seated(state), Battle(state, 0), 400)
    plain = Solver(seated(state), Plain(state, 0), 400)
    assert folded.complete
    assert not plain.complete, "rounds are counted in the state"
    assert plain.bounds().low.win - 1e-9 <= folded.bounds().low.win <= plain.bounds().high.win + 1e-9

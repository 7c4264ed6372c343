"""Two toy editions that show how a game is written on the kernel. Tests of the kernel play them.

`RACE`   boats on hexes: dice, a pile, choices with refusals, forced choices, nested rules, three
         steps a turn, a shared chart, and all shapes that a state may have. Nothing is hidden.
`PARLEY` private hands: secret draws, simultaneous bids, a look into another hand, asides.

A state alone says what comes next (`step`); whatever a view may want to show lives in the state.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass, field
from enum import IntEnum, StrEnum
from typing import Any

from tamalir.kernel import (
    Args,
    Choose,
    ChooseAll,
    Dealer,
    Die,
    Edition,
    Fast,
    Option,
    Result,
    Rule,
    Seat,
    Setup,
    State,
    Table,
    TableOption,
    Unknown,
    choose,
    choose_all,
    choose_some,
    confirm,
    hidden,
    offer,
    owner,
    roll,
    rule,
    shared,
)
from tamalir.kernel import saves as kernel_saves
from tamalir.world.hexes import Hex, adjacent, neighbours, parsed, spoken
from tamalir.world.imagining import dealt, shuffled, unseen
from tamalir.world.modifiers import Modifier, lasting, modified
from tamalir.world.piles import Pile, draw_from
from tamalir.world.words import Until

# --- the race -----------------------------------------------------------------------------

RACE_CARDS = ["sail", "sail", "crate", "crate", "crate", "chest", "barrel"]
WIND = Die("wind", ("calm", "fair", "fair", "gale"))
D6 = Die("d6", range(1, 7))


class Step(StrEnum):
    WIND = "wind"
    SAIL = "sail"
    PORT = "port"


class Deck(IntEnum):
    UPPER = 1
    LOWER = 2


@dataclass(slots=True, frozen=True)
class Chart:
    """Never changes in a game, so it stays out of the state: copies point to it, saves leave it out."""

    width: int
    reefs: tuple[Hex, ...]

    def has(self, at: Hex) -> bool:
        return 0 <= at[0] <= self.width and -2 <= at[1] <= 2


@dataclass(slots=True)
class Boat:
    at: Hex = (0, 0)
    crew: int = 3
    cargo: list[str] = field(default_factory=list[str])
    lashed: dict[Deck, str] = field(default_factory=dict[Deck, str])
    changes: Sequence[Modifier] = field(default_factory=list[Modifier])


@dataclass
class Race(State):
    boats: list[Boat]
    deck: Pile
    rounds: int
    round: int = 1
    turn: Seat = 0
    step: Step = Step.WIND
    wind: str | None = None
    buoys: dict[Hex, str] = field(default_factory=dict[Hex, str])
    log: tuple[tuple[int, Hex], ...] = ()
    _: KW_ONLY
    chart: Chart = shared()


def race_step(state: Race) -> Rule[None] | None:
    """At rest: the state alone says which rule comes next."""
    if state.result is not None:
        return None
    return {Step.WIND: wind, Step.SAIL: sail, Step.PORT: port}[state.step](state)


@rule
def wind(state: Race) -> Rule[None]:
    """Step 1: the wind is rolled; a gale strikes every boat."""
    (face,) = yield from roll("wind", [WIND])
    state.wind = str(face)
    state.emit("wind-blows", state.turn, wind=state.wind)
    if state.wind == "gale":
        yield from gale(state)
    state.step = Step.SAIL


@rule
def gale(state: Race) -> Rule[None]:
    """Each boat loses one of its crew or a piece of cargo; where only one is possible nobody is asked."""
    for seat, boat in enumerate(state.boats):
        options = [
            offer("crew", refused=None if boat.crew > 1 else "RACE-GALE-001"),
            offer("cargo", refused=None if boat.cargo else "RACE-GALE-002"),
        ]
        if all(option.refused for option in options):
            continue
        if (yield from choose(seat, "gale", options, {"round": state.round})) == "crew":
            boat.crew -= 1
        else:
            boat.cargo.pop()


@rule
def sail(state: Race) -> Rule[None]:
    """Step 2: one move, or two in a fair wind; a boat may stay."""
    boat = state.boats[state.turn]
    for _ in range(modified(2 if state.wind == "fair" else 1, "moves", boat.changes)):
        options: list[Option[Hex | None]] = [Option("stay", None)]
        options += [
            Option(f"to:{spoken(at)}", at, refused=forbidden(state, at)) for at in around(state, boat)
        ]
        there = yield from choose(state.turn, "sail", options)
        if there is None:
            break
        boat.at = there
        state.log += ((state.turn, there),)
        state.emit("sailed", state.turn, rule="RACE-SAIL-001", to=spoken(there))
    state.step = Step.PORT


@rule
def port(state: Race) -> Rule[None]:
    """Step 3: a buoy gives a card, crates may go overboard; then the next seat's turn begins."""
    boat = state.boats[state.turn]
    if state.buoys.pop(boat.at, None) is not None:
        card = yield from draw_from(state.deck, "buoy")
        if card is not None:
            yield from fish_out(state, boat, card)
    if boat.cargo:
        crates = [Option(f"drop:{n}", n) for n in range(len(boat.cargo))]
        for n in sorted((yield from choose_some(state.turn, "drop", crates, at_most=2)), reverse=True):
            state.deck.put_under(boat.cargo.pop(n))
    boat.changes = lasting(boat.changes, Until.TURN)
    next_turn(state)


@rule
def fish_out(state: Race, boat: Boat, card: str) -> Rule[None]:
    state.emit("fished", state.turn, card=card)
    if card == "sail":
        boat.changes = [*boat.changes, Modifier("moves", 1, Until.TURN, card)]
    elif (yield from confirm(state.turn, "take-aboard", {"card": card})):
        boat.cargo.append(card)
        boat.lashed[Deck.UPPER if len(boat.cargo) == 1 else Deck.LOWER] = card


def around(state: Race, boat: Boat) -> list[Hex]:
    return [at for at in neighbours(boat.at) if state.chart.has(at)]


def forbidden(state: Race, at: Hex) -> str | None:
    return "RACE-SAIL-002" if at in state.chart.reefs else None


def next_turn(state: Race) -> None:
    state.step, state.wind = Step.WIND, None
    state.turn += 1
    if state.turn == len(state.boats):
        state.turn, state.round = 0, state.round + 1
    if state.round > state.rounds:
        reached = {seat: boat.at[0] + len(boat.cargo) for seat, boat in enumerate(state.boats)}
        best = sorted(set(reached.values()), reverse=True)
        ranking = tuple(tuple(seat for seat, n in reached.items() if n == score) for score in best)
        state.result = Result(ranking[0], ranking, "race-over")
        state.emit("race-over", None)


def begin_race(setup: Setup) -> Race:
    if not 1 <= setup.seats <= 4:
        raise Unknown("number of seats", setup.seats, ["1", "2", "3", "4"])
    return Race(
        boats=[Boat(cargo=["crate"] if seat % 2 else []) for seat in range(setup.seats)],
        deck=Pile(bag=RACE_CARDS),
        rounds=setup.options.get("rounds", 4),
        buoys={(1, 0): "red", (1, -1): "green", (2, -1): "red", (3, -2): "green", (2, 0): "red"},
        **race_given(setup),
    )


def race_given(setup: Setup) -> dict[str, Any]:
    return {"chart": Chart(width=6, reefs=((0, 1), (3, -1)))}


def imagine_race(state: Race, seat: Seat | None, dealer: Dealer) -> Race:
    """The deck gets what nobody has fished out yet."""
    seen = [card for boat in state.boats for card in boat.cargo] + list(state.deck.below)
    state.deck.bag = dealt(state.deck.bag, shuffled(unseen(RACE_CARDS, seen), dealer))
    return state


def race_figures(state: Race, seat: Seat | None) -> dict[str, object]:
    return {"sailed": [boat.at[0] + len(boat.cargo) for boat in state.boats]}


def race_why(state: Race, seat: Seat, option: str) -> tuple[str, Args] | None:
    """Explains what is not even on offer: a hex that is no neighbour."""
    verb, _, place = option.partition(":")
    if verb != "to" or not place:
        return None
    return None if adjacent(parsed(place), state.boats[seat].at) else ("RACE-SAIL-003", {"to": place})


RACE: Edition[Race] = Edition(
    id="race",
    state=Race,
    begin=begin_race,
    given=race_given,
    step=race_step,
    figures=race_figures,
    imagine=imagine_race,
    why=race_why,
    turn_rule="RACE-TURN-001",
    options={"rounds": TableOption(4, (2, 4, 8)), "fog": TableOption(False, rule="RACE-FOG-001")},
)


# --- the parley ---------------------------------------------------------------------------

CARDS = [f"{suit}-{n}" for suit in ("axe", "bow", "cup") for n in range(1, 6)]


def suit(state: Parley, card: str) -> str:
    """The backs of all cards are alike."""
    return ""


@dataclass(slots=True)
class Seated:
    hand: list[str] = hidden(owner, back=suit, default_factory=list[str])
    score: int = 0
    passes: int = 1


@dataclass
class Parley(State):
    seats: list[Seated]
    pile: Pile
    leader: Seat = 0
    round: int = 1
    step: str = "deal"
    shown: list[str] = field(default_factory=list[str])
    """Cards that were laid and turned over."""
    boos: int = 0
    """How often the others have booed whoever looks."""


def parley_step(state: Parley) -> Rule[None] | None:
    if state.result is not None:
        return None
    return {"deal": deal, "bid": bid, "look": look}[state.step](state)


@rule
def deal(state: Parley) -> Rule[None]:
    """Everybody draws up to three cards; only the drawer sees which."""
    for seat, seated in enumerate(state.seats):
        while len(seated.hand) < 3:
            card = yield from draw_from(state.pile, "deal")
            if card is None:
                break
            seated.hand.append(card)
            seated.hand.sort()
            state.emit_to((seat,), "drawn", seat, {"card": card}, count=len(seated.hand))
    state.step = "bid"


@rule
def bid(state: Parley) -> Rule[None]:
    """All lay a card face down and turn it over together; the highest wins, ties are rolled off."""
    able = {seat: seated.hand for seat, seated in enumerate(state.seats) if seated.hand}
    bids = yield from choose_all("bid", {seat: sorted(set(hand)) for seat, hand in able.items()})
    for seat, card in bids.items():
        state.seats[seat].hand.remove(card)
        state.shown.append(card)
        state.emit("bid-shown", seat, card=card)
    worth = {seat: int(card.partition("-")[2]) for seat, card in bids.items()}
    best = [seat for seat, n in worth.items() if n == max(worth.values())]
    state.leader = best[0] if len(best) == 1 else (yield from roll_off(state, best))
    state.seats[state.leader].score += 1
    state.step = "look"


@rule
def roll_off(state: Parley, tied: Sequence[Seat]) -> Rule[Seat]:
    left: list[Seat] = list(tied)
    while len(left) > 1:
        faces = yield from roll("roll-off", [D6] * len(left))
        best = max(map(int, faces))
        left = [seat for place, seat in enumerate(left) if faces[place] == best]
    return left[0]


@rule
def look(state: Parley) -> Rule[None]:
    """The winner may look into another hand. Passing is an aside: it is never the reason for a question."""
    seated = state.seats[state.leader]
    while True:
        options: list[Option[int]] = [
            Option(f"look:{n}", n, refused=None if other.hand else "PARLEY-LOOK-001")
            for n, other in enumerate(state.seats)
            if n != state.leader
        ]
        asides = [Option("cheer", -1, refused=None if seated.passes else "PARLEY-CHEER-001")]
        picked: Option[int] = yield Choose(
            state.leader,
            "look",
            [*options, Option("leave", -1)],
            asides=lambda asides=asides: asides,
            offers=lambda seat: [Option("boo", -1, refused=None if state.boos < 2 else "PARLEY-BOO-001")],
        )
        if picked.id == "boo":  # by a seat that is not asked
            state.boos += 1
            state.emit("booed")
            continue
        if picked.id != "cheer":
            break
        seated.passes -= 1
        state.emit("cheered", state.leader)
    state.boos = 0
    if picked.value >= 0:
        seen = " ".join(state.seats[picked.value].hand)
        state.emit_to((state.leader,), "looked", state.leader, {"cards": seen}, into=picked.value)
    state.round += 1
    state.step = "deal"
    if state.round > 4:
        scores = [seated.score for seated in state.seats]
        order = sorted(set(scores), reverse=True)
        ranking = tuple(tuple(n for n, s in enumerate(scores) if s == score) for score in order)
        state.result = Result(ranking[0], ranking, "parley-over")


def begin_parley(setup: Setup) -> Parley:
    return Parley(seats=[Seated() for _ in range(setup.seats)], pile=Pile(bag=CARDS))


def imagine_parley(state: Parley, seat: Seat | None, dealer: Dealer) -> Parley:
    """Hands and pile get cards that do not lie open."""
    known = [card for seated in state.seats for card in seated.hand] + state.shown
    hidden_cards = shuffled(unseen(CARDS, known), dealer)
    for seated in state.seats:
        seated.hand = sorted(dealt(seated.hand, hidden_cards))
    state.pile.bag = dealt(state.pile.bag, hidden_cards)
    return state


def parley_why(state: Parley, seat: Seat, option: str) -> tuple[str, Args] | None:
    return ("PARLEY-DEAL-001", {}) if option == "redraw" else None


PARLEY: Edition[Parley] = Edition(
    id="parley",
    state=Parley,
    begin=begin_parley,
    given=lambda setup: {},
    step=parley_step,
    imagine=imagine_parley,
    open_draws=False,
    why=parley_why,
    turn_rule="PARLEY-TURN-001",
)

EDITIONS: dict[str, Edition[Any]] = {"race": RACE, "parley": PARLEY}


# --- playing them -------------------------------------------------------------------------


def table(edition: Edition[Any], seats: int = 2, dealer: Dealer | None = None, **options: Any) -> Table[Any]:
    """A new game."""
    setup = Setup(seats=seats, options=options)
    return Table(edition, edition.begin(setup), dealer or Fast(7), setup=setup, game="toy")


def saved(table: Table[Any]) -> dict[str, Any]:
    """Without its checksum, so that a test may change what it likes."""
    return kernel_saves.parts(table, engine="0")


def loaded(data: Any, **wishes: Any) -> Table[Any]:
    return kernel_saves.load(data, EDITIONS, **wishes)


def answer_at_random(table: Table[Any], luck: random.Random) -> None:
    """Any legal answer by any seat that is waited for."""
    seat = luck.choice(table.waiting())
    pending = table.pending(seat)
    assert pending is not None
    extra = [option for option in pending.asides if option.refused is None]
    table.answer(luck.choice([*pending.options, *extra]).id, seat)


def play_at_random(
    table: Table[Any], seed: int = 0, most: int = 500, each: Callable[[Table[Any]], None] | None = None
) -> Table[Any]:
    """Play on with random legal answers to the end, or for `most` answers; `each` looks at every request."""
    luck = random.Random(seed)
    for _ in range(most):
        if each is not None:
            each(table)
        if table.request is None:
            break
        answer_at_random(table, luck)
    return table


def play_until(table: Table[Any], key: str, seed: int = 0) -> Table[Any]:
    """Play on with random answers until this is asked."""
    luck = random.Random(seed)
    while table.request is not None and table.request.key != key:
        answer_at_random(table, luck)
    assert table.request is not None, f"{key} was never asked"
    return table


def alone_at(seat: Seat, ids: Sequence[str]) -> ChooseAll:
    """A simultaneous choice of one seat."""
    return ChooseAll("alone", [Choose(seat, "alone", [offer(id) for id in ids])])

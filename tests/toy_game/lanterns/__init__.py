"""A whole game that Tamalir has never heard of: who first lights three lanterns wins.

Rules, cards, words and a `Game`, and an entry point that names it: nothing else is needed for a table in the
terminal, on the server, in the laboratory and in the browser.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tamalir.game import Chronicle, Game, LedgerSpec, Standing
from tamalir.kernel import (
    Args,
    Dealer,
    Edition,
    Option,
    Result,
    Rule,
    Seat,
    Setup,
    State,
    choose,
    hidden,
    owner,
    rule,
    shared,
)
from tamalir.lab.ledgers.base import COMMON, BaseLedger
from tamalir.language import sources
from tamalir.language.narrator import Narrator
from tamalir.players.random_legal import BOTS
from tamalir.world.cards import CardDef
from tamalir.world.catalogue import Catalogue
from tamalir.world.faults import Fault
from tamalir.world.imagining import dealt, shuffled, unseen
from tamalir.world.library import Library, Packs
from tamalir.world.packs import pack_called, read_pack, register
from tamalir.world.piles import Pile, draw_from

HERE = Path(__file__).parent
COPIES, LANTERN, ENOUGH = 6, 2, 3

# --- cards ----------------------------------------------------------------------------------


@dataclass(slots=True, frozen=True)
class OilDef(CardDef):
    """A jar of oil."""

    id: str
    oil: int

    @property
    def vocabulary(self) -> str:
        return "lanterns"


def read_oils(packs: Packs) -> dict[str, OilDef]:
    """What is printed in these packs."""
    packs.only(["oils"])
    return packs.read("oils", OilDef)


OWN = register(read_pack(HERE / "pack"))
LIBRARY: Library[dict[str, OilDef]] = Library(lambda setup: [OWN], read_oils)

# --- rules ----------------------------------------------------------------------------------


@dataclass(slots=True)
class Keeper:
    """A player; what is in one's cellar is one's own business."""

    cellar: list[str] = hidden(owner, default_factory=list[str])
    lit: int = 0


@dataclass(slots=True)
class Street(State):
    keepers: list[Keeper]
    deck: Pile
    turn: Seat = 0
    turns: int = 0
    oils: Mapping[str, OilDef] = shared()

    def oil(self, seat: Seat) -> int:
        return sum(self.oils[card].oil for card in self.keepers[seat].cellar)


@dataclass(slots=True)
class StreetFigures:
    missing: list[int]
    """Lanterns that each has still to light."""


@rule
def evening(state: Street) -> Rule[None]:
    """LA-001: fetch a jar of oil. LA-002: or light a lantern with two measures of it."""
    seat, keeper = state.turn, state.keepers[state.turn]
    short = "LA-002" if state.oil(seat) < LANTERN else None
    deed = yield from choose(seat, "evening", [Option("fetch", 1), Option("light", 2, refused=short)])
    if deed == 1:
        card = yield from draw_from(state.deck, "jar")
        if card is not None:
            keeper.cellar.append(card)
            state.emit_to((seat,), "fetched", seat, {"card": card}, "LA-001")
    else:
        while keeper.cellar and state.oil(seat) >= 0 and deed > 0:
            deed -= state.oils[keeper.cellar[0]].oil
            state.deck.put_under(keeper.cellar.pop(0))
        keeper.lit += 1
        state.emit("lit", seat, "LA-002")
    state.turns += 1
    state.turn = state.turns % len(state.keepers)
    if keeper.lit >= ENOUGH:
        others = tuple(other for other in range(len(state.keepers)) if other != seat)
        state.result = Result((seat,), ((seat,), others) if others else ((seat,),), "all-lit")


def begin(setup: Setup) -> Street:
    oils = LIBRARY.of(LIBRARY.named(setup))
    keepers = [Keeper() for _ in range(setup.seats)]
    return Street(keepers=keepers, deck=Pile(bag=list(oils) * COPIES), oils=oils)


def why(state: Street, seat: Seat, option: str) -> tuple[str, Args] | None:
    return ("LA-001", {}) if option == "steal" else None


def imagine(state: Street, seat: Seat | None, dealer: Dealer) -> Street:
    known = [card for keeper in state.keepers for card in keeper.cellar] + list(state.deck.below)
    rest = shuffled(unseen(list(state.oils) * COPIES, known), dealer)
    for keeper in state.keepers:
        keeper.cellar = dealt(keeper.cellar, rest)
    state.deck.bag = dealt(state.deck.bag, rest)
    return state


def figures(state: Street, seat: Seat | None) -> StreetFigures:
    return StreetFigures([ENOUGH - keeper.lit for keeper in state.keepers])


EDITION: Edition[Street] = Edition(
    id="lanterns",
    state=Street,
    begin=begin,
    given=lambda setup: {"oils": LIBRARY.of(LIBRARY.named(setup))},
    step=lambda state: None if state.result else evening(state),
    why=why,
    turn_rule="LA-003",
    figures=figures,
    imagine=imagine,
    open_draws=False,
    packs=LIBRARY.packs,
    takes=("lanterns",),
)

# --- what it brings to the rooms above ------------------------------------------------------


class StreetLedger(BaseLedger[Street]):
    """The common columns are enough."""


def catalogue(setup: Setup) -> Catalogue:
    named = LIBRARY.named(setup)
    return Catalogue([pack_called(*pack) for pack in named], {"oils": LIBRARY.of(named)})


def validate(state: Street) -> list[Fault]:
    wrong = [n for n, keeper in enumerate(state.keepers) if not 0 <= keeper.lit <= ENOUGH]
    return [Fault(f"keepers[{n}].lit", "no such number of lanterns") for n in wrong]


sources.add(HERE / "texts")

GAME: Game[Street] = Game(
    edition=EDITION,
    seats=range(1, 5),
    catalogue=catalogue,
    narrator=Narrator,
    bots=BOTS,
    default_bot="random",
    ledger=LedgerSpec(COMMON, StreetLedger),
    chronicle=Chronicle(
        turn=lambda state: state.turns,
        standings=lambda state: [Standing(None, None, keeper.lit, 0, 0, 0) for keeper in state.keepers],
    ),
    validate=validate,
)

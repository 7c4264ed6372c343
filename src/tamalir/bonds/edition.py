"""Unbreakable Bonds as a game on the kernel: everything of the Third Edition, with these pieces replaced."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from tamalir.bonds import boards, choices, envelopes, prepare, solo, tactics, team, twists
from tamalir.bonds.cards import BONDS_SYMBOLS, BoardDef, BondsBook, Space, SpareDef, TwistDef, check_boards
from tamalir.bonds.effects import VERBS
from tamalir.bonds.state import BondsState
from tamalir.bonds.view import view
from tamalir.bonds.why import why
from tamalir.kernel import Edition, Setup, TableOption
from tamalir.third import edition as third
from tamalir.third.book import Seams, dice_of
from tamalir.third.cards import Ability, Catalogue, check, entries
from tamalir.third.setup import empty_table
from tamalir.third.state import State
from tamalir.world.packs import Pack, own_pack

PACKS = (*third.PACKS, ("bonds", "bonds"))

OPTIONS = {
    "mode": TableOption("cooperative", ("cooperative", "competitive"), "UB-ENEMYTOKEN-005"),
    "board-abilities": TableOption(True, (False, True), "UB-GAP-007"),
    "scenario": third.OPTIONS["scenario"],
    "enemy-choices": TableOption("engine", ("engine", "players"), "UB-GAP-019"),
}


NO_TWISTS: Mapping[str, TwistDef] = {}


def read_boards(packs: Iterable[Pack]) -> tuple[dict[str, BoardDef], tuple[Space, ...]]:
    """The combat boards of these packs, and the spaces for symbols that a board may lack."""
    packs = list(packs)
    spare: dict[str, SpareDef] = entries(packs, "spare-spaces", SpareDef)
    return entries(packs, "boards", BoardDef), tuple(space for s in spare.values() for space in s.spaces)


def book_for(
    cards: Catalogue,
    boards: Mapping[str, BoardDef],
    spare: tuple[Space, ...],
    seams: Mapping[str, Callable[..., Any]],
    seats: int,
    options: Mapping[str, Any],
    drawn_in_shops: Mapping[str, TwistDef] = NO_TWISTS,
) -> BondsBook:
    """The static side of a game."""
    abilities: list[tuple[str, Ability]] = [
        *cards.abilities(),
        *((board.id, ability) for board in boards.values() for ability in board.abilities),
    ]
    check(cards, BONDS_SYMBOLS, VERBS, abilities)
    for twist in drawn_in_shops.values():
        for effect in twist.effects:
            VERBS.check(effect, f"twists.{twist.id}")
    book = BondsBook(
        catalogue=cards,
        seams=Seams.of(seams),
        abilities={ability.id: ability for _, ability in abilities},
        dice=dice_of(cards),
        symbols=BONDS_SYMBOLS,
        map=third.map_of(cards),
        track=third.track_of(cards),
        seats=seats,
        options=options,
        boards=boards,
        spare=spare,
        twists=drawn_in_shops,
    )
    check_boards(book)
    return book


@cache
def _boards() -> tuple[dict[str, BoardDef], tuple[Space, ...]]:
    return read_boards([own_pack(edition, id) for edition, id in PACKS])


@cache
def _twists() -> dict[str, TwistDef]:
    return entries([own_pack(edition, id) for edition, id in PACKS], "twists", TwistDef)


@cache
def _book(seats: int, options: tuple[tuple[str, Any], ...]) -> BondsBook:
    return book_for(third.catalogue(PACKS), *_boards(), EDITION.seams, seats, dict(options), _twists())


def book_of(setup: Setup) -> BondsBook:
    options = {name: setup.options.get(name, option.default) for name, option in OPTIONS.items()}
    return _book(setup.seats, tuple(sorted(options.items())))


def given(setup: Setup) -> Mapping[str, object]:
    """The shared fields of the state."""
    return {"book": book_of(setup)}


def begin(setup: Setup) -> State:
    """The state before the first request. Solo games have one seat (UB-SOLO-001)."""
    options = EDITION.settle(setup.options)
    alone_allowed = setup.scene is not None or options["mode"] == "cooperative"
    third.seats_allowed(setup, 1 if alone_allowed else 2, 4)
    if setup.scene is not None:
        return third.begin_scene(setup, book_of(setup), BondsState)
    state = empty_table(book_of(setup), setup, options["scenario"], BondsState)
    twists.shuffle_in(state)
    return state


def packs(setup: Setup) -> Mapping[str, str]:
    return third.fingerprints(PACKS)


EDITION: Edition[State] = third.EDITION.with_(
    id="bonds",
    state=BondsState,
    begin=begin,
    given=given,
    view=view,
    why=why,
    options=OPTIONS,
    scenes=lambda: {scene.id: 2 if scene.rival else 1 for scene in third.catalogue(PACKS).scenes.values()},
    packs=packs,
    seams={
        "fight.tokens": boards.tokens_to_cast,
        "fight.abilities": boards.abilities_in_play,
        "fight.act": boards.act,
        "fight.actions": tactics.actions,
        "fight.block": tactics.block,
        "fight.answers": tactics.answers,
        "fight.respond": choices.respond,
        "fight.order": choices.order,
        "fight.pick": choices.pick,
        "game.more_actions": prepare.actions,
        "game.free_deeds": team.free_deeds,
        "game.agrees_to_fight": team.agrees_to_fight,
        "game.villain_health": team.villain_health,
        "game.fits": solo.fits,
        "game.shop_draw": twists.shop_draw,
        "game.may_buy": twists.may_buy,
        "game.markets_filled": twists.shuffle_back,
        "game.passes_on": envelopes.passes_on,
        "game.win": team.win,
    },
)

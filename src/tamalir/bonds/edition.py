"""Unbreakable Bonds as a game on the kernel: everything of the Third Edition, with these pieces replaced."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any, NamedTuple

from tamalir.bonds import (
    boards,
    choices,
    decks,
    envelopes,
    parties,
    party_skills,
    solo,
    steps,
    tactics,
    team,
    twists,
)
from tamalir.bonds.cards import (
    BONDS_SYMBOLS,
    BoardDef,
    BondsBook,
    Space,
    SpareDef,
    TwistDef,
    check_boards,
    on_boards,
)
from tamalir.bonds.difficulty import STEPS
from tamalir.bonds.effects import VERBS
from tamalir.bonds.figures import figures
from tamalir.bonds.imagining import imagine
from tamalir.bonds.sheets import SheetDef, sheet_for
from tamalir.bonds.state import MODES, BondsState, bonds_state
from tamalir.bonds.why import why
from tamalir.kernel import Edition, Misfit, Setup, TableOption, Unknown
from tamalir.third import cards
from tamalir.third import edition as third
from tamalir.third.book import Seams, dice_of
from tamalir.third.cards import Ability, Catalogue, read_catalogue
from tamalir.third.checking import Checker
from tamalir.third.deck_cards import ScenarioDef, listed_at
from tamalir.third.migrations import bonuses_of_cards, typed_uses
from tamalir.third.setup import AGREE, empty_table
from tamalir.third.state import ThirdState
from tamalir.third.steps import Step
from tamalir.world.library import MOST_KEPT, Library, Named, Packs

TEAM_SCENARIOS = ("locust-swarm", "red-death")
"""UB-SCEN-001"""

OPTIONS = {
    "mode": TableOption("cooperative", MODES, "UB-MODE-001"),
    "difficulty": TableOption("normal", STEPS, "UB-GAP-051"),
    "board-abilities": TableOption(True, (False, True), "UB-GAP-007"),
    "scenario": TableOption(
        AGREE, (AGREE, "margath", "corpse-king", "grey-hunt", *TEAM_SCENARIOS), "3E-SETUP-005", more=True
    ),
    "skill-sets": TableOption("drawn", decks.CHOICES, "UB-SETUP-003"),
    "asset-sets": TableOption("drawn", decks.CHOICES, "UB-GAP-048"),
    "deals": third.OPTIONS["deals"],
    "enemy-choices": TableOption("engine", ("engine", "players"), "UB-GAP-019"),
}

SEAMS = Seams(
    tokens=boards.tokens_to_cast,
    abilities=boards.abilities_in_play,
    act=boards.act,
    actions=tactics.actions,
    block=tactics.block,
    answers=tactics.answers,
    respond=choices.respond,
    order=choices.order,
    pick=choices.pick,
    more_actions=team.more_actions,
    free_deeds=team.free_deeds,
    gifts=team.in_anothers_turn,
    agrees_to_fight=team.agrees_to_fight,
    villain_health=team.villain_health,
    fits=solo.fits,
    shop_draw=twists.shop_draw,
    may_buy=twists.may_buy,
    markets_filled=twists.shuffle_back,
    passes_on=envelopes.passes_on,
    sets_out=parties.sets_out,
    drops_out=parties.drops_out,
    shared_skills=party_skills.shared,
    spoilt=steps.spoilt,
    amount=team.amount,
    story_tokens=parties.story_tokens,
    win=team.win,
)
"""What the expansion does with the pieces of the Third Edition that it may replace."""

BASE = (*third.BASE, "bonds/bonds")
"""The packs of every game."""

KINDS: Mapping[str, type] = {
    **cards.KINDS,
    "boards": BoardDef,
    "spare-spaces": SpareDef,
    "twists": TwistDef,
    "sheets": SheetDef,
}
"""All that a pack of the expansion may hold."""

NO_SHEETS: Mapping[str, SheetDef] = {}


class Printed(NamedTuple):
    """What is printed in the packs of a game."""

    cards: Catalogue
    boards: Mapping[str, BoardDef]
    spare: tuple[Space, ...]
    """For symbols that a board may lack."""
    twists: Mapping[str, TwistDef]
    sheets: Mapping[str, SheetDef] = NO_SHEETS
    """By scenario."""


def read_printed(packs: Packs) -> Printed:
    """What these packs hold, every word of it known."""
    packs.only((*KINDS, *cards.DRAWN))
    packs.apart((*cards.CARDS, "twists"))
    spare: dict[str, SpareDef] = packs.read("spare-spaces", SpareDef)
    return checked(
        Printed(
            read_catalogue(packs),
            packs.read("boards", BoardDef),
            tuple(space for each in spare.values() for space in each.spaces),
            packs.read("twists", TwistDef),
            packs.read("sheets", SheetDef),
        )
    )


def checked(printed: Printed) -> Printed:
    """All this, or a complaint about the first thing that is wrong."""
    checker = Checker(printed.cards, BONDS_SYMBOLS, VERBS)
    checker.must_fit(on_boards(printed.boards))
    for twist in printed.twists.values():
        for place, effect in listed_at(f"twists.{twist.id}.effects", twist.effects):
            checker.check_effect(place, effect)
    check_boards(printed.boards, printed.cards, BONDS_SYMBOLS)
    for sheet in printed.sheets:
        if sheet not in printed.cards.scenarios:
            raise Misfit(f"sheets.{sheet}", str(Unknown("scenario", sheet, printed.cards.scenarios)))
    return printed


LIBRARY: Library[Printed] = Library(lambda setup: BASE, read_printed)


def own() -> Printed:
    """What is printed in the packs of every game."""
    return LIBRARY.of(LIBRARY.named(Setup(0)))


def book_for(printed: Printed, seats: int, options: Mapping[str, Any]) -> BondsBook:
    """The static side of a game."""
    abilities: list[tuple[str, Ability]] = [
        *printed.cards.abilities(),
        *((board.id, ability) for board in printed.boards.values() for ability in board.abilities),
    ]
    played = scenarios(printed, str(options.get("mode", "")))
    return BondsBook(
        catalogue=replace(printed.cards, scenarios=played),
        seams=SEAMS,
        abilities={ability.id: ability for _, ability in abilities},
        homes={ability.id: card for card, ability in abilities},
        dice=dice_of(printed.cards),
        verbs=VERBS.verbs,
        symbols=BONDS_SYMBOLS,
        map=third.map_of(printed.cards),
        track=third.track_of(printed.cards),
        seats=seats,
        options=options,
        boards=printed.boards,
        spare=printed.spare,
        twists=printed.twists,
        sheets=printed.sheets,
    )


@lru_cache(maxsize=MOST_KEPT)
def _book(packs: Named, seats: int, options: tuple[tuple[str, Any], ...]) -> BondsBook:
    return book_for(LIBRARY.of(packs), seats, dict(options))


def book_of(setup: Setup) -> BondsBook:
    """The static side of the game that was agreed on."""
    options = {name: setup.options.get(name, option.default) for name, option in OPTIONS.items()}
    options["mode"] = mode_of(setup)
    return _book(LIBRARY.named(setup), setup.seats, tuple(sorted(options.items())))


def scenarios(printed: Printed, mode: str) -> Mapping[str, ScenarioDef]:
    """Rivals play the scenarios of rivals; two sheets are for teams alone (UB-GAP-032)."""
    known = printed.cards.scenarios
    if mode != "competitive":
        return known
    return {id: each for id, each in known.items() if not sheet_for(printed.sheets, id).team_only}


def mode_of(setup: Setup) -> str:
    """Competitive, co-operative or solo (UB-MODE-001). A team of one hero plays solo; before solo was named,
    such games were called co-operative."""
    mode = str(setup.options.get("mode", OPTIONS["mode"].default))
    return "solo" if mode == "cooperative" and setup.seats == 1 else mode


SEATS = {"competitive": (2, 4), "cooperative": (2, 4), "solo": (1, 1)}
"""Who can play (UB-MODE-001)."""


def given(setup: Setup) -> Mapping[str, object]:
    """The shared fields of the state."""
    return {"book": book_of(setup)}


def fights() -> dict[str, int]:
    """Prepared fights and their seats."""
    return fights_of(own().cards)


def fights_of(cards: Catalogue) -> dict[str, int]:
    """Those of these cards. Games that the base prepares are games of the base."""
    scenes = cards.scenes.values()
    return {scene.id: 2 if scene.rival else 1 for scene in scenes if scene.scenario is None}


def begin(setup: Setup) -> ThirdState:
    """The state before the first request. Solo games have one seat (UB-SOLO-001)."""
    options = EDITION.settle(setup.options)
    third.seats_allowed(setup, *((1, 4) if setup.scene is not None else SEATS[mode_of(setup)]))
    if setup.scene is not None:
        prepared = fights_of(book_of(setup).catalogue)
        if setup.scene not in prepared:
            raise Unknown("scene", setup.scene, prepared)
        return third.begin_scene(setup, book_of(setup), BondsState)
    book = book_of(setup)
    third.scenario_known(book, options["scenario"])
    state = empty_table(book, setup, options["scenario"], BondsState)
    state.step = Step.SETUP_SETS
    bonds_state(state).difficulty = str(options["difficulty"])
    return state


EDITION: Edition[ThirdState] = third.EDITION.with_(
    id="bonds",
    state=BondsState,
    begin=begin,
    step=steps.step,
    given=given,
    figures=figures,
    imagine=imagine,
    why=why,
    options=OPTIONS,
    scenes=fights,
    packs=LIBRARY.packs,
    takes=("third", "bonds"),
    migrations=(partial(typed_uses, lambda: book_of(Setup(2)).homes), bonuses_of_cards),
)

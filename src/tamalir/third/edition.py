"""The Third Edition as a game on the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial

from tamalir.kernel import Edition, Setup, TableOption, Unknown
from tamalir.third.abilities import answers, ask_for_token, ask_order, ask_to_respond
from tamalir.third.board_cards import TrackDef
from tamalir.third.book import NO_TRACK, Book, Seams, dice_of
from tamalir.third.card_effects import must_fight
from tamalir.third.cards import DRAWN, KINDS, Catalogue, read_catalogue
from tamalir.third.checking import Checker
from tamalir.third.combat import abilities_in_play, tokens_to_cast
from tamalir.third.combat_actions import combat_actions, take_combat_action
from tamalir.third.damage import block_with_shields
from tamalir.third.events import keeps_it
from tamalir.third.figures import figures
from tamalir.third.giving import free_deeds, gifts
from tamalir.third.harm import goes_alone, nobody_minds
from tamalir.third.heroes import never_spoilt, no_more_amounts, no_shared_skills
from tamalir.third.imagining import imagine
from tamalir.third.migrations import bonuses_of_cards, typed_uses
from tamalir.third.outcome import win
from tamalir.third.scenes import begin_scene
from tamalir.third.setup import AGREE, empty_table, markets_filled
from tamalir.third.shopping import may_buy, shop_draw
from tamalir.third.state import ThirdState
from tamalir.third.terrain import Map
from tamalir.third.tokens import SYMBOLS
from tamalir.third.turn import every_card_fits, no_more_actions, step
from tamalir.third.values import own_story_tokens, villain_health
from tamalir.third.vocabulary import VERBS
from tamalir.third.why import why
from tamalir.world.library import MOST_KEPT, Library, Named, Packs

SEAMS = Seams(
    tokens=tokens_to_cast,
    abilities=abilities_in_play,
    act=take_combat_action,
    actions=combat_actions,
    block=block_with_shields,
    answers=answers,
    respond=ask_to_respond,
    order=ask_order,
    pick=ask_for_token,
    more_actions=no_more_actions,
    free_deeds=free_deeds,
    gifts=gifts,
    agrees_to_fight=must_fight,
    villain_health=villain_health,
    fits=every_card_fits,
    shop_draw=shop_draw,
    may_buy=may_buy,
    passes_on=keeps_it,
    markets_filled=markets_filled,
    sets_out=goes_alone,
    drops_out=nobody_minds,
    shared_skills=no_shared_skills,
    spoilt=never_spoilt,
    amount=no_more_amounts,
    story_tokens=own_story_tokens,
    win=win,
)
"""The rules as the base game has them."""

BASE = ("third/roads-of-terrinoth",)
"""The packs of every game."""

RENAMED = {"third/starter": BASE[0]}
"""What packs were called in saves of before."""


def read_cards(packs: Packs) -> Catalogue:
    """What is printed in these packs, every word of it known."""
    packs.only((*KINDS, *DRAWN))
    return checked(read_catalogue(packs))


def checked(cards: Catalogue) -> Catalogue:
    """These cards, or a complaint about the first that is wrong."""
    Checker(cards, SYMBOLS, VERBS).must_fit()
    return cards


NO_OPTIONS: Mapping[str, object] = {}

LIBRARY: Library[Catalogue] = Library(lambda setup: BASE, read_cards)


def catalogue() -> Catalogue:
    """What is printed in the packs of every game."""
    return LIBRARY.of(LIBRARY.named(Setup(0)))


def book_for(cards: Catalogue, seams: Seams, seats: int, options: Mapping[str, object] = NO_OPTIONS) -> Book:
    """The static side of a game."""
    return Book(
        catalogue=cards,
        seams=seams,
        abilities={ability.id: ability for _, ability in cards.abilities()},
        homes={ability.id: card for card, ability in cards.abilities()},
        dice=dice_of(cards),
        verbs=VERBS.verbs,
        map=map_of(cards),
        track=track_of(cards),
        seats=seats,
        options=options,
    )


def map_of(cards: Catalogue) -> Map | None:
    return next((Map(printed, cards.places.values()) for printed in cards.maps.values()), None)


def track_of(cards: Catalogue) -> TrackDef:
    return next(iter(cards.tracks.values()), NO_TRACK)


@lru_cache(maxsize=MOST_KEPT)
def _book(packs: Named, seats: int, deals: str) -> Book:
    return book_for(LIBRARY.of(packs), SEAMS, seats, {"deals": deals})


def book_of(setup: Setup) -> Book:
    """The static side of the game that was agreed on."""
    return _book(LIBRARY.named(setup), setup.seats, str(setup.options.get("deals", "free")))


def given(setup: Setup) -> Mapping[str, object]:
    """The shared fields of the state."""
    return {"book": book_of(setup)}


def begin(setup: Setup) -> ThirdState:
    """The state before the first request: a whole game, or a prepared table."""
    options = EDITION.settle(setup.options)
    seats_allowed(setup, 2, 4)  # 3E-GAP-001
    book = book_of(setup)
    if setup.scene is not None:
        return begin_scene(setup, book)
    scenario_known(book, options["scenario"])
    return empty_table(book, setup, options["scenario"])


def scenario_known(book: Book, scenario: str) -> None:
    """Ours, or one that a pack of this table brings."""
    if scenario != AGREE and scenario not in book.catalogue.scenarios:
        raise Unknown("scenario", scenario, book.catalogue.scenarios)


def seats_allowed(setup: Setup, fewest: int, most: int) -> None:
    if not fewest <= setup.seats <= most:
        raise Unknown("number of seats", setup.seats, map(str, range(fewest, most + 1)))


OPTIONS = {
    "scenario": TableOption(AGREE, (AGREE, "margath", "corpse-king", "grey-hunt"), "3E-SETUP-005", more=True),
    "deals": TableOption("free", ("free", "limited"), "3E-GAP-066"),
}


DECIDES = "3E-TERM-003"
"""For a hero its player decides, and nobody else."""

EDITION: Edition[ThirdState] = Edition(
    id="third",
    state=ThirdState,
    begin=begin,
    given=given,
    step=step,
    figures=figures,
    imagine=imagine,
    open_draws=False,
    why=why,
    turn_rule=DECIDES,
    options=OPTIONS,
    scenes=lambda: dict.fromkeys(catalogue().scenes, 2),
    packs=LIBRARY.packs,
    renamed=RENAMED,
    takes=("third",),
    schema=3,
    migrations=(partial(typed_uses, lambda: book_of(Setup(2)).homes), bonuses_of_cards),
)

"""The ten steps of set-up."""

from __future__ import annotations

from collections.abc import Callable

from tamalir.kernel import Misfit, Option, Rule, Setup, Unknown, choose, choose_all, draw, roll, rule
from tamalir.third.assets import refill
from tamalir.third.board_cards import DECKS
from tamalir.third.book import Book
from tamalir.third.heroes import hand_size, in_turn_order
from tamalir.third.hunt import hunt_of
from tamalir.third.rounds import begin_round
from tamalir.third.skills import draw_skills
from tamalir.third.state import Hero, ThirdState
from tamalir.third.steps import Step
from tamalir.third.terrain import CITY, TERRAIN_DIE
from tamalir.third.triggers import set_off
from tamalir.third.villain import villain_appears
from tamalir.world.hexes import spoken
from tamalir.world.piles import Pile

AGREE = "agree"
"""The players name a scenario each; if they differ, it is drawn (3E-SETUP-005, 3E-SETUP-006)."""


def empty_table(book: Book, setup: Setup, scenario: str, kind: type[ThirdState] = ThirdState) -> ThirdState:
    """The board with its gems, the skill and asset decks (steps 1 and 2)."""
    if len(book.catalogue.heroes) < setup.seats:
        raise Misfit("heroes", f"{setup.seats} players but only {len(book.catalogue.heroes)} heroes")
    state = kind(heroes=[Hero("") for _ in range(setup.seats)], step=Step.SETUP_SCENARIO, book=book)
    for seat, name in enumerate(_wanted(book, setup)):
        state.heroes[seat].id = name or ""
    state.gems = dict.fromkeys(book.board.gems, True)  # 3E-SETUP-003
    # the base game has just as many sets as the decks need
    state.decks["skill"] = Pile(bag=skill_cards(book))  # 3E-SKILL-004
    state.decks["asset"] = Pile(bag=asset_cards(book))  # 3E-ASSET-008
    if scenario != AGREE:
        take_scenario(state, scenario)
        state.step = Step.SETUP_FIRST
    return state


def skill_cards(book: Book) -> list[str]:
    """The skill deck, copies included."""
    return [card.id for card in book.catalogue.skills.values() for _ in range(card.copies)]


def asset_cards(book: Book) -> list[str]:
    """The asset deck, copies included."""
    return [card.id for card in book.catalogue.assets.values() for _ in range(card.copies)]


def story_cards(book: Book, scenario: str) -> list[str]:
    """The story deck of a scenario (3E-SETUP-007)."""
    return [card.id for card in book.catalogue.stories.values() if card.scenario == scenario]


def adventure_cards(book: Book, scenario: str, deck: str) -> list[str]:
    """An adventure deck: common cards and those of the scenario, no others (3E-SETUP-009, 3E-SETUP-010)."""
    catalogue = book.catalogue
    enemies = [card for card in catalogue.enemies.values() if card.in_deck]
    return [
        card.id
        for card in (*enemies, *catalogue.quests.values(), *catalogue.events.values())
        if card.deck == deck and card.scenario in (None, scenario)
    ]


def _wanted(book: Book, setup: Setup) -> list[str | None]:
    if len(setup.heroes) > setup.seats:
        raise Misfit("heroes", f"{len(setup.heroes)} heroes for {setup.seats} players")
    wanted = [*setup.heroes, *[None] * (setup.seats - len(setup.heroes))]
    named = [name for name in wanted if name is not None]
    for name in named:
        if name not in book.catalogue.heroes:
            raise Unknown("hero", name, book.catalogue.heroes)
        if named.count(name) > 1:
            raise Misfit("heroes", f"{name} can be played by one player only")
    return wanted


# --- steps 3 and 4: the scenario and its decks ------------------------------------------


@rule
def agree_on_scenario(state: ThirdState) -> Rule[None]:
    """All name one; if they cannot agree, it is picked at random."""
    known = sorted(state.book.catalogue.scenarios)
    votes = yield from choose_all(
        "setup.scenario",
        {seat: [f"scenario:{id}" for id in known] for seat in range(len(state.heroes))},
    )
    named = {vote.partition(":")[2] for vote in votes.values()}
    take_scenario(state, named.pop() if len(named) == 1 else (yield from draw("draw.scenario", known)))
    state.step = Step.SETUP_FIRST


def take_scenario(state: ThirdState, scenario: str) -> None:
    """The story deck and the three adventure decks (3E-SETUP-007, 3E-SETUP-009)."""
    state.scenario = scenario
    state.decks["story"] = Pile(bag=story_cards(state.book, scenario))
    for deck in DECKS:
        state.decks[deck] = Pile(bag=adventure_cards(state.book, scenario, deck))
        state.adventure_discards[deck] = []
    state.emit("scenario-chosen", None, "3E-SETUP-005", scenario=scenario)


# --- step 5: first player and heroes ----------------------------------------------------


@rule
def find_first_player(state: ThirdState) -> Rule[None]:
    """Everybody rolls five terrain dice; most wild symbols begin (3E-FIRST-001). Who ties rolls again
    (3E-GAP-038)."""
    seats = list(range(len(state.heroes)))
    while len(seats) > 1:
        wild: list[int] = []
        for seat in seats:
            faces = yield from roll("setup.first", [TERRAIN_DIE] * 5, {"player": seat + 1})
            wild.append(sum(face == "wild" for face in faces))
            state.emit("first-player-roll", seat, "3E-FIRST-001", player=seat + 1, n=wild[-1])
        seats = [seat for seat, n in zip(seats, wild, strict=True) if n == max(wild)]
    state.first = seats[0]
    state.emit("first-player", state.first, "3E-SETUP-011", player=state.first + 1)
    state.step = Step.SETUP_HEROES


@rule
def choose_heroes(state: ThirdState) -> Rule[None]:
    """In turn order each player chooses a hero that is still free (3E-SETUP-012) and takes its gold
    (3E-SETUP-014)."""
    catalogue = state.book.catalogue
    for seat in in_turn_order(state):
        hero = state.heroes[seat]
        if not hero.id:
            taken = [other.id for other in state.heroes]
            options = [Option(f"hero:{id}", id, {"hero": id}) for id in catalogue.heroes if id not in taken]
            hero.id = yield from choose(seat, "setup.hero", options, {"player": seat + 1})
        hero.gold = catalogue.heroes[hero.id].gold
        if state.scenario is not None:
            hero.story = catalogue.scenarios[state.scenario].tokens_at_start  # 3E-COMPANION-003
        state.emit("hero-chosen", seat, "3E-SETUP-012", hero=hero.id)
    state.step = Step.SETUP_HANDS


# --- steps 6 to 10 ----------------------------------------------------------------------


@rule
def deal_hands(state: ThirdState) -> Rule[None]:
    """In turn order, as many skill cards as each hand may hold (3E-SETUP-016); a prepared hand counts."""
    for seat in in_turn_order(state):
        yield from draw_skills(state, seat, hand_size(state, seat) - len(state.heroes[seat].hand))
    state.step = Step.SETUP_PLACES


@rule
def place_heroes(state: ThirdState) -> Rule[None]:
    """On a place of the kind the hero card names (3E-SETUP-017). On a prepared table somebody may stand there
    already."""
    board = state.book.board
    for seat in in_turn_order(state):
        hero = state.heroes[seat]
        if hero.hex is not None:
            continue
        kind = state.book.catalogue.heroes[hero.id].starts
        options = [
            Option(f"start:{board.named[at][0]}", at, {"place": board.named[at][0], "hex": spoken(at)})
            for at in board.places[kind]  # 3E-GAP-039: others may stand there too
        ]
        hero.hex = yield from choose(seat, "setup.place", options, {"who": hero.id, "kind": kind})
        state.emit("hero-starts", seat, "3E-SETUP-017", who=hero.id, place=board.named[hero.hex][0])
    state.step = Step.SETUP_ABILITIES


@rule
def set_up_abilities(state: ThirdState) -> Rule[None]:
    """The set-up side of the hero cards, in turn order (3E-SETUP-018); then they are turned over
    (3E-SETUP-019)."""
    for seat in in_turn_order(state):
        yield from set_off(state, "setup", seat)
    state.step = Step.SETUP_MARKETS


@rule
def fill_markets(state: ThirdState) -> Rule[None]:
    """Three faceup assets for each city (3E-SETUP-022). The time token lies on the first space, and that
    triggers nothing (3E-SETUP-023)."""
    board = state.book.board
    cities = [board.named[at][0] for at in board.places[CITY]]
    state.markets = {city: [] for city in cities}
    for city in cities:
        yield from refill(state, city)
    state.book.seams.markets_filled(state)  # UB-TWIST-005
    if hunt_of(state) is not None:
        villain_appears(state, "3E-SCEN-004")
    begin_round(state)


def markets_filled(state: ThirdState) -> None:
    """Nothing else has to be done in the base game."""


STEPS: dict[Step, Callable[[ThirdState], Rule[None]]] = {
    Step.SETUP_SCENARIO: agree_on_scenario,
    Step.SETUP_FIRST: find_first_player,
    Step.SETUP_HEROES: choose_heroes,
    Step.SETUP_HANDS: deal_hands,
    Step.SETUP_PLACES: place_heroes,
    Step.SETUP_ABILITIES: set_up_abilities,
    Step.SETUP_MARKETS: fill_markets,
}

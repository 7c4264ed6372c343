"""What holds in every game: random answers never dead-end, nothing is lost, nothing leaks."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from tamalir.kernel import Choose, Draw, Fast, Setup, Table, clone, encode, hide
from tamalir.kernel.saves import load, save
from tamalir.third.board_cards import DECKS
from tamalir.third.edition import EDITION
from tamalir.third.state import ThirdState
from tamalir.third.trophies import kind_of

SCENARIOS = ("margath", "corpse-king", "grey-hunt")


def begun(seed: int, seats: int, scenario: str) -> Table[ThirdState]:
    setup = Setup(seats, options={"scenario": scenario})
    return Table(EDITION, EDITION.begin(setup), Fast(seed), setup=setup)


def play(table: Table[ThirdState], luck: random.Random, most: int = 1_000_000) -> None:
    """Random legal answers, with a liking for adventures and for the villain."""
    for _ in range(most):
        if table.request is None:
            return
        seat = table.waiting()[0]
        asked = table.pending(seat)
        assert asked is not None
        ids = [option.id for option in asked.options]
        assert len(set(ids)) == len(ids)
        bold = [i for i in ids if i.startswith(("go-adv", "face", "attempt", "story:", "follow", "learn"))]
        id = luck.choice(bold if bold and luck.random() < 0.7 else ids)
        table.answer(id, seat)


def cards_of(state: ThirdState) -> Counter[str]:
    """Every card of the game, wherever it lies."""
    enemies = state.book.catalogue.enemies
    found: Counter[str] = Counter(state.removed)
    for pile in state.decks.values():
        found.update(pile.bag)
        found.update(pile.below)
    for deck in DECKS:
        found.update(state.adventure_discards[deck])
    for cards in (
        state.skill_discards,
        state.asset_discards,
        state.story_discards,
        state.revealed,
    ):
        found.update(cards)
    found.update(card for card in state.resolving if card not in enemies or enemies[card].deck in DECKS)
    for market in state.markets.values():
        found.update(market)
    for hero in state.heroes:
        for cards in (hero.hand, hero.skills, hero.assets, hero.trophies, hero.quests, list(hero.rumors)):
            found.update(cards)
    found.update(quest.card for quest in state.track if quest.card is not None)
    if state.drawn is not None and not state.book.catalogue.stories[state.drawn].at:
        found[state.drawn] += 1
    if state.fight is not None:
        enemy = state.book.catalogue.enemies.get(state.fight.sides[1].who)
        if enemy is not None and enemy.deck in DECKS:
            found[enemy.id] += 1
    return found


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", range(40))
def test_random_games_come_to_an_end_and_lose_nothing(scenario: str, seed: int):
    table = begun(seed, 2 + seed % 3, scenario)
    whole = cards_of(table.state)
    luck = random.Random(seed)
    while table.request is not None:
        play(table, luck, 97)
        if table.state.fight is None or table.state.fight.phase != "over":
            assert cards_of(table.state) == whole
        for seat, hero in enumerate(table.state.heroes):
            assert hero.gold >= 0
            assert hero.damage >= 0
            assert hero.hex is not None or seat in table.state.eliminated or "setup" in table.state.step

    assert table.result is not None
    assert all(len(market) == 3 for market in table.state.markets.values())


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_fork_equals_the_original(scenario: str):
    table = begun(4, 3, scenario)
    luck = random.Random(4)
    for _ in range(40):
        play(table, luck, 7)
        if table.request is None:
            break
        fork = table.fork(dealer=Fast(4))
        before = encode(table.state)
        assert encode(fork.state) == before
        assert repr(fork.request) == repr(table.request)
        play(fork, luck, 30)
        assert encode(table.state) == before, "what a fork plays is not felt"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_save_opens_where_it_was_left(scenario: str):
    table = begun(9, 2, scenario)
    luck = random.Random(9)
    for _ in range(6):
        play(table, luck, 31)
        again = load(json.dumps(save(table, "test")), {"third": EDITION})
        assert again.notes == []
        assert encode(again.state) == encode(table.state)
        assert repr(again.request) == repr(table.request)


def test_the_same_seed_gives_the_same_game():
    first, second = begun(3, 4, "margath"), begun(3, 4, "margath")
    play(first, random.Random(1), 400)
    play(second, random.Random(1), 400)

    assert encode(first.state) == encode(second.state)


@pytest.mark.slow
def test_the_longest_stretch_between_rest_points():
    longest = 0
    for seed in range(6):
        table = begun(seed, 3, SCENARIOS[seed % 3])
        luck = random.Random(seed)
        while table.request is not None:
            play(table, luck, 1)
            longest = max(longest, len(table.journal) - table._rest_at)
    assert longest <= 250  # a fight within an event is part of that event


# --- secrets ----------------------------------------------------------------------------


def other_world(state: ThirdState, seat: int) -> ThirdState | None:
    """The same as far as this seat can know: another hero holds other cards, drawn from the deck."""
    world = clone(state)
    deck = world.decks["skill"]
    changed = False
    for other, hero in enumerate(world.heroes):
        if other == seat:
            continue
        if hero.hand and deck.bag:
            hero.hand[0], deck.bag = deck.bag[0], [hero.hand[0], *deck.bag[1:]]
            changed = True
        for kind in DECKS:
            pile = world.decks[kind]
            mine = [n for n, card in enumerate(hero.trophies) if world.book.catalogue.deck_of(card) == kind]
            if mine and pile.bag:
                trophy = hero.trophies[mine[0]]
                hero.trophies[mine[0]], pile.bag = pile.bag[0], [trophy, *pile.bag[1:]]
                changed = True
    return world if changed else None


@pytest.mark.rule("3E-GAP-049", "3E-TROPHY-007")
@pytest.mark.parametrize("seed", range(6))
def test_hands_and_trophies_never_leak(seed: int):
    table = begun(seed, 3, SCENARIOS[seed % 3])
    luck = random.Random(seed)
    compared = 0
    while table.request is not None and compared < 60:
        play(table, luck, 5)
        if table.result is not None:
            break
        seat = table.waiting()[0]
        at_rest: Any = table._rest
        world = other_world(at_rest, seat)
        if world is None or len(table.journal) != table._rest_at or isinstance(table.request, Draw):
            continue
        journal = table.journal.until(len(table.journal))
        twin = Table(EDITION, world, Fast(seed), setup=table.setup, journal=journal)
        if twin.waiting() != table.waiting():
            continue
        mine, theirs = table.pending(seat), twin.pending(seat)
        assert isinstance(mine, Choose)
        assert isinstance(theirs, Choose)
        assert [o.id for o in mine.options] == [o.id for o in theirs.options]
        assert json.dumps(table.view(seat).json()) == json.dumps(twin.view(seat).json())
        compared += 1
    assert compared > 5


def test_views_are_plain_data_and_hide_what_they_must():
    table = begun(1, 4, "corpse-king")
    play(table, random.Random(1), 300)
    for seat in (0, 1, 2, 3, None):
        seen = json.loads(json.dumps(table.view(seat).json()))["position"]
        for n, hero in enumerate(table.state.heroes):
            shown = seen["heroes"][n]
            kinds = [f"?{kind_of(table.state, card)}" for card in hero.trophies]
            assert shown["hand"] == (hero.hand if seat == n else ["?"] * len(hero.hand))
            assert shown["trophies"] == (hero.trophies if seat == n else kinds)
        for name, deck in table.state.decks.items():
            assert seen["decks"][name]["bag"] == ["?"] * len(deck.bag)


@pytest.mark.parametrize("seed", range(4))
def test_an_imagined_world_agrees_with_what_a_seat_knows(seed: int):
    """All that is hidden from a seat is dealt, each card once, and looks to that seat as it looked."""
    table = begun(seed, 3, SCENARIOS[seed % 3])
    luck = random.Random(seed)
    for _ in range(25):
        play(table, luck, 11)
        if table.result is not None:
            break
        for seat in (0, 1, 2, None):
            view = table.view(seat)
            world = view.imagine(Fast(seed))
            assert hide(world, seat) == view.state
            assert sorted(all_cards(world)) == sorted(all_cards(table.state))


def all_cards(state: ThirdState) -> list[str]:
    piles = [card for pile in state.decks.values() for card in (*pile.bag, *pile.below)]
    return [*piles, *(card for hero in state.heroes for card in (*hero.hand, *hero.trophies))]


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 200, 20))
def test_nothing_is_out_of_place_in_random_games(first: int):
    from tests.third.random_games import play as played

    for seed in range(first, first + 20):
        assert played(seed).reason != "stopped"

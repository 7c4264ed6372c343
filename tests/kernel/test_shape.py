"""Copies share nothing, the JSON form comes back as it went, and what does not fit is named."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, IntEnum, StrEnum
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamalir.kernel import Misfit, clone, decode, encode, shared
from tests.kernel import shape_of_others
from tests.kernel.test_fork import upset
from tests.toys import PARLEY, RACE, play_at_random, table


class Gem(StrEnum):
    RED = "red"
    GREEN = "green"


class Rank(IntEnum):
    LOW = 1
    HIGH = 2


class Plain(Enum):
    ONE = "one"
    TWO = "two"


@dataclass(slots=True)
class Token:
    gem: Gem = Gem.RED
    marks: list[int] = field(default_factory=list[int])


@dataclass(slots=True, frozen=True)
class Seal:
    """Cannot change, and so is shared between copies."""

    name: str
    at: tuple[int, int] = (0, 0)


@dataclass(slots=True, frozen=True)
class Box:
    """Frozen, but what it holds is not."""

    tokens: list[Token]


@dataclass(slots=True)
class Tree:
    """Every shape a state may have."""

    number: int
    word: str
    flag: bool
    maybe: int | None
    either: int | str
    rank: Rank
    level: Literal["easy", "hard"]
    token: Token
    no_token: Token | None
    other: Token | Seal | None
    stranger: shape_of_others.Token
    tokens: list[Token]
    grid: list[list[int]]
    places: dict[tuple[int, int], Token]
    by_gem: dict[Gem, list[str]]
    by_rank: dict[Rank, int]
    by_plain: dict[Plain, int]
    by_seat: dict[int, list[Token]]
    pair: tuple[int, list[str]]
    row: tuple[Token, ...]
    seals: tuple[Seal, ...]
    box: Box
    mixed: list[Token | int]
    late: str = field(default="x", kw_only=True)
    catalogue: Mapping[str, int] = shared(None)


small = st.integers(-5, 5)
words = st.text("abż ,", max_size=3)
tokens = st.builds(Token, st.sampled_from(Gem), st.lists(small, max_size=3))
seals = st.builds(Seal, words, st.tuples(small, small))
trees = st.builds(
    Tree,
    number=small,
    word=words,
    flag=st.booleans(),
    maybe=st.none() | small,
    either=small | words,
    rank=st.sampled_from(Rank),
    level=st.sampled_from(["easy", "hard"]),
    token=tokens,
    no_token=st.none() | tokens,
    other=st.none() | tokens | seals,
    stranger=st.builds(shape_of_others.Token, words, st.lists(words, max_size=2)),
    tokens=st.lists(tokens, max_size=3),
    grid=st.lists(st.lists(small, max_size=3), max_size=3),
    places=st.dictionaries(st.tuples(small, small), tokens, max_size=3),
    by_gem=st.dictionaries(st.sampled_from(Gem), st.lists(words, max_size=2)),
    by_rank=st.dictionaries(st.sampled_from(Rank), small),
    by_plain=st.dictionaries(st.sampled_from(Plain), small),
    by_seat=st.dictionaries(small, st.lists(tokens, max_size=2), max_size=3),
    pair=st.tuples(small, st.lists(words, max_size=2)),
    row=st.lists(tokens, max_size=2).map(tuple),
    seals=st.lists(seals, max_size=2).map(tuple),
    box=st.builds(Box, st.lists(tokens, max_size=2)),
    mixed=st.lists(tokens | small, max_size=3),
    late=words,
    catalogue=st.just({"axe": 1}),
)


@given(trees)
def test_a_copy_is_equal_and_shares_nothing(tree: Tree) -> None:
    copy = clone(tree)

    assert copy == tree
    assert type(copy.stranger) is shape_of_others.Token, "not our own class of that name"
    assert copy.catalogue is tree.catalogue, "shared fields are carried along"
    before = encode(tree)
    assert upset(copy) > 20
    assert encode(tree) == before


@given(trees)
def test_what_is_written_is_read_back(tree: Tree) -> None:
    text = json.dumps(encode(tree))

    again = decode(Tree, json.loads(text), {"catalogue": tree.catalogue})

    assert again == tree
    assert again.catalogue is tree.catalogue
    assert json.dumps(encode(again)) == text
    assert all(type(key) is Rank for key in again.by_rank)
    assert all(type(key) is Plain for key in again.by_plain)


@pytest.mark.parametrize("edition", [RACE, PARLEY])
def test_states_of_whole_games_come_back(edition: Any) -> None:
    def look(game: Any) -> None:
        given = edition.given(game.setup)
        assert decode(edition.state, json.loads(json.dumps(encode(game.state))), given) == game.state

    play_at_random(table(edition, 2), each=look)


@dataclass(slots=True)
class Card:
    id: str
    cost: int
    gems: list[Gem] = field(default_factory=list[Gem])
    prices: dict[str, int] = field(default_factory=dict[str, int])
    at: tuple[int, int] = (0, 0)
    level: Literal["easy", "hard"] = "easy"
    inner: Card | None = None
    by_rank: dict[Rank, int] = field(default_factory=dict[Rank, int])
    places: dict[tuple[int, int], int] = field(default_factory=dict[tuple[int, int], int])
    ratio: float | bool = False


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"cost": "3"}, "card.cost: '3' is not a whole number"),
        ({"cost": True}, "card.cost: True is not a whole number"),
        ({"cost": 3.0}, "card.cost: 3.0 is not a whole number"),
        ({"cost": None}, "card.cost: None is not a whole number"),
        ({"id": 3}, "card.id: 3 is not a text"),
        ({"colour": "red"}, "card.colour: unknown field; known: id, cost, gems"),
        ({"gems": ["red", "blue"]}, r"card.gems\[1\]: 'blue' is not one of red, green"),
        ({"gems": "red"}, "card.gems: 'red' is not a list"),
        ({"prices": {"axe": "x"}}, "card.prices.axe: 'x' is not a whole number"),
        ({"prices": []}, r"card.prices: \[\] is not a table"),
        ({"at": [1]}, "card.at: 2 values are needed, not 1"),
        ({"at": [1, "2"]}, r"card.at\[1\]: '2' is not a whole number"),
        ({"level": "medium"}, "card.level: 'medium' is not one of easy, hard"),
        ({"inner": {"id": "x"}}, "card.inner.cost: missing"),
        ({"inner": {"id": "x", "cost": 1, "at": 5}}, "card.inner.at: 5 is not a list"),
        ({"by_rank": {"3": 1}}, "card.by_rank: '3' is not one of 1, 2"),
        ({"places": {"1": 1}}, "card.places: 2 values are needed, not 1"),
        ({"places": {"a,b": 1}}, "card.places: key 'a' is not a whole number"),
        ({"ratio": "x"}, "card.ratio: 'x' is none of a number, true or false"),
    ],
)
def test_what_does_not_fit_names_the_place(change: dict[str, object], complaint: str) -> None:
    with pytest.raises(Misfit, match=complaint):
        decode(Card, {"id": "axe", "cost": 1, **change}, path="card")


def test_the_top_is_called_data() -> None:
    with pytest.raises(Misfit, match=r"^data: 5 is not a table"):
        decode(Card, 5)
    with pytest.raises(Misfit, match=r"^id: missing"):
        decode(Card, {})


@dataclass(slots=True)
class WithSet:
    seen: set[int]


@dataclass(slots=True)
class WithBareList:
    seen: list  # pyright: ignore[reportMissingTypeArgument]


@dataclass(slots=True)
class Deck:
    lying: Sequence[Gem] = field(default_factory=list[Gem])
    drawn: list[Gem] = field(default_factory=list[Gem])
    prices: Mapping[str, int] = field(default_factory=dict[str, int])


def test_what_is_replaced_and_never_changed_is_shared_by_copies() -> None:
    deck = Deck([Gem.RED], [Gem.GREEN], {"axe": 3})
    copy = clone(deck)

    assert copy == deck
    assert copy.lying is deck.lying
    assert copy.prices is deck.prices
    assert copy.drawn is not deck.drawn
    assert decode(Deck, json.loads(json.dumps(encode(deck)))) == deck


@dataclass(slots=True)
class Shelf:
    decks: Sequence[Deck]


@pytest.mark.parametrize("bad", [WithSet({1}), WithBareList([[1]]), Shelf([Deck()])])
def test_a_state_with_sets_bare_lists_or_shared_changes_is_refused_at_the_first_copy(bad: object) -> None:
    with pytest.raises(Misfit, match="a state cannot hold"):
        clone(bad)


@pytest.mark.parametrize("bad", [{(1, "a"): 1}, {True: 1}, {None: 1}, {(): 1}, {1.5: 1}])
def test_keys_that_could_not_be_read_back_are_not_written(bad: dict[Any, int]) -> None:
    with pytest.raises(Misfit, match="a state cannot have the key"):
        encode(bad)


def test_things_that_are_no_data_are_not_written() -> None:
    with pytest.raises(Misfit, match="a state cannot hold object"):
        encode([object()])

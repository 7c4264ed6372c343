"""The book: all that is static in a game, with the pieces of the rules that an expansion may replace.

It hangs on the state as a shared field: copies point to it and saves leave it out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tamalir.kernel import Args, Die, Face, Option, Rule, Seat
from tamalir.third.board_cards import TrackDef
from tamalir.third.cards import Ability, Catalogue
from tamalir.third.kits import Kit
from tamalir.third.printed import Printed
from tamalir.third.terrain import Map
from tamalir.third.tokens import SYMBOLS, Symbol, Token, lying
from tamalir.world.effects import Verb
from tamalir.world.hexes import Hex

if TYPE_CHECKING:
    from tamalir.third.combat_actions import Choice
    from tamalir.third.state import Side, ThirdState


@dataclass(slots=True, frozen=True)
class Seams:
    """The named pieces of the rules that an expansion may replace: it names all of them, its own and those it
    leaves as they are, so that the type checker compares each with what is promised here."""

    tokens: Callable[[ThirdState, Side], Sequence[str]]
    """Which combat tokens a side casts."""
    abilities: Callable[[ThirdState, Side], list[str]]
    """Which abilities a side has, in printed order."""
    act: Callable[[ThirdState, Side], Rule[bool]]
    """Take one combat action for a side, or pass: then False."""
    actions: Callable[[ThirdState, Side], tuple[Sequence[Choice], Sequence[Choice]]]
    """What combat actions a side may choose from, passing not among them; and those that are refused."""
    block: Callable[[ThirdState, Side, int, str], Rule[int] | int]
    """Spend tokens against damage; gives how much they block: a rule only where somebody is asked."""
    answers: Callable[[ThirdState, Side, str, int, bool], list[list[Token]]]
    """The tokens with which a side could pay so much of a symbol in answer to something (to damage?)."""
    respond: Callable[[ThirdState, Side, str, list[list[Token]], Args], Rule[list[Token] | None]]
    """Use something optional by paying one of these, or let it be: then None."""
    order: Callable[[ThirdState, Side, list[str]], Rule[str]]
    """Which of several simultaneous abilities of a side comes first."""
    pick: Callable[[ThirdState, Side, str, list[Token], bool], Rule[Token | None]]
    """Choose the token that is to be turned, recast or removed; None ends a choice of any number."""
    more_actions: Callable[[ThirdState, Seat], list[Option[Callable[[], Rule[None]]]]]
    """What a hero may spend an action on besides."""
    free_deeds: Callable[[ThirdState, Seat], list[Option[Callable[[], Rule[None]]]]]
    """What a hero may do in its turn without an action, besides learning and abilities."""
    gifts: Callable[[ThirdState, Seat], list[Option[Callable[[], Rule[None]]]]]
    """What a hero may do in another hero's turn without being asked: give, in the base game."""
    agrees_to_fight: Callable[[ThirdState, Seat, Seat], Rule[bool]]
    """Whether a challenged hero has to fight."""
    villain_health: Callable[[ThirdState, int, int], int]
    """A villain's health, from what is printed and the story tokens of its opponent."""
    fits: Callable[[ThirdState, str], bool]
    """Whether a card that is drawn can be used in this game; if not, the next one takes its place."""
    shop_draw: Callable[[ThirdState, Seat], Rule[str | None]]
    """The card that comes to a market when a hero goes shopping."""
    may_buy: Callable[[ThirdState, Seat], bool]
    """Whether the shopper may buy at all."""
    passes_on: Callable[[ThirdState, Seat, str], Rule[bool]]
    """Whether a hero passes an event on instead of resolving it."""
    markets_filled: Callable[[ThirdState], None]
    """The markets have their cards at set-up."""
    sets_out: Callable[[ThirdState, Seat], Sequence[Seat]]
    """A hero moves: who moves with it, the hero first."""
    drops_out: Callable[[ThirdState, Seat], None]
    """A hero has been delayed, defeated or eliminated."""
    shared_skills: Callable[[ThirdState, Seat], Sequence[str]]
    """Skills that a hero may use and that are not its own."""
    spoilt: Callable[[ThirdState, Hex, str], bool]
    """Whether a place is no longer what it was: for `place` in general, for the `market`, for `rest`."""
    amount: Callable[[ThirdState, Seat, str], int | None]
    """What a word on a card counts besides attributes and story tokens; None if it is no such word."""
    story_tokens: Callable[[ThirdState, Seat], int]
    """How many white story tokens count when a hero faces the villain."""
    win: Callable[[ThirdState, Seat], None]
    """A hero has defeated the villain."""


class Handful:
    """The combat tokens of two sides, cast together: as the dice that they are, and how each lies by its
    face."""

    __slots__ = ("dice", "first", "lies")

    def __init__(self, attacker: Sequence[Die], defender: Sequence[Die]) -> None:
        self.dice: list[Die] = [*attacker, *defender]
        self.lies: list[dict[Face, Token]] = [_lies(die) for die in self.dice]
        self.first: int = len(attacker)
        """How many are the attacker's: they come first."""


def _lies(die: Die) -> dict[Face, Token]:
    one, other = map(str, die.faces)
    return {one: lying(die.name, one, other), other: lying(die.name, other, one)}


@dataclass(slots=True, frozen=True)
class Book:
    """What never changes during a game."""

    catalogue: Catalogue
    seams: Seams
    abilities: Mapping[str, Ability]
    homes: Mapping[str, str]
    """By ability: the card on which it stands."""
    dice: Mapping[str, Die]
    """A two-sided die for each combat token (3E-CAST-001)."""
    verbs: Mapping[str, Verb[Any]]
    """What the cards of this game can say."""
    symbols: Mapping[str, Symbol] = field(default_factory=lambda: SYMBOLS)
    map: Map | None = None
    track: TrackDef = field(default_factory=lambda: NO_TRACK)
    seats: int = 2
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
    memory: dict[object, Any] = field(default_factory=dict[object, Any], compare=False, repr=False)
    """What follows from the printed things alone and has been worked out before; no part of any game."""

    def remember(self, situation: object, what: object) -> None:
        """Keep something worked out; everything is forgotten when it has become too much."""
        if len(self.memory) >= MOST_REMEMBERED:
            self.memory.clear()
        self.memory[situation] = what

    def kit(self, ids: tuple[str, ...]) -> Kit:
        """These abilities, sorted for the questions that a combat asks."""
        kit: Kit | None = self.memory.get(ids)
        if kit is None:
            kit = Kit([self.abilities[id] for id in ids])
            self.remember(ids, kit)
        return kit

    def handful(self, attacker: tuple[str, ...], defender: tuple[str, ...]) -> Handful:
        """These combat tokens, ready to be cast."""
        situation = ("cast", attacker, defender)
        handful: Handful | None = self.memory.get(situation)
        if handful is None:
            handful = Handful([self.dice[id] for id in attacker], [self.dice[id] for id in defender])
            self.remember(situation, handful)
        return handful

    @property
    def board(self) -> Map:
        """The map of a whole game."""
        assert self.map is not None, "there is no board"
        return self.map

    def printed(self, card: str) -> Printed | None:
        """The definition of a card of any kind."""
        return next((cards[card] for cards in self.catalogue.cards_by_kind() if card in cards), None)


MOST_REMEMBERED = 20_000

NO_TRACK = TrackDef("none", 12, (), ())


def dice_of(catalogue: Catalogue) -> dict[str, Die]:
    """Every combat token as the two-sided die that it is."""
    return {token.id: Die(token.id, token.faces) for token in catalogue.tokens.values()}

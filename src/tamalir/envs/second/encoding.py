"""A position of the second edition as numbers of fixed size. Version 0: the order below never changes.

Everything here can be read off the View of the seat: tests compare with the numbers of its state, from which
the secrets are taken. A vector begins with what belongs to all, goes on with the fight, then with the
seats, one's own first and the others in the order of play. Options are rows of a matrix, in the order of the
request.

Questions and verbs are those of the rules, in an order of their own; a test reads the rules' source and fails
when something is asked or offered that is not listed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tamalir.envs.per_book import PerBook
from tamalir.kernel import Option, Seat
from tamalir.second.cards import Book
from tamalir.second.experience import level, points, price
from tamalir.second.state import Hero, Modifier, SecondState
from tamalir.second.values import damage, enemy_damage, enemy_life, enemy_value, life, stamina, value
from tamalir.second.words import COLOURS, HERO, Attribute, Colour, Kind, Terrain
from tamalir.world.hexes import Hex, distance, parsed, spoken

Numbers = NDArray[np.float32]

MOST_OPTIONS = 64
"""Rows of the option matrix and size of the action space. What is offered beyond it cannot be chosen."""

QUESTIONS = (
    "adventure.attempt", "card.either", "card.order", "card.pay", "card.take", "card.town", "card.walk",
    "combat.act", "combat.before", "combat.escape", "combat.hit", "duel.prize", "event.replenish",
    "experience.buy", "experience.pay", "game.end", "knockout.card", "knockout.town", "limits.make-room",
    "market.act", "market.upkeep", "movement.moved", "movement.rest", "movement.set-out",
    "movement.travel", "negotiation.offer", "negotiation.reply", "reward.keep", "roll.commit",
    "roll.improve", "turn.end", "wounds.cancel",
)  # fmt: skip
VERBS = (
    "accept", "adventure", "agree-to-end", "ally", "ask", "ask-gold", "attack", "bonus", "break-off", "buy",
    "commit", "counter", "decline", "defend", "discard", "dismiss", "done", "duel", "escape", "first", "give",
    "give-gold", "go-on", "heal", "hire", "keep", "leave", "leave-market", "let-it-stand", "lose", "move-on",
    "negotiate", "no", "pay", "pay-gold", "pay-nothing", "play-on", "prize", "prize-gold", "prize-nothing",
    "propose", "propose-end", "replenish", "rest", "revive", "roll", "save-up", "second", "sell", "stay",
    "step", "stop", "strike", "take", "take-wounds", "to", "to-battle", "town", "undefeated", "use", "yes",
)  # fmt: skip
LATER = ("heal-all", "march", "rival", "task")
"""Verbs that version 0 does not tell apart: they have the place of any other."""
LATER_QUESTIONS = ("card.bargain", "card.rival", "market.fatal")
"""Questions that version 0 does not tell apart."""
BONUSES = ("mind", "body", "spirit", "stamina", "life")
STAGES = ("before-combat", "escape", "ranged", "melee", "magic")
GROUNDS = tuple(Terrain)
ATTRIBUTES, KINDS = tuple(Attribute), tuple(Kind)
WILDS = tuple(ground for ground in Terrain if ground is not Terrain.TOWN)

QUESTION = {key: n for n, key in enumerate(QUESTIONS)}
VERB = {verb: n for n, verb in enumerate(VERBS)}

COMMON = len(QUESTIONS) + 1 + 6 + len(COLOURS) + 1 + len(WILDS)
FIGHT = 1 + len(STAGES) + 3 + len(COLOURS) + 8 + 3
SEAT = 5 + 8 + 3 + len(COLOURS) + 2 + 2 + 5
OPTION = len(VERBS) + 1 + len(BONUSES) + len(COLOURS) + len(GROUNDS) + 4 + 5

ANY = "any"
"""What a step that a card makes free stands for among the dice."""

FAR = 12.0
"""Hexes; distances are given as parts of it."""


def size(players: int) -> int:
    """Numbers in the vector of a table with so many seats."""
    return COMMON + FIGHT + SEAT * players


def _one_of(n: int, size: int) -> list[float]:
    return [float(place == n) for place in range(size)]


_ASKED = {key: _one_of(n, len(QUESTIONS) + 1) for key, n in QUESTION.items()}
_OTHER = _one_of(len(QUESTIONS), len(QUESTIONS) + 1)
_UNASKED = [0.0] * (len(QUESTIONS) + 1)


# --- the vector ---------------------------------------------------------------------------------


def observed(state: SecondState, seat: Seat, question: str | None, ways: Ways | None = None) -> Numbers:
    """The table through the eyes of a seat, and what it is asked."""
    asked = _UNASKED if question is None else _ASKED.get(question, _OTHER)
    limit = float(state.options["turn-limit"]) or 1000.0
    rank = 0 if state.event is None else state.book.events[state.event].rank
    row = [
        *asked, 1.0, state.active == seat, min(1.0, state.turns / limit), state.endgame,
        state.doom_counters / 8, rank / 4, price(state) / 6,
        *[min(1.0, len(state.decks[colour]) / 32) for colour in COLOURS],
    ]  # fmt: skip
    row += _dice(state)
    row += _fight(state, seat)
    seats, ways = len(state.heroes), ways or ways_of(state)
    for other in range(seat, seat + seats):
        row += _seat(state, other % seats, ways)
    return np.frombuffer(bytearray(_packer(seats).pack(*row)), dtype=np.float32)  # half the time of np.array


@cache
def _packer(seats: int) -> Struct:
    return Struct(f"{size(seats)}f")


def _dice(state: SecondState) -> list[float]:
    """Movement dice that show each ground."""
    if not state.journey.dice:
        return _NO_DICE
    counts = [0.0] * len(WILDS)
    for face in state.journey.dice:
        shown = _SHOWN.get(face)
        if shown is None:
            grounds = WILDS if face == ANY else face.split("+")
            shown = _SHOWN[face] = [n for n, ground in enumerate(WILDS) if ground in grounds]
        for n in shown:
            counts[n] += 0.2
    return [min(1.0, count) for count in counts]  # cards can add to the five dice


_SHOWN: dict[str, list[int]] = {}
"""Face of a movement die -> the grounds it shows."""


def _fight(state: SecondState, seat: Seat) -> list[float]:
    fight = state.fight
    if fight is None:
        return _NO_FIGHT
    row = [1.0, *[float(fight.stage == stage) for stage in STAGES], min(1.0, fight.round / 10)]
    row += [fight.attacker == seat, HERO in fight.attacked]
    if fight.foe is None:
        row += [0.0] * (len(COLOURS) + 8)
    else:
        colour = state.book.adventure(fight.foe.card).colour
        row += [colour is c for c in COLOURS]
        row += [min(1.0, enemy_life(state, fight) / 12), min(1.0, fight.foe.wounds / 12)]
        row += [_bounded(enemy_value(state, fight, attribute) / 25) for attribute in ATTRIBUTES]
        row += [min(1.0, enemy_damage(state, fight, kind) / 8) for kind in KINDS]
    check, blow = state.check, state.blow
    row += [0.0, 0.0] if check is None else [1.0, _bounded((check.total - check.target) / 20)]
    row.append(0.0 if blow is None else min(1.0, blow.wounds / 8))
    return row


def _bounded(number: float) -> float:
    return max(-1.0, min(1.0, number))


_NO_DICE = [0.0] * len(WILDS)
_NO_FIGHT = [0.0] * FIGHT


def _seat(state: SecondState, seat: Seat, ways: Ways) -> list[float]:
    """A hero and what it owns; what does not change from turn to turn is remembered."""
    hero = state.heroes[seat]
    if not hero.id:
        return [0.0] * SEAT  # while heroes are being dealt
    at = hero.hex
    owner = ways.owners[seat]
    if not owner.has(hero, state.event):
        owner.look(state, seat, hero, ways.conditional)
    return [
        hero.wounds / 12 if hero.wounds < 12 else 1.0, hero.exhaustion / 10 if hero.exhaustion < 10 else 1.0,
        hero.gold / 20 if hero.gold < 20 else 1.0, *owner.numbers,
        *((0.0, 0.0, 1.0) if at is None else (at[0] / FAR, at[1] / FAR, 0.0)), hero.out,
        *ways.nearest(state, at),
    ]  # fmt: skip


class Owner:
    """What the hero of a seat had when somebody looked last, and the numbers that follow from it."""

    __slots__ = (
        "allies", "at", "bonuses", "card", "conditional", "counters", "event", "items", "kept", "modifiers",
        "numbers", "points", "wounds",
    )  # fmt: skip

    def __init__(self) -> None:
        self.card = ""
        self.event: str | None = None
        self.points = self.wounds = 0
        self.at: Hex | None = None
        self.bonuses: dict[str, int] = {}
        self.counters: dict[Colour, int] = {}
        self.items: list[str] = []
        self.allies: list[str] = []
        self.kept: Sequence[str] = ()
        self.modifiers: Sequence[Modifier] = ()
        self.conditional = False
        """Whether a card asks where the hero stands or how it fares."""
        self.numbers: list[float] = []

    def has(self, hero: Hero, event: str | None) -> bool:
        """Whether all is as it was."""
        return (
            hero.id == self.card
            and event == self.event
            and hero.points == self.points
            and hero.counters == self.counters
            and hero.bonuses == self.bonuses
            and [item.card for item in hero.items] == self.items
            and [ally.card for ally in hero.allies] == self.allies
            and hero.kept == self.kept
            and hero.modifiers == self.modifiers
            and not (self.conditional and (hero.wounds != self.wounds or hero.hex != self.at))
        )

    def look(self, state: SecondState, seat: Seat, hero: Hero, conditional: frozenset[str]) -> None:
        """Work it out."""
        self.card, self.event, self.points = hero.id, state.event, hero.points
        self.bonuses, self.counters = dict(hero.bonuses), dict(hero.counters)
        self.items = [item.card for item in hero.items]
        self.allies = [ally.card for ally in hero.allies]
        self.kept, self.modifiers = hero.kept, hero.modifiers  # which are replaced, never changed
        self.wounds, self.at = hero.wounds, hero.hex
        cards = {hero.id, state.event, *self.items, *self.allies, *hero.kept}
        self.conditional = not conditional.isdisjoint(cards)
        self.numbers = _owned(state, seat, hero)


def _owned(state: SecondState, seat: Seat, hero: Hero) -> list[float]:
    """Level and points; values, damage, Life and Stamina; cards and counters."""
    figures = [
        *[value(state, seat, HERO, attribute) / 20 for attribute in ATTRIBUTES],
        *[damage(state, seat, HERO, kind) / 8 for kind in KINDS],
        life(state, seat, HERO) / 12, stamina(state, seat, HERO) / 10,
    ]  # fmt: skip
    return [
        min(1.0, level(hero) / 12), min(1.0, points(hero) / 10), *map(_bounded, figures),
        min(1.0, len(hero.items) / 8), min(1.0, len(hero.allies) / 4),
        min(1.0, sum(map(state.book.is_rune, hero.kept)) / 3),
        *[min(1.0, hero.counters.get(colour, 0) / 6) for colour in COLOURS],
    ]  # fmt: skip


# --- the options --------------------------------------------------------------------------------


def weighed(state: SecondState, options: Sequence[Option[Any]], ways: Ways | None = None) -> Numbers:
    """A row for each option: its verb, what it is about, what it costs, how far it is from what there is."""
    rows = np.zeros((MOST_OPTIONS, OPTION), dtype=np.float32)
    ways = ways or ways_of(state)
    printed, steps = ways.printed, ways.steps
    known: list[int] = []
    amounts: list[tuple[int, int, float]] = []
    for n, option in enumerate(options):
        at = steps.get(option.id)
        if at is None:
            args = option.args
            key = called(option)
            at = printed.get(key)
            if at is None or key in ways.leads:
                at = ways.add(state, key, option)
            if not _NAMES.isdisjoint(args):
                amounts += [
                    (n, place, min(1.0, float(args[name]) / scale))
                    for place, name, scale in _AMOUNTS
                    if name in args
                ]
        known.append(at)
    ways.rows.take(known, axis=0, out=rows[: len(known)], mode="clip")  # into place, without a copy between
    for n, place, amount in amounts:
        rows[n, place] = amount
    return rows


STEPS = ("to", "step")
"""Verbs that lead to a space: what is near it belongs to their rows."""
_LAST = OPTION - 9
_AMOUNTS = ((_LAST, "cost", 12.0), (_LAST + 1, "gain", 12.0), (_LAST + 2, "n", 8.0))


_NAMES = frozenset(name for _, name, _ in _AMOUNTS)


def called(option: Option[Any]) -> str:
    """What decides a row: the id, and the card where the id does not name it ('first', 'keep')."""
    card = option.args.get("card")
    return option.id if card is None or ":" in option.id else f"{option.id}:{card}"


def row_of(book: Book, option: Option[Any]) -> Numbers:
    """The part of an option's row that its key decides."""
    row = np.zeros(OPTION, dtype=np.float32)
    row[VERB.get(option.verb, len(VERBS))] = 1.0
    args, at = option.args, len(VERBS) + 1
    what = option.id.partition(":")[2]
    if what in BONUSES:
        row[at + BONUSES.index(what)] = 1.0
    at += len(BONUSES)
    card = str(args.get("card", ""))
    colour = args.get("colour")
    if book.is_adventure(card):
        colour = book.adventure(card).colour.value
    if colour in COLOURS:
        row[at + COLOURS.index(Colour(str(colour)))] = 1.0
    at += len(COLOURS)
    ground = args.get("terrain")
    if ground in GROUNDS:
        row[at + GROUNDS.index(Terrain(str(ground)))] = 1.0
    if card:
        row[_LAST + 3] = min(1.0, book.cost(card) / 12)
    return row


# --- the map ------------------------------------------------------------------------------------


class Ways:
    """What is nearest to each space, remembered as long as the counters on the map stay as they are; and
    the rows of options, remembered for good."""

    def __init__(self, book: Book) -> None:
        board = book.board
        self._board = board
        self.conditional = _conditional(book)
        """Cards whose standing effects depend on where a hero is or how it fares."""
        self.owners = [Owner() for _ in book.heroes]
        """By seat; there are as many as heroes at most."""
        self._jewelled = [at for at, space in board.spaces.items() if space.jewel is not None]
        self._near: dict[Hex, list[tuple[float, str]]] = {}
        """Every space with all that may hold a counter, the nearest first."""
        self._town: dict[Hex, float] = {}
        self._jewels: Mapping[str, tuple[Colour, ...]] = {}
        self._counters: tuple[object, ...] = ()
        self._found: dict[Hex, list[float]] = {}
        self.rows = np.zeros((256, OPTION), dtype=np.float32)
        """Of all options that were ever offered."""
        self.printed: dict[str, int] = {}
        """Key of an option -> its row."""
        self.steps: dict[str, int] = {}
        """The same for steps whose surroundings are still as they were."""
        self.leads: dict[str, Hex] = {}
        """Option id -> where the step leads."""
        self._configurations: dict[tuple[object, ...], dict[Hex, list[float]]] = {}

    def now(self, state: SecondState) -> Ways:
        """Forget what was found when other counters lay there."""
        if state.jewels is not self._jewels:  # which is replaced when anything changes
            self._jewels = state.jewels
            counters = tuple(state.jewels.values())
            if counters != self._counters:
                self._counters = counters
                if len(self._configurations) > 200:
                    self._configurations.clear()
                self._found = self._configurations.setdefault(counters, {})  # every game begins alike
                self.steps = {}
        return self

    def add(self, state: SecondState, key: str, option: Option[Any]) -> int:
        """The row of an option that is new here, or of a step that needs another look."""
        at = self.printed.get(key)
        if at is None:
            at = self.printed[key] = len(self.printed)
            if at == len(self.rows):
                self.rows = np.concatenate([self.rows, np.zeros_like(self.rows)])
            self.rows[at] = row_of(state.book, option)
            if option.verb in STEPS:
                self.leads[option.id] = parsed(str(option.args["hex"]))
        if option.id in self.leads:
            self.rows[at, -5:] = self.nearest(state, self.leads[option.id])
            self.steps[option.id] = at
        return at

    def nearest(self, state: SecondState, at: Hex | None) -> list[float]:
        """How near a counter of each colour and a town are: 1 on the spot, 0 far away or nowhere."""
        if at is None:
            at = self._board.towns[self._board.start]
        found = self._found.get(at)
        if found is None:
            found = self._found[at] = self._look(state, at)
        return found

    def _look(self, state: SecondState, at: Hex) -> list[float]:
        if at not in self._near:
            self._near[at] = sorted(
                ((_nearness(at, other), spoken(other)) for other in self._jewelled), reverse=True
            )
            self._town[at] = max(_nearness(at, town) for town in self._board.towns.values())
        found: dict[Colour, float] = {}
        for nearness, there in self._near[at]:
            for colour in state.jewels.get(there, ()):
                if colour not in found:
                    found[colour] = nearness
            if len(found) == len(COLOURS):
                break
        return [*[found.get(colour, 0.0) for colour in COLOURS], self._town[at]]


def _conditional(book: Book) -> frozenset[str]:
    every = [*book.heroes, *book.items, *book.allies, *book.challenges, *book.encounters]
    found = [card for card in every if any(effect.given for effect in book.effects(card))]
    return frozenset(found + [id for id, card in book.events.items() if any(e.given for e in card.effects)])


def _nearness(a: Hex, b: Hex) -> float:
    return max(0.0, 1.0 - distance(a, b) / FAR)


_WAYS = PerBook(Ways)


def ways_of(state: SecondState) -> Ways:
    """What is known of the map as it is now."""
    return _WAYS.of(state.book).now(state)

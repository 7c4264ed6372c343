"""Whether a position can be: nothing lost or doubled, nothing off the board, no number out of bounds."""

from __future__ import annotations

from collections import Counter

from tamalir.kernel import Unknown
from tamalir.second.doom import DOOM_COUNTERS
from tamalir.second.experience import BONUSES, MOST_LIFE
from tamalir.second.limits import ALLY_LIMIT, LIMITS
from tamalir.second.options import OPTIONS
from tamalir.second.setup import COUNTERS, PLAYERS
from tamalir.second.state import Ally, Fight, Hero, SecondState
from tamalir.second.values import enemy_life, life, stamina
from tamalir.second.words import COLOURS, HERO, Colour, Step
from tamalir.world.faults import Fault, Judge
from tamalir.world.hexes import parsed
from tamalir.world.limits import Used

TRACK = 6
"""Positions of the undefeated challenge track (2E-COMP-010)."""
HARDEST_BLOW = 30
"""Wounds that a hero may have beyond its Life while it waits to be carried off: no blow is harder."""
ROLLS = ("combat", "escape", "test", "target")


def validate(state: SecondState) -> list[Fault]:
    """All that is wrong with a position; nothing in every position that a game leads to."""
    judge = Judge(len(state.heroes))
    _table(state, judge)
    for seat, hero in enumerate(state.heroes):
        _hero(state, judge, seat, hero)
    if state.fight is not None:
        _fight(state, judge, state.fight)
    _moment(state, judge)
    _counters(state, judge)
    _cards(state, judge)
    if not judge.strange:
        _figures(state, judge)
    return judge.faults


def _table(state: SecondState, judge: Judge) -> None:
    """Whose turn it is, and what belongs to nobody."""
    judge.number("heroes", len(state.heroes), PLAYERS[0], PLAYERS[-1])
    judge.seat("active", state.active)
    judge.seat("meeting", state.meeting)
    judge.order("confronting", state.confronting)
    for seat in state.activated:
        judge.seat("activated", seat)
    judge.number("turns", state.turns)
    judge.number("doom_counters", state.doom_counters, 0, DOOM_COUNTERS)
    judge.number("track", len(state.track), TRACK, TRACK)
    for name, option in OPTIONS.items():
        if name not in state.options:
            judge.fault(f"options.{name}", "nothing was agreed on")
        elif state.options[name] not in option.choices:
            judge.fault(f"options.{name}", f"{state.options[name]!r} cannot be agreed on")
    for n, taken in enumerate(state.track):
        if taken is not None:
            judge.place(f"track[{n}].space", taken.space, state.book.board.spaces)
    for town in state.stacks:
        judge.known(f"stacks.{town}", town, state.book.board.towns, "town")
    for card in (*state.bought, *state.sold):
        judge.known("bought and sold", card, list(state.book.market()), "card")


# --- heroes -----------------------------------------------------------------------------


def _hero(state: SecondState, judge: Judge, seat: int, hero: Hero) -> None:
    path, board = f"heroes[{seat}]", state.book.board
    judge.place(f"{path}.hex", hero.hex, board.spaces)
    judge.place(f"{path}.came_from", hero.came_from, board.spaces)
    judge.number(f"{path}.gold", hero.gold)
    judge.number(f"{path}.points", hero.points)
    for what, n in hero.bonuses.items():
        judge.known(f"{path}.bonuses", what, BONUSES, "experience counter")
        judge.number(f"{path}.bonuses.{what}", n, 0, MOST_LIFE if what == "life" else None)
    _notes(state, judge, f"{path}.used", hero.used)
    if not hero.id and state.step == Step.SETUP:
        return  # it waits to be dealt
    judge.known(f"{path}.id", hero.id, state.book.heroes, "hero")
    if [other.id for other in state.heroes].count(hero.id) > 1:
        judge.fault(f"{path}.id", f"{hero.id} is played twice")


def _figures(state: SecondState, judge: Judge) -> None:
    """What is compared with figures of the rules."""
    for seat, hero in enumerate(state.heroes):
        if hero.id:
            _body(state, judge, f"heroes[{seat}]", seat, HERO, hero)
            for n, ally in enumerate(hero.allies):
                _body(state, judge, f"heroes[{seat}].allies[{n}]", seat, ally.card, ally)
            _limits(state, judge, f"heroes[{seat}]", hero)
    fight = state.fight
    if fight is not None and fight.foe is not None and not fight.outcome:
        judge.number("fight.foe.wounds", max(0, fight.foe.wounds), 0, max(0, enemy_life(state, fight) - 1))


def _limits(state: SecondState, judge: Judge, path: str, hero: Hero) -> None:
    """Two weapons, one armor, two Allies (2E-LIMIT-001 to 2E-LIMIT-003), or as the table agreed."""
    items = [state.book.item(item.card) for item in hero.items]
    if state.options.get("item-limits"):
        for sort, n in Counter((item.item_class, item.type) for item in items).items():
            judge.number(f"{path}.items ({' '.join(sort)})", n, 0, 1)  # 2E-VAR-003
    else:
        classes = Counter(item.item_class.value for item in items)
        for item_class, (most, _) in LIMITS.items():
            judge.number(f"{path}.items ({item_class})", classes[item_class], 0, most)
    if not state.options.get("ally-limits"):
        judge.number(f"{path}.allies", len(hero.allies), 0, ALLY_LIMIT)


def _body(state: SecondState, judge: Judge, path: str, seat: int, who: str, body: Hero | Ally) -> None:
    """Counters on a hero or an Ally. An Ally is dead at once (2E-ALLY-006), and so is a battle decided
    (2E-COMBAT-024); else a fallen hero waits to be carried off. Exhaustion above Stamina turns into wounds
    (2E-WOUND-006)."""
    fight = state.fight
    standing = fight is not None and not fight.outcome and seat in (fight.seat, fight.rival)
    alive = max(0, life(state, seat, who) - 1)
    most = alive if standing or who != HERO else alive + HARDEST_BLOW
    judge.number(f"{path}.wounds", body.wounds, 0, most)
    judge.number(f"{path}.exhaustion", body.exhaustion, 0, max(0, stamina(state, seat, who)))


def _is_printed(state: SecondState, card: str, *, ally: bool) -> bool:
    """Whether there is such an Ally, or such an Item."""
    try:
        return bool(state.book.ally(card) if ally else state.book.item(card))
    except (KeyError, Unknown):
        return False


def _notes(state: SecondState, judge: Judge, path: str, notes: list[Used]) -> None:
    """Uses are of abilities that there are."""
    held = {*state.book.heroes, *state.book.market(), *state.book.challenges, *state.book.encounters}
    for n, note in enumerate(notes):
        judge.seat(f"{path}[{n}].seat", note.seat)
        if judge.known(f"{path}[{n}].card", note.card, held, "card"):
            most = len(state.book.effects(note.card)) - 1
            number = note.ability if isinstance(note.ability, int) else -1
            judge.number(f"{path}[{n}].ability", number, 0, most)


# --- what is going on -------------------------------------------------------------------


def _fight(state: SecondState, judge: Judge, fight: Fight) -> None:
    judge.seat("fight.seat", fight.seat)
    judge.seat("fight.attacker", fight.attacker)
    judge.seat("fight.rival", fight.rival)
    judge.number("fight.round", fight.round)
    judge.place("fight.space", fight.space, state.book.board.spaces)
    if (fight.foe is None) == (fight.rival is None):
        judge.fault("fight", "a battle is with an enemy or with a rival")
    if fight.attacker not in (fight.seat, fight.rival):
        judge.fault("fight.attacker", f"seat {fight.attacker} does not fight")
    if fight.foe is not None:
        judge.known("fight.foe.card", fight.foe.card, _adventures(state), "enemy")
        judge.number("fight.foe.wounds", fight.foe.wounds)
    _notes(state, judge, "fight.used", fight.used)


def _moment(state: SecondState, judge: Judge) -> None:
    """The roll, the blow, the attempt and the deal of this moment."""
    check, blow, attempt, deal = state.check, state.blow, state.attempt, state.deal
    if check is not None:
        judge.seat("check.seat", check.seat)
        judge.known("check.key", check.key, ROLLS, "roll")
        judge.number("check.dice", check.dice, 0, 20)
        _notes(state, judge, "check.used", check.used)
    if blow is not None:
        judge.seat("blow.seat", blow.seat)
        judge.number("blow.wounds", blow.wounds)
        _notes(state, judge, "blow.used", blow.used)
    judge.number("extra", state.extra)
    if attempt is not None:
        judge.place("attempt.space", attempt.space, state.book.board.spaces)
        for card in attempt.seen:
            judge.known("attempt.seen", card, _adventures(state), "card")
    if deal is not None:
        judge.order("deal", (deal.by, deal.to))
        for seat, gold in deal.gold.items():
            judge.seat("deal.gold", seat)
            judge.number(f"deal.gold.{seat}", gold)


def _counters(state: SecondState, judge: Judge) -> None:
    """Adventure counters are conserved: on the map, in the pile, with the heroes (2E-COMP-008)."""
    for at, colours in state.jewels.items():
        try:
            judge.place(f"jewels.{at}", parsed(at), state.book.board.spaces)
        except ValueError:
            judge.fault(f"jewels.{at}", "this is no hex")
        if not all(colour in COLOURS for colour in colours):
            judge.fault(f"jewels.{at}", "unknown colour")
    printed = Counter(space.jewel for space in state.book.board.spaces.values())
    for colour in COLOURS:
        judge.number(f"pile.{colour}", state.pile.get(colour, 0))
        held = 0
        for seat, hero in enumerate(state.heroes):
            judge.number(f"heroes[{seat}].counters.{colour}", hero.counters.get(colour, 0))
            held += hero.counters.get(colour, 0)
        there = sum(colours.count(colour) for colours in state.jewels.values())
        whole = max(COUNTERS[colour], printed[colour])
        if state.scene is None and there + held + state.pile.get(colour, 0) != whole:
            judge.fault(
                f"pile.{colour}",
                f"{there} counters on the map, {held} with heroes and {state.pile.get(colour, 0)} here: "
                f"{whole} there are",
            )


# --- cards ------------------------------------------------------------------------------


def _cards(state: SecondState, judge: Judge) -> None:
    """Every card lies in one place, where such cards may lie. A Challenge that is fought may still be on the
    track, or on its way."""
    book = state.book
    market, adventures = list(book.market()), _adventures(state)
    judge.lie("market.bag", state.market.bag, market, "market card")
    judge.lie("market.below", state.market.below, market, "market card")
    for town, stack in state.stacks.items():
        judge.lie(f"stacks.{town}", stack, market, "market card")
    for colour in COLOURS:
        own = [card for card in adventures if book.adventure(card).colour is colour]
        if colour not in state.decks:
            judge.fault(f"decks.{colour}", "there is no such deck")
            continue
        judge.lie(f"decks.{colour}.bag", state.decks[colour].bag, own, f"{colour} card")
        judge.lie(f"decks.{colour}.below", state.decks[colour].below, own, f"{colour} card")
        judge.lie(f"discards.{colour}", state.discards.get(Colour(colour), ()), own, f"{colour} card")
    judge.lie("removed", state.removed, adventures, "adventure card")
    judge.lie("doom", state.doom, adventures, "adventure card")
    judge.lie(
        "track", [taken.card for taken in state.track if taken is not None], book.challenges, "Challenge"
    )
    judge.lie("event", [] if state.event is None else [state.event], book.events, "Event")
    items = [card for card in (*market, *adventures) if _is_printed(state, card, ally=False)]
    allies = [card for card in (*market, *adventures) if _is_printed(state, card, ally=True)]
    for seat, hero in enumerate(state.heroes):
        judge.lie(f"heroes[{seat}].items", [item.card for item in hero.items], items, "Item")
        judge.lie(f"heroes[{seat}].allies", [ally.card for ally in hero.allies], allies, "Ally")
        judge.lie(f"heroes[{seat}].kept", hero.kept, adventures, "adventure card")
    once = dict.fromkeys((*market, *adventures), 1)
    in_hand = list(state.resolving)
    if state.fight is not None and state.fight.foe is not None:
        in_hand.append(state.fight.foe.card)
    judge.whole(once if state.scene is None else {}, once, in_hand)


def _adventures(state: SecondState) -> list[str]:
    return [*state.book.challenges, *state.book.encounters, *state.book.events]

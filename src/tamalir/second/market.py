"""The Market step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from tamalir.kernel import Args, Option, Rule, Seat, choose, rule
from tamalir.second.asking import ask, room_for
from tamalir.second.limits import discard_card, is_ally, no_room_for, owned, take_away
from tamalir.second.state import Ally, Hero, Item, SecondState
from tamalir.second.uses import Use, usable, use_card
from tamalir.second.values import life, member, named, standing_effects
from tamalir.second.words import HERO, Step, Window
from tamalir.second.wounds import KnockedOut, after_a_loss, fallen
from tamalir.world.asking import Aside
from tamalir.world.effects import Effect
from tamalir.world.piles import draw_from, without


@dataclass(slots=True, frozen=True)
class Fatal:
    """A card whose purchase would fell the hero: it is asked whether that is meant."""

    card: str


Act: TypeAlias = Use | Fatal | Callable[[], None] | None
"""Using a card, an action of the market, or leaving."""

SURE = (Option("yes", True), Option("no", False))
LEAVE = Option("leave-market", None)

HEALING = 1
"""Gold for one wound or for all exhaustion of one character (2E-MARKET-013)."""


@rule
def market(state: SecondState) -> Rule[None]:
    """A new card first (2E-MARKET-003), then any actions in any order (2E-MARKET-005)."""
    seat, town = state.active, _town(state)
    here = state.heroes[seat].hex
    state.window, state.activated = Window.MARKET, []  # one activation (2E-ACT-004)
    if state.options["ally-limits"]:
        yield from _upkeep(state, seat)
    card = yield from draw_from(state.market, "draw.market")
    if card is not None:  # otherwise the step goes on without (2E-GAP-013)
        state.stacks[town] = [*state.stacks[town], card]
        state.emit("market-card", seat, "2E-MARKET-003", town=town, card=card)

    def offers() -> list[Option[Act | Aside]]:
        actions = _actions(state, seat, town) if state.heroes[seat].hex == here else []  # 2E-GAP-076
        return [*actions, LEAVE]

    while True:
        act = yield from ask(
            state, seat, "market.act", offers, {"town": town, "gold": state.heroes[seat].gold}
        )
        if act is None:
            break
        if isinstance(act, Use):
            yield from use_card(act)
        elif isinstance(act, Fatal):
            if (yield from choose(seat, "market.fatal", SURE, {"card": act.card})):
                _buy(state, seat, town, act.card)
        else:
            act()
        if fallen(state, seat, HERO):  # by selling what kept it alive (2E-GAP-034)
            raise KnockedOut(seat)
    state.step = Step.EXPERIENCE


def _actions(state: SecondState, seat: Seat, town: str) -> list[Option[Act | Aside]]:
    hero = state.heroes[seat]
    found: list[Option[Act | Aside]] = []
    full: list[str] = []
    """What only a limit forbids to buy: a card given up would make room (2E-LIMIT-005)."""
    changes = standing_effects(state, seat, HERO, "price")
    for card in dict.fromkeys(state.stacks[town]):  # the whole stack is open (2E-MARKET-008)
        verb = "hire" if is_ally(state, card) else "buy"
        cost = _price(state, card, changes)
        args: Args = {"card": card, "cost": cost}
        refused = _cannot_buy(state, seat, card, cost)
        buy = Fatal(card) if _fatal(state, seat, card) else partial(_buy, state, seat, town, card)
        found.append(Option(f"{verb}:{card}", buy, args, refused))
        if refused is not None and refused == no_room_for(state, seat, card):
            full.append(card)
    for card in dict.fromkeys(owned(hero)):
        gain: Args = {"card": card, "gain": resale(state, card)}
        found.append(
            Option(f"sell:{card}", partial(_sell, state, seat, town, card), gain, _cannot_sell(state, card))
        )
    for who in (HERO, *(ally.card for ally in hero.allies)):
        found += _healing(state, seat, who)
    return [*found, *room_for(state, seat, full), *usable(state, seat, "start", ("market",))]


def _fatal(state: SecondState, seat: Seat, card: str) -> bool:
    """Whether this card would cost the hero its last Life on the spot."""
    hero = state.heroes[seat]
    less = sum(
        effect.args["by"]
        for effect in state.book.standing[card]
        if effect.do == "raise" and effect.args["what"] == "life"
        if not is_ally(state, card) or effect.args.get("to") == "hero"
    )
    return less < 0 and hero.wounds > 0 and hero.wounds >= life(state, seat, HERO) + less


def price(state: SecondState, seat: Seat, card: str) -> int:
    """The cost in gold, as Events and abilities change it."""
    return _price(state, card, standing_effects(state, seat, HERO, "price"))


def _price(state: SecondState, card: str, changes: list[Effect]) -> int:
    if not changes:
        return state.book.cost(card)
    kind = "ally" if is_ally(state, card) else "item"
    change = sum(e.args["by"] for e in changes if e.args.get("of", kind) == kind)
    return max(0, state.book.cost(card) + change)


def resale(state: SecondState, card: str) -> int:
    """What the market gives for an Item: half its cost, rounded down (2E-MARKET-009)."""
    return state.book.cost(card) // 2


def _cannot_buy(state: SecondState, seat: Seat, card: str, cost: int) -> str | None:
    if card in state.sold:
        return "2E-MARKET-012"
    if cost > state.heroes[seat].gold:
        return "2E-MARKET-007" if is_ally(state, card) else "2E-MARKET-006"
    return no_room_for(state, seat, card)  # make room first (2E-LIMIT-005)


def _cannot_sell(state: SecondState, card: str) -> str | None:
    if is_ally(state, card):
        return "2E-MARKET-011"
    if state.book.is_adventure(card):
        return "2E-COMBAT-029"
    if card in state.bought:
        return "2E-MARKET-012"
    return "2E-MARKET-010" if state.book.cost(card) <= 1 else None


def _buy(state: SecondState, seat: Seat, town: str, card: str) -> None:
    hero = state.heroes[seat]
    cost = price(state, seat, card)
    hero.gold -= cost
    state.stacks[town] = without(state.stacks[town], card)
    state.bought = [*state.bought, card]
    if is_ally(state, card):
        hero.allies.append(Ally(card))
    else:
        hero.items.append(Item(card))
    state.emit("bought", seat, "2E-MARKET-006", hero=hero.id, card=card, cost=cost)


def _sell(state: SecondState, seat: Seat, town: str, card: str) -> None:
    """Half the cost, rounded down; the Item goes face up onto the town's stack (2E-MARKET-009)."""
    hero = state.heroes[seat]
    gain = resale(state, card)
    take_away(state, seat, card)
    hero.gold += gain
    state.stacks[town] = [*state.stacks[town], card]
    state.sold = [*state.sold, card]
    state.emit("sold", seat, "2E-MARKET-009", hero=hero.id, card=card, gain=gain)
    after_a_loss(state, seat)


def _healing(state: SecondState, seat: Seat, who: str) -> list[Option[Act]]:
    """One wound, or all exhaustion, of one character for a gold piece (2E-MARKET-013).

    Several wounds are also healed at once, unless each step is decided.
    """
    body, gold = member(state, seat, who), state.heroes[seat].gold
    closed = standing_effects(state, seat, HERO, "no-healing")
    refused = "2E-GAP-001" if closed else ("2E-MARKET-013" if gold < HEALING else None)
    args: Args = {"who": named(state, seat, who)}
    found: list[Option[Act]] = []
    if body.wounds:
        found.append(Option(f"heal:{who}", partial(_heal, state, seat, who, 1, 0), args, refused))
    most = min(body.wounds, gold // HEALING)
    if most > 1 and not state.options["decide-each-step"]:
        more: Args = {**args, "n": most, "cost": most * HEALING}
        found.append(Option(f"heal-all:{who}", partial(_heal_all, state, seat, who, most), more, refused))
    if body.exhaustion:
        found.append(
            Option(f"revive:{who}", partial(_heal, state, seat, who, 0, body.exhaustion), args, refused)
        )
    return found


def _heal(state: SecondState, seat: Seat, who: str, wounds: int, exhaustion: int) -> None:
    state.heroes[seat].gold -= HEALING
    body = member(state, seat, who)
    body.wounds -= wounds
    body.exhaustion -= exhaustion
    state.emit("healing-bought", seat, "2E-MARKET-013", who=named(state, seat, who), n=wounds or exhaustion)


def _heal_all(state: SecondState, seat: Seat, who: str, wounds: int) -> None:
    for _ in range(wounds):
        _heal(state, seat, who, 1, 0)


@rule
def _upkeep(state: SecondState, seat: Seat) -> Rule[None]:
    """One gold for each Ally before anything else (2E-VAR-005); the unpaid leave (2E-VAR-006).

    Adventure cards are paid first and stay even unpaid, since they cannot be lost (2E-GAP-084).
    """
    hero = state.heroes[seat]
    allies = sorted((ally.card for ally in hero.allies), key=lambda card: not state.book.is_adventure(card))
    for n, card in enumerate(allies):
        if state.book.is_adventure(card):
            hero.gold -= min(1, hero.gold)
            continue
        pay = Option(f"pay:{card}", True, {"card": card}, None if hero.gold else "2E-VAR-006")
        args: Args = {"card": card, "left": len(allies) - n}
        if (
            yield from choose(
                seat, "market.upkeep", [pay, Option(f"dismiss:{card}", False, {"card": card})], args
            )
        ):
            hero.gold -= 1
            state.emit("upkeep-paid", seat, "2E-VAR-005", card=card)
        else:
            discard_card(state, seat, card)
            after_a_loss(state, seat)
    if fallen(state, seat, HERO):
        raise KnockedOut(seat)


def _town(state: SecondState) -> str:
    hero: Hero = state.heroes[state.active]
    assert hero.hex is not None
    town = state.book.board.spaces[hero.hex].town
    assert town is not None
    return town

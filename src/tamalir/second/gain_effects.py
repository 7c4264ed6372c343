"""Verbs of second-edition cards: gold, cards, experience."""

from __future__ import annotations

from tamalir.kernel import Option, Rule, rule
from tamalir.second.asking import ask, room_for
from tamalir.second.effects import ANYWHERE, OWN_TEXT, follow
from tamalir.second.experience import WORTH
from tamalir.second.limits import is_ally, no_room_for
from tamalir.second.state import Ally, Item, SecondState
from tamalir.second.uses import Use
from tamalir.second.vocabulary import VERBS
from tamalir.second.words import COLOURS, Colour
from tamalir.second.wounds import KnockedOut
from tamalir.world.asking import Aside
from tamalir.world.effects import Effect
from tamalir.world.hexes import parsed
from tamalir.world.piles import draw_from


@VERBS.verb("gain-gold", when=ANYWHERE)
def gain_gold(use: Use, n: int) -> None:
    """Gold from the bank (2E-SETUP-008)."""
    change_gold(use.state, use.seat, n)


@VERBS.verb("lose-gold", when=OWN_TEXT)
def lose_gold(use: Use, n: int) -> None:
    """As much as the hero has, at most n."""
    change_gold(use.state, use.seat, -min(n, use.state.heroes[use.seat].gold))


@VERBS.verb("all-gain-gold", when=("event", "card"))
def all_gain_gold(use: Use, n: int) -> None:
    """Every hero gains gold, or loses it if n is below zero."""
    for seat, hero in enumerate(use.state.heroes):
        change_gold(use.state, seat, max(n, -hero.gold))


@VERBS.verb("pay", when=ANYWHERE)
@rule
def pay(use: Use, n: int, paid: tuple[Effect, ...], unpaid: tuple[Effect, ...] = ()) -> Rule[None]:
    """Pay gold for something, if you can and want to."""
    hero = use.state.heroes[use.seat]

    def offers() -> list[Option[bool]]:
        poor = "2E-EFFECT-001" if hero.gold < n else None
        return [Option("pay-gold", True, {"n": n}, poor), Option("pay-nothing", False)]

    if (yield from ask(use.state, use.seat, "card.pay", offers, {"card": use.card, "n": n})):
        change_gold(use.state, use.seat, -n)
        yield from follow(use, paid)
    else:
        yield from follow(use, unpaid)


@VERBS.verb("gain-experience", when=OWN_TEXT)
def gain_experience(use: Use, points: int) -> None:
    """Counters from the pile worth so much, the largest first; what it cannot give is written down."""
    hero = use.state.heroes[use.seat]
    left = points
    for colour in reversed(COLOURS):
        while left >= WORTH[colour] and use.state.pile[colour] > 0:
            left -= WORTH[colour]
            use.state.pile[colour] -= 1
            hero.counters[colour] = hero.counters.get(colour, 0) + 1
    hero.points += left
    use.state.emit("points-gained", use.seat, "2E-XP-002", hero=hero.id, n=points)


def _all_ready(use: Use, effect: Effect) -> str | None:
    """A card that would turn nothing up is not used for nothing."""
    return None if any(item.down for item in use.state.heroes[use.seat].items) else "2E-EFFECT-009"


@VERBS.verb("ready-items", when=ANYWHERE, can=_all_ready)
def ready_items(use: Use, n: int = 1) -> None:
    """Turn activated cards face up, the dearest first."""
    hero = use.state.heroes[use.seat]
    down = sorted(
        (item for item in hero.items if item.down), key=lambda item: -use.state.book.cost(item.card)
    )
    for item in down[:n]:
        item.down = False
        use.state.emit("card-readied", use.seat, card=item.card)


@VERBS.verb("find-market-card", when=OWN_TEXT)
@rule
def find_market_card(use: Use, discount: int | None = None) -> Rule[None]:
    """Draw the top market card: for nothing, or, with a discount, at its price less so much."""
    state, hero = use.state, use.state.heroes[use.seat]
    card = yield from draw_from(state.market, "draw.market")
    if card is None:
        return
    state.resolving.append(card)
    state.emit("market-card-found", use.seat, hero=hero.id, card=card)
    cost = 0 if discount is None else max(0, state.book.cost(card) - discount)

    def offers() -> list[Option[bool | Aside]]:
        full, poor = no_room_for(state, use.seat, card), cost > hero.gold
        room = [] if full is None or poor else room_for(state, use.seat, [card])  # 2E-LIMIT-011
        return [
            Option("take", True, {"card": card, "cost": cost}, "2E-MARKET-006" if poor else full),
            *room,
            Option("leave", False, {"card": card}),
        ]

    try:
        taken = yield from ask(state, use.seat, "card.take", offers, {"card": card, "cost": cost})
    except KnockedOut:
        state.market.put_under(card)
        raise
    if taken:
        hero.gold -= cost
        if discount is not None:
            state.bought = [*state.bought, card]  # 2E-MARKET-012
        if is_ally(state, card):
            hero.allies.append(Ally(card))
        else:
            hero.items.append(Item(card))
        state.emit("bought", use.seat, hero=hero.id, card=card, cost=cost)
    else:
        state.market.put_under(card)


@VERBS.verb("remove-counter", when=("event", "card"))
def remove_counters(use: Use, colour: Colour, n: int = 1) -> None:
    """Counters of a colour leave the map for the pile: the northernmost, of equals the westernmost."""
    removed = 0
    for at in sorted(use.state.jewels, key=_from_the_north):
        while removed < n and use.state.take_jewel(at, colour):
            use.state.pile[colour] += 1
            removed += 1
    if removed:
        use.state.emit("counters-removed", None, card=use.card, colour=colour.value, n=removed)


def _from_the_north(at: str) -> tuple[int, int]:
    column, row = parsed(at)
    return row, column


def change_gold(state: SecondState, seat: int, n: int) -> None:
    """Gold comes or goes, and it is told."""
    if n:
        hero = state.heroes[seat]
        hero.gold += n
        state.emit("gold-gained" if n > 0 else "gold-lost", seat, "2E-SETUP-008", hero=hero.id, n=abs(n))

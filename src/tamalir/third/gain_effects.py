"""Verbs of cards outside combat: what heroes gain and lose."""

from __future__ import annotations

from tamalir.kernel import Option, Rule, choose, rule
from tamalir.third import camp
from tamalir.third.asking import ask
from tamalir.third.assets import gain_asset as gain
from tamalir.third.assets import lose_asset as lose
from tamalir.third.assets import refill
from tamalir.third.bracing import suffer_braced
from tamalir.third.costs import token_name
from tamalir.third.effects import BOTH, MAP
from tamalir.third.learning import cannot_learn, learn
from tamalir.third.skills import discard_one
from tamalir.third.skills import draw_skills as draw
from tamalir.third.state import Bonus
from tamalir.third.steps import Step
from tamalir.third.story import on_track
from tamalir.third.trophies import spend_trophies, trophies_of
from tamalir.third.trophy_gains import gain_trophy as gain_one_trophy
from tamalir.third.trophy_gains import take_trophy as take_card
from tamalir.third.uses import VERBS, Deed, Doing
from tamalir.world.effects import Effect


@VERBS.verb("gain-gold", when=BOTH)
def gain_gold(use: Doing, amount: int | str) -> None:
    """Gold comes from the bank (3E-GAIN-002), as much as one likes (3E-GOLD-002)."""
    hero, n = use.state.heroes[use.seat], use.number(amount)
    if n:
        hero.gold += n
        use.state.emit("gold-gained", use.seat, "3E-GAIN-002", hero=hero.id, n=n)


@VERBS.verb("lose-gold", when=BOTH)
def lose_gold(use: Doing, amount: int | str) -> None:
    """As much of it as there is (3E-EVENT-002)."""
    hero = use.state.heroes[use.seat]
    n = hero.gold if amount == "all" else min(hero.gold, use.number(amount))
    if n:
        hero.gold -= n
        use.state.emit("gold-lost", use.seat, "3E-EVENT-002", hero=hero.id, n=n)


@VERBS.verb("suffer", when=MAP)
@rule
def suffer(use: Deed, amount: int | str) -> Rule[None]:
    """Damage outside combat; nothing blocks it."""
    yield from suffer_braced(use.state, use.seat, use.number(amount))


@VERBS.verb("draw-skills", when=BOTH)
@rule
def draw_skills(use: Doing, amount: int | str) -> Rule[None]:
    yield from draw(use.state, use.seat, use.number(amount))


@VERBS.verb("discard-skills", when=MAP)
@rule
def discard_skills(use: Doing, amount: int | str) -> Rule[None]:
    for left in range(use.number(amount), 0, -1):
        if use.state.heroes[use.seat].hand:
            yield from discard_one(use.state, use.seat, "hand.lose", left)


@VERBS.verb("learn-free", when=MAP)
@rule
def learn_free(use: Deed) -> Rule[None]:
    """A skill from hand without trophies; the limits hold (3E-GAP-065)."""
    state, seat = use.state, use.seat

    def offers() -> list[Option[str | None]]:
        found: list[Option[str | None]] = [
            Option(f"learn:{card}", card, {"card": card})
            for card in sorted(set(state.heroes[seat].hand))
            if cannot_learn(state, seat, card, free=True) is None
        ]
        return [*found, Option("let-be", None)]

    if len(offers()) == 1:
        return
    card = yield from ask(state, seat, "learn.free", offers, lambda: {"who": state.heroes[seat].id})
    if card is not None:
        yield from learn(state, seat, card, free=True)


@VERBS.verb("gain-trophy", when=MAP)
@rule
def gain_trophy(use: Deed, kind: str = "any", amount: int | str = 1) -> Rule[None]:
    for _ in range(use.number(amount)):
        yield from gain_one_trophy(use.state, use.seat, kind)


@VERBS.verb("take-trophy", when=("always",))
@rule
def take_trophy(use: Deed) -> Rule[None]:
    """This card becomes a trophy: an event only by its own text (3E-EVENT-004)."""
    if use.card in use.state.resolving:
        use.state.resolving.remove(use.card)
        yield from take_card(use.state, use.seat, use.card)


@VERBS.verb("bonus-trophy", when=("always",))
def bonus_trophy(use: Deed, kind: str = "any") -> None:
    """It comes after the card itself (3E-TROPHY-009)."""
    use.state.bonus.append(Bonus(use.seat, use.card, kind))


@VERBS.verb("lose-trophies", when=MAP)
@rule
def lose_trophies(use: Deed, amount: int | str) -> Rule[None]:
    """Only of the hero's own (3E-GOLDEN-007)."""
    n = min(use.number(amount), len(trophies_of(use.state, use.seat, "any")))
    yield from spend_trophies(use.state, use.seat, "any", n)


@VERBS.verb("gain-story", when=BOTH)
def gain_story(use: Doing, amount: int | str) -> None:
    """Story tokens come from the bank (3E-GAIN-002), without a limit (3E-LIMIT-001)."""
    _gain_tokens(use, use.number(amount))


def _gain_tokens(use: Doing, n: int) -> None:
    state = use.state
    hero = state.heroes[use.seat]
    if n:
        hero.story += n
        state.emit("story-gained", use.seat, "3E-GAIN-002", who=hero.id, n=n, token=token_name(state))


@VERBS.verb("lose-story", when=MAP)
def lose_story(use: Deed, amount: int | str) -> None:
    state = use.state
    hero = state.heroes[use.seat]
    n = min(hero.story, use.number(amount))
    if n:
        hero.story -= n
        state.emit("story-lost", use.seat, "3E-SPEND-003", who=hero.id, n=n, token=token_name(state))


@VERBS.verb("take-stock", when=("always",))
def take_stock(use: Deed, amount: int = 1) -> None:
    """Tokens that lie on the story quest, first come, first served (3E-GAP-034)."""
    quest = on_track(use.state, use.card)
    if quest is not None:
        n = min(amount, quest.stock)
        quest.stock -= n
        _gain_tokens(use, n)


@VERBS.verb("gain-asset", when=MAP)
@rule
def gain_asset(use: Deed, most: int | None = None, of: str | None = None) -> Rule[None]:
    """One asset from any market for nothing; its place is filled again (3E-MARKET-002)."""
    state, seat = use.state, use.seat
    assets = state.book.catalogue.assets
    options = [
        Option(f"take-asset:{city}:{card}", (city, card), {"card": card, "town": city})
        for city, market in state.markets.items()
        for card in dict.fromkeys(market)
        if (most is None or assets[card].cost <= most) and (of is None or assets[card].type == of)
    ]
    if not options:
        return
    facts = {"who": state.heroes[seat].id}
    city, card = yield from ask(state, seat, "asset.take", lambda: options, lambda: facts)
    state.markets[city].remove(card)
    state.emit("asset-gained", seat, "3E-ASSET-004", who=state.heroes[seat].id, card=card)
    yield from gain(state, seat, card)
    yield from refill(state, city)


@VERBS.verb("lose-asset", when=MAP)
@rule
def lose_asset(use: Deed) -> Rule[None]:
    state, seat = use.state, use.seat
    assets = state.heroes[seat].assets
    if assets:
        options = [Option(f"drop:{card}", card, {"card": card}) for card in assets]
        card = yield from choose(seat, "asset.lose", options, {"who": state.heroes[seat].id})
        yield from lose(state, seat, card)


@VERBS.verb("trade", when=MAP)
@rule
def trade(use: Deed, extra: int = 0) -> Rule[None]:
    """Discard these goods for their trade value in gold (3E-GOODS-002)."""
    state, seat = use.state, use.seat
    hero = state.heroes[seat]
    if use.card in hero.assets:
        value = (state.book.catalogue.assets[use.card].trade or 0) + extra
        hero.gold += value
        state.emit("goods-traded", seat, "3E-GOODS-002", who=hero.id, card=use.card, n=value)
        yield from lose(state, seat, use.card)


@VERBS.verb("delay", when=MAP)
def delay(use: Deed) -> None:
    camp.delay(use.state, use.seat)


def _not_delayed(use: Doing, effect: Effect) -> str | None:
    return None if use.state.heroes[use.seat].delayed else "3E-DELAY-001"


@VERBS.verb("recover", when=MAP, can=_not_delayed)
def recover(use: Deed) -> None:
    if use.state.heroes[use.seat].delayed:
        camp.recover(use.state, use.seat)


@VERBS.verb("gain-action", when=BOTH)
def gain_action(use: Doing, amount: int = 1) -> None:
    """A hero action, for the own turn (3E-ACTION-003)."""
    if use.state.active == use.seat and use.state.step == Step.TURN:
        use.state.actions += amount

"""What the text of a card promises outside fights, in the judge's unit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from tamalir.kernel import Seat
from tamalir.odds.second.chances import at_least
from tamalir.odds.second.stakes import EXHAUSTION, KEPT, WOUND
from tamalir.players.second.rivals import MEAN_ROLL, runes_of
from tamalir.second.experience import level, price
from tamalir.second.move_effects import ARRIVED
from tamalir.second.rival_effects import is_open, others
from tamalir.second.values import holds, life, skill, value
from tamalir.second.words import HERO, Attribute
from tamalir.world.effects import Effect

if TYPE_CHECKING:
    from tamalir.players.second.judgement import Judge

FOUND = 0.6
"""A market card for nothing."""
FULFILLED = 0.5
"""The part of a task's reward that a hero may count on."""
SPITE = 0.3
"""What a rival's harm is worth, beside one's own."""
SHORT = 0.15
"""To be carried to a town."""


def promise(judge: Judge, effects: Sequence[Effect], card: str) -> float:
    """What these effects bring the judge's hero on average, if it chooses well."""
    return sum([_one(judge, effect, card) for effect in effects])


def choices(judge: Judge, card: str, verb: str) -> Effect | None:
    """The one effect of a card with this verb; None if there is none, or several."""
    found = [effect for effect in _of_card(judge, card) if effect.do == verb]
    return found[0] if len(found) == 1 else None


def _of_card(judge: Judge, card: str) -> Iterator[Effect]:
    book = judge.state.book
    if book.is_adventure(card):
        drawn = book.adventure(card)
        for effect in drawn.effects:
            yield from effect.within()
        if getattr(drawn, "kept", None) is None:
            return
    for effect in book.effects(card):
        yield from effect.within()


def _one(judge: Judge, effect: Effect, card: str) -> float:
    state, seat, args = judge.state, judge.seat, effect.args
    hero = state.heroes[seat]
    if effect.given and not holds(state, seat, HERO, effect):
        return 0.0
    match effect.do:
        case "gain-gold":
            return judge.gold * int(args["n"])
        case "lose-gold":
            return -judge.gold * min(int(args["n"]), hero.gold)
        case "all-gain-gold":
            return judge.gold * max(int(args["n"]), -hero.gold) * (1.0 - SPITE)
        case "gain-experience":
            return judge.growth * int(args["points"]) / price(state)
        case "heal":
            return WOUND * min(int(args["wounds"]), hero.wounds)
        case "recover":
            return EXHAUSTION * min(int(args["exhaustion"]), hero.exhaustion)
        case "suffer" | "all-suffer":
            return -_harm(judge, int(args.get("wounds", 0)), int(args.get("exhaustion", 0)))
        case "test":
            p = at_least(int(args["number"]) - _plus(judge, seat, effect))
            return p * promise(judge, args.get("success", ()), card) + (1.0 - p) * promise(
                judge, args.get("failure", ()), card
            )
        case "both":
            return promise(judge, args["effects"], card)
        case "either":
            return max(promise(judge, args["first"], card), promise(judge, args.get("second", ()), card))
        case "pay":
            unpaid = promise(judge, args.get("unpaid", ()), card)
            if hero.gold < int(args["n"]):
                return unpaid
            return max(unpaid, promise(judge, args["paid"], card) - judge.gold * int(args["n"]))
        case "fight":
            found = judge.scales.single(state, seat, card, judge.party)
            won = promise(judge, args.get("win", ()), card)
            return found.win * won - (1.0 - found.win) * judge.failure() - 0.1 * found.wounds
        case "keep":
            return _kept(judge, card)
        case "find-market-card":
            return FOUND * (1.0 if args.get("discount") is None else 0.5)
        case "go-to-town":
            return SHORT
        case _:
            return _with_rivals(judge, effect, card)


def _with_rivals(judge: Judge, effect: Effect, card: str) -> float:
    state, seat, args = judge.state, judge.seat, effect.args
    rivals = others(state, seat)
    match effect.do:
        case "rob":
            most = max([min(int(args["n"]), state.heroes[o].gold) for o in rivals], default=0)
            return judge.gold * most * (1.0 + SPITE)
        case "curse":
            hurt = WOUND * int(args.get("wounds", 0)) + EXHAUSTION * int(args.get("exhaustion", 0))
            return SPITE * hurt if rivals else 0.0
        case "pass-on":
            return SPITE * WOUND if rivals else 0.0
        case "bargain":
            n = int(args["n"])
            refused = promise(judge, args.get("refused", ()), card)
            rich = [o for o in rivals if state.heroes[o].gold >= n]
            return max(refused, 0.5 * (refused + judge.gold * n)) if rich else refused
        case "contest":
            return max(
                [_contest(judge, effect, card, o) for o in rivals] or [_contest(judge, effect, card, None)]
            )
        case _:
            return 0.0


def _contest(judge: Judge, effect: Effect, card: str, rival: Seat | None) -> float:
    args, heroes = effect.args, judge.state.heroes
    theirs = MEAN_ROLL + (0 if rival is None else _plus(judge, rival, effect))
    p = at_least(theirs - _plus(judge, judge.seat, effect))
    stake = int(args.get("stake", 0))
    won = promise(judge, args.get("success", ()), card)
    lost = promise(judge, args.get("failure", ()), card)
    if rival is not None:
        won += judge.gold * min(stake, heroes[rival].gold)
        lost -= judge.gold * min(stake, heroes[judge.seat].gold)
    return p * won + (1.0 - p) * lost


def _plus(judge: Judge, seat: Seat, effect: Effect) -> int:
    named = effect.args.get("skill")
    plus = value(judge.state, seat, HERO, Attribute(str(effect.args["attribute"])))
    return plus + (0 if named is None else skill(judge.state, seat, str(named)))


def _harm(judge: Judge, wounds: int, exhaustion: int) -> float:
    hero = judge.state.heroes[judge.seat]
    if wounds and hero.wounds + wounds >= life(judge.state, judge.seat, HERO):
        return judge.defeat() + 0.6
    return WOUND * wounds + EXHAUSTION * exhaustion


def _kept(judge: Judge, card: str) -> float:
    drawn = judge.state.book.challenges.get(card) or judge.state.book.encounters[card]
    kept = drawn.kept
    if kept is None:
        return 0.0
    rewards = [
        promise(judge, effect.args["reward"], card)
        for effect in _of_card(judge, card)
        if effect.do == "finish"
    ]
    return KEPT[kept.role.value] + FULFILLED * max(rewards, default=0.0)


def errands(judge: Judge) -> Iterator[tuple[Effect, str]]:
    """Tasks that the judge's hero may fulfil, each with its card: its own, and open ones of others."""
    state = judge.state
    tasks = state.book.used_at["start"][ARRIVED]
    for keeper, hero in enumerate(state.heroes):
        for card in hero.kept:
            if card in tasks and (keeper == judge.seat or is_open(state, card)):
                for _, effect in tasks[card]:
                    yield effect, card


def errand(judge: Judge, effect: Effect, card: str) -> float:
    """What it brings to be where a task is fulfilled."""
    if effect.do == "finish":
        return promise(judge, effect.args["reward"], card)
    if effect.do != "test":
        return 0.0
    p = at_least(int(effect.args["number"]) - _plus(judge, judge.seat, effect))
    finished = [inner for inner in effect.args.get("success", ()) if inner.do == "finish"]
    gained = sum([promise(judge, inner.args["reward"], card) for inner in finished])
    return p * gained + (1.0 - p) * promise(judge, effect.args.get("failure", ()), card)


# --- whom -------------------------------------------------------------------------------


def fit_as_rival(judge: Judge, rival: Seat, card: str) -> float:
    """How well a hero serves for what the card has in mind."""
    state = judge.state
    verbs = {effect.do for effect in _of_card(judge, card)}
    hero = state.heroes[rival]
    leads = 2.0 * runes_of(state, rival) + 0.2 * level(hero)
    if "rob" in verbs:
        return 0.5 * hero.gold + 0.1 * leads
    if "contest" in verbs:
        effect = choices(judge, card, "contest")
        return 0.0 if effect is None else _contest(judge, effect, card, rival)
    return -leads if "bargain" in verbs else leads


def accepts(judge: Judge, n: int, points: int) -> float:
    """What it brings to buy experience from another, who gets the gold."""
    return judge.growth * points / price(judge.state) - judge.gold * n * (1.0 + SPITE)

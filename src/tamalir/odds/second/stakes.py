"""What a hero stands to win and to lose in a fight, and at which prices that is counted.

The prices are those by which the bots decide. One unit of them is no thing of the game, so people are told
everything in gold.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tamalir.kernel import Seat
from tamalir.odds.advisor import Stake
from tamalir.odds.second.aims import LIVE, SAVE_THE_CARDS, WIN_FIRST, Aim
from tamalir.second.experience import WORTH, price
from tamalir.second.knockout import dearest
from tamalir.second.state import SecondState
from tamalir.second.values import holds
from tamalir.second.words import HERO, Cause
from tamalir.world.effects import Effect

GOLD = 0.12
"""A gold piece."""
LEVEL = 1.5
"""An experience counter on a hero."""
RUNE = 5.0
VICTORY = 12.0
WOUND = 0.12
EXHAUSTION = 0.04
ALLY = 0.7
"""An Ally that is killed."""
CARD = 0.2
"""A card given up for its effect."""
COST = 0.1
"""A gold piece of the price of the card that a fall takes."""
TURN = 0.3
"""The rest of a turn, which is lost by fleeing and by falling."""
SURVIVAL = 6.0
"""To stay in the Endgame."""
KEPT = {"ally": 0.8, "item": 0.8, "trophy": 0.4, "rune": 3.0, "task": 0.0}
"""A card that a victory leaves with the hero, by its role; a task what it promises, less the way there."""

GAIN = "gain"
AIMS = (GAIN, "win", "live", "cards")
"""What a player may want of a fight: the most by all at stake, to win, to stand, to keep the cards."""


@dataclass(slots=True, frozen=True)
class Stakes:
    """What hangs on a fight."""

    gold: int
    """Lost by a fall, like `card`."""
    card: str | None
    cost: int
    points: int
    """Experience that a victory brings for certain, and gold."""
    reward: int
    kept: float
    """What the enemy's card is worth to whoever keeps it; a Dragon Rune stands apart."""
    away: int
    """Gold that getting away costs."""
    rune: bool
    wins: bool
    level: int
    """Points that a level costs."""
    last: bool
    """In the Endgame whoever falls is out."""

    @property
    def aim(self) -> Aim:
        """The aim that follows what is at stake."""
        win = LEVEL * self.points / self.level + GOLD * self.reward + self.kept
        win += VICTORY if self.wins else RUNE if self.rune else 0.0
        loss = TURN + GOLD * self.gold + COST * self.cost
        if self.last:
            win, loss = SURVIVAL + (VICTORY if self.wins else 0.0), SURVIVAL
        return Aim(
            win=round(win, 2),
            loss=-round(loss, 2),
            away=-round(TURN + GOLD * self.away, 2),
            wound=WOUND,
            exhaustion=EXHAUSTION,
            ally=ALLY,
            card=CARD,
        )

    def told(self, aim: str) -> list[Stake]:
        """In sentences: what victory brings, what a fall costs, and the prices where they decide."""
        prize = "victory" if self.wins else "rune" if self.rune else "card" if self.kept else "none"
        card = self.card or "none"
        return [
            Stake("second-win", {"points": self.points, "gold": self.reward, "prize": prize}),
            Stake("second-out")
            if self.last
            else Stake("second-fall", {"gold": self.gold, "card": card, "cost": self.cost}),
            *([Stake("second-away", {"gold": self.away})] if self.away else []),
            *([Stake("second-prices", _in_gold(self.kept))] if aim == GAIN else []),
        ]


def stakes(state: SecondState, seat: Seat) -> Stakes:
    """What hangs on the fight that a seat is in."""
    fight, hero, book = state.fight, state.heroes[seat], state.book
    assert fight is not None
    assert fight.foe is not None
    card = fight.foe.card
    colour = book.adventure(card).colour
    lost = dearest(state, hero)
    hazard, last = fight.cause is Cause.HAZARD, fight.cause is Cause.ENDGAME
    challenge = book.challenges.get(card)
    rune = book.is_rune(card)
    effects = book.adventure(card).effects
    duels = [inner for effect in effects for inner in effect.within() if inner.do == "fight"]
    won = [effect for effect in effects if effect.when == "reward"]
    won += [inner for duel in duels for inner in duel.args.get("win", ())]
    fled = [inner for duel in duels for inner in duel.args.get("escape", ())]
    reward = Pay() if hazard or last else _paid(state, seat, card, won)
    return Stakes(
        gold=hero.gold,
        card=lost[0] if lost else None,
        cost=book.cost(lost[0]) if lost else 0,
        points=(WORTH[colour] if challenge is not None and not last else 0) + reward.points,
        reward=reward.gold,
        kept=0.0 if rune else reward.kept,
        away=max(0, -_paid(state, seat, card, fled).gold),
        rune=rune and not hazard and not last,
        wins=challenge is not None and challenge.wins,
        level=price(state),
        last=last,
    )


class Pay(NamedTuple):
    """What is handed out for certain."""

    gold: int = 0
    points: int = 0
    kept: float = 0.0

    def plus(self, other: Pay) -> Pay:
        return Pay(self.gold + other.gold, self.points + other.points, self.kept + other.kept)


def _paid(state: SecondState, seat: Seat, card: str, effects: Sequence[Effect]) -> Pay:
    """All of it; where the hero may choose, the part that pays more."""
    total = Pay()
    for effect in effects:
        total = total.plus(_pays(state, seat, card, effect))
    return total


def _pays(state: SecondState, seat: Seat, card: str, effect: Effect) -> Pay:
    args = effect.args
    if effect.given and not holds(state, seat, HERO, effect):
        return Pay()
    match effect.do:
        case "gain-gold":
            return Pay(gold=int(args["n"]))
        case "lose-gold":
            return Pay(gold=-min(int(args["n"]), state.heroes[seat].gold))
        case "all-gain-gold":
            return Pay(gold=max(int(args["n"]), -state.heroes[seat].gold))
        case "gain-experience":
            return Pay(points=int(args["points"]))
        case "keep":
            drawn = state.book.challenges.get(card) or state.book.encounters[card]
            return Pay(kept=KEPT[drawn.kept.role.value] if drawn.kept is not None else 0.0)
        case "both":
            return _paid(state, seat, card, args["effects"])
        case "either":
            parts = [_paid(state, seat, card, args.get(part, ())) for part in ("first", "second")]
            return max(parts, key=lambda pay: GOLD * pay.gold + LEVEL * pay.points / price(state) + pay.kept)
        case _:
            return Pay()


def aim_called(name: str, at_stake: Stakes) -> Aim:
    """One of `AIMS` for this fight."""
    return {"win": WIN_FIRST, "live": LIVE, "cards": SAVE_THE_CARDS}.get(name) or at_stake.aim


def _in_gold(kept: float) -> dict[str, str | int]:
    """The prices as people are told them; that of a card only where one is to be had."""
    prices = {"wound": WOUND, "level": LEVEL, "rune": RUNE, "ally": ALLY, "turn": TURN}
    told: dict[str, str | int] = {name: _coins(worth) for name, worth in prices.items()}
    return {**told, "kept": _coins(kept) if kept else "none"}


def _coins(worth: float) -> str:
    return f"{round(2 * worth / GOLD) / 2:g}"

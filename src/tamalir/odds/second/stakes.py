"""What a hero stands to win and to lose in a fight, and at which prices that is counted.

The prices are those by which the bots decide. One unit of them is no thing of the game, so people are told
everything in gold.
"""

from __future__ import annotations

from dataclasses import dataclass

from tamalir.kernel import Seat
from tamalir.odds.advisor import Stake
from tamalir.odds.second.aims import LIVE, SAVE_THE_CARDS, WIN_FIRST, Aim
from tamalir.second.experience import WORTH, price
from tamalir.second.knockout import dearest
from tamalir.second.state import SecondState
from tamalir.second.words import Cause
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
    """Experience that a victory brings, and gold."""
    reward: int
    rune: bool
    wins: bool
    level: int
    """Points that a level costs."""
    last: bool
    """In the Endgame whoever falls is out."""

    @property
    def aim(self) -> Aim:
        """The aim that follows what is at stake."""
        win = LEVEL * self.points / self.level + GOLD * self.reward
        win += VICTORY if self.wins else RUNE if self.rune else 0.0
        loss = TURN + GOLD * self.gold + COST * self.cost
        if self.last:
            win, loss = SURVIVAL + (VICTORY if self.wins else 0.0), SURVIVAL
        return Aim(
            win=round(win, 2),
            loss=-round(loss, 2),
            away=-TURN,
            wound=WOUND,
            exhaustion=EXHAUSTION,
            ally=ALLY,
            card=CARD,
        )

    def told(self, aim: str) -> list[Stake]:
        """In sentences: what victory brings, what a fall costs, and the prices where they decide."""
        prize = "victory" if self.wins else "rune" if self.rune else "none"
        card = self.card or "none"
        return [
            Stake("second-win", {"points": self.points, "gold": self.reward, "prize": prize}),
            Stake("second-out")
            if self.last
            else Stake("second-fall", {"gold": self.gold, "card": card, "cost": self.cost}),
            *([Stake("second-prices", _in_gold())] if aim == GAIN else []),
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
    return Stakes(
        gold=hero.gold,
        card=lost[0] if lost else None,
        cost=book.cost(lost[0]) if lost else 0,
        points=WORTH[colour] if challenge is not None and not last else 0,
        reward=0 if hazard or last else sum(_gold(effect) for effect in book.adventure(card).effects),
        rune=book.is_rune(card) and not hazard and not last,
        wins=challenge is not None and challenge.wins,
        level=price(state),
        last=last,
    )


def aim_called(name: str, at_stake: Stakes) -> Aim:
    """One of `AIMS` for this fight."""
    return {"win": WIN_FIRST, "live": LIVE, "cards": SAVE_THE_CARDS}.get(name) or at_stake.aim


def _gold(effect: Effect) -> int:
    """What a reward pays for certain."""
    return int(effect.args["n"]) if effect.when == "reward" and effect.do == "gain-gold" else 0


def _in_gold() -> dict[str, str | int]:
    """The prices as people are told them."""
    prices = {"wound": WOUND, "level": LEVEL, "rune": RUNE, "ally": ALLY, "turn": TURN}
    return {name: f"{round(2 * worth / GOLD) / 2:g}" for name, worth in prices.items()}

"""Other heroes: who would win a fight with them, and what they have that is worth it."""

from __future__ import annotations

from tamalir.kernel import Seat
from tamalir.odds.second.estimate import Foe, Sheet, foe_with
from tamalir.odds.second.worth import Party
from tamalir.second.state import SecondState

MEAN_ROLL = 11
"""What two ten-sided dice show on average: in a duel the defender rolls the number to be reached."""


def as_foe(party: Sheet) -> Foe:
    """A hero as its opponent meets it. Its Allies do not fight while it defends."""
    a, b, c = (MEAN_ROLL + round(plus) for plus in party.defend)
    x, y, z = (round(harm) for harm in party.damage)
    return foe_with((a, b, c), (x, y, z), max(1, round(party.life)))


def chance(mine: Party, theirs: Party) -> float:
    """The chance to win a duel: either side attacks in every other round."""
    ours = mine.against(as_foe(theirs.sheet)).win
    other_way = theirs.against(as_foe(mine.sheet)).win
    won, lost = ours * (1.0 - other_way), other_way * (1.0 - ours)
    return won / (won + lost) if won + lost > 1e-9 else 0.5


def runes_of(state: SecondState, seat: Seat) -> int:
    return sum([state.book.is_rune(card) for card in state.heroes[seat].kept])

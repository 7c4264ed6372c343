"""Words in which cards say what something costs."""

from __future__ import annotations

from tamalir.third.board_cards import DECKS
from tamalir.third.tokens import SYMBOLS

PAYABLE = ("action", "damage", "exert", "gold", "story", "trophy", *(f"{deck}-trophy" for deck in DECKS))
"""What a hero may have to pay outside combat."""

COSTS = (*PAYABLE, *SYMBOLS, "x-surge", *(f"{symbol}-tokens" for symbol in SYMBOLS))
"""What an ability may cost: symbols by their value, or by the number of tokens."""

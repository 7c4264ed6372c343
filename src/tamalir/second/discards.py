"""Where adventure cards go when they are discarded."""

from __future__ import annotations

from tamalir.second.doom import onto_the_doom_track
from tamalir.second.state import SecondState


def discard_adventure(state: SecondState, card: str) -> None:
    """Challenges and Events go under their deck; Encounters leave the game (2E-ENC-004).

    With the doom track every one of them goes there instead (2E-DOOM-003, 2E-GAP-063).
    """
    colour = state.book.adventure(card).colour
    if state.options["doom-track"]:
        onto_the_doom_track(state, card)
    elif card in state.book.encounters:
        state.removed = [*state.removed, card]
    else:
        state.decks[colour].put_under(card)

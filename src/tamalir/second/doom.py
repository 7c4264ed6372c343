"""The doom track: discarded adventure cards fill it, and full it adds a doom counter."""

from __future__ import annotations

from tamalir.second.state import SecondState

THRESHOLD = (0, 2, 4, 6, 8, 8, 8)
"""Cards on the track that add a doom counter, by number of players (2E-DOOM-006)."""

SLOWER = (0, 4, 8, 12, 16, 16, 16)
"""Twice as many: past the last town the cards go over the track a second time (2E-GAP-101)."""

DOOM_COUNTERS = 8  # 2E-COMP-012


def doom_is_complete(state: SecondState) -> bool:
    """The eighth doom counter ends the normal game (2E-DOOM-010)."""
    return state.doom_counters >= DOOM_COUNTERS and not state.endgame


def cuts_the_turn_short(state: SecondState) -> bool:
    """The rest of the turn is not played any more (2E-GAP-065), unless the table agreed to finish it."""
    return doom_is_complete(state) and not state.options["endgame-after-the-turn"]


def threshold(state: SecondState) -> int:
    """Cards that add a doom counter at this table."""
    players = len(state.heroes)
    if state.options["slower-doom"]:
        return SLOWER[players]  # the house rule of 2E-GAP-101
    if players == 1 and state.options["slower-solo-doom"]:
        return 3  # the house rule of 2E-GAP-066
    return THRESHOLD[players]


def cards_until_the_end(state: SecondState) -> int:
    """Adventure cards that must still be discarded before the normal game ends: at the least, for after
    each counter one card stays on the track (2E-DOOM-007)."""
    if state.doom_counters >= DOOM_COUNTERS:
        return 0
    most = threshold(state)
    return max(0, most - len(state.doom)) + (DOOM_COUNTERS - state.doom_counters - 1) * (most - 1)


def onto_the_doom_track(state: SecondState, card: str) -> None:
    """A discarded adventure card goes face down on the lowest free position (2E-DOOM-003)."""
    colour = state.book.adventure(card).colour
    if state.endgame or state.doom_counters >= DOOM_COUNTERS:
        state.discards[colour] = [*state.discards[colour], card]  # 2E-GAP-065
        return
    state.doom = [*state.doom, card]
    towns = list(state.book.board.towns)
    state.emit(
        "doom-card", None, "2E-DOOM-003", town=towns[(len(state.doom) - 1) % len(towns)], n=len(state.doom)
    )
    if len(state.doom) >= threshold(state):
        _add_a_doom_counter(state)


def _add_a_doom_counter(state: SecondState) -> None:
    """Keep the last card (2E-DOOM-007), clear the others (2E-DOOM-008), place the counter (2E-DOOM-009)."""
    last = state.doom[-1]
    for card in state.doom[:-1]:
        adventure = state.book.adventure(card)
        if not state.options["doom-under-decks"]:
            state.discards[adventure.colour] = [*state.discards[adventure.colour], card]
        elif card in state.book.encounters:
            state.removed = [*state.removed, card]  # 2E-GAP-064
        else:
            state.decks[adventure.colour].put_under(card)
    state.doom = [last]
    state.doom_counters += 1
    town = list(state.book.board.towns)[state.doom_counters - 1]
    state.emit("doom-counter", None, "2E-DOOM-009", town=town, n=state.doom_counters)

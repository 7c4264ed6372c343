#!/usr/bin/env python3
"""How many questions a turn puts, by what is asked: whole games of bots, forced answers not counted.

scripts/questions.py 50                                 fifty games for two, in the form of every table
scripts/questions.py 50 --option decide-each-step       the long form
"""

from __future__ import annotations

import argparse
from collections import Counter

import tamalir

MOST = 6_000
"""Questions after which a game is given up."""


def asked_in(
    seed: int, seats: int, bot: str, steps: int, options: dict[str, bool]
) -> tuple[Counter[str], int]:
    """Questions of one game by their keys, and its turns."""
    table = tamalir.new("second", seats=seats, seed=seed, options=options)
    players = [tamalir.bot(bot, seed=seed + seat, steps=steps) for seat in range(seats)]
    found: Counter[str] = Counter()
    while table.request is not None and found.total() < MOST:
        seat = table.waiting()[0]
        asked = table.pending(seat)
        assert asked is not None
        found[asked.key] += 1
        table.answer(players[seat].decide(table.view(seat), asked), seat)
    return found, max(1, table.state.turns)


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", type=int, help="how many")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--seats", type=int, default=2, help="players")
    parser.add_argument("--bot", default="adventurer", help="who plays")
    parser.add_argument("--steps", type=int, default=10, help="how far a bot thinks")
    parser.add_argument("--option", action="append", default=[], help="a variant that is switched on")
    asked = parser.parse_args()
    whole: Counter[str] = Counter()
    turns, least, most = 0, 1e9, 0.0
    for seed in range(asked.first, asked.first + asked.games):
        found, played = asked_in(seed, asked.seats, asked.bot, asked.steps, dict.fromkeys(asked.option, True))
        whole += found
        turns += played
        least, most = min(least, found.total() / played), max(most, found.total() / played)
        print(f"game {seed}: {found.total()} questions in {played} turns", flush=True)
    print(
        f"{asked.games} games, {turns} turns, {whole.total()} questions: {whole.total() / turns:.2f} a turn"
    )
    print(f"from {least:.1f} to {most:.1f} in a game")
    for key, n in whole.most_common(15):
        print(f"{n / turns:6.2f}  {key}")


if __name__ == "__main__":
    main()

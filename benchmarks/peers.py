"""What we time of others: Catanatron, a Python engine for another board game, and a plain loop."""

from __future__ import annotations

from benchmarks.clock import Contest


def loop() -> Contest:
    """The machine itself: a million turns of a plain loop."""

    def run() -> int:
        total = 0
        for n in range(1_000_000):
            total += n & 7
        return 1

    return Contest("a plain loop of a million", "loop", run)


def catanatron() -> list[Contest]:
    """Ticks of random play and `copy()` in the middle of a game."""
    from catanatron import Color, Game, RandomPlayer

    def players() -> list[RandomPlayer]:
        return [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]

    def ticks() -> int:
        done = 0
        for seed in range(2):
            game = Game(players(), seed=seed)
            while game.winning_color() is None and done < 4000:
                game.play_tick()
                done += 1
        return done

    half_way = Game(players(), seed=7)
    for _ in range(200):
        half_way.play_tick()

    def copies() -> int:
        for _ in range(400):
            half_way.copy()
        return 400

    return [Contest("Catanatron, a tick", "tick", ticks), Contest("Catanatron, copy()", "copy", copies)]

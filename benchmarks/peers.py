"""What we time of others: engines and environments for other games, and a plain loop."""

from __future__ import annotations

import os
import subprocess
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.clock import Contest

BOARDGAME = Path(__file__).parent / "boardgame" / "moves.cjs"


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


def others() -> list[Contest]:
    """Small games in the environments of the field, where these are installed."""
    found: list[Contest] = []
    if find_spec("pettingzoo") is not None and find_spec("pygame") is not None:
        found.append(_pettingzoo())
    if find_spec("pyspiel") is not None:
        found.append(_open_spiel())
    if BOARDGAME.with_name("node_modules").is_dir():
        found.append(Elsewhere("boardgame.io, a move on a state of our size", "move", _boardgame))
    return found


class Elsewhere(Contest):
    """Timed where it runs: another process tells millionths of a second for one unit."""

    def seconds_per_unit(self) -> float:
        return self.run() / 1e6


def _boardgame() -> int:
    node = ["node", str(BOARDGAME), "1000"]
    told = subprocess.run(node, env={**os.environ, "NODE_ENV": "production"}, capture_output=True, check=True)
    return round(float(told.stdout))


def _pettingzoo() -> Contest:
    env: Any = import_module("pettingzoo.classic.connect_four_v3").env()
    luck = Random(1)

    def run() -> int:
        done = 0
        for seed in range(5):
            env.reset(seed=seed)
            for _ in env.agent_iter():
                observation, _, termination, truncation, _ = env.last()
                over = termination or truncation
                legal = [n for n, may in enumerate(observation["action_mask"]) if may]
                env.step(None if over else luck.choice(legal))
                done += 1
        return done

    return Contest("PettingZoo's connect_four, a turn", "turn", run)


def _open_spiel() -> Contest:
    game: Any = import_module("pyspiel").load_game("connect_four")
    luck = Random(1)

    def run() -> int:
        done = 0
        for _ in range(20):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(luck.choice(state.legal_actions()))
                done += 1
        return done

    return Contest("OpenSpiel's connect_four (C++), a move", "move", run)

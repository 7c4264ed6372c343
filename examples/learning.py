"""What the training examples share: a small policy, how it learns, and how it is judged. NumPy alone.

The policy gives every action a score: for each question, one weight for each number of the action's row. What
it may not choose is masked out. It learns by REINFORCE with a running baseline: after each game the choices
that led further and to victory become more likely, the others less.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tamalir.envs.single import OneSeat
from tamalir.envs.table import Seen, masked

Floats = NDArray[np.float64]

DECAY = 0.97
"""How much a reward one answer later counts."""


class Policy:
    """Scores of actions are linear in what is known of them; each question has weights of its own."""

    def __init__(self, questions: int, columns: int, seed: int = 0) -> None:
        self.weights: Floats = np.zeros((questions, columns))
        self._random = np.random.default_rng(seed)

    def act(self, seen: Seen) -> tuple[int, int, Floats]:
        """An action, the question, and the direction in which its weights make the action more likely."""
        rows = seen["options"][seen["action_mask"] == 1].astype(float)
        question = int(np.argmax(seen["observation"][: len(self.weights)]))
        scores = rows @ self.weights[question]
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        action = int(self._random.choice(len(rows), p=chances))
        return action, question, rows[action] - chances @ rows


@dataclass(frozen=True)
class Lesson:
    """A game to be learnt against chance."""

    make: Callable[..., OneSeat]
    """One seat of a version, such as `second_v1.SingleSeat`."""
    questions: int
    """Of the version, and one for any other."""
    columns: int
    """Numbers of a row."""
    unit: str
    """In what progress is told."""
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])

    def train(
        self, seconds: float, seed: int = 0, rate: float = 0.02, games: int | None = None
    ) -> tuple[Policy, int]:
        """Play against chance and learn, for so many seconds (or games)."""
        env = self.make(opponents=["random"], options=self.options, shaping=1.0)
        policy = Policy(self.questions, self.columns, seed)
        spread = np.ones_like(policy.weights) * 1e-3
        baseline, end, played = 0.0, time.monotonic() + seconds, 0
        while played < games if games is not None else time.monotonic() < end:
            seen, _ = env.reset(seed=seed + played)
            pushes: list[tuple[int, Floats, float]] = []
            over = False
            while not over:
                action, question, push = policy.act(seen)
                seen, reward, over, _, _ = env.step(action)
                pushes.append((question, push, reward))
            step = np.zeros_like(policy.weights)
            gain = 0.0
            for question, push, reward in reversed(pushes):
                gain = reward + DECAY * gain
                baseline += 0.001 * (gain - baseline)
                step[question] += (gain - baseline) * push
            spread = 0.99 * spread + 0.01 * step**2
            policy.weights += rate * step / np.sqrt(spread)
            played += 1
        return policy, played

    def against_chance(self, policy: Policy | None, games: int, seed: int = 1_000_000) -> tuple[float, float]:
        """The share of games in which it comes out ahead (a tie is half of one) and the mean progress; None
        plays at random."""
        env = self.make(opponents=["random"], options=self.options)
        random = np.random.default_rng(seed)
        won = progress = 0.0
        for game in range(games):
            seen, _ = env.reset(seed=seed + game)
            over, reward = False, 0.0
            while not over:
                action = masked(seen, random) if policy is None else policy.act(seen)[0]
                seen, reward, over, _, _ = env.step(action)
            won += 1.0 if reward > 0 else 0.5 if reward == 0 else 0.0
            progress += env.game.progress(0)
        return won / games, progress / games

    def told(self, about: str, seconds: float) -> None:
        """Train, then tell how it went."""
        parser = argparse.ArgumentParser(
            description=about, formatter_class=argparse.RawDescriptionHelpFormatter
        )
        parser.add_argument("--seconds", type=float, default=seconds, help="for training")
        parser.add_argument("--games", type=int, default=200, help="to judge by")
        parser.add_argument("--seed", type=int, default=0)
        asked = parser.parse_args()
        policy, played = self.train(asked.seconds, asked.seed)
        print(f"trained on {played} games")
        for name, player in (("chance", None), ("the policy", policy)):
            share, progress = self.against_chance(player, asked.games)
            ahead = f"{name}: ahead of chance in {share:.0%} of {asked.games} games"
            print(f"{ahead}, {progress:.2f} {self.unit}")

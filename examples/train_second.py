#!/usr/bin/env python3
"""Learn the second edition against chance in a minute, with NumPy alone.

    pip install 'tamalir[envs]'
    python examples/train_second.py            train, then play 200 games against chance
    python examples/train_second.py --seconds 20 --games 50

The policy gives every option a score: for each question, one weight for each verb and for each number of the
option's row. What it may not choose is masked out. It learns by REINFORCE with a running baseline: after each
game the choices that led to more levels and to victory become more likely, the others less.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
from numpy.typing import NDArray

from tamalir.envs import second_v0
from tamalir.envs.second import encoding
from tamalir.envs.table import Seen

Floats = NDArray[np.float64]

VERBS = len(encoding.VERBS) + 1
QUESTIONS = len(encoding.QUESTIONS) + 1
DECAY = 0.97
"""How much a reward one answer later counts."""


class Policy:
    """Scores of options are linear in what is known of them."""

    def __init__(self, seed: int = 0) -> None:
        self.weights: Floats = np.zeros(QUESTIONS * VERBS + QUESTIONS * (encoding.OPTION - VERBS))
        self._random = np.random.default_rng(seed)

    def features(self, seen: Seen) -> Floats:
        """One row for each option on offer: its verb and its numbers, in the place of the question."""
        options = seen["options"][seen["action_mask"] == 1].astype(float)
        question = int(np.argmax(seen["observation"][:QUESTIONS]))
        rows = np.zeros((len(options), len(self.weights)))
        rows[:, question * VERBS : (question + 1) * VERBS] = options[:, :VERBS]
        rest = encoding.OPTION - VERBS
        at = QUESTIONS * VERBS + question * rest
        rows[:, at : at + rest] = options[:, VERBS:]
        return rows

    def chances(self, rows: Floats) -> Floats:
        scores = rows @ self.weights
        raised = np.exp(scores - scores.max())
        return raised / raised.sum()

    def act(self, seen: Seen) -> tuple[int, Floats]:
        """An action, and the direction in which the weights make it more likely."""
        rows = self.features(seen)
        chances = self.chances(rows)
        action = int(self._random.choice(len(rows), p=chances))
        return action, rows[action] - chances @ rows


def train(seconds: float, seed: int = 0, rate: float = 0.02, games: int | None = None) -> tuple[Policy, int]:
    """Play against chance and learn, for so many seconds (or games)."""
    env = second_v0.SingleSeat(opponents=["random"], options={"turn-limit": 100}, shaping=1.0)
    policy = Policy(seed)
    spread = np.ones_like(policy.weights) * 1e-3
    baseline, end, played = 0.0, time.monotonic() + seconds, 0
    while played < games if games is not None else time.monotonic() < end:
        seen, _ = env.reset(seed=seed + played)
        pushes: list[Floats] = []
        rewards: list[float] = []
        over = False
        while not over:
            action, push = policy.act(seen)
            seen, reward, over, _, _ = env.step(action)
            pushes.append(push)
            rewards.append(reward)
        step = np.zeros_like(policy.weights)
        gain = 0.0
        for push, reward in zip(reversed(pushes), reversed(rewards), strict=True):
            gain = reward + DECAY * gain
            baseline += 0.001 * (gain - baseline)
            step += (gain - baseline) * push
        spread = 0.99 * spread + 0.01 * step**2
        policy.weights += rate * step / np.sqrt(spread)
        played += 1
    return policy, played


def against_chance(policy: Policy | None, games: int, seed: int = 1_000_000) -> tuple[float, float]:
    """The share of games won (a tie is half a win) and the mean progress in levels; None plays at random."""
    env = second_v0.SingleSeat(opponents=["random"], options={"turn-limit": 100})
    random = np.random.default_rng(seed)
    won = progress = 0.0
    for game in range(games):
        seen, _ = env.reset(seed=seed + game)
        over, reward = False, 0.0
        while not over:
            action = second_v0.masked(seen, random) if policy is None else policy.act(seen)[0]
            seen, reward, over, _, _ = env.step(action)
        won += (reward + 1) / 2
        progress += env.game.progress(0)
    return won / games, progress / games


def main() -> None:
    """Train, then tell how it went."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=45, help="for training")
    parser.add_argument("--games", type=int, default=200, help="to judge by")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    policy, played = train(asked.seconds, asked.seed)
    print(f"trained on {played} games")  # noqa: T201 - an example that talks
    for name, player in (("chance", None), ("the policy", policy)):
        share, progress = against_chance(player, asked.games)
        told = f"{name}: {share:.0%} of {asked.games} games won against chance, {progress:.2f} levels"
        print(told)  # noqa: T201


if __name__ == "__main__":
    main()

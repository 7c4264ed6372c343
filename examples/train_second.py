#!/usr/bin/env python3
"""Learn the second edition against chance in a minute, with NumPy alone.

    pip install 'tamalir[envs]'
    python examples/train_second.py            train, then play 200 games against chance
    python examples/train_second.py --seconds 20 --games 50

How it learns stands in examples/learning.py.
"""

from __future__ import annotations

from learning import Lesson

from tamalir.envs import second_v1
from tamalir.envs.second import cards, encoding

LESSON = Lesson(
    make=second_v1.SingleSeat,
    questions=len(encoding.QUESTIONS) + 1,
    columns=encoding.OPTION + cards.NUMBERS.features,
    unit="levels",
    options={"turn-limit": 100},
)

if __name__ == "__main__":
    LESSON.told(__doc__ or "", seconds=45)

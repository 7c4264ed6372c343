#!/usr/bin/env python3
"""Learn the third edition against chance in two minutes, with NumPy alone.

    pip install 'tamalir[envs]'
    python examples/train_third.py             train, then play 200 games against chance
    python examples/train_third.py --seconds 30 --games 50

Chance never defeats the villain, so games are won by whoever has made more of the time: trophies, skills,
assets, gold and story tokens. How it learns stands in examples/learning.py.
"""

from __future__ import annotations

from learning import Lesson

from tamalir.envs import third_v0
from tamalir.envs.third import rows, words

LESSON = Lesson(
    make=third_v0.SingleSeat,
    questions=len(words.QUESTIONS) + 1,
    columns=rows.OPTION,
    unit="points of progress",
)

if __name__ == "__main__":
    LESSON.told(__doc__ or "", seconds=90)

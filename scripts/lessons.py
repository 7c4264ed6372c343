#!/usr/bin/env python3
"""Find the seeds of lessons: the first with which the line of a lesson can be taken and shows what it should.

scripts/lessons.py            write them into the data of each game
scripts/lessons.py --check    only say which do not fit any more; exit 1 if there are any
"""

from __future__ import annotations

import re
import sys
from hashlib import sha256
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

import tamalir
from tamalir.host.daily import LESSON
from tamalir.kernel import Fair, TamalirError
from tamalir.second.lessons import Lesson, lessons
from tamalir.world.lessons import PREFIX

FILE = Path(__file__).resolve().parent.parent / "src/tamalir/content/lessons/second.toml"
MOST = 4000


def off_the_line(scene: str, lesson: Lesson, seed: str) -> str | None:
    """What goes wrong with these dice; None: nothing."""
    dice = Fair(sha256(seed.encode()).digest(), LESSON)
    table = tamalir.new("second", scene=scene, dealer=dice, game="lesson")
    for step in lesson.taught.steps:
        for n, option in enumerate(step.takes):
            request = table.request
            if request is None or (n == 0 and request.key != step.asks) or table.waiting() != (0,):
                return f"{step.says}: {step.asks} is not asked"
            try:
                table.answer(option)
            except TamalirError as error:
                return f"{step.says}: {error}"
    happened = {event["key"] for event in table.events(seat=0)}
    missing = [key for key in lesson.shows if key not in happened]
    return f"never: {', '.join(missing)}" if missing else None


def found(scene: str, lesson: Lesson) -> str | None:
    seeds = (str(n) for n in range(1, MOST))
    return next((seed for seed in seeds if off_the_line(scene, lesson, seed) is None), None)


def main() -> int:
    bad = 0
    text = FILE.read_text(encoding="utf-8")
    for scene, lesson in lessons().items():
        wrong = off_the_line(scene, lesson, lesson.taught.seed)
        if wrong is None:
            continue
        bad += 1
        print(f"{scene}: {wrong}")
        seed = None if "--check" in sys.argv else found(scene, lesson)
        if seed is not None:
            head = re.escape(f"[{scene.removeprefix(PREFIX)}.taught]")
            text = re.sub(rf'({head}\n(?:.*\n)*?seed = )"[^"]*"', rf'\g<1>"{seed}"', text, count=1)
            print(f"{scene}: seed {seed}")
            bad -= 1
    if "--check" not in sys.argv:
        FILE.write_text(text, encoding="utf-8")
    return 1 if bad else 0


if __name__ == "__main__":
    raise SystemExit(main())

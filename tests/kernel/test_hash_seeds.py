"""The same game in another process under another hash seed is the same, byte for byte."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

PLAY = """
import json
from tests.kernel.pictures import picture
from tests.toys import EDITIONS, Fair, Fast, loaded, play_at_random, saved, table

for edition in EDITIONS.values():
    for dealer in (Fast(11), Fair(b"eleven", "toy")):
        for seed in range(5):
            game = play_at_random(table(edition, 3, dealer), seed, most=20)
            print(json.dumps([saved(game), picture(loaded(saved(game)))], default=str))
            print(json.dumps(picture(play_at_random(game, seed)), default=str))
"""


def played(hash_seed: str, *flags: str) -> str:
    program = PLAY.replace("Fair, Fast, ", "").replace(
        "import json", "import json\nfrom tamalir.kernel import Fair, Fast"
    )
    done = subprocess.run(
        [sys.executable, *flags, "-c", program],
        cwd=ROOT,
        env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{ROOT / 'src'}"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_two_hash_seeds_give_the_same_bytes() -> None:
    first = played("1")

    assert len(first) > 10_000
    assert played("2") == first


def test_without_asserts_and_without_the_watch_the_game_is_the_same() -> None:
    assert played("3", "-O") == played("1")

"""What one action costs at a table of four, as a multiple of an engine answer timed in the same run.

    python -m benchmarks.server.action

An action is carried out, made into what is stored, settled, and told to four seats in three languages; no
network and no database. An engine answer is the same answer given to a bare table.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
from time import process_time
from typing import Any

import msgspec

import tamalir
from tamalir.host.commands import ToStore, carry_out
from tamalir.host.hosted import Hosted
from tamalir.host.records import GameRecord, SeatRecord
from tamalir.host.replies import Viewer
from tamalir.host.wire import Act, House
from tamalir.kernel import Fair, Table, encode

SEATS = 4
CHANNELS = ("0.en", "1.pl", "2.ru", "3.en")


def begun(edition: str, seed: int) -> Table[Any]:
    return tamalir.new(edition, seats=SEATS, dealer=Fair(seed.to_bytes(32, "big"), "bench"), game="bench")


def hosted(edition: str, seed: int) -> Hosted:
    table = begun(edition, seed)
    record = GameRecord(
        id="bench",
        edition=edition,
        seed=seed.to_bytes(32, "big").hex(),
        commitment="",
        fair_from=0,
        dice="path",
        host_hash="",
        spectator_hash="",
        setup=encode(table.setup),
        house=House(),
        created_at=0.0,
        seats=[SeatRecord(seat=n, token_hash="", bot="random", name=f"P{n}") for n in range(SEATS)],
    )
    held = Hosted(record, table, lambda: 1000.0)
    held.settle(held.begin("new"))
    for channel in CHANNELS:
        held.feed.update_for(channel)
    return held


def measure(edition: str, answers: int, seed: int) -> tuple[float, float, list[int]]:
    """Seconds of an engine answer and of an action, and the sizes of what each viewer is sent."""
    held, luck = hosted(edition, seed), random.Random(seed)
    actions, sizes = list[float](), list[int]()
    chosen: list[tuple[int, str]] = []
    for _ in range(answers):
        if held.over:
            break
        seat = held.table.waiting()[0]
        asked = held.table.pending(seat)
        assert asked is not None
        option = luck.choice(asked.options).id
        chosen.append((seat, option))
        start = process_time()
        outcome = carry_out(held, Viewer(role="seat", seat=seat), Act(option=option, version=held.version))
        assert isinstance(outcome, ToStore)
        assert outcome.change is not None
        msgspec.json.encode(outcome.change)
        held.settle(outcome.change)
        messages = [held.feed.update_for(channel) for channel in CHANNELS]
        actions.append(process_time() - start)
        sizes += map(len, messages)
    bare = begun(edition, seed)
    start = process_time()
    for seat, option in chosen:
        bare.answer(option, seat)
    return (process_time() - start) / len(chosen), statistics.mean(actions), sizes


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--answers", type=int, default=600)
    arguments.add_argument("--seed", type=int, default=3)
    given = arguments.parse_args()
    for edition in ("second", "third"):
        measure(edition, 100, 1)  # what is read once
        engine, action, sizes = measure(edition, given.answers, given.seed)
        found = {
            "edition": edition,
            "engine answer us": round(engine * 1e6, 1),
            "action us": round(action * 1e6),
            "engine answers": round(action / engine, 1),
            "update bytes, median": int(statistics.median(sizes)),
            "update bytes, 95 %": int(statistics.quantiles(sizes, n=20)[18]),
        }
        sys.stdout.write(f"{json.dumps(found)}\n")


if __name__ == "__main__":
    main()

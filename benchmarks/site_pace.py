# What is timed in the page's Python and in CPython, with the same lines; the last one is the answer.
import json
from time import perf_counter

import tamalir
from tamalir.host.jobs import Decide
from tamalir.page import worker
from tamalir.players.random_legal import RandomLegal


def answers(edition, seats, many):
    """Answers a second, any legal option."""
    done, begun = 0, perf_counter()
    for seed in range(100):
        table, player = tamalir.new(edition, seats=seats, seed=seed), RandomLegal(seed)
        while table.request is not None and done < many:
            seat = table.waiting()[0]
            table.answer(player.decide(table.view(seat), table.pending(seat)), seat)
            done += 1
        if done >= many:
            return done / (perf_counter() - begun)
    return 0.0


def decisions(edition, bot, many, patience):
    """Seconds of each decision of a bot in a game of two of its kind, as a page has it made."""
    table, took = tamalir.new(edition, seats=2, seed=4), []
    while table.request is not None and len(took) < many:
        seat = table.waiting()[0]
        view = table.view(seat).json(way=True, figures=False)
        job = worker._encoder.encode(Decide(bot=bot, seed=1, view=view, patience=patience)).decode()
        begun = perf_counter()
        answer = json.loads(worker.think(job))
        took.append(perf_counter() - begun)
        table.answer(answer["option"], seat)
    return took


def plain():
    begun, total = perf_counter(), 0
    for n in range(1_000_000):
        total += n & 3
    return perf_counter() - begun


def means(patience):
    found = {}
    for edition, bot in (("second", "novice"), ("second", "adventurer"), ("third", "adventurer")):
        took = decisions(edition, bot, 40, patience)
        found[f"{edition} {bot}"] = [sum(took) / len(took), max(took)]
    return found


answers("second", 4, 500)
patience = worker.patience()
json.dumps(
    {
        "second": answers("second", 4, 4000),
        "third": answers("third", 2, 4000),
        "patience": patience,
        "bots": means(patience),
        "plain": plain(),
    }
)

"""Keeps a few saves of today for ever. Run once for each schema that is released:

python -m tests.golden.keep_saves NAME
"""

from __future__ import annotations

import json
import sys

from tamalir.players.random_legal import RandomLegal
from tests.golden.playthrough import GAMES, HERE, begun

ANSWERS = 60


def main(name: str) -> None:
    for game in GAMES:
        table = begun(game)
        player = RandomLegal(game.seed)
        for _ in range(ANSWERS):
            asked = table.pending(table.waiting()[0]) if table.waiting() else None
            if asked is None:
                break
            table.answer(player.decide(table.view(asked.seat), asked), asked.seat)
        key = None if table.request is None else table.request.key
        kept = {"request": key, "waiting": list(table.waiting()), "save": table.save()}
        file = HERE / "saves" / f"{name}-{game.name}.json"
        file.write_text(json.dumps(kept, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
        print(file.name, file.stat().st_size, "bytes")  # noqa: T201 -- a tool for people


if __name__ == "__main__":
    main(sys.argv[1])

"""Saves, packs and messages that were tampered with: each gets a clear error, or the game plays on.

    python scripts/fuzz.py --saves 2000 --packs 500 --wire 5000 --seed 1

Mutations know the shape of what they change: numbers become huge or negative, names those of other things or
nothing, lists lose, double and swap their parts, fields go and come, bits flip. Everything else than a clear
error or a position that can be played on is told with the seed that makes it again, and ends with 1.
"""

from __future__ import annotations

import argparse
import copy
import io
import json
import random
import re
import signal
import sys
import tempfile
import zipfile
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, cast

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import tamalir
from scripts.fuzz_wire import fuzz_wire
from tamalir.games import GAMES
from tamalir.host.packs import examined
from tamalir.host.trials import tried
from tamalir.kernel import Table
from tamalir.world.packs import pack_called, unregister

EDITIONS = ("second", "third", "bonds")
AGREED: dict[str, tuple[dict[str, Any], ...]] = {
    "second": (
        {},
        {"decide-each-step": True},
        {"doom-track": True, "travel-hazards": True, "item-limits": True},
    ),
    "third": ({}, {"scenario": "margath"}, {"scenario": "corpse-king"}, {"scenario": "grey-hunt"}),
    "bonds": (
        {"scenario": "locust-swarm"},
        {"scenario": "red-death"},
        {"scenario": "margath", "skill-sets": "chosen"},
        {"mode": "competitive", "scenario": "corpse-king"},
    ),
}
"""What the tables have agreed on: every scenario, the short form and each step by itself."""
SECONDS = 20
"""For one of them; longer is a hang."""
NUMBERS = (-1, 0, 1, 2, 3000, 10**6, 10**9, -(10**9), 2**63, 2**200)
TEXTS = ("", "\x00", "no-such-thing", "x" * 5000, "<b>", "../..", "1,1", "999999,0", "\u202e", "é")

NOTHING: tuple[Callable[[], Any], ...] = (lambda: None, lambda: True, list, dict, lambda: 1.5)

PACK = {
    "pack.toml": '[pack]\nid = "fuzz"\nedition = "second"\nversion = "1"\n',
    "cards.toml": (
        '[items.fuzz-sword]\nitem_class = "weapon"\ntype = "sword"\nusage = "activate"\ncost = 3\n'
        'effects = [{ when = "melee", do = "add-to-roll", by = 2 }]\n\n'
        '[icons.fuzz-sword]\nicon = "lorc/sun"\n'
    ),
    "texts/en.ftl": "name-fuzz-sword = Sword\n",
}


@cache
def template(edition: str) -> dict[str, str]:
    """The pack that `tamalir content new` writes."""
    with tempfile.TemporaryDirectory() as name:
        home = Path(name) / "fuzz-pack"
        tools = GAMES[edition].packs
        assert tools is not None
        tools.template(home)
        return {
            str(file.relative_to(home)): file.read_text()
            for file in sorted(home.rglob("*"))
            if file.suffix in (".toml", ".ftl")
        }


class Hang(BaseException):
    """It came to no end."""


def played(table: Table[Any], answers: int, luck: random.Random) -> None:
    """Some way on, by lot."""
    for _ in range(answers):
        if table.request is None:
            break
        seat = table.waiting()[0]
        asked = table.pending(seat)
        assert asked is not None
        table.answer(luck.choice(asked.options).id, seat)


def saves(luck: random.Random) -> dict[str, Any]:
    """A save of a game that was played some way by lot, without the checksum that would tell at once."""
    edition = luck.choice(EDITIONS)
    seats = luck.choice((2, 3))
    table = tamalir.new(edition, seats=seats, seed=luck.randrange(50), options=luck.choice(AGREED[edition]))
    played(table, luck.choice((0, 5, 30, 80)), luck)
    save = json.loads(json.dumps(table.save()))
    if luck.random() < 0.95:
        del save["checksum"]
    return save


def places(data: object) -> list[tuple[Any, Any]]:
    """Every (container, key) inside."""
    found: list[tuple[Any, Any]] = []
    waiting: list[Any] = [data]
    while waiting:
        here: Any = waiting.pop()
        keys: list[Any] = []
        if isinstance(here, dict):
            keys = list(cast("dict[str, object]", here))
        elif isinstance(here, list):
            keys = list(range(len(cast("list[object]", here))))
        for key in keys:
            home = cast("Any", here)
            found.append((home, key))
            waiting.append(home[key])
    return found


def tampered(data: Any, luck: random.Random) -> Any:
    """The same with a few things changed."""
    data = copy.deepcopy(data)
    for _ in range(luck.choice((1, 1, 2, 4))):
        spots = places(data)
        if not spots:
            return data
        home, key = luck.choice(spots)
        other_home, other_key = luck.choice(spots)
        value = home[key]
        match luck.randrange(8):
            case 0:
                home[key] = luck.choice(NUMBERS)
            case 1:
                home[key] = luck.choice(TEXTS)
            case 2:
                del home[key]
            case 3:
                home[key] = copy.deepcopy(other_home[other_key])
            case 4 if isinstance(value, list):
                items = cast("list[Any]", value)
                items.extend(copy.deepcopy(items[: luck.choice((1, 50))]))
            case 5 if isinstance(value, str) and value:
                at = luck.randrange(len(value))
                home[key] = value[:at] + chr(ord(value[at]) ^ (1 << luck.randrange(7))) + value[at + 1 :]
            case 6 if isinstance(value, int):
                home[key] = value + luck.choice((-1, 1, 100))
            case 7 if isinstance(home, dict):
                cast("dict[str, Any]", home)[luck.choice(TEXTS)] = value
            case _:
                home[key] = luck.choice(NOTHING)()
    return data


def packed(luck: random.Random) -> bytes:
    """A pack of any edition with changed texts, in an archive that may be damaged."""
    files = dict(luck.choice((PACK, *map(template, EDITIONS))))
    for _ in range(luck.choice((1, 1, 3))):
        name = luck.choice(list(files))
        lines = files[name].split("\n")
        at = luck.randrange(len(lines))
        match luck.randrange(6):
            case 0:
                number = luck.choice((*NUMBERS, "nan", "1e400"))
                lines[at] = re.sub(r"\b\d+\b", str(number), lines[at], count=1)
            case 1:
                word = luck.choice(re.findall(r"[a-z]+(?:-[a-z]+)*", lines[at]) or ["fuzz-sword"])
                lines[at] = lines[at].replace(word, luck.choice(TEXTS))
            case 2:
                del lines[at]
            case 3:
                lines.insert(at, luck.choice(lines))
            case 4 if lines[at]:
                where = luck.randrange(len(lines[at]))
                lines[at] = lines[at][:where] + luck.choice(TEXTS) + lines[at][where + 1 :]
            case _:
                lines.insert(at, luck.choice(("[cards.x]", "[", "a = 1", "x = " + "[" * 300, "\x00")))
        files[name] = "\n".join(lines)
    memory = io.BytesIO()
    way = luck.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2))
    with zipfile.ZipFile(memory, "w", way) as archive:
        for name, text in files.items():
            archive.writestr(name, text.encode("utf-8", "replace"))
    body = bytearray(memory.getvalue())
    if luck.random() < 0.3:
        for _ in range(luck.choice((1, 5, 50))):
            body[luck.randrange(len(body))] = luck.randrange(256)
    return bytes(body)


def brought(body: bytes) -> dict[str, Any]:
    """What is said about a pack; one that is let in is also played with."""
    found = examined(body)
    if "name" in found:
        name, edition = found["name"], found["edition"]
        pack = pack_called(name, found["fingerprint"])
        try:
            for seed in range(3):
                luck = random.Random(seed)
                agreed = luck.choice(AGREED[edition])
                table = tamalir.new(edition, seats=2, seed=seed, packs=[pack], options=agreed)
                played(table, 40, luck)
                for seat in (None, 0, 1):
                    table.view(seat).json()
        finally:
            unregister(name, found["fingerprint"])
    return found


def outcome(look: Callable[[], dict[str, Any]]) -> str:
    """`clear` for a clear error, `plays` for what is let in, else what went wrong."""

    def ring(*_: object) -> None:
        raise Hang

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(SECONDS)
    try:
        found = look()
    except Hang:
        return "hang"
    except Exception as error:  # noqa: BLE001 - this is what is looked for
        return f"raw {type(error).__name__}: {error}"[:200]
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
    return "clear" if found.get("error") else "plays"


def fuzz(
    many_saves: int, many_packs: int, seed: int, many_messages: int = 0
) -> tuple[Counter[str], list[str]]:
    """What came of them, and those that went wrong."""
    counted: Counter[str] = Counter()
    wrong: list[str] = []
    sources = [saves(random.Random(f"{seed}:{n}")) for n in range(max(3, many_saves // 20))]
    for n in range(many_saves):
        luck = random.Random(f"{seed}:save:{n}")
        save = tampered(luck.choice(sources), luck)
        found = outcome(lambda save=save: tried(save))
        counted[f"save {found.partition(' ')[0]}"] += 1
        if found not in ("clear", "plays"):
            wrong.append(f"save {n} of seed {seed}: {found}")
    for n in range(many_packs):
        body = packed(random.Random(f"{seed}:pack:{n}"))
        found = outcome(lambda body=body: brought(body))
        counted[f"pack {found.partition(' ')[0]}"] += 1
        if found not in ("clear", "plays"):
            wrong.append(f"pack {n} of seed {seed}: {found}")
    told, mistaken = fuzz_wire(many_messages, seed, EDITIONS, tampered, outcome)
    return counted + told, wrong + mistaken


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--saves", type=int, default=400)
    arguments.add_argument("--packs", type=int, default=200)
    arguments.add_argument("--wire", type=int, default=2000)
    arguments.add_argument("--seed", type=int, default=1)
    chosen = arguments.parse_args()
    counted, wrong = fuzz(chosen.saves, chosen.packs, chosen.seed, chosen.wire)
    for line in (*(f"{what}: {n}" for what, n in sorted(counted.items())), *wrong):
        sys.stdout.write(f"{line}\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())

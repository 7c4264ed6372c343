#!/usr/bin/env python3
"""The drill of backup and restore: a backup that nobody has restored is none.

    scripts/drill.py --database sqlite:///tamalir.sqlite3 --spare sqlite:///spare.sqlite3
    scripts/drill.py --database postgresql://...          --spare postgresql://.../drill

Writes everything of a database into a file while its server may run, reads the file into the spare database
(which must be empty), writes that one out again, and compares row by row. Then a server is started on the
spare database, and must say that it is well. Needs an installed Tamalir; leaves database and backup behind.
"""

from __future__ import annotations

import argparse
import gzip
import json
import re
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from tamalir.server.storage.schema import games

SECONDS = 300


def main() -> int:
    """0 if everything came back."""
    parser = argparse.ArgumentParser(description="Back up, restore elsewhere, compare.")
    parser.add_argument("--database", required=True, help="what is backed up")
    parser.add_argument("--spare", required=True, help="an empty database for the drill")
    parser.add_argument("--backup", type=Path, default=Path("drill.jsonl.gz"), help="the file to write")
    args = parser.parse_args()
    backup: Path = args.backup
    again = backup.with_name(f"again-{backup.name}")
    tamalir("store", "export", str(backup), "--database", args.database)
    backup.chmod(0o600)  # it holds the hands of running games
    tamalir("migrate", "--database", args.spare)
    tamalir("store", "import", str(backup), "--database", args.spare)
    tamalir("store", "export", str(again), "--database", args.spare)
    before, after = rows(backup), rows(again)
    again.unlink()
    same = told(before, after)
    well = serves(args.spare)
    print(f"server well: {well}")
    return 0 if well and same else 1


def told(before: Counter[str], after: Counter[str]) -> bool:
    """Whether both are the same, and what differs."""
    missing, strange = before - after, after - before
    for row in [*missing][:5]:
        print(f"lost: {row[:200]}", file=sys.stderr)
    for row in [*strange][:5]:
        print(f"not in the backup: {row[:200]}", file=sys.stderr)
    print(f"{before.total()} rows, {missing.total()} lost, {strange.total()} strange")
    return bool(before) and not missing and not strange


def tamalir(*command: str) -> str:
    """The command, or its own words about what went wrong."""
    done = subprocess.run(
        [sys.executable, "-m", "tamalir", *command],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"tamalir {' '.join(command[:2])}: {done.stderr.strip()}")
    return done.stdout


def rows(backup: Path) -> Counter[str]:
    """Every line but the first, which tells of the backup itself; never mind which process held a game."""
    owner = list(games.columns.keys()).index("owner")
    with gzip.open(backup, "rt", encoding="utf-8") as file:
        lines: list[Any] = [json.loads(line) for line in file]
    for table, row in lines[1:]:
        if table == games.name:
            row[owner] = None
    return Counter(json.dumps(line, sort_keys=True) for line in lines[1:])


def serves(database: str) -> bool:
    """Whether a server on this database is well."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tamalir", "serve", "--port", "0", "--no-warm", "--database", database],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    assert process.stdout is not None
    try:
        found = re.search(r"http://\S+", process.stdout.readline())
        if found is None:
            return False
        with urlopen(f"{found[0]}/healthz", timeout=60) as answer:  # our own address
            return bool(json.load(answer)["well"])
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(60)
        process.stdout.close()


if __name__ == "__main__":
    sys.exit(main())

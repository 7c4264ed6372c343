#!/usr/bin/env python3
"""Do the tests of a rule notice when the rule breaks?

For each rule this finds the code and the content that name it, makes a few mechanical faults there, and
runs only the tests that are tagged with the rule against a copy of the package with the fault in it. What it
finds stands in tests/proof.toml. A rule whose code and tests are as they were is not tried again. See
docs/rules.md.

    scripts/prove.py --rule 3E-REST-002           one rule, or several with commas
    scripts/prove.py --sample 50 --seed 7         some rules
    scripts/prove.py --edition second --jobs 2    all rules of an edition, two at a time
    scripts/prove.py --changed                    the rules of files that differ from the main branch
    scripts/prove.py --forget                     drop what was found out about rules that have changed since
    scripts/prove.py --report                     the figures so far
    scripts/prove.py --page                       the same by area, into docs/proof.md
"""

from __future__ import annotations

import argparse
import queue
import random
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from scripts.proving import report  # noqa: E402
from scripts.proving.bench import Bench, benches  # noqa: E402
from scripts.proving.choosing import Choice, Code, equivalents  # noqa: E402
from scripts.proving.trials import SPARE, Trials, fingerprint  # noqa: E402
from tamalir import rulebook  # noqa: E402
from tamalir.rulebook import marks, proof  # noqa: E402
from tamalir.rulebook.places import PACKAGE  # noqa: E402

SOUND = 1800.0
"""Seconds for all the tests without a fault."""


def main(argv: Sequence[str] | None = None) -> int:
    """Try what is asked for; 1 if a fault went unnoticed."""
    options = _parser().parse_args(argv)
    code = Code(ROOT / PACKAGE)
    tags = marks.scan(ROOT / "tests").tags
    records = proof.read(ROOT / "tests" / proof.FILE)
    if options.report:
        print(report.text({tag.rule for tag in tags}, code.rules(), records))
        return 0
    if options.page:
        found = report.page({tag.rule for tag in tags}, code.rules(), records)
        (ROOT / "docs" / "proof.md").write_text(found, encoding="utf-8")
        return 0
    wanted = _wanted(options, code, tags)
    if not wanted:
        print("no rule to try: it needs a tagged test, and code or content that names it")
        return 0
    with benches(ROOT, options.jobs) as free:
        fresh = prove(wanted, code, tags, records, free, options)
    return 1 if any(records[rule].survivors for rule in fresh) else 0


def prove(
    wanted: list[str],
    code: Code,
    tags: list[marks.Tag],
    records: dict[str, proof.Record],
    free: list[Bench],
    options: argparse.Namespace,
) -> list[str]:
    """Try the rules that are not as they were, keep the records, and say which rules they are."""
    files = sorted({tag.file.relative_to(ROOT).as_posix() for tag in tags})
    index = free[0].collect(files)
    known = equivalents(ROOT / "tests" / "equivalent.toml")
    number: int = options.faults_per_rule
    chosen: dict[str, list[Choice]] = {}
    prints: dict[str, str] = {}
    for rule in wanted:
        if not (tests := index.get(rule, [])):
            continue
        choices = code.faults(rule, known)[: number * SPARE]
        if not choices:  # nothing of it can be broken any more
            records.pop(rule, None)
        prints[rule] = fingerprint(choices, tests, ROOT, number)
        if choices and (options.again or rule not in records or records[rule].of != prints[rule]):
            chosen[rule] = choices
    if options.forget:
        stale = [rule for rule in chosen if records.pop(rule, None) is not None]
        proof.write(ROOT / "tests" / proof.FILE, records.values())
        print(f"{len(stale)} records forgotten, {len(records)} kept")
        return []
    print(f"{len(wanted)} rules, {len(chosen)} to try", flush=True)
    tests = sorted({test for rule in chosen for test in index[rule]})
    sound = free[0].try_sound(tests, SOUND) if tests else None
    for rule in [rule for rule in chosen if sound and set(index[rule]) & set(sound.failed)]:
        print(f"{rule}: its tests fail without any fault", flush=True)
        del chosen[rule]
    trials = Trials(index, sound.seconds if sound else {}, number)
    _try_all(chosen, prints, trials, free, records)
    return [rule for rule in wanted if rule in records]


def _try_all(
    chosen: dict[str, list[Choice]],
    prints: dict[str, str],
    trials: Trials,
    free: list[Bench],
    records: dict[str, proof.Record],
) -> None:
    idle: queue.SimpleQueue[Bench] = queue.SimpleQueue()
    for bench in free:
        idle.put(bench)
    began = time.monotonic()

    def one(rule: str) -> proof.Record:
        bench = idle.get()
        try:
            return trials.of(rule, chosen[rule], bench, prints[rule])
        finally:
            idle.put(bench)

    with ThreadPoolExecutor(len(free)) as pool:
        for done, future in enumerate(as_completed([pool.submit(one, rule) for rule in chosen]), start=1):
            record = records[future.result().rule] = future.result()
            proof.write(ROOT / "tests" / proof.FILE, records.values())
            left = (time.monotonic() - began) / done * (len(chosen) - done)
            holes = "".join(f"\n    nobody noticed {name}" for name in record.survivors)
            print(
                f"[{done}/{len(chosen)}, {left / 60:.0f} min left] {record.rule}: "
                f"{record.caught} of {record.faults} caught{holes}",
                flush=True,
            )


# ---------------------------------------------------------------- what is asked for


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n\n")[0], formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rule", metavar="ID[,ID...]", help="only these rules")
    parser.add_argument("--edition", choices=rulebook.EDITIONS, help="only rules of this edition")
    parser.add_argument("--changed", action="store_true", help="only rules named in files that have changed")
    parser.add_argument("--sample", type=int, metavar="N", help="only so many of them, drawn by lot")
    parser.add_argument("--seed", type=int, default=0, help="which lot")
    parser.add_argument("--faults-per-rule", type=int, default=3, metavar="N", help="faults to judge (3)")
    parser.add_argument("--jobs", type=int, default=1, help="rules at a time (1)")
    parser.add_argument("--again", action="store_true", help="also rules that are as they were")
    parser.add_argument("--forget", action="store_true", help="only drop records of rules that have changed")
    parser.add_argument("--report", action="store_true", help="only print the figures so far")
    parser.add_argument("--page", action="store_true", help="only write the figures so far to docs/proof.md")
    return parser


def _wanted(options: argparse.Namespace, code: Code, tags: list[marks.Tag]) -> list[str]:
    """The rules to try, of those that are tagged and named."""
    rules = {tag.rule for tag in tags} & code.rules()
    if options.rule:
        rules &= {rulebook.find(name.strip()).id for name in options.rule.split(",")}
    if options.edition:
        rules &= {rule.id for rule in rulebook.load(options.edition)}
    if options.changed:
        rules &= _of_files(_changed(), code, tags)
    found = sorted(rules)
    if options.sample is not None and options.sample < len(found):
        found = sorted(random.Random(options.seed).sample(found, options.sample))
    return found


def _of_files(files: set[str], code: Code, tags: list[marks.Tag]) -> set[str]:
    """The rules that are named or tagged in some files."""
    tagged = {tag.rule for tag in tags if tag.file.relative_to(ROOT).as_posix() in files}
    package = PACKAGE.as_posix()
    return tagged | {
        rule for rule in code.rules() if any(f"{package}/{name}" in files for name in code.files_of(rule))
    }


def _changed() -> set[str]:
    """The files that differ from where this branch left the main one, or from the last commit."""
    base = _git("merge-base", "HEAD", "origin/main") or "HEAD"
    listed = f"{_git('diff', '--name-only', base)}\n{_git('ls-files', '--others', '--exclude-standard')}"
    return set(listed.split())


def _git(*words: str) -> str:
    ran = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return ran.stdout.strip() if ran.returncode == 0 else ""


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Compile the engine with mypyc, from the same source, into build/fast.

    scripts/fast.py                 kernel, world, editions, odds, players and environments
    scripts/fast.py --rest          only cards, texts and what else is not compiled
    PYTHONPATH=build/fast ...       any command of Tamalir, compiled

The package is copied and the hot rooms become machine code. How a copy differs from its source stands in
scripts/fast_copy.py.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.fast_copy import adapted

HERE = Path(__file__).resolve().parent.parent
ROOMS = ("kernel", "world", "second", "third", "bonds", "odds", "players", "envs")

READ_AS_WRITTEN = {
    "kernel.shape": "reads annotations and makes copiers from source text",
    "kernel.codec": "reads annotations",
    "kernel.quick": "makes functions from source text",
    "kernel.hiding": "reads annotations",
    "kernel.view": "made for the outside",
    "kernel.errors": "exceptions gain nothing",
    "kernel.saves": "runs once a game",
    "kernel.edition": "mypyc does not load a frozen generic dataclass",
    "kernel.entries": "mypyc does not load a named tuple with a field of any type",
    "world.catalogue": "made for the outside",
    "world.packs": "reads files",
    "world.words": "enums stay as they are",
    "second.reasons": "a table of texts",
    "odds.advisor": "names numbers",
    "odds.solver": "plays on forks; the rules take the time",
    "odds.second.advisor": "asks others, who take the time",
    "odds.second.battles": "plays on forks; the rules take the time",
    "odds.second.answers": "opens a fight once; what it calls takes the time",
    "odds.second.duels": "plays on forks; the rules take the time",
    "odds.second.endings": "runs once a fight",
    "odds.second.lines": "runs once a fight",
    "players.second.adventurer": "asks a judge, who takes the time",
    "players.bot": "the same",
    "players.second.bot": "the same",
    "players.second.champion": "the same",
    "players.second.novice": "the same",
    "players.random_legal": "takes no time",
    "players.explaining": "speaks",
    "players.forecast": "mypyc does not load a frozen generic dataclass",
    "players.thoughts": "notes",
    "players.deciding": "asks a player, who takes the time",
    "envs.aec": "its classes come from PettingZoo",
    "envs.openspiel": "its classes come from OpenSpiel",
    "envs.single": "its class comes from Gymnasium",
    "envs.second_v0": "hands out what the classes of both make",
    "envs.second_v1": "the same",
    "envs.third_v0": "the same",
    "envs.versions": "the same",
    "envs.encoding": "its heirs are read as written",
    "envs.canvas": "draws for people",
    "envs.font": "letters",
    "envs.second.drawing": "draws for people",
    "envs.third.drawing": "the same",
}
"""Modules that stay Python, and why."""


def main() -> int:
    """Copy, adapt, compile; say how it went."""
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc.")
    parser.add_argument("--out", type=Path, default=HERE / "build" / "fast", help="where to")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="compilers at a time")
    parser.add_argument("--rest", action="store_true", help="only copy again what is not compiled")
    args = parser.parse_args()
    out: Path = args.out
    package = out / "tamalir"
    if args.rest:
        copy_the_rest(package)
        return 0
    shutil.rmtree(package, ignore_errors=True)
    (out / "mypy_extensions.py").unlink(missing_ok=True)
    shutil.copytree(HERE / "src" / "tamalir", package, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    files = [file for room in ROOMS for file in sorted((package / room).rglob("*.py"))]
    compiled = [file for file in files if fit(file)]
    for file in compiled:
        name = ".".join(file.relative_to(out).with_suffix("").parts)
        file.write_text(adapted(name, file.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"Compiling {len(compiled)} modules; this takes some minutes ...", flush=True)
    paths = [str(file.relative_to(out)) for file in compiled]
    (out / "setup.py").write_text(SETUP.format(files=paths, jobs=args.jobs))
    (out / "mypy.ini").write_text(MYPY)
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--parallel", str(args.jobs)],
        cwd=out,
        check=False,
        env={"CC": "ccache gcc" if shutil.which("ccache") else "cc", **os.environ, "CFLAGS": FLAGS},
    )
    if done.returncode != 0:
        return done.returncode
    (out / "mypy_extensions.py").write_text(NO_EXTENSIONS)
    tried = subprocess.run(
        [sys.executable, "-c", TRIED], cwd=out, check=False, env={**os.environ, "PYTHONPATH": str(out)}
    )
    if tried.returncode == 0:
        print(f"Done. Use it with PYTHONPATH={os.path.relpath(out)}")
    return tried.returncode


def copy_the_rest(package: Path) -> None:
    """Cards, texts and the rooms that stay Python may have changed since the rules were compiled."""
    source = HERE / "src" / "tamalir"
    compiled = [file for room in ROOMS for file in (source / room).rglob("*.py") if fit(file)]

    def left_out(folder: str, names: list[str]) -> list[str]:
        return [name for name in names if name == "__pycache__" or Path(folder, name) in compiled]

    shutil.copytree(source, package, ignore=left_out, dirs_exist_ok=True)


def fit(file: Path) -> bool:
    """Whether a module is to be compiled; enums stay enums."""
    parts = file.with_suffix("").parts
    name = ".".join(parts[len(parts) - parts[::-1].index("tamalir") :])
    if file.stem == "__init__" or name in READ_AS_WRITTEN:
        return False
    stays = r"^class \w+\((Word|StrEnum|Enum|IntEnum)\)"
    return not re.search(stays, file.read_text(encoding="utf-8"), flags=re.MULTILINE)


FLAGS = "-DNDEBUG -fwrapv -fvisibility=hidden"
NO_EXTENSIONS = "def mypyc_attr(**_):\n    return lambda cls: cls\n\n\ni64 = int\n"
"""What a compiled class asks for when it is loaded; the compiler's own package need not be there."""

TRIED = "from tamalir.games import GAMES; [game.bot(game.best_bot) for game in GAMES.values()]"
"""What compiles does not always load: a build in which a game or its bots cannot be used is none."""

SETUP = """
from glob import glob
from multiprocessing.pool import ThreadPool
from os.path import exists, getmtime

from mypyc.build import mypycify
from setuptools import setup
from setuptools._distutils.ccompiler import CCompiler


def compile(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0,
            extra_preargs=None, extra_postargs=None, depends=None):
    # as distutils has it, but several at a time
    macros, objects, extra_postargs, pp_opts, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs)
    cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)
    # mypyc writes a file again only if it has changed
    headers = max((getmtime(header) for header in glob("build/*.h")), default=0.0)

    def one(made):
        if made in build:
            source = build[made][0]
            if exists(made) and getmtime(made) > max(getmtime(source), headers):
                return
            self._compile(made, *build[made], cc_args, extra_postargs, pp_opts)

    with ThreadPool({jobs}) as pool:
        pool.map(one, objects, chunksize=1)
    return objects


CCompiler.compile = compile
setup(
    name="tamalir-fast",
    packages=[],
    ext_modules=mypycify(
        ["--config-file=mypy.ini", *{files!r}],
        multi_file=True,
        group_name="tamalir_fast",
        opt_level="1",
        debug_level="0",
    ),
)
"""

MYPY = """
[mypy]
python_version = 3.11
follow_imports = silent
ignore_missing_imports = True
allow_redefinition = True
# basedpyright has checked the types
disable_error_code = arg-type, assignment, attr-defined, dict-item, has-type, misc, type-arg, unused-ignore

[mypy-tamalir.kernel.shape]
ignore_errors = True
"""


if __name__ == "__main__":
    sys.exit(main())

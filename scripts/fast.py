#!/usr/bin/env python3
"""Compile the engine with mypyc, from the same source, into build/fast.

    scripts/fast.py                 kernel, world and the Second Edition
    PYTHONPATH=build/fast ...       any command of Tamalir, compiled

The package is copied and the hot rooms become machine code. A copy differs from its source in three ways:
compiled classes have slots of their own accord, `@rule` (which only watches in tests) would hide a function
from its callers, and what a dataclass has forgotten of its annotations stands at the end of its module.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
OUT = HERE / "build" / "fast"
ROOMS = ("kernel", "world", "second")
"""Of the Third Edition some cards inherit from compiled ones, which Python classes may not: it stays out."""

READ_AS_WRITTEN = {
    "kernel.shape": "makes copiers from source text",
    "kernel.errors": "exceptions gain nothing",
    "kernel.saves": "runs once a game",
    "kernel.edition": "mypyc does not load a frozen generic dataclass",
    "kernel.journal": "mypyc does not load a named tuple with a field of any type",
    "world.packs": "reads files",
    "world.words": "enums stay as they are",
    "second.reasons": "a table of texts",
}
"""Modules that stay Python, and why."""


def main() -> int:
    """Copy, adapt, compile; say how it went."""
    package = OUT / "tamalir"
    shutil.rmtree(package, ignore_errors=True)
    (OUT / "mypy_extensions.py").unlink(missing_ok=True)
    shutil.copytree(HERE / "src" / "tamalir", package, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    modules = [file for room in ROOMS for file in sorted((package / room).glob("*.py")) if adapted(file)]
    print(f"Compiling {len(modules)} modules; this takes some minutes ...", flush=True)
    (OUT / "setup.py").write_text(SETUP.format(files=[str(file.relative_to(OUT)) for file in modules]))
    (OUT / "mypy.ini").write_text(MYPY)
    jobs = str(os.cpu_count() or 1)
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--parallel", jobs],
        cwd=OUT,
        check=False,
        env={"CC": "ccache gcc" if shutil.which("ccache") else "cc", **os.environ, "CFLAGS": "-O1 -g0"},
    )
    if done.returncode == 0:
        (OUT / "mypy_extensions.py").write_text(NO_EXTENSIONS)
        print(f"Done. Use it with PYTHONPATH={OUT.relative_to(HERE)}")
    return done.returncode


def adapted(file: Path) -> bool:
    """Make a copied module ready for the compiler; False if it stays Python."""
    text = file.read_text(encoding="utf-8")
    if file.stem == "__init__" or f"{file.parent.name}.{file.stem}" in READ_AS_WRITTEN or not fit(text):
        return False
    classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    annotations = {
        each.name: {
            str(ast.unparse(line.target)): ast.unparse(line.annotation)
            for line in each.body
            if isinstance(line, ast.AnnAssign)
        }
        for each in classes
        if any(ast.unparse(mark).startswith("dataclass") for mark in each.decorator_list)
    }
    text = text.replace("slots=True, ", "").replace("(slots=True)", "")
    text = re.sub(r"^@rule\n", "", text, flags=re.MULTILINE)
    if f"{file.parent.name}.{file.stem}" == "kernel.state":  # games of others, in Python, have states too
        text = text.replace("@dataclass\nclass State", f"{OPEN}\n@dataclass\nclass State")
        text = text.replace("from dataclasses", "from mypy_extensions import mypyc_attr\nfrom dataclasses")
    if annotations:
        text += f"\n\nANNOTATIONS: dict[str, dict[str, str]] = {annotations!r}\n"
    file.write_text(text, encoding="utf-8")
    return True


def fit(text: str) -> bool:
    """Verbs are known by their signatures, which compiled functions do not tell; enums stay enums."""
    return not re.search(r"^@\w+\.verb\(|^class \w+\((Word|StrEnum|Enum|IntEnum)\)", text, flags=re.MULTILINE)


NO_EXTENSIONS = "def mypyc_attr(**_):\n    return lambda cls: cls\n"
"""What a compiled class asks for when it is loaded; the compiler's own package need not be there."""
OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)"

SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(
    name="tamalir-fast",
    packages=[],
    ext_modules=mypycify(["--config-file=mypy.ini", *{files!r}], multi_file=True, group_name="tamalir_fast"),
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

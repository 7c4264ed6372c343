#!/usr/bin/env python3
"""A compiled wheel for this machine: the plain wheel of dist/ with the engine of build/fast laid over it.

    make wheel-fast

Beside each compiled module lies the source that the compiler has read, for tracebacks.
"""

from __future__ import annotations

import argparse
import base64
import sys
import zipfile
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from packaging.tags import sys_tags

HERE = Path(__file__).resolve().parent.parent


def main() -> int:
    """Read the plain wheel, write the compiled one beside it."""
    parser = argparse.ArgumentParser(description="Make a wheel of the compiled engine.")
    parser.add_argument(
        "--fast", type=Path, default=HERE / "build" / "fast", help="where the engine was compiled"
    )
    parser.add_argument("--dist", type=Path, default=HERE / "dist", help="where the plain wheel is")
    args = parser.parse_args()
    plain = sorted(args.dist.glob("*-py3-none-any.whl"))
    if not plain:
        print(f"There is no plain wheel in {args.dist}: make wheel", file=sys.stderr)
        return 1
    tag = str(next(sys_tags()))
    made = plain[-1].with_name(plain[-1].name.replace("py3-none-any", tag))
    write(made, overlaid(plain[-1], args.fast, tag))
    print(f"written: {made} ({made.stat().st_size / 1e6:.1f} MB)")
    return 0


def overlaid(plain: Path, fast: Path, tag: str) -> dict[str, bytes]:
    """All files of the compiled wheel but its record."""
    with zipfile.ZipFile(plain) as archive:
        files = {name: archive.read(name) for name in archive.namelist() if not name.endswith("/RECORD")}
    binaries = [path for path in sorted(fast.rglob("*")) if path.name.endswith(EXTENSION_SUFFIXES[0])]
    if not binaries:
        raise SystemExit(f"nothing is compiled in {fast} for this Python: make fast")
    for binary in binaries:
        files[binary.relative_to(fast).as_posix()] = binary.read_bytes()
    for name in compiled_modules(files):
        source = fast / name
        if source.is_file():  # what the compiler has read, for tracebacks and for reading
            files[name] = source.read_bytes()
    extensions = fast / "mypy_extensions.py"
    if extensions.is_file():
        files["mypy_extensions.py"] = extensions.read_bytes()
    (about,) = [name for name in files if name.endswith(".dist-info/WHEEL")]
    lines = [
        "Root-Is-Purelib: false" if line.startswith("Root-Is-Purelib") else line
        for line in files[about].decode().splitlines()
        if line and not line.startswith("Tag:")
    ]
    files[about] = "\n".join([*lines, f"Tag: {tag}", ""]).encode()
    return files


def compiled_modules(files: dict[str, bytes]) -> list[str]:
    """The sources beside which a compiled module lies."""
    suffix = EXTENSION_SUFFIXES[0]
    return [name.removesuffix(suffix) + ".py" for name in files if name.endswith(suffix)]


def write(made: Path, files: dict[str, bytes]) -> None:
    """With the record of what is in it, as the wheel format wants it."""
    (about,) = [name for name in files if name.endswith(".dist-info/WHEEL")]
    record = f"{about.rpartition('/')[0]}/RECORD"
    lines = [f"{name},sha256={digest(data)},{len(data)}" for name, data in files.items()]
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in {**files, record: "\n".join([*lines, f"{record},,", ""]).encode()}.items():
            info = zipfile.ZipInfo(name, (2020, 2, 2, 0, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = (0o755 if name.endswith(EXTENSION_SUFFIXES[0]) else 0o644) << 16
            archive.writestr(info, data)


def digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(sha256(data).digest()).rstrip(b"=").decode()


if __name__ == "__main__":
    sys.exit(main())

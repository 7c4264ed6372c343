"""`python -m tamalir`: the command line, where the command itself is not on the path."""

from __future__ import annotations

from tamalir.cli.main import run

if __name__ == "__main__":
    run()

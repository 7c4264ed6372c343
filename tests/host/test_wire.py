"""The client's types are made from the server's: nobody writes them by hand."""

from __future__ import annotations

from scripts.wire import FILE, made


def test_the_clients_types_are_of_today():
    assert FILE.read_text(encoding="utf-8") == made(), "run 'make wire'"

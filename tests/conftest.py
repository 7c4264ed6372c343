"""What every test gets."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tamalir.kernel.rules import forgotten, watch_for_forgotten_rules

watch_for_forgotten_rules()  # before any rule is imported: pytest loads the plug-ins after this module

pytest_plugins = ["tests.machine.parts", "tests.rules_plugin"]


@pytest.fixture(autouse=True)
def no_forgotten_rule() -> Iterator[None]:
    """A rule that a test called, directly or through a table, was also run."""
    yield
    names = forgotten.copy()
    forgotten.clear()
    assert not names, f"called but never run, a `yield from` is missing: {', '.join(names)}"

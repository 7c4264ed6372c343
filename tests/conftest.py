"""What every test gets."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import settings

from tamalir.kernel import rules
from tamalir.kernel.requests import watch_for_equal_ids
from tamalir.kernel.rules import forgotten, watch_for_forgotten_rules

watch_for_forgotten_rules()  # before any rule is imported: pytest loads the plug-ins after this module

watch_for_equal_ids()

settings.register_profile("unhurried", deadline=None)  # a busy machine is no fault
settings.load_profile("unhurried")

pytest_plugins = ["tests.machine.parts", "tests.rules_plugin"]


@pytest.fixture(autouse=True)
def no_forgotten_rule() -> Iterator[None]:
    """A rule that a test called, directly or through a table, was also run."""
    yield
    names = forgotten.copy()
    forgotten.clear()
    assert not names, f"called but never run, a `yield from` is missing: {', '.join(names)}"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="also the long runs: many random games, many kills")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long runs are for `make thorough`, and what Python alone does is not asked of the compiled build."""
    left_out = [] if config.getoption("--slow") else ["slow"]
    if not str(rules.__file__).endswith(".py"):
        left_out.append("plain")
    gone = [item for item in items if any(item.get_closest_marker(name) for name in left_out)]
    if gone:
        config.hook.pytest_deselected(items=gone)
        items[:] = [item for item in items if item not in set(gone)]

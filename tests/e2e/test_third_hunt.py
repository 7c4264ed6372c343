"""The Grey Hunt in the browser: it can be voted for, and the huntress is on the map from the first round."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.test_third import chair, until
from tests.server.house import Server

TWO: list[dict[str, Any]] = [{"name": "Ania"}, {"name": "Jan"}]


def test_it_can_be_voted_for(visit: Visit, server: Server) -> None:
    table = server.create("third", None, seats=TWO)
    me = visit()
    me.open(chair(table, 0))
    me.see("[data-scene=scenario]")
    poster = me.page.locator('[data-thing="scenario:grey-hunt"]')

    expect(poster).to_have_accessible_name("The Grey Hunt: The Grey Hunt")
    poster.click()
    expect(me.see("[data-confirm]")).to_be_enabled()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_she_is_on_the_map_with_her_way_to_the_prey(visit: Visit, server: Server, size: str) -> None:
    table = server.create("third", None, seats=TWO, options={"scenario": "grey-hunt"})
    seat = until(table, "turn.action")
    me = visit(size=size)
    me.open(chair(table, seat))

    expect(me.page.locator("svg .villain").first).to_be_attached()

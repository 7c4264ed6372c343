"""Whole games, played only through the page."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.conftest import Visit
from tests.e2e.visitor import Hand, Visitor
from tests.server.house import Server, Table

SHORT = {"length": "shorter", "turn-limit": 20}
"""Ends after twenty turns of all heroes together."""


def seats(people: int, bots: int) -> list[dict[str, Any]]:
    return [{"name": f"Player {n + 1}"} for n in range(people)] + [{"kind": "bot", "bot": "random"}] * bots


def link(table: Table, seat: int) -> str:
    return f"/game/{table.game}#{table.created['seats'][seat]['token']}"


def make(server: Server, people: int = 1, bots: int = 5, **more: Any) -> Table:
    return server.create("second", None, seats=seats(people, bots), options=SHORT, **more)


@pytest.mark.parametrize(
    ("hand", "size"), [("mouse", "desktop"), ("keys", "desktop"), ("touch", "phone")], ids=lambda value: value
)
def test_a_whole_game_against_bots(visit: Visit, server: Server, hand: Hand, size: str) -> None:
    """From the first roll to the chronicle."""
    table = make(server)
    me = visit(size=size).open(link(table, 0))
    decisions = me.play(200, hand)
    assert decisions >= 3
    me.eventually(me.ended, "the end page")
    me.see("table tbody tr")
    assert table.spectator.look()["view"]["result"]["reason"] == "turn-limit"
    assert me.page.locator("table tbody tr").count() == 6


def test_a_game_to_its_natural_end(visit: Visit, server: Server) -> None:
    """No limit of turns: somebody wins, as the rules want it, and the chronicle tells who."""
    rivals = [{"kind": "bot", "bot": "adventurer"}] * 2
    table = server.create("second", None, seats=[{"name": "Ania"}, *rivals], options={"length": "shorter"})
    me = visit().open(link(table, 0))
    decisions = me.play(4000)
    assert decisions > 50
    result = table.spectator.look()["view"]["result"]
    assert result["reason"].startswith("victory")
    me.see("table tbody tr")
    winner = table.spectator.get("summary", lang="en")["seats"][result["winners"][0]]["hero"]
    name = server.client.get("/api/book/second?lang=en").json()["cards"][winner]["name"]
    assert name in me.see("h1").inner_text()


def test_a_quick_game_needs_one_press(visit: Visit) -> None:
    me = visit().open("/")
    me.see("[data-quick]").click()
    assert me.asked()
    me.see("[data-space]")  # the map is drawn after the question
    assert me.page.locator("[data-space]").count() > 100
    me.answer()


def test_two_people_in_two_languages_see_each_other_move(visit: Visit, server: Server) -> None:
    table = make(server, people=2, bots=0)
    ania, igor = visit(lang="pl").open(link(table, 0)), visit(lang="ru").open(link(table, 1))
    both = [ania, igor]
    for visitor in both:
        visitor.see("[data-question]")
    assert ania.page.locator("html").get_attribute("lang") == "pl"
    assert igor.page.locator("html").get_attribute("lang") == "ru"
    moved: set[int] = set()
    for _ in range(60):
        ania.eventually(lambda: any(visitor.question() for visitor in both), "a question for one of them")
        n = next(n for n, visitor in enumerate(both) if visitor.question())
        both[n].asked()
        both[n].answer()
        version = both[n].version
        both[1 - n].eventually(lambda: both[1 - n].version >= version, "the other sees it")  # noqa: B023
        moved.add(n)
        if moved == {0, 1}:
            break
    assert moved == {0, 1}
    polish, russian = (visitor.page.locator("body").inner_text() for visitor in both)
    assert "Varikas" not in russian
    assert polish != russian


def test_a_seat_is_joined_by_its_link(visit: Visit, server: Server) -> None:
    table = make(server, people=2, bots=0)
    me = visit().open("/?join")
    me.see("dialog input").fill(f"{server.url}{link(table, 1)}")
    me.page.keyboard.press("Enter")
    me.see("[data-question]")
    assert me.kept()[table.game]["keys"][0]["seat"] == 1
    assert "#" not in me.page.url, "the token does not stay in the address"


class TestOneDevice:
    """Several people at one device."""

    def open(self, visit: Visit, server: Server) -> tuple[Table, Visitor]:
        table = make(server, people=2, bots=0)
        me = visit().open(link(table, 0))
        me.see("[data-question]")
        me.open(link(table, 1))
        me.see("[data-curtain], [data-question]")
        return table, me

    def test_nothing_of_one_player_is_there_when_another_is_asked(self, visit: Visit, server: Server) -> None:
        table, me = self.open(visit, server)
        taken: list[int] = []
        for _ in range(60):
            me.see("[data-curtain], [data-question]:not([data-question=''])")
            asked: int = table.spectator.look()["view"]["request"]["waiting"][0]
            if me.page.locator("[data-curtain]").count():
                assert me.page.locator("[data-curtain]").get_attribute("data-curtain") == str(asked)
                left = me.page.locator("main, [data-question], [data-space], [role=log], article")
                assert left.count() == 0, "the table is still on the page"
                me.page.keyboard.press("1")
                me.page.keyboard.press("p")
                me.see("[data-take]").click()
                taken.append(asked)
                me.see("[data-question]:not([data-question=''])")
            if set(taken) == {0, 1}:
                break
            me.asked()
            me.answer()
        assert set(taken) == {0, 1}


def test_a_journey_is_planned_before_the_dice_fall(visit: Visit, server: Server) -> None:
    table = make(server, bots=0)
    me = visit().open(link(table, 0))
    assert me.asked() == "movement.set-out"
    me.page.keyboard.press("p")
    me.see("[data-planner] .aim")
    most = me.page.locator("[data-planner] [aria-checked=true]").inner_text()
    chances: dict[str, dict[str, float]] = table.seats[0].get("reach")["dice"]
    assert most == max(chances, key=int)
    far, chance = next((place, chance) for place, chance in chances[most].items() if 0.02 < chance < 0.98)
    told = me.page.locator(f'[data-space="{far}"]').get_attribute("aria-label") or ""
    assert f"{round(chance * 100)}\u00a0%" in told
    me.page.keyboard.press("Escape")
    assert me.page.locator("[data-planner]").count() == 0
    me.answer()


def test_a_journey_is_planned_while_another_plays(visit: Visit, server: Server) -> None:
    table = make(server, people=2, bots=0)
    asked: int = table.spectator.look()["view"]["request"]["waiting"][0]
    me = visit().open(link(table, 1 - asked))
    me.see("[data-question] [data-plan]").click()
    me.see("[data-planner] .aim")
    assert me.question() == ""


def test_the_last_choice_is_taken_back(visit: Visit, server: Server) -> None:
    table = make(server, bots=0)
    me = visit().open(link(table, 0))
    assert me.asked() == "movement.set-out"
    steps = [option for option in me.offered() if option.startswith("step:")]
    if not steps:  # folded away: the map stands for them
        me.page.locator("[data-question] .fold button").first.click()
        steps = [option for option in me.offered() if option.startswith("step:")]

    def place() -> Any:
        return table.spectator.look()["view"]["position"]["heroes"][0]["hex"]

    home = place()
    me.answer(steps[0])
    me.asked()
    assert place() != home
    me.page.keyboard.press("u")
    # a step that ends the turn leads to the same question, so the question alone shows nothing
    me.eventually(lambda: place() == home, "the hero stands where it stood")
    assert me.asked() == "movement.set-out"


def endless(server: Server) -> Table:
    """A game long enough for a fight to come, whatever the dice say."""
    return server.create("second", None, seats=seats(1, 1))


def test_a_reload_in_the_middle_of_a_fight(visit: Visit, server: Server) -> None:
    table = endless(server)
    me = visit().open(link(table, 0))
    key = me.play_until("combat.act", "combat.before", "combat.escape")
    options = sorted(me.offered())
    me.page.reload()
    assert me.asked() == key
    assert sorted(me.offered()) == options
    me.answer()


def test_the_server_is_killed_in_the_middle_of_a_fight(visit: Visit, server: Server) -> None:
    table = endless(server)
    me = visit().open(link(table, 0))
    key = me.play_until("combat.act", "combat.before", "combat.escape")
    server.kill()
    server.start()
    assert me.asked() == key
    me.answer()


def test_a_spectator_sees_no_secrets(visit: Visit, server: Server) -> None:
    table = make(server, people=2, bots=0)
    told: list[str] = []
    guest = visit()
    guest.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: told.append(str(frame)))
    )
    guest.open(f"/game/{table.game}#{table.created['spectator_token']}")
    guest.see("[data-question]")
    for _ in range(6):
        table.step()
    guest.eventually(lambda: guest.version >= table.spectator.look()["version"], "the news")
    assert guest.question() == "", "a spectator is asked nothing"
    assert guest.page.locator("[data-confirm]").count() == 0
    everything = "\n".join(told)
    secrets = [seat["token"] for seat in table.created["seats"]] + [table.created["host_token"]]
    assert not [secret for secret in secrets if secret in everything]
    assert '"seed":null' in everything.replace(" ", "")

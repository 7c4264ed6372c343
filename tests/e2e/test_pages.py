"""The pages around the table do what they say."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tamalir.host import fair
from tests.e2e.conftest import Visit
from tests.e2e.screens import RESULT, seat, watch
from tests.e2e.visitor import EDITIONS
from tests.server.house import Server, Table, eventually
from tests.server.test_packs import PACK, zipped

BOTS: list[dict[str, Any]] = [{"kind": "bot", "bot": "random"}] * 3


@pytest.fixture(scope="module")
def over(server: Server) -> Table:
    """A finished game of bots."""
    table = server.create("second", None, seats=BOTS, options={"turn-limit": 20})
    eventually(lambda: table.spectator.look()["view"]["request"] is None, 120)
    return table


class TestStart:
    def test_language_and_light_are_remembered(self, visit: Visit) -> None:
        me = visit(theme="parchment").open("/")
        me.see("[lang=ru]").click()
        me.eventually(lambda: me.page.locator("h1").inner_text() == "Тамалир", "Russian")
        me.page.keyboard.press("Tab")
        me.page.locator(".tools .round").first.click()
        assert me.page.locator("html").get_attribute("data-theme") == "candle"
        me.page.reload()
        me.see("h1")
        assert me.page.locator("html").get_attribute("lang") == "ru"
        assert me.page.locator("html").get_attribute("data-theme") == "candle"

    def test_a_game_goes_on_from_the_start_page(self, visit: Visit) -> None:
        me = visit().open("/")
        assert me.page.locator("[data-continue]").count() == 0
        me.see("[data-quick]").click()
        me.asked()
        game = me.game
        me.open("/")
        me.see("[data-continue]").click()
        me.asked()
        assert me.game == game

    def test_each_game_has_a_door_that_a_number_key_opens(self, visit: Visit) -> None:
        me = visit().open("/")
        doors = me.page.locator("[data-door]")
        me.eventually(lambda: doors.count() == len(EDITIONS), "a door for each game")
        assert me.page.locator("[data-door] .panes svg").first.is_visible()
        me.page.locator("[data-plan=third]").click()
        me.eventually(lambda: me.page.locator("input[name=edition][value=third]").is_checked(), "its rules")
        me.open("/")
        third = me.see("[data-quick=third]")
        me.page.keyboard.press(third.locator("kbd").inner_text())
        assert me.asked()
        assert me.kept()[me.game]["edition"] == "third"

    def test_a_file_becomes_a_table(self, visit: Visit, over: Table, tmp_path: Path) -> None:
        me = visit().open("/")
        file = tmp_path / "game.json"
        file.write_text(json.dumps(over.spectator.get("export")))
        me.page.locator("input[type=file]").set_input_files(file)
        me.eventually(lambda: "/game/" in me.page.url, "the table from the file")
        assert me.game != over.game

    def test_what_is_no_game_is_refused(self, visit: Visit, tmp_path: Path) -> None:
        me = visit().open("/")
        file = tmp_path / "shopping.json"
        file.write_text("milk, eggs")
        me.page.locator("input[type=file]").set_input_files(file)
        me.see(".toasts p")
        assert me.page.url.rstrip("/") == me.url


class TestNewGame:
    def test_every_option_of_the_rules_is_explained(self, visit: Visit, server: Server) -> None:
        me = visit().open("/new")
        me.see("[data-begin]:enabled")
        me.page.locator("details summary").click()
        shown = me.page.locator("form").inner_text()
        options: list[dict[str, Any]] = server.client.get("/api/book/second?lang=en").json()["options"]
        assert len(options) > 20
        assert not [option["id"] for option in options if option["name"] not in shown]
        assert not [option["id"] for option in options if option["says"] not in shown]

    def test_the_table_is_as_it_was_wished(self, visit: Visit, server: Server) -> None:
        me = visit().open("/new")
        me.see("[data-begin]:enabled")
        me.page.get_by_role("switch", name="Doom Track").check()
        me.page.get_by_text("longer", exact=True).click()
        me.page.get_by_role("switch", name="Odds are shown").uncheck()
        me.page.locator("[data-choose-hero='0']").click()
        me.see("[data-hero=mordrog]").click()
        me.see("[data-take]").click()
        me.see("[data-begin]").click()
        me.asked()
        key = next(key for key in me.kept()[me.game]["keys"] if key["role"] == "seat")
        scene = server.guest(me.game, key["token"]).look()
        assert scene["view"]["position"]["options"]["doom-track"] is True
        assert scene["view"]["position"]["options"]["length"] == "longer"
        assert scene["view"]["position"]["heroes"][0]["id"] == "mordrog"
        assert scene["table"]["house"]["odds"] is False
        assert [seat["kind"] for seat in scene["table"]["seats"]] == ["human", "bot", "bot"]

    def test_friends_get_links_in_the_lobby(self, visit: Visit) -> None:
        host = visit().open("/new")
        host.see("[data-begin]:enabled")
        host.page.get_by_label("Seat 2", exact=True).select_option(label="A player with a link")
        host.see("[data-begin]").click()
        link = host.see("[data-seat='1'] [data-copy]").get_attribute("data-copy")
        assert link is not None
        host.page.locator("[data-seat='1'] button", has_text="QR").click()
        host.see("[data-seat='1'] img")
        friend = visit(lang="pl").open(link.replace("#", "/lobby#"))
        friend.see("[data-seat='1']")
        host.eventually(
            lambda: host.page.locator("[data-seat='1'] .dot.here").count() == 1, "the friend is here"
        )
        friend.page.get_by_role("textbox").last.fill("Cześć")
        friend.page.keyboard.press("Enter")
        host.eventually(lambda: "Cześć" in host.page.locator("[role=log]").inner_text(), "the greeting")

    def test_the_dice_are_everybodys_when_all_are_here(self, visit: Visit) -> None:
        host = visit().open("/new")
        host.see("[data-begin]:enabled")
        host.page.get_by_label("Seat 2", exact=True).select_option(label="A player with a link")
        host.see("[data-begin]").click()
        link = host.see("[data-seat='1'] [data-copy]").get_attribute("data-copy")
        assert link is not None
        host.see("[data-dice=server]")
        friend = visit(lang="pl").open(link.replace("#", "/lobby#"))
        for each in (host, friend):
            each.see("[data-dice=joint]")
        assert "nobody could have chosen" in host.see("[data-dice]").inner_text()


class TestChronicle:
    def test_the_dice_are_checked_in_the_browser(self, visit: Visit, over: Table) -> None:
        me = visit().open(watch(over, "/end"))
        me.see("[data-check-dice]").click()
        me.see("[data-fair=yes]")
        throws = len(fair.verify(over.spectator.get("export")["save"]))
        assert str(throws) in me.page.locator("[data-fair]").inner_text()

    def test_a_game_is_told_kept_and_played_again(self, visit: Visit, over: Table) -> None:
        """Chapters lead into the replay, the picture is drawn, and a guest may play the same dice."""
        told = over.spectator.get("summary", lang="en")
        me = visit().open(watch(over, "/end"))
        me.see("canvas[data-drawn]")
        assert me.see("h1").inner_text().lower() == told["title"].lower()
        assert me.page.locator("[data-chapter]").count() == len(told["chapters"])
        me.see("[data-keep]:enabled")
        me.see("[data-same-dice]").click()
        me.eventually(lambda: over.game not in me.page.url, "another table")
        me.asked()

    def test_a_changed_throw_is_found(self, visit: Visit, over: Table) -> None:
        me = visit()

        def bend(route: Any) -> None:
            answer = route.fetch()
            proof = answer.json()
            thrown = proof["throws"][5]
            thrown["result"] = [thrown["lists"][0][-1] if thrown["result"][0] != thrown["lists"][0][-1]
                                else thrown["lists"][0][0], *thrown["result"][1:]]  # fmt: skip
            route.fulfill(json=proof)

        me.page.route("**/proof", bend)
        me.open(watch(over, "/end"))
        me.see("[data-check-dice]").click()
        me.see("[data-fair=no]")
        assert "5" in me.page.locator("[data-fair]").inner_text()

    def test_a_running_game_has_no_chronicle(self, visit: Visit, server: Server) -> None:
        table = server.create("second", None, seats=[{"name": "Ania"}, *BOTS])
        me = visit().open(seat(table, "/end"))
        assert "not over" in me.see("[role=alert]").inner_text()


class TestOwnCards:
    def test_a_pack_joins_the_table(self, visit: Visit, server: Server, tmp_path: Path) -> None:
        file = tmp_path / "my-pack.zip"
        file.write_bytes(zipped(PACK))
        me = visit().open("/new")
        me.see("[data-begin]:enabled")
        me.page.locator("input[accept='.zip']").set_input_files(file)
        name = me.see("[data-pack]").get_attribute("data-pack")
        me.see("[data-begin]").click()
        me.asked()
        key = next(key for key in me.kept()[me.game]["keys"] if key["role"] == "seat")
        assert name in server.guest(me.game, key["token"]).look()["view"]["setup"]["packs"]

    def test_what_is_wrong_with_a_pack_is_said(self, visit: Visit, tmp_path: Path) -> None:
        file = tmp_path / "bad.zip"
        file.write_bytes(zipped({"pack.toml": "[pack"}))
        me = visit().open("/new")
        me.see("[data-begin]:enabled")
        me.page.locator("input[accept='.zip']").set_input_files(file)
        assert "TOML" in me.see("[role=alert]").inner_text()
        assert me.page.locator("[data-pack]").count() == 0

    def test_the_lab_refuses_what_is_no_result(self, visit: Visit, tmp_path: Path) -> None:
        me = visit().open("/lab")
        file = tmp_path / "shopping.json"
        file.write_text("milk, eggs")
        me.see("input[type=file]", "attached").set_input_files(file)
        assert "shopping.json" in me.see("[role=alert]").inner_text()
        me.page.locator("input[type=file]").set_input_files(RESULT)
        assert "Black Dagger" in me.see("[data-lab=card]").inner_text()


class TestReplay:
    def test_moments_come_one_after_the_other(self, visit: Visit, over: Table) -> None:
        me = visit().open(watch(over, "/replay"))
        me.see("[data-after]")

        def length() -> int:
            return int(me.page.locator("[data-length]").get_attribute("data-length") or -1)

        first = length()
        me.page.locator("[data-after]").click()
        me.eventually(lambda: length() > first, "the next moment")
        me.page.locator("[data-last]").click()
        me.eventually(lambda: length() == over.spectator.look()["view"]["length"], "the last moment")
        assert me.page.locator("[role=log] p").count() > 5

    def test_a_link_leads_to_its_moment(self, visit: Visit, over: Table) -> None:
        me = visit().open(watch(over, "/replay?length=40"))
        me.see("[data-length]")
        found = me.page.locator("[data-length]").get_attribute("data-length")
        assert found is not None
        assert 30 <= int(found) <= 40
        link = me.see("[data-copy]").get_attribute("data-copy")
        assert re.search(rf"length={found}#", link or "")


class TestRules:
    def test_a_rule_is_found_and_read(self, visit: Visit) -> None:
        me = visit().open("/rules")
        me.page.get_by_role("searchbox").fill("escape")
        me.page.keyboard.press("Enter")
        me.see(".rules a[href*='2E-ESCAPE-001']").click()
        me.eventually(lambda: "2E-ESCAPE-001" in me.page.locator("article").inner_text(), "the rule")

    def test_a_rule_that_does_not_exist(self, visit: Visit) -> None:
        me = visit().open("/rules/second/2E-NOWHERE-001")
        assert "2E-NOWHERE-001" in me.see("[role=alert]").inner_text()


class TestFirstGame:
    def test_it_speaks_to_the_question_and_lets_go(self, visit: Visit) -> None:
        me = visit().open("/learn")
        me.see("[data-begin]").click()
        assert me.asked() == "movement.set-out"
        assert me.see("[data-coach]").get_attribute("data-coach") == "set-out"
        hints: set[str] = set()
        for _ in range(200):
            key = me.asked()
            hint = me.see("[data-coach]").get_attribute("data-coach") or ""
            hints.add(hint)
            if hint == "farewell":
                break
            assert key, "the game was over before the voice fell silent"
            wares = [option for option in me.offered() if option.startswith("buy:")]
            me.answer(wares[0] if key == "market.act" and wares else None)
        assert {"set-out", "travel", "farewell"} <= hints
        me.see("[data-let-go]").click()
        assert me.page.locator("[data-coach]").count() == 0
        assert me.kept()[me.game]["guided"] is False
        me.answer()

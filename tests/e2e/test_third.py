"""The Third Edition in the browser: set up, read by all, silent about secrets."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Response, WebSocket, expect

from tests.e2e.conftest import Visit
from tests.e2e.test_access import findings
from tests.e2e.third import at_the_lair
from tests.e2e.third_screens import THIRD, TWO, chair, first_turn, laid, offers, reached, until
from tests.e2e.visitor import Visitor
from tests.server.house import Server, Table


def test_a_quick_game_is_one_press_away(visit: Visit, server: Server) -> None:
    me = visit().open("/")
    me.see("[data-quick=third]").click()
    assert me.asked() == "setup.scenario"
    me.see("[data-scene=scenario]")
    assert not findings(me.page)
    me.page.locator('[data-thing="scenario:margath"]').click()
    expect(me.see("[data-confirm]")).to_be_enabled()
    me.see("[data-confirm]").click()
    key = me.eventually(
        lambda: me.question() if me.question() in ("setup.hero", "setup.place") else "", "the set-up goes on"
    )
    if key == "setup.hero":
        me.see("[data-scene=heroes]")
        assert me.page.locator("[data-scene=heroes] [data-thing]").count() == 6
        assert not findings(me.page)


def test_it_is_set_on_the_page_for_new_games(visit: Visit, server: Server) -> None:
    me = visit().open("/new")
    me.see("[data-begin]:enabled")
    me.page.get_by_role("radio", name="Third Edition", exact=False).first.check(force=True)
    me.see("[data-begin]:enabled")
    me.page.get_by_role("button", name="Remove seat 3").click()
    expect(me.page.get_by_role("button", name="Remove seat 2")).to_have_count(0)
    me.see("[data-begin]").click()
    me.asked()
    key = next(key for key in me.kept()[me.game]["keys"] if key["role"] == "seat")
    assert server.guest(me.game, key["token"]).look()["view"]["edition"] == "third"


def test_the_start_is_chosen_on_the_map(visit: Visit, server: Server) -> None:
    table = server.create("third", None, seats=TWO, options={"scenario": "margath"})
    asked = until(table, "setup.place")
    me = visit().open(chair(table, asked))
    assert me.asked() == "setup.place"
    me.see("canvas.painted", "attached")
    spot = me.see("[data-space][aria-disabled=false]")
    place = spot.get_attribute("data-space")
    spot.click(force=True)
    me.see("[data-confirm]").click()
    me.eventually(lambda: me.question() != "setup.place", "the hero stands there")
    stands = table.spectator.look()["view"]["position"]["heroes"][asked]["hex"]
    assert place == f"{stands[0]},{stands[1]}"


@pytest.mark.parametrize("theme", ["parchment", "candle"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_turn_can_be_read_by_all(visit: Visit, server: Server, size: str, theme: str) -> None:
    table, asked = first_turn(server)
    me = visit(size=size, theme=theme).open(chair(table, asked))
    assert me.asked() == "turn.action"
    me.see("canvas.painted", "attached")
    assert {"travel", "take-rest", "train", "end-turn"} <= set(me.offered())
    if size == "desktop":
        track = me.see("[data-time]")
        assert track.locator("ol > li").count() == 12
        expect(track.locator("[aria-current=step]")).to_have_count(1)
        assert me.page.locator("[data-space]").count() == 203
        assert not findings(me.page)
        me.see("[data-villain]").click()
        shown = me.see("dialog[open]")
        expect(shown).to_contain_text("Margath")
        assert shown.locator(".against li").count() == 2
    assert not findings(me.page)


@pytest.mark.parametrize(
    ("question", "scene"),
    [
        ("event.choice", "card"),
        ("test.exert", "test"),
        ("shop.buy", "market"),
        ("hand.discard", "growth"),
    ],
)
def test_a_scene_shows_what_the_question_is_about(
    visit: Visit, server: Server, question: str, scene: str
) -> None:
    table, asked = reached(server, question)
    me = visit(size="phone").open(chair(table, asked))
    assert me.asked() == question
    me.see(f"[data-scene={scene}]")
    assert not findings(me.page)
    things = me.page.locator(f"[data-scene={scene}] [data-thing]")
    offered = set(me.offered())
    stand_for = set(things.evaluate_all("all => all.map(one => one.dataset.thing)"))
    assert stand_for & offered, "things on the stage stand for options"


def overheard(visitor: Visitor) -> list[str]:
    """Every byte that the page is sent from now on. Only the book, which is the same for all, is left out."""
    told: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: told.append(str(frame)))

    def fetched(response: Response) -> None:
        if "/api/" in response.url and "/api/book" not in response.url:
            told.append(response.text())

    visitor.page.on("websocket", listen)
    visitor.page.on("response", fetched)
    return told


def public(table: Table) -> set[str]:
    """Cards of which the second seat has been told, or which it holds or sees itself."""
    told = {
        card
        for event in table.seats[1].get("events")["events"]
        for card in re.findall(r"[a-z-]+", str(event["facts"]))
    }
    position = table.seats[1].look()["view"]["position"]
    other, mine = position["heroes"]
    return {*told, *position["skill_discards"], *other["skills"], *mine["hand"], *mine["skills"]}


def test_hidden_hands_and_trophies_are_never_in_anothers_page(visit: Visit, server: Server) -> None:
    """Neither in what the page is sent nor in what it shows: of others' cards there are only backs."""
    table = server.create(
        "third",
        None,
        seats=[{"name": "Ania", "hero": "corbin"}, {"name": "Jan", "hero": "lord-hawthorne"}],
        options={"scenario": "margath"},
    )
    until(table, "turn.action")
    watching = visit()
    sent = overheard(watching)
    watching.open(chair(table, 1))
    watching.see("[data-question]")
    luck = Random(3)
    secrets: set[str] = set()
    for step in range(200):
        if table.spectator.look()["view"]["request"] is None or (step >= 40 and secrets - public(table)):
            break  # the dice are new each time: by now all that she drew may have been laid open
        hero = table.seats[0].look()["view"]["position"]["heroes"][0]
        secrets |= {card for card in (*hero["hand"], *hero["trophies"]) if not card.startswith("?")}
        table.step(
            lambda options: "train" if "train" in options and luck.random() < 0.5 else luck.choice(options)
        )
    assert len(secrets) >= 3
    seen = table.seats[1].look()["view"]["position"]["heroes"][0]
    assert all(card.startswith("?") for card in (*seen["hand"], *seen["trophies"]))
    hidden = secrets - public(table)
    assert hidden
    watching.eventually(lambda: watching.version >= table.seats[1].look()["version"], "the news")
    page = watching.page.content()
    names = {id: card["name"] for id, card in server.client.get("/api/book/third").json()["cards"].items()}
    for card in hidden:
        assert not any(f'"{card}"' in part for part in sent), f"{card} was sent to the other seat"
        assert card not in page
        assert names[card] not in watching.page.locator("body").inner_text()


@pytest.mark.parametrize("screen", THIRD)
def test_every_screen_can_be_read_by_all(visit: Visit, server: Server, screen: str) -> None:
    """No serious finding of axe-core, by day and by candle-light."""
    me = visit()
    THIRD[screen](me, server)
    found: list[str] = []
    for theme in ("parchment", "candle"):
        me.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        found += [f"{theme} {each}" for each in findings(me.page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("screen", ["third-turn", "third-fight", "third-heroes", "third-villain"])
def test_text_may_be_twice_as_large_on_a_phone(visit: Visit, server: Server, screen: str) -> None:
    me = visit(size="phone")
    THIRD[screen](me, server)
    me.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    last = me.page.locator("[data-question] [data-option][aria-pressed=false]").last
    last.scroll_into_view_if_needed()
    last.tap()
    confirm = me.page.locator("[data-confirm]")
    expect(confirm).to_be_enabled()
    box = confirm.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 844


def test_no_line_of_a_question_moves_when_odds_arrive(visit: Visit, server: Server) -> None:
    """A finger that is on its way still finds what it meant: lines are added, but none changes sides."""
    me = visit(size="phone")
    for table, asked in (
        first_turn(server),
        (laid(server, "dreadbringer", offers("fight.action", 0, "spend:", "flip:")), 0),
    ):
        me.open(chair(table, asked))
        me.see("[data-question] [data-option]")
        before = me.offered()
        me.asked()
        me.eventually(
            lambda: me.page.locator("[data-reach], [data-option] [role=img]").count() > 0, "the odds"
        )
        me.page.wait_for_timeout(200)
        after = me.offered()
        assert [id for id in after if id in before] == [id for id in before if id in after]
        assert set(before) <= set(after)


def test_whoever_means_to_face_the_villain_sees_it_first(visit: Visit, server: Server) -> None:
    table = at_the_lair(server)
    me = visit().open(chair(table, 0))
    assert me.asked() == "turn.action"
    me.see('[data-option="face-villain"]').click()
    poster = me.see("[data-scene=villain]")
    hero = table.seats[0].look()["view"]["figures"]
    life = hero["heroes"][0]["villain"]
    expect(poster).to_contain_text(f"Life {life}")
    expect(poster).to_contain_text("out of the game")
    assert poster.locator("section li").count() == len(hero["scenario"]["tokens"]) + len(
        hero["heroes"][0]["tokens"]
    )
    me.page.keyboard.press("Escape")
    expect(me.page.locator("[data-scene=villain]")).to_have_count(0)
    me.answer("face-villain")
    me.see("[data-scene=fight]")
    assert me.page.locator("[data-scene=villain]").count() == 0

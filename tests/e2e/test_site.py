"""One link and it plays: the whole table in a page, from a folder of files, without a server or a network."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import tamalir
from tamalir.games import GAMES
from tamalir.kernel import Fair
from tamalir.players.random_legal import RandomLegal
from tests.e2e.site import FileServer, SiteVisitor, file_server
from tests.e2e.test_third_fight import act
from tests.e2e.visitor import Hand, Visitor
from tests.server.house import Server

Come = Any

SHORT: dict[str, dict[str, Any]] = {"second": {"turn-limit": 20}}
LAST_ANSWER_ENDS_IT = {"second": 8, "third": 1, "bonds": 2}
"""Seeds of games that are over after their last answer, whatever the dice: a game brought here has others."""
OTHER_DICE = 24


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("site")


@pytest.fixture
def files(folder: Path) -> Iterator[FileServer]:
    with file_server(folder) as server:
        yield server


@pytest.fixture
def come(chromium: Browser, files: FileServer) -> Iterator[Come]:
    """A browser of its own; in the end nobody has met an error, and only the site's own host was asked."""
    visitors: list[SiteVisitor] = []

    def visit(**wishes: Any) -> SiteVisitor:
        visitors.append(SiteVisitor(chromium, files, **wishes))
        return visitors[-1]

    yield visit
    abroad = [url for visitor in visitors for url in visitor.abroad]
    complaints = [complaint[:300] for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.leave()
    assert abroad == []
    assert complaints == []


def saved(tmp_path: Path, table: tamalir.Table[Any], name: str) -> Path:
    file = tmp_path / f"{name}.json"
    file.write_text(json.dumps(table.save()))
    return file


def nearly_over(edition: str, seed: int) -> tuple[tamalir.Table[Any], str]:
    """A game of two as it stood before its last answer, and that answer."""
    table = tamalir.new(edition, seats=2, seed=seed, options=SHORT.get(edition, {}))
    player = RandomLegal(seed)
    length, last = 0, ""
    while table.request is not None:
        seat = table.waiting()[0]
        asked = table.pending(seat)
        assert asked is not None
        length, last = len(table.journal), player.decide(table.view(seat), asked)
        table.answer(last, seat)
    table.rewind(length)
    for n in range(OTHER_DICE):
        again = table.fork(Fair(bytes([n]) * 32, f"dice-{n}"))
        again.answer(last, again.waiting()[0])
        assert again.request is None, f"with other dice {edition} goes on after {last}: choose another seed"
    return table, last


def curtain(me: Visitor) -> int:
    return me.page.locator("[data-curtain]").count()


def decide(me: Visitor, hand: Hand = "mouse") -> None:
    """One decision, in a fight with tokens or anywhere else."""
    if me.question().startswith("fight."):
        act(me, hand)
    else:
        me.answer(hand=hand)


def test_it_plays_without_a_network(come: Come, files: FileServer, tmp_path: Path) -> None:
    me: SiteVisitor = come()
    me.home()
    progress = me.page.locator("[data-arrival]")
    expect(progress).to_be_visible()
    me.kept()
    expect(progress).to_have_count(0)
    files.stop()

    me.home()
    me.see("[data-quick]").click()
    for _ in range(3):
        assert me.asked()
        decide(me)
    assert f"{files.url}?/game/" in me.page.url

    me.home()
    me.see("[data-quick=third]").click()
    assert me.asked() == "setup.scenario"
    decide(me)

    me.home()
    me.import_file(saved(tmp_path, tamalir.new("second", scene="brood", seed=7), "fight"))
    assert me.asked() == "combat.before"
    me.answer("to-battle")
    key, offered = me.asked(), me.offered()
    assert key.startswith("combat.")
    me.page.reload()
    assert (me.asked(), me.offered()) == (key, offered), "a fight goes on where it stood"
    me.eventually(lambda: me.page.locator("[data-option] .odds, [data-option]:has(.best)").count(), "odds")

    me.home()
    me.page.keyboard.press("Escape")
    me.see("[data-continue]").click()
    assert me.asked() == key, "the start page knows the game"


LATE = """
const { serviceWorker } = navigator
const plain = serviceWorker.register.bind(serviceWorker)
serviceWorker.register = async (...args) => {
  await new Promise((go) => setTimeout(go, 2500))
  return plain(...args)
}
"""


def test_whoever_is_quicker_than_the_page_is_not_forgotten(come: Come) -> None:
    """On a busy machine the first press comes before the engine has begun; so does the line of a game that is
    opened by its address. Both are answered all the same."""
    me: SiteVisitor = come()
    me.context.add_init_script(LATE)
    me.home()
    me.see("[data-quick]").click()
    assert me.asked()
    question = me.question()
    me.page.reload()
    assert me.asked() == question


def test_what_fails_is_tried_again(come: Come) -> None:
    """A line that breaks while the engine is fetched: the page says so, and one press goes on from there."""
    me: SiteVisitor = come()
    me.context.route("**/package-*", lambda route: route.abort())
    me.home()
    me.see("[data-quick]").click()
    expect(me.see("[data-arrival=failed]")).to_contain_text("could not be set up")
    me.context.unroute("**/package-*")
    me.see("[data-again]").click()
    assert me.asked(), "and what was asked for meanwhile is there"
    expect(me.page.locator("[data-arrival]")).to_have_count(0)


def test_games_come_to_their_ends(come: Come, tmp_path: Path) -> None:
    """The last answer of each game, by one of two people at one device, its summary, and the way back."""
    me: SiteVisitor = come()
    for edition in sorted(GAMES):
        table, last = nearly_over(edition, LAST_ANSWER_ENDS_IT[edition])
        me.home()
        me.import_file(saved(tmp_path, table, edition))
        me.eventually(lambda: curtain(me) or me.question(), "a question")
        if curtain(me):
            me.see("[data-take]").click()
        me.asked()
        me.answer(last)
        me.eventually(me.ended, f"the end of {edition}")
        me.see("[data-replay]").click()
        me.see("[data-page=replay][data-length]")


def test_a_game_moves_to_a_server_and_back(come: Come, visit: Any, server: Server, tmp_path: Path) -> None:
    home: SiteVisitor = come()
    home.home()
    home.see("[data-quick]").click()
    home.asked()
    decide(home)
    question, offered = settled(home)
    first = taken_along(home, tmp_path / "to-server.json")
    save = json.loads(first.read_text())
    assert [seat["kind"] for seat in save["sitting"]].count("human") == 1

    there: Visitor = visit().open("/")
    there.page.locator("input[type=file]").set_input_files(first)
    assert same_question(there, question, offered)
    decide(there)
    question, offered = settled(there)
    second = taken_along(there, tmp_path / "back.json")
    assert json.loads(second.read_text())["dealer"]["kind"] == "sealed", "no seed leaves a game that goes on"

    home.home()
    home.import_file(second)
    assert same_question(home, question, offered)


def settled(me: Visitor) -> tuple[str, list[str]]:
    """What is asked and offered, when what is worked out beside it has come too."""
    key = me.asked()
    if key == "movement.travel":  # there may be none, if the dice lead nowhere
        me.eventually(lambda: me.page.locator("[data-reach]").count(), "journeys")
    return key, me.offered()


def same_question(me: Visitor, question: str, offered: list[str]) -> bool:
    """Journeys are among the options as soon as they are worked out."""
    assert me.asked() == question
    return me.eventually(lambda: sorted(me.offered()) == sorted(offered), f"{offered}")


def taken_along(me: Visitor, file: Path) -> Path:
    """The game as a file, from the menu."""
    me.see("[data-menu]").click()
    with me.page.expect_download() as download:
        me.see("[data-take-along]").click()
    download.value.save_as(file)
    return file


def test_a_phone_in_polish_and_russian(come: Come) -> None:
    me: SiteVisitor = come(size="phone", lang="pl")
    me.home()
    me.see("[data-quick=third]").tap()
    for _ in range(4):
        me.asked()
        decide(me, "touch")
    assert re.search("[ąćęłńóśźż]", me.page.locator("body").inner_text())
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    me.home()
    me.page.get_by_role("button", name="Русский").first.tap()
    me.see("[data-continue]").tap()
    me.asked()
    assert re.search("[а-я]{4}", me.page.locator("[data-question]").inner_text())


def test_people_pass_the_device_round(come: Come) -> None:
    """Two people, one browser; and what needs more than that says so."""
    me: SiteVisitor = come()
    me.open("/?/new")
    me.see("input[name=edition][value=third]").check(force=True)
    second = me.page.locator("ol > li").nth(1)
    second.locator("select").first.select_option(label="A player on this device")
    expect(me.page.get_by_text("This table is in your browser alone")).to_be_visible()
    me.page.locator("form button[type=submit]").click()
    me.asked()
    me.answer()
    me.see("[data-take]").click()
    assert me.asked() == "setup.scenario"
    assert len(me.kept()[me.game]["keys"]) >= 3


def test_challenges_need_no_network(come: Come, files: FileServer) -> None:
    """A puzzle to its verdict, and each game of the day."""
    me: SiteVisitor = come()
    me.home()
    me.kept()
    files.stop()
    me.open("/?/challenges")
    me.see("[data-puzzle]").click()
    assert me.asked()
    me.play(40)
    assert me.see("[data-verdict]").get_attribute("data-verdict") in ("solved", "missed")
    for edition in sorted(game.id for game in GAMES.values() if game.daily is not None):
        me.open("/?/challenges")
        me.see(f'[data-daily="{edition}"]').click()
        assert me.asked()
        decide(me)


def test_beside_the_box_needs_no_network(come: Come, files: FileServer) -> None:
    """Counters are kept, rules are found, and own cards are checked."""
    me: SiteVisitor = come(size="phone")
    me.home()
    me.kept()
    files.stop()
    me.open("/?/beside&tab=counters&edition=second")
    me.see("[data-add]").tap()
    me.see("[data-hero-name]").fill("Ania")
    for figure in ("life", "stamina"):
        me.see(f"[data-figure={figure}]").fill("4")
    me.see("[data-hero-join]").tap()
    me.see("[data-counter=life] .by").tap()
    me.page.reload()
    me.eventually(lambda: me.see("[data-counter=life] b").inner_text() == "3", "a wound that is remembered")
    me.see("[data-tab=rules]").tap()
    me.see("input[type=search]").fill("knockout")
    me.see("[data-rule='2E-KO-001']")
    me.see("[data-tab=cards]").tap()
    me.see("[data-new=heroes]").tap()
    me.see("[data-card-name]").fill("Ania")
    me.see("[data-card-save]").tap()
    me.see("[data-check]:enabled").tap()
    me.eventually(lambda: me.see(".note", "attached").inner_text(), "the rules accept the card")

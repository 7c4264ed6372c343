"""The public door: what `dir` shows, how tables, cards and boards look in a terminal and in a notebook."""

from __future__ import annotations

import subprocess
import sys
from html import escape
from xml.etree import ElementTree

import pytest

import tamalir
from tamalir.kernel import Fast, Setup, Table, Unknown
from tests.toys import RACE

LANGS = ("en", "pl", "ru")


def test_dir_shows_what_can_be_called():
    assert {"new", "load", "bot", "play", "text", "odds", "card", "board"} <= set(dir(tamalir))
    assert "Any" not in dir(tamalir)
    assert all(getattr(tamalir, name) is not None for name in dir(tamalir))


def test_the_package_is_a_command():
    done = subprocess.run(
        [sys.executable, "-m", "tamalir", "--version"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    assert done.stdout.startswith("tamalir ")


def test_a_table_says_what_it_is():
    table = tamalir.new("second", scene="brood", seed=7)
    assert repr(table) == f"<Table second brood, {table.journal.length} answers, asks 0: combat.before>"

    tamalir.play(table, [tamalir.bot("random")])
    assert repr(table).endswith(f"over: {table.result.reason}>" if table.result else "over>")


@pytest.mark.parametrize("edition", list(tamalir.GAMES))
def test_a_notebook_shows_the_table_and_its_question(edition: str):
    table = tamalir.new(edition, seats=2, seed=3)
    for _ in range(30):
        seat = table.waiting()[0]
        asked = table.pending(seat)
        assert asked is not None
        table.answer(asked.options[0].id, seat)
    shown = table._repr_html_()
    assert shown is not None

    ElementTree.fromstring(shown)  # well made, so that it cannot spoil the page around it
    assert "<script" not in shown
    waiting = [table.pending(seat) for seat in table.waiting()]
    if len(waiting) == 1 and waiting[0] is not None:
        for option in waiting[0].options:
            assert f"<code>{option.id}</code>" in shown.replace("&#x27;", "'")
    assert ("<svg" in shown) == any(
        at.place for at in tamalir.GAMES[edition].chronicle.standings(table.view(None).state)
    )


def test_a_notebook_shows_no_deck():
    table = tamalir.new("second", seats=2, seed=3)
    shown = str(table._repr_html_())
    standings = tamalir.GAMES["second"].chronicle.standings(table.state)
    told = {tamalir.text("en", str(at.hero)) for at in standings}

    assert all(name in shown for name in told)
    adventures = tamalir.GAMES["second"].catalogue(Setup(2)).cards_by_kind["challenges"]
    assert not [card for card in adventures if tamalir.text("en", card) in shown]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("edition", list(tamalir.GAMES))
def test_every_board_is_a_picture(edition: str, lang: str):
    board = tamalir.board(edition, lang=lang)
    drawn = ElementTree.fromstring(board._repr_svg_())
    polygons = drawn.findall(".//{http://www.w3.org/2000/svg}polygon")
    setup = Setup(2)
    printed = tamalir.GAMES[edition].catalogue(setup).board(_Words())
    assert printed is not None
    assert len(polygons) >= len(printed["spaces"])
    texts = [text.text for text in drawn.findall(".//{http://www.w3.org/2000/svg}text")]
    assert len(texts) == len(printed["towns"])


class _Words:
    """Speaks ids."""

    def say(self, key: str, args: object = None) -> str:
        return key

    def name(self, id: str, case: str = "nom") -> str:
        return id

    def effect(self, *args: object, **more: object) -> str:
        return ""

    def card_text(self, card: object) -> list[str]:
        return []


def test_a_card_reads_as_in_the_game():
    card = tamalir.card("second", "mordrog", lang="pl")
    assert repr(card).splitlines()[0] == "Mordrog"
    shown = ElementTree.fromstring(card._repr_html_())
    assert "".join(shown.itertext()).replace("\n", "") == repr(card).replace("\n", "")

    with pytest.raises(Unknown, match="card"):
        tamalir.card("second", "no-such-card")


def test_a_bot_by_name_explains_itself():
    table = tamalir.new("second", scene="brood", seed=7)
    bot = tamalir.bot("novice", steps=5)
    assert bot.explain() is None
    asked = table.pending(0)
    assert asked is not None
    chosen = bot.decide(table.view(0), asked)
    assert bot.explain()["chosen"] == chosen
    assert len(bot.explain("ru").splitlines()) > 1

    silent = tamalir.bot("random")
    silent.decide(table.view(0), asked)
    assert silent.explain() is None


def test_a_game_that_is_not_registered_is_shown_too():
    setup = Setup(2)
    table = Table(RACE.with_(id="nobodys"), RACE.begin(setup), Fast(1), setup=setup)
    assert f"<pre>{escape(repr(table))}</pre>" == table._repr_html_()

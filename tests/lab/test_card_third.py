"""The balance lab of the Third Edition."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from typer.testing import CliRunner

from tamalir.cli.main import app
from tamalir.game import CardChanges
from tamalir.kernel import Fast, Misfit, Setup, Table, Unknown
from tamalir.lab.page import in_three_languages
from tamalir.lab.plan import Plan
from tamalir.lab.prices import fair_price
from tamalir.lab.sequential import Evidence
from tamalir.lab.store import Store
from tamalir.lab.third.book import PRICELESS, card_of, cards_with, changed_table
from tamalir.lab.third.card import LABORATORY
from tamalir.language import LANGUAGES, Speaker
from tamalir.players.luck import Luck

BASE = Plan("third", ("random", "random"), 12)

PACK = """
[pack]
id = "moonlight"
edition = "third"
version = "1"

[assets.moon-purse]
type = "equipment"
cost = 0
abilities = [{ id = "moon-coin", when = "turn", limit = "turn", do = "gain-gold", amount = 3 }]

[assets.sun-purse]
type = "equipment"
cost = 0
abilities = [{ id = "sun-coin", when = "turn", limit = "turn", do = "gain-gold", amount = 1 }]
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "moonlight"
    folder.mkdir()
    (folder / "pack.toml").write_text(PACK)
    return folder


@pytest.fixture
def unpriced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Odds of many fights take their time; they have a test of their own."""
    price = {"printed": 0, "strength": 0.0, "fair": None, "low": 0.0, "high": 0.0}
    monkeypatch.setattr(LABORATORY, "price", lambda *asked: price)  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]


def test_only_the_card_that_is_named_joins_the_set(pack: Path) -> None:
    cards = cards_with((f"{pack}#moon-purse",))
    assert "moon-purse" in cards.assets
    assert "sun-purse" not in cards.assets
    with pytest.raises(Unknown, match="card of the pack moonlight"):
        cards_with((f"{pack}#moon-cheese",))


def test_a_blank_lies_where_the_card_lay() -> None:
    whole = cards_with()
    some = ["serrated-axe", "healing-touch", "margath", "moonlight", "cultists-pamphlet"]
    blank = cards_with(blank=tuple(some))
    for kind in ("assets", "skills", "enemies", "quests", "events"):
        assert list(getattr(whole, kind)) == list(getattr(blank, kind))
    axe, touch, villain, quest, event = (card_of(blank, card) for card in some)
    assert (axe.cost, axe.own_tokens, axe.abilities) == (PRICELESS, (), ())
    assert (touch.cost, touch.attribute) == ({"any": PRICELESS}, card_of(whole, "healing-touch").attribute)
    assert not villain.abilities
    assert [ending.needs for ending in quest.endings] == [
        e.needs for e in card_of(whole, "moonlight").endings
    ]
    assert not any(ending.effects for ending in quest.endings)
    assert not any(option.effects for option in event.options)
    with pytest.raises(Unknown):
        cards_with(blank=("moon-cheese",))
    with pytest.raises(Misfit, match="hero cannot be made blank"):
        cards_with(blank=("corbin",))


def test_a_laid_card_lies_in_the_market_nearest_to_a_hero() -> None:
    setup = Setup(2, options={"deals": "limited"})
    table: Table[Any] = Table(
        LABORATORY_EDITION, changed_table(CardChanges(laid=("serrated-axe",)), setup), Fast(3), setup=setup
    )
    luck = Luck(1)
    while not any(table.state.markets.values()):
        request = table.pending(table.waiting()[0])
        assert request is not None
        table.answer(luck.pick(request.options).id, request.seat)
    lying = [city for city, market in table.state.markets.items() if "serrated-axe" in market]
    assert len(lying) == 1
    assert "serrated-axe" not in table.state.decks["asset"].bag
    with pytest.raises(Misfit, match="no market card"):
        changed_table(CardChanges(laid=("margath",)), setup)


LABORATORY_EDITION = BASE.game.edition


def test_what_is_settled_is_told_and_no_more_is_played(
    pack: Path, tmp_path: Path, unpriced: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second look settles it: the third never comes."""
    evidence = iter([Evidence(9, 2.0, 1.5), Evidence(18, 2.0, 0.3)])
    monkeypatch.setattr(LABORATORY, "_evidence", lambda *asked: next(evidence))  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    seen: list[Any] = []
    ticks: list[int] = []
    found = LABORATORY.judge(
        replace(BASE, games=40), f"{pack}#moon-purse", tmp_path / "out", look=seen.append, tick=ticks.append
    )
    verdict = found["verdict"]
    assert (found["role"], verdict["key"], verdict["measure"]) == ("held", "more", "progress")
    assert verdict["low"] > 0
    assert (found["games"], found["most"]) == (20, 40)
    assert sum(ticks) == 2 * 20
    assert [step["games"] for step in seen] == [16, 20]
    json.dumps(found, allow_nan=False)
    for lang in LANGUAGES:
        words = Speaker(lang)  # who has no names for a stranger's abilities
        _, parts = LABORATORY.told(found, words)
        assert not [key for key in (*words.missing, *words.borrowed) if key.startswith("lab-")]
        assert parts[0].key == "verdict"
        assert len(parts[0].picture["rows"]) == 2
    page = in_three_languages(lambda words: LABORATORY.told(found, words), "en", found["plan"]["packs"])
    assert page.count('class="card"') == 3
    assert page.count("<svg") >= 3


def test_games_in_which_nobody_has_the_card_are_the_same_games(
    pack: Path, tmp_path: Path, unpriced: None
) -> None:
    """Common random numbers: only those who have to do with the card fare differently."""
    found = LABORATORY.judge(BASE, f"{pack}#sun-purse", tmp_path / "out")
    one, other = Store.open(tmp_path / "out" / "with"), Store.open(tmp_path / "out" / "blank")
    bought = one.frame("purchases").filter(pl.col("card") == "sun-purse").collect()["game"].to_list()
    offered = one.frame("cards").filter((pl.col("card") == "sun-purse") & (pl.col("offered") > 0))
    touched = {*bought, *offered.collect()["game"].to_list()}
    for table in ("games", "fights"):
        a, b = (store.frame(table).collect() for store in (one, other))
        assert a.filter(~pl.col("game").is_in(touched)).equals(b.filter(~pl.col("game").is_in(touched)))
    assert len(touched) < 12
    assert found["verdict"]["cases"] == found["holders"]["seats"]
    assert found["holders"]["seen"] == 12  # it lies in a market in every game


@pytest.mark.parametrize(("card", "role"), [("moonlight", "table"), ("drake-rider", "fought")])
def test_other_cards_concern_the_table_or_are_fought(card: str, role: str, tmp_path: Path) -> None:
    found = LABORATORY.judge(BASE, f"roads-of-terrinoth#{card}", tmp_path / "out")
    assert found["role"] == role
    assert found["price"] is None
    assert (found["enemy"] is not None) == (role == "fought")
    for lang in LANGUAGES:
        words = Speaker(lang, strict=True)
        title, parts = LABORATORY.told(found, words)
        assert not words.borrowed
        assert words.name(card) in title
        assert parts[0].says


def test_an_unsettled_question_says_how_much_is_needed(tmp_path: Path, unpriced: None) -> None:
    found = LABORATORY.judge(replace(BASE, games=6), "serrated-axe", tmp_path / "out")
    verdict = found["verdict"]
    assert verdict["key"] in ("unclear", "unmet")
    _, parts = LABORATORY.told(found, Speaker("en", strict=True))
    if verdict["cases"]:
        assert verdict["more"] > 0
        assert f"about {verdict['more']} more games" in parts[0].says
    else:
        assert "nothing can be said" in parts[0].says


def test_a_price_lies_on_the_line_of_the_others() -> None:
    line = [(0.1 * n, 2.0 * n + (0.2 if n % 2 else -0.2)) for n in range(1, 9)]
    price = fair_price(3, 0.45, line)
    assert price.fair == pytest.approx(9.0, abs=0.3)
    assert price.low < 9.0 < price.high
    assert price.high < 11.0
    assert fair_price(3, 0.01, line).fair is None
    assert fair_price(3, 0.45, line[:3]).fair is None


def test_on_the_command_line(tmp_path: Path, unpriced: None) -> None:
    asked = ["lab", "card", "serrated-axe", "--edition", "third", "--games", "2", "--seats", "random,random"]
    told = CliRunner().invoke(app, [*asked, "--out", str(tmp_path / "kept"), "--lang", "ru"])
    assert told.exit_code == 0, told.output
    assert "Вердикт" in told.stdout
    assert (tmp_path / "kept" / "report.html").exists()

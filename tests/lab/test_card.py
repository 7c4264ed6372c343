"""The balance lab: a stranger's card dropped into the set."""

from __future__ import annotations

import json
from pathlib import Path

import polars as pl
import pytest
from typer.testing import CliRunner

from tamalir.cli.main import app
from tamalir.kernel import Misfit, Unknown
from tamalir.lab.plan import Plan
from tamalir.lab.second.book import PRICELESS, book_with
from tamalir.lab.second.card import LABORATORY
from tamalir.lab.second.fair_prices import price_of
from tamalir.lab.store import Store
from tamalir.language import LANGUAGES, Speaker

judge, plans, told = LABORATORY.judge, LABORATORY.plans, LABORATORY.told

BASE = Plan("second", ("random", "random"), 10, options={"turn-limit": 100})

PACK = """
[pack]
id = "moonlight"
edition = "second"
version = "1"

[items.moon-blade]
item_class = "weapon"
type = "sword"
usage = "activate"
cost = 1
effects = [
  { when = "melee", do = "add-wounds", by = 3 },
  { when = "end-of-turn", do = "heal", wounds = 1 },
]

[items.sun-blade]
item_class = "weapon"
type = "sword"
usage = "always"
cost = 1
effects = [{ do = "raise-damage", what = "melee", by = 3 }]

[challenges.moon-wolf]
colour = "green"
life = 9
figures = { mind = 20, body = 20, spirit = 20, ranged = 4, melee = 4, magic = 4 }
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "moonlight"
    folder.mkdir()
    (folder / "pack.toml").write_text(PACK)
    return folder


def test_only_the_card_that_is_named_joins_the_set(pack: Path) -> None:
    book = book_with((f"{pack}#moon-blade",))
    assert "moon-blade" in book.items
    assert "sun-blade" not in book.items
    assert "moon-wolf" not in book.challenges
    with pytest.raises(Unknown, match="card of the pack moonlight"):
        book_with((f"{pack}#moon-cheese",))


def test_a_blank_lies_where_the_card_lay(pack: Path) -> None:
    spec = (f"{pack}#moon-blade",)
    whole, blank = book_with(spec), book_with(spec, blank=("moon-blade",))
    assert list(whole.market()) == list(blank.market())
    assert blank.cost("moon-blade") == PRICELESS
    assert not blank.items["moon-blade"].effects
    plain = book_with((f"{pack}#moon-wolf",), blank=("moon-wolf",)).challenges["moon-wolf"]
    assert plain.life < 9
    assert plain.figures.body < 20
    with pytest.raises(Unknown):
        book_with(blank=("moon-cheese",))


def test_games_in_which_nobody_has_the_card_are_the_same_games(pack: Path, tmp_path: Path) -> None:
    """Common random numbers: only those who have to do with the card fare differently."""
    out = tmp_path / "out"
    found = judge(BASE, f"{pack}#moon-blade", out, laid=False)
    one, other = Store.open(out / "with"), Store.open(out / "blank")
    touched = set(one.frame("purchases").filter(pl.col("card") == "moon-blade").collect()["game"].to_list())
    for table in ("games", "fights"):
        a, b = (store.frame(table).collect() for store in (one, other))
        assert a.filter(~pl.col("game").is_in(touched)).equals(b.filter(~pl.col("game").is_in(touched)))
    assert len(touched) < 10
    assert found["holders"]["seats"] == len(touched)


def test_a_card_that_is_too_good_for_its_price_is_told(pack: Path, tmp_path: Path) -> None:
    found = judge(BASE, f"{pack}#sun-blade", tmp_path / "out", prices=(6,))
    price = found["price"]
    assert price["printed"] == 1
    assert price["low"] > 1  # the interval of the fair price lies above what is asked
    assert found["holders"]["seen"] == 10  # it lies in the first town in every game
    assert found["prices"][0]["price"] == 6
    assert found["prices"][0]["seats"] < found["holders"]["seats"]
    json.dumps(found, allow_nan=False)


def test_text_that_never_works_is_told_apart(pack: Path, tmp_path: Path) -> None:
    found = judge(BASE, f"{pack}#moon-blade", tmp_path / "out")
    blow, heal = found["text"]
    assert blow["when"] == "melee"
    assert blow["times"] is not None
    assert heal["times"] is not None
    always = judge(BASE, f"{pack}#sun-blade", tmp_path / "other")["text"]
    assert always[0]["times"] is None


def test_a_challenge_is_held_against_its_colour(pack: Path, tmp_path: Path) -> None:
    found = judge(BASE, f"{pack}#moon-wolf", tmp_path / "out")
    assert found["price"] is None
    enemy = found["enemy"]
    assert enemy["others"]["won"]["of"] > 20
    if enemy["own"] is not None:
        assert enemy["own"]["won"]["share"] < enemy["others"]["won"]["share"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_there(pack: Path, tmp_path: Path, lang: str) -> None:
    small = Plan("second", ("random", "random"), 2, options={"turn-limit": 20})
    found = judge(small, f"{pack}#moon-blade", tmp_path / "out")
    words = Speaker(lang, strict=True)
    title, parts = told(found, words)
    assert not words.borrowed
    assert "moon-blade" in title
    assert [part.key for part in parts][:4] == ["verdict", "holders", "text", "price"]
    assert "moon-blade" in parts[0].card[0]


def test_a_card_of_the_box_and_what_is_refused() -> None:
    card, with_it, without = plans(BASE, "rise-of-the-dragon-lords#black-dagger")
    assert card == "black-dagger"
    assert with_it.packs == ()
    assert without.blank == ("black-dagger",)
    with pytest.raises(Unknown):
        plans(BASE, "rise-of-the-dragon-lords#nothing-like-it")
    with pytest.raises(Misfit, match="no market card"):
        Plan("second", ("random",), 1, laid=("stray-hatchling",)).checked()


def test_odds_do_not_price_what_is_of_no_use_in_a_fight() -> None:
    price = price_of(book_with(), "smugglers-map")
    assert (price.strength, price.fair) == (0, None)


def test_only_games_with_a_laboratory_for_cards_have_one() -> None:
    told_ = CliRunner().invoke(app, ["lab", "card", "wyvern", "--edition", "bonds"])
    assert told_.exit_code == 2
    assert told_.output.strip() == "tamalir: the game bonds has no laboratory for its cards"
    wrong = CliRunner().invoke(app, ["lab", "card", "black-dagger", "--seats", "random,wizard"])
    assert wrong.exit_code == 2
    assert "unknown bot of the game second 'wizard'" in wrong.output


def test_on_the_command_line(pack: Path, tmp_path: Path) -> None:
    out = tmp_path / "kept"
    asked = ["lab", "card", f"{pack}#moon-blade", "--games", "2", "--seats", "random,random"]
    told_ = CliRunner().invoke(app, [*asked, "--options", "turn-limit=20", "--out", str(out), "--lang", "pl"])
    assert told_.exit_code == 0, told_.output
    assert "Uczciwa cena" in told_.stdout
    assert (out / "report.html").exists()
    wrong = CliRunner().invoke(app, ["lab", "card", f"{pack}#cheese", "--games", "2"])
    assert wrong.exit_code == 1

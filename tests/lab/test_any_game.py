"""The laboratory takes any game: one page of rules with the least of ledgers is enough."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tamalir import games, lab
from tamalir.game import Chronicle, Game, LedgerSpec
from tamalir.kernel import Misfit, Seat, Setup, Unknown
from tamalir.lab.compare import compare
from tamalir.lab.ladder import pairings, play, solos
from tamalir.lab.ledgers.base import BaseLedger, Note, columns
from tamalir.lab.page import page
from tamalir.lab.plan import Plan
from tamalir.lab.scribe import markdown
from tamalir.lab.sections import sections
from tamalir.language import Speaker
from tamalir.language.narrator import Narrator
from tamalir.players.random_legal import BOTS
from tamalir.world.catalogue import Catalogue
from tamalir.world.packs import PackError
from tests.toys import RACE, Race

COLUMNS = columns({"games": {"gales": "number", "becalmed": "flag", "weather": "word"}})


class RaceLedger(BaseLedger[Race]):
    """Boats have neither heroes nor fights."""

    columns = COLUMNS
    gales = 0

    def notes(self) -> Mapping[str, Note]:
        return {"wind-blows": self._wind}

    def _wind(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self.begin_turn(seat)
        self.gales += facts["wind"] == "gale"

    def about_the_game(self) -> dict[str, Any]:
        return {"gales": self.gales, "becalmed": not self.gales, "weather": "rough" if self.gales else "fair"}


GAME: Game[Race] = Game(
    edition=RACE,
    seats=range(1, 5),
    catalogue=lambda setup: Catalogue([], {}),
    narrator=Narrator,
    bots=BOTS,
    default_bot="random",
    ledger=LedgerSpec(COLUMNS, RaceLedger),
    chronicle=Chronicle(turn=lambda state: state.round, standings=lambda state: []),
    validate=lambda state: [],
    alone={"rounds": 2},
)


class Entry:
    """As an entry point of another package would bring it."""

    def __init__(self, game: Game[Any]) -> None:
        self.load: Callable[[], Game[Any]] = lambda: game


def all_packs(setup: Setup) -> Mapping[str, str]:
    return setup.packs


@pytest.fixture(autouse=True)
def race(monkeypatch: pytest.MonkeyPatch) -> None:
    taking = replace(RACE, id="taking", packs=all_packs)
    found = {"race": Entry(GAME), "taking": Entry(replace(GAME, edition=taking))}
    monkeypatch.setattr(games, "_from_elsewhere", lambda: found)


def test_many_games_and_what_they_show(tmp_path: Path) -> None:
    one = lab.simulate("race", games=12, seats=["random"] * 3, out=tmp_path / "one")
    other = lab.simulate(
        "race", games=12, seats=["random"] * 3, out=tmp_path / "other", options={"rounds": 2}
    )
    assert sorted(path.name for path in (tmp_path / "one").iterdir()) == ["games", "plan.json", "seats"]
    found = lab.summary(one)
    assert found["turns"]["mean"] == 4
    assert sum(row["n"] for row in found["course"] if row["column"] == "weather") == 12
    assert found["fair"] == pytest.approx(1 / 3)
    parts = sections(found, Speaker("en", strict=True))
    assert [part.key for part in parts] == ["run", "who", "reasons", "course", "length"]
    text = markdown("x", parts)
    assert "| gales |" in text
    assert "| becalmed |" in text
    differing = {row["what"]: row for row in compare(one, other)["rows"]}
    assert set(differing) >= {"turns", "gales"}
    assert differing["turns"]["difference"] == -2
    assert page(one, other).count("<article") == 3


def test_a_ladder(tmp_path: Path) -> None:
    (game, again) = pairings(GAME, ["random", "random"], 2, 3)
    assert (game.heroes, game.options, game.seed) == ((), (), again.seed)
    assert play(game).turns == 5
    (alone,) = solos(GAME, ["random"], 1, 3)
    assert dict(alone.options) == {"rounds": 2}
    assert play(alone).turns == 3


def test_bots_and_cards_that_it_has_not_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Unknown, match="bot of the game race 'champion'; known: random"):
        Plan("race", ("champion",), 1).checked()
    with pytest.raises(Misfit, match="to the cards of the game race whole packs can be added, no more"):
        Plan("race", ("random",), 1, without=("sail",)).checked()


def packed(folder: Path, edition: str) -> str:
    folder.mkdir()
    (folder / "pack.toml").write_text(f'[pack]\nid = "flotsam"\nedition = "{edition}"\nversion = "1"\n')
    return str(folder)


def test_whole_packs_join_games_that_take_them(tmp_path: Path) -> None:
    folder, other = packed(tmp_path / "own", "taking"), packed(tmp_path / "other", "race")
    setup: Setup = Plan("taking", ("random",), 1, packs=(folder,)).checked().begin()[0]
    assert list(setup.packs) == ["taking/flotsam"]
    with pytest.raises(Misfit, match="the game race takes no packs"):
        Plan("race", ("random",), 1, packs=(other,)).checked()
    with pytest.raises(PackError, match="made for the edition race, not taking"):
        Plan("taking", ("random",), 1, packs=(other,)).checked()
    with pytest.raises(Misfit, match="whole packs can be added, no more"):
        Plan("taking", ("random",), 1, packs=(f"{folder}#cork",)).checked()

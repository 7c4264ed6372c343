"""Recorded games are played again word for word; old saves still open."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import tamalir
from tests.golden.playthrough import GAMES, Golden, text

SAVES = sorted((Path(__file__).parent / "saves").glob("*.json"))
RENEW = "if the change is meant: python -m tests.golden.playthrough, and read the diff"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_recorded_game_is_played_again(game: Golden) -> None:
    assert game.file.read_text(encoding="utf-8") == text(game), RENEW


def test_a_shorter_and_a_longer_game_are_not_the_same() -> None:
    """The same dice and choices: only what experience costs sets them apart."""
    shorter, longer = (
        game.file.read_text(encoding="utf-8").splitlines()[1:]
        for game in GAMES
        if game.name in ("second-shorter", "second-longer")
    )
    assert shorter != longer, "choose another seed"


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_the_same_game_under_another_hash_seed(hash_seed: str) -> None:
    game = GAMES[1]
    code = "from tests.golden.playthrough import GAMES, text; import sys; sys.stdout.write(text(GAMES[1]))"
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONIOENCODING": "utf-8"}
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=True, env=environment, timeout=120
    )

    assert game.file.read_text(encoding="utf-8") == run.stdout.decode()


@pytest.mark.parametrize("save", SAVES, ids=lambda save: save.stem)
def test_a_save_of_an_earlier_schema_opens(save: Path) -> None:
    data = json.loads(save.read_text(encoding="utf-8"))
    table = tamalir.load(data["save"])

    assert data["request"] == (table.request.key if table.request is not None else None)
    assert data["waiting"] == list(table.waiting())
    dropped = [note for note in table.notes if "dropped" in note]
    assert [] == dropped


def test_there_are_saves_to_open() -> None:
    assert SAVES

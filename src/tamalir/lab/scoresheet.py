"""The score sheet of a ladder: one line for each game played, so that a long run can be taken up again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tamalir.kernel import TamalirError
from tamalir.lab.ladder import Outcome, Pairing


class WrongSheet(TamalirError):
    """The file holds the games of another ladder."""


class ScoreSheet:
    """Games by their pairing; a line is written as soon as its game is over.

    A pairing says everything on which a game depends, so a sheet also serves a ladder with more
    games or with other players besides.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.found: dict[str, Outcome] = {}
        if not path.exists():
            return
        text = path.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                entry: dict[str, Any] = json.loads(line)
                self.found[entry["game"]] = _outcome(entry["outcome"])
            except (ValueError, KeyError, TypeError) as error:
                raise WrongSheet(f"{path}, line {number}: not a line of a score sheet ({error})") from error
        if whole != text:  # a run that was stopped in the middle of a line
            path.write_text(whole, encoding="utf-8")

    def missing(self, games: Sequence[Pairing]) -> list[Pairing]:
        """Games still to be played."""
        return [game for game in games if name_of(game) not in self.found]

    def add(self, game: Pairing, outcome: Outcome) -> None:
        self.found[name_of(game)] = outcome
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"game": name_of(game), "outcome": asdict(outcome)}) + "\n")

    def outcomes(self, games: Sequence[Pairing]) -> list[Outcome]:
        """Those of a ladder's games that have been played, in its order."""
        return [self.found[name] for game in games if (name := name_of(game)) in self.found]


def name_of(game: Pairing) -> str:
    """Everything on which a game depends, in one line."""
    return json.dumps(
        [game.game, game.players, game.heroes, game.seed, game.seconds, game.steps, game.options],
        sort_keys=True,
    )


def _outcome(data: dict[str, Any]) -> Outcome:
    outcome = Outcome(**data)
    outcome.players = tuple(outcome.players)
    return outcome

"""Any game for OpenSpiel: `pyspiel.load_game("tamalir(edition=...,players=2)")` after importing this module.

Chance is explicit and exact: each die and each drawn card is a chance node of its own with its true weights,
so that algorithms which enumerate or resample chance see what the rules say. A clone knows no more of the
future than the players do. Seats that choose at the same time are asked one after another; nobody sees an
answer before all have given one.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, cast

import numpy as np
import pyspiel as _pyspiel

from tamalir.games import EDITIONS, GAMES, game_called
from tamalir.kernel import Choose, ChooseAll, Draw, Manual, Misfit, Roll, Setup, Table, saves

pyspiel: Any = _pyspiel  # a module in C++ without types

ACTIONS = 256
"""Action `k` is the `k`-th option of the request. What is offered beyond cannot be chosen."""
OUTCOMES = 256
"""More than the faces of any die and the different cards of any pile."""
LENGTH = 20_000
"""Answers after which a game is given up, unless the parameter `length` says otherwise."""

_PARAMETERS: dict[str, Any] = {
    "edition": next(iter(GAMES)),
    "players": 2,
    "options": "",  # such as "length:shorter turn-limit:100": an equals sign would be OpenSpiel's
    "length": LENGTH,
}


def _type(players: range) -> Any:
    return pyspiel.GameType(
        short_name="tamalir",
        long_name="Tamalir: Runebound",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        default_loadable=True,
        parameter_specification=_PARAMETERS,
    )


class TamalirGame(pyspiel.Game):
    """One edition with a number of players and its options."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**_PARAMETERS, **(params or {})}
        self.edition, players = str(chosen["edition"]), int(chosen["players"])
        self.options, self.length = str(chosen["options"]), int(chosen["length"])
        seats = game_called(self.edition).seats
        if players not in seats:
            raise Misfit("players", f"{self.edition} is for {seats[0]} to {seats[-1]} players")
        beginning(self.edition, players, self.options)  # options that mean nothing are refused here
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.length,
        )
        super().__init__(_type(seats), info, params or {})  # pyright: ignore[reportUnknownMemberType]

    def new_initial_state(self, state: object = None) -> TamalirState:
        return TamalirState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Strings: the view of a seat, with perfect recall also what it has seen and done."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(recall)


@lru_cache(maxsize=16)
def beginning(edition: str, players: int, options: str) -> tuple[Setup, Any]:
    """The setup and the state with which every game begins; a table plays with a copy."""
    rules = game_called(edition).edition
    setup = Setup(players, options=rules.settle(_options(options)))
    setup.packs = dict(rules.packs(setup))
    return setup, rules.begin(setup)


class Held:
    """A table that can be copied: OpenSpiel copies a state by copying what belongs to it."""

    def __init__(self, table: Table[Any]) -> None:
        self.table = table

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.table.fork(Manual(), listening=True))

    def __getstate__(self) -> dict[str, Any]:
        return self.table.save()

    def __setstate__(self, save: dict[str, Any]) -> None:
        self.table = saves.load(save, EDITIONS)


class TamalirState(pyspiel.State):
    """A table in the course of a game."""

    def __init__(self, game: TamalirGame) -> None:
        super().__init__(game)  # pyright: ignore[reportUnknownMemberType]
        setup, start = beginning(game.edition, game.num_players(), game.options)
        self._held = Held(Table(game_called(game.edition).edition, start, Manual(), setup=setup))
        self._faces: list[int | str] = []
        """Dice of the present throw that have fallen already."""
        self._answers = 0
        self._done: list[tuple[int, str]] = []
        """Seat and option, for whoever remembers everything."""
        self._length = game.length

    # --- what OpenSpiel asks ----------------------------------------------------------------

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        asked = self._asked()
        return int(pyspiel.PlayerId.CHANCE) if asked is None else asked.seat

    def is_terminal(self) -> bool:
        return self._held.table.request is None or self._answers >= self._length

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The faces of the next die, or the different cards of the pile, with their chances."""
        weights = [weight for _, weight in self._outcomes()]
        return [(n, weight / sum(weights)) for n, weight in enumerate(weights)]

    def _legal_actions(self, player: int) -> list[int]:
        asked = self._asked()
        if asked is None:
            return [n for n, _ in self.chance_outcomes()]
        return list(range(min(ACTIONS, len(asked.options)))) if asked.seat == player else []

    def _apply_action(self, action: int) -> None:
        table, asked = self._held.table, self._asked()
        if asked is not None:
            option = asked.options[action].id
            self._done.append((asked.seat, option))
            table.answer(option, asked.seat)
            self._answers += 1
            return
        outcome = self._outcomes()[action][0]
        request = table.request
        if isinstance(request, Draw):
            table.answer(outcome)
            return
        assert isinstance(request, Roll)
        self._faces.append(outcome)
        if len(self._faces) == len(request.dice):
            faces, self._faces = tuple(self._faces), []
            table.answer(faces)

    def _action_to_string(self, player: int, action: int) -> str:
        asked = self._asked()
        if asked is None or asked.seat != player:
            outcomes = self._outcomes() if asked is None else []
            return str(outcomes[action][0]) if action < len(outcomes) else str(action)
        return asked.options[action].id

    def returns(self) -> list[float]:
        """1 for the winner, the others bear it together; all who win together have 1; 0 without a winner."""
        players, result = self._held.table.seats, self._held.table.result
        if result is None or not result.winners:
            return [0.0] * players
        won, lost = len(result.winners), players - len(result.winners)
        if not lost:
            return [1.0] * players
        return [1 / won if seat in result.winners else -1 / lost for seat in range(players)]

    def __str__(self) -> str:
        return f"{self._held.table!r} {self._faces}"

    # --- inside -----------------------------------------------------------------------------

    def seen(self, player: int) -> dict[str, Any]:
        """What a seat may know now."""
        return self._held.table.view(player).json(figures=False)

    def remembered(self, player: int) -> dict[str, Any]:
        """The same with everything that the seat has seen and done."""
        done = [option for seat, option in self._done if seat == player]
        return {"done": done, "events": self._held.table.events(0, player), "now": self.seen(player)}

    def _asked(self) -> Choose[Any] | None:
        """The question of the seat that answers next; None if it is chance's turn."""
        table = self._held.table
        request = table.request
        if isinstance(request, ChooseAll):
            return table.pending(table.waiting()[0])
        return cast("Choose[Any]", request) if isinstance(request, Choose) else None

    def _outcomes(self) -> list[tuple[Any, int]]:
        request = self._held.table.request
        if isinstance(request, Roll):
            return list(Counter(request.dice[len(self._faces)].faces).items())
        assert isinstance(request, Draw)
        return sorted(Counter(request.bag).items())


class Observer:
    """What a player sees, as text."""

    def __init__(self, recall: bool) -> None:
        self._recall = recall
        self.tensor = np.zeros(0, np.float32)
        self.dict: dict[str, Any] = {}

    def set_from(self, state: TamalirState, player: int) -> None:
        """Nothing: positions as numbers are the business of the other environments."""

    def string_from(self, state: TamalirState, player: int) -> str:
        told = state.remembered(player) if self._recall else state.seen(player)
        return json.dumps(told, sort_keys=True, ensure_ascii=False, default=str)


def _options(words: str) -> dict[str, Any]:
    """`doom-track` is true; `length:shorter` a word; `turn-limit:100` a number."""
    found: dict[str, Any] = {}
    for word in words.split():
        name, _, value = word.partition(":")
        found[name] = True if not value else int(value) if value.isdecimal() else value
    return found


def _most(seats: Sequence[range]) -> range:
    return range(min(each[0] for each in seats), max(each[-1] for each in seats) + 1)


pyspiel.register_game(_type(_most([game.seats for game in GAMES.values()])), TamalirGame)

"""A table for learners of any game: numbered options in, numbers out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tamalir.envs.menu import deeper, menu_of
from tamalir.game import Encoding, Game, Menu
from tamalir.games import game_called
from tamalir.kernel import Choose, ChooseAll, Fast, Seat, Setup, Table
from tamalir.kernel.saves import load
from tamalir.language import speaker
from tamalir.language.narrator import Narrator
from tamalir.players.luck import Luck

Seen = dict[str, NDArray[Any]]
Info = dict[str, Any]


def observation_space(encoding: Encoding[Any], players: int) -> spaces.Dict:
    """What `EnvTable.observe` gives."""
    mask = spaces.Box(0, 1, (encoding.most_options,), np.int8)
    return spaces.Dict({**encoding.spaces(players), "action_mask": mask})


def action_space(encoding: Encoding[Any]) -> spaces.Discrete:
    """Action `k` is the `k`-th of what can be chosen now."""
    return spaces.Discrete(encoding.most_options)


class EnvTable:
    """A table at which numbers answer. An action that the mask forbids is answered by the first one."""

    def __init__(
        self,
        game: Game[Any],
        encoding: Encoding[Any],
        players: int,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.encoding = encoding
        self.players = players
        self.options = dict(options or {})
        edition = game.edition
        self._setup = Setup(players, options=edition.settle({**encoding.agreed, **self.options}))
        self._start = edition.begin(self._setup)
        """Every game begins with it; a table plays with a copy."""
        self.table: Table[Any]
        """From the first `begin` on."""
        self.begun = False
        self.request: Choose[Any] | None = None
        self.menu: Menu | None = None
        """What the seat that is asked can choose from."""
        self.illegal = 0
        """Actions that no option stood for."""
        self.luck = Luck(0, 1)
        self._steps: list[int] = []
        """What was chosen of an option that is not whole yet."""
        self._narrator: Narrator[Any] | None = None
        most = encoding.most_options
        self._masks = np.tri(most + 1, most, -1, dtype=np.int8)
        """The mask for each number of options."""

    def begin(self, seed: int) -> None:
        """A new game: the seed decides all its chances."""
        self.luck = Luck(seed, 1)
        self.table = Table(self.game.edition, self._start, Fast(seed), setup=self._setup, listening=False)
        self.begun = True
        self.illegal = 0
        self._ask()

    @property
    def over(self) -> bool:
        return self.request is None

    @property
    def asked(self) -> Seat:
        """Whose answer is waited for."""
        assert self.request is not None
        return self.request.seat

    # --- acting -----------------------------------------------------------------------------

    def act(self, action: int) -> None:
        """The seat that is asked chooses."""
        menu, request, table = self.menu, self.request, self.table
        assert menu is not None, "the game is over"
        assert request is not None
        options = menu.options
        if not 0 <= action < len(options):
            self.illegal += 1
            action = 0
        option = options[action]
        if option is None:
            self._step(action)
            return
        if request is table.request and option in request.options:
            table.take(option)
        else:  # others are asked at the same time, or it is an aside
            table.answer(option.id, request.seat)
        self._ask()

    def act_by_chance(self) -> None:
        """The seat that is asked does anything it may."""
        asked = self.request
        while self.request is asked and not self.over:
            menu = self.menu
            assert menu is not None
            self.act(self.luck.below(len(menu.options)))

    def answer(self, option: str) -> None:
        """Answer by the option's id, for bots; they may use asides too."""
        assert self.request is not None
        self.table.answer(option, self.request.seat)
        self._ask()

    def _ask(self) -> None:
        table = self.table
        asked = table.request
        if isinstance(asked, ChooseAll):
            asked = table.pending(table.waiting()[0])
        request = self.request = cast("Choose[Any] | None", asked)
        self.menu = None if request is None else menu_of(self.encoding, table.state, request)
        self._steps = []

    def _step(self, action: int) -> None:
        """Choose a part of an option."""
        assert self.menu is not None
        self.menu = deeper(self.menu, action, self.encoding, self.table.state)
        self._steps.append(action)

    # --- looking ----------------------------------------------------------------------------

    def observe(self, seat: Seat) -> Seen:
        """What this seat may know; options and mask are empty unless it is asked."""
        menu = self.menu if self.menu is not None and self.menu.request.seat == seat else None
        seen = self.encoding.seen(self.table.state, seat, menu)
        seen["action_mask"] = self._masks[0 if menu is None else len(menu.options)].copy()
        return seen

    def info(self, seat: Seat) -> Info:
        """What is worth knowing besides: the turn, the question with what each action stands for; at the end
        how it came out. Nothing of it is another seat's secret."""
        table, menu = self.table, self.menu
        state = table.state
        found: Info = {"turn": self.game.chronicle.turn(state), "answers": table.journal.length}
        if menu is None:
            result = table.result
            if result is not None:
                found["reason"] = result.reason
                found["winners"] = list(result.winners)
                found["score"] = self.score(seat)
            found["progress"] = self.progress(seat)
        elif menu.request.seat == seat:
            found["question"] = menu.request.key
            found["actions"] = list(menu.parts) or [option.id for option in menu.options if option]
            found["chosen"] = list(menu.chosen)
        if self.illegal:
            found["illegal"] = self.illegal
        return found

    def score(self, seat: Seat) -> float:
        """1 for the winner, the others bear it together; a shared victory is shared. Where nobody wins, those
        who have come furthest are paid the stake of the encoding in the same way."""
        result = self.table.result
        if result is None:
            return 0.0
        first, stake = result.winners, 1.0
        if not first:
            stake = self.encoding.stake
            if not stake:
                return 0.0
            far = [self.progress(n) for n in range(self.players)]
            first = tuple([n for n in range(self.players) if far[n] == max(far)])
        if len(first) == self.players:
            return 0.0
        if seat in first:
            return stake / len(first)
        return -stake / (self.players - len(first))

    def progress(self, seat: Seat) -> float:
        """How far a seat has come."""
        return self.encoding.progress(self.table.state, seat)

    def told(self) -> str:
        """The table in words, as whoever is asked sees it; what is asked, and what each action stands for."""
        table, menu, words = self.table, self.menu, speaker("en")
        if self._narrator is None:
            self._narrator = self.game.narrator(words, self.game.catalogue(self._setup))
        narrator = self._narrator
        if menu is None:
            return "\n".join([*narrator.picture(table.view(None)), words.text(table.result)])
        seat, request = menu.request.seat, menu.request
        view = table.view(seat)
        lines = [*narrator.picture(view), words.request(request)]
        if menu.chosen:
            lines.append(" + ".join(menu.chosen))
        for n, option in enumerate(menu.options):
            said = menu.parts[n] if option is None else narrator.option(view, seat, option, brief=True)
            lines.append(f"{n}. {said}" if option is not None else f"{n}. {said} ...")
        return "\n".join(lines)

    def drawn(self) -> NDArray[np.uint8]:
        """The table as a picture."""
        picture = self.encoding.drawn(self.table.state)
        if picture is None:
            raise NotImplementedError(f"nobody draws the game {self.game.id}: use render_mode='ansi'")
        return picture

    # --- copies -----------------------------------------------------------------------------

    def __deepcopy__(self, memo: dict[int, Any]) -> EnvTable:
        """The same game at the same place, with the same luck to come."""
        copied = EnvTable(self.game, self.encoding, self.players, self.options)
        if self.begun:
            copied.go_on(self.table.fork(self.table.dealer), self.luck.stands, self.illegal, self._steps)
        return copied

    def __reduce__(self) -> tuple[Callable[..., EnvTable], tuple[Any, ...]]:
        """To be kept in a file, or sent to another process: a game is known by its name there."""
        made = (self.game.id, self.encoding, self.players, self.options)
        if not self.begun:
            return opened, made
        return opened, (*made, self.table.save(), self.luck.stands, self.illegal, self._steps)

    def go_on(self, table: Table[Any], luck: int, illegal: int, steps: Sequence[int]) -> None:
        """Take a game up again."""
        self.table, self.begun = table, True
        self.luck, self.illegal = Luck.at(luck), illegal
        self._ask()
        for action in steps:
            self._step(action)


def opened(
    game: str,
    encoding: Encoding[Any],
    players: int,
    options: Mapping[str, Any],
    saved: Mapping[str, Any] | None = None,
    luck: int = 0,
    illegal: int = 0,
    steps: Sequence[int] = (),
) -> EnvTable:
    """A table that was kept."""
    found = EnvTable(game_called(game), encoding, players, options)
    if saved is not None:
        table = load(saved, {game: found.game.edition})
        found.go_on(table.fork(table.dealer), luck, illegal, steps)
    return found


def masked(seen: Seen, random: np.random.Generator) -> int:
    """Any action that the mask allows."""
    return int(random.choice(np.flatnonzero(seen["action_mask"])))

"""How far a long run has come: a bar on a terminal, a line now and then in a pipe or a log."""

from __future__ import annotations

import sys
from time import monotonic
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from tamalir.language import Speaker

SECONDS = 10.0
"""Between two lines where there is no terminal."""


class Played:
    """Games that have been played, on stderr."""

    def __init__(self, words: Speaker, games: int) -> None:
        self._words = words
        self._games = games
        self._played = 0
        self._first = True
        self._told = monotonic()
        self._bar = progress(words) if sys.stderr.isatty() else None

    def __enter__(self) -> Self:
        if self._bar is not None:
            self._bar.start()
            self._bar.add_task("", total=self._games)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.stop()

    def tick(self, n: int) -> None:
        """So many more are there; at first those that were there already, which say nothing of speed."""
        self._played += n
        if self._bar is None:
            if not self._first and (monotonic() - self._told > SECONDS or self._played >= self._games):
                self._tell()
        elif self._first:
            task = self._bar.tasks[0]
            self._bar.reset(task.id, total=self._games, completed=n)
            task.fields["there"] = n
        else:
            self._bar.advance(self._bar.tasks[0].id, n)
        self._first = False

    def _tell(self) -> None:
        self._told = monotonic()
        sys.stderr.write(f"{self._words.say('lab-playing')}: {self._played}/{self._games}\n")
        sys.stderr.flush()


class _Rate(ProgressColumn):
    """Games a second, of those played now."""

    def __init__(self, words: Speaker) -> None:
        super().__init__()
        self._words = words

    def render(self, task: Task) -> Text:
        played = task.completed - task.fields.get("there", 0)
        if not task.elapsed or not played:
            return Text("")
        return Text(self._words.say("lab-rate", {"n": f"{played / task.elapsed:.2f}"}))


def progress(words: Speaker) -> Progress:
    """A bar on stderr with rate and time left."""
    return Progress(
        TextColumn(words.say("lab-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        _Rate(words),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(file=sys.stderr),
        transient=True,
    )

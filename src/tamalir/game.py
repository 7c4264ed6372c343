"""A game: what an edition of the rules brings to every room above them.

The rooms above the rules (terminal, server, laboratory, environments) know no edition. They ask the game:
what its positions are called in words, what is printed in it, who can play it, which numbers are worth
keeping. `tamalir.games` lists the games there are; this module knows none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

from tamalir.kernel import Choose, Edition, Option, Roll, Seat, Setup, State, Table, Unknown
from tamalir.kernel.requests import Chance
from tamalir.language.chapters import ChapterRule
from tamalir.language.narrator import Narrator
from tamalir.language.speaker import Speaker
from tamalir.odds.advisor import Advisor, Odds
from tamalir.odds.asked import Calculator
from tamalir.odds.luck import Throw
from tamalir.players.bot import BotMaker, Player
from tamalir.players.forecast import Forecast
from tamalir.preview.checked import Checked
from tamalir.world.box import BoxSheet
from tamalir.world.catalogue import Catalogue
from tamalir.world.faults import Fault
from tamalir.world.lessons import Taught
from tamalir.world.packs import Pack
from tamalir.world.puzzles import Proven

if TYPE_CHECKING:
    import numpy as np
    from gymnasium.spaces import Box
    from numpy.typing import NDArray

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)

Row: TypeAlias = dict[str, Any]
Columns: TypeAlias = Mapping[str, Mapping[str, str]]
"""Table -> column -> what kind of thing stands in it: number, word, flag, share, words, numbers."""


# --- the laboratory -----------------------------------------------------------------------


class Ledger(Protocol):
    """Looks on while a game is played and writes it down. One is made for each game."""

    rows: dict[str, list[Row]]

    def look(self) -> None:
        """Something has happened: read the events since the last look."""
        ...

    def asked(self, request: Choose[Any]) -> None:
        """A seat is asked something."""
        ...

    def answered(self, seat: Seat, option: str) -> None:
        """It has chosen."""
        ...

    def close(self, stopped: bool) -> None:
        """The game is over, or given up."""
        ...


@dataclass(frozen=True)
class LedgerSpec(Generic[S]):
    """The tables that the laboratory keeps of a game, and how its reports read them.

    Which columns every game must have says `tamalir.lab.ledgers.base`.
    """

    columns: Columns
    make: Callable[[Table[S], int, int, tuple[str, ...]], Ledger]
    """The table, the number of the game, its seed, the players by seat."""
    texts: str = ""
    """Whose words reports prefer: `lab-<texts>-level` to `lab-level`."""
    deck: str = "deck"
    """The column of fights and cards that says from which deck a card comes."""
    orders: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    """Column -> its words in the order in which they are told; others follow by the alphabet."""
    market: tuple[str, ...] = ()
    """Kinds of cards that can be bought."""
    fight_means: tuple[str, ...] = ()
    """Columns of fights whose means are told."""
    seat_means: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    """Section of a report -> columns of seats whose means stand there."""


@dataclass(slots=True, frozen=True)
class CardChanges:
    """How the cards of a game differ from those of its box."""

    packs: tuple[str, ...] = ()
    """Folders of packs that are added; `folder#card` adds one card of it."""
    without: tuple[str, ...] = ()
    """Cards that are taken out of the set."""
    blank: tuple[str, ...] = ()
    """Cards that stay in their decks but do nothing: what differs from a game with them is their doing."""
    prices: tuple[tuple[str, int], ...] = ()
    """Market cards at another price than the printed one."""
    laid: tuple[str, ...] = ()
    """Market cards that lie open from the start instead of being drawn."""


class CardLaboratory(Protocol):
    """Finds out what one card does to a game. Plans and sections are those of `tamalir.lab`."""

    def judge(
        self,
        base: Any,
        spec: str,
        out: Path,
        *,
        laid: bool = True,
        prices: tuple[int, ...] = (),
        jobs: int = 1,
        ray: str | None = None,
        tick: Callable[[int], None] = lambda games: None,
        look: Callable[[Mapping[str, Any]], None] = lambda trail: None,
    ) -> dict[str, Any]:
        """All that can be said about the card `PACK#CARD`, ready for JSON; the runs are kept in `out`. `look`
        is told how it stands whenever we look whether the question is settled."""
        ...

    def told(self, found: Mapping[str, Any], words: Speaker) -> tuple[str, list[Any]]:
        """Title and sections of what `judge` has found."""
        ...


# --- learning -----------------------------------------------------------------------------


class Menu:
    """What a learner may choose from just now: the `options` of a request, one action for each.

    An option that is put together of parts, such as a verb and a handful of tokens, is chosen part by part,
    and what does not fit on a page follows on the next. Then there are `parts`: the word that each action
    stands for (`MORE`: the next page), with the options to which it can lead; where that is only one, it is
    the answer.
    """

    __slots__ = ("below", "chosen", "options", "parts", "request")

    def __init__(
        self,
        request: Choose[Any],
        options: Sequence[Option[Any] | None],
        parts: Sequence[str] = (),
        below: Sequence[Sequence[Option[Any]]] = (),
        chosen: tuple[str, ...] = (),
    ) -> None:
        self.request: Choose[Any] = request
        self.options: Sequence[Option[Any] | None] = options
        """By action; None where choosing goes on."""
        self.parts: Sequence[str] = parts
        """By action; empty where every action is a whole option."""
        self.below: Sequence[Sequence[Option[Any]]] = below
        """By action, like `parts`: the options that it leads to."""
        self.chosen: tuple[str, ...] = chosen
        """The parts that were chosen already."""


MORE = "more"
"""The part that stands for all that does not fit on a page."""


class Encoding(Protocol[S_contra]):
    """Positions and options as numbers of fixed size, for learners. What the numbers of a version mean never
    changes. It reads no more of a state than the seat may know. `tamalir.envs.encoding.BaseEncoding` has what
    most games leave as it is."""

    @property
    def name(self) -> str:
        """With its version."""
        ...

    @property
    def agreed(self) -> Mapping[str, Any]:
        """Options of the table that are set unless a learner wants others, such as a limit of turns."""
        ...

    @property
    def most_options(self) -> int:
        """The number of actions."""
        ...

    @property
    def cut(self) -> bool:
        """Whether what is offered beyond that number is left out. Otherwise it stands on further pages."""
        ...

    @property
    def stake(self) -> float:
        """What whoever has come furthest is paid in a game that nobody wins; a victory pays 1."""
        ...

    def offered(self, request: Choose[Any]) -> Sequence[Option[Any]]:
        """What of a request can be chosen: its options, and such asides as a learner should know of."""
        ...

    def in_parts(self, request: Choose[Any]) -> bool:
        """Whether the options of this request are chosen part by part."""
        ...

    def parts(self, state: S_contra, option: Option[Any]) -> tuple[str, ...]:
        """Of what an option is put together; no two options of a request are put together alike."""
        ...

    def spaces(self, players: int) -> Mapping[str, Box]:
        """Of the arrays that `seen` gives."""
        ...

    def seen(self, state: S_contra, seat: Seat, menu: Menu | None) -> dict[str, NDArray[Any]]:
        """The table through the eyes of a seat, and what it is asked, if anything."""
        ...

    def progress(self, state: S_contra, seat: Seat) -> float:
        """How far a seat has come, for rewards on the way."""
        ...

    def drawn(self, state: S_contra) -> NDArray[np.uint8] | None:
        """The table as everybody sees it: height, width, red, green and blue; None where nobody draws it."""
        ...


# --- what a game came to ------------------------------------------------------------------


@dataclass(slots=True, frozen=True)
class Standing:
    """How a seat stands at one moment, in figures that can be laid side by side."""

    hero: str | None
    place: tuple[int, int] | None
    level: int
    points: int
    gold: int
    wounds: int


@dataclass(frozen=True)
class Chronicle(Generic[S]):
    """How the story of a finished game is read: who stood where, what counted, what makes a chapter."""

    turn: Callable[[S], int]
    """The number of the turn, or of the round."""
    standings: Callable[[S], Sequence[Standing]]
    throws: Callable[[S, Chance], Sequence[Throw]] = lambda state, request: ()
    """What is about to fall, as luck or the lack of it; nothing where luck has no part in it."""
    counted: Mapping[str, str] = field(default_factory=dict[str, str])
    """Event -> the figure of its seat that it adds to."""
    steps: Mapping[str, str] = field(default_factory=dict[str, str])
    """Event -> which of its facts is the space that a hero enters: trails follow them one by one."""
    brought: Callable[[S, Seat], Mapping[str, int]] = lambda state, seat: {}
    """What a seat brings home, by kind and number."""
    chapters: Sequence[ChapterRule[S]] = ()
    fights: Mapping[str, str] = field(default_factory=dict[str, str])
    """Event that begins a fight -> which of its facts is the opponent."""
    fighting: Callable[[S], bool] = lambda state: False
    """Whether a fight is going on: its choices can be judged afterwards."""
    together: Callable[[S], bool] = lambda state: False
    """Whether all win or lose together."""
    progress: Callable[[S], Sequence[float]] | None = None
    """How far each seat has come: what ladders compare where nobody wins. None: such a game is drawn."""


# --- challenges: a puzzle, a game of the day ------------------------------------------------


@dataclass(slots=True, frozen=True)
class PuzzleCard:
    """What can be told of a puzzle before it is played."""

    hero: str
    foe: str
    proven: Proven


@dataclass(frozen=True)
class PuzzleBook(Generic[S]):
    """Prepared positions with one best line, and who knows it."""

    known: Callable[[], Mapping[str, PuzzleCard]]
    """By the scene that is played."""
    judge: Callable[[Table[S], Seat], Mapping[str, Odds]]
    """What each option of the pending question is worth to whoever wants to win."""


@dataclass(frozen=True)
class LessonBook:
    """Prepared positions that teach the game, in the order in which they are taken."""

    known: Callable[[], Mapping[str, Taught]]
    """By the scene that is played."""
    steps: int
    """Bots are limited by work, so that a lesson goes alike on every machine."""


@dataclass(frozen=True)
class DailyGame:
    """What is agreed on for the game of the day. Heroes and dice follow from the date."""

    options: Mapping[str, Any]
    bots: tuple[str, ...]
    steps: int
    """Bots are limited by work, so that they decide alike on every machine."""


# --- beside the box -----------------------------------------------------------------------


@dataclass(frozen=True)
class BesideTheBox(Generic[S]):
    """A fight of people who play with cardboard, settled by the rules. It is a prepared fight of a pack that
    is made for it."""

    seats: Callable[[Mapping[str, Any]], int]
    """How many sit at a prepared fight, as it is written in a pack."""
    hands: Callable[[S, Roll], Sequence[tuple[str, int]]]
    """Who throws what is asked for: a card and a number of dice, in their order."""
    needed: Callable[[S], int | None] = lambda state: None
    """What the dice must show at least, if that is known before they fall."""


# --- packs of one's own -------------------------------------------------------------------


@dataclass(frozen=True)
class PackTools:
    """What helps people to make packs of cards for a game."""

    base: str
    """The pack of the game itself, which others join."""
    template: Callable[[Path], Sequence[Path]]
    """Writes a pack to start from into a new folder, and says what it has written."""
    check: Callable[[Pack], Checked]
    """Raises `PackError` where a card cannot be read at all; lists everything else that is wrong."""
    preview: Callable[[Pack, Speaker], str] | None = None
    """The pack as a page of HTML; None where nobody has drawn such a page yet."""


# --- the game -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Game(Generic[S]):
    """Everything about a game that is not its rules."""

    edition: Edition[S]
    seats: range
    """How many can play."""
    catalogue: Callable[[Setup], Catalogue]
    """What is printed in a game with this set-up."""
    narrator: Callable[[Speaker, Catalogue], Narrator[S]]
    """Who tells it in a language."""
    bots: Mapping[str, BotMaker]
    """From the weakest to the strongest. A name that is not here is refused everywhere."""
    default_bot: str
    ledger: LedgerSpec[S]
    chronicle: Chronicle[S]
    forecast: Forecast[S] | None = None
    """Who knows about how a game will end, and when, if anybody does."""
    validate: Callable[[S], list[Fault]] | None = None
    """What cannot be in a position; None where nobody has written that down yet."""
    advisor: Advisor[S] | None = None
    """Who knows the odds, if anybody does."""
    calculator: Calculator | None = None
    """Who knows the odds of fights that nobody is in, asked for by name."""
    packs: PackTools | None = None
    """Help with packs of one's own, where the game takes any."""
    box: Callable[[], BoxSheet] | None = None
    """What people who play with cardboard count and ask; None where nobody has written that down yet."""
    puzzles: PuzzleBook[S] | None = None
    lessons: LessonBook | None = None
    daily: DailyGame | None = None
    beside: BesideTheBox[S] | None = None
    """None where nobody can settle a fight of real cards."""
    forget: Callable[[], None] = lambda: None
    """Throws away what bots and odds remember, so that a game depends on nothing played before."""
    out: Callable[[S, Seat], bool] = lambda state, seat: False
    """Whether a seat is out of a game that goes on: what it is asked all the same, a computer answers."""
    for_enemy: Callable[[S, Choose[Any]], bool] | None = None
    """Whether a question is for an enemy that a player decides for: a table may leave those to a computer.
    None where players decide for themselves alone."""
    answers: frozenset[str] = frozenset()
    """Requests that answer what somebody has proposed: a bot's reason is told to all, whatever it holds."""
    alone: Mapping[str, Any] | None = None
    """Options with which one player alone can win or lose; None where nobody can play alone."""
    changed: Callable[[CardChanges, Setup], S] | None = None
    """The state before the first request of a game with other cards; None where nothing but packs can be
    added."""
    card_laboratory: Callable[[], CardLaboratory] | None = None
    """Imported only when it is wanted: it needs the extra packages of the laboratory."""
    encoding: Callable[[], Encoding[S]] | None = None
    """Imported only when it is wanted: it needs the extra packages of the environments."""

    @property
    def id(self) -> str:
        return self.edition.id

    def bot(self, name: str, seed: int = 0, seconds: float | None = None, steps: int | None = None) -> Player:
        """A bot by its name; no bot plays under another's."""
        return self.bots[self.known_bot(name)](seed, seconds, steps)

    def fights(self) -> dict[str, int]:
        """Prepared fights that are neither puzzles nor lessons, with the seats each needs."""
        puzzles: Mapping[str, PuzzleCard] = {} if self.puzzles is None else self.puzzles.known()
        return {
            scene: seats
            for scene, seats in self.edition.scenes().items()
            if scene not in puzzles and self.lesson(scene) is None
        }

    def lesson(self, scene: str | None) -> Taught | None:
        """What a scene teaches, if it is a lesson."""
        return None if self.lessons is None or scene is None else self.lessons.known().get(scene)

    @property
    def best_bot(self) -> str:
        return list(self.bots)[-1]

    def known_bot(self, name: str) -> str:
        """This name, or the error that says which bots the game has."""
        if name not in self.bots:
            raise Unknown(f"bot of the game {self.id}", name, self.bots)
        return name

"""What one seat may know: the position without its secrets, the question, and what the rules compute.

view = table.view(0)
view.state.heroes[1].gold        # the real class; cards that the seat cannot see are "?"
view.request                     # what this seat is asked, with what it may not do and why
view.figures                     # what the rules compute and a page wants to show
view.json()                      # the same for other processes; `read_view` opens it there
view.table(dealer)               # a game to play on from here, the unknown dealt at random
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, cast

from tamalir.kernel.codec import decode, encode
from tamalir.kernel.edition import Edition, Setup
from tamalir.kernel.errors import Misfit, NothingToPlay
from tamalir.kernel.journal import Entry, entries_from, entries_to_save
from tamalir.kernel.requests import Choose, Option, Seat
from tamalir.kernel.shape import clone
from tamalir.kernel.state import Result, S

if TYPE_CHECKING:
    from tamalir.kernel.dealers import Dealer
    from tamalir.kernel.table import Table

FORMAT = 2
"""The version of the JSON form; the position in it has the schema of its edition."""


class Asked:
    """The question that the game waits for, as everybody sees it."""

    __slots__ = ("key", "waiting")

    def __init__(self, key: str, waiting: tuple[Seat, ...]) -> None:
        self.key: str = key
        self.waiting: tuple[Seat, ...] = waiting


class Way:
    """How the game came here from its last rest point: the position there and the answers since."""

    __slots__ = ("rest", "since", "together")

    def __init__(self, rest: Any, since: Sequence[Entry], together: Mapping[Seat, str]) -> None:
        self.rest: Any = rest
        self.since: Sequence[Entry] = since
        self.together: Mapping[Seat, str] = together


class View(Generic[S]):
    """What a seat (None: a spectator) may know of a game at one moment."""

    __slots__ = (
        "_figures", "_way", "asked", "edition", "length", "offers", "request", "result", "seat", "setup",
        "state",
    )  # fmt: skip

    def __init__(
        self,
        edition: Edition[S],
        setup: Setup | None,
        state: S,
        seat: Seat | None,
        length: int,
        asked: Asked | None,
        request: Choose[Any] | None,
        offers: Sequence[Option[Any]] = (),
        way: Callable[[], Way | None] = lambda: None,
    ) -> None:
        self.edition: Edition[S] = edition
        self.setup: Setup | None = setup
        self.state: S = state
        """The position with its secrets taken out."""
        self.seat: Seat | None = seat
        self.length: int = length
        """Answers in the journal."""
        self.asked: Asked | None = asked
        self.request: Choose[Any] | None = request
        """What this seat itself is asked."""
        self.offers: Sequence[Option[Any]] = offers
        """What this seat may do although it is not asked."""
        self.result: Result | None = state.result
        self._figures: object = None
        self._way = way

    @property
    def figures(self) -> Any:
        """What the rules compute from what this seat knows: values, prices, limits."""
        if self._figures is None:
            self._figures = self.edition.figures(self.state, self.seat)
        return self._figures

    @property
    def packs(self) -> dict[str, str]:
        """The packs of cards that the game is played with, and their fingerprints."""
        return {} if self.setup is None else dict(self.setup.packs)

    @property
    def way(self) -> Way | None:
        """How the game came here from its last rest point; None where this seat may not know it."""
        return self._way()

    def imagine(self, dealer: Dealer) -> S:
        """A whole position that agrees with what this seat knows, the unknown dealt at random."""
        return self.edition.imagine(clone(self.state), self.seat, dealer)

    def table(self, dealer: Dealer) -> Table[S]:
        """A table that stands at this very question, for playing on; the unknown is dealt at random."""
        from tamalir.kernel.journal import Journal
        from tamalir.kernel.table import Table

        way = self._way()
        if way is None:
            raise NothingToPlay("this view does not say how the game came here from its last rest point")
        rest = self.edition.imagine(clone(way.rest), self.seat, dealer)
        table = Table(
            self.edition, rest, dealer, setup=self.setup, journal=Journal(), replay=way.since, listening=False
        )
        for seat, option in sorted(way.together.items()):
            table.answer(option, seat)
        return table

    # --- as JSON --------------------------------------------------------------------------

    def json(self, *, way: bool = False, figures: bool = True) -> dict[str, Any]:
        """Ready for `json.dumps`. With `way` the reader can play on from here; who computes by itself needs
        no figures."""
        written: dict[str, Any] = {
            "format": FORMAT,
            "edition": self.edition.id,
            "schema": self.edition.schema,
            "setup": encode(self.setup),
            "length": self.length,
            "seat": self.seat,
            "position": encode(self.state),
            "figures": encode(self.figures) if figures else None,
            "request": self._request(),
            "offers": [_told(option) for option in self.offers],
            "result": encode(self.result),
        }
        found = self._way() if way else None
        if found is not None:
            written["way"] = {
                "rest": encode(found.rest),
                "since": entries_to_save(found.since),
                "together": [list(pair) for pair in sorted(found.together.items())],
            }
        return written

    def _request(self) -> dict[str, Any] | None:
        if self.asked is None:
            return None
        told: dict[str, Any] = {
            "key": self.asked.key,
            "waiting": list(self.asked.waiting),
            "args": {},
            "options": [],
            "refused": [],
            "asides": [],
        }
        if self.request is not None:
            asides = self.request.asides
            told["args"] = dict(self.request.args)
            told["options"] = [_told(option) for option in self.request.options]
            told["asides"] = [_told(option) for option in asides if option.refused is None]
            told["refused"] = [
                _told(option) for option in (*self.request.refused, *asides) if option.refused is not None
            ]
        return told


def read_view(data: Mapping[str, Any], edition: Edition[S]) -> View[S]:
    """The view that `View.json` described."""
    if data.get("format") != FORMAT:
        raise Misfit("format", f"{data.get('format')!r} is not a view of format {FORMAT}")
    if data["edition"] != edition.id or data["schema"] != edition.schema:
        raise Misfit("edition", f"{data['edition']!r} schema {data['schema']} is not {edition.id} of now")
    setup = None if data["setup"] is None else decode(Setup, data["setup"], path="setup")
    given: Mapping[str, object] = {} if setup is None else edition.given(setup)

    def way() -> Way | None:
        written = data.get("way")
        if written is None:
            return None
        rest = decode(edition.state, written["rest"], given, path="way.rest")
        return Way(rest, entries_from(written["since"]), dict(map(tuple, written["together"])))

    asked: Mapping[str, Any] | None = data["request"]
    return View(
        edition,
        setup,
        decode(edition.state, data["position"], given, path="position"),
        data["seat"],
        data["length"],
        None if asked is None else Asked(asked["key"], tuple(asked["waiting"])),
        None if asked is None or data["seat"] not in asked["waiting"] else _choice(data["seat"], asked),
        [_option(each) for each in data["offers"]],
        way,
    )


def _told(option: Option[Any]) -> dict[str, Any]:
    told: dict[str, Any] = {"id": option.id, "args": dict(option.args)}
    if option.refused is not None:
        told["rule"] = option.refused
    return told


def _option(told: Mapping[str, Any]) -> Option[str]:
    return Option(told["id"], told["id"], told["args"], told.get("rule"))


def _choice(seat: Seat, asked: Mapping[str, Any]) -> Choose[Any]:
    """The question again. What is refused stands with the options, and is no aside any more."""
    options = [_option(each) for each in (*asked["options"], *asked["refused"])]
    asides = [_option(each) for each in asked["asides"]]
    return cast("Choose[Any]", Choose(seat, asked["key"], options, asked["args"], lambda: asides))

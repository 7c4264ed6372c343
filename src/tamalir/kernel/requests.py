"""Questions that only the outside can answer: a die, a draw, a choice.

Chance and choice are the same kind of thing. A rule yields a request, the table
hands it out, and the answer comes back in. Nothing else may roll, draw or choose.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations_with_replacement, filterfalse, product
from math import factorial
from operator import attrgetter
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, cast

from tamalir.kernel.errors import Misfit, OfferedTwice, Refused, Unknown

Seat: TypeAlias = int
Face: TypeAlias = int | str
Args: TypeAlias = Mapping[str, int | str]

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
NO_ARGS: Args = {}

_NEVER_FACES = (bool, float)
_HANDFULS = (list, tuple)
_refused = attrgetter("refused")


class Die:
    """A named thing with faces, each equally likely: a die, or a token with two sides."""

    __slots__ = ("faces", "name")

    def __init__(self, name: str, faces: Sequence[Face]) -> None:
        self.name: str = name
        self.faces: tuple[Face, ...] = tuple(faces)

    def __repr__(self) -> str:
        return f"Die({self.name!r})"


class Option(Generic[T_co]):
    """One thing a player might do now.

    `id` is stable and crosses the wire (`attack`, `buy:white-blade`); `value` is
    what the rule gets back; `refused` names the rule that forbids it, if one does,
    so that what is offered and why the rest is not come from one place.
    """

    __slots__ = ("args", "id", "refused", "value")

    def __init__(self, id: str, value: T_co, args: Args = NO_ARGS, refused: str | None = None) -> None:
        self.id: str = id
        self.value: T_co = value
        self.args: Args = args
        self.refused: str | None = refused

    @property
    def verb(self) -> str:
        return self.id.partition(":")[0]

    def __repr__(self) -> str:
        return (
            f"Option({self.id!r})" if self.refused is None else f"Option({self.id!r}, refused={self.refused})"
        )


def offer(id: str, refused: str | None = None, args: Args = NO_ARGS) -> Option[str]:
    """An option that is its own value."""
    return Option(id, id, args, refused)


class Request:
    """The base of all questions."""

    __slots__ = ("args", "key")

    is_chance = False
    key: str
    args: Args

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who is asked; empty for chance."""
        return ()


class Choose(Request, Generic[T]):
    """One seat picks one option. `refused` holds what it might try and may not.

    `asides` are things the seat may do whenever it is asked anything, such as giving up a
    card. They are made only when somebody looks, are never the reason for a prompt, and the
    question stands again afterwards.

    `offers` are the same for seats that are not asked: what each may do while this one thinks.
    """

    __slots__ = ("_asides", "_offered", "_offers", "options", "seat")

    def __init__(
        self,
        seat: Seat,
        key: str,
        options: Sequence[Option[T]],
        args: Args = NO_ARGS,
        asides: Callable[[], Sequence[Option[T]]] | None = None,
        offers: Callable[[Seat], Sequence[Option[T]]] | None = None,
    ) -> None:
        self.seat: Seat = seat
        self._asides = asides
        self._offers = offers
        self.key = key
        self.args = args
        self._offered = options
        self.options: list[Option[T]] = list(filterfalse(_refused, options))

    @property
    def seats(self) -> tuple[Seat, ...]:
        return (self.seat,)

    @property
    def refused(self) -> list[Option[T]]:
        return list(filter(_refused, self._offered))

    @property
    def asides(self) -> Sequence[Option[T]]:
        """What stands among the options already is no aside as well: it is the same thing."""
        if self._asides is None:
            return ()
        found = self._asides()
        ids = {option.id for option in self.options} if found else ()
        return [option for option in found if option.id not in ids]

    def offers(self, seat: Seat) -> Sequence[Option[T]]:
        """What a seat that is not asked may do now, and what it may not."""
        return () if self._offers is None or seat == self.seat else self._offers(seat)

    def accept(self, answer: object) -> Option[T]:
        """The option with this id, or the error that says why not."""
        for option in self.options:
            if option.id == answer:
                return option
        found = _picked((*self.refused, *self.asides), answer)
        if found is None:
            raise Unknown("option", answer, (o.id for o in self.options))
        return found

    def accept_from(self, seat: Seat, answer: object) -> Option[T] | None:
        """What a seat that is not asked does; None if it is not offered anything called so."""
        return _picked(self.offers(seat), answer)

    def __repr__(self) -> str:
        return f"Choose(seat {self.seat}, {self.key!r}, {[o.id for o in self.options]})"


class ChooseAll(Request):
    """Several seats choose at once; nobody sees an answer before all have given one."""

    __slots__ = ("choices",)

    def __init__(self, key: str, choices: Sequence[Choose[str]], args: Args = NO_ARGS) -> None:
        self.key = key
        self.args = args
        self.choices: dict[Seat, Choose[str]] = {choice.seat: choice for choice in choices}

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(self.choices)

    def accept(self, answer: object) -> dict[Seat, Option[str]]:
        """All answers at once, as the journal keeps them: pairs of seat and option id."""
        pairs = _pairs(answer)
        if [seat for seat, _ in pairs] != sorted(self.choices):
            raise Misfit("answer", f"one option for each of the seats {sorted(self.choices)} is needed")
        return {seat: self.choices[seat].accept(id) for seat, id in pairs}

    def __repr__(self) -> str:
        return f"ChooseAll({self.key!r}, seats {list(self.choices)})"


class Chance(Request):
    """A question for the dealer."""

    __slots__ = ()
    is_chance = True

    def accept(self, answer: object) -> object:
        """What the rule gets for this answer, or the error that says why it cannot be."""
        raise NotImplementedError  # only what is rolled or drawn can say it


class Roll(Chance):
    """Throw these dice; the answer is one face for each, in order."""

    __slots__ = ("dice",)

    def __init__(self, key: str, dice: Sequence[Die], args: Args = NO_ARGS) -> None:
        self.key = key
        self.dice: Sequence[Die] = dice
        self.args = args

    def accept(self, answer: object) -> tuple[Face, ...]:
        if not isinstance(answer, _HANDFULS):
            raise Misfit("answer", f"faces of {len(self.dice)} dice are needed, not {answer!r}")
        faces: tuple[object, ...] = tuple(cast("Sequence[object]", answer))
        if len(faces) != len(self.dice):
            raise Misfit("answer", f"{len(self.dice)} faces are needed, not {len(faces)}")
        for die, face in zip(self.dice, faces, strict=True):
            if face not in die.faces or isinstance(face, _NEVER_FACES):  # True == 1 == 1.0
                raise Unknown(f"face of {die.name}", face, map(str, die.faces))
        return cast("tuple[Face, ...]", faces)

    def outcomes(self) -> Iterator[tuple[tuple[Face, ...], int]]:
        """Every answer with its weight. Equal dice are counted as one handful: their order never matters."""
        first = self.dice[0] if self.dice else None
        if first is None or any(die is not first for die in self.dice):
            for faces, n in Counter(product(*(die.faces for die in self.dice))).items():
                yield faces, n
            return
        multiplicity = Counter(first.faces)
        for handful in combinations_with_replacement(multiplicity, len(self.dice)):
            weight = factorial(len(handful))
            for face, n in Counter(handful).items():
                weight = weight // factorial(n) * multiplicity[face] ** n
            yield handful, weight

    def __repr__(self) -> str:
        return f"Roll({self.key!r}, {[die.name for die in self.dice]})"


class Draw(Chance):
    """Take one card out of a bag whose order nobody knows; the answer is its id."""

    __slots__ = ("bag",)

    def __init__(self, key: str, bag: Sequence[str], args: Args = NO_ARGS) -> None:
        self.key = key
        self.bag: Sequence[str] = bag
        self.args = args

    def accept(self, answer: object) -> str:
        if isinstance(answer, str) and answer in self.bag:
            return answer
        raise Unknown("card of this pile", answer, self.bag)

    def outcomes(self) -> Iterator[tuple[str, int]]:
        yield from Counter(self.bag).items()

    def __repr__(self) -> str:
        return f"Draw({self.key!r}, {len(self.bag)} cards)"


def _picked(options: Sequence[Option[T]], answer: object) -> Option[T] | None:
    """The option with this id, if there is one; raises if a rule forbids it."""
    for option in options:
        if option.id == answer:
            if option.refused is not None:
                raise Refused(option.refused, option.id, option.args)
            return option
    return None


def _pairs(answer: object) -> list[tuple[Seat, object]]:
    """Seats with their options, by seat, from a mapping or from the journal's list of pairs."""
    items = cast("Mapping[Seat, object]", answer).items() if isinstance(answer, Mapping) else answer
    try:
        return sorted(
            ((int(seat), option) for seat, option in cast("Sequence[tuple[Seat, object]]", items)), key=_seat
        )
    except (TypeError, ValueError, OverflowError):
        raise Misfit("answer", f"pairs of seat and option are needed, not {answer!r}") from None


def _seat(pair: tuple[Seat, object]) -> Seat:
    return pair[0]


# --- ids are unique -----------------------------------------------------------------------


class IdWatch:
    """Whether every request is looked through for ids that stand in it twice."""

    on: ClassVar[bool] = False


def watch_for_equal_ids() -> None:
    """From now on a request that offers one id twice is an error, before anybody is asked. For tests: the ids
    of all that is offered, refused or possible besides are compared at every question."""
    IdWatch.on = True


def look_for_equal_ids(request: Request | None, seats: int) -> None:
    """Raise if a seat could not say by its id what it means."""
    if isinstance(request, Choose):
        choice = cast("Choose[Any]", request)
        _all_differ(choice.key, [*choice.options, *choice.refused, *choice.asides])
        for seat in range(seats):
            _all_differ(choice.key, choice.offers(seat))
    elif isinstance(request, ChooseAll):
        for choice in request.choices.values():
            look_for_equal_ids(choice, 0)


def _all_differ(key: str, options: Sequence[Option[Any]]) -> None:
    ids = [option.id for option in options]
    if len(ids) != len(set(ids)):
        twice = sorted({id for id in ids if ids.count(id) > 1})
        raise OfferedTwice(f"{key} offers {', '.join(twice)} more than once")

"""What cards do, as data: when, at what cost, under what condition, which verb.

A card file says

    effects = [{ when = "before-combat", cost = { exhaustion = 1 }, do = "attack", kind = "magic" }]

and an edition's vocabulary has the verb:

    @verbs.verb("attack", when=("before-combat",))
    def attack(use: Use, kind: Kind, wounds: int | None = None) -> Rule[None]: ...

The sentence on the card is rendered from the same data, so what you read is what it does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar, cast, get_args, get_origin

from tamalir.kernel import Misfit, Rule, Unknown, decode, rule
from tamalir.kernel.shape import parameters_of

C = TypeVar("C")
"""An edition's context: who uses which card in which situation."""
F = TypeVar("F", bound="Callable[..., Rule[Any] | None]")

_OWN = ("when", "cost", "given", "limit", "do")


@dataclass(slots=True, frozen=True)
class Effect:
    """One paragraph of a card."""

    do: str
    """The verb."""
    when: str = "always"
    cost: Mapping[str, int] = field(default_factory=dict[str, int])
    given: Mapping[str, int | str] = field(default_factory=dict[str, int | str])
    """The condition, if any."""
    limit: str | None = None
    """How often, where the card limits it: once per `turn`, `battle`, `round`."""
    args: Mapping[str, Any] = field(default_factory=dict[str, Any])

    @classmethod
    def read_from(cls, data: dict[str, Any], path: str) -> Effect:
        """From its form in card files, where the verb's arguments stand beside the rest."""
        own = {name: data[name] for name in _OWN if name in data}
        args = {name: _nested(value, f"{path}.{name}") for name, value in data.items() if name not in _OWN}
        return Effect(
            do=decode(str, own.get("do"), path=f"{path}.do"),
            when=decode(str, own.get("when", "always"), path=f"{path}.when"),
            cost=_decoded(dict[str, int], own.get("cost", {}), f"{path}.cost"),
            given=_decoded(dict[str, int | str], own.get("given", {}), f"{path}.given"),
            limit=_decoded(str | None, own.get("limit"), f"{path}.limit"),
            args=args,
        )

    def within(self) -> Iterator[Effect]:
        """This effect and all that stand inside it."""
        yield self
        for value in self.args.values():
            for inner in _effects_in(value):
                yield from inner.within()


class Verb(Generic[C]):
    """A word of the vocabulary."""

    __slots__ = ("can", "hints", "name", "required", "run", "when")

    def __init__(
        self,
        name: str,
        when: tuple[str, ...],
        run: Callable[..., Rule[Any] | None] | None,
        can: Callable[[C, Effect], str | None] | None,
        hints: dict[str, Any],
        required: frozenset[str],
    ) -> None:
        self.name = name
        self.when = when
        self.run = run
        self.can = can
        self.hints = hints
        self.required = required


class Vocabulary(Generic[C]):
    """The verbs that an edition's cards may use, and what they may cost, depend on and be limited to."""

    def __init__(
        self,
        edition: str,
        costs: tuple[str, ...] | None = None,
        conditions: tuple[str, ...] | None = None,
        limits: tuple[str, ...] | None = None,
        bounds: Mapping[str, tuple[int, int]] | None = None,
    ) -> None:
        """`bounds` are the least and the most of numbers: by argument, by `verb.argument`, by `cost` and
        `given`."""
        self.edition = edition
        self.bounds = dict(bounds or {})
        self.verbs: dict[str, Verb[C]] = {}
        self.words = {"cost": costs, "given": conditions, "limit": limits}
        self._args: dict[int, tuple[Effect, dict[str, Any]]] = {}
        """The arguments of effects carried out before, ready for their verbs."""

    def extended(self, edition: str, costs: Iterable[str] = ()) -> Vocabulary[C]:
        """All words of this vocabulary, to which an expansion adds its own without changing it."""
        known = self.words["cost"]
        more = Vocabulary[C](
            edition,
            None if known is None else (*known, *costs),
            self.words["given"],
            self.words["limit"],
            self.bounds,
        )
        more.verbs = dict(self.verbs)
        return more

    def verb(
        self, name: str, when: tuple[str, ...], can: Callable[[C, Effect], str | None] | None = None
    ) -> Callable[[F], F]:
        """A verb that does something: a rule, or a plain function where nobody is asked anything.

        It takes the context and the card's arguments.

        `when` lists the moments at which cards may use it; `can` names the rule that forbids a use
        which would be pointless or against the rules now.
        """

        def enter(run: F) -> F:
            parameters = list(parameters_of(run).items())[1:]
            args = {name: hint for name, (hint, _) in parameters}
            required = frozenset([name for name, (_, needed) in parameters if needed])
            self._enter(Verb(name, when, run, can, args, required))
            return run

        return enter

    def standing(
        self,
        name: str,
        when: tuple[str, ...] = ("always",),
        optional: Mapping[str, Any] | None = None,
        **required: Any,
    ) -> None:
        """A verb that does nothing by itself: the rules ask for it where it matters, such as +1 Body."""
        self._enter(Verb(name, when, None, None, {**required, **(optional or {})}, frozenset(required)))

    def _enter(self, verb: Verb[C]) -> None:
        if verb.name in self.verbs:
            raise ValueError(f"the verb {verb.name} of {self.edition} stands twice")
        taken = [name for name in verb.hints if name in _OWN]
        if taken:
            raise ValueError(
                f"{verb.name} cannot have an argument {taken[0]}: every effect has a field of that name"
            )
        self.verbs[verb.name] = verb

    def must_fit(self, effect: Effect, path: str) -> None:
        """Complain about a verb, moment or argument that the vocabulary does not have."""
        verb = self.verbs.get(effect.do)
        if verb is None:
            raise Misfit(f"{path}.do", str(Unknown("verb", effect.do, self.verbs)))
        if effect.when not in verb.when:
            raise Misfit(f"{path}.when", f"{effect.do} is used {', '.join(verb.when)}; not {effect.when}")
        self._check_words(effect, path)
        for name, value in effect.args.items():
            if name not in verb.hints:
                known = ", ".join(verb.hints) or "none"
                raise Misfit(f"{path}.{name}", f"{effect.do} has no such argument; known: {known}")
            if not list(_effects_in(value)):
                _decoded(verb.hints[name], value, f"{path}.{name}")
                self._check_number(f"{effect.do}.{name}", name, value, f"{path}.{name}")
            elif not _takes(verb.hints[name], value):
                raise Misfit(f"{path}.{name}", f"{effect.do} has no use for effects here")
        for name in sorted(verb.required):
            if name not in effect.args:
                raise Misfit(f"{path}.{name}", f"{effect.do} needs it")
        for name, value in effect.args.items():
            for n, inner in enumerate(_effects_in(value)):
                place = f"{path}.{name}" if isinstance(value, Effect) else f"{path}.{name}[{n}]"
                self.must_fit(inner, place)

    def _check_words(self, effect: Effect, path: str) -> None:
        """A misspelt cost would be free, a misspelt condition never met."""
        used = {"cost": effect.cost, "given": effect.given, "limit": [effect.limit] if effect.limit else []}
        for field_name, known in self.words.items():
            for word in used[field_name]:
                if known is not None and word not in known:
                    raise Misfit(f"{path}.{field_name}", str(Unknown(field_name, word, known)))

        for field_name, numbers in (("cost", effect.cost), ("given", effect.given)):
            for word, value in numbers.items():
                self._check_number(f"{field_name}.{word}", field_name, value, f"{path}.{field_name}.{word}")

    def _check_number(self, exactly: str, roughly: str, value: object, path: str) -> None:
        bounds = self.bounds.get(exactly, self.bounds.get(roughly))
        if bounds is None or not isinstance(value, int) or isinstance(value, bool):
            return
        least, most = bounds
        if not least <= value <= most:
            raise Misfit(path, f"{value} is not between {least} and {most}")

    def refused(self, use: C, effect: Effect) -> str | None:
        """The rule that forbids this use now, if one does."""
        can = self.verbs[effect.do].can
        return None if can is None else can(use, effect)

    @rule
    def carry_out(self, use: C, effect: Effect) -> Rule[Any]:
        """Do what the effect says."""
        verb = self.verbs[effect.do]
        if verb.run is None:
            raise TypeError(f"{effect.do} is a standing effect; nobody carries it out")
        asks = verb.run(use, **self._ready(verb, effect))
        return None if asks is None else (yield from asks)

    def _ready(self, verb: Verb[C], effect: Effect) -> dict[str, Any]:
        known = self._args.get(id(effect))
        if known is not None and known[0] is effect:
            return known[1]
        args = {
            name: value if list(_effects_in(value)) else _decoded(verb.hints[name], value, name)
            for name, value in effect.args.items()
        }
        self._args[id(effect)] = effect, args
        return args


def _nested(value: Any, path: str) -> Any:
    """A table with a verb inside an effect is an effect; a list of such tables is a list of effects."""
    if isinstance(value, dict) and "do" in value:
        return Effect.read_from(cast("dict[str, Any]", value), path)
    if isinstance(value, list) and all(isinstance(x, dict) and "do" in x for x in cast("list[Any]", value)):
        return tuple(
            Effect.read_from(x, f"{path}[{n}]") for n, x in enumerate(cast("list[dict[str, Any]]", value))
        )
    return cast("object", value)


def _effects_in(value: Any) -> Iterator[Effect]:
    if isinstance(value, Effect):
        yield value
    elif isinstance(value, tuple):
        for x in cast("tuple[object, ...]", value):
            if isinstance(x, Effect):
                yield x


def _takes(hint: Any, value: Effect | tuple[object, ...]) -> bool:
    """Whether an argument of this kind takes the effect, or the list of effects, that a card gives it."""
    if hint is Any:
        return True
    if hint is Effect:
        return isinstance(value, Effect)
    if get_origin(hint) in (tuple, list):
        return isinstance(value, tuple) and Effect in get_args(hint)
    return any(_takes(arg, value) for arg in get_args(hint))


def _decoded(hint: Any, data: object, path: str) -> Any:
    return decode(hint, data, path=path)

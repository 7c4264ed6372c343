"""One language's texts, ready to be spoken: a Fluent bundle that is filled as it is used."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tamalir.language import sources
from tamalir.language.sources import TextError

NONE: Final = "none"
"""What a variable holds when there is nothing to say; messages select on it."""

CASES: Final = ("nom", "gen", "dat", "acc", "ins", "loc")
GENDERS: Final = ("m", "f", "n", "p")
"""Masculine, feminine, neuter, and plural names."""

FUNCTIONS: Final = ("NAME", "GENDER", "EACH", "SAME", "SIGNED", "SIGN", "SIZE")
"""What messages may call besides Fluent's own NUMBER and DATETIME."""

Value = int | str
Args = Mapping[str, Value]


class Reading(Visitor):
    """What a message uses: variables, which of them may be absent, other entries, functions."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.optional: set[str] = set()
        """Variables on which the message selects with a variant for [none]."""
        self.references: set[str] = set()
        """Ids of other messages and terms."""
        self.functions: set[str] = set()
        self.named: dict[str, set[str]] = {}
        """Named argument of a function -> the words it is given."""
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        # what a term is given by name is its own affair
        for argument in node.arguments.positional if node.arguments else ():
            self.visit(cast("ast.BaseNode", argument))

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        for argument in node.arguments.named:
            self.named.setdefault(argument.name.name, set()).add(str(argument.value.value))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        if isinstance(node.selector, ast.VariableReference) and any(
            isinstance(key, ast.Identifier) and key.name == NONE for key in keys
        ):
            self.optional.add(node.selector.id.name)
        self.generic_visit(node)


class Voice:
    """Speaks one language, without falling back on another."""

    def __init__(self, lang: str, entries: Mapping[str, str] | None = None) -> None:
        """`entries` are the sources of its messages; by default those that come with Tamalir."""
        self.lang = lang
        self.faults: list[str] = []
        """What was wrong with what was said; the speaker empties it."""
        self._sources = sources.entries(lang) if entries is None else entries
        self._bundle = FluentBundle(
            [lang],
            functions=cast(
                "Any",
                {
                    "NAME": self._name,
                    "GENDER": self._gender,
                    "EACH": self._each,
                    "SAME": _same,
                    "SIGNED": _signed,
                    "SIGN": _sign,
                    "SIZE": _size,
                },
            ),
            use_isolating=False,  # marks for mixed writing directions; a terminal would show them
        )
        self._readings: dict[str, Reading] = {}

    def knows(self, key: str) -> bool:
        return key in self._sources

    def say(self, key: str, args: Args, attribute: str | None = None) -> str | None:
        """The message, or None if this language does not have it."""
        if key not in self._sources:
            return None
        reading = self._load(key)
        message = self._bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            return None
        filled: dict[str, Value] = dict(args)
        for variable in reading.optional:
            filled.setdefault(variable, NONE)
        said, errors = self._bundle.format_pattern(pattern, filled)
        self.faults += [f"{key}: {error}" for error in errors]
        return str(said)

    def name(self, id: str, case: str = "nom") -> str | None:
        """A name in a case; the nominative where the language makes no difference."""
        inflected = None if case == "nom" else self.say(f"name-{id}", {}, case)
        return inflected if inflected is not None else self.say(f"name-{id}", {})

    def gender(self, id: str) -> str | None:
        return self.say(f"name-{id}", {}, "gender")

    def _load(self, key: str) -> Reading:
        """Give the bundle this message and all that it refers to."""
        reading = self._readings.get(key)
        if reading is not None:
            return reading
        resource = FluentResource(self._sources[key])
        junk = [entry for entry in cast("list[object]", resource.body) if isinstance(entry, ast.Junk)]
        if junk:
            raise TextError(f"texts/{self.lang}: {key} cannot be read as Fluent")
        self._bundle.add_resource(resource)
        reading = self._readings[key] = Reading(resource)
        for other in reading.references:
            if other in self._sources:
                reading.optional |= self._load(other).optional
        return reading

    # --- functions that messages call ------------------------------------------------------

    def _name(self, id: object, case: object = "nom") -> str:
        if str(case) not in CASES:
            self.faults.append(f"NAME: unknown case {case}; known: {', '.join(CASES)}")
        said = self.name(str(id), str(case))
        if said is not None:
            return said
        return self._borrowed(f"name-{id}", voice("en").name(str(id))) or f"[name-{id}]"

    def _gender(self, id: object) -> str:
        """The gender of a name, to select on."""
        said = self.gender(str(id))
        if said is not None:
            return said
        return self._borrowed(f"name-{id}", voice("en").gender(str(id))) or GENDERS[0]

    def _each(self, words: object, of: object, case: object = "nom") -> str:
        """A fact that is a list: its words, parted by spaces, each as the message `<of>-<word>`.

        A word may have parts, which stand for alternatives (plains+road), or for a sum if they
        are counted (2green+1blue); the message gets the count as $n.
        """
        return ", ".join(self._parts(word, str(of), str(case)) for word in str(words).split())

    def _parts(self, word: str, of: str, case: str) -> str:
        said: list[str] = []
        counted = False
        for part in word.split("+"):
            number = part[: len(part) - len(part.lstrip("0123456789"))]
            counted = counted or bool(number)
            args: Args = {"n": int(number)} if number else {}
            key = f"{of}-{part[len(number) :]}"
            inflected = self.say(key, args, case) if case != "nom" else None
            plain = inflected if inflected is not None else self.say(key, args)
            if plain is None:
                plain = self._borrowed(key, voice("en").say(key, args)) or f"[{key}]"
            said.append(plain)
        return (" + " if counted else "/").join(said)

    def _borrowed(self, key: str, said: str | None) -> str | None:
        """What English said in our stead; if it is silent as well, that is a fault."""
        if said is None and not voice("en").knows(key):
            self.faults.append(f"{key}: is missing")
        return said


def _same(one: object, other: object) -> str:
    """Whether two variables are about the same thing, to select on."""
    return "yes" if str(one) == str(other) else "no"


def _signed(number: object) -> str:
    """A bonus or malus: +2, −1."""
    n = int(str(number))
    return f"−{-n}" if n < 0 else f"+{n}"


def _sign(number: object) -> str:
    """Whether a number adds or takes away, to select on."""
    return "minus" if int(str(number)) < 0 else "plus"


def _size(number: object) -> object:
    """A number without its sign; plurals can be selected on it."""
    return fluent_number(abs(int(str(number))))


@cache
def voice(lang: str) -> Voice:
    """The voice of a language; made once."""
    return Voice(sources.known_language(lang))

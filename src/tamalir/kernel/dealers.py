"""Dealers answer chance. Every one is asked with the number of the throw, so that
taking moves back and playing on can never fish for better luck.

`Fair` can be proven: throw `n` of game `g` under seed `s` is read from the stream

    HMAC-SHA256(key = s, message = "g:n:0"), then "g:n:1", ...

in words of 64 bits, big end first. A number below `k` is `word mod k`, where words
of the last, incomplete multiple of `k` are thrown away; so each is equally likely.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Protocol, TypeVar

from tamalir.kernel.errors import Misfit, ScriptEnded, Unknown
from tamalir.kernel.requests import Chance, Draw, Roll

T = TypeVar("T")

_WORD = 1 << 64
_MASK = _WORD - 1


class Dealer(Protocol):
    """Answers chance request number `throw` of the game; None leaves it to the people at the table."""

    def answer(self, request: Chance, throw: int) -> object: ...

    def to_save(self) -> dict[str, object]: ...


class Fair:
    """Provably fair: publish `commitment` when the game begins and the seed when it ends."""

    def __init__(self, seed: bytes, game: str) -> None:
        self.seed = seed
        self.game = game

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed."""
        return hashlib.sha256(self.seed).hexdigest()

    def answer(self, request: Chance, throw: int) -> object:
        words = self._words(throw)
        return _deal(request, lambda k: _below(k, words))

    def _words(self, throw: int) -> Iterator[int]:
        block = 0
        while True:
            message = f"{self.game}:{throw}:{block}".encode()
            digest = hmac.digest(self.seed, message, "sha256")
            for at in (0, 8, 16, 24):
                yield int.from_bytes(digest[at : at + 8], "big")
            block += 1

    def to_save(self) -> dict[str, object]:
        return {"kind": "fair", "seed": self.seed.hex(), "game": self.game, "commitment": self.commitment}


class Fast:
    """For simulation and search: quick, repeatable from its seed, not provable (splitmix64)."""

    def __init__(self, seed: int) -> None:
        self.seed = seed & _MASK

    def answer(self, request: Chance, throw: int) -> object:
        word = self._word(throw * 64)
        if not isinstance(request, Roll):
            assert isinstance(request, Draw)
            return request.bag[(word * len(request.bag)) >> 64]
        if len(request.dice) == 2:  # the commonest throw
            one, two = request.dice
            low, high = word & 0xFFFFFFFF, word >> 32
            return one.faces[low * len(one.faces) >> 32], two.faces[high * len(two.faces) >> 32]
        faces: list[int | str] = []
        for place, die in enumerate(request.dice):
            if place % 2 == 0 and place:
                word = self._word(throw * 64 + place)
            faces.append(die.faces[(word & 0xFFFFFFFF) * len(die.faces) >> 32])
            word >>= 32
        return tuple(faces)

    def _word(self, n: int) -> int:
        z = (self.seed + (n + 1) * 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def to_save(self) -> dict[str, object]:
        return {"kind": "fast", "seed": self.seed}


class Scripted:
    """Reads its answers from a list: for tests and for games told after the fact.

    None in the list leaves that one throw to the people at the table.
    """

    def __init__(self, answers: Sequence[object]) -> None:
        self.answers = list(answers)

    def answer(self, request: Chance, throw: int) -> object:
        if throw >= len(self.answers):
            raise ScriptEnded(f"the script has {len(self.answers)} answers; {request} is number {throw + 1}")
        answer = self.answers[throw]
        if answer is None:
            return None
        assert isinstance(request, Roll | Draw)
        try:
            return request.accept(answer)
        except (Misfit, Unknown) as error:
            raise ScriptEnded(f"answer {throw + 1} of the script does not fit {request}: {error}") from error

    def to_save(self) -> dict[str, object]:
        return {"kind": "scripted", "answers": list(self.answers)}


class Manual:
    """People throw real dice and draw real cards, and type in what they see."""

    def answer(self, request: Chance, throw: int) -> object:
        return None

    def to_save(self) -> dict[str, object]:
        return {"kind": "manual"}


class Every:
    """Takes every turn that chance can take, one run after another.

    `worlds(run)` calls `run(dealer)` once for each sequence of outcomes and gives its
    result with its exact probability.
    """

    def __init__(self) -> None:
        self._path: list[int] = []
        self._branches: list[int] = []
        self._chance = Fraction(1)

    def worlds(self, run: Callable[[Every], T]) -> Iterator[tuple[Fraction, T]]:
        self._path = []
        while True:
            self._branches = []
            self._chance = Fraction(1)
            result = run(self)
            yield self._chance, result
            while self._branches and self._path[-1] == self._branches[-1] - 1:
                self._path.pop()
                self._branches.pop()
            if not self._branches:
                return
            self._path[-1] += 1

    def answer(self, request: Chance, throw: int) -> object:
        assert isinstance(request, Roll | Draw)
        outcomes = list(request.outcomes())
        place = len(self._branches)
        self._branches.append(len(outcomes))
        if place == len(self._path):
            self._path.append(0)
        answer, weight = outcomes[self._path[place]]
        self._chance *= Fraction(weight, sum(n for _, n in outcomes))
        return answer

    def to_save(self) -> dict[str, object]:
        raise Misfit("dealer", "a game whose chances are all played through cannot be saved")


def from_save(data: dict[str, object]) -> Dealer:
    """The dealer that `to_save` described."""
    match data:
        case {"kind": "fair", "seed": str(seed), "game": str(game)}:
            try:
                fair = Fair(bytes.fromhex(seed), game)
            except ValueError:
                raise Misfit("dealer.seed", "not a hexadecimal number") from None
            if data.get("commitment", fair.commitment) != fair.commitment:
                raise Misfit("dealer.commitment", "not the SHA-256 of the seed")
            return fair
        case {"kind": "fast", "seed": int(number)}:
            return Fast(number)
        case {"kind": "scripted", "answers": list(answers)}:  # pyright: ignore[reportUnknownVariableType]
            return Scripted(answers)  # pyright: ignore[reportUnknownArgumentType]
        case {"kind": "manual"}:
            return Manual()
        case _:
            raise Unknown("dealer", data.get("kind"), ["fair", "fast", "scripted", "manual"])


def _deal(request: Chance, below: Callable[[int], int]) -> object:
    if isinstance(request, Draw):
        return request.bag[below(len(request.bag))]
    assert isinstance(request, Roll)
    return tuple(die.faces[below(len(die.faces))] for die in request.dice)


def _below(k: int, words: Iterator[int]) -> int:
    limit = _WORD - _WORD % k
    for word in words:
        if word < limit:
            return word % k
    raise AssertionError("the stream of words never ends")

"""Dealers answer chance. Every one is asked with the number of the throw, so that
taking moves back and playing on can never fish for better luck.

`Fair` and `Numbered` can be proven: a throw of game `g` under seed `s` is read from the stream

    HMAC-SHA256(key = s, message = "g:p:0"), then "g:p:1", ...

in words of 64 bits, big end first. A number below `k` is `word mod k`, where words
of the last, incomplete multiple of `k` are thrown away; so each is equally likely.
With `Fair` `p` is the path, a digest of all answers before: after something is taken back,
the same choices meet the same dice and other choices others, so that nobody plays with dice
that are known already. In games begun before that it is the number of the throw: `Numbered`.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Protocol, TypeVar, cast

from tamalir.kernel.errors import Misfit, ScriptEnded, Unknown
from tamalir.kernel.requests import Chance, Draw, Roll

T = TypeVar("T")

_WORD = 1 << 64
_MASK = _WORD - 1


class Dealer(Protocol):
    """Answers chance request number `throw` of the game; None leaves it to the people at the table."""

    def answer(self, request: Chance, throw: int) -> object: ...

    def to_save(self) -> dict[str, object]: ...


class Numbered:
    """Provably fair: publish `commitment` when the game begins and the seed when it ends.

    Throws are numbered: whatever is chosen, throw 7 is throw 7.
    """

    def __init__(self, seed: bytes, game: str) -> None:
        self.seed = seed
        self.game = game

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed."""
        return hashlib.sha256(self.seed).hexdigest()

    def answer(self, request: Chance, throw: int) -> object:
        return self.dealt(request, self.seed, str(throw))

    def dealt(self, request: Chance, key: bytes, place: str) -> object:
        """What the stream of this key at this place of the game gives."""
        words = _words(key, f"{self.game}:{place}")
        return _deal(request, lambda k: _below(k, words))

    def to_save(self) -> dict[str, object]:
        return {"kind": "fair", "seed": self.seed.hex(), "game": self.game, "commitment": self.commitment}


class OnPath:
    """A dealer that answers by the way the game has taken, and not by the number of the throw alone."""

    def answer(self, request: Chance, throw: int) -> object:
        raise Misfit("dealer", "this one must know the way the game has taken")

    def answer_on(self, request: Chance, throw: int, path: bytes) -> object:
        """`path` is the digest of all answers before: `Journal.path`."""
        raise NotImplementedError

    def to_save(self) -> dict[str, object]:
        raise NotImplementedError


class Fair(OnPath):
    """Provably fair, and nobody can fish for luck: each throw follows from the seed and all answers before.

    With `shares` the dice are joint: from throw `joint_from` on their key is made of the seed and of
    what each seat has brought, so that no single one could have chosen it.
    """

    def __init__(
        self, seed: bytes, game: str, joint_from: int = 0, shares: Sequence[tuple[int, bytes]] = ()
    ) -> None:
        self.game = game
        self.seed = seed
        self.shares: list[tuple[int, bytes]] = []
        self.joint_from = 0
        self._stream = Numbered(seed, game)
        self._key = seed
        if shares:
            self.join(joint_from, shares)

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed."""
        return self._stream.commitment

    def join(self, joint_from: int, shares: Sequence[tuple[int, bytes]]) -> None:
        """From this throw on the dice are everybody's."""
        self.joint_from = joint_from
        self.shares = sorted(shares)
        self._key = joint_key(self.seed, self.shares)

    def answer_on(self, request: Chance, throw: int, path: bytes) -> object:
        key = self._key if throw >= self.joint_from else self.seed
        return self._stream.dealt(request, key, path.hex())

    def to_save(self) -> dict[str, object]:
        saved = {**self._stream.to_save(), "by": "path"}
        if self.shares:
            shares = [[seat, share.hex()] for seat, share in self.shares]
            saved["joint"] = {"from": self.joint_from, "shares": shares}
        return saved


def joint_key(seed: bytes, shares: Sequence[tuple[int, bytes]]) -> bytes:
    """The key of joint dice: HMAC-SHA256 under the seed of the lines "seat:share", in the order of seats."""
    lines = "".join(f"{seat}:{share.hex()}\n" for seat, share in sorted(shares))
    return hmac.digest(seed, lines.encode(), "sha256")


def _words(key: bytes, place: str) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.digest(key, f"{place}:{block}".encode(), "sha256")
        for at in (0, 8, 16, 24):
            yield int.from_bytes(digest[at : at + 8], "big")
        block += 1


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
            fair = _fair(_hex("dealer.seed", seed), game, data)
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


def _fair(seed: bytes, game: str, data: dict[str, object]) -> Numbered | Fair:
    by = data.get("by", "number")
    if by == "number":
        return Numbered(seed, game)
    if by != "path":
        raise Unknown("order of throws", by, ["number", "path"])
    fair = Fair(seed, game)
    joint = data.get("joint")
    if joint is None:
        return fair
    match joint:
        case {"from": int(start), "shares": list(shares)} if start >= 0:  # pyright: ignore[reportUnknownVariableType]
            fair.join(start, [_share(share) for share in cast("list[object]", shares)])
            return fair
        case _:
            raise Misfit("dealer.joint", "not what people have brought to the dice")


def _share(share: object) -> tuple[int, bytes]:
    match share:
        case [int(seat), str(brought)] if seat >= 0:
            return seat, _hex("dealer.joint", brought)
        case _:
            raise Misfit("dealer.joint", "not a seat and what it has brought")


def _hex(path: str, text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise Misfit(path, "not a hexadecimal number") from None


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

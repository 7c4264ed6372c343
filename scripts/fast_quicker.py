"""The few lines that Python runs quickest as they are written and a compiler otherwise.

Each stands here as it is in its module and as it is compiled. What they do is the same, and the tests of the
engine, golden games among them, are run on both.
"""

from __future__ import annotations

QUICKER: dict[str, list[tuple[str, str]]] = {
    "tamalir.kernel.requests": [
        # machine code looks at options one by one in less time than it takes to call somebody who does
        (
            "list(filterfalse(_refused, options))",
            "[option for option in options if not option.refused]",
        ),
    ],
    "tamalir.kernel.runner": [
        # an exception that only says that a rule is over is dear: the rule gets a last word instead
        (
            """
            try:
                request = rule.send(value)
                break
            except StopIteration:
                rule = None
""",
            """
            request = rule.send(value)
            if request is not OVER:
                break
            rule = request = None
""",
        ),
        (
            "        self._rule: Rule[None] | None = None\n",
            "        self._rule: Rule[None] | None = None\n        self._step: Any = None\n",
        ),
        ("return standing(self._rule)", "return standing(self._step)"),
        (
            """
        rule: Any = None if step is None else iter(step)
        self._rule = rule
""",
            """
        running: Any = None if step is None else iter(step)
        self._step = running
        self._rule = None if running is None else _to_its_end(running)


OVER = Request()


def _to_its_end(step: Rule[None]) -> Rule[None]:
    yield from step
    yield OVER
""",
        ),
    ],
    "tamalir.kernel.dealers": [
        # words of 64 bits are numbers of the machine
        ("\nimport hashlib\n", "\nfrom mypy_extensions import i64\nimport hashlib\n"),
        (
            "        self.seed = seed & _MASK\n",
            """        self.seed = seed & _MASK
        self._start: i64 = self.seed - _WORD if self.seed >> 63 else self.seed
""",
        ),
        (
            """        word = self._word(throw * 64)
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
""",
            """        number: i64 = throw
        word = _mixed(self._start, number * 64)
        if not isinstance(request, Roll):
            assert isinstance(request, Draw)
            bag: i64 = len(request.bag)
            below = ((word & 0xFFFFFFFF) * bag) >> 32
            return request.bag[(((word >> 32) & 0xFFFFFFFF) * bag + below) >> 32]
        faces: list[int | str] = []
        place: i64 = 0
        for die in request.dice:
            if place % 2 == 0 and place:
                word = _mixed(self._start, number * 64 + place)
            sides: i64 = len(die.faces)
            faces.append(die.faces[((word & 0xFFFFFFFF) * sides) >> 32])
            word >>= 32
            place += 1
        return tuple(faces)
""",
        ),
        (
            "\nclass Scripted:\n",
            """
def _mixed(seed: i64, n: i64) -> i64:
    z: i64 = seed + (n + 1) * -7046029254386353131
    z = (z ^ ((z >> 30) & 0x3FFFFFFFF)) * -4658895280553007687
    z = (z ^ ((z >> 27) & 0x1FFFFFFFFF)) * -7723592293110705685
    return z ^ ((z >> 31) & 0x1FFFFFFFF)


class Scripted:
""",
        ),
    ],
}


def quicker(name: str, text: str) -> str:
    """The text of a module with these lines replaced."""
    for written, compiled in QUICKER.get(name, ()):
        if text.count(written) != 1:
            raise ValueError(
                f"{name} has changed; scripts/fast_quicker.py does not know it any more: {written}"
            )
        text = text.replace(written, compiled)
    return text

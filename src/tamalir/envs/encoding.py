"""What the encodings of most games have in common. Each of them says how it differs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from tamalir.kernel import Choose, Option, State

S = TypeVar("S", bound=State)


class BaseEncoding(Generic[S]):
    """Every option of a request is one action, nothing is an aside, nobody is paid without a victory."""

    name: str
    agreed: Mapping[str, Any] = {}
    most_options: int
    cut = False
    stake = 0.0

    def offered(self, request: Choose[Any]) -> Sequence[Option[Any]]:
        return request.options

    def in_parts(self, request: Choose[Any]) -> bool:
        return False

    def parts(self, state: S, option: Option[Any]) -> tuple[str, ...]:
        return (option.id,)

    def drawn(self, state: S) -> NDArray[np.uint8] | None:
        return None

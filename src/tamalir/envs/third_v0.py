"""The third edition for PettingZoo (`env`, `parallel_env`) and Gymnasium (`SingleSeat`), version 0.

In fights a verb is chosen first, then its tokens, one by one: however many ways there are, actions stay few.
"""

from __future__ import annotations

from typing import Any, cast

import gymnasium

from tamalir.envs.table import Seen, masked
from tamalir.envs.third import ENCODING
from tamalir.envs.versions import Version

__all__ = ["Seen", "SingleSeat", "env", "masked", "parallel_env", "raw_env"]

_VERSION = Version("third", ENCODING)
env = raw_env = _VERSION.env
parallel_env = _VERSION.parallel_env
SingleSeat = _VERSION.single_seat

cast("Any", gymnasium).register("tamalir/Third-v0", entry_point="tamalir.envs.third_v0:SingleSeat")

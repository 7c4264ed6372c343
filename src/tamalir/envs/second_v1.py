"""The second edition for PettingZoo (`env`, `parallel_env`) and Gymnasium (`SingleSeat`), version 1.

Beside what version 0 tells: which cards there are, and what they do.
"""

from __future__ import annotations

from typing import Any, cast

import gymnasium

from tamalir.envs.second import VERSION_1
from tamalir.envs.table import Seen, masked
from tamalir.envs.versions import Version

__all__ = ["Seen", "SingleSeat", "env", "masked", "parallel_env", "raw_env"]

_VERSION = Version("second", VERSION_1)
env = raw_env = _VERSION.env
parallel_env = _VERSION.parallel_env
SingleSeat = _VERSION.single_seat

cast("Any", gymnasium).register("tamalir/Second-v1", entry_point="tamalir.envs.second_v1:SingleSeat")

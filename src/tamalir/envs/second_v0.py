"""The second edition for PettingZoo (`env`, `parallel_env`) and Gymnasium (`SingleSeat`), version 0.

It goes on meaning what it meant. Version 1 (`second_v1`) also tells which cards there are and what they do.
"""

from __future__ import annotations

from typing import Any, cast

import gymnasium

from tamalir.envs import second_v1  # registers the id that Gymnasium then recommends
from tamalir.envs.second import VERSION_0
from tamalir.envs.table import Seen, masked
from tamalir.envs.versions import Version

__all__ = ["Seen", "SingleSeat", "env", "masked", "parallel_env", "raw_env"]

_VERSION = Version("second", VERSION_0)
SUCCESSOR = second_v1.__name__
"""What to use instead."""
env = raw_env = _VERSION.env
parallel_env = _VERSION.parallel_env
SingleSeat = _VERSION.single_seat

cast("Any", gymnasium).register("tamalir/Second-v0", entry_point="tamalir.envs.second_v0:SingleSeat")

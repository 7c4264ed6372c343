"""Fights of people who play with cardboard. Nothing of them is kept here."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, post
from litestar.params import JSONBody

from tamalir.host.beside import answer_of
from tamalir.host.errors import unavailable
from tamalir.host.jobs import SettleFight
from tamalir.host.replies import BesideScene
from tamalir.host.wire import BesideFight
from tamalir.server.bots import BotFailed
from tamalir.server.http import PROBLEMS, tables_of
from tamalir.server.limits import address_of_connection

SECONDS = 10.0


@post("/api/beside", tags=["beside"], status_code=200, responses=PROBLEMS)
async def beside(request: Request[Any, Any, Any], data: JSONBody[BesideFight]) -> BesideScene:
    """How a fight with real dice and typed figures stands after its answers: what is asked now, what may be
    done and by which rule, what has happened, and the odds if they are wanted."""
    checkers = tables_of(request).checkers
    try:
        made = await checkers.look(SettleFight(fight=data), SECONDS, address_of_connection(request))
    except BotFailed:
        raise unavailable("this fight was not settled in time; try again") from None
    return msgspec.convert(answer_of(made), BesideScene)


ROUTES = [beside]

"""For whoever runs the server: is it well, and how busy is it?"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from tamalir import api
from tamalir.server import metrics
from tamalir.server.http import tables_of


class Health(msgspec.Struct, kw_only=True):
    well: bool
    engine: str
    database: bool
    redis: bool | None


@get("/healthz", tags=["operations"], responses={})
async def healthz(request: Request[Any, Any, Any]) -> Response[Health]:
    """200 while the database, and Redis if it is used, answer; else 503."""
    tables = tables_of(request)
    database = await tables.database.healthy()
    redis = None if tables.relay is None else await tables.relay.healthy()
    well = database and redis is not False
    health = Health(well=well, engine=api.__version__, database=database, redis=redis)
    return Response(health, status_code=200 if well else 503)


@get("/metrics", tags=["operations"], include_in_schema=False, sync_to_thread=False)
def prometheus() -> Response[bytes]:
    """For Prometheus. Keep it from the public: docs/operations.md says how."""
    # Litestar adds the charset to every text, so that it must not stand there already.
    kind = CONTENT_TYPE_LATEST.partition("; charset=")[0]
    return Response(generate_latest(metrics.REGISTRY), media_type=kind)

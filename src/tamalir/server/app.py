"""The application: routes, limits, headers, and the tables behind them."""

from __future__ import annotations

from collections import Counter

from litestar import Litestar, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from tamalir import api
from tamalir.host.errors import Problem
from tamalir.server import routes_beside, routes_book, routes_games, routes_ops, routes_packs, routes_play
from tamalir.server.http import (
    PROBLEMS,
    add_headers,
    http_response,
    malformed_response,
    no_text_response,
    problem_response,
    unexpected_response,
)
from tamalir.server.limits import Buckets, RateLimit
from tamalir.server.origins import OwnPages
from tamalir.server.sockets import socket
from tamalir.server.tables import Tables
from tamalir.server.web import pages


def make_app(tables: Tables) -> Litestar:
    """The application for these tables; whoever makes it has opened them."""
    settings = tables.settings
    import_game = post(
        "/api/games/import",
        tags=["tables"],
        responses=PROBLEMS,
        request_max_body_size=settings.import_limit,
    )(routes_games.import_game)
    upload = post(
        "/api/packs",
        tags=["tables"],
        responses=PROBLEMS,
        request_max_body_size=settings.pack_limit,
    )(routes_packs.upload)
    return Litestar(
        route_handlers=[
            routes_games.editions,
            routes_games.puzzles,
            routes_games.lessons,
            routes_games.create,
            import_game,
            upload,
            routes_games.fork,
            routes_games.new_link,
            routes_games.qr,
            *routes_play.ROUTES,
            *routes_book.ROUTES,
            *routes_beside.ROUTES,
            socket,
            routes_ops.healthz,
            routes_ops.prometheus,
            *pages(settings.web),
        ],
        state=State(
            {
                "tables": tables,
                "creations": Buckets(settings.creations_per_minute / 60, 60),
                "sockets": Counter[str](),
            }
        ),
        middleware=[RateLimit(settings.requests_per_second), OwnPages()],
        before_send=[add_headers],
        exception_handlers={
            Problem: problem_response,
            RecursionError: malformed_response,
            UnicodeDecodeError: no_text_response,
            HTTPException: http_response,
            Exception: unexpected_response,
        },
        request_max_body_size=settings.body_limit,
        openapi_config=OpenAPIConfig(
            title="Tamalir",
            version=api.__version__,
            description="Tables over HTTP. Every route but the first needs a token of the table.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            components=Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}),
        ),
        logging_config=None,
        debug=False,
    )

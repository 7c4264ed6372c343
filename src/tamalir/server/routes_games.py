"""Routes that make tables: what can be played, new games, games from a file, branches, links."""

from __future__ import annotations

import io
from typing import Annotated, Any

import segno
from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from tamalir.host import making as host_making
from tamalir.host.book import catalogue
from tamalir.host.book import lessons as all_lessons
from tamalir.host.book import puzzles as all_puzzles
from tamalir.host.errors import Problem
from tamalir.host.jobs import CheckSave
from tamalir.host.offered import Catalogue, LessonList, PuzzleList
from tamalir.host.wire import Create, Created, Fork, Import, Lang, NewLink, SeatLink, Who
from tamalir.server.bots import BotFailed
from tamalir.server.http import PROBLEMS, SECURITY, base_url, digest_of, perform, tables_of
from tamalir.server.limits import Buckets, address_of_connection, too_many
from tamalir.server.tables import created

Language = Annotated[Lang, QueryParameter()]
IMPORT_SECONDS = 20.0


@get("/api/editions", tags=["tables"], sync_to_thread=False)
def editions(lang: Language = "en") -> Catalogue:
    """Editions with their scenes and options, and the bots there are."""
    return catalogue(lang)


@get("/api/puzzles", tags=["tables"], sync_to_thread=False)
def puzzles(lang: Language = "en") -> PuzzleList:
    """Prepared fights with one best line. Each is played as a scene, and then judged: `review`."""
    return all_puzzles(lang)


@get("/api/lessons", tags=["tables"], sync_to_thread=False)
def lessons(lang: Language = "en") -> LessonList:
    """Prepared positions that teach a game, with their steps. Each is played as a scene."""
    return all_lessons(lang)


@post("/api/games", tags=["tables"], responses=PROBLEMS)
async def create(request: Request[Any, Any, Any], data: JSONBody[Create]) -> Created:
    """A new table. The answer holds its secrets, which are shown only once."""
    maker = await _maker(request)
    tables = tables_of(request)
    tables.check_house(data.house)
    _, made = await tables.begin(data, maker)
    return created(made, base_url(request))


async def import_game(request: Request[Any, Any, Any], data: JSONBody[Import]) -> Created:
    """A table from an exported save. The dice are fresh: whoever has the file may know its seed."""
    maker = await _maker(request)
    tables = tables_of(request)
    tables.check_house(data.house)
    brought = host_making.bring(data)
    files = await tables.packs.files(brought.packs)
    try:  # first where it can do no harm: a save from outside may make the rules run for ever
        question = CheckSave(save=brought.save, pack_files=files)
        checked = await tables.checkers.look(question, IMPORT_SECONDS, address_of_connection(request))
    except BotFailed:
        raise Problem(422, "bad-save", "this save cannot be opened") from None
    if "error" in checked:
        raise Problem(422, "bad-save", str(checked["error"])[:500])
    _, made = await tables.bring(brought, maker)
    return created(made, base_url(request))


@post("/api/games/{game:str}/fork", tags=["tables"], responses=PROBLEMS, security=SECURITY)
async def fork(
    request: Request[Any, Any, Any], game: FromPath[str], data: JSONBody[Fork]
) -> Response[Created]:
    """A private table that goes on from here with fresh dice, to try things out; or a rematch from the start,
    with the same dice."""
    await _maker(request)
    return await perform(request, game, data)


@post("/api/games/{game:str}/links", tags=["tables"], responses=PROBLEMS, security=SECURITY)
async def new_link(
    request: Request[Any, Any, Any], game: FromPath[str], data: JSONBody[NewLink]
) -> Response[SeatLink]:
    """The host renews the link of a seat; whoever held the old one is out."""
    return await perform(request, game, data)


@post(
    "/api/games/{game:str}/qr",
    tags=["tables"],
    media_type="image/svg+xml",
    responses=PROBLEMS,
    security=SECURITY,
)
async def qr(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[bytes]:
    """The link of the token in the header, as a picture to be scanned."""
    await tables_of(request).perform(game, digest_of(request), Who())
    token = request.headers["authorization"].partition(" ")[2].strip()
    picture = io.BytesIO()
    segno.make(host_making.link(base_url(request), game, token), error="m").save(
        picture, kind="svg", scale=4, border=4, dark="#000", light="#fff"
    )
    return Response(picture.getvalue(), media_type="image/svg+xml")


async def _maker(request: Request[Any, Any, Any]) -> str:
    """Who makes a table, unless that goes too fast or there are too many already."""
    buckets: Buckets = request.app.state.creations
    address = address_of_connection(request)
    if not buckets.take(address):
        raise too_many()
    keeping = tables_of(request).keeping
    maker = await keeping.maker(address)
    await keeping.check(maker)
    return maker

"""Routes that make tables: what can be played, new games, games from a file, branches, links."""

from __future__ import annotations

import io
from typing import Annotated, Any

import segno
from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from tamalir import api
from tamalir.host import making as host_making
from tamalir.host.book import catalogue
from tamalir.host.errors import Problem, problem_of
from tamalir.host.jobs import CheckSave
from tamalir.host.replies import Catalogue
from tamalir.host.wire import Create, Created, Fork, Import, Lang, NewLink, SeatLink, Who
from tamalir.kernel import TamalirError
from tamalir.kernel.errors import DAMAGE
from tamalir.server import making
from tamalir.server.bots import BotFailed
from tamalir.server.http import PROBLEMS, SECURITY, base_url, digest_of, perform, tables_of
from tamalir.server.limits import Buckets, address_of_connection, too_many
from tamalir.server.watchdog import Overrun, apart

Language = Annotated[Lang, QueryParameter()]
IMPORT_SECONDS = 20.0


@get("/api/editions", tags=["tables"], sync_to_thread=False)
def editions(lang: Language = "en") -> Catalogue:
    """Editions with their scenes and options, and the bots there are."""
    return catalogue(lang)


@post("/api/games", tags=["tables"], responses=PROBLEMS)
async def create(request: Request[Any, Any, Any], data: JSONBody[Create]) -> Created:
    """A new table. The answer holds its secrets, which are shown only once."""
    maker = await _maker(request)
    tables = tables_of(request)
    tables.check_house(data.house)
    await tables.packs.bring({pack.name: pack.fingerprint for pack in data.packs})
    try:
        with tables.watchdog:
            made = making.begin(data, tables.settings.snapshot_every)
    except Overrun:
        raise Problem(422, "cannot-begin", "no game can begin with this agreement") from None
    made.live.record.maker = maker
    await tables.add(made)
    return made.created(base_url(request))


async def import_game(request: Request[Any, Any, Any], data: JSONBody[Import]) -> Created:
    """A table from an exported save. The dice are fresh: whoever has the file may know its seed."""
    maker = await _maker(request)
    tables = tables_of(request)
    tables.check_house(data.house)
    brought = host_making.bring(data)
    await tables.packs.bring(brought.packs)
    try:  # first where it can do no harm: a save from outside may make the rules run for ever
        question = CheckSave(save=brought.save, pack_files=tables.packs.files(brought.packs))
        checked = await tables.checkers.look(question, IMPORT_SECONDS, address_of_connection(request))
    except BotFailed:
        raise Problem(422, "bad-save", "this save cannot be opened") from None
    if "error" in checked:
        raise Problem(422, "bad-save", str(checked["error"])[:500])
    try:
        table = await apart(tables.settings.opening_seconds, api.load, brought.save)
    except TamalirError as error:
        raise problem_of(error) from None
    except Overrun:
        raise Problem(422, "bad-save", "this save cannot be opened") from None
    try:
        with tables.watchdog:
            made = making.seat_down(brought.opened(table), "import", tables.settings.snapshot_every)
            for seat in (None, *range(len(brought.seats))):
                made.live.feed.document(seat)
    except (*DAMAGE, Overrun):
        raise Problem(422, "bad-save", "the save makes no sense to the rules") from None
    made.live.record.maker = maker
    await tables.add(made)
    return made.created(base_url(request))


@post("/api/games/{game:str}/fork", tags=["tables"], responses=PROBLEMS, security=SECURITY)
async def fork(
    request: Request[Any, Any, Any], game: FromPath[str], data: JSONBody[Fork]
) -> Response[Created]:
    """A private table that goes on from here with fresh dice, to try things out."""
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

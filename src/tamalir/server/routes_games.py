"""Routes that make tables: what can be played, new games, games from a file, branches, links."""

from __future__ import annotations

import io
from typing import Annotated, Any

import msgspec
import segno
from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from tamalir import api
from tamalir.game import Game
from tamalir.games import GAMES
from tamalir.host.errors import Problem, problem_of
from tamalir.host.jobs import CheckSave
from tamalir.host.replies import Catalogue, Choice, EditionInfo
from tamalir.host.wire import (
    MAX_SEATS,
    Create,
    Created,
    Fork,
    Import,
    Lang,
    NewLink,
    SeatLink,
    SeatSpec,
    Who,
)
from tamalir.host.words import speaker
from tamalir.kernel import Fair, TamalirError
from tamalir.kernel.errors import DAMAGE
from tamalir.language import Speaker
from tamalir.server import making, tokens
from tamalir.server.bots import BotFailed
from tamalir.server.http import PROBLEMS, SECURITY, base_url, digest_of, perform, tables_of
from tamalir.server.limits import Buckets, address_of_connection, too_many
from tamalir.server.watchdog import Overrun, apart

Language = Annotated[Lang, QueryParameter()]
IMPORT_SECONDS = 20.0


class SavedSetup(msgspec.Struct):
    """What must be known of a save before it is opened."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=MAX_SEATS)]
    packs: dict[str, str] = {}


@get("/api/editions", tags=["tables"], sync_to_thread=False)
def editions(lang: Language = "en") -> Catalogue:
    """Editions with their scenes and options, and the bots there are."""
    return Catalogue(engine=api.__version__, editions=[_info(game, speaker(lang)) for game in GAMES.values()])


def _info(game: Game[Any], speak: Speaker) -> EditionInfo:
    edition = game.edition
    return EditionInfo(
        id=edition.id,
        name=speak.name(edition.id),
        seats=list(game.seats),
        scenes=dict(edition.scenes()),
        options=[
            Choice(id=name, default=option.default, choices=list(option.choices), rule=option.rule)
            for name, option in edition.options.items()
        ],
        bots=list(game.bots),
        default_bot=game.default_bot,
    )


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
    try:
        setup = msgspec.convert(data.save.get("setup"), SavedSetup)
    except msgspec.ValidationError:
        raise Problem(422, "bad-save", "the save does not say who sits at the table") from None
    count = setup.seats
    seats = data.seats or [SeatSpec() for _ in range(count)]
    await tables.packs.bring(setup.packs)
    if len(seats) != count:
        raise Problem(422, "seats", f"this game is for {count} seats")
    id, seed = tokens.new_game_id(), tokens.new_seed()
    save = {**data.save, "game": id, "dealer": Fair(seed, id).to_save()}
    try:  # first where it can do no harm: a save from outside may make the rules run for ever
        question = CheckSave(save=save, pack_files=tables.packs.files(setup.packs))
        checked = await tables.porters.look(question, IMPORT_SECONDS, address_of_connection(request))
    except BotFailed:
        raise Problem(422, "bad-save", "this save cannot be opened") from None
    if "error" in checked:
        raise Problem(422, "bad-save", str(checked["error"])[:500])
    try:
        table = await apart(tables.settings.opening_seconds, api.load, save)
    except TamalirError as error:
        raise problem_of(error) from None
    except Overrun:
        raise Problem(422, "bad-save", "this save cannot be opened") from None
    try:
        with tables.watchdog:
            made = making.seat_down(
                table, seed, seats, data.house, "import", tables.settings.snapshot_every, table.journal.throws
            )
            for seat in (None, *range(len(seats))):
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
    segno.make(making.link(base_url(request), game, token), error="m").save(
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

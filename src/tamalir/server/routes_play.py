"""Routes of a game that is being played. All that sockets can do can be done here, one request each."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from tamalir.server.http import PROBLEMS, SECURITY, perform
from tamalir.server.wire import (
    Act,
    AskUndo,
    Chat,
    ChatLine,
    ChatList,
    Done,
    EventList,
    Events,
    Export,
    Exported,
    Join,
    Leave,
    Look,
    Proof,
    Proven,
    Reason,
    Say,
    Scene,
    ToBot,
    ToHuman,
    Undo,
    Viewer,
    VoteUndo,
    Who,
    Why,
)

At = Request[Any, Any, Any]
Since = Annotated[int, QueryParameter(ge=0, le=2**53)]
MaybeSince = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
OptionQuery = Annotated[str, QueryParameter(min_length=1, max_length=400)]

SHARED: dict[str, Any] = {"tags": ["play"], "responses": PROBLEMS, "security": SECURITY}
CHANGES: dict[str, Any] = {**SHARED, "status_code": 200}


@get("/api/games/{game:str}", **SHARED)
async def look(request: At, game: FromPath[str], since: MaybeSince = None) -> Response[Scene]:
    """All that the holder of this token may know, with the events from `since` on."""
    return await perform(request, game, Look(since=since))


@get("/api/games/{game:str}/me", **SHARED)
async def who(request: At, game: FromPath[str]) -> Response[Viewer]:
    """Whom this token stands for."""
    return await perform(request, game, Who())


@get("/api/games/{game:str}/events", **SHARED)
async def events(request: At, game: FromPath[str], since: Since = 0) -> Response[EventList]:
    """What has happened since, as this viewer may know it."""
    return await perform(request, game, Events(since=since))


@get("/api/games/{game:str}/why", **SHARED)
async def why(request: At, game: FromPath[str], option: OptionQuery) -> Response[Reason]:
    """Which rule forbids this option now."""
    return await perform(request, game, Why(option=option))


@get("/api/games/{game:str}/chat", **SHARED)
async def chat(request: At, game: FromPath[str], since: Since = 0) -> Response[ChatList]:
    """What was said at the table."""
    return await perform(request, game, Chat(since=since))


@get("/api/games/{game:str}/export", **SHARED)
async def export(request: At, game: FromPath[str]) -> Response[Exported]:
    """The whole game with its seed when it is over; before, what this viewer may know."""
    return await perform(request, game, Export())


@get("/api/games/{game:str}/proof", **SHARED)
async def proof(request: At, game: FromPath[str]) -> Response[Proven]:
    """Every throw of a finished game with what it was taken from, to be computed again."""
    return await perform(request, game, Proof())


@post("/api/games/{game:str}/act", **CHANGES)
async def act(request: At, game: FromPath[str], data: JSONBody[Act]) -> Response[Done]:
    """Answer the question this seat is asked. The receipt means that it is stored."""
    return await perform(request, game, data)


@post("/api/games/{game:str}/undo", **CHANGES)
async def undo(request: At, game: FromPath[str], data: JSONBody[Undo]) -> Response[Done]:
    """Take back one's own last choice, if nothing has been learnt since."""
    return await perform(request, game, data)


@post("/api/games/{game:str}/undo/ask", **CHANGES)
async def ask_undo(request: At, game: FromPath[str], data: JSONBody[AskUndo]) -> Response[Done]:
    """Ask everybody to take back one's last choice and what followed."""
    return await perform(request, game, data)


@post("/api/games/{game:str}/undo/vote", **CHANGES)
async def vote_undo(request: At, game: FromPath[str], data: JSONBody[VoteUndo]) -> Response[Done]:
    """Agree to that, or not."""
    return await perform(request, game, data)


@post("/api/games/{game:str}/join", **CHANGES)
async def join(request: At, game: FromPath[str], data: JSONBody[Join]) -> Response[Done]:
    """Sit down with a name and a colour."""
    return await perform(request, game, data)


@post("/api/games/{game:str}/leave", **CHANGES)
async def leave(request: At, game: FromPath[str]) -> Response[Done]:
    """Get up; a bot stands in until somebody comes back with this link."""
    return await perform(request, game, Leave())


@post("/api/games/{game:str}/to-bot", **CHANGES)
async def to_bot(request: At, game: FromPath[str], data: JSONBody[ToBot]) -> Response[Done]:
    """Hand a seat to a bot."""
    return await perform(request, game, data)


@post("/api/games/{game:str}/to-human", **CHANGES)
async def to_human(request: At, game: FromPath[str], data: JSONBody[ToHuman]) -> Response[Done]:
    """Hand a seat back."""
    return await perform(request, game, data)


@post("/api/games/{game:str}/chat", **CHANGES)
async def say(request: At, game: FromPath[str], data: JSONBody[Say]) -> Response[ChatLine]:
    """Say something to the table."""
    return await perform(request, game, data)


ROUTES = [
    look, who, events, why, chat, export, proof,
    act, undo, ask_undo, vote_undo, join, leave, to_bot, to_human, say,
]  # fmt: skip

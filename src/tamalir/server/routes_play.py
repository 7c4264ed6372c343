"""Routes of a game that is being played. All that sockets can do can be done here, one request each."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from tamalir.host import wire
from tamalir.host.past import ChoicesCounted, ChoicesJudged, GameSummary, Past, PastScene, Proven
from tamalir.host.replies import (
    ChatLine,
    ChatList,
    Done,
    EventList,
    Exported,
    OddsList,
    PushKey,
    ReachList,
    Reason,
    Scene,
    ThoughtOf,
    TimeLeft,
    Told,
    Viewer,
)
from tamalir.host.wire import (
    Act,
    AskTakeover,
    AskUndo,
    Chat,
    Events,
    Export,
    Join,
    Lang,
    Leave,
    Look,
    Odds,
    Pledge,
    Proof,
    PushOff,
    PushOn,
    Reach,
    Say,
    Share,
    ToBot,
    ToHuman,
    Undo,
    VoteTakeover,
    VoteUndo,
    Who,
    Why,
)
from tamalir.server.http import PROBLEMS, SECURITY, perform, tables_of

At = Request[Any, Any, Any]
Since = Annotated[int, QueryParameter(ge=0, le=2**53)]
MaybeSince = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
MaybeLang = Annotated[Lang | None, QueryParameter()]
Language = Annotated[Lang, QueryParameter()]
Whole = Annotated[bool, QueryParameter()]
SeatQuery = Annotated[int, QueryParameter(ge=0, lt=wire.MAX_SEATS)]
AimQuery = Annotated[str | None, QueryParameter(min_length=1, max_length=80)]
OptionQuery = Annotated[str, QueryParameter(min_length=1, max_length=400)]

SHARED: dict[str, Any] = {"tags": ["play"], "responses": PROBLEMS, "security": SECURITY}
CHANGES: dict[str, Any] = {**SHARED, "status_code": 200}


@get("/api/games/{game:str}", **SHARED)
async def look(
    request: At, game: FromPath[str], since: MaybeSince = None, lang: MaybeLang = None
) -> Response[Scene]:
    """All that the holder of this token may know, with the events from `since` on."""
    return await perform(request, game, Look(since=since, lang=lang))


@get("/api/games/{game:str}/me", **SHARED)
async def who(request: At, game: FromPath[str]) -> Response[Viewer]:
    """Whom this token stands for."""
    return await perform(request, game, Who())


@get("/api/games/{game:str}/events", **SHARED)
async def events(
    request: At, game: FromPath[str], since: Since = 0, lang: MaybeLang = None
) -> Response[EventList]:
    """What has happened since, as this viewer may know it."""
    return await perform(request, game, Events(since=since, lang=lang))


@get("/api/games/{game:str}/why", **SHARED)
async def why(
    request: At, game: FromPath[str], option: OptionQuery, lang: MaybeLang = None
) -> Response[Reason]:
    """Which rule forbids this option now."""
    return await perform(request, game, Why(option=option, lang=lang))


@get("/api/games/{game:str}/odds", **SHARED)
async def odds(
    request: At, game: FromPath[str], aim: AimQuery = None, lang: MaybeLang = None
) -> Response[OddsList]:
    """What each option of the pending question leads to."""
    return await perform(request, game, Odds(aim=aim, lang=lang))


@get("/api/games/{game:str}/reach", **SHARED)
async def reach(request: At, game: FromPath[str]) -> Response[ReachList]:
    """Where this player's hero can go."""
    return await perform(request, game, Reach())


@get("/api/games/{game:str}/chat", **SHARED)
async def chat(request: At, game: FromPath[str], since: Since = 0) -> Response[ChatList]:
    """What was said at the table."""
    return await perform(request, game, Chat(since=since))


@get("/api/games/{game:str}/export", **SHARED)
async def export(request: At, game: FromPath[str], whole: Whole = False) -> Response[Exported]:
    """The whole game with its seed when it is over; before, what this viewer may know, or with `whole` the
    game as it stands, to be played on elsewhere."""
    return await perform(request, game, Export(whole=whole))


@get("/api/games/{game:str}/proof", **SHARED)
async def proof(request: At, game: FromPath[str]) -> Response[Proven]:
    """Every throw of a finished game with what it was taken from, to be computed again."""
    return await perform(request, game, Proof())


@get("/api/games/{game:str}/moments", **SHARED)
async def moments(request: At, game: FromPath[str]) -> Response[Past]:
    """Every question of the game so far, for a replay."""
    return await perform(request, game, wire.Moments())


@get("/api/games/{game:str}/at", **SHARED)
async def at(request: At, game: FromPath[str], length: Since, lang: MaybeLang = None) -> Response[PastScene]:
    """What this viewer saw when the journal had so many answers."""
    return await perform(request, game, wire.At(length=length, lang=lang))


@get("/api/games/{game:str}/summary", **SHARED)
async def summary(request: At, game: FromPath[str], lang: Language = "en") -> Response[GameSummary]:
    """What a finished game came to: trails, luck, chances, and its story in chapters."""
    return await perform(request, game, wire.Summary(lang=lang))


@get("/api/games/{game:str}/choices", **SHARED)
async def choices(request: At, game: FromPath[str]) -> Response[ChoicesCounted]:
    """How often each seat of a finished game took the best choice, where the solver knows which that was."""
    return await perform(request, game, wire.Choices())


@get("/api/games/{game:str}/forecast", **SHARED)
async def forecast(request: At, game: FromPath[str]) -> Response[TimeLeft]:
    """About how many rounds the game will still take."""
    return await perform(request, game, wire.Forecast())


@get("/api/games/{game:str}/review", **SHARED)
async def review(request: At, game: FromPath[str], lang: Language = "en") -> Response[ChoicesJudged]:
    """At a puzzle: each of this player's choices beside the best one."""
    return await perform(request, game, wire.Review(lang=lang))


@get("/api/games/{game:str}/thought", **SHARED)
async def thought(
    request: At, game: FromPath[str], seat: SeatQuery, lang: Language = "en"
) -> Response[ThoughtOf]:
    """Why a bot did what it last did."""
    return await perform(request, game, wire.Thought(seat=seat, lang=lang))


@post("/api/games/{game:str}/takeover/ask", **CHANGES)
async def ask_takeover(request: At, game: FromPath[str], data: JSONBody[AskTakeover]) -> Response[Done]:
    """Ask everybody whether a bot may stand in for somebody who is away."""
    return await perform(request, game, data)


@post("/api/games/{game:str}/takeover/vote", **CHANGES)
async def vote_takeover(request: At, game: FromPath[str], data: JSONBody[VoteTakeover]) -> Response[Done]:
    """Agree to that, or not."""
    return await perform(request, game, data)


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


@post("/api/games/{game:str}/dice/pledge", **CHANGES)
async def pledge(request: At, game: FromPath[str], data: JSONBody[Pledge]) -> Response[Done]:
    """Promise a share of the dice."""
    return await perform(request, game, data)


@post("/api/games/{game:str}/dice/share", **CHANGES)
async def share(request: At, game: FromPath[str], data: JSONBody[Share]) -> Response[Done]:
    """Hand in the share that was promised."""
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


@get("/api/push", tags=["play"], responses=PROBLEMS)
async def push_key(request: At) -> PushKey:
    """The key that browsers subscribe with."""
    return PushKey(key=await tables_of(request).notifier.pusher.public_key())


@post("/api/games/{game:str}/push", **CHANGES)
async def push(request: At, game: FromPath[str], data: JSONBody[PushOn]) -> Response[Told]:
    """Tell this browser when its seat is asked and nobody is there."""
    return await perform(request, game, data)


@post("/api/games/{game:str}/push/end", **CHANGES)
async def push_end(request: At, game: FromPath[str], data: JSONBody[PushOff]) -> Response[Told]:
    """Tell this browser nothing any more."""
    return await perform(request, game, data)


ROUTES = [
    look, who, events, why, odds, reach, chat, export, proof,
    moments, at, summary, choices, forecast, review, thought, ask_takeover, vote_takeover,
    act, undo, ask_undo, vote_undo, pledge, share, join, leave, to_bot, to_human, say,
    push_key, push, push_end,
]  # fmt: skip

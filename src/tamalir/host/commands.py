"""What each command of somebody at a table comes to, as far as a table can tell by itself.

An `Outcome` is something to be stored, work to be done somewhere, or the answer. Chat, links and whatever
else needs other people or a network is the business of whoever holds the host.
"""

from __future__ import annotations

from functools import partial
from typing import Any, TypeAlias

from msgspec import Struct

from tamalir.games import GAMES
from tamalir.host import dice, sitting, takeback
from tamalir.host.errors import Problem, forbidden
from tamalir.host.hosted import Hosted
from tamalir.host.jobs import (
    AnyJob,
    CountBest,
    JudgeChoices,
    ListMoments,
    LookBack,
    PrintBook,
    Prove,
    SumUp,
    WorkOutOdds,
    WorkOutReach,
)
from tamalir.host.records import Change
from tamalir.host.replies import EventList, Exported, Reason, Scene, ThoughtOf, TimeLeft, Viewer
from tamalir.host.wire import (
    Act,
    AskTakeover,
    AskUndo,
    At,
    Book,
    Choices,
    Events,
    Export,
    Forecast,
    HostCommand,
    Join,
    Leave,
    Look,
    Moments,
    Odds,
    Pledge,
    Proof,
    Reach,
    Review,
    Share,
    Summary,
    Thought,
    ToBot,
    ToHuman,
    Undo,
    VoteTakeover,
    VoteUndo,
    Why,
)
from tamalir.kernel import Seat
from tamalir.players.forecast import measured, rest


class ToStore(Struct, frozen=True):
    """It is carried out, and must be stored before anybody is told; None: nothing has changed."""

    change: Change | None


class Before(Struct, frozen=True):
    """This command, with this key, was stored before: it led to this version."""

    version: int


class ToDo(Struct, frozen=True):
    """Work that takes its time; the holder knows which packs it needs."""

    job: AnyJob


Outcome: TypeAlias = ToStore | Before | ToDo | Scene | EventList | Reason | ThoughtOf | TimeLeft | Exported


def carry_out(host: Hosted, viewer: Viewer, command: HostCommand) -> Outcome:
    """What one command comes to."""
    match command:
        case Act() | Undo() | AskUndo():
            return _play(host, seat_of(viewer), command)
        case VoteUndo():
            return ToStore(takeback.vote_undo(host, seat_of(viewer), command))
        case Look():
            return host.feed.scene(viewer, command.since, command.lang)
        case Events():
            return host.feed.events(viewer, command.since, command.lang)
        case Why():
            return host.feed.why(seat_of(viewer), command.option, command.lang)
        case Odds():
            return ToDo(
                WorkOutOdds(
                    view=_private(host, seat_of(viewer)), aim=_aim(host, command.aim), lang=command.lang
                )
            )
        case Reach():
            return ToDo(WorkOutReach(view=_private(host, seat_of(viewer))))
        case Book():
            return ToDo(_book(host, command))
        case Moments():
            return ToDo(ListMoments(past=host.past()))
        case At():
            return ToDo(_at(host, viewer, command))
        case Summary():
            if not host.over:
                raise Problem(409, "not-over", "the game is not over yet")
            return ToDo(SumUp(past=host.past(), lang=command.lang, seat=viewer.seat))
        case Choices():
            if not host.over:
                raise Problem(409, "not-over", "the game is not over yet")
            return ToDo(CountBest(past=host.past()))
        case Forecast():
            return _forecast(host)
        case Review():
            return ToDo(_review(host, seat_of(viewer), command))
        case Thought():
            return _thought(host, command)
        case AskTakeover():
            return ToStore(sitting.ask_takeover(host, seat_of(viewer), command))
        case VoteTakeover():
            return ToStore(sitting.vote_takeover(host, seat_of(viewer), command))
        case ToBot():
            return ToStore(sitting.to_bot(host, viewer, command))
        case ToHuman():
            return ToStore(sitting.to_human(host, viewer, command))
        case Join():
            return ToStore(sitting.join(host, seat_of(viewer), command))
        case Leave():
            return ToStore(sitting.leave(host, seat_of(viewer)))
        case Pledge():
            return ToStore(dice.pledge(host, seat_of(viewer), command))
        case Share():
            return ToStore(dice.share(host, seat_of(viewer), command))
        case Export():
            return host.feed.export(viewer, whole=command.whole)
        case Proof():
            if not host.over:
                raise Problem(409, "not-over", "the seed is known when the game is over")
            return ToDo(Prove(record=host.record, joint=host.dice, save=host.table.save()))


def _play(host: Hosted, seat: Seat, command: Act | Undo | AskUndo) -> ToStore | Before:
    match command:
        case Act():
            before = host.replayed(seat, "answer", command.option, command.key)
            make = partial(host.act, seat, command)
        case Undo():
            before = host.replayed(seat, "undo", "", command.key)
            make = partial(takeback.undo, host, seat, command)
        case AskUndo():
            before = host.replayed(seat, "ask", "", command.key)
            make = partial(takeback.ask_undo, host, seat, command)
    return ToStore(make()) if before is None else Before(before)


def _private(host: Hosted, seat: Seat) -> dict[str, Any]:
    if not host.record.house.odds:
        raise Problem(403, "odds-off", "the host turned odds off")
    return host.feed.private(seat)


def _aim(host: Hosted, aim: str | None) -> str | None:
    """What is wanted of a fight, if the game knows such a wish."""
    advisor = host.game.advisor
    known = () if advisor is None else advisor.aims
    if aim is not None and aim not in known:
        raise Problem(400, "unknown-aim", f"unknown aim; known: {', '.join(known) or 'none'}")
    return aim


def _book(host: Hosted, command: Book) -> PrintBook:
    setup = host.table.setup
    assert setup is not None
    return PrintBook(
        edition=host.game.id, scene=setup.scene, packs=dict(host.game.edition.packs(setup)), lang=command.lang
    )


def _at(host: Hosted, viewer: Viewer, command: At) -> LookBack:
    return LookBack(
        past=host.past(),
        length=command.length,
        seat=viewer.seat,
        lang=command.lang,
        info=host.feed.info(),
    )


def _forecast(host: Hosted) -> TimeLeft:
    """From what everybody may see."""
    forecast, table = GAMES[host.record.edition].forecast, host.table
    if forecast is None or table.request is None or table.setup is None or table.setup.scene is not None:
        return TimeLeft(known=False)
    seen = table.view(None).state
    found = measured(forecast, seen)
    if found is None:
        return TimeLeft(known=False)
    return TimeLeft(
        known=True,
        round=forecast.round(seen),
        left=round(rest(found, forecast.clock(seen)), 1),
        off=found.rounds_off,
        games=found.games,
    )


def _review(host: Hosted, seat: Seat, command: Review) -> JudgeChoices:
    if not host.is_puzzle:
        raise Problem(409, "no-puzzle", "only the choices of a puzzle are judged")
    return JudgeChoices(past=host.past(), seat=seat, lang=command.lang)


def _thought(host: Hosted, command: Thought) -> ThoughtOf:
    if not host.record.house.thoughts:
        raise Problem(403, "thoughts-off", "at this table bots keep their thoughts to themselves")
    thought = host.thoughts.get(command.seat)
    if thought is None:
        return ThoughtOf(seat=command.seat, known=False)
    return ThoughtOf(
        seat=command.seat,
        known=True,
        asked=thought["asked"],
        chosen=thought["chosen"],
        plan=thought["plan"],
        alternatives=thought["alternatives"],
        said=thought["said"][command.lang],
    )


def seat_of(viewer: Viewer) -> Seat:
    """The seat of a player; nobody else may do such a thing."""
    if viewer.seat is None:
        raise forbidden("only a player may do that")
    return viewer.seat

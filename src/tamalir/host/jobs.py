"""Work that takes its time: bots' decisions, odds, games played again, books, checks of what people bring.

A job is plain data and can be done anywhere: in another process, in a worker of a page, or at once. It holds
what a seat may know, never the state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from tamalir.games import GAMES
from tamalir.host import beside, choices, fair, packs, replays, review, summary, trials
from tamalir.host.book import book
from tamalir.host.dice import JointDice
from tamalir.host.errors import Problem
from tamalir.host.records import GameRecord
from tamalir.host.wire import BesideFight, Lang
from tamalir.host.words import speaker_with
from tamalir.kernel import Setup, View, read_view
from tamalir.kernel.errors import DAMAGE
from tamalir.language import LANGUAGES
from tamalir.language.advice import sentences
from tamalir.odds.advisor import NOWHERE, UNKNOWN, Advice
from tamalir.players.bot import Bot, Player
from tamalir.players.luck import Luck

Late: TypeAlias = Callable[[], bool]
Files: TypeAlias = dict[str, str]


class Job(Struct, kw_only=True):
    """What all jobs have: packs that whoever does it must know."""

    pack_files: list[Files] = []


class Decide(Job, tag="decide"):
    """What does this bot do?"""

    bot: str
    seed: int
    view: dict[str, Any]
    steps: int | None = None
    """Work instead of seconds, where a bot must decide alike on every machine."""
    patience: float = 1.0
    """How many times its usual seconds the bot may think: a slow device needs more for the same thoughts."""


class WorkOutOdds(Job, tag="odds"):
    """What does each option lead to?"""

    view: dict[str, Any]
    aim: str | None = None
    """What is wanted of it; None: what is usual."""
    lang: Lang | None = None
    """Of the sentences about it, if any are wanted."""


class WorkOutReach(Job, tag="reach"):
    """Where can the hero go?"""

    view: dict[str, Any]


class ListMoments(Job, tag="moments"):
    """Every question of a game."""

    past: dict[str, Any]


class LookBack(Job, tag="at"):
    """What a viewer saw then."""

    past: dict[str, Any]
    length: int
    seat: int | None
    lang: Lang | None
    info: dict[str, Any]


class SumUp(Job, tag="summary"):
    """What a finished game came to."""

    past: dict[str, Any]
    lang: Lang
    seat: int | None = None
    """Whose story it is if nobody has won."""


class CountBest(Job, tag="choices"):
    """How often each seat of a finished game took the best choice."""

    past: dict[str, Any]


class JudgeChoices(Job, tag="review"):
    """What somebody chose at a puzzle beside the best."""

    past: dict[str, Any]
    seat: int
    lang: Lang


class PrintBook(Job, tag="book"):
    """Everything static of a game, in a language."""

    edition: str
    scene: str | None
    packs: dict[str, str]
    lang: Lang


class Prove(Job, tag="prove"):
    """Every throw of a game that is over, computed again from its seed."""

    record: GameRecord
    joint: JointDice
    save: dict[str, Any]


class CheckPack(Job, tag="pack"):
    """Is this a pack that can be played?"""

    body: bytes
    """As it was sent: it is unpacked where that can do no harm."""


class CheckSave(Job, tag="check"):
    """Is this a save that can be opened, and is it the position of a game?"""

    save: dict[str, Any]


class SettleFight(Job, tag="beside"):
    """How does this fight beside the box stand?"""

    fight: BesideFight


AnyJob: TypeAlias = (
    Decide
    | WorkOutOdds
    | WorkOutReach
    | ListMoments
    | LookBack
    | SumUp
    | CountBest
    | JudgeChoices
    | PrintBook
    | Prove
    | CheckPack
    | CheckSave
    | SettleFight
)

UNKNOWN_ODDS = UNKNOWN.to_json()
UNKNOWN_REACH = NOWHERE.to_json()


def carry_out(job: AnyJob, late: Late | None = None) -> dict[str, Any]:
    """The answer to one job, ready for JSON; `late` says when to stop and answer with what is known."""
    for files in job.pack_files:
        packs.add_pack(files)
    match job:
        case Decide():
            return _decision(job)
        case WorkOutOdds():
            view = _opened(job.view)
            advisor = GAMES[view.edition.id].advisor
            return (
                UNKNOWN_ODDS
                if advisor is None
                else _advice(advisor.odds(view, late, job.aim), view, job.lang)
            )
        case WorkOutReach():
            view = _opened(job.view)
            advisor = GAMES[view.edition.id].advisor
            return UNKNOWN_REACH if advisor is None else advisor.reach(view, late).to_json()
        case ListMoments():
            return _or_error(lambda: {"moments": replays.moments(job.past)})
        case LookBack():
            return _or_error(lambda: replays.at(job.past, job.length, job.seat, job.lang, job.info))
        case SumUp():
            return _or_error(lambda: summary.summary(job.past, job.lang, job.seat))
        case CountBest():
            return _or_error(lambda: choices.counted(job.past))
        case JudgeChoices():
            return _or_error(lambda: review.judged(job.past, job.seat, job.lang))
        case PrintBook():
            setup = Setup(2, scene=job.scene, packs=job.packs)
            made = book(GAMES[job.edition], setup, speaker_with(setup.packs, job.lang))
            return {"body": msgspec.json.encode(made).decode()}
        case Prove():
            return _proven(job)
        case CheckPack():
            return packs.examined(job.body)
        case CheckSave():
            return trials.tried(job.save, late)
        case SettleFight():
            return beside.settled(job.fight, late)


def _advice(advice: Advice, view: View[Any], lang: Lang | None) -> dict[str, Any]:
    """Numbers, with sentences about them in a language."""
    told = advice.to_json()
    if lang is not None:
        packs_of_it = {} if view.setup is None else view.setup.packs
        told["said"] = sentences(speaker_with(packs_of_it, lang), told)
    return told


def by_lot(view: dict[str, Any], seed: int) -> str:
    """What is done for a bot that failed: one of its options, so that the game goes on."""
    return str(Luck(seed, view["length"]).pick(view["request"]["options"])["id"])


def offered(view: dict[str, Any]) -> list[str]:
    """What may be answered."""
    request = view["request"]
    return [option["id"] for option in (*request["options"], *request["asides"])]


def _opened(written: dict[str, Any]) -> View[Any]:
    return read_view(written, GAMES[written["edition"]].edition)


def _decision(job: Decide) -> dict[str, Any]:
    """What a bot does, and why, in every language."""
    view = _opened(job.view)
    assert view.request is not None
    player = GAMES[view.edition.id].bot(job.bot, job.seed, None, job.steps)
    _let_think(player, job.patience)
    option = player.decide(view, view.request)
    if not isinstance(player, Bot):
        return {"option": option}
    said = {lang: player.explain(lang).split("\n") for lang in LANGUAGES}
    return {"option": option, "thought": {**player.explain(), "said": said}}


def _let_think(player: Player, patience: float) -> None:
    """Scales the seconds of a bot that counts them."""
    if isinstance(player, Bot):
        player.limit *= patience


def _proven(job: Prove) -> dict[str, Any]:
    try:
        return msgspec.to_builtins(fair.proven(job.record, job.joint, job.save))
    except Problem as problem:
        return {"unproven": problem.message}


def _or_error(work: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """A game whose rules have changed since may not play again as it did."""
    try:
        return work()
    except DAMAGE as error:
        return {"error": str(error)}

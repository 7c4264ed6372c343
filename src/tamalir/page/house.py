"""All that is played in one page: finds a game, carries out what somebody asks of it, keeps it, tells it.

As at a server: take the game's lock, check who asks, carry it out, keep it, and only then acknowledge.
"""

from __future__ import annotations

import asyncio
from time import time
from typing import Any, cast

import msgspec

from tamalir import api
from tamalir.host import making, sitting, tokens
from tamalir.host.commands import Before, ToDo, ToStore, carry_out
from tamalir.host.errors import Problem, no_such_game, problem_of, unavailable
from tamalir.host.jobs import (
    UNKNOWN_ODDS,
    UNKNOWN_REACH,
    AnyJob,
    CheckPack,
    CheckSave,
    Decide,
    WorkOutOdds,
    WorkOutReach,
    by_lot,
    offered,
)
from tamalir.host.making import Begun
from tamalir.host.packs import Files, add_pack, foreign, is_here
from tamalir.host.records import Change
from tamalir.host.replies import ChatList, Done, Exported, Viewer
from tamalir.host.wire import Act, Chat, Command, Create, Created, Export, Fork, HostCommand, Import, Who
from tamalir.kernel import TamalirError
from tamalir.kernel.errors import DAMAGE
from tamalir.page.ports import Store, Stored, Thinker, Written
from tamalir.page.seated import Seated

_stored = msgspec.json.Decoder(Stored)
_encoder = msgspec.json.Encoder()


class House:
    """Every table of this page."""

    def __init__(self, store: Store, thinker: Thinker, patience: float = 1.0) -> None:
        self._store = store
        self._thinker = thinker
        self._patience = patience
        """How much more time bots get here than on a quick machine."""
        self._games: dict[str, Seated] = {}
        self._opening = asyncio.Lock()
        self._files: dict[tuple[str, str], Files] = {}
        self._working: set[asyncio.Task[Any]] = set()

    # ---- commands

    async def perform(self, game: str, digest: str, command: Command) -> bytes:
        """Carry out a command; the answer as JSON."""
        while True:
            seated = await self.find(game)
            async with seated.lock:
                if seated.gone:
                    continue
                answer = await self._carry_out(seated, seated.record.viewer_of(digest), command)
            if isinstance(answer, ToDo):
                answer = await self._work(seated, answer.job)
            return _encoder.encode(answer)

    async def _carry_out(self, seated: Seated, viewer: Viewer, command: Command) -> Any:
        match command:
            case Who():
                if command.watching == "arrive" and viewer.seat is not None:
                    await self.commit(seated, sitting.come_back(seated, viewer.seat))
                return viewer
            case Chat():
                return ChatList(lines=[])
            case Fork():
                return await self._branch(seated, viewer, command)
            case Export() if not seated.over:
                # all seats of this table are in this browser: there is nobody to keep a secret from
                return Exported(complete=False, save=seated.feed.whole_save())
            case _:
                pass
        if not isinstance(command, HostCommand):
            raise needs_people()
        outcome = carry_out(seated, viewer, command)
        match outcome:
            case ToStore(change):
                return Done(version=await self.commit(seated, change))
            case Before(version):
                return Done(version=version, replayed=True)
            case ToDo(job):
                setup = seated.table.setup
                files = [] if setup is None else self.pack_files(setup.packs)
                return ToDo(msgspec.structs.replace(job, pack_files=files))
            case _:
                return outcome

    async def _work(self, seated: Seated, job: AnyJob) -> Any:
        if not isinstance(job, WorkOutOdds | WorkOutReach):
            answer = await self.think(job)
            if "unproven" in answer:
                raise Problem(409, "not-provable", str(answer["unproven"]))
            if "error" in answer:
                raise Problem(
                    409, "past-lost", "the rules have changed since: this game cannot be played again"
                )
            if "failed" in answer:
                raise unavailable("the game could not be played again in time; try again")
            return msgspec.Raw(answer["body"].encode()) if "body" in answer else answer
        if seated.figures_at != seated.version:
            seated.figures_at = seated.version
            seated.figures.clear()
        kind = type(job).__name__ if isinstance(job, WorkOutReach) else f"odds {job.aim} {job.lang}"
        asked = (kind, cast("int", job.view["seat"]))
        if asked not in seated.figures:
            seated.figures[asked] = self._start(self.think(job))
        answer = await asyncio.shield(seated.figures[asked])
        if "failed" in answer:
            return UNKNOWN_ODDS if isinstance(job, WorkOutOdds) else UNKNOWN_REACH
        return answer

    async def think(self, job: AnyJob) -> dict[str, Any]:
        """A job, done beside the table."""
        return msgspec.json.decode(await self._thinker(_encoder.encode(job).decode()), type=dict[str, Any])

    def _start(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.ensure_future(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return task

    # ---- new tables

    async def create(self, command: Create) -> Created:
        await self.bring({pack.name: pack.fingerprint for pack in command.packs})
        return await self._add(making.begin(command), "new")

    async def import_game(self, command: Import) -> Created:
        """A game from a file, played on here with fresh dice."""
        brought = making.bring(command)
        await self.bring(brought.packs)
        checked = await self.think(CheckSave(save=brought.save, pack_files=self.pack_files(brought.packs)))
        if "failed" in checked:
            raise unavailable("this save was not checked in time; open it again")
        if "ok" not in checked:
            raise Problem(422, "bad-save", str(checked.get("error", "this save cannot be opened"))[:500])
        try:
            begun = brought.opened(api.load(brought.save))
        except TamalirError as error:
            raise problem_of(error) from None
        except DAMAGE:
            raise Problem(422, "bad-save", "the save makes no sense to the rules") from None
        return await self._add(begun, "import")

    async def _branch(self, seated: Seated, viewer: Viewer, wanted: Fork) -> Created:
        if wanted.again:
            begun, mine = making.rematch(seated, viewer)
        else:
            begun, mine = making.trial(seated, viewer, wanted.length)
        created = await self._add(begun, "fork", mine)
        if not seated.over:
            await self.commit(seated, sitting.trial(seated, viewer.seat))
        return created

    async def _add(self, begun: Begun, kind: str, only: list[int] | None = None) -> Created:
        record, secrets = making.sit_down(begun, time())
        seated = Seated(record, begun.table)
        first = seated.begin(kind)
        await self._write(seated, first)
        seated.settle(first)
        self._games[record.id] = seated
        self._kick(seated)
        return secrets.created(seated.record, seated.version, "", only, changed=bool(seated.table.notes))

    # ---- packs

    async def add_pack(self, body: bytes) -> dict[str, Any]:
        """Keep a pack from a file, if it can be played with."""
        examined = await self.think(CheckPack(body=body))
        if "failed" in examined:
            raise Problem(422, "bad-pack", "this pack cannot be read in reasonable time")
        if "error" in examined:
            status, code = examined.get("status", 422), examined.get("code", "bad-pack")
            raise Problem(int(status), str(code), str(examined["error"])[:1000])
        files = msgspec.convert(examined.pop("files"), Files)
        name, fingerprint = str(examined["name"]), str(examined["fingerprint"])
        await self._store.keep_pack(name, fingerprint, _encoder.encode(files).decode())
        return examined

    async def bring(self, packs: dict[str, str]) -> None:
        """Make sure that these packs are known here."""
        for name, fingerprint in foreign(packs):
            if is_here(name, fingerprint) and (name, fingerprint) in self._files:
                continue
            kept = await self._store.read_pack(name, fingerprint)
            if kept is None:
                raise Problem(422, "no-such-pack", f"the pack {name} ({fingerprint}) is not in this browser")
            files = msgspec.json.decode(kept, type=Files)
            add_pack(files)
            self._files[name, fingerprint] = files

    def pack_files(self, packs: dict[str, str]) -> list[Files]:
        return [self._files[pack] for pack in foreign(packs) if pack in self._files]

    # ---- keeping

    async def find(self, game: str) -> Seated:
        """The game, brought from where it is kept if need be."""
        async with self._opening:
            seated = self._games.get(game)
            if seated is not None:
                return seated
            seated = self._games[game] = await self._open(game)
        self._kick(seated)
        return seated

    async def _open(self, game: str) -> Seated:
        while True:
            kept = await self._store.read(game)
            if kept is None:
                raise no_such_game()
            stored = _stored.decode(kept)
            await self.bring((stored.record.setup or {}).get("packs", {}))
            try:
                seated, repaired = Seated.open(stored)
            except TamalirError as error:
                raise problem_of(error) from None
            if repaired is None:
                return seated
            if await self._keep(seated, repaired):
                seated.settle(repaired)
                return seated

    async def commit(self, seated: Seated, change: Change | None) -> int:
        """Keep a change, then tell everybody. The number of the version it led to."""
        if change is None:
            return seated.version
        await self._write(seated, change)
        seated.settle(change)
        seated.update()
        self._kick(seated)
        return seated.version

    async def _write(self, seated: Seated, change: Change) -> None:
        if not await self._keep(seated, change):  # another window was quicker: what is kept is right
            await self._reopen(seated)
            raise unavailable("this game goes on in another window too; ask again")

    async def _keep(self, seated: Seated, change: Change) -> bool:
        record = msgspec.structs.replace(seated.record, seats=list(seated.record.seats))
        for changed in change.seats:
            record.seats[changed.seat] = changed
        record.finished_at = record.finished_at or change.finished_at
        written = Written(record=record, move=change.move, snapshot=change.snapshot)
        return await self._store.write(record.id, change.move.seq, _encoder.encode(written).decode())

    async def changed_elsewhere(self, game: str, version: int) -> None:
        """Another window of this browser has played on."""
        seated = self._games.get(game)
        if seated is None or seated.version >= version:
            return
        async with seated.lock:
            if not seated.gone and seated.version < version:
                await self._reopen(seated)

    async def _reopen(self, seated: Seated) -> None:
        seated.gone = True
        self._games.pop(seated.record.id, None)
        fresh = await self.find(seated.record.id)
        for line in seated.lines:
            fresh.arrive(line)
            line.scene("scene", fresh.feed.scene(line.viewer, None, line.lang))

    # ---- bots

    def _kick(self, seated: Seated) -> None:
        """Let bots play, if it is their turn and they do not play already."""
        running = seated.bots_running
        if seated.bot_seats() and (running is None or running.done()):
            seated.bots_running = self._start(self._bots_play(seated))

    async def _bots_play(self, seated: Seated) -> None:
        while True:
            async with seated.lock:
                seats = seated.bot_seats()
                if seated.gone or not seats:
                    return
                seat, version = seats[0], seated.version
                view = seated.feed.private(seat)
                setup = seated.table.setup
                files = [] if setup is None else self.pack_files(setup.packs)
            seed = seated.record.bot_seed(seat)
            question = Decide(
                bot=seated.bot_of(seat) or seated.record.seats[seat].bot,
                seed=seed,
                view=view,
                steps=seated.bot_steps,
                patience=self._patience,
                pack_files=files,
            )
            answer = await self.think(question)
            option = str(answer.get("option"))
            if option not in offered(view):
                option = by_lot(view, seed)
            async with seated.lock:
                if seated.gone:
                    return
                try:
                    told = seated.tells(seat, answer.get("thought"))
                    change = seated.act(seat, Act(option=option, version=version), by_bot=True)
                except Problem as problem:
                    if problem.code != "stale":
                        raise
                    continue
                seated.thoughts.pop(seat, None)
                if told is not None:
                    seated.thoughts[seat] = told
                try:
                    await self.commit(seated, change)
                except Problem as problem:
                    if problem.code != "unavailable":
                        raise
                    return


def needs_people() -> Problem:
    return Problem(409, "needs-server", "this needs other people, and so a server: take the game to one")


def digest_of(token: str) -> str:
    if not token or len(token) > tokens.LONGEST_TOKEN:
        raise Problem(401, "bad-token", "this link does not open this table")
    return tokens.digest(token)

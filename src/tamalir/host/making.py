"""New tables: from an agreement, from a save, or branched off another table.

What is made here is not stored yet, and nobody is told: whoever holds the host does that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Struct

from tamalir import api
from tamalir.games import GAMES
from tamalir.host import daily, tokens
from tamalir.host.errors import Problem, problem_of
from tamalir.host.hosted import Hosted
from tamalir.host.records import GameRecord, SeatRecord
from tamalir.host.replies import Viewer
from tamalir.host.wire import MAX_SEATS, Create, Created, House, Import, SameDice, SeatLink, SeatSpec
from tamalir.kernel import Fair, Table, TamalirError, Unknown, encode
from tamalir.kernel.errors import DAMAGE
from tamalir.world.packs import pack_called

COLOURS = ("red", "blue", "green", "yellow", "purple", "orange", "teal", "white")


class Begun(Struct):
    """A table nobody sits at yet."""

    table: Table[Any]
    seed: bytes
    seats: list[SeatSpec]
    house: House
    fair_from: int = 0
    """Throws before this one come from elsewhere."""


class Secrets(Struct):
    """What opens a table, before it is handed out: shown once."""

    host: str
    spectator: str
    seats: list[str]

    def created(
        self,
        record: GameRecord,
        version: int,
        base_url: str,
        only: Sequence[int] | None = None,
        *,
        changed: bool = False,
    ) -> Created:
        """The answer to whoever made it; `only` these seats are theirs to hand out. `changed`: since the
        game was saved, the rules have."""
        return Created(
            game=record.id,
            version=version,
            commitment=record.commitment,
            host_token=self.host if only is None else "",
            spectator_token=self.spectator,
            spectator_link=link(base_url, record.id, self.spectator),
            seats=[
                SeatLink(seat=seat, token=token, link=link(base_url, record.id, token))
                for seat, token in enumerate(self.seats)
                if only is None or seat in only
            ],
            notes=["some answers no longer fit and were dropped"] if changed else [],
        )


class SavedSetup(Struct):
    """What must be known of a save before it is opened."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=MAX_SEATS)]
    packs: dict[str, str] = {}


def link(base_url: str, game: str, token: str) -> str:
    """The token stands behind the '#': browsers never send that part, so it is in no log."""
    return f"{base_url.rstrip('/')}/game/{game}#{token}"


def begin(command: Create) -> Begun:
    """A new game from its agreement."""
    try:
        edition = GAMES[command.edition].edition
    except KeyError:
        known = ", ".join(sorted(GAMES))
        raise Problem(422, "unknown", f"unknown edition; known: {known}") from None
    if command.house.again is not None:
        raise Problem(422, "no-rematch", "only the table that was played can be set again")
    if command.house.daily is not None:
        command = daily.agreed(command)
    seats = list(command.seats)
    if command.scene is not None:
        scenes = edition.scenes()
        if command.scene not in scenes:
            raise Problem(422, "unknown", f"unknown scene; known: {', '.join(sorted(scenes))}")
        seats = seats or [SeatSpec() for _ in range(scenes[command.scene])]
        if len(seats) != scenes[command.scene]:
            raise Problem(422, "seats", f"this scene is for {scenes[command.scene]} seats")
    if not seats:
        raise Problem(422, "seats", "a whole game needs its seats named")
    id, seed = tokens.new_game_id(), tokens.new_seed()
    dealer = Fair(seed, id)
    if command.house.daily is not None:
        seed = daily.seed_of(command.edition, command.house.daily)
        dealer = Fair(seed, daily.NAME)
    elif (lesson := GAMES[command.edition].lesson(command.scene)) is not None:
        seed = daily.lesson_seed(lesson)
        dealer = Fair(seed, daily.LESSON)
    try:
        table = api.new(
            command.edition,
            scene=command.scene,
            heroes=[seat.hero for seat in seats],
            seats=len(seats),
            options=command.options,
            packs=[pack_called(pack.name, pack.fingerprint) for pack in command.packs],
            dealer=dealer,
            game=id,
        )
    except TamalirError as error:
        raise problem_of(error) from None
    except DAMAGE:
        raise Problem(422, "cannot-begin", "no game can begin with this agreement") from None
    return Begun(table, seed, seats, command.house)


class Brought(Struct):
    """A game from a file that nobody has opened yet, with fresh chance under a new id: whoever has the file
    may know its seed."""

    save: dict[str, Any]
    seed: bytes
    seats: list[SeatSpec]
    packs: dict[str, str]
    house: House

    def opened(self, table: Table[Any]) -> Begun:
        return Begun(table, self.seed, self.seats, self.house, table.journal.throws)


def bring(command: Import) -> Brought:
    """What a save says of itself."""
    if command.house.daily is not None or command.house.again is not None:
        raise Problem(422, "no-daily", "such a game begins at its beginning")
    try:
        setup = msgspec.convert(command.save.get("setup"), SavedSetup)
    except msgspec.ValidationError:
        raise Problem(422, "bad-save", "the save does not say who sits at the table") from None
    seats = command.seats or [SeatSpec() for _ in range(setup.seats)]
    if len(seats) != setup.seats:
        raise Problem(422, "seats", f"this game is for {setup.seats} seats")
    id, seed = tokens.new_game_id(), tokens.new_seed()
    save = {**command.save, "game": id, "dealer": Fair(seed, id).to_save()}
    return Brought(save, seed, seats, setup.packs, command.house)


def branch(table: Table[Any], length: int | None) -> tuple[Table[Any], bytes, str]:
    """A copy of a table with fresh chance under a new id."""
    id, seed = tokens.new_game_id(), tokens.new_seed()
    fork = table.fork(Fair(seed, id), listening=True)
    if length is not None and length < len(fork.journal):
        try:
            fork.rewind(length)
        except TamalirError as error:
            raise problem_of(error) from None
    fork.game = id
    return fork, seed, id


def trial(host: Hosted, viewer: Viewer, length: int | None) -> tuple[Begun, list[int] | None]:
    """A private table to try things out: one's own seat, bots on the others, fresh dice; and whose seats are
    handed out, None for all."""
    if viewer.seat is None and not host.over:
        raise Problem(403, "forbidden", "only players try things out while the game runs")
    if not host.over and host.others_hold_secrets():
        raise Problem(409, "secrets", "others hold hidden cards; a trial would give them away")
    fork, seed, _ = branch(host.table, length)
    mine = [viewer.seat] if viewer.seat is not None and not host.over else None
    specs = [
        SeatSpec(
            kind="human" if mine is None or seat.seat in mine else "bot",
            bot=seat.bot,
            name=seat.name,
            colour=seat.colour,
        )
        for seat in host.record.seats
    ]
    house = House(undo="own", odds=host.record.house.odds)
    return Begun(fork, seed, specs, house, fork.journal.throws), mine


def rematch(host: Hosted, viewer: Viewer) -> tuple[Begun, list[int] | None]:
    """The table as it was set, once its game is over: the same seats, rules and heroes, and the same dice for
    the same choices. Whoever only watched takes the place of the first person, and bots the others'."""
    if not host.over:
        raise Problem(409, "not-over", "the game is not over yet")
    record, joint = host.record, host.dice
    if record.fair_from or record.dice != "path":
        raise Problem(409, "no-rematch", "the dice of this game came from elsewhere")
    people = [seat.seat for seat in record.seats if seat.kind == "human"]
    mine = viewer.seat if viewer.seat is not None else next(iter(people), 0)
    seated = people if viewer.seat is not None or viewer.role == "host" else [mine]
    name, seed = daily.dice_name(record), bytes.fromhex(record.seed)
    fork = host.table.fork(Fair(seed, name, joint.joint_from or 0, joint.key_parts()), listening=True)
    fork.rewind(0)
    fork.game = tokens.new_game_id()
    specs = [
        SeatSpec(
            kind="human" if seat.seat == mine or seat.seat in seated else "bot",
            bot=seat.bot,
            name=seat.name if seat.seat in seated and viewer.role != "spectator" else "",
            colour=seat.colour,
        )
        for seat in record.seats
    ]
    again = SameDice(
        game=name,
        joint_from=joint.joint_from,
        shares={} if joint.joint_from is None else {str(seat): said for seat, said in joint.shares.items()},
    )
    house = msgspec.structs.replace(record.house, again=again, webhook=None)
    return Begun(fork, seed, specs, house), None


def sit_down(begun: Begun, now: float) -> tuple[GameRecord, Secrets]:
    """Give every seat its secret and the table its record."""
    table, seats = begun.table, begun.seats
    game = GAMES[table.edition.id]
    bots = [seat.bot or game.default_bot for seat in seats]
    for bot in bots:
        if bot not in game.bots:
            raise problem_of(Unknown(f"bot of the game {game.id}", bot, game.bots))
    wished = [seat.colour for seat in seats if seat.colour is not None]
    if len(set(wished)) < len(wished):
        raise Problem(422, "colour-taken", "two players have the same colour")
    left = iter([colour for colour in COLOURS if colour not in wished])
    secrets = Secrets(tokens.new_token(), tokens.new_token(), [tokens.new_token() for _ in seats])
    record = GameRecord(
        id=table.game,
        edition=table.edition.id,
        seed=begun.seed.hex(),
        commitment=Fair(begun.seed, table.game).commitment,
        fair_from=begun.fair_from,
        dice="path",
        host_hash=tokens.digest(secrets.host),
        spectator_hash=tokens.digest(secrets.spectator),
        setup=encode(table.setup),
        house=begun.house,
        created_at=now,
        seats=[
            SeatRecord(
                seat=n,
                token_hash=tokens.digest(token),
                kind=seat.kind,
                bot=bots[n],
                name=" ".join(seat.name.split()),
                colour=seat.colour or next(left),
            )
            for n, (seat, token) in enumerate(zip(seats, secrets.seats, strict=True))
        ],
    )
    return record, secrets

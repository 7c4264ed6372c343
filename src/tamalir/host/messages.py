"""What a viewer is shown, message by message. Screens make these as plain data; tests hold them to it."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from msgspec import UNSET, Struct, UnsetType

Fact = bool | int | str


class OptionInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """One thing a seat might do; `rule` forbids it, if there is one."""

    id: str
    args: dict[str, Fact]
    rule: str | UnsetType = UNSET


class RequestInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """The pending question. The lists are empty for whoever is not asked."""

    key: str
    waiting: list[int]
    args: dict[str, Fact]
    options: list[OptionInfo]
    refused: list[OptionInfo]
    asides: list[OptionInfo]
    """Possible at any question."""


class SetupInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """What was agreed before the game."""

    seats: int
    scene: str | None
    heroes: list[str | None]
    options: dict[str, bool | int | str]
    packs: dict[str, str]


class ResultInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    winners: list[int]
    ranking: list[list[int]]
    reason: str


class ViewInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a seat may know of the game. The game itself says what `position` and `figures` are."""

    format: int
    edition: str
    schema: int
    setup: SetupInfo | None
    length: int
    """Answers in the journal."""
    seat: int | None
    position: Any
    figures: Any
    request: RequestInfo | None
    offers: list[OptionInfo]
    result: ResultInfo | None


class SeatInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    seat: int
    name: str
    colour: str
    kind: Literal["human", "bot"]
    bot: str
    standing_in: bool


class HouseInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    undo: Literal["own", "consent", "off"]
    odds: bool
    thoughts: bool
    computer_enemies: bool
    away_seconds: int
    takeover_seconds: int | None
    decision_seconds: int | None
    daily: str | None
    """The day whose game is played."""
    again: bool
    """Played again with the dice of another game: they are known to whoever computes them."""


class UndoAsked(Struct, kw_only=True, forbid_unknown_fields=True):
    ask: int
    seat: int
    agreed: list[int]
    length: int


class TakeoverAsked(Struct, kw_only=True, forbid_unknown_fields=True):
    ask: int
    seat: int
    by: int
    agreed: list[int]


class Deed(Struct, kw_only=True, forbid_unknown_fields=True):
    """Something that was done over somebody's head, or with what somebody knows: all may read it."""

    seq: int
    kind: Literal["host-bot", "host-human", "link", "absent", "trial"]
    seat: int | None
    """Whose seat it is about; for a trial, who made it."""
    at: float


class DiceInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """Whose the dice are."""

    pledges: dict[str, str]
    """Seat -> the SHA-256 of the share that it has promised."""
    shared: list[int]
    """Seats whose shares are there."""
    filled: list[int]
    """Seats for which the server has filled one in."""
    joint_from: int | None
    """The first throw that follows from all shares; null: they follow from the server's seed alone."""
    shares: dict[str, str] | None
    """When the game is over."""


class TableInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """What is around the game and open to all."""

    game: str
    edition: str
    scene: str | None
    puzzle: bool
    """Whether that scene has one best line, and choices are judged at its end."""
    wrong: bool
    """Something is in the position that cannot be."""
    commitment: str
    fair_from: int
    seed: str | None
    dice: DiceInfo | None
    """Null in games of before, whose throws are numbered."""
    seats: list[SeatInfo]
    house: HouseInfo
    asked_at: float
    undo_asked: UndoAsked | None
    takeover_asked: TakeoverAsked | None
    deeds: list[Deed]
    """The newest, oldest of them first."""
    goes_at: float | None
    """When this table is removed, unless somebody plays on; told in good time."""
    changed_since: bool


class RefusedWords(Struct, kw_only=True, forbid_unknown_fields=True):
    deed: str
    said: str
    rule: str


class Words(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the server says in a viewer's language."""

    question: str | None
    note: str | None
    waiting: str | None
    options: dict[str, str]
    refused: dict[str, RefusedWords]
    offers: dict[str, str]


class EventInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """A fact, as far as a viewer may know it; `said` if a language was asked for."""

    key: str
    seat: int | None
    facts: dict[str, Fact]
    rule: str | None
    said: str | UnsetType = UNSET


class SpaceInfo(Struct, kw_only=True):
    """A space of the board; the game knows what else stands there."""

    open: ClassVar[bool] = True
    at: tuple[int, int]
    terrain: str
    town: str | None
    jewel: JewelInfo | None


class JewelInfo(Struct, kw_only=True):
    colour: str
    sunburst: bool


class TownInfo(Struct, kw_only=True):
    open: ClassVar[bool] = True
    name: str
    at: tuple[int, int]


class RegionInfo(Struct, kw_only=True):
    id: str
    name: str
    at: tuple[float, float]
    spaces: list[tuple[int, int]]


class BoardInfo(Struct, kw_only=True):
    """The board, its names spoken. Roads and rivers run hex by hex, a river from its spring; on a board whose
    rivers run between hexes, each road, river and bridge is two neighbours."""

    open: ClassVar[bool] = True
    spaces: list[SpaceInfo]
    towns: dict[str, TownInfo]
    regions: list[RegionInfo]
    terrains: dict[str, str]
    roads: list[list[tuple[int, int]]]
    rivers: list[list[tuple[int, int]]]
    bridges: list[list[tuple[int, int]]] | UnsetType = UNSET
    between: bool | UnsetType = UNSET
    """Rivers run between hexes."""
    flat: bool | UnsetType = UNSET
    """The hexes are flat at the top, not pointed."""
    start: str | UnsetType = UNSET


class CardInfo(Struct, kw_only=True):
    """A card: its text spoken, its figures as the game has them."""

    open: ClassVar[bool] = True
    id: str
    name: str
    kind: str
    text: list[str]
    facts: list[str]
    icon: str | UnsetType = UNSET
    flavour: str | UnsetType = UNSET


class OptionOfRules(Struct, kw_only=True, forbid_unknown_fields=True):
    id: str
    kind: Literal["bool", "int", "choice"]
    default: bool | int | str
    choices: list[bool | int | str]
    choice_names: dict[str, str]
    rule: str | None
    name: str
    says: str


class PreparedScene(Struct, kw_only=True, forbid_unknown_fields=True):
    id: str
    seats: int
    name: str


class BotInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    id: str
    name: str
    says: str
    default: bool


class BookInfo(Struct, kw_only=True):
    """Everything static of a game, spoken."""

    open: ClassVar[bool] = True
    edition: str
    lang: Literal["en", "pl", "ru"]
    name: str
    seats: list[int]
    packs: dict[str, str]
    board: BoardInfo | None
    cards: dict[str, CardInfo]
    heroes: list[str]
    options: list[OptionOfRules]
    scenes: list[PreparedScene]
    bots: list[BotInfo]
    enemies: bool
    """Players decide for enemies, so that a table may leave these to a computer."""


class SceneInfo(Struct, kw_only=True):
    """All that a viewer may know."""

    version: int
    table: TableInfo
    view: ViewInfo
    online: list[int]
    events_from: int
    events: list[EventInfo]
    words: Words | UnsetType = UNSET


class WelcomeMessage(SceneInfo, tag="welcome", kw_only=True, forbid_unknown_fields=True):
    role: Literal["seat", "spectator", "host"]
    seat: int | None


class SceneMessage(SceneInfo, tag="scene", kw_only=True, forbid_unknown_fields=True):
    """Everything anew."""


class UpdateMessage(Struct, tag="update", kw_only=True, forbid_unknown_fields=True):
    """What has changed in `table`, `view` and `words`: a path with the new value, or alone if it is gone."""

    base: int
    version: int
    changes: list[list[Any]]
    events_from: int
    events: list[EventInfo]


class PresenceMessage(Struct, tag="presence", kw_only=True, forbid_unknown_fields=True):
    online: list[int]


class ChatMessage(Struct, tag="chat", kw_only=True, forbid_unknown_fields=True):
    n: int
    seat: int | None
    text: str
    at: float


class DoneMessage(Struct, tag="done", kw_only=True, forbid_unknown_fields=True):
    id: int
    answer: Any


class ErrorMessage(Struct, tag="error", kw_only=True):
    """A request that is not carried out."""

    id: int | None
    code: str
    message: str
    rule: str | UnsetType = UNSET
    said: str | UnsetType = UNSET
    version: int | UnsetType = UNSET
    reason: str | UnsetType = UNSET


Message = (
    WelcomeMessage | SceneMessage | UpdateMessage | PresenceMessage | ChatMessage | DoneMessage | ErrorMessage
)
"""What comes through a socket."""

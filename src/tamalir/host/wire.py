"""What crosses the network: every message has its type here, and unknown fields are refused.

A `Command` is what somebody at a table asks for. HTTP routes, sockets and other processes all speak in the
same commands, so that there is one way through the house for each of them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

MAX_SEATS = 8

PLAIN = r"^[^\x00-\x1f\x7f-\x9f]*\Z"
"""No control characters: some databases cannot keep them, and nobody can read them."""
LINES = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]*\Z"
"""No control characters in text that may have several lines."""
SEEN = (
    r"^[^\x00-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    r"\ufe00-\ufe0f\ufeff\ufff9-\ufffb]*\Z"
)
"""Besides, nothing that cannot be seen or that turns the text round: no two names look alike by it."""

Name: TypeAlias = Annotated[str, Meta(max_length=40, pattern=SEEN)]
OptionId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400, pattern=PLAIN)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]
Colour: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z]{1,20}\Z")]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
SeatNo: TypeAlias = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80, pattern=PLAIN)]
Word: TypeAlias = Annotated[str, Meta(max_length=200, pattern=PLAIN)]
Seconds: TypeAlias = Annotated[int, Meta(ge=1, le=60 * 60 * 24 * 365)]
Lang: TypeAlias = Literal["en", "pl", "ru"]
Face: TypeAlias = int | Annotated[str, Meta(max_length=80, pattern=PLAIN)]
Endpoint: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1000, pattern=PLAIN)]


BesideAnswer: TypeAlias = OptionId | int | Annotated[list[Face], Meta(max_length=64)]
"""An option by its id; what the dice show, one by one or in all; the card that was drawn."""


TypedCards: TypeAlias = Annotated[dict[Id, dict[str, Any]], Meta(max_length=40)]


# ---- making a table


class SeatSpec(Struct, forbid_unknown_fields=True, kw_only=True):
    """Who sits here."""

    kind: Literal["human", "bot"] = "human"
    bot: Id | None = None
    """Which bot plays, or stands in for an absent player; None: the one that suits most people."""
    hero: Id | None = None
    name: Name = ""
    colour: Colour | None = None


class SameDice(Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """The dice of a game that is over: what they are called, and what people had brought to them."""

    game: Word
    joint_from: Annotated[int, Meta(ge=0)] | None = None
    shares: dict[str, str] = {}


class House(Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """What the host decides about the table, apart from the rules of the game."""

    undo: Literal["own", "consent", "off"] = "own"
    """`own`: one's own last choice, as far as the rules of undo allow, and further by consent."""
    odds: bool = True
    thoughts: bool = True
    """Bots tell what they thought."""
    computer_enemies: bool = False
    """What is asked for an enemy, where a player decides for it, the best bot answers."""
    away_seconds: Seconds = 300
    """Only after so long without a sign of life is a player away, so that others may decide that a bot stands
    in. Tables that play by correspondence choose days."""
    takeover_seconds: Seconds | None = None
    """A player who is asked and away for so long is stood in for by a bot until coming back."""
    decision_seconds: Seconds | None = None
    """A question that stays open for so long is answered by a bot, once."""
    daily: Annotated[str, Meta(pattern=r"^20[0-9]{2}-[01][0-9]-[0-3][0-9]\Z")] | None = None
    """The game of this day: its heroes, options and dice follow from the date."""
    again: SameDice | None = None
    """A rematch with the dice of another game. Only the table that was played makes one (`Fork`)."""
    webhook: Annotated[str, Meta(max_length=500, pattern=PLAIN)] | None = None
    """Told when somebody who is away is asked, and when the game ends."""


class PackRef(Struct, forbid_unknown_fields=True, kw_only=True):
    """A pack that somebody brought, as the answer to its upload named it."""

    name: Annotated[str, Meta(min_length=3, max_length=160, pattern=PLAIN)]
    fingerprint: Annotated[str, Meta(pattern=r"^[0-9a-f]{16}\Z")]


class Create(Struct, forbid_unknown_fields=True, kw_only=True):
    """A new game: edition, a prepared scene or a whole game, seats, options of the rules."""

    edition: Id
    scene: Id | None = None
    seats: Annotated[list[SeatSpec], Meta(max_length=MAX_SEATS)] = []
    """Empty, for a scene: as many people as the scene needs."""
    options: Annotated[dict[Id, bool | int | Word], Meta(max_length=64)] = {}
    packs: Annotated[list[PackRef], Meta(max_length=8)] = []
    """Played with besides the edition's own."""
    house: House = House()


class Import(Struct, forbid_unknown_fields=True, kw_only=True):
    """A game from a file: an exported save, played on with fresh dice."""

    save: dict[str, Any]
    seats: Annotated[list[SeatSpec], Meta(max_length=MAX_SEATS)] = []
    house: House = House()


class BesideFight(Struct, forbid_unknown_fields=True, kw_only=True):
    """A fight of people who play with cardboard: who fights whom, and what was answered so far."""

    edition: Id
    scene: dict[str, Any]
    """Who fights whom, as a prepared fight of a pack is written."""
    cards: Annotated[dict[Id, TypedCards], Meta(max_length=12)] = {}
    """What was typed in: kind -> id -> the card as a pack writes it."""
    names: Annotated[dict[Id, Name], Meta(max_length=40)] = {}
    """What the typed cards are called."""
    options: Annotated[dict[Id, bool | int | Word], Meta(max_length=64)] = {}
    answers: Annotated[list[BesideAnswer], Meta(max_length=1000)] = []
    throw: bool = False
    """The app throws the dice that are asked for now."""
    odds: bool = False
    lang: Lang = "en"


class SeatLink(Struct, kw_only=True):
    """The secret that opens one seat, to be handed to one person."""

    seat: int
    token: str
    link: str


class Created(Struct, kw_only=True):
    """The new table, and the only time its secrets are shown."""

    game: str
    version: int
    commitment: str
    host_token: str
    """Empty for a trial in a game that goes on: nobody is host over the others' seats there."""
    spectator_token: str
    spectator_link: str
    seats: list[SeatLink]
    notes: list[str] = []


# ---- commands


class Act(Struct, tag="act", forbid_unknown_fields=True, kw_only=True):
    """Answer the question that this seat is asked, as it stood at `version`."""

    option: OptionId
    version: Version
    key: Key | None = None
    """Chosen by the client; a repeat with the same key gets the first answer's receipt."""


class Undo(Struct, tag="undo", forbid_unknown_fields=True, kw_only=True):
    """Take back one's own last choice."""

    version: Version
    key: Key | None = None


class AskUndo(Struct, tag="ask-undo", forbid_unknown_fields=True, kw_only=True):
    """Ask the others whether one's last choice, and all that followed, may be taken back."""

    version: Version
    key: Key | None = None


class VoteUndo(Struct, tag="vote-undo", forbid_unknown_fields=True, kw_only=True):
    """Agree, or not; `ask` is the version at which it was asked."""

    ask: Version
    agree: bool


class Look(Struct, tag="look", forbid_unknown_fields=True, kw_only=True):
    """The whole view again, with the events from `since` on; with a language also in words."""

    since: Version | None = None
    lang: Lang | None = None


class Events(Struct, tag="events", forbid_unknown_fields=True, kw_only=True):
    since: Version = 0
    lang: Lang | None = None


class Why(Struct, tag="why", forbid_unknown_fields=True, kw_only=True):
    """Which rule forbids this?"""

    option: OptionId
    lang: Lang | None = None


class Odds(Struct, tag="odds", forbid_unknown_fields=True, kw_only=True):
    """What each option of the pending question leads to, for whoever wants this of it."""

    aim: Id | None = None
    lang: Lang | None = None


class Reach(Struct, tag="reach", forbid_unknown_fields=True, kw_only=True):
    """Where one's hero can go: with which chance before the roll, on which way after it."""


class Book(Struct, tag="book", forbid_unknown_fields=True, kw_only=True):
    """Everything printed in this game, in a language."""

    lang: Lang = "en"


class Moments(Struct, tag="moments", forbid_unknown_fields=True, kw_only=True):
    """Every question of the game so far."""


class At(Struct, tag="at", forbid_unknown_fields=True, kw_only=True):
    """What this viewer saw when the journal had `length` answers."""

    length: Version
    lang: Lang | None = None


class Review(Struct, tag="review", forbid_unknown_fields=True, kw_only=True):
    """At a puzzle: each of one's choices beside the best one."""

    lang: Lang = "en"


class Summary(Struct, tag="summary", forbid_unknown_fields=True, kw_only=True):
    """What a finished game came to."""

    lang: Lang = "en"


class Forecast(Struct, tag="forecast", forbid_unknown_fields=True, kw_only=True):
    """About how long the game will still take."""


class Choices(Struct, tag="choices", forbid_unknown_fields=True, kw_only=True):
    """How often each seat of a finished game took the best choice."""


class Thought(Struct, tag="thought", forbid_unknown_fields=True, kw_only=True):
    """Why did this bot do that?"""

    seat: SeatNo
    lang: Lang = "en"


class AskTakeover(Struct, tag="ask-takeover", forbid_unknown_fields=True, kw_only=True):
    """Ask the others whether a bot may stand in for somebody who is away."""

    seat: SeatNo


class VoteTakeover(Struct, tag="vote-takeover", forbid_unknown_fields=True, kw_only=True):
    """Agree, or not; `ask` is the version at which it was asked."""

    ask: Version
    agree: bool


class ToBot(Struct, tag="to-bot", forbid_unknown_fields=True, kw_only=True):
    """Hand a seat to a bot: one's own, or as the host any seat."""

    seat: SeatNo | None = None
    bot: Id | None = None
    """None: the one that the table was made with."""


class ToHuman(Struct, tag="to-human", forbid_unknown_fields=True, kw_only=True):
    """Hand a seat back to the holder of its link."""

    seat: SeatNo | None = None


class Join(Struct, tag="join", forbid_unknown_fields=True, kw_only=True):
    """Sit down: say a name and a colour. A bot that stood in steps back."""

    name: Name = ""
    colour: Colour | None = None


class Leave(Struct, tag="leave", forbid_unknown_fields=True, kw_only=True):
    """Get up: a bot plays on until somebody joins with the same link."""


class Say(Struct, tag="say", forbid_unknown_fields=True, kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=1000, pattern=LINES)]


class Chat(Struct, tag="chat", forbid_unknown_fields=True, kw_only=True):
    """What was said from line `since` on."""

    since: Version = 0


class Export(Struct, tag="export", forbid_unknown_fields=True, kw_only=True):
    """The whole game with its seed once it is over; before, what this viewer may know."""

    whole: bool = False
    """The whole game before it is over, to be played on at another table; refused while somebody else holds
    hidden cards. Its seed stays sealed."""


class Proof(Struct, tag="proof", forbid_unknown_fields=True, kw_only=True):
    """Every throw of a game that is over, to be computed again from the seed."""


class Fork(Struct, tag="fork", forbid_unknown_fields=True, kw_only=True):
    """A private table to try things out; `length` answers are kept, or all. With `again`: the same table from
    the start, when the game is over: the same seats, rules, heroes and dice."""

    length: Version | None = None
    again: bool = False


Hash: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]


class Pledge(Struct, tag="pledge", forbid_unknown_fields=True, kw_only=True):
    """Promise a share of the dice: the SHA-256 of 32 bytes that nobody else knows."""

    commitment: Hash


class Share(Struct, tag="share", forbid_unknown_fields=True, kw_only=True):
    """Hand in the share that was promised."""

    share: Hash


class NewLink(Struct, tag="new-link", forbid_unknown_fields=True, kw_only=True):
    """The host renews the link of a seat; the old one opens nothing any more."""

    seat: SeatNo


class PushKeys(Struct, kw_only=True):
    """What a browser made for this subscription, in base64url."""

    p256dh: Annotated[str, Meta(min_length=1, max_length=120, pattern=PLAIN)]
    auth: Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]


class PushOn(Struct, tag="push", forbid_unknown_fields=True, kw_only=True):
    """Tell this browser when one's seat is asked and nobody of it is there."""

    endpoint: Endpoint
    keys: PushKeys
    lang: Lang = "en"


class PushOff(Struct, tag="push-end", forbid_unknown_fields=True, kw_only=True):
    """Tell this browser nothing any more."""

    endpoint: Endpoint


class Who(Struct, tag="who", forbid_unknown_fields=True, kw_only=True):
    """Whom does this token stand for? Also tells whether this viewer begins, goes on or stops watching."""

    watching: Literal["no", "arrive", "stay", "end"] = "no"
    lang: Lang | None = None
    """In which language it watches."""


HostCommand: TypeAlias = (
    Act
    | Undo
    | AskUndo
    | VoteUndo
    | Look
    | Events
    | Why
    | Odds
    | Reach
    | Book
    | Moments
    | At
    | Summary
    | Choices
    | Forecast
    | Review
    | Thought
    | AskTakeover
    | VoteTakeover
    | ToBot
    | ToHuman
    | Join
    | Leave
    | Export
    | Proof
    | Pledge
    | Share
)
"""What a table by itself can tell what it comes to."""

Command: TypeAlias = HostCommand | Say | Chat | Fork | NewLink | PushOn | PushOff | Who


# ---- sockets


class Hello(Struct, tag="hello", forbid_unknown_fields=True, kw_only=True):
    """The first message on a socket."""

    token: Annotated[str, Meta(max_length=128)]
    since: Version | None = None
    """The number of events this client has already; None: only what comes."""
    lang: Lang | None = None
    """In this language the server speaks; None: it does not."""


class Speak(Struct, tag="lang", forbid_unknown_fields=True, kw_only=True):
    """From now on in another language: a fresh scene follows, with the events from `since` on."""

    lang: Lang | None
    since: Version | None = None


class Asked(Struct, forbid_unknown_fields=True, kw_only=True):
    """A command on a socket with the number that its answer will carry."""

    id: Annotated[int, Meta(ge=0, le=2**53)]
    do: Command | Speak

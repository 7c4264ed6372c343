"""What the server says in a viewer's language: the pending question, its options, what happens.

Everything is made from what that viewer may know: its own pending request, its view, its events.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from tamalir.kernel import Choose, Option, Seat, Table, Unknown
from tamalir.language import Speaker
from tamalir.language.deeds import deed, played_by, printed
from tamalir.language.lands import Lands
from tamalir.second.cards import Book
from tamalir.server.wire import Lang
from tamalir.world.hexes import parsed
from tamalir.world.packs import Pack, own_pack, pack_called

MOST_REMEMBERED = 50_000
MOST_SPEAKERS = 64
"""Of tables with cards of their own."""

Shown = Mapping[str, Any]


class Fluent(Speaker):
    """A speaker that remembers what it has said: at all tables the same things are said again and again."""

    def __init__(self, lang: str, packs: Sequence[Pack] = ()) -> None:
        super().__init__(lang, packs=packs)
        self._remembered: dict[tuple[object, ...], str] = {}

    def say(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        asked: tuple[object, ...] = (key,)
        for name, value in (args or {}).items():
            plain = value if isinstance(value, int | str | None) else str(value)
            asked += (name, plain.__class__, plain)  # 1 and True are equal, but not spoken alike
        said = self._remembered.get(asked)
        if said is None:
            if len(self._remembered) > MOST_REMEMBERED:
                self._remembered.clear()
            said = self._remembered[asked] = super().say(key, args)
        return said


@cache
def speaker(lang: Lang) -> Speaker:
    """The speaker of a language; made once."""
    return Fluent(lang)


def speaker_at(table: Table[Any], lang: Lang) -> Speaker:
    """The same, also knowing the cards of packs that only this table has."""
    return speaker(lang) if table.setup is None else speaker_with(table.setup.packs, lang)


def speaker_with(packs: Mapping[str, str], lang: Lang) -> Speaker:
    """The same for packs given by name and fingerprint."""
    foreign = tuple((name, fingerprint) for name, fingerprint in packs.items() if not comes_along(name))
    return _speaker_with(lang, foreign) if foreign else speaker(lang)


@lru_cache(maxsize=MOST_SPEAKERS)
def _speaker_with(lang: Lang, packs: tuple[tuple[str, str], ...]) -> Speaker:
    return Fluent(lang, [pack_called(*pack) for pack in packs])


@lru_cache(maxsize=1024)  # people may ask for any name
def comes_along(pack: str) -> bool:
    """Whether a pack comes with Tamalir."""
    edition, _, id = pack.partition("/")
    try:
        own_pack(edition, id)
    except Unknown:
        return False
    return True


def book_of(table: Table[Any]) -> object | None:
    """All that is printed in this game."""
    return getattr(table.state, "book", None)


def words(table: Table[Any], seat: Seat | None, shown: Shown, lang: Lang) -> dict[str, Any]:
    """The question as this seat hears it, and whom the table waits for."""
    speak, view = speaker_at(table, lang), shown["view"]
    asked = None if seat is None else table.pending(seat)
    spoken: dict[str, Any] = {
        "question": None,
        "note": None,
        "waiting": _waiting(speak, seat, shown),
        "options": {},
        "refused": {},
    }
    if asked is None or seat is None:
        return spoken
    book = book_of(table)
    asides = asked.asides
    free = [*asked.options, *(option for option in asides if option.refused is None)]
    forbidden = [*asked.refused, *(option for option in asides if option.refused is not None)]
    spoken["question"] = speak.request(asked)
    spoken["note"] = _note(speak, asked, book)
    spoken["options"] = _deeds(speak, view, book, seat, free)
    tried = _deeds(speak, view, book, seat, forbidden)
    spoken["refused"] = {
        option.id: {
            "deed": tried[option.id],
            "said": speak.forbidden(option.refused or "", option.id, option.args),
            "rule": option.refused,
        }
        for option in forbidden
        if option.id not in spoken["options"]
    }
    return spoken


def _deeds(
    speak: Speaker, view: Shown, book: object, seat: Seat, options: Sequence[Option[Any]]
) -> dict[str, str]:
    """Short names of options; the whole text of those that would be called alike."""
    short = {option.id: deed(speak, view, book, seat, option, brief=True) for option in options}
    times = Counter(short.values())
    for option in options:
        if times[short[option.id]] > 1:
            short[option.id] = deed(speak, view, book, seat, option)
    return short


def _note(speak: Speaker, asked: Choose[Any], book: object) -> str | None:
    """The text of the card that the question is about."""
    card = printed(book, str(asked.args.get("card", "")))
    return None if card is None else " ".join(speak.card_text(card)) or None


def _waiting(speak: Speaker, seat: Seat | None, shown: Shown) -> str | None:
    """Whom the table waits for, unless it is this viewer alone."""
    request: Shown | None = shown["view"]["request"]
    if request is None:
        return None
    waiting: list[Seat] = request["waiting"]
    if not waiting or waiting == [seat]:
        return None
    who = [_who(speak, other, shown) for other in waiting]
    if len(who) > 1:
        return speak.say("waiting-several", {"list": speak.listed(who)})
    key: str = request["key"]
    step = f"waiting-{key.partition('.')[0]}"
    return speak.say(step if speak.knows(step) else "waiting-any", {"who": who[0]})


def _who(speak: Speaker, seat: Seat, shown: Shown) -> str:
    """A hero with the player's name, as far as there is one."""
    hero = played_by(shown["view"], seat)
    player = shown["table"]["seats"][seat]["name"] or speak.say("seat-name", {"seat": seat + 1})
    return player if hero is None else speak.say("waiting-who", {"hero": hero, "player": player})


def said(speak: Speaker, event: Shown, book: object) -> str:
    """What happened, as a sentence; places by what lies there instead of coordinates."""
    key, facts = event["key"], event["facts"]
    if not speak.knows(f"event-{key.replace('.', '-')}"):
        return ""
    if isinstance(book, Book) and key in ("moved", "replenished") and "hex" in facts:
        lands, there = Lands(speak, {}, book), parsed(facts["hex"])
        if key == "replenished":
            return lands.replenished(facts["colour"], there)
        return speak.say("event-moved-to", {"hero": facts["hero"], "what": lands.terrain(there)})
    return speak.event(event)

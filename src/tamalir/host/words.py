"""What a viewer hears: the question, the options and what happened, in one language.

Nothing is said that the viewer may not know: it is made from that viewer's own view and events.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from tamalir.games import GAMES
from tamalir.host.wire import Lang
from tamalir.kernel import Option, Seat, Setup, Table, Unknown, View
from tamalir.language import Speaker
from tamalir.language.narrator import Narrator
from tamalir.world.packs import Pack, own_pack, pack_called

MOST_REMEMBERED = 50_000
MOST_SPEAKERS = 64
"""Of tables with cards of their own."""
MOST_NARRATORS = 256

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


def speaker_with(packs: Mapping[str, str], lang: Lang) -> Speaker:
    """A speaker that knows packs given by name and fingerprint."""
    foreign = tuple((name, fingerprint) for name, fingerprint in packs.items() if not comes_along(name))
    return _speaker_with(lang, foreign) if foreign else speaker(lang)


@lru_cache(maxsize=MOST_SPEAKERS)
def _speaker_with(lang: Lang, packs: tuple[tuple[str, str], ...]) -> Speaker:
    return Fluent(lang, [pack_called(*pack) for pack in packs])


def forget_words() -> None:
    """Speakers of packs that are gone; those that are still needed are made again."""
    _speaker_with.cache_clear()
    _narrator_with.cache_clear()


@lru_cache(maxsize=1024)  # people may ask for any name
def comes_along(pack: str) -> bool:
    """Whether a pack comes with Tamalir."""
    edition, _, id = pack.partition("/")
    try:
        own_pack(edition, id)
    except Unknown:
        return False
    return True


def narrator_at(table: Table[Any], lang: Lang) -> Narrator[Any]:
    """Who tells this game in a language, with the cards of packs that only it has."""
    return _narrator(table.edition.id, table.setup, lang)


def narrator_of(view: View[Any], lang: Lang) -> Narrator[Any]:
    """The narrator of the game that a view shows."""
    return _narrator(view.edition.id, view.setup, lang)


def _narrator(game: str, setup: Setup | None, lang: Lang) -> Narrator[Any]:
    agreed = setup or Setup(2)
    options = tuple(sorted(agreed.options.items()))
    return _narrator_with(game, agreed.seats, agreed.scene, options, tuple(agreed.packs.items()), lang)


@lru_cache(maxsize=MOST_NARRATORS)
def _narrator_with(
    game: str,
    seats: int,
    scene: str | None,
    options: tuple[tuple[str, Any], ...],
    packs: tuple[tuple[str, str], ...],
    lang: Lang,
) -> Narrator[Any]:
    setup = Setup(seats, scene, options=dict(options), packs=dict(packs))
    return GAMES[game].narrator(speaker_with(setup.packs, lang), GAMES[game].catalogue(setup))


def words(view: View[Any], table: Shown, lang: Lang) -> dict[str, Any]:
    """The question as this seat hears it, and whom all wait for; `table` is what is around the game."""
    narrator, seat, asked = narrator_of(view, lang), view.seat, view.request
    spoken: dict[str, Any] = {
        "question": None,
        "note": None,
        "waiting": _waiting(narrator, view, table),
        "options": {},
        "refused": {},
        "offers": {},
    }
    if seat is None:
        return spoken
    spoken["offers"] = _deeds(narrator, view, seat, view.offers)
    if asked is None:
        return spoken
    speak, asides = narrator.speaker, asked.asides
    free = [*asked.options, *(option for option in asides if option.refused is None)]
    forbidden = [*asked.refused, *(option for option in asides if option.refused is not None)]
    spoken["question"] = speak.request(asked)
    spoken["note"] = narrator.note(asked)
    spoken["options"] = _deeds(narrator, view, seat, free)
    tried = _deeds(narrator, view, seat, forbidden)
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
    narrator: Narrator[Any], view: View[Any], seat: Seat, options: Sequence[Option[Any]]
) -> dict[str, str]:
    """Short names of options; the whole text of those that would be called alike."""
    short = {option.id: narrator.option(view, seat, option, brief=True) for option in options}
    times = Counter(short.values())
    for option in options:
        if times[short[option.id]] > 1:
            short[option.id] = narrator.option(view, seat, option)
    return short


def _waiting(narrator: Narrator[Any], view: View[Any], table: Shown) -> str | None:
    """Whom the table waits for, unless it is this viewer alone."""
    asked = view.asked
    if asked is None or not asked.waiting or asked.waiting == (view.seat,):
        return None
    speak = narrator.speaker
    who = [_who(narrator, view, other, table) for other in asked.waiting]
    if len(who) > 1:
        return speak.say("waiting-several", {"list": speak.listed(who)})
    step = f"waiting-{asked.key.partition('.')[0]}"
    return speak.say(step if speak.knows(step) else "waiting-any", {"who": who[0]})


def _who(narrator: Narrator[Any], view: View[Any], seat: Seat, table: Shown) -> str:
    """A hero with the player's name, as far as there is one."""
    hero, speak = narrator.played_by(view, seat), narrator.speaker
    player = table["seats"][seat]["name"] or speak.say("seat-name", {"seat": seat + 1})
    return player if hero is None else speak.say("waiting-who", {"hero": hero, "player": player})

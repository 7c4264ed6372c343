"""Tables as an assistant meets them: in words, with ids to answer by.

Two kinds of table stand behind the same verbs: those that the assistant has set up itself, which live in this
process, and those of people on a table server, to which somebody has given it a link.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from secrets import token_hex
from typing import Any, Protocol
from urllib.parse import urlsplit

import httpx

from tamalir import api
from tamalir.game import Game
from tamalir.games import GAMES
from tamalir.kernel import Choose, Setup, Table, TamalirError
from tamalir.language import speaker
from tamalir.players.deciding import decision
from tamalir.server.client import SECONDS, Denied, Guest


class NotHere(TamalirError):
    """A table that is not known, a seat that is not there, or something that is not allowed."""


class Seen(Protocol):
    """A table that can be looked at and played."""

    def look(self, seat: int | None, lang: str) -> dict[str, Any]: ...

    def why(self, option: str, seat: int | None, lang: str) -> dict[str, Any]: ...

    def odds(self, seat: int | None) -> dict[str, Any]: ...

    def answer(self, option: str, seat: int | None, lang: str) -> dict[str, Any]: ...


class OwnTable:
    """A table in this process. Bots play the seats that they were given."""

    def __init__(self, table: Table[Any], bots: Mapping[int, str]) -> None:
        self.table = table
        self.game: Game[Any] = GAMES[table.edition.id]
        self._bots = {seat: self.game.bot(name, seat) for seat, name in bots.items()}
        self._bots_play()

    def look(self, seat: int | None, lang: str) -> dict[str, Any]:
        """The table in words, and what the seat that is asked can do."""
        seat = self._asked(seat)
        view, words = self.table.view(seat), speaker(lang, self._packs())
        narrator = self.game.narrator(words, self.game.catalogue(self.table.setup or Setup(self.table.seats)))
        request = None if seat is None else self.table.pending(seat)
        options = [] if seat is None or request is None else self._options(narrator, view, seat, request)
        result = self.table.result
        return {
            "edition": self.table.edition.id,
            "seat": seat,
            "waiting_for": list(self.table.waiting()),
            "table": "\n".join(narrator.picture(view)),
            "question": None if request is None else words.text(request),
            "note": None if request is None else narrator.note(request),
            "options": options,
            "over": None if result is None else words.result(result),
        }

    def why(self, option: str, seat: int | None, lang: str) -> dict[str, Any]:
        refused = self.table.why(option, self._asked(seat))
        if refused is None:
            return {"allowed": True}
        words = speaker(lang, self._packs())
        return {"allowed": False, "rule": refused.rule, "reason": words.text(refused)}

    def odds(self, seat: int | None) -> dict[str, Any]:
        asked = self._asked(seat)
        return {} if asked is None else api.odds(self.table, asked)

    def answer(self, option: str, seat: int | None, lang: str) -> dict[str, Any]:
        """Answer, let the bots play on, and tell what has happened."""
        seat = self._asked(seat)
        told = self.table.events_told()
        before = self.table.view(seat)
        self.table.answer(option, seat)
        self._bots_play()
        words = speaker(lang, self._packs())
        narrator = self.game.narrator(words, self.game.catalogue(self.table.setup or Setup(self.table.seats)))
        events = self.table.events(told, seat)
        happened = [line for line in narrator.story(self.table.view(seat), events, before) if line]
        return {"happened": happened, **self.look(None if self.table.waiting() else seat, lang)}

    def saved(self) -> str:
        return json.dumps(self.table.save(), ensure_ascii=False)

    def _asked(self, seat: int | None) -> int | None:
        """Whose eyes: those of the seat that is named, else of the first that is asked."""
        if seat is not None and not 0 <= seat < max(1, self.table.seats):
            raise NotHere(f"there is no seat {seat}: seats are 0 to {self.table.seats - 1}")
        if seat is None and self.table.waiting():
            return self.table.waiting()[0]
        return seat

    def _options(self, narrator: Any, view: Any, seat: int, request: Choose[Any]) -> list[dict[str, str]]:
        return [
            {"id": option.id, "says": narrator.option(view, seat, option)}
            for option in (*request.options, *(o for o in request.asides if o.refused is None))
        ]

    def _packs(self) -> dict[str, str]:
        return {} if self.table.setup is None else self.table.setup.packs

    def _bots_play(self) -> None:
        while (at := next((seat for seat in self.table.waiting() if seat in self._bots), None)) is not None:
            request = self.table.pending(at)
            assert request is not None
            self.table.answer(decision(self._bots[at], self.table, request), at)


class RunningTable:
    """A table of people on a server, as whoever holds the link may see it. It is read, unless playing was
    allowed when this door was opened."""

    def __init__(self, link: str, *, may_play: bool) -> None:
        parts = urlsplit(link)
        game = parts.path.rstrip("/").rpartition("/")[2]
        if parts.scheme not in ("http", "https") or not game or not parts.fragment:
            raise NotHere("a link to a table looks like http://HOST/game/NAME#TOKEN")
        self._url, self._game, self._token = f"{parts.scheme}://{parts.netloc}", game, parts.fragment
        self._may_play = may_play

    def look(self, seat: int | None, lang: str) -> dict[str, Any]:
        seen = self._heard(lambda guest: guest.look(lang=lang))
        view, words, request = seen["view"], seen["words"], seen["view"]["request"]
        options = (*request.get("options", ()), *request.get("asides", ())) if request else ()
        return {
            "edition": view["edition"],
            "seat": view["seat"],
            "version": seen["version"],
            "waiting_for": [] if not request else list(request["waiting"]),
            "seats": [
                {"seat": at["seat"], "name": at["name"], "kind": at["kind"]} for at in seen["table"]["seats"]
            ],
            "position": view["position"],
            "figures": view["figures"],
            "question": words["question"],
            "note": words["note"],
            "options": [{"id": o["id"], "says": words["options"].get(o["id"], o["id"])} for o in options],
            "over": view["result"],
        }

    def why(self, option: str, seat: int | None, lang: str) -> dict[str, Any]:
        found = self._heard(lambda guest: guest.get("why", option=option, lang=lang))
        return {"allowed": found["allowed"], "rule": found["rule"], "reason": found["said"]}

    def odds(self, seat: int | None) -> dict[str, Any]:
        return self._heard(lambda guest: guest.get("odds"))["options"]

    def answer(self, option: str, seat: int | None, lang: str) -> dict[str, Any]:
        if not self._may_play:
            raise NotHere(
                "running tables are only looked at; whoever starts this server may add --play-running"
            )
        version = self._heard(lambda guest: guest.look())["version"]
        self._heard(lambda guest: guest.act(option, version))
        return self.look(seat, lang)

    def _heard(self, ask: Callable[[Guest], Any]) -> Any:
        try:
            with httpx.Client(base_url=self._url, timeout=SECONDS, trust_env=False) as line:
                return ask(Guest(self._url, self._game, self._token, line))
        except Denied as denied:
            raise NotHere(f"the table says no: {denied.body.get('message') or denied.code}") from None
        except httpx.HTTPError as error:
            raise NotHere(f"the table cannot be reached: {type(error).__name__}") from None


class Tables:
    """All tables that an assistant has to do with, by short names."""

    MOST = 32
    """Own tables at a time: whoever begins one more loses the oldest."""

    def __init__(self, *, may_play_running: bool = False) -> None:
        self._may_play_running = may_play_running
        self._tables: dict[str, Seen] = {}

    def begin(
        self,
        edition: str,
        scene: str | None = None,
        seats: int | None = None,
        heroes: Sequence[str | None] = (),
        bots: Mapping[int, str] | None = None,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> str:
        table = api.new(edition, scene=scene, seats=seats, heroes=heroes, seed=seed, options=options)
        return self._keep(OwnTable(table, bots or {}))

    def opened(self, save: str, bots: Mapping[int, str] | None = None) -> str:
        return self._keep(OwnTable(api.load(save), bots or {}))

    def joined(self, link: str) -> str:
        table = RunningTable(link, may_play=self._may_play_running)
        table.look(None, "en")  # a link that leads nowhere is refused at once
        return self._keep(table)

    def __getitem__(self, name: str) -> Seen:
        if name not in self._tables:
            known = ", ".join(self._tables) or "none yet; begin one with new_game"
            raise NotHere(f"there is no table {name!r}; known: {known}")
        return self._tables[name]

    def own(self, name: str) -> OwnTable:
        table = self[name]
        if not isinstance(table, OwnTable):
            raise NotHere(f"{name} is a running table of other people")
        return table

    def _keep(self, table: Seen) -> str:
        while len(self._tables) >= self.MOST:
            del self._tables[next(iter(self._tables))]
        name = f"table-{token_hex(3)}"
        self._tables[name] = table
        return name

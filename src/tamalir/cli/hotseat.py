"""A game in the terminal: people share the keyboard, the computer plays the other seats."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from textwrap import fill
from typing import Any

from rich.console import Console
from rich.text import Text

from tamalir.cli import output
from tamalir.cli.picture import TURN_START, book_of, cards_of, picture, places_in, seats_at
from tamalir.kernel import CannotUndo, Choose, Option, Refused, Seat, Table, Unknown
from tamalir.language import LANGUAGES, Speaker, speaker
from tamalir.language.deeds import deed, lands_of, played_by, printed, shelves
from tamalir.language.third_lands import lands_of as third_lands_of
from tamalir.language.third_lands import told
from tamalir.players.random_legal import RandomLegal
from tamalir.world.hexes import Hex, parsed

INDENT = "     "

AMOUNTS = ("give-gold", "ask-gold")
"""Options that differ by a number only: many of them are named by it and shown as one."""
MANY = 3


SHOWN = ("adventure-drawn", "card-drawn", "story-drawn", "twist-drawn")
"""Events that bring a card which everybody reads."""

ALWAYS_POSSIBLE = "propose-end"
"""Not worth a mention at every question."""


class Left(Exception):
    """The table is left; the message that says so."""


def packs_of(table: Table[Any]) -> dict[str, str]:
    """The packs whose cards lie on the table: they bring names of their own."""
    return {} if table.setup is None else table.setup.packs


class HotSeat:
    """One game, one keyboard."""

    def __init__(
        self,
        table: Table[Any],
        words: Speaker,
        bots: Mapping[Seat, RandomLegal],
        save: Path | None = None,
        told: int = 0,
    ) -> None:
        """`told` events are known already, as in a game that is taken up again."""
        self.table = table
        self.words = words
        self.bots = bots
        self.save_to = save
        self.screen = output.console()
        self.seats = seats_at(table)
        self._told = told
        self._asked: tuple[int, str] | None = None
        """Position and language of the last question: it is not asked twice."""
        self._places: dict[str, Hex] = {}
        """Where the heroes were when events were last told."""
        self._picture: list[str] = []
        """As last drawn: in the course of a turn only what has changed is drawn anew."""

    # --- playing ---------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self.tell("play-begins")
        for note in self.table.notes:
            self.tell("play-note", note=note)
        try:
            while self.table.request is not None:
                self._tell_events()
                seat = self.table.waiting()[0]
                asked = self.table.pending(seat)
                assert asked is not None  # chance is the dealer's
                if seat in self.bots:
                    self._computer(seat, asked)
                else:
                    self._person(seat, asked)
            self._tell_events()
            result = self.table.result
            if result is not None:
                self.line(self.words.result(result), "bold")
        except Left as left:
            self.tell(str(left))
        if self.save_to is not None:
            self._save(str(self.save_to))

    def _computer(self, seat: Seat, asked: Choose[Any]) -> None:
        view = self.table.view(seat)
        choice = self.bots[seat].decide(view, asked)
        said = deed(self.words, view, book_of(self.table), seat, asked.accept(choice), brief=True)
        hero = played_by(view, seat)
        if hero is None:
            self.tell("play-computer-seat", player=self._player(seat), deed=said)
        else:
            self.tell("play-computer", hero=hero, deed=said)
        self.table.answer(choice, seat)

    def _person(self, seat: Seat, asked: Choose[Any]) -> None:
        self._show(seat, asked)
        line = read_line(self.screen)
        if line is None:
            raise Left("play-input-ended")
        command, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        match command.lower():
            case "":
                pass
            case "q":
                raise Left("play-leave")
            case "h":
                self.lines(self.words.say("play-help").split("\n"))
            case "a":
                self._list_asides(seat, asked)
            case "?":
                self._explain(seat, asked, rest) if rest else self._list_forbidden(seat, asked)
            case "c":
                self._show_cards(seat, asked, rest)
            case "m":
                self._show_map(seat)
            case "p":
                self.lines(picture(self.words, self.table.view(seat), book_of(self.table)))
            case "u":
                self._undo(seat)
            case "s":
                self._save(rest or str(self.save_to or ""))
            case "l":
                self._speak(rest)
            case _:
                self._answer(seat, asked, line.strip())

    def _answer(self, seat: Seat, asked: Choose[Any], word: str) -> None:
        option = self._meant(asked, word)
        try:
            self.table.answer(word if option is None else option.id, seat)
        except Refused as refused:
            self.line(self.words.refusal(refused))
        except Unknown:
            reason = self._why(seat, word)
            if reason is not None:
                self.line(self.words.refusal(reason))
            else:
                self.tell("play-not-understood", word=word)

    # --- showing ---------------------------------------------------------------------------

    def tell(self, key: str, **args: object) -> None:
        self.line(self.words.say(key, args))

    def line(self, text: str, style: str = "") -> None:
        """One line, wrapped at words and indented on a terminal, left whole in a pipe."""
        if self.screen.is_terminal:
            text = fill(text, self.screen.width - 1, subsequent_indent=INDENT)
        self.screen.print(Text(text, style=style), soft_wrap=True)

    def lines(self, texts: Sequence[str]) -> None:
        for text in texts:
            self.line(text)

    def _tell_events(self) -> None:
        self._told = min(self._told, self.table.events_told())  # some may have been taken back
        for event in self.table.events(self._told, self._listener()):
            self._tell_event(event)
        self._told = self.table.events_told()
        self._places = places_in(self.table.view(None))

    def _tell_event(self, event: Mapping[str, Any]) -> None:
        key, facts = event["key"], event["facts"]
        if key == "turn-begins":
            self.line("")
        on_the_map = self._on_the_map(key, facts) if key in ("moved", "replenished") else None
        at_a_hex = told(self.words, self.table.view(None), book_of(self.table), event)
        self.line(on_the_map or at_a_hex or self.words.event(event), "bold" if key == "turn-begins" else "")
        if key in SHOWN:
            self._show_card(facts["card"], name=False)

    def _on_the_map(self, key: str, facts: Mapping[str, Any]) -> str | None:
        """What happened at a space, with directions in place of coordinates."""
        lands = lands_of(self.words, self.table.view(None), book_of(self.table))
        there = parsed(facts["hex"])
        if lands is None:
            return None
        if key == "replenished":
            return lands.replenished(facts["colour"], there)
        start = self._places.get(facts["hero"])
        self._places[facts["hero"]] = there
        return None if start is None else lands.moved(facts["hero"], start, there)

    def _listener(self) -> Seat | None:
        """The only person at the table hears what that seat may know; several hear what all may."""
        people = [seat for seat in range(self.seats) if seat not in self.bots]
        return people[0] if len(people) == 1 else None

    def _show(self, seat: Seat, asked: Choose[Any]) -> None:
        position = (len(self.table.journal), self.words.lang)
        if position == self._asked:
            return
        self._asked = position
        view = self.table.view(seat)
        drawn = picture(self.words, view, book_of(self.table), asked)
        self.line("")
        fresh = drawn if asked.key == TURN_START else [line for line in drawn if line not in self._picture]
        self._picture = drawn
        if fresh:
            self.lines([*fresh, ""])
        if self.seats > 1:
            hero, player = played_by(view, seat), self._player(seat)
            if hero is None:
                self.tell("play-turn-of-seat", player=player)
            else:
                self.tell("play-turn", hero=hero, player=player)
        self.line(self.words.request(asked), "bold")
        for n, option in enumerate(_single(asked), 1):
            self.tell("play-numbered", n=n, what=self._deed(seat, option))
        for verb, amounts in _amounts(asked).items():
            self.tell(f"play-{verb}", least=min(amounts), most=max(amounts))
        free = [option for option in asked.asides if option.refused is None]
        if any(option.verb != ALWAYS_POSSIBLE for option in free):
            self.tell("play-asides", count=len(free))

    def _deed(self, seat: Seat, option: Option[Any]) -> str:
        return deed(self.words, self.table.view(seat), book_of(self.table), seat, option)

    def _show_cards(self, seat: Seat, asked: Choose[Any], word: str) -> None:
        """The cards at hand, or the one that an option, an id or a name means."""
        if not word:
            for card in cards_of(self.table.view(seat), seat):
                self._show_card(card)
            return
        option = self._meant(asked, word)
        card = word if option is None else str(option.args.get("card", option.args.get("hero", "")))
        if not self._show_card(card) and not self._show_card(self._named(word)):
            self.tell("play-not-found", word=word)

    def _named(self, name: str) -> str:
        """The card with this name in the language spoken."""
        cards = (card for shelf in shelves(book_of(self.table)) for card in shelf)
        return next((card for card in cards if self.words.name(card).lower() == name.lower()), "")

    def _show_card(self, card: str, *, name: bool = True) -> bool:
        definition = printed(book_of(self.table), card)
        if definition is None:
            return False
        title, *rest = self.words.card_lines(definition)
        if name:
            self.line(title, "bold")
        self.lines([f"  {text}" for text in rest])
        return True

    def _show_map(self, seat: Seat) -> None:
        view, book = self.table.view(seat), book_of(self.table)
        lands = lands_of(self.words, view, book) or third_lands_of(self.words, view, book)
        if lands is None:
            self.tell("play-no-map")
        else:
            self.lines([*lands.overview(seat), *lands.track(seat)])

    def _player(self, seat: Seat) -> str:
        return self.words.say("seat-name", {"seat": seat + 1})

    # --- explaining ------------------------------------------------------------------------

    def _numbered(self, asked: Choose[Any]) -> list[Option[Any]]:
        """Everything with a number: what is offered, then what is possible at any time, then the rest."""
        asides = sorted(asked.asides, key=lambda option: option.refused is not None)
        free = [option for option in asides if option.refused is None]
        return [*_single(asked), *free, *asked.refused, *asides[len(free) :]]

    def _meant(self, asked: Choose[Any], word: str) -> Option[Any] | None:
        numbered = self._numbered(asked)
        if word.isdecimal() and 1 <= int(word) <= len(numbered):
            return numbered[int(word) - 1]
        return next((option for option in (*asked.options, *numbered) if option.id == word), None)

    def _list_asides(self, seat: Seat, asked: Choose[Any]) -> None:
        first = len(_single(asked))
        free = [option for option in self._numbered(asked)[first:] if option.refused is None]
        self.tell("play-asides-title" if free else "play-no-asides")
        for n, option in enumerate(free, first + 1):
            self.tell("play-numbered", n=n, what=self._deed(seat, option))

    def _list_forbidden(self, seat: Seat, asked: Choose[Any]) -> None:
        numbered = list(enumerate(self._numbered(asked), 1))
        forbidden = [(n, option) for n, option in numbered if option.refused is not None]
        self.tell("play-forbidden-title" if forbidden else "play-nothing-forbidden")
        for n, option in forbidden:
            reason = self.words.forbidden(option.refused or "", option.id, option.args)
            self.tell("play-forbidden", n=n, deed=self._tried(seat, option), reason=reason)

    def _explain(self, seat: Seat, asked: Choose[Any], word: str) -> None:
        option = self._meant(asked, word)
        if option is not None and option.refused is None:
            self.tell("play-allowed", deed=self._deed(seat, option).rstrip("."))
            return
        refused = self._why(seat, word if option is None else option.id)
        if refused is None:
            self.tell("play-not-found", word=word)
            return
        self.line(self.words.refusal(refused))
        self.line(self.words.rule(refused.rule))

    def _tried(self, seat: Seat, option: Option[Any]) -> str:
        """What is forbidden, in short: the way, but no card's text."""
        return deed(self.words, self.table.view(seat), book_of(self.table), seat, option, brief=True)

    def _why(self, seat: Seat, option: str) -> Refused | None:
        try:
            return self.table.why(option, seat)
        except Unknown:
            return None

    # --- commands --------------------------------------------------------------------------

    def _undo(self, seat: Seat) -> None:
        """People at one keyboard may take back for each other; the computer's choices stand."""
        chosen = [entry.who for entry in self.table.journal.entries if not entry.forced]
        last = chosen[-1] if chosen else seat
        person = 0 <= last < self.seats and last not in self.bots
        try:
            self.tell("play-undone", n=self.table.undo(last if person else seat))
        except CannotUndo as cannot:
            self.tell("play-cannot-undo", reason=self.words.say(f"undo-{cannot.reason}"))

    def _save(self, file: str) -> None:
        if not file:
            self.tell("play-save-where")
            return
        try:
            Path(file).write_text(
                json.dumps(self.table.save(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8"
            )
        except OSError as error:
            self.tell("play-not-saved", reason=f"{file}: {error.strerror or error}")
        else:
            self.tell("play-saved", file=file)

    def _speak(self, lang: str) -> None:
        """The language that is named, or the next one."""
        following = LANGUAGES[(LANGUAGES.index(self.words.lang) + 1) % len(LANGUAGES)]
        try:
            self.words = speaker(lang or following, packs_of(self.table))
        except Unknown as unknown:
            self.line(str(unknown))
        else:
            self.tell("play-language-now")


def _amounts(asked: Choose[Any]) -> dict[str, list[int]]:
    """Verbs of many options that differ by a number only, with those numbers."""
    found = {
        verb: [int(option.args["n"]) for option in asked.options if option.verb == verb] for verb in AMOUNTS
    }
    return {verb: amounts for verb, amounts in found.items() if len(amounts) >= MANY}


def _single(asked: Choose[Any]) -> list[Option[Any]]:
    """Options that have a number of their own."""
    together = _amounts(asked)
    return [option for option in asked.options if option.verb not in together]


def read_line(screen: Console) -> str | None:
    """What somebody types; None when there is no more. What comes through a pipe is shown, as if typed."""
    if sys.stdin.isatty():
        try:
            return input("> ")
        except (EOFError, KeyboardInterrupt):
            screen.print()
            return None
    line = sys.stdin.readline()
    if not line:
        return None
    screen.print(Text(f"> {line.rstrip()}"), soft_wrap=True)
    return line

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

from tamalir.cli import numbers, output
from tamalir.game import Game
from tamalir.kernel import CannotUndo, Choose, Option, Refused, Seat, Setup, Table, Unknown
from tamalir.language import LANGUAGES, Speaker, speaker
from tamalir.language.advice import odds_lines
from tamalir.players.bot import Player

INDENT = "     "


class Left(Exception):
    """The table is left; the message that says so."""


def packs_of(table: Table[Any]) -> dict[str, str]:
    """The packs whose cards lie on the table: they bring names of their own."""
    return {} if table.setup is None else table.setup.packs


def seats_at(table: Table[Any]) -> int:
    """How many sit at the table."""
    return 1 if table.setup is None else table.setup.seats


STEPS = 200
"""What a bot may do for one decision where work is counted instead of time, so that a game can come again."""

BARE = ("yes", "no")
"""Answers that mean something only together with their question."""


class HotSeat:
    """One game, one keyboard."""

    def __init__(
        self,
        game: Game[Any],
        table: Table[Any],
        words: Speaker,
        bots: Mapping[Seat, Player],
        save: Path | None = None,
        told: int = 0,
        enemies: bool = False,
    ) -> None:
        """`told` events are known already, as in a game that is taken up again. With `enemies` the computer
        plays all of them."""
        self.enemies = enemies
        self.game = game
        self.table = table
        self.bots = bots
        self.save_to = save
        self.screen = output.console()
        self.seats = seats_at(table)
        self.catalogue = game.catalogue(table.setup or Setup(self.seats))
        self._listen_to(words)
        self._told = told
        self._asked: tuple[int, str] | None = None
        """Position and language of the last question: it is not asked twice."""
        self._before = table.view(None)
        """The table as it was when events were last told."""
        self._for_the_absent: Player | None = None
        self._aim = ""
        """What the odds were last asked for."""
        self._picture: list[str] = []
        """As last drawn: in the course of a turn only what has changed is drawn anew."""

    def _listen_to(self, words: Speaker) -> None:
        """From now on everything is told in this language."""
        self.words = words
        self.narrator = self.game.narrator(words, self.catalogue)

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
                if seat in self.bots or self._for_the_computer(seat, asked):
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
        choice = self._bot(seat, asked).decide(view, asked)
        said = self.narrator.option(view, seat, asked.accept(choice), brief=True)
        if choice in BARE:  # says nothing without its question
            said = f"{self.words.request(asked)} {said}"
        hero = self.narrator.played_by(view, seat)
        self.table.answer(choice, seat)
        if hero is None:
            self.tell("play-computer-seat", player=self._player(seat), deed=said)
        elif not self._tells_itself(hero):
            self.tell("play-computer", hero=hero, deed=said)

    def _tells_itself(self, hero: str) -> bool:
        """Whether what has just been done is told as the first thing that happens: then once is enough."""
        listener = self._listener()
        events, view = self.table.events(self._told, listener), self.table.view(listener)
        first = next(iter(self.narrator.story(view, events[:1], self._before)), "")
        return first.startswith(self.words.name(hero))

    def _for_the_computer(self, seat: Seat, asked: Choose[Any]) -> bool:
        """Whether a question is not its player's to decide: somebody out of the game, an enemy."""
        state, for_enemy = self.table.state, self.game.for_enemy
        if self.game.out(state, seat):
            return True
        return self.enemies and for_enemy is not None and for_enemy(state, asked)

    def _bot(self, seat: Seat, asked: Choose[Any]) -> Player:
        """Who answers for a seat: its bot, or the best there is."""
        if not self._for_the_computer(seat, asked):
            return self.bots[seat]
        if self._for_the_absent is None:
            self._for_the_absent = self.game.bot(self.game.best_bot, steps=STEPS)
        return self._for_the_absent

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
            case "o":
                self._take_offer(rest) if rest else self._list_offers()
            case "?":
                self._explain(seat, asked, rest) if rest else self._list_forbidden(seat, asked)
            case "c":
                self._show_cards(seat, asked, rest)
            case "m":
                self._show_map(seat)
            case "p":
                self.lines(self.narrator.picture(self.table.view(seat)))
            case "odds":
                self._tell_odds(seat, asked, rest)
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
        listener = self._listener()
        events, view = self.table.events(self._told, listener), self.table.view(listener)
        for event, said in zip(events, self.narrator.story(view, events, self._before), strict=True):
            self._tell_event(event, said)
        self._told = self.table.events_told()
        self._before = view

    def _tell_event(self, event: Mapping[str, Any], said: str) -> None:
        heading = event["key"] in self.narrator.headings
        if heading:
            self.line("")
        if said:
            self.line(said, "bold" if heading else "")
        if event["key"] in self.narrator.shown:
            self._show_card(event["facts"].get("card", ""), name=False)

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
        drawn = self.narrator.picture(view, asked)
        self.line("")
        whole = asked.key == self.narrator.turn_start
        fresh = drawn if whole else [line for line in drawn if line not in self._picture]
        self._picture = drawn
        if fresh:
            self.lines([*fresh, ""])
        if self.seats > 1:
            hero, player = self.narrator.played_by(view, seat), self._player(seat)
            if hero is None:
                self.tell("play-turn-of-seat", player=player)
            else:
                self.tell("play-turn", hero=hero, player=player)
        self.line(self.words.request(asked), "bold")
        for n, option in enumerate(numbers.single(asked, self.narrator.amounts), 1):
            self.tell("play-numbered", n=n, what=self._deed(seat, option))
        unlisted = len(asked.options) - len(numbers.listed(asked))
        if unlisted:
            self.tell("play-unlisted", count=unlisted)
        for verb, amounts in numbers.amounts(asked, self.narrator.amounts).items():
            self.tell(f"play-{verb}", least=min(amounts), most=max(amounts))
        free = [option for option in asked.asides if option.refused is None]
        if any(option.verb not in self.narrator.unmentioned for option in free):
            self.tell("play-asides", count=len(free))
        offers = self._offers()
        if any(option.verb not in self.narrator.unmentioned for _, option in offers):
            self.tell("play-offers", count=len(offers))

    def _deed(self, seat: Seat, option: Option[Any]) -> str:
        return self.narrator.option(self.table.view(seat), seat, option)

    def _show_cards(self, seat: Seat, asked: Choose[Any], word: str) -> None:
        """The cards at hand, or the one that an option, an id or a name means."""
        if not word:
            for card in self.narrator.cards(self.table.view(seat), seat):
                self._show_card(card)
            return
        option = self._meant(asked, word)
        card = word if option is None else str(option.args.get("card", option.args.get("hero", "")))
        if not self._show_card(card) and not self._show_card(self.narrator.card_named(word) or ""):
            self.tell("play-not-found", word=word)

    def _show_card(self, card: str, *, name: bool = True) -> bool:
        lines = self.narrator.card(card)
        if lines is None:
            return False
        title, *rest = lines
        if name:
            self.line(title, "bold")
        self.lines([f"  {text}" for text in rest])
        return True

    def _show_map(self, seat: Seat) -> None:
        lines = self.narrator.overview(self.table.view(seat), seat)
        if lines:
            self.lines(lines)
        else:
            self.tell("play-no-map")

    def _player(self, seat: Seat) -> str:
        return self.words.say("seat-name", {"seat": seat + 1})

    # --- explaining ------------------------------------------------------------------------

    def _meant(self, asked: Choose[Any], word: str) -> Option[Any] | None:
        return numbers.meant(asked, self.narrator.amounts, word)

    def _list_asides(self, seat: Seat, asked: Choose[Any]) -> None:
        verbs = self.narrator.amounts
        first = len(numbers.single(asked, verbs))
        free = [option for option in numbers.numbered(asked, verbs)[first:] if option.refused is None]
        self.tell("play-asides-title" if free else "play-no-asides")
        for n, option in enumerate(free, first + 1):
            self.tell("play-numbered", n=n, what=self._deed(seat, option))

    def _list_forbidden(self, seat: Seat, asked: Choose[Any]) -> None:
        numbered = enumerate(numbers.numbered(asked, self.narrator.amounts), 1)
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
        if self.words.knows_rule(refused.rule):
            self.line(self.words.rule(refused.rule))

    def _tried(self, seat: Seat, option: Option[Any]) -> str:
        """What is forbidden, in short: the way, but no card's text."""
        return self.narrator.option(self.table.view(seat), seat, option, brief=True)

    def _why(self, seat: Seat, option: str) -> Refused | None:
        try:
            return self.table.why(option, seat)
        except Unknown:
            return None

    def _tell_odds(self, seat: Seat, asked: Choose[Any], aim: str) -> None:
        """What each option leads to, for an aim that is named or for the last one."""
        advisor = self.game.advisor
        self._aim = aim or self._aim
        if advisor is not None and self._aim and self._aim not in advisor.aims:
            self._aim = ""
            self.tell("play-not-understood", word=aim)
            return
        view = self.table.view(seat)
        advice = None if advisor is None else advisor.odds(view, aim=self._aim or None).to_json()
        if advice is None or not any("win" in row for row in advice["options"].values()):
            self.tell("odds-none")
            return
        self.lines(odds_lines(self.words, advice, lambda option: self._deed(seat, asked.accept(option))))

    # --- seats that are not asked ----------------------------------------------------------

    def _offers(self) -> list[tuple[Seat, Option[Any]]]:
        """What people who are not asked may do meanwhile."""
        people = [seat for seat in range(self.seats) if seat not in self.bots]
        return [(seat, option) for seat in people for option in self.table.offers(seat)]

    def _list_offers(self) -> None:
        offers = self._offers()
        self.tell("play-offers-title" if offers else "play-no-offers")
        for n, (seat, option) in enumerate(offers, 1):
            hero, player = self.narrator.played_by(self.table.view(seat), seat), self._player(seat)
            who = player if hero is None else self.words.say("play-who", {"hero": hero, "player": player})
            self.tell("play-offer", n=n, who=who, deed=self._deed(seat, option))

    def _take_offer(self, word: str) -> None:
        """By its number in the list, or by its name."""
        offers = self._offers()
        named = [offer for offer in offers if offer[1].id == word]
        if word.isdecimal() and 1 <= int(word) <= len(offers):
            named = [offers[int(word) - 1]]
        if not named:
            self.tell("play-not-understood", word=word)
            return
        seat, option = named[0]
        self.table.answer(option.id, seat)

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
            self._listen_to(speaker(lang or following, packs_of(self.table)))
        except Unknown as unknown:
            self.line(str(unknown))
        else:
            self.tell("play-language-now")


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

"""`tamalir play`: a table in the browser, or a whole game or prepared fight in the terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from tamalir import api
from tamalir.cli import output
from tamalir.cli.browser import open_table
from tamalir.cli.hotseat import STEPS, HotSeat, packs_of, read_line, seats_at
from tamalir.game import Game
from tamalir.games import GAMES, game_called
from tamalir.kernel import SaveError, Seat, Table, TamalirError, Unknown
from tamalir.language import LANGUAGES, Speaker, speaker
from tamalir.players.bot import Player

USUAL_SEATS = 2
YES, NO = ("yes", "on", "true"), ("no", "off", "false")


def play(
    text: Annotated[
        bool, typer.Option("--text", help="Play in the terminal instead of the browser.")
    ] = False,
    edition: Annotated[
        str | None, typer.Option("--edition", metavar="EDITION", help=f"The game: {', '.join(GAMES)}.")
    ] = None,
    scene: Annotated[
        str | None, typer.Option("--scene", metavar="NAME", help="The prepared fight, such as brood or duel.")
    ] = None,
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG", help="en, pl or ru.")] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="The same seed gives the same dice.")] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            metavar="PLAYER[=BOT]",
            help="The computer plays player 1, 2, ...: 2 or 2=champion; may be repeated. Each game has bots "
            "of its own; without a name its usual one plays.",
        ),
    ] = None,
    enemies: Annotated[
        bool, typer.Option("--enemies", help="The computer plays the enemies, where players would.")
    ] = False,
    seats: Annotated[
        int | None,
        typer.Option("--seats", metavar="N", help="Players in a whole game, as many as it takes."),
    ] = None,
    hero: Annotated[
        list[str] | None,
        typer.Option(
            "--hero", metavar="NAME", help="Hero of player 1, 2, ...; may be repeated. Others are dealt."
        ),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option", metavar="NAME=VALUE", help="A variant or house rule, such as doom-track=yes; repeat."
        ),
    ] = None,
    pack: Annotated[
        list[Path] | None,
        typer.Option(
            "--pack", metavar="FOLDER", help="Cards of your own that join the game; may be repeated."
        ),
    ] = None,
    load: Annotated[
        Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Save here when the table is left.")
    ] = None,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the browser, or only tell the address.")
    ] = True,
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help="Of the table in the browser; 0: any free one.")
    ] = 0,
    database: Annotated[
        str,
        typer.Option("--database", envvar="TAMALIR_DATABASE", metavar="URL", help="Where games are kept."),
    ] = "",
) -> None:
    """Play at a table in the browser, or with --text in the terminal.

    In the terminal people share the keyboard. They play a whole game (--edition) or a prepared fight
    (--scene); without options they are asked for the language and the game.
    """
    if not text:
        given = {
            "--edition": edition, "--scene": scene, "--seed": seed, "--bot": bot,
            "--enemies": enemies or None, "--seats": seats,
            "--hero": hero, "--option": option, "--pack": pack, "--load": load, "--save": save,
        }  # fmt: skip
        for name, value in given.items():
            if value is not None and value != []:
                raise TerminalOnly(f"{name} is for the game in the terminal: add --text")
        open_table(lang, port, database, browser=browser)
        return
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):  # letters that a terminal or pipe lacks must not end the game
            stream.reconfigure(errors="replace")
    asking = sys.stdin.isatty()
    if lang is None:
        lang = _ask_language() if asking and scene is None and load is None else "en"
    words = speaker(lang)
    packs = tuple(pack or ())
    computers = _computers(bot or ())
    wishes = Wishes(
        edition, scene, seed, seats, tuple(hero or ()), tuple(option or ()), tuple(computers), packs
    )
    if load is not None:
        table, numbers = _opened(load, edition, packs), wishes.bots
    else:
        table, numbers = _begun(words, wishes, asking)
    words = speaker(lang, packs_of(table))
    game = GAMES[table.edition.id]
    bots = {_seat(n, table): _bot(game, computers.get(n), seed, n) for n in numbers}
    told = 0 if load is None else table.events_told()
    seat = HotSeat(game, table, words, bots, save, told, enemies)
    if load is not None:
        seat.tell("play-loaded", file=str(load))
    seat.run()


class TerminalOnly(TamalirError):
    """In the browser games are chosen on the page."""


class Wishes(NamedTuple):
    """What the command line asks for."""

    edition: str | None
    scene: str | None
    seed: int | None
    seats: int | None
    heroes: Sequence[str]
    options: Sequence[str]
    bots: Sequence[int]
    packs: Sequence[Path]

    @property
    def whole(self) -> bool:
        """Only a whole game has heroes, options and packs to choose."""
        return bool(self.seats or self.heroes or self.options or self.packs)


def _begun(words: Speaker, wishes: Wishes, asking: bool) -> tuple[Table[Any], Sequence[int]]:
    """The table, and which players the computer plays."""
    game, scene = _chosen(words, wishes, asking)
    if scene is not None:
        options = _options(game, wishes.options)
        return api.new(game.id, scene=scene, seed=wishes.seed, options=options), wishes.bots
    return _whole_game(words, game, wishes, asking)


def _chosen(words: Speaker, wishes: Wishes, asking: bool) -> tuple[Game[Any], str | None]:
    """The game, and the prepared fight if it is to be one."""
    if wishes.scene is not None:
        games = GAMES.values() if wishes.edition is None else [game_called(wishes.edition)]
        found = next((game for game in games if wishes.scene in game.edition.scenes()), None)
        if found is None:
            raise Unknown("scene", wishes.scene, [name for _, name in _fights(wishes.edition)])
        return found, wishes.scene
    if wishes.edition is not None:
        return game_called(wishes.edition), None
    if wishes.whole:
        return next(iter(GAMES.values())), None
    return _ask_game(words, _fights()) if asking else _fights()[0]


def _whole_game(
    words: Speaker, game: Game[Any], wishes: Wishes, asking: bool
) -> tuple[Table[Any], Sequence[int]]:
    seats, bots = wishes.seats, wishes.bots
    usual = min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])
    if seats is None and asking and not wishes.heroes and not bots:
        seats = _number(words, "play-how-many", game.seats, usual)
        computer = _number(words, "play-how-many-bots", range(seats + 1), seats - 1)
        bots = range(seats - computer + 1, seats + 1)
    if seats is None:
        seats = max(usual, len(wishes.heroes), *bots)
    options = _options(game, wishes.options)
    table = api.new(
        game.id, seats=seats, heroes=wishes.heroes, seed=wishes.seed, options=options, packs=wishes.packs
    )
    return table, bots


def _options(game: Game[Any], wanted: Sequence[str]) -> dict[str, Any]:
    """Options as the game knows them; a bare name means yes."""
    known = game.edition.options
    found: dict[str, Any] = {}
    for wish in wanted:
        name, _, value = wish.partition("=")
        choices = known[name].choices if name in known else ()
        found[name] = next((choice for choice in choices if _means(value, choice)), value)
    return found


def _means(value: str, choice: object) -> bool:
    if isinstance(choice, bool):
        return value.lower() in (YES if choice else NO) or (choice and not value)
    return value == str(choice)


def _fights(edition: str | None = None) -> list[tuple[Game[Any], str]]:
    """Game and name of every prepared fight there is, or of those of one game."""
    games = GAMES.values() if edition is None else [game_called(edition)]
    return [(game, scene) for game in games for scene in sorted(game.fights())]


def _ask_game(words: Speaker, fights: Sequence[tuple[Game[Any], str]]) -> tuple[Game[Any], str | None]:
    """A whole game or one of the prepared fights; the usual answer is the first of them."""
    games: list[tuple[Game[Any], str | None]] = [*((game, None) for game in GAMES.values()), *fights]
    names = [_called(words, game.id, scene) for game, scene in games]
    usual = min(len(GAMES), len(games) - 1)
    return games[_pick(words, "play-which-game", names, usual)]


def _called(words: Speaker, game: str, scene: str | None) -> str:
    """What a whole game or a fight is called; a game from elsewhere may have no words for it."""
    key = f"play-whole-{game}" if scene is None else f"scene-{game}-{scene}"
    if words.knows(key):
        return words.say(key)
    name = words.name(game) if words.knows(f"name-{game}") else game
    return name if scene is None else f"{name}: {scene}"


def _ask_language() -> str:
    """In every language at once, for we do not know yet which one is understood."""
    usual = os.environ.get("LANG", "en")[:2]
    default = LANGUAGES.index(usual) if usual in LANGUAGES else 0
    names = [speaker(lang).say(f"language-{lang}") for lang in LANGUAGES]
    return LANGUAGES[_pick(speaker(LANGUAGES[default]), "play-which-language", names, default)]


def _pick(words: Speaker, question: str, names: Sequence[str], default: int) -> int:
    """A numbered question before the game; anything but a number on the list takes the default."""
    screen = output.console()
    screen.print(words.say(question), style="bold")
    for n, name in enumerate(names, 1):
        screen.print(words.say("play-numbered", {"n": n, "what": name}))
    screen.print(words.say("play-choose-default", {"n": default + 1}))
    answer = read_line(screen)
    if answer is not None and answer.isdecimal() and 1 <= int(answer) <= len(names):
        return int(answer) - 1
    return default


def _number(words: Speaker, question: str, numbers: range, default: int) -> int:
    """A question about a number; anything else takes the default."""
    screen = output.console()
    screen.print(words.say(question), style="bold")
    args = {"least": numbers[0], "most": numbers[-1], "n": default}
    screen.print(words.say("play-choose-number", args))
    answer = read_line(screen)
    if answer is not None and answer.isdecimal() and int(answer) in numbers:
        return int(answer)
    return default


def _opened(file: Path, edition: str | None, packs: Sequence[Path]) -> Table[Any]:
    try:
        data = file.read_bytes()
    except OSError as error:
        raise SaveError(f"the save {file} cannot be read: {error.strerror or error}") from error
    return api.load(data, edition, packs=packs)


def _computers(wanted: Sequence[str]) -> dict[int, str | None]:
    """Player -> which bot plays for it; None: the usual one. `2` and `2=champion` are understood."""
    found: dict[int, str | None] = {}
    for wish in wanted:
        number, _, name = wish.partition("=")
        if not number.isdecimal():
            raise Unknown("player", number, ["1", "2", "..."])
        found[int(number)] = name or None
    return found


def _bot(game: Game[Any], name: str | None, seed: int | None, player: int) -> Player:
    """With a seed a bot's work is limited instead of its time, so that the same game comes again."""
    steps = None if seed is None else STEPS
    return game.bot(name or game.default_bot, (seed or 0) * 31 + player, steps=steps)


def _seat(number: int, table: Table[Any]) -> Seat:
    """Players count from 1 where people read; seats from 0."""
    seats = seats_at(table)
    if not 1 <= number <= seats:
        raise Unknown("player", number, [str(n) for n in range(1, seats + 1)])
    return number - 1

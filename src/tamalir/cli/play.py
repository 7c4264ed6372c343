"""`tamalir play`: a prepared fight at a table in the terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

import typer

from tamalir import api
from tamalir.cli import output
from tamalir.cli.hotseat import HotSeat, read_line
from tamalir.cli.picture import seats_at
from tamalir.kernel import SaveError, Seat, Table, Unknown
from tamalir.language import LANGUAGES, Speaker, speaker
from tamalir.players.random_legal import RandomLegal

DEFAULT_SCENE = "brood"


def play(
    text: Annotated[
        bool, typer.Option("--text", help="Play in the terminal; so far there is no other table.")
    ] = False,
    edition: Annotated[
        str | None, typer.Option("--edition", metavar="EDITION", help="second, third or bonds.")
    ] = None,
    scene: Annotated[
        str | None, typer.Option("--scene", metavar="NAME", help="The prepared fight, such as brood or duel.")
    ] = None,
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG", help="en, pl or ru.")] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="The same seed gives the same dice.")] = None,
    bot: Annotated[
        list[int] | None,
        typer.Option("--bot", metavar="PLAYER", help="The computer plays player 1, 2, ...; may be repeated."),
    ] = None,
    load: Annotated[
        Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Save here when the table is left.")
    ] = None,
) -> None:
    """Play a prepared fight.

    People share the keyboard. Without options you are asked for the language and the fight.
    """
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):  # letters that a terminal or pipe lacks must not end the game
            stream.reconfigure(errors="replace")
    asking = sys.stdin.isatty()
    if lang is None:
        lang = _ask_language() if asking and scene is None and load is None else "en"
    words = speaker(lang)
    table = _opened(load, edition) if load is not None else _begun(words, edition, scene, seed, asking)
    bots = {_seat(number, table): RandomLegal(seed or 0) for number in bot or ()}
    game = HotSeat(table, words, bots, save, told=0 if load is None else table.events_told())
    if load is not None:
        game.tell("play-loaded", file=str(load))
    game.run()


def _begun(
    words: Speaker, edition: str | None, scene: str | None, seed: int | None, asking: bool
) -> Table[Any]:
    fights = _fights(edition)
    if scene is None:
        chosen = _ask_fight(words, fights) if asking else _usual(fights)
    else:
        found = [fight for fight in fights if fight[1] == scene]
        if not found:
            raise Unknown("scene", scene, [name for _, name in fights])
        chosen = found[0]
    return api.new(chosen[0], scene=chosen[1], seed=seed)


def _fights(edition: str | None) -> list[tuple[str, str]]:
    """Edition and name of every prepared fight there is, or of those of one edition."""
    if edition is not None and edition not in api.EDITIONS:
        raise Unknown("edition", edition, api.EDITIONS)
    fights: list[tuple[str, str]] = []
    for id in api.EDITIONS if edition is None else [edition]:
        try:
            fights += [(id, scene) for scene in api.scenes(id)]
        except ModuleNotFoundError:  # announced, but not written yet
            continue
    if not fights:
        playable = sorted({id for id, _ in _fights(None)}) if edition is not None else []
        raise Unknown("edition with a prepared fight", edition, playable)
    return fights


def _usual(fights: Sequence[tuple[str, str]]) -> tuple[str, str]:
    return next((fight for fight in fights if fight[1] == DEFAULT_SCENE), fights[0])


def _ask_fight(words: Speaker, fights: Sequence[tuple[str, str]]) -> tuple[str, str]:
    names = [
        words.say(key) if words.knows(key) else f"{words.name(edition)}: {scene}"
        for edition, scene in fights
        for key in [f"scene-{edition}-{scene}"]
    ]
    return fights[_pick(words, "play-which-fight", names, fights.index(_usual(fights)))]


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


def _opened(file: Path, edition: str | None) -> Table[Any]:
    try:
        data = file.read_bytes()
    except OSError as error:
        raise SaveError(f"the save {file} cannot be read: {error.strerror or error}") from error
    return api.load(data, edition)


def _seat(number: int, table: Table[Any]) -> Seat:
    """Players count from 1 where people read; seats from 0."""
    seats = seats_at(table)
    if not 1 <= number <= seats:
        raise Unknown("player", number, [str(n) for n in range(1, seats + 1)])
    return number - 1

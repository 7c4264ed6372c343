"""`tamalir odds`: a hero with its cards against Challenges, as a table."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from tamalir.cli import output
from tamalir.kernel import Unknown
from tamalir.language import speaker

LEVELS = ("mind", "body", "spirit", "stamina", "life")


def odds(
    hero: Annotated[str, typer.Argument(metavar="HERO", help="The hero's id, such as mordrog.")],
    foes: Annotated[
        list[str], typer.Argument(metavar="FOE", help="Challenges by id, or a colour for all of its own.")
    ],
    cards: Annotated[
        list[str] | None,
        typer.Option("--with", metavar="CARD", help="An Item or Ally the hero has; may be repeated."),
    ] = None,
    level: Annotated[
        list[str] | None,
        typer.Option(
            "--level", metavar="WHAT=N", help="Experience counters, such as body=2; may be repeated."
        ),
    ] = None,
    wounds: Annotated[int, typer.Option("--wounds", min=0, help="Wounds on the hero.")] = 0,
    exhaustion: Annotated[int, typer.Option("--exhaustion", min=0, help="Exhaustion on the hero.")] = 0,
    lang: Annotated[str, typer.Option("--lang", metavar="LANG", help="en, pl or ru.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON.")] = False,
) -> None:
    """Show the exact odds of fights.

    The hero plays as well as can be: to win first, then to take few wounds.
    """
    from tamalir.odds.worth import against, challenges
    from tamalir.second.edition import BASE_SET, EDITION
    from tamalir.second.library import own_book
    from tamalir.second.limits import is_ally
    from tamalir.second.scenes import bare
    from tamalir.second.state import Ally, Hero, Item
    from tamalir.second.words import COLOURS, Colour

    book = own_book(BASE_SET)
    words = speaker(lang)
    if hero not in book.heroes:
        raise Unknown("hero", hero, book.heroes)
    one = Hero(hero, wounds=wounds, exhaustion=exhaustion, bonuses=_levels(level or []))
    state = bare(book, [one], EDITION.settle({}))
    for card in cards or []:
        if card not in book.items and card not in book.allies:
            raise Unknown("card", card, [*book.items, *book.allies])
        if is_ally(state, card):
            one.allies.append(Ally(card))
        else:
            one.items.append(Item(card))
    wanted: list[str] = []
    for foe in foes:
        if foe in [colour.value for colour in COLOURS]:
            wanted += challenges(book, Colour(foe))
        elif foe in book.challenges:
            wanted.append(foe)
        else:
            raise Unknown("challenge", foe, book.challenges)
    rows = {foe: against(state, 0, foe) for foe in dict.fromkeys(wanted)}
    if as_json:
        output.print_json({"hero": hero, "cards": list(cards or []), "levels": one.bonuses, "odds": rows})
        return
    names = ("win", "loss", "escape", "wounds", "exhaustion", "exact")
    columns = [(words.say("odds-foe"), False), *((words.say(f"odds-{name}"), True) for name in names)]
    table = output.table(columns)
    for foe, row in rows.items():
        table.add_row(words.name(foe), *_numbers(words, row))
    output.console().print(table)


def _numbers(words: Any, row: dict[str, Any]) -> list[str]:
    chances = [f"{100 * row[name]:.1f} %" for name in ("win", "loss", "escape")]
    exact = (
        words.say("odds-yes")
        if row["exact"]
        else words.say("odds-within", {"n": f"{100 * row['error']:.1f}"})
    )
    return [*chances, f"{row['wounds']:.2f}", f"{row['exhaustion']:.2f}", exact]


def _levels(given: list[str]) -> dict[str, int]:
    levels: dict[str, int] = {}
    for text in given:
        what, _, number = text.partition("=")
        if what not in LEVELS:
            raise Unknown("experience counter", what, LEVELS)
        if number and not number.isdecimal():
            raise Unknown("number of counters", number, ["1", "2", "3"])
        levels[what] = int(number or 1)
    return levels

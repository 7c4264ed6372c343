"""Odds and journeys, worked out from what a seat sees. Runs in the worker processes.

Only a fight between heroes is played out on a copy of the game itself: nothing in it is hidden, and a view
cannot say where in a round two players stand.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from time import perf_counter
from typing import Any

from tamalir import api
from tamalir.kernel import Choose, Option, Seat
from tamalir.odds.answers import NotAFight, answers, in_a_fight
from tamalir.odds.duels import duel_odds
from tamalir.odds.fights import TooLarge
from tamalir.odds.reading import TooManyChanges
from tamalir.odds.travel import after_the_roll, before_the_roll
from tamalir.odds.worth import Scales, against, with_card
from tamalir.players.worlds import seen
from tamalir.second.cards import Book
from tamalir.second.library import book_called
from tamalir.second.movement import most_dice
from tamalir.second.state import SecondState
from tamalir.second.words import COLOURS, Colour
from tamalir.world.hexes import Hex, parsed, spoken

View = Mapping[str, Any]
Rows = dict[str, dict[str, Any]]

SECONDS = 2.5
"""Afterwards the answer is what has been found by then."""
CLOSELY = 4_000
"""Positions of a fight with a known card that are followed exactly."""
ON_THE_ROAD = "movement.travel"
UNKNOWN: dict[str, Any] = {
    "known": False,
    "exact": False,
    "error": 1.0,
    "options": {},
    "best": None,
    "cards": {},
    "worth": {},
}
ON_OFFER = ("buy", "hire")
LEAST_CHANGE = 0.001
"""Of a chance; cards that change less are left out."""


@cache
def scales() -> Scales:
    """Arithmetic that all questions share."""
    return Scales()


def asked(view: View) -> Choose[Any] | None:
    """The question as the seat itself sees it, with what it may not do."""
    written = view["request"]
    if written is None or "options" not in written:
        return None

    def options(name: str) -> list[Option[str]]:
        return [
            Option(each["id"], each["id"], each["args"], each.get("refused"))
            for each in written.get(name, ())
        ]

    asides = options("asides")
    return Choose(
        view["seat"],
        written["key"],
        [*options("options"), *options("refused")],
        written.get("args", {}),
        lambda: asides,
    )


def odds(view: View, save: dict[str, Any] | None = None) -> dict[str, Any]:
    """For each option of the pending question what it leads to, where that can be computed."""
    request = asked(view)
    if request is None or view["edition"] != "second":
        return UNKNOWN
    seat: Seat = view["seat"]
    late = _deadline()
    if save is not None:
        rows = duel_odds(api.load(save), seat, stop=late)
    else:
        state = _state(view, request)
        if in_a_fight(state, seat):
            wanted = [o.id for o in (*request.options, *request.asides) if o.refused is None]
            try:
                rows = answers(state, seat, request, wanted, stop=late)
            except (NotAFight, TooManyChanges):
                rows = {}
        elif request.key == "adventure.attempt":
            rows = _attempts(state, seat, request, late)
        else:
            rows = {}
            worth = _worth(state, seat, request)
            if worth:
                return {**UNKNOWN, "known": True, "worth": worth}
    return _told(rows)


def _told(rows: Rows) -> dict[str, Any]:
    """In the words of the wire."""
    if not rows:
        return UNKNOWN
    options = {
        id: {
            "win": row["win"],
            "knocked_out": row["loss"],
            "away": row["escape"],
            "wounds": row["wounds"],
            "exhaustion": row["exhaustion"],
            "exact": row["exact"],
            "error": row["error"],
            "without": row.get("without", []),
        }
        for id, row in rows.items()
    }
    best = next((id for id, row in rows.items() if row.get("best")), None)
    plain = [row["win"] for id, row in options.items() if not id.startswith("use:")]
    return {
        "known": True,
        "exact": all(row["exact"] for row in options.values()),
        "error": max(row["error"] for row in options.values()),
        "options": options,
        "best": best,
        "cards": {
            id.removeprefix("use:"): {"with": row["win"], "without": max(plain, default=None)}
            for id, row in options.items()
            if id.startswith("use:")
        },
        "worth": {},
    }


def _worth(state: SecondState, seat: Seat, request: Choose[Any]) -> dict[str, Any]:
    """What the cards on offer change: the mean chance against each colour without and with them."""
    offered = [option for option in (*request.options, *request.refused) if option.verb in ON_OFFER]
    found: dict[str, Any] = {}
    if not offered:
        return found
    now = {colour: scales().prospect(state, seat, colour).win for colour in COLOURS}
    for card in [str(option.args["card"]) for option in offered]:
        after = with_card(state, seat, card)
        then = {colour: scales().prospect(after, seat, colour).win for colour in COLOURS}
        if any(abs(then[colour] - now[colour]) >= LEAST_CHANGE for colour in COLOURS):
            found[card] = {
                colour.value: {"without": round(now[colour], 4), "with": round(then[colour], 4)}
                for colour in COLOURS
            }
    return found


def _attempts(state: SecondState, seat: Seat, request: Choose[Any], late: Any) -> Rows:
    """Before a card is drawn: the mean over the Challenges of a colour; a known card exactly."""
    rows: Rows = {}
    for option in request.options:
        if option.verb == "adventure":
            mean = scales().prospect(state, seat, Colour(str(option.args["colour"])))
            loss = 1.0 - mean.win
            rows[option.id] = {
                "win": mean.win, "loss": loss, "escape": 0.0, "wounds": mean.wounds, "exhaustion": 0.0,
                "exact": False, "error": 1.0,
            }  # fmt: skip
        elif option.verb == "undefeated":
            try:
                rows[option.id] = against(state, seat, str(option.args["card"]), CLOSELY, late)
            except (TooLarge, TooManyChanges, NotAFight):
                continue
    return rows


def reach(view: View) -> dict[str, Any]:
    """Where the seat's hero can go: before the roll with which chance, after it on which way."""
    request = asked(view)
    seat: Seat = view["seat"]
    if view["edition"] != "second" or not view["game"]["heroes"][seat]["card"]:
        return {"known": False, "dice": {}, "spaces": {}, "jewels": {}}
    state = _state(view, request)
    if request is not None and request.key == ON_THE_ROAD:
        ways = after_the_roll(state, seat, _deadline())
        spaces = {
            spoken(at): {
                "path": [list(step) for step in way.path],
                "dice": [terrain.value for terrain in way.paid],
                "left": way.left,
            }
            for at, way in ways.items()
        }
        return {"known": True, "dice": {}, "spaces": spaces, "jewels": _jewels(state, seat, set(ways))}
    rows = before_the_roll(state, seat)
    dice = {
        str(n): rows[f"roll:{n}"]["reach"] for n in range(most_dice(state, seat) + 1) if f"roll:{n}" in rows
    }
    there = {parsed(at) for chances in dice.values() for at in chances}
    return {"known": True, "dice": dice, "spaces": {}, "jewels": _jewels(state, seat, there)}


def _jewels(state: SecondState, seat: Seat, spaces: set[Hex]) -> dict[str, list[dict[str, Any]]]:
    """Adventures in reach with the chance to win against the mean of their colour."""
    found: dict[str, list[dict[str, Any]]] = {}
    for at, colours in state.jewels.items():
        if parsed(at) in spaces and colours:
            found[at] = [
                {"colour": colour.value, "win": round(scales().prospect(state, seat, colour).win, 4)}
                for colour in colours
            ]
    return found


def _state(view: View, request: Choose[Any] | None) -> SecondState:
    return seen(view, _book(tuple(view["packs"].items())), request)


def _book(packs: tuple[tuple[str, str], ...]) -> Book:
    return book_called(packs)


def _deadline() -> Any:
    end = perf_counter() + SECONDS
    return lambda: perf_counter() > end

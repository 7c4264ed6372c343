"""Texts that start a combat in their midst: it is fought to its end before they go on (3E-GAP-069).

Where only the text itself is left to be done, the combat is fought at rest like any other, and the state
remembers what is left. Inside something larger it is fought within the running rule. Effects for all heroes
are at rest between one hero and the next in the same way.
"""

from __future__ import annotations

from collections.abc import Callable

from tamalir.kernel import Rule, rule
from tamalir.third.combat import PHASES
from tamalir.third.effects_in_order import all_in_order
from tamalir.third.events import carry_out_option
from tamalir.third.state import ThirdState, Unfinished
from tamalir.third.story import follow_story, resolve_drawn
from tamalir.third.uses import Deed
from tamalir.world.effects import Effect


@rule
def go_on(state: ThirdState) -> Rule[None]:
    """The innermost text goes on; the others wait until it is done."""
    text, others = state.unfinished[0], state.unfinished[1:]
    state.unfinished = []
    running = _effects(state, text)[text.n]
    if text.heroes:
        seat = text.heroes.pop(0)
        yield from all_in_order(Deed(state, seat, text.card), running.args["effects"])
        if text.heroes:
            state.unfinished = [text, *others]
            return
    deed = Deed(state, text.seat, text.card, state.book.abilities.get(text.part), text.x)
    if running.do == "engage" and text.won:
        yield from all_in_order(deed, running.args.get("effects", ()))
    text.n, text.won = text.n + 1, False
    yield from FINISH[text.kind](deed, text)
    state.unfinished += others


@rule
def _nothing_more(deed: Deed, text: Unfinished) -> Rule[None]:
    """An ability is one effect."""
    yield from ()


FINISH: dict[str, Callable[[Deed, Unfinished], Rule[None]]] = {
    "event": carry_out_option,
    "story": follow_story,
    "drawn": resolve_drawn,
    "ability": _nothing_more,
}


def _effects(state: ThirdState, text: Unfinished) -> tuple[Effect, ...]:
    catalogue = state.book.catalogue
    if text.kind == "event":
        return catalogue.events[text.card].options[int(text.part)].effects
    if text.kind in ("story", "drawn"):
        story = catalogue.stories[text.card]
        return story.effects if text.kind == "story" else story.drawn
    return (state.book.abilities[text.part].effect,)


def set_aside(state: ThirdState) -> list[Unfinished]:
    """What is unfinished now waits for something that is resolved within it."""
    outer, state.unfinished = state.unfinished, []
    return outer


@rule
def fight_out(state: ThirdState, outer: list[Unfinished]) -> Rule[None]:
    """The combat that may have begun, to the end of all that it brings; then what was set aside waits
    again."""
    while state.result is None:
        if state.fight is not None:
            yield from PHASES[state.fight.phase](state)
        elif state.unfinished:
            yield from go_on(state)
        else:
            break
    state.unfinished = outer

"""Quests: going to the marked hex, following the instruction, choosing one ending."""

from __future__ import annotations

from typing import TypeAlias

from tamalir.kernel import Args, Option, Rule, Seat, rule
from tamalir.third.asking import ask
from tamalir.third.attribute_tests import attribute_test
from tamalir.third.costs import cannot_pay, pay
from tamalir.third.deck_cards import Ending, QuestDef
from tamalir.third.dice import Help, change, helps, throw
from tamalir.third.effects_in_order import all_in_order
from tamalir.third.events import discard_card
from tamalir.third.heroes import bonus, speed, stands_in
from tamalir.third.state import Dice, ThirdState
from tamalir.third.terrain import can_meet
from tamalir.third.triggers import set_off
from tamalir.third.trophy_gains import gain_bonuses, take_trophy
from tamalir.third.uses import Deed

Choice: TypeAlias = int | Help | None
"""An ending by its number, something that changes the dice, or none of it."""


def cannot_attempt(state: ThirdState, seat: Seat, card: str) -> str | None:
    """The rule that keeps a hero from attempting a quest here and now."""
    hero = state.heroes[seat]
    if card not in hero.quests:
        return "3E-GOLDEN-007"
    quest = state.book.catalogue.quests[card]
    if not stands_in(state, seat, *quest.at):
        return "3E-QUEST-002"
    return "3E-GAP-037" if state.actions < quest.actions else None


@rule
def attempt(state: ThirdState, seat: Seat, card: str) -> Rule[None]:
    """One attempt costs what the card says (3E-GAP-037)."""
    quest = state.book.catalogue.quests[card]
    state.actions -= quest.actions
    state.emit("quest-attempted", seat, "3E-QUEST-002", who=state.heroes[seat].id, card=card)
    if any(ending.needs for ending in quest.endings):
        yield from explore(state, seat, quest)
    else:
        found = 0
        if quest.test is not None:
            found = yield from attribute_test(state, seat, quest.test.attribute, quest.test.modifier)
        open_to = [n for n, ending in enumerate(quest.endings) if ending.successes <= found]
        yield from choose_ending(state, seat, quest, open_to)


def explore_dice(state: ThirdState, seat: Seat) -> int:
    """As many dice as the hero's speed (3E-EXPLORE-001)."""
    return max(0, speed(state, seat) + bonus(state, seat, "explore-dice"))


@rule
def explore(state: ThirdState, seat: Seat, quest: QuestDef) -> Rule[None]:
    """Roll, perhaps roll again by exerting, and see which requirements are met (3E-QUEST-005)."""
    dice = yield from throw(state, seat, explore_dice(state, seat), "explore")
    yield from choose_ending(state, seat, quest, [], dice)
    state.dice = None


def reached(quest: QuestDef, dice: Dice) -> list[int]:
    """Endings whose symbols the dice show, one die for each (3E-QUEST-006)."""
    return [n for n, ending in enumerate(quest.endings) if can_meet(ending.needs, dice.faces)]


@rule
def choose_ending(
    state: ThirdState, seat: Seat, quest: QuestDef, open_to: list[int], dice: Dice | None = None
) -> Rule[None]:
    """Only one ending (3E-QUEST-009), and none has to be (3E-QUEST-007); without one the quest stays
    (3E-QUEST-010)."""

    def offers() -> list[Option[Choice]]:
        reachable = open_to if dice is None else reached(quest, dice)
        endings: list[Option[Choice]] = [
            Option(f"ending:{n + 1}", n, {"card": quest.id, "n": n + 1})
            for n in reachable
            if cannot_pay(state, seat, quest.endings[n].cost) is None
            and seat not in state.fallen  # 3E-GAP-057
        ]
        return [*endings, *helps(state, seat), Option("no-ending", None)]

    def facts() -> Args:
        shown = {} if dice is None else {"dice": " ".join(dice.faces)}
        return {"who": state.heroes[seat].id, "card": quest.id, **shown}

    while seat not in state.fallen:
        if len(offers()) == 1:
            state.emit("quest-goes-on", seat, "3E-QUEST-010", who=state.heroes[seat].id, card=quest.id)
            return
        choice = yield from ask(state, seat, "quest.ending", offers, facts)
        if choice is None:
            state.emit("quest-goes-on", seat, "3E-QUEST-007", who=state.heroes[seat].id, card=quest.id)
            return
        if isinstance(choice, int):
            state.dice = None
            yield from resolve_ending(state, seat, quest, choice)
            return
        yield from change(state, seat, choice)


@rule
def resolve_ending(state: ThirdState, seat: Seat, quest: QuestDef, n: int) -> Rule[None]:
    """What the ending says; then the quest becomes a trophy, unless it says otherwise (3E-QUEST-008). A hero
    defeated on the way keeps the quest (3E-GAP-057)."""
    hero = state.heroes[seat]
    ending: Ending = quest.endings[n]
    state.emit("quest-ends", seat, "3E-QUEST-004", who=hero.id, card=quest.id, n=n + 1)
    yield from pay(state, seat, ending.cost)
    deed = Deed(state, seat, quest.id)
    yield from all_in_order(deed, ending.effects)
    over = deed.over or quest.id not in hero.quests  # 3E-GAP-057
    if not over:
        hero.quests.remove(quest.id)
        if ending.trophy:
            yield from take_trophy(state, seat, quest.id)
        else:
            discard_card(state, quest.id)
    yield from gain_bonuses(state, quest.id, lapsed=over)
    if not over:
        yield from set_off(state, "quest-completed", seat)

"""The turn of three actions, and what comes next in a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from tamalir.kernel import Choose, Option, Rule, Seat, rule
from tamalir.third import camp
from tamalir.third.abilities_on_the_map import usable, use
from tamalir.third.adventure import adventure, cannot_adventure
from tamalir.third.cards import Ability
from tamalir.third.combat import PHASES
from tamalir.third.events import cannot_follow, follow_rumor
from tamalir.third.harm import enter
from tamalir.third.heroes import defeated
from tamalir.third.learning import cannot_learn, learn
from tamalir.third.quests import attempt, cannot_attempt
from tamalir.third.rounds import end_round, next_turn, open_round
from tamalir.third.setup import STEPS
from tamalir.third.shopping import cannot_shop, shop
from tamalir.third.state import ThirdState
from tamalir.third.steps import Step
from tamalir.third.story import cannot_use_story, draw_story, use_story
from tamalir.third.travel import here, move_dice, travel
from tamalir.third.triggers import others_after, set_off
from tamalir.third.trophies import shows
from tamalir.third.unfinished import go_on
from tamalir.third.villain import cannot_face, cannot_kill_zombie, face_villain, kill_zombie
from tamalir.world.hexes import Hex, spoken

Run: TypeAlias = Callable[[], Rule[None]]
"""What an option of a turn does."""


def step(state: ThirdState) -> Rule[None] | None:
    """The rule that comes next, as the state alone tells; None when the game is over."""
    if state.result is not None:
        return None
    if state.fight is not None:
        return PHASES[state.fight.phase](state)
    if state.scene is not None:
        return None
    if state.unfinished:
        return go_on(state)
    if state.fallen:
        return after_defeats(state)
    return NEXT[state.step](state)


@rule
def after_defeats(state: ThirdState) -> Rule[None]:
    """Whatever defeated these heroes is over: now their abilities for that come, the active player's first
    (3E-GAP-059, 3E-SIMUL-002)."""
    seats, state.fallen = others_after(state, state.fallen), []
    for seat in seats:
        yield from set_off(state, "after-defeat", seat)


# --- one action -------------------------------------------------------------------------


@rule
def take_turn(state: ThirdState) -> Rule[None]:
    """One action, or something that needs none; the state is at rest after each."""
    seat = state.active
    state.doing = None
    if seat in state.eliminated:
        next_turn(state)  # 3E-GAP-048
        return
    options = actions(state, seat) if state.actions else []
    options += without_action(state, seat)
    if may_end(state, seat) is None:
        options.append(Option("end-turn", partial(end_turn, state, seat)))
    facts = {"hero": state.heroes[seat].id, "n": state.actions}
    picked: Option[Run] = yield Choose(
        seat, "turn.action", options, facts, partial(shows, state, seat), partial(unasked, state)
    )
    yield from picked.value()


def unasked(state: ThirdState, seat: Seat) -> list[Option[Run]]:
    """What a hero may do in another hero's turn: give, and show what it has won."""
    return [*state.book.seams.gifts(state, seat), *shows(state, seat)]


def actions(state: ThirdState, seat: Seat) -> list[Option[Run]]:
    """All that an action can be spent on now (3E-ACTION-002), again and again (3E-ACTION-004)."""
    hero = state.heroes[seat]
    if defeated(state, seat):  # 3E-DEFEAT-004, 3E-DELAY-004
        return [Option("take-rest", partial(_plain, state, seat, "rest", camp.rest))]
    if hero.delayed:
        return [Option("recover", partial(_recover, state, seat))]
    found: list[Option[Run]] = [
        Option(f"walk:{spoken(there)}", partial(_step, state, seat, there), {"hex": spoken(there)})
        for there in state.book.board.around[here(state, seat)]
    ]
    n = move_dice(state, seat)
    found.append(Option("travel", partial(_travel, state, seat, n), {"n": n}))
    found.append(Option("take-rest", partial(_plain, state, seat, "rest", camp.rest)))
    found.append(Option("train", partial(_plain, state, seat, "train", camp.train)))
    if cannot_shop(state, seat) is None:
        found.append(Option("shop", partial(_plain, state, seat, "shop", shop)))
    if cannot_adventure(state, seat) is None:
        deck = {"deck": state.book.board.gems[here(state, seat)]}
        found.append(Option("go-adventuring", partial(_doing, state, seat, "adventure", adventure), deck))
    found += on_cards(state, seat)
    found += state.book.seams.more_actions(state, seat)  # UB-PREPARE-001
    found.append(Option("idle", partial(_idle, state, seat)))
    return found


def on_cards(state: ThirdState, seat: Seat) -> list[Option[Run]]:
    """Actions that quests, rumors, story quests, abilities and the scenario allow."""
    hero = state.heroes[seat]
    found: list[Option[Run]] = []
    found += [
        _of_card(state, seat, "attempt", card, attempt)
        for card in hero.quests
        if cannot_attempt(state, seat, card) is None
    ]
    found += [
        _of_card(state, seat, "follow", card, follow_rumor)
        for card in hero.rumors
        if cannot_follow(state, seat, card) is None
    ]
    for quest in state.track:
        if quest.card is not None and cannot_use_story(state, seat, quest.card) is None:
            found.append(_of_card(state, seat, "story", quest.card, use_story))
    found += by_ability(state, seat, "action")
    if cannot_kill_zombie(state, seat) is None:
        found.append(Option("kill-zombie", partial(_kill, state, seat)))
    if cannot_face(state, seat) is None:
        found.append(Option("face-villain", partial(_face, state, seat)))
    return found


def no_more_actions(state: ThirdState, seat: Seat) -> list[Option[Run]]:
    """The base game has no others."""
    return []


def every_card_fits(state: ThirdState, card: str) -> bool:
    """With several heroes there is a use for every card."""
    return True


def _of_card(
    state: ThirdState, seat: Seat, verb: str, card: str, run: Callable[[ThirdState, Seat, str], Rule[None]]
) -> Option[Run]:
    return Option(f"{verb}:{card}", partial(_with_card, state, seat, verb, card, run), {"card": card})


def by_ability(state: ThirdState, seat: Seat, moment: str) -> list[Option[Run]]:
    """What abilities of the hero's cards allow at such a moment."""
    return [
        Option(option.id, partial(_ability, state, seat, *option.value), option.args)
        for option in usable(state, seat, moment)
    ]


def without_action(state: ThirdState, seat: Seat) -> list[Option[Run]]:
    """Learning (3E-LEARN-001, 3E-LEARN-002), abilities, handing over: also when defeated or delayed
    (3E-DEFEAT-006, 3E-DELAY-003)."""
    hero = state.heroes[seat]
    found: list[Option[Run]] = [
        Option(f"learn:{card}", partial(_learn, state, seat, card), {"card": card})
        for card in sorted(set(hero.hand))
        if cannot_learn(state, seat, card) is None
    ]
    found += by_ability(state, seat, "turn")  # 3E-ONCE-003
    return found + state.book.seams.free_deeds(state, seat)


def may_end(state: ThirdState, seat: Seat) -> str | None:
    """The rule that keeps a turn from ending: all actions are spent (3E-ACTION-008), and a hero that is
    defeated or delayed cannot spend them on nothing."""
    if not state.actions:
        return None
    if defeated(state, seat):
        return "3E-DEFEAT-004"
    return "3E-DELAY-001" if state.heroes[seat].delayed else None


# --- what the options do ----------------------------------------------------------------


@rule
def _plain(
    state: ThirdState, seat: Seat, doing: str, run: Callable[[ThirdState, Seat], Rule[None]]
) -> Rule[None]:
    """An action of one."""
    state.actions -= 1
    yield from _doing(state, seat, doing, run)


@rule
def _doing(
    state: ThirdState, seat: Seat, doing: str, run: Callable[[ThirdState, Seat], Rule[None]]
) -> Rule[None]:
    state.doing = doing
    yield from run(state, seat)
    state.doing = None


@rule
def _with_card(
    state: ThirdState, seat: Seat, doing: str, card: str, run: Callable[[ThirdState, Seat, str], Rule[None]]
) -> Rule[None]:
    state.doing = doing
    yield from run(state, seat, card)
    state.doing = None


@rule
def _step(state: ThirdState, seat: Seat, there: Hex) -> Rule[None]:
    """One adjacent hex without rolling (3E-MOVE-001)."""
    state.actions -= 1
    enter(state, seat, there, "3E-MOVE-001")
    yield from ()


@rule
def _travel(state: ThirdState, seat: Seat, dice: int) -> Rule[None]:
    state.actions -= 1
    state.doing = "move"
    yield from travel(state, seat, dice)
    state.doing = None


@rule
def _recover(state: ThirdState, seat: Seat) -> Rule[None]:
    state.actions -= 1
    camp.recover(state, seat)
    yield from ()


@rule
def _idle(state: ThirdState, seat: Seat) -> Rule[None]:
    """Spend an action on nothing (3E-ACTION-007)."""
    state.actions -= 1
    state.emit("hero-idles", seat, "3E-ACTION-007", who=state.heroes[seat].id)
    yield from ()


@rule
def _kill(state: ThirdState, seat: Seat) -> Rule[None]:
    state.actions -= 1
    kill_zombie(state, seat)
    yield from ()


@rule
def _face(state: ThirdState, seat: Seat) -> Rule[None]:
    face_villain(state, seat)
    yield from ()


@rule
def _learn(state: ThirdState, seat: Seat, card: str) -> Rule[None]:
    state.doing = "learn"
    yield from learn(state, seat, card)
    state.doing = None


@rule
def _ability(state: ThirdState, seat: Seat, card: str, ability: Ability) -> Rule[None]:
    state.doing = "ability"
    yield from use(state, seat, card, ability, by_itself=True)
    state.doing = None


@rule
def end_turn(state: ThirdState, seat: Seat) -> Rule[None]:
    """Actions that are left are spent on nothing (3E-ACTION-008), and the next player is active
    (3E-TURN-003)."""
    state.emit("turn-over", seat, "3E-TURN-003", hero=state.heroes[seat].id)
    next_turn(state)
    yield from ()


NEXT: dict[Step, Callable[[ThirdState], Rule[None]]] = {
    **STEPS,
    Step.TURN: take_turn,
    Step.ROUND_END: end_round,
    Step.STORY: draw_story,
    Step.NEXT_ROUND: open_round,
    Step.HUNTED: open_round,
}

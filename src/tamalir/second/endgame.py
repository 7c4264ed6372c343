"""The Endgame: when doom is complete, everyone faces the red deck in turn."""

from __future__ import annotations

from tamalir.kernel import Result, Rule, Seat, draw, rule
from tamalir.second.asking import use_cards
from tamalir.second.experience import level
from tamalir.second.rewards import holds, reward, win
from tamalir.second.state import Fight, Foe, SecondState
from tamalir.second.undefeated import off_the_track
from tamalir.second.uses import abilities
from tamalir.second.words import Cause, Colour, Outcome, Step
from tamalir.second.wounds import KnockedOut, after_a_loss
from tamalir.world.modifiers import lasting
from tamalir.world.piles import draw_from
from tamalir.world.words import Until

RED_CARDS_TO_WIN = 3


def next_turn(state: SecondState) -> None:
    """What lasts for one turn ends; a player's whole confrontation counts as one (2E-GAP-091)."""
    end_of_turn(state)
    for seat, hero in enumerate(state.heroes):
        if hero.used:
            hero.used = []  # once per turn means once in each turn, whoever's it is
        if hero.modifiers:
            hero.modifiers = lasting(hero.modifiers, Until.TURN)
            after_a_loss(state, seat)  # 2E-GAP-034


def end_of_turn(state: SecondState) -> None:
    """What the table keeps for one turn is forgotten."""
    state.window, state.activated = None, []
    state.meeting = None
    if state.bought or state.sold:
        state.bought, state.sold = [], []


@rule
def begin_endgame(state: SecondState) -> Rule[None]:
    """Prepare the red deck and fix the order of confrontation (2E-END-001 to 2E-END-007)."""
    state.endgame = True
    state.attempt = None
    next_turn(state)
    state.emit("endgame-begins", None, "2E-DOOM-010")
    red = state.decks[Colour.RED]
    returning = [t.card for t in state.track if t is not None and _red(state, t.card)]  # 2E-END-002
    for card in returning:
        off_the_track(state, card)
    # Red Challenges of the discard pile and the doom track go back as well (2E-GAP-096).
    returning += [c for c in state.discards[Colour.RED] if c in state.book.challenges]
    returning += [c for c in state.doom if _red(state, c) and c in state.book.challenges]
    state.discards[Colour.RED] = [c for c in state.discards[Colour.RED] if c not in returning]
    state.doom = [c for c in state.doom if c not in returning]
    red.shuffle(returning)  # 2E-END-004
    others = [card for card in red.bag if card not in state.book.challenges]  # 2E-END-001
    state.removed = [*state.removed, *others]
    red.bag = [card for card in red.bag if card not in others]
    yield from _order(state)
    state.step = Step.CONFRONT


@rule
def _order(state: SecondState) -> Rule[None]:
    """From the highest level down; ties by gold, then at random (2E-END-006, 2E-END-007)."""
    left = list(range(len(state.heroes)))
    while left:
        best = max(_rank(state, seat) for seat in left)
        tied = [str(seat) for seat in left if _rank(state, seat) == best]
        first = int(tied[0] if len(tied) == 1 else (yield from draw("draw.order", tied)))
        left.remove(first)
        state.confronting = [*state.confronting, first]


def _rank(state: SecondState, seat: Seat) -> tuple[int, int]:
    return level(state.heroes[seat]), state.heroes[seat].gold


@rule
def confront(state: SecondState) -> Rule[None]:
    """Draw a red Challenge and fight it (2E-END-008); there is nothing else in such a turn (2E-END-010)."""
    seat = state.confronting[0]
    state.active = seat
    card = yield from draw_from(state.decks[Colour.RED], "draw.adventure")
    if card is None:
        eliminate(state, seat)  # 2E-GAP-069
        return
    state.emit("adventure-drawn", seat, "2E-END-008", hero=state.heroes[seat].id, card=card)
    state.fight = Fight(seat, Cause.ENDGAME, attacker=seat, foe=Foe(card), space=None)


@rule
def after_confrontation(state: SecondState, fight: Fight) -> Rule[None]:
    """Victory takes the card (2E-END-013); failure eliminates (2E-END-016)."""
    assert fight.foe is not None
    seat, card = fight.seat, fight.foe.card
    if fight.outcome != Outcome.WON:
        state.decks[Colour.RED].shuffle([card])
        eliminate(state, seat)
        return
    state.emit("challenge-defeated", seat, "2E-COMBAT-026", hero=state.heroes[seat].id, foe=card)
    if state.book.challenges[card].wins:
        win(state, seat, "victory-margath")  # 2E-END-012
        return
    felled: KnockedOut | None = None
    try:
        yield from reward(state, seat, card)
    except KnockedOut as knocked_out:  # giving up a card to make room has cost it its last Life
        felled = knocked_out
    if not holds(state, seat, card):
        hero = state.heroes[seat]
        hero.kept = [*hero.kept, card]
    if state.result is None and red_cards(state, seat) >= RED_CARDS_TO_WIN:
        win(state, seat, "victory-red-cards")  # 2E-END-014
    if felled is not None:
        raise felled
    if state.result is None:
        _once_more_at_the_end(state, seat)
        yield from end_of_turn_abilities(state, seat)  # 2E-END-011


def _once_more_at_the_end(state: SecondState, seat: Seat) -> None:
    """End-of-turn abilities work again after each Challenge, however they are limited (2E-GAP-091)."""
    hero = state.heroes[seat]
    late = [(use.card, use.n) for use in abilities(state, seat, ("end-of-turn",))]
    hero.used = [note for note in hero.used if note.seat != seat or (note.card, note.ability) not in late]


@rule
def end_of_turn_abilities(state: SecondState, seat: Seat) -> Rule[None]:
    """Abilities that are used at the end of a turn."""
    yield from use_cards(state, seat, "turn.end", "end-of-turn", "go-on")


def red_cards(state: SecondState, seat: Seat) -> int:
    """Every red Challenge card held counts in the Endgame (2E-END-014)."""
    hero = state.heroes[seat]
    held = [*hero.kept, *(item.card for item in hero.items), *(ally.card for ally in hero.allies)]
    return sum(card in state.book.challenges and _red(state, card) for card in held)


def eliminate(state: SecondState, seat: Seat) -> None:
    """Out of the Endgame; nothing is lost (2E-END-017, 2E-GAP-068). The next confronts (2E-END-018)."""
    state.heroes[seat].out = True
    state.confronting = [other for other in state.confronting if other != seat]
    state.emit("eliminated", seat, "2E-END-016", hero=state.heroes[seat].id)
    next_turn(state)
    if not state.confronting:
        compare(state, "endgame-over")


def standings(state: SecondState) -> list[tuple[Seat, ...]]:
    """Who stands how: the best first, equals together (2E-END-019)."""
    seats = range(len(state.heroes))
    merits = {seat: (red_cards(state, seat), *_rank(state, seat)) for seat in seats}
    return [
        tuple(seat for seat in seats if merits[seat] == merit)
        for merit in sorted(set(merits.values()), reverse=True)
    ]


def compare(state: SecondState, reason: str) -> None:
    """Most red cards, then level, then gold (2E-END-019); equal in all three share (2E-GAP-070)."""
    groups = standings(state)
    lost = len(state.heroes) == 1 and not state.options["solo-elimination-wins"]
    winners = () if lost else groups[0]  # a lone player who fails has lost (2E-GAP-071)
    state.result = Result(winners, tuple(groups), "solo-lost" if lost else reason)
    state.emit("game-over", None, "2E-END-019", reason=state.result.reason)


def _red(state: SecondState, card: str) -> bool:
    return state.book.adventure(card).colour is Colour.RED

"""Verbs of second-edition cards between heroes: a rival is robbed, cursed, challenged, dealt with.

Whoever carries out the text chooses the rival among all other heroes, wherever they are (2E-GAP-099). Where
there is none, nothing happens, but for what a card says of a bargain that fails and for a contest, in which
the bare dice are the number to reach.
"""

from __future__ import annotations

from tamalir.kernel import Option, Rule, Seat, rule
from tamalir.second.asking import ask
from tamalir.second.blows import deal_wounds
from tamalir.second.effects import OWN_TEXT, follow
from tamalir.second.gain_effects import change_gold, gain_experience
from tamalir.second.rolls import rival_number, skill_test
from tamalir.second.state import SecondState
from tamalir.second.uses import Use
from tamalir.second.vocabulary import VERBS
from tamalir.second.words import HERO, Attribute, Skill, Window
from tamalir.second.wounds import KnockedOut, exhaust
from tamalir.world.effects import Effect

AT_PEACE = (
    *(moment for moment in OWN_TEXT if moment != "before-combat"),
    "market",
    "before-moving",
    "moved",
    "end-of-turn",
)
"""Moments outside battles: what happens in a battle is between those who fight it."""

VERBS.standing("open-task")


def others(state: SecondState, seat: Seat) -> list[Seat]:
    """The other heroes, the next in turn first; whoever is out of the Endgame is out of reach."""
    n = len(state.heroes)
    seats = [(seat + k) % n for k in range(1, n)]
    return [other for other in seats if state.heroes[other].id and not state.heroes[other].out]


@rule
def choose_rival(use: Use, seats: list[Seat]) -> Rule[Seat | None]:
    """One of these heroes; None if there is none (2E-GAP-099)."""
    if not seats:
        return None
    heroes = use.state.heroes
    options = [Option(f"rival:{heroes[seat].id}", seat, {"hero": heroes[seat].id}) for seat in seats]
    return (yield from ask(use.state, use.seat, "card.rival", lambda: options, {"card": use.card}))


def _nobody_to_rob(use: Use, effect: Effect) -> str | None:
    rich = any(use.state.heroes[seat].gold for seat in others(use.state, use.seat))
    return None if rich else "2E-GAP-099"


@VERBS.verb("rob", when=AT_PEACE, can=_nobody_to_rob)
@rule
def rob(use: Use, n: int) -> Rule[None]:
    """Gold of a rival, as much as it has, at most n."""
    state = use.state
    rival = yield from choose_rival(use, [o for o in others(state, use.seat) if state.heroes[o].gold])
    if rival is not None:
        _hand_over(state, rival, use.seat, n)


@VERBS.verb("curse", when=AT_PEACE)
@rule
def curse(use: Use, wounds: int = 0, exhaustion: int = 0) -> Rule[None]:
    """Harm to a rival, who may answer with one card (2E-GAP-038). Its turn is another: it only falls."""
    state = use.state
    rival = yield from choose_rival(use, others(state, use.seat))
    if rival is None:
        return
    own = state.window, state.activated
    state.window, state.activated = Window.ANSWER, []
    try:
        if exhaustion:
            exhaust(state, rival, HERO, exhaustion)
        yield from deal_wounds(state, rival, HERO, wounds)
    except KnockedOut:
        state.blow = None  # by an aside of its own
    state.window, state.activated = own


@VERBS.verb("contest", when=AT_PEACE)
@rule
def contest(
    use: Use,
    attribute: Attribute,
    skill: Skill | None = None,
    stake: int = 0,
    success: tuple[Effect, ...] = (),
    failure: tuple[Effect, ...] = (),
) -> Rule[None]:
    """A rival rolls first and so sets the number, as in a duel (2E-DUEL-007); then it is a test."""
    state = use.state
    rival = yield from choose_rival(use, others(state, use.seat))
    number = yield from rival_number(state, use.seat, rival, attribute, skill)
    passed = yield from skill_test(state, use.seat, attribute, skill, number)
    if rival is not None and stake:
        _hand_over(state, rival if passed else use.seat, use.seat if passed else rival, stake)
    yield from follow(use, success if passed else failure)


@VERBS.verb("bargain", when=AT_PEACE)
@rule
def bargain(use: Use, n: int, points: int, refused: tuple[Effect, ...] = ()) -> Rule[None]:
    """A rival may buy experience; if it does not, or cannot, something else happens."""
    state = use.state
    rich = [other for other in others(state, use.seat) if state.heroes[other].gold >= n]
    rival = yield from choose_rival(use, rich)
    if rival is not None:
        facts = {"card": use.card, "hero": state.heroes[use.seat].id, "n": n, "points": points}
        answers = [Option("accept", True), Option("decline", False)]
        if (yield from ask(state, rival, "card.bargain", lambda: answers, facts)):
            _hand_over(state, rival, use.seat, n)
            gain_experience(Use(state, rival, HERO, use.card, use.n, use.effect), points)
            return
    yield from follow(use, refused)


@VERBS.verb("pass-on", when=("reward", "encounter", "card"))
@rule
def pass_on(use: Use) -> Rule[None]:
    """A rival must keep this card, whatever it does; nobody can give it up (2E-GAP-079)."""
    state = use.state
    rival = yield from choose_rival(use, others(state, use.seat))
    if rival is not None:
        hero = state.heroes[rival]
        hero.kept = [*hero.kept, use.card]
        facts = {"hero": state.heroes[use.seat].id, "rival": hero.id, "card": use.card}
        state.emit("card-passed-on", use.seat, "2E-GAP-099", **facts)


def _hand_over(state: SecondState, giver: Seat, taker: Seat, n: int) -> None:
    """As much as the giver has, at most n."""
    amount = min(n, state.heroes[giver].gold)
    change_gold(state, giver, -amount)
    change_gold(state, taker, amount)


def is_open(state: SecondState, card: str) -> bool:
    """Whether everybody may fulfil this task, whoever keeps it."""
    return any(effect.do == "open-task" for effect in state.book.standing[card])

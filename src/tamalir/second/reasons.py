"""Why something that is not even on offer now cannot be done."""

from __future__ import annotations

from tamalir.kernel import NO_ARGS, Args, Seat
from tamalir.second.asking import keeps
from tamalir.second.limits import is_ally, owned
from tamalir.second.movement import HURT_ROLL, most_dice
from tamalir.second.state import SecondState
from tamalir.second.uses import LABEL_RULES, Use, abilities, refused
from tamalir.second.vocabulary import window_of
from tamalir.second.words import Stage, Step
from tamalir.world.hexes import adjacent, parsed


def why(state: SecondState, seat: Seat, option: str) -> tuple[str, Args] | None:
    """The rule that stands in the way, for words that mean something in this game."""
    verb, _, thing = option.partition(":")
    if verb == "use":
        return _why_not_use(state, seat, thing)
    if verb == "discard" and thing in (*owned(state.heroes[seat]), *state.heroes[seat].kept):
        # Any time is whenever the owner has a decision to make (2E-GAP-032).
        return keeps(state, seat, thing) or "2E-GAP-032", {"card": thing}
    if verb in ("give", "ask") and any(thing in hero.kept for hero in state.heroes):
        return "2E-GAP-079", {"card": thing}
    rule = (
        _why_not_act(state, seat, verb, thing)
        or _why_not_in_a_turn(state, seat, verb, thing)
        or _MOMENTS.get(verb)
    )
    return None if rule is None else (rule, NO_ARGS)


# --- acts of a turn ---------------------------------------------------------------------


def _why_not_in_a_turn(state: SecondState, seat: Seat, verb: str, thing: str) -> str | None:
    """Acts that belong to a step of the own turn: another's turn, another step, or not like this."""
    if verb not in _TURN:
        return None
    step, rule = _TURN[verb]
    if seat != state.active:
        return "2E-TURN-001"
    if state.endgame:
        return "2E-END-010"
    if verb in ("roll", "step", "to"):
        return _why_not_move(state, seat, verb, thing)
    if verb in ("adventure", "undefeated", "negotiate", "duel"):
        return _why_not_here(state, seat, verb, thing)
    if verb == "sell":
        return _why_not_sell(state, seat, thing)
    if verb in ("buy", "hire") and state.step == Step.MARKET:
        return "2E-MARKET-002"  # on no stack of this town
    return rule if state.step == step else _ELSEWHERE.get(verb, "2E-TURN-002")


_TURN = {
    "roll": ("movement", "2E-MOVE-013"),
    "step": ("movement", "2E-MOVE-018"),
    "to": ("movement", "2E-MOVE-008"),
    "rest": ("movement", "2E-MOVE-013"),
    "stop": ("movement", "2E-MOVE-010"),
    "adventure": ("adventure", "2E-ADV-001"),
    "undefeated": ("adventure", "2E-UNDEF-001"),
    "negotiate": ("adventure", "2E-MEET-001"),
    "duel": ("adventure", "2E-MEET-001"),
    "move-on": ("adventure", "2E-ADV-001"),
    "buy": ("market", "2E-MARKET-002"),
    "hire": ("market", "2E-MARKET-002"),
    "sell": ("market", "2E-LIMIT-007"),
    "heal": ("market", "2E-MARKET-013"),
    "heal-all": ("market", "2E-MARKET-013"),
    "revive": ("market", "2E-MARKET-013"),
    "dismiss": ("market", "2E-VAR-006"),
    "leave-market": ("market", "2E-MARKET-001"),
    "bonus": ("experience", "2E-XP-003"),
    "save-up": ("experience", "2E-XP-001"),
    "pay": ("experience", "2E-GAP-088"),
}
"""Acts of a turn: their step, and the rule that forbids them in it where nothing more exact does."""

_ELSEWHERE = {
    "buy": "2E-MARKET-001",
    "hire": "2E-MARKET-001",
    "heal": "2E-MARKET-001",
    "heal-all": "2E-MARKET-001",
    "revive": "2E-MARKET-001",
    "leave-market": "2E-MARKET-001",
    "bonus": "2E-XP-001",
    "save-up": "2E-XP-001",
    "pay": "2E-XP-001",
}
"""What is tied to a place or a step by a rule of its own; all else by the order of steps."""


def _why_not_move(state: SecondState, seat: Seat, verb: str, thing: str) -> str | None:
    hero, journey = state.heroes[seat], state.journey
    if state.step != Step.MOVEMENT or journey.ended:
        return "2E-TURN-002"
    set_out = bool(journey.dice or journey.rested)
    if verb == "roll":
        if set_out:
            return "2E-GAP-006"
        most = most_dice(state, seat)
        if thing.isdecimal() and int(thing) <= most:
            return "2E-MOVE-013"  # fewer dice are a rest, and nobody here can rest so
        return "2E-MOVE-005" if most <= HURT_ROLL else "2E-MOVE-004"
    if verb == "step" and set_out:
        return "2E-MOVE-019" if journey.rested else "2E-MOVE-018"
    try:
        there = parsed(thing)
    except ValueError:
        return None
    if there not in state.book.board:
        return "2E-MOVE-021"
    if verb == "to" and not set_out:
        return "2E-MOVE-008"
    near = hero.hex is not None and adjacent(hero.hex, there)
    return None if near else "2E-MOVE-018" if verb == "step" else "2E-MOVE-008"


def _why_not_here(state: SecondState, seat: Seat, verb: str, thing: str) -> str | None:
    """Adventures and meetings: one of them in a turn, and only where the hero stands."""
    meeting = verb in ("negotiate", "duel")
    if state.meeting is not None and not meeting:
        return "2E-MEET-004"
    if state.attempt is not None or state.fight is not None:
        return "2E-MEET-004" if meeting else "2E-GAP-028"
    if meeting:
        others = [other for other in state.heroes if other.id == thing]
        if not others:
            return None
        if others[0].hex is None:
            return "2E-GAP-004"
        if state.meeting is not None:
            same = state.heroes[state.meeting].id == thing
            return "2E-MEET-007" if same and verb == "duel" else "2E-MEET-003"
        if others[0].hex != state.heroes[seat].hex:
            return "2E-MEET-001"
    return _TURN[verb][1] if state.step == Step.ADVENTURE else "2E-TURN-002"


def _why_not_sell(state: SecondState, seat: Seat, card: str) -> str | None:
    hero = state.heroes[seat]
    if card in hero.kept:
        return "2E-GAP-079"
    if card not in owned(hero):
        return "2E-MARKET-009" if card in (*state.book.items, *state.book.allies) else None
    if is_ally(state, card):
        return "2E-MARKET-011"
    return "2E-LIMIT-007"


def _why_not_act(state: SecondState, seat: Seat, verb: str, thing: str) -> str | None:
    """In a battle: acts of the side that chooses nothing, or after the choice of the phase has been made."""
    fight = state.fight
    if verb not in ("attack", "ally", "defend", "escape") or fight is None or fight.round == 0:
        return None
    if verb == "defend" and thing:
        return "2E-ALLY-007"
    if seat != fight.attacker:
        return _DEFENDERS[verb] if fight.rival is not None and seat == fight.defender else None
    if verb == "escape" or fight.stage == Stage.ESCAPE:
        return None
    if fight.rival is not None:
        return "2E-DUEL-022"
    attacking = state.check is not None and state.check.attack
    return "2E-COMBAT-022" if attacking and verb != "defend" else "2E-COMBAT-033"


_DEFENDERS = {
    "attack": "2E-DUEL-011",
    "defend": "2E-DUEL-011",
    "ally": "2E-DUEL-012",
    "escape": "2E-DUEL-006",
}
"""What the defender of a duel may not do."""


_MOMENTS = {
    "attack": "2E-COMBAT-010",
    "defend": "2E-COMBAT-010",
    "ally": "2E-ALLY-001",
    "escape": "2E-ESCAPE-001",
    "give": "2E-MEET-008",
    "give-gold": "2E-MEET-008",
    "ask": "2E-MEET-008",
    "ask-gold": "2E-MEET-008",
    "propose": "2E-GAP-085",
    "accept": "2E-GAP-085",
    "decline": "2E-GAP-085",
    "counter": "2E-GAP-085",
    "break-off": "2E-MEET-009",
    "replenish": "2E-EVENT-011",
    "keep": "2E-COMBAT-028",
    "discard": "2E-LIMIT-006",
}
"""Acts that belong to a moment which is not now."""


def _why_not_use(state: SecondState, seat: Seat, thing: str) -> tuple[str, Args] | None:
    card = thing.partition("#")[0]
    known = (state.book.heroes, state.book.items, state.book.allies)
    if not any(card in kind for kind in known) and not state.book.is_adventure(card):
        return None
    mine = [use for use in abilities(state, seat) if use.id == thing or use.card == card]
    if not mine:
        return "2E-EFFECT-001", {"card": card}
    return _moment(mine[0]), {"card": card}


def _too_late(use: Use) -> str | None:
    """Cards of a duel's defender that would fit the phase, but not the attacker's part in it."""
    fight = use.state.fight
    if fight is None or fight.rival is None or fight.round == 0 or use.seat != fight.defender:
        return None
    if use.effect.when == "attack-roll" or window_of(use.effect) == "hit":
        return "2E-GAP-093"
    rolled = use.state.check is not None and use.state.check.seat == fight.attacker
    return "2E-DUEL-009" if rolled and window_of(use.effect) == "roll" else None


def _moment(use: Use) -> str:
    """A card that is spent says so first; else its label, or the condition in its text, is not met."""
    spent = refused(use)
    if spent in ("2E-ACT-002", "2E-COMBAT-003", "2E-DUEL-012"):
        return spent
    return _too_late(use) or _LABELS.get(use.effect.when, "2E-EFFECT-009")


_LABELS = {
    **LABEL_RULES,
    "before-moving": "2E-MOVE-022",
    "moved": "2E-MOVE-022",
    "movement-rolled": "2E-MOVE-022",
    "market": "2E-MARKET-001",
    "end-of-turn": "2E-TURN-005",
    "arrived": "2E-ENC-002",
}
"""Labels of combat, and those of a turn."""

"""Why something cannot be done now outside combat: the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable

from tamalir.kernel import Seat
from tamalir.third.abilities_on_the_map import refusal
from tamalir.third.adventure import cannot_adventure
from tamalir.third.events import cannot_follow
from tamalir.third.giving import cannot_deal
from tamalir.third.heroes import cards_of, defeated, own_turn
from tamalir.third.learning import cannot_learn
from tamalir.third.quests import cannot_attempt
from tamalir.third.shopping import cannot_shop, price
from tamalir.third.state import ThirdState
from tamalir.third.story import cannot_use_story
from tamalir.third.turn import may_end
from tamalir.third.villain import cannot_face, cannot_kill_zombie
from tamalir.world.hexes import adjacent, parsed


def why_not(state: ThirdState, seat: Seat, verb: str, words: list[str]) -> str | None:
    """The rule that forbids this; None for words that mean nothing."""
    if verb in NEVER:
        return NEVER[verb]
    if verb not in TRIED:
        return None
    reason = TRIED[verb](state, seat, words)
    return None if reason == UNKNOWN else reason or busy(state, verb)


UNKNOWN = "unknown"

NEVER = {
    "discard-skill": "3E-HAND-003",
    "drop-skill": "3E-LEARN-008",
    "drop": "3E-ASSET-003",
    "sell": "3E-SHOP-004",
    "reject": "3E-SHOP-006",
    "exert": "3E-EXERT-003",
    "go": "3E-MOVE-003",
    "die": "3E-EXERT-003",
    "choice": "3E-EVENT-001",
    "ending": "3E-QUEST-004",
    "give": "3E-GIVE-003",
    "ask": "3E-GIVE-003",
    "pay-trophy": "3E-LEARN-004",
    "take-trophy": "3E-EVENT-004",
    "challenge": "3E-CHALLENGE-002",
}
"""What is done only where something asks for it."""


def busy(state: ThirdState, verb: str) -> str:
    """Nothing forbids it but the moment: an action is being resolved."""
    if verb == "learn":
        return "3E-TRAIN-003" if state.doing == "train" else "3E-LEARN-003"
    if verb == "deal":
        return "3E-GAP-043"
    return "3E-MOVE-007" if state.doing == "move" else "3E-TURN-003"


def _turn(state: ThirdState, seat: Seat) -> str | None:
    """Actions belong to the own turn."""
    return None if own_turn(state, seat) else "3E-TURN-001"


def _action(state: ThirdState, seat: Seat, needed: int = 1) -> str | None:
    """What keeps a hero from any action but resting or recovering."""
    if not own_turn(state, seat):
        return "3E-TURN-001"
    if defeated(state, seat):
        return "3E-DEFEAT-004"
    if state.heroes[seat].delayed:
        return "3E-DELAY-001"
    return "3E-ACTION-001" if state.actions < needed else None


def _walk(state: ThirdState, seat: Seat, words: list[str]) -> str | None:
    """A step goes to a neighbour, and not after the dice have been rolled (3E-MOVE-004)."""
    try:
        there = parsed(words[0])
    except (ValueError, IndexError):
        return UNKNOWN
    at = state.heroes[seat].hex
    if at is None or there not in state.book.board.terrain or not adjacent(at, there):
        return "3E-MOVE-001"
    if state.doing == "move":
        return "3E-MOVE-004"
    return _action(state, seat)


def _plain(state: ThirdState, seat: Seat, words: list[str]) -> str | None:
    return _action(state, seat)


def _rest(state: ThirdState, seat: Seat, words: list[str]) -> str | None:
    if not own_turn(state, seat) or not state.actions:
        return "3E-ACTION-001" if own_turn(state, seat) else "3E-TURN-001"
    return "3E-DELAY-001" if state.heroes[seat].delayed and not defeated(state, seat) else None


def _recover(state: ThirdState, seat: Seat, words: list[str]) -> str | None:
    if not own_turn(state, seat):
        return "3E-TURN-001"
    if defeated(state, seat):
        return "3E-DELAY-004"
    return None if state.heroes[seat].delayed else "3E-DELAY-001"


def _idle(state: ThirdState, seat: Seat, words: list[str]) -> str | None:
    return _action(state, seat)


def _end(state: ThirdState, seat: Seat, words: list[str]) -> str | None:
    return _turn(state, seat) or may_end(state, seat)


def _shop(state: ThirdState, seat: Seat, words: list[str]) -> str | None:
    return cannot_shop(state, seat) or _action(state, seat)


def _buy(state: ThirdState, seat: Seat, words: list[str]) -> str | None:
    """Only from the market of the city where one shops, one asset, and for its price."""
    if not words or words[0] not in state.book.catalogue.assets:
        return UNKNOWN
    city = state.book.board.city(state.heroes[seat].hex)
    if city is None or words[0] not in state.markets.get(city, ()):
        return "3E-MARKET-001"
    if state.heroes[seat].gold < price(state, seat, words[0]):
        return "3E-SHOP-007"
    return "3E-SHOP-008"


def _adventure(state: ThirdState, seat: Seat, words: list[str]) -> str | None:
    return _turn(state, seat) or cannot_adventure(state, seat) or _action(state, seat)


def _learn(state: ThirdState, seat: Seat, words: list[str]) -> str | None:
    if not words or words[0] not in state.book.catalogue.skills:
        return UNKNOWN
    if not own_turn(state, seat):
        return "3E-LEARN-001"
    return cannot_learn(state, seat, words[0])


def _quest(state: ThirdState, seat: Seat, words: list[str]) -> str | None:
    if not words or words[0] not in state.book.catalogue.quests:
        return UNKNOWN
    return _turn(state, seat) or cannot_attempt(state, seat, words[0]) or _action(state, seat)


def _rumor(state: ThirdState, seat: Seat, words: list[str]) -> str | None:
    if not words or words[0] not in state.book.catalogue.events:
        return UNKNOWN
    return _turn(state, seat) or cannot_follow(state, seat, words[0]) or _action(state, seat)


def _story(state: ThirdState, seat: Seat, words: list[str]) -> str | None:
    if not words or words[0] not in state.book.catalogue.stories:
        return UNKNOWN
    return _turn(state, seat) or cannot_use_story(state, seat, words[0]) or _action(state, seat)


def _ability(state: ThirdState, seat: Seat, words: list[str]) -> str | None:
    ability = state.book.abilities.get(words[0]) if words else None
    if ability is None:
        return UNKNOWN
    card = next((id for id, card in cards_of(state, seat) if ability in card.abilities), None)
    if card is None:
        skills = state.book.catalogue.skills
        held = any(ability in skills[skill].abilities for skill in state.heroes[seat].hand)
        return "3E-SKILL-001" if held else "3E-ABILITY-002"
    if ability.when == "always":
        return "3E-ABILITY-001"
    if ability.when == "setup":
        return "3E-SETUP-019"
    reason = refusal(state, seat, card, ability)
    if reason is None and ability.when == "action":
        return _action(state, seat)
    if reason is None and ability.when == "turn":
        return "3E-ABILITY-003"  # something is being paid, or put right at once: that is finished first
    return reason


def _zombie(state: ThirdState, seat: Seat, words: list[str]) -> str | None:
    return _turn(state, seat) or cannot_kill_zombie(state, seat) or _action(state, seat)


def _villain(state: ThirdState, seat: Seat, words: list[str]) -> str | None:
    return cannot_face(state, seat) or _action(state, seat)


def _deal(state: ThirdState, seat: Seat, words: list[str]) -> str | None:
    if not words or not words[0].isdecimal() or int(words[0]) >= len(state.heroes):
        return UNKNOWN
    return _turn(state, seat) or cannot_deal(state, seat, int(words[0]))


def _show(state: ThirdState, seat: Seat, words: list[str]) -> str | None:
    if not words or not words[0].isdecimal() or int(words[0]) >= len(state.heroes):
        return UNKNOWN
    return "3E-TROPHY-007" if int(words[0]) == seat or not state.heroes[seat].trophies else None


TRIED: dict[str, Callable[[ThirdState, Seat, list[str]], str | None]] = {
    "walk": _walk,
    "travel": _plain,
    "take-rest": _rest,
    "train": _plain,
    "recover": _recover,
    "idle": _idle,
    "end-turn": _end,
    "shop": _shop,
    "buy": _buy,
    "go-adventuring": _adventure,
    "learn": _learn,
    "attempt": _quest,
    "follow": _rumor,
    "story": _story,
    "ability": _ability,
    "kill-zombie": _zombie,
    "face-villain": _villain,
    "deal": _deal,
    "show-trophies": _show,
}

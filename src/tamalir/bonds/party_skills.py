"""Party skills: learned by the team, they lie beside the board and help whoever is in a party."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial

from tamalir.bonds.parties import party_of
from tamalir.bonds.state import bonds_state, in_company
from tamalir.kernel import Option, Rule, Seat, back_of, choose, is_unknown, rule
from tamalir.third.board_cards import DECKS
from tamalir.third.heroes import in_turn_order
from tamalir.third.state import ThirdState
from tamalir.third.trophies import kind_of
from tamalir.third.turn import Run
from tamalir.world.limits import Used
from tamalir.world.words import Until

PLAYED = "party-skill"
"""How a party skill for which nobody would pay is noted among what its player has used in a turn."""


def shared(state: ThirdState, seat: Seat) -> Sequence[str]:
    """All learned party skills, for as long as the hero is in a party, whichever it is (UB-PARTYSKILL-001,
    UB-PARTYSKILL-008, UB-PARTYSKILL-010, UB-GAP-037)."""
    return bonds_state(state).common if party_of(state, seat) else ()


def cannot_play(state: ThirdState, seat: Seat, card: str) -> str | None:
    """The rule that keeps a hero from playing a party skill from its hand. No attribute limits their number
    (UB-PARTYSKILL-009)."""
    skills = state.book.catalogue.skills
    if not in_company(state) or card not in state.heroes[seat].hand or not skills[card].party:
        return "UB-PARTYSKILL-002"
    if state.heroes[seat].has_used(PLAYED):
        return "UB-GAP-037"
    return None if _affordable(state, skills[card].cost) else "UB-PARTYSKILL-003"


def _affordable(state: ThirdState, cost: Mapping[str, int]) -> bool:
    """Whether the heroes in the game have the trophies between them (UB-PARTYSKILL-004)."""
    held = Counter(_kind(state, card) for hero in state.heroes for card in hero.trophies)
    return sum(cost.values()) <= sum(held.values()) and all(cost.get(k, 0) <= held[k] for k in DECKS)


def _kind(state: ThirdState, card: str) -> str:
    """Of a trophy; its back tells everybody (3E-GAP-049)."""
    return back_of(card) if is_unknown(card) else kind_of(state, card)


def free_deeds(state: ThirdState, seat: Seat) -> list[Option[Run]]:
    """In the own turn, before or after an action (UB-PARTYSKILL-002)."""
    return [
        Option(f"play-party-skill:{card}", partial(play, state, seat, card), {"card": card})
        for card in sorted(set(state.heroes[seat].hand))
        if cannot_play(state, seat, card) is None
    ]


@rule
def play(state: ThirdState, seat: Seat, card: str) -> Rule[None]:
    """Each hero, wherever it is, says which trophies it gives; who plays the card need not give any
    (UB-PARTYSKILL-003 to UB-PARTYSKILL-005). Nothing is spent unless the whole cost comes together."""
    hero = state.heroes[seat]
    owed = dict(state.book.catalogue.skills[card].cost)
    pledged: list[tuple[Seat, str]] = []
    state.emit("party-skill-played", seat, "UB-PARTYSKILL-002", who=hero.id, card=card)
    order = in_turn_order(state)
    for giver in (seat, *(other for other in order if other != seat)):
        yield from _pledge(state, giver, card, owed, pledged)
    if sum(owed.values()):
        hero.used.append(Used(seat, hero.id, PLAYED, Until.TURN))
        state.emit("party-skill-unpaid", seat, "UB-PARTYSKILL-002", card=card)
        return
    for giver, trophy in pledged:
        state.heroes[giver].trophies.remove(trophy)
        kind = kind_of(state, trophy)
        state.adventure_discards[kind].append(trophy)
        who = state.heroes[giver].id
        state.emit("trophy-spent", giver, "UB-PARTYSKILL-004", who=who, card=trophy, kind=kind)
    hero.hand.remove(card)
    bonds_state(state).common.append(card)  # UB-PARTYSKILL-006: beside the board, and nobody's
    state.emit("party-skill-learned", seat, "UB-PARTYSKILL-006", who=hero.id, card=card)


@rule
def _pledge(
    state: ThirdState, giver: Seat, card: str, owed: dict[str, int], pledged: list[tuple[Seat, str]]
) -> Rule[None]:
    """One hero's share: trophies that match what is still owed, as many as it likes."""
    left = list(state.heroes[giver].trophies)
    while True:
        fitting = sorted({c for c in left if owed.get(kind_of(state, c), 0) or owed.get("any", 0)})
        if not fitting:
            return
        options: list[Option[str | None]] = [
            Option(f"pay-trophy:{c}", c, {"card": c, "kind": kind_of(state, c)}) for c in fitting
        ]
        options.append(Option("let-be", None))
        facts = {"who": state.heroes[giver].id, "card": card, "n": sum(owed.values())}
        trophy = yield from choose(giver, "party-skill.share", options, facts)
        if trophy is None:
            return
        kind = kind_of(state, trophy)
        owed["any" if not owed.get(kind, 0) else kind] -= 1
        left.remove(trophy)
        pledged.append((giver, trophy))

"""Whether a position of a game with the expansion can be."""

from __future__ import annotations

from collections.abc import Mapping

from tamalir.bonds.cards import bonds_book
from tamalir.bonds.decks import asset_deck, skill_deck
from tamalir.bonds.envelopes import SENT, SUPPLY
from tamalir.bonds.parties import MOST
from tamalir.bonds.party_skills import PLAYED
from tamalir.bonds.state import Envelope, bonds_state
from tamalir.bonds.trading import GIFT
from tamalir.third import validate as third
from tamalir.third.state import ThirdState
from tamalir.third.steps import Step
from tamalir.world.faults import Fault, Judge


def validate(state: ThirdState) -> list[Fault]:
    """All that is wrong with a position; nothing in every position that a game leads to."""
    judge = Judge(len(state.heroes))
    bonds = bonds_state(state)
    twists = bonds_book(state).twists
    third.lay_out(state, judge, [*third.assets_of(state), *twists])
    third.look_over(state, judge, (GIFT, SENT, PLAYED))
    judge.lie(
        "common", bonds.common, [c.id for c in state.book.catalogue.skills.values() if c.party], "skill"
    )
    for seat, since in bonds.prepared.items():
        judge.seat("prepared", seat)
        judge.number(f"prepared.{seat}", since, 1, state.round)
    _parties(state, judge)
    judge.number("envelopes", len(bonds.envelopes), 0, SUPPLY)
    for n, envelope in enumerate(bonds.envelopes):
        _envelope(state, judge, f"envelopes[{n}]", envelope)
    least, most = third.whole_of(state)
    once = dict.fromkeys(twists, 1)
    if state.scene is None:
        least = {**_in_play(state, least), **once}
    judge.whole(least, {**most, **once})
    return judge.faults


def _in_play(state: ThirdState, least: Mapping[str, int]) -> Mapping[str, int]:
    """Cards of sets that this game is played without lie in the box."""
    if state.step == Step.SETUP_SETS:
        return {}
    cards, played = state.book.catalogue, {*skill_deck(state), *asset_deck(state)}
    return {
        card: n
        for card, n in least.items()
        if card in played or (card not in cards.skills and card not in cards.assets)
    }


def _parties(state: ThirdState, judge: Judge) -> None:
    """Two to four heroes on one hex who can travel, each in one party at most (UB-PARTY-002, UB-GAP-036)."""
    found: list[int] = []
    for n, party in enumerate(bonds_state(state).parties):
        judge.number(f"parties[{n}]", len(party), 2, MOST)
        for member in party:
            judge.seat(f"parties[{n}]", member)
            known = 0 <= member < len(state.heroes)
            hero = state.heroes[member] if known else None
            if member in found or member in state.eliminated:
                judge.fault(f"parties[{n}]", f"seat {member} cannot be in it")
            if hero is not None and (hero.delayed or hero.beaten):
                judge.fault(f"parties[{n}]", f"seat {member} is delayed or defeated")
            if known and state.heroes[member].hex != state.heroes[party[0]].hex:
                judge.fault(f"parties[{n}]", f"seat {member} is elsewhere")
            found.append(member)


def _envelope(state: ThirdState, judge: Judge, path: str, envelope: Envelope) -> None:
    """Exactly one thing is on it (UB-ENVELOPE-003)."""
    cards = state.book.catalogue
    kinds: dict[str, Mapping[str, object]] = {
        "gold": {"": None},
        "skill": cards.skills,
        "quest": cards.quests,
        "rumor": cards.events,
        "event": cards.events,
    }
    judge.seat(f"{path}.holder", envelope.holder)
    judge.number(f"{path}.option", envelope.option, 0, 1)
    if judge.known(f"{path}.kind", envelope.kind, kinds, "kind of present"):
        if envelope.kind == "gold":
            judge.known(f"{path}.card", envelope.card, kinds["gold"], "card")
        else:
            judge.lie(f"{path}.card", [envelope.card], kinds[envelope.kind], envelope.kind)

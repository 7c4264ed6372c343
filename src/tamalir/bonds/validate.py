"""Whether a position of a game with the expansion can be."""

from __future__ import annotations

from collections.abc import Mapping

from tamalir.bonds.cards import bonds_book
from tamalir.bonds.decks import ASSET_SETS, SKILL_SETS, asset_deck, sets_of, skill_deck
from tamalir.bonds.difficulty import STEPS
from tamalir.bonds.envelopes import SENT, SUPPLY
from tamalir.bonds.parties import MOST
from tamalir.bonds.party_skills import PLAYED
from tamalir.bonds.plague import rules_of as plague_of
from tamalir.bonds.state import Envelope, bonds_state
from tamalir.bonds.trading import GIFT
from tamalir.bonds.warbands import rules_of
from tamalir.third import validate as third
from tamalir.third.rounds import LAST_ROUND
from tamalir.third.state import ThirdState
from tamalir.third.steps import Step
from tamalir.world.faults import Fault, Judge

MOST_UNITS = 2 * LAST_ROUND
"""A warband gains one in a round at most, and some by story cards."""


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
    _sets(state, judge)
    _land(state, judge)
    least, most = third.whole_of(state)
    once = dict.fromkeys(twists, 1)
    if state.scene is None and not judge.strange:
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


def _sets(state: ThirdState, judge: Judge) -> None:
    """What the table has agreed on, and whose turn runs."""
    bonds, cards = bonds_state(state), state.book.catalogue
    judge.known("difficulty", bonds.difficulty, STEPS, "step of difficulty")
    judge.seat("turn_of", bonds.turn_of)
    if bonds.changes is not None:
        judge.order("changes.who", bonds.changes.who)
    for path, chosen, printed, most in (
        ("skill_sets", bonds.skill_sets, sets_of(cards.skills.values()), SKILL_SETS),
        ("asset_sets", bonds.asset_sets, sets_of(cards.assets.values()), ASSET_SETS),
    ):
        judge.number(path, len(set(chosen)), len(chosen), most)
        for n, name in enumerate(chosen):
            judge.known(f"{path}[{n}]", name, printed, "set")


def _land(state: ThirdState, judge: Judge) -> None:
    """Warbands, scorched earth and the plague are where their scenario has them (UB-SCEN-005, UB-GAP-050)."""
    bonds = bonds_state(state)
    swarm, disease = (None, None) if judge.strange else (rules_of(state), plague_of(state))
    printed = () if swarm is None else swarm.cards
    hexes = {} if state.book.map is None else state.book.map.terrain
    seen = [*bonds.routed, *(band.card for band in bonds.warbands)]
    judge.number("warbands", len(seen), 0, len(printed))
    for n, card in enumerate(seen):
        judge.known(f"warbands[{n}]", card, printed, "warband")
        if card in seen[:n]:
            judge.fault(f"warbands[{n}]", f"{card} is there twice")
    for n, band in enumerate(bonds.warbands):
        judge.place(f"warbands[{n}].hex", band.hex, hexes)
        judge.number(f"warbands[{n}].units", band.units, 0, MOST_UNITS)
    kinds = () if swarm is None else swarm.targets
    for path, places, reached in (
        ("scorched", bonds.scorched, kinds),
        ("plague", bonds.plague, () if disease is None else disease.places),
    ):
        for n, at in enumerate(places):
            kind = None if state.book.map is None else state.book.map.kind.get(at)
            if kind not in reached or at in places[:n]:
                judge.fault(f"{path}[{n}]", f"{at} is no place that can be there")
                judge.strange = True


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

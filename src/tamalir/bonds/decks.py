"""Which skill and asset sets a game is played with: six of nine, three of four (UB-SETUP-003, UB-GAP-048)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tamalir.bonds import twists
from tamalir.bonds.state import BondsState, bonds_state, in_company
from tamalir.kernel import Option, Rule, choose, draw, rule
from tamalir.third.cards import AssetDef, SkillDef
from tamalir.third.state import ThirdState
from tamalir.third.steps import Step
from tamalir.world.piles import Pile

SKILL_SETS, ASSET_SETS = 6, 3
"""How many make a deck (3E-SKILL-004, 3E-ASSET-008)."""

NEW_SKILL_SETS = ("militant-pilgrim", "one-with-the-land", "high-society")
"""UB-SETUP-002"""
NEW_ASSET_SETS = ("f",)
"""UB-GAP-048"""

CHOICES = ("drawn", "base", "new", "chosen")
"""By chance; those of the base game; the new ones and others by chance; named by the players in turn."""


def sets_of(cards: Iterable[SkillDef | AssetDef]) -> list[str]:
    """The names of the sets, each once, party skills aside."""
    return sorted({card.set for card in cards if not (isinstance(card, SkillDef) and card.party)})


def skill_deck(state: ThirdState) -> list[str]:
    """The chosen sets; in co-operative games the party skills besides (UB-SETUP-006, UB-SOLO-002). Before any
    were chosen, the base game's: games begun then know no others."""
    chosen = bonds_state(state).skill_sets
    skills = state.book.catalogue.skills.values()
    return _copies(
        card
        for card in skills
        if (in_company(state) and bool(chosen) if card.party else _in(card.set, chosen, NEW_SKILL_SETS))
    )


def asset_deck(state: ThirdState) -> list[str]:
    """The chosen sets, without the twists."""
    chosen = bonds_state(state).asset_sets
    return _copies(
        card for card in state.book.catalogue.assets.values() if _in(card.set, chosen, NEW_ASSET_SETS)
    )


def _in(name: str, chosen: Sequence[str], new: Sequence[str]) -> bool:
    return name in chosen if chosen else name not in new


def _copies(cards: Iterable[SkillDef | AssetDef]) -> list[str]:
    return [card.id for card in cards for _ in range(card.copies)]


@rule
def choose_sets(state: ThirdState) -> Rule[None]:
    """The skill and the asset deck are made, and twists and party skills go in once they are (UB-SETUP-004,
    UB-SETUP-006)."""
    bonds, options, cards = bonds_state(state), state.book.options, state.book.catalogue
    bonds.skill_sets = yield from _some(
        bonds, sets_of(cards.skills.values()), NEW_SKILL_SETS, SKILL_SETS, "skill", options
    )
    bonds.asset_sets = yield from _some(
        bonds, sets_of(cards.assets.values()), NEW_ASSET_SETS, ASSET_SETS, "asset", options
    )
    state.decks["skill"] = Pile(bag=skill_deck(state))
    state.decks["asset"] = Pile(bag=asset_deck(state))
    twists.shuffle_in(state)
    for kind, names in (("skill", bonds.skill_sets), ("asset", bonds.asset_sets)):
        state.emit("sets-chosen", None, "UB-SETUP-003", kind=kind, sets=" ".join(f"set-{n}" for n in names))
    state.step = Step.SETUP_SCENARIO if state.scenario is None else Step.SETUP_FIRST


@rule
def _some(
    state: BondsState,
    known: list[str],
    new: Sequence[str],
    amount: int,
    kind: str,
    options: Mapping[str, object],
) -> Rule[list[str]]:
    """So many sets, in the way the table agreed on. If there are no more than that, all are used."""
    way = options.get(f"{kind}-sets", "drawn")
    old = [name for name in known if name not in new]
    if way == "base" and len(old) <= amount:
        return old
    chosen = [name for name in known if name in new][:amount] if way == "new" else []
    left = [name for name in (old if way == "base" else known) if name not in chosen]
    while len(chosen) < amount and left:
        if len(left) <= amount - len(chosen):
            chosen += left
            break
        if way == "chosen":
            seat = len(chosen) % len(state.heroes)
            named = [Option(f"take-set:{name}", name, {"set": f"set-{name}"}) for name in left]
            name = yield from choose(seat, "setup.set", named, {"kind": kind, "n": amount - len(chosen)})
        else:
            name = yield from draw(f"draw.{kind}-set", left)
        chosen.append(name)
        left.remove(name)
    return sorted(chosen)

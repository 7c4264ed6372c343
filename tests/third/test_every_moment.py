"""Random games in which every hero can do much: whatever its moment has come for is offered, or refused by a
rule."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tamalir.kernel import Choose, Fast, Setup, Table
from tamalir.kernel.requests import Chance, Roll
from tamalir.third import heroes
from tamalir.third.abilities_on_the_map import refusal
from tamalir.third.edition import EDITION, SEAMS, book_for, catalogue
from tamalir.third.state import ThirdState
from tamalir.third.terrain import TERRAINS, shows

IN_ONE_GO = (
    "hand.discard", "hand.lose", "hero.exert", "fight.exert", "learn.spend", "learn.drop", "trophy.spend",
    "asset.drop", "asset.lose", "dice.which", "dice.count-as", "deal.offer",
)  # fmt: skip
"""Something is being paid or put right at once, or an offer is being put together: no moment for anything."""
DICE = ("move.spend", "dice.match", "quest.ending", "fight.flight")
"""Questions with terrain dice on the table."""
BOLD = ("go-adventuring", "attempt", "story", "flee", "travel")
GIFTS = ("herbalist", "healing-touch", "water-walking", "wanderlust", "light-sleeper", "pilgrim", "blink")
LANDS = ("shortcut-finder", "rune-reader", "woodcraft", "mountaineering")


class Watching:
    """A dealer that remembers the terrain dice that were rolled since it was last asked."""

    def __init__(self, seed: int) -> None:
        self.dealer = Fast(seed)
        self.rolled: list[tuple[str, tuple[str, ...]]] = []

    def answer(self, request: Chance, throw: int) -> Any:
        faces: Any = self.dealer.answer(request, throw)
        if isinstance(request, Roll) and request.key.startswith(("dice.", "fight.flee-die")):
            self.rolled.append((request.key, tuple(map(str, faces))))
        return faces

    def to_save(self) -> dict[str, object]:
        return self.dealer.to_save()


def gifted(seed: int) -> tuple[Table[ThirdState], Watching]:
    """A game whose heroes have abilities for any moment and for terrain rolls printed on their cards."""
    cards = catalogue()
    more = tuple(a for id in (*GIFTS, *LANDS) for a in cards.skills[id].abilities)
    able = {id: replace(hero, abilities=(*hero.abilities, *more)) for id, hero in cards.heroes.items()}
    setup = Setup(2 + seed % 2, options={"scenario": ("margath", "corpse-king", "grey-hunt")[seed % 3]})
    state = EDITION.begin(setup)
    state.book = book_for(replace(cards, heroes=able), SEAMS, setup.seats)
    dealer = Watching(seed)
    return Table(EDITION, state, dealer, setup=setup), dealer


def offered(table: Table[ThirdState], seat: int) -> list[str]:
    """All that a seat may do now, asked or not."""
    asked = table.pending(seat)
    found = table.offers(seat) if asked is None else [*asked.options, *asked.asides]
    return [option.id for option in found if option.refused is None]


def look(table: Table[ThirdState], rolled: list[tuple[str, tuple[str, ...]]]) -> int:
    """What must be on offer is; gives how many abilities were."""
    state, request = table.state, table.request
    seat = state.active
    if not isinstance(request, Choose) or not heroes.own_turn(state, seat) or seat in state.eliminated:
        return 0
    there, found = offered(table, seat), 0
    moments = ["turn", *(["terrain-roll"] if request.key in DICE and request.seat == seat else [])]
    for moment in moments:
        for card, ability in heroes.different(heroes.abilities_for(state, seat, moment)):
            id = f"ability:{ability.id}"
            if id in there:
                found += 1
            else:
                why = table.why(id, seat)
                assert why is not None
                assert why.rule.startswith("3E-"), (request.key, id)
                allowed = refusal(state, seat, card, ability) is None
                assert not allowed or request.key in IN_ONE_GO, f"{request.key} does not offer {id}"
    if rolled:
        _look_at_dice(table, *rolled[-1])
    return found


def _look_at_dice(table: Table[ThirdState], key: str, faces: tuple[str, ...]) -> None:
    """Dice that could be rolled again are on the table, unless they show all one could wish for."""
    request, state = table.request, table.state
    assert isinstance(request, Choose)
    can = state.heroes[state.active].hand or any(
        refusal(state, state.active, card, ability) is None
        for card, ability in heroes.abilities_for(state, state.active, "terrain-roll")
    )
    best = any(all(shows(face, terrain) for face in faces) for terrain in TERRAINS)
    if can and faces and not best and key in ("dice.move", "dice.explore", "dice.ability", "fight.flee-die"):
        assert request.key in DICE, (key, request.key)


@pytest.mark.rule("3E-ONCE-003", "3E-EXERT-003", "3E-ABILITY-003")
@pytest.mark.parametrize("seed", range(10))
def test_every_moment_is_offered_or_refused_by_its_rule(seed: int):
    table, dealer = gifted(seed)
    luck, found = Random(seed), 0
    for _ in range(700):
        if table.request is None:
            break
        found += look(table, dealer.rolled)
        dealer.rolled.clear()
        seat = table.waiting()[0]
        asked = table.pending(seat)
        assert asked is not None
        speaking = table.offers(table.state.active)
        bold = [
            o for o in asked.options if o.verb in ("go-adventuring", "attempt", "story", "flee", "travel")
        ]
        usual = bold if bold and luck.random() < 0.6 else asked.options
        if speaking and luck.random() < 0.1:
            table.answer(luck.choice(speaking).id, table.state.active)
        else:
            table.answer(luck.choice(usual).id, seat)
    assert found > 200

"""Scenes at the table: heroes, cards and an enemy in a few words, then dice, choices and what they lead to.

    scene = fight(hero(body=4), foe(body=11, melee=1), stage="melee", dice=[5])
    scene.play("attack")
    assert 1 == scene.hero.wounds

Figures that a test does not name are chosen so that they never decide anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from tamalir.kernel import Roll, Scripted, clone
from tamalir.kernel.requests import Chance
from tamalir.second.cards import (
    AllyDef,
    Book,
    ChallengeDef,
    EncounterDef,
    EventDef,
    ItemDef,
)
from tamalir.second.edition import EDITION
from tamalir.second.scenes import bare
from tamalir.second.state import Ally, Fight, Foe, Hero, SecondState, Undefeated
from tamalir.second.undefeated import put
from tamalir.second.words import (
    Cause,
    Colour,
    Outcome,
    Stage,
    Window,
)
from tamalir.world.hexes import spoken
from tests.second.fight_cards import BOARD, Card, Party
from tests.second.played import LONG, Played, faces, table_from


def fight(
    party: Party,
    enemy: ChallengeDef,
    *,
    stage: str = "before-combat",
    wounds: int = 0,
    dice: Sequence[int] = (),
    counter: str | None = "green",
    cause: str = "adventure",
    options: Mapping[str, Any] | None = None,
    event: EventDef | None = None,
    track: Sequence[ChallengeDef | None] = (),
    on_track: bool = False,
    in_round: int = 1,
) -> Scene:
    """A hero against a Challenge, at the beginning of a stage or phase.

    `track` fills the undefeated challenge track in order; `on_track` puts this Challenge on it as well.
    """
    others = [card for card in track if card is not None]
    state = _bare([party], [enemy, *others, *([event] if event is not None else [])], options)
    here = None if party.owned.hex is None else party.owned.hex
    if counter is not None and here is not None:
        state.put_jewels(spoken(here), [Colour(counter)])
    for position, card in enumerate(track):
        if card is not None:
            state.aged += 1
            put(state, position, Undefeated(card.id, (position, 9), state.aged))
    if on_track and here is not None:
        state.aged += 1
        put(state, len(track), Undefeated(enemy.id, here, state.aged))
    state.event = None if event is None else event.id
    started = stage not in ("before-combat", "escape")
    state.window = Window.ROUND if started else None
    state.fight = Fight(
        0,
        Cause(cause),
        attacker=0,
        foe=Foe(enemy.id, wounds),
        space=here,
        stage=Stage(stage),
        round=in_round if started else in_round - 1,
    )
    return Scene(state, dice)


def duel(
    attacker: Party,
    defender: Party,
    *,
    stage: str = "before-combat",
    dice: Sequence[int] = (),
    options: Mapping[str, Any] | None = None,
    extra: Sequence[Card] = (),
    in_round: int = 1,
) -> Scene:
    """Seat 0 has attacked seat 1."""
    state = _bare([attacker, defender], extra, options)
    started = stage not in ("before-combat", "escape")
    state.window = Window.ROUND if started else None
    state.fight = Fight(
        0,
        Cause.MEETING,
        attacker=0,
        rival=1,
        space=attacker.owned.hex,
        stage=Stage(stage),
        round=in_round if started else in_round - 1,
    )
    return Scene(state, dice)


def ended_duel(attacker: Party, defender: Party, outcome: str, **rest: Any) -> Scene:
    """The last blow has fallen; what follows it is still to come."""
    state = _bare([attacker, defender], (), rest.pop("options", None))
    state.fight = Fight(
        0,
        Cause.MEETING,
        attacker=0,
        rival=1,
        space=attacker.owned.hex,
        stage=Stage.OVER,
        round=1,
        outcome=Outcome(outcome),
    )
    return Scene(state, (), **rest)


def _bare(parties: Sequence[Party], cards: Sequence[Card], options: Mapping[str, Any] | None) -> SecondState:
    printed: list[Card] = [*cards, *(card for party in parties for card in party.cards)]

    def all_of(cls: type[Any]) -> dict[str, Any]:
        return {card.id: card for card in printed if isinstance(card, cls)}

    book = Book(
        BOARD,
        {party.printed.id: party.printed for party in parties},
        all_of(AllyDef),
        all_of(ItemDef),
        all_of(ChallengeDef),
        all_of(EncounterDef),
        all_of(EventDef),
    )
    return bare(
        book, [clone(party.owned) for party in parties], EDITION.settle({**LONG, **(options or {})}), "test"
    )


class Known:
    """Throws known beforehand; after the last of them the table waits for the next."""

    def __init__(self, answers: Sequence[object]) -> None:
        self.script = Scripted(answers)
        self.answers = self.script.answers

    def answer(self, request: Chance, throw: int) -> object:
        return self.script.answer(request, throw) if throw < len(self.answers) else None

    def to_save(self) -> dict[str, object]:
        return self.script.to_save()


@dataclass
class Scene(Played):
    """A table with a prepared fight and dice that are known beforehand."""

    start: SecondState
    totals: Sequence[int] = ()
    dealer: Known = field(init=False)

    def __post_init__(self) -> None:
        self.dealer = Known([faces(total) for total in self.totals])
        self.table = table_from(self.start, self.dealer, "test")

    # --- playing

    def dice(self, *totals: int) -> Scene:
        """The next throws of the two ten-sided dice, by what they add up to."""
        for total in totals:
            self.dealer.answers.append(faces(total))
            if isinstance(self.table.request, Roll):
                self.table.answer(faces(total))
        return self

    def play(self, *options: str) -> Scene:
        """Choose these options, one after another, for whoever is asked."""
        for option in options:
            self.table.answer(option)
        return self

    # --- looking

    @property
    def rival(self) -> Hero:
        return self.state.heroes[1]

    @property
    def fight(self) -> Fight:
        assert self.state.fight is not None
        return self.state.fight

    @property
    def foe(self) -> Foe:
        assert self.fight.foe is not None
        return self.fight.foe

    @property
    def over(self) -> bool:
        """Whether the fight and all that follows it are done."""
        return self.table.request is None

    def ally(self, card: str, seat: int = 0) -> Ally:
        return next(ally for ally in self.state.heroes[seat].allies if ally.card == card)

    def down(self, card: str, seat: int = 0) -> bool:
        """Whether an Item lies face down."""
        return next(item.down for item in self.state.heroes[seat].items if item.card == card)

    @property
    def happened(self) -> list[str]:
        """What happened, event by event."""
        return [str(event["key"]) for event in self.table.events()]

    @property
    def rolled(self) -> tuple[int, int, str]:
        """Total, target and outcome of the newest roll."""
        rolls = [_facts(e) for e in self.table.events() if str(e["key"]).endswith("-rolled")]
        return rolls[-1]["total"], rolls[-1]["target"], rolls[-1]["outcome"]

    @property
    def target_number(self) -> int:
        """What the defending hero has set last."""
        return self.told("target-set")[-1]["total"]


def _facts(event: Mapping[str, object]) -> dict[str, Any]:
    return cast("dict[str, Any]", event["facts"])


def under(scene: Scene, colour: str = "green") -> Sequence[str]:
    """The cards under an adventure deck, in the order in which they will come up."""
    return scene.state.decks[Colour(colour)].below


def tracked(scene: Scene) -> list[str | None]:
    """The six positions of the undefeated challenge track."""
    return [None if taken is None else taken.card for taken in scene.state.track]

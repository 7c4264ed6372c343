"""What things are worth to a bot of the Third Edition, in one unit: a trophy is about 1."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True, frozen=True)
class Prices:
    """A character: what tells one bot's judgement from another's."""

    name: str
    action: float = 0.33
    """What an action brings elsewhere, at most."""
    least_action: float = 0.33
    """At least, where nothing on the map pays more."""
    exerts: bool = True
    """Whether it reckons with the price of cards that are exerted in tests."""
    counts: bool = False
    """Whether what unseen cards may bring is counted card by card, and not just felt."""
    trophy: float = 1.1
    spare_trophy: float = 0.55
    """One of many that are not yet spent."""
    gold: float = 0.55
    card: float = 0.22
    """A skill card in hand."""
    damage: float = 0.04
    """The first damage; each further one costs a little more."""
    more_damage: float = 0.012
    defeat: float = 0.4
    """Besides the damage."""
    strength: float = 9.0
    """From no chance at all to a sure victory over enemies as they come."""
    villain: float = 14.0
    """From no chance at all to a sure victory over the villain."""
    victory: float = 25.0
    dares: float = 0.62
    """The chance against the villain from which on it is faced, with much time left."""
    hurries: float = 0.03
    """How much less will do with every round that is gone of the second act."""
    least: float = 0.02
    """At the very end."""
    slips: float = 0.0
    """How often a second best option is taken for the best."""


NOVICE = Prices("novice", dares=0.35, hurries=0.02, slips=0.55)
"""Grows as it comes, goes to the villain ill prepared, and often takes the second best for the best."""
ADVENTURER = Prices(
    "adventurer", dares=0.75, hurries=0.02, defeat=1.2, damage=0.08, more_damage=0.02, slips=0.25
)
"""Careful, slow to face the villain, and a little absent-minded."""
CHAMPION = Prices(
    "champion",
    least_action=0.12,
    counts=True,
    dares=0.6,
    hurries=0.03,
    defeat=1.2,
    damage=0.08,
    more_damage=0.02,
)
"""Careful and attentive; it counts what training and markets may bring, and does something poor rather than
nothing. It faces the villain before others do: the estimate by which it dares is dark."""

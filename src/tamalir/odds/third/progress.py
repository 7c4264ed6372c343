"""How far heroes of the Third Edition have come, in one figure that can be compared where nobody wins."""

from __future__ import annotations

from tamalir.third.state import ThirdState


def progress(state: ThirdState) -> list[float]:
    """What each hero has made of its time: trophies, those spent on skills included, and half of all gold,
    with what its assets cost; a story token counts as a trophy."""
    skills, assets = state.book.catalogue.skills, state.book.catalogue.assets
    return [
        len(hero.trophies)
        + sum(sum(skills[card].cost.values()) for card in hero.skills)
        + 0.5 * (hero.gold + sum(assets[card].cost for card in hero.assets))
        + hero.story
        for hero in state.heroes
    ]

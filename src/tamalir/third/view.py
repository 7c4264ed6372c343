"""What a seat may know: a whitelist (3E-GAP-049)."""

from __future__ import annotations

from tamalir.kernel import Seat
from tamalir.third.combat import initiative
from tamalir.third.pools import worth
from tamalir.third.state import Hero, Side, State
from tamalir.third.tokens import Token
from tamalir.third.values import damage, defeated, health


def view(state: State, seat: Seat | None) -> dict[str, object]:
    """The table as this seat sees it. Skill cards in hand and the fronts of trophies are hidden."""
    return {
        "act": state.act,
        "active": state.active,
        "eliminated": list(state.eliminated),
        "heroes": [hero_view(hero, mine=seat == place) for place, hero in enumerate(state.heroes)],
        "fight": fight_view(state),
        "skill-discards": list(state.skill_discards),
        "adventure-discards": {deck: list(cards) for deck, cards in state.adventure_discards.items()},
    }


def hero_view(hero: Hero, mine: bool) -> dict[str, object]:
    return {
        "id": hero.id,
        "hex": None if hero.hex is None else list(hero.hex),
        "damage": hero.damage,
        "gold": hero.gold,
        "hand": list(hero.hand) if mine else len(hero.hand),
        "skills": list(hero.skills),
        "assets": list(hero.assets),
        "trophies": list(hero.trophies) if mine else len(hero.trophies),
    }


def fight_view(state: State) -> dict[str, object] | None:
    fight = state.fight
    if fight is None:
        return None
    return {
        "round": fight.round,
        "phase": fight.phase,
        "turn": fight.turn,
        "may-flee": fight.no_flight is None,
        "sides": [side_view(state, side) for side in fight.sides],
    }


def side_view(state: State, side: Side) -> dict[str, object]:
    return {
        "who": side.who,
        "seat": side.seat,
        "hero": side.hero,
        "damage": damage(state, side),
        "health": health(state, side),
        "defeated": defeated(state, side),
        "initiative": initiative(side),
        "passed": side.passed,
        "actions": side.actions,
        "pool": [token_view(side, token) for token in side.pool],
        "spent": [token_view(side, token) for token in side.spent],
        "abilities": [
            {"id": id, "used": id in side.used or id in side.used_in_combat} for id in side.abilities
        ],
        "lasting": [modifier.what for modifier in side.modifiers],
    }


def token_view(side: Side, token: Token) -> dict[str, object]:
    """Both sides of a token are known: the small symbol reminds of the reverse (3E-TOKEN-003)."""
    return {
        "id": token.id,
        "face": token.face,
        "back": token.back,
        "worth": worth(side, token),
        "on": token.on,
        "covered": token.covered,
    }

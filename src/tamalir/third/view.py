"""What a seat may know: a whitelist (3E-GAP-049)."""

from __future__ import annotations

from tamalir.kernel import Seat
from tamalir.third import heroes
from tamalir.third.combat import initiative
from tamalir.third.pools import worth
from tamalir.third.state import Side, State
from tamalir.third.story import story_token_hex
from tamalir.third.tokens import Token
from tamalir.third.trophies import kind_of
from tamalir.third.values import damage, defeated, health


def view(state: State, seat: Seat | None) -> dict[str, object]:
    """The table as this seat sees it. Skill cards in hand and the fronts of trophies are hidden."""
    seen: dict[str, object] = {
        "act": state.act,
        "active": state.active,
        "eliminated": list(state.eliminated),
        "heroes": [hero_view(state, place, mine=seat == place) for place in range(len(state.heroes))],
        "fight": fight_view(state),
        "skill-discards": list(state.skill_discards),
        "adventure-discards": {deck: list(cards) for deck, cards in state.adventure_discards.items()},
    }
    if state.scene is None:
        seen |= table_view(state)
    return seen


def table_view(state: State) -> dict[str, object]:
    """Board, decks, markets, scenario: all of it is open, but for the order and content of decks."""
    return {
        "step": state.step,
        "doing": state.doing,
        "scenario": scenario_view(state),
        "round": state.round,
        "time": state.time,
        "first": state.first,
        "to-come": list(state.to_come),
        "actions": state.actions,
        "decks": {name: len(pile) for name, pile in state.decks.items()},
        "asset-discards": list(state.asset_discards),
        "story-discards": list(state.story_discards),
        "markets": {city: list(cards) for city, cards in state.markets.items()},
        "gems": [
            {"hex": list(at), "kind": state.book.board.gems[at], "faceup": faceup}
            for at, faceup in state.gems.items()
        ],
        "dice": None if state.dice is None else {"for": state.dice.purpose, "faces": list(state.dice.faces)},
        "revealed": list(state.revealed),
        "resolving": list(state.resolving),
        "story": state.drawn,
        "track": [track_view(state, n) for n in range(len(state.track))],
    }


def scenario_view(state: State) -> dict[str, object] | None:
    """Both sides of the scenario card are open at any time (3E-SCEN-005)."""
    if state.scenario is None:
        return None
    scenario = state.book.catalogue.scenarios[state.scenario]
    fighting = state.fight is not None and state.fight.sides[1].who == scenario.villain
    return {
        "id": scenario.id,
        "side": "b" if fighting else "a",
        "villain": scenario.villain,
        "at": None if state.villain is None else list(state.villain),
        "zombies": [{"hex": list(at), "count": n} for at, n in state.zombies.items()],
    }


def track_view(state: State, n: int) -> dict[str, object]:
    quest = state.track[n]
    at = story_token_hex(state, quest)
    return {"card": quest.card, "stock": quest.stock, "token": None if at is None else list(at)}


def hero_view(state: State, seat: Seat, mine: bool) -> dict[str, object]:
    hero = state.heroes[seat]
    seen: dict[str, object] = {
        "id": hero.id,
        "hex": None if hero.hex is None else list(hero.hex),
        "damage": hero.damage,
        "gold": hero.gold,
        "hand": list(hero.hand) if mine else len(hero.hand),
        "skills": list(hero.skills),
        "assets": list(hero.assets),
        "trophies": list(hero.trophies) if mine else len(hero.trophies),
    }
    if state.scene is None:
        seen |= {
            "kinds": sorted(kind_of(state, card) for card in hero.trophies),
            "quests": list(hero.quests),
            "rumors": dict(hero.rumors),
            "story": hero.story,
            "delayed": hero.delayed,
            "used": list(hero.used),
            "challenged": list(hero.challenged),
        }
        if hero.id:
            seen |= {
                "health": heroes.health(state, seat),
                "speed": heroes.speed(state, seat),
                "hand-size": heroes.hand_size(state, seat),
                "defeated": heroes.defeated(state, seat),
                **{name: heroes.attribute(state, seat, name) for name in heroes.ATTRIBUTES},
            }
    return seen


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

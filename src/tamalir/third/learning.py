"""Learning skills: when, for which trophies, and how many."""

from __future__ import annotations

from collections.abc import Mapping

from tamalir.kernel import Option, Rule, Seat, choose, rule
from tamalir.third.board_cards import DECKS
from tamalir.third.cards import SkillDef
from tamalir.third.harm import fall
from tamalir.third.heroes import ATTRIBUTES, attribute, health
from tamalir.third.skills import discard_down
from tamalir.third.state import Hero, ThirdState
from tamalir.third.trophies import spend_trophies, trophies_of


def cannot_learn(state: ThirdState, seat: Seat, card: str, free: bool = False) -> str | None:
    """The rule that keeps a hero from learning a skill from its hand."""
    if card not in state.heroes[seat].hand:
        return "3E-LEARN-004"
    skill = state.book.catalogue.skills[card]
    if skill.party:
        return "UB-PARTYSKILL-006"  # nobody has it for itself
    return above_limit(state, seat, skill) or (None if free else cannot_afford(state, seat, skill.cost))


def above_limit(state: ThirdState, seat: Seat, skill: SkillDef) -> str | None:
    """No more learned skills of a type than the attribute allows (3E-ATTR-004); only a skill that raises an
    attribute may be learned beyond that (3E-LEARN-009)."""
    learned = learned_of(state, seat, skill.attribute)
    if len(learned) < attribute(state, seat, skill.attribute) or _raises(skill):
        return None
    return "3E-ATTR-004"


def _raises(skill: SkillDef) -> bool:
    return any(
        ability.when == "always"
        and ability.effect.do == "bonus"
        and ability.effect.args["value"] in ATTRIBUTES
        and not (isinstance(ability.effect.args["amount"], int) and ability.effect.args["amount"] <= 0)
        for ability in skill.abilities
    )


def learned_of(state: ThirdState, seat: Seat, attribute_name: str) -> list[str]:
    skills = state.book.catalogue.skills
    return [card for card in state.heroes[seat].skills if skills[card].attribute == attribute_name]


def cannot_afford(state: ThirdState, seat: Seat, cost: Mapping[str, int]) -> str | None:
    """Each trophy must match an orb; a grey one takes any kind (3E-LEARN-005)."""
    if sum(cost.values()) > len(state.heroes[seat].trophies):
        return "3E-LEARN-004"
    short = any(cost.get(kind, 0) > len(trophies_of(state, seat, kind)) for kind in DECKS)
    return "3E-LEARN-005" if short else None


@rule
def learn(state: ThirdState, seat: Seat, card: str, free: bool = False) -> Rule[None]:
    """Spend the trophies (3E-LEARN-004) and put the skill beside the hero card (3E-LEARN-006)."""
    hero = state.heroes[seat]
    cost: Mapping[str, int] = {} if free else state.book.catalogue.skills[card].cost
    for kind in (*DECKS, "any"):
        if cost.get(kind):
            yield from spend_trophies(state, seat, kind, cost[kind], "learn.spend")
    hero.hand.remove(card)
    hero.skills.append(card)
    state.emit("skill-learned", seat, "3E-LEARN-006", who=hero.id, card=card)
    yield from settle(state, seat)


# --- what follows when a value changes --------------------------------------------------


@rule
def settle(state: ThirdState, seat: Seat) -> Rule[None]:
    """Whatever a hero has gained or lost: skills above a limit go (3E-LEARN-007), then cards above the hand
    size (3E-HAND-002), and damage is cut to health (3E-GAP-027)."""
    while (name := _too_many(state, seat)) is not None:
        # a skill that goes may have raised another attribute: every one is looked at again
        yield from _drop_skill(state, seat, name, learned_of(state, seat, name))
    yield from discard_down(state, seat)
    settle_health(state, seat)


def _too_many(state: ThirdState, seat: Seat) -> str | None:
    """An attribute of which more skills are learned than it allows, if there is one."""
    for name in ATTRIBUTES:
        if len(learned_of(state, seat, name)) > max(0, attribute(state, seat, name)):
            return name
    return None


@rule
def _drop_skill(state: ThirdState, seat: Seat, attribute_name: str, learned: list[str]) -> Rule[None]:
    hero = state.heroes[seat]
    options = [Option(f"drop-skill:{card}", card, {"card": card}) for card in sorted(set(learned))]
    card = yield from choose(seat, "learn.drop", options, {"who": hero.id, "attribute": attribute_name})
    hero.skills.remove(card)
    _forget_use(hero, card)
    state.skill_discards.append(card)
    state.emit("skill-dropped", seat, "3E-LEARN-007", who=hero.id, card=card)


def _forget_use(hero: Hero, card: str) -> None:
    """Of two copies the one that is used up goes: the other may still be used (3E-ONCE-001)."""
    if card in hero.skills:
        note = next((note for note in hero.used if note.card == card), None)
        if note is not None:
            hero.used.remove(note)


def settle_health(state: ThirdState, seat: Seat) -> None:
    """Health that falls to the damage or below means defeat; health that rises lifts it (3E-DEFEAT-007)."""
    hero = state.heroes[seat]
    most = health(state, seat)
    if hero.damage < most:
        hero.beaten = False
    else:
        hero.damage = most
        fall(state, seat)

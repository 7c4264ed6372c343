"""All cards of a pack on the page: heroes, scenarios, the market, skills, adventures, story cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tamalir.language import Speaker
from tamalir.preview.markup import named, text
from tamalir.third.assets import TYPES
from tamalir.third.board_cards import DECKS
from tamalir.third.cards import AssetDef, EnemyDef, HeroDef, SkillDef
from tamalir.third.deck_cards import EventDef, QuestDef, ScenarioDef
from tamalir.third.heroes import ATTRIBUTES

BANDS = {"combat": "red", "explore": "green", "social": "blue"}
"""The colour of a deck, as its gems have it on the map."""


@dataclass(slots=True, frozen=True)
class Group:
    """Cards under one heading."""

    id: str
    title: str
    cards: Sequence[Any]
    kind: str = "card"
    """What its cards are called on the page."""


def groups(cards: Mapping[str, Mapping[str, Any]], speaker: Speaker) -> list[Group]:
    """Every card once, sorted for people who look something up."""
    return [group for group in _groups(cards, speaker) if group.cards]


def _groups(cards: Mapping[str, Mapping[str, Any]], speaker: Speaker) -> Iterator[Group]:
    def of(kind: str) -> list[Any]:
        return list(cards.get(kind, {}).values())

    def titled(key: str, **facts: str) -> str:
        return speaker.say(f"preview-third-{key}", facts)

    yield Group("heroes", titled("heroes"), _by_name(of("heroes"), speaker))
    yield Group("scenarios", titled("scenarios"), [*of("scenarios"), *_villains(of("enemies"))])
    for kind in TYPES:
        wares = [card for card in of("assets") if card.type == kind]
        yield Group(f"assets-{kind}", titled("assets", type=kind), _by_price(wares, speaker))
    for attribute in ATTRIBUTES:
        skills = [card for card in of("skills") if card.attribute == attribute]
        yield Group(f"skills-{attribute}", titled("skills", attribute=attribute), _by_name(skills, speaker))
    drawn = [card for kind in ("enemies", "quests", "events") for card in _by_name(of(kind), speaker)]
    for deck in DECKS:
        common = [card for card in drawn if card.deck == deck and card.scenario is None]
        yield Group(f"adventures-{deck}", titled("deck", deck=deck), common)
    stories = of("stories")
    for scenario in dict.fromkeys(card.scenario for card in (*drawn, *stories) if card.scenario):
        own = [card for card in drawn if card.scenario == scenario and not _villains([card])]
        told = [card for card in stories if card.scenario == scenario]
        yield Group(
            f"of-{scenario}",
            titled("of-scenario", scenario=named(speaker, scenario)),
            [*_by_deck(own), *told],
        )


def _villains(cards: Iterable[Any]) -> list[Any]:
    return [card for card in cards if isinstance(card, EnemyDef) and card.villain]


def _by_name(cards: Iterable[Any], speaker: Speaker) -> list[Any]:
    return sorted(cards, key=lambda card: named(speaker, card.id))


def _by_price(cards: Iterable[Any], speaker: Speaker) -> list[Any]:
    return sorted(cards, key=lambda card: (card.cost, named(speaker, card.id)))


def _by_deck(cards: Iterable[Any]) -> list[Any]:
    order = (*DECKS, "story")
    return sorted(cards, key=lambda card: order.index(card.deck))


def cards_section(found: Sequence[Group], speaker: Speaker) -> str:
    """Each group under its heading with the number of its cards."""
    return "".join(
        f'<section class="deck" id="{group.id}">'
        f"<h2>{text(group.title)} <small>{len(group.cards)}</small></h2>"
        f'<div class="cards">{_all(group, speaker)}</div></section>\n'
        for group in found
    )


def _all(group: Group, speaker: Speaker) -> str:
    return "".join(card(each, speaker, group.kind) for each in group.cards)


def contents(found: Sequence[Group], speaker: Speaker) -> str:
    """Links to the groups."""
    links = "".join(
        f'<a href="#{group.id}">{text(group.title)} <b>{len(group.cards)}</b></a>' for group in found
    )
    return f'<nav class="contents" aria-label="{text(speaker.say("preview-cards"))}">{links}</nav>'


def card(card: Any, speaker: Speaker, kind: str = "card") -> str:
    """One card: head, figures, what it does, flavour."""
    facts, *paragraphs = speaker.card_text(card) or [""]
    flavour = f"flavour-{card.id}"
    told = f'<p class="flavour">{text(speaker.say(flavour))}</p>' if speaker.knows(flavour) else ""
    does = "".join(f"<p>{text(line)}</p>" for line in paragraphs)
    kind = "scenario" if isinstance(card, ScenarioDef) else kind  # a villain may be called as its scenario
    return (
        f'<article class="card {_band(card)}" id="{kind}-{card.id}"><header>'
        f"<h3>{text(named(speaker, card.id))}</h3>{_corner(card, speaker)}</header>"
        f'<p class="line">{text(facts)}</p>{_figures(card, speaker)}{does}{told}</article>'
    )


def _band(card: Any) -> str:
    if isinstance(card, HeroDef | ScenarioDef):
        return "band-hero"
    if isinstance(card, EnemyDef | QuestDef | EventDef):
        return f"band-{BANDS[card.deck]}" if card.deck in BANDS else "band-yellow"
    return "band-market" if isinstance(card, AssetDef | SkillDef) else "band-yellow"


def _corner(card: Any, speaker: Speaker) -> str:
    """A price, or health."""
    if isinstance(card, AssetDef):
        return _badge("coin", card.cost, speaker.say("preview-price", {"n": card.cost}))
    if isinstance(card, HeroDef | EnemyDef):
        return _badge("life", card.health, speaker.say("preview-third-health", {"n": card.health}))
    if isinstance(card, SkillDef):
        n = sum(card.cost.values())
        return _badge("coin", n, speaker.say("preview-third-trophies", {"n": n}))
    return ""


def _badge(kind: str, shown: int, label: str) -> str:
    return f'<b class="{kind}" role="img" aria-label="{text(label)}" title="{text(label)}">{shown}</b>'


def _figures(card: Any, speaker: Speaker) -> str:
    """The attributes of a hero."""
    if not isinstance(card, HeroDef):
        return ""
    values = {"body": card.body, "mind": card.mind, "spirit": card.spirit}
    names = {name: speaker.say("third-attribute", {"attribute": name}).capitalize() for name in values}
    cells = "".join(f"<div><dt>{text(names[name])}</dt><dd>{n}</dd></div>" for name, n in values.items())
    return f'<dl class="figures">{cells}</dl>'

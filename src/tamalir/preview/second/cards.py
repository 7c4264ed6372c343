"""All cards of a pack on the page: heroes, then the market by price, then the adventures by colour."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tamalir.language import Speaker
from tamalir.preview.markup import named, text
from tamalir.preview.second.jewels import jewel
from tamalir.second.cards import (
    AllyDef,
    Book,
    ChallengeDef,
    EncounterDef,
    EventDef,
    Figures,
    HeroDef,
    ItemDef,
)
from tamalir.second.words import COLOURS, Attribute, Colour, Kind

ROMAN = ("I", "II", "III", "IV")
CLASSES = ("weapon", "armor", "artifact", "potion", "rune")
PHASES = (
    (Attribute.MIND, Kind.RANGED),
    (Attribute.BODY, Kind.MELEE),
    (Attribute.SPIRIT, Kind.MAGIC),
)


def cards_section(book: Book, speaker: Speaker) -> str:
    """Every card once, each group under its heading with the number of its cards."""
    return "".join(
        f'<section class="deck" id="{id}"><h2>{title} <small>{len(cards)}</small></h2>'
        f'<div class="cards">{"".join(card(each, speaker) for each in cards)}</div></section>\n'
        for id, title, cards in _groups(book, speaker)
        if cards
    )


def contents(book: Book, speaker: Speaker) -> str:
    """Links to the groups."""
    links = "".join(
        f'<a href="#{id}">{title} <b>{len(cards)}</b></a>'
        for id, title, cards in _groups(book, speaker)
        if cards
    )
    label = text(speaker.say("preview-cards"))
    return f'<nav class="contents" aria-label="{label}">{links}</nav>' if links else ""


def _groups(book: Book, speaker: Speaker) -> Iterable[tuple[str, str, Sequence[Any]]]:
    yield "heroes", text(speaker.say("preview-heroes")), _by_name(book.heroes.values(), speaker)
    for item_class in CLASSES:
        items = [item for item in book.items.values() if item.item_class == item_class]
        title = text(speaker.say("preview-items", {"item_class": item_class}))
        yield f"items-{item_class}", title, _by_price(items, speaker)
    yield "allies", text(speaker.say("preview-allies")), _by_price(book.allies.values(), speaker)
    for colour in COLOURS:
        cards = [
            each
            for kind in (book.challenges, book.encounters, book.events)
            for each in _by_name(kind.values(), speaker)
            if each.colour is colour
        ]
        gem = f'<svg viewBox="-20 -20 40 40" aria-hidden="true">{jewel(colour, False, speaker)}</svg>'
        yield f"adventures-{colour}", gem + text(speaker.say("preview-adventures", {"colour": colour})), cards


def card(card: Any, speaker: Speaker) -> str:
    """One card: head, figures, what it does, flavour."""
    paragraphs = "".join(f"<p>{text(line)}</p>" for line in _does(card, speaker))
    flavour = f"flavour-{card.id}"
    told = f'<p class="flavour">{text(speaker.say(flavour))}</p>' if speaker.knows(flavour) else ""
    return (
        f'<article class="card {_band(card)}" id="{card.id}"><header><h3>{text(named(speaker, card.id))}</h3>'
        f'{_corner(card, speaker)}</header><p class="line">{text(_line(card, speaker))}</p>'
        f"{_figures(card, speaker)}{paragraphs}{told}</article>"
    )


def _by_name(cards: Iterable[Any], speaker: Speaker) -> list[Any]:
    return sorted(cards, key=lambda card: named(speaker, card.id))


def _by_price(cards: Iterable[Any], speaker: Speaker) -> list[Any]:
    return sorted(cards, key=lambda card: (card.cost, named(speaker, card.id)))


def _band(card: Any) -> str:
    colour: Colour | None = getattr(card, "colour", None)
    return (
        f"band-{colour}"
        if colour is not None
        else "band-hero"
        if isinstance(card, HeroDef)
        else "band-market"
    )


def _corner(card: Any, speaker: Speaker) -> str:
    """A price, a foe's life, or an Event's rank."""
    match card:
        case ItemDef() | AllyDef():
            return _badge("coin", str(card.cost), speaker.say("preview-price", {"n": card.cost}))
        case EventDef():
            return _badge("rank", ROMAN[card.rank - 1], speaker.say("preview-rank", {"n": card.rank}))
        case HeroDef() | ChallengeDef() | EncounterDef() if card.life:  # few Encounters make an enemy
            return _badge("life", str(card.life), speaker.say("preview-life", {"n": card.life}))
        case _:
            return ""


def _badge(kind: str, shown: str, label: str) -> str:
    return f'<b class="{kind}" role="img" aria-label="{text(label)}" title="{text(label)}">{shown}</b>'


def _line(card: Any, speaker: Speaker) -> str:
    """What sort of card it is; the figures stand below."""
    match card:
        case ItemDef():
            facts = {"item_class": card.item_class, "type": card.type, "usage": card.usage.value}
            return speaker.say("preview-item", facts)
        case HeroDef():
            skills = [
                speaker.say("card-second-skill", {"skill": s, "by": by}) for s, by in card.skills.items()
            ]
            return ", ".join(skills)
        case AllyDef():
            return speaker.say("preview-ally", {"life": card.life, "stamina": card.stamina})
        case ChallengeDef():
            return speaker.say("preview-challenge", {"traits": "none", **card.facts})
        case EncounterDef():
            return speaker.say("preview-encounter")
        case _:
            return speaker.say("preview-event")


def _figures(card: Any, speaker: Speaker) -> str:
    """Value and damage for each phase; Encounters and Events have them only if they make an enemy."""
    figures: Figures | None = getattr(card, "figures", None)
    if figures is None or not getattr(card, "life", 0):
        return ""
    cells = "".join(
        f"<div><dt>{text(speaker.say('preview-attribute', {'attribute': attribute.value}))}</dt>"
        f"<dd>{figures.value(attribute)} <i>{figures.damage(kind)}</i></dd></div>"
        for attribute, kind in PHASES
    )
    extra = ""
    if isinstance(card, HeroDef):
        extra = f"<div><dt>{text(speaker.say('preview-stamina'))}</dt><dd>{card.stamina}</dd></div>"
    return f'<dl class="figures">{cells}{extra}</dl>'


def _does(card: Any, speaker: Speaker) -> list[str]:
    return speaker.card_text(card)[len(speaker.card_facts(card)) :]

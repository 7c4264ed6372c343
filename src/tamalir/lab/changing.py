"""Cards of a set added, taken out, made blank or given another price: what holds for every game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from tamalir.kernel import Unknown
from tamalir.world.packs import Pack, read_pack


def cards_added(spec: str, base: Pack, kinds: Iterable[str], whole: Collection[str] = ()) -> Pack:
    """What `folder` or `folder#card` adds: cards of these kinds that the base set does not have. Of the kinds
    in `whole` all come along with a single card."""
    folder, _, wanted = spec.partition("#")
    pack = read_pack(Path(folder))
    entries: dict[str, Mapping[str, Any]] = {}
    for kind in kinds:
        own = base.entries.get(kind, {})
        found = {id: entry for id, entry in pack.entries.get(kind, {}).items() if id not in own}
        every = not wanted or kind in whole
        entries[kind] = {id: entry for id, entry in found.items() if every or id == wanted}
    if wanted and not any(wanted in cards for cards in entries.values()):
        known = [id for kind in entries for id in pack.entries.get(kind, {})]
        raise Unknown(f"card of the pack {pack.about.id}", wanted, known)
    return replace(pack, entries=entries)


def cards_changed(
    printed: Mapping[str, Mapping[str, Any]],
    blanked: Callable[[Any], Any],
    *,
    without: tuple[str, ...],
    blank: tuple[str, ...],
    prices: tuple[tuple[str, int], ...],
) -> dict[str, dict[str, Any]]:
    """Cards by kind, less those of `without`; `blanked` makes the like of a card that changes nothing."""
    kinds = {kind: dict(cards) for kind, cards in printed.items()}
    every = [card for cards in kinds.values() for card in cards]
    for card in (*without, *blank, *(card for card, _ in prices)):
        if card not in every:
            raise Unknown("card of this set", card, every)
    for cards in kinds.values():
        for card in without:
            cards.pop(card, None)
        for card in blank:
            if card in cards:
                cards[card] = blanked(cards[card])
        for card, price in prices:
            if card in cards:
                cards[card] = replace(cards[card], cost=price)
    return kinds

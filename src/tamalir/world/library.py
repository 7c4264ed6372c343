"""The library: the packs with which a game is played, and what is made of all their cards together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from tamalir.kernel import Misfit, Setup
from tamalir.world.packs import Pack, PackError, pack_called

B = TypeVar("B")
"""What an edition makes of packs: its book, or its catalogue of cards."""

Named: TypeAlias = tuple[tuple[str, str], ...]
"""Packs by name and fingerprint."""

MOST_KEPT = 100


class Packs:
    """Several packs read as one."""

    def __init__(self, packs: Iterable[Pack]) -> None:
        self.packs: tuple[Pack, ...] = tuple(packs)

    def read(self, kind: str, cls: type[Any]) -> dict[str, Any]:
        """All cards of one kind, those of the first pack first."""
        found: dict[str, Any] = {}
        for pack in self.packs:
            for id, card in pack.read(kind, cls).items():
                if id in found:
                    raise _wrong(pack, kind, id, f"{kind}.{id}: another pack has a card of this name")
                found[id] = card
        return found

    def only(self, kinds: Sequence[str]) -> None:
        """Complain about a heading that means nothing: it is a misspelt one."""
        for pack in self.packs:
            for kind, cards in pack.entries.items():
                if kind not in kinds:
                    for id in cards:
                        raise _wrong(
                            pack, kind, id, f"[{kind}.*] means nothing here; known: {', '.join(kinds)}"
                        )

    def apart(self, kinds: Iterable[str]) -> None:
        """Complain about two cards of these kinds with one name: a name says which card is meant."""
        seen: dict[str, str] = {}
        for kind in kinds:
            for pack in self.packs:
                for id in pack.entries.get(kind, {}):
                    if id in seen:
                        other = "another pack" if seen[id] == kind else seen[id]
                        raise _wrong(pack, kind, id, f"{kind}.{id}: {other} has a card of this name")
                for id in pack.entries.get(kind, {}):
                    seen[id] = kind

    def complaint(self, misfit: Misfit) -> PackError:
        """What is wrong in a card, with the pack and the file in which it stands."""
        kind, _, rest = misfit.path.partition(".")
        id = rest.partition(".")[0]
        for pack in reversed(self.packs):
            if id in pack.entries.get(kind, {}):
                return _wrong(pack, kind, id, str(misfit))
        return PackError(str(misfit))


def _wrong(pack: Pack, kind: str, id: str, problem: str) -> PackError:
    return PackError(f"pack {pack.about.id}, {pack.entries[kind][id][0]}: {problem}")


def made_of(packs: Iterable[Pack], make: Callable[[Packs], B]) -> B:
    """What is made of these packs. `make` names a card that is wrong by kind, id and field."""
    together = Packs(packs)
    try:
        return make(together)
    except Misfit as misfit:
        raise together.complaint(misfit) from misfit


class Library(Generic[B]):
    """What an edition makes of packs, kept for the next game with the same ones."""

    def __init__(self, base: Callable[[Setup], Sequence[str]], make: Callable[[Packs], B]) -> None:
        """`base` names the packs without which such a game is not played."""
        self._base = base
        self._make = make
        self._kept: dict[Named, B] = {}

    def packs(self, setup: Setup) -> Mapping[str, str]:
        """The packs of a game by name and fingerprint: those of the edition, and what the table has agreed
        on besides."""
        return {
            name: pack_called(name, setup.packs.get(name, "")).fingerprint
            for name in dict.fromkeys((*self._base(setup), *setup.packs))
        }

    def named(self, setup: Setup) -> Named:
        """The packs of a set-up as a key that can be looked up."""
        return tuple(self.packs(setup).items())

    def of(self, named: Named) -> B:
        """What is made of these packs."""
        found = self._kept.get(named)
        if found is None:
            found = made_of([pack_called(*pack) for pack in named], self._make)
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[named] = found
        return found

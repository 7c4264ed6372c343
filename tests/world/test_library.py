"""Several packs as one, and what is made of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tamalir.kernel import Misfit, Setup
from tamalir.world import library, packs
from tamalir.world.library import Library, Packs, made_of
from tamalir.world.packs import Pack, PackError, read_pack, register


@dataclass(slots=True, frozen=True)
class Item:
    id: str
    price: int


def pack(folder: Path, id: str, cards: str) -> Pack:
    home = folder / id
    home.mkdir(exist_ok=True)
    (home / "pack.toml").write_text(f'[pack]\nid = "{id}"\nedition = "race"\nversion = "1"\n')
    (home / "cards.toml").write_text(cards)
    return read_pack(home)


@pytest.fixture(autouse=True)
def empty_registry(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(packs, "_known", {})
    return iter(())


def prices(together: Packs) -> dict[str, int]:
    """A book as small as can be."""
    together.only(["item", "foe"])
    together.apart(["item", "foe"])
    found: dict[str, Item] = together.read("item", Item)
    for item in found.values():
        if item.price < 0:
            raise Misfit(f"item.{item.id}.price", "nobody pays you for taking it")
    return {item.id: item.price for item in found.values()}


def test_packs_are_read_as_one_the_first_first(tmp_path: Path) -> None:
    one, two = pack(tmp_path, "one", "[item.axe]\nprice = 3"), pack(tmp_path, "two", "[item.bow]\nprice = 4")

    assert list(made_of([one, two], prices).items()) == [("axe", 3), ("bow", 4)]


@pytest.mark.parametrize(
    ("cards", "complaint"),
    [
        ("[item.axe]\nprice = 9", r"item\.axe: another pack has a card of this name"),
        ("[foe.axe]\n", r"foe\.axe: item has a card of this name"),
        ("[itme.bow]\nprice = 9", r"\[itme\.\*\] means nothing here; known: item, foe"),
        ("[item.bow]\nprice = -1", r"item\.bow\.price: nobody pays you for taking it"),
        ('[item.bow]\nprice = "much"', r"item\.bow\.price: 'much' is not a whole number"),
    ],
)
def test_what_is_wrong_is_told_with_its_pack_and_file(tmp_path: Path, cards: str, complaint: str) -> None:
    one, two = pack(tmp_path, "one", "[item.axe]\nprice = 3"), pack(tmp_path, "two", cards)

    with pytest.raises(PackError, match=rf"^pack two, cards\.toml: ({complaint})"):
        made_of([one, two], prices)


def test_a_game_is_played_with_the_packs_of_its_edition_and_with_those_of_the_table(tmp_path: Path) -> None:
    base = register(pack(tmp_path, "base", "[item.axe]\nprice = 3"))
    more = register(pack(tmp_path, "more", "[item.bow]\nprice = 4"))
    shop = Library(lambda setup: (base,), prices)

    plain, rich = Setup(2), Setup(2, packs={more: ""})

    assert list(shop.packs(plain)) == ["race/base"]
    assert list(shop.packs(rich)) == ["race/base", "race/more"]
    assert shop.of(shop.named(plain)) == {"axe": 3}
    assert shop.of(shop.named(rich)) == {"axe": 3, "bow": 4}


def test_what_is_made_is_kept_by_names_and_fingerprints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shop = Library(lambda setup: ("race/base",), prices)
    register(pack(tmp_path, "base", "[item.axe]\nprice = 3"))
    cheap = shop.named(Setup(2))
    first = shop.of(cheap)
    register(pack(tmp_path, "base", "[item.axe]\nprice = 5"))
    dear = shop.named(Setup(2))

    assert shop.of(cheap) is first
    assert (shop.of(cheap), shop.of(dear)) == ({"axe": 3}, {"axe": 5})
    monkeypatch.setattr(library, "MOST_KEPT", 1)
    register(pack(tmp_path, "base", "[item.axe]\nprice = 7"))
    assert shop.of(shop.named(Setup(2))) == {"axe": 7}
    assert shop.of(cheap) is not first, "not everything is kept for ever"

"""Packs: folders of TOML; what is wrong in one is named by file, card and field."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from tamalir.kernel import Unknown
from tamalir.world import packs
from tamalir.world.packs import PackError, own_pack, read_pack

ABOUT = '[pack]\nid = "toys"\nedition = "race"\nversion = "1"\n'


@dataclass(slots=True, frozen=True)
class Item:
    id: str
    price: int
    tags: tuple[str, ...] = ()


def written(folder: Path, **files: str | bytes) -> Path:
    for name, text in {"pack": ABOUT, **files}.items():
        data = text if isinstance(text, bytes) else text.encode()
        (folder / f"{name}.toml").write_bytes(data)
    return folder


def test_entries_are_found_by_kind_across_files(tmp_path: Path) -> None:
    pack = read_pack(
        written(
            tmp_path,
            items='[item.axe]\nprice = 3\n[item.bow]\nprice = 4\ntags = ["far"]\n[foe.rat]\nlife = 1',
            more="[item.cup]\nprice = 1",
        )
    )

    assert pack.about == packs.About("toys", "race", "1")
    assert pack.read("item", Item) == {
        "axe": Item("axe", 3),
        "bow": Item("bow", 4, ("far",)),
        "cup": Item("cup", 1),
    }
    assert list(pack.entries["foe"]) == ["rat"]
    assert pack.read("spell", Item) == {}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[item.axe]\nprice = "much"', "pack toys, items.toml: item.axe.price: 'much' is not a whole number"),
        ("[item.axe]", "pack toys, items.toml: item.axe.price: missing"),
        (
            "[item.axe]\nprise = 3\nprice = 3",
            "pack toys, items.toml: item.axe.prise: unknown field; known: id, pr",
        ),
        ("[item.axe]\nprice = 3\ntags = [1]", r"pack toys, items.toml: item.axe.tags\[0\]: 1 is not a text"),
        (
            '[item.axe]\nid = "bow"\nprice = 3',
            "pack toys, items.toml: item.axe.id: the id stands in the heading",
        ),
        ("[item.axe]\nprice = 2026-01-01", "pack toys, items.toml: item.axe.price: .* is not a whole number"),
    ],
)
def test_a_wrong_card_names_file_card_and_field(tmp_path: Path, text: str, complaint: str) -> None:
    pack = read_pack(written(tmp_path, items=text))

    with pytest.raises(PackError, match=complaint):
        pack.read("item", Item)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("price = 3", "items.toml: price is not a table of entries"),
        ("[item]\nprice = 3", "items.toml: item.price is not a table"),
        ("[[item]]\nprice = 3", "items.toml: item is not a table of entries"),
        ("[item.axe", "items.toml: not readable as TOML"),
        ("[item.axe]\nprice = 1\nprice = 2", "items.toml: not readable as TOML"),
        (b"x = '\xff'", "items.toml: not readable as TOML"),
        ("x = " + "[" * 20_000, "items.toml: not readable as TOML"),
    ],
)
def test_a_wrong_file_is_named(tmp_path: Path, text: str | bytes, complaint: str) -> None:
    with pytest.raises(PackError, match=f"{tmp_path.name}/{complaint}"):
        read_pack(written(tmp_path, items=text))


def test_an_id_stands_once_in_a_pack(tmp_path: Path) -> None:
    folder = written(tmp_path, items="[item.axe]\nprice = 3", more="[item.axe]\nprice = 4")

    with pytest.raises(PackError, match=r"more.toml: item.axe stands in items.toml already"):
        read_pack(folder)


def test_two_kinds_may_use_one_id(tmp_path: Path) -> None:
    pack = read_pack(written(tmp_path, items="[item.axe]\nprice = 3\n[foe.axe]\nlife = 1"))

    assert set(pack.entries) == {"item", "foe"}


def test_a_folder_that_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"no pack.toml here, so this is not a pack"):
        read_pack(tmp_path)
    with pytest.raises(PackError, match="nowhere: not a folder, so this is not a pack"):
        read_pack(tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("about", "complaint"),
    [
        ("", "pack.toml: pack: None is not a table"),
        ("pack = 3", "pack.toml: pack: 3 is not a table"),
        ('[pack]\nid = "x"\nedition = "y"', "pack.toml: pack.version: missing"),
        (ABOUT + "run = 'code'", "pack.toml: pack.run: unknown field"),
    ],
)
def test_what_a_pack_says_of_itself_is_checked(tmp_path: Path, about: str, complaint: str) -> None:
    with pytest.raises(PackError, match=complaint):
        read_pack(written(tmp_path, pack=about))


def test_a_file_that_is_too_large_is_not_even_parsed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packs, "FILE_LIMIT", 200)
    assert read_pack(written(tmp_path, items="#" * 200))

    with pytest.raises(PackError, match=r"items.toml: too large; a file of a pack has at most 200 bytes"):
        read_pack(written(tmp_path, items="#" * 201))


def test_other_files_are_left_alone(tmp_path: Path) -> None:
    before = read_pack(written(tmp_path, items="[item.axe]\nprice = 3")).fingerprint
    (tmp_path / "README.md").write_text("# not toml [")
    (tmp_path / "evil.py").write_text("raise SystemExit")
    (tmp_path / "folder.toml").mkdir()
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "more.toml").write_text("[[[")

    assert read_pack(tmp_path).fingerprint == before


# --- fingerprints -------------------------------------------------------------------------


def test_the_fingerprint_knows_the_content_and_not_the_line_ends(tmp_path: Path) -> None:
    text = "[item.axe]\nprice = 3\n"
    first = read_pack(written(tmp_path, items=text)).fingerprint

    assert len(first) == 16
    assert int(first, 16) >= 0
    assert read_pack(written(tmp_path, items=text.replace("\n", "\r\n"))).fingerprint == first
    assert read_pack(written(tmp_path, items=text.replace("3", "4"))).fingerprint != first
    assert read_pack(written(tmp_path, items=text + "\n")).fingerprint != first
    (tmp_path / "items.toml").rename(tmp_path / "things.toml")
    assert read_pack(tmp_path).fingerprint != first


def test_content_cannot_slip_from_one_file_into_the_next(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.mkdir()
    two.mkdir()
    a, b = "# x\n", "[item.axe]\nprice = 1\n"

    assert read_pack(written(one, a=a + b, b="")).fingerprint != read_pack(written(two, a=a, b=b)).fingerprint


def test_a_pack_that_does_not_come_with_tamalir() -> None:
    for id in ("no-such-pack", "../rules", ""):
        with pytest.raises(Unknown, match="unknown pack"):
            own_pack("second", id)
    with pytest.raises(Unknown, match="known: none"):
        own_pack("fourth", "base")

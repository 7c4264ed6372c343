"""Packs that people bring: data only, limited, checked, and there again after a restart."""

from __future__ import annotations

import io
import json
import re
import time
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.house import Server, serving, sqlite
from tests.server.test_play import denied

PACK = {
    "pack.toml": '[pack]\nid = "my-pack"\nedition = "second"\nversion = "1"\n',
    "cards.toml": """[items.singing-sword]
item_class = "weapon"
type = "sword"
usage = "activate"
cost = 3
effects = [{ when = "melee", do = "add-to-roll", by = 2 }]
""",
    "texts/en.ftl": "name-singing-sword = Singing Sword\n",
    "texts/pl.ftl": "name-singing-sword = Śpiewający Miecz\n    .gender = m\n",
}


def zipped(files: dict[str, str], home: str = "my-pack/") -> bytes:
    memory = io.BytesIO()
    with zipfile.ZipFile(memory, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(home + name, text)
    return memory.getvalue()


def changed(old: str, new: str) -> bytes:
    return zipped({**PACK, "cards.toml": PACK["cards.toml"].replace(old, new)})


@pytest.mark.parametrize("body", [zipped(PACK), zipped(PACK, ""), json.dumps({"files": PACK}).encode()])
def test_a_pack_is_brought_and_played_with(server: Server, body: bytes):
    info = server.client.post("/api/packs", content=body).json()
    assert (info["name"], info["cards"]) == ("second/my-pack", {"items": 1})
    pack = {"name": info["name"], "fingerprint": info["fingerprint"]}
    table = server.create("second", None, seats=[{}, {}], packs=[pack])

    book = table.spectator.get("book", lang="pl")
    assert book["cards"]["singing-sword"]["name"] == "Śpiewający Miecz"
    assert table.spectator.look()["view"]["setup"]["packs"]["second/my-pack"] == info["fingerprint"]
    seat, _ = table.asked()
    assert seat.get("reach")["known"]  # the other processes know it too
    assert "singing-sword" not in server.client.get("/api/book/second").json()["cards"]


def test_it_is_there_after_a_restart(tmp_path: Path):
    with serving(sqlite(tmp_path), log=tmp_path / "log") as server:
        info = server.client.post("/api/packs", content=zipped(PACK)).json()
        pack = {"name": info["name"], "fingerprint": info["fingerprint"]}
        table = server.create("second", None, seats=[{}, {}], packs=[pack])
        table.step()
        before = table.spectator.look()["view"]
    with serving(sqlite(tmp_path), log=tmp_path / "log") as server:
        guest = server.guest(table.game, table.spectator.token)
        assert guest.look()["view"] == before
        assert "singing-sword" in guest.get("book")["cards"]


@pytest.mark.parametrize(
    ("body", "code", "said"),
    [
        (b"PK\x03\x04 nonsense", "bad-pack", "zip"),
        (b"hello", "malformed", "neither"),
        (b'{"files": {"pack.toml": 7}}', "malformed", "str"),
        (zipped({"x.toml": "a = 1"}), "bad-pack", "pack.toml"),
        (zipped({"pack.toml": "[pack"}), "bad-pack", "TOML"),
        (changed("cost = 3", 'cost = "dear"'), "bad-pack", "cards.toml: items.singing-sword.cost"),
        (changed("add-to-roll", "explode"), "bad-pack", "items.singing-sword.effects[0].do"),
        (changed("by = 2", "by = 1000000"), "bad-pack", "out of all proportion"),
        (changed("singing-sword", "mordrog"), "bad-pack", "mordrog"),
        (zipped({**PACK, "pack.toml": PACK["pack.toml"].replace("second", "fourth")}), "bad-pack", "fourth"),
        (
            zipped({**PACK, "pack.toml": PACK["pack.toml"].replace("second", "third")}),
            "bad-pack",
            "[items.*] means nothing here",
        ),
        (zipped({**PACK, "cards.toml": "a = " + "[" * 9000 + "]" * 9000}), "bad-pack", ""),
        (zipped({**PACK, "cards.toml": "a" + ".b" * 5000 + " = 1"}), "bad-pack", ""),
        (
            zipped({**PACK, "pack.toml": PACK["pack.toml"].replace("my-pack", "rise-of-the-dragon-lords")}),
            "bad-pack",
            "comes with Tamalir",
        ),
        (zipped({**PACK, "big.toml": "#" * 3_000_000}), "too-big", "kB"),
        (zipped({**PACK, **{f"{n}.toml": "" for n in range(80)}}), "too-big", "files"),
        (b"x" * 2_000_000, "too-big", ""),
    ],
)
def test_what_is_refused_and_why(server: Server, body: bytes, code: str, said: str):
    answer = server.client.post("/api/packs", content=body)
    assert answer.status_code in (400, 413, 422)
    assert answer.json()["code"] == code
    assert said in answer.json()["message"]


def squeezed(files: dict[str, str], way: int) -> bytes:
    memory = io.BytesIO()
    with zipfile.ZipFile(memory, "w", way) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return memory.getvalue()


def torn() -> bytes:
    """The bytes of a deflated file are not what they were."""
    body = bytearray(squeezed({**PACK, "cards.toml": PACK["cards.toml"] * 20}, zipfile.ZIP_DEFLATED))
    with zipfile.ZipFile(io.BytesIO(bytes(body))) as archive:
        info = archive.getinfo("cards.toml")
    start = info.header_offset + 30 + len(info.filename)
    body[start : start + 40] = b"\xff" * 40
    return bytes(body)


ICON = "[icons.singing-sword]\nicon = %s\n"


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (squeezed(PACK, zipfile.ZIP_BZIP2), "usual way"),
        (squeezed(PACK, zipfile.ZIP_LZMA), "usual way"),
        (torn(), "zip file cannot be read"),
        (zipped({**PACK, "more.toml": "[cards.x]\na = 1\n"}), "[cards.*] means nothing here"),
        (zipped({**PACK, "more.toml": ICON % '\'x"><text class="pwn">\''}), "an icon is a name"),
        (zipped({**PACK, "more.toml": ICON % '"lorc/sun"\nhref = "x"'}), "an icon is a name"),
        (changed("[items.singing-sword]", '[items."<b>"]'), "is no id"),
        (zipped({**PACK, "pack.toml": PACK["pack.toml"].replace("my-pack", "../my")}), "is no id"),
        (zipped({**PACK, "pack.toml": PACK["pack.toml"] + 'licence = "a\\u0000b"\n'}), "cannot be read"),
        (zipped({**PACK, "texts/en.ftl": "name-singing-sword = Sword\u202e\n"}), "nobody can read"),
        (changed("by = 2", "by = nan"), ""),
        (json.dumps({"files": {**PACK, "a\u0000.toml": ""}}).encode(), "no name"),
    ],
)
def test_no_mischief_in_a_pack(server: Server, body: bytes, said: str):
    """Nothing that unpacks without a limit, no markup for other people's pages, no misspelt heading."""
    answer = server.client.post("/api/packs", content=body)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-pack")
    assert said in answer.json()["message"]


def test_a_bomb_stops_nobody(server: Server):
    """A few hundred bytes that unpack to 300 MB: the house goes on, and its own memory is not touched."""

    def memory() -> float:
        found = re.search(
            r"^process_resident_memory_bytes (\S+)", server.client.get("/metrics").text, re.MULTILINE
        )
        assert found is not None
        return float(found[1])

    bombs = [
        squeezed({**PACK, "big.toml": "#" * 100_000_000}, way)
        for way in (zipfile.ZIP_BZIP2, zipfile.ZIP_DEFLATED)
    ]
    before = memory()
    with ThreadPoolExecutor(4) as people:
        brought = [people.submit(server.client.post, "/api/packs", content=bomb) for bomb in bombs * 2]
        slowest = 0.0
        while not all(answer.done() for answer in brought):
            begun = time.monotonic()
            assert server.client.get("/healthz").status_code == 200
            slowest = max(slowest, time.monotonic() - begun)
    assert {answer.result().status_code for answer in brought} <= {413, 422, 429}
    assert slowest < 3
    assert memory() - before < 60_000_000


def test_a_pack_that_nobody_brought(server: Server):
    pack = {"name": "second/nobodys", "fingerprint": "0" * 16}
    denied("no-such-pack", 422, server.create, "second", None, seats=[{}], packs=[pack])

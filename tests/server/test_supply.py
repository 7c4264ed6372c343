"""The bill of materials, licences and known weaknesses: without a network, honest about what could not be."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from scripts import supply
from scripts.supply import Part


def test_the_bill_of_this_very_checkout(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    out = tmp_path / "sbom.json"
    assert supply.main(["--out", str(out)]) == 0, capsys.readouterr().out
    said = capsys.readouterr().out
    bill = json.loads(out.read_text())

    assert "COULD NOT BE CHECKED" in said
    names = {component["name"] for component in bill["components"]}
    assert {"litestar", "msgspec", "svelte"} <= names
    shipped = [each for each in bill["components"] if each["name"] in ("litestar", "svelte", "vite")]
    assert all(component["hashes"] for component in shipped)
    assert supply.main(["--out", str(out), "--strict"]) == 3
    assert supply.main(["--out", str(out), "--strict", "--advisories", str(tmp_path / "none.zip")]) == 3


def advisory(**affected: Any) -> dict[str, Any]:
    package = {"ecosystem": "PyPI", "name": "Some_Thing"}
    return {"id": "X-1", "summary": "bad", "affected": [{"package": package, **affected}]}


def events(*each: dict[str, str]) -> dict[str, Any]:
    return {"ranges": [{"type": "ECOSYSTEM", "events": list(each)}]}


@pytest.mark.parametrize(
    ("affected", "touched"),
    [
        ({"versions": ["1.9.0"]}, True),
        ({"versions": ["1.9.1"]}, False),
        (events({"introduced": "0"}, {"fixed": "1.10"}), True),
        (events({"introduced": "0"}, {"fixed": "1.9"}), False),
        (events({"introduced": "1.10"}), False),
        (events({"introduced": "1.2"}, {"last_affected": "1.9.0"}), True),
        (events({"introduced": "0"}, {"fixed": "1.0"}, {"introduced": "1.8"}), True),
    ],
)
def test_versions_that_are_touched(affected: dict[str, Any], touched: bool):
    parts = [Part("pypi", "some-thing", "1.9.0")]
    assert bool(supply.weaknesses(parts, [advisory(**affected)])) is touched
    assert not supply.weaknesses(parts, [{**advisory(**affected), "withdrawn": "2020"}])


def test_advisories_in_a_zip_file_end_with_one(tmp_path: Path):
    parts = supply.python_parts(supply.REQUIREMENTS.read_text())
    package = {"ecosystem": "PyPI", "name": parts[0].name}
    bad = {"id": "X-2", "affected": [{"package": package, "versions": [parts[0].version]}]}
    file = tmp_path / "osv.zip"
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("X-2.json", json.dumps(bad))
    assert supply.main(["--out", str(tmp_path / "x.json"), "--advisories", str(file)]) == 1


def test_licences_and_pins():
    good = Part("npm", "a", "1", "MIT", [("SHA-512", "00")])
    assert supply.doubtful([good]) == []
    assert "licence" in supply.doubtful([Part("npm", "a", "1", "SSPL-1.0", [("SHA-512", "00")])])[0]
    assert "hash" in supply.doubtful([Part("npm", "a", "1", "MIT")])[0]

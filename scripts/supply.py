#!/usr/bin/env python3
"""What Tamalir is made of: a bill of materials, licences, and known weaknesses.

    scripts/supply.py                                   write build/sbom.json and check licences
    scripts/supply.py --advisories osv-pypi.zip --advisories osv-npm.zip
    scripts/supply.py --strict                          fail also when weaknesses could not be checked

The bill is CycloneDX 1.5, made from the pinned requirements of the server and the lock file of the client
(what is built into it, and the tools that build it), with their hashes; no network is needed. Advisories are
files of the OSV database (JSON, in a folder or a zip file) that somebody fetched and keeps; without them this
says that it could not look. Exit 1: a licence or a package is not all right. Exit 3, with --strict:
weaknesses could not be checked.
"""

from __future__ import annotations

import argparse
import base64
import json
import re
import sys
import zipfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from importlib import metadata
from pathlib import Path
from typing import Any, cast

HOME = Path(__file__).resolve().parents[1]
REQUIREMENTS = HOME / "requirements" / "server.txt"
LOCK = HOME / "web" / "package-lock.json"
OUT = HOME / "build" / "sbom.json"

ALLOWED = re.compile(
    r"\b(MIT(-0)?|BSD|Apache|ISC|0BSD|PSF|Python[- ]Software|MPL[- ]?2|Mozilla Public License 2|CC0|CC[- ]BY"
    r"|BlueOak|Unlicense|Zlib|OFL|WTFPL|ZPL)",
    re.IGNORECASE,
)
"""Licences under which a server may be passed on with its source; others must be looked at."""
LOOKED_AT: dict[str, str] = {}
"""Package -> why its licence is all right although it is not in the list."""


@dataclass
class Part:
    """One package that is shipped or served."""

    kind: str
    name: str
    version: str
    licence: str = ""
    hashes: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    elsewhere: bool = False
    """For other machines than the one on which the lock file was made: it may not know their hashes."""

    @property
    def purl(self) -> str:
        return f"pkg:{self.kind}/{self.name.replace('@', '%40')}@{self.version}"


def python_parts(text: str) -> list[Part]:
    """The pinned packages of a requirements file."""
    parts: list[Part] = []
    for block in re.split(r"\n(?=\S)", text):
        found = re.match(r"([A-Za-z0-9_.\-]+)(?:\[[^\]]*\])?==([^\s;\\]+)", block)
        if found is None:
            continue
        hashes = [("SHA-256", each) for each in re.findall(r"--hash=sha256:([0-9a-f]{64})", block)]
        parts.append(Part("pypi", found[1].lower().replace("_", "-"), found[2], hashes=hashes))
    for part in parts:
        part.licence = _licence_of(part.name)
    return parts


def _licence_of(name: str) -> str:
    """As the installed package says it; nothing if it is not installed here."""
    try:
        about = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return ""
    said = _first(about, "License-Expression")
    classes: list[str] = about.get_all("Classifier") or []
    classified = [each.rpartition(" :: ")[2] for each in classes if "License ::" in each]
    return said or ", ".join(classified) or _first(about, "License").strip().partition("\n")[0]


def _first(about: metadata.PackageMetadata, name: str) -> str:
    found: list[str] = about.get_all(name) or []
    return found[0] if found else ""


def npm_parts(lock: dict[str, Any]) -> list[Part]:
    """The packages of a lock file: parts of the client, and what builds it."""
    parts: list[Part] = []
    packages = cast("dict[str, dict[str, Any]]", lock.get("packages", {}))
    for path, about in packages.items():
        if not path or about.get("link"):
            continue
        name = path.rpartition("node_modules/")[2]
        part = Part("npm", name, str(about.get("version", "")), str(about.get("license", "")))
        part.elsewhere = bool(about.get("optional"))
        kind, _, digest = str(about.get("integrity", "")).partition("-")
        if kind == "sha512":
            part.hashes = [("SHA-512", base64.b64decode(digest).hex())]
        parts.append(part)
    return parts


def bill(parts: Iterable[Part], version: str) -> dict[str, Any]:
    """A CycloneDX document."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "tamalir", "version": version}},
        "components": [
            {
                "type": "library",
                "name": part.name,
                "version": part.version,
                "purl": part.purl,
                "licenses": [{"license": {"name": part.licence}}] if part.licence else [],
                "hashes": [{"alg": kind, "content": digest} for kind, digest in part.hashes],
            }
            for part in sorted(parts, key=lambda part: part.purl)
        ],
    }


def doubtful(parts: Iterable[Part]) -> list[str]:
    """Packages whose licence nobody has looked at, or that are not pinned by hash."""
    found: list[str] = []
    for part in parts:
        if not part.hashes and not part.elsewhere:
            found.append(f"{part.purl}: not pinned by a hash")
        if part.name in LOOKED_AT:
            continue
        if part.licence and not ALLOWED.search(part.licence):
            found.append(f"{part.purl}: licence {part.licence!r}")
    return found


def advisories(sources: Iterable[Path]) -> Iterator[dict[str, Any]]:
    """Every advisory in these folders and zip files."""
    for source in sources:
        if source.is_dir():
            for file in sorted(source.rglob("*.json")):
                yield json.loads(file.read_bytes())
        else:
            with zipfile.ZipFile(source) as archive:
                for name in archive.namelist():
                    if name.endswith(".json"):
                        yield json.loads(archive.read(name))


def weaknesses(parts: Iterable[Part], known: Iterable[dict[str, Any]]) -> list[str]:
    """What is known of the very versions that are used."""
    here = {(part.kind, part.name): part for part in parts}
    found: list[str] = []
    for advisory in known:
        if advisory.get("withdrawn"):
            continue
        for affected in advisory.get("affected", []):
            package = affected.get("package", {})
            kind = {"PyPI": "pypi", "npm": "npm"}.get(package.get("ecosystem", ""))
            part = here.get((kind or "", str(package.get("name", "")).lower().replace("_", "-")))
            if part is not None and _touches(affected, part.version):
                found.append(f"{part.purl}: {advisory.get('id')} {advisory.get('summary', '')}".strip())
    return found


def _touches(affected: dict[str, Any], version: str) -> bool:
    if version in affected.get("versions", []):
        return True
    for span in affected.get("ranges", []):
        if span.get("type") not in ("ECOSYSTEM", "SEMVER"):
            continue
        inside = False
        for event in span.get("events", []):
            if "introduced" in event and _order(version) >= _order(event["introduced"]):
                inside = True
            if "fixed" in event and _order(version) >= _order(event["fixed"]):
                inside = False
            if "last_affected" in event and _order(version) > _order(event["last_affected"]):
                inside = False
        if inside:
            return True
    return False


def _order(version: str) -> tuple[int, ...]:
    """Releases in their order; what comes after a hyphen is not weighed."""
    return tuple(int(each) for each in re.findall(r"\d+", version.partition("-")[0]))


def main(arguments: list[str] | None = None) -> int:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("--advisories", type=Path, action="append", default=[])
    reader.add_argument("--out", type=Path, default=OUT)
    reader.add_argument("--strict", action="store_true")
    chosen = reader.parse_args(arguments)
    parts = [*python_parts(REQUIREMENTS.read_text()), *npm_parts(json.loads(LOCK.read_text()))]
    chosen.out.parent.mkdir(parents=True, exist_ok=True)
    chosen.out.write_text(json.dumps(bill(parts, metadata.version("tamalir")), indent=1) + "\n")
    say = sys.stdout.write
    say(f"{len(parts)} packages in {chosen.out}\n")
    nameless = [part.purl for part in parts if not part.licence]
    if nameless:
        say(f"licences that could not be read here: {', '.join(nameless)}\n")
    loose = [part.purl for part in parts if not part.hashes and part.elsewhere]
    if loose:
        say(f"builds for other machines, without a hash: {len(loose)}\n")
    wrong = doubtful(parts)
    sources = [source for source in chosen.advisories if source.exists()]
    missing = [str(source) for source in chosen.advisories if not source.exists()]
    if sources and not missing:
        wrong += weaknesses(parts, advisories(sources))
        say("known weaknesses: looked up in the advisories given\n")
    else:
        why = f"{', '.join(missing)} not found" if missing else "no advisories were given"
        say(f"known weaknesses: COULD NOT BE CHECKED ({why})\n")
    for line in wrong:
        say(f"{line}\n")
    if wrong:
        return 1
    return 3 if chosen.strict and (missing or not sources) else 0


if __name__ == "__main__":
    raise SystemExit(main())

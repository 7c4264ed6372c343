"""The packages: what is in them, and that the table opens from them."""

from __future__ import annotations

import os
import shutil
import sys
import tarfile
from email import message_from_string
from email.message import Message
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import sync_playwright

from tests.e2e.visitor import Visitor
from tests.machine.parts import CHROMIUM_FLAGS
from tests.release.installed import ROOT, Home, ran, sdist_of, wheel_of

APP = "tamalir/server/pages/app/"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("packages")


@pytest.fixture(scope="module")
def sdist(folder: Path) -> Path:
    return sdist_of(ROOT, folder)


@pytest.fixture(scope="module")
def unpacked(sdist: Path, folder: Path) -> Path:
    with tarfile.open(sdist) as archive:
        archive.extractall(folder / "source", filter="data")
    (top,) = (folder / "source").iterdir()
    return top


@pytest.fixture(scope="module")
def wheel(unpacked: Path, folder: Path) -> Path:
    """Made from the sdist, as `python -m build` does it, on a machine without Node.js."""
    return wheel_of(unpacked, folder, os.fspath(folder / "nothing"))


@pytest.fixture(scope="module")
def home(wheel: Path, folder: Path) -> Home:
    return Home(folder / "home", wheel)


def client_files(names: list[str]) -> list[str]:
    return [name.partition(APP)[2] for name in names if APP in name and not name.endswith("/")]


def test_the_client_is_in_both_packages(sdist: Path, wheel: Path):
    with tarfile.open(sdist) as archive:
        in_sdist = client_files(archive.getnames())
    with ZipFile(wheel) as archive:
        in_wheel = client_files(archive.namelist())

    built = ROOT / "src" / APP
    there = sorted(path.relative_to(built).as_posix() for path in built.rglob("*") if path.is_file())
    assert "index.html" in there
    assert there == sorted(in_wheel)
    assert set(there) <= set(in_sdist)


def test_the_sdist_is_a_source_one_can_work_with(unpacked: Path):
    for name in (
        "Makefile",
        "Containerfile",
        "CITATION.cff",
        "web/package-lock.json",
        "requirements/play.txt",
    ):
        assert (unpacked / name).is_file(), name
    assert not (unpacked / "web/node_modules").exists()


def test_the_metadata_is_complete(wheel: Path):
    with ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        said: Message = message_from_string(archive.read(name).decode())
        assert "tamalir/py.typed" in archive.namelist()
    assert said["Name"] == "tamalir"
    assert said["Description-Content-Type"] == "text/markdown"
    assert "pip install tamalir" in said.get_payload()
    assert said.get_all("Project-URL")
    assert {"Programming Language :: Python :: 3.13", "Typing :: Typed"} <= set(
        said.get_all("Classifier", [])
    )
    needed = [line for line in said.get_all("Requires-Dist", []) if "extra ==" not in line]
    assert any(line.startswith("litestar") for line in needed), "the table in the browser is no extra"


@pytest.mark.needs("chromium")
def test_a_turn_in_the_browser_from_the_wheel(home: Home, chromium_path: Path):
    with home.playing() as address, sync_playwright() as playwright:
        flags = [flag for flag in CHROMIUM_FLAGS if flag != "--headless"]
        browser = playwright.chromium.launch(executable_path=chromium_path, args=flags)
        me = Visitor(browser, address).open("/")
        me.see("[data-quick]").click()
        assert me.play(4) == 4
        assert not me.complaints
        me.leave()
        browser.close()


def test_the_installed_commands_answer(home: Home):
    assert home.says("-m", "tamalir", "--version").startswith("tamalir ")
    assert str(home.folder) in home.says("-c", "import tamalir; print(tamalir.__file__)")
    said = home.says("-m", "tamalir", "simulate", "second", "--games", "2", "--seats", "random,random",
                     "--options", "turn-limit=20", "--out", "played")  # fmt: skip
    assert "2" in said
    assert "problems: none" in home.says("-m", "tamalir", "content", "check")


def test_without_client_and_npm_the_build_is_refused(unpacked: Path, folder: Path):
    bare = folder / "bare"
    shutil.copytree(unpacked, bare, ignore=shutil.ignore_patterns("app", "tests", "docs"))
    build, nowhere = (
        [sys.executable, "-m", "build", "--no-isolation", "--wheel", "."],
        os.fspath(folder / "no"),
    )
    said = ran(build, bare, fails=True, path=nowhere)
    assert "there is no npm to build it" in said
    assert not (bare / "dist").exists() or not list((bare / "dist").glob("*.whl"))

    shutil.rmtree(bare / "web")
    said = ran(build, bare, fails=True)
    assert "no source to build it from" in said


def test_node_that_is_too_old_is_named(folder: Path):
    check = ROOT / "web/scripts/node-version.mjs"
    pretend = folder / "pretend.mjs"
    for version, fits in (("20.19.0", True), ("20.18.3", False), ("22.11.0", False), ("22.12.0", True),
                          ("21.7.0", False), ("24.1.0", True), ("18.20.0", False)):  # fmt: skip
        pretend.write_text(
            f"Object.defineProperty(process.versions, 'node', {{value: '{version}'}})\n"
            f"await import('{check}')\n"
        )
        node = shutil.which("node")
        if node is None:
            pytest.skip("there is no Node.js here")
        said = ran([node, pretend], folder, fails=not fits)
        assert ("needs Node.js" in said) != fits, version

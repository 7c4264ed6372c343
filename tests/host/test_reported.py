"""A report from a table becomes a test that fails as long as the fault is there."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

import tamalir
from tamalir.cli.reported import write_test
from tamalir.host import making, reported
from tamalir.host.hosted import Hosted
from tamalir.host.reported import BadReport, Report
from tamalir.host.wire import Act, Create


def report(**more: Any) -> Report:
    table = tamalir.new("second", scene="brood", seed=4)
    for _ in range(3):
        request = table.pending(0)
        assert request is not None
        table.answer(request.options[0].id, 0)
    packed = {"kind": "other", "said": "this is odd", "seat": 0, **more}
    return reported.read(json.dumps(reported.packed(table, **packed)))


def fails(test: Path) -> bool:
    """Whether the written test fails, as pytest would run it."""
    found = runpy.run_path(str(test))
    (named,) = [name for name in found if name.startswith("test_")]
    try:
        found[named]()
    except (AssertionError, pytest.fail.Exception):
        return True
    return False


def test_a_missing_option_fails_until_it_is_offered(tmp_path: Path) -> None:
    there = reported.offered(report())[0]
    test, _ = write_test(report(kind="missing", option="dance"), tmp_path)
    assert fails(test)
    test, _ = write_test(report(kind="missing", option=there), tmp_path)
    assert not fails(test)


def test_an_option_that_should_not_be_there(tmp_path: Path) -> None:
    there = reported.offered(report())[0]
    test, _ = write_test(report(kind="forbidden", option=there), tmp_path)
    assert fails(test)


def test_words_alone_make_a_test_that_somebody_must_finish(tmp_path: Path) -> None:
    test, data = write_test(report(said='The "dice"\nwere \\ wrong'), tmp_path)
    assert test.name == "test_the_dice_were_wrong.py"
    assert data.exists()
    assert fails(test)
    again, _ = write_test(report(said='The "dice"\nwere \\ wrong'), tmp_path)
    assert again != test


def test_a_position_that_cannot_be_is_told() -> None:
    good = report()
    assert reported.faults(good) == []
    wrong = json.loads(json.dumps(good.save))
    del wrong["checksum"]
    wrong["setup"] = None
    wrong["state"]["heroes"][0]["items"] = [{"card": "no-such-card"}]
    bad = Report(**{**{f: getattr(good, f) for f in good.__struct_fields__}, "save": wrong})
    assert reported.faults(bad)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"format": "tamalir-report", "version": 1, "edition": "chess", "kind": "other", "save": {}}',
        '{"format": "tamalir-report", "version": 1, "edition": "second", "kind": "missing", "save": {}}',
        '{"format": "tamalir-report", "version": 2, "edition": "second", "kind": "other", "save": {}}',
    ],
)
def test_what_is_no_report_is_refused(text: str) -> None:
    with pytest.raises(BadReport):
        reported.read(text)


def test_a_view_is_no_position() -> None:
    seen = Report(format="tamalir-report", version=1, edition="second", kind="other", save={"view": {}})
    with pytest.raises(BadReport, match="hidden cards"):
        reported.position(seen)


def test_a_position_that_cannot_be_is_told_to_the_table_and_can_be_left() -> None:
    begun = making.begin(Create(edition="second", scene="brood"))
    record, _ = making.sit_down(begun, 0.0)
    host = Hosted(record, begun.table, lambda: 0.0)
    host.check_every = 1
    host.settle(host.begin("new"))
    assert not host.feed.info()["wrong"]
    host.table.state.heroes[0].wounds = -3  # as if a rule had failed
    request = host.table.pending(0)
    assert request is not None
    host.settle(host.act(0, Act(option=request.options[-1].id, version=host.version)))
    assert host.feed.info()["wrong"]
    host.table.state.heroes[0].wounds = 0
    request = host.table.pending(0)
    assert request is not None
    host.settle(host.act(0, Act(option=request.options[-1].id, version=host.version)))
    assert not host.feed.info()["wrong"]

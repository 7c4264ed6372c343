"""Two runs side by side: what differs by more than chance would explain."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from tamalir.lab.scribe import Scribe, Section
from tamalir.lab.sections import CERTAIN
from tamalir.lab.statistics import holm, mean_interval, newcombe, ranks_differ, shares_differ
from tamalir.lab.store import Store
from tamalir.language import Speaker

if TYPE_CHECKING:
    import polars as pl

FEWEST = 10
"""A hero or end that came up less often in both runs is not compared."""


def compare(one: Store, other: Store) -> dict[str, Any]:
    """Every comparison with its difference, interval and p-value, corrected for their number."""
    rows = [*_lengths(one, other), *_ends(one, other), *_heroes(one, other), *_kinds(one, other)]
    for row, corrected in zip(rows, holm([row["p"] for row in rows]), strict=True):
        row["corrected"] = corrected
        row["differs"] = corrected < CERTAIN
    before, after = one.plan.told(), other.plan.told()
    changed = {
        name: [before[name], after[name]] for name in before if before[name] != after[name]
    }  # what was played differently
    if dict(one.made_with) != dict(other.made_with):
        changed["made-with"] = [dict(one.made_with), dict(other.made_with)]
    return {"plans": changed, "rows": rows, "texts": one.ledger.texts}


def _lengths(one: Store, other: Store) -> list[dict[str, Any]]:
    import polars as pl

    own = [name for name, kind in one.own_columns("games").items() if kind == "number"]
    columns = {"turns": pl.col("turns") / pl.col("players")} | {
        name: pl.col(name).cast(pl.Float64) for name in own if other.has("games", name)
    }
    found: list[dict[str, Any]] = []
    for key, column in columns.items():
        a, b = (_values(store.frame("games"), column) for store in (one, other))
        found.append(_means("measure", key, a, b))
    for key, name in (("levels", "level"), ("spent", "spent")):
        if not (one.has("seats", name) and other.has("seats", name)):
            continue
        a, b = (
            _values(store.frame("seats").group_by("game").agg(pl.col(name).mean()), pl.col(name))
            for store in (one, other)
        )  # by game, since seats of one table depend on each other
        found.append(_means("measure", key, a, b))
    return found


def _values(frame: pl.LazyFrame, column: pl.Expr) -> list[float]:
    return frame.select(column.alias("value")).collect()["value"].drop_nulls().to_list()


def _means(group: str, key: str, a: list[float], b: list[float]) -> dict[str, Any]:
    mean, low, high = mean_interval(a)
    then, down, up = mean_interval(b)
    half = (((high - low) / 2) ** 2 + ((up - down) / 2) ** 2) ** 0.5
    return {
        "group": group, "what": key, "share": False, "before": mean, "after": then,
        "difference": then - mean, "low": then - mean - half, "high": then - mean + half,
        "p": ranks_differ(a, b),
    }  # fmt: skip


def _shares(group: str, what: str, n: float, of: float, m: float, whole: float) -> dict[str, Any]:
    difference, low, high = newcombe(m, whole, n, of)
    return {
        "group": group, "what": what, "share": True, "before": n / of if of else 0.0,
        "after": m / whole if whole else 0.0, "difference": difference, "low": low, "high": high,
        "p": shares_differ(n, of, m, whole),
    }  # fmt: skip


def _ends(one: Store, other: Store) -> list[dict[str, Any]]:
    import polars as pl

    counts: list[dict[str, int]] = []
    for store in (one, other):
        games = store.frame("games").group_by("reason").agg(pl.len()).collect()
        counts.append({row[0]: row[1] for row in games.iter_rows()})
    wholes = [sum(count.values()) for count in counts]
    return [
        _shares("reason", reason, counts[0].get(reason, 0), wholes[0], counts[1].get(reason, 0), wholes[1])
        for reason in sorted({*counts[0], *counts[1]})
        if counts[0].get(reason, 0) + counts[1].get(reason, 0) >= FEWEST
    ]


def _heroes(one: Store, other: Store) -> list[dict[str, Any]]:
    import polars as pl

    tables: list[dict[str | None, tuple[float, int]]] = []
    for store in (one, other):
        seats = store.frame("seats").group_by("hero").agg(pl.col("won").sum(), pl.len()).collect()
        tables.append({row[0]: (row[1], row[2]) for row in seats.iter_rows()})
    a, b = ({hero: won for hero, won in table.items() if hero is not None} for table in tables)
    return [
        _shares("hero", hero, *a[hero], *b[hero])
        for hero in sorted(a.keys() & b.keys())
        if min(a[hero][1], b[hero][1]) >= FEWEST
    ]


def _kinds(one: Store, other: Store) -> list[dict[str, Any]]:
    """By game, since fights of one game have much in common: the mean over games of the share in each."""
    import polars as pl

    found: list[dict[str, Any]] = []
    columns = ("rival", "outcome", "blow")
    if not (one.has("fights", *columns) and other.has("fights", *columns)):
        return found
    for kind in one.ledger.orders.get("blow", ()):
        if kind == "other":
            continue
        a, b = (
            store.frame("fights")
            .filter(pl.col("rival").is_null() & (pl.col("outcome") == "won"))
            .group_by("game")
            .agg((pl.col("blow") == kind).mean().alias("share"))
            .collect()["share"]
            .drop_nulls()
            .to_list()
            for store in (one, other)
        )
        if a and b:
            found.append(_means("kind", kind, a, b) | {"share": True})
    return found


# --- in words -----------------------------------------------------------------------------------


def compared(found: Mapping[str, Any], words: Speaker) -> list[Section]:
    """The comparison as headed tables."""
    scribe = Scribe(words, found["texts"])
    rows = found["rows"]
    says = scribe.say("differences-says", n=len(rows))
    if not any(row["differs"] for row in rows):
        says += " " + scribe.say("no-difference")
    columns = [("", False), (scribe.say("what"), False)] + [
        (scribe.say(key), True) for key in ("before", "after", "difference", "interval", "p")
    ]
    shown = [_row(row, scribe) for row in rows]
    picture = {
        "kind": "differences",
        "rows": [
            {"name": _named(row, scribe), "share": row["difference"], "low": row["low"], "high": row["high"],
             "marked": row["differs"]}
            for row in rows if row["share"] and row["group"] == "hero"
        ],
    }  # fmt: skip
    plans = [
        [scribe.plan_word(name), _plain(before), _plain(after)]
        for name, (before, after) in found["plans"].items()
    ]
    parts = [Section("differences", scribe.say("differences"), says, [*columns, ("", False)], shown, picture)]
    if plans:
        headings = [(scribe.say(key), False) for key in ("setting", "before", "after")]
        parts.append(Section("plans", scribe.say("plans-differ"), "", headings, plans))
    return parts


def _plain(value: object) -> str:
    """A setting as people write it."""
    if isinstance(value, dict):
        return (
            ", ".join(f"{key}: {_plain(of)}" for key, of in cast("dict[str, object]", value).items()) or "–"
        )
    if isinstance(value, list | tuple):
        return ", ".join(map(str, cast("list[object]", value))) or "–"
    return str(value)


def _named(row: Mapping[str, Any], scribe: Scribe) -> str:
    if row["group"] == "measure":
        return scribe.column(row["what"])
    return scribe.name(row["what"]) if row["group"] == "hero" else scribe.word(row["group"], row["what"])


def _row(row: Mapping[str, Any], scribe: Scribe) -> list[str]:
    factor, digits = (100, 1) if row["share"] else (1, 2)
    values = (
        [scribe.percent(row["before"]), scribe.percent(row["after"])]
        if row["share"]
        else [scribe.number(row["before"], 2), scribe.number(row["after"], 2)]
    )
    p = f"< {scribe.number(0.001, 3)}" if row["corrected"] < 0.001 else scribe.number(row["corrected"], 3)
    return [
        scribe.say(row["group"]), _named(row, scribe), *values,
        scribe.signed(factor * row["difference"], digits),
        f"{scribe.signed(factor * row['low'], digits)} … {scribe.signed(factor * row['high'], digits)}", p,
        scribe.say("marked") if row["differs"] else "",
    ]  # fmt: skip

"""What many games show, as plain numbers. Pages, terminal and scripts are all made from this."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from tamalir.lab.statistics import mean_interval, wilson
from tamalir.lab.store import Store

if TYPE_CHECKING:
    import polars as pl

PACE = 60
"""Own turns for which levels and gold are shown."""

FALLS = ("place", "by", "cause", "terrain")
FIGHTS = ("rival", "foe", "cause", "outcome", "blow")
"""Columns that are looked at; of a million games no more than these are held in memory."""
ENDS = ("won", "lost", "escaped")


def summary(store: Store) -> dict[str, Any]:
    """All that the tables of a run show, ready for JSON. What a game has no columns for is not in it."""
    import polars as pl

    games = store.frame("games").collect()
    lists = [name for name in ("levels", "golds") if store.has("seats", name)]
    seats = store.frame("seats").drop(lists).collect()
    n = games.height
    per_player = (games["turns"] / games["players"]).cast(pl.Float64)
    found: dict[str, Any] = {
        "plan": store.plan.told(),
        "made-with": dict(store.made_with),
        "games": n,
        "limit": store.plan.options.get("turn-limit", store.plan.limit),
        "stopped": _share(float(games["stopped"].sum()), n),
        "tied": _share(float(games["tied"].sum()), n),
        "reasons": _counts(games["reason"], n),
        "players": _win_rates(seats, "player"),
        "first": _first(seats, games),
        "fair": float(seats["won"].sum()) / max(1, seats.height),
        "turns": _spread(per_player),
        "answers": _spread(games["answers"].cast(pl.Float64)),
        "course": _course(store, games),
        "means": _means(store, games, seats),
        "seat-means": {
            section: {name: _mean(seats[name]) for name in names}
            for section, names in store.ledger.seat_means.items()
        },
    }
    if seats["hero"].drop_nulls().len():
        found["heroes"] = _win_rates(seats, "hero")
    if store.has("seats", "attribute"):
        found["attributes"] = _attributes(seats, store.ledger.orders.get("attribute", ()))
    if store.has("seats", "levels", "golds"):
        found["pace"] = _pace(store)
    if store.has("fights", "rival", "foe", "outcome"):
        found |= _fights(store, n)
    if store.has("knockouts"):
        falls = store.frame("knockouts").collect()
        found["falls"] = {
            name: _counts(falls[name].drop_nulls(), falls.height)
            for name in FALLS
            if store.has("knockouts", name)
        }
    if store.has("cards", "kind", "drawn", store.ledger.deck):
        found["drawn"] = _drawn(store, n)
    if store.has("cards", "kind", "offered", "bought") and store.has("purchases", "card", "deed", "gold"):
        found["market"] = _market(store, seats)
    return found


def _course(store: Store, games: pl.DataFrame) -> list[dict[str, Any]]:
    """What a game's own flags and words say of its games."""
    rows: list[dict[str, Any]] = []
    for name, kind in store.own_columns("games").items():
        if kind == "flag":
            rows.append({"column": name, "what": None, **_share(float(games[name].sum()), games.height)})
        elif kind == "word":
            rows += [{"column": name, **row} for row in _counts(games[name].drop_nulls(), games.height)]
    return rows


def _means(store: Store, games: pl.DataFrame, seats: pl.DataFrame) -> dict[str, dict[str, float]]:
    """The means of a game's own numbers, and of what its seats have come to."""
    own = [name for name, kind in store.own_columns("games").items() if kind == "number"]
    found = {name: _mean(games[name]) for name in own}
    for key, name in (("levels", "level"), ("spent", "spent")):
        if store.has("seats", name):
            found[key] = _mean(seats[name])
    return found


def _fights(store: Store, games: int) -> dict[str, Any]:
    """Fights with enemies, and those between heroes."""
    import polars as pl

    deck, means = store.ledger.deck, store.ledger.fight_means
    wanted = [name for name in (*FIGHTS, deck, *means) if store.has("fights", name)]
    fights = store.frame("fights").select(wanted).collect()
    duels = fights.filter(pl.col("rival").is_not_null())
    foes = fights.filter(pl.col("rival").is_null())
    found: dict[str, Any] = {"meetings": _meetings(duels, games)}
    for key, column in (("decks", deck), ("causes", "cause")):
        if column in wanted:
            found[key] = _outcomes(foes, column, means, store.ledger.orders.get(column, ()))
    if "blow" in wanted:
        found["kinds"] = _kinds(foes, store.ledger.orders.get("blow", ()))
    found["challenges"] = _challenges(store, foes, games)
    return found


def _share(part: float, whole: float) -> dict[str, float]:
    low, high = wilson(part, whole)
    return {"n": part, "of": whole, "share": part / whole if whole else 0.0, "low": low, "high": high}


def _mean(column: pl.Series) -> dict[str, float]:
    mean, low, high = mean_interval([float(value) for value in column.drop_nulls().to_list()])
    return {"mean": mean, "low": low, "high": high}


def _spread(column: pl.Series) -> dict[str, float]:
    found = _mean(column)
    for name, at in (("least", 0.0), ("p10", 0.1), ("median", 0.5), ("p90", 0.9), ("most", 1.0)):
        value = column.quantile(at, "linear")
        found[name] = 0.0 if value is None else float(value)
    return found


def _counts(column: pl.Series, whole: float) -> list[dict[str, Any]]:
    """What there was and how often, most frequent first."""
    found = column.value_counts(sort=False).sort(["count", column.name], descending=[True, False])
    return [{"what": row[0], **_share(float(row[1]), whole)} for row in found.iter_rows()]


def _win_rates(seats: pl.DataFrame, by: str) -> list[dict[str, Any]]:
    import polars as pl

    means = [name for name in ("level", "knockouts", "fights", "wins") if name in seats.columns]
    found = seats.group_by(by).agg(
        pl.len().alias("of"), pl.col("won").sum().alias("n"), *(pl.col(name).mean() for name in means)
    )
    rows = [
        {by: row[by], **_share(row["n"], row["of"]), **{name: row[name] for name in means}}
        for row in found.iter_rows(named=True)
    ]
    return sorted(rows, key=lambda row: (-row["share"], str(row[by])))


def _first(seats: pl.DataFrame, games: pl.DataFrame) -> dict[str, float]:
    """How often whoever began has won."""
    import polars as pl

    found = seats.join(games.select("game", "first"), on="game").filter(pl.col("seat") == pl.col("first"))
    return _share(float(found["won"].sum()), found.height)


def _kinds(foes: pl.DataFrame, kinds: Sequence[str]) -> list[dict[str, Any]]:
    """Fights won by the kind of blow that decided them."""
    import polars as pl

    won = foes.filter(pl.col("outcome") == "won").with_columns(pl.col("blow").fill_null("other"))
    return [
        {"kind": kind, **_share(float(won.filter(pl.col("blow") == kind).height), won.height)}
        for kind in kinds
    ]


def _attributes(seats: pl.DataFrame, attributes: Sequence[str]) -> list[dict[str, Any]]:
    """Which attribute was the highest of those who won."""
    import polars as pl

    won = float(seats["won"].sum())
    return [
        {"attribute": own, **_share(float(seats.filter(pl.col("attribute") == own)["won"].sum()), won)}
        for own in attributes
    ]


def _outcomes(
    fights: pl.DataFrame, by: str, means: Sequence[str], order: Sequence[str]
) -> list[dict[str, Any]]:
    import polars as pl

    found: list[dict[str, Any]] = []
    names = sorted(
        (str(name) for name in fights[by].drop_nulls().unique().to_list()),
        key=lambda name: (order.index(name) if name in order else len(order), name),
    )
    for name in names:
        some = fights.filter(pl.col(by) == name)
        ended = {
            outcome: _share(float(some.filter(pl.col("outcome") == outcome).height), some.height)
            for outcome in ENDS
        }
        taken = {mean: cast("float", some[mean].mean() or 0.0) for mean in means}
        found.append({"what": name, "fights": some.height, **taken, **ended})
    return found


def _market(store: Store, seats: pl.DataFrame) -> list[dict[str, Any]]:
    """Market cards: seen, within reach, bought, and how whoever bought one has fared."""
    import polars as pl

    used = store.has("cards", "uses")
    uses = [pl.col("uses").list.sum().sum().alias("uses")] if used else []
    bought = store.frame("purchases").filter(pl.col("deed") != "sold").collect()
    paid = dict(bought.filter(pl.col("deed") == "bought").group_by("card").len().iter_rows())
    first = bought.select("game", "seat", "card", "gold").unique(["game", "seat", "card"], keep="first")
    fared = (
        first.join(seats.select("game", "seat", "won"), on=["game", "seat"])
        .group_by("card")
        .agg(
            pl.len().alias("buyers"), pl.col("won").sum().alias("wins"), pl.col("gold").mean().alias("price")
        )
    )
    by_card = {row["card"]: row for row in fared.iter_rows(named=True)}
    found: list[dict[str, Any]] = []
    for row in (
        store.frame("cards")
        .filter(pl.col("kind").is_in(store.ledger.market))
        .group_by("card", "kind")
        .agg(
            pl.len().alias("seen"),
            pl.col("offered").sum().alias("offered"),
            (pl.col("bought") > 0).sum().alias("bought"),
            *uses,
        )
        .collect()
        .iter_rows(named=True)
    ):
        own = by_card.get(row["card"], {"buyers": 0, "wins": 0.0, "price": None})
        found.append({
            "card": row["card"], "kind": row["kind"], "seen": row["seen"], "offered": row["offered"],
            "bought": _share(float(row["bought"]), row["seen"]),
            "bought-if-offered": _share(float(paid.get(row["card"], 0)), row["offered"]),
            "price": own["price"], "holders": _share(float(own["wins"]), own["buyers"]),
            **({"uses": row["uses"]} if used else {}),
        })  # fmt: skip
    return sorted(found, key=lambda row: (-row["bought"]["share"], row["card"]))


def _challenges(store: Store, foes: pl.DataFrame, games: int) -> list[dict[str, Any]]:
    """Cards that are fought: how often, and how it goes."""
    import polars as pl

    deck, means = store.ledger.deck, store.ledger.fight_means
    by = ["foe", *([deck] if deck in foes.columns else [])]
    fought = foes.group_by(by).agg(
        pl.len().alias("fights"),
        *((pl.col("outcome") == o).sum().alias(o) for o in ENDS),
        *(pl.col(name).mean() for name in means),
    )
    drawn: dict[str, int] | None = None
    if store.has("cards", "drawn"):
        drawn = dict(store.frame("cards").group_by("card").agg(pl.col("drawn").sum()).collect().iter_rows())
    rows = [
        {
            "card": row["foe"], **({"deck": row[deck]} if deck in by else {}),
            **({} if drawn is None else {"drawn": drawn.get(row["foe"], 0) / games}),
            "fights": row["fights"], **{name: row[name] for name in means},
            **{outcome: _share(row[outcome], row["fights"]) for outcome in ENDS},
        }
        for row in fought.iter_rows(named=True)
    ]  # fmt: skip
    return sorted(rows, key=lambda row: (-row["lost"]["share"], row["card"]))


def _drawn(store: Store, games: int) -> list[dict[str, Any]]:
    """How often each card of a deck that is drawn has come up."""
    import polars as pl

    deck = store.ledger.deck
    found = (
        store.frame("cards")
        .filter(pl.col(deck).is_not_null() & (pl.col("drawn") > 0))
        .group_by("card", "kind", deck)
        .agg(pl.len().alias("in"), pl.col("drawn").sum().alias("times"))
        .sort(["times", "card"], descending=[True, False])
        .collect()
    )
    return [
        {"card": row["card"], "kind": row["kind"], "deck": row[deck], "times": row["times"],
         **_share(row["in"], games)}
        for row in found.iter_rows(named=True)
    ]  # fmt: skip


def _meetings(duels: pl.DataFrame, games: int) -> dict[str, Any]:
    import polars as pl

    won = duels.filter(pl.col("outcome") == "won").height
    return {
        "duels": duels.height,
        "per-game": duels.height / games if games else 0.0,
        "attacker": _share(float(won), duels.height),
        "outcomes": _counts(duels["outcome"], duels.height),
        **_last_blows(duels),
    }


def _last_blows(duels: pl.DataFrame) -> dict[str, Any]:
    """Which kinds of blows decide duels, where that is known."""
    import polars as pl

    if "blow" not in duels.columns:
        return {}
    decided = duels.filter(pl.col("outcome").is_in(["won", "lost"]))
    return {"kinds": _counts(decided["blow"].drop_nulls(), duels.height)}


def _pace(store: Store) -> list[dict[str, float]]:
    """Mean level and gold at the beginning of each of a player's first turns."""
    import polars as pl

    found = (
        store.frame("seats")
        .select(
            pl.col("levels").list.head(PACE).alias("level"),
            pl.col("golds").list.head(PACE).alias("gold"),
        )
        .with_columns(pl.int_ranges(1, pl.col("level").list.len() + 1).alias("turn"))
        .explode("turn", "level", "gold")
        .drop_nulls()
        .group_by("turn")
        .agg(
            pl.len().alias("seats"), pl.col("level").mean(), pl.col("gold").mean(),
            *(
                pl.col(name).quantile(at).alias(f"{name}-{end}")
                for name in ("level", "gold")
                for end, at in (("low", 0.1), ("high", 0.9))
            ),
        )
        .sort("turn")
        .collect()
    )  # fmt: skip
    return [{name: float(value) for name, value in row.items()} for row in found.iter_rows(named=True)]

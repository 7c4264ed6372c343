"""What many games show, as plain numbers. Pages, terminal and scripts are all made from this."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from tamalir.lab.statistics import mean_interval, wilson
from tamalir.lab.store import Store

if TYPE_CHECKING:
    import polars as pl

PACE = 60
"""Own turns for which levels and gold are shown."""

BONUSES = ("mind", "body", "spirit", "stamina", "life")
FALLS = ("place", "by", "cause", "terrain")
FIGHTS = ("rival", "foe", "colour", "cause", "outcome", "blow", "rounds", "wounds")
"""Columns that are looked at; of a million games no more than these are held in memory."""


def summary(store: Store) -> dict[str, Any]:
    """All of it, ready for JSON."""
    import polars as pl

    games = store.frame("games").collect()
    seats = store.frame("seats").drop("levels", "golds").collect()
    fights = store.frame("fights").select(FIGHTS).collect()
    cards = store.frame("cards")
    falls = store.frame("knockouts").collect()
    n = games.height
    per_player = (games["turns"] / games["players"]).cast(pl.Float64)
    duels = fights.filter(pl.col("rival").is_not_null())
    foes = fights.filter(pl.col("rival").is_null())
    return {
        "plan": store.plan.told(),
        "made-with": dict(store.made_with),
        "games": n,
        "limit": store.plan.options.get("turn-limit", store.plan.limit),
        "stopped": _share(float(games["stopped"].sum()), n),
        "tied": _share(float(games["tied"].sum()), n),
        "reasons": _counts(games["reason"], n),
        "heroes": _win_rates(seats, "hero"),
        "players": _win_rates(seats, "player"),
        "first": _first(seats, games),
        "fair": _even(store, seats),
        "turns": _spread(per_player),
        "answers": _spread(games["answers"].cast(pl.Float64)),
        "knockouts": _mean(games["knockouts"]),
        "duels": _mean(games["duels"]),
        "adventures": _mean(games["adventures"]),
        "endgames": _share(float(games["endgame"].sum()), n),
        "levels": _mean(seats["level"]),
        "bonuses": {what: _mean(seats[what])["mean"] for what in BONUSES},
        "gold": {"spent": _mean(seats["spent"]), "left": _mean(seats["gold"])},
        "kinds": _kinds(foes),
        "attributes": _attributes(seats),
        "colours": _outcomes(foes, "colour"),
        "causes": _outcomes(foes, "cause"),
        "market": _market(cards, seats, store),
        "challenges": _challenges(cards, foes, n),
        "drawn": _drawn(cards, n),
        "falls": {name: _counts(falls[name].drop_nulls(), falls.height) for name in FALLS},
        "meetings": _meetings(duels, n),
        "pace": _pace(store),
    }  # fmt: skip


def _even(store: Store, seats: pl.DataFrame) -> float:
    """What a hero would win if all were alike: an equal part, or, where all win together, what all win."""
    if store.plan.edition == "bonds":
        return float(seats["won"].sum()) / max(1, seats.height)
    return 1 / len(store.plan.players)


def _share(part: float, whole: float) -> dict[str, float]:
    low, high = wilson(part, whole)
    return {"n": part, "of": whole, "share": part / whole if whole else 0.0, "low": low, "high": high}


def _mean(column: pl.Series) -> dict[str, float]:
    mean, low, high = mean_interval([float(value) for value in column.to_list()])
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

    found = seats.group_by(by).agg(
        pl.len().alias("of"), pl.col("won").sum().alias("n"), pl.col("level").mean().alias("level"),
        pl.col("knockouts").mean().alias("knockouts"), pl.col("fights").mean().alias("fights"),
        pl.col("wins").mean().alias("wins"),
    )  # fmt: skip
    rows = [
        {
            by: row[by], **_share(row["n"], row["of"]), "level": row["level"],
            "knockouts": row["knockouts"], "fights": row["fights"], "wins": row["wins"],
        }
        for row in found.iter_rows(named=True)
    ]  # fmt: skip
    return sorted(rows, key=lambda row: (-row["share"], str(row[by])))


def _first(seats: pl.DataFrame, games: pl.DataFrame) -> dict[str, float]:
    """How often whoever began has won."""
    import polars as pl

    found = seats.join(games.select("game", "first"), on="game").filter(pl.col("seat") == pl.col("first"))
    return _share(float(found["won"].sum()), found.height)


def _kinds(foes: pl.DataFrame) -> list[dict[str, Any]]:
    """Fights won by the kind of combat that dealt the last wound."""
    import polars as pl

    won = foes.filter(pl.col("outcome") == "won").with_columns(pl.col("blow").fill_null("other"))
    return [
        {"kind": kind, **_share(float(won.filter(pl.col("blow") == kind).height), won.height)}
        for kind in ("ranged", "melee", "magic", "other")
    ]


def _attributes(seats: pl.DataFrame) -> list[dict[str, Any]]:
    """Which attribute was the highest of those who won; nothing where heroes have none."""
    import polars as pl

    known = seats.filter(pl.col("attribute").is_not_null())
    won = float(known["won"].sum())
    return [
        {"attribute": own, **_share(float(known.filter(pl.col("attribute") == own)["won"].sum()), won)}
        for own in ("mind", "body", "spirit")
        if known.height
    ]


def _outcomes(fights: pl.DataFrame, by: str) -> list[dict[str, Any]]:
    import polars as pl

    order = ["green", "yellow", "blue", "red"]
    found: list[dict[str, Any]] = []
    names = sorted(
        (str(name) for name in fights[by].drop_nulls().unique().to_list()),
        key=lambda name: (order.index(name) if name in order else len(order), name),
    )
    for name in names:
        some = fights.filter(pl.col(by) == name)
        ended = {
            outcome: _share(float(some.filter(pl.col("outcome") == outcome).height), some.height)
            for outcome in ("won", "lost", "escaped")
        }
        rounds = cast("float", some["rounds"].mean() or 0.0)
        wounds = cast("float", some["wounds"].mean() or 0.0)
        found.append({by: name, "fights": some.height, "rounds": rounds, "wounds": wounds, **ended})
    return found


def _market(cards: pl.LazyFrame, seats: pl.DataFrame, store: Store) -> list[dict[str, Any]]:
    """Market cards: seen, within reach, bought, and how whoever bought one has fared."""
    import polars as pl

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
        cards.filter(pl.col("kind").is_in(["item", "ally", "asset"]))
        .group_by("card", "kind")
        .agg(
            pl.len().alias("seen"),
            pl.col("offered").sum().alias("offered"),
            (pl.col("bought") > 0).sum().alias("bought"),
            pl.col("uses").list.sum().sum().alias("uses"),
        )
        .collect()
        .iter_rows(named=True)
    ):
        own = by_card.get(row["card"], {"buyers": 0, "wins": 0.0, "price": None})
        found.append({
            "card": row["card"], "kind": row["kind"], "seen": row["seen"], "offered": row["offered"],
            "bought": _share(float(row["bought"]), row["seen"]),
            "bought-if-offered": _share(float(paid.get(row["card"], 0)), row["offered"]),
            "price": own["price"], "uses": row["uses"],
            "holders": _share(float(own["wins"]), own["buyers"]),
        })  # fmt: skip
    return sorted(found, key=lambda row: (-row["bought"]["share"], row["card"]))


def _challenges(cards: pl.LazyFrame, foes: pl.DataFrame, games: int) -> list[dict[str, Any]]:
    """Adventure cards that are fought: how often, and how it goes."""
    import polars as pl

    fought = foes.group_by("foe", "colour").agg(
        pl.len().alias("fights"),
        *((pl.col("outcome") == o).sum().alias(o) for o in ("won", "lost", "escaped")),
        pl.col("rounds").mean().alias("rounds"),
        pl.col("wounds").mean().alias("wounds"),
    )
    times = cards.group_by("card").agg(pl.col("drawn").sum()).collect()
    drawn = {row[0]: row[1] for row in times.iter_rows()}
    rows = [
        {
            "card": row["foe"], "colour": row["colour"], "drawn": drawn.get(row["foe"], 0) / games,
            "fights": row["fights"], "rounds": row["rounds"], "wounds": row["wounds"],
            **{outcome: _share(row[outcome], row["fights"]) for outcome in ("won", "lost", "escaped")},
        }
        for row in fought.iter_rows(named=True)
    ]  # fmt: skip
    return sorted(rows, key=lambda row: (-row["lost"]["share"], row["card"]))


def _drawn(cards: pl.LazyFrame, games: int) -> list[dict[str, Any]]:
    """How often each adventure card has come up."""
    import polars as pl

    found = (
        cards.filter(pl.col("colour").is_not_null() & (pl.col("drawn") > 0))
        .group_by("card", "kind", "colour")
        .agg(pl.len().alias("in"), pl.col("drawn").sum().alias("times"))
        .sort(["times", "card"], descending=[True, False])
        .collect()
    )
    return [
        {"card": row["card"], "kind": row["kind"], "colour": row["colour"], "times": row["times"],
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
        "kinds": _counts(
            duels.filter(pl.col("outcome").is_in(["won", "lost"]))["blow"].drop_nulls(), duels.height
        ),
    }


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

"""The balance lab: a card is dropped into the set, and the same games are played with it and without it.

Whatever its game, a card is held by somebody, fought, or concerns the whole table. The same seeds are played
in pairs; after every doubling we look whether the question is settled, and stop as soon as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from tamalir.kernel import Unknown
from tamalir.lab.card_words import CardTeller
from tamalir.lab.plan import Plan
from tamalir.lab.running import run
from tamalir.lab.scribe import Scribe, Section
from tamalir.lab.sequential import Evidence, Verdict, looks, more_games, paired, parted, weighed
from tamalir.lab.statistics import mean_interval, wilson
from tamalir.lab.store import Store
from tamalir.lab.summaries import summary
from tamalir.language import Speaker
from tamalir.world.packs import own_pack

HELD, FOUGHT, TABLE = "held", "fought", "table"
"""What a card is to a game."""


@dataclass(slots=True, frozen=True)
class Measure:
    """By what a card is judged: a column of seats, and a difference that would be of no account."""

    column: str
    margin: float


FIGHTS_WON = Measure("beaten", 0.05)


class CardLab:
    """Finds out what one card does to a game. Each game says what its cards are."""

    edition: str
    base: str
    """The pack of the game itself."""
    kinds: Sequence[str]
    """Of cards that packs hold."""
    texts: str = ""
    """Whose words are preferred."""
    holding: Measure
    """By which those are compared who hold a card."""
    playing: Measure
    """By which whole tables are compared."""

    # --- each game says ---------------------------------------------------------------------

    def book(self, packs: tuple[str, ...]) -> Any:
        """The set with these packs."""
        raise NotImplementedError

    def thing(self, book: Any, card: str) -> Any:
        """What is printed on a card."""
        raise NotImplementedError

    def role(self, thing: Any) -> str:
        """HELD, FOUGHT or TABLE."""
        raise NotImplementedError

    def for_sale(self, thing: Any) -> bool:
        raise NotImplementedError

    def like(self, book: Any, thing: Any) -> list[str]:
        """The enemies with which an enemy is compared."""
        raise NotImplementedError

    def text(self, store: Store, thing: Any, card: str) -> list[dict[str, Any]]:
        """How often each effect was used: `n`, `when`, `do`, `times` (None where it cannot be counted)."""
        raise NotImplementedError

    def sentence(self, thing: Any, n: int, words: Speaker) -> str:
        """One of its effects in words."""
        raise NotImplementedError

    def price(self, book: Any, packs: tuple[str, ...], card: str) -> dict[str, Any] | None:
        """`printed`, `strength`, `fair`, `low`, `high`, by the odds of fights."""
        return None

    def combinations(self, book: Any, card: str) -> list[dict[str, Any]]:
        """`card`, `alone`, `both`, `factor` of the oddest."""
        return []

    # --- judging ----------------------------------------------------------------------------

    def plans(self, base: Plan, spec: str, *, laid: bool = True) -> tuple[str, Plan, Plan]:
        """The card that `PACK#CARD` names, the run with it and the run in which it is blank.

        PACK is a folder, or the id of a pack of our own; without one the card is of the base set. A blank
        card lies where the card lay, so both runs draw and roll alike until somebody has to do with it.
        """
        pack, _, card = spec.rpartition("#")
        if not card:
            raise Unknown("card", spec, ["PACK#CARD"])
        own = own_pack(self.edition, self.base)
        known = any(card in own.entries.get(kind, {}) for kind in self.kinds)
        packs = () if known or pack in ("", self.base) else (spec,)
        thing = self.thing(self.book(packs), card)
        to_lay = (card,) if laid and self.for_sale(thing) else ()
        with_it = replace(base, packs=packs, laid=to_lay).checked()
        return card, with_it, replace(with_it, blank=(card,))

    def judge(
        self,
        base: Plan,
        spec: str,
        out: Path,
        *,
        laid: bool = True,
        prices: tuple[int, ...] = (),
        jobs: int = 1,
        ray: str | None = None,
        tick: Callable[[int], None] = lambda games: None,
        look: Callable[[Mapping[str, Any]], None] = lambda trail: None,
    ) -> dict[str, Any]:
        """All that can be said about a card, ready for JSON. Both runs are kept in the folder `out`."""
        card, with_it, without = self.plans(base, spec, laid=laid)
        book = self.book(with_it.packs)
        thing = self.thing(book, card)
        role = self.role(thing)
        measure = {HELD: self.holding, FOUGHT: FIGHTS_WON, TABLE: self.playing}[role]
        ticks, trail = _Ticks(tick), list[dict[str, Any]]()
        times = looks(base.games)
        stores: list[Store] = []
        verdict = Verdict("unmet", 0.0, 0.0, 0.0, 0)
        for games in times:
            stores = [
                run(replace(plan, games=games), out / name, jobs, ray, ticks.of(name))
                for name, plan in (("with", with_it), ("blank", without))
            ]
            verdict = weighed(
                self._evidence(stores, book, thing, card, role, measure), measure.margin, len(times)
            )
            trail.append({"games": games, **asdict(verdict)})
            look(trail[-1])
            if verdict.settled:
                break
        games = stores[0].plan.games
        found: dict[str, Any] = {
            "card": card, "kind": thing.kind, "role": role, "plan": replace(with_it, games=games).told(),
            "games": games, "most": base.games,
            "verdict": {
                **asdict(verdict), "measure": measure.column, "margin": measure.margin,
                "more": more_games(verdict.needed, games) if verdict.needed else 0,
            },
            "trail": trail,
            "holders": _holders(stores[0], stores[1], card), "table": self._table(stores[0], stores[1]),
            "text": self.text(stores[0], thing, card),
            "bought": None, "price": None, "combinations": [], "enemy": None, "prices": [],
        }  # fmt: skip
        if self.for_sale(thing):
            shown = next((row for row in summary(stores[0])["market"] if row["card"] == card), None)
            found["bought"] = None if shown is None else shown["bought-if-offered"]
            found["price"] = self.price(book, with_it.packs, card)
            found["combinations"] = self.combinations(book, card)
            for price in prices:
                name = f"price-{price}"
                plan = replace(with_it, games=games, prices=((card, price),))
                store = run(plan, out / name, jobs, ray, ticks.of(name))
                found["prices"].append({"price": price, **_holders(store, stores[1], card)})
        elif role == FOUGHT:
            found["enemy"] = self._enemy(stores[0], book, thing)
        return found

    def _evidence(
        self, stores: Sequence[Store], book: Any, thing: Any, card: str, role: str, measure: Measure
    ) -> Evidence:
        one, other = stores
        if role == FOUGHT:
            enemy = self._enemy(one, book, thing)
            own, others = enemy["own"], enemy["others"]["won"]
            if own is None:
                return Evidence(0, 0.0, 0.0)
            return parted(own["won"]["n"], int(own["won"]["of"]), others["n"], int(others["of"]))
        if role == HELD:
            return paired(_pairs(one, other, measure.column, holders_of(one, card), ["game", "seat"]))
        return paired(_pairs(one, other, measure.column, _met(one, card), ["game"]))

    def _table(self, one: Store, other: Store) -> dict[str, Any]:
        """How the whole game changes, game by game."""
        import polars as pl

        columns = ["game", (pl.col("turns") / pl.col("players")).alias("turns"), "knockouts", "winner"]
        pairs = (
            one.frame("games")
            .select(columns)
            .join(other.frame("games").select(columns), on="game", suffix="-blank")
            .collect()
        )
        found: dict[str, Any] = {}
        for name in ("turns", "knockouts"):
            values = (pairs[name] - pairs[f"{name}-blank"]).cast(pl.Float64).to_list()
            change, low, high = mean_interval(values)
            found[name] = {"change": change, "low": low, "high": high}
        same = pairs.filter(pl.col("winner").eq_missing(pl.col("winner-blank"))).height
        found["other-winner"] = _share(float(pairs.height - same), pairs.height)
        return found

    def _enemy(self, store: Store, book: Any, thing: Any) -> dict[str, Any]:
        rows = {row["card"]: row for row in summary(store)["challenges"]}
        others = [rows[card] for card in self.like(book, thing) if card != thing.id and card in rows]
        fights = sum(row["fights"] for row in others)
        return {
            "own": rows.get(thing.id),
            "others": {
                outcome: _share(sum(row[outcome]["n"] for row in others), fights)
                for outcome in ("won", "lost", "escaped")
            },
        }

    # --- in words ---------------------------------------------------------------------------

    def told(self, found: Mapping[str, Any], words: Speaker) -> tuple[str, list[Section]]:
        """Title and sections of what `judge` has found."""
        thing = self.thing(self.book(tuple(found["plan"]["packs"])), found["card"])
        teller = CardTeller(Scribe(words, self.texts), found, thing)
        return teller.told(lambda n: self.sentence(thing, n, words))


class _Ticks:
    """Runs that go on tell what was there before: it is counted once."""

    def __init__(self, tick: Callable[[int], None]) -> None:
        self._tick = tick
        self._done: dict[str, int] = {}

    def of(self, name: str) -> Callable[[int], None]:
        first = True

        def told(games: int) -> None:
            nonlocal first
            fresh = games - self._done.get(name, 0) if first else games
            first = False
            self._done[name] = self._done.get(name, 0) + fresh
            self._tick(fresh)

        return told


def holders_of(store: Store, card: str) -> Any:
    """Seats that have come by a card: bought or found it, or have it at the end."""
    import polars as pl

    bought = store.frame("purchases").filter((pl.col("card") == card) & (pl.col("deed") != "sold"))
    held = store.frame("seats").filter(pl.col("held").list.contains(card))
    return pl.concat([bought.select("game", "seat"), held.select("game", "seat")]).unique()


def _met(store: Store, card: str) -> Any:
    """Games in which a card came up."""
    import polars as pl

    return (
        store.frame("cards").filter((pl.col("card") == card) & (pl.col("drawn") > 0)).select("game").unique()
    )


def _pairs(one: Store, other: Store, column: str, cases: Any, by: list[str]) -> list[float]:
    """The differences of a column of seats, with the card and without it; of a whole game its mean."""
    import polars as pl

    def measured(store: Store) -> Any:
        return store.frame("seats").group_by(by).agg(pl.col(column).cast(pl.Float64).mean())

    pairs = cases.join(measured(one), on=by).join(measured(other), on=by, suffix="-blank").sort(by).collect()
    return [value for value in (pairs[column] - pairs[f"{column}-blank"]).to_list() if value is not None]


def _holders(one: Store, other: Store, card: str) -> dict[str, Any]:
    """Seats that have come by the card, and the same seats of the same games without it."""
    import polars as pl

    columns = ["game", "seat", "won"]
    pairs = (
        holders_of(one, card)
        .join(one.frame("seats").select(columns), on=["game", "seat"])
        .join(other.frame("seats").select(columns), on=["game", "seat"], suffix="-blank")
        .collect()
    )
    seen = one.frame("cards").filter((pl.col("card") == card) & (pl.col("drawn") > 0)).collect().height
    n = pairs.height
    wins, before = float(pairs["won"].sum()), float(pairs["won-blank"].sum())
    shift, low, high = mean_interval((pairs["won"] - pairs["won-blank"]).to_list())
    return {
        "seen": seen, "seats": n, "with": _share(wins, n), "without": _share(before, n),
        "shift": shift if n > 1 else None, "low": low, "high": high,
    }  # fmt: skip


def _share(part: float, whole: float) -> dict[str, float]:
    low, high = wilson(part, whole)
    return {"n": part, "of": whole, "share": part / whole if whole else 0.0, "low": low, "high": high}

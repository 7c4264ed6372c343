"""The balance lab: a card is dropped into the set, and the same games are played with it and without it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from tamalir.kernel import Unknown
from tamalir.lab.plan import Plan
from tamalir.lab.running import run
from tamalir.lab.scribe import Scribe, Section
from tamalir.lab.second.book import book_with, card_of
from tamalir.lab.second.fair_prices import fair_price, odd_combinations
from tamalir.lab.statistics import mean_interval, wilson
from tamalir.lab.store import Store
from tamalir.lab.summaries import summary
from tamalir.language import Speaker
from tamalir.second.cards import AllyDef, Book, ChallengeDef, ItemDef
from tamalir.second.edition import BASE_SET
from tamalir.second.library import KINDS
from tamalir.world.packs import own_pack


def plans(base: Plan, spec: str, *, laid: bool = True) -> tuple[str, Plan, Plan]:
    """The card that `PACK#CARD` names, the run with it and the run in which it is blank.

    PACK is a folder, or the id of a pack of our own; without one the card is of the base set. A blank card
    lies where the card lay, so both runs draw and roll alike until somebody has to do with it.
    """
    pack, _, card = spec.rpartition("#")
    if not card:
        raise Unknown("card", spec, ["PACK#CARD"])
    own = own_pack("second", BASE_SET)
    known = any(card in own.entries.get(kind, {}) for kind in KINDS)
    packs = () if known or pack in ("", BASE_SET) else (spec,)
    thing = card_of(book_with(packs), card)
    to_lay = (card,) if laid and isinstance(thing, ItemDef | AllyDef) else ()
    with_it = replace(base, packs=packs, laid=to_lay).checked()
    return card, with_it, replace(with_it, blank=(card,))


def judge(
    base: Plan,
    spec: str,
    out: Path,
    *,
    laid: bool = True,
    prices: tuple[int, ...] = (),
    jobs: int = 1,
    ray: str | None = None,
    tick: Callable[[int], None] = lambda games: None,
) -> dict[str, Any]:
    """All that can be said about a card, ready for JSON. Both runs are kept in the folder `out`."""
    card, with_it, without = plans(base, spec, laid=laid)
    stores = [
        run(plan, out / name, jobs, ray, tick) for name, plan in (("with", with_it), ("blank", without))
    ]
    book = book_with(with_it.packs)
    thing = card_of(book, card)
    market = isinstance(thing, ItemDef | AllyDef)
    found: dict[str, Any] = {
        "card": card, "kind": _kind(thing), "plan": with_it.told(), "games": with_it.games,
        "holders": _holders(stores[0], stores[1], card), "table": _table(stores[0], stores[1]),
        "text": _text(stores[0], thing, card),
        "bought": None, "price": None, "combinations": [], "enemy": None, "prices": [],
    }  # fmt: skip
    if market:
        shown = next((row for row in summary(stores[0])["market"] if row["card"] == card), None)
        found["bought"] = None if shown is None else shown["bought-if-offered"]
        found["price"] = asdict(fair_price(book, card))
        found["combinations"] = [
            {**asdict(pair), "factor": pair.factor} for pair in odd_combinations(book, card)
        ]
        found["prices"] = [
            _at_price(with_it, stores[1], card, price, out, jobs, ray, tick) for price in prices
        ]
    elif isinstance(thing, ChallengeDef):
        found["enemy"] = _enemy(stores[0], book, thing)
    return found


def _kind(thing: Any) -> str:
    return type(thing).__name__.removesuffix("Def").lower()


def _at_price(
    plan: Plan, blank: Store, card: str, price: int, out: Path, jobs: int, ray: str | None,
    tick: Callable[[int], None],
) -> dict[str, Any]:  # fmt: skip
    store = run(replace(plan, prices=((card, price),)), out / f"price-{price}", jobs, ray, tick)
    return {"price": price, **_holders(store, blank, card)}


def _holders(one: Store, other: Store, card: str) -> dict[str, Any]:
    """Seats that have come by the card, and the same seats of the same games without it."""
    import polars as pl

    bought = one.frame("purchases").filter((pl.col("card") == card) & (pl.col("deed") != "sold"))
    held = one.frame("seats").filter(pl.col("held").list.contains(card))
    seats = pl.concat([bought.select("game", "seat"), held.select("game", "seat")]).unique()
    columns = ["game", "seat", "won"]
    pairs = (
        seats.join(one.frame("seats").select(columns), on=["game", "seat"])
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


def _table(one: Store, other: Store) -> dict[str, Any]:
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
        change, low, high = mean_interval((pairs[name] - pairs[f"{name}-blank"]).cast(pl.Float64).to_list())
        found[name] = {"change": change, "low": low, "high": high}
    same = pairs.filter(pl.col("winner").eq_missing(pl.col("winner-blank"))).height
    found["other-winner"] = _share(float(pairs.height - same), pairs.height)
    return found


def _text(store: Store, thing: Any, card: str) -> list[dict[str, Any]]:
    """How often each effect was used; what always works cannot be counted."""
    import polars as pl

    lines = store.frame("cards").filter(pl.col("card") == card)
    rows = lines.select("uses", "fought", "beaten", "drawn").collect()
    counts: dict[int, int] = {}
    for uses in rows["uses"].to_list():
        for n, times in enumerate(uses):
            counts[n] = counts.get(n, 0) + times
    found: list[dict[str, Any]] = []
    for n, effect in enumerate(thing.effects):
        times = {
            "always": None, "reward": int(rows["beaten"].sum()), "before-combat": int(rows["fought"].sum()),
            "encounter": int(rows["drawn"].sum()), "event": int(rows["drawn"].sum()),
        }.get(effect.when, counts.get(n, 0))  # fmt: skip
        if effect.when == "before-combat" and not isinstance(thing, ChallengeDef):
            times = counts.get(n, 0)
        found.append({"n": n, "when": effect.when, "do": effect.do, "times": times})
    return found


def _enemy(store: Store, book: Book, thing: ChallengeDef) -> dict[str, Any]:
    rows = {row["card"]: row for row in summary(store)["challenges"]}
    others = [
        rows[card.id] for card in book.challenges.values()
        if card.colour is thing.colour and card.id != thing.id and card.id in rows
    ]  # fmt: skip
    fights = sum(row["fights"] for row in others)
    return {
        "own": rows.get(thing.id),
        "others": {
            outcome: _share(sum(row[outcome]["n"] for row in others), fights)
            for outcome in ("won", "lost", "escaped")
        },
    }


# --- in words -----------------------------------------------------------------------------------


def told(found: Mapping[str, Any], words: Speaker) -> tuple[str, list[Section]]:
    """Title and sections of what `judge` has found."""
    scribe = Scribe(words)
    thing = card_of(book_with(tuple(found["plan"]["packs"])), found["card"])
    title = scribe.say("card-title", card=scribe.name(found["card"]))
    parts = [_told_holders(found, scribe)]
    if found["text"]:
        parts.append(_told_text(found, thing, scribe))
    if found["price"] is not None:
        parts += [_told_price(found, scribe), _told_combinations(found, scribe)]
    if found["enemy"] is not None:
        parts.append(_told_enemy(found, scribe))
    parts[0].says = f"{scribe.say('card-says', games=found['games'])} {parts[0].says}"
    return title, parts


def _two(scribe: Scribe) -> list[tuple[str, bool]]:
    return [(scribe.say("what"), False), (scribe.say("value"), True), (scribe.say("interval"), True)]


def _told_holders(found: Mapping[str, Any], scribe: Scribe) -> Section:
    held = found["holders"]
    rows = [
        [scribe.say("card-seen"), str(held["seen"]), "–"],
        [scribe.say("card-held"), str(held["seats"]), "–"],
    ]
    if held["seats"]:
        rows += [
            [scribe.say("card-win-with"), *scribe.share(held["with"])],
            [scribe.say("card-win-without"), *scribe.share(held["without"])],
        ]
    if held["shift"] is not None:
        rows += [
            [scribe.say("card-shift"), scribe.signed(100 * held["shift"]), _range(scribe, held, 100, 1)],
        ]
    for key in ("turns", "knockouts"):
        change = found["table"][key]
        name = scribe.say("card-length" if key == "turns" else "card-knockouts")
        rows.append([name, scribe.signed(change["change"], 2), _range(scribe, change, 1, 2)])
    return Section("holders", scribe.say("card-holders"), scribe.say("card-holders-says"), _two(scribe), rows)


def _range(scribe: Scribe, found: Mapping[str, Any], factor: float, digits: int) -> str:
    low, high = (scribe.signed(factor * found[end], digits) for end in ("low", "high"))
    return f"{low} … {high}"


def _told_price(found: Mapping[str, Any], scribe: Scribe) -> Section:
    price = found["price"]
    rows = [
        [scribe.say("card-printed"), str(price["printed"]), "–"],
        [scribe.say("card-strength"), scribe.number(price["strength"], 3), "–"],
    ]
    if price["fair"] is not None:
        span = f"{scribe.number(price['low'])} … {scribe.number(price['high'])}"
        rows.append([scribe.say("card-fair"), scribe.number(price["fair"]), span])
    if found["bought"] is not None:
        rows.append([scribe.say("card-paid"), *scribe.share(found["bought"])])
    for at in found["prices"]:
        name = scribe.say("card-at-price", n=at["price"])
        shift = "–" if at["shift"] is None else scribe.signed(100 * at["shift"])
        rows.append([name, shift, _range(scribe, at, 100, 1) if at["seats"] > 1 else "–"])
    says = scribe.say("card-price-says")
    if price["fair"] is None:
        says += " " + scribe.say("card-no-price")
    return Section("price", scribe.say("card-price"), says, _two(scribe), rows)


def _told_combinations(found: Mapping[str, Any], scribe: Scribe) -> Section:
    rows = [
        [scribe.name(pair["card"]), scribe.number(pair["alone"], 3), scribe.number(pair["both"], 3),
         scribe.number(pair["factor"], 2)]
        for pair in found["combinations"]
    ]  # fmt: skip
    columns = [(scribe.say("card-with"), False)] + [
        (scribe.say(f"card-{key}"), True) for key in ("alone", "both", "factor")
    ]
    says = scribe.say("card-combinations-says") + ("" if rows else " " + scribe.say("nothing"))
    return Section("combinations", scribe.say("card-combinations"), says, columns if rows else [], rows)


def _told_text(found: Mapping[str, Any], thing: Any, scribe: Scribe) -> Section:
    met = found["holders"]["seats"] or found["enemy"]
    rows: list[list[str]] = []
    for line in found["text"]:
        sentence = scribe.words.effect(thing.effects[line["n"]], "second", getattr(thing, "usage", "always"))
        if line["times"] is None:
            fired = scribe.say("card-always")
        elif line["times"]:
            fired = scribe.say("card-used", n=line["times"])
        else:
            fired = scribe.say("card-dead" if met else "card-unheld")
        rows.append([sentence, fired])
    columns = [(scribe.say("card-effect"), False), (scribe.say("uses"), False)]
    return Section(
        "text", scribe.say("card-text"), scribe.say("card-text-says"), columns if rows else [], rows
    )


def _told_enemy(found: Mapping[str, Any], scribe: Scribe) -> Section:
    own, others = found["enemy"]["own"], found["enemy"]["others"]
    columns = [
        (scribe.say("outcome"), False),
        (scribe.say("card"), True),
        (scribe.say("card-of-colour"), True),
    ]
    rows = [
        [
            scribe.say(outcome),
            "–" if own is None else scribe.brief(own[outcome]),
            scribe.brief(others[outcome]),
        ]
        for outcome in ("won", "lost", "escaped")
    ]
    return Section("enemy", scribe.say("card-challenge"), scribe.say("card-challenge-says"), columns, rows)

"""Many games: played, written down, taken up again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from tamalir.lab.plan import ANSWER_LIMIT, STEPS, LabError, Plan
from tamalir.lab.store import Store
from tamalir.lab.workers import way


def simulate(
    edition: str,
    *,
    games: int,
    seats: Sequence[str],
    out: str | Path,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    heroes: Sequence[str | None] = (),
    choose_heroes: bool = False,
    steps: int = STEPS,
    packs: Sequence[str] = (),
    without: Sequence[str] = (),
    limit: int = ANSWER_LIMIT,
    decisions: bool = False,
    jobs: int = 1,
    ray: str | None = None,
    tick: Callable[[int], None] = lambda games: None,
) -> Store:
    """Play many games and keep their tables in the folder `out`; with `decisions` every single decision too.

    The same call again goes on where an interrupted run stopped, or adds games to a shorter one.
    `tick` is called with the number of games that have just been finished, first with those that
    were there already. The rows are the same whatever `jobs` and `ray` are.
    """
    plan = Plan(
        edition, tuple(seats), games, seed, dict(options or {}), tuple(heroes), choose_heroes, steps,
        tuple(packs), tuple(without), limit=limit, decisions=decisions,
    ).checked()  # fmt: skip
    return run(plan, Path(out), jobs, ray, tick)


def run(
    plan: Plan,
    out: Path,
    jobs: int = 1,
    ray: str | None = None,
    tick: Callable[[int], None] = lambda games: None,
) -> Store:
    """Play all games of a plan that has been checked."""
    needs_polars()
    store = Store.prepare(out, plan)
    wanted = store.missing()
    tick(store.plan.games - sum(map(len, wanted)))
    for done, tables in way(jobs, ray)(store.plan, wanted):
        store.keep(done, tables)
        tick(len(done))
    return store


def needs_polars() -> None:
    """The laboratory is an extra of the package."""
    try:
        import polars  # noqa: F401  # pyright: ignore[reportUnusedImport]
    except ImportError:
        raise LabError("the laboratory needs more packages: pip install 'tamalir[lab]'") from None

"""Chunks of games on a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from logging import ERROR
from typing import Any

from tamalir.lab.plan import LabError, Plan

RETRIES = 20
"""How often Ray plays a chunk again whose worker was lost."""

AHEAD = 2
"""Chunks handed out for each processor: the rest waits here, so that little is lost when the driver stops."""


def played(plan: Plan, wanted: Sequence[range], address: str) -> Iterator[tuple[range, Mapping[str, bytes]]]:
    """Chunks as they are finished."""
    try:
        import ray as _ray
    except ImportError:
        raise LabError("--ray needs Ray: pip install 'tamalir[ray]'") from None
    from tamalir.lab.workers import play_chunk

    ray: Any = _ray  # its own types leave much unknown

    started = not ray.is_initialized()
    if started:
        try:
            ray.init(
                address=None if address == "local" else address,
                include_dashboard=False,
                log_to_driver=False,
                logging_level=ERROR,
            )
        except ConnectionError as error:
            raise LabError(f"no Ray at {address}: {error}") from error
    remote: Any = ray.remote(max_retries=RETRIES)(play_chunk)
    told = plan.told()
    try:
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = list(wanted)
        under_way: dict[Any, range] = {}
        while waiting or under_way:
            while waiting and len(under_way) < most:
                games = waiting.pop(0)
                under_way[remote.remote(told, games.start, games.stop)] = games
            finished, _ = ray.wait(list(under_way), num_returns=1)
            for task in finished:
                yield under_way.pop(task), ray.get(task)
    finally:
        if started:
            ray.shutdown()

"""What Prometheus reads from /metrics. No game, seat or token is ever a label."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)

_QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

COMMANDS = Counter(
    "tamalir_commands_total", "Commands by kind and outcome", ["kind", "outcome"], registry=REGISTRY
)
COMMAND_SECONDS = Histogram(
    "tamalir_command_seconds", "From a command to its receipt", ["kind"], buckets=_QUICK, registry=REGISTRY
)
COMMIT_SECONDS = Histogram(
    "tamalir_commit_seconds", "One transaction of the writer", buckets=_QUICK, registry=REGISTRY
)
BATCH = Histogram(
    "tamalir_commit_batch",
    "Changes in one transaction",
    buckets=(1, 2, 4, 8, 16, 32, 64, 128),
    registry=REGISTRY,
)
OPEN_SECONDS = Histogram(
    "tamalir_open_seconds", "Bringing a game back into memory", buckets=_QUICK, registry=REGISTRY
)
LIVE_TABLES = Gauge("tamalir_live_tables", "Games in memory", registry=REGISTRY)
SHARDS = Gauge("tamalir_shards", "Processes that hold tables", registry=REGISTRY)
SOCKETS = Gauge("tamalir_sockets", "Open sockets", registry=REGISTRY)
UPDATE_BYTES = Histogram(
    "tamalir_update_bytes",
    "Size of one update to one viewer",
    buckets=(128, 256, 512, 1024, 2048, 4096, 8192, 16384, 65536),
    registry=REGISTRY,
)
FORWARDED = Counter("tamalir_forwarded_total", "Commands sent to another process", registry=REGISTRY)
BOT_DECISIONS = Counter("tamalir_bot_decisions_total", "Decisions by bots", ["outcome"], registry=REGISTRY)
SET_ASIDE = Counter("tamalir_set_aside_total", "Tables whose rules came to no end", registry=REGISTRY)
LIMITED = Counter("tamalir_limited_total", "Requests refused by a rate limit", registry=REGISTRY)
WEBHOOKS = Counter("tamalir_webhooks_total", "Notifications sent", ["outcome"], registry=REGISTRY)
BOOKS = Counter("tamalir_books_total", "Books made", registry=REGISTRY)
PUSHES = Counter("tamalir_pushes_total", "Notifications to browsers", ["outcome"], registry=REGISTRY)

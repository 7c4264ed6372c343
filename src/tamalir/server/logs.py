"""Structured logs: one JSON object on a line, with no token, seed or address of a table in it."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime


class JsonLines(logging.Formatter):
    """Time, level, where, what, and the fields given with `extra={"fields": {...}}`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        fields = record.__dict__.get("fields")
        if isinstance(fields, dict):
            line.update(fields)  # pyright: ignore[reportUnknownArgumentType]
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def configure(level: str = "INFO") -> None:
    """Everything goes to stderr. Requests are counted by metrics, not logged one by one.

    The level is for our own words. Libraries speak only when something is wrong: at their lower levels they
    would write statements with their values and whole messages, and so seeds and tokens.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tamalir").setLevel(level)
    logging.getLogger("uvicorn.access").disabled = True

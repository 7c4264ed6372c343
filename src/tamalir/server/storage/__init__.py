"""Games on disk: append-only answers, a snapshot for quick opening; the same on SQLite and PostgreSQL."""

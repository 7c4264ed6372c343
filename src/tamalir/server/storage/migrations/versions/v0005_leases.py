"""Leases: processes that live, and the term under which a game is somebody's."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("games", sa.Column("term", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("seen_at", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("processes")
    op.drop_column("games", "term")

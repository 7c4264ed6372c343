"""Packs that people bring."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("name", sa.String(160), primary_key=True),
        sa.Column("fingerprint", sa.String(64), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("added_at", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("packs")

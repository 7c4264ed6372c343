"""Games that were set aside because their rules came to no end."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("games", sa.Column("set_aside", sa.Text))


def downgrade() -> None:
    op.drop_column("games", "set_aside")

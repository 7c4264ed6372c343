"""What throws follow from, and who made a game or brought a pack."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("games", sa.Column("dice", sa.String(16), nullable=False, server_default="number"))
    op.add_column("games", sa.Column("maker", sa.String(64)))
    op.add_column("packs", sa.Column("maker", sa.String(64)))
    op.create_index("games_maker", "games", ["maker"])
    op.create_index("games_updated", "games", ["updated_at"])


def downgrade() -> None:
    op.drop_index("games_updated", "games")
    op.drop_index("games_maker", "games")
    op.drop_column("packs", "maker")
    op.drop_column("games", "maker")
    op.drop_column("games", "dice")

"""What was found about replays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("replay", sa.Text, sa.ForeignKey("replays.id"), primary_key=True),
        sa.Column("analysis", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )

"""Hints, and bots for the seats of people who are away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean))
    op.add_column("tables", sa.Column("absent_minutes", sa.Integer))
    op.add_column("tables", sa.Column("absent_bot", sa.Text))
    op.add_column("seats", sa.Column("given_by", sa.Text))
    op.add_column("seats", sa.Column("away_since", sa.BigInteger))
    op.add_column("seats", sa.Column("votes", sa.Text))

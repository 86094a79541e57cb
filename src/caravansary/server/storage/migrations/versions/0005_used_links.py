"""How often a seat has moved to another device, so that a link is used once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seats", sa.Column("moved", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_by_host", "tables", ["host", "created"])

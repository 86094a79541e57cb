"""Alembic migrations; the server runs them when it starts."""

HEAD = "0005"

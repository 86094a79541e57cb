"""Run by Alembic with the connection that `engine.migrate` hands over."""

from __future__ import annotations

from alembic import context

from caravansary.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()

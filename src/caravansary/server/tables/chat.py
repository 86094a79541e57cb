"""Chat at a table."""

from __future__ import annotations

from caravansary.server.storage import ledger
from caravansary.server.storage.ledger import StoredChatLine
from caravansary.server.tables.live import Live
from caravansary.server.tables.loaded_tables import Tables


async def say(tables: Tables, live: Live, line: StoredChatLine) -> None:
    """Stores a line; what was already sent with the same request is not said again."""
    async with live.lock:
        await tables.database.write(lambda connection: ledger.add_chat_line(connection, live.id, line), live.id)
        await tables.refresh(live)

"""One client at one table: reads its commands, and sends it what it does not know yet."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec
import structlog

from caravansary.server.bots.hints import hint
from caravansary.server.bots.worker_pool import WorkerPool
from caravansary.server.clock import now_ms
from caravansary.server.metrics import COMMAND_SECONDS, REFUSALS
from caravansary.server.people.guests import Guest
from caravansary.server.people.rate_limits import Bucket
from caravansary.server.people.texts import can_be_seen, clean
from caravansary.server.protocol import commands, news
from caravansary.server.protocol.refusals import Refusal
from caravansary.server.refusal import Refused
from caravansary.server.storage.ledger import StoredChatLine
from caravansary.server.tables import absence, chat, lobby, moves
from caravansary.server.tables.live import Live
from caravansary.server.tables.loaded_tables import Tables
from caravansary.server.tables.table_views import situation, table_info
from caravansary.server.views.state_views import Viewpoint

PATIENCE = 100
SLOW_DOWN_SECONDS = 0.02
LARGEST_MESSAGE = 16 * 1024

log = structlog.get_logger()
encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(commands.ClientMessage)

Send = Callable[[str], Awaitable[None]]
Reply = news.Done | news.Hinted | Refusal
HangUp = Callable[[Refused], Coroutine[Any, Any, None]]
BROKEN = Refused("internal", "the server failed; connect again")
UNSURE = Refused("internal", "the server failed; look at the table, and send it again if nothing came of it")


class Session:
    """`_version`, `_mark` and `_line` say what the client knows: the last move, the table, the last line of chat."""

    def __init__(
        self,
        tables: Tables,
        workers: WorkerPool,
        live: Live,
        guest: str | None,
        name: str | None,
        send: Send,
        hang_up: HangUp,
    ) -> None:
        self.tables = tables
        self.workers = workers
        self.live = live
        self.guest = guest
        self.name = name
        self.viewpoint = Viewpoint(None)
        self._send = send
        self._hang_up = hang_up
        self._chose = False
        self._version: int | None = None
        self._mark: tuple[int, int] = (-1, -1)
        self._line = 0
        self._replies: list[Reply] = []
        self._hinting: asyncio.Task[None] | None = None
        self._ending: asyncio.Task[None] | None = None
        self._welcomed = False
        self._sender: asyncio.Task[None] | None = None
        self._news = False
        self._bucket = Bucket(tables.settings.messages_per_second, tables.settings.messages_at_once)
        self._refused = 0

    def poke(self) -> None:
        """There may be something new to send. A task sends it and ends: most sessions are idle, and have no task."""
        self._news = True
        if self._sender is None and self._welcomed:
            self._sender = asyncio.create_task(self._keep_up())

    def end(self, reason: Refused) -> None:
        """Nothing more can be told here; says why and hangs up."""
        self._welcomed = False
        self._ending = asyncio.create_task(self._hang_up(reason))

    def close(self) -> None:
        self._welcomed = False
        for task in (self._sender, self._hinting, self._ending):
            if task is not None:
                task.cancel()

    # To the client.

    async def welcome(self, hello: commands.Hello) -> None:
        live = self.live
        self._chose = hello.seat in live.seats_of(self.guest)
        self.viewpoint = Viewpoint(hello.seat if self._chose else None, hello.language, hello.text)
        self._follow_seats()
        self._version = hello.since
        game = situation(live, self.viewpoint, self._version) if live.log else None
        self._version = live.seq if game else None
        self._mark = self._table_mark()
        lines = [_line(line) for line in live.chat]
        self._line = lines[-1].number if lines else 0
        await self._tell(news.Welcome(self.name, table_info(live, self.guest, self.tables.settings.grace), lines, game))
        self._welcomed = True
        self.poke()

    async def _keep_up(self) -> None:
        """Sends what is new until nothing is."""
        try:
            while self._news:
                self._news = False
                await self._tell_news()
        except (OSError, RuntimeError):
            self._welcomed = False  # the client is gone; whoever reads from it will notice
        except Exception:
            self._welcomed = False
            log.exception("cannot tell the news", table=self.live.id)
            await self._hang_up(BROKEN)
        finally:
            self._sender = None

    async def _tell_news(self) -> None:
        live = self.live
        mark = self._table_mark()
        if mark != self._mark:
            self._mark = mark
            self._follow_seats()
            await self._tell(news.TableChanged(table_info(live, self.guest, self.tables.settings.grace)))
        if live.log is not None and self._version != live.seq:
            game = situation(live, self.viewpoint, self._version)
            self._version = game.version
            await self._tell(news.Update(game))
        for line in [_line(line) for line in live.chat if line.number > self._line]:
            self._line = line.number
            await self._tell(news.Said(line))
        replies, self._replies = self._replies, []
        for reply in replies:
            await self._tell(reply)

    def _table_mark(self) -> tuple[int, int]:
        return self.live.stored.revision, self.live.presence_mark

    def _follow_seats(self) -> None:
        """Who has one seat and chose no other viewpoint looks from that seat. Nobody looks from a seat they lost."""
        mine = self.live.seats_of(self.guest)
        if self._chose and self.viewpoint.viewer not in mine:
            self._chose = False
        if not self._chose:
            viewer = mine[0] if len(mine) == 1 else None
            if viewer != self.viewpoint.viewer:
                self.viewpoint.viewer = viewer
                self._version = None

    async def _tell(self, message: news.ServerMessage) -> None:
        await self._send(encoder.encode(message).decode())

    def _reply(self, reply: Reply) -> None:
        self._replies.append(reply)
        self.poke()

    def refuse(self, error: Refused, id: str | None) -> None:
        REFUSALS.labels(error.code).inc()
        self._reply(error.message(id))

    # From the client.

    async def hear(self, data: str | bytes) -> bool:
        """Carries out one message, or says why not. False: this client does not listen, hang up."""
        if not self._bucket.take():
            self._refused += 1
            self.refuse(Refused("too-many", "slower, please"), _id_of(data))
            await asyncio.sleep(SLOW_DOWN_SECONDS)
            return self._refused <= PATIENCE
        self._refused = max(0, self._refused - 1)
        await self._hear(data)
        return True

    async def _hear(self, data: str | bytes) -> None:
        id: str | None = None
        try:
            command = read_message(data)
            if isinstance(command, commands.Hello):
                raise Refused("bad-message", "hello comes once, first of all")
            id = command.id
            if isinstance(command, commands.Hint):
                self._start_hint(command)
                return
            began = time.perf_counter()
            version = await self._carry_out(command)
            COMMAND_SECONDS.labels(type(command).__name__).observe(time.perf_counter() - began)
            self._reply(news.Done(id, self.live.seq if version is None else version))
        except Refused as error:
            self.refuse(error, id or _id_of(data))
        except Exception:
            log.exception("command failed", table=self.live.id)
            # It may have been stored all the same, when only the database's answer was lost.
            self.refuse(UNSURE, id)

    async def _carry_out(self, command: commands.ClientMessage) -> int | None:
        tables, live = self.tables, self.live
        match command:
            case commands.Play():
                self._own(command.seat)
                return await moves.play(
                    tables, live, command.version, command.seat, command.action, self._request(command.id)
                )
            case commands.Undo():
                self._own(command.seat)
                return await moves.undo(tables, live, command.version, command.seat, self._request(command.id))
            case commands.Restart():
                self._own(command.seat)
                request = self._request(command.id)
                return await moves.undo(tables, live, command.version, command.seat, request, turn=True)
            case commands.Look():
                self._look(command)
            case commands.Say():
                await self._say(command)
            case commands.Ping():
                pass
            case _:
                await self._arrange(command)
        return None

    def _start_hint(self, command: commands.Hint) -> None:
        """A hint takes its time; whoever waits for it may answer without it meanwhile."""
        self._own(command.seat)
        if self._hinting is not None:
            raise Refused("too-many", "a hint is on its way")
        self._hinting = asyncio.create_task(self._hint(command))

    async def _hint(self, command: commands.Hint) -> None:
        try:
            self._reply(await hint(self.workers, self.live, command.version, command.seat, self.guest or ""))
            self._reply(news.Done(command.id, command.version))
        except Refused as error:
            self.refuse(error, command.id)
        except Exception:
            log.exception("hint failed", table=self.live.id)
            self.refuse(UNSURE, command.id)
        finally:
            self._hinting = None

    async def _arrange(self, command: commands.ClientMessage) -> None:
        tables, live, guest = self.tables, self.live, self._introduced()
        match command:
            case commands.Sit():
                await lobby.sit(tables, live, guest, command.seat)
            case commands.Stand():
                await lobby.stand(tables, live, guest, command.seat)
            case commands.Arrange():
                await lobby.arrange(tables, live, guest, command.seat, command.wish)
            case commands.Start():
                await lobby.start(tables, live, guest)
            case commands.GiveToBot():
                await absence.give_to_bot(tables, live, guest, command.seat, command.bot)
            case commands.TakeBack():
                await absence.take_seat_back(tables, live, guest, command.seat)
            case commands.Rematch():
                await lobby.rematch(tables, live, guest)

    def _look(self, command: commands.Look) -> None:
        if command.seat is not None:
            self._own(command.seat)
        self._chose = command.seat is not None
        self.viewpoint = Viewpoint(command.seat, command.language, command.text)
        self._version = None
        self.poke()

    async def _say(self, command: commands.Say) -> None:
        guest = self._introduced()
        mine = self.live.seats_of(guest.id)
        seat = self.viewpoint.viewer if self.viewpoint.viewer is not None else mine[0] if mine else None
        name = guest.name if seat is None else self.live.names()[seat]
        text = clean(command.text)
        if not can_be_seen(text):
            raise Refused("bad-message", "there is nothing to read in that line")
        line = StoredChatLine(0, name, seat, text, self._request(command.id), now_ms())
        await chat.say(self.tables, self.live, line)

    def _own(self, seat: int) -> None:
        if seat not in self.live.seats_of(self.guest):
            raise Refused("forbidden", f"seat {seat} is not yours")

    def _introduced(self) -> Guest:
        if self.guest is None or self.name is None:
            raise Refused("no-name", "say your name first: PUT /api/me, then connect again")
        return Guest(self.guest, self.name)

    def _request(self, id: str) -> str:
        """A command's id is unique only among those of one guest."""
        return f"{self.guest}/{id}"


def read_message(data: str | bytes) -> commands.ClientMessage:
    """A message of a client; Refused says what is wrong with it."""
    if len(data) > LARGEST_MESSAGE:
        raise Refused("too-large", f"a message has at most {LARGEST_MESSAGE} bytes")
    try:
        message: commands.ClientMessage = decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad-message", str(error)) from None
    return message


def _id_of(data: str | bytes) -> str | None:
    """The id of a message that is otherwise wrong, so that its sender knows which it was."""
    try:
        found: Any = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    id = found.get("id") if isinstance(found, dict) else None
    return id[:64] if isinstance(id, str) else None


def _line(line: StoredChatLine) -> news.ChatLine:
    return news.ChatLine(line.number, line.name, line.seat, line.text, line.at)

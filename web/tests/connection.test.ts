import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused } from '../src/lib/net/api';
import { Connection, LONGEST_PAUSE, PATIENCE, QUIET } from '../src/lib/net/connection';
import type { ClientMessage, ServerMessage, Welcome } from '../src/protocol/shell';

/** A socket of which the test is the other end. */
class Wire {
  static made: Wire[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Wire.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  open(): this {
    this.readyState = 1;
    this.onopen?.();
    return this;
  }

  say(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(): this {
    this.open().say({ type: 'welcome' } as Partial<Welcome>);
    return this;
  }

  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  get commands(): ClientMessage[] {
    return this.sent.filter((message) => message.type !== 'hello');
  }
}

const last = () => Wire.made.at(-1) as Wire;
let links: string[];
let version: number | null;

function connect(): Connection {
  return new Connection(
    'ws://inn.example/',
    {
      hello: () => ({ type: 'hello', since: version }),
      receive: (message) => {
        if (message.type === 'done') version = message.version;
      },
      link: (state) => links.push(state),
    },
    () => new Wire() as unknown as WebSocket,
  );
}

const play = { type: 'play', version: 7, seat: 0, action: 'end' } as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', { OPEN: 1 });
  Wire.made = [];
  links = [];
  version = null;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a command waits for the welcome and is answered by done', async () => {
  const connection = connect();
  const done = connection.send(play);
  expect(last().open().commands).toEqual([]);
  last().say({ type: 'welcome' } as Partial<Welcome>);
  const [command] = last().commands;
  expect(command).toMatchObject(play);
  last().say({ type: 'done', id: (command as { id: string }).id, version: 8 });
  expect(await done).toMatchObject({ version: 8 });
});

test('a refusal rejects with its code', async () => {
  const connection = connect();
  last().welcome();
  const refused = connection.send(play);
  const { id } = last().commands[0] as { id: string };
  last().say({ type: 'error', code: 'stale', detail: 'too late', id });
  await expect(refused).rejects.toEqual(new Refused('stale', 'too late'));
});

test('a refusal keeps what is said in the words of the game', async () => {
  const connection = connect();
  last().welcome();
  const refused = connection.send({ type: 'start' });
  const { id } = last().commands[0] as { id: string };
  const said = { id: 'yspahan-setup-two-players', args: {} };
  last().say({ type: 'error', code: 'bad-setup', detail: 'no', id, said });
  await expect(refused).rejects.toMatchObject({ code: 'bad-setup', said });
});

test('a lost connection comes back, names the last version and sends again under the same id', async () => {
  const connection = connect();
  last().welcome();
  const first = connection.send(play);
  const { id } = last().commands[0] as { id: string };
  last().say({ type: 'done', id, version: 8 });
  await first;
  const second = connection.send(play);
  const before = last().commands[1];
  last().drop();
  expect(links.at(-1)).toBe('lost');
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSE);
  expect(Wire.made).toHaveLength(2);
  expect(last().welcome().sent[0]).toEqual({ type: 'hello', since: 8 });
  expect(last().commands).toEqual([before]);
  last().say({ type: 'done', id: (before as { id: string }).id, version: 9 });
  expect(await second).toMatchObject({ version: 9 });
  expect(links.at(-1)).toBe('open');
});

test('an answered command is not sent again', async () => {
  const connection = connect();
  last().welcome();
  connection.send(play);
  last().say({ type: 'done', id: (last().commands[0] as { id: string }).id, version: 8 });
  last().drop();
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSE);
  expect(last().welcome().commands).toEqual([]);
});

test('the pauses between attempts grow up to a limit', async () => {
  connect();
  const attempts: number[] = [];
  for (let second = 0; second < 60; second += 1) {
    attempts.push(Wire.made.length);
    if (last().readyState === 0) last().drop();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(attempts[5]).toBeGreaterThan(3);
  expect(Wire.made.length).toBeLessThan(22);
  expect(Wire.made.length).toBeGreaterThan(10);
});

test('a silent connection is asked, and given up if it does not answer', async () => {
  connect();
  last().welcome();
  await vi.advanceTimersByTimeAsync(QUIET);
  expect(last().commands).toMatchObject([{ type: 'ping' }]);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(links.at(-1)).toBe('lost');
});

test('hurry tries at once', () => {
  const connection = connect();
  last().drop();
  connection.hurry();
  expect(Wire.made).toHaveLength(2);
});

test('a closed connection stays closed', async () => {
  const connection = connect();
  last().welcome();
  connection.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Wire.made).toHaveLength(1);
});

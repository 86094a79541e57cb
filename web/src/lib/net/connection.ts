/**
 * A table's websocket that does not give up.
 *
 * It says `hello` whenever it connects, connects again with growing pauses when the connection is lost, notices one
 * that has died in silence, and sends every command until the server has answered it. The id of a command stays the
 * same, so that the server carries it out once.
 */
import type { ClientMessage, Done, Hello, ServerMessage } from '../../protocol/shell';
import { Refused } from './api';

export type LinkState = 'connecting' | 'open' | 'lost';

/** Any message of ours but `hello`, without the id, which the connection gives. */
export type Command = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never;

export interface Hooks {
  hello: () => Hello;
  receive: (message: ServerMessage) => void;
  link: (state: LinkState) => void;
}

interface Pending {
  message: ClientMessage;
  resolve: (done: Done) => void;
  reject: (refused: Refused) => void;
}

export const FIRST_PAUSE = 250;
export const LONGEST_PAUSE = 5_000;
export const QUIET = 15_000;
export const PATIENCE = 8_000;

export class Connection {
  #socket: WebSocket | null = null;
  #welcomed = false;
  #closed = false;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #pending = new Map<string, Pending>();
  #sent = 0;
  #name = randomName();

  constructor(
    private readonly url: string,
    private readonly hooks: Hooks,
    private readonly open = (address: string) => new WebSocket(address),
  ) {
    this.#connect();
  }

  /** Sends a command as often as it takes; resolves when it is stored, rejects with `Refused` when it was refused. */
  send(command: Command): Promise<Done> {
    this.#sent += 1;
    const message = { ...command, id: `${this.#name}-${this.#sent}` } as ClientMessage & { id: string };
    return new Promise((resolve, reject) => {
      this.#pending.set(message.id, { message, resolve, reject });
      if (this.#welcomed) this.#write(message);
    });
  }

  /** Tries again at once, for instance when the device says that it is online. */
  hurry(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** The device says that it is offline: no need to wait until silence tells. */
  lose(): void {
    if (!this.#closed && this.#socket) this.#lost();
  }

  /** Hangs up and says hello again, so that the server sees a new name. */
  restart(): void {
    this.#drop();
    clearTimeout(this.#retry);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#drop();
  }

  #connect(): void {
    this.hooks.link(this.#attempts === 0 ? 'connecting' : 'lost');
    const socket = this.open(this.url);
    this.#socket = socket;
    socket.onopen = () => this.#write(this.hooks.hello());
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)));
    socket.onclose = () => this.#lost();
    this.#await(PATIENCE, () => this.#lost());
  }

  #receive(message: ServerMessage): void {
    this.#await(QUIET, () => this.#ping());
    if (message.type === 'welcome') {
      this.#attempts = 0;
      this.#welcomed = true;
      this.hooks.link('open');
    }
    this.hooks.receive(message);
    if (message.type === 'welcome') for (const { message } of this.#pending.values()) this.#write(message);
    if (message.type === 'done') this.#settle(message.id)?.resolve(message);
    if (message.type === 'error' && message.id) {
      this.#settle(message.id)?.reject(new Refused(message.code, message.detail, message.said));
    }
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #ping(): void {
    this.#write({ type: 'ping', id: `${this.#name}-ping` });
    this.#await(PATIENCE, () => this.#lost());
  }

  #await(time: number, otherwise: () => void): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(otherwise, time);
  }

  #write(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #lost(): void {
    this.#drop();
    if (this.#closed) return;
    this.#attempts += 1;
    this.hooks.link('lost');
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (this.#attempts - 1));
    this.#retry = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
  }

  #drop(): void {
    clearTimeout(this.#watch);
    this.#welcomed = false;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
}

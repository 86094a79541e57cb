/** One table as the server tells it: nothing here is ahead of what the server has said. */
import type {
  ChatLine,
  Choice,
  Done,
  Hinted,
  ServerMessage,
  Situation,
  Step,
  TableInfo,
  View,
} from '../../protocol/shell';
import { Refused } from '../net/api';
import { type Command, Connection, type LinkState } from '../net/connection';
import { house } from '../page/house.svelte';
import { complain, notices } from '../page/notices.svelte';
import { t } from '../words/speech.svelte';
import { followLog } from './log';

/** An answer that is not confirmed after so long is said to be on its way. */
const SLOW = 3_000;
/** Refusals that pass by themselves. */
const PASSING: ReadonlySet<string> = new Set(['too-many', 'stale']);

export class Table {
  link = $state<LinkState>('connecting');
  /** The table cannot be had at all, and why. */
  refused = $state.raw<Refused | null>(null);
  name = $state<string | null>(null);
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<Situation | null>(null);
  /** The view before the present one, where one led to the other: what animations start from. */
  before = $state.raw<View | null>(null);
  log = $state.raw<Step[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** An answer is on its way. */
  busy = $state(false);
  /** The answer could not be sent yet, or the server has not said for a while that it came. */
  delayed = $state(false);
  /** What a bot would answer to the present question. */
  hint = $state.raw<Hinted | null>(null);
  hinting = $state(false);

  #connection: Connection;
  #seat: number | null = null;
  /** The server has let us in on the present connection. */
  #welcomed = false;

  constructor(readonly id: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#connection = new Connection(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`, {
      hello: () => ({ type: 'hello', since: this.game?.version ?? null, ...this.#look() }),
      receive: (message) => this.#receive(message),
      link: (state) => {
        this.link = state;
        if (state !== 'open') this.#welcomed = false;
        if (state === 'lost' && this.busy) this.delayed = true;
      },
    });
  }

  get view(): View | null {
    return this.game?.view ?? null;
  }

  /** The seat that must answer now. */
  get asked(): number | null {
    return this.view?.observation.asked ?? null;
  }

  /** I hold several seats, and another of them is asked than the one I look from. */
  get handOver(): number | null {
    const { asked, info } = this;
    if (asked === null || !info || info.mine.length < 2 || this.view?.viewer === asked) return null;
    return info.mine.includes(asked) && info.seats[asked]?.bot === null ? asked : null;
  }

  /** What I can answer now: nothing while a bot plays for my seat. */
  get choices(): readonly Choice[] {
    const { view, info } = this;
    return view === null || info?.seats[view.viewer ?? -1]?.bot ? [] : view.choices;
  }

  /** I must answer, and look from the seat that is asked. */
  get myTurn(): boolean {
    return this.choices.length > 0;
  }

  async play(action: string): Promise<void> {
    await this.#answer((version, seat) => ({ type: 'play', version, seat, action }));
  }

  async undo(): Promise<void> {
    await this.#answer((version, seat) => ({ type: 'undo', version, seat }));
  }

  async restartTurn(): Promise<void> {
    await this.#answer((version, seat) => ({ type: 'restart', version, seat }));
  }

  /** Asks a bot what it would do; one may answer without waiting for it. */
  async askHint(): Promise<void> {
    const { game } = this;
    if (this.hinting || !game || game.view.viewer === null) return;
    this.hinting = true;
    await this.send({ type: 'hint', version: game.version, seat: game.view.viewer });
    this.hinting = false;
  }

  /** Looks from another of my seats. */
  lookFrom(seat: number | null): Promise<Done | null> {
    this.#seat = seat;
    return this.send({ type: 'look', ...this.#look() });
  }

  /** Sends a command; a refusal is shown to the reader and answered with null. */
  async send(command: Command): Promise<Done | null> {
    try {
      return await this.#connection.send(command);
    } catch (error) {
      // A stale answer needs no complaint: the update that overtook it shows why.
      if (!(error instanceof Refused && error.code === 'stale')) complain(error);
      return null;
    }
  }

  /** Connects again under the name that was given meanwhile. */
  reintroduce(): void {
    this.#connection.restart();
  }

  /** Sends what only somebody with a name may do; who has none gets one. */
  async sendByName(command: Command): Promise<void> {
    try {
      await house.introduce();
      if (this.name !== house.name) this.reintroduce();
      await this.send(command);
    } catch (error) {
      complain(error);
    }
  }

  /** The device has no network. */
  lose(): void {
    this.#connection.lose();
  }

  hurry(): void {
    this.#connection.hurry();
  }

  close(): void {
    this.#connection.close();
  }

  async #answer(command: (version: number, seat: number) => Command): Promise<void> {
    const { game } = this;
    if (this.busy || !game || game.view.viewer === null) return;
    this.busy = true;
    this.delayed = this.link === 'lost';
    const slow = setTimeout(() => {
      this.delayed = true;
    }, SLOW);
    try {
      const done = await this.send(command(game.version, game.view.viewer));
      if (this.delayed && done) notices.add(t('ui-answer-sent'));
    } finally {
      clearTimeout(slow);
      this.busy = false;
      this.delayed = false;
    }
  }

  #look() {
    return { seat: this.#seat };
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#welcomed = true;
        this.name = message.name;
        this.info = message.table;
        this.chat = message.chat;
        if (message.game) this.#follow(message.game);
        break;
      case 'table':
        this.info = message.table;
        break;
      case 'update':
        this.#follow(message.game);
        break;
      case 'hinted':
        if (message.version === this.game?.version) this.hint = message;
        break;
      case 'said':
        this.chat = [...this.chat, message.line];
        break;
      case 'error':
        if (message.id === null) this.#hungUp(new Refused(message.code, message.detail));
        break;
      case 'done':
        break;
    }
  }

  #follow(game: Situation): void {
    const known = this.game;
    const same = known !== null && !game.fresh && known.view.viewer === game.view.viewer;
    if (same && game.version === known.version) return;
    this.before = same ? known.view : null;
    this.hint = null;
    this.log = followLog(this.log, game);
    this.game = game;
  }

  #hungUp(refused: Refused): void {
    // Whom the server has let in, or only asks to wait, may try again; a table that cannot be had stays so.
    if (this.#welcomed || PASSING.has(refused.code)) return;
    this.refused = refused;
    this.close();
  }
}

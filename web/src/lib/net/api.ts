/** What is asked of the server around tables, over HTTP. */
import type {
  AnalysisTold,
  Created,
  CreateTable,
  Dice,
  ErrorCode,
  GameInfo,
  Me,
  Message,
  Moment,
  Refusal,
  ReplayInfo,
  SeatLink,
  Step,
  TableInfo,
  TableSummary,
} from '../../protocol/shell';
import { readLines } from './lines';

/** The server said no, or could not be asked at all (`offline`). `said` says why in the words of a game. */
export class Refused extends Error {
  constructor(
    readonly code: ErrorCode | 'offline',
    readonly detail: string,
    readonly said: Message | null = null,
  ) {
    super(`${code}: ${detail}`);
  }
}

async function request(method: string, path: string, body?: BodyInit, signal?: AbortSignal): Promise<Response> {
  const headers: HeadersInit = body === undefined ? {} : { 'content-type': 'application/json' };
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, { method, headers, body: body ?? null, signal: signal ?? null });
  } catch (error) {
    throw new Refused('offline', String(error));
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response: Response): Promise<Refused> {
  try {
    const { code, detail, said } = (await response.json()) as Refusal;
    return new Refused(code, detail, said);
  } catch {
    return new Refused(response.status === 404 ? 'not-found' : 'internal', `${response.status}`);
  }
}

async function get<T>(path: string): Promise<T> {
  return (await request('GET', path)).json();
}

async function send<T>(method: string, path: string, body: unknown): Promise<T> {
  return (await request(method, path, JSON.stringify(body))).json();
}

const inUrl = encodeURIComponent;

export const getMe = () => get<Me>('me');
export const setName = (name: string) => send<Me>('PUT', 'me', { name });
export const getGames = () => get<GameInfo[]>('games');
export const getTables = () => get<TableSummary[]>('tables');
export const createTable = (wish: CreateTable) => send<Created>('POST', 'tables', wish);
export const makeSeatLink = (table: string, seat: number) =>
  send<SeatLink>('POST', `tables/${inUrl(table)}/seats/${seat}/link`, {});
export const claimSeat = (table: string, token: string) =>
  send<TableInfo>('POST', `tables/${inUrl(table)}/claim`, { token });
export const getDice = (table: string) => get<Dice>(`tables/${inUrl(table)}/dice`);
export const getReplay = (replay: string) => get<ReplayInfo>(`replays/${inUrl(replay)}`);
export const recordPath = (table: string) => `/api/tables/${inUrl(table)}/record`;

export async function getRecord(table: string): Promise<Blob> {
  return (await request('GET', `tables/${inUrl(table)}/record`)).blob();
}

export async function openRecord(record: Blob): Promise<ReplayInfo> {
  try {
    return await (await request('POST', 'replays', record)).json();
  } catch (error) {
    // Whatever the file is, the one fault the reader can mend is to choose another.
    throw error instanceof Refused && error.code === 'bad-message' ? new Refused('bad-record', error.detail) : error;
  }
}

export async function getRules(game: string): Promise<string> {
  return (await request('GET', `games/${inUrl(game)}/rules`)).text();
}

/** A Fluent catalogue, empty where a game does not speak the language. */
export async function getCatalogue(language: string, name: string): Promise<string> {
  return (await request('GET', `locales/${language}/${inUrl(name)}.ftl`)).text();
}

export function getReplayLog(replay: string, viewer: number | null): Promise<Step[]> {
  return get(`replays/${inUrl(replay)}/log${viewer === null ? '' : `?viewer=${viewer}`}`);
}

/** Listens to the analysis of a replay; the server ends it when nobody listens any longer. */
export async function* followAnalysis(replay: string, signal: AbortSignal): AsyncGenerator<AnalysisTold> {
  const { body } = await request('GET', `replays/${inUrl(replay)}/analysis`, undefined, signal);
  if (body) yield* readLines<AnalysisTold>(body);
}

/** Where a moment is looked up: at a table or in a replay. */
export interface MomentSource {
  kind: 'tables' | 'replays';
  id: string;
}

export function getMoment(source: MomentSource, moves: number, viewer: number | null, language: string) {
  const query = new URLSearchParams({ language, text: 'true' });
  if (viewer !== null) query.set('viewer', String(viewer));
  return get<Moment>(`${source.kind}/${inUrl(source.id)}/moments/${moves}?${query}`);
}

import type * as wire from './generated';
import type { Game, LessonNumber, Level, Line, Modules, Room, SeatCommand, StateAnswer, Tileset, Update } from './types';
import { hearServerTime } from './server_time';
import { codeInWords } from './unreadable';

/** A refusal of the server (RFC 9457), or `unreachable` when there was no usable answer. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

/** The code of a refusal; of anything else that went wrong, that of a fault of ours. */
export function codeOf(error: unknown): string {
  return error instanceof ApiError ? error.code : 'internal';
}

const kRoot = '/api/v1';

async function problem(response: Response): Promise<ApiError> {
  try {
    const body = (await response.json()) as { code?: unknown; params?: Record<string, unknown> };
    if (typeof body.code === 'string') return new ApiError(codeInWords(body.code, body.params), body.params);
  } catch {
    // Something between us and the server answered in its own words.
  }
  return new ApiError('unreachable', { status: response.status });
}

/** Asks the API; throws an `ApiError` unless it agrees. */
export function request(path: string, init: RequestInit = {}): Promise<Response> {
  return ask(kRoot + path, init);
}

/** Asks any path of the server; throws an `ApiError` unless it agrees. */
export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  const asked = Date.now();
  try {
    response = await fetch(path, { cache: 'no-cache', ...init });
  } catch {
    throw new ApiError('unreachable');
  }
  hearServerTime(response.headers.get('date'), asked, Date.now());
  if (!response.ok) throw await problem(response);
  return response;
}

/** The header that shows a token. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The JSON at a path of the API. */
export async function get<T>(path: string, token?: string): Promise<T> {
  const response = await request(path, token === undefined ? {} : { headers: bearer(token) });
  return (await response.json()) as T;
}

/** Sends JSON, if there is any, and returns the answer. */
export async function send<T>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = token === undefined ? {} : bearer(token);
  if (body !== undefined) headers['content-type'] = 'application/json';
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await request(path, init);
  return (await response.json()) as T;
}

/** Sends JSON to a path of the API and returns its answer. */
export function post<T>(path: string, body?: unknown, token?: string): Promise<T> {
  return send('POST', path, body, token);
}

const roomAt = (room: string) => `/rooms/${encodeURIComponent(room)}`;

/** What is agreed when a room is opened: `level` for the co-operative game, `modules` for `ghosts`. */
export type NewRoom = Omit<Extract<wire.CreateRoom, { level: 6 }>, 'game' | 'level'> & {
  game: Game;
  level?: Level;
  modules?: Modules;
  parts?: wire.Part[];
};

/** What may be changed of a room; while a game runs only the name, the options and who sees it. */
export type RoomChange = wire.ChangeRoom;

/** With a player's secret, the room is theirs, and so is a seat or a fork. */
export function createRoom(room: NewRoom, secret?: string): Promise<wire.RoomCreated> {
  return post('/rooms', room, secret);
}

/** A room that is a lesson: private, for one, with tiles in a fixed order. */
export function createLesson(name: string, lesson: LessonNumber, secret?: string): Promise<wire.RoomCreated> {
  return post('/rooms', { name, lesson }, secret);
}

/** The newest listed rooms of that status, as many as `most`. A browser that has them already is not sent them again. */
export async function listRooms(status: Room['status'], most: number): Promise<Room[]> {
  return (await get<wire.Rooms>(`/rooms?status=${status}&limit=${most}`)).rooms;
}

/** The events of the lobby, one a line, for as long as they are read. */
export async function followLobby(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const { body } = await request('/lobby/events', { signal });
  if (!body) throw new ApiError('unreachable');
  return body;
}

export async function getRoom(room: string): Promise<Room> {
  return (await get<wire.RoomAnswer>(roomAt(room))).room;
}

export function takeSeat(room: string, seat: wire.TakeSeat, secret?: string): Promise<wire.SeatTaken> {
  return post(`${roomAt(room)}/seats`, seat, secret);
}

/** Exchanges the word of a room for its pass; null if it has none. */
export async function exchangeWord(room: string, word: string): Promise<string | null> {
  return (await post<wire.Pass>(`${roomAt(room)}/pass`, { word })).pass;
}

/** A seat at a table that waits for such a game, or at a new one. */
export function findSeat(wish: wire.FindSeat, secret?: string): Promise<wire.SeatFound> {
  return post('/lobby/seats', wish, secret);
}

export async function startRoom(room: string, token: string): Promise<Room> {
  return (await post<wire.RoomAnswer>(`${roomAt(room)}/start`, undefined, token)).room;
}

/** The next game of the same people; without a level the same one. */
export async function rematch(room: string, token: string, level?: Level): Promise<Room> {
  return (await post<wire.RoomAnswer>(`${roomAt(room)}/rematch`, level === undefined ? {} : { level }, token)).room;
}

/** Frees a seat: one's own with its token, or another's with that of the room's owner. */
export async function freeSeat(room: string, seat: number, token: string): Promise<Room> {
  return (await send<wire.RoomAnswer>('DELETE', `${roomAt(room)}/seats/${seat}`, undefined, token)).room;
}

/** Changes the key of a seat, and with `name` whose it is; the old key opens nothing any more. */
export function handOver(room: string, seat: number, token: string, name?: string): Promise<{ seat: number; token: string }> {
  return post(`${roomAt(room)}/seats/${seat}/handover`, name === undefined ? {} : { name }, token);
}

/** Changes what was agreed for a room, as its owner: null takes back what was chosen. */
export async function changeRoom(room: string, change: RoomChange, token: string): Promise<Room> {
  return (await send<wire.RoomAnswer>('PATCH', roomAt(room), change, token)).room;
}

/** Gives a free seat to a companion, or frees it of one. */
export async function seatCompanion(room: string, seat: number, sits: boolean, token: string): Promise<Room> {
  const method = sits ? 'POST' : 'DELETE';
  return (await send<wire.RoomAnswer>(method, `${roomAt(room)}/seats/${seat}/companion`, undefined, token)).room;
}

/** Takes the word in the chat from a seat, or gives it back, as the room's owner. */
export async function silenceSeat(room: string, seat: number, silenced: boolean, token: string): Promise<Room> {
  const method = silenced ? 'PUT' : 'DELETE';
  return (await send<wire.RoomAnswer>(method, `${roomAt(room)}/seats/${seat}/silence`, undefined, token)).room;
}

/** What a companion would decide for the seat that is to decide. */
export function askHint(room: string, token: string): Promise<wire.Hint> {
  return post(`${roomAt(room)}/hint`, undefined, token);
}

/** How the chances have changed, turn by turn. */
export async function getOdds(room: string, token?: string): Promise<wire.Odds['odds']> {
  return (await get<wire.Odds>(`${roomAt(room)}/odds`, token)).odds;
}

/** At most 100 lines of chat below a number, oldest first. */
export async function getChat(room: string, below: number, token?: string): Promise<Line[]> {
  return (await get<wire.Chat>(`${roomAt(room)}/chat?before=${below}`, token)).chat;
}

/** A command given without a line, such as the owner's; `id` is fresh for each. */
export function giveCommand(room: string, command: SeatCommand & { id: string }, token: string): Promise<unknown> {
  return post(`${roomAt(room)}/commands`, command, token);
}

/** The log at a path of the API after `since`, oldest first, to be read only: it does not say what was legal. */
export async function getUpdates(path: string, since: number, token?: string): Promise<Update[]> {
  const response = await request(`${path}?since=${since}&legal=false`, token === undefined ? {} : { headers: bearer(token) });
  const lines = (await response.text()).split('\n').filter((line) => line !== '');
  // A log that cannot be played to its end ends with the error.
  return lines.map((line) => JSON.parse(line) as Update | { type: 'error' }).filter((line) => line.type === 'update');
}

/** Every update of a room after `since`. */
export function getLog(room: string, since: number, token?: string): Promise<Update[]> {
  return getUpdates(`${roomAt(room)}/log`, since, token);
}

/** The game of a room as it was at `seq`. */
export function getPosition(room: string, seq: number, token?: string): Promise<StateAnswer> {
  return get(`${roomAt(room)}/state?seq=${seq}`, token);
}

/** The tiles of the next game of that name, or those with that digest. */
export function getTileSet(name: string): Promise<Tileset> {
  return get(`/tilesets/${encodeURIComponent(name)}`);
}

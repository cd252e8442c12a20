import type { Game, Level, Modules, PositionDocument, Room, TileSetDocument, Update } from './types';

/** A refusal of the server (RFC 9457), or `unreachable` when there was no usable answer. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

const kRoot = '/api/v1';

async function problem(response: Response): Promise<ApiError> {
  try {
    const body = (await response.json()) as { code?: unknown; params?: Record<string, unknown> };
    if (typeof body.code === 'string') return new ApiError(body.code, body.params);
  } catch {
    // Something between us and the server answered in its own words.
  }
  return new ApiError('unreachable', { status: response.status });
}

/** Asks the API; throws an `ApiError` unless it agrees. */
export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(kRoot + path, { cache: 'no-cache', ...init });
  } catch {
    throw new ApiError('unreachable');
  }
  if (!response.ok) throw await problem(response);
  return response;
}

/** The JSON at a path of the API. */
export async function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  const response = await request(path, signal ? { signal } : {});
  return (await response.json()) as T;
}

/** Sends JSON to a path of the API and returns its answer. */
export async function post<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  const init: RequestInit = { method: 'POST', headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await request(path, init);
  return (await response.json()) as T;
}

/** What is agreed when a room is opened: `level` for the co-operative game, `modules` for `ghosts`. */
export interface NewRoom {
  name: string;
  game: Game;
  level?: Level;
  modules?: Modules;
  seats: number;
  visibility: 'listed' | 'private';
}

export function createRoom(room: NewRoom): Promise<{ room: Room; owner_token: string }> {
  return post('/rooms', room);
}

export async function listRooms(): Promise<Room[]> {
  return (await get<{ rooms: Room[] }>('/rooms')).rooms;
}

export async function getRoom(room: string): Promise<Room> {
  return (await get<{ room: Room }>(`/rooms/${encodeURIComponent(room)}`)).room;
}

export function takeSeat(
  room: string,
  seat: { name: string; seat?: number },
): Promise<{ seat: number; token: string; room: Room }> {
  return post(`/rooms/${encodeURIComponent(room)}/seats`, seat);
}

export async function startRoom(room: string, token: string): Promise<Room> {
  return (await post<{ room: Room }>(`/rooms/${encodeURIComponent(room)}/start`, undefined, token))
    .room;
}

/** The updates at a path of the API, which gives them one a line. */
export async function getUpdates(path: string): Promise<Update[]> {
  const response = await request(path);
  const lines = (await response.text()).split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Update);
}

/** Every update after `since`, oldest first. */
export function getLog(room: string, since: number): Promise<Update[]> {
  return getUpdates(`/rooms/${encodeURIComponent(room)}/log?since=${since}`);
}

/** The game of a room as it was at `seq`. */
export function getPosition(room: string, seq: number): Promise<PositionDocument> {
  return get(`/rooms/${encodeURIComponent(room)}/state?seq=${seq}`);
}

export function getTileSet(name: string): Promise<TileSetDocument> {
  return get(`/tilesets/${encodeURIComponent(name)}`);
}

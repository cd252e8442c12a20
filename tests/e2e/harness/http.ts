import { holdDocumented } from './api_documents.ts';
import type { Feature, Game, PlayerToken, Problem, Room, RoomCreated, Rules, SeatTaken, Snapshot, TileSet, Update } from './protocol.ts';
import { holdAgainst } from './schemas.ts';
import type { Server } from './server.ts';

export interface Call {
  method?: string;
  token?: string;
  body?: unknown;
  /** Sent as it is, instead of `body` as JSON. */
  text?: string | Uint8Array;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

const methodOf = (request: Call) =>
  request.method ?? (request.text === undefined && request.body === undefined ? 'GET' : 'POST');

export async function call(server: Server, path: string, request: Call = {}): Promise<Answer> {
  const content = request.text ?? (request.body === undefined ? null : JSON.stringify(request.body));
  const headers: Record<string, string> = { ...(content === null ? {} : { 'content-type': 'application/json' }) };
  if (request.token !== undefined) headers['authorization'] = `Bearer ${request.token}`;
  const response = await fetch(server.url + path, {
    method: methodOf(request),
    headers: { ...headers, ...request.headers },
    body: content,
  });
  const text = path.endsWith('/lobby/events') ? await firstLine(response) : await response.text();
  return { status: response.status, headers: response.headers, text };
}

/** Of an answer that goes on for as long as it is read. */
async function firstLine(response: Response): Promise<string> {
  let text = '';
  for await (const bytes of response.body!.pipeThrough(new TextDecoderStream())) {
    text += bytes;
    if (text.includes('\n')) break;
  }
  return text;
}

/** The answer, which has that status and is as its schema says. */
export async function expectAnswer<T>(
  server: Server,
  path: string,
  schema: string,
  status: number,
  request: Call = {},
): Promise<T> {
  const answer = await call(server, path, request);
  if (answer.status !== status) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  const type = answer.headers.get('content-type');
  if (type?.split(';')[0] !== 'application/json') throw new Error(`${path}: content type ${type}`);
  const document: unknown = JSON.parse(answer.text);
  holdAgainst(schema, document);
  return document as T;
}

/**
 * The problem document that a refused call is answered with, held against its schema, its own status line, and what
 * the OpenAPI document says of the operation.
 */
export async function refused(server: Server, path: string, request: Call = {}): Promise<Problem> {
  const answer = await call(server, path, request);
  const problem = problemOf(answer.status, answer.headers.get('content-type'), answer.text);
  await holdDocumented(server, methodOf(request), path, problem.code);
  return problem;
}

export function problemOf(status: number, type: string | null | undefined, text: string): Problem {
  if (type !== 'application/problem+json') throw new Error(`${status}, not a problem but ${type}: ${text}`);
  const problem = JSON.parse(text) as Problem;
  holdAgainst('problem', problem);
  if (problem.status !== status) throw new Error(`status ${status}, but the problem says ${problem.status}`);
  if (problem.type !== `urn:mistward:error:${problem.code}`) throw new Error(`type ${problem.type} of ${problem.code}`);
  return problem;
}

export type { RoomCreated, Rules, SeatTaken };

export const createRoom = (server: Server, wish: Record<string, unknown> = {}) =>
  expectAnswer<RoomCreated>(server, '/api/v1/rooms', 'room_created', 201, {
    body: { name: 'Friday mist', game: 'mists', seats: 2, ...wish },
  });

export const takeSeat = (server: Server, room: string, name: string, wish: Record<string, unknown> = {}) =>
  expectAnswer<SeatTaken>(server, `/api/v1/rooms/${room}/seats`, 'seat_taken', 201, { body: { name, ...wish } });

/** A player of the server. */
export const createPlayer = (server: Server, name: string) =>
  expectAnswer<PlayerToken>(server, '/api/v1/players', 'player_token', 201, { body: { name } });

export const startRoom = async (server: Server, room: string, token: string): Promise<Room> =>
  (await expectAnswer<{ room: Room }>(server, `/api/v1/rooms/${room}/start`, 'room_answer', 200, {
    method: 'POST',
    token,
  })).room;

export const getRoom = async (server: Server, room: string): Promise<Room> =>
  (await expectAnswer<{ room: Room }>(server, `/api/v1/rooms/${room}`, 'room_answer', 200)).room;

export const listRooms = async (server: Server): Promise<Room[]> =>
  (await expectAnswer<{ rooms: Room[] }>(server, '/api/v1/rooms', 'rooms', 200)).rooms;

export const getState = (server: Server, room: string) =>
  expectAnswer<Snapshot>(server, `/api/v1/rooms/${room}/state`, 'state_answer', 200);

/** What is told of the board of `rooms/ID` or `games/ID`, at a seq or now. */
export const getFeatures = (server: Server, of: string, seq?: number, token?: string) =>
  expectAnswer<{ seq: number; features: Feature[] }>(
    server,
    `/api/v1/${of}/features${seq === undefined ? '' : `?seq=${seq}`}`,
    'features',
    200,
    token === undefined ? {} : { token },
  );

/** The tiles of the next game of that name, or the set with that digest. */
export const getTileSet = (server: Server, game: string = 'mists') =>
  expectAnswer<TileSet>(server, `/api/v1/tilesets/${game}`, 'tileset', 200);

export const getTileSets = (server: Server) =>
  expectAnswer<{ tilesets: Game[] }>(server, '/api/v1/tilesets', 'tilesets', 200);

export const getRules = (server: Server) => expectAnswer<Rules>(server, '/api/v1/rules', 'rules', 200);

/** The lines of the log after `since`, as they were sent. */
export async function getLog(server: Server, room: string, since = 0): Promise<string[]> {
  const answer = await call(server, `/api/v1/rooms/${room}/log?since=${since}`);
  if (answer.status !== 200) throw new Error(`log: ${answer.status} ${answer.text}`);
  if (answer.headers.get('content-type') !== 'application/x-ndjson') throw new Error('the log is not NDJSON');
  if (answer.text !== '' && !answer.text.endsWith('\n')) throw new Error('the last line of the log has no end');
  return answer.text.split('\n').slice(0, -1);
}

export function readUpdate(line: string): Update {
  const update = JSON.parse(line) as Update;
  holdAgainst('update', update);
  return update;
}

import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { type Call, call, createRoom, getRoom, listRooms, problemOf, refused, startRoom, takeSeat } from './harness/http.ts';
import { play, seededRandom } from './harness/play.ts';
import { sendRaw } from './harness/raw.ts';
import { holdAgainst } from './harness/schemas.ts';
import { Server } from './harness/server.ts';
import { seatedTable } from './harness/table.ts';

interface Case {
  what: string;
  path: string;
  request?: Call;
  status: number;
  code: string;
  params?: Record<string, unknown>;
}

const rooms = '/api/v1/rooms';
const wish = { name: 'Friday mist', game: 'mists', level: 1, seats: 2 };
const create = (fields: Record<string, unknown>): Call => ({ body: { ...wish, ...fields } });
const numbered = (count: number): [string, string][] => Array.from({ length: count }, (_, i) => [`k${i}`, '0']);
const invalid = { status: 400, code: 'invalid_message' };

const cases: Case[] = [
  { what: 'an unknown room', path: `${rooms}/nope`, status: 404, code: 'room_not_found', params: { room: 'nope' } },
  { what: 'the state of an unknown room', path: `${rooms}/nope/state`, status: 404, code: 'room_not_found' },
  { what: 'the log of an unknown room', path: `${rooms}/nope/log`, status: 404, code: 'room_not_found' },
  {
    what: 'a seat in an unknown room',
    path: `${rooms}/nope/seats`,
    request: { body: { name: 'Ana' } },
    status: 404,
    code: 'room_not_found',
  },
  { what: 'an unknown route', path: '/api/v1/nothing', status: 404, code: 'not_found', params: { path: '/api/v1/nothing' } },
  {
    what: 'a wrong method',
    path: rooms,
    request: { method: 'DELETE' },
    status: 405,
    code: 'method_not_allowed',
    params: { method: 'DELETE' },
  },
  {
    what: 'a wrong content type',
    path: rooms,
    request: { text: JSON.stringify(wish), headers: { 'content-type': 'text/plain' } },
    status: 415,
    code: 'unsupported_media_type',
    params: { expected: 'application/json' },
  },
  { what: 'malformed JSON', path: rooms, request: { text: '{"name":' }, status: 400, code: 'malformed_json' },
  { what: 'a key twice', path: rooms, request: { text: '{"name":"a","name":"b"}' }, status: 400, code: 'malformed_json' },
  { what: 'nothing but keys', path: rooms, request: { text: JSON.stringify(Object.fromEntries(numbered(5000))) }, status: 400, code: 'malformed_json' },
  { what: 'nothing but names in a query', path: `${rooms}?${new URLSearchParams(numbered(500))}`, ...invalid, params: { field: 'query' } },
  { what: 'no UTF-8', path: rooms, request: { text: Buffer.from([0x22, 0xff, 0x22]) }, status: 400, code: 'malformed_json' },
  {
    what: 'a body over 64 KiB',
    path: rooms,
    request: create({ name: 'x'.repeat(64 * 1024) }),
    status: 413,
    code: 'payload_too_large',
    params: { limit: 64 * 1024 },
  },
  { what: 'an unknown field', path: rooms, request: create({ sets: 3 }), ...invalid, params: { field: 'sets' } },
  { what: 'no name', path: rooms, request: create({ name: undefined }), ...invalid, params: { field: 'name' } },
  { what: 'an empty name', path: rooms, request: create({ name: '' }), ...invalid, params: { field: 'name' } },
  { what: 'a name of 41', path: rooms, request: create({ name: 'x'.repeat(41) }), ...invalid, params: { field: 'name' } },
  { what: 'a control character', path: rooms, request: create({ name: 'a\nb' }), ...invalid, params: { field: 'name' } },
  { what: 'no seats', path: rooms, request: create({ seats: 0 }), ...invalid, params: { field: 'seats' } },
  { what: 'six seats', path: rooms, request: create({ seats: 6 }), ...invalid, params: { field: 'seats' } },
  { what: 'a level that is not there', path: rooms, request: create({ level: 7 }), ...invalid, params: { field: 'level' } },
  { what: 'no such game', path: rooms, request: create({ game: 'chess' }), ...invalid, params: { field: 'game' } },
  { what: 'a level of the base game', path: rooms, request: create({ game: 'base' }), ...invalid, params: { field: 'level' } },
  { what: 'scoring colours in level 5', path: rooms, request: create({ level: 5, scoring: ['red', 'green', 'blue'] }), ...invalid, params: { field: 'scoring' } },
  { what: 'two scoring colours', path: rooms, request: create({ level: 6, scoring: ['red', 'green'] }), ...invalid, params: { field: 'scoring' } },
  { what: 'a scoring colour twice', path: rooms, request: create({ level: 6, scoring: ['red', 'green', 'red'] }), ...invalid, params: { field: 'scoring' } },
  { what: 'a colour that is none', path: rooms, request: create({ level: 6, scoring: ['red', 'green', 'mauve'] }), ...invalid, params: { field: 'scoring' } },
  { what: 'scoring colours as text', path: rooms, request: create({ level: 6, scoring: 'red' }), ...invalid, params: { field: 'scoring' } },
  { what: 'modules of mists', path: rooms, request: create({ modules: { ghosts: true } }), ...invalid, params: { field: 'modules' } },
  { what: 'no such module', path: rooms, request: create({ game: 'ghosts', level: undefined, modules: { ghost: true } }), ...invalid, params: { field: 'modules.ghost' } },
  { what: 'a module as a number', path: rooms, request: create({ game: 'ghosts', level: undefined, modules: { castles: 1 } }), ...invalid, params: { field: 'modules.castles' } },
  { what: 'a part that nobody can choose', path: rooms, request: create({ game: 'base', level: undefined, parts: ['test_gifts'] }), ...invalid, params: { field: 'parts', expected: expect.stringContaining('a list without "test_gifts": ') as string } },
  { what: 'one seat for rivals', path: rooms, request: create({ game: 'ghosts', level: undefined, seats: 1 }), ...invalid, params: { field: 'seats' } },
  { what: 'seven seats for rivals', path: rooms, request: create({ game: 'base', level: undefined, seats: 7 }), ...invalid, params: { field: 'seats' } },
  { what: 'another game', path: rooms, request: create({ game: 'chess' }), ...invalid, params: { field: 'game' } },
  {
    what: 'an unknown visibility',
    path: rooms,
    request: create({ visibility: 'hidden' }),
    ...invalid,
    params: { field: 'visibility' },
  },
];

test.each(cases)('$what is refused with $code', async ({ path, request, status, code, params }) => {
  const server = await Server.start();
  const problem = await refused(server, path, request);
  expect(problem).toMatchObject({ status, code, ...(params ? { params } : {}) });
  expect(await listRooms(server)).toEqual([]);
});

test('405 names the methods that are allowed', async () => {
  const server = await Server.start();
  const answer = await call(server, rooms, { method: 'DELETE' });
  const allowed = answer.headers.get('allow')!.split(/, */).sort();
  expect(allowed).toEqual(expect.arrayContaining(['GET', 'POST']));
  const problem = problemOf(answer.status, answer.headers.get('content-type'), answer.text);
  expect([...(problem.params['allowed'] as string[])].sort()).toEqual(allowed);
});

test('taking and starting: each refusal leaves the room as it was', async () => {
  const server = await Server.start();
  const created = await createRoom(server);
  const room = created.room.id;
  const other = await createRoom(server);
  const seats = `${rooms}/${room}/seats`;
  const start = `${rooms}/${room}/start`;
  const post = (token?: string): Call => ({ method: 'POST', ...(token === undefined ? {} : { token }) });
  const refuse = async (path: string, request: Call, expected: Record<string, unknown>) => {
    const before = await getRoom(server, room);
    expect(await refused(server, path, request)).toMatchObject(expected);
    expect(await getRoom(server, room)).toEqual(before);
  };

  await refuse(start, post(created.owner_token), { status: 409, code: 'no_players' });
  await refuse(`${rooms}/${room}/state`, {}, { status: 409, code: 'not_started' });
  const ana = await takeSeat(server, room, 'Ana', { seat: 1 });
  expect(ana.seat).toBe(1);
  await refuse(seats, { body: { name: 'Ben', seat: 1 } }, { status: 409, code: 'seat_taken', params: { seat: 1 } });
  await refuse(seats, { body: { name: 'Ben', seat: 2 } }, { status: 400, code: 'invalid_message', params: { field: 'seat' } });
  await refuse(seats, { body: { name: 'Ben', kind: 'cat' } }, { status: 400, code: 'invalid_message', params: { field: 'kind' } });
  const ben = await takeSeat(server, room, 'Ben', { kind: 'bot' });
  expect(ben.seat).toBe(0);
  await refuse(seats, { body: { name: 'Cleo' } }, { status: 409, code: 'room_full', params: { seats: 2 } });

  await refuse(start, post(), { status: 401, code: 'unauthorized' });
  await refuse(start, post('f'.repeat(64)), { status: 401, code: 'unauthorized' });
  await refuse(start, post(other.owner_token), { status: 401, code: 'unauthorized' });
  expect((await startRoom(server, room, ana.token)).status).toBe('playing');
  await refuse(start, post(ana.token), { status: 409, code: 'already_started' });
  await refuse(seats, { body: { name: 'Cleo' } }, { status: 409, code: 'room_full' });
});

test.each(['-1', 'x', '1.5', '99999999999999999999', ''])('a log since "%s" is refused', async (since) => {
  const server = await Server.start();
  const { room } = await seatedTable(server);
  const problem = await refused(server, `${rooms}/${room}/log?since=${since}`);
  expect(problem).toMatchObject({ status: 400, code: 'invalid_message', params: { field: 'since' } });
});

test('private rooms are not listed, listed ones are, newest first', async () => {
  const server = await Server.start();
  const first = await createRoom(server, { name: 'first' });
  const hidden = await createRoom(server, { name: 'hidden', visibility: 'private' });
  const second = await createRoom(server, { name: 'second' });
  expect((await listRooms(server)).map(({ id }) => id)).toEqual([second.room.id, first.room.id]);
  expect((await getRoom(server, hidden.room.id)).id).toBe(hidden.room.id);
});

test('a WebSocket to an unknown room is refused with the same problem', async () => {
  const server = await Server.start();
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}${rooms}/nope/ws`);
  const problem = await new Promise((resolve, reject) => {
    socket.once('open', () => reject(new Error('it was opened')));
    socket.once('error', reject);
    socket.once('unexpected-response', (_request, response) => {
      let text = '';
      response.on('data', (bytes) => (text += bytes));
      response.on('end', () => resolve(problemOf(response.statusCode!, response.headers['content-type'], text)));
    });
  });
  expect(problem).toMatchObject({ status: 404, code: 'room_not_found', params: { room: 'nope' } });
});

test('a plain request where a WebSocket belongs is told so', async () => {
  const server = await Server.start();
  const { room } = await createRoom(server);
  expect(await refused(server, `${rooms}/${room.id}/ws`)).toMatchObject({ status: 426, code: 'upgrade_required' });
});

const smuggled = [
  ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
  ['two lengths', 'POST /api/v1/rooms HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
  [
    'chunks and a length',
    'POST /api/v1/rooms HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a folded header', 'GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\n\r\n'],
  ['no HTTP at all', 'HELLO\r\n\r\n'],
] as const;

test.each(smuggled)('a request with %s is refused and the connection closed', async (_what, bytes) => {
  const server = await Server.start();
  const answer = await sendRaw(server, bytes);
  const problem = problemOf(answer.status, answer.headers.get('content-type'), answer.body);
  expect(problem).toMatchObject({ status: 400, code: 'malformed_request' });
});

test('headers over 8 KiB are refused and the connection closed', async () => {
  const server = await Server.start();
  const answer = await sendRaw(server, `GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: ${'b'.repeat(9000)}\r\n\r\n`);
  const problem = problemOf(answer.status, answer.headers.get('content-type'), answer.body);
  expect(problem).toMatchObject({ status: 431, code: 'headers_too_large' });
});

test('a game that is over refuses what it must and shows the rest', async () => {
  const server = await Server.start();
  const { room, owner, players } = await seatedTable(server, ['Ana']);
  await play(players[0]!, seededRandom(8));
  expect(await refused(server, `${rooms}/${room}/start`, { method: 'POST', token: owner })).toMatchObject({
    status: 409,
    code: 'already_started',
  });
  expect((await call(server, `${rooms}/${room}/state`)).status).toBe(200);
});

test('the server tells that it is ready, and what it measures', async () => {
  const server = await Server.start();
  await createRoom(server);
  const ready = await call(server, '/readyz');
  expect(ready.status).toBe(200);
  holdAgainst('ready', JSON.parse(ready.text));
  const metrics = await call(server, '/metrics');
  expect(metrics.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(metrics.text).toMatch(/^mistward_store_commit_seconds_count [2-9]$/m);
  expect(metrics.text).toMatch(/^mistward_connections [1-9]/m);
});

test('the server tells its health and version', async () => {
  const server = await Server.start();
  const answer = await call(server, '/healthz');
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text)).toMatchObject({ status: 'ok', version: expect.any(String) as string });
});

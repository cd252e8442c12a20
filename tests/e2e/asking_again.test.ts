import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { exportGame } from './harness/game_files.ts';
import { type Answer, type Call, call, createPlayer, createRoom, expectAnswer, getRoom, refused, startRoom, takeSeat } from './harness/http.ts';
import { newPostgresql, postgresqlServer } from './harness/postgresql.ts';
import type { RoomCreated } from './harness/protocol.ts';
import { newDatabase, Server } from './harness/server.ts';
import { seatedTable } from './harness/table.ts';

// A request that makes something and has an Idempotency-Key makes it once, however often it comes.

const kRoom = { name: 'Friday mist', game: 'mists', seats: 2 };
const keyed = (key: string, body: unknown, token?: string) => ({
  body,
  headers: { 'idempotency-key': key },
  ...(token === undefined ? {} : { token }),
});
const newRoom = (server: Server, key: string, body: unknown = kRoom, token?: string) =>
  expectAnswer<RoomCreated>(server, '/api/v1/rooms', 'room_created', 201, keyed(key, body, token));
const contentOf = ({ status, headers, text }: Answer) => ({ status, location: headers.get('location'), text });

/** The number of rooms that there are, whoever sees them. */
async function roomsOf(server: Server): Promise<number> {
  const answer = await call(server, '/api/v1/rooms');
  return (JSON.parse(answer.text) as { rooms: unknown[] }).rooms.length;
}

describe.each(postgresqlServer ? ['SQLite', 'PostgreSQL'] : ['SQLite'])('on %s', (kind) => {
  const database = () => (kind === 'SQLite' ? newDatabase() : newPostgresql());

  test('what was made is answered the same after kill -9, by the same key, body and client', async () => {
    const start = (at: string) => Server.start(at, 0, ['--rooms-per-hour', '0', '--seats-per-hour', '0']);
    let server = await start(database());
    const player = await createPlayer(server, 'Ana');
    const { room } = await createRoom(server, { seats: 5 });
    const { room: played, players } = await seatedTable(server, ['Ana']);
    const file = await exportGame(server, `${played}.1`);
    expect(players).toHaveLength(1);
    const makings: [string, unknown, string?][] = [
      ['/api/v1/rooms', kRoom],
      ['/api/v1/rooms', { ...kRoom, visibility: 'private' }, player.token],
      [`/api/v1/rooms/${room.id}/seats`, { name: 'Ben' }],
      [`/api/v1/rooms/${room.id}/seats`, { name: 'Ana' }, player.token],
      ['/api/v1/lobby/seats', { name: 'Cleo', game: 'base', seats: 2 }],
      ['/api/v1/lobby/seats', { name: 'Ana', game: 'ghosts', seats: 3 }, player.token],
      [`/api/v1/rooms/${played}/fork`, { seq: 0 }],
      ['/api/v1/games/import', file],
      ['/api/v1/players', { name: 'Dora' }],
      ['/api/v1/me/bots', { name: 'Bot' }, player.token],
    ];
    const calls = makings.map(([path, body, token]) => ({ path, ...keyed(randomUUID(), body, token) }));
    // Where nodes share a database, the room of one that died is free when its lease has ended; until then one asks again.
    const patiently = async (path: string, request: Call): Promise<Answer> => {
      const answer = await call(server, path, request);
      return answer.text.includes('"room_elsewhere"') ? patiently(path, request) : answer;
    };
    const ask = async () => {
      const answers = [];
      for (const { path, ...request } of calls) answers.push(contentOf(await patiently(path, request)));
      return answers;
    };
    const first = await ask();
    expect(first.map(({ status }) => status)).toEqual(calls.map(() => 201));
    const rooms = await roomsOf(server);
    expect(await ask()).toEqual(first);
    await server.program.stop('SIGKILL');
    server = await start(server.database);
    expect(await ask()).toEqual(first);
    expect(await roomsOf(server)).toBe(rooms);
    expect((await getRoom(server, room.id)).seats.filter((seat) => seat.name !== null)).toHaveLength(2);

    const { room: mine, owner_token } = JSON.parse(first[0]!.text) as RoomCreated;
    await takeSeat(server, mine.id, 'Ana');
    expect((await startRoom(server, mine.id, owner_token)).status).toBe('playing');
    const found = JSON.parse(first[4]!.text) as { room: { id: string }; seat: number };
    expect((await getRoom(server, found.room.id)).seats[found.seat]!.name).toBe('Cleo');
  });

  test('of requests with one key that come at once, one makes something', async () => {
    const server = await Server.start(database());
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 12 }, () => call(server, '/api/v1/rooms', keyed(key, kRoom))));
    const made = new Set(answers.filter(({ status }) => status === 201).map(({ text }) => text));
    const others = answers.filter(({ status }) => status !== 201).map(({ status, text }) => [status, (JSON.parse(text) as { code: string }).code]);
    expect(made.size).toBe(1);
    for (const other of others) expect(other).toEqual([409, 'request_under_way']);
    expect([...made]).toEqual([(await call(server, '/api/v1/rooms', keyed(key, kRoom))).text]);
    expect(await roomsOf(server)).toBe(1);
  });
});

test('another body, or another path, with a key that was used is refused', async () => {
  const server = await Server.start();
  const key = randomUUID();
  await newRoom(server, key);
  for (const [path, body] of [['/api/v1/rooms', { ...kRoom, seats: 1 }], ['/api/v1/players', kRoom], ['/api/v1/players', { name: 'Ana' }]] as const) {
    expect(await refused(server, path, keyed(key, body))).toMatchObject({ code: 'idempotency_key_reused', status: 422 });
  }
  expect(await roomsOf(server)).toBe(1);
});

test('a key is one client’s: of a token, or else of an address', async () => {
  const server = await Server.start(newDatabase(), 0, ['--trust-proxy', '127.0.0.1']);
  const [ana, ben] = [await createPlayer(server, 'Ana'), await createPlayer(server, 'Ben')];
  const key = randomUUID();
  const from = (address: string) => ({ ...keyed(key, kRoom), headers: { 'idempotency-key': key, 'x-forwarded-for': address } });
  const made = await Promise.all([
    newRoom(server, key),
    newRoom(server, key, kRoom, ana.token),
    newRoom(server, key, kRoom, ben.token),
    expectAnswer<RoomCreated>(server, '/api/v1/rooms', 'room_created', 201, from('203.0.113.7')),
    expectAnswer<RoomCreated>(server, '/api/v1/rooms', 'room_created', 201, from('203.0.113.8')),
  ]);
  expect(new Set(made.map(({ room }) => room.id)).size).toBe(5);
  const again = await expectAnswer<RoomCreated>(server, '/api/v1/rooms', 'room_created', 201, from('203.0.113.7'));
  expect(again).toEqual(made[3]);
});

test('what was refused is not kept, so the same key may be used again', async () => {
  const server = await Server.start();
  const key = randomUUID();
  expect((await refused(server, '/api/v1/rooms', keyed(key, { name: '' }))).code).toBe('invalid_message');
  await newRoom(server, key);
});

test('a key that somebody else may have is refused', async () => {
  const server = await Server.start();
  for (const key of ['', 'mine', 'x'.repeat(15), 'x'.repeat(129), `${'x'.repeat(20)} y`, `${'x'.repeat(20)}\u00e9`]) {
    const problem = await refused(server, '/api/v1/rooms', keyed(key, kRoom));
    expect(problem).toMatchObject({ code: 'invalid_message', params: { field: 'Idempotency-Key' } });
  }
  expect(await roomsOf(server)).toBe(0);
});

test('a node of a service answers what another one has made', async ({ skip }) => {
  if (!postgresqlServer) return skip();
  const database = newPostgresql();
  const [one, other] = [await Server.start(database), await Server.start(database)];
  const key = randomUUID();
  const made = await newRoom(one, key);
  expect(await newRoom(other, key)).toEqual(made);
  const racing = randomUUID();
  const answers = await Promise.all([one, other, one, other].map((server) => call(server, '/api/v1/rooms', keyed(racing, kRoom))));
  for (const { status } of answers) expect([201, 409]).toContain(status);
  expect(await newRoom(one, racing)).toEqual(await newRoom(other, racing));
  expect(await roomsOf(one)).toBe(2);
});

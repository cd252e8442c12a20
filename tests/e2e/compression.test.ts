import { expect, test } from 'vitest';
import { Administrator } from './harness/admin.ts';
import { receive, type Received, unpacked } from './harness/bytes.ts';
import { createRoom, takeSeat } from './harness/http.ts';
import { play, seededRandom } from './harness/play.ts';
import { Server } from './harness/server.ts';
import { seatedTable, type Table } from './harness/table.ts';

const gzip = { 'accept-encoding': 'gzip, deflate, br' };
const coding = ({ headers }: Received) => headers['content-encoding'];

async function playedTable(server: Server): Promise<Table> {
  const table = await seatedTable(server, ['Ana', 'Ben'], { game: 'base' });
  const random = seededRandom(4);
  await Promise.all(table.players.map((player) => play(player, random)));
  return table;
}

/** Everything that is long and that anybody may read. */
const longAnswers = (room: string) => [
  ...['log', 'state', 'features'].flatMap((what) => [`/api/v1/rooms/${room}/${what}`, `/api/v1/games/${room}.1/${what}`]),
  ...[`/api/v1/rooms/${room}/log?follow=true`, `/api/v1/games/${room}.1/export`],
  ...['/api/openapi.json', '/api/asyncapi.json', '/api/docs', '/api/v1/tilesets/base', '/api/v1/rules', '/metrics'],
];

test('each long answer comes compressed to those who take it, and says the same', async () => {
  const server = await Server.start();
  const { room } = await playedTable(server);
  for (const path of longAnswers(room)) {
    const plain = await receive(server, path, { 'accept-encoding': 'gzip;q=0' });
    const packed = await receive(server, path, gzip);
    expect([plain.status, packed.status], path).toEqual([200, 200]);
    expect([coding(plain), coding(packed)], path).toEqual([undefined, 'gzip']);
    expect([plain.headers.vary, packed.headers.vary], path).toEqual(['Accept-Encoding', 'Accept-Encoding']);
    // The metrics count the requests themselves.
    if (path !== '/metrics') expect(unpacked(packed).equals(plain.body), path).toBe(true);
    expect(packed.bytes, path).toBeLessThan(plain.bytes);
    if (plain.body.length > 50_000) expect(packed.bytes, path).toBeLessThan(plain.bytes / 5);
  }
});

test('HEAD tells of a long answer what GET does, but for what differs from one answer to the next', async () => {
  const server = await Server.start();
  const { room } = await playedTable(server);
  const told = ({ status, headers }: Received) => {
    const { date, connection, ratelimit, ...rest } = headers;
    return { status, ...rest };
  };
  for (const path of longAnswers(room).filter((path) => path !== '/metrics')) {
    const head = await receive(server, path, gzip, { method: 'HEAD' });
    expect(head.body).toHaveLength(0);
    if (!path.includes('follow')) expect(told(head), path).toEqual(told(await receive(server, path, gzip)));
  }
});

test('each form of a document has a tag of its own', async () => {
  const server = await Server.start();
  const path = '/api/openapi.json';
  const tags = [await receive(server, path), await receive(server, path, gzip)].map(({ headers }) => headers.etag!);
  expect(new Set(tags).size).toBe(2);
  const again = async (tag: string) => (await receive(server, path, { ...gzip, 'if-none-match': tag })).status;
  expect(await Promise.all(tags.map(again))).toEqual([200, 304]);
});

test('a list of rooms has one tag in all its forms, and is sent again once a room has changed', async () => {
  const server = await Server.start();
  const made = [await createRoom(server), await createRoom(server)];
  const path = '/api/v1/rooms';
  const plain = await receive(server, path);
  const packed = await receive(server, path, gzip);
  expect([coding(plain), coding(packed)]).toEqual([undefined, 'gzip']);
  expect(unpacked(packed).equals(plain.body)).toBe(true);
  const { etag } = packed.headers;
  expect(etag).toMatch(/^W\/"/);
  expect(plain.headers.etag).toBe(etag);
  for (const headers of [{}, gzip]) {
    const again = await receive(server, path, { ...headers, 'if-none-match': etag! });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect(again.bytes).toBeLessThan(1024);
  }
  await takeSeat(server, made[0]!.room.id, 'Ana');
  expect((await receive(server, path, { ...gzip, 'if-none-match': etag! })).status).toBe(200);
});

test('an answer that holds a token is never compressed', async () => {
  const server = await Server.start();
  const { room, owner } = await playedTable(server);
  const json = { ...gzip, 'content-type': 'application/json' };
  const file = (await receive(server, `/api/v1/games/${room}.1/export`)).body.toString();
  const name = '🌫'.repeat(40);
  const open = await createRoom(server, { seats: 5, name });
  for (let seat = 0; seat < 4; ++seat) await takeSeat(server, open.room.id, `Ben ${seat} of the long name`);
  const owned = { ...json, authorization: `Bearer ${owner}` };
  const calls: [string, string, Record<string, string>][] = [
    ['/api/v1/rooms', JSON.stringify({ name, game: 'mists' }), json],
    [`/api/v1/rooms/${open.room.id}/seats`, JSON.stringify({ name: 'Cleo' }), json],
    [`/api/v1/rooms/${room}/fork`, JSON.stringify({ name, seq: 20 }), owned],
    ['/api/v1/games/import', file, json],
  ];
  for (const [path, body, headers] of calls) {
    const answer = await receive(server, path, headers, { method: 'POST', body });
    expect(answer.status, answer.body.toString()).toBe(201);
    expect(answer.body.toString(), path).toMatch(/"(owner_)?token":/);
    expect(answer.body.length, path).toBeGreaterThan(1024);
    expect([coding(answer), answer.headers.vary], path).toEqual([undefined, undefined]);
  }
});

test('what administrators are answered is never compressed', async () => {
  const { server, token } = await Administrator.start();
  for (let rooms = 0; rooms < 4; ++rooms) await createRoom(server, { visibility: 'private' });
  const answer = await receive(server, '/api/v1/admin/rooms', { ...gzip, authorization: `Bearer ${token}` });
  expect(answer.status).toBe(200);
  expect(answer.body.length).toBeGreaterThan(1024);
  expect([coding(answer), answer.headers.vary]).toEqual([undefined, undefined]);
});

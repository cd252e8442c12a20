import { expect, test } from 'vitest';
import { newToken, tokenFile } from './harness/admin.ts';
import { Client } from './harness/client.ts';
import { call, createRoom, getRoom, refused, startRoom, takeSeat } from './harness/http.ts';
import { newDatabase, Server } from './harness/server.ts';

// What one address may take up, on the real server: what is counted, what frees a place, and that others are not refused.

const rooms = '/api/v1/rooms';
const kWish = { name: 'Mist', game: 'mists', level: 1, seats: 5 };
const from = (address: string) => ({ 'x-forwarded-for': address });

/** A server whose clients claim their addresses as a trusted proxy would. */
const limited = (...options: string[]) => Server.start(newDatabase(), 0, ['--trust-proxy', '127.0.0.1', ...options]);

test('an address has so many rooms that were never started; one that starts makes place for another', async () => {
  const server = await limited('--unstarted-rooms', '2');
  const first = await createRoom(server);
  await createRoom(server);
  const problem = await refused(server, rooms, { body: kWish });
  expect(problem).toMatchObject({ status: 429, code: 'rate_limited', params: { quota: 'unstarted_rooms' } });
  expect((await call(server, rooms, { body: kWish, headers: from('203.0.113.7') })).status).toBe(201);
  const seat = await takeSeat(server, first.room.id, 'Ana');
  await startRoom(server, first.room.id, seat.token);
  await createRoom(server);
  expect((await call(server, rooms, { body: kWish })).status).toBe(429);
});

test('an address has so many seats in rooms that were never started; others find free ones', async () => {
  const server = await limited('--unstarted-seats', '3');
  const listed = [await createRoom(server, { seats: 2 }), await createRoom(server, { seats: 2 }), await createRoom(server, { seats: 2 })];
  const grab = (address: string, room: number) =>
    call(server, `${rooms}/${listed[room]!.room.id}/seats`, { body: { name: 'Eve' }, headers: from(address) });
  const taken = [await grab('203.0.113.7', 0), await grab('203.0.113.7', 0), await grab('203.0.113.7', 1)];
  expect(taken.map(({ status }) => status)).toEqual([201, 201, 201]);
  const over = await grab('203.0.113.7', 1);
  expect([over.status, (JSON.parse(over.text) as { params: unknown }).params]).toMatchObject([429, { quota: 'unstarted_seats' }]);
  expect((await grab('203.0.113.8', 1)).status).toBe(201);

  const { token, seat } = JSON.parse(taken[0]!.text) as { token: string; seat: number };
  const left = await call(server, `${rooms}/${listed[0]!.room.id}/seats/${seat}`, { method: 'DELETE', token });
  expect(left.status).toBe(200);
  expect((await grab('203.0.113.7', 2)).status).toBe(201);
});

test('foresights are readings, of which an address has so many; another address still reads', async () => {
  const server = await limited('--readings-per-minute', '200');
  const { room } = await createRoom(server);
  const foresee = (address: string) =>
    call(server, `${rooms}/${room.id}/foresight`, { body: { seq: 0, decisions: ['pass'] }, headers: from(address) });
  const answers = [];
  for (let i = 0; i < 130; i += 1) answers.push(await foresee('203.0.113.7'));
  const refusals = answers.filter(({ status }) => status === 429);
  // A hundred at once, and those that came anew meanwhile.
  expect(answers.findIndex(({ status }) => status === 429)).toBeGreaterThanOrEqual(100);
  expect(refusals.length).toBeGreaterThan(0);
  for (const { headers } of refusals) {
    expect(headers.get('ratelimit-policy')).toBe('"readings";q=200;w=60');
    expect(headers.get('ratelimit')).toMatch(/^"readings";r=[01];t=60$/);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await foresee('203.0.113.8')).status).not.toBe(429);
  expect((await call(server, '/healthz', { headers: from('203.0.113.7') })).status).toBe(200);
});

test('a page after what never was is refused, and does not seem to be the last', async () => {
  const server = await Server.start();
  const { room } = await createRoom(server);
  expect((await call(server, `${rooms}?before=${room.id}`)).text).toBe('{"rooms":[],"next":null}');
  for (const list of [rooms, '/api/v1/games']) {
    expect(await refused(server, `${list}?before=k7m2qx9d4t`)).toMatchObject({
      status: 400, code: 'invalid_message', params: { field: 'before' },
    });
  }
});

test('a quota of 0 has no limit', async () => {
  const server = await limited('--readings-per-minute', '0', '--unstarted-rooms', '0', '--rooms-per-hour', '0');
  for (let i = 0; i < 130; i += 1) await createRoom(server);
  expect((await call(server, rooms)).headers.get('ratelimit')).toBeNull();
});

/** A connection without a token says hello: what it is refused with, or nothing if it is welcome. */
async function refusedHello(server: Server, room: string): Promise<object | undefined> {
  const client = await Client.open(server, room);
  client.send({ type: 'hello', protocol: 1 });
  await client.until('an answer', () => client.welcomes.length + client.replies.length > 0);
  return client.replies[0];
}

test('a room has so many spectators; whoever has a seat or owns it comes in all the same, and who leaves makes place for another', async () => {
  const server = await Server.start(newDatabase(), 0, ['--spectators-per-room', '2']);
  const { room, owner_token } = await createRoom(server);
  const seat = await takeSeat(server, room.id, 'Ana');
  const log = `${rooms}/${room.id}/log?follow=true`;
  const following = new AbortController();
  const follow = (token?: string) =>
    fetch(server.url + log, { signal: following.signal, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });
  const watcher = await Client.join(server, room.id);
  expect((await follow()).status).toBe(200);

  expect(await refusedHello(server, room.id)).toMatchObject({ id: null, code: 'too_many_spectators', params: { limit: 2 } });
  expect(await refused(server, log)).toMatchObject({ status: 503, code: 'too_many_spectators', params: { limit: 2 } });
  expect((await call(server, '/metrics')).text).toMatch(/^mistward_refusals_total\{code="too_many_spectators"\} 2$/m);
  const player = await Client.join(server, room.id, seat.token);
  expect(player.seat).toBe(0);
  expect((await follow(seat.token)).status).toBe(200);
  expect((await follow(owner_token)).status).toBe(200);

  await watcher.close();
  await player.until('the spectator to be gone', () => player.room.spectators === 2);
  expect(await refusedHello(server, room.id)).toBeUndefined();
  following.abort();
});

test('without a limit a room has a place for everybody who comes', async () => {
  const server = await Server.start(newDatabase(), 0, ['--spectators-per-room', '0']);
  const { room } = await createRoom(server);
  await Promise.all(Array.from({ length: 210 }, () => Client.join(server, room.id)));
  expect((await getRoom(server, room.id)).spectators).toBe(210);
});

test('a seat has sixteen connections: the newest is let in, and the oldest is told why it goes', async () => {
  const server = await Server.start();
  const { room } = await createRoom(server);
  const { token } = await takeSeat(server, room.id, 'Ana');
  const open: Client[] = [];
  for (let n = 0; n < 16; n += 1) open.push(await Client.join(server, room.id, token));
  const newest = await Client.join(server, room.id, token);
  expect(newest.seat).toBe(0);
  expect((await open[0]!.closed).code).toBe(1008);
  expect(open[0]!.replies).toMatchObject([{ id: null, code: 'too_many_connections', params: { limit: 16 } }]);
  expect(await open[1]!.command({ type: 'ping', id: 'p1' })).toMatchObject({ type: 'ok' });
  expect((await call(server, '/metrics')).text).toMatch(/^mistward_dismissed_total 1$/m);
});

test('metrics are for this machine and for administrators, unless they are open', async () => {
  const token = newToken();
  const closed = await Server.start(newDatabase(), 0, ['--admin-token-file', tokenFile(token)]);
  const elsewhere = { headers: from('203.0.113.7') };
  expect((await call(closed, '/metrics')).status).toBe(200);
  expect(await refused(closed, '/metrics', elsewhere)).toMatchObject({ status: 401, code: 'unauthorized' });
  expect(await refused(closed, '/metrics', { ...elsewhere, token: 'x' })).toMatchObject({ status: 401 });
  expect((await call(closed, '/metrics', { ...elsewhere, token })).status).toBe(200);
  const open = await Server.start(newDatabase(), 0, ['--metrics-open']);
  expect((await call(open, '/metrics', elsewhere)).status).toBe(200);
});

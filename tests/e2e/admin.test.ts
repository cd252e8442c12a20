import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Administrator, tokenFile } from './harness/admin.ts';
import { Client } from './harness/client.ts';
import { call, type Call, createRoom, getLog, getRoom, listRooms, problemOf, refused, startRoom, takeSeat } from './harness/http.ts';
import { newDatabase, newFolder, Program, Server } from './harness/server.ts';
import { seatedTable, settled } from './harness/table.ts';

const admin = '/api/v1/admin';
const rooms = '/api/v1/rooms';

/** As if the client were behind the proxy that the server trusts. */
const from = (address: string) => ({ 'x-forwarded-for': address });

/** One call to each route, as an administrator might make it. */
const everyCall: [string, Call][] = [
  ['/rooms', {}],
  ['/rooms/nope', {}],
  ['/rooms/nope/close', { body: { reason: 'x' } }],
  ['/rooms/nope/seats/0/kick', { body: { reason: 'x' } }],
  ['/bans', {}],
  ['/bans', { body: { address: '203.0.113.7', reason: 'x' } }],
  ['/bans/203.0.113.7', { method: 'DELETE' }],
  ['/reports', {}],
  ['/reports/1/close', { body: { act: 'dismiss', reason: 'x' } }],
  ['/announcement', {}],
  ['/announcement', { method: 'PUT', body: { text: 'x' } }],
  ['/announcement', { method: 'DELETE' }],
  ['/drain', {}],
  ['/drain', { method: 'PUT', body: {} }],
  ['/drain', { method: 'DELETE' }],
  ['/backups', {}],
  ['/backups', { method: 'POST' }],
  ['/log-level', {}],
  ['/retention', {}],
  ['/nodes', {}],
  ['/tilesets', {}],
  ['/tilesets', { body: { tileset: {} } }],
  [`/tilesets/${'0'.repeat(64)}`, { method: 'DELETE' }],
  ['/tileset', { method: 'PUT', body: { digest: '0'.repeat(64) } }],
  ['/tileset', { method: 'DELETE' }],
  ['/log-level', { method: 'PUT', body: { level: 'debug' } }],
  ['/audit', {}],
];

test('without a token there is no administration, as if its paths did not exist', async () => {
  const server = await Server.start();
  const unknown = await call(server, '/api/v1/nothing');
  for (const [path, request] of everyCall) {
    const answer = await call(server, admin + path, { token: 'a'.repeat(64), ...request });
    const problem = problemOf(answer.status, answer.headers.get('content-type'), answer.text);
    expect(problem, path).toMatchObject({ status: 404, code: 'not_found', params: { path: admin + path } });
    expect(Object.keys(problem)).toEqual(Object.keys(JSON.parse(unknown.text) as object));
  }
});

test.each([
  ['too short', () => tokenFile('a'.repeat(31)), /31 bytes; it must have at least 32/],
  ['empty', () => tokenFile(''), /0 bytes; it must have at least 32/],
  ['not visible ASCII', () => tokenFile('ä'.repeat(32)), /visible ASCII/],
  ['not there', () => join(newFolder(), 'nothing'), /cannot be read from/],
])('a token that is %s keeps the server from starting', async (_what, file, sentence) => {
  const program = new Program('mistward', ['--port', '0', '--database', newDatabase(), '--admin-token-file', file()]);
  expect(await program.exited).toEqual({ code: 1, signal: null });
  expect(program.output).toMatch(sentence);
  const [first, ...rest] = program.output.trim().split('\n');
  expect(first).toMatch(/ info mistward /);
  expect(rest).toHaveLength(1);
});

test('every call needs the token, and changes nothing without it', async () => {
  const administrator = await Administrator.start();
  for (const [path, request] of everyCall) {
    const answer = await call(administrator.server, admin + path, request);
    expect(answer.headers.get('www-authenticate'), path).toBe('Bearer');
    const problem = await refused(administrator.server, admin + path, request);
    expect(problem, path).toMatchObject({ status: 401, code: 'unauthorized' });
  }
  expect(await administrator.acts()).toEqual([]);
});

test('wrong tokens: 401, then 429 for that address alone, and the right one opens all the same', async () => {
  const administrator = await Administrator.start();
  const { server, token } = administrator;
  const guess = (address: string, shown: string) => refused(server, `${admin}/rooms`, { token: shown, headers: from(address) });
  for (let i = 0; i < 5; i += 1) {
    expect(await guess('203.0.113.7', token.slice(1))).toMatchObject({ status: 401, code: 'unauthorized' });
  }
  expect(await guess('203.0.113.7', token.slice(1))).toMatchObject({ status: 429, code: 'rate_limited' });
  const limited = await call(server, `${admin}/rooms`, { token: token.slice(1), headers: from('203.0.113.7') });
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await call(server, `${admin}/rooms`, { token, headers: from('203.0.113.7') })).toMatchObject({ status: 200 });
  expect(await administrator.rooms()).toEqual([]);
  const seat = await createRoom(server);
  expect(await guess('203.0.113.8', seat.owner_token)).toMatchObject({ status: 401 });
  expect(server.program.output).not.toContain(token);
});

test('an administrator lists every room and looks into each', async () => {
  const administrator = await Administrator.start();
  const { server } = administrator;
  const listed = await createRoom(server, { name: 'listed' });
  const secret = await createRoom(server, { name: 'secret', visibility: 'private' });
  const seat = await takeSeat(server, secret.room.id, 'Ana');
  const ana = await Client.join(server, secret.room.id, seat.token, from('203.0.113.7'));
  const watcher = await Client.join(server, secret.room.id, undefined, from('2001:db8::1'));
  await administrator.close(listed.room.id, 'enough');

  expect((await listRooms(server)).map(({ id }) => id)).toEqual([]);
  const all = await administrator.rooms();
  expect(all.map(({ id, status }) => [id, status]).sort()).toEqual(
    [[secret.room.id, 'open'], [listed.room.id, 'closed']].sort(),
  );
  expect((await administrator.rooms('?status=closed')).map(({ id }) => id)).toEqual([listed.room.id]);
  expect((await administrator.rooms(`?before=${all[0]!.id}`)).map(({ id }) => id)).toEqual([all[1]!.id]);
  expect(await administrator.refused('/rooms?status=lost')).toMatchObject({ code: 'invalid_message', params: { field: 'status' } });

  const seen = await administrator.inspect(secret.room.id);
  expect(seen).toMatchObject({ seq: 0, seats_taken: 1, spectators: 1 });
  expect(seen.listeners).toEqual([
    { seat: 0, address: '203.0.113.7' },
    { seat: null, address: '2001:db8::1' },
  ]);
  expect(seen.room).toEqual(await getRoom(server, secret.room.id));
  expect(await administrator.refused('/rooms/nope')).toMatchObject({ status: 404, code: 'room_not_found' });
  await Promise.all([ana.close(), watcher.close()]);
});

test('the list of rooms is read in pages', async () => {
  const { server } = await Administrator.start(['--unstarted-rooms', '0']);
  const made: string[] = [];
  for (let i = 0; i < 103; i += 1) made.push((await createRoom(server)).room.id);
  const first = await listRooms(server);
  expect(first).toHaveLength(100);
  const answer = await call(server, `${rooms}?before=${first.at(-1)!.id}`);
  const second = (JSON.parse(answer.text) as { rooms: { id: string }[] }).rooms;
  expect([...first, ...second].map(({ id }) => id).sort()).toEqual(made.sort());
});

test('a room is closed: everybody is told why, and nobody uses it again', async () => {
  let administrator = await Administrator.start();
  const { room, owner, players } = await seatedTable(administrator.server);
  await settled(players);
  const watcher = await Client.join(administrator.server, room);
  const follow = call(administrator.server, `${rooms}/${room}/log?follow=true`);
  await players[0]!.until('the follower', () => players[0]!.room.spectators === 2);
  const log = await getLog(administrator.server, room);

  expect((await administrator.close(room, 'the evening is over')).room).toMatchObject({ id: room, status: 'closed' });
  for (const client of [...players, watcher]) {
    expect((await client.closed).code).toBe(1008);
    expect(client.roomClosed).toBe('the evening is over');
  }
  expect((await follow).text.trimEnd().split('\n')).toEqual(log);

  for (let restart = 0; restart < 2; restart += 1) {
    const { server } = administrator;
    const token = players[0]!.token!;
    const uses: [string, Call][] = [
      ['', {}],
      ['', { method: 'PATCH', token: owner, body: { name: 'x' } }],
      ['/seats', { body: { name: 'Cleo' } }],
      ['/seats/0', { method: 'DELETE', token }],
      ['/seats/0/handover', { token, body: {} }],
      ['/seats/0/companion', { method: 'POST', token }],
      ['/start', { method: 'POST', token }],
      ['/rematch', { token, body: {} }],
      ['/fork', { token, body: {} }],
      ['/commands', { token, body: { type: 'pause', id: 'p' } }],
      ['/hint', { method: 'POST', token }],
      ['/state', {}],
      ['/log', {}],
      ['/ws', {}],
    ];
    for (const [path, request] of uses) {
      const problem = await refused(server, `${rooms}/${room}${path}`, request);
      expect(problem, path).toMatchObject({ status: 410, code: 'room_closed', params: { room } });
    }
    expect(await listRooms(server)).toEqual([]);
    expect(await administrator.inspect(room)).toMatchObject({ seq: log.length, listeners: [], room: { status: 'closed' } });
    expect(await administrator.refused(`/rooms/${room}/close`, { body: { reason: 'x' } })).toMatchObject({ code: 'room_closed' });
    if (restart === 0) {
      await server.program.stop('SIGKILL');
      administrator = await administrator.startAgain();
    }
  }
});

test('a seat is kicked: its token opens nothing, and whoever had it watches', async () => {
  const administrator = await Administrator.start();
  const { server } = administrator;
  const { room, players } = await seatedTable(server);
  await settled(players);
  const [ana, ben] = players as [Client, Client];
  const { room: kicked } = await administrator.kick(room, 1, 'insults');
  expect(kicked.seats.map(({ taken }) => taken)).toEqual([true, false]);
  await ben.until('the other welcome', () => ben.seat === null);
  await ana.until('the free seat', () => !ana.room.seats[1]!.taken);
  const again = { token: ben.token!, body: { type: 'pause', id: 'p' } };
  expect(await refused(server, `${rooms}/${room}/commands`, again)).toMatchObject({ status: 401 });
  expect(ana.room.status).toBe('playing');

  const before = await getRoom(server, room);
  const kick = (seat: string, body: unknown = { reason: 'x' }) => administrator.refused(`/rooms/${room}/seats/${seat}/kick`, { body });
  expect(await kick('1')).toMatchObject({ status: 409, code: 'seat_free' });
  expect(await kick('2')).toMatchObject({ code: 'invalid_message', params: { field: 'seat' } });
  expect(await kick('x')).toMatchObject({ code: 'invalid_message', params: { field: 'seat' } });
  expect(await kick('0', {})).toMatchObject({ code: 'invalid_message', params: { field: 'reason' } });
  expect(await kick('0', { reason: 'x'.repeat(201) })).toMatchObject({ code: 'invalid_message', params: { field: 'reason' } });
  expect(await kick('0', { reason: 'x', force: true })).toMatchObject({ code: 'invalid_message', params: { field: 'force' } });
  expect(await getRoom(server, room)).toEqual(before);
});

test('a banned address is kept out by HTTP and WebSocket, over a restart, until the ban is lifted', async () => {
  let administrator = await Administrator.start();
  const { room, players } = await seatedTable(administrator.server, ['Ana']);
  await settled(players);
  const banned = from('203.0.113.7');
  const watcher = await Client.join(administrator.server, room, undefined, banned);
  const follow = call(administrator.server, `${rooms}/${room}/log?follow=true`, { headers: banned });
  await players[0]!.until('both', () => players[0]!.room.spectators === 2);

  const bans = await administrator.ban({ address: '::ffff:203.0.113.7', reason: 'floods the lobby', seconds: 3600 });
  expect(bans).toMatchObject([{ address: '203.0.113.7', reason: 'floods the lobby' }]);
  expect(Date.parse(bans[0]!.until!) - Date.parse(bans[0]!.at)).toBe(3_600_000);
  expect((await watcher.closed).code).toBe(1008);
  await follow;

  for (let restart = 0; restart < 2; restart += 1) {
    const { server } = administrator;
    for (const path of ['/healthz', `${rooms}/${room}`, `${rooms}/${room}/ws`, '/', `${admin}/bans`]) {
      const answer = await call(server, path, { headers: banned, token: administrator.token });
      const problem = problemOf(answer.status, answer.headers.get('content-type'), answer.text);
      expect(problem, path).toMatchObject({ status: 403, code: 'banned', params: { reason: 'floods the lobby' } });
    }
    await expect(Client.open(server, room, undefined, banned)).rejects.toThrow('403');
    expect((await call(server, '/healthz', { headers: from('203.0.113.8') })).status).toBe(200);
    if (restart === 0) {
      await server.program.stop('SIGKILL');
      administrator = await administrator.startAgain();
    }
  }
  expect((await administrator.lift('203.0.113.7')).bans).toEqual([]);
  expect((await call(administrator.server, '/healthz', { headers: banned })).status).toBe(200);
});

test('a seat is banned by the addresses that play it', async () => {
  const administrator = await Administrator.start();
  const { server } = administrator;
  const { room } = await createRoom(server);
  const ana = await takeSeat(server, room.id, 'Ana');
  await takeSeat(server, room.id, 'Ben');
  const client = await Client.join(server, room.id, ana.token, from('2001:db8::1'));
  const ban = { room: room.id, seat: 0, reason: 'insults' };
  expect(await administrator.ban(ban)).toMatchObject([{ address: '2001:db8::/64', until: null }]);
  expect((await client.closed).code).toBe(1008);
  expect((await getRoom(server, room.id)).seats[0]).toMatchObject({ taken: true, connected: false });

  const before = await administrator.bans();
  const refusals: [unknown, Record<string, unknown>][] = [
    [{ ...ban, seat: 1 }, { status: 409, code: 'nobody_connected', params: { room: room.id, seat: 1 } }],
    [{ ...ban, room: 'nope' }, { status: 404, code: 'room_not_found' }],
    [{ ...ban, seat: 6 }, { code: 'invalid_message', params: { field: 'seat' } }],
    [{ room: room.id, reason: 'x' }, { code: 'invalid_message', params: { field: 'seat' } }],
    [{ address: '127.0.0.1', reason: 'x' }, { status: 409, code: 'own_address', params: { address: '127.0.0.1' } }],
    [{ address: 'example.org', reason: 'x' }, { code: 'invalid_message', params: { field: 'address' } }],
    [{ address: '203.0.113.9' }, { code: 'invalid_message', params: { field: 'reason' } }],
    [{ address: '203.0.113.9', reason: 'x', seconds: 0 }, { code: 'invalid_message', params: { field: 'seconds' } }],
    [{ address: '203.0.113.9', room: room.id, reason: 'x' }, { code: 'invalid_message', params: { field: 'room' } }],
  ];
  for (const [body, expected] of refusals) expect(await administrator.refused('/bans', { body })).toMatchObject(expected);
  const lift = (address: string) => administrator.refused(`/bans/${address}`, { method: 'DELETE' });
  expect(await lift('203.0.113.9')).toMatchObject({ status: 404, code: 'ban_not_found' });
  expect(await lift('nonsense')).toMatchObject({ code: 'invalid_message', params: { field: 'address' } });
  expect(await administrator.bans()).toEqual(before);
  expect((await administrator.lift('2001:db8::1')).bans).toEqual([]);
});

test('an announcement reaches everybody, and whoever comes while it lasts', async () => {
  const administrator = await Administrator.start();
  const { server } = administrator;
  const { room, players } = await seatedTable(server, ['Ana']);
  await settled(players);
  const [ana] = players as [Client];
  const body = { text: 'The server restarts at 20:00 UTC.', seconds: 3600 };
  const { announcement } = await administrator.announcement({ method: 'PUT', body });
  expect(announcement).toMatchObject({ text: body.text });
  await ana.until('the announcement', () => ana.announcement);
  expect(ana.announcement).toEqual(announcement);
  expect((await Client.join(server, room)).announcement).toEqual(announcement);
  expect((await Client.join(server, (await createRoom(server)).room.id)).announcement).toEqual(announcement);

  const put = (wrong: unknown) => administrator.refused('/announcement', { method: 'PUT', body: wrong });
  expect(await put({})).toMatchObject({ code: 'invalid_message', params: { field: 'text' } });
  expect(await put({ text: 'x'.repeat(501) })).toMatchObject({ code: 'invalid_message', params: { field: 'text' } });
  expect(await put({ text: 'x', seconds: -1 })).toMatchObject({ code: 'invalid_message', params: { field: 'seconds' } });
  expect((await administrator.announcement()).announcement).toEqual(announcement);

  await administrator.announcement({ method: 'PUT', body: { text: 'Soon over.', seconds: 1 } });
  await ana.until('the other', () => ana.announcement?.text === 'Soon over.');
  await ana.until('its end', () => ana.announcement === null);
  await administrator.announcement({ method: 'PUT', body: { text: 'By hand.' } });
  await ana.until('the last', () => ana.announcement?.text === 'By hand.');
  expect((await administrator.announcement({ method: 'DELETE' })).announcement).toBeNull();
  await ana.until('its end', () => ana.announcement === null);
});

test('a backup is written into the folder, and is a database to start from', async () => {
  const administrator = await Administrator.start();
  const { room } = await seatedTable(administrator.server, ['Ana']);
  const log = await getLog(administrator.server, room);
  const made = await administrator.ask<{ file: string; bytes: number }>('/backups', 'backup', { method: 'POST' }, 201);
  expect(readdirSync(administrator.backups)).toEqual([made.file]);
  const file = join(administrator.backups, made.file);
  expect(statSync(file)).toMatchObject({ size: made.bytes });
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(await administrator.ask('/backups', 'backups')).toEqual({ backups: [made] });
  expect(await getLog(await Server.start(file), room)).toEqual(log);
  expect(await administrator.refused('/backups', { body: { file: 'x' } })).toMatchObject({ code: 'invalid_message', params: { field: 'body' } });
});

test('without a folder there are no backups', async () => {
  const token = 'b'.repeat(32);
  const server = await Server.start(newDatabase(), 0, ['--admin-token-file', tokenFile(token)]);
  expect(await refused(server, `${admin}/backups`, { method: 'POST', token })).toMatchObject({ status: 409, code: 'backups_off' });
  expect(await refused(server, `${admin}/backups`, { token })).toMatchObject({ status: 409, code: 'backups_off' });
});

test('the log level is changed while the server runs', async () => {
  const administrator = await Administrator.start(['--log-level', 'warn']);
  expect(await administrator.logLevel()).toBe('warn');
  expect(await administrator.logLevel({ method: 'PUT', body: { level: 'info' } })).toBe('info');
  await administrator.announcement({ method: 'DELETE' });
  await administrator.server.program.prints(/administration: end_announcement .*from 127\.0\.0\.1/);
  const wrong = await administrator.refused('/log-level', { method: 'PUT', body: { level: 'loud' } });
  expect(wrong).toMatchObject({ code: 'invalid_message', params: { field: 'level' } });
  expect(await administrator.logLevel()).toBe('info');
});

test('the audit log has every act, those that were refused, and no secrets; it survives kill -9', async () => {
  let administrator = await Administrator.start();
  const { room } = await createRoom(administrator.server);
  await administrator.ban({ address: '203.0.113.7', reason: 'noise' });
  await administrator.refused('/rooms/nope/close', { body: { reason: 'x' } });
  await administrator.close(room.id, 'enough');
  await administrator.rooms();
  await administrator.server.program.stop('SIGKILL');

  administrator = await administrator.startAgain();
  expect(await administrator.acts()).toEqual(['ban 203.0.113.7', 'close_room nope', 'not_done nope', `close_room ${room.id}`]);
  const { acts } = await administrator.audit();
  expect(acts.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
  expect(acts[3]).toMatchObject({ from: '127.0.0.1', details: { reason: 'noise', seconds: null } });
  expect(acts[1]!.details).toEqual({ number: 2, code: 'room_not_found' });
  expect((await administrator.audit('?before=3')).acts.map(({ number }) => number)).toEqual([2, 1]);
  expect(await administrator.refused('/audit?before=0')).toMatchObject({ code: 'invalid_message', params: { field: 'before' } });
  expect(JSON.stringify(acts)).not.toContain(administrator.token);
});

test('while the server drains nothing begins; that can be taken back', async () => {
  const administrator = await Administrator.start();
  const { server } = administrator;
  const { room, players } = await seatedTable(server);
  await settled(players);
  const waiting = await createRoom(server);
  const seat = await takeSeat(server, waiting.room.id, 'Cleo');
  expect(await administrator.drain()).toEqual({ draining: false, games: 1, stops_at: null });
  const wrong = { method: 'PUT', body: { stop_after_seconds: 0 } };
  expect(await administrator.refused('/drain', wrong)).toMatchObject({ code: 'invalid_message' });
  expect(await administrator.drain({ method: 'PUT', body: {} })).toEqual({ draining: true, games: 1, stops_at: null });

  const before = await listRooms(server);
  const create = { body: { name: 'late', game: 'mists' } };
  for (const [path, request] of [
    [rooms, create],
    [`${rooms}/${room}/fork`, { body: {} }],
    [`${rooms}/${waiting.room.id}/start`, { method: 'POST', token: seat.token }],
  ] as [string, Call][]) {
    expect(await refused(server, path, request), path).toMatchObject({ status: 503, code: 'draining' });
    expect(Number((await call(server, path, request)).headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(await listRooms(server)).toEqual(before);
  expect(await refused(server, '/readyz')).toMatchObject({ code: 'not_ready', params: { reason: 'draining' } });
  expect((await players[0]!.decide(players[0]!.legal[0]!.id)).type).toBe('ok');

  expect(await administrator.drain({ method: 'DELETE' })).toEqual({ draining: false, games: 1, stops_at: null });
  expect((await call(server, '/readyz')).status).toBe(200);
  await startRoom(server, waiting.room.id, seat.token);
  expect(await administrator.acts()).toEqual(['drain', 'end_drain']);
});

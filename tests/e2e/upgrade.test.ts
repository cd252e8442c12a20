import { describe, expect, test } from 'vitest';
import type { Administrator } from './harness/admin.ts';
import { getDocument, type OpenApi, type Operation, operationsOf } from './harness/api_documents.ts';
import { exportGame, getGame, getStateAt, getStatistics, importGame, listGames, statesOf } from './harness/game_files.ts';
import { type Call, call, getRoom, listRooms, problemOf, refused } from './harness/http.ts';
import { pick, type Random, seededRandom } from './harness/play.ts';
import { newPostgresql, postgresqlServer } from './harness/postgresql.ts';
import type { Room, Snapshot } from './harness/protocol.ts';
import { run, type Server } from './harness/server.ts';
import { changeRows, contentOf, copyOf, done, type OldDatabase, type OldTable, startOn, unfailing, versions } from './harness/upgrade.ts';

// Databases that servers of older versions have made, with every kind of game. See tests/upgrade/README.md.

const isOver = (kind: string) => kind.endsWith(', over');
const tableOf = ({ tables }: OldDatabase, kind: string) => tables.find((table) => table.kind === kind)!;
const anyToken = ({ seats, owner }: OldTable) => seats.find((token) => token !== null) ?? owner;

let commands = 0;
const tell = (server: Server, table: OldTable, seat: number, command: Record<string, unknown>) => {
  const token = table.seats[seat];
  if (!token) throw new Error(`${table.kind}: nobody can speak for seat ${seat}`);
  return done<{ seq: number }>(server, `/api/v1/rooms/${table.room}/commands`, { token, body: { id: `u${++commands}`, ...command } });
};

const now = (server: Server, table: OldTable) =>
  done<Snapshot>(server, `/api/v1/rooms/${table.room}/state`, { token: anyToken(table) });

const roomOf = async (server: Server, table: OldTable) =>
  (await done<{ room: Room }>(server, `/api/v1/rooms/${table.room}`, { token: table.owner })).room;

/** A decision of whoever is to decide; false where the game is over. */
async function decideOnce(server: Server, table: OldTable, random: Random): Promise<boolean> {
  const { seq, next, legal } = await now(server, table);
  if (next.actor === 'nobody') return false;
  await tell(server, table, next.player, { type: 'decide', expect_seq: seq, decision: pick(legal, random).id });
  return true;
}

/** The tables at which a game runs that their own seats can play on. */
async function running(server: Server, { tables }: OldDatabase): Promise<OldTable[]> {
  const found: OldTable[] = [];
  for (const table of tables) {
    if (table.kind === 'closed') continue;
    const room = await roomOf(server, table);
    if (room.status !== 'playing') continue;
    if (room.paused) await tell(server, table, 0, { type: 'resume' });
    found.push(table);
  }
  return found;
}

/** Somebody speaks, decides, and takes the decision back, where the room allows it. */
async function goOn(server: Server, table: OldTable): Promise<void> {
  const before = await now(server, table);
  const random = seededRandom(3);
  const { options } = await roomOf(server, table);
  await tell(server, table, before.next.player, { type: 'say', text: 'We have moved' });
  await decideOnce(server, table, random);
  if (options.undo === 'consent') {
    const { seq } = await now(server, table);
    await tell(server, table, before.next.player, { type: 'undo', expect_seq: seq, seq: before.seq });
    expect((await now(server, table)).state, table.kind).toEqual(before.state);
  }
}

/** Plays the game to its end; a seat that nobody can speak for gets a companion. */
async function playOut(server: Server, table: OldTable): Promise<void> {
  const random = seededRandom(4);
  const room = `/api/v1/rooms/${table.room}`;
  for (const [seat, token] of table.seats.entries()) {
    const taken = (await roomOf(server, table)).seats[seat]!.taken;
    if (token === null && !taken) await done(server, `${room}/seats/${seat}/companion`, { method: 'POST', token: table.owner });
  }
  while (!table.seats.includes(null) && (await decideOnce(server, table, random)));
}

/** Leaves the table to companions alone, and waits until they have played to the end. */
async function leaveToCompanions(server: Server, table: OldTable): Promise<void> {
  const room = `/api/v1/rooms/${table.room}`;
  const log = call(server, `${room}/log?follow=true&legal=false`, { token: table.owner });
  for (const [seat, token] of table.seats.entries()) {
    if (token === null) continue;
    await done(server, `${room}/seats/${seat}`, { method: 'DELETE', token });
    await done(server, `${room}/seats/${seat}/companion`, { method: 'POST', token: table.owner });
  }
  expect((await log).text).toContain('"game_ended"');
}

const replays = /[0-9]+ games replay, 0 are of other rules or tiles, 0 do not replay$/;

/** What follows is the same for each database, and each kind of store. */
function goesOn(version: string, moved: (database: string) => Promise<string>): void {
  const made = contentOf(version);

  test('its games are played to the end, by those who sit there or by companions', { timeout: 300_000 }, async () => {
    const { server } = await startOn(await moved(copyOf(version)));
    const tables = await running(server, made);
    expect(tables.length).toBeGreaterThan(20);
    for (const table of tables.filter(({ seats }) => !seats.includes(null))) await goOn(server, table);
    const company = tableOf(made, 'level 4');
    await leaveToCompanions(server, company);
    for (const table of tables.filter((one) => one !== company)) {
      await playOut(server, table);
      if (!table.seats.includes(null)) expect((await roomOf(server, table)).status, table.kind).toBe('over');
    }
  });

  test('its games that are over are shown, told move by move, exported and imported', { timeout: 300_000 }, async () => {
    const { server } = await startOn(await moved(copyOf(version)));
    const over = made.tables.filter(({ kind }) => isOver(kind));
    expect(over.length).toBeGreaterThan(5);
    const files = await Promise.all((await listGames(server, 'limit=100')).games.map(({ game_id }) => exportGame(server, game_id)));
    const counted = (await getStatistics(server)).reduce((sum, { games }) => sum + games, 0);
    expect(counted).toBe(files.filter(({ forked_from }) => forked_from === null).length);
    for (const { room, kind } of over) {
      const game = (await getRoom(server, room)).game_id!;
      const file = await exportGame(server, game);
      const states = await statesOf(server, game);
      expect(states.length, kind).toBe(file.log.length + 1);
      expect(states.at(-1)!.outcome, kind).toBe(file.result!.outcome);
      expect((await getGame(server, game)).seq).toBe(file.log.length);
      const again = (await importGame(server, file)).room.game_id!;
      expect((await exportGame(server, again)).log, kind).toEqual(file.log);
    }
    expect((await listGames(server)).games.length).toBeGreaterThan(5);
  });

  test('no route fails at any of its rooms', { timeout: 300_000 }, async () => {
    const world = await startOn(await moved(copyOf(version)));
    await walk(world, made, () => true);
  });
}

describe.each(versions)('a database of version %s', (version) => {
  goesOn(version, (database) => Promise.resolve(database));

  test('verify replays every game', async () => {
    const database = copyOf(version);
    await run('migrate', database);
    expect(await run('verify', database)).toMatchObject({ code: 0, output: expect.stringMatching(replays) as string });
  });
});

describe.skipIf(!postgresqlServer).each(versions)('a database of version %s, moved to PostgreSQL', (version) => {
  goesOn(version, async (database) => {
    const address = newPostgresql();
    await run('migrate', database);
    await run('migrate', address);
    expect(await run('move', database, address)).toMatchObject({ code: 0, output: expect.stringMatching(replays) as string });
    return address;
  });
});

/** What nobody may ask for here: it ends the server, goes on for ever, or takes long. */
const kLeftOut = /\/drain$|\/events$|\/ws$|\/review$|\/backups$/;

/** What is asked with, of each kind of token. */
const tokensOf = (world: Administrator, table: OldTable, made: OldDatabase): Record<string, string> => ({
  owner: table.owner,
  seat: anyToken(table),
  player: made.players[0] ?? '0'.repeat(64),
  admin: world.token,
});

function requestOf({ requestBody, security }: Operation, method: string, tokens: Record<string, string>): Call {
  const token = security.flatMap((way) => Object.keys(way)).map((name) => tokens[name])[0];
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const body = content === undefined ? {} : { text: JSON.stringify(content.example), headers: { 'content-type': type! } };
  return { method, ...body, ...(token === undefined ? {} : { token }) };
}

/** Reading first, and what takes something away last. */
const kOrder = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Asks every route for every room, with the examples of the document; `isRight` judges each answer, which is no failure. */
async function walk(world: Administrator, made: OldDatabase, isRight: (status: number, code: string) => boolean): Promise<void> {
  const { server } = world;
  const all = operationsOf(await getDocument<OpenApi>(server, 'openapi'))
    .filter(({ path }) => !kLeftOut.test(path))
    .sort((a, b) => kOrder.indexOf(a.method) - kOrder.indexOf(b.method));
  for (const { method, path, operation } of all) {
    const isOfRoom = /\{(room|game_id)\}/.test(path);
    for (const table of isOfRoom ? made.tables : made.tables.slice(0, 1)) {
      const real: Record<string, string> = { room: table.room, game_id: `${table.room}.1` };
      const at = path.replace(/\{(\w+)\}/g, (_, name: string) =>
        real[name] ?? String(operation.parameters.find((parameter) => parameter.name === name)?.example),
      );
      const answer = await unfailing(server, at, requestOf(operation, method, tokensOf(world, table, made)));
      const isProblem = answer.status >= 400 && answer.status !== 426;
      const { code } = isProblem ? problemOf(answer.status, answer.headers.get('content-type'), answer.text) : { code: '' };
      if (isOfRoom) expect(isRight(answer.status, code), `${method} ${at} of ${table.kind}: ${answer.status} ${code}`).toBe(true);
    }
  }
}

// What no version can play, or not any more.

const spoilt: [reason: string, change: string, reaches: (seq: number) => number | null][] = [
  ['rules_unknown', `UPDATE games SET rules = '99'`, () => null],
  ['setup_unknown', `UPDATE games SET setup = json_set(setup, '$.weather', 'fog')`, () => null],
  ['tiles_unknown', `UPDATE games SET tileset_digest = '${'0'.repeat(64)}'`, () => null],
  ['log_broken', `UPDATE entries SET decision = 'place:30,30,0' WHERE seq = 2`, () => 1],
  ['record_broken', `UPDATE games SET commitment = '${'0'.repeat(64)}'`, () => null],
];

describe.each(spoilt)('games that are %s', (reason, change, reaches) => {
  const version = versions.at(-1)!;
  const made = contentOf(version);

  async function start(): Promise<Administrator> {
    const database = copyOf(version);
    await run('migrate', database);
    changeRows(database, change);
    return startOn(database);
  }

  test('say so by every route of their rooms, and fail none', { timeout: 300_000 }, async () => {
    const world = await start();
    const { room } = tableOf(made, 'ghosts');
    for (const path of ['', '/state', '/log', '/chat', '/features']) {
      const problem = await refused(world.server, `/api/v1/rooms/${room}${path}`);
      expect(problem, path).toMatchObject({ status: 409, code: 'game_unreadable', params: { reason, room, game_id: `${room}.1` } });
    }
    const unplayed = made.tables.filter(({ kind }) => !kind.startsWith('open') && kind !== 'closed');
    await walk(world, { ...made, tables: unplayed }, (_, code) => code !== 'internal');
  });

  test('are readable as far as they go, and exported as they are stored', async () => {
    const { server } = await start();
    const { room, kind } = tableOf(made, 'base, over');
    const game = `${room}.1`;
    const file = await done<{ log: { decision: string }[]; setup: unknown }>(server, `/api/v1/games/${game}/export`);
    expect(file.log.length, kind).toBeGreaterThan(100);
    expect(file.log[0]!.decision).toMatch(/^draw:/);
    expect(await refused(server, '/api/v1/games/import', { body: file })).toMatchObject({ status: expect.toSatisfy((status: number) => status < 500) as number });
    const last = reaches(file.log.length);
    const log = await call(server, `/api/v1/games/${game}/log`);
    if (last === null) {
      expect(problemOf(log.status, log.headers.get('content-type'), log.text)).toMatchObject({ status: 409, params: { reason } });
    } else {
      const lines = log.text.trimEnd().split('\n').map((line) => JSON.parse(line) as { type: string; code?: string });
      expect(lines.map(({ type }) => type)).toEqual([...Array<string>(last).fill('update'), 'error']);
      expect(lines.at(-1)).toMatchObject({ code: 'game_unreadable', params: { reason } });
      expect((await getStateAt(server, game, last)).seq).toBe(last);
    }
    expect(await refused(server, `/api/v1/games/${game}/state?seq=50`)).toMatchObject({ code: 'game_unreadable', params: { reason } });
  });

  test('are left out where nothing can be said of them, closed by an administrator, and not asked for again', async () => {
    const world = await start();
    const { server } = world;
    await listRooms(server);
    await listGames(server);
    if (made.players[0]) await done(server, '/api/v1/me/games', { token: made.players[0] });
    const { room } = tableOf(made, 'ghosts');
    expect((await world.rooms()).map(({ id }) => id)).toContain(room);
    expect((await world.inspect(room)).room).toMatchObject({ id: room, status: 'playing' });
    expect((await world.close(room, 'nobody can play on')).room).toMatchObject({ id: room, status: 'closed' });
    expect(await refused(server, `/api/v1/rooms/${room}`)).toMatchObject({ code: 'room_closed' });
    expect(await world.refused(`/rooms/${room}/close`, { body: { reason: 'again' } })).toMatchObject({ code: 'room_closed' });
  });
});

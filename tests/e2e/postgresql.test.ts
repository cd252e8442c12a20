import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Administrator } from './harness/admin.ts';
import { receive } from './harness/bytes.ts';
import { Client } from './harness/client.ts';
import { exportGame } from './harness/game_files.ts';
import { type RoomCreated, createPlayer, createRoom, expectAnswer, getLog, getRoom, getState } from './harness/http.ts';
import { play, seededRandom } from './harness/play.ts';
import { asked, newPostgresql, postgresqlServer, sql } from './harness/postgresql.ts';
import { holdAgainst } from './harness/schemas.ts';
import { binaries, newDatabase, Program, run, Server } from './harness/server.ts';
import { playedGame, seatedTable, settled } from './harness/table.ts';

/** A game in full swing, of a server that has stopped. */
async function stoppedServer() {
  const server = await Server.start();
  const { room, players } = await seatedTable(server, ['Ana', 'Ben'], { game: 'ghosts' });
  const random = seededRandom(5);
  await Promise.all(players.map((player) => play(player, random, (client) => client.seq >= 15)));
  await settled(players);
  const [state, log] = [await getState(server, room), await getLog(server, room)];
  await server.program.stop('SIGTERM');
  return { database: server.database, room, players, state, log };
}

describe.skipIf(!postgresqlServer)('with PostgreSQL', () => {
  test('a server moves from a file to PostgreSQL, where its players go on, and back', async () => {
    const { database, room, players, state, log } = await stoppedServer();
    const address = newPostgresql();
    const refused = await run('move', database, address);
    expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(/^mistward: .*`mistward migrate` applies it$/) as string });
    expect((await run('migrate', address)).code).toBe(0);
    const counts = `moved 1 rooms, 1 games and ${log.length} entries; 1 games replay, 0 are of other rules or tiles, 0 do not replay`;
    expect(await run('move', database, address)).toEqual({ code: 0, output: `${address}: ${counts}` });
    expect(await run('move', database, address)).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') as string });

    const there = await Server.start(address);
    expect(await getState(there, room)).toEqual(state);
    expect(await getLog(there, room)).toEqual(log);
    const back = newDatabase();
    const going = await Promise.all(players.map((player) => Client.resume(there, player)));
    const playing = Promise.all(going.map((player) => play(player, seededRandom(6))));
    expect(await run('move', address, back)).toMatchObject({ code: 0, output: expect.stringContaining('1 games replay') as string });
    await playing;
    expect((await getRoom(there, room)).status).toBe('over');
    const saved = await getLog(await Server.start(back), room);
    expect(saved.length).toBeGreaterThanOrEqual(log.length);
    expect(saved).toEqual((await getLog(there, room)).slice(0, saved.length));
  });

  test('where servers share a database, a connection may need a second file, to another server', async () => {
    const bounded = ['--nofile=1064:1064', '--', join(binaries, 'mistward'), '--port', '0', '--database', newPostgresql()];
    const program = new Program('/usr/bin/prlimit', bounded);
    await program.prints(/the limit of open files leaves room for 500 connections, not 4096/);
  });

  test('a game that does not replay where it was moved to, and did before, is no copy', async () => {
    const { database, room } = await stoppedServer();
    const address = newPostgresql();
    await run('migrate', address);
    sql(
      address,
      `CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.decision = 'spoilt'; RETURN NEW; END $$;
       CREATE TRIGGER spoil BEFORE INSERT ON entries FOR EACH ROW WHEN (NEW.seq = 9) EXECUTE FUNCTION spoil()`,
    );
    const { code, output } = await run('move', database, address);
    expect(code).toBe(1);
    expect(output).toContain(`game ${room}.1 does not replay: entry 9 (spoilt)`);
    expect(output).toMatch(new RegExp(`mistward: game ${room}.1 was not copied as it is; nothing was moved$`));
    expect((await run('verify', address)).output).toContain(': 0 games replay');
    sql(address, 'DROP TRIGGER spoil ON entries');
    expect((await run('move', database, address)).code).toBe(0);

    // One that did not replay before is moved as it is.
    sql(address, "UPDATE entries SET decision = 'spoilt' WHERE seq = 9");
    const back = newDatabase();
    expect(await run('move', address, back)).toMatchObject({ code: 0, output: expect.stringContaining('1 do not replay') as string });
    expect(existsSync(back)).toBe(true);
  });

  test('a game is exported from PostgreSQL beside a running server, and imported there', async () => {
    const address = newPostgresql();
    const server = await Server.start(address);
    const running = await playedGame(server, { game: 'ghosts' }, 20);
    const over = await playedGame(server, { game: 'base' });
    for (const game of [running, over]) {
      const { code, output } = await run('export', address, game);
      expect(code, output).toBe(0);
      holdAgainst('game_file', JSON.parse(output));
      expect(JSON.parse(output)).toEqual(await exportGame(server, game));
    }
    expect(await run('export', address, 'nope.1')).toEqual({ code: 1, output: 'mistward: no game has the id "nope.1"' });

    const file = `${newDatabase()}.game`;
    expect((await run('export', address, over, file)).code).toBe(0);
    const imported = await run('import', address, file);
    expect(imported.code, imported.output).toBe(0);
    const created = JSON.parse(imported.output) as RoomCreated;
    holdAgainst('room_created', created);
    expect(await getRoom(server, created.room.id)).toEqual(created.room);
    const { log, result, deck } = await exportGame(server, over);
    expect(await exportGame(server, created.room.game_id!)).toMatchObject({ log, result, deck });
    expect((await run('verify', address)).output).toContain(': 3 games replay,');

    writeFileSync(file, '{');
    expect((await run('import', address, file)).code).toBe(1);
    expect((await run('verify', address)).output).toContain(': 3 games replay,');
  });

  test('what is said to one of two servers on a database counts for both', async () => {
    const address = newPostgresql();
    const one = await Administrator.start([], address);
    const other = await Administrator.start([], address);
    const { players } = await seatedTable(other.server, ['Ana', 'Ben'], { game: 'base' });
    await one.announcement({ method: 'PUT', body: { text: 'Restart at eight.' } });
    const [ana] = players;
    await ana!.until('the announcement', () => ana!.announcement?.text === 'Restart at eight.');
    expect((await other.announcement()).announcement?.text).toBe('Restart at eight.');
    const third = await Administrator.start([], address);
    while ((await third.announcement()).announcement === null) await third.rooms();
    await other.announcement({ method: 'DELETE' });
    while ((await one.announcement()).announcement !== null) await one.rooms();

    await one.drain({ method: 'PUT', body: { stop_after_seconds: 1 } });
    for (const { server } of [one, other, third]) expect(await server.program.exited).toEqual({ code: 0, signal: null });
    const later = await Administrator.start([], address);
    expect((await later.drain()).draining).toBe(false);
    expect((await later.announcement()).announcement).toBe(null);
  });

  test('the card of a room is had from every server, whichever it is at work at', async () => {
    const address = newPostgresql();
    const [one, other] = [await Server.start(address), await Server.start(address)];
    const { room, players } = await seatedTable(one);
    await settled(players);
    const path = `/api/v1/rooms/${room}/card.jpg`;
    const [there, here] = [await receive(one, path), await receive(other, path)];
    expect([here.status, here.headers['content-type'], here.headers.etag]).toEqual([200, 'image/jpeg', there.headers.etag]);
    expect(here.body.equals(there.body)).toBe(true);
    expect((await receive(other, path, { 'if-none-match': there.headers.etag! })).status).toBe(304);
  });

  test('a page in a room of one server is known to the others', async () => {
    const address = newPostgresql();
    const [one, other] = [await Server.start(address), await Server.start(address)];
    const ana = await createPlayer(one, 'Ana');
    const seen = () => asked(address, 'SELECT seen FROM players');
    const came = seen();
    const { room } = await createRoom(other);
    await expectAnswer(other, `/api/v1/rooms/${room.id}/seats`, 'seat_taken', 201, { token: ana.token, body: { name: 'Ana' } });
    expect(seen()).toBe(came);
    await Client.join(other, room.id, ana.token);
    while (seen() === came) await getRoom(other, room.id);
  });

  test('a database of PostgreSQL without the tables, or that is not there, is refused in one sentence', async () => {
    const address = newPostgresql();
    const lacks = { code: 1, output: expect.stringMatching(/^mistward: the database .* lacks .*; `mistward migrate` applies it$/) as string };
    expect(await run('export', address, 'k.1')).toMatchObject(lacks);
    expect(await run('move', address, newDatabase())).toMatchObject(lacks);
    const none = `${address}_none`;
    const away = { code: 1, output: expect.stringMatching(/^mistward: cannot use the database [^\n]*does not exist$/) as string };
    for (const args of [['export', none, 'k.1'], ['move', none, newDatabase()], ['verify', none]]) {
      expect(await run(...args)).toMatchObject(away);
    }
  });
});

test('a server moves from a file to a file, which is not there if that is refused', async () => {
  const { database, room, log } = await stoppedServer();
  const running = await Server.start(database);
  const there = newDatabase();
  expect(await run('move', database, there)).toMatchObject({ code: 1, output: expect.stringContaining('in use by another Mistward server') as string });
  expect(existsSync(there)).toBe(false);
  await running.program.stop('SIGTERM');
  expect(await run('move', database, there)).toMatchObject({ code: 0, output: expect.stringContaining(`${log.length} entries`) as string });
  expect(await run('move', database, there)).toEqual({ code: 1, output: `mistward: ${there} exists already; choose another file` });
  expect(await getLog(await Server.start(there), room)).toEqual(log);
  for (const args of [['move'], ['move', database]]) expect((await run(...args)).code).toBe(2);
});

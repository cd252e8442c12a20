import { existsSync, openSync, readFileSync, statSync, writeFileSync, writeSync, closeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Client } from './harness/client.ts';
import { exportGame, type GameFile, getGameLog, getStateAt } from './harness/game_files.ts';
import { type RoomCreated, getRoom, getTileSet, listRooms, takeSeat } from './harness/http.ts';
import { play, seededRandom } from './harness/play.ts';
import { holdAgainst } from './harness/schemas.ts';
import { newDatabase, run, Server } from './harness/server.ts';
import { playedGame, seatedTable } from './harness/table.ts';

async function exported(...args: string[]): Promise<GameFile> {
  const { code, output } = await run('export', ...args);
  if (code !== 0) throw new Error(output);
  const file = JSON.parse(output) as GameFile;
  holdAgainst('game_file', file);
  return file;
}

/** Overwrites the one place of a file that holds `text`. */
function overwrite(path: string, text: string, by: string): void {
  const bytes = readFileSync(path);
  const place = bytes.indexOf(text);
  if (place < 0 || bytes.indexOf(text, place + 1) >= 0) throw new Error(`${text} is not in one place`);
  const file = openSync(path, 'r+');
  writeSync(file, by, place);
  closeSync(file);
}

test('a game is exported beside a running server, as that server exports it', async () => {
  const server = await Server.start();
  const [running, over] = [await playedGame(server, { game: 'ghosts' }, 20), await playedGame(server, { game: 'base' })];
  for (const game of [running, over]) expect(await exported(server.database, game)).toEqual(await exportGame(server, game));

  const target = `${server.database}.game`;
  expect(await run('export', server.database, over, target)).toMatchObject({ code: 0 });
  expect(JSON.parse(readFileSync(target, 'utf8'))).toEqual(await exportGame(server, over));
  expect(await run('export', server.database, running, target)).toMatchObject({ code: 1, output: expect.stringContaining('exists') as string });
  expect(await run('export', '--force', server.database, running, target)).toMatchObject({ code: 0 });
  expect(JSON.parse(readFileSync(target, 'utf8'))).toMatchObject({ game_id: running, seed: null });
  expect(await run('export', server.database, 'nope.1')).toEqual({ code: 1, output: 'mistward: no game has the id "nope.1"' });
});

test.each([{ level: 6 }, { game: 'ghosts' }])('a game of %j goes to another host by files', async (wish) => {
  const server = await Server.start();
  const file = `${server.database}.game`;
  const game = await playedGame(server, wish);
  expect((await run('export', server.database, game, file)).code).toBe(0);

  const other = await Server.start();
  expect(await run('import', other.database, file)).toMatchObject({ code: 1, output: expect.stringContaining('in use') as string });
  await other.program.stop('SIGTERM');
  const { code, output } = await run('import', other.database, file);
  expect(code, output).toBe(0);
  const created = JSON.parse(output) as RoomCreated;
  holdAgainst('room_created', created);

  const back = await Server.start(other.database);
  expect(await getRoom(back, created.room.id)).toEqual(created.room);
  const { log, result, deck } = await exportGame(server, game);
  expect(await exportGame(back, created.room.game_id!)).toMatchObject({ log, result, deck });
  expect((await run('verify', back.database)).output).toContain(': 1 games replay,');
});

test('an imported game that runs is played on by whoever takes its seats', async () => {
  const server = await Server.start();
  const file = `${server.database}.game`;
  const game = await playedGame(server, { game: 'ghosts' }, 15);
  await run('export', server.database, game, file);
  const { state } = await getStateAt(server, game, (await exportGame(server, game)).log.length);
  await server.program.stop('SIGTERM');
  const created = JSON.parse((await run('import', server.database, file)).output) as RoomCreated;

  const back = await Server.start(server.database);
  const players: Client[] = [];
  for (const name of ['Dan', 'Eva']) {
    const { token } = await takeSeat(back, created.room.id, name);
    players.push(await Client.join(back, created.room.id, token));
  }
  expect(players[0]!.state).toEqual(state);
  await Promise.all(players.map((player) => play(player, seededRandom(2))));
  expect((await getRoom(back, created.room.id)).status).toBe('over');
});

test('a file that is no game, or does not replay, is refused and changes nothing', async () => {
  const server = await Server.start();
  const file = `${server.database}.game`;
  const game = await exportGame(server, await playedGame(server));
  await server.program.stop('SIGTERM');
  const before = readFileSync(server.database);
  for (const [text, says] of [
    ['{', /malformed|JSON/i],
    [JSON.stringify({ ...game, seed: 7 }), /seed/],
    [JSON.stringify({ ...game, log: game.log.slice(0, -1) }), /its log does not come to/],
  ] as const) {
    writeFileSync(file, text);
    const refused = await run('import', server.database, file);
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(says);
    expect(refused.output).toMatch(/^mistward: [^\n]*$/);
  }
  expect(await run('import', server.database, '/nowhere.json')).toMatchObject({ code: 1, output: expect.stringContaining('/nowhere.json') as string });
  writeFileSync(file, JSON.stringify(game));
  const none = newDatabase();
  expect(await run('import', none, file)).toEqual({ code: 1, output: `mistward: there is no database ${none}` });
  expect(existsSync(none)).toBe(false);
  expect(readFileSync(server.database)).toEqual(before);
  expect(await listRooms(await Server.start(server.database))).toHaveLength(1);
});

test('verify replays every game beside a server that plays', async () => {
  const server = await Server.start();
  await playedGame(server, { level: 1 });
  await playedGame(server, { game: 'base' });
  const { players } = await seatedTable(server, ['Ana', 'Ben', 'Cy'], { level: 5 });
  const random = seededRandom(3);
  const playing = Promise.all(players.map((player) => play(player, random)));
  const sound = `${server.database}: 3 games replay, 0 are of other rules or tiles, 0 do not replay`;
  expect(await run('verify', server.database)).toEqual({ code: 0, output: sound });
  await playing;
  expect(await run('verify', server.database)).toEqual({ code: 0, output: sound });
});

test('verify names the game whose log was changed, and where', async () => {
  const server = await Server.start();
  const sound = await playedGame(server, { level: 1 }, 8);
  const changed = await playedGame(server, { level: 1 });
  const logs = [...(await getGameLog(server, sound)), ...(await getGameLog(server, changed))];
  const ids = logs.map(({ decision }) => decision.id);
  // A decision whose text is in the database once.
  const unique = (id: string) => ids.filter((other) => other.includes(id)).length === 1;
  const seq = (await getGameLog(server, changed)).findIndex(({ decision: { id } }) => id.startsWith('place:') && unique(id)) + 1;
  const decision = ids[ids.length - (await getGameLog(server, changed)).length + seq - 1]!;
  await server.program.stop('SIGTERM');
  overwrite(server.database, decision, decision.replace('place:', 'plays:'));
  const { code, output } = await run('verify', server.database);
  expect(code).toBe(1);
  expect(output).toContain(`game ${changed} does not replay: entry ${seq} (${decision.replace('place:', 'plays:')})`);
  expect(output).toContain(': 1 games replay, 0 are of other rules or tiles, 1 do not replay');
  expect(output).toContain('is not sound');
  expect(output).not.toContain(sound);
  // It is written as it is stored, with a word about it.
  const file = `${server.database}.game`;
  expect(await run('export', server.database, changed, file)).toMatchObject({ code: 0, output: expect.stringContaining(`entry ${seq}`) as string });
  const written = JSON.parse(readFileSync(file, 'utf8')) as { log: { decision: string }[] };
  expect(written.log[seq - 1]!.decision).toBe(decision.replace('place:', 'plays:'));
});

test('verify finds pages that are damaged, and leaves them', async () => {
  const server = await Server.start();
  await playedGame(server);
  await server.program.stop('SIGTERM');
  const page = 4096;
  const file = openSync(server.database, 'r+');
  writeSync(file, Buffer.alloc(64, 0xff), 0, 64, statSync(server.database).size - page);
  closeSync(file);
  const before = readFileSync(server.database);
  const { code, output } = await run('verify', server.database);
  expect(code).toBe(1);
  expect(output).toMatch(/^damaged: /);
  expect(output).toContain('is not sound');
  expect(readFileSync(server.database)).toEqual(before);
});

test('verify finds a tile set that was changed, and the games of other sets replay', async () => {
  const embedded = fileURLToPath(new URL('../../rules/tilesets/mists.json', import.meta.url));
  const tiles = JSON.parse(readFileSync(embedded, 'utf8')) as { name: string };
  const database = newDatabase();
  const mine = `${database}.tiles`;
  writeFileSync(mine, JSON.stringify({ ...tiles, name: 'mine' }));
  const server = await Server.start(database, 0, ['--tileset', mine]);
  const game = await playedGame(server, { level: 1 }, 8);
  await playedGame(server, { game: 'base' }, 10);
  const { digest } = await getTileSet(server);
  await server.program.stop('SIGTERM');
  overwrite(database, '"name":"mine"', '"name":"hers"');
  const { code, output } = await run('verify', database);
  expect(code, output).toBe(1);
  expect(output).toContain(`game ${game} does not replay: the tile set ${digest} cannot be played with: it has another digest`);
  expect(output).toContain(': 1 games replay, 0 are of other rules or tiles, 1 do not replay');
  // Whoever has the set itself needs none of the database.
  expect(await run('verify', '--tileset', mine, database)).toMatchObject({ code: 0 });
});

test('what is no database is refused in one sentence', async () => {
  const none = newDatabase();
  for (const args of [['verify', none], ['export', none, 'k.1']]) {
    expect(await run(...args)).toEqual({ code: 1, output: `mistward: there is no database ${none}` });
  }
  expect(existsSync(none)).toBe(false);
  writeFileSync(none, 'x'.repeat(5000));
  expect(await run('verify', none)).toMatchObject({ code: 1, output: expect.stringMatching(/^mistward: .* cannot be read: .*$/) as string });
  for (const args of [['verify'], ['export', none], ['import', none], ['export', none, 'k.1', '--forse']]) expect((await run(...args)).code).toBe(2);
});

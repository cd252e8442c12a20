import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Client } from './harness/client.ts';
import { exportGame, getStateAt, importGame } from './harness/game_files.ts';
import { call, expectAnswer, getRoom, getState, getTileSet, refused } from './harness/http.ts';
import { play, seededRandom } from './harness/play.ts';
import { newDatabase, run, Server } from './harness/server.ts';
import { playedGame, seatedTable, settled } from './harness/table.ts';

interface Tile {
  id: string;
  [key: string]: unknown;
}

const embedded = fileURLToPath(new URL('../../rules/tilesets/mists.json', import.meta.url));
const printed = ['edges', 'mist', 'cities', 'roads', 'fields', 'center'];

/** A tile-set file of that name beside a database, in which two tiles have changed their layouts. */
function tilesBeside(database: string, name: string, one: string, other: string): string {
  const file = JSON.parse(readFileSync(embedded, 'utf8')) as { name: string; tiles: Tile[] };
  const [a, b] = [one, other].map((id) => file.tiles.find((tile) => tile.id === id)!);
  for (const key of printed) [a![key], b![key]] = [b![key], a![key]];
  const path = `${database}.${name}`;
  writeFileSync(path, JSON.stringify({ ...file, name }));
  return path;
}

/** A database, and how servers on it are started, with the one set or the other. */
function world() {
  const database = newDatabase();
  const tiles = { mine: tilesBeside(database, 'mine', '07', '09'), hers: tilesBeside(database, 'hers', '41', '59') };
  const start = (name: keyof typeof tiles) => Server.start(database, 0, ['--tileset', tiles[name]]);
  return { database, tiles, start };
}

/** A game that is played with a set of the host's own and has not ended, as the server that began it told of it. */
async function oldGame(server: Server, wish: Record<string, unknown>) {
  const table = await seatedTable(server, ['Ana', 'Ben'], wish);
  const random = seededRandom(1);
  await Promise.all(table.players.map((player) => play(player, random, ({ seq }) => seq >= 12)));
  await settled(table.players);
  const { tileset } = await getRoom(server, table.room);
  const state = await getState(server, table.room);
  const tiles = await getTileSet(server, tileset.digest);
  const exported = await exportGame(server, `${table.room}.1`);
  return { table, game: `${table.room}.1`, tileset, state, tiles, exported };
}

test.each([{ game: 'mists', level: 2 }, { game: 'ghosts' }])(
  'a game of %j goes on with its tiles after a restart with others, and its rematch has those',
  async (wish) => {
    const { start } = world();
    let server = await start('mine');
    const { table, game, tileset, state, tiles, exported } = await oldGame(server, wish);
    expect(exported.tiles).toEqual(tiles);
    await server.program.stop('SIGTERM');

    server = await start('hers');
    const others = await getTileSet(server, wish.game);
    expect(others.digest).not.toBe(tileset.digest);
    expect((await getRoom(server, table.room)).tileset).toEqual(tileset);
    expect(await getState(server, table.room)).toEqual(state);
    expect(await getTileSet(server, tileset.digest)).toEqual(tiles);
    expect(await exportGame(server, game)).toEqual(exported);
    const back = await Promise.all(table.players.map((player) => Client.resume(server, player)));
    const random = seededRandom(2);
    await Promise.all(back.map((player) => play(player, random)));
    expect(await getRoom(server, table.room)).toMatchObject({ status: 'over', tileset });

    await expectAnswer(server, `/api/v1/rooms/${table.room}/rematch`, 'room_answer', 200, { body: {}, token: table.owner });
    const next = await getRoom(server, table.room);
    expect(next).toMatchObject({ game_id: `${table.room}.2`, status: 'playing', tileset: { digest: others.digest } });
    // The first game is read from its log while the second is played.
    expect(await getStateAt(server, game, exported.log.length)).toEqual(state);
    expect((await exportGame(server, game)).tiles).toEqual(tiles);
  },
);

test('the commands read a game with its tiles, from the database or a file', async () => {
  const { database, tiles, start } = world();
  const server = await start('mine');
  const { game, exported } = await oldGame(server, { level: 3 });
  await playedGame(server, { game: 'base' }, 10);
  await server.program.stop('SIGTERM');

  const sound = ': 2 games replay, 0 are of other rules or tiles, 0 do not replay';
  expect(await run('verify', database)).toEqual({ code: 0, output: database + sound });
  expect(await run('verify', '--tileset', tiles.hers, database)).toEqual({ code: 0, output: database + sound });
  const written = await run('export', database, game);
  expect(JSON.parse(written.output)).toEqual(exported);
  const copy = newDatabase();
  expect(await run('backup', database, copy)).toMatchObject({ code: 0 });
  expect(await run('verify', copy)).toEqual({ code: 0, output: copy + sound });
  const moved = newDatabase();
  expect(await run('move', database, moved)).toMatchObject({ code: 0, output: expect.stringContaining('2 games replay, 0 are of other') as string });
  expect(await run('verify', moved)).toEqual({ code: 0, output: moved + sound });

  const other = await Server.start();
  const imported = await importGame(other, exported);
  expect(imported.room.tileset).toEqual(exported.tileset);
});

test('a file without its tiles is refused where nobody has them, by their digest', async () => {
  const { start } = world();
  const { exported } = await oldGame(await start('mine'), { level: 3 });
  const { tiles: _, ...without } = exported;
  const refusal = await refused(await Server.start(), '/api/v1/games/import', { body: without });
  expect(refusal).toMatchObject({ code: 'invalid_game_file', params: { fault: expect.stringContaining(exported.tileset.digest) as string } });
});

test('a set may be kept for ever by whoever has it, and one that no game has is not there', async () => {
  const server = await Server.start();
  const { digest } = await getTileSet(server);
  const answer = await call(server, `/api/v1/tilesets/${digest}`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const etag = answer.headers.get('etag')!;
  expect((await call(server, `/api/v1/tilesets/${digest}`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  for (const none of ['0'.repeat(64), 'chess', `${digest}0`]) {
    expect(await refused(server, `/api/v1/tilesets/${none}`)).toMatchObject({ code: 'not_found' });
  }
});

import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Administrator } from './harness/admin.ts';
import { Client } from './harness/client.ts';
import { exportGame } from './harness/game_files.ts';
import { createRoom, expectAnswer, getRoom, getTileSet, refused, startRoom } from './harness/http.ts';
import { play, seededRandom } from './harness/play.ts';
import { newPostgresql, postgresqlServer } from './harness/postgresql.ts';
import { run } from './harness/server.ts';
import { seatedTable, settled } from './harness/table.ts';
import { fileNamed } from './harness/tileset_file.ts';

interface HostTilesets {
  in_use: { name: string; digest: string };
  given: boolean;
  chosen: { digest: string | null; since: string | null };
  tilesets: { digest: string; name: string; added: string; rooms: number }[];
}

interface Check {
  faults: string[];
  notes: string[];
  digest: string | null;
}

const list = (at: Administrator) => at.ask<HostTilesets>('/tilesets', 'host_tilesets');
const add = (at: Administrator, tileset: object) => at.ask<Check>('/tilesets', 'tileset_check', { body: { tileset } });
const choose = (at: Administrator, digest: string) =>
  at.ask<HostTilesets>('/tileset', 'host_tilesets', { method: 'PUT', body: { digest } });
const goBack = (at: Administrator) => at.ask<HostTilesets>('/tileset', 'host_tilesets', { method: 'DELETE' });

/** A server with a set of the host's, which is not switched on: its digest, and what games begin with. */
async function withSet(options: string[] = []) {
  const host = await Administrator.start(options);
  const builtIn = (await getTileSet(host.server, 'mists')).digest;
  const { digest } = await add(host, fileNamed('mine'));
  return { host, builtIn, digest: digest! };
}

test.each([{ game: 'mists', level: 2 }, { game: 'ghosts' }])(
  'games of %j that begin after a set was switched on have its tiles, over kill -9; those under way keep theirs',
  async (wish) => {
    const { host, builtIn, digest } = await withSet();
    let { server } = host;
    const before = await getTileSet(server, wish.game);
    const old = await seatedTable(server, ['Ana', 'Ben'], wish);
    const waiting = await createRoom(server, wish);
    const chosen = await choose(host, digest);
    expect(chosen).toMatchObject({ in_use: { name: 'mine', digest }, given: false, chosen: { digest } });
    expect(Date.parse(chosen.chosen.since!)).toBeGreaterThan(Date.now() - 60_000);
    expect((await getTileSet(server, 'mists')).digest).toBe(digest);
    const now = await getTileSet(server, wish.game);
    expect(now.digest).not.toBe(before.digest);
    expect(await getTileSet(server, now.digest)).toEqual(now);

    await server.program.stop('SIGKILL');
    const again = await host.startAgain();
    ({ server } = again);
    expect((await list(again)).in_use).toEqual({ name: 'mine', digest });
    const resumed = await Promise.all(old.players.map((player) => Client.resume(server, player)));
    await Promise.all(resumed.map((player) => play(player, seededRandom(3), ({ seq }) => seq >= 12)));
    await settled(resumed);
    expect((await getRoom(server, old.room)).tileset.digest).toBe(before.digest);

    const fresh = await seatedTable(server, ['Cleo', 'Dan'], wish);
    await Promise.all(fresh.players.map((player) => play(player, seededRandom(4), ({ seq }) => seq >= 12)));
    expect((await getRoom(server, fresh.room)).tileset).toEqual({ name: now.name, digest: now.digest });
    expect((await exportGame(server, `${fresh.room}.1`)).tiles).toEqual(now);
    expect((await getRoom(server, waiting.room.id)).tileset.digest).toBe(now.digest);
    expect((await list(again)).tilesets).toMatchObject([{ digest, name: 'mine', rooms: 1 }]);

    expect(await goBack(again)).toMatchObject({ in_use: { digest: builtIn }, chosen: { digest: null } });
    expect((await getTileSet(server, wish.game)).digest).toBe(before.digest);
    expect((await run('verify', server.database)).output).toContain('2 games replay');
  },
);

test('a set with faults is answered in sentences and not kept; acts are noted, refused ones too', async () => {
  const { host, digest } = await withSet();
  const { name: _name, ...nameless } = fileNamed('x') as { name: string };
  const check = await add(host, nameless);
  expect(check).toMatchObject({ digest: null, faults: [expect.stringContaining('name') as string] });
  expect((await list(host)).tilesets).toHaveLength(1);
  await choose(host, digest);
  const path = `/tilesets/${digest}`;
  expect(await host.refused(path, { method: 'DELETE' })).toMatchObject({ status: 400, code: 'invalid_message' });
  expect(await host.refused('/tileset', { method: 'PUT', body: { digest: '0'.repeat(64) } })).toMatchObject({ code: 'not_found' });
  expect(await host.refused('/tileset', { method: 'PUT', body: { digest: 'x' } })).toMatchObject({ params: { field: 'digest' } });
  expect(await host.refused('/tilesets', { body: { tileset: 'x' } })).toMatchObject({ params: { field: 'tileset' } });
  expect(await refused(host.server, '/api/v1/admin/tilesets')).toMatchObject({ code: 'unauthorized' });
  await goBack(host);
  expect((await host.ask<HostTilesets>(path, 'host_tilesets', { method: 'DELETE' })).tilesets).toEqual([]);
  expect(await host.acts()).toEqual([
    `add_tileset ${digest}`,
    `choose_tileset ${digest}`,
    `remove_tileset ${digest}`,
    `not_done ${digest}`,
    `choose_tileset ${'0'.repeat(64)}`,
    `not_done ${'0'.repeat(64)}`,
    'end_tileset',
    `remove_tileset ${digest}`,
  ]);
});

test('a file that would need more than the largest body is refused', async () => {
  const host = await Administrator.start();
  const large = { ...fileNamed('large'), note: 'x'.repeat(64 * 1024) };
  expect(await host.refused('/tilesets', { body: { tileset: large } })).toMatchObject({ code: 'payload_too_large' });
});

test('a set that is given at the start goes before the one that is switched on', async () => {
  const { host, digest } = await withSet();
  await choose(host, digest);
  await host.server.program.stop('SIGTERM');
  const file = `${host.server.database}.given`;
  writeFileSync(file, JSON.stringify(fileNamed('given')));
  const given = await Administrator.start(['--tileset', file], host.server.database);
  expect(await list(given)).toMatchObject({ in_use: { name: 'given' }, given: true, chosen: { digest } });
  const table = await createRoom(given.server);
  expect(table.room.tileset.name).toBe('given');
  await given.server.program.stop('SIGTERM');
  expect((await list(await host.startAgain())).in_use).toEqual({ name: 'mine', digest });
});

test('companions play a game with a set of the host’s', async () => {
  const { host, digest } = await withSet();
  await choose(host, digest);
  const { server } = host;
  const { room, owner_token } = await createRoom(server, { level: 2 });
  for (const seat of [0, 1]) {
    const path = `/api/v1/rooms/${room.id}/seats/${seat}/companion`;
    await expectAnswer(server, path, 'room_answer', 200, { method: 'POST', token: owner_token });
  }
  await startRoom(server, room.id, owner_token);
  const client = await Client.join(server, room.id);
  await client.until('the end', () => client.room.status === 'over');
  expect((await getRoom(server, room.id)).tileset.digest).toBe(digest);
});

describe.skipIf(!postgresqlServer)('with PostgreSQL', () => {
  test('what is switched on at one of two servers on a database is played at both, and switched back', async () => {
    const address = newPostgresql();
    const one = await Administrator.start([], address);
    const other = await Administrator.start([], address);
    const { digest } = await add(one, fileNamed('mine'));
    const builtIn = (await list(one)).in_use.digest;
    await choose(one, digest!);
    const began = Date.now();
    while ((await list(other)).in_use.digest !== digest) await other.rooms();
    expect(Date.now() - began).toBeLessThan(10_000);
    expect((await createRoom(other.server)).room.tileset).toEqual({ name: 'mine', digest });
    await goBack(other);
    while ((await list(one)).in_use.digest !== builtIn) await one.rooms();
    expect((await createRoom(one.server)).room.tileset.digest).toBe(builtIn);
    await choose(other, digest!);
    const third = await Administrator.start([], address);
    expect((await list(third)).in_use.digest).toBe(digest);
  });
});

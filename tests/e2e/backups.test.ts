import { existsSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Administrator } from './harness/admin.ts';
import { call } from './harness/http.ts';
import { newDatabase, newFolder, run, Server } from './harness/server.ts';
import { execute } from './harness/sql.ts';
import { playedGame } from './harness/table.ts';

// A time of day at which a backup is due each night; on a fresh server the first one is made at once.
const kNight = ['--backup-at', '03:30'];

const kMade = /backup (mistward-[0-9TZ.]+db) is made, restored and replayed/;

/** The value of a metric that is there once. */
async function metric(server: Server, name: string): Promise<number> {
  const { text } = await call(server, '/metrics');
  return Number(text.split('\n').find((line) => line.startsWith(`${name} `))?.split(' ')[1]);
}
const lastSuccess = (server: Server) => metric(server, 'mistward_backup_last_success_timestamp_seconds');

test('a backup of the night is made without anybody asking, holds the games, and is known after a restart', async () => {
  const folder = newFolder();
  const options = ['--backups', folder, ...kNight];
  const database = newDatabase();
  const before = await Server.start(database);
  const game = await playedGame(before, { level: 1 });
  await before.program.stop('SIGTERM');

  const server = await Server.start(database, 0, options);
  const [, name] = await server.program.prints(kMade);
  const made = join(folder, 'nightly', name!);
  expect(readdirSync(join(folder, 'nightly'))).toEqual([name]);
  expect(statSync(made).mode & 0o077).toBe(0);
  expect(await run('verify', made)).toMatchObject({ code: 0, output: expect.stringContaining(': 1 games replay,') as string });
  expect((await run('export', made, game)).code).toBe(0);
  const time = await lastSuccess(server);
  expect(Math.abs(time - Date.now() / 1000)).toBeLessThan(120);
  expect(await metric(server, 'mistward_backup_bytes')).toBe(statSync(made).size);
  expect(await metric(server, 'mistward_backups_total{outcome="done"}')).toBe(1);
  await server.program.stop('SIGTERM');

  const again = await Server.start(database, 0, options);
  await expect.poll(() => lastSuccess(again)).toBe(time);
});

/** A folder with a backup of last night and one of 2020, and the database with a game that was spoilt since. */
async function spoiltSince(spoil: (database: string, game: string) => void) {
  const folder = newFolder();
  const options = ['--backups', folder, ...kNight];
  const database = newDatabase();
  const first = await Server.start(database, 0, options);
  const game = await playedGame(first, { level: 1 }, 12);
  const [, name] = await first.program.prints(kMade);
  await first.program.stop('SIGTERM');
  spoil(database, game);
  const old = 'mistward-20200101T033000.000Z.db';
  renameSync(join(folder, 'nightly', name!), join(folder, 'nightly', old));
  return { nightly: join(folder, 'nightly'), old, game, server: await Server.start(database, 0, options) };
}

test('a backup of a damaged database does not count: the older ones stay, and log and metrics say so', async () => {
  const { nightly, old, server } = await spoiltSince((database) => execute(database, "PRAGMA foreign_keys = OFF; UPDATE seats SET room = 'gone'"));
  await server.program.prints(/error there is no backup of this night, and the older ones stay: .* a row of seats refers to a row of rooms/);
  expect(readdirSync(nightly)).toEqual([old]);
  expect(await metric(server, 'mistward_backups_total{outcome="failed"}')).toBe(1);
  expect(await lastSuccess(server)).toBe(Date.UTC(2020, 0, 1, 3, 30) / 1000);
});

test('a game that the database cannot replay either keeps nobody from a backup of the others, and is named', async () => {
  const { nightly, old, game, server } = await spoiltSince((database, spoilt) => execute(database, `UPDATE entries SET decision = 'spoilt' WHERE game = '${spoilt}' AND seq = 9`));
  await server.program.prints(new RegExp(`error game ${game} does not replay, neither from the backup nor from the database: entry 9`));
  const [, name] = await server.program.prints(kMade);
  expect(readdirSync(nightly)).toContain(name);
  expect(readdirSync(nightly)).toContain(old);
});

test('a profile has backups made as soon as there is a folder for them, and none without', async () => {
  const folder = newFolder();
  const server = await Server.start(newDatabase(), 0, ['--profile', 'home', '--backups', folder]);
  await server.program.prints(kMade);
  const without = await Server.start(newDatabase(), 0, ['--profile', 'home']);
  expect(await lastSuccess(without)).toBe(0);
});

test('backups of the administrator stay what they are', async () => {
  const administrator = await Administrator.start(kNight);
  await administrator.server.program.prints(kMade);
  const made = await administrator.ask<{ file: string }>('/backups', 'backup', { body: {} }, 201);
  expect(await administrator.ask('/backups', 'backups')).toMatchObject({ backups: [made] });
  expect(existsSync(join(administrator.backups, made.file))).toBe(true);
});

import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { binaries, run } from '../e2e/harness/server.ts';
import { Arena } from './frame/arena.ts';
import { Player } from './frame/player.ts';
import { ask } from './frame/requests.ts';
import { makeRoom, runningRoom } from './frame/rooms.ts';
import { row } from './frame/row.ts';

const from = '127.0.0.2';

row('7a. full database', '--max-database-bytes 1000000, played and filled until nothing is written; read, stopped, started with more', async (tell) => {
  const arena = await Arena.open(['--max-database-bytes', '1000000', '--rooms-per-hour', '0', '--unstarted-rooms', '0']);
  const { room, tokens } = await runningRoom(arena.server, from);
  const player = await Player.join(arena.server.url, room, from, tokens[0]);
  await Promise.race([player.play(() => player.seq >= 20), (await Player.join(arena.server.url, room, from, tokens[1])).play(() => player.seq >= 20)]);
  let rooms = 0;
  let refusal = '';
  const fill = async () => {
    for (; rooms < 20_000 && refusal === ''; rooms += 1) await makeRoom(arena.server, from).catch((error: Error) => (refusal = error.message));
  };
  await Promise.all(Array.from({ length: 8 }, fill));
  tell(`full after ${rooms} rooms and ${(arena.stored / 2 ** 20).toFixed(1)} MiB with its log`);
  expect(refusal).toContain('storage_unavailable');
  const status = async (path: string) => (await ask(arena.server, path)).status;
  expect(await status('/healthz')).toBe(200);
  // Eight rooms in one transaction may be refused where one would still have its page.
  for (let more = 0; more < 200 && (await status('/readyz')) === 200; more += 1) {
    await makeRoom(arena.server, from).catch(() => {});
  }
  expect(await status('/readyz')).toBe(503);
  expect(await status(`/api/v1/rooms/${room}/log`)).toBe(200);
  const state = async (of: Arena) => JSON.parse((await ask(of.server, `/api/v1/rooms/${room}/state`)).text) as { seq: number };
  const before = await state(arena);
  await arena.close();
  const again = await Arena.open([], arena.server.database);
  expect(await state(again)).toEqual(before);
  await makeRoom(again.server, from);
  await again.close();
  expect(await run('verify', again.server.database)).toMatchObject({ code: 0 });
  tell('readings go on, /readyz says 503, nothing is lost');
});

row('7b. read-only database', 'a database, and its folder, that may be read alone; as nobody, where the tests run as root', async (tell) => {
  const arena = await Arena.open();
  await makeRoom(arena.server, from);
  await arena.close();
  const { database } = arena.server;
  const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  // Nobody may not go to wherever root has built it.
  const program = join(dirname(database), 'mistward');
  copyFileSync(join(binaries, 'mistward'), program);
  chmodSync(dirname(database), 0o555);
  chmodSync(database, 0o444);
  const started = spawnSync(program, ['--port', '0', '--database', database, '--log-level', 'off'], { encoding: 'utf8', timeout: 20_000, ...nobody });
  tell(`status ${started.status}: ${started.stderr.trim().replace(dirname(database), '...')}`);
  expect(started.status).toBe(1);
  expect(started.stderr.trim()).toMatch(/^mistward: .*$/);
});

import { copyFileSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Administrator } from './harness/admin.ts';
import { call, createRoom, expectAnswer, getRoom, listRooms, refused } from './harness/http.ts';
import { play, seededRandom } from './harness/play.ts';
import { run, Server } from './harness/server.ts';
import { execute } from './harness/sql.ts';
import { seatedTable } from './harness/table.ts';

interface Retention {
  keep_seconds: Record<string, number | null>;
  every_seconds: number | null;
  last: { at: string; complete: boolean; removed: Record<string, number> } | null;
  held: { reason: string; until: string } | null;
  database: { bytes: number; max_bytes: number | null };
}

/** The shortest age that there is, a millisecond. */
const now = '0.0000001';

/** Rooms, played to their ends and not, that nobody is in. */
async function leftRooms(server: Server) {
  const unstarted = (await createRoom(server)).room.id;
  const playing = await seatedTable(server, ['Ana'], { game: 'mists' });
  const over = await seatedTable(server, ['Ben'], { game: 'mists' });
  await over.players[0]!.command({ type: 'say', id: 's', text: 'Well played' });
  await play(over.players[0]!, seededRandom(3));
  for (const { players } of [playing, over]) await players[0]!.close();
  return { unstarted, playing: playing.room, over: over.room };
}

test('a running server removes what is old by itself, keeps what is over, and shows it to the administrator', async () => {
  const before = await Server.start();
  const rooms = await leftRooms(before);
  await before.program.stop('SIGTERM');
  const ages = ['--keep-unstarted-hours', now, '--keep-abandoned-days', now, '--prune-every-minutes', '0.002', '--metrics-open', '--readings-per-minute', '0'];
  const admin = await Administrator.start(ages, before.database);
  const { server } = admin;
  const shown = () => admin.ask<Retention>('/retention', 'retention');
  expect((await shown()).keep_seconds).toMatchObject({ closed: 30 * 86400, ended: null, chat: 90 * 86400, audit: 365 * 86400 });
  const metrics = async () => (await fetch(`${server.url}/metrics`)).text();
  const done = ['mistward_pruned_total{kind="unstarted"} 1', 'mistward_pruned_total{kind="abandoned"} 1'];
  for (let text = ''; !done.every((line) => text.includes(line)); ) text = await metrics();
  for (const room of [rooms.unstarted, rooms.playing]) {
    expect(await refused(server, `/api/v1/rooms/${room}`)).toMatchObject({ status: 404, code: 'room_not_found' });
  }
  expect((await getRoom(server, rooms.over)).status).toBe('over');
  await expectAnswer(server, `/api/v1/games/${rooms.over}.1`, 'game_answer', 200);
  expect((await shown()).last).toMatchObject({ complete: true });
  expect(await server.program.stop('SIGTERM')).toEqual({ code: 0, signal: null });
});

/** As if the clock were 200 days ahead of when the database was last used. */
const age = (database: string) => {
  const days = 200 * 86_400_000;
  execute(
    database,
    `UPDATE time_seen SET at = at - ${days}; UPDATE rooms SET changed = changed - ${days}, created = created - ${days}; UPDATE entries SET at = at - ${days};`,
  );
};

test('a start with a clock that is far ahead removes nothing, says so, and prune wants to be told', async () => {
  const before = await Server.start();
  const rooms = await leftRooms(before);
  await before.program.stop('SIGTERM');
  age(before.database);
  const admin = await Administrator.start(['--prune-every-minutes', '0.001'], before.database);
  await admin.server.program.prints(/the clock of the system is 4800 hours ahead .*not removed before/);
  // It has looked at the clock again by then.
  for (let looked = 0; looked < 5; looked += 1) {
    const shown = await admin.ask<Retention>('/retention', 'retention');
    expect(shown).toMatchObject({ last: null, held: { reason: expect.stringContaining('4800 hours ahead') as string } });
  }
  expect((await getRoom(admin.server, rooms.unstarted)).status).toBe('open');
  await admin.server.program.stop('SIGTERM');
  const wary = await run('prune', before.database);
  expect(wary).toMatchObject({ code: 1, output: expect.stringContaining('--trust-clock') as string });
  expect(wary.output).toMatch(/^mistward: [^\n]*$/);
  const sure = await run('prune', '--trust-clock', before.database);
  expect(sure).toMatchObject({ code: 0, output: expect.stringContaining('removed 1 rooms that were never started') as string });
});

test('an administrator says that a clock that is far ahead is right, and what is old is removed', async () => {
  const before = await Server.start();
  const rooms = await leftRooms(before);
  await before.program.stop('SIGTERM');
  age(before.database);
  const admin = await Administrator.start(['--prune-every-minutes', '0.001'], before.database);
  const path = '/retention/trust-clock';
  expect(await admin.refused(path, { method: 'POST', body: { sure: true } })).toMatchObject({ status: 400, code: 'invalid_message' });
  expect(await admin.ask<Retention>(path, 'retention', { method: 'POST' })).toMatchObject({ held: null });
  const gone = `${admin.server.url}/api/v1/rooms/${rooms.unstarted}`;
  for (let status = 0; status !== 404; ) status = (await fetch(gone)).status;
  expect(await admin.acts()).toEqual(['trust_clock']);
});

test('prune tells what it would remove, removes it, and leaves a database in use alone', async () => {
  const server = await Server.start();
  const rooms = await leftRooms(server);
  const ages = ['--keep-unstarted-hours', now, '--keep-abandoned-days', now, '--keep-chat-days', now];
  expect(await run('prune', server.database, ...ages)).toMatchObject({ code: 1, output: expect.stringContaining('in use') as string });
  const counts = ['1 rooms that were never started', '1 abandoned games', '0 closed rooms', '0 ended games', '1 lines of chat', '0 acts'];
  const dry = await run('prune', '--dry-run', server.database, ...ages);
  for (const count of counts) expect(dry).toMatchObject({ code: 0, output: expect.stringContaining(`would remove ${count}`) as string });
  expect(await listRooms(server)).toHaveLength(3);
  await server.program.stop('SIGTERM');
  const done = await run('prune', '--compact', server.database, ...ages);
  for (const count of counts) expect(done).toMatchObject({ code: 0, output: expect.stringContaining(`removed ${count}`) as string });
  expect(done.output).toMatch(/bytes before, \d+ bytes now/);
  const again = await Server.start(server.database);
  expect((await listRooms(again)).map(({ id }) => id)).toEqual([rooms.over]);
  expect((await run('verify', server.database)).code).toBe(0);
  expect(await run('prune', `${server.database}.none`)).toMatchObject({ code: 1, output: expect.stringContaining('there is no database') as string });
});

test('a database that may not grow refuses what is new, keeps what is there, and works again once it is pruned', async () => {
  const before = await Server.start();
  const rooms = await leftRooms(before);
  const { room } = await seatedTable(before, ['Ana', 'Ben']);
  await before.program.stop('SIGTERM');
  // Less than it has: it can fill the pages that it has begun.
  const small = ['--max-database-bytes', String(1 << 16)];
  const full = await Server.start(before.database, 0, small);
  const create = () => call(full, '/api/v1/rooms', { body: { name: 'x'.repeat(40), game: 'mists', seats: 2 } });
  let answer = await create();
  while (answer.status === 201) answer = await create();
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'storage_unavailable' });
  expect((await fetch(`${full.url}/readyz`)).status).toBe(503);
  expect((await getRoom(full, room)).status).toBe('playing');
  expect(await full.program.stop('SIGTERM')).toEqual({ code: 0, signal: null });

  const again = await Server.start(before.database, 0, [...small, '--keep-unstarted-hours', now, '--prune-every-minutes', '0.002']);
  for (let status = 0; status !== 404; ) status = (await fetch(`${again.url}/api/v1/rooms/${rooms.unstarted}`)).status;
  expect((await getRoom(again, room)).status).toBe('playing');
  await createRoom(again);
});

test('a write-ahead log that was cut is told by verify and by the next start, and the database is used', async () => {
  const server = await Server.start();
  const { room } = await seatedTable(server, ['Ana', 'Ben']);
  await server.program.stop('SIGKILL');
  const wal = `${server.database}-wal`;
  truncateSync(wal, statSync(wal).size - 1);
  const told = await run('verify', server.database);
  expect(told.code).toBe(1);
  expect(told.output).toMatch(/^missing: it holds \d+ transactions, but its server had \d+ on disk at .*: 1 are missing/m);

  rmSync(wal);
  const next = await Server.start(server.database, 0, ['--log-level', 'warn']);
  expect(next.program.output).toMatch(/lacks decisions: it holds \d+ transactions/);
  expect((await refused(next, `/api/v1/rooms/${room}`)).status).toBe(404);
  await createRoom(next);
  expect(await next.program.stop('SIGTERM')).toEqual({ code: 0, signal: null });
  expect((await run('verify', server.database)).code).toBe(0);
});

test('what verify prints of a damaged database is visible ASCII alone', async () => {
  const server = await Server.start();
  await seatedTable(server, ['Ana', 'Ben']);
  await server.program.stop('SIGTERM');
  const bytes = readFileSync(server.database);
  const evil = Buffer.from('\u001b[2J\u0007\u009b\r');
  let printed = 0;
  // A command for the terminal instead of a part of whatever is there, all over the file.
  for (let at = 512; at + evil.length < bytes.length; at += 4096 / 8 + 7) {
    const damaged = Buffer.from(bytes);
    evil.copy(damaged, at);
    const file = `${server.database}.damaged`;
    writeFileSync(file, damaged);
    const { output } = await run('verify', file);
    expect(output).toMatch(/^[\n -~]*$/);
    if (output.includes('\\x1b')) printed += 1;
  }
  expect(printed).toBeGreaterThan(0);
  copyFileSync(server.database, `${server.database}.damaged`);
}, 240_000);

import { copyFileSync, linkSync, mkdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { Administrator } from './harness/admin.ts';
import { call, createRoom, getRoom } from './harness/http.ts';
import { newFolder, Program, run, Server } from './harness/server.ts';
import { lockWith } from './harness/sql.ts';

// The files of a running server's database, as somebody else on the machine may handle them.

const create = (server: Server) => call(server, '/api/v1/rooms', { body: { name: 'late', game: 'mists', seats: 2 } });

const readiness = async (server: Server) => {
  const answer = await fetch(`${server.url}/readyz`);
  return { status: answer.status, text: await answer.text() };
};

test('a second server is refused by every name of the database, and is told which process has it', async () => {
  const server = await Server.start();
  const folder = dirname(server.database);
  symlinkSync(basename(server.database), join(folder, 'link.db'));
  linkSync(server.database, join(folder, 'hard.db'));
  symlinkSync(folder, join(folder, 'linked'));
  for (const name of ['link.db', 'hard.db', 'linked/mistward.db', 'linked/../mistward.db', './/mistward.db']) {
    const second = await run('--port', '0', '--database', join(folder, name), '--log-level', 'off');
    expect(second.code).toBe(1);
    expect(second.output).toMatch(new RegExp(`^mistward: the database .* is in use by another .*process ${server.program.pid}\\).*stop that one first.*$`));
  }
  for (const subcommand of [['prune', join(folder, 'hard.db')], ['migrate', join(folder, 'link.db')], ['prune', '--compact', join(folder, 'link.db')]]) {
    expect(await run(...subcommand)).toMatchObject({ code: 1, output: expect.stringContaining('in use') as string });
  }
  await createRoom(server);
  expect(await server.program.stop('SIGTERM')).toEqual({ code: 0, signal: null });
});

test('a database that is moved away is noticed with nobody asking, refused, and used again when it is back', async () => {
  const admin = await Administrator.start();
  const { server } = admin;
  const { room } = await createRoom(server);
  renameSync(server.database, `${server.database}.away`);
  await server.program.prints(/critical .*the file of the database was deleted or moved away while the server runs/);
  const answer = await create(server);
  expect(answer.status).toBe(503);
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'storage_unavailable' });
  const { status, text } = await readiness(server);
  expect(status).toBe(503);
  for (const told of ['not_ready', 'storage', 'the file of the database was deleted or moved away']) expect(text).toContain(told);
  expect((await getRoom(server, room.id)).id).toBe(room.id);
  renameSync(`${server.database}.away`, server.database);
  await server.program.prints(/in its place again/);
  await createRoom(server);
  expect((await readiness(server)).status).toBe(200);
  expect(await server.program.stop('SIGTERM')).toEqual({ code: 0, signal: null });
  expect(await run('verify', server.database)).toMatchObject({ code: 0 });
});

test('a database that is deleted can still be backed up, and nothing that was acknowledged is lost', async () => {
  const admin = await Administrator.start();
  const { server } = admin;
  const { room } = await createRoom(server);
  for (const end of ['', '-wal', '-shm']) rmSync(server.database + end);
  expect((await create(server)).status).toBe(503);
  const made = await call(server, '/api/v1/admin/backups', { method: 'POST', token: admin.token });
  expect(made.status).toBe(201);
  const { file } = JSON.parse(made.text) as { file: string };
  await server.program.stop('SIGTERM');
  const copy = `${server.database}.copy`;
  copyFileSync(join(admin.backups, file), copy);
  expect(await run('verify', copy)).toMatchObject({ code: 0 });
  expect((await getRoom(await Server.start(copy), room.id)).id).toBe(room.id);
});

test('a write-ahead log that is deleted under a server is noticed, and what was in it is in the database', async () => {
  const server = await Server.start();
  const { room } = await createRoom(server);
  rmSync(`${server.database}-wal`);
  await server.program.prints(/write-ahead log \(-wal\) was deleted or moved away/);
  expect((await create(server)).status).toBe(503);
  expect(await server.program.stop('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
  const again = await Server.start(server.database, 0, ['--log-level', 'warn']);
  expect(again.program.output).not.toContain('lacks decisions');
  expect((await getRoom(again, room.id)).id).toBe(room.id);
});

test('a limit of the size of files is a full disk: refused, read on, and written again with more room', async () => {
  const server = await Server.start(undefined, 0, ['--rooms-per-hour', '0', '--unstarted-rooms', '0'], {}, 'ulimit -Sf 400');
  let answer = await create(server);
  const { id } = (JSON.parse(answer.text) as { room: { id: string } }).room;
  while (answer.status === 201) answer = await create(server);
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'storage_unavailable' });
  expect((await getRoom(server, id)).id).toBe(id);
  expect(await run('verify', server.database)).toMatchObject({ code: 0 });
  await new Program('/usr/bin/prlimit', ['--fsize=unlimited', '--pid', String(server.program.pid)]).exited;
  expect((await create(server)).status).toBe(201);
  expect(await server.program.stop('SIGTERM')).toEqual({ code: 0, signal: null });
});

test('what another program has locked is refused in time, is read on, and is written again afterwards', async () => {
  const server = await Server.start();
  const { room } = await createRoom(server);
  const letGo = await lockWith(server.database, 'begin exclusive');
  const refusal = create(server);
  expect((await getRoom(server, room.id)).id).toBe(room.id);
  expect(JSON.parse((await refusal).text)).toMatchObject({ code: 'storage_unavailable' });
  await letGo();
  expect((await create(server)).status).toBe(201);
});

test('places that are none are told in one sentence', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'folder.db'));
  await new Program('/usr/bin/mkfifo', [join(folder, 'fifo.db')]).exited;
  for (const [place, told] of [
    [join(folder, 'folder.db'), /Is a directory/],
    [join(folder, 'fifo.db'), /no file/],
    [join(folder, 'none', 'at.db'), /No such file or directory/],
  ] as const) {
    const { code, output } = await run('--port', '0', '--database', place, '--log-level', 'off');
    expect(code).toBe(1);
    expect(output).toMatch(/^mistward: [^\n]*$/);
    expect(output).toMatch(told);
  }
});

test('a process that may open few files says so, or serves as many as it may', async () => {
  const few = await Server.start(undefined, 0, ['--log-level', 'warn'], {}, 'ulimit -n 100');
  expect(few.program.output).toMatch(/limit of open files leaves room for 36 connections/);
  await createRoom(few);
  await expect(Server.start(undefined, 0, [], {}, 'ulimit -n 40')).rejects.toThrow(/may not open enough files/);
});

test('whatever the umask is, nobody else can read the database, what is beside it, or its backups', async () => {
  const admin = await Administrator.start([], undefined, 'umask 000');
  await createRoom(admin.server);
  const { file } = JSON.parse((await call(admin.server, '/api/v1/admin/backups', { method: 'POST', token: admin.token })).text) as { file: string };
  const { database } = admin.server;
  for (const path of [database, `${database}-wal`, `${database}-shm`, `${database}.lock`, `${database}.mark`, join(admin.backups, file)]) {
    expect(statSync(path).mode & 0o077, path).toBe(0);
  }
});

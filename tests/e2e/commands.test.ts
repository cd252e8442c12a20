import { existsSync, statSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { selfSigned, tlsOptions } from './harness/certificates.ts';
import { getLog, getRoom, getState, listRooms } from './harness/http.ts';
import { play, seededRandom } from './harness/play.ts';
import { ended, newDatabase, Program, run, Server } from './harness/server.ts';
import { seatedTable, settled } from './harness/table.ts';

test('a backup taken while four players decide is a database that the server of another host can go on with', async () => {
  const server = await Server.start();
  const backup = `${server.database}.backup`;
  const { room, players } = await seatedTable(server, ['Ana', 'Ben', 'Cy', 'Dee'], { game: 'ghosts' });
  const random = seededRandom(4);
  const playing = Promise.all(players.map((player) => play(player, random)));
  await players[0]!.until('a game in full swing', () => players[0]!.seq >= 20);
  const before = players[0]!.seq;
  expect(await run('backup', server.database, backup)).toMatchObject({ code: 0 });
  await playing;
  const log = await getLog(server, room);
  expect(statSync(backup).mode & 0o777).toBe(0o600);

  const other = await Server.start(backup);
  const saved = await getLog(other, room);
  expect(saved.length).toBeGreaterThanOrEqual(before);
  expect(saved.length).toBeLessThan(log.length);
  expect(saved).toEqual(log.slice(0, saved.length));
});

test('a backup of a killed server has what it acknowledged, and brings it back in the place of what came later', async () => {
  const server = await Server.start();
  const backup = `${server.database}.backup`;
  const { room, players } = await seatedTable(server, ['Ana', 'Ben'], { game: 'ghosts' });
  const random = seededRandom(9);
  const playTo = async (seq: number) => {
    await Promise.all(players.map((player) => play(player, random, (client) => client.seq >= seq)));
    await settled(players);
  };
  await playTo(15);
  const acknowledged = await getState(server, room);
  await server.program.stop('SIGKILL');
  expect(await run('backup', server.database, backup)).toMatchObject({ code: 0 });

  const later = await Server.start(server.database);
  await seatedTable(later);
  expect(await listRooms(later)).toHaveLength(2);
  expect(await run('restore', backup, server.database)).toMatchObject({ code: 1, output: expect.stringContaining('in use by another Mistward server') as string });
  await later.program.stop('SIGKILL');
  const restored = await run('restore', backup, server.database);
  expect(restored.code).toBe(0);
  const kept = /is kept as (.*)$/.exec(restored.output)?.[1];

  const back = await Server.start(server.database);
  expect(await listRooms(back)).toHaveLength(1);
  expect(await getState(back, room)).toEqual(acknowledged);
  expect(await listRooms(await Server.start(kept))).toHaveLength(2);
});

test('a backup never replaces a file unless it is told to', async () => {
  const server = await Server.start();
  const target = `${server.database}.backup`;
  writeFileSync(target, 'mine');
  expect(await run('backup', server.database, target)).toEqual({ code: 1, output: `mistward: ${target} exists already; nothing was written` });
  expect(await run('backup', '--force', server.database, target)).toMatchObject({ code: 0 });
  expect(await run('backup', '--force', server.database, server.database)).toMatchObject({ code: 1 });
  const { room } = await seatedTable(server);
  expect((await getRoom(server, room)).status).toBe('playing');
});

test('migrate tells what it would do, leaves a database in use alone, and makes none', async () => {
  const server = await Server.start();
  expect(await run('migrate', '--dry-run', server.database)).toEqual({ code: 0, output: `${server.database}: up to date` });
  expect(await run('migrate', server.database)).toMatchObject({ code: 1, output: expect.stringContaining('in use') as string });
  await server.program.stop('SIGTERM');
  expect(await run('migrate', server.database)).toEqual({ code: 0, output: `${server.database}: up to date` });
  const none = `${server.database}.none`;
  expect(await run('migrate', none)).toEqual({ code: 1, output: `mistward: there is no database ${none}` });
  expect(existsSync(none)).toBe(false);
});

test('healthcheck ends with 0 while the server answers, with 1 when it is gone', async () => {
  const server = await Server.start();
  expect(await run('healthcheck', server.url)).toEqual({ code: 0, output: `${server.url} answers 200` });
  expect(await run('healthcheck', '--port', String(server.port))).toMatchObject({ code: 0 });
  await server.program.stop('SIGKILL');
  const gone = await run('healthcheck', server.url);
  expect(gone).toMatchObject({ code: 1, output: expect.stringContaining('does not answer') as string });
});

test('healthcheck asks a server with TLS: at the loopback any certificate will do, at a URL the right one', async () => {
  const files = selfSigned('first');
  const server = await Server.start(newDatabase(), 0, tlsOptions(files));
  const check = (environment: Record<string, string>, ...args: string[]) =>
    ended(new Program('mistward', ['healthcheck', ...args], environment));
  const well = { code: 0, output: `${server.url} answers 200` };
  const tls = { MISTWARD_TLS_CERTIFICATE: files.certificate, MISTWARD_TLS_KEY: files.key };
  const container = { MISTWARD_PORT: String(server.port), ...tls };
  expect(await check(container)).toEqual(well);
  expect(await check({ SSL_CERT_FILE: files.certificate }, server.url)).toEqual(well);
  expect(await check({}, '--insecure', server.url)).toEqual(well);

  const refused = { code: 1, output: expect.stringMatching(/is refused by TLS: certificate verify failed/) as string };
  expect(await check({}, server.url)).toMatchObject(refused);
  const elsewhere = selfSigned('other', undefined, 'DNS:games.example');
  const other = await Server.start(newDatabase(), 0, tlsOptions(elsewhere));
  expect(await check({ SSL_CERT_FILE: elsewhere.certificate }, other.url)).toMatchObject(refused);
  expect(await check({ MISTWARD_PORT: String(server.port) })).toMatchObject({ code: 1 });
  await server.program.stop('SIGKILL');
  expect(await check(container)).toMatchObject({ code: 1, output: expect.stringContaining('does not answer') as string });
});

test.each([
  ['127.0.0.9', '127.0.0.9'],
  ['0.0.0.0', '127.0.0.1'],
  ['::1', '[::1]'],
  ['::', '[::1]'],
])('healthcheck looks where a server listens at %s', async (address, reached) => {
  const database = newDatabase();
  const server = new Program('mistward', ['--port', '0', '--database', database], { MISTWARD_ADDRESS: address });
  const port = (await server.prints(/is ready: http:\S+:([0-9]+)\//))[1]!;
  const well = { code: 0, output: `http://${reached}:${port} answers 200` };
  const environment = { MISTWARD_ADDRESS: address, MISTWARD_PORT: port };
  expect(await ended(new Program('mistward', ['healthcheck'], environment))).toEqual(well);
  expect(await run('healthcheck', '--address', address, '--port', port)).toEqual(well);
  expect(await run('--address', address, '--port', port, 'healthcheck')).toEqual(well);
});

test('healthcheck does not guess a port that the system has chosen', async () => {
  const { code, output } = await ended(new Program('mistward', ['healthcheck'], { MISTWARD_PORT: '0' }));
  expect([code, output]).toEqual([1, expect.stringContaining('give its URL')]);
});

test('a subcommand that lacks something, or is told something wrong, ends with 2', async () => {
  for (const args of [['backup'], ['backup', 'a.db'], ['restore', 'a.db'], ['migrate'], ['backup', 'a', 'b', '--forse'], ['healthcheck', 'ftp://here']]) {
    expect((await run(...args)).code, args.join(' ')).toBe(2);
  }
});

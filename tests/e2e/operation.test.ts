import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, readdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { expect, test } from 'vitest';
import { type CertificateFiles, selfSigned } from './harness/certificates.ts';
import { call, createRoom } from './harness/http.ts';
import { newDatabase, newFolder, run, Server } from './harness/server.ts';

const pathOf = (path: string) => new URL(`../../${path}`, import.meta.url).pathname;

/** The name in the certificate that a server shows to who connects now. */
function shownName(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port: server.port, rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().subject.CN as string);
      socket.end();
    });
    socket.on('error', reject);
  });
}

/** What certbot keeps of a certificate, as its hook finds it. */
function lineage(name: string): string {
  const folder = newFolder();
  const files: CertificateFiles = { certificate: join(folder, 'fullchain.pem'), key: join(folder, 'privkey.pem') };
  selfSigned(name, files);
  return folder;
}

test("certbot's hook brings a renewed certificate to a server that goes on", async () => {
  const state = newFolder();
  const first = lineage('first');
  for (const file of ['fullchain.pem', 'privkey.pem']) copyFileSync(join(first, file), join(state, file));
  const tls = ['--tls-certificate', join(state, 'fullchain.pem'), '--tls-key', join(state, 'privkey.pem')];
  const server = await Server.start(newDatabase(), 0, tls);
  expect(await shownName(server)).toBe('first');

  // What `systemctl reload` comes to, by the unit's ExecReload.
  const unit = readFileSync(pathOf('server/mistward.service.in'), 'utf8');
  expect(unit).toContain('\nExecReload=/bin/sh -c "kill -HUP $MAINPID"\n');
  const bin = newFolder();
  writeFileSync(join(bin, 'systemctl'), '#!/bin/sh\n[ "$*" = "try-reload-or-restart mistward" ] && kill -HUP "$MAINPID"\n');
  chmodSync(join(bin, 'systemctl'), 0o755);
  const env = { PATH: `${bin}:${process.env['PATH']}`, MAINPID: String(server.program.pid), MISTWARD_STATE: state, RENEWED_LINEAGE: lineage('renewed') };
  expect(spawnSync(pathOf('server/certbot-hook.sh'), { env, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  await server.program.prints(/the TLS certificate was read again/);
  expect(await shownName(server)).toBe('renewed');
  expect(readdirSync(state).sort()).toEqual(['fullchain.pem', 'privkey.pem']);
});

test('the unit is one that systemd takes, and lets through what the server needs', ({ skip }) => {
  if (spawnSync('systemd-analyze', ['--version']).status !== 0) skip();
  const settings: Record<string, string> = {
    USE: '# One server', UNIT: 'mistward', UNIT_DESCRIPTION: 'Mistward', DOCUMENTS: '/usr/share/doc/mistward', UNIT_SETTINGS: '',
  };
  const unit = readFileSync(pathOf('server/mistward.service.in'), 'utf8')
    .replace('@MISTWARD_BINARIES@/mistward', '/bin/true')
    .replace('@MISTWARD_UNIT_USE@', '# One server')
    .replace(/@MISTWARD_(\w+)@/g, (_, name: string) => settings[name]!);
  const file = join(newFolder(), 'mistward.service');
  writeFileSync(file, unit);
  expect(spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  const args = ['security', '--offline=true', '--threshold=20', '--no-pager', file];
  const { status, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
  expect(stdout).toMatch(/AF_UNIX +Service may allocate local sockets/);
  expect(stdout).toMatch(/@resources is included \(e\.g\. setpriority is allowed\)/);
  expect(stdout).toMatch(/✓ SystemCallFilter=~@privileged/);
});

/** The samples of `/metrics`, by name and labels. */
async function samples(server: Server): Promise<Map<string, number>> {
  const { text } = await call(server, '/metrics');
  const lines = text.split('\n').filter((line) => /^\w/.test(line));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]));
}

test('the process, the database and the disk are in the metrics as the system has them', async () => {
  const begun = Date.now() / 1000;
  const database = newDatabase();
  const backups = join(newFolder(), 'not', 'there', 'yet');
  const server = await Server.start(database, 0, ['--backups', backups]);
  const before = await samples(server);
  for (let i = 0; i < 20; i += 1) await createRoom(server);
  const after = await samples(server);
  const proc = (file: string) => readFileSync(`/proc/${server.program.pid}/${file}`, 'utf8');
  expect(after.get('process_cpu_seconds_total')).toBeGreaterThan(before.get('process_cpu_seconds_total')!);
  expect(after.get('process_cpu_seconds_total')).toBeLessThan(30);
  const resident = Number(/VmRSS:\s+(\d+)/.exec(proc('status'))![1]) * 1024;
  expect(Math.abs(after.get('process_resident_memory_bytes')! / resident - 1)).toBeLessThan(0.2);
  const open = readdirSync(`/proc/${server.program.pid}/fd`).length;
  expect(Math.abs(after.get('process_open_fds')! - open)).toBeLessThan(5);
  expect(after.get('process_max_fds')).toBe(Number(/Max open files\s+(\d+)/.exec(proc('limits'))![1]));
  expect(Math.abs(after.get('process_start_time_seconds')! - begun)).toBeLessThan(30);
  expect([...after.keys()].filter((name) => name.startsWith('mistward_build_info{'))).toHaveLength(1);
  expect(after.get('mistward_database_bytes')).toBeGreaterThan(before.get('mistward_database_bytes')!);
  const { bavail, bsize, blocks } = statfsSync(database);
  for (const disk of ['database', 'backups']) {
    expect(after.get(`mistward_disk_bytes{disk="${disk}"}`)).toBeCloseTo(blocks * bsize, -6);
    expect(Math.abs(after.get(`mistward_disk_free_bytes{disk="${disk}"}`)! - bavail * bsize)).toBeLessThan(5e9);
  }
});

test('a log in JSON has one object a line, also where a line has quotes and controls in it', async () => {
  const database = join(newFolder(), 'a "quoted"\tname.db');
  const server = await Server.start(database, 0, ['--log-format', 'json']);
  server.program.signal('SIGHUP');
  await server.program.prints(/SIGHUP reads/);
  await server.program.stop('SIGTERM');
  const lines = server.program.output.trim().split('\n').filter((line) => !line.startsWith('Mistward is ready'));
  const objects = lines.map((line) => JSON.parse(line) as Record<string, string>);
  expect(objects.length).toBeGreaterThan(2);
  for (const object of objects) {
    expect(Object.keys(object)).toEqual(['time', 'level', 'message']);
    expect(object['time']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  }
  expect(objects.map(({ message }) => message).join('\n')).toContain(`database ${database},`);
});

test('an access log has a line for each request, and nothing that a client wrote into a path, a query or a field', async () => {
  const file = join(newFolder(), 'access.log');
  const server = await Server.start(newDatabase(), 0, ['--access-log', file]);
  const secret = 'a-secret-that-nobody-may-read';
  const { room } = await createRoom(server);
  await fetch(`${server.url}/api/v1/rooms/${room.id}?token=${secret}`, { headers: { authorization: `Bearer ${secret}` } });
  await fetch(`${server.url}/${secret}?word=${secret}`);
  await fetch(`${server.url}/api/v1/rooms/${room.id}/${secret}`, { method: 'DELETE' });
  await server.program.stop('SIGTERM');
  const text = readFileSync(file, 'utf8');
  expect(text).not.toContain(secret);
  expect(text).not.toContain(room.id);
  const time = '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z 127\\.0\\.0\\.1';
  const lines = text.trim().split('\n');
  expect(lines).toHaveLength(4);
  for (const [i, said] of ['POST /api/v1/rooms 201', 'GET /api/v1/rooms/{room} \\d{3}', 'GET - 404', 'DELETE - 404'].entries()) {
    expect(lines[i]).toMatch(new RegExp(`${time} ${said} [\\d.]+ms$`));
  }
});

test('an access log in JSON goes to the standard output, or the server says why it cannot be written', async () => {
  const server = await Server.start(newDatabase(), 0, ['--access-log', '-', '--log-format', 'json']);
  await fetch(`${server.url}/healthz`);
  const [line] = await server.program.prints(/^\{.*"route".*\}$/m);
  expect(JSON.parse(line)).toMatchObject({ address: '127.0.0.1', method: 'GET', route: '/healthz', status: 200 });
  const { code, output } = await run('--port', '0', '--database', newDatabase(), '--log-level', 'off', '--access-log', '/dev/null/a.log');
  expect(code).toBe(1);
  expect(output).toMatch(/^mistward: the access log cannot be written: .*$/);
});

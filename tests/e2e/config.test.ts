import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createRoom } from './harness/http.ts';
import { ended, newDatabase, newFolder, Program, run, Server } from './harness/server.ts';

/** A configuration file with these lines. */
function configuration(...lines: string[]): string {
  const file = join(newFolder(), 'mistward.toml');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

/** What is in effect, as `--help` has it. */
async function inEffect(flag: string, args: string[], environment: Record<string, string> = {}): Promise<string | undefined> {
  const { code, output } = await ended(new Program('mistward', [...args, '--help'], environment));
  expect(code, output).toBe(0);
  return new RegExp(`^ {2}${flag} [^=]*=(.*?)(?: \\.\\.\\.)? \\(Env`, 'm').exec(output)?.[1];
}

test('a flag wins over the environment, that over the file, that over the profile, that over the default', async () => {
  const flag = '--rooms-per-hour';
  const file = configuration('profile = "internet"', 'rooms-per-hour = 41');
  const only = configuration('profile = "internet"');
  expect(await inEffect(flag, [])).toBe('120');
  expect(await inEffect(flag, ['--profile', 'internet'])).toBe('30');
  expect(await inEffect(flag, ['--config', only])).toBe('30');
  expect(await inEffect(flag, ['--config', file])).toBe('41');
  expect(await inEffect(flag, [], { MISTWARD_CONFIG: file })).toBe('41');
  expect(await inEffect(flag, ['--config', only, '--profile', 'club'])).toBe('600');
  expect(await inEffect(flag, ['--config', only], { MISTWARD_PROFILE: 'club' })).toBe('600');
});

test('every profile is one that a server starts with', async () => {
  for (const profile of ['home', 'club', 'internet']) {
    await createRoom(await Server.start(newDatabase(), 0, ['--profile', profile]));
  }
});

/** How many rooms a server lets one address make in an hour. */
async function roomsAnHour(args: string[], environment: Record<string, string> = {}): Promise<number> {
  const server = await Server.start(newDatabase(), 0, args, environment);
  const answer = await fetch(`${server.url}/api/v1/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Friday mist', seats: 2 }),
  });
  return Number(/"rooms";q=(\d+)/.exec(answer.headers.get('ratelimit-policy') ?? '')?.[1]);
}

test('a running server goes by the same order', async () => {
  const file = configuration('profile = "internet"', 'rooms-per-hour = 41 # a comment');
  const environment = { MISTWARD_ROOMS_PER_HOUR: '42' };
  expect(await roomsAnHour(['--profile', 'internet'])).toBe(30);
  expect(await roomsAnHour(['--config', file])).toBe(41);
  expect(await roomsAnHour(['--config', file], environment)).toBe(42);
  expect(await roomsAnHour(['--config', file, '--rooms-per-hour', '43'], environment)).toBe(43);
});

test('a file has texts with hashes and commas, numbers, truths and lists', async () => {
  const file = configuration(
    '# a comment',
    '',
    'trust-proxy = ["192.0.2.1", "198.51.100.0/24"] # another',
    "push-contact = 'https://example.org/#host,s'",
    'metrics-open = true',
    'commands-per-second = 12.5',
  );
  expect(await inEffect('--trust-proxy', ['--config', file])).toBe('192.0.2.1,198.51.100.0/24');
  expect(await inEffect('--push-contact', ['--config', file])).toBe('https://example.org/#host,s');
  expect(await inEffect('--commands-per-second', ['--config', file])).toBe('12.5');
  const server = await Server.start(newDatabase(), 0, ['--config', file]);
  expect((await fetch(`${server.url}/metrics`, { headers: { via: '1.1 proxy' } })).status).toBe(200);
});

test('what a file has wrong is told in one sentence, with the key and the nearest right one, and ends with 2', async () => {
  for (const [line, said] of [
    ['max-conections = 5', /no key "max-conections"; did you mean "max-connections"\?$/],
    ['MISTWARD_PORT = 5', /no key "MISTWARD_PORT"$/],
    ['config = "other.toml"', /no key "config"/],
    ['port = "many"', /"port": .*many/],
    ['port = 70000', /"port": .*70000/],
    ['port = [1, 2]', /"port" takes one value/],
    ['address = 0.0.0.0 1.1.1.1', /"address" takes one value/],
    ['profile = "garden"', /"profile": .*garden/],
    ['port = 1\naddress = "::"\nport = 2', /"port" is there twice$/],
    ['[server]\nport = 1', /no tables, so "server" means nothing$/],
    ['backup-at = "25:00"', /"backup-at": .*time of day/],
  ] as [string, RegExp][]) {
    const file = configuration(line);
    const { code, output } = await run('--config', file);
    expect(output).toMatch(said);
    expect(output.startsWith(`mistward: ${file}: `)).toBe(true);
    expect(output.split('\n')).toHaveLength(1);
    expect(code).toBe(2);
  }
  const missing = await run('--config', '/nowhere.toml');
  expect(missing).toEqual({ code: 2, output: 'mistward: the configuration file /nowhere.toml cannot be read' });
  expect((await run('--profile', 'garden')).code).toBe(2);
});

test('a certificate without its key is refused, wherever either stands', async () => {
  const file = configuration('tls-certificate = "/etc/a.pem"');
  for (const args of [['--config', file], ['--tls-key', '/etc/b.pem']]) {
    const { code, output } = await run(...args);
    expect(code).toBe(2);
    expect(output).toContain('--tls-certificate and --tls-key');
  }
});

test('subcommands go by the file as well', async () => {
  const server = await Server.start();
  const file = configuration(`port = ${server.port}`, 'keep-chat-days = 7.5');
  expect(await run('--config', file, 'healthcheck')).toMatchObject({ code: 0, output: expect.stringContaining(`:${server.port}`) as string });
  expect((await run('--config', file, 'prune', '--help')).output).toMatch(/--keep-chat-days FLOAT[^=]*=7\.5 /);
});

test("systemd's credentials give the token, TLS and the database, below the file", async () => {
  const folder = newFolder();
  const database = newDatabase();
  writeFileSync(join(folder, 'admin-token'), 'a token of thirty-two bytes at least\n'.replaceAll(' ', '-'));
  writeFileSync(join(folder, 'database'), `${database}\n`);
  const environment = { CREDENTIALS_DIRECTORY: folder };
  expect(await inEffect('--database', [], environment)).toBe(database);
  expect(await inEffect('--database', ['--config', configuration('database = "other.db"')], environment)).toBe('other.db');
  const server = await Server.start(newDatabase(), 0, [], environment);
  const ask = (token: string) => fetch(`${server.url}/api/v1/admin/bans`, { headers: { authorization: `Bearer ${token}` } });
  expect((await ask('a-token-of-thirty-two-bytes-at-least')).status).toBe(200);
  const named = 'another-token-of-the-environment-itself';
  const other = await Server.start(newDatabase(), 0, [], { ...environment, MISTWARD_ADMIN_TOKEN: named });
  expect((await fetch(`${other.url}/api/v1/admin/bans`, { headers: { authorization: `Bearer ${named}` } })).status).toBe(200);
  mkdirSync(join(folder, 'empty'));
  await createRoom(await Server.start(newDatabase(), 0, [], { CREDENTIALS_DIRECTORY: join(folder, 'empty') }));
});

test('credentials that cannot be seen are none, of which the host is told; one that cannot be read is an error', async () => {
  const folder = newFolder();
  const loop = join(folder, 'loop');
  symlinkSync(loop, loop);
  const server = await Server.start(newDatabase(), 0, [], { CREDENTIALS_DIRECTORY: loop });
  expect(server.program.output).toMatch(/^mistward: there may be a credential .*admin-token, but it cannot be seen: /m);
  mkdirSync(join(folder, 'database'));
  const { code, output } = await ended(new Program('mistward', ['--port', '0'], { CREDENTIALS_DIRECTORY: folder }));
  expect([code, output]).toEqual([2, expect.stringMatching(/^mistward: the credential .*database cannot be read$/m)]);
});

const text = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the reference is what the program prints, and has every option', async () => {
  const { code, output } = await run('reference');
  expect(code).toBe(0);
  expect(output).not.toMatch(/\.\.$/m);
  expect(text('server/OPTIONS.md').trim()).toBe(output);
  const options = [...(await run('--help')).output.matchAll(/^ {2}(--[a-z-]+) .*\(Env:(MISTWARD_[A-Z_]+)\)/gm)];
  expect(options.length).toBeGreaterThan(40);
  for (const [, flag, variable] of options) {
    expect(output).toContain(`| \`${flag}\` |`);
    expect(variable).toBe(`MISTWARD_${flag!.slice(2).toUpperCase().replaceAll('-', '_')}`);
  }
});

test('the README names at most twelve options, all of which there are', async () => {
  const named = [...text('README.md').matchAll(/^\| (`--.*?) \|/gm)].flatMap(([, cell]) => cell!.match(/--[a-z-]+/g)!);
  expect(named.length).toBeGreaterThan(7);
  expect(named.length).toBeLessThanOrEqual(12);
  const { output } = await run('reference');
  for (const flag of named) expect(output).toContain(`| \`${flag}\` |`);
});

test('the file of the package is a configuration, as it is and with every line in use', async () => {
  const shipped = text('server/mistward.toml');
  const keys = [...shipped.matchAll(/^#?([a-z-]+) = /gm)].map(([, key]) => key);
  expect(keys.length).toBeGreaterThan(10);
  const inUse = configuration(...shipped.split('\n').map((line) => line.replace(/^#([a-z-]+ = )/, '$1')));
  expect(await inEffect('--profile', ['--config', configuration(shipped)])).toBe('home');
  expect(await inEffect('--port', ['--config', configuration(shipped)])).toBe('8080');
  expect(await inEffect('--backup-at', ['--config', inUse])).toBe('03:30');
  expect(await inEffect('--trust-proxy', ['--config', inUse])).toBe('127.0.0.1,172.18.0.0/16');
});

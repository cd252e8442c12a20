import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newDatabase, run, Server } from './harness/server.ts';

test('a port that is taken is told in one sentence', async () => {
  const server = await Server.start();
  const second = await run('--port', String(server.port), '--database', newDatabase(), '--log-level', 'off');
  expect(second.code).toBe(1);
  expect(second.output).toMatch(new RegExp(`^mistward: .*port ${server.port}.* taken .*--port$`));
});

test('a database that another server uses is told in one sentence, and left alone', async () => {
  const server = await Server.start();
  const second = await run('--port', '0', '--database', server.database, '--log-level', 'off');
  expect(second.code).toBe(1);
  expect(second.output).toMatch(/^mistward: the database .* is in use .*$/);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test('a folder that is not there and a tile set that is none are told in one sentence', async () => {
  for (const args of [
    ['--database', '/nowhere/at/all.db'],
    ['--database', newDatabase(), '--tileset', '/nowhere.json'],
  ]) {
    const { code, output } = await run('--port', '0', '--log-level', 'off', ...args);
    expect(code).toBe(1);
    expect(output).toMatch(/^mistward: .*\/nowhere.*$/);
  }
});

test('help and version end with 0, an unknown flag with 2', async () => {
  const help = await run('--help');
  expect(help.code).toBe(0);
  for (const flag of ['--address', '--port', '--database', '--tileset', '--page', '--allow-origin', '--max-connections']) {
    expect(help.output).toContain(flag);
  }
  expect(await run('--version')).toMatchObject({ code: 0, output: expect.stringMatching(/^mistward \d+\.\d+\.\d+$/) as string });
  expect((await run('--prot', '1')).code).toBe(2);
});

test('the first line of the log says the version, the commit and the address', async () => {
  const { output: version } = await run('--version');
  const line = `^\\S+Z info ${version.replaceAll('.', '\\.')}, commit (unknown|[0-9A-Za-z._-]{7,}), for 127\\.0\\.0\\.1, `;
  const server = await Server.start();
  expect(server.program.output).toMatch(new RegExp(`${line}any port\\n`));
  const taken = await run('--port', String(server.port), '--database', newDatabase());
  expect(taken.output).toMatch(new RegExp(`${line}port ${server.port}\\n`));
});

const text = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const flagsIn = (words: string) => new Set([...words.matchAll(/(?<![\w-])--[a-z][a-z-]*/g)].map(([flag]) => flag));

test('every option of the server that its documents name exists, and the README names few', async () => {
  const help = await run('--help');
  const commands = [...help.output.split('Subcommands:')[1]!.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name!);
  expect(commands.length).toBeGreaterThan(8);
  const known = flagsIn(help.output);
  for (const name of commands) {
    for (const flag of flagsIn((await run(name, '--help')).output)) known.add(flag);
    expect(text('server/hosting/README.md')).toMatch(new RegExp(`\\| \`${name}[ \`]`));
  }
  const hosting = ['README', 'backups', 'configure', 'limits', 'monitoring', 'nodes', 'tls', 'upgrade'];
  // Blocks of code also name what other programs take.
  const prose = hosting.map((name) => text(`server/hosting/${name}.md`).replace(/^ {4}.*$/gm, '')).join('');
  const unknown = [...flagsIn(prose)].filter((flag) => !known.has(flag));
  expect(unknown).toEqual([]);
  expect(flagsIn(text('README.md')).size).toBeLessThanOrEqual(15);
  const own = [...flagsIn(text('README.md'))].filter((flag) => known.has(flag) && flag !== '--help');
  expect(own.length).toBeLessThanOrEqual(12);
});

test('ages are as the host reads them', async () => {
  const help = await run('--help');
  const ages = [...help.output.matchAll(/^ {2}--keep-[a-z-]+-(hours|days) .*=([0-9]+) \(Env/gm)];
  expect(ages).toHaveLength(7);
  for (const [line, unit, value] of ages) {
    const flag = /--keep-[a-z-]+/.exec(line)![0];
    const days = unit === 'hours' ? Number(value) / 24 : Number(value);
    const shown = days === 0 ? 'for ever' : `${days} days`;
    expect(text('server/hosting/configure.md')).toContain(`| ${shown} | \`${flag}\` |`);
  }
});

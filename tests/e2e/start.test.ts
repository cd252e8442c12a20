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

test("the server's README has every subcommand", async () => {
  const help = await run('--help');
  const readme = readFileSync(new URL('../../server/README.md', import.meta.url), 'utf8');
  const commands = [...help.output.split('Subcommands:')[1]!.matchAll(/^ {2}([a-z]+) /gm)];
  expect(commands.length).toBeGreaterThan(8);
  for (const [, name] of commands) expect(readme).toMatch(new RegExp(`\\| \`${name}[ \`]`));
});

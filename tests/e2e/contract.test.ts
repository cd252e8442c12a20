import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breaks } from './harness/contract/breaks.ts';
import { commandsOf, type Contract, contractOf } from './harness/contract/contract.ts';
import { call } from './harness/http.ts';
import { ended, newDatabase, Program, Server } from './harness/server.ts';

// What 1.0 promises is kept in a file; see "Changes" of the protocol guide. MISTWARD_KEEP_CONTRACT=1 writes it anew, which is
// only for a version that may break with it.

const kKept = new URL('../../protocol/contract/1.0.json', import.meta.url);

const helpOf = async (program: string, ...command: string[]) => (await ended(new Program(program, [...command, '--help']))).output;

async function contractNow(): Promise<Contract> {
  const server = await Server.start(newDatabase(), 0, [], { MISTWARD_ADMIN_TOKEN: 'a'.repeat(32) });
  const read = async (path: string) => JSON.parse((await call(server, path)).text) as Record<string, unknown>;
  const helps: Record<string, string> = { mistward: await helpOf('mistward'), 'mistward-bot': await helpOf('mistward-bot') };
  for (const command of commandsOf(helps['mistward']!)) helps[`mistward ${command}`] = await helpOf('mistward', command);
  return contractOf(await read('/api/openapi.json'), await read('/api/asyncapi.json'), helps);
}

/** One line for each route, message and schema, so that a change of it is read in a difference. */
function written(contract: Contract): string {
  const lines = (part: object) => {
    const entries = Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1));
    return entries.map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(',\n');
  };
  const { flags, ...rest } = contract;
  const parts = Object.entries(rest).map(([name, part]) => `  "${name}": {\n${lines(part)}\n  }`);
  return `{\n  "flags": ${JSON.stringify(flags, null, 4).replace(/\]$/, '  ]')},\n${parts.join(',\n')}\n}\n`;
}

test('nothing is broken that 1.0 promised', async () => {
  const now = await contractNow();
  if (process.env['MISTWARD_KEEP_CONTRACT']) writeFileSync(kKept, written(now));
  const kept = JSON.parse(readFileSync(kKept, 'utf8')) as Contract;
  expect(breaks(kept, now)).toEqual([]);

  // It would be seen: the kept contract is large, and less than it is a break.
  expect(Object.keys(kept.routes).length).toBeGreaterThan(80);
  expect(kept.flags.length).toBeGreaterThan(100);
  const spoilt = structuredClone(now);
  delete spoilt.routes['POST /api/v1/rooms'];
  delete spoilt.errors['stale_seq'];
  spoilt.flags = spoilt.flags.filter((flag) => flag !== 'mistward --port');
  expect(breaks(kept, spoilt)).toEqual(['the route POST /api/v1/rooms is gone', 'mistward --port is gone', 'the error code stale_seq is gone']);
});

// Puts the same load on one Mistward with SQLite and on 1, 2 and 4 that share a PostgreSQL, and prints one table; see
// tests/bench/README.md. For script/bench --nodes, inside script/postgresql.
//   node tests/bench/server/nodes.mjs [--rounds N] [--rooms N] [--seconds N] [--server FILE]
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

import { freePort, kBuild, kPrograms, kUnlimited, median, mustSucceed, shown, start } from './programs.mjs';

const kSaturated = ['--warm', '0', '--warm-moves', '15'];
const kPaced = ['--rate', '500'];

const kCases = [
  { name: 'SQLite', nodes: 0, load: kSaturated },
  { name: 'PostgreSQL, 1 node', nodes: 1, load: kSaturated },
  { name: '2 nodes', nodes: 2, load: kSaturated },
  { name: '4 nodes', nodes: 4, load: kSaturated },
  { name: '2 nodes, each move by way of the other', nodes: 2, load: [...kSaturated, '--hop'] },
  { name: 'SQLite, 500 moves/s', nodes: 0, load: kPaced },
  { name: 'PostgreSQL, 1 node, 500 moves/s', nodes: 1, load: kPaced },
  { name: '2 nodes, 500 moves/s', nodes: 2, load: kPaced },
  { name: '4 nodes, 500 moves/s', nodes: 4, load: kPaced },
  { name: '2 nodes, by way of the other, 500 moves/s', nodes: 2, load: [...kPaced, '--hop'] },
];

const kColumns = [
  { title: 'moves/s', key: 'moves_per_second', digits: 0 },
  { title: 'servers, CPU s per 10,000 moves', key: 'cpu_seconds_per_10000_moves', digits: 2 },
  { title: 'database, CPU s per 10,000 moves', key: 'database_cpu_seconds_per_10000_moves', digits: 2 },
  { title: 'writes per commit', key: 'writes_per_commit', digits: 1 },
  { title: 'p50 ms', key: 'p50_ms', digits: 1 },
  { title: 'p99 ms', key: 'p99_ms', digits: 1 },
];

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    rooms: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '4' },
    server: { type: 'string', default: join(process.env.MISTWARD_BIN ?? kPrograms, 'mistward') },
  },
});

/** The first process of the database, which has begun all others. */
function databaseProcess() {
  const folder = dirname(process.env.MISTWARD_TEST_POSTGRESQL_CONTROL);
  return readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0];
}

async function startNode(database) {
  const port = await freePort();
  const node = start(options.server, ['--port', port, '--database', database, ...kUnlimited]);
  await node.says(/ready/);
  return { ...node, port };
}

/** Jobs of the writers for each of their transactions, over all nodes. */
async function writesPerCommit(nodes) {
  const totals = { sum: 0, count: 0 };
  for (const { port } of nodes) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    for (const kind of ['sum', 'count']) {
      totals[kind] += Number(new RegExp(`^mistward_store_batch_jobs_${kind} (\\S+)$`, 'm').exec(text)[1]);
    }
  }
  return totals.sum / totals.count;
}

async function measure({ nodes: count, load }) {
  const folder = mkdtempSync(join(kBuild, 'bench-'));
  const nodes = [];
  try {
    const database = count === 0 ? join(folder, 'bench.db') : process.env.MISTWARD_TEST_POSTGRESQL;
    while (nodes.length < Math.max(count, 1)) nodes.push(await startNode(database));
    const where = nodes.flatMap(({ port, child }) => ['--port', port, '--pid', String(child.pid)]);
    if (count > 0) where.push('--database-pid', databaseProcess());
    const amount = ['--server', 'mistward', '--rooms', options.rooms, '--seconds', options.seconds];
    const program = start(join(kPrograms, 'mistward_server_load'), [...where, ...amount, ...load]);
    await mustSucceed('mistward_server_load', program);
    const writes_per_commit = await writesPerCommit(nodes);
    for (const node of nodes) node.child.kill('SIGTERM');
    for (const node of nodes) await mustSucceed('a node', node);
    return { ...JSON.parse(program.output), writes_per_commit };
  } finally {
    for (const { child } of nodes) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

const runs = kCases.map(() => []);
const before = loadavg()[0];
for (let round = 1; round <= Number(options.rounds); ++round) {
  for (const [at, one] of kCases.entries()) {
    const figures = await measure(one);
    runs[at].push(figures);
    console.error(`${round}: ${one.name}: ${shown(figures.moves_per_second, 0)} moves/s`);
  }
}
console.log(
  `${options.rooms} rooms of 4, \`base\`, medians of ${options.rounds}; ${availableParallelism()} cores, ` +
    `load average ${shown(before, 1)} before and ${shown(loadavg()[0], 1)} after.\n`,
);
console.log(`| | ${kColumns.map(({ title }) => title).join(' | ')} |`);
console.log(`|---|${'---:|'.repeat(kColumns.length)}`);
for (const [at, { name }] of kCases.entries()) {
  const cells = kColumns.map(({ key, digits }) => shown(median(runs[at].map((run) => run[key])), digits));
  console.log(`| ${[name, ...cells].join(' | ')} |`);
}

// Puts the same load on a bare server and on Mistward, in turn, and prints one table; see tests/bench/README.md.
//   node tests/bench/server/compare.mjs [--rounds N] [--rooms N] [--seconds N] [--server FILE]
// The status is 0 unless a server or the load fails: how fast anything is decides nothing.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { freePort, kBuild, kPrograms, kUnlimited, median, mustSucceed, shown, start } from './programs.mjs';

// By moves, not seconds, so that games are as far on a fast machine. A random one of base takes some 120 moves.
const kEarly = ['--warm', '0', '--warm-moves', '15'];
const kLate = ['--warm', '0', '--warm-moves', '65'];
const kPaced = ['--rate', '500'];

// Each is compared with the nearest bare one above it.
const kCases = [
  { name: 'bare', server: 'bare', load: [] },
  { name: 'Mistward, `base`, early', server: 'mistward', load: ['--game', 'base', ...kEarly] },
  { name: 'Mistward, `base`, late', server: 'mistward', load: ['--game', 'base', ...kLate] },
  { name: 'Mistward, `ghosts`, early', server: 'mistward', load: ['--game', 'ghosts', ...kEarly] },
  { name: 'bare, 500 moves/s', server: 'bare', load: kPaced },
  { name: 'Mistward, `base`, 500 moves/s', server: 'mistward', load: ['--game', 'base', ...kPaced] },
];

const kColumns = [
  { title: 'moves/s', key: 'moves_per_second', digits: 0 },
  { title: 'CPU s per 10,000 moves', key: 'cpu_seconds_per_10000_moves', digits: 2 },
  { title: 'p50 ms', key: 'p50_ms', digits: 1 },
  { title: 'p99 ms', key: 'p99_ms', digits: 1 },
  { title: 'bytes per move and client', key: 'bytes_per_move_and_client', digits: 0 },
  { title: 'KiB per connection', key: 'kib_per_connection', digits: 1 },
];

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    rooms: { type: 'string', default: '600' },
    seconds: { type: 'string', default: '4' },
    server: { type: 'string', default: join(process.env.MISTWARD_BIN ?? kPrograms, 'mistward') },
  },
});

function startServer(kind, port, folder) {
  const database = join(folder, 'bench.db');
  if (kind === 'bare') return start(join(kPrograms, 'mistward_bare_server'), [port, database]);
  return start(options.server, ['--port', port, '--database', database, ...kUnlimited]);
}

/** What the load prints about a server that has never served anything else. */
async function measure({ server: kind, load }) {
  // Not in the system's temporary folder: there it may cost nothing to write durably.
  const folder = mkdtempSync(join(kBuild, 'bench-'));
  const port = await freePort();
  const server = startServer(kind, port, folder);
  try {
    await server.says(/ready/);
    const where = ['--server', kind, '--port', port, '--pid', String(server.child.pid)];
    const amount = ['--rooms', options.rooms, '--seconds', options.seconds];
    const program = start(join(kPrograms, 'mistward_server_load'), [...where, ...amount, ...load]);
    await mustSucceed('mistward_server_load', program);
    server.child.kill('SIGTERM');
    await mustSucceed(`the ${kind} server`, server);
    return JSON.parse(program.output);
  } finally {
    server.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

function row({ name, server }, figures, bare) {
  const cells = kColumns.map(({ key, digits }) => {
    const ratio = server === 'bare' ? '' : ` (${shown(figures[key] / bare[key], 2)})`;
    return shown(figures[key], digits) + ratio;
  });
  return `| ${[name, ...cells].join(' | ')} |`;
}

/** The runs of each case, by its place in `kCases`, as Markdown. */
function table(runs) {
  const lines = [`| | ${kColumns.map(({ title }) => title).join(' | ')} |`, `|---|${'---:|'.repeat(kColumns.length)}`];
  let bare;
  for (const [at, one] of kCases.entries()) {
    const figures = Object.fromEntries(kColumns.map(({ key }) => [key, median(runs[at].map((run) => run[key]))]));
    if (one.server === 'bare') bare = figures;
    lines.push(row(one, figures, bare));
  }
  return lines.join('\n');
}

async function compare() {
  if (!(Number(options.rounds) >= 1)) throw new Error('--rounds needs a number of at least 1.');
  const runs = kCases.map(() => []);
  const before = loadavg()[0];
  for (let round = 1; round <= Number(options.rounds); ++round) {
    for (const [at, one] of kCases.entries()) {
      const figures = await measure(one);
      runs[at].push(figures);
      const own = shown(figures.own_cpu_seconds_per_10000_moves, 2);
      console.error(`${round}: ${one.name}: ${shown(figures.moves_per_second, 0)} moves/s, the load took ${own} CPU s`);
    }
  }
  console.log(
    `${options.rooms} rooms of 4, medians of ${options.rounds}, ratios to bare in parentheses; ` +
      `${availableParallelism()} cores, load average ${shown(before, 1)} before and ${shown(loadavg()[0], 1)} after.\n`,
  );
  console.log(table(runs));
}

compare().catch((error) => {
  console.error(`script/bench: ${error.message}`);
  process.exitCode = 1;
});

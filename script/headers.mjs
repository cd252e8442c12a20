// Compiles each header by itself, for script/test all: in unity batches, one that lacks an include does not show.
//   node script/headers.mjs [HEADER...]      all that git knows, or these
// Takes the flags of build/release, which has to be configured. Ends with the line "N passed, N failed"; the status is 0 only if
// nothing failed.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

const kCompiler = 'g++';
const kFlags = ['-std=c++20', '-w', '-c', '-x', 'c++'];

/** What the compiler is told of folders and definitions, over all targets. */
function settings() {
  const commands = JSON.parse(readFileSync('build/release/compile_commands.json', 'utf8')).map(({ command }) => command);
  const given = commands.flatMap((command) => command.match(/-isystem \S+|-[ID]\S+/g) ?? []);
  // Each folder and each name once: targets define the same names otherwise only where no header asks.
  const named = new Map(given.map((flag) => [flag.replace(/=.*/, ''), flag.replace(/\\"/g, '"')]));
  return [...named.values()].flatMap((flag) => flag.split(' '));
}

/** With a cache of what was compiled, if there is one: most headers stay as they are from one run to the next. */
function compiler() {
  const cached = spawnSync('ccache', ['--version'], { stdio: 'ignore' }).status === 0;
  return cached ? ['ccache', kCompiler] : [kCompiler];
}

/** What the compiler says of a header; empty if it can be included first. */
function compile(header, flags) {
  const [program, ...given] = [...command, ...kFlags, ...flags, header, '-o', join(objects, `${header.replaceAll('/', '-')}.o`)];
  return new Promise((resolve) => {
    const compiling = spawn(program, given, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    compiling.stderr.on('data', (bytes) => (said += bytes));
    compiling.on('close', (status) => resolve(status === 0 ? '' : said || `${kCompiler} ended with ${status}`));
  });
}

const named = process.argv.slice(2);
const headers = named.length > 0 ? named : execFileSync('git', ['ls-files', '*.hpp'], { encoding: 'utf8' }).split('\n').filter(Boolean);
const count = { passed: 0, failed: 0 };
const flags = settings();
const command = compiler();
const objects = mkdtempSync(join(tmpdir(), 'mistward-headers-'));

async function compileInTurn() {
  for (let header = headers.shift(); header; header = headers.shift()) {
    const fault = await compile(header, flags);
    if (fault) console.log(`FAIL ${header} cannot be included by itself\n${fault}`);
    count[fault ? 'failed' : 'passed'] += 1;
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, compileInTurn));
rmSync(objects, { recursive: true });
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed > 0 ? 1 : 0;

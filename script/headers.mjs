// Compiles each header by itself, for script/test all: in unity batches, one that lacks an include does not show. A header
// that another includes goes before it in one file, where it has as little in front of it as alone.
//   node script/headers.mjs [HEADER...]      all that git knows, or these
// Takes the flags of build/release, which has to be configured. Ends with the line "N passed, N failed"; the status is 0 only if
// nothing failed.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { closures, includeChains } from './include_chains.mjs';

const kCompiler = 'g++';
/** What is compiled can be kept by ccache, unlike what is only read; it takes as long. */
const kFlags = ['-std=c++20', '-w', '-O0', '-c'];
const kFolder = 'build/headers';

const kLauncher = spawnSync('ccache', ['--version']).status === 0 ? ['ccache', kCompiler] : [kCompiler];

/** What the compiler is told of folders and definitions, over all targets. */
function settings() {
  const commands = JSON.parse(readFileSync('build/release/compile_commands.json', 'utf8')).map(({ command }) => command);
  const given = commands.flatMap((command) => command.match(/-isystem \S+|-[ID]\S+/g) ?? []);
  // Each folder and each name once: targets define the same names otherwise only where no header asks.
  const named = new Map(given.map((flag) => [flag.replace(/=.*/, ''), flag.replace(/\\"/g, '"')]));
  // By their place in the project, so that any clone of it finds what was kept.
  return [...named.values()].flatMap((flag) => flag.replaceAll(process.cwd(), '.').split(' '));
}

/** What the compiler says of headers in one file; empty if they can be included so. */
function compile(chain) {
  const file = join(kFolder, chain.at(-1).replaceAll('/', '-'));
  writeFileSync(`${file}.cpp`, chain.map((header) => `#include "${header}"\n`).join(''));
  return new Promise((resolve) => {
    const [program, ...first] = kLauncher;
    const given = [...first, ...kFlags, ...flags, '-o', `${file}.o`, `${file}.cpp`];
    const compiling = spawn(program, given, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    compiling.stderr.on('data', (bytes) => (said += bytes));
    compiling.on('close', (status) => resolve(status === 0 ? '' : said || `${kCompiler} ended with ${status}`));
  });
}

const named = process.argv.slice(2);
const headers = named.length > 0 ? named : execFileSync('git', ['ls-files', '*.hpp'], { encoding: 'utf8' }).split('\n').filter(Boolean);
const chains = includeChains(closures(headers.map((path) => ({ path, text: readFileSync(path, 'utf8') }))));
const count = { passed: 0, failed: 0 };
const flags = settings();
mkdirSync(kFolder, { recursive: true });

async function judge(chain) {
  const fault = await compile(chain);
  if (fault && chain.length > 1) {
    for (const header of chain) await judge([header]);
    return;
  }
  if (fault) console.log(`FAIL ${chain[0]} cannot be included by itself\n${fault}`);
  count[fault ? 'failed' : 'passed'] += chain.length;
}

async function judgeInTurn() {
  for (let chain = chains.shift(); chain; chain = chains.shift()) await judge(chain);
}

await Promise.all(Array.from({ length: availableParallelism() }, judgeInTurn));
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed > 0 ? 1 : 0;

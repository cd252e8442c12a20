// Runs every file of tests, two at a time; or only those that are named, or with --usual the usual ones. A file
// that failed is run once more, by itself: on cores that are shared, a browser may come too late for a test once. What
// failed once alone is named at the end, to be mended. A file that waits for what never comes is ended, and has failed.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** These take longest, so they begin first: otherwise one of them would run on alone at the end. */
const kLongest = ['views', 'levels', 'modes', 'keyboard', 'lessons', 'campaign'].map((name) => `${name}.test.mjs`);

/**
 * What a newcomer waits for, and everybody between two changes, a sixth of the time: games to their end and through every
 * question, alone and together, on wide pages and on phones, over a crash of the server, and what comes before and after.
 */
const kUsual = ['phone', 'together', 'questions', 'sturdy', 'two_pages', 'replay', 'start', 'docs'].map((name) => `${name}.test.mjs`);

/** The longest takes half of it on two processors that are busy with much else. */
const kMostMs = Number(process.env.MISTWARD_FILE_MS ?? 8 * 60_000);
/** What is told to end ends itself in half of it; see ending.mjs. */
const kEndMs = 40_000;

const isLong = (file) => kLongest.includes(file);
const all = readdirSync('.').filter((name) => name.endsWith('.test.mjs')).sort();
const named = process.argv.slice(2).flatMap((name) => (name === '--usual' ? kUsual : [name]));
const files = named.length > 0 ? named : [...kLongest, ...all.filter((file) => !isLong(file))];

/** Asks it to end; whoever cannot hear that is ended. */
async function end(runner, exited) {
  runner.kill('SIGTERM');
  const late = setTimeout(() => runner.kill('SIGKILL'), kEndMs);
  await exited;
  clearTimeout(late);
}

/** Runs one file with its output marked; resolves to how many of its tests passed and failed. */
async function run(file) {
  const name = file.replace('.test.mjs', '');
  const runner = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = new Promise((resolve) => runner.on('exit', resolve));
  const late = setTimeout(() => {
    console.log(`${name}| not ok 0 - ${file} did not end within ${kMostMs / 1000} s, and is ended`);
    end(runner, exited);
  }, kMostMs);
  const count = { pass: 0, fail: 0 };
  for await (const line of createInterface({ input: runner.stdout })) {
    console.log(`${name}| ${line}`);
    const [, kind, number] = /^# (pass|fail) (\d+)$/.exec(line) ?? [];
    if (kind) count[kind] = Number(number);
  }
  clearTimeout(late);
  // A runner that died, or that found nothing, has failed.
  if ((await exited) !== 0 || count.pass === 0) count.fail = Math.max(count.fail, 1);
  return count;
}

const total = { pass: 0, fail: 0 };
const failed = [];
const late = [];
function add(count) {
  total.pass += count.pass;
  total.fail += count.fail;
}

async function runInTurn() {
  for (let file = files.shift(); file; file = files.shift()) {
    const count = await run(file);
    if (count.fail > 0) failed.push(file);
    else add(count);
  }
}

await Promise.all([runInTurn(), runInTurn()]);
for (const file of failed) {
  const count = await run(file);
  if (count.fail === 0) late.push(file);
  add(count);
}
for (const file of late) console.log(`# passed only the second time: ${file}`);
console.log(`# pass ${total.pass}\n# fail ${total.fail}`);
process.exitCode = total.fail > 0 ? 1 : 0;

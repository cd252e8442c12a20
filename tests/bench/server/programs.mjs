// What the comparisons share: programs that are started, and figures that are shown.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const kBuild = fileURLToPath(new URL('../../../build/release', import.meta.url));
export const kPrograms = join(kBuild, 'bin');
export const kUnlimited = [
  ...['--rooms-per-hour', '0', '--seats-per-hour', '0', '--commands-per-minute', '0', '--readings-per-minute', '0'],
  ...['--connections-per-address', '0', '--max-connections', '9000', '--log-level', 'warn'],
];

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return String(port);
}

const running = new Set();

/** A program that runs; `ended` is how it did, and `says` waits until it has printed something like `pattern`. */
export function start(file, args) {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  const program = { child, output: '' };
  child.stdout.on('data', (bytes) => (program.output += bytes));
  program.ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  }).finally(() => running.delete(child));
  program.says = async (pattern) => {
    while (!pattern.test(program.output)) {
      const ended = await Promise.race([program.ended, once(child.stdout, 'data')]);
      if ('code' in ended) throw new Error(`${file} ended before it was ready`);
    }
  };
  return program;
}

export async function mustSucceed(file, program) {
  const { code, signal } = await program.ended;
  if (code !== 0) throw new Error(`${file} ended with ${code ?? signal}`);
}

export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export const shown = (number, digits) =>
  number.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

// With its programs a run fails, and cleans up.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => running.forEach((child) => child.kill()));

import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { getDocument, type OpenApi, operationsOf } from './harness/api_documents.ts';
import { Client } from './harness/client.ts';
import { createRoom, startRoom } from './harness/http.ts';
import { Server } from './harness/server.ts';

const folder = new URL('../../protocol/guide/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');

test("the guide's client plays a game to its end", async () => {
  const code = read('client.mjs');
  const server = await Server.start();
  const created = await createRoom(server, { seats: 1 });
  const room = created.room.id;
  const watcher = await Client.join(server, room);

  const node = spawn(process.execPath, ['--input-type=module', '-', server.url, room], {
    cwd: new URL('.', import.meta.url), // where the ws package is found
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void node.kill());
  let printed = '';
  node.stdout.on('data', (bytes: Buffer) => (printed += bytes.toString()));
  const exited = new Promise((resolve) => node.once('close', resolve));
  node.stdin.end(code);

  await watcher.until('the client', () => watcher.room.seats.every((seat) => seat.connected));
  await startRoom(server, room, created.owner_token);
  await watcher.until('the end', () => watcher.ended);
  expect(await exited).toBe(0);
  expect(printed).toBe(`${watcher.ended!.outcome} ${watcher.ended!.reason}\n`);
});

/** The paths that the guide's tables have, with their root: those of administrators are under another. Few have none. */
function pathsOfGuide(): Set<string> {
  const known = readdirSync(folder).filter((name) => name.endsWith('.md')).flatMap((name) => {
    const root = name === 'administration.md' ? '/api/v1/admin' : '/api/v1';
    const rows = read(name).split('\n').filter((line) => /^\| `[A-Z]+`?[ ,]/.test(line));
    const paths = rows.flatMap((row) => [...row.split(' | ')[0]!.matchAll(/(\/[^ `?]*)/g)].map(([path]) => path));
    return paths.flatMap((path) => [path, root + path]);
  });
  return new Set(known.map(nameless));
}

const nameless = (path: string) => path.replace(/\{\w+\}/g, '{}');

test('the guide has a line for every path that is asked for', async () => {
  const server = await Server.start();
  const known = pathsOfGuide();
  const paths = operationsOf(await getDocument<OpenApi>(server, 'openapi')).map(({ path }) => path);
  // What pages of documents are made of is not asked for by clients, and the WebSocket has a chapter of its own.
  const asked = paths.filter((path) => !path.startsWith('/api/docs/') && !path.endsWith('/ws'));
  expect(asked.filter((path) => !known.has(nameless(path)))).toEqual([]);
});

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { getDocument, type OpenApi, operationsOf } from './harness/api_documents.ts';
import { Client } from './harness/client.ts';
import { createRoom, startRoom } from './harness/http.ts';
import { Server } from './harness/server.ts';

const guide = readFileSync(new URL('../../protocol/README.md', import.meta.url), 'utf8');

test("the guide's client plays a game to its end", async () => {
  const code = /```js\n(.*?)```/s.exec(guide)![1]!;
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

/** The paths that the guide's tables have, whatever they call their parts; those for administrators stand without their root. */
function pathsOfGuide(): Set<string> {
  const rows = guide.split('\n').filter((line) => /^\| `[A-Z]+`?[ ,]/.test(line));
  const paths = rows.flatMap((row) => [...row.split(' | ')[0]!.matchAll(/(\/[^ `?]*)/g)].map(([path]) => path));
  return new Set(paths.map(nameless));
}

const nameless = (path: string) => path.replace('/api/v1/admin', '').replace(/\{\w+\}/g, '{}');

test('the guide has a line for every path that is asked for', async () => {
  const server = await Server.start();
  const known = pathsOfGuide();
  const paths = operationsOf(await getDocument<OpenApi>(server, 'openapi')).map(({ path }) => path);
  // What pages of documents are made of is not asked for by clients, and the WebSocket has a chapter of its own.
  const asked = paths.filter((path) => !path.startsWith('/api/docs/') && !path.endsWith('/ws'));
  expect(asked.filter((path) => !known.has(nameless(path)))).toEqual([]);
});

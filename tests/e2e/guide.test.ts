import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
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

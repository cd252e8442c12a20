import { expect, test } from 'vitest';
import { Client } from './harness/client.ts';
import { createRoom, getRoom, startRoom, takeSeat } from './harness/http.ts';
import { play, seededRandom } from './harness/play.ts';
import { Program, Server } from './harness/server.ts';

const bot = (server: Server, room: string, name: string) =>
  new Program('mistward-bot', ['--url', server.url, '--room', room, '--name', name]);

test('five bots fill a room and play to its end', async () => {
  const server = await Server.start();
  const created = await createRoom(server, { seats: 5 });
  const room = created.room.id;
  const watcher = await Client.join(server, room);
  const bots = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm'].map((name) => bot(server, room, name));
  await watcher.until('five bots', () => watcher.room.seats.every((seat) => seat.connected));
  await startRoom(server, room, created.owner_token);

  await watcher.until('the end', () => watcher.ended);
  expect(watcher.state!.players).toBe(5);
  for (const { exited } of bots) expect(await exited).toEqual({ code: 0, signal: null });
  expect((await getRoom(server, room)).status).toBe('over');
});

test.each([
  { wish: { level: 6, seats: 3 } },
  { wish: { game: 'ghosts', seats: 6 } },
  { wish: { game: 'base', seats: 2 } },
])('bots play $wish to its end', async ({ wish }) => {
  const server = await Server.start();
  const created = await createRoom(server, wish);
  const room = created.room.id;
  const watcher = await Client.join(server, room);
  const bots = new Program('mistward-bot', ['--url', server.url, '--room', room, '--bots', String(wish.seats)]);
  await watcher.until('the bots', () => watcher.room.seats.every((seat) => seat.connected));
  await startRoom(server, room, created.owner_token);
  await watcher.until('the end', () => watcher.ended);
  expect(await bots.exited).toEqual({ code: 0, signal: null });
}, 60_000);

test('one person plays with bots in the other seats, over a kill of the server', async () => {
  let server = await Server.start();
  const created = await createRoom(server, { seats: 3 });
  const room = created.room.id;
  let ana = await Client.join(server, room, (await takeSeat(server, room, 'Ana')).token);
  const bots = ['Birch', 'Cedar'].map((name) => bot(server, room, name));
  await ana.until('the bots', () => ana.room.seats.every((seat) => seat.connected));
  await startRoom(server, room, created.owner_token);
  await play(ana, seededRandom(1), (client) => client.seq > 25);

  const port = server.port;
  await server.program.stop('SIGKILL');
  server = await Server.start(server.database, port);
  ana = await Client.resume(server, ana);
  await play(ana, seededRandom(2));
  for (const { exited } of bots) expect(await exited).toEqual({ code: 0, signal: null });
});

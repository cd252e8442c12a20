import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Client } from './harness/client.ts';
import { createRoom, startRoom, takeSeat } from './harness/http.ts';
import { play, seededRandom } from './harness/play.ts';
import { Program, Server, ended } from './harness/server.ts';

const example = `engine:python3 ${fileURLToPath(new URL('../../companion/engine/example_engine.py', import.meta.url))}`;
const quick = 'companion:positions=100';

/** A bot in a room, played by a player of the arena. */
const bot = (server: Server, room: string, player: string, ...more: string[]) =>
  new Program('mistward-bot', ['--url', server.url, '--room', room, '--play', player, '--name', player.slice(0, 9), ...more]);

test.each([
  { wish: { level: 5, seats: 3 } },
  { wish: { level: 6, seats: 3, scoring: ['yellow', 'pink', 'red'], colours: ['pink', 'red', 'yellow'] } },
  { wish: { game: 'base', seats: 2 } },
  { wish: { game: 'ghosts', seats: 3, modules: { ghosts: true, castles: false, cemeteries: true } } },
])('a companion and engines play $wish to its end', async ({ wish }) => {
  const server = await Server.start();
  const created = await createRoom(server, wish);
  const watcher = await Client.join(server, created.room.id);
  const players = [example, quick, 'random'].slice(0, wish.seats);
  const bots = players.map((player) => bot(server, created.room.id, player));
  await watcher.until('the bots', () => watcher.room.seats.every((seat) => seat.connected));
  await startRoom(server, created.room.id, created.owner_token);
  await watcher.until('the end', () => watcher.ended);
  for (const { exited } of bots) expect(await exited).toEqual({ code: 0, signal: null });
}, 120_000);

test('a bot that thinks comes into a game in its middle, behind an undo, and survives a kill of the server', async () => {
  let server = await Server.start();
  const created = await createRoom(server, { level: 3, seats: 1, options: { undo: 'turn', absence: 'wait' } });
  const room = created.room.id;
  const { token } = await takeSeat(server, room, 'Ana');
  const ana = await Client.join(server, room, token);
  await startRoom(server, room, created.owner_token);
  const placed = () => ana.isToAct && ana.next?.kind === 'place_meeple' && ana.seq > 9;
  await play(ana, seededRandom(1), placed);
  expect(placed()).toBe(true);
  const { seq } = ana;
  expect(await ana.command({ type: 'undo', id: 'u1', expect_seq: seq, seq: seq - 1 })).toMatchObject({ type: 'ok', seq: seq + 1 });
  const left = await fetch(`${server.url}/api/v1/rooms/${room}/seats/0`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(left.status).toBe(200);

  const cedar = bot(server, room, quick, '--think', '30');
  let watcher = await Client.join(server, room);
  await watcher.until('some decisions', () => watcher.seq > seq + 6);
  expect(watcher.ended).toBeFalsy();
  const port = server.port;
  await server.program.stop('SIGKILL');
  server = await Server.start(server.database, port);
  watcher = await Client.join(server, room);
  await watcher.until('the end', () => watcher.ended);
  expect(await cedar.exited).toEqual({ code: 0, signal: null });
}, 120_000);

test('a bot whose engine fails says so and leaves the seat', async () => {
  const server = await Server.start();
  const options = ['--url', server.url, '--create', '--start', '--play'];
  const fails = async (player: string) => ended(new Program('mistward-bot', [...options, player]));
  const illegal = await fails('engine:read a; echo ready; while read word rest; do case $word in go) echo decide pass;; esac; done');
  expect(illegal.code).toBe(1);
  expect(illegal.output).toContain('the engine decided "pass": the rules do not allow that now (illegal)');
  const silent = await fails('engine:exit 3');
  expect(silent.code).toBe(1);
  expect(silent.output).toContain('the engine "exit 3" ended with status 3');
});

test('a tournament of teams is one command, and every player has every deck', async () => {
  const server = await Server.start();
  const options = ['tournament', quick, 'random', 'engine:read a; echo ready; read b', '--url', server.url];
  const { code, output } = await ended(new Program('mistward-bot', [...options, '--games', '2', '--level', '1', '--json']));
  expect(code).toBe(0);
  const report = JSON.parse(output.slice(output.indexOf('\n{') + 1)) as {
    decks: number;
    players: { player: string; games: number; won: { value: number }; losses: Record<string, number> }[];
  };
  expect(report.decks).toBe(2);
  const [companion, random, failing] = report.players;
  expect(companion).toMatchObject({ player: quick, games: 2 });
  expect(random).toMatchObject({ player: 'random', games: 2, won: { value: 0 } });
  expect(Object.entries(failing!.losses)).toEqual([[expect.stringContaining('ended with status 0 (died)'), 2]]);
}, 120_000);

test('a tournament of rivals plays each deck in both orders, as a table', async () => {
  const server = await Server.start();
  const options = ['tournament', quick, 'random', '--game', 'base', '--games', '1', '--url', server.url];
  const { code, output } = await ended(new Program('mistward-bot', options));
  expect(code).toBe(0);
  expect(output).toMatch(/\| companion:positions=100 \| 100\.0 % .* \| 2 \|/);
  expect(output).toMatch(/\| random \| 0\.0 % .* \| 2 \|.*\| G-END-1: 2 \|/);
}, 120_000);

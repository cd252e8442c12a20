import { expect } from 'vitest';
import { Arena, grown } from './frame/arena.ts';
import { eventually, Metrics, within } from './frame/metrics.ts';
import { Player, playTogether } from './frame/player.ts';
import { runningRoom } from './frame/rooms.ts';
import { row } from './frame/row.ts';
import { Wire } from './frame/wire.ts';

const many = <T>(count: number, make: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => make(n)));
const address = (n: number) => `127.0.3.${(n % 50) + 1}`;

row('6a. 2,000 at once', '2,000 connections at the same moment from 50 addresses, each with a request, all kept open', async (tell) => {
  const arena = await Arena.open();
  const started = performance.now();
  const wires = await many(2000, async (n) => {
    const wire = await Wire.connect(arena.server, address(n));
    wire.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    await wire.until('\r\n\r\n');
    return wire;
  });
  const served = wires.filter((wire) => wire.received.startsWith('HTTP/1.1 200')).length;
  tell(`${served} served after ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const { connections } = await Metrics.of(arena.server);
  tell(grown(arena.size, arena.before));
  for (const wire of wires) wire.destroy();
  expect(served).toBe(2000);
  expect(connections).toBe(2000);
  await arena.cleared(20);
  tell(`${arena.size.descriptors - arena.before.descriptors} descriptors left over`);
  await arena.close();
});

row('6b. beyond every connection', '--max-connections 500, and 1,500 that come', async (tell) => {
  const arena = await Arena.open(['--max-connections', '500']);
  const wires = await many(1500, (n) => Wire.connect(arena.server, `127.1.${n >> 8}.${(n & 255) || 254}`));
  for (const wire of wires) wire.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  await eventually('each is answered or turned away', 30, () => wires.every((wire) => wire.isClosed || wire.received.includes('\r\n\r\n')));
  const count = (status: string) => wires.filter((wire) => wire.received.startsWith(`HTTP/1.1 ${status}`)).length;
  tell(`${count('200')} served, ${count('503')} told 503, ${wires.filter((wire) => wire.received === '').length} cut`);
  expect(count('200')).toBeLessThanOrEqual(500);
  for (const wire of wires) wire.destroy();
  await arena.cleared(20);
  expect((await Metrics.of(arena.server)).sum('mistward_connections_refused_total', 'reason="limit"')).toBeGreaterThan(0);
  await arena.close();
});

row('6c. connect and reset', '4,000 connections, reset at once, after half a request, after an upgrade', async (tell) => {
  const arena = await Arena.open();
  const { room } = await runningRoom(arena.server, address(0));
  for (let round = 0; round < 20; round += 1) {
    await many(200, async (n) => {
      const wire = n % 4 === 3 ? await Wire.upgrade(arena.server, room, address(n)) : await Wire.connect(arena.server, address(n));
      if (n % 4 === 1) wire.write('GET /heal');
      if (n % 4 === 2) wire.write('GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
      wire.socket.resetAndDestroy();
      await wire.closed;
    });
  }
  await arena.cleared(20);
  await arena.answers();
  tell(`${arena.size.descriptors - arena.before.descriptors} descriptors left over`);
  tell(grown(arena.size, arena.before));
  expect(arena.size.descriptors - arena.before.descriptors).toBeLessThan(16);
  await arena.close();
});

row('6d. everybody comes back', '300 players of 150 games, a kill -9, and all 300 at once with what they have seen', async (tell) => {
  const before = await Arena.open(['--connections-per-address', '0']);
  const tables = await many(150, async (n) => {
    const from = address(n);
    const { room, tokens } = await runningRoom(before.server, from);
    const players = await many(2, (seat) => Player.join(before.server.url, room, from, tokens[seat]!));
    await playTogether(players, () => players.some((player) => player.seq >= 12));
    return { from, room, tokens, players };
  });
  const seen = tables.flatMap(({ players }) => players.map(({ seq }) => seq));
  await before.server.program.stop('SIGKILL');
  const after = await Arena.open([], before.server.database);
  const started = performance.now();
  const times: number[] = [];
  const back = await within(
    60,
    'everybody is back',
    many(300, async (n) => {
      const { from, room, tokens } = tables[n >> 1]!;
      const player = await Player.join(after.server.url, room, from, tokens[n % 2]!, seen[n]!);
      times.push(performance.now() - started);
      return player;
    }),
  );
  times.sort((a, b) => a - b);
  tell(`the first after ${times[0]!.toFixed(0)} ms, the last after ${times.at(-1)!.toFixed(0)} ms`);
  expect(back.filter(({ seq }, n) => seq < seen[n]!)).toEqual([]);
  // Whoever has read its welcome may not be counted yet.
  await eventually('all 300 are counted', 10, async () => (await Metrics.of(after.server)).subscribers === 300);
  await Promise.all(back.map((player) => player.leave()));
  await after.cleared(20);
  await after.close();
});

row('6e. a few who keep all they get', '--max-connections 1000; 8 addresses that keep up to 200 connections each, then 20 others', async (tell) => {
  const arena = await Arena.open(['--max-connections', '1000']);
  const ask = async (from: string) => {
    const wire = await Wire.connect(arena.server, from);
    wire.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    await within(10, 'an answer', Promise.race([wire.until('\r\n\r\n'), wire.closed]));
    return wire;
  };
  const kept = await many(1600, (n) => ask(`127.0.4.${(n % 8) + 1}`));
  const others = await many(20, (n) => ask(`127.0.5.${n + 1}`));
  const served = (wires: Wire[]) => wires.filter((wire) => wire.received.startsWith('HTTP/1.1 200')).length;
  tell(`${served(kept)} kept, ${served(others)} of 20 others served`);
  for (const wire of [...kept, ...others]) wire.destroy();
  expect(served(others)).toBe(20);
  await arena.cleared(20);
  await arena.close();
});

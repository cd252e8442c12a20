import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { Arena, grown } from './frame/arena.ts';
import { compared, HealthyGame } from './frame/beside.ts';
import { frame, hello, say, text } from './frame/frames.ts';
import { eventually, Metrics } from './frame/metrics.ts';
import { Player, playTogether } from './frame/player.ts';
import { unsentBytes } from './frame/process.ts';
import { row } from './frame/row.ts';
import { makeRoom, rematch, type Running, runningRoom } from './frame/rooms.ts';
import { Wire } from './frame/wire.ts';

const stranger = '127.0.0.66';
/** Fifteen seconds are what a message has to be read, and a connection that is cut has five to go. */
const promised = 15 + 5;
/** What the kernel may hold for one reader. */
const mostForOne = 512 * 1024;

/** Games one after the other in that room, as fast as the server lets them, until told to stop. */
async function playFast(arena: Arena, { room, owner, tokens }: Running, stop: () => boolean): Promise<void> {
  const players = await Promise.all(tokens.map((token) => Player.join(arena.server.url, room, '127.0.0.2', token)));
  while (!stop()) {
    await playTogether(players, stop);
    if (stop()) break;
    await rematch(arena.server, room, owner, '127.0.0.2');
    await Promise.all(players.map((player) => player.until(() => !player.isOver)));
  }
  await Promise.all(players.map((player) => player.leave()));
}

row('5a. deaf spectators', '200 spectators of one fast room who read nothing', async (tell) => {
  const arena = await Arena.open(['--commands-per-minute', '0']);
  const running = await runningRoom(arena.server, '127.0.0.2');
  const { room } = running;
  const healthy = await HealthyGame.start(arena.server);
  await pause(2000);
  const idle = await healthy.pace();
  const spectators = await Promise.all(Array.from({ length: 200 }, () => Wire.upgrade(arena.server, room, stranger)));
  for (const wire of spectators) {
    wire.deafen();
    wire.write(hello);
  }
  let over = false;
  const fast = playFast(arena, running, () => over);
  const started = performance.now();
  let [kernel, resident, stuck, left, cut, joined] = [0, 0, 0, 0, 0, false];
  const allCut = eventually('every one of them is cut', 90, async () => {
    const unsent = unsentBytes(arena.server.port);
    // The time runs from when the first message does not get through any more.
    if (stuck === 0 && unsent > 200 * 1024) stuck = performance.now();
    kernel = Math.max(kernel, unsent);
    resident = Math.max(resident, arena.size.resident);
    const metrics = await Metrics.of(arena.server);
    [left, cut] = [metrics.sum('mistward_subscribers', 'kind="spectator"'), metrics.sum('mistward_slow_readers_cut_total')];
    joined ||= left === 200;
    return joined && left === 0;
  }, () => `${left} are left, ${cut} were counted`).finally(() => tell(`${(kernel / 2 ** 20).toFixed(0)} MiB in the kernel at most`));
  // The fast game ends only when it is told to, or because it broke off.
  await Promise.race([allCut, fast]);
  const ended = performance.now();
  const beside = await healthy.pace();
  over = true;
  await fast;
  tell(`${cut} counted as slow readers`);
  tell(`all cut ${((ended - started) / 1000).toFixed(0)} s after the start, ${((ended - stuck) / 1000).toFixed(0)} s after the first was stuck`);
  tell(grown({ ...arena.size, resident }, arena.before));
  tell(compared(idle, beside));
  expect(cut).toBeGreaterThan(0);
  expect(kernel).toBeLessThan(200 * mostForOne);
  expect(ended - stuck).toBeLessThan(promised * 2 * 1000);
  expect(resident - arena.before.resident).toBeLessThan(256);
  await healthy.stop();
  for (const wire of spectators) wire.destroy();
  await arena.cleared(10);
  await arena.close();
});

row('5b. slow senders', '100 WebSockets: a message that never ends, a byte in 500 ms; a ping each second without hello', async (tell) => {
  const arena = await Arena.open();
  const { room } = await makeRoom(arena.server, stranger);
  const long = frame({ opcode: text, payload: Buffer.alloc(10_000, ' ') });
  const started = performance.now();
  const wires = await Promise.all(Array.from({ length: 100 }, () => Wire.upgrade(arena.server, room, stranger)));
  let at = 6;
  for (const [n, wire] of wires.entries()) if (n < 50) wire.write(n < 25 ? long.subarray(0, at) : Buffer.concat([hello, long.subarray(0, at)]));
  const drops = setInterval(() => {
    at += 1;
    for (const [n, wire] of wires.entries()) {
      if (wire.isClosed) continue;
      if (n < 50) wire.write(long.subarray(at, at + 1));
      else wire.write(say({ type: 'ping', id: `p${at}` }));
    }
  }, 500);
  // Ten seconds are promised for a message, and for hello.
  await eventually('every one of them is cut', 40, () => wires.every((wire) => wire.isClosed));
  clearInterval(drops);
  tell(`all cut after ${((performance.now() - started) / 1000).toFixed(1)} s`);
  await arena.cleared(10);
  await arena.close();
});

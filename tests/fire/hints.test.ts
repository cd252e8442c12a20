import { expect } from 'vitest';
import { Arena } from './frame/arena.ts';
import { abuseSeconds } from './frame/flags.ts';
import { Player } from './frame/player.ts';
import { ask } from './frame/requests.ts';
import { makeRoom, sitDown } from './frame/rooms.ts';
import { row } from './frame/row.ts';

const unlimited = ['--hints-per-minute', '0', '--commands-per-minute', '0', '--rooms-per-hour', '0', '--unstarted-rooms', '0'];

/** A hint, as whoever asked for it has seen it: how long it took, and which part of a whole thought it is. */
interface Had {
  ms: number;
  part: number;
}

/** A room of one player and a companion, who asks for a hint before each decision, until told to stop. */
async function busyRoom(arena: Arena, from: string, hints: Had[], refusals: number[], stop: () => boolean): Promise<void> {
  const { server } = arena;
  const { room, owner } = await makeRoom(server, from, { game: 'mists', level: 6 });
  const token = await sitDown(server, room, from);
  await ask(server, `/api/v1/rooms/${room}/seats/1/companion`, { method: 'POST', token: owner, from });
  await ask(server, `/api/v1/rooms/${room}/start`, { method: 'POST', token: owner, from });
  const player = await Player.join(server.url, room, from, token);
  const hint = async () => {
    if (stop()) return;
    const started = performance.now();
    const { status, text } = await ask(server, `/api/v1/rooms/${room}/hint`, { method: 'POST', token, from });
    if (status === 429) refusals.push(status);
    if (status !== 200) return;
    // An older server, which this is held against, says nothing of it.
    const { effort = { positions: 1, full: 1 } } = JSON.parse(text) as { effort?: { positions: number; full: number } };
    hints.push({ ms: performance.now() - started, part: effort.positions / effort.full });
  };
  await player.play(stop, hint);
  await player.leave();
}

const quantile = (numbers: number[], part: number) => [...numbers].sort((a, b) => a - b)[Math.floor(part * (numbers.length - 1))]!;

for (const [n, rooms] of [20, 200].entries()) {
  row(
    `12${String.fromCharCode(97 + n)}. hints in ${rooms} busy rooms`,
    `${rooms} rooms of a player and a companion, a hint before each decision, all at once`,
    async (tell) => {
      const arena = await Arena.open(unlimited);
      const hints: Had[] = [];
      const refusals: number[] = [];
      let isOver = false;
      const played = Array.from({ length: rooms }, (_, i) => busyRoom(arena, `127.0.1.${i + 1}`, hints, refusals, () => isOver));
      // The first of each come all at once, which is no more like an evening than a fire drill.
      setTimeout(() => hints.splice(0), abuseSeconds * 1000);
      setTimeout(() => (isOver = true), abuseSeconds * 6000);
      // Whoever waits for a companion's turn does not see the end of it.
      await Promise.race([Promise.all(played), new Promise((resolve) => setTimeout(resolve, abuseSeconds * 6000 + 3000))]);
      const times = hints.map(({ ms }) => ms);
      const part = hints.reduce((sum, had) => sum + had.part, 0) / hints.length;
      tell(`${hints.length} hints, median and p99 ${quantile(times, 0.5).toFixed(0)} and ${quantile(times, 0.99).toFixed(0)} ms, with ${(100 * part).toFixed(0)} % of the thought of one alone, ${refusals.length} refused`);
      expect(hints.length).toBeGreaterThan(rooms);
      await arena.answers();
    },
  );
}

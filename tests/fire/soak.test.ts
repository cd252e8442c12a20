import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { Arena } from './frame/arena.ts';
import { slow, soakSeconds } from './frame/flags.ts';
import { Metrics } from './frame/metrics.ts';
import { Player, playTogether } from './frame/player.ts';
import type { Size } from './frame/process.ts';
import { ask } from './frame/requests.ts';
import { rematch, runningRoom } from './frame/rooms.ts';
import { row } from './frame/row.ts';
import { Wire } from './frame/wire.ts';

const unlimited = ['rooms-per-hour', 'unstarted-rooms', 'seats-per-hour', 'commands-per-minute', 'readings-per-minute'].flatMap((flag) => [`--${flag}`, '0']);
/** Few, so that they are all there after the first third: what grows after that is no room. */
const roomsInMemory = 40;
/** MiB that caches and what the allocator keeps may still take after the first third, however long the others are. */
const mostGrowth = 16;
const games = [{ game: 'ghosts' }, { game: 'mists', level: 1 }, { game: 'mists', level: 6 }, { game: 'base' }];

interface Load {
  decisions: number;
  games: number;
  spectators: number;
  readings: number;
}

/** One table that plays games of a kind to their ends, with rematches, with people who go and come back, until told to stop. */
async function tableFor(arena: Arena, n: number, load: Load, stop: () => boolean): Promise<void> {
  const { url } = arena.server;
  const from = `127.0.5.${n + 1}`;
  while (!stop()) {
    const { room, owner, tokens } = await runningRoom(arena.server, from, games[n % games.length]!);
    for (let rematches = 0; rematches < 3 && !stop(); rematches += 1) {
      if (rematches > 0) await rematch(arena.server, room, owner, from);
      for (let isOver = false; !isOver && !stop(); ) {
        const players = await Promise.all(tokens.map((token) => Player.join(url, room, from, token)));
        // After a while everybody leaves and comes back.
        const visit = players[0]!.seq + 100;
        const goes = () => stop() || players.some((player) => player.seq >= visit);
        await playTogether(players, goes, () => pause(5));
        isOver = players.some((player) => player.isOver);
        load.decisions += players.reduce((sum, player) => sum + player.times.length, 0);
        await Promise.all(players.map((player) => player.leave()));
      }
      load.games += 1;
      for (const what of ['log', 'state', 'features', 'chat']) {
        await ask(arena.server, `/api/v1/rooms/${room}/${what}`, { from });
        load.readings += 1;
      }
    }
  }
}

/** Spectators who come, look, and leave in one manner or the other. */
async function passersBy(arena: Arena, load: Load, stop: () => boolean): Promise<void> {
  const from = '127.0.5.200';
  while (!stop()) {
    const { text } = await ask(arena.server, '/api/v1/rooms?status=playing', { from });
    for (const { id } of (JSON.parse(text) as { rooms: { id: string }[] }).rooms.slice(0, 10)) {
      const wire = await Wire.upgrade(arena.server, id, from);
      wire.write(Buffer.from('81a000000000', 'hex').fill(0, 2));
      wire.destroy();
      const spectator = await Player.join(arena.server.url, id, from);
      await spectator.leave();
      load.spectators += 1;
    }
    await pause(100);
  }
}

/** What the server takes up while nobody is there but the rooms that stay in memory. */
async function atRest(arena: Arena): Promise<Size> {
  await arena.cleared(30);
  return arena.size;
}

row(
  '9. soak',
  `${soakSeconds} s of 16 tables, --rooms-in-memory ${roomsInMemory}, with games to their ends, rematches, people who leave and come back, spectators, readings; a third of it to warm up`,
  async (tell) => {
    const arena = await Arena.open([...unlimited, '--rooms-in-memory', String(roomsInMemory)]);
    const load: Load = { decisions: 0, games: 0, spectators: 0, readings: 0 };
    const loadFor = async (seconds: number) => {
      const end = Date.now() + seconds * 1000;
      const stop = () => Date.now() > end;
      await Promise.all([...Array.from({ length: 16 }, (_, n) => tableFor(arena, n, load, stop)), passersBy(arena, load, stop)]);
      return atRest(arena);
    };
    const warm = await loadFor(soakSeconds / 3);
    const middle = await loadFor(soakSeconds / 3);
    const end = await loadFor(soakSeconds / 3);
    const loaded = (await Metrics.of(arena.server)).sum('mistward_rooms_loaded');
    tell(`${load.games} games, ${load.decisions} decisions, ${load.spectators} spectators, ${load.readings} readings`);
    const over = (field: keyof Size) => [warm, middle, end].map((size) => size[field].toFixed(0)).join(', ');
    tell(`${over('resident')} MiB resident after each third, with ${loaded} rooms in memory at the end`);
    tell(`${over('descriptors')} descriptors, ${over('threads')} threads`);
    await arena.close();
    expect(end.descriptors).toBeLessThanOrEqual(warm.descriptors + 4);
    expect(end.threads).toBe(warm.threads);
    // Besides those that were in use when the last one came.
    expect(loaded).toBeLessThanOrEqual(roomsInMemory + 16);
    expect(end.resident - warm.resident).toBeLessThan(mostGrowth * slow);
  },
  soakSeconds * 2 + 120,
);

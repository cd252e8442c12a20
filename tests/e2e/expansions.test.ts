import { expect, test } from 'vitest';
import { getGameLog } from './harness/game_files.ts';
import { getState } from './harness/http.ts';
import { kAddedParts } from './harness/parts.ts';
import { seededRandom } from './harness/play.ts';
import { Server } from './harness/server.ts';
import { playedGame } from './harness/table.ts';

// Whoever knows ids alone plays with any parts to the end.

const kSets = 40;

const random = seededRandom(41);
const sets = Array.from({ length: kSets }, (_, i) => ({
  game: i % 2 === 0 ? 'base' : 'ghosts',
  parts: i < 2 ? kAddedParts : kAddedParts.filter(() => random(10) < 4),
}));

test.each(sets)('decisions at random lead to the end of $game with $parts', async ({ game, parts }) => {
  const server = await Server.start();
  const played = await playedGame(server, { game, parts });
  const { state } = await getState(server, played.replace('.1', ''));
  expect(state.outcome).toBe('finished');
  const log = await getGameLog(server, played);
  expect(log.length).toBeGreaterThan(140);
}, 60_000);

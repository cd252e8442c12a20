import { expect, test } from 'vitest';
import { Client } from './harness/client.ts';
import { createRoom, getFeatures, getLog, readUpdate, refused, startRoom, takeSeat } from './harness/http.ts';
import { play, seededRandom } from './harness/play.ts';
import type { Feature, Update } from './harness/protocol.ts';
import { Server } from './harness/server.ts';
import { seatedTable, settled } from './harness/table.ts';

const placeOf = ({ x, y, segment }: { x: number; y: number; segment: string }) => `${segment}@${x},${y}`;

/** The feature that reaches a place. */
function reaching(features: Feature[], place: string): Feature {
  const found = features.filter(({ segments }) => segments.map(placeOf).includes(place));
  expect(found, place).toHaveLength(1);
  return found[0]!;
}

/** A tile placed in the very step may make a feature larger before it scores. */
const isForetold = ({ events }: Update) =>
  events.some(({ type }) => type === 'feature_scored') && !events.some(({ type }) => type === 'tile_placed');

/** Holds the features before an update against what it scored; how many scorings that were. */
async function foretell(server: Server, room: string, update: Update): Promise<number> {
  const before = (await getFeatures(server, `rooms/${room}`, update.seq - 1)).features;
  for (const feature of before) {
    expect(feature.feature).toBe(placeOf(feature.segments[0]!));
    expect(feature.complete).toBe(feature.closable && feature.needs.length === 0);
    for (const meeple of feature.meeples) expect(reaching(before, placeOf(meeple))).toBe(feature);
  }
  if (!isForetold(update)) return 0;
  const scored = update.events.filter((event) => event.type === 'feature_scored');
  for (const event of scored) {
    const { feature, kind, value } = event.scoring;
    expect(reaching(before, feature).scoring).toMatchObject({ kind, value });
  }
  return scored.length;
}

test.each([
  { game: 'mists', level: 2 },
  { game: 'mists', level: 6 },
  { game: 'ghosts' },
  { game: 'base' },
])('the features of $game at every seq hold its meeples and foretell its scorings', async (wish) => {
  const server = await Server.start();
  let foretold = 0;
  for (let seed = 40; foretold === 0; seed += 2) {
    const { room, players } = await seatedTable(server, ['Ana', 'Ben'], wish);
    await Promise.all(players.map((player, seat) => play(player, seededRandom(seed + seat))));
    const updates = (await getLog(server, room)).map(readUpdate);
    for (const update of updates.filter((one, i) => isForetold(one) || i % 10 === 0)) {
      foretold += await foretell(server, room, update);
    }
    const now = await getFeatures(server, `rooms/${room}`);
    expect(now).toEqual(await getFeatures(server, `games/${room}.1`, updates.at(-1)!.seq));
    expect(now.seq).toBe(updates.at(-1)!.seq);
    expect(now.features.every(({ scoring }) => scoring === null)).toBe(true);
    expect(now.features.some(({ kind }) => kind === 'field')).toBe(wish.game !== 'mists');
  }
});

test('what a meeple stands on is told with what it needs and what it is worth', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server);
  await settled(players);
  const active = players.find((player) => player.isToAct)!;
  const start = (await getFeatures(server, `rooms/${room}`, 0)).features;
  expect(start.flatMap(({ meeples }) => meeples)).toEqual([]);
  const road = start.find(({ kind }) => kind === 'road')!;
  expect(road.needs).not.toEqual([]);
  expect(road.scoring).toMatchObject({ complete: false, colours: 0, points: 0 });
  const now = await getFeatures(server, `rooms/${room}`);
  expect(now).toEqual({ seq: active.seq, features: start });
});

test('features are refused like the state: before the start, beyond the log, and to strangers', async () => {
  const server = await Server.start();
  const { room, owner_token: owner } = await createRoom(server, { seats: 1, options: { spectators: false } });
  const path = `/api/v1/rooms/${room.id}/features`;
  const { token } = await takeSeat(server, room.id, 'Ana');
  expect(await refused(server, path, { token })).toMatchObject({ status: 409, code: 'not_started' });
  await startRoom(server, room.id, owner);
  const player = await Client.join(server, room.id, token);
  for (const at of [path, `/api/v1/games/${room.id}.1/features`]) {
    expect(await refused(server, at)).toMatchObject({ status: 403, code: 'spectators_refused' });
    const beyond = await refused(server, `${at}?seq=${player.seq + 1}`, { token });
    expect(beyond).toMatchObject({ status: 400, code: 'invalid_message', params: { field: 'seq' } });
  }
  const told = await getFeatures(server, `rooms/${room.id}`, undefined, owner);
  expect(told).toEqual(await getFeatures(server, `games/${room.id}.1`, undefined, token));
});

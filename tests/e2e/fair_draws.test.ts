import { expect, test } from 'vitest';
import { commitment, shuffledDeck, tilesOfLevel1 } from './harness/deck.ts';
import { getLog, getRoom, getTileSet, readUpdate } from './harness/http.ts';
import { play, seededRandom } from './harness/play.ts';
import { Server } from './harness/server.ts';
import { seatedTable } from './harness/table.ts';

test('X-1: the revealed seed gives the commitment that was published, and the order of the draws', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server);
  const playing = await getRoom(server, room);
  expect(playing.seed).toBeNull();
  await Promise.all(players.map((player, seat) => play(player, seededRandom(40 + seat))));

  const { seed, commitment: revealed } = players[0]!.ended!;
  expect(revealed).toBe(playing.commitment);
  expect(commitment(playing.game_id!, playing.rules, playing.tileset.digest, seed)).toBe(playing.commitment);

  const tileset = await getTileSet(server);
  expect(tileset.digest).toBe(playing.tileset.digest);
  const tiles = tilesOfLevel1(tileset);
  expect(tiles).toHaveLength(50);
  const drawn = (await getLog(server, room))
    .map(readUpdate)
    .filter((update) => update.actor.kind === 'chance')
    .map((update) => update.decision.tile);
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn).toEqual(shuffledDeck(tiles, seed).slice(0, drawn.length));
});

test('X-2: nothing that is sent before the end holds the seed', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server);
  await Promise.all(players.map((player, seat) => play(player, seededRandom(60 + seat))));
  const { seed } = players[0]!.ended!;
  const said = [...players[0]!.updates, ...players[0]!.welcomes.map((welcome) => JSON.stringify(welcome))];
  for (const text of [...said, ...(await getLog(server, room)), server.program.output])
    expect(text).not.toContain(seed);
});

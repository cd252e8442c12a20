import { expect, test } from 'vitest';
import { checkDraws, commitment, shuffledBag, shuffledDeck, shuffledForVolcano, throwsOf, tilesOf } from './harness/deck.ts';
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
  const tiles = tilesOf(playing, tileset);
  expect(tiles).toHaveLength(50);
  const log = (await getLog(server, room)).map(readUpdate);
  checkDraws(log, shuffledDeck(tiles, seed));
  expect(() => checkDraws(log, shuffledDeck(tiles, seed.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))))).toThrow();
});

test.each(['base', 'ghosts'])('X-1, PD-SET-2: the seed gives the order in which a game of %s with the dragon draws', async (game) => {
  const server = await Server.start();
  const parts = ['dragon', 'builder'];
  const { room, players } = await seatedTable(server, ['Ana', 'Ben', 'Cleo'], { game, parts });
  await Promise.all(players.map((player, seat) => play(player, seededRandom(70 + seat))));
  const { seed } = players[0]!.ended!;
  const { tileset: own } = await getRoom(server, room);
  const tileset = await getTileSet(server, own.digest);
  const tiles = tileset.tiles.flatMap(({ tile, copies }) => Array<string>(copies).fill(tile));
  const log = (await getLog(server, room)).map(readUpdate);
  const deck = shuffledForVolcano(tiles, tileset, seed);
  checkDraws(log, deck);
  expect(() => checkDraws(log, shuffledDeck(tiles, seed))).toThrow();
  expect(log.filter(({ actor }) => actor.kind === 'chance')).toHaveLength(deck.length);
});

test('X-2: nothing that is sent before the end holds the seed', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server);
  await Promise.all(players.map((player, seat) => play(player, seededRandom(60 + seat))));
  const { seed } = players[0]!.ended!;
  const said = [...players[0]!.updates, ...players[0]!.welcomes.map((welcome) => JSON.stringify(welcome))];
  for (const text of [...said, ...(await getLog(server, room)), server.program.output]) {
    expect(text).not.toContain(seed);
  }
});

// No game that players can choose has tokens yet. tests/rooms/tokens_test.cpp holds a game's draws against the same numbers.
test('X-1: the seed gives the order of a bag and the throws of a die', () => {
  const seed = '2a'.repeat(32);
  const bag = [0, 1, 2, 3].flatMap((value) => Array<number>(4).fill(value));
  expect(shuffledBag('gifts', bag, seed)).toEqual([3, 3, 2, 0, 0, 1, 3, 2, 1, 0, 1, 2, 2, 3, 1, 0]);
  expect(throwsOf('die', 6, 12, seed)).toEqual([5, 5, 6, 1, 2, 4, 1, 4, 6, 3, 4, 4]);
});

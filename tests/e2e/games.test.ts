import { expect, test } from 'vitest';
import { checkDraws, commitment, shuffledDeck, tilesOf } from './harness/deck.ts';
import { call, createRoom, getLog, getRoom, getRules, getState, getTileSet, getTileSets, readUpdate, refused, takeSeat } from './harness/http.ts';
import { play, seededRandom } from './harness/play.ts';
import { tilesToDraw } from './harness/invariants.ts';
import { kGames, kLevels, type Game, type Room, type Update } from './harness/protocol.ts';
import { Server } from './harness/server.ts';
import { seatedTable } from './harness/table.ts';

const names = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];

interface Played {
  room: Room;
  log: Update[];
}

/** Plays a game at random to its end; every message is held against its schema, every state against the invariants. */
async function playThrough(server: Server, players: number, wish: Record<string, unknown>, seed: number): Promise<Played> {
  const table = await seatedTable(server, names.slice(0, players), wish);
  await Promise.all(table.players.map((player, seat) => play(player, seededRandom(seed + seat))));
  const [first] = table.players;
  for (const player of table.players) expect(player.ended).toEqual(first!.ended);
  expect(first!.state).toEqual((await getState(server, table.room)).state);

  const room = await getRoom(server, table.room);
  const { seed: revealed } = first!.ended!;
  expect(commitment(room.game_id!, room.rules, room.tileset.digest, revealed)).toBe(room.commitment);
  const tileset = await getTileSet(server, room.game);
  expect(tileset.digest).toBe(room.tileset.digest);
  const tiles = tilesOf(room, tileset);
  expect(tiles).toHaveLength(tilesToDraw(room));
  const log = (await getLog(server, table.room)).map(readUpdate);
  checkDraws(log, shuffledDeck(tiles, revealed));
  return { room, log };
}

const eventTypes = (log: Update[]) => new Set(log.flatMap(({ events }) => events.map(({ type }) => type)));

test.each(kLevels)('level %i is played to its end by 1 to 5 players', async (level) => {
  const server = await Server.start();
  for (const players of [1, 2, 3, 4, 5]) {
    const { room, log } = await playThrough(server, players, { level }, 1000 * level + 10 * players);
    expect(room).toMatchObject({ game: 'mists', level, scoring: [], modules: null, status: 'over' });
    expect(log.at(-1)!.events.at(-1)).toMatchObject({ type: 'game_ended', winners: [] });
  }
});

test('X-1: a tile laid face down takes the next card of the deck, and nobody is told which', async () => {
  const server = await Server.start();
  let laid = 0;
  for (let seed = 0; laid === 0; seed += 1) {
    const { log } = await playThrough(server, 2, { level: 5 }, seed);
    const placed = log.flatMap(({ events }) => events.filter(({ type }) => type === 'face_down_placed'));
    for (const event of placed) expect(Object.keys(event).sort()).toEqual(['type', 'x', 'y']);
    laid += placed.length;
  }
});

test('level 6 scores in the colours that were chosen', async () => {
  const server = await Server.start();
  const scoring = ['green', 'yellow', 'black'];
  const { players } = await seatedTable(server, names.slice(0, 5), { level: 6, scoring });
  expect(players[0]!.room.scoring).toEqual(scoring);
  expect(players[0]!.state!.tracks.map(({ colour }) => colour)).toEqual(scoring);
  expect(players[0]!.state!.supplies).toEqual([{ red: 5 }, { green: 4 }, { blue: 5 }, { yellow: 4 }, { black: 4 }]);
});

test('a game that those who sit there cannot play does not start', async () => {
  const server = await Server.start();
  for (const { wish, players } of [
    { wish: { level: 6, scoring: ['red', 'green', 'pink'] }, players: 3 },
    { wish: { game: 'ghosts', seats: 6 }, players: 1 },
    { wish: { game: 'base', seats: 2 }, players: 1 },
  ]) {
    const { room, owner_token: token } = await createRoom(server, { seats: 5, ...wish });
    for (const name of names.slice(0, players)) await takeSeat(server, room.id, name);
    const problem = await refused(server, `/api/v1/rooms/${room.id}/start`, { method: 'POST', token });
    expect(problem).toMatchObject({ status: 409, code: 'unplayable_setup', params: { players } });
    expect((await getRoom(server, room.id)).status).toBe('open');
  }
});

const on = { ghosts: true, castles: true, cemeteries: true };

test.each([
  { game: 'ghosts', players: 2, modules: on },
  { game: 'ghosts', players: 6, modules: on },
  { game: 'ghosts', players: 3, modules: { ...on, ghosts: false } },
  { game: 'ghosts', players: 4, modules: { ...on, castles: false } },
  { game: 'ghosts', players: 5, modules: { ...on, cemeteries: false } },
  { game: 'base', players: 2, modules: null },
  { game: 'base', players: 6, modules: null },
])('$game is played to its end by $players players with $modules', async ({ game, players, modules }) => {
  const server = await Server.start();
  const wish = { game, ...(modules ? { modules } : {}) };
  const { room, log } = await playThrough(server, players, wish, 50);
  expect(room).toMatchObject({ game, level: null, scoring: [], modules, status: 'over' });
  const end = log.at(-1)!.events.at(-1)!;
  expect(end).toMatchObject({ type: 'game_ended', outcome: 'finished', reason: 'G-END-1' });
  expect(end).not.toMatchObject({ winners: [] });
  const types = eventTypes(log);
  expect(types.has('score_changed')).toBe(true);
  if (modules?.ghosts === true) expect(types.has('meeple_haunted')).toBe(true);
  else expect(types.has('meeple_haunted')).toBe(false);
}, 60_000);

test('every game has its tiles', async () => {
  const server = await Server.start();
  expect(await getTileSets(server)).toEqual({ tilesets: kGames });
  const count = async (game: Game) =>
    (await getTileSet(server, game)).tiles.reduce((tiles, { copies }) => tiles + copies, 0);
  expect([await count('mists'), await count('ghosts'), await count('base')]).toEqual([60, 131, 71]);
  await refused(server, '/api/v1/tilesets/chess').then(({ code }) => expect(code).toBe('not_found'));
});

test('the readings of the rules are told, and a client that has them is told so', async () => {
  const server = await Server.start();
  const rules = await getRules(server);
  expect(rules.version).toBe('3');
  const clauses = rules.readings.map(({ clause }) => clause);
  for (const clause of ['P-3', 'M-HOUND-2', 'M-DOWN-1', 'G-SCORE-4', 'G-END-1']) expect(clauses).toContain(clause);
  const etag = (await call(server, '/api/v1/rules')).headers.get('etag')!;
  expect((await call(server, '/api/v1/rules', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

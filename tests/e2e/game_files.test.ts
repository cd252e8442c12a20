import { expect, test } from 'vitest';
import { Client } from './harness/client.ts';
import { shuffledDeck, tilesOf } from './harness/deck.ts';
import {
  exportGame,
  type GameFile,
  getGame,
  getGameLog,
  getStateAt,
  getStatistics,
  importGame,
  listGames,
  statesOf,
} from './harness/game_files.ts';
import { kLevels } from './harness/protocol.ts';
import { call, type RoomCreated, expectAnswer, getRoom, getTileSet, listRooms, refused, takeSeat } from './harness/http.ts';
import { play, seededRandom } from './harness/play.ts';
import { Server } from './harness/server.ts';
import { seatedTable, settled, type Table } from './harness/table.ts';

const games = '/api/v1/games';
const names = ['Ana', 'Ben', 'Cleo'];

async function playedTable(server: Server, wish: Record<string, unknown>, seed = 3, players = 2): Promise<Table> {
  const table = await seatedTable(server, names.slice(0, players), wish);
  const random = seededRandom(seed);
  await Promise.all(table.players.map((player) => play(player, random)));
  return table;
}

async function runningTable(server: Server, wish: Record<string, unknown>, seq: number): Promise<Table> {
  const table = await seatedTable(server, ['Ana', 'Ben'], wish);
  const random = seededRandom(8);
  await Promise.all(table.players.map((player) => play(player, random, (client) => client.seq >= seq)));
  await settled(table.players);
  return table;
}

test.each([
  ...kLevels.map((level) => ({ game: 'mists', level })),
  { game: 'ghosts' },
  { game: 'base' },
])('a game of %j is exported, replayed, imported by another server, and the same there', async (wish) => {
  const server = await Server.start();
  const { room } = await playedTable(server, wish);
  const game = `${room}.1`;
  const file = await exportGame(server, game);
  expect(file).toMatchObject({ game_id: game, setup: wish, forked_from: null, players: [{ name: 'Ana' }, { name: 'Ben' }] });

  const log = await getGameLog(server, game);
  expect(file.log.map(({ decision }) => decision)).toEqual(log.map(({ decision }) => decision.id));
  const states = await statesOf(server, game);
  expect(states).toHaveLength(file.log.length + 1);
  // Each reading plays the whole log anew, so of a long game not every state is read.
  const step = Math.ceil(states.length / 80);
  for (let seq = states.length - 1; seq >= 0; seq -= step) {
    expect((await getStateAt(server, game, seq)).state, `seq ${seq}`).toEqual(states[seq]);
  }
  const { outcome, reason, tracks } = states.at(-1)!;
  expect(file.result).toMatchObject({ outcome, reason, tracks });
  const document = await getRoom(server, room);
  expect(file.deck).toEqual(shuffledDeck(tilesOf(document, await getTileSet(server, document.game)), file.seed!));

  const other = await Server.start();
  const imported = await importGame(other, file);
  expect(imported.room).toMatchObject({ status: 'over', visibility: 'private', seats: [{ name: 'Ana' }, { name: 'Ben' }] });
  const again = `${imported.room.id}.1`;
  expect(await statesOf(other, again)).toEqual(states);
  const { setup, players, tileset, log: entries, result, deck } = file;
  expect(await exportGame(other, again)).toMatchObject({ setup, players, tileset, log: entries, result, deck });

  const fork = { body: { seq: 3, deck: 'same' } };
  const path = `/api/v1/rooms/${imported.room.id}/fork`;
  const { room: forked } = await expectAnswer<RoomCreated>(other, path, 'room_created', 201, fork);
  expect((await getStateAt(other, `${forked.id}.1`, 3)).state).toEqual(states[3]);
  const restarted = await other.killAndRestart();
  expect(await exportGame(restarted, again)).toMatchObject({ log: entries, result, deck });
}, 120_000);

test.each([{ game: 'mists', level: 5 }, { game: 'ghosts' }])('the file of a running game of %j tells no secret, and is played on from', async (wish) => {
  const server = await Server.start();
  const { room, players } = await runningTable(server, wish, 8);
  const file = await exportGame(server, `${room}.1`);
  expect(file).toMatchObject({ ended_ms: null, result: null, seed: null, deck: null });

  const other = await Server.start();
  const imported = await importGame(other, file);
  expect(imported.room).toMatchObject({ status: 'playing', visibility: 'private' });
  expect(imported.room.seats.map(({ taken }) => taken)).toEqual([false, false]);
  expect((await getStateAt(other, `${imported.room.id}.1`, file.log.length)).state).toEqual(players[0]!.state);
  const newcomers: Client[] = [];
  for (const name of ['Dan', 'Eva']) {
    const { token } = await takeSeat(other, imported.room.id, name);
    newcomers.push(await Client.join(other, imported.room.id, token));
  }
  const random = seededRandom(5);
  await Promise.all([...newcomers, ...players].map((player) => play(player, random)));

  const here = await exportGame(server, `${room}.1`);
  const there = await exportGame(other, `${imported.room.id}.1`);
  expect(there.forked_from).toEqual({ game_id: `${room}.1`, seq: file.log.length });
  expect(there.log.slice(0, file.log.length)).toEqual(file.log);
  expect([...there.deck!].sort()).toEqual([...here.deck!].sort());
  expect(there.deck).not.toEqual(here.deck);
  expect((await importGame(server, there)).room.status).toBe('over');
}, 60_000);

test.each([
  { game: 'mists', aids: { council: true, hints: true, odds: false } },
  { game: 'ghosts', aids: { council: false, hints: false, odds: false } },
  { game: 'base', aids: { council: false, hints: false, odds: false } },
])('an imported game of $game has the aids of a new room of its kind', async ({ game, aids }) => {
  const server = await Server.start();
  const { room } = await runningTable(server, { game }, 4);
  const imported = await importGame(server, await exportGame(server, `${room}.1`));
  expect(imported.room.options.aids).toEqual(aids);
});

test('a file that is no game is refused by name, and leaves nothing behind', async () => {
  const server = await Server.start();
  const { room } = await playedTable(server, { level: 2 });
  const file = await exportGame(server, `${room}.1`);
  const changed = (change: (copy: GameFile) => void) => {
    const copy = structuredClone(file);
    change(copy);
    return copy;
  };
  const importing = (body: unknown) => refused(server, `${games}/import`, { body });
  for (const { field, body } of [
    { field: 'format', body: { ...file, format: 'chess' } },
    { field: 'version', body: { ...file, version: 2 } },
    { field: 'log.0.decision', body: changed((copy) => (copy.log[0]!.decision = '')) },
    { field: 'players.1.kind', body: { ...file, players: [file.players[0], { ...file.players[1]!, kind: 'cat' }] } },
    { field: 'seed', body: changed((copy) => (copy.seed = null)) },
    { field: 'token', body: { ...file, token: 'x' } },
  ]) {
    expect(await importing(body)).toMatchObject({ status: 400, code: 'invalid_message', params: { field } });
  }
  for (const body of [
    changed((copy) => (copy['rules'] = '1')),
    changed((copy) => copy.log.pop()),
    changed((copy) => copy.log.reverse()),
    changed((copy) => (copy.log[1]!.decision = 'place:30000,0,0')),
    changed((copy) => (copy.seed = '0'.repeat(64))),
    changed((copy) => copy.deck!.reverse()),
    changed((copy) => (copy.result!.outcome = copy.result!.outcome === 'won' ? 'lost' : 'won')),
    changed((copy) => (copy.result!.tracks![0]!.points += 1)),
    changed((copy) => copy.players.pop()),
  ]) {
    expect(await importing(body)).toMatchObject({ status: 422, code: 'invalid_game_file', params: { game_id: `${room}.1` } });
  }
  expect(await refused(server, `${games}/import`, { text: '{' })).toMatchObject({ code: 'malformed_json' });
  expect(await refused(server, `${games}/import`, { text: `"${'x'.repeat(1024 * 1024)}"` })).toMatchObject({
    status: 413,
    params: { limit: 1024 * 1024 },
  });
  expect(await listRooms(server)).toHaveLength(1);
  expect(await getStatistics(server)).toHaveLength(1);
});

/** 300,000 zeros after what a list has. */
const endless = (list: unknown[]) => [...list, ...Array<number>(300_000).fill(0)];

/** A file with a list without end, and the field that its refusal names. */
async function endlessFiles(server: Server): Promise<{ field: string; body: unknown }[]> {
  const { room } = await playedTable(server, { level: 1 });
  const file = await exportGame(server, `${room}.1`);
  const { ...tiles } = await getTileSet(server, file.tileset.digest);
  const face = tiles.tiles[0]!;
  const segment = face.segments[0]!;
  const withSegment = (key: 'edges' | 'half_edges' | 'cities') => {
    const segments = [{ ...segment, [key]: endless(segment[key]) }, ...face.segments.slice(1)];
    return { ...file, tiles: { ...tiles, tiles: [{ ...face, segments }, ...tiles.tiles.slice(1)] } };
  };
  return [
    { field: 'tiles.tiles.0.segments.0.half_edges', body: withSegment('half_edges') },
    { field: 'tiles.tiles.0.segments.0.edges', body: withSegment('edges') },
    { field: 'tiles.tiles.0.segments.0.cities', body: withSegment('cities') },
    { field: 'tiles.start', body: { ...file, tiles: { ...tiles, start: endless(tiles.start) } } },
    { field: 'tiles.tiles', body: { ...file, tiles: { ...tiles, tiles: endless(tiles.tiles) } } },
    { field: 'result.winners', body: { ...file, result: { ...file.result, winners: endless(file.result!.winners!) } } },
    { field: 'result.tracks', body: { ...file, result: { ...file.result, tracks: endless(file.result!.tracks!) } } },
    { field: 'deck', body: { ...file, deck: endless(file.deck!) } },
    { field: 'players', body: { ...file, players: endless(file.players) } },
    { field: 'log', body: { ...file, log: endless(file.log) } },
  ];
}

test('a stranger who imports lists without end is refused, others are served meanwhile, and the server stops', async () => {
  const server = await Server.start(undefined, 0, ['--reading-threads', '1']);
  const attacks = await endlessFiles(server);
  const { games: known } = await listGames(server);
  for (const { field, body } of attacks) {
    const importing = refused(server, `${games}/import`, { body });
    const reading = getStateAt(server, known[0]!.game_id, 1);
    expect(await importing, field).toMatchObject({ status: 400, code: 'invalid_message', params: { field } });
    expect((await reading).seq).toBe(1);
  }
  const unanswered = attacks.map(({ body }) => call(server, `${games}/import`, { body }).catch(() => undefined));
  await Promise.race(unanswered);
  const told = performance.now();
  expect(await server.program.stop('SIGTERM')).toEqual({ code: 0, signal: null });
  expect(performance.now() - told).toBeLessThan(3000);
  await Promise.all(unanswered);
}, 120_000);

test('a running game of a room that refuses spectators is read with a token of the room', async () => {
  const server = await Server.start();
  const { room, owner, players } = await seatedTable(server, ['Ana', 'Ben'], { options: { spectators: false } });
  const game = `${games}/${room}.1`;
  for (const path of [game, `${game}/export`, `${game}/log`, `${game}/state`]) {
    expect(await refused(server, path)).toMatchObject({ status: 403, code: 'spectators_refused' });
    for (const token of [players[0]!.token!, owner]) expect((await call(server, path, { token })).status).toBe(200);
  }
  await Promise.all(players.map((player) => play(player, seededRandom(4))));
  expect(await getGame(server, `${room}.1`)).toMatchObject({ room, seq: players[0]!.seq });
  for (const path of ['', '/export', '/log', '/state']) {
    expect(await refused(server, `${games}/nope.1${path}`)).toMatchObject({ status: 404, params: { game_id: 'nope.1' } });
  }
});

test('ended games are listed the last first, in pages and by what they were', async () => {
  const server = await Server.start();
  const played: string[] = [];
  for (const { wish, players } of [
    { wish: { level: 1 }, players: 2 },
    { wish: { level: 2 }, players: 3 },
    { wish: { game: 'base' }, players: 2 },
    { wish: { level: 1 }, players: 2 },
  ]) {
    played.unshift(`${(await playedTable(server, wish, 3, players)).room}.1`);
  }
  await playedTable(server, { level: 1, visibility: 'private' });
  await runningTable(server, { level: 1 }, 3);
  const ids = async (query: string) => (await listGames(server, query)).games.map(({ game_id: id }) => id);

  expect(await ids('')).toEqual(played);
  const first = await listGames(server, 'limit=3');
  expect(first.games.map(({ game_id: id }) => id)).toEqual(played.slice(0, 3));
  expect(first.next).toBe(played[2]);
  const second = await listGames(server, `limit=3&before=${first.next}`);
  expect(second).toMatchObject({ games: [{ game_id: played[3] }], next: null });
  expect(await ids('game=base')).toEqual([played[1]]);
  expect(await ids('game=mists&level=1')).toEqual([played[0], played[3]]);
  expect(await ids('players=3')).toEqual([played[2]]);
  expect(await ids('outcome=finished')).toEqual([played[1]]);
  for (const field of ['game', 'level', 'players', 'outcome', 'limit']) {
    expect(await refused(server, `${games}?${field}=x`)).toMatchObject({ code: 'invalid_message', params: { field } });
  }
});

test('statistics count listed games that are over, without forks and imports', async () => {
  const server = await Server.start();
  expect(await getStatistics(server)).toEqual([]);
  const first = await playedTable(server, { level: 1 }, 3);
  await playedTable(server, { level: 1 }, 4);
  await playedTable(server, { game: 'base' }, 3, 3);
  await importGame(server, await exportGame(server, `${first.room}.1`));
  await expectAnswer(server, `/api/v1/rooms/${first.room}/fork`, 'room_created', 201, { body: { seq: 0 } });

  const results = (await listGames(server)).games.map(({ setup, result }) => ({ setup, result: result! }));
  const expected = (game: string) => {
    const of = results.filter(({ setup }) => setup.game === game).map(({ result }) => result);
    const points = of.flatMap(({ tracks }) => tracks!.map((track) => track.points));
    const count = (outcome: string) => of.filter((result) => result.outcome === outcome).length;
    const mean = points.reduce((sum, n) => sum + n, 0) / points.length;
    return { game, games: of.length, won: count('won'), lost: count('lost'), points: { mean, best: Math.max(...points) } };
  };
  expect(await getStatistics(server)).toEqual([
    { ...expected('base'), level: null, players: 3 },
    { ...expected('mists'), level: 1, players: 2 },
  ]);
});

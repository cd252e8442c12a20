import { expect, test } from 'vitest';
import { Administrator } from './harness/admin.ts';
import { getDocument, type OpenApi, operationsOf } from './harness/api_documents.ts';
import type { Client } from './harness/client.ts';
import { type Call, type RoomCreated, getTileSet } from './harness/http.ts';
import { play, seededRandom } from './harness/play.ts';
import type { Game, Snapshot } from './harness/protocol.ts';
import { heardBy, Journal, leave, plans, type Side, stateOf, takePart, withoutNames } from './harness/secrecy/pair.ts';
import { secrecy } from './harness/secrecy/rows.ts';
import { Server } from './harness/server.ts';
import { seatedTable, settled, type Table } from './harness/table.ts';

// Two games with the same public history and another hidden order of tiles: forks of one game, or imports of one file, have
// what nobody has seen shuffled anew. Until a tile is drawn they have to look the same, byte for byte, by every route there is
// (harness/secrecy/rows.ts) and in every message. tests/rooms/secrecy_test.cpp does it with decks of its own choice.

test('the table of secrecy has a line for every route, and none for what is no route', async () => {
  const server = await Server.start();
  const routes = operationsOf(await getDocument<OpenApi>(server, 'openapi')).map(({ method, path }) => `${method} ${path}`);
  expect([...secrecy.keys()].sort()).toEqual(routes.sort());
});

interface Scene {
  journal: Journal;
  admin: string;
  /** Names of the faces that there are. */
  faces: string[];
}

/** Asks both, and holds what they answer against each other; the answer. */
type Both = (what: string, ask: (side: Side) => { path: string; request?: Call }) => Promise<string>;

function bothOf({ journal }: Scene, sides: Side[]): Both {
  return async (what, ask) => {
    const answers: string[] = [];
    // One after the other: hints that are asked for at once are thought about less.
    for (const side of sides) {
      const { path, request } = ask(side);
      const { status, text } = await journal.ask(path, request);
      answers.push(`${status} ${withoutNames(text, side)}`);
    }
    expect(answers[1], what).toBe(answers[0]);
    return answers[0]!;
  };
}

/** The requests of the rows of that kind, for everything that they can be asked. */
function readings(row: string, { admin }: Scene, { seq, legal }: Snapshot, faces: string[]): ((side: Side) => { path: string; request?: Call })[] {
  const [method, path] = row.split(' ') as [string, string];
  const at = ({ room }: Side) => path.replace('{room}', room).replace('{game_id}', `${room}.1`);
  const everySeq = Array.from({ length: seq + 2 }, (_, i) => i);
  if (path.endsWith('/state') || path.endsWith('/features')) return everySeq.map((i) => (side) => ({ path: `${at(side)}?seq=${i}` }));
  if (path.endsWith('/log')) return [0, seq - 1].map((since) => (side) => ({ path: `${at(side)}?since=${since}` }));
  if (path.endsWith('/hint')) {
    return [0, 1].map((seat) => (side) => ({ path: at(side), request: { method, token: side.seats[seat]! } }));
  }
  if (path.endsWith('/plans')) return [0, 1].map((seat) => (side) => ({ path: at(side), request: { token: side.seats[seat]! } }));
  if (path.endsWith('/rehearsal')) {
    const everything = faces.flatMap((tile) => [0, 1].map((seat) => ({ tile, seat })));
    return everything.map(({ tile, seat }) => (side) => ({ path: at(side), request: { token: side.seats[seat]!, body: { seq, tile } } }));
  }
  if (path.endsWith('/foresight')) {
    return plans(legal, faces).map((decisions) => (side) => ({ path: at(side), request: { body: { seq, decisions } } }));
  }
  return [(side) => ({ path: at(side), request: path.startsWith('/api/v1/admin') ? { token: admin } : {} })];
}

const rowsOf = (kind: string) => [...secrecy].filter(([, of]) => of === kind).map(([row]) => row);

/** What a list says of the room, or of its game. */
async function said({ journal, admin }: Scene, row: string, side: Side): Promise<string> {
  const answer = await journal.done<Record<string, { id?: string; room?: string }[]>>(row.split(' ')[1]!, row.includes('/admin') ? { token: admin } : {});
  const found = Object.values(answer).flat().filter((one) => one?.id === side.room || one?.room === side.room);
  return withoutNames(JSON.stringify(found), side);
}

/** Everything that can be got out of the two games now is the same. */
async function compare(scene: Scene, sides: Side[], now: Snapshot): Promise<void> {
  const same = bothOf(scene, sides);
  for (const row of rowsOf('game')) {
    for (const ask of readings(row, scene, now, scene.faces)) await same(`${row} at ${now.seq}: ${JSON.stringify(ask(sides[0]!))}`, ask);
  }
  for (const row of rowsOf('list')) {
    expect(await said(scene, row, sides[1]!), row).toBe(await said(scene, row, sides[0]!));
  }
  for (const decision of plans(now.legal, scene.faces).flat().filter((one) => !now.legal.some(({ id }) => id === one))) {
    for (const seat of [0, 1]) {
      await same(decision, ({ room, seats }) => ({
        path: `/api/v1/rooms/${room}/commands`,
        request: { token: seats[seat]!, body: { type: 'decide', id: 'in-vain', expect_seq: now.seq, decision } },
      }));
    }
  }
  const again = await same('another fork', ({ room }) => ({ path: `/api/v1/rooms/${room}/fork`, request: { body: { seq: now.seq } } }));
  expect(again).toMatch(/^201 /);
  const [a, b] = await Promise.all(sides.map(async (side) => (await heardBy(side, now.seq)).map((text) => withoutNames(text, side))));
  expect(b).toEqual(a);
}

/** A command by the seat that is to decide. */
const command = (player: number, body: Record<string, unknown>) => (side: Side) => ({
  path: `/api/v1/rooms/${side.room}/commands`,
  request: { token: side.seats[player]!, body },
});

/** What is decided in turn looks the same until a draw shows another tile; how often everything was compared. */
async function hold(scene: Scene, sides: Side[]): Promise<number> {
  const same = bothOf(scene, sides);
  for (let compared = 0; ; compared += 1) {
    const [now, there] = await Promise.all(sides.map((side) => stateOf(scene.journal, side)));
    if (JSON.stringify(now) !== JSON.stringify(there)) return compared;
    const { seq, next, legal } = now!;
    if (next.actor !== 'player') return compared;
    await compare(scene, sides, now!);
    const decision = legal[seq % legal.length]!.id;
    await same('propose', command(next.player, { type: 'propose', id: `p${seq}`, expect_seq: seq, decisions: [decision] }));
    await same('say', command(next.player, { type: 'say', id: `s${seq}`, text: `At ${seq}` }));
    await same('decide', command(next.player, { type: 'decide', id: `d${seq}`, expect_seq: seq, decision }));
  }
}

/** Every way to change a room answers the same. What is done to a seat is done to one that is not to decide: its companion stays still. */
async function holdChanges(scene: Scene, sides: Side[]): Promise<void> {
  const same = bothOf(scene, sides);
  const { next } = await stateOf(scene.journal, sides[0]!);
  const seat = next.actor === 'player' ? 1 - next.player : 1;
  const at = ({ room }: Side, rest: string) => `/api/v1/rooms/${room}${rest}`;
  const asOwner = (method: string, rest: string, body?: unknown) => (side: Side) => ({
    path: at(side, rest),
    request: { method, token: side.owner, ...(body === undefined ? {} : { body }) },
  });
  const asAdmin = (rest: string) => ({ room }: Side) => ({
    path: `/api/v1/admin/rooms/${room}${rest}`,
    request: { token: scene.admin, body: { reason: 'enough' } },
  });
  const asSeat = (rest: string) => (side: Side) => ({ path: at(side, rest), request: { token: side.seats[seat]!, body: {} } });
  const changes: Record<string, (side: Side) => { path: string; request: Call }> = {
    'PATCH /api/v1/rooms/{room}': asOwner('PATCH', '', { name: 'Another name' }),
    'PUT /api/v1/rooms/{room}/seats/{seat}/silence': asOwner('PUT', `/seats/${seat}/silence`),
    'DELETE /api/v1/rooms/{room}/seats/{seat}/silence': asOwner('DELETE', `/seats/${seat}/silence`),
    'POST /api/v1/rooms/{room}/start': asOwner('POST', '/start'),
    'POST /api/v1/rooms/{room}/rematch': asOwner('POST', '/rematch', {}),
    'POST /api/v1/rooms/{room}/seats/{seat}/handover': asSeat(`/seats/${seat}/handover`),
    'DELETE /api/v1/rooms/{room}/seats/{seat}': asOwner('DELETE', `/seats/${seat}`),
    'POST /api/v1/rooms/{room}/seats/{seat}/companion': asOwner('POST', `/seats/${seat}/companion`),
    'DELETE /api/v1/rooms/{room}/seats/{seat}/companion': asOwner('DELETE', `/seats/${seat}/companion`),
    'POST /api/v1/rooms/{room}/seats': asOwner('POST', '/seats', { name: 'Eve' }),
    'POST /api/v1/rooms/{room}/commands': (side) => command(1 - seat, { type: 'say', id: 'bye', text: 'Bye' })(side),
    'POST /api/v1/admin/rooms/{room}/seats/{seat}/kick': asAdmin(`/seats/${seat}/kick`),
    'POST /api/v1/admin/rooms/{room}/close': asAdmin('/close'),
  };
  expect(Object.keys(changes).sort()).toEqual(rowsOf('change').sort());
  for (const [row, change] of Object.entries(changes)) await same(row, change);
}

/** What the server tells of itself names no room, and no tile. */
async function holdServer({ journal, admin }: Scene, sides: Side[]): Promise<void> {
  for (const row of rowsOf('server').filter((one) => one.startsWith('GET') && !one.includes('/audit'))) {
    const { text } = await journal.ask(row.split(' ')[1]!, { token: admin });
    for (const { room } of sides) expect(text, row).not.toContain(room);
    expect(text, row).not.toMatch(/\b\d\d\.\d\b.*tile/);
  }
}

/** No token that was handed out is told again, by anything: answers, messages, the log of the server at its loudest. */
function holdTokens({ journal, admin }: Scene, sides: Side[]): void {
  const everything = [...journal.said, ...sides.flatMap(({ player, watcher, follower }) => [...player.heard, ...watcher.heard, follower.text])];
  const text = everything.join('\n') + journal.server.program.output;
  expect(journal.tokens.length).toBeGreaterThan(4);
  for (const token of [...journal.tokens, admin]) expect(text.includes(token)).toBe(false);
}

/** A running game some turns from its start; of levels 5 and 6 one in which a tile lies face down. */
async function runningGame(server: Server, game: Game, level?: number): Promise<Table> {
  const wish = level === undefined ? { game } : { game, level };
  const isFar = ({ seq, state }: Client) => (level !== undefined && level >= 5 ? state!.face_down.length > 0 : seq >= 24);
  for (let seed = 1; ; seed += 1) {
    const table = await seatedTable(server, ['Ana', 'Ben'], wish);
    const random = seededRandom(seed);
    await Promise.all(table.players.map((player) => play(player, random, isFar)));
    await settled(table.players);
    if (table.players[0]!.ended === null) return table;
  }
}

async function scene(game: Game, level: number | undefined): Promise<Scene & { room: string; seqs: number[] }> {
  const { server, token: admin } = await Administrator.start(['--log-level', 'debug']);
  const { room, owner, players } = await runningGame(server, game, level);
  const { seq } = players[0]!;
  const journal = new Journal(server);
  journal.tokens.push(owner, ...players.map(({ token }) => token!));
  const faces = [...new Set((await getTileSet(server, game)).tiles.map(({ tile }) => tile))].slice(0, 6);
  const seqs: number[] = [];
  for (let at = 1; at <= seq; at += 1) {
    const { next } = await journal.done<Snapshot>(`/api/v1/rooms/${room}/state?seq=${at}`);
    if (next.actor === 'player' && (at === 1 || at > seq - 5)) seqs.push(at);
  }
  return { journal, admin, faces, room, seqs };
}

test.each([
  ['mists', ', level 1', 1],
  ['mists', ', level 3', 3],
  ['mists', ', level 5', 5],
  ['mists', ', level 6', 6],
  ['ghosts', '', undefined],
  ['base', '', undefined],
] as const)('two games of %s%s that differ only in what is hidden look the same by every route', { timeout: 300_000 }, async (game, _, level) => {
  const here = await scene(game, level);
  const { journal, room, seqs } = here;
  const file = await journal.done(`/api/v1/games/${room}.1/export`);
  const fork = (seq: number) => () => journal.done<RoomCreated>(`/api/v1/rooms/${room}/fork`, { body: { seq } });
  const load = () => journal.done<RoomCreated>('/api/v1/games/import', { body: file });
  let compared = 0;
  for (const make of [...seqs.map(fork), load]) {
    const sides = [await takePart(journal, await make()), await takePart(journal, await make())];
    compared += await hold(here, sides);
    await holdServer(here, sides);
    sides.forEach(leave);
    holdTokens(here, sides);
  }
  expect(compared).toBeGreaterThan(seqs.length);
  const sides = [await takePart(journal, await load()), await takePart(journal, await load())];
  await holdChanges(here, sides);
  sides.forEach(leave);
  holdTokens(here, sides);
});

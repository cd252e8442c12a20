import { expect, test } from 'vitest';
import { Client } from './harness/client.ts';
import { call, createRoom, expectAnswer, getLog, getRoom, getState, refused, startRoom, takeSeat } from './harness/http.ts';
import type { RoomCreated, SeatTaken } from './harness/http.ts';
import { pick, play, seededRandom } from './harness/play.ts';
import type { Room, Snapshot } from './harness/protocol.ts';
import { Server } from './harness/server.ts';
import { seatedTable, settled } from './harness/table.ts';

const rooms = '/api/v1/rooms';

/** A running game of two where the active player has placed a tile and may place a meeple. */
async function beforeMeeple(server: Server, wish: Record<string, unknown> = {}) {
  for (let seed = 1; ; seed += 1) {
    const table = await seatedTable(server, ['Ana', 'Ben'], wish);
    const random = seededRandom(seed);
    for (let decisions = 0; decisions < 12; decisions += 1) {
      await settled(table.players);
      const active = table.players.find((player) => player.isToAct);
      if (!active) break;
      if (active.next?.kind === 'place_meeple') return { ...table, active, other: table.players.find((p) => p !== active)! };
      const reply = await active.decide(pick(active.legal, random).id);
      if (reply.type !== 'ok') throw new Error(`refused: ${JSON.stringify(reply)}`);
    }
  }
}

const roomAnswer = async (server: Server, path: string, request: Parameters<typeof call>[2]): Promise<Room> =>
  (await expectAnswer<{ room: Room }>(server, path, 'room_answer', 200, request)).room;

const undo = (client: Client, seq: number) =>
  client.command({ type: 'undo', id: client.newId(), expect_seq: client.seq, seq });

test('what one has just decided is taken back, for everybody, and survives kill -9', async () => {
  let server = await Server.start();
  const { room, active, players } = await beforeMeeple(server);
  const placed = active.seq;
  const older = await expectAnswer<Snapshot>(server, `${rooms}/${room}/state?seq=${placed - 1}`, 'state_answer', 200);
  expect(await undo(active, placed - 1)).toMatchObject({ type: 'ok', seq: placed + 1 });
  await Promise.all(players.map((player) => player.until('the undo', () => player.seq === placed + 1)));
  for (const player of players) expect(player.state).toEqual(older.state);
  expect(JSON.parse(players[1]!.updates.at(-1)!)).toMatchObject({
    decision: { type: 'undo', seq: placed - 1 },
    events: [{ type: 'undone', seq: placed - 1 }],
    legal: older.legal,
  });
  const log = await getLog(server, room);
  server = await server.killAndRestart();
  expect((await getState(server, room)).state).toEqual(older.state);
  expect(await getLog(server, room)).toEqual(log);
  const back = await Promise.all(players.map((player) => Client.resume(server, player)));
  await Promise.all(back.map((player) => play(player, seededRandom(3))));
});

test('what revealed a tile is taken back when everybody agrees, and the same tile comes again', async () => {
  const server = await Server.start();
  const { active, other } = await beforeMeeple(server);
  const target = active.seq;
  const then = active.state;
  expect(await active.decide('pass')).toMatchObject({ type: 'ok' });
  await settled([active, other]);
  const drawn = active.state!.drawn;
  const asked = active.seq;
  expect(await undo(active, target)).toMatchObject({ type: 'ok', seq: asked });
  const request = await other.until('the request', () => other.undo);
  expect(request).toEqual({ seat: active.seat, seq: target, agreed: [active.seat] });
  const spectator = await Client.join(server, active.room.id);
  expect(spectator.undo).toEqual(request);
  const answer = (agree: boolean) => other.command({ type: 'answer_undo', id: other.newId(), agree });
  expect(await answer(false)).toMatchObject({ type: 'ok', seq: asked });
  await active.until('the no', () => active.undo === null);
  expect(await answer(true)).toMatchObject({ type: 'error', code: 'nothing_asked' });
  await undo(active, target);
  expect(await answer(true)).toMatchObject({ type: 'ok', seq: asked + 1 });
  await active.until('the undo', () => active.seq === asked + 1);
  expect(active.state).toEqual(then);
  await active.decide('pass');
  await settled([active, other]);
  expect(active.state!.drawn).toBe(drawn);
});

test('an undo that the options forbid is refused, and changes nothing', async () => {
  const server = await Server.start();
  const { room, owner, active, other } = await beforeMeeple(server, { options: { undo: 'turn' } });
  expect(await undo(other, active.seq - 1)).toMatchObject({ code: 'undo_refused', params: { reason: 'revealed' } });
  expect(await undo(active, active.seq)).toMatchObject({ code: 'undo_refused', params: { reason: 'target' } });
  expect(await undo(active, 0)).toMatchObject({ code: 'undo_refused', params: { reason: 'target' } });
  const before = await getState(server, room);
  await roomAnswer(server, `${rooms}/${room}`, { method: 'PATCH', token: owner, body: { options: { undo: 'never' } } });
  expect(await undo(active, active.seq - 1)).toMatchObject({ code: 'undo_refused', params: { reason: 'never' } });
  expect(await getState(server, room)).toEqual(before);
});

test('a whole game is played by POST, with a seat that is handed over and one that is left', async () => {
  const server = await Server.start();
  const created = await createRoom(server);
  const room = created.room.id;
  const ana = await takeSeat(server, room, 'Ana');
  const ben = await takeSeat(server, room, 'Ben');
  const cleo = await expectAnswer<SeatTaken>(server, `${rooms}/${room}/seats/1/handover`, 'seat_taken', 201, {
    token: ben.token,
    body: { name: 'Cleo' },
  });
  expect(cleo.room.seats[1]!.name).toBe('Cleo');
  await startRoom(server, room, created.owner_token);
  const tokens = [ana.token, cleo.token];
  const random = seededRandom(5);
  let left = false;
  for (let n = 0; ; n += 1) {
    const { seq, next, legal } = await getState(server, room);
    if (next!.actor === 'nobody') break;
    if (n === 3 && !left) {
      left = true;
      await roomAnswer(server, `${rooms}/${room}/seats/0`, { method: 'DELETE', token: tokens[0]! });
      tokens[0] = (await takeSeat(server, room, 'Dan')).token;
    }
    const body = { type: 'decide', id: `p${n}`, expect_seq: seq, decision: pick(legal, random).id };
    const ok = await expectAnswer<{ seq: number }>(server, `${rooms}/${room}/commands`, 'ok', 200, {
      token: tokens[next!.player]!,
      body,
    });
    expect(ok).toEqual({ type: 'ok', id: `p${n}`, seq: seq + 1 });
    const stale = await refused(server, `${rooms}/${room}/commands`, { token: tokens[next!.player]!, body: { ...body, id: 'x' } });
    expect(['stale_seq', 'game_over']).toContain(stale.code);
    expect(await refused(server, `${rooms}/${room}/commands`, { token: ben.token, body })).toMatchObject({ code: 'unauthorized' });
  }
  expect((await getRoom(server, room)).status).toBe('over');
});

test('the owner changes the room; the next level follows with the same team, and old connections see it', async () => {
  const server = await Server.start();
  const { room, owner, players } = await seatedTable(server, ['Ana', 'Ben'], { options: { grace_seconds: 5 } });
  const patch = (body: unknown, token = owner) => ({ method: 'PATCH', token, body });
  expect(await refused(server, `${rooms}/${room}`, patch({ level: 2 }))).toMatchObject({ code: 'already_started' });
  expect(await refused(server, `${rooms}/${room}`, patch({ name: 'x' }, players[0]!.token!))).toMatchObject({ code: 'unauthorized' });
  expect(await refused(server, `${rooms}/${room}`, patch({ options: { undo: 'x' } }))).toMatchObject({
    code: 'invalid_message',
    params: { field: 'options.undo' },
  });
  const again = { method: 'POST', token: players[1]!.token!, body: { level: 2 } };
  expect(await refused(server, `${rooms}/${room}/rematch`, again)).toMatchObject({ code: 'not_over' });
  await Promise.all(players.map((player) => play(player, seededRandom(11))));
  const next = await roomAnswer(server, `${rooms}/${room}/rematch`, again);
  expect(next).toMatchObject({ status: 'playing', level: 2, game_id: `${room}.2` });
  await Promise.all(players.map((player) => player.until('level 2', () => player.welcomes.length === 3)));
  expect(players[0]!.welcomes[2]).toMatchObject({ seq: 0, state: { level: 2 } });
  await Promise.all(players.map((player) => play(player, seededRandom(12))));
  const restarted = await server.killAndRestart();
  expect(await getRoom(restarted, room)).toMatchObject({ status: 'over', level: 2, game_id: `${room}.2` });
});

test.each([
  { game: 'mists', level: 5 },
  { game: 'ghosts' },
  { game: 'base' },
])('a game of %j is forked in its middle and at its end', async (wish) => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server, ['Ana', 'Ben'], wish);
  const random = seededRandom(21);
  await Promise.all(players.map((player) => play(player, random, (client) => client.seq >= 8)));
  await settled(players);
  const fork = (body: object) => ({ method: 'POST', body });
  const path = `${rooms}/${room}/fork`;
  expect(await refused(server, path, fork({ deck: 'same' }))).toMatchObject({ code: 'not_over' });
  expect(await refused(server, path, fork({ seq: 1000 }))).toMatchObject({ code: 'invalid_message', params: { field: 'seq' } });
  const forked = await expectAnswer<RoomCreated>(server, path, 'room_created', 201, fork({ seq: 5, name: 'What if' }));
  expect(forked.room).toMatchObject({ status: 'playing', name: 'What if', forked_from: { game: `${room}.1`, seq: 5 } });
  const original = await expectAnswer<Snapshot>(server, `${rooms}/${room}/state?seq=5`, 'state_answer', 200);
  const there = await expectAnswer<Snapshot>(server, `${rooms}/${forked.room.id}/state?seq=5`, 'state_answer', 200);
  expect(there.state).toEqual(original.state);
  const newcomers: Client[] = [];
  for (const name of ['Cleo', 'Dan']) {
    const { token } = await takeSeat(server, forked.room.id, name);
    newcomers.push(await Client.join(server, forked.room.id, token));
  }
  await Promise.all(newcomers.map((player) => play(player, random)));
  expect(newcomers[0]!.ended).toMatchObject({ deck: expect.stringContaining(',') });
  await Promise.all(players.map((player) => play(player, random)));
  const same = await expectAnswer<RoomCreated>(server, path, 'room_created', 201, fork({ seq: 3, deck: 'same' }));
  const restarted = await server.killAndRestart();
  expect(await getRoom(restarted, same.room.id)).toEqual(same.room);
  expect(await refused(restarted, path, fork({}))).toMatchObject({ code: 'game_over' });
});

test('a room without spectators shows its running game to its seats alone', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server, ['Ana', 'Ben'], { options: { spectators: false } });
  for (const path of [`${rooms}/${room}/state`, `${rooms}/${room}/log`]) {
    expect(await refused(server, path)).toMatchObject({ status: 403, code: 'spectators_refused' });
    expect((await call(server, path, { token: players[0]!.token! })).status).toBe(200);
  }
  expect(await refused(server, `${rooms}/${room}/fork`, { body: {} })).toMatchObject({ code: 'spectators_refused' });
  await Promise.all(players.map((player) => play(player, seededRandom(4))));
  expect((await call(server, `${rooms}/${room}/state`)).status).toBe(200);
});

test('the list of rooms is filtered', async () => {
  const server = await Server.start();
  const open = await createRoom(server, { level: 3 });
  const { room: running } = await seatedTable(server, ['Ana', 'Ben'], { game: 'ghosts' });
  const ids = async (query: string) => {
    const { rooms: listed } = await expectAnswer<{ rooms: Room[] }>(server, `${rooms}?${query}`, 'rooms', 200);
    return listed.map(({ id }) => id).sort();
  };
  expect(await ids('status=open')).toEqual([open.room.id]);
  expect(await ids('status=playing&game=ghosts')).toEqual([running]);
  expect(await ids('level=3')).toEqual([open.room.id]);
  expect(await ids('level=2')).toEqual([]);
  expect(await ids('free=true')).toEqual([open.room.id]);
  expect(await ids('free=false')).toEqual([open.room.id, running].sort());
  for (const query of ['status=closed', 'game=chess', 'level=7', 'free=1', 'colour=red', 'level=1&level=2', 'level']) {
    expect(await refused(server, `${rooms}?${query}`)).toMatchObject({ status: 400, code: 'invalid_message' });
  }
});

test('rooms are listed unless they are private, as many as are asked for', async () => {
  const server = await Server.start();
  const ids: string[] = [];
  for (const wish of [{}, { visibility: 'listed' }, { visibility: 'private' }, { seats: 1 }]) {
    ids.push((await createRoom(server, wish)).room.id);
  }
  const [usual, listed, hidden, alone] = ids as [string, string, string, string];
  const page = async (query: string) => {
    const { rooms: shown, next } = await expectAnswer<{ rooms: Room[]; next: string | null }>(server, rooms + query, 'rooms', 200);
    return { ids: shown.map(({ id }) => id), next };
  };
  // Old clients say nothing, and were promised that their rooms are listed, those for one person, too.
  expect((await page('')).ids.sort()).toEqual([usual, listed, alone].sort());
  expect((await getRoom(server, hidden)).visibility).toBe('private');
  const first = await page('?limit=2');
  expect(first.ids).toHaveLength(2);
  const rest = await page(`?limit=2&before=${first.next}`);
  expect([...first.ids, ...rest.ids].sort()).toEqual([usual, listed, alone].sort());
  expect(rest.next).toBeNull();
  for (const limit of ['0', '101', 'all']) {
    expect(await refused(server, `${rooms}?limit=${limit}`)).toMatchObject({ code: 'invalid_message', params: { field: 'limit' } });
  }
});

import { expect, test } from 'vitest';
import { Client } from './harness/client.ts';
import {
  type Call,
  createRoom,
  expectAnswer,
  getLog,
  getRoom,
  getState,
  listRooms,
  refused,
  startRoom,
  takeSeat,
  type SeatTaken,
} from './harness/http.ts';
import { pick, play, seededRandom } from './harness/play.ts';
import type { Room } from './harness/protocol.ts';
import { kAddedParts } from './harness/parts.ts';
import { Server } from './harness/server.ts';
import { seatedTable, settled } from './harness/table.ts';

/** A game of two rivals, which does not end early, that has come to `seq` or a little further, where somebody is to act. */
async function gameAt(server: Server, seq: number, parts: string[] = [], random = seededRandom(seq)) {
  const table = await seatedTable(server, ['Ana', 'Ben'], { game: 'ghosts', parts });
  const { players } = table;
  await Promise.all(players.map((player) => play(player, random, (client) => client.seq >= seq)));
  await settled(players);
  return { ...table, random };
}

test.each([[[]], [kAddedParts]])('kill -9 in mid-game with the parts %j: the restarted server has the same state, and the game goes on to its end', async (parts) => {
  let server = await Server.start();
  const { room, players, random } = await gameAt(server, 30, parts);
  const before = { room: await getRoom(server, room), state: await getState(server, room), log: await getLog(server, room) };

  server = await server.killAndRestart();
  expect(await getState(server, room)).toEqual(before.state);
  expect(await getLog(server, room)).toEqual(before.log);

  const back = await Promise.all(players.map((player) => Client.resume(server, player)));
  for (const player of back) expect(player.welcomes[0]).toMatchObject({ resumed: true, seq: before.state.seq });
  await Promise.all(back.map((player) => player.until('everybody back', () => player.room.seats.every((s) => s.connected))));
  expect(back[0]!.room).toEqual(before.room);

  await Promise.all(back.map((player) => play(player, random)));
  expect(back[0]!.updates).toEqual(back[1]!.updates);
  expect(await getLog(server, room)).toEqual(back[0]!.updates);
});

test('what was acknowledged survives kill -9 after every single decision', async () => {
  let server = await Server.start();
  let [solo] = (await seatedTable(server, ['Ana'])).players as [Client];
  const random = seededRandom(77);
  for (let kills = 0; kills < 12 && !solo.ended; kills += 1) {
    await settled([solo]);
    const reply = await solo.decide(pick(solo.legal, random).id);
    expect(reply.type).toBe('ok');
    server = await server.killAndRestart();
    solo = await Client.resume(server, solo);
    await settled([solo]);
    expect(solo.seq).toBeGreaterThanOrEqual((reply as { seq: number }).seq);
    expect(solo.state).toEqual((await getState(server, solo.room.id)).state);
  }
});

test('each step of the dragon survives kill -9', async () => {
  let server = await Server.start();
  let { players } = await seatedTable(server, ['Ana', 'Ben'], { game: 'base', parts: ['dragon'] });
  const random = seededRandom(3);
  const walks = ({ next }: Client) => next?.kind === 'move_dragon';
  for (let steps = 0; steps < 4; ) {
    await Promise.all(players.map((player) => play(player, random, walks)));
    await settled(players);
    for (; walks(players[0]!); steps += 1) {
      const mover = players.find(({ isToAct }) => isToAct)!;
      const reply = await mover.decide(pick(mover.legal, random).id);
      expect(reply.type).toBe('ok');
      server = await server.killAndRestart();
      players = await Promise.all(players.map((player) => Client.resume(server, player)));
      await settled(players);
      const { seq, state } = await getState(server, mover.room.id);
      expect(seq).toBeGreaterThanOrEqual((reply as { seq: number }).seq);
      for (const player of players) expect(player.state).toEqual(state);
    }
  }
});

test('a command that kill -9 left unanswered is repeated after the restart and has one effect', async () => {
  let server = await Server.start();
  const { room, players, random } = await gameAt(server, 12);
  const active = players.find((player) => player.isToAct)!;
  const decision = pick(active.legal, random).id;
  const command = { type: 'decide', id: 'in-flight', expect_seq: active.seq, decision };
  active.send(command);
  server = await server.killAndRestart();

  const back = await Client.resume(server, active);
  const reply = await back.command(command);
  expect(reply).toMatchObject({ type: 'ok', seq: command.expect_seq + 1 });
  expect(await back.command(command)).toEqual(reply);
  const decided = (await getLog(server, room, command.expect_seq)).map((line) => JSON.parse(line) as { seq: number });
  expect(decided[0]).toMatchObject({ seq: command.expect_seq + 1, decision: { id: decision } });
});

test('a command that was answered before kill -9 has the same answer after it', async () => {
  let server = await Server.start();
  const { players, random } = await gameAt(server, 12);
  const active = players.find((player) => player.isToAct)!;
  const command = { type: 'decide', id: 'answered', expect_seq: active.seq, decision: pick(active.legal, random).id };
  const reply = await active.command(command);
  expect(reply.type).toBe('ok');
  server = await server.killAndRestart();
  const back = await Client.resume(server, active);
  expect(await back.command(command)).toEqual(reply);
});

test('a room that has not started, its seats and its tokens survive kill -9', async () => {
  let server = await Server.start();
  const created = await createRoom(server);
  const room = created.room.id;
  const ana = await takeSeat(server, room, 'Ana');
  const before = await getRoom(server, room);

  server = await server.killAndRestart();
  expect(await getRoom(server, room)).toEqual(before);
  expect((await listRooms(server)).map(({ id }) => id)).toEqual([room]);
  const ben = await takeSeat(server, room, 'Ben');
  await startRoom(server, room, created.owner_token);
  const players = await Promise.all([ana, ben].map(({ token }) => Client.join(server, room, token)));
  await settled(players);
  expect(players.map(({ seat }) => seat)).toEqual([0, 1]);
});

test('changed options, colours, a seat handed over, one that was left and the chat survive kill -9', async () => {
  let server = await Server.start();
  const { room: made, owner_token: owner } = await createRoom(server, { seats: 3 });
  const path = `/api/v1/rooms/${made.id}`;
  const body = {
    level: 6,
    scoring: ['red', 'green', 'yellow'],
    colours: ['yellow', 'red', 'green', 'blue', 'black'],
    options: { timer: { per: 'game', seconds: 900 }, undo: 'never', spectators: false, aids: { hints: false } },
  };
  await expectAnswer(server, path, 'room_answer', 200, { method: 'PATCH', token: owner, body });
  const ana = await takeSeat(server, made.id, 'Ana');
  const ben = await takeSeat(server, made.id, 'Ben');
  const handedOver: Call = { token: ben.token, body: { name: 'Cleo' } };
  const cleo = await expectAnswer<SeatTaken>(server, `${path}/seats/1/handover`, 'seat_taken', 201, handedOver);
  await takeSeat(server, made.id, 'Dan');
  await expectAnswer(server, `${path}/seats/2`, 'room_answer', 200, { method: 'DELETE', token: owner });
  const player = await Client.join(server, made.id, ana.token);
  await player.command({ type: 'say', id: 's', text: 'Shall we?' });
  await player.close();
  const before = await getRoom(server, made.id);
  const { colours, ...rest } = body;
  expect(before).toMatchObject(rest);
  expect((before as Room & { colours: string[] }).colours.slice(0, 5)).toEqual(colours);
  expect(before.seats.map(({ name }) => name)).toEqual(['Ana', 'Cleo', null]);

  server = await server.killAndRestart();
  expect(await getRoom(server, made.id)).toEqual(before);
  const back = await Client.join(server, made.id, cleo.token);
  expect(back.seat).toBe(1);
  expect(back.chat.map(({ text }) => text)).toEqual(['Shall we?']);
  expect(await refused(server, `${path}/start`, { method: 'POST', token: ben.token })).toMatchObject({ code: 'unauthorized' });
  expect((await startRoom(server, made.id, ana.token)).seats[1]!.colours).toEqual(['green', 'blue']);
});

test('SIGTERM ends cleanly with status 0, and nothing is lost', async () => {
  const server = await Server.start();
  const { room, players, random } = await gameAt(server, 15);
  const before = await getState(server, room);
  expect(await server.program.stop('SIGTERM')).toEqual({ code: 0, signal: null });
  for (const player of players) expect((await player.closed).code).toBe(1001);

  const next = await Server.start(server.database);
  expect(await getState(next, room)).toEqual(before);
  const back = await Promise.all(players.map((player) => Client.resume(next, player)));
  await Promise.all(back.map((player) => play(player, random)));
  expect(back[0]!.ended).toEqual(back[1]!.ended);
});

test('SIGTERM ends an idle server and one that has only silent connections, too', async () => {
  const idle = await Server.start();
  expect(await idle.program.stop('SIGTERM')).toEqual({ code: 0, signal: null });

  const server = await Server.start();
  const { room } = await seatedTable(server);
  await Client.open(server, room);
  expect(await server.program.stop('SIGINT')).toEqual({ code: 0, signal: null });
});

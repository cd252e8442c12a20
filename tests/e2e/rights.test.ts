import { expect, test } from 'vitest';
import { Client } from './harness/client.ts';
import { call, createPlayer, createRoom, expectAnswer, getRoom, refused, startRoom, takeSeat } from './harness/http.ts';
import type { PlayerToken, Room } from './harness/protocol.ts';
import { Server } from './harness/server.ts';

const rooms = '/api/v1/rooms';

const say = (client: Client, text: string) => client.command({ type: 'say', id: client.newId(), text });

const sit = (server: Server, room: string, { name, token }: PlayerToken) =>
  expectAnswer(server, `${rooms}/${room}/seats`, 'seat_taken', 201, { body: { name }, token });

const chatOf = async (server: Server, room: string) => (await call(server, `${rooms}/${room}/chat`)).text;

test('whatever somebody says while they are forgotten is forgotten as well, or refused', async () => {
  let server = await Server.start();
  const { room } = await createRoom(server, { seats: 2 });
  await takeSeat(server, room.id, 'Ben');
  for (let i = 0; i < 8; ++i) {
    const zoe = await createPlayer(server, 'Zoe');
    await sit(server, room.id, zoe);
    const body = { type: 'say', id: `z${i}`, text: 'Zoe was here' };
    const speak = () => call(server, `${rooms}/${room.id}/commands`, { body, token: zoe.token });
    const [before, forgotten, after] = await Promise.all([speak(), call(server, '/api/v1/me', { method: 'DELETE', token: zoe.token }), speak()]);
    expect(forgotten.status, forgotten.text).toBe(200);
    for (const { status } of [before, after]) expect([200, 401]).toContain(status);
    expect(await chatOf(server, room.id)).not.toContain('Zoe');
    expect(JSON.stringify(await getRoom(server, room.id))).not.toContain('Zoe');
  }
  server = await server.killAndRestart();
  expect(await chatOf(server, room.id)).not.toContain('Zoe');
});

test('whoever has no word has none after standing up and sitting down again', async () => {
  let server = await Server.start();
  const { room, owner_token: owner } = await createRoom(server, { seats: 3 });
  const ben = await takeSeat(server, room.id, 'Ben');
  const silence = (method: string, seat: number) =>
    expectAnswer(server, `${rooms}/${room.id}/seats/${seat}/silence`, 'room_answer', 200, { method, token: owner });
  await silence('PUT', ben.seat);
  await expectAnswer(server, `${rooms}/${room.id}/seats/${ben.seat}`, 'room_answer', 200, { method: 'DELETE', token: ben.token });
  server = await server.killAndRestart();
  const again = await takeSeat(server, room.id, 'Bert', { seat: 2 });
  const client = await Client.join(server, room.id, again.token);
  expect(client.room.seats[2]).toMatchObject({ name: 'Bert', silenced: true });
  expect(await say(client, 'me again')).toMatchObject({ type: 'error', code: 'silenced' });
  await silence('DELETE', 2);
  expect(await say(client, 'thank you')).toMatchObject({ type: 'ok' });
});

test('nobody pushes a companion out of a game that runs, unless the owner wants that', async () => {
  const server = await Server.start();
  const { room, owner_token: owner } = await createRoom(server, { game: 'base', seats: 2 });
  await takeSeat(server, room.id, 'Ana');
  await expectAnswer(server, `${rooms}/${room.id}/seats/1/companion`, 'room_answer', 200, { method: 'POST', token: owner });
  await startRoom(server, room.id, owner);
  const take = (body: object) => refused(server, `${rooms}/${room.id}/seats`, { body });
  expect(await take({ name: 'Ben' })).toMatchObject({ status: 409, code: 'room_full' });
  expect(await take({ name: 'Ben', seat: 1 })).toMatchObject({ status: 409, code: 'seat_taken' });
  const change = { method: 'PATCH', token: owner, body: { options: { companions_yield: true } } };
  await expectAnswer(server, `${rooms}/${room.id}`, 'room_answer', 200, change);
  expect(await takeSeat(server, room.id, 'Ben')).toMatchObject({ seat: 1 });
  expect((await getRoom(server, room.id)).seats[1]).toMatchObject({ name: 'Ben', kind: 'human' });
});

test.each(['base', 'ghosts'])('a table for %s that was found goes on when its owner has left', async (game) => {
  const server = await Server.start();
  interface Found { seat: number; token: string; room: Room; owner_token: string | null }
  const find = (name: string) =>
    expectAnswer<Found>(server, '/api/v1/lobby/seats', 'seat_found', 201, { body: { name, game, seats: 3 } });
  const ana = await find('Ana');
  const [ben, cora] = [await find('Ben'), await find('Cora')];
  const room = ana.room.id;
  expect(ana.room.options).toMatchObject({ absence: 'companion', grace_seconds: 180 });
  const clients = [await Client.join(server, room, ben.token), await Client.join(server, room, cora.token)];
  const start = (token: string) => refused(server, `${rooms}/${room}/start`, { method: 'POST', token });
  expect(await start(ben.token)).toMatchObject({ status: 401 });
  await expectAnswer(server, `${rooms}/${room}/seats/${ana.seat}`, 'room_answer', 200, { method: 'DELETE', token: ana.token });
  await Promise.all(clients.map((client) => client.until('somebody to lead', () => client.room.leader === ben.seat)));
  expect(await start(cora.token)).toMatchObject({ status: 401 });
  expect(await startRoom(server, room, ben.token)).toMatchObject({ status: 'playing' });
});

import { once } from 'node:events';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { call, createRoom, getLog, readUpdate, refused, startRoom, takeSeat } from './harness/http.ts';
import { play, seededRandom } from './harness/play.ts';
import { holdAgainst } from './harness/schemas.ts';
import { Server } from './harness/server.ts';
import { seatedTable } from './harness/table.ts';

/** The message with an empty `legal`, as the server writes it. */
const without = (message: string) => JSON.stringify({ ...(JSON.parse(message) as object), legal: [] });

/** A spectator's messages, until the game has ended. */
async function listen(server: Server, room: string, wish: object) {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/v1/rooms/${room}/ws`);
  await once(socket, 'open');
  const messages: string[] = [];
  const heard = (isIt: () => boolean) =>
    new Promise<void>((resolve) => {
      socket.on('message', () => {
        if (isIt()) resolve();
      });
    });
  socket.on('message', (bytes: Buffer) => messages.push(bytes.toString()));
  const ended = heard(() => messages.at(-1)!.startsWith('{"type":"ended"'));
  const began = heard(() => ofType(messages, 'welcome').length === 2).then(
    () => JSON.parse(ofType(messages, 'welcome')[1]!) as object,
  );
  const welcomed = once(socket, 'message');
  socket.send(JSON.stringify({ type: 'hello', protocol: 1, ...wish }));
  await welcomed;
  return { messages, ended, began };
}

const ofType = (messages: string[], type: string) => messages.filter((text) => text.startsWith(`{"type":"${type}"`));

test('a client that wants no legal decisions is sent everything else, and half of the bytes', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server, ['Ana', 'Ben'], { game: 'base' });
  const full = await listen(server, room, {});
  const lean = await listen(server, room, { legal: false });
  const random = seededRandom(2);
  await Promise.all([full.ended, lean.ended, ...players.map((player) => play(player, random))]);
  const updates = ofType(full.messages, 'update');
  expect(updates.length).toBeGreaterThan(50);
  expect(ofType(lean.messages, 'update')).toEqual(updates.map(without));
  for (const welcome of ofType(lean.messages, 'welcome')) expect(JSON.parse(welcome)).toMatchObject({ legal: [] });
  expect(lean.messages.join('').length).toBeLessThan(full.messages.join('').length / 2);
});

test('a log can be read and followed without the legal decisions', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server, ['Ana', 'Ben'], { game: 'base' });
  const following = call(server, `/api/v1/rooms/${room}/log?follow=true&legal=false`);
  const random = seededRandom(2);
  await Promise.all(players.map((player) => play(player, random)));
  const log = await getLog(server, room);
  const lean = log.map((line) => `${without(line)}\n`).join('');
  expect(readUpdate(log[0]!).legal.length).toBeGreaterThan(0);
  for (const path of [`rooms/${room}`, `games/${room}.1`]) {
    expect((await call(server, `/api/v1/${path}/log?legal=false`)).text, path).toBe(lean);
    expect((await call(server, `/api/v1/${path}/log?legal=true`)).text, path).toBe(log.map((line) => `${line}\n`).join(''));
  }
  expect((await following).text).toBe(lean);
});

test('the log of a game is not followed', async () => {
  const server = await Server.start();
  const { room } = await seatedTable(server);
  for (const query of ['follow=true', 'legal=0', 'since=x']) {
    expect(await refused(server, `/api/v1/games/${room}.1/log?${query}`), query).toMatchObject({ code: 'invalid_message' });
  }
});

test('a spectator is told who began a game, with and without legal decisions', async () => {
  const server = await Server.start();
  const { room } = await createRoom(server, { seats: 2 });
  const tokens = [await takeSeat(server, room.id, 'Ana'), await takeSeat(server, room.id, 'Ben')].map(({ token }) => token);
  const spectators = [await listen(server, room.id, {}), await listen(server, room.id, { legal: false })];
  const heard = spectators.map(({ began }) => began);
  await startRoom(server, room.id, tokens[1]!);
  for (const welcome of await Promise.all(heard)) {
    expect(welcome).toMatchObject({ you: { seat: null }, seq: 0, begun_by: 1, legal: [] });
    holdAgainst('welcome', welcome);
  }
});

import { expect, test } from 'vitest';
import { Client } from './harness/client.ts';
import { call, createRoom, expectAnswer, getLog, getRoom, readUpdate, refused, startRoom, takeSeat } from './harness/http.ts';
import { play, seededRandom } from './harness/play.ts';
import { Server } from './harness/server.ts';
import { seatedTable } from './harness/table.ts';

const rooms = '/api/v1/rooms';

/** The lines of a stream, as they come. */
async function* lines(response: Response): AsyncGenerator<string> {
  let rest = '';
  for await (const bytes of response.body!.pipeThrough(new TextDecoderStream())) {
    const parts = (rest + bytes).split('\n');
    rest = parts.pop()!;
    yield* parts;
  }
  expect(rest).toBe('');
}

test('a log that is followed tells every update as it happens, and ends with the game', async () => {
  const server = await Server.start();
  const { room, owner_token } = await createRoom(server, { seats: 1 });
  const { token } = await takeSeat(server, room.id, 'Ana');
  const player = await Client.join(server, room.id, token);
  const response = await fetch(`${server.url}${rooms}/${room.id}/log?since=0&follow=true`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/x-ndjson');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const followed = lines(response);
  await startRoom(server, room.id, owner_token);
  const seen = [(await followed.next()).value as string];
  expect(readUpdate(seen[0]!).seq).toBe(1);
  const playing = play(player, seededRandom(3));
  for await (const line of followed) seen.push(line);
  await playing;
  expect(seen).toEqual(await getLog(server, room.id));

  const rest = await call(server, `${rooms}/${room.id}/log?since=${seen.length - 2}&follow=true`);
  expect(rest.text).toBe(seen.slice(-2).map((line) => `${line}\n`).join(''));
});

test('a game that follows is another log: who follows the one before is let go with its last line', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server, ['Ana']);
  const path = `${rooms}/${room}/log?follow=true`;
  const first = lines(await fetch(server.url + path));
  await play(players[0]!, seededRandom(3));
  const seen: string[] = [];
  for await (const line of first) seen.push(line);
  expect(seen).toEqual(await getLog(server, room));
  const again = { method: 'POST', token: players[0]!.token!, body: {} };
  await expectAnswer(server, `${rooms}/${room}/rematch`, 'room_answer', 200, again);
  const second = lines(await fetch(server.url + path));
  expect(readUpdate((await second.next()).value as string)).toMatchObject({ seq: 1, actor: { kind: 'chance' } });
  await second.return(undefined);
});

test('a client that goes away is forgotten, and a server that stops ends the stream', async () => {
  const server = await Server.start();
  const { room } = await createRoom(server);
  const going = new AbortController();
  await fetch(`${server.url}${rooms}/${room.id}/log?follow=true`, { signal: going.signal });
  await expect.poll(async () => (await getRoom(server, room.id)).spectators).toBe(1);
  going.abort();
  await expect.poll(async () => (await getRoom(server, room.id)).spectators).toBe(0);
  const staying = await fetch(`${server.url}${rooms}/${room.id}/log?follow=true`);
  const [exit, text] = await Promise.all([server.program.stop('SIGTERM'), staying.text()]);
  expect(exit.code).toBe(0);
  expect(text).toBe('');
});

test.each(['follow=1', 'follow=', 'follow=true&since=x', 'since=1&wait=true', 'legal=no'])(
  'a log asked for with "%s" is refused',
  async (query) => {
    const server = await Server.start();
    const { room } = await createRoom(server);
    expect(await refused(server, `${rooms}/${room.id}/log?${query}`)).toMatchObject({
      status: 400,
      code: 'invalid_message',
    });
  },
);

test('a token that opens nothing follows nothing', async () => {
  const server = await Server.start();
  const { room } = await createRoom(server);
  expect(await refused(server, `${rooms}/${room.id}/log?follow=true`, { token: 'wrong' })).toMatchObject({
    status: 401,
    code: 'unauthorized',
  });
});

test('whoever owns a room that refuses spectators follows its log from before the start, and nobody without a token does', async () => {
  const server = await Server.start();
  const { room, owner_token } = await createRoom(server, { seats: 1, options: { spectators: false } });
  const { token } = await takeSeat(server, room.id, 'Ana');
  const path = `${rooms}/${room.id}/log?follow=true`;
  const response = await fetch(server.url + path, { headers: { authorization: `Bearer ${owner_token}` } });
  expect(response.status).toBe(200);
  const player = await Client.join(server, room.id, token);
  await startRoom(server, room.id, owner_token);
  expect(await refused(server, path)).toMatchObject({ status: 403, code: 'spectators_refused' });
  const playing = play(player, seededRandom(3));
  const seen: string[] = [];
  for await (const line of lines(response)) seen.push(line);
  await playing;
  expect(seen).toEqual(await getLog(server, room.id));
});

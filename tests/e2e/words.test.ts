import { expect, test } from 'vitest';
import { Client } from './harness/client.ts';
import { call, type Call, createRoom, expectAnswer, getRoom, refused, type RoomCreated, startRoom, takeSeat } from './harness/http.ts';
import { newDatabase, Server } from './harness/server.ts';

const kWord = 'three owls';

/** What a network of its own says, so that tries of one test are not those of another. */
const from = (address: string) => ({ 'x-forwarded-for': address });

async function exchange(server: Server, room: string, word: string, headers: Record<string, string> = {}): Promise<string | null> {
  const request: Call = { body: { word }, headers };
  return (await expectAnswer<{ pass: string | null }>(server, `/api/v1/rooms/${room}/pass`, 'pass', 200, request)).pass;
}

const sit = (body: object): Call => ({ body: { name: 'Ben', ...body } });

async function worded(wish: object = {}): Promise<{ server: Server; created: RoomCreated; path: string }> {
  const server = await Server.start();
  const created = await createRoom(server, { seats: 4, word: kWord, ...wish });
  return { server, created, path: `/api/v1/rooms/${created.room.id}` };
}

test('a seat of a room with a word takes its pass, before and after kill -9, and the word is never told', async () => {
  let { server, created, path } = await worded();
  const { id } = created.room;
  expect(created.room).toMatchObject({ has_word: true, options: { word_for: 'seat' } });
  expect(await refused(server, `${path}/seats`, sit({}))).toMatchObject({ code: 'word_needed', status: 403 });
  expect(await refused(server, `${path}/seats`, sit({ pass: 'no' }))).toMatchObject({ code: 'wrong_word', status: 403 });
  expect(await refused(server, `${path}/pass`, { body: { word: 'two owls' } })).toMatchObject({ code: 'wrong_word' });
  const pass = await exchange(server, id, kWord);
  const ben = await takeSeat(server, id, 'Ben', { pass });
  server = await server.killAndRestart();
  expect(await exchange(server, id, kWord)).toBe(pass);
  const client = await Client.join(server, id, ben.token);
  expect(client.welcomes[0]!.you.seat).toBe(0);
  for (const what of ['', '/chat']) expect((await call(server, path + what)).text).not.toContain('owls');
  expect((await call(server, '/api/v1/rooms')).text).not.toContain('owls');
});

test('the owner changes the word and takes it back; a pass ends with its word, and a seat stays', async () => {
  const { server, created, path } = await worded();
  const { id } = created.room;
  const pass = await exchange(server, id, kWord);
  const ben = await takeSeat(server, id, 'Ben', { pass });
  const patch = (body: unknown, token = created.owner_token): Call => ({ method: 'PATCH', token, body });
  expect(await refused(server, path, patch({ word: 'hawk' }, ben.token))).toMatchObject({ code: 'unauthorized' });
  expect(await refused(server, path, patch({ word: '' }))).toMatchObject({ code: 'invalid_message', params: { field: 'word' } });
  await expectAnswer(server, path, 'room_answer', 200, patch({ word: 'hawk' }));
  expect(await refused(server, `${path}/seats`, sit({ pass }))).toMatchObject({ code: 'wrong_word' });
  expect(await refused(server, `${path}/pass`, { body: { word: kWord } })).toMatchObject({ code: 'wrong_word' });
  await Client.join(server, id, ben.token);
  await takeSeat(server, id, 'Cleo', { pass: ben.token });
  await expectAnswer(server, path, 'room_answer', 200, patch({ word: null }));
  expect((await getRoom(server, id)).has_word).toBe(false);
  expect(await exchange(server, id, 'anything')).toBeNull();
  await takeSeat(server, id, 'Dan');
});

test('a word that is needed to watch keeps strangers from everything of the room but that it is there', async () => {
  const { server, created, path } = await worded({ options: { word_for: 'watch' } });
  const { id } = created.room;
  const pass = (await exchange(server, id, kWord))!;
  const ben = await takeSeat(server, id, 'Ben', { pass });
  const stranger = await Client.open(server, id);
  stranger.send({ type: 'hello', protocol: 1 });
  const told = await stranger.until('an answer', () => stranger.replies[0]);
  expect(told).toMatchObject({ type: 'error', code: 'word_needed' });
  const watcher = await Client.join(server, id, pass);
  expect(watcher.welcomes[0]!.you.seat).toBeNull();
  await startRoom(server, id, created.owner_token);
  const readings = ['/state', '/features', '/log', '/chat', '/log?follow=true'].map((rest) => path + rest);
  readings.push(...['', '/log', '/state', '/export'].map((rest) => `/api/v1/games/${id}.1${rest}`));
  for (const reading of readings) {
    expect((await refused(server, reading)).code, reading).toBe('word_needed');
    expect((await refused(server, reading, { token: 'x'.repeat(43) })).code, reading).toBe('unauthorized');
    if (reading.includes('follow')) continue;
    for (const token of [pass, ben.token, created.owner_token]) expect((await call(server, reading, { token })).status, reading).toBe(200);
  }
  await watcher.until('the first tile', () => watcher.seq >= 1);
});

test('wrong words are counted by room and address, right ones are not, and many at once are no more', async () => {
  const server = await Server.start(newDatabase(), 0, ['--trust-proxy', '127.0.0.1']);
  const { room } = await createRoom(server, { seats: 4, word: kWord });
  const other = await createRoom(server, { seats: 4, word: kWord });
  const guess = (id: string, headers: Record<string, string>) => call(server, `/api/v1/rooms/${id}/pass`, { body: { word: 'x' }, headers });
  for (let n = 0; n < 8; n += 1) await exchange(server, room.id, kWord, from('192.0.2.1'));
  const answers = await Promise.all(Array.from({ length: 12 }, () => guess(room.id, from('192.0.2.1'))));
  const codes = answers.map(({ text }) => (JSON.parse(text) as { code: string }).code);
  expect(codes.filter((code) => code === 'wrong_word')).toHaveLength(5);
  expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(7);
  const limited = JSON.parse(answers.find(({ status }) => status === 429)!.text) as { params: { quota: string; retry_after_ms: number } };
  expect(limited.params.quota).toBe('words');
  expect(limited.params.retry_after_ms).toBeLessThanOrEqual(30_000);
  expect((await guess(other.room.id, from('192.0.2.1'))).status).toBe(403);
  expect((await guess(room.id, from('192.0.2.2'))).status).toBe(403);
});

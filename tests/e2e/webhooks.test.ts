import { expect, test } from 'vitest';
import { selfSigned } from './harness/certificates.ts';
import { call, createPlayer, expectAnswer, refused } from './harness/http.ts';
import { playTo, table } from './harness/player_table.ts';
import { MuteReceiver } from './harness/mute_receiver.ts';
import { SilentNameServer } from './harness/name_server.ts';
import { newPostgresql, postgresqlServer } from './harness/postgresql.ts';
import type { PlayerToken, RoomCreated } from './harness/protocol.ts';
import { Receiver, signatureOf } from './harness/receiver.ts';
import { Server } from './harness/server.ts';

const webhook = '/api/v1/me/webhook';
const rooms = '/api/v1/rooms';

interface Webhook {
  url: string;
  delivered_at: string | null;
  failing_since: string | null;
  disabled_at: string | null;
  fault: string | null;
}

/** A server that sends to wherever it is asked to. */
const start = (database?: string, environment = {}) => Server.start(database, 0, ['--webhooks', 'any'], environment);

async function put(server: Server, { token }: PlayerToken, url: string): Promise<string> {
  const made = await expectAnswer<{ webhook: Webhook; secret: string }>(server, webhook, 'webhook_secret', 200, {
    method: 'PUT',
    token,
    body: { url },
  });
  expect(made.webhook.url).toBe(url);
  return made.secret;
}

const shown = async (server: Server, { token }: PlayerToken) =>
  (await expectAnswer<{ webhook: Webhook | null }>(server, webhook, 'webhook_answer', 200, { token })).webhook;

const tested = (server: Server, { token }: PlayerToken) =>
  expectAnswer<{ delivered: boolean; status: number | null; fault: string | null }>(server, `${webhook}/test`, 'webhook_test', 200, {
    method: 'POST',
    token,
  });

test('whoever plays over days is told of their turns: once each, signed, and over a kill -9', async () => {
  let server = await start();
  const [ana, ben] = [await createPlayer(server, 'Ana'), await createPlayer(server, 'Ben')];
  const receiver = await Receiver.start();
  const secret = await put(server, ben, receiver.url());
  const room = await table(server, ana, ben);
  await playTo(server, room, 1, [ana, ben]);
  const first = await receiver.delivery(0);
  expect(first.notice).toMatchObject({ player: ben.id, event: { type: 'my_turn', room }, game: { room, my_turn: true } });
  expect(first.headers['webhook-id']).toBe(first.notice.id);
  expect(first.headers['webhook-signature']).toBe(signatureOf(first, secret));
  expect(Math.abs(Number(first.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(10);
  expect(first.headers['user-agent']).toMatch(/^Mistward\//);
  await expect.poll(async () => (await shown(server, ben))?.delivered_at).toBeTypeOf('string');

  receiver.statuses = [500];
  await playTo(server, room, 0, [ana, ben]);
  await playTo(server, room, 1, [ana, ben]);
  const failed = await receiver.delivery(1);
  await expect.poll(async () => (await shown(server, ben))?.fault).toBe('it answered with the status 500');
  await server.program.stop('SIGKILL');
  server = await start(server.database);
  const again = await receiver.delivery(2);
  expect(again.notice.id).toBe(failed.notice.id);
  expect(again.notice.id).not.toBe(first.notice.id);
  await expect.poll(async () => (await shown(server, ben))?.failing_since).toBeNull();
  expect(receiver.deliveries).toHaveLength(3);
});

test('an invitation is told, and a webhook that is removed is not', async () => {
  const server = await start();
  const [ana, ben] = [await createPlayer(server, 'Ana'), await createPlayer(server, 'Ben')];
  const receiver = await Receiver.start();
  await put(server, ben, receiver.url());
  const { room } = await expectAnswer<RoomCreated>(server, rooms, 'room_created', 201, {
    body: { name: 'Friday mist', game: 'mists', seats: 2 },
    token: ana.token,
  });
  await call(server, `${rooms}/${room.id}/invitations`, { body: { player: ben.id }, token: ana.token });
  expect((await receiver.delivery(0)).notice.event).toMatchObject({ type: 'invited', invitation: { room: room.id } });
  await expectAnswer(server, webhook, 'webhook_answer', 200, { method: 'DELETE', token: ben.token });
  expect(await shown(server, ben)).toBeNull();
  expect((await refused(server, `${webhook}/test`, { method: 'POST', token: ben.token })).code).toBe('not_found');
});

test('by https only a certificate that is good for the name is sent to', async () => {
  const files = selfSigned('localhost', undefined, 'DNS:localhost');
  const server = await start(undefined, { SSL_CERT_FILE: files.certificate });
  const ana = await createPlayer(server, 'Ana');
  const receiver = await Receiver.start(files);
  await put(server, ana, receiver.url('localhost'));
  expect(await tested(server, ana)).toEqual({ delivered: true, status: 204, fault: null });
  await put(server, ana, receiver.url());
  expect(await tested(server, ana)).toMatchObject({ delivered: false, status: null, fault: expect.stringMatching(/TLS/) as string });
  const stranger = await Receiver.start(selfSigned('localhost', undefined, 'DNS:localhost'));
  await put(server, ana, stranger.url('localhost'));
  expect((await tested(server, ana)).fault).toMatch(/certificate/);
  expect(stranger.deliveries).toHaveLength(0);
  expect(receiver.deliveries.map(({ notice }) => notice.event.type)).toEqual(['test']);
});

test('interim answers are read past, and a receiver that asks for time is told so', async () => {
  const server = await start();
  const ana = await createPlayer(server, 'Ana');
  const receiver = await Receiver.start();
  receiver.hints = true;
  await put(server, ana, receiver.url());
  expect(await tested(server, ana)).toEqual({ delivered: true, status: 204, fault: null });
  receiver.statuses = [503];
  receiver.answerHeaders = { 'retry-after': '120' };
  expect((await tested(server, ana)).fault).toBe('it answered with the status 503, to ask again after 120 s');
});

test('a receiver that says nothing, and a name that no server answers for, delay nobody and not the end', async () => {
  const names = await SilentNameServer.start();
  const server = await Server.start(undefined, 0, ['--webhooks', 'any', '--name-servers', names.address]);
  const [ana, ben, cem] = [await createPlayer(server, 'Ana'), await createPlayer(server, 'Ben'), await createPlayer(server, 'Cem')];
  const mute = await MuteReceiver.start();
  await put(server, ana, mute.url());
  await put(server, ben, 'http://silent.test:9/');
  const receiver = await Receiver.start();
  await put(server, cem, receiver.url());
  const begun = [ana, ben].map(({ token }) => call(server, `${webhook}/test`, { method: 'POST', token }).catch(() => undefined));
  await Promise.all([mute.reached(1), names.asked(1)]);
  expect((await tested(server, cem)).delivered).toBe(true);
  const again = await refused(server, `${webhook}/test`, { method: 'POST', token: ana.token });
  expect(again.code).toBe('rate_limited');
  expect(await server.program.stop('SIGTERM')).toEqual({ code: 0, signal: null });
  expect(server.program.output).not.toContain('did not end in time');
  await Promise.all(begun);
});

test('a server sends nothing unless its host says so, and under public rules nothing to private addresses', async () => {
  const off = await Server.start();
  const ana = await createPlayer(off, 'Ana');
  const no = await refused(off, webhook, {
    method: 'PUT',
    token: ana.token,
    body: { url: 'https://example.org/' },
  });
  expect([no.code, no.title]).toEqual(['not_found', expect.stringMatching(/--webhooks public/)]);
  const receiver = await Receiver.start();
  const server = await Server.start(undefined, 0, ['--webhooks', 'public']);
  const ben = await createPlayer(server, 'Ben');
  for (const url of [receiver.url(), receiver.url().replace('http:', 'https:'), 'https://[::ffff:10.0.0.1]/']) {
    const problem = await refused(server, webhook, { method: 'PUT', token: ben.token, body: { url } });
    expect([problem.code, problem.params]).toMatchObject(['invalid_message', { field: 'url' }]);
  }
  await put(server, ben, receiver.url('localhost').replace('http:', 'https:'));
  expect((await tested(server, ben)).fault).toMatch(/no public address/);
  expect(receiver.deliveries).toHaveLength(0);
});

test.skipIf(!postgresqlServer)('of two servers on one database, the one at which the room is at work tells', async () => {
  const database = newPostgresql();
  const [one, other] = [await start(database), await start(database)];
  const [ana, ben] = [await createPlayer(one, 'Ana'), await createPlayer(one, 'Ben')];
  const receiver = await Receiver.start();
  await put(other, ben, receiver.url());
  const room = await table(one, ana, ben);
  await playTo(other, room, 1, [ana, ben]);
  await receiver.delivery(0);
  await playTo(other, room, 0, [ana, ben]);
  await playTo(one, room, 1, [ana, ben]);
  await receiver.delivery(1);
  expect(new Set(receiver.deliveries.map(({ notice }) => notice.id)).size).toBe(receiver.deliveries.length);
  expect(receiver.deliveries).toHaveLength(2);
});

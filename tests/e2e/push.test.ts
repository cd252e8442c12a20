import { expect, test } from 'vitest';
import { call, createPlayer, expectAnswer, refused } from './harness/http.ts';
import { playTo, table } from './harness/player_table.ts';
import { newPostgresql, postgresqlServer } from './harness/postgresql.ts';
import type { PlayerToken } from './harness/protocol.ts';
import { claimsOf, PushService, SubscribedBrowser } from './harness/push_service.ts';
import { Server } from './harness/server.ts';

const push = '/api/v1/me/push';
const contact = 'mailto:host@example.org';

interface PushAnswer {
  key: string | null;
  subscriptions: { id: string; endpoint: string; failing_since: string | null; fault: string | null }[];
}

/** A server that sends to wherever it is asked to. */
const start = (database?: string) => Server.start(database, 0, ['--webhooks', 'any', '--push-contact', contact]);

const asked = (server: Server, { token }: PlayerToken, method = 'GET', path = push, body?: object) =>
  expectAnswer<PushAnswer>(server, path, 'push_answer', 200, { method, token, ...(body && { body }) });

const subscribe = (server: Server, player: PlayerToken, browser: SubscribedBrowser) => asked(server, player, 'PUT', push, browser.body);

test('a browser is told of its player’s turns, so that it alone can read them, and over a kill -9', async () => {
  let server = await start();
  const [ana, ben] = [await createPlayer(server, 'Ana'), await createPlayer(server, 'Ben')];
  const service = await PushService.start();
  const browser = new SubscribedBrowser(service);
  const { key, subscriptions } = await subscribe(server, ben, browser);
  expect(subscriptions.map(({ endpoint }) => endpoint)).toEqual([browser.endpoint]);
  const room = await table(server, ana, ben);
  await playTo(server, room, 1, [ana, ben]);
  const first = await service.push(0);
  expect(browser.read(first)).toEqual({ type: 'my_turn', room, game_id: `${room}.1` });
  expect(() => new SubscribedBrowser(service).read(first)).toThrow();
  expect(first.headers).toMatchObject({ ttl: '259200', urgency: 'high', 'content-encoding': 'aes128gcm' });
  const { aud, exp, sub } = claimsOf(first, key!);
  expect([aud, sub]).toEqual([service.origin, contact]);
  expect(exp - Date.now() / 1000).toBeGreaterThan(3600);
  expect(exp - Date.now() / 1000).toBeLessThan(24 * 3600);

  service.statuses = [500];
  await playTo(server, room, 0, [ana, ben]);
  await playTo(server, room, 1, [ana, ben]);
  await service.push(1);
  await expect.poll(async () => (await asked(server, ben)).subscriptions[0]?.fault).toBe('it answered with the status 500');
  await server.program.stop('SIGKILL');
  server = await start(server.database);
  const again = await service.push(2);
  expect(browser.read(again).type).toBe('my_turn');
  expect(again.headers['topic']).toBe(first.headers['topic']);
  expect(claimsOf(again, key!).aud).toBe(service.origin);
  await expect.poll(async () => (await asked(server, ben)).subscriptions[0]?.failing_since).toBeNull();
  expect(service.pushed).toHaveLength(3);
});

test('a browser that is gone is removed, and nothing tells of what was told to it', async () => {
  const server = await start();
  const [ana, ben] = [await createPlayer(server, 'Ana'), await createPlayer(server, 'Ben')];
  const service = await PushService.start();
  service.statuses = [410];
  await subscribe(server, ana, new SubscribedBrowser(service));
  const room = await table(server, ana, ben);
  await service.push(0);
  await expect.poll(async () => (await asked(server, ana)).subscriptions).toEqual([]);
  expect(service.pushed).toHaveLength(1);
  expect(server.program.output).not.toContain(room);
  expect(server.program.output).not.toContain('/send/');
});

test('a new secret, and being forgotten, end what browsers are told; an export names them', async () => {
  const server = await start();
  const ana = await createPlayer(server, 'Ana');
  const service = await PushService.start();
  const [one, other] = [new SubscribedBrowser(service), new SubscribedBrowser(service)];
  await subscribe(server, ana, one);
  const { subscriptions } = await subscribe(server, ana, other);
  const exported = JSON.parse((await call(server, '/api/v1/me/export', { token: ana.token })).text) as { push_subscriptions: string[] };
  expect(exported.push_subscriptions.sort()).toEqual([one.endpoint, other.endpoint].sort());
  const { id } = subscriptions.find(({ endpoint }) => endpoint === one.endpoint)!;
  expect((await asked(server, ana, 'DELETE', `${push}/${id}`)).subscriptions.map(({ endpoint }) => endpoint)).toEqual([other.endpoint]);
  const renewed = JSON.parse((await call(server, '/api/v1/me/token', { method: 'POST', token: ana.token })).text) as PlayerToken;
  expect((await asked(server, renewed)).subscriptions).toEqual([]);
  await subscribe(server, renewed, one);
  await call(server, '/api/v1/me', { method: 'DELETE', token: renewed.token });
  const ben = await createPlayer(server, 'Ben');
  expect((await subscribe(server, ben, one)).subscriptions).toHaveLength(1);
  expect(service.pushed).toHaveLength(0);
});

test('nothing is pushed unless the host says so, nor to private addresses under public rules', async () => {
  const off = await Server.start();
  const ana = await createPlayer(off, 'Ana');
  const service = await PushService.start();
  const { body } = new SubscribedBrowser(service);
  expect(await asked(off, ana)).toEqual({ key: null, subscriptions: [] });
  expect((await refused(off, push, { method: 'PUT', token: ana.token, body })).code).toBe('not_found');
  const server = await Server.start(undefined, 0, ['--webhooks', 'public']);
  const ben = await createPlayer(server, 'Ben');
  const secret = { ...body, endpoint: body.endpoint.replace('http:', 'https:') };
  for (const wrong of [body, secret, { ...body, endpoint: 'https://[::ffff:10.0.0.1]/' }]) {
    const problem = await refused(server, push, { method: 'PUT', token: ben.token, body: wrong });
    expect([problem.code, problem.params]).toMatchObject(['invalid_message', { field: 'endpoint' }]);
  }
  const keys = { ...body.keys, p256dh: body.keys.p256dh.slice(0, -4) + 'AAAA' };
  const problem = await refused(server, push, { method: 'PUT', token: ben.token, body: { endpoint: 'https://push.example.org/1', keys } });
  expect(problem.params).toMatchObject({ field: 'keys' });
});

test.skipIf(!postgresqlServer)('servers on one database have one key, and the one at which the room is at work tells', async () => {
  const database = newPostgresql();
  const [one, other] = [await start(database), await start(database)];
  const [ana, ben] = [await createPlayer(one, 'Ana'), await createPlayer(one, 'Ben')];
  const service = await PushService.start();
  const browser = new SubscribedBrowser(service);
  const { key } = await subscribe(other, ben, browser);
  expect((await asked(one, ben)).key).toBe(key);
  const room = await table(one, ana, ben);
  await playTo(other, room, 1, [ana, ben]);
  expect(claimsOf(await service.push(0), key!).sub).toBe(contact);
  await playTo(other, room, 0, [ana, ben]);
  await playTo(one, room, 1, [ana, ben]);
  expect(browser.read(await service.push(1)).room).toBe(room);
  expect(service.pushed).toHaveLength(2);
});

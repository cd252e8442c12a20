import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Administrator } from './harness/admin.ts';
import { Client } from './harness/client.ts';
import { createRoom, startRoom, takeSeat } from './harness/http.ts';
import { play, seededRandom } from './harness/play.ts';
import { clientAddress, Proxy, type ProxyName } from './harness/proxy.ts';

const proxies: ProxyName[] = ['nginx', 'haproxy', 'caddy'];

test.each(proxies)('behind %s, as its recipe has it, a turn is played and a stream is followed as they come', async (name) => {
  const admin = await Administrator.start();
  const { server } = admin;
  const proxy = await Proxy.start(name, server);

  // The page's own origin may change things, by HTTP/1.1 and HTTP/2, and the server knows that it came by TLS.
  const made = await proxy.ask('/api/v1/rooms', { body: { name: 'Behind a proxy', game: 'mists' } });
  expect([made.statusCode, made.text]).toEqual([201, expect.anything()]);
  expect(made.headers['strict-transport-security']).toBe('max-age=31536000');
  expect(await proxy.askByHttp2('/api/v1/rooms', { name: 'By HTTP/2', game: 'mists' })).toBe(201);
  const foreign = await proxy.ask('/api/v1/rooms', { body: {}, headers: { origin: 'https://evil.example' } });
  expect(foreign.statusCode).toBe(403);

  // A stream: each line is there before the next thing happens.
  const lobby = proxy.lines('/api/v1/lobby/events');
  const next = async () => JSON.parse((await lobby.next()).value as string) as { type: string; rooms: { name: string }[] };
  expect((await next()).type).toBe('rooms');
  for (const name of ['First', 'Second']) {
    await createRoom(server, { name });
    expect((await next()).rooms.map((room) => room.name)).toContain(name);
  }
  await lobby.return(undefined);

  // A turn of a game, by WebSockets.
  const { room, owner_token } = await createRoom(server, { seats: 2 });
  const players: Client[] = [];
  for (const name of ['Ana', 'Ben']) {
    players.push(await Client.join(proxy.server, room.id, (await takeSeat(server, room.id, name)).token, {}, proxy.webSocket));
  }
  await startRoom(server, room.id, owner_token);
  const turns = (client: Client) => client.state !== null && client.seq >= 12;
  await Promise.all(players.map((player) => play(player, seededRandom(7), turns)));
  const log = proxy.lines(`/api/v1/rooms/${room.id}/log?since=0&follow=true`);
  expect(JSON.parse((await log.next()).value as string)).toMatchObject({ seq: 1 });
  await log.return(undefined);

  // Whatever a client says that it is, the server knows better.
  const { listeners } = await admin.inspect(room.id);
  expect(new Set(listeners.map(({ address }) => address))).toEqual(new Set([clientAddress]));
  await admin.ban({ address: clientAddress, reason: 'noise' });
  expect((await proxy.ask('/healthz')).statusCode).toBe(403);
  expect(server.program.output).not.toMatch(/the proxy 127.0.0.1 (names|says)/);
  await Promise.all(players.map(({ closed }) => closed));
});

test.each(proxies)('%s leads from http:// to https://', async (name) => {
  const proxy = await Proxy.start(name, (await Administrator.start()).server);
  expect(await proxy.redirect('/you?a=b')).toMatch(/^https:\/\/games\.example(:\d+)?\/you\?a=b$/);
});

test.each(proxies)('%s passes everything on while its only server drains, and what comes during a restart', async (name) => {
  const admin = await Administrator.start();
  const { room, owner_token } = await createRoom(admin.server, { seats: 1 });
  await Client.join(admin.server, room.id, (await takeSeat(admin.server, room.id, 'Ana')).token);
  await startRoom(admin.server, room.id, owner_token);
  expect(await admin.drain({ method: 'PUT', body: {} })).toMatchObject({ games: 1 });
  expect((await fetch(`${admin.server.url}/readyz`)).status).toBe(503);
  const proxy = await Proxy.start(name, admin.server);
  // A proxy that watches over its server does so from its first moment on.
  for (let asked = 0; asked < 10; ++asked) {
    expect((await proxy.ask('/api/v1/rooms')).statusCode).toBe(200);
    await pause(100);
  }
  await admin.server.program.stop('SIGTERM');
  const meanwhile = proxy.ask('/api/v1/rooms');
  if (name === 'nginx') expect((await meanwhile).statusCode).toBe(502);
  await admin.startAgain();
  if (name !== 'nginx') expect((await meanwhile).statusCode).toBe(200);
  expect((await proxy.ask('/api/v1/rooms')).statusCode).toBe(200);
});

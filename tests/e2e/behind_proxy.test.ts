import { expect, test } from 'vitest';
import { Administrator } from './harness/admin.ts';
import { call } from './harness/http.ts';
import { sendRaw } from './harness/raw.ts';
import { newDatabase, run, Server } from './harness/server.ts';

const forwarded = (client: string) => ({ headers: { 'x-forwarded-for': client } });

/** Whether the server takes a request with these fields for one of the client that is banned there. */
async function isBanned(server: Server, client: string): Promise<boolean> {
  return (await call(server, '/healthz', forwarded(client))).status === 403;
}

test('a client is known however a proxy writes its address', async () => {
  const admin = await Administrator.start();
  await admin.ban({ address: '203.0.113.7', reason: 'noise' });
  await admin.ban({ address: '2001:db8::1', reason: 'noise' });
  const same = [
    '203.0.113.7',
    '203.0.113.7:51234',
    '::ffff:203.0.113.7',
    '"203.0.113.7:51234"',
    '192.0.2.1, 203.0.113.7:51234',
    '192.0.2.1, 203.0.113.7, ',
    '"x, 203.0.113.7',
    '2001:DB8:0::1',
    '[2001:db8::1]:443',
    '[2001:db8::1]',
    '2001:db8::ffff:0:0:9',
  ];
  for (const client of same) expect([client, await isBanned(admin.server, client)]).toEqual([client, true]);
  const others = ['203.0.113.8:51234', '203.0.113.7, 192.0.2.1:80', '[2001:db8:0:1::1]:443', 'unknown', ''];
  for (const client of others) expect([client, await isBanned(admin.server, client)]).toEqual([client, false]);
});

test('whom a proxy names so that nobody can read it is told in the log once', async () => {
  const { server } = await Administrator.start();
  for (let n = 0; n < 3; n += 1) await call(server, '/api/v1/rooms', forwarded('_hidden'));
  for (let n = 0; n < 3; n += 1) await call(server, '/api/v1/rooms');
  for (let n = 0; n < 3; n += 1) await call(server, '/api/v1/rooms', { headers: { ...forwarded('203.0.113.7').headers, 'x-forwarded-proto': 'tls' } });
  await server.program.prints(/a client speaks "tls"/);
  const told = (pattern: RegExp) => server.program.output.match(pattern)?.length;
  expect(told(/the proxy 127\.0\.0\.1 names a client "_hidden" .* have it write an address/g)).toBe(1);
  expect(told(/127\.0\.0\.1 is trusted as a proxy, and has sent a request without/g)).toBe(1);
  expect(told(/a client speaks "tls"/g)).toBe(1);
});

test('a proxy that was forgotten is told in the log', async () => {
  const server = await Server.start();
  await call(server, '/api/v1/rooms', forwarded('203.0.113.7'));
  await server.program.prints(/if it is your proxy, give --trust-proxy 127\.0\.0\.1/);
});

test.each([
  ['a network', ['--trust-proxy', '127.0.0.0/8'], {}],
  ['a list with blanks', ['--trust-proxy', '10.0.0.1, 127.0.0.1'], {}],
  ['a list with networks and names', ['--trust-proxy', 'fd00::/8,localhost , 172.18.0.0/16'], {}],
  ['a name', ['--trust-proxy', 'localhost'], {}],
  ['the environment', [], { MISTWARD_TRUST_PROXY: ' 172.18.0.0/16, 127.0.0.1,' }],
])('proxies are trusted by %s', async (_, options, environment) => {
  const server = await Server.start(newDatabase(), 0, options, environment as Record<string, string>);
  const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
  expect((await call(server, '/healthz', { headers })).headers.get('strict-transport-security')).not.toBeNull();
});

test.each(['10.0.0.0/33', '10.0.0.1:8080', 'http://caddy', '*', '[::1', '10.0.0.256'])(
  'a server does not start that is to trust %s, and says what would be right',
  async (value) => {
    const { code, output } = await run('--port', '0', '--database', newDatabase(), '--trust-proxy', value);
    expect(code).toBe(2);
    expect(output).toMatch(/"[^"]+" names no proxy: write /);
  },
);

test('a server does not start that is to allow what is no origin', async () => {
  const { code, output } = await run('--port', '0', '--database', newDatabase(), '--allow-origin', 'https://a.example/');
  expect([code, output]).toEqual([2, expect.stringContaining('write only its scheme, host and port')]);
});

test('the scheme is the one of the hop of the client', async () => {
  const server = await Server.start(newDatabase(), 0, ['--trust-proxy', '127.0.0.1,10.0.0.0/8']);
  const isEncrypted = async (chain: string, proto: string) => {
    const headers = { 'x-forwarded-for': chain, 'x-forwarded-proto': proto };
    return (await call(server, '/healthz', { headers })).headers.has('strict-transport-security');
  };
  expect(await isEncrypted('203.0.113.7, 10.0.0.9', 'https, http')).toBe(true);
  expect(await isEncrypted('203.0.113.7', 'wss')).toBe(true);
  expect(await isEncrypted('203.0.113.7, 10.0.0.9', 'http, https')).toBe(false);
});

test('the standard field is read where the host wants it', async () => {
  const options = ['--trust-proxy', '127.0.0.1', '--forwarded-fields', 'forwarded'];
  const server = await Server.start(newDatabase(), 0, options);
  const headers = { forwarded: 'for="[2001:db8::1]:4711";proto=https', 'x-forwarded-proto': 'http' };
  expect((await call(server, '/healthz', { headers })).headers.has('strict-transport-security')).toBe(true);
});

test.each([
  ['HAProxy', 'OPTIONS / HTTP/1.0\r\n\r\n', 204],
  ['one that asks for the page', 'GET / HTTP/1.0\r\n\r\n', 200],
  ['one that asks as it should', 'GET /readyz HTTP/1.0\r\n\r\n', 200],
  ['one with an empty Host', 'GET /readyz HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n', 200],
  ['one that names the server', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 204],
  ['one that speaks as to a proxy', 'GET http://a:8080/readyz HTTP/1.1\r\nHost: b\r\nConnection: close\r\n\r\n', 200],
  ['one without a Host of HTTP/1.1', 'GET http://a/readyz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['one that wants a tunnel', 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\nConnection: close\r\n\r\n', 400],
  ['one that sends the PROXY protocol', 'PROXY TCP4 192.0.2.1 192.0.2.2 5 80\r\nGET / HTTP/1.0\r\n\r\n', 400],
])('the check of a balancer is answered: %s', async (_, bytes, status) => {
  const server = await Server.start();
  expect((await sendRaw(server, bytes)).status).toBe(status);
});

test.each([
  ['https://example.org', 'example.org:443', 201],
  ['https://example.org:443', 'example.org', 201],
  ['http://example.org', 'example.org:80', 201],
  ['https://Example.org.', 'example.org', 201],
  ['https://[2001:db8::1]', '[2001:DB8:0::1]:443', 201],
  ['https://example.org', 'example.org:80', 403],
  ['https://example.org:8443', 'example.org', 403],
  ['null', 'example.org', 403],
])('a page of %s at the host %s gets %d', async (origin, host, status) => {
  const server = await Server.start();
  const body = '{"name":"Friday","game":"mists"}';
  const fields = `Host: ${host}\r\nOrigin: ${origin}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  const answer = await sendRaw(server, `POST /api/v1/rooms HTTP/1.1\r\n${fields}\r\nConnection: close\r\n\r\n${body}`);
  expect(answer.status).toBe(status);
});

test('answers that go on ask proxies not to keep them back', async () => {
  const { headers } = await call(await Server.start(), '/api/v1/lobby/events');
  expect(headers.get('x-accel-buffering')).toBe('no');
  expect(headers.get('cache-control')).toBe('no-store, no-transform');
});

test('a ban is of one client, of IPv6 a /64, or of a network, and is lifted as it is listed', async () => {
  const admin = await Administrator.start();
  const listed = await admin.ban({ address: '2001:db8::1', reason: 'noise' });
  expect(listed.map(({ address }) => address)).toEqual(['2001:db8::/64']);
  await admin.ban({ address: '203.0.113.0/24', reason: 'a cloud' });
  expect(await isBanned(admin.server, '2001:db8::2')).toBe(true);
  expect(await isBanned(admin.server, '203.0.113.200')).toBe(true);
  const { code } = await admin.refused('/bans', { body: { address: '127.0.0.0/8', reason: 'oops' } });
  expect(code).toBe('own_address');
  for (const { address } of await admin.bans()) await admin.lift(address);
  expect(await admin.bans()).toEqual([]);
  expect(await isBanned(admin.server, '203.0.113.200')).toBe(false);
});

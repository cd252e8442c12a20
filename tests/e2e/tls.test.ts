import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { connect, type PeerCertificate, TLSSocket } from 'node:tls';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { type CertificateFiles, selfSigned, tlsOptions } from './harness/certificates.ts';
import { call } from './harness/http.ts';
import { newDatabase, Program, Server } from './harness/server.ts';

interface Reply {
  status: number | undefined;
  hsts: string | string[] | undefined;
  certificate: PeerCertificate;
}

function ask(url: string, agent: Agent): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent }, (response) => {
      const certificate = (response.socket as TLSSocket).getPeerCertificate();
      const hsts = response.headers['strict-transport-security'];
      response.resume().on('end', () => resolve({ status: response.statusCode, hsts, certificate }));
    });
    asked.on('error', reject).end();
  });
}

function agentFor(files: CertificateFiles, more: object = {}): Agent {
  return new Agent({ ca: readFileSync(files.certificate), keepAlive: true, maxSockets: 1, ...more });
}

test('HTTP and WebSocket work over TLS, and browsers are told to keep to it', async () => {
  const files = selfSigned('first');
  const server = await Server.start(newDatabase(), 0, tlsOptions(files));
  expect(server.url).toMatch(/^https:/);
  const reply = await ask(`${server.url}/healthz`, agentFor(files));
  expect(reply.status).toBe(200);
  expect(reply.hsts).toBe('max-age=31536000');

  const room = await new Promise<string>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', origin: server.url };
    const asked = request(`${server.url}/api/v1/rooms`, { method: 'POST', headers, agent: agentFor(files) }, (response) => {
      let text = '';
      response.on('data', (bytes: Buffer) => (text += bytes.toString()));
      response.on('end', () => resolve((JSON.parse(text) as { room: { id: string } }).room.id));
    });
    asked.on('error', reject).end('{"name":"Behind TLS","game":"mists"}');
  });
  const socket = new WebSocket(`${server.url.replace('https', 'wss')}/api/v1/rooms/${room}/ws`, {
    ca: readFileSync(files.certificate),
  });
  await once(socket, 'open');
  socket.send('{"type":"hello","protocol":1}');
  const [welcome] = (await once(socket, 'message')) as [Buffer];
  expect(JSON.parse(welcome.toString())).toMatchObject({ type: 'welcome', room: { name: 'Behind TLS' } });
  socket.close(1000);
  const [code] = (await once(socket, 'close')) as [number];
  expect(code).toBe(1000);
});

test('SIGHUP reads the certificate anew, and connections that are open live on', async () => {
  const files = selfSigned('first');
  const server = await Server.start(newDatabase(), 0, tlsOptions(files));
  const old = agentFor(files);
  const before = await ask(`${server.url}/healthz`, old);
  expect(before.certificate.subject.CN).toBe('first');

  selfSigned('second', files);
  server.program.signal('SIGHUP');
  await server.program.prints(/read again/);
  const after = await ask(`${server.url}/healthz`, agentFor(files));
  expect(after.certificate.subject.CN).toBe('second');
  expect((await ask(`${server.url}/healthz`, old)).certificate.subject.CN).toBe('first');

  writeFileSync(files.key, 'no key');
  server.program.signal('SIGHUP');
  await server.program.prints(/the TLS key .* cannot be used: .*; the old one stays/);
  const still = await ask(`${server.url}/healthz`, agentFor(files));
  expect(still.certificate.subject.CN).toBe('second');
});

test('TLS older than 1.2 is refused, and so is plain HTTP', async () => {
  const files = selfSigned('first');
  const server = await Server.start(newDatabase(), 0, tlsOptions(files));
  const old = { maxVersion: 'TLSv1.1', minVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
  const socket = connect({ port: server.port, ca: readFileSync(files.certificate), ...old });
  await expect(once(socket, 'secureConnect')).rejects.toThrow(/protocol version/);
  await expect(fetch(server.url.replace('https', 'http') + '/healthz')).rejects.toThrow();
  const metrics = await new Promise<string>((resolve) => {
    request(`${server.url}/metrics`, { agent: agentFor(files) }, (response) => {
      let text = '';
      response.on('data', (bytes: Buffer) => (text += bytes.toString())).on('end', () => resolve(text));
    }).end();
  });
  expect(metrics).toContain('mistward_connections_refused_total{reason="tls"} 2');
});

test.each([
  ['a certificate without a key', (files: CertificateFiles) => ['--tls-certificate', files.certificate], /--tls-key/, 2],
  [
    'a key of another certificate',
    (files: CertificateFiles) => tlsOptions({ ...files, key: selfSigned('other').key }),
    /the TLS key .* cannot be used/,
    1,
  ],
  [
    'a certificate that is not there',
    (files: CertificateFiles) => tlsOptions({ ...files, certificate: '/nowhere.pem' }),
    /the TLS certificate \/nowhere.pem cannot be used/,
    1,
  ],
])('%s keeps the server from starting', async (_, choose, message, code) => {
  const program = new Program('mistward', ['--port', '0', '--database', newDatabase(), ...choose(selfSigned('first'))]);
  expect((await program.exited).code).toBe(code);
  expect(program.output).toMatch(message);
});

test('a trusted proxy may say that the client came by TLS; nobody else may', async () => {
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
  const trusting = await Server.start(newDatabase(), 0, ['--trust-proxy', '127.0.0.1']);
  const told = await call(trusting, '/healthz', { headers: forwarded });
  expect(told.headers.get('strict-transport-security')).toBe('max-age=31536000');
  const wary = await Server.start();
  const ignored = await call(wary, '/healthz', { headers: forwarded });
  expect(ignored.headers.get('strict-transport-security')).toBeNull();
});

test('listening for other machines without TLS or a proxy is warned of', async () => {
  const program = new Program('mistward', ['--address', '0.0.0.0', '--port', '0', '--database', newDatabase()]);
  await program.prints(/warn.* tokens travel unencrypted/);
});

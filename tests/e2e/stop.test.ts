import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import { selfSigned, tlsOptions } from './harness/certificates.ts';
import { Client } from './harness/client.ts';
import { exportGame, type GameFile } from './harness/game_files.ts';
import { bareSocket, clientFrame, deafConnection } from './harness/hostile.ts';
import { call, createRoom, startRoom } from './harness/http.ts';
import { play, seededRandom } from './harness/play.ts';
import { newDatabase, Server } from './harness/server.ts';
import { seatedTable } from './harness/table.ts';

/** How often the server is stopped in each state. */
const rounds = Number(process.env['MISTWARD_STOP_ROUNDS'] ?? 2);

const text = 0x81;

/** Many of them; they end with the test. */
async function many(count: number, open: (index: number) => Promise<Socket>): Promise<Socket[]> {
  const sockets = await Promise.all(Array.from({ length: count }, (_, index) => open(index)));
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  return sockets;
}

async function companionsThink(server: Server): Promise<void> {
  for (let i = 0; i < 12; i += 1) {
    const { room, owner_token: token } = await createRoom(server, { seats: 5, level: 3 });
    for (const seat of [0, 1, 2, 3, 4]) {
      await call(server, `/api/v1/rooms/${room.id}/seats/${seat}/companion`, { method: 'POST', token });
    }
    await startRoom(server, room.id, token);
  }
}

async function load(server: Server): Promise<void> {
  const { room } = await createRoom(server);
  const sockets = await many(200, async () => bareSocket(server, room.id));
  const hello = clientFrame(text, Buffer.from('{"type":"hello","protocol":1}'));
  const ping = clientFrame(text, Buffer.from('{"type":"ping","id":"p"}'));
  for (const socket of sockets) {
    socket.resume();
    socket.write(Buffer.concat([hello, ...Array<Buffer>(50).fill(ping)]));
  }
  await Promise.all(sockets.map((socket) => once(socket, 'data')));
}

async function answersThatNobodyReads(server: Server): Promise<void> {
  const ask = 'GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
  await many(10, async () => deafConnection(server, ask.repeat(100)));
  await call(server, '/healthz');
}

async function muteWebSockets(server: Server): Promise<void> {
  const { room } = await createRoom(server);
  await many(20, async () => bareSocket(server, room.id));
}

async function halfRequests(server: Server): Promise<void> {
  await many(20, async () => deafConnection(server, 'GET /healthz HTTP/1.1\r\nHost: 127.'));
  await call(server, '/healthz');
}

async function halfHandshakes(server: Server): Promise<void> {
  await many(20, async () => deafConnection(server, Buffer.from('160301020001000', 'hex')));
}

async function followedLogs(server: Server): Promise<void> {
  const { room } = await seatedTable(server);
  const ask = `GET /api/v1/rooms/${room}/log?follow=true HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;
  const sockets = await many(20, async () => deafConnection(server, ask));
  await once(sockets[0]!.resume(), 'data');
}

/** Closed by the server in the midst of a message that then turns out to be no UTF-8. */
async function sessionsBeingClosed(server: Server): Promise<void> {
  const { room } = await createRoom(server);
  const sockets = await many(20, async () => bareSocket(server, room.id));
  const faults = Buffer.concat(Array<Buffer>(10).fill(clientFrame(text, Buffer.from('{'))));
  const bad = clientFrame(text, Buffer.concat([Buffer.from('x'.repeat(40)), Buffer.from([0xff, 0xff])]));
  for (const socket of sockets) {
    socket.write(Buffer.concat([faults, bad.subarray(0, 20)]));
    socket.resume();
    await once(socket, 'data');
    socket.pause();
    socket.write(bad.subarray(20));
  }
}

async function imports(server: Server): Promise<void> {
  const { room, owner, players } = await seatedTable(server, ['Ana']);
  await play(players[0] as Client, seededRandom(7));
  expect(owner).toBeTruthy();
  const file: GameFile = await exportGame(server, `${room}.1`);
  const body = JSON.stringify(file);
  const ask =
    'POST /api/v1/games/import HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n' +
    `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  await many(10, async () => deafConnection(server, ask));
}

const states: [string, (server: Server) => Promise<void>, string[]][] = [
  ['idle', async () => undefined, []],
  ['under a load of 200 clients', load, []],
  ['while companions think', companionsThink, []],
  ['while answers are not read', answersThatNobodyReads, []],
  ['with WebSockets that say nothing', muteWebSockets, []],
  ['with requests that have come by half', halfRequests, []],
  ['with TLS handshakes that have come by half', halfHandshakes, ['tls']],
  ['while logs are followed', followedLogs, []],
  ['with sessions that are being closed and break the protocol', sessionsBeingClosed, []],
  ['while games are imported', imports, []],
];

test.each(states)('SIGTERM ends a server %s', { timeout: 60_000 * rounds }, async (_, reach, wish) => {
  for (let round = 0; round < rounds; round += 1) {
    const options = wish.includes('tls') ? tlsOptions(selfSigned('stop')) : [];
    const server = await Server.start(newDatabase(), 0, options);
    await reach(server);
    expect(await server.program.stop('SIGTERM'), server.program.output).toEqual({ code: 0, signal: null });
    // The server gives up itself what does not end within its time, and says so.
    expect(server.program.output).not.toContain('did not end in time');
  }
});

test('a second signal ends a server that still waits for a client', async () => {
  const server = await Server.start();
  const { room } = await createRoom(server);
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/v1/rooms/${room.id}/ws`);
  await once(socket, 'open');
  socket.pause();
  const first = server.program.stop('SIGTERM');
  await server.program.prints(/stopping/);
  expect(await server.program.stop('SIGTERM')).toEqual({ code: 143, signal: null });
  await first;
});

import { once } from 'node:events';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { createRoom } from './harness/http.ts';
import { Server } from './harness/server.ts';

// That SIGTERM ends a server in every state is shown in tests/fire.

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

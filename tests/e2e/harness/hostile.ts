import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Server } from './server.ts';

/** A connection that reads nothing and outlives what the server does to it. */
export async function deafConnection(server: Server, bytes: string | Buffer = ''): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  await once(socket, 'connect');
  if (bytes.length > 0) socket.write(bytes);
  return socket;
}

export const upgrade = (room: string) =>
  `GET /api/v1/rooms/${room}/ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

/** A frame of a client, masked by zeros; `first` is FIN and the opcode. */
export function clientFrame(first: number, payload: Buffer): Buffer {
  const length = payload.length < 126 ? [payload.length] : [126, payload.length >> 8, payload.length & 255];
  return Buffer.concat([Buffer.from([first, 0x80 | length[0]!, ...length.slice(1), 0, 0, 0, 0]), payload]);
}

/** A WebSocket of bare bytes: answered, and what comes after the answer is not read. */
export async function bareSocket(server: Server, room: string): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(upgrade(room));
  await once(socket, 'data');
  socket.pause();
  return socket;
}

import { connect } from 'node:net';
import type { Server } from './server.ts';

export interface RawAnswer {
  status: number;
  headers: Map<string, string>;
  body: string;
}

/** Sends the bytes over a new connection as they are, and reads until the server closes it. */
export async function sendRaw(server: Server, bytes: string | Buffer): Promise<RawAnswer> {
  const text = await new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (data) => (received += data.toString()));
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
  const end = text.indexOf('\r\n\r\n');
  const [statusLine, ...lines] = text.slice(0, end).split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: Number(statusLine?.split(' ')[1]), headers, body: text.slice(end + 4) };
}

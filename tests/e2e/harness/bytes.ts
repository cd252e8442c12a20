import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Server } from './server.ts';

/** An answer as it came over the wire. */
export interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body without its chunks, and as it was sent otherwise. */
  body: Buffer;
  /** Every byte of the connection, the head of the answer included. */
  bytes: number;
}

/** Asks over a connection of its own, with these headers and no others. */
export async function receive(
  server: Server,
  path: string,
  headers: Record<string, string> = {},
  call: { method?: string; body?: string } = {},
): Promise<Received> {
  const agent = new Agent({ keepAlive: false });
  const asked = request(server.url + path, { agent, headers, method: call.method ?? 'GET' });
  asked.end(call.body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const { socket } = answer;
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return { status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(parts), bytes: socket.bytesRead };
}

/** The body as it was before it was compressed. */
export function unpacked({ headers, body }: Received): Buffer {
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(body);
    case 'gzip':
      return gunzipSync(body);
    case undefined:
      return body;
    default:
      throw new Error(`nobody asked for ${headers['content-encoding']}`);
  }
}

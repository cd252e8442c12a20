import { setTimeout as pause } from 'node:timers/promises';
import type { Server } from '../../e2e/harness/server.ts';
import { Wire } from '../../fire/frame/wire.ts';

export interface Trick {
  name: string;
  /** A request of a room that is elsewhere, after which a node might carry on whatever comes. */
  bytes: string;
}

const opening = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
const upgrade = (to: string) => `Upgrade: ${to}\r\nConnection: Upgrade\r\n`;

/** What might make a way to the node that has the room. */
export function tricksOf(room: string): Trick[] {
  const path = `/api/v1/rooms/${room}`;
  const get = (of: string, fields: string, version = '1.1') => `GET ${path}${of} HTTP/${version}\r\nHost: x\r\n${fields}\r\n`;
  const post = (fields: string, body: string) => `POST ${path}/hint HTTP/1.1\r\nHost: x\r\n${fields}\r\n${body}`;
  return [
    { name: 'an upgrade to anything', bytes: get('', upgrade('x')) },
    { name: 'an upgrade to HTTP/2', bytes: get('', `${upgrade('h2c')}HTTP2-Settings: AAMAAABkAAQAAP__\r\n`) },
    { name: 'an upgrade without Connection', bytes: get('', 'Upgrade: websocket\r\n') },
    { name: 'a WebSocket where there is none', bytes: get('', upgrade('websocket') + opening) },
    { name: 'a WebSocket of another version', bytes: get('/ws', upgrade('websocket') + opening.replace('13', '8')) },
    { name: 'a WebSocket without a key', bytes: get('/ws', `${upgrade('websocket')}Sec-WebSocket-Version: 13\r\n`) },
    { name: 'another protocol than WebSocket', bytes: get('/ws', upgrade('h2c') + opening) },
    { name: 'an upgrade that has a body', bytes: post(`${upgrade('x')}Content-Length: 2\r\n`, '{}') },
    { name: 'an upgrade that is expected', bytes: post(`${upgrade('x')}Expect: 100-continue\r\nContent-Length: 2\r\n`, '{}') },
    { name: 'an upgrade in chunks', bytes: post(`${upgrade('x')}Transfer-Encoding: chunked\r\n`, '2\r\n{}\r\n0\r\n\r\n') },
    { name: 'a kept connection', bytes: get('', 'Connection: keep-alive, Mistward-Node\r\nTE: trailers\r\n') },
    { name: 'an old upgrade that is kept', bytes: get('', `Upgrade: x\r\nConnection: Upgrade, keep-alive\r\n`, '1.0') },
  ];
}

/**
 * The address of the node that answers what follows `bytes` on one connection, as an administrator is told it; null if
 * nothing more is answered there.
 */
export async function answeredBy(server: Pick<Server, 'url'>, bytes: string, administrator: string, from: string): Promise<string | null> {
  const wire = await Wire.connect(server, from);
  try {
    wire.write(bytes);
    await Promise.race([wire.until('\r\n\r\n'), pause(3000)]);
    wire.received = '';
    wire.write(`GET /api/v1/admin/nodes HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${administrator}\r\nConnection: close\r\n\r\n`);
    await Promise.race([wire.closed, pause(3000)]);
    const found = /\{"nodes":.*\}/.exec(wire.received);
    if (!found) return null;
    const { nodes } = JSON.parse(found[0]) as { nodes: { address: string; own: boolean }[] };
    return nodes.find(({ own }) => own)?.address ?? null;
  } finally {
    wire.destroy();
  }
}

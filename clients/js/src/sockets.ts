import { MistwardError } from './errors.js';
import { kLongestMessage } from './limits.js';

/** The part of a WebSocket that is used here: browsers and Node 22 have it, `ws` for an older Node, too. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}

/** Opens a socket to a URL. */
export type OpenSocket = (url: string) => Socket;

type Constructor = new (url: string, options?: object) => Socket;

/** The platform's WebSocket, or that of the package `ws`; throws `MistwardError` if there is neither. */
export async function findWebSocket(): Promise<OpenSocket> {
  const own = (globalThis as { WebSocket?: Constructor }).WebSocket;
  if (own) return (url) => new own(url);
  // By a name that no bundler follows: browsers never come here.
  const name = 'ws';
  try {
    const { default: Ws } = (await import(/* @vite-ignore */ name)) as { default: Constructor };
    return (url) => new Ws(url, { maxPayload: kLongestMessage, perMessageDeflate: false, handshakeTimeout: 10_000 });
  } catch {
    throw new MistwardError('this Node has no WebSocket: take Node 22 or newer, or npm install ws');
  }
}

import { Agent, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { Server } from '../../e2e/harness/server.ts';

export interface Ask {
  method?: string;
  token?: string;
  body?: unknown;
  /** Sent as it is, instead of `body` as JSON. */
  text?: string;
  /** The address to come from, one of 127.0.0.0/8. */
  from?: string;
  /** Connections to use again; without, each request has its own. */
  agent?: Agent;
  /** Gives up when told. */
  signal?: AbortSignal;
}

export interface Answered {
  status: number;
  text: string;
}

/** Connections from one address that are kept open, at most `connections` of them. */
export const agentOf = (connections: number): Agent => new Agent({ keepAlive: true, maxSockets: connections });

/** Asks over HTTP from an address; resolves with the whole answer. */
export async function ask(server: { url: string }, path: string, call: Ask = {}): Promise<Answered> {
  const content = call.text ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
  const headers: Record<string, string> = {};
  if (content !== undefined) headers['content-type'] = 'application/json';
  if (content !== undefined) headers['content-length'] = String(Buffer.byteLength(content));
  if (call.token !== undefined) headers['authorization'] = `Bearer ${call.token}`;
  const method = call.method ?? (content === undefined ? 'GET' : 'POST');
  const request = server.url.startsWith('https') ? requestSecure : requestPlain;
  const from = { agent: call.agent ?? false, localAddress: call.from ?? '127.0.0.1', ...(call.signal && { signal: call.signal }) };
  return new Promise((resolve, reject) => {
    const sent = request(
      server.url + path,
      // The certificate, if there is one, is the server's own.
      { method, headers, ...from, rejectUnauthorized: false },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(content);
  });
}

/** The same, for an answer that has to be there: its JSON. */
export async function demand<T>(server: Pick<Server, 'url'>, path: string, call: Ask = {}): Promise<T> {
  const { status, text } = await ask(server, path, call);
  if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
  return JSON.parse(text) as T;
}

import { Backoff } from './backoff.js';
import { Passing, ProtocolViolation, Refused, refusal, Unreachable } from './errors.js';
import { readObject } from './json.js';
import { kLongestAnswer } from './limits.js';

/** How long the server may take for an answer. */
const kTimeoutMs = 30_000;

/** One request to the API. */
export interface Call {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** What follows `/api/v1`, such as `/rooms`. */
  path: string;
  body?: object;
  token?: string | null | undefined;
  /** To do it twice is as good as once, though it is no `GET`. */
  isRepeatable?: boolean;
  /** It makes something that must not be made twice: the server knows it by a key when it comes again. */
  makes?: boolean;
}

/** The answer got lost, and with it what has become of the request. */
class Lost extends Error {}

async function textOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > kLongestAnswer) {
      await reader.cancel();
      throw new ProtocolViolation(`an answer of more than ${kLongestAnswer} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

function problem(status: number, text: string): Refused {
  try {
    const { code, title, params } = readObject(text);
    if (typeof code === 'string' && typeof title === 'string') return refusal(code, title, params, status);
  } catch {
    // Something between us and the server answered in its own words.
  }
  return refusal(`http_${status}`, `the answer has the status ${status} and is not the server's`, {}, status);
}

/** A key that nobody else has. */
function newKey(): string {
  const bytes = new Uint8Array(16);
  // An old Node shows its cryptography to nobody who does not import it; its chance is better than none.
  if (typeof globalThis.crypto === 'object') globalThis.crypto.getRandomValues(bytes);
  else bytes.forEach((_, index) => (bytes[index] = Math.floor(Math.random() * 256)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function requestOf({ method = 'GET', body, token }: Call, key: string | null): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (typeof token === 'string') headers['authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (key !== null) headers['idempotency-key'] = key;
  const signal = AbortSignal.timeout(kTimeoutMs);
  return { method, headers, signal, redirect: 'error', ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
}

/** Calls the API of a server. */
export class HttpClient {
  constructor(
    private readonly url: string,
    private readonly patienceMs: number,
  ) {}

  /** The document that the server answers; throws `Refused` or `Unreachable`. */
  async call<T>(call: Call): Promise<T> {
    return readObject(await this.callText(call)) as T;
  }

  /**
   * The same for an answer that is not one document, such as a log. What passes by itself is waited for; a call that
   * changes something is not repeated if it may have arrived, unless it `makes` something: then the server can tell.
   */
  async callText(call: Call): Promise<string> {
    const backoff = new Backoff(Math.random);
    const end = Date.now() + this.patienceMs;
    const key = call.makes === true ? newKey() : null;
    for (;;) {
      const fault = await this.callOnce(call, key).catch((error: unknown) => error);
      if (typeof fault === 'string') return fault;
      const mayRepeat = (call.method ?? 'GET') === 'GET' || call.isRepeatable === true || key !== null;
      const passes = fault instanceof Passing || (fault instanceof Lost && mayRepeat);
      const wish = fault instanceof Passing ? (fault.retryAfterMs ?? 0) : 0;
      const pause = Math.max(wish, backoff.next());
      if (!passes || Date.now() + pause > end) {
        throw fault instanceof Lost ? new Unreachable(`no answer to ${call.path}: ${fault.message}`) : fault;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  /** Tries once, without patience: why the server refuses, or nothing. */
  async findRefusal(call: Call): Promise<Refused | null> {
    const fault = await this.callOnce(call, null).catch((error: unknown) => error);
    return fault instanceof Refused ? fault : null;
  }

  private async callOnce(call: Call, key: string | null): Promise<string> {
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${this.url}/api/v1${call.path}`, requestOf(call, key));
      text = await textOf(response);
    } catch (error) {
      if (error instanceof ProtocolViolation) throw error;
      throw new Lost(String((error as Error).cause ?? error));
    }
    if (!response.ok) throw problem(response.status, text);
    return text;
  }
}

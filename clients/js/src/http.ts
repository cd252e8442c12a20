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

function requestOf({ method = 'GET', body, token }: Call): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (typeof token === 'string') headers['authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
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
   * changes something is not repeated if it may have arrived.
   */
  async callText(call: Call): Promise<string> {
    const backoff = new Backoff(Math.random);
    const end = Date.now() + this.patienceMs;
    for (;;) {
      const fault = await this.callOnce(call).catch((error: unknown) => error);
      if (typeof fault === 'string') return fault;
      const mayRepeat = (call.method ?? 'GET') === 'GET' || call.isRepeatable === true;
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
    const fault = await this.callOnce(call).catch((error: unknown) => error);
    return fault instanceof Refused ? fault : null;
  }

  private async callOnce(call: Call): Promise<string> {
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${this.url}/api/v1${call.path}`, requestOf(call));
      text = await textOf(response);
    } catch (error) {
      if (error instanceof ProtocolViolation) throw error;
      throw new Lost(String((error as Error).cause ?? error));
    }
    if (!response.ok) throw problem(response.status, text);
    return text;
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Server } from '../../e2e/harness/server.ts';
import { ask } from './requests.ts';

/** What `/metrics` says at one moment. */
export class Metrics {
  private constructor(private readonly lines: string[]) {}

  static async of(server: Server): Promise<Metrics> {
    const { status, text } = await ask(server, '/metrics');
    if (status !== 200) throw new Error(`metrics: ${status} ${text}`);
    return new Metrics(text.split('\n'));
  }

  /** The sum over every series of that name whose labels have all of these. */
  sum(name: string, ...labels: string[]): number {
    return this.lines
      .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
      .filter((line) => labels.every((label) => line.includes(label)))
      .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  }

  /** Connections besides the one that asks. */
  get connections(): number {
    return this.sum('mistward_connections') - 1;
  }

  get subscribers(): number {
    return this.sum('mistward_subscribers');
  }
}

/** Asks again and again until `look` says yes; fails after `seconds` with the last value of `tell`. */
export async function eventually(
  what: string,
  seconds: number,
  look: () => Promise<boolean> | boolean,
  tell: () => unknown = () => '',
): Promise<void> {
  for (const end = Date.now() + seconds * 1000; !(await look()); await pause(50)) {
    if (Date.now() > end) throw new Error(`not within ${seconds} s: ${what} ${String(tell())}`);
  }
}

/** The value, if it is there in time. */
export async function within<T>(seconds: number, what: string, value: Promise<T>): Promise<T> {
  const late = new AbortController();
  const deadline = pause(seconds * 1000, undefined, { signal: late.signal }).then(() => {
    throw new Error(`not within ${seconds} s: ${what}`);
  });
  deadline.catch(() => undefined);
  return Promise.race([value, deadline]).finally(() => late.abort());
}

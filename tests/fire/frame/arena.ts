import { statSync } from 'node:fs';
import { expect } from 'vitest';
import { newDatabase, Server } from '../../e2e/harness/server.ts';
import { slow, stopSeconds } from './flags.ts';
import { eventually, Metrics } from './metrics.ts';
import { type Size, sizeOf } from './process.ts';
import { ask } from './requests.ts';

/** A server under fire, with what it took up when it was new. */
export class Arena {
  private constructor(
    readonly server: Server,
    readonly before: Size,
  ) {}

  static async open(options: string[] = [], database = newDatabase()): Promise<Arena> {
    const server = await Server.start(database, 0, ['--log-level', 'error', ...options]);
    // What is made once, with the first request, belongs to a new server.
    await ask(server, '/readyz');
    return new Arena(server, sizeOf(server.program.pid));
  }

  get size(): Size {
    return sizeOf(this.server.program.pid);
  }

  /** Bytes of the database and its log. */
  get stored(): number {
    return ['', '-wal'].reduce((sum, end) => sum + (statSync(this.server.database + end, { throwIfNoEntry: false })?.size ?? 0), 0);
  }

  /** Waits until nobody but `left` clients is connected. */
  async cleared(seconds: number, left = 0): Promise<void> {
    let last = '';
    await eventually(
      'every connection and session has ended',
      seconds,
      async () => {
        const metrics = await Metrics.of(this.server);
        last = `${metrics.connections} connections, ${metrics.subscribers} sessions are left`;
        return metrics.connections <= left && metrics.subscribers <= left;
      },
      () => last,
    );
  }

  /** The process lives and answers. */
  async answers(): Promise<void> {
    expect((await ask(this.server, '/healthz')).status).toBe(200);
  }

  /** Ends the server as a service manager does; it has to end by itself, with status 0. Returns how long it took, in ms. */
  async close(): Promise<number> {
    const started = performance.now();
    const { program } = this.server;
    expect(await program.stop('SIGTERM'), program.output).toEqual({ code: 0, signal: null });
    const took = performance.now() - started;
    // The server gives up by itself what does not end within its time, and says so; under a sanitizer it may have to.
    if (slow <= 1) expect(program.output).not.toContain('did not end in time');
    expect(took).toBeLessThan(stopSeconds * 1000);
    return took;
  }
}

/** "+3 MiB resident": by how much a process has grown since. */
export const grown = (now: Size, before: Size): string =>
  `${signed(now.resident - before.resident)} MiB resident, ${signed(now.space - before.space)} MiB space at its peak`;

const signed = (number: number) => `${number < 0 ? '' : '+'}${number.toFixed(0)}`;

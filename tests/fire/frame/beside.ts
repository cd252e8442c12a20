import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { Server } from '../../e2e/harness/server.ts';

/** How long the decisions of a game took, in ms. */
export interface Pace {
  decisions: number;
  median: number;
  p99: number;
}

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** A game that is played beside everything else, by a process of its own and from an address of its own. */
export class HealthyGame {
  private constructor(private readonly child: ChildProcess) {}

  static async start(server: Server, from = '127.0.0.1'): Promise<HealthyGame> {
    const child = spawn(
      process.execPath,
      [path('../node_modules/vite-node/vite-node.mjs'), path('healthy_game.ts'), server.url, from],
      { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    );
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child, 'message');
    return new HealthyGame(child);
  }

  /** Of the decisions since it was asked the last time. */
  async pace(): Promise<Pace> {
    this.child.send('pace');
    const gone = once(this.child, 'exit').then(() => {
      throw new Error('the game beside it broke off');
    });
    const [pace] = (await Promise.race([once(this.child, 'message'), gone])) as [Pace];
    gone.catch(() => undefined);
    return pace;
  }

  async stop(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}

/**
 * How a game went beside something, and by itself before. `elsewhere`: while the same was done to another server of this machine, so that what
 * is more than that comes from the server itself and not from processors and a disk that it shares. Of a hundred decisions p99 is the slowest.
 */
export function compared(idle: Pace, beside: Pace, elsewhere?: Pace): string {
  const ms = ({ median, p99 }: Pace) => `${median.toFixed(1)} and ${p99.toFixed(1)} ms`;
  const times = (other: Pace) => `p99 ${(beside.p99 / other.p99).toFixed(1)} times`;
  const others = [`by itself ${ms(idle)}, ${times(idle)}`, ...(elsewhere ? [`while that is done to another server ${ms(elsewhere)}, ${times(elsewhere)}`] : [])];
  return `a game beside it: median and p99 of ${beside.decisions} decisions ${ms(beside)} (${others.join('; ')})`;
}

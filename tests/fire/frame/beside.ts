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

/** How a game went beside something, and by itself before. */
export const compared = (idle: Pace, beside: Pace): string =>
  `a game beside it: p99 ${beside.p99.toFixed(1)} ms, idle ${idle.p99.toFixed(1)} ms (${(beside.p99 / idle.p99).toFixed(1)} times), ` +
  `${beside.decisions} decisions`;

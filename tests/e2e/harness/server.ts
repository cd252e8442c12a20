import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve as resolvePath } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** The folder of the programs under test. */
export const binaries =
  process.env['MISTWARD_BIN'] ?? fileURLToPath(new URL('../../../build/release/bin', import.meta.url));

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A program of ours, or another by its whole path, that runs, with what it printed. */
export class Program {
  output = '';
  readonly exited: Promise<Exit>;
  private readonly child: ChildProcess;

  constructor(name: string, args: string[], environment: Record<string, string> = {}) {
    const env = { ...process.env, ...environment };
    this.child = spawn(resolvePath(binaries, name), args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    this.child.stdout?.on('data', (bytes: Buffer) => (this.output += bytes.toString()));
    this.child.stderr?.on('data', (bytes: Buffer) => (this.output += bytes.toString()));
    this.exited = new Promise((resolve, reject) => {
      this.child.once('error', reject);
      this.child.once('close', (code, signal) => resolve({ code, signal }));
    });
    onTestFinished(async () => {
      await this.stop('SIGKILL');
    });
  }

  /** The first match in what the program prints; fails if it ends without. */
  async prints(pattern: RegExp): Promise<RegExpExecArray> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(this.output);
        if (match) resolve(match);
      };
      this.child.stdout?.on('data', look);
      this.child.stderr?.on('data', look);
      this.exited.then(
        () => reject(new Error(`ended without printing ${pattern}:\n${this.output}`)),
        reject,
      );
      look();
    });
  }

  get pid(): number {
    if (this.child.pid === undefined) throw new Error('the program did not start');
    return this.child.pid;
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  async stop(signal: NodeJS.Signals): Promise<Exit> {
    this.signal(signal);
    return this.exited;
  }
}

export interface Ended {
  code: number | null;
  output: string;
}

/** A program that ends by itself: its exit status, and what it printed. */
export async function ended(program: Program): Promise<Ended> {
  const { code } = await program.exited;
  return { code, output: program.output.trim() };
}

/** `mistward` with these arguments, which ends by itself. */
export const run = (...args: string[]): Promise<Ended> => ended(new Program('mistward', args));

/** A server with a database file, on a port that the system chooses unless one is given. */
export class Server {
  private constructor(
    readonly program: Program,
    readonly url: string,
    readonly database: string,
  ) {}

  /** `shell`: what a shell does before it becomes the server, such as `ulimit -n 100`. */
  static async start(
    database = newDatabase(),
    port = 0,
    options: string[] = [],
    environment: Record<string, string> = {},
    shell = '',
  ): Promise<Server> {
    const args = ['--port', String(port), '--database', database, ...options];
    const program =
      shell === ''
        ? new Program('mistward', args, environment)
        : new Program('/bin/bash', ['-c', `${shell}; exec "$0" "$@"`, resolvePath(binaries, 'mistward'), ...args], environment);
    const [url] = await program.prints(/https?:\/\/127\.0\.0\.1:[0-9]+/);
    return new Server(program, url, database);
  }

  /** The same server as somebody has it who reaches it through another place. */
  at(url: string): Server {
    return new Server(this.program, url, this.database);
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  /** Ends the process as a power cut would, and starts another one on the same database. */
  async killAndRestart(): Promise<Server> {
    await this.program.stop('SIGKILL');
    return Server.start(this.database);
  }
}

/** A folder of this test alone, gone when the test is over. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mistward-e2e-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function newDatabase(): string {
  return join(newFolder(), 'mistward.db');
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { endsWithUs } from './ending.mjs';

const kReadyMs = 20_000;
const kReady = /Mistward is ready: (http:\/\/127\.0\.0\.1:(\d+)\/)/;

/** The real server as a process of its own, on a database file. */
export class Server {
  #process;

  constructor(process, url, port) {
    this.#process = process;
    this.url = url;
    this.port = port;
  }

  /**
   * Starts the binary and waits until it says that it is ready. Port 0: any free one.
   * `MISTWARD_PAGE_DIR` is a folder to serve the page from instead of the one inside the binary.
   * `more`: further options, and further variables of its environment.
   */
  static async start(binary, database, port = 0, more = { options: [], variables: {} }) {
    const page = process.env.MISTWARD_PAGE_DIR;
    const options = ['--port', String(port), '--database', database, '--hints-per-minute', '0', ...(page ? ['--page', page] : [])];
    const child = spawn(binary, [...options, ...more.options], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...more.variables },
    });
    await once(child, 'spawn');
    endsWithUs(child);
    const late = setTimeout(() => child.kill('SIGKILL'), kReadyMs);
    try {
      for await (const line of createInterface({ input: child.stdout })) {
        const ready = kReady.exec(line);
        if (!ready) continue;
        child.stdout.resume();
        return new Server(child, ready[1], Number(ready[2]));
      }
    } finally {
      clearTimeout(late);
    }
    throw new Error(`${binary} ended before it was ready`);
  }

  /** Ends the process without a chance to tidy up, and waits until it is gone. */
  async crash() {
    await this.#end('SIGKILL');
  }

  /** Waits until the process has ended by itself; its exit status. */
  async ended() {
    if (this.#process.exitCode === null) await once(this.#process, 'exit');
    return this.#process.exitCode;
  }

  async stop() {
    await this.#end('SIGTERM');
  }

  async #end(signal) {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const gone = once(this.#process, 'exit');
    this.#process.kill(signal);
    await gone;
  }
}

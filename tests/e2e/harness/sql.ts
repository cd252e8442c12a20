import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

// Another program at a database, as a host's own scripts might be. Python has SQLite with it.

/** Runs statements that give nothing. */
export function execute(database: string, sql: string): void {
  const script = 'import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.executescript(sys.argv[2]); c.close()';
  const { status, stderr } = spawnSync('python3', ['-c', script, database, sql], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** Takes a lock, `begin immediate` for one, and keeps it until it is let go or the test is over. */
export async function lockWith(database: string, begin: string): Promise<() => Promise<void>> {
  const script =
    'import sqlite3, sys; c = sqlite3.connect(sys.argv[1], isolation_level=None); c.execute(sys.argv[2]); print("locked", flush=True); sys.stdin.read()';
  const child = spawn('python3', ['-c', script, database, begin], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return async () => {
    const closed = once(child, 'close');
    child.stdin.end();
    await closed;
  };
}

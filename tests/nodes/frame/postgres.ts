import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { Program } from '../../e2e/harness/server.ts';
import { within } from '../../fire/frame/metrics.ts';
import { listenSomewhere } from './ports.ts';

const run = promisify(execFile);

const versions = '/usr/lib/postgresql';
const newest = readdirSync(versions).sort((a, b) => Number(a) - Number(b)).at(-1);
const program = (name: string) => join(versions, newest ?? '', 'bin', name);

// PostgreSQL refuses to run as root. A server must not outlive the tests, even if these are killed.
const owner = process.getuid?.() === 0 ? ['--reuid=postgres', '--regid=postgres', '--init-groups'] : [];
const asOwner = ['--pdeathsig', 'QUIT', ...owner, '--'];

/** Runs one of PostgreSQL's programs to its end. */
async function postgresProgram(name: string, args: string[], folder: string): Promise<void> {
  await run('setpriv', [...asOwner, program(name), ...args], { cwd: folder });
}

/** The folder belongs to whom the servers run as. */
export function giveToOwner(folder: string): void {
  if (owner.length > 0) execFileSync('chown', ['postgres', folder]);
}

const login = (port: number) => ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];

/** One PostgreSQL server on the loopback, with its own folder below `folder`. */
export class Postgres {
  private constructor(
    readonly port: number,
    private readonly data: string,
    private readonly process: Program,
  ) {}

  /** A new database that accepts everybody from this machine. */
  static async create(folder: string, name: string): Promise<Postgres> {
    const data = join(folder, name);
    const how = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
    await postgresProgram('initdb', ['-D', data, ...how], folder);
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '200',
      // Processes die here, the machine does not: what the kernel has is as safe as what the disk has.
      fsync: 'off',
      full_page_writes: 'off',
      // Shared memory that a killed server cannot leave behind outside its folder.
      dynamic_shared_memory_type: 'mmap',
      max_wal_senders: '10',
      wal_keep_size: '256MB',
    };
    const lines = Object.entries(settings).map(([key, value]) => `${key} = '${value}'\n`);
    appendFileSync(join(data, 'postgresql.conf'), lines.join(''));
    return Postgres.start(data, /ready to accept connections/);
  }

  /** A synchronous standby of `primary`, which from then on acknowledges a transaction only when both have it. */
  static async standbyOf(primary: Postgres, folder: string, name: string): Promise<Postgres> {
    const data = join(folder, name);
    const how = ['-R', '-X', 'stream', '--checkpoint=fast', '--no-sync', '-d', `application_name=${name}`];
    await postgresProgram('pg_basebackup', [...login(primary.port), '-D', data, ...how], folder);
    // Only now, or the copy would ask for a standby as soon as it is promoted itself.
    await primary.query("ALTER SYSTEM SET synchronous_standby_names = '*'");
    await primary.query('SELECT pg_reload_conf()');
    const standby = await Postgres.start(data, /ready to accept read-only connections/);
    await within(30, 'a synchronous standby', primary.process.prints(/is now a synchronous standby/));
    return standby;
  }

  private static async start(data: string, ready: RegExp): Promise<Postgres> {
    let process!: Program;
    const port = await listenSomewhere((tried) => {
      process = new Program('/usr/bin/setpriv', [...asOwner, program('postgres'), '-D', data, '-p', String(tried)]);
      // Before it would be killed, which leaves shared memory behind.
      const started = process;
      onTestFinished(async () => void (await started.stop('SIGQUIT')));
      return process.prints(ready);
    });
    return new Postgres(port, data, process);
  }

  get log(): string {
    return this.process.output;
  }

  /** Rows of texts. */
  async query(sql: string): Promise<string[][]> {
    const { stdout } = await run('psql', [...login(this.port), '-d', 'postgres', '-XAtq', '-F', '\t', '-c', sql], {
      env: { ...process.env, PGCONNECT_TIMEOUT: '10' },
      maxBuffer: 2 ** 28,
    });
    return stdout.split('\n').slice(0, -1).map((line) => line.split('\t'));
  }

  async promote(): Promise<void> {
    const [answer] = await this.query('SELECT pg_promote()');
    if (answer?.[0] !== 't') throw new Error(`the standby was not promoted:\n${this.log}`);
  }

  /** Ends every process at once, as the loss of its machine does. */
  async kill(): Promise<void> {
    const { pid } = this.process;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    this.process.signal('SIGKILL');
    for (const child of children) end(Number(child));
    await this.process.exited;
    this.freeSharedMemory();
  }

  /** A killed server leaves a piece of shared memory, whose number its folder has. */
  private freeSharedMemory(): void {
    const piece = readFileSync(join(this.data, 'postmaster.pid'), 'utf8').split('\n')[6]?.trim().split(/\s+/)[1];
    if (piece) execFileSync('ipcrm', ['--shmem-id', piece], { stdio: 'ignore' });
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const here = dirname(fileURLToPath(import.meta.url));
export const root = join(here, '../..');
const base = join(root, 'build/bare-debian.tar');

/**
 * A bare Debian with systemd and what the package depends on, made once.
 * @param {string} depends the package's field of that name
 */
async function makeBase(depends) {
  if (existsSync(base)) return;
  const packages = depends.split(',').map((one) => one.trim().split(' ')[0]);
  const include = ['systemd', 'systemd-sysv', 'dbus', 'ca-certificates', ...packages].join(',');
  await run('mmdebstrap', ['--variant=minbase', `--include=${include}`, 'bookworm', base, ...sources()]);
}

/** Where this machine has its packages from. */
export const sources = () => ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list'].filter(existsSync).slice(0, 1);

/** A Debian that runs, with processes and a network of its own. */
export class Machine {
  /** @param {string} folder that it lies in; made anew */
  static async boot(folder, depends) {
    await makeBase(depends);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await run('tar', ['-C', folder, '-xf', base]);
    const machine = new Machine(folder);
    await machine.#begin();
    return machine;
  }

  constructor(folder) {
    this.folder = folder;
    const v1 = '/sys/fs/cgroup/systemd';
    this.group = join(existsSync(v1) ? v1 : '/sys/fs/cgroup', `mistward-test-${process.pid}`);
  }

  async #begin() {
    this.boot = spawn('bash', [join(here, 'boot.sh'), this.folder, this.group], { stdio: ['ignore', 'inherit', 'inherit'] });
    this.ended = new Promise((resolve) => this.boot.once('exit', resolve));
    const children = () => readFileSync(`/proc/${this.boot.pid}/task/${this.boot.pid}/children`, 'utf8').trim();
    const booted = (pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('/sbin/init');
    for (let tries = 0; ; ++tries) {
      this.init = children();
      if (this.init !== '' && booted(this.init)) {
        const { stdout } = await this.run('systemctl is-system-running --wait').catch((error) => error);
        if (stdout.trim() === 'running') return;
      }
      if (tries === 100) throw new Error('systemd did not start');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Runs a line of shell on it; throws, with what it printed, if that fails. */
  run(line) {
    return run(...this.enter(['sh', '-c', line]), { maxBuffer: 1 << 26 });
  }

  /** The program and the arguments that run a command on it. */
  enter(command) {
    return ['nsenter', ['-t', this.init, '-m', '-p', '-u', '-i', '-n', '-C', '-r', '-w', '--', ...command]];
  }

  /** The same for a program of the machine below, of which only the network is this one's. */
  enterNetwork(command) {
    return ['nsenter', ['-t', this.init, '-n', '--', ...command]];
  }

  /** The whole of it ends with its init. */
  async end() {
    process.kill(Number(this.init), 'SIGKILL');
    await this.ended;
    const remove = (group) => {
      for (const entry of readdirSync(group, { withFileTypes: true })) if (entry.isDirectory()) remove(join(group, entry.name));
      rmdirSync(group);
    };
    remove(this.group);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

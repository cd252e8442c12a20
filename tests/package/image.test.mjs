// The image of script/image, unpacked and started as a container's engine would: by its own configuration, as its user,
// with a root that cannot be written to. Needs root's rights.
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { root } from './machine.mjs';

const run = promisify(execFile);
const packages = join(root, 'build/packages');
const archive = join(packages, readdirSync(packages).filter((name) => name.endsWith('.oci.tar')).sort().at(-1));

let folder;
let configuration;
let name;
/** The bytes that a descriptor names, which must be those. */
function blob({ digest, size }) {
  const bytes = readFileSync(join(folder, 'oci/blobs', digest.replace(':', '/')));
  assert.equal(bytes.length, size);
  assert.equal(`sha256:${createHash('sha256').update(bytes).digest('hex')}`, digest);
  return bytes;
}

before(async () => {
  folder = mkdtempSync(join(root, 'build/image-test-'));
  for (const name of ['oci', 'root', 'data']) mkdirSync(join(folder, name));
  await run('tar', ['-C', join(folder, 'oci'), '-xf', archive]);
  const index = JSON.parse(readFileSync(join(folder, 'oci/index.json'), 'utf8'));
  name = index.manifests[0].annotations['org.opencontainers.image.ref.name'];
  const manifest = JSON.parse(blob(index.manifests[0]).toString());
  configuration = JSON.parse(blob(manifest.config).toString());
  blob(manifest.layers[0]);
  await run('tar', ['-C', join(folder, 'root'), '-xf', join(folder, 'oci/blobs', manifest.layers[0].digest.replace(':', '/'))]);
  const [user, group] = configuration.config.User.split(':').map(Number);
  await run('chown', [`${user}:${group}`, join(folder, 'data')]);
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** What a container's engine starts; more commands go into the same one. */
function start(environment = {}) {
  const { config } = configuration;
  const set = [...config.Env, ...Object.entries(environment).map(([name, value]) => `${name}=${value}`)];
  const inside = ['setpriv', '--reuid', config.User.split(':')[0], '--regid', config.User.split(':')[1], '--clear-groups', '--no-new-privs', '--bounding-set=-all'];
  const script = `ip link set lo up
    mount --bind "$0/root" "$0/root" && mount --bind "$0/data" "$0/root/data" && mount -t proc proc "$0/root/proc"
    mount -o remount,bind,ro "$0/root"
    exec chroot "$0/root" /usr/bin/env -i ${set.map((one) => `'${one}'`).join(' ')} ${inside.join(' ')} ${config.Entrypoint.join(' ')}`;
  const child = spawn('unshare', ['--mount', '--pid', '--fork', '--kill-child', '--net', 'sh', '-euc', script, folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const listening = new Promise((resolve, reject) => {
    const look = (bytes) => {
      output += bytes;
      if (output.includes('http://')) resolve();
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    void ended.then(() => reject(new Error(output)));
  });
  const pid = () => readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim();
  const exec = (...command) =>
    run('nsenter', ['-t', pid(), '-m', '-p', '-n', '-r', '-w', '--', '/usr/bin/env', '-i', ...set, ...inside, ...command]);
  return { listening, ended, exec, pid, stop: () => process.kill(Number(pid()), 'SIGTERM') };
}

test('the archive is small, and says what it is', () => {
  assert.ok(statSync(archive).size < 60_000_000, `${statSync(archive).size} bytes`);
  assert.match(name, /^mistward:\d+\.\d+\.\d+$/);
  assert.equal(configuration.config.User, '10001:10001');
  const labels = configuration.config.Labels;
  for (const label of ['version', 'revision', 'licenses']) assert.ok(labels[`org.opencontainers.image.${label}`], label);
});

test('started without rights over a root that cannot be written to, it is well, plays and stops', async (t) => {
  const began = performance.now();
  const container = start();
  try {
    await container.listening;
    t.diagnostic(`start: ${Math.round(performance.now() - began)} ms`);
    const status = readFileSync(`/proc/${container.pid()}/status`, 'utf8');
    t.diagnostic(`resident: ${/VmRSS:\s+(.*)/.exec(status)[1]}`);
    assert.match(status, /Uid:\s+10001\s+10001/);
    assert.match(status, /CapBnd:\s+0+\n/);
    await assert.rejects(container.exec('touch', '/etc/written'));
    await container.exec(...configuration.config.Healthcheck.Test.slice(1));
    await container.exec('mistward-bot', '--create', '--start', '--bots', '2', '--seats', '2');
    await container.exec('mistward', 'verify', '/data/mistward.db');
  } finally {
    container.stop();
  }
  assert.equal(await container.ended, 0);
});

test('it knows the certificate authorities by which others show who they are', async () => {
  const file = readFileSync(join(folder, 'root/etc/ssl/certs/ca-certificates.crt'), 'utf8');
  assert.ok(file.split('BEGIN CERTIFICATE').length > 100);
});

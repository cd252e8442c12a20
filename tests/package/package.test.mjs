// The package of script/package, in a bare Debian that runs under systemd: installed, played on, upgraded while it is
// played on, removed and purged. Needs root's rights, and mmdebstrap.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { Machine, root } from './machine.mjs';

const run = promisify(execFile);
const packages = join(root, 'build/packages');
const architecture = (await run('dpkg', ['--print-architecture'])).stdout.trim();
const newest = join(packages, readdirSync(packages).filter((name) => name.endsWith(`_${architecture}.deb`)).sort().at(-1));
const field = async (file, name) => (await run('dpkg-deb', ['-f', file, name])).stdout.trim();

/** The package as one of an older version, unless `MISTWARD_PACKAGE_BEFORE` names the one that was released. */
async function packageBefore(folder) {
  if (process.env.MISTWARD_PACKAGE_BEFORE) return process.env.MISTWARD_PACKAGE_BEFORE;
  await run('dpkg-deb', ['-R', newest, join(folder, 'before')]);
  const control = join(folder, 'before/DEBIAN/control');
  writeFileSync(control, readFileSync(control, 'utf8').replace(/^Version: .*/m, 'Version: 0.9.0'));
  const file = join(folder, 'before.deb');
  await run('dpkg-deb', ['--root-owner-group', '-b', join(folder, 'before'), file]);
  return file;
}

/** How many rooms are played on while the package is upgraded. */
const kRooms = 50;

let machine;
let folder;
before(async () => {
  folder = mkdtempSync(join(root, 'build/package-test-'));
  machine = await Machine.boot(join(folder, 'root'), await field(newest, 'Depends'));
  copyFileSync(await packageBefore(folder), join(machine.folder, 'root/before.deb'));
  copyFileSync(newest, join(machine.folder, 'root/now.deb'));
});
after(async () => {
  await machine?.end();
  rmSync(folder, { recursive: true, force: true });
});

const shell = async (line) => (await machine.run(line)).stdout.trim();
/** Asks the server, from a process of this machine's in the network of that one. */
const ask = async (path, more = []) => (await run(...machine.enterNetwork(['curl', '-sS', ...more, '--max-time', '5', '-w', '\n%{http_code}', `http://127.0.0.1:8080${path}`]))).stdout;
const played = (name) => shell(`mistward-bot --create --start --bots 2 --seats 2 --name ${name} --patience 20`);

test('installed, it serves at once, and will whenever the machine starts', async () => {
  await shell('dpkg -i /root/before.deb');
  assert.equal(await shell('systemctl is-active mistward'), 'active');
  assert.equal(await shell('systemctl is-enabled mistward'), 'enabled');
  await shell('mistward healthcheck');
  assert.match(await ask('/'), /<title>Mistward/);
  assert.match(await shell('mistward --version'), /^mistward \d+\.\d+\.\d+/);
});

test('it has the credentials that the host keeps, and without any complains of nothing', async () => {
  assert.equal(await shell('journalctl -u mistward -o cat --no-pager | grep -i credential || true'), '');
  const asAdministrator = ['-H', 'Authorization: Bearer a-token-of-thirty-two-bytes-at-least'];
  const status = async () => (await ask('/api/v1/admin/bans', asAdministrator)).split('\n').at(-1);
  assert.equal(await status(), '404');
  await shell('umask 077; mkdir -p /etc/credstore; echo a-token-of-thirty-two-bytes-at-least >/etc/credstore/mistward.admin-token; systemctl restart mistward');
  asAdministrator.push('--retry', '5', '--retry-connrefused');
  assert.equal(await status(), '200');
});

test('its units are right, and leave little open', async () => {
  await shell('systemd-analyze verify --man=no mistward.service mistward@8081.service >/tmp/verified 2>&1; status=$?; cat /tmp/verified >&2; [ $status = 0 ] && ! grep -q mistward /tmp/verified');
  await shell('systemd-analyze security --threshold=15 mistward.service');
});

test('what belongs to it is there', async () => {
  for (const file of ['README.md', 'server/README.md', 'copyright', 'mistward.spdx.json', 'docker/grafana/mistward.json', 'docker/prometheus/alerts.yaml']) {
    await shell(`test -s /usr/share/doc/mistward/${file}`);
  }
  const pages = (await shell('ls /usr/share/man/man1 | grep ^mistward')).split('\n');
  for (const page of ['mistward.1.gz', 'mistward-backup.1.gz', 'mistward-bot.1.gz', 'mistward-bot-tournament.1.gz']) assert.ok(pages.includes(page), page);
  const bill = JSON.parse(await shell('cat /usr/share/doc/mistward/mistward.spdx.json'));
  assert.equal(bill.spdxVersion, 'SPDX-2.3');
  const depends = (await field(newest, 'Depends')).split(',').map((one) => one.trim().split(' ')[0]);
  const named = new Set(bill.packages.map(({ name }) => name));
  // What a library is linked with can be a part of the name by which it is depended on.
  for (const name of depends.map((one) => one.replace(/-fmt\d+$/, ''))) assert.ok(named.has(name), `the bill of materials lacks ${name}`);
  // Links from one document to another lead somewhere.
  for (const [, target] of (await shell('cat /usr/share/doc/mistward/README.md')).matchAll(/\]\(([^)#:]+\.md)(?:#[^)]*)?\)/g)) {
    await shell(`test -e /usr/share/doc/mistward/${target}`);
  }
  await assert.rejects(shell('readelf -S /usr/bin/mistward | grep debug_info'));
});

test('nothing in the packages says where they were made', async () => {
  for (const name of readdirSync(packages).filter((name) => name.endsWith('deb'))) {
    const { stdout } = await run('sh', ['-c', 'dpkg-deb --ctrl-tarfile "$0" | tar -xO --wildcards "./*"', join(packages, name)]);
    assert.match(stdout, /^[0-9a-f]{32}  usr\//m);
    assert.ok(!stdout.includes(root), name);
  }
});

test('a game is played', async () => {
  await played('Ana');
});

test(`an upgrade keeps ${kRooms} games that are under way, and what the host has set`, async (t) => {
  await shell('echo "# of the host" >>/etc/mistward/mistward.toml');
  const started = shell(`for i in $(seq ${kRooms}); do mistward-bot --create --start --bots 2 --seats 2 --think 200 --patience 60 --seed $i >/tmp/bot.$i 2>&1 & pids="$pids $!"; done
    for pid in $pids; do wait $pid || failed="$failed $pid"; done; test -z "$failed"`);
  started.catch(() => {});
  const rooms = async () => Number(/mistward_rooms_loaded (\d+)|mistward_rooms(?:\{[^}]*\})? (\d+)/.exec(await ask('/metrics'))?.[0].split(' ')[1] ?? 0);
  for (let tries = 0; (await rooms()) < kRooms; ++tries) assert.ok(tries < 600, 'the games began');
  const gaps = run(...machine.enterNetwork([process.execPath, join(root, 'tests/package/longest_gap.mjs'), 'http://127.0.0.1:8080/healthz', '15000']));
  const pid = await shell('systemctl show -P MainPID mistward');
  await shell('dpkg -i /root/now.deb');
  assert.notEqual(await shell('systemctl show -P MainPID mistward'), pid);
  assert.equal(await shell("dpkg-query -W -f '${Version}' mistward"), await field(newest, 'Version'));
  const gap = Number((await gaps).stdout);
  t.diagnostic(`longest time without an answer: ${gap} ms`);
  assert.ok(gap > 0 && gap < 5000);
  await started;
  const again = Number(await shell('grep -l "lost the connection" /tmp/bot.* | wc -l'));
  t.diagnostic(`games that went on after the upgrade: ${again}`);
  assert.ok(again > 5, "games were under way");
  assert.match(await shell('cat /etc/mistward/mistward.toml'), /# of the host/);
  await shell('mistward verify /var/lib/mistward/mistward.db');
});

test('removed it leaves the games, purged nothing', async () => {
  await shell('dpkg -r mistward');
  await assert.rejects(shell('systemctl is-active mistward'));
  await shell('test -s /var/lib/private/mistward/mistward.db && test -s /etc/mistward/mistward.toml');
  await shell('dpkg -i /root/now.deb && mistward healthcheck && mistward verify /var/lib/mistward/mistward.db');
  await shell('dpkg -P mistward');
  assert.equal(await shell('find / -xdev -name "*mistward*" -not -path "/etc/credstore/*" -not -path "/proc/*" -not -path "/run/*" -not -path "/var/log/*"'), '');
});

import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { type Abuse, abuses, stranger } from './frame/abuses.ts';
import { Arena, grown } from './frame/arena.ts';
import { compared, HealthyGame, type Pace } from './frame/beside.ts';
import { abuseSeconds } from './frame/flags.ts';
import { Metrics } from './frame/metrics.ts';
import { agentOf } from './frame/requests.ts';
import { row } from './frame/row.ts';
import { Wire } from './frame/wire.ts';

const atOnce = 16;
/** MiB of the process, and of the database, that no abuse of one address may take in any time. */
const [mostMemory, mostStored] = [192, 64];
/** How long it may take to come to the end of a quota, on a machine that does other things, too. */
const patience = 20;
/** Does it again and again, some at once, until the time is over and the quota, if there is one, has come into play; how often each outcome came. */
async function abuseFor(seconds: number, once: (n: number) => Promise<string>, hasQuota: boolean): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const [end, latest] = [seconds, seconds + patience].map((some) => Date.now() + some * 1000) as [number, number];
  const goesOn = () => Date.now() < (hasQuota && !counts.has('rate_limited') ? latest : end);
  let made = 0;
  const again = async () => {
    while (goesOn()) {
      const outcome = await once(made++).catch((error: Error) => `broken off: ${error.message}`);
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, again));
  return counts;
}

const list = (counts: Map<string, number>) => [...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', ');

/** How the game goes while the same is done to a server of its own: what clients and servers take of the machine in any case. */
async function paceBesideElsewhere({ prepare, options }: Abuse, healthy: HealthyGame): Promise<Pace> {
  const arena = await Arena.open(options);
  const agent = agentOf(atOnce);
  const once = await prepare(arena, agent);
  await healthy.pace();
  await abuseFor(abuseSeconds, once, false);
  const pace = await healthy.pace();
  agent.destroy();
  await arena.close();
  await healthy.pace();
  return pace;
}

async function underAbuse(abuse: Abuse, tell: (figure: string) => void): Promise<void> {
  const { prepare, quota, options } = abuse;
  const arena = await Arena.open(options);
  const agent = agentOf(atOnce);
  const once = await prepare(arena, agent);
  const healthy = await HealthyGame.start(arena.server);
  const stored = arena.stored;
  await pause(abuseSeconds * 1000);
  const idle = await healthy.pace();
  const elsewhere = await paceBesideElsewhere(abuse, healthy);
  const abused = performance.now();
  const counts = await abuseFor(abuseSeconds, once, quota !== undefined);
  const seconds = (performance.now() - abused) / 1000;
  const beside = await healthy.pace();
  const grew = (arena.stored - stored) / 2 ** 20;
  tell(`in ${seconds.toFixed(0)} s ${list(counts)}`);
  tell(compared(idle, beside, elsewhere));
  const { size } = arena;
  tell(`${grown(size, arena.before)}, database +${grew.toFixed(0)} MiB`);
  agent.destroy();
  await arena.answers();
  const metrics = await Metrics.of(arena.server);
  await healthy.stop();
  await arena.close();
  // A refusal is a problem document with a code; a fault of the server is none.
  const untyped = [...counts.keys()].filter((outcome) => /^broken off|^[345]\d\d$|^internal$/.test(outcome));
  expect(untyped).toEqual([]);
  expect(size.resident - arena.before.resident).toBeLessThan(mostMemory);
  expect(grew).toBeLessThan(mostStored);
  if (quota === undefined) return;
  expect(counts.get('rate_limited') ?? 0).toBeGreaterThan(0);
  expect(metrics.sum('mistward_quota_total', `quota="${quota}`, 'outcome="refused"')).toBeGreaterThanOrEqual(1);
}

for (const [n, abuse] of abuses.entries()) {
  row(`8${String.fromCharCode(97 + n)}. abuse: ${abuse.name}`, abuse.did, (tell) => underAbuse(abuse, tell), 120 + abuseSeconds * 4);
}

/** A thousand connections of the stranger's, each with a request, kept open. */
async function crowd({ server }: Arena): Promise<Wire[]> {
  const wires = await Promise.all(Array.from({ length: 1000 }, () => Wire.connect(server, stranger)));
  for (const wire of wires) wire.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  await pause(abuseSeconds * 1000);
  return wires;
}

async function paceBesideCrowdElsewhere(healthy: HealthyGame): Promise<Pace> {
  const arena = await Arena.open();
  await healthy.pace();
  const wires = await crowd(arena);
  const pace = await healthy.pace();
  for (const wire of wires) wire.destroy();
  await arena.close();
  await healthy.pace();
  return pace;
}

row('8z. abuse: connections', '1,000 connections of one address, kept open', async (tell) => {
  const arena = await Arena.open();
  const healthy = await HealthyGame.start(arena.server);
  await pause(abuseSeconds * 1000);
  const idle = await healthy.pace();
  const elsewhere = await paceBesideCrowdElsewhere(healthy);
  const wires = await crowd(arena);
  const beside = await healthy.pace();
  const metrics = await Metrics.of(arena.server);
  const kept = wires.filter((wire) => !wire.isClosed).length;
  tell(`${kept} kept, ${wires.length - kept} turned away`);
  tell(compared(idle, beside, elsewhere));
  for (const wire of wires) wire.destroy();
  await healthy.stop();
  await arena.cleared(10);
  await arena.close();
  expect(kept).toBeLessThanOrEqual(512);
  expect(metrics.sum('mistward_quota_total', 'quota="connections"', 'outcome="refused"')).toBeGreaterThan(0);
});

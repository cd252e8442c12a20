import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../e2e/harness/play.ts';
import type { Fleet } from './fleet.ts';

/** Waits until everybody has played on since that moment; resolves with how long the last one took, in ms. */
export type PlayOn = (since: number, what: string) => Promise<number>;

export interface Fault {
  name: string;
  did: string;
  /** Does it and mends it; resolves with the times until the last client had played on, in ms. */
  happen: (fleet: Fleet, random: Random, playOn: PlayOn) => Promise<number[]>;
}

/** How long a node stands still or has no database: longer than a lease. */
const stoppedSeconds = 15;
const cutSeconds = 12;

async function kill(fleet: Fleet, _: Random, playOn: PlayOn): Promise<number[]> {
  const node = fleet.any();
  const since = performance.now();
  await fleet.kill(node);
  const played = playOn(since, `${node.name} was killed`);
  await Promise.all([fleet.replace(node), played]);
  return [await played];
}

/** Everybody plays on while the node stands still, and again when it wakes up and believes that nothing has happened. */
async function standStill(fleet: Fleet, _: Random, playOn: PlayOn): Promise<number[]> {
  const node = fleet.any();
  const { program } = node.server;
  program.signal('SIGSTOP');
  const played = playOn(performance.now(), `${node.name} was stopped`);
  await Promise.all([pause(stoppedSeconds * 1000).then(() => program.signal('SIGCONT')), played]);
  await playOn(performance.now(), `${node.name} went on`);
  return [await played];
}

async function failOver({ cluster }: Fleet, _: Random, playOn: PlayOn): Promise<number[]> {
  const since = performance.now();
  await cluster.failOver();
  const played = await playOn(since, 'the primary was killed');
  await cluster.restore();
  await playOn(performance.now(), 'there is a standby again');
  return [played];
}

async function cut(fleet: Fleet, random: Random, playOn: PlayOn): Promise<number[]> {
  const node = fleet.any();
  const flow = random(2) === 0 ? 'refused' : 'silent';
  await node.link.setFlow(flow);
  const played = playOn(performance.now(), `${node.name} has no database (${flow})`);
  await Promise.all([pause(cutSeconds * 1000).then(() => node.link.setFlow('open')), played]);
  await playOn(performance.now(), `${node.name} has its database again`);
  return [await played];
}

async function roll(fleet: Fleet, _: Random, playOn: PlayOn): Promise<number[]> {
  const times: number[] = [];
  for (const node of [...fleet.nodes]) {
    const since = performance.now();
    const played = playOn(since, `${node.name} was restarted`);
    await Promise.all([fleet.stop(node).then(() => fleet.replace(node)), played]);
    times.push(await played);
  }
  return times;
}

export const faults: Fault[] = [
  { name: 'kill', did: 'kill -9 a node, and start another', happen: kill },
  { name: 'stop', did: `SIGSTOP a node for ${stoppedSeconds} s`, happen: standStill },
  { name: 'failover', did: 'kill -9 the primary, and promote the standby', happen: failOver },
  { name: 'cut', did: `cut a node from the database for ${cutSeconds} s`, happen: cut },
  { name: 'roll', did: 'restart each node with SIGTERM, one after the other', happen: roll },
];

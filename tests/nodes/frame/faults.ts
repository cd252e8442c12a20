import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../fire/frame/metrics.ts';
import type { Hall } from './hall.ts';
import { IdleRooms } from './idle_rooms.ts';
import type { Flow } from './proxy.ts';

export interface Fault {
  name: string;
  did: string;
  /** Does it and mends it; resolves with the times until the last client had played on, in ms. */
  happen: (hall: Hall) => Promise<number[]>;
}

/** How long a node stands still or has no database: longer than a lease. */
const stoppedSeconds = 15;
const cutSeconds = 12;
/** Enough of them that the nodes which are left have too many, however many there are. */
const idleRooms = 150;
/** Nodes look every 15 s how rooms are spread. */
const spreadingSeconds = 60;

async function kill(hall: Hall): Promise<number[]> {
  const node = await hall.victim();
  const since = performance.now();
  await hall.fleet.kill(node);
  const played = hall.playOn(since, `${node.name} was killed`);
  await Promise.all([hall.fleet.replace(node), played]);
  return [await played];
}

/** Everybody plays on while the node stands still, and again when it wakes up and believes that nothing has happened. */
async function standStill(hall: Hall): Promise<number[]> {
  const node = await hall.victim();
  const { program } = node.server;
  program.signal('SIGSTOP');
  const played = hall.playOn(performance.now(), `${node.name} was stopped`);
  await Promise.all([pause(stoppedSeconds * 1000).then(() => program.signal('SIGCONT')), played]);
  await hall.playOn(performance.now(), `${node.name} went on`);
  return [await played];
}

async function failOver(hall: Hall, flow: Flow): Promise<number[]> {
  const since = performance.now();
  await hall.fleet.cluster.failOver(flow);
  const played = await hall.playOn(since, 'the primary was killed');
  await hall.fleet.cluster.restore();
  await hall.playOn(performance.now(), 'there is a standby again');
  return [played];
}

async function cut(hall: Hall): Promise<number[]> {
  const node = await hall.victim();
  const flow = hall.random(2) === 0 ? 'refused' : 'silent';
  await node.link.setFlow(flow);
  const played = hall.playOn(performance.now(), `${node.name} has no database (${flow})`);
  await Promise.all([pause(cutSeconds * 1000).then(() => node.link.setFlow('open')), played]);
  await hall.playOn(performance.now(), `${node.name} has its database again`);
  return [await played];
}

async function roll(hall: Hall): Promise<number[]> {
  const times: number[] = [];
  for (const node of [...hall.fleet.nodes]) {
    const since = performance.now();
    const played = hall.playOn(since, `${node.name} was restarted`);
    await Promise.all([hall.fleet.stop(node).then(() => hall.fleet.replace(node)), played]);
    times.push(await played);
  }
  return times;
}

/**
 * A node is lost, and all idle rooms are heaped on the others, which give up rooms to the one that comes: idle ones until
 * they have about as many as it, and none at which somebody plays.
 */
async function heap(hall: Hall): Promise<number[]> {
  const idle = await IdleRooms.make(hall.fleet, idleRooms);
  const node = await hall.victim();
  const since = performance.now();
  await hall.fleet.kill(node);
  const played = await hall.playOn(since, `${node.name} was killed`);
  const left = hall.fleet.nodes.filter((other) => other !== node);
  await idle.visit(left);
  const next = await hall.fleet.replace(node);
  const tables = await hall.whereTablesAre();
  const heaped = await idle.at(left);
  await eventually('idle rooms are given up', spreadingSeconds, async () => {
    const now = await idle.at(left);
    return now.every((rooms, n) => rooms < heaped[n]!);
  });
  await idle.visit([next, ...left]);
  const [taken = 0] = await idle.at([next]);
  if (taken < left.length) throw new Error(`${next.name} got ${taken} of ${idleRooms} rooms`);
  const moved = await hall.movedSince(tables);
  if (moved.length > 0) throw new Error(`rooms in which somebody plays were moved: ${moved.join(', ')}`);
  return [played, await hall.playOn(performance.now(), 'idle rooms were given up')];
}

export const faults: Fault[] = [
  { name: 'kill', did: 'kill -9 a node, and start another', happen: kill },
  { name: 'stop', did: `SIGSTOP a node for ${stoppedSeconds} s`, happen: standStill },
  { name: 'failover', did: 'kill -9 the primary, and promote the standby', happen: (hall) => failOver(hall, 'refused') },
  { name: 'vanish', did: 'the machine of the primary is gone, and does not even refuse; the standby is promoted', happen: (hall) => failOver(hall, 'silent') },
  { name: 'cut', did: `cut a node from the database for ${cutSeconds} s`, happen: cut },
  { name: 'heap', did: 'kill -9 a node, and start another when all idle rooms are at those that are left', happen: heap },
  { name: 'roll', did: 'restart each node with SIGTERM, one after the other', happen: roll },
];

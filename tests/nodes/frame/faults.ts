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
 * A node is lost, and another one has many more rooms than its share: it gives rooms up to the node that comes, idle ones,
 * and none at which somebody plays.
 */
async function heap(hall: Hall): Promise<number[]> {
  const node = await hall.victim();
  const since = performance.now();
  await hall.fleet.kill(node);
  const played = await hall.playOn(since, `${node.name} was killed`);
  const crowded = hall.fleet.nodes.find((other) => other !== node)!;
  const next = await hall.fleet.replace(node);
  const tables = await hall.whereTablesAre();
  const idle = await IdleRooms.heapOn(hall.fleet, crowded);
  const heaped = (await idle.roomsOf(crowded)).own;
  await eventually(`${crowded.name} gives up some of ${heaped} rooms`, spreadingSeconds, async () => (await idle.roomsOf(crowded)).own <= heaped - 8);
  await idle.visit(next);
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
  { name: 'heap', did: 'kill -9 a node, start another, and heap idle rooms on one that was there', happen: heap },
  { name: 'roll', did: 'restart each node with SIGTERM, one after the other', happen: roll },
];

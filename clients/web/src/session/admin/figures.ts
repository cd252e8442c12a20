import { signal } from '@preact/signals';

import { samplesOf, sumOf, type Sample } from '../../protocol/metrics';

/** What one look at the server's metrics told. */
interface Look {
  atMs: number;
  rooms: number;
  connections: number;
  decisions: number;
  refusals: number;
  faults: number;
  replies: Timed;
  commits: Timed;
}

/** How often something happened, and how many seconds it took in all. */
interface Timed {
  count: number;
  sum: number;
}

/** What is drawn, by name: the newest value is the last; null where nothing happened that could be measured. */
export type FigureName = 'rooms' | 'connections' | 'decisions' | 'replies' | 'commits' | 'refusals' | 'faults';
export type Figures = Record<FigureName, (number | null)[]>;

const kNames = {
  rooms: 'mistward_rooms_loaded',
  connections: 'mistward_connections',
  decisions: 'mistward_decisions_total',
  refusals: 'mistward_refusals_total',
  replies: 'mistward_command_seconds',
  commits: 'mistward_store_commit_seconds',
} as const;

const kWanted = new Set(Object.values(kNames).flatMap((name) => [name, `${name}_sum`, `${name}_count`]));
/** Refusals that are no client's mistake. */
const kFaults: readonly string[] = ['internal', 'storage_unavailable'];
/** Ten minutes at one look in five seconds. */
const kMostLooks = 121;

const timed = (samples: Sample[], name: string): Timed => ({
  count: sumOf(samples, `${name}_count`),
  sum: sumOf(samples, `${name}_sum`),
});

function lookAt(text: string, atMs: number): Look {
  const samples = samplesOf(text, kWanted);
  return {
    atMs,
    rooms: sumOf(samples, kNames.rooms),
    connections: sumOf(samples, kNames.connections),
    // What a tile was drawn is no decision that anybody waits for.
    decisions: sumOf(samples, kNames.decisions, ({ by }) => by !== 'chance'),
    refusals: sumOf(samples, kNames.refusals),
    faults: sumOf(samples, kNames.refusals, ({ code }) => kFaults.includes(code ?? '')),
    replies: timed(samples, kNames.replies),
    commits: timed(samples, kNames.commits),
  };
}

/** How much a counter grew: a server that was started anew counts from 0. */
const grown = (before: number, after: number) => (after < before ? after : after - before);

/** The mean time in milliseconds of what happened in between. */
function meanMs(before: Timed, after: Timed): number | null {
  const count = grown(before.count, after.count);
  return count === 0 ? null : (grown(before.sum, after.sum) / count) * 1000;
}

function between(before: Look, after: Look): Record<FigureName, number | null> {
  const seconds = Math.max(0.001, (after.atMs - before.atMs) / 1000);
  const rate = (name: 'decisions' | 'refusals' | 'faults') => grown(before[name], after[name]) / seconds;
  return {
    rooms: after.rooms,
    connections: after.connections,
    decisions: rate('decisions'),
    replies: meanMs(before.replies, after.replies),
    commits: meanMs(before.commits, after.commits),
    refusals: rate('refusals') * 60,
    faults: rate('faults') * 60,
  };
}

/** The live figures of the last minutes, made of one look at the metrics after another. */
export class FigureBook {
  readonly figures = signal<Figures | null>(null);
  private looks: Look[] = [];

  /** Takes in what the metrics say now. Figures need two looks. */
  add(text: string, atMs: number): void {
    this.looks = [...this.looks, lookAt(text, atMs)].slice(-kMostLooks);
    const steps = this.looks.slice(1).map((look, i) => between(this.looks[i]!, look));
    if (steps.length === 0) return;
    const names = Object.keys(steps[0]!) as FigureName[];
    this.figures.value = Object.fromEntries(names.map((name) => [name, steps.map((step) => step[name])])) as Figures;
  }
}

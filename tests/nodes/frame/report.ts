import type { Violation } from './audit.ts';

export interface Round {
  fault: string;
  did: string;
  /** Until the last client had played on, in ms; for several faults in a round several. */
  times: number[];
  acknowledged: number;
  violations: Violation[];
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? NaN) + (sorted[sorted.length >> 1] ?? NaN)) / 2;
}

const count = ({ violations }: Round, ...kinds: Violation['kind'][]) => violations.filter(({ kind }) => kinds.includes(kind)).length;

/** What is wrong, in a few lines. */
export const told = (violations: Violation[]): string[] => violations.slice(0, 12).map(({ kind, game, what }) => `${kind}, ${game}: ${what}`);

/** A row for each fault, and one for all. */
export function table(rounds: Round[]): string {
  const names = [...new Set(rounds.map(({ fault }) => fault))].sort();
  const rows = names.map((name) => row(name, rounds.filter(({ fault }) => fault === name)));
  const head = ['fault', 'what was done', 'rounds', 'until the last played on: median', 'worst', 'acknowledged', 'lost', 'doubled', 'other'];
  return [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...rows, row('all', rounds)].join('\n');
}

function row(name: string, rounds: Round[]): string {
  const sum = (of: (round: Round) => number) => rounds.reduce((total, round) => total + of(round), 0);
  const times = rounds.flatMap((round) => round.times);
  const cells = [
    name,
    name === 'all' ? '' : rounds[0]!.did,
    rounds.length,
    name === 'all' ? '' : seconds(median(times)),
    name === 'all' ? '' : seconds(Math.max(...times)),
    sum((round) => round.acknowledged),
    sum((round) => count(round, 'lost', 'gap')),
    sum((round) => count(round, 'doubled')),
    sum((round) => count(round, 'changed', 'unasked', 'contradiction')),
  ];
  return `| ${cells.join(' | ')} |`;
}

import { signal } from '@preact/signals';

import { isBetter, type GameResult } from '../game/result';
import { waypointKey, type Waypoint } from '../game/waypoint';
import { kLevels, type Level } from '../protocol/types';
import { lasting, read, write } from './storage';

/** What this browser remembers of one waypoint with one number of players. */
export interface Tally {
  games: number;
  won: number;
  best: GameResult;
}

interface Kept {
  tallies: Record<string, Tally>;
  /** Games that are counted, the newest last: one that is looked at again is not counted twice. */
  counted: string[];
}

const kKey = 'mistward.results';
const kMostCounted = 300;

const kNothing: Kept = { tallies: {}, counted: [] };

const kept = signal<Kept>(read<Kept>(lasting, kKey) ?? kNothing);

const keyOf = (waypoint: Waypoint, players: number) => `${waypointKey(waypoint)}/${players}`;

/** Counts a result, once for each game. */
export function rememberResult(result: GameResult): void {
  // Another window may have counted since.
  const { tallies, counted } = read<Kept>(lasting, kKey) ?? kept.peek();
  if (counted.includes(result.id)) return;
  const key = `${waypointKey(result)}/${result.players}`;
  const before = tallies[key];
  const tally: Tally = {
    games: (before?.games ?? 0) + 1,
    won: (before?.won ?? 0) + (result.outcome === 'won' ? 1 : 0),
    best: before && !isBetter(result, before.best) ? before.best : result,
  };
  kept.value = { tallies: { ...tallies, [key]: tally }, counted: [...counted, result.id].slice(-kMostCounted) };
  write(lasting, kKey, kept.value);
}

/** What is remembered of a waypoint, by the number of players. */
export function talliesOf(waypoint: Waypoint): Tally[] {
  return [1, 2, 3, 4, 5, 6].flatMap((players) => kept.value.tallies[keyOf(waypoint, players)] ?? []);
}

export function isWon(waypoint: Waypoint): boolean {
  return talliesOf(waypoint).some(({ won }) => won > 0);
}

/** The level to go on with: the one after the highest that was won, or the first that was not. */
export function suggestedLevel(): Level {
  const wonLevels = kLevels.filter((level) => isWon({ game: 'mists', level }));
  const highest = wonLevels.at(-1);
  if (highest === undefined) return 1;
  if (highest < 6) return (highest + 1) as Level;
  return kLevels.find((level) => !wonLevels.includes(level)) ?? 6;
}

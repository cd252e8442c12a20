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
  /** Games that were looked at, the newest last: one that is looked at again is not counted twice. */
  counted: string[];
}

const kKey = 'mistward.results';
/** Twice as many as are ever looked at of a player's past, so that none of those is forgotten here. */
const kMostCounted = 1_000;

const kNothing: Kept = { tallies: {}, counted: [] };

const kept = signal<Kept>(read<Kept>(lasting, kKey) ?? kNothing);

const keyOf = (waypoint: Waypoint, players: number) => `${waypointKey(waypoint)}/${players}`;

/** What is kept; another window may have counted since. */
const newest = () => read<Kept>(lasting, kKey) ?? kept.peek();

function keep(tallies: Kept['tallies'], counted: string[]): void {
  kept.value = { tallies, counted: counted.slice(-kMostCounted) };
  write(lasting, kKey, kept.value);
}

/** Whether a game was looked at. */
export function isCounted(game: string): boolean {
  return newest().counted.includes(game);
}

/** Notes that a game was looked at, and has no result that counts. */
export function passOver(game: string): void {
  const { tallies, counted } = newest();
  if (!counted.includes(game)) keep(tallies, [...counted, game]);
}

/** Counts a result, once for each game. */
export function rememberResult(result: GameResult): void {
  const { tallies, counted } = newest();
  if (counted.includes(result.id)) return;
  const key = `${waypointKey(result)}/${result.players}`;
  const before = tallies[key];
  const tally: Tally = {
    games: (before?.games ?? 0) + 1,
    won: (before?.won ?? 0) + (result.outcome === 'won' ? 1 : 0),
    best: before && !isBetter(result, before.best) ? before.best : result,
  };
  keep({ ...tallies, [key]: tally }, [...counted, result.id]);
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

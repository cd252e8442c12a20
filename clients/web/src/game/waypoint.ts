import { kLevels, type Game, type Level } from '../protocol/types';

/** One stop on the road through the games: a level of the co-operative game, or another game. */
export type Waypoint = { game: 'mists'; level: Level } | { game: 'ghosts' | 'base'; level: null };

/** All there are, in the order of the road. */
export const waypoints: readonly Waypoint[] = [
  ...kLevels.map((level): Waypoint => ({ game: 'mists', level })),
  { game: 'ghosts', level: null },
  { game: 'base', level: null },
];

/** The name under which a waypoint is kept and found: "level3", "ghosts". */
export function waypointKey({ game, level }: { game: Game; level: Level | null }): string {
  return game === 'mists' ? `level${level ?? 1}` : game;
}

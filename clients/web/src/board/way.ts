import type { Game, Point } from '../protocol/types';

export type Way = 'north' | 'east' | 'south' | 'west';

/** So many tiles into one direction. */
export interface Leg {
  way: Way;
  steps: number;
}

/** The ruin stands where four tiles meet, so no tile is level with it. */
function fromRuin({ x, y }: Point): Leg[] {
  return [
    x > 0 ? { way: 'east', steps: x } : { way: 'west', steps: 1 - x },
    y > 0 ? { way: 'south', steps: y } : { way: 'north', steps: 1 - y },
  ];
}

function fromFirstTile({ x, y }: Point): Leg[] {
  const legs: Leg[] = [
    { way: x > 0 ? 'east' : 'west', steps: Math.abs(x) },
    { way: y > 0 ? 'south' : 'north', steps: Math.abs(y) },
  ];
  return legs.filter(({ steps }) => steps > 0);
}

/** Where a place is said from: the base game has no ruin. */
export function landmark(game: Game): 'ruin' | 'tile' {
  return game === 'base' ? 'tile' : 'ruin';
}

/** The way to a place from the landmark; empty at the first tile itself. */
export function wayTo(at: Point, game: Game): Leg[] {
  return landmark(game) === 'tile' ? fromFirstTile(at) : fromRuin(at);
}

import type { Point } from '../protocol/types';

/** The nearest place in a direction; sideways distance counts double. Null if there is none. */
export function nearestInDirection<T extends Point>(from: Point, places: T[], by: Point): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * by.x + dy * by.y;
    const aside = Math.abs(dx * by.y) + Math.abs(dy * by.x);
    if (ahead <= 0 || ahead + 2 * aside >= least) continue;
    [best, least] = [place, ahead + 2 * aside];
  }
  return best;
}

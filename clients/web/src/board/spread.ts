import type { Extent } from './geometry';
import type { Point } from '../protocol/types';

/** More rounds move hardly anything. */
const kRounds = 60;

/** How far two points must go apart to be `apart` from each other; nothing if they are. Points on each other part sideways. */
function push(a: Point, b: Point, apart: number): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const away = Math.hypot(dx, dy);
  if (away >= apart) return { x: 0, y: 0 };
  const by = (apart - away) / 2;
  return away === 0 ? { x: by, y: 0 } : { x: (dx / away) * by, y: (dy / away) * by };
}

/** What a point must keep away from, and that does not move. */
export interface Fixed extends Point {
  /** So far at least, in the unit of the points. */
  away: number;
}

const kNowhere = { x: 0, y: 0 };
const clamp = (at: number, least: number, most: number) => Math.max(least, Math.min(most, at));

/**
 * Points moved from each other and from what is fixed, as little as it takes for any two to be at least `apart`, but none out
 * of its stretch of `within`; all in the unit of the points. Where there is no room, they are as far apart as it lets them be.
 */
export function spread(points: readonly Point[], apart: number, fixed: readonly Fixed[] = [], within: readonly (Extent | null)[] = []): Point[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < kRounds; round += 1) {
    let still = true;
    const move = (i: number, by: Point, times: 0 | 1 | -1 | 2) => {
      const a = moved[i]!;
      const to = { x: a.x + times * by.x, y: a.y + times * by.y };
      const room = within[i];
      const at = room ? { x: clamp(to.x, room.left, room.right), y: clamp(to.y, room.top, room.bottom) } : to;
      if (at.x === a.x && at.y === a.y) return;
      still = false;
      moved[i] = at;
    };
    for (let i = 0; i < moved.length; i += 1) {
      move(i, kNowhere, 0);
      for (let j = i + 1; j < moved.length; j += 1) {
        const by = push(moved[i]!, moved[j]!, apart + 0.01);
        move(i, by, -1);
        move(j, by, 1);
      }
      for (const each of fixed) move(i, push(each, moved[i]!, each.away + 0.01), 2);
    }
    if (still) break;
  }
  return moved;
}

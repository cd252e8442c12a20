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

/** Points moved from each other, as little as it takes for any two to be at least `apart`; in the unit of the points. */
export function spread(points: readonly Point[], apart: number): Point[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < kRounds; round += 1) {
    let still = true;
    for (const [i, a] of moved.entries()) {
      for (const b of moved.slice(i + 1)) {
        const { x, y } = push(a, b, apart + 0.01);
        if (x === 0 && y === 0) continue;
        still = false;
        a.x -= x;
        a.y -= y;
        b.x += x;
        b.y += y;
      }
    }
    if (still) break;
  }
  return moved;
}

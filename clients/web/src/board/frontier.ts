import type { Extent } from './geometry';
import type { Point } from '../protocol/types';

/** A stretch of the board, in spaces. */
interface Stretch {
  width: number;
  height: number;
}

const away = (a: Point, b: Point) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

/** The spaces that a window of that stretch shows whole if it begins at `left`, `top`. */
function within(spaces: readonly Point[], left: number, top: number, { width, height }: Stretch): Point[] {
  return spaces.filter(({ x, y }) => x >= left && y >= top && x + 1 <= left + width && y + 1 <= top + height);
}

function extent(spaces: readonly Point[]): Extent {
  const [xs, ys] = [spaces.map(({ x }) => x), spaces.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs) + 1, bottom: Math.max(...ys) + 1 };
}

/**
 * The part of the frontier that is worth most to look at: as many of the spaces as a window of that stretch can show, of
 * as many the ones nearest to `near`. At least one space; there must be one.
 */
export function frontierPart(spaces: readonly Point[], stretch: Stretch, near: Point): Extent {
  const lefts = [...new Set(spaces.map(({ x }) => x))];
  const tops = [...new Set(spaces.map(({ y }) => y))];
  let best: Point[] = [];
  let nearest = Infinity;
  for (const left of lefts) {
    for (const top of tops) {
      const shown = within(spaces, left, top, stretch);
      if (shown.length === 0 || shown.length < best.length) continue;
      const least = Math.min(...shown.map((space) => away(space, near)));
      if (shown.length === best.length && least >= nearest) continue;
      [best, nearest] = [shown, least];
    }
  }
  if (best.length > 0) return extent(best);
  return extent([spaces.reduce((a, b) => (away(b, near) < away(a, near) ? b : a))]);
}

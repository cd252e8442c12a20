import type { Extent } from './geometry';
import type { Point } from '../protocol/types';

/** From the middle of a disc to its edge, and between two, in pixels. */
export const kDisc = 24;
const kBetween = 3;

/** How far around its middle a ring of so many discs reaches, in pixels. */
export const reachOf = (count: number): number => radiusOf(count) + kDisc;

function radiusOf(count: number): number {
  return count < 2 ? 0 : (kDisc + kBetween / 2) / Math.sin(Math.PI / count);
}

/** Moved by as little as it takes to lie between two edges; in their middle if there is no room. */
function between(at: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.max(least, Math.min(most, at));
}

/**
 * Where `count` discs stand around a point of the window, side by side or in a ring, all in its free part; as seen from
 * that point, in pixels as everything. First the one above or, of two, the left one; then clockwise.
 */
export function ringAround(at: Point, free: Extent, count: number): { middle: Point; discs: Point[] } {
  const reach = reachOf(count);
  const middle = {
    x: between(at.x, free.left + reach, free.right - reach) - at.x,
    y: between(at.y, free.top + reach, free.bottom - reach) - at.y,
  };
  const first = count === 2 ? Math.PI : -Math.PI / 2;
  const discs = Array.from({ length: count }, (_, i) => {
    const angle = first + (2 * Math.PI * i) / count;
    return { x: middle.x + radiusOf(count) * Math.cos(angle), y: middle.y + radiusOf(count) * Math.sin(angle) };
  });
  return { middle, discs };
}

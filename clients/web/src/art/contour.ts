import type { Point } from '../protocol/types';
import { point } from './curve';

/** Sides of a cell between four samples: above, right, below, left. */
type Side = 0 | 1 | 2 | 3;

// From side to side through a cell, the high ground on the left. By which corners are high:
// 1 upper left, 2 upper right, 4 lower right, 8 lower left.
const kWays: [Side, Side][][] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [[3, 0], [1, 2]],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [[0, 1], [2, 3]],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/** Heights on a square of `count` by `count` samples, row by row. */
export interface Heights {
  count: number;
  values: readonly number[];
}

function heightAt({ count, values }: Heights, x: number, y: number): number {
  return x < 0 || y < 0 || x >= count || y >= count ? -1e9 : values[y * count + x]!;
}

/**
 * The closed lines at which the ground is `level` high, in steps between samples. Beyond the square
 * everything is low, so that lines end on its border.
 */
export function contours(heights: Heights, level: number): Point[][] {
  const width = heights.count + 2;
  // A side is known by the sample at its upper or left end, and by its direction: right (even) or down (odd).
  const sideOf = (x: number, y: number, side: Side) => {
    const [left, top] = [x + (side === 1 ? 1 : 0), y + (side === 2 ? 1 : 0)];
    return (top * width + left) * 2 + (side % 2);
  };
  const next = new Map<number, number>();
  for (let y = -1; y < heights.count; y += 1) {
    // The right corners of a cell are the left ones of the next; 2 above, 4 below. Beyond the square all is low.
    let left = 0;
    for (let x = -1; x < heights.count; x += 1) {
      const right =
        (heightAt(heights, x + 1, y) >= level ? 2 : 0) | (heightAt(heights, x + 1, y + 1) >= level ? 4 : 0);
      const corners = right | ((left & 2) >> 1) | ((left & 4) << 1);
      left = right;
      if (corners === 0 || corners === 15) continue;
      for (const [from, to] of kWays[corners]!) next.set(sideOf(x + 1, y + 1, from), sideOf(x + 1, y + 1, to));
    }
  }
  return rings(next).map((ring) => ring.map((side) => crossing(heights, level, width, side)));
}

/** The sides one after the other, round and round. */
function rings(next: Map<number, number>): number[][] {
  const out: number[][] = [];
  for (const start of [...next.keys()]) {
    const ring: number[] = [];
    for (let at = start; next.has(at); ) {
      ring.push(at);
      const to = next.get(at)!;
      next.delete(at);
      at = to;
    }
    if (ring.length > 0) out.push(ring);
  }
  return out;
}

/** Where on a side the ground is just so high. */
function crossing(heights: Heights, level: number, width: number, side: number): Point {
  const cell = Math.floor(side / 2);
  const [x, y] = [(cell % width) - 1, Math.floor(cell / width) - 1];
  const [across, down] = side % 2 === 0 ? [1, 0] : [0, 1];
  const [here, there] = [heightAt(heights, x, y), heightAt(heights, x + across, y + down)];
  const part = (level - here) / (there - here);
  return point(x + across * part, y + down * part);
}

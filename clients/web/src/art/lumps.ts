import type { Point } from '../protocol/types';

/** Lumps by chance, of about this size. They lie one above the other askew, by `slant` of their width each. */
export interface Lumps {
  width: number;
  height: number;
  slant: number;
  /** Tells kinds of lumps apart. */
  shift: Point;
}

/** A square of `count` by `count` samples on the board, `step` apart; its first is at `x`, `y`. */
export interface Samples extends Point {
  step: number;
  count: number;
}

const smooth = (t: number) => t * t * (3 - 2 * t);

function hash(x: number, y: number): number {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2147483648 - 1;
}

/** Where a row or column of samples lies among lumps: in which, and how far through it. */
function among(from: number, { step, count }: Samples, size: number, shift: number): { cell: number; part: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const at = (from + i * step) / size + shift;
    const cell = Math.floor(at);
    return { cell, part: smooth(at - cell) };
  });
}

/** Smooth chance over the board, -1 to 1, at each of the samples, row by row; the same at the same place. */
export function lumps(samples: Samples, { width, height, slant, shift }: Lumps): Float32Array {
  const rows = among(samples.y, samples, height, shift.y);
  const values = new Float32Array(samples.count * samples.count);
  let at = 0;
  for (const { cell: top, part: v } of rows) {
    const columns = among(samples.x, samples, width, shift.x + (top + v) * slant);
    let known = NaN;
    let [upperLeft, upperRight, lowerLeft, lowerRight] = [0, 0, 0, 0];
    for (const { cell: left, part: u } of columns) {
      if (left !== known) {
        known = left;
        upperLeft = hash(left, top);
        upperRight = hash(left + 1, top);
        lowerLeft = hash(left, top + 1);
        lowerRight = hash(left + 1, top + 1);
      }
      const upper = upperLeft * (1 - u) + upperRight * u;
      const lower = lowerLeft * (1 - u) + lowerRight * u;
      values[at] = upper * (1 - v) + lower * v;
      at += 1;
    }
  }
  return values;
}

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

/** Smooth chance over the board, -1 to 1, at each of the samples, row by row; the same at the same place. */
export function lumps({ x, y, step, count }: Samples, { width, height, slant, shift }: Lumps): Float32Array {
  // A tile takes some thousands of samples: no objects are made for them.
  const values = new Float32Array(count * count);
  for (let row = 0; row < count; row += 1) {
    const down = (y + row * step) / height + shift.y;
    const top = Math.floor(down);
    const v = smooth(down - top);
    const askew = shift.x + (top + v) * slant;
    let known = NaN;
    let upperLeft = 0;
    let upperRight = 0;
    let lowerLeft = 0;
    let lowerRight = 0;
    for (let column = 0; column < count; column += 1) {
      const across = (x + column * step) / width + askew;
      const left = Math.floor(across);
      const u = smooth(across - left);
      if (left !== known) {
        known = left;
        upperLeft = hash(left, top);
        upperRight = hash(left + 1, top);
        lowerLeft = hash(left, top + 1);
        lowerRight = hash(left + 1, top + 1);
      }
      const upper = upperLeft * (1 - u) + upperRight * u;
      const lower = lowerLeft * (1 - u) + lowerRight * u;
      values[row * count + column] = upper * (1 - v) + lower * v;
    }
  }
  return values;
}

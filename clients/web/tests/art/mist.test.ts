import { describe, expect, it } from 'vitest';

import { contours } from '../../src/art/contour';
import { mistAround } from '../../src/art/mist_around';
import type { Point, Rotation } from '../../src/protocol/types';
import { atlas as makeAtlas } from '../fixtures';

const atlas = makeAtlas();
const face = (tile: string) => atlas.faces.get(tile);
const kAllMist = '12.3';
const kClear = '07.0';

function around(tiles: (Point & { tile: string; rotation?: Rotation })[]) {
  const lying = tiles.map((t) => ({ rotation: 0 as Rotation, ...t }));
  const at = (p: Point) => lying.find((t) => t.x === p.x && t.y === p.y);
  return mistAround(lying[0]!, lying[0]!, face, at);
}

/** The points of path data that lie on a vertical line of the board. */
function crossings(data: string, x: number): number[] {
  const points = [...data.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((m) => [Number(m[1]), Number(m[2])] as const);
  return points.filter((p) => Math.abs(p[0] - x) < 1).map((p) => p[1]);
}

describe('a contour', () => {
  it('goes round high ground', () => {
    const values = [0, 0, 0, 0, 1, 0, 0, 0, 0];
    expect(contours({ count: 3, values }, 0.5)).toHaveLength(1);
    const [ring] = contours({ count: 3, values }, 0.5);
    expect(ring).toHaveLength(4);
    expect(ring).toContainEqual({ x: 1, y: 0.5 });
  });

  it('ends on the border of what is known', () => {
    const [ring] = contours({ count: 2, values: [1, 1, 1, 1] }, 0.5);
    expect(ring!.every(({ x, y }) => x > -0.01 && y > -0.01 && x < 1.01 && y < 1.01)).toBe(true);
  });

  it('leaves out a hollow', () => {
    const values = Array.from({ length: 25 }, (_, i) => (i === 12 ? 0 : 1));
    expect(contours({ count: 5, values }, 0.5)).toHaveLength(2);
  });
});

describe('the mist on the board', () => {
  it('goes on over every side and corner of a tile that lies alone', () => {
    expect(around([{ tile: kAllMist, x: 0, y: 0 }])).toBe(255);
    expect(around([{ tile: kClear, x: 0, y: 0 }])).toBe(0);
  });

  it('ends at a tile that is clear, and leaves the corners there', () => {
    const north = 1;
    const corners = 16 | 128;
    expect(around([{ tile: kAllMist, x: 0, y: 0 }, { tile: kClear, x: 0, y: -1 }])).toBe(255 & ~north & ~corners);
  });

  it('leaves a corner that only the tile across it leaves clear', () => {
    const southEast = 32;
    expect(around([{ tile: kAllMist, x: 3, y: 3 }, { tile: kClear, x: 4, y: 4 }])).toBe(255 & ~southEast);
  });

  it('meets the mist of the next tile at the same height', () => {
    const [left, right] = [{ x: 0, y: 0 }, { x: 1, y: 0 }];
    const clear = { tile: kClear, x: 1, y: 1 };
    const leftAround = around([{ tile: kAllMist, ...left }, { tile: kAllMist, ...right }, clear]);
    const rightAround = around([{ tile: kAllMist, ...right }, { tile: kAllMist, ...left }, clear]);
    const lower = (tile: Point, bits: number) => Math.max(...crossings(atlas.bank(kAllMist, 0, tile, bits).body, 100));
    expect(lower(left, leftAround)).toBeLessThan(97);
    expect(lower(left, leftAround)).toBeCloseTo(lower(right, rightAround), 0);
  });
});

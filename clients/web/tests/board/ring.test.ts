import { expect, it } from 'vitest';

import { kDisc, reachOf, ringAround } from '../../src/board/ring';

const free = { left: 0, top: 0, right: 400, bottom: 300 };
const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

it.each([2, 3, 5, 7])('%i discs stand around their place and do not overlap', (count) => {
  const { middle, discs } = ringAround({ x: 200, y: 150 }, free, count);
  expect(middle).toEqual({ x: 0, y: 0 });
  expect(discs).toHaveLength(count);
  for (const [i, a] of discs.entries()) for (const b of discs.slice(i + 1)) expect(apart(a, b)).toBeGreaterThanOrEqual(2 * kDisc);
});

it('two stand side by side', () => {
  const [left, right] = ringAround({ x: 200, y: 150 }, free, 2).discs;
  expect(left!.y).toBeCloseTo(right!.y);
  expect(left!.x).toBeLessThan(right!.x);
});

it('at the edge the ring moves into the free part, by as little as it takes', () => {
  const at = { x: 10, y: 290 };
  const { middle } = ringAround(at, free, 5);
  expect(at.x + middle.x).toBeCloseTo(reachOf(5));
  expect(at.y + middle.y).toBeCloseTo(300 - reachOf(5));
});

it('in a window that is too small it stands in the middle', () => {
  const { middle } = ringAround({ x: 0, y: 0 }, { left: 0, top: 0, right: 60, bottom: 300 }, 7);
  expect(middle.x).toBe(30);
});

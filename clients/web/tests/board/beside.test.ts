import { describe, expect, it } from 'vitest';

import { beside } from '../../src/board/beside';

const free = { left: 0, top: 0, right: 400, bottom: 300 };
const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 100 });

describe('buttons beside a tile that is tried', () => {
  it('stand below it, side by side', () => {
    expect(beside(box(100, 50), free, 2)).toEqual([{ x: -26, y: 77 }, { x: 26, y: 77 }]);
  });

  it('stand above it at the lower edge, and beside it where it reaches from edge to edge', () => {
    expect(beside(box(100, 200), free, 2).every(({ y }) => y === -77)).toBe(true);
    const low = { ...free, bottom: 110 };
    expect(beside(box(100, 5), low, 1)).toEqual([{ x: 77, y: 0 }]);
    expect(beside(box(295, 5), low, 1)).toEqual([{ x: -77, y: 0 }]);
  });

  it('leave to be seen what stands there, as long as there is room elsewhere', () => {
    const below = { x: 150, y: 235 };
    expect(beside(box(100, 110), free, 1, [below])).toEqual([{ x: 0, y: -77 }]);
    const low = { left: 0, top: 100, right: 230, bottom: 300 };
    expect(beside(box(100, 110), low, 1, [below])).toEqual([{ x: -77, y: 0 }]);
    expect(beside(box(100, 110), { ...low, left: 90 }, 1, [below])).toEqual([{ x: 0, y: 77 }]);
  });

  it('stand along the edge in a corner of the window, with the space as near as it lets them', () => {
    const corner = { left: 0, top: 0, right: 400, bottom: 300 };
    const small = { left: 352, top: 252, right: 400, bottom: 300 };
    const found = beside(small, corner, 2);
    expect(found).toEqual([{ x: -52, y: -51 }, { x: 0, y: -51 }]);
  });
});

import { describe, expect, it } from 'vitest';

import { spread } from '../../src/board/spread';
import type { Point } from '../../src/protocol/types';

const nearest = (points: readonly Point[]) =>
  Math.min(...points.flatMap((a, i) => points.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));

describe('places that are spread', () => {
  it('are as far from each other as wished, however close they were', () => {
    const close = [{ x: 10, y: 10 }, { x: 20, y: 10 }, { x: 10, y: 10 }, { x: 18, y: 24 }, { x: 30, y: 8 }, { x: 12, y: 30 }];
    expect(nearest(spread(close, 50))).toBeGreaterThan(49.5);
  });

  it('stay where they were if that is far enough, and move by no more than it takes', () => {
    const far = [{ x: 0, y: 0 }, { x: 60, y: 0 }];
    expect(spread(far, 50)).toEqual(far);
    const [a, b] = spread([{ x: 0, y: 0 }, { x: 40, y: 0 }], 50);
    expect(a!.x).toBeCloseTo(-5, 1);
    expect(b!.x).toBeCloseTo(45, 1);
  });

  it('keep away from what does not move, and stay within their stretch', () => {
    const fixed = [{ x: 20, y: 50, away: 40 }];
    const within = { left: 0, top: 0, right: 100, bottom: 100 };
    const moved = spread([{ x: 10, y: 45 }, { x: 14, y: 50 }], 50, fixed, [within, within]);
    expect(nearest(moved)).toBeGreaterThan(49);
    for (const { x, y } of moved) {
      expect(Math.hypot(x - 20, y - 50)).toBeGreaterThan(39);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    }
    expect(spread([{ x: -30, y: 50 }], 50, [], [null])).toEqual([{ x: -30, y: 50 }]);
  });
});

import { describe, expect, it } from 'vitest';

import { frameOf } from '../../src/views/picture/board_picture';

describe('the frame of a picture of the board', () => {
  it('has room around a small board, and shows a tile no larger than it is drawn well', () => {
    const { left, top, width, height, scale } = frameOf({ left: 0, top: 0, right: 1, bottom: 1 });
    expect({ left, top, width, height }).toEqual({ left: -230, top: -30, width: 560, height: 256 });
    expect(scale).toBe(1.6);
  });

  it('keeps the longer side of a large board within what a phone can send', () => {
    for (const extent of [{ left: -20, top: 0, right: 20, bottom: 3 }, { left: 0, top: -9, right: 2, bottom: 30 }]) {
      const { width, height, scale } = frameOf(extent);
      expect(Math.max(width, height) * scale).toBeCloseTo(2400);
    }
  });

  it('is around the whole board, with a band beneath it', () => {
    const { left, top, width, height } = frameOf({ left: -3, top: -2, right: 7, bottom: 5 });
    expect([left, top, left + width, top + height]).toEqual([-330, -230, 730, 626]);
  });
});

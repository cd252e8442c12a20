import { describe, expect, it } from 'vitest';

import { detailAt, kFarBelow, kFineFrom, pieceScale } from '../../src/board/detail';

describe('the detail of the map', () => {
  it('is flat from afar, plain in between and fine from near', () => {
    expect([24, 46, 56, 64, 100, 200].map((pixels) => detailAt(pixels))).toEqual([
      'far', 'far', 'plain', 'plain', 'fine', 'fine',
    ]);
  });

  it('does not flicker where a threshold is crossed to and fro', () => {
    expect(detailAt(kFarBelow + 1, 'far')).toBe('far');
    expect(detailAt(kFarBelow + 1, 'plain')).toBe('plain');
    expect(detailAt(kFarBelow + 5, 'far')).toBe('plain');
    expect(detailAt(kFineFrom - 1, 'fine')).toBe('fine');
    expect(detailAt(kFineFrom - 1, 'plain')).toBe('plain');
    expect(detailAt(kFineFrom - 5, 'fine')).toBe('plain');
  });
});

describe('pieces', () => {
  it('are as large as the map has them from near', () => {
    expect(pieceScale('meeple', 100)).toBe(1);
    expect(pieceScale('ghost', 100)).toBe(1);
  });

  it('keep a least size in pixels from afar', () => {
    for (const pixels of [26, 30, 40]) expect(pieceScale('meeple', pixels) * 0.31 * pixels).toBeGreaterThanOrEqual(21.9);
    for (const pixels of [32, 40, 60]) expect(pieceScale('ghost', pixels) * 0.19 * pixels).toBeGreaterThanOrEqual(16.9);
  });

  it('never hide their space', () => expect(pieceScale('meeple', 5) * 0.31).toBeLessThan(1));
});

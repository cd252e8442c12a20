import { describe, expect, it } from 'vitest';

import { fit, kTilePixels, shows } from '../../src/board/camera';

const window = { width: 1000, height: 800 };

/** How many pixels are free under the lowest row and its margin. */
function free(extent: { left: number; top: number; right: number; bottom: number }, below: number): number {
  const camera = fit(extent, window, 1, 1.5, below);
  expect(shows(camera, extent, window, 1)).toBe(true);
  return window.height - camera.y - (extent.bottom + 1) * kTilePixels * camera.scale;
}

describe('the fit of a board', () => {
  it('leaves room under a high board', () => {
    expect(free({ left: 0, top: -6, right: 2, bottom: 6 }, 48)).toBeCloseTo(48);
  });

  it('lifts a board for which there is just enough room', () => {
    expect(free({ left: 0, top: 0, right: 4, bottom: 2.6 }, 48)).toBeGreaterThanOrEqual(48);
  });

  it('keeps a wide board in the middle', () => {
    const camera = fit({ left: -9, top: 0, right: 9, bottom: 2 }, window, 1, 1.5, 48);
    expect(camera.y + kTilePixels * camera.scale).toBeCloseTo(window.height / 2);
  });
});

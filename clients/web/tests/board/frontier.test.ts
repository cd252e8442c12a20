import { describe, expect, it } from 'vitest';

import { frontierPart } from '../../src/board/frontier';

const at = (x: number, y: number) => ({ x, y });
const kSmall = { width: 4, height: 4 };

describe('the part of the frontier that is looked at', () => {
  it('is all of it where there is room', () => {
    const part = frontierPart([at(0, 0), at(3, 2)], kSmall, at(0, 0));
    expect(part).toEqual({ left: 0, top: 0, right: 4, bottom: 3 });
  });

  it('is where most spaces lie', () => {
    const part = frontierPart([at(0, 0), at(20, 20), at(21, 20), at(22, 22)], kSmall, at(0, 0));
    expect(part).toEqual({ left: 20, top: 20, right: 23, bottom: 23 });
  });

  it('is nearest to where something happened among parts of as many spaces', () => {
    const spaces = [at(0, 0), at(1, 0), at(20, 0), at(21, 0)];
    expect(frontierPart(spaces, kSmall, at(19, 1)).left).toBe(20);
    expect(frontierPart(spaces, kSmall, at(2, 1)).left).toBe(0);
  });

  it('is the nearest space in a window that is too small for any', () => {
    const part = frontierPart([at(0, 0), at(7, 7)], { width: 0.5, height: 0.5 }, at(6, 6));
    expect(part).toEqual({ left: 7, top: 7, right: 8, bottom: 8 });
  });
});

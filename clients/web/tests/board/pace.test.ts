import { describe, expect, it } from 'vitest';

import { Pace } from '../../src/board/pace';

const after = (pace: Pace, gap: number, frames: number) =>
  Array.from({ length: frames }, () => pace.next(gap)).at(-1)!;

describe('the pace of drawing', () => {
  it('grows while frames come soon, up to a bound', () => {
    const pace = new Pace(8);
    expect(pace.next(16)).toBe(16);
    expect(after(pace, 16, 9)).toBe(after(pace, 16, 1));
  });

  it('falls when a frame comes late, but never to nothing', () => {
    const pace = new Pace(64);
    expect(pace.next(150)).toBe(32);
    expect(after(pace, 150, 9)).toBeGreaterThan(0);
  });

  it('stays where frames are neither late nor soon', () => expect(new Pace(32).next(90)).toBe(32));
});

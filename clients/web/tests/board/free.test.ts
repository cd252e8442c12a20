import { describe, expect, it } from 'vitest';

import { freePart } from '../../src/board/free';

const window = { width: 1000, height: 600 };
const whole = { left: 0, top: 0, right: 1000, bottom: 600 };

describe('the free part of a window', () => {
  it('is all of it while nothing lies over it', () => {
    expect(freePart(window, [])).toEqual(whole);
    expect(freePart(window, [{ left: 0, top: 600, right: 1000, bottom: 800 }])).toEqual(whole);
  });

  it('is above a card at the foot', () => {
    expect(freePart(window, [{ left: 200, top: 400, right: 800, bottom: 590 }])).toEqual({ ...whole, bottom: 400 });
  });

  it('is beside a card that stands at one side', () => {
    expect(freePart(window, [{ left: 750, top: 100, right: 990, bottom: 600 }])).toEqual({ ...whole, right: 750 });
  });

  it('is the largest that several cards leave', () => {
    const cards = [{ left: 10, top: 10, right: 330, bottom: 300 }, { left: 200, top: 450, right: 800, bottom: 590 }];
    expect(freePart(window, cards)).toEqual({ left: 330, top: 0, right: 1000, bottom: 450 });
  });

  it('is all of it where everything is covered', () => {
    expect(freePart(window, [whole])).toEqual(whole);
  });
});

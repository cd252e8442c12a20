import { describe, expect, it } from 'vitest';

import { houndAtHand, isTogether, playerOf } from '../../src/game/standing';
import type { Hound } from '../../src/protocol/types';
import { rivalry, stateOf } from '../fixtures/moments';

describe('who plays', () => {
  it('is together where there is a goal', () => {
    expect(isTogether(stateOf())).toBe(true);
    expect(isTogether(rivalry())).toBe(false);
  });

  it('is known by colour', () => {
    expect(playerOf(rivalry(), 'green')).toBe(1);
    expect(playerOf(rivalry(), 'pink')).toBeNull();
  });
});

describe('the hound at hand', () => {
  const hound = (name: Hound['hound'], place: Hound['place']): Hound => ({ hound: name, total: 10, place, meeple: null });

  it('is the one that waits to be put', () => {
    expect(houndAtHand(stateOf({ hounds: [hound('rufus', 'with_meeple'), hound('ronja', 'reached')] }))).toBe('ronja');
  });

  it('is else the one that was put last', () => {
    expect(houndAtHand(stateOf({ hounds: [hound('rufus', 'with_meeple'), hound('ronja', 'waiting')] }))).toBe('rufus');
    expect(houndAtHand(stateOf({ hounds: [hound('rufus', 'with_meeple'), hound('ronja', 'with_meeple')] }))).toBe('ronja');
  });
});

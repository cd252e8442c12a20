import { describe, expect, it } from 'vitest';

import { houndAtHand, isTogether, playerOf, risingGhosts } from '../../src/game/standing';
import type { Hound } from '../../src/protocol/types';
import { atlas } from '../fixtures';
import { rivalry, stateOf } from '../fixtures/moments';

const { faces } = atlas();
const misty = faces.get('03.1')!;
const cemetery = faces.get('40.0')!;

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

describe('the ghosts that a tile brings at most', () => {
  const level3 = stateOf({ level: 3 });

  it('are its symbols and one for an open cemetery (M-GHOST-1, M-GHOST-3)', () => {
    expect(risingGhosts(level3, faces, misty, null)).toBe(2);
    expect(risingGhosts({ ...level3, open_cemeteries: [] }, faces, misty, null)).toBe(1);
    expect(risingGhosts(level3, faces, cemetery, null)).toBe(0);
  });

  it('are its symbols alone where cemeteries are haunted', () => {
    expect(risingGhosts(stateOf({ level: 5 }), faces, misty, null)).toBe(1);
  });

  it('are one for each misty tile around a haunted cemetery (M-GHOST-4)', () => {
    const level5 = stateOf({ level: 5 });
    // Three quarters of the start tile are misty; the north-eastern one is not.
    expect(risingGhosts(level5, faces, cemetery, { x: 0, y: 2 })).toBe(2);
    // The south-eastern quarter and the tile at 2,0; the cemetery at 3,0 has no mist.
    expect(risingGhosts(level5, faces, cemetery, { x: 2, y: 1 })).toBe(2);
    expect(risingGhosts(level5, faces, cemetery, null)).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';

import { foretold, meepleKey } from '../../src/game/foretold';
import type { GameEvent, Scoring } from '../../src/protocol/types';

const scoring: Scoring = { feature: 'city0@2,0', kind: 'city', complete: true, tiles: 2, coats: 0, misty: 0, cities: 0, colours: 2, value: 4, points: 8 };
const scored: GameEvent = { type: 'feature_scored', for: 'points', scoring };
const gains: GameEvent[] = [
  { type: 'score_changed', colour: 'red', points: 4, total: 9, ghosts: 0, feature: 'city0@2,0' },
  { type: 'score_changed', colour: 'blue', points: -2, total: 1, ghosts: 3, feature: 'city0@2,0' },
  { type: 'score_changed', colour: 'green', points: 3, total: 3, ghosts: 0, feature: 'road0@5,0' },
];

describe('what decisions would change on the board', () => {
  it('adds up the ghosts that come to a tile and go from it', () => {
    const { rising, going } = foretold(
      [
        { type: 'ghosts_placed', x: 2, y: 0, count: 2, cause: 'symbols' },
        { type: 'ghosts_placed', x: 2, y: 0, count: 1, cause: 'haunting' },
        { type: 'ghosts_placed', x: 3, y: 1, count: 1, cause: 'cemetery' },
        { type: 'ghosts_removed', x: 1, y: 0, count: 2, cause: 'bank' },
        { type: 'ghosts_removed', x: 1, y: 0, count: 1, cause: 'hound' },
      ],
      [],
      true,
    );
    expect(rising).toEqual([{ x: 2, y: 0, count: 3 }, { x: 3, y: 1, count: 1 }]);
    expect([...going]).toEqual([['1,0', 3]]);
  });

  it('knows the meeples that leave: home, or to a grave', () => {
    const { returning } = foretold(
      [
        { type: 'meeple_returned', x: 2, y: 0, segment: 'city0', colour: 'red', guard: false, ghosts: 0, cause: 'scoring' },
        { type: 'meeple_buried', x: 4, y: 0, colour: 'blue', from: { x: 1, y: 1, segment: 'road0' } },
        { type: 'meeple_buried', x: 4, y: 0, colour: 'blue', from: null },
      ],
      [],
      true,
    );
    expect([...returning]).toEqual([meepleKey({ x: 2, y: 0, segment: 'city0' }), meepleKey({ x: 1, y: 1, segment: 'road0' })]);
  });

  it('gives the points of a feature to each who gets them, or to nobody apart where all have one total', () => {
    expect(foretold([scored, ...gains], ['city0@2,0'], false).worth).toEqual([
      { feature: 'city0@2,0', gains: [{ colour: 'red', points: 4 }, { colour: 'blue', points: -2 }] },
    ]);
    expect(foretold([scored, ...gains], ['city0@2,0'], true).worth).toEqual([{ feature: 'city0@2,0', gains: [{ colour: null, points: 8 }] }]);
  });

  it('shows what is completed also where its points are not known yet', () => {
    expect(foretold([], ['road0@5,0'], true).worth).toEqual([{ feature: 'road0@5,0', gains: [] }]);
  });
});

import { expect, it } from 'vitest';

import { belongingsOf, dragonAt, fairyAt, hasSecondPart, towersOf } from '../../src/game/facts';
import type { State } from '../../src/protocol/types';
import { meeple, rivalry } from '../fixtures/moments';

const withFacts = (facts: object, parts: Partial<State> = {}) => rivalry({ facts, ...parts } as Partial<State>);

it('a game without parts shows nothing of them', () => {
  const state = rivalry();
  expect([dragonAt(state), fairyAt(state), towersOf(state), hasSecondPart(state)]).toEqual([null, null, [], false]);
  expect(belongingsOf(state, 'red')).toEqual({ goods: [], floors: null, prisoners: [], abbey: false });
});

it('goods and floors are those of the colour among the colours that play', () => {
  const tracks: State['tracks'] = [{ colour: 'pink', points: 0 }, { colour: 'green', points: 0 }];
  const state = withFacts({ goods: { goods: [[1, 0, 2], [0, 3, 0]] }, towers: { floors: [9, 4], towers: [], heights: [], prisoners: [[[], []], [['ordinary', 'wagon'], []]] }, abbeys: { abbeys: [false, true], last_chances: 0 } }, { tracks });
  expect(belongingsOf(state, 'green')).toEqual({ goods: [{ good: 'wine', count: 1 }, { good: 'cloth', count: 2 }], floors: 9, prisoners: [], abbey: false });
  expect(belongingsOf(state, 'pink')).toEqual({
    goods: [{ good: 'grain', count: 3 }],
    floors: 4,
    prisoners: [{ colour: 'green', kind: 'meeple' }, { colour: 'green', kind: 'wagon' }],
    abbey: true,
  });
});

it('the fairy stands beside her meeple, and where it left her', () => {
  const fairy = { fairy: { x: 2, y: 0 }, fairy_segment: 0, fairy_colour: 'red', fairy_kind: 'ordinary' };
  expect(fairyAt(withFacts({ fairy }, { meeples: [meeple()] }))?.beside).toEqual(meeple());
  expect(fairyAt(withFacts({ fairy: { ...fairy, fairy_colour: null } }, { meeples: [meeple()] }))).toEqual({ at: { x: 2, y: 0 }, beside: null });
});

it('foundations without a floor are no towers, and a meeple closes one', () => {
  const facts = { towers: { floors: [], towers: [{ x: 1, y: 1 }, { x: 2, y: 2 }, { x: 3, y: 3 }], heights: [0, 2, 1], prisoners: [] } };
  expect(towersOf(withFacts(facts, { meeples: [meeple({ x: 3, y: 3, segment: 'tower' })] }))).toEqual([
    { x: 2, y: 2, floors: 2, closed: false },
    { x: 3, y: 3, floors: 1, closed: true },
  ]);
});

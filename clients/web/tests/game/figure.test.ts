import { expect, it } from 'vitest';

import { figureKind, figureOf, sameFigure, stocks } from '../../src/game/figure';
import { plannedDecisions, type Plan } from '../../src/game/plans';
import type { LegalDecision, State } from '../../src/protocol/types';

const put = (kind: string): LegalDecision => ({
  id: `meeple:road0:red${kind && `:${kind}`}`,
  type: 'place_meeple',
  segment: 'road0',
  colour: 'red',
  guard: kind === 'guard',
  ...(kind === 'large' && { figure: 'large' }),
});

it('a figure is an ordinary meeple, a guard, or what its word says', () => {
  const told = [{ guard: false }, { guard: true }, { guard: false, figure: 'large' }];
  expect(told.map((figure) => figureKind(figure as never))).toEqual(['meeple', 'guard', 'large']);
});

it('figures of one colour and other kinds are other figures', () => {
  const [plain, large] = [put(''), put('large')].map((d) => figureOf(d as never));
  expect(sameFigure(plain!, large!)).toBe(false);
  expect(sameFigure(plain!, { ...plain!, colour: 'blue' })).toBe(false);
  expect(sameFigure(large!, { ...large! })).toBe(true);
});

it('what a player has in hand is listed for each kind in the game', () => {
  const state = { supplies: [{ red: 5 }, { green: 7 }], guards: [], figures: { large: [{ red: 0 }, { green: 1 }] } };
  expect(stocks(state as unknown as State, 1)).toEqual([['meeple', { green: 7 }], ['guard', undefined], ['large', { green: 1 }]]);
});

it('a plan with another figure is read as the decision is told', () => {
  const plan = { tile: 'U.0', decisions: [put('').id, put('guard').id, put('large').id] } as Plan;
  expect(plannedDecisions(plan)).toEqual([put(''), put('guard'), put('large')]);
});

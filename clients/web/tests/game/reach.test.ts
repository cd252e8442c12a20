import { describe, expect, it } from 'vitest';

import { eatenAt, reachOf } from '../../src/game/reach';
import type { State } from '../../src/protocol/types';
import { meeple, rivalry } from '../fixtures/moments';

const tile = (x: number, y: number, name = 'A.0'): State['tiles'][number] => ({ tile: name, x, y, rotation: 0, ghosts: 0 });
const figure = (x: number, y: number, more = {}) => meeple({ x, y, segment: 'field0', ...more });
const keys = (found: readonly { x: number; y: number }[]) => found.map(({ x, y }) => `${x},${y}`);

describe('whom a tower reaches', () => {
  it('is on its tile, or as far in a straight line as it has floors, over empty spaces', () => {
    const meeples = [figure(0, 0), figure(2, 0), figure(0, 3), figure(1, 1), figure(-1, 0)];
    const state = rivalry({ tiles: meeples.map(({ x, y }) => tile(x, y)), meeples });
    expect(keys(reachOf(state, { x: 0, y: 0 }, 2).figures)).toEqual(['0,0', '2,0', '-1,0']);
    expect(reachOf(state, { x: 0, y: 0 }, 2).spaces).toHaveLength(9);
  });

  it('is no builder, pig or barn', () => {
    const meeples = [figure(0, 0, { figure: 'builder' }), figure(0, 0, { figure: 'pig' }), figure(0, 0, { figure: 'barn' }), figure(0, 0, { figure: 'mayor' })];
    expect(reachOf(rivalry({ tiles: [tile(0, 0)], meeples }), { x: 0, y: 0 }, 1).figures).toEqual([meeples[3]]);
  });

  it('is anybody on the start tile if one of its quarters is reached', () => {
    const tiles = [tile(0, 0, 'start-00'), tile(1, 0, 'start-10'), tile(0, 1, 'start-01'), tile(1, 1, 'start-11'), tile(2, 0)];
    expect(keys(reachOf(rivalry({ tiles, meeples: [figure(0, 1)] }), { x: 2, y: 0 }, 1).figures)).toEqual(['0,1']);
  });
});

it('the dragon eats all but barns, on all quarters of the start tile', () => {
  const tiles = [tile(0, 0, 'start-00'), tile(1, 0, 'start-10'), tile(0, 1, 'start-01'), tile(1, 1, 'start-11'), tile(2, 0)];
  const meeples = [figure(1, 1, { figure: 'pig' }), figure(0, 0), figure(0, 0, { figure: 'barn' }), figure(2, 0)];
  expect(keys(eatenAt(rivalry({ tiles, meeples }), { x: 1, y: 0 }))).toEqual(['1,1', '0,0']);
});

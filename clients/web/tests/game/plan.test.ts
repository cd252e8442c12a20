import { expect, it } from 'vitest';

import { chanceFor, restOf } from '../../src/game/plan';
import type { Advice } from '../../src/protocol/types';

const turn = {
  decisions: [
    { id: 'place:1,0,0', type: 'place_tile', x: 1, y: 0, rotation: 0 },
    { id: 'meeple:road0:red', type: 'place_meeple', segment: 'road0', colour: 'red', guard: false },
  ],
} as Advice;

it('an advised turn that is followed leaves the rest of it', () => {
  expect(restOf(turn, [])?.map(({ id }) => id)).toEqual(['place:1,0,0', 'meeple:road0:red']);
  expect(restOf(turn, ['place:1,0,0'])?.map(({ id }) => id)).toEqual(['meeple:road0:red']);
});

it('nothing is left of a turn that was followed to its end, or not', () => {
  expect(restOf(turn, ['place:1,0,0', 'meeple:road0:red'])).toBeNull();
  expect(restOf(turn, ['place:2,0,0'])).toBeNull();
  expect(restOf(turn, ['place:1,0,0', 'pass'])).toBeNull();
});

it('a team has one chance, rivals have one each', () => {
  expect(chanceFor([0.7], 3)).toBe(0.7);
  expect(chanceFor([0.2, 0.8], 1)).toBe(0.8);
});

import { describe, expect, it } from 'vitest';

import { offeredFor, standingIn, type Lesson } from '../../src/game/lesson';
import type { LegalDecision, Rotation } from '../../src/protocol/types';

const lesson: Lesson = {
  opening: 2,
  steps: [
    { say: 'hello' },
    { say: 'place', want: 'place:0,-1,0' },
    { say: 'pass', want: 'pass' },
    { say: 'look' },
    { say: 'again', want: 'pass' },
    { say: 'done' },
  ],
};
const opening = ['place:5,5,0', 'pass'];
const after = (...decisions: string[]) => standingIn(lesson, [...opening, ...decisions]);
const tile = (x: number, y: number, rotation: Rotation): LegalDecision => ({
  id: `place:${x},${y},${rotation}`,
  type: 'place_tile',
  x,
  y,
  rotation,
});

describe('where a pupil stands', () => {
  it('is between what was done and what is wanted next', () => {
    expect(after()).toEqual({ made: 0, first: 0, last: 1, astray: false, beyond: false });
    expect(after('place:0,-1,0')).toEqual({ made: 1, first: 2, last: 2, astray: false, beyond: false });
    expect(after('place:0,-1,0', 'pass')).toEqual({ made: 2, first: 3, last: 4, astray: false, beyond: false });
  });

  it('is astray after a decision that was not wanted, until it is taken back', () => {
    expect(after('place:0,-1,1')).toMatchObject({ made: 0, astray: true });
    expect(after('place:0,-1,0', 'meeple:road0:red')).toMatchObject({ made: 1, astray: true });
  });

  it('is at the end when all was done, and beyond it when the game goes on', () => {
    const end = { made: 3, first: 5, last: 5, astray: false, beyond: false };
    expect(after('place:0,-1,0', 'pass', 'pass')).toEqual(end);
    expect(after('place:0,-1,0', 'pass', 'pass', 'place:9,9,0')).toEqual({ ...end, beyond: true });
  });
});

describe('what is offered', () => {
  const legal = [tile(0, -1, 0), tile(0, -1, 2), tile(3, 0, 0)];

  it('is the wanted decision alone', () => {
    expect(offeredFor({ say: 'x', want: 'place:0,-1,2' }, legal)).toEqual([tile(0, -1, 2)]);
  });

  it('is every turn on the wanted space where turning is learned', () => {
    expect(offeredFor({ say: 'x', want: 'place:0,-1,2', turning: true }, legal)).toEqual(legal.slice(0, 2));
  });

  it('is everything where nothing is wanted, or what is wanted is not legal', () => {
    expect(offeredFor({ say: 'x' }, legal)).toEqual(legal);
    expect(offeredFor({ say: 'x', want: 'pass' }, legal)).toEqual(legal);
  });
});

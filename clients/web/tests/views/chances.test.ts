import { expect, it } from 'vitest';

import { givenInWords } from '../../src/views/review/chances';
import { ownName } from '../../src/words/named';

it('what was given away is summed up as long as the sum is a part of all', () => {
  expect(givenInWords(ownName('Ana'), { all: 0.4, turn: 7, most: 0.3 })).toBe('Ana gave away 40% in all, most of it in turn 7 (30%).');
  expect(givenInWords(ownName('Ana'), { all: 0.3, turn: 7, most: 0.3 })).toBe('Ana gave away 30%, in turn 7.');
  const often = givenInWords(ownName('Ana'), { all: 5.67, turn: 126, most: 0.4 });
  expect(often).toBe('Ana gave something away again and again, the most in turn 126 (40%).');
  expect(givenInWords(ownName('Ana'), null)).toBe('Ana gave nothing away that a companion could see.');
});

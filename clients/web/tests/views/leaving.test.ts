import { expect, it } from 'vitest';

import { departed } from '../../src/views/drawing/leaving';

const name = (text: string) => text;

it('bids farewell to what is gone', () => {
  expect(departed(['a', 'b', 'c'], ['a', 'c', 'd'], name)).toEqual(['b']);
});

it('lets a jump through the game go unseen', () => {
  expect(departed([...'abcdefgh'], [], name)).toEqual([]);
});

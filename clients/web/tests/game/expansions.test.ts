import { expect, it } from 'vitest';

import { boxesOf, lengthOf, offeredBoxes, sameParts, toggledBox, toggledPart } from '../../src/game/expansions';
import { kOfferedParts, type Part } from '../../src/protocol/types';

it('the shelf has the boxes of which something can be chosen, with that', () => {
  expect(offeredBoxes(['pig', 'abbot', 'barn']).map(({ name, parts }) => [name, parts])).toEqual([
    ['abbot', ['abbot']],
    ['traders', ['pig']],
    ['abbey', ['barn']],
  ]);
  expect(offeredBoxes().flatMap(({ parts }) => parts).sort()).toEqual([...kOfferedParts].sort());
});

it('a press puts all of a box into the game, and another takes all of it out', () => {
  const traders = offeredBoxes(['builder', 'pig', 'goods'])[0]!;
  const all = toggledBox(['abbot'], traders);
  expect(all).toEqual(['abbot', 'builder', 'pig', 'goods']);
  expect(toggledBox(toggledPart(all, 'pig'), traders)).toEqual(['abbot']);
});

it('a game names its boxes, and what it leaves out of them', () => {
  const found = boxesOf(['goods', 'inns', 'builder']).map(({ box, without }) => [box.name, without]);
  expect(found).toEqual([['inns', []], ['traders', ['pig']]]);
});

it.each([
  ['base', [], 0, 0],
  ['base', ['inns'], 18, 0.25],
  ['base', ['pig', 'goods'], 24, 1 / 3],
  ['ghosts', ['inns', 'builder'], 42, 42 / 131],
] as const)('a game of %s with %j has so many more tiles and is so much longer', (game, parts, tiles, longer) => {
  const length = lengthOf(parts as readonly Part[], game);
  expect(length.tiles).toBe(tiles);
  expect(length.longer).toBeCloseTo(longer);
});

it('two combinations are the same in any order', () => {
  expect(sameParts(['pig', 'inns'], ['inns', 'pig'])).toBe(true);
  expect(sameParts(['pig'], ['inns', 'pig'])).toBe(false);
});

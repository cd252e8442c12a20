import { expect, it } from 'vitest';

import { placed } from '../../src/art/path';
import { randomFrom } from '../../src/art/random';

it('moves and scales path data', () => {
  expect(placed('M1 2L3 4Z', { x: 10, y: 20, size: 2 })).toBe('M12 24L16 28Z');
  expect(placed('M1 2H5V6', { x: 10, y: 20, size: 1 })).toBe('M11 22H15V26');
});

it('leaves relative steps where they are', () => {
  expect(placed('M0 0l1 2m3 4', { x: 5, y: 5, size: 3 })).toBe('M5 5l3 6m9 12');
});

it('writes out commands that go on without their letter', () => {
  expect(placed('M0 0 1 1 2 2', { x: 1, y: 0, size: 1 })).toBe('M1 0L2 1L3 2');
});

it('mirrors, and turns arcs the other way', () => {
  expect(placed('M2 0A3 3 0 0 1 4 0', { x: 10, y: 0, size: 1, mirrored: true })).toBe('M8 0A3 3 0 0 0 6 0');
});

it('lets the hand slip a little, the same way each time', () => {
  const pose = { x: 50, y: 50, size: 1 };
  const once = placed('M0 0L9 9', pose, randomFrom('hand'));
  expect(once).toBe(placed('M0 0L9 9', pose, randomFrom('hand')));
  expect(once).not.toBe(placed('M0 0L9 9', pose));
  const [x] = once.slice(1).split(' ').map(Number);
  expect(Math.abs(x! - 50)).toBeLessThan(0.5);
});

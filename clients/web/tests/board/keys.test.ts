import { describe, expect, it } from 'vitest';

import { actOf, replayKeys, tableKeys } from '../../src/board/keys';

const pressed = (key: string, shiftKey = false) => ({ key, shiftKey });

describe('the keys', () => {
  it('are known by their names, with Caps Lock too', () => {
    expect(actOf(tableKeys, pressed('r'))).toBe('turn');
    expect(actOf(tableKeys, pressed('R'))).toBe('turn');
    expect(actOf(tableKeys, pressed(' '))).toBe('choose');
    expect(actOf(tableKeys, pressed('x'))).toBeNull();
  });

  it('do something else with Shift only where that has an act of its own', () => {
    expect(actOf(tableKeys, pressed('R', true))).toBe('turnBack');
    expect(actOf(tableKeys, pressed('M', true))).toBe('figure');
    expect(actOf(tableKeys, pressed('+', true))).toBe('more');
    expect(actOf(replayKeys, pressed('ArrowLeft', true))).toBe('scoringBack');
    expect(actOf(replayKeys, pressed('ArrowLeft'))).toBe('stepBack');
  });

  it.each([tableKeys, replayKeys])('stand for one act each', (table) => {
    const all = Object.values(table).flat();
    expect(new Set(all).size).toBe(all.length);
  });
});

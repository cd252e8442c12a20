import { describe, expect, it } from 'vitest';

import { allSigns, signOf, signs } from '../../src/game/signs';

describe('a sign', () => {
  it('is a line of the chat and nothing else', () => {
    for (const sign of allSigns) {
      expect(signOf(signs[sign])).toBe(sign);
      expect(signOf(` ${signs[sign]} `)).toBe(sign);
      expect(signOf(`${signs[sign]} hello`)).toBeNull();
    }
    expect(signOf('hello')).toBeNull();
    expect(new Set(Object.values(signs)).size).toBe(6);
  });
});

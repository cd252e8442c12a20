import { describe, expect, it } from 'vitest';

import { languages, type Language } from '../../src/words';

const all = Object.keys(languages) as Language[];
const pairs = all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other] as const));

/** Holds that no two languages say a line alike: what stands in two was not translated. `isShared`: but for these paths. */
export function keepApart(linesOf: (tag: Language) => readonly [string, string][], isShared: (path: string) => boolean = () => false): void {
  describe('two languages', () => {
    it.each(pairs)('%s and %s share no sentence', (one, other) => {
      const ofOne = new Map(linesOf(one));
      expect(linesOf(other).filter(([path, line]) => !isShared(path) && ofOne.get(path) === line)).toEqual([]);
    });
  });
}

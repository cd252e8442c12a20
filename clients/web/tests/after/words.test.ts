import { describe, expect, it } from 'vitest';

import { storyNames } from '../../src/game/after/stories';
import { languages, type Language } from '../../src/words';
import { fetchAfterWords } from '../../src/words/after';
import type { AfterWords } from '../../src/words/after_words';
import { keepApart } from '../words/apart';
import { said } from '../words/said';
import { named } from '../../src/words/named';
import { plain } from '../rendered';

const all = Object.keys(languages) as Language[];
const words = new Map(await Promise.all(all.map(async (tag) => [tag, await fetchAfterWords(tag)] as const)));

/** What the entries that take something are given. */
const given: Partial<Record<string, unknown[][]>> = {
  toTurn: [[12]],
  ghosts: [[1, 1], [13, 25]],
  joins: [[1], [2], [5]],
  kept: [[1], [4]],
  rise: [[4], [1]],
  hound: [['rufus', 15, 1], ['ronja', 50, 7]],
  goal: [[1, 0], [9, 0], [9, 1], [9, 4]],
  held: [[9, 15, 5], [1, 13, 20]],
  bank: [[7]],
  scoring: [[named('Kim'), 'city', 24, 6], [named('Ben'), 'hound', 5, 0]],
  lead: [[named('Kim'), 1], [named('Ben'), 8]],
  save: [[12.3]],
  ...Object.fromEntries(storyNames.filter((name) => name !== 'bank').map((name) => [name, [[7], [12], [20]]])),
};

const everything = (spoken: AfterWords | undefined) => said(spoken, given);

describe.each(all)('what comes after a game, in "%s",', (tag) => {
  it('says something everywhere, with the numbers and names of English', () => {
    const numbers = (line: string) => new Set(line.match(/\d+|Kim|Ben|\bX\b/g)?.filter((n) => !(Number(n) <= 3)));
    const english = new Map(everything(words.get('en')));
    for (const [path, line] of everything(words.get(tag))) {
      expect(line, path).not.toMatch(/undefined|NaN|null|\[object|^\s*$| {2}|_/);
      expect(numbers(line), path).toEqual(numbers(english.get(path)!));
    }
  });

  it('ends what are sentences', () => {
    const sentences = ['ghosts', 'joins', 'kept', 'rise', 'hound', 'goal', 'held', 'bank', 'scoring', 'lead'];
    for (const [path, line] of everything(words.get(tag)).filter(([path]) => sentences.some((name) => path.startsWith(name)))) {
      expect(plain(line), path).toMatch(/^[\p{Lu}\d].*\.$/u);
    }
  });
});

keepApart((tag) => everything(words.get(tag)));

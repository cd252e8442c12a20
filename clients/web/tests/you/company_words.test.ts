import { describe, expect, it } from 'vitest';

import { languages, type Language } from '../../src/words';
import { fetchCompanyWords } from '../../src/words/company';
import type { CompanyWords } from '../../src/words/company_words';
import { keepApart } from '../words/apart';
import { said } from '../words/said';
import { named } from '../../src/words/named';

const all = Object.keys(languages) as Language[];
const dictionaries = new Map(await Promise.all(all.map(async (tag) => [tag, await fetchCompanyWords(tag)] as const)));

const kim = [[named('Kim')]];
const counts = [[0], [1], [2], [20]];

/** What the entries that take something are given. */
const given: Partial<Record<keyof CompanyWords, unknown[][]>> = {
  mute: kim,
  unmute: kim,
  mutedEverywhere: kim,
  mutedHere: kim,
  unmuted: kim,
  theName: kim,
  takeWord: kim,
  giveWord: kim,
  together: counts,
  lastAt: [['1 May']],
  marks: kim,
  sitsAt: kim,
  inviteTo: kim,
  invited: kim,
  more: counts,
};

const linesOf = (words: CompanyWords) => said(words, given);

describe.each(all)('the words of getting along with others in "%s"', (tag) => {
  const lines = linesOf(dictionaries.get(tag)!);

  it('say something everywhere, and every name that they are given', () => {
    for (const [path, line] of lines) {
      expect(line, path).not.toMatch(/undefined|NaN|null|\[object|^\s*$| {2}/);
      if (path.includes('Kim')) expect(line, path).toContain('Kim');
    }
  });
});

keepApart((tag) => linesOf(dictionaries.get(tag)!));

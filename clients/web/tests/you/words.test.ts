import { describe, expect, it } from 'vitest';

import { languages, type Language } from '../../src/words';
import { fetchYouWords } from '../../src/words/you';
import type { YouWords } from '../../src/words/you_words';
import { keepApart } from '../words/apart';
import { said } from '../words/said';
import { named } from '../../src/words/named';

const all = Object.keys(languages) as Language[];
const dictionaries = new Map(await Promise.all(all.map(async (tag) => [tag, await fetchYouWords(tag)] as const)));

const counts = [0, 1, 2, 20];

/** What the entries that take something are given. */
const given: Partial<Record<keyof YouWords, unknown[][]>> = {
  paper: [[named('Kim')]],
  brings: [[0, 0], [1, 0], [1, 1], [2, 0], [2, 1], [2, 2], [20, 3]].map((numbers) => [named('Kim'), ...numbers]),
  replaces: counts.map((games) => [named('Kim'), games]),
  playAs: [[named('Kim')]],
  stay: [[named('Kim')]],
  forgetTitle: [[named('Kim')]],
  pushElsewhere: [[1], [2], [7]],
  hookDelivered: [[named('Kim')]],
  hookFailing: [[named('Kim')]],
  hookDisabled: [[named('Kim')]],
  forgetLead: counts.map((games) => [games]),
};

describe.each(all)('what belongs to a player, in "%s",', (tag) => {
  const words = dictionaries.get(tag)!;

  it('is said everywhere, with the numbers and names of English', () => {
    // Languages may say zero and one in words.
    const told = (line: string) => new Set(line.match(/\d+|Kim/g)?.filter((n) => n === 'Kim' || Number(n) > 1));
    const english = new Map(said(dictionaries.get('en')!, given));
    expect(said(words, given).map(([path]) => path)).toEqual([...english.keys()]);
    for (const [path, line] of said(words, given)) {
      expect(line, path).not.toMatch(/undefined|NaN|null|\[object|^\s*$| {2}/);
      expect(told(line), path).toEqual(told(english.get(path)!));
    }
  });

  it('ends what are sentences', () => {
    const { lead, nobodyLead, care, othersLead, comeBackLead, keptLead, forGood, linkEnded } = words;
    for (const line of [lead, nobodyLead, care, othersLead, comeBackLead, keptLead, forGood, linkEnded]) {
      expect(line).toMatch(/^\p{Lu}.*\.$/u);
    }
  });
});

keepApart((tag) => said(dictionaries.get(tag)!, given));

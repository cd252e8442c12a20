import { describe, expect, it } from 'vitest';

import { languages, type Language } from '../../src/words';
import { fetchAdminWords } from '../../src/words/admin';
import { keepApart } from '../words/apart';
import { named } from '../../src/words/named';

const all = Object.keys(languages) as Language[];
const dictionaries = new Map(await Promise.all(all.map(async (tag) => [tag, await fetchAdminWords(tag)] as const)));

/** Entries that are given numbers; all others that take something are given names. */
const kOfNumbers = /(left|games|askLead|\.rooms|seats?|removed|notDone|reports\.(open|times|actsOn))$/;

/** Everything that an entry says, by its path. */
function said(entry: unknown, path = ''): [string, string][] {
  if (typeof entry === 'string') return [[path, entry]];
  if (typeof entry === 'function') {
    const given: unknown[] = kOfNumbers.test(path) ? [0, 1, 2, 20, 3_600, 86_400] : [named('Kim')];
    return given.map((value) => [`${path}(${value})`, (entry as (...all: unknown[]) => string)(value, value)]);
  }
  return Object.entries(entry as object).flatMap(([name, inner]) => said(inner, path === '' ? name : `${path}.${name}`));
}

describe.each(all)('the words of the administration in "%s"', (tag) => {
  const words = dictionaries.get(tag)!;

  it('say something everywhere', () => {
    for (const [path, line] of said(words)) expect(line, path).not.toMatch(/undefined|NaN|null|\[object|^\s*$| {2}/);
  });

  it('lose no name and no option that English has', () => {
    const english = new Map(said(dictionaries.get('en')));
    const kept = (line: string) => new Set(line.match(/Kim|MISTWARD_\w+|--[a-z]+|\/api[\w/]+|mistward restore/g));
    for (const [path, line] of said(words)) expect(kept(line), path).toEqual(kept(english.get(path)!));
  });

  it('say what happens before what cannot be taken back', () => {
    for (const lead of [words.rooms.closeLead, words.rooms.kickLead, words.rooms.banSeatLead, words.bans.askLead, words.drain.askLead(2)]) {
      expect(lead).toMatch(/^\p{Lu}.*\.$/u);
    }
    expect(words.drain.askLead(2)).toMatch(/2/);
    expect(words.drain.askLead(0)).not.toMatch(/0/);
  });
});

/** What is the same by chance, or in figures alone. */
const shared = /^(rooms\.(spectator|bot)|overview\.milliseconds.*)$/;
keepApart((tag) => said(dictionaries.get(tag)), (path) => shared.test(path));

import { describe, expect, it } from 'vitest';

import { chapters, clauses, type Chapter, type Section } from '../../src/game/rule_book';
import { languages, type Language } from '../../src/words';
import { fetchHelp } from '../../src/words/help';
import type { HelpWords } from '../../src/words/help_words';
import { matching } from '../../src/views/help/finding';
import { keepApart } from '../words/apart';

const all = Object.keys(languages) as Language[];
const helps = new Map(await Promise.all(all.map(async (tag) => [tag, await fetchHelp(tag)] as const)));
const en = helps.get('en')!;

/** Every string within, by its path. */
function said(entry: unknown, path = ''): [string, string][] {
  if (typeof entry === 'string') return [[path, entry]];
  if (typeof entry !== 'object' || entry === null) return [];
  return Object.entries(entry).flatMap(([name, inner]) => said(inner, path === '' ? name : `${path}.${name}`));
}

const sections = Object.values(chapters).flat() as Section[];

describe.each(all)('the help in "%s"', (tag) => {
  const help = helps.get(tag)!;

  it('says something everywhere, in sentences', () => {
    for (const [path, line] of said(help)) expect(line, path).not.toMatch(/undefined|^\s*$| {2}|_/);
    for (const [, text, steps = []] of Object.values(help.sections)) {
      for (const line of [text, ...steps]) expect(line).toMatch(/^[\p{Lu}\d„“].*[.!?:)]$/u);
    }
    expect(help.reading).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('links only to sections that there are', () => {
    for (const [path, line] of said(help)) {
      for (const [, id] of line.matchAll(/\[\[([^\]]*)\]\]/g)) expect(sections, path).toContain(id);
    }
  });

  it('keeps the numbers of English in every section', () => {
    const numbers = (of: HelpWords, section: Section) => {
      const [, text, steps = []] = of.sections[section];
      return new Set([text, ...steps].join(' ').replace(/\[\[.*?\]\]/g, '').match(/\d+/g)?.filter((n) => Number(n) > 2));
    };
    for (const section of sections) {
      if (section in clauses && !/^[XP]-/.test(section)) {
        expect(numbers(help, section), section).toEqual(numbers(en, section));
      }
    }
  });

  it('counts what it has found', () => {
    for (const n of [0, 1, 2, 20]) expect(help.found(n)).toContain(String(n));
    expect(help.levels(3, 3)).toContain('3');
    expect(help.levels(2, 4)).toMatch(/2.*4/);
  });
});

keepApart(
  (tag) => said(helps.get(tag)),
  (path) => path.startsWith('keys.names'),
);

describe('the search', () => {
  it('finds sections by every word, whatever the case and the accents', () => {
    expect(matching(en, 'LIBRARIES mit', null)).toEqual(['credits']);
    expect(matching(helps.get('de')!, 'stadte wappen', null)).toContain('T-9');
    expect(matching(helps.get('ro')!, 'fantomele ceata', null)).toContain('M-MIST-1');
    expect(matching(en, 'xyzzy', null)).toEqual([]);
  });

  it('finds clauses by their ids, and keys by what they do', () => {
    expect(matching(en, 'm-ghost-3', null)).toContain('M-GHOST-3');
    expect(matching(en, 'pause', null)).toContain('keys');
  });

  it('keeps to what is played, and shows everything when nothing is asked', () => {
    expect(matching(en, '', null)).toEqual(sections);
    const two = matching(en, '', { play: 2, parts: [] });
    expect(two).toContain('M-BURY-4');
    expect(two).not.toContain('M-HOUND-1');
    expect(two).not.toContain('G-SET-1');
    for (const chapter of ['hounds', 'rivals', 'three'] satisfies Chapter[]) {
      for (const section of chapters[chapter]) expect(two).not.toContain(section);
    }
  });
});

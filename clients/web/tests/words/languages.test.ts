import { effect } from '@preact/signals';
import { afterEach, describe, expect, it } from 'vitest';

import { preferred } from '../../src/session/language';
import { language, languages, load, speak, words, type Dictionary, type Language } from '../../src/words';
import { recordings } from '../fixtures';
import { events } from './event_samples';
import { samples, tellings } from './samples';
import { keepApart } from './apart';
import { plain } from '../rendered';

const all = Object.keys(languages) as Language[];
const dictionaries = new Map(await Promise.all(all.map(async (tag) => [tag, await load[tag]()] as const)));
const de = dictionaries.get('de')!;
const ro = dictionaries.get('ro')!;

type Entry = string | ((...given: unknown[]) => string) | { [name: string]: Entry };

/** Everything that an entry says, by its path; entries that take something are given the samples. */
function said(entry: Entry, given: unknown, path: string): [string, string][] {
  if (typeof entry === 'string') return [[path, entry]];
  if (typeof entry === 'function') {
    return (given as unknown[][]).map((sample) => [`${path}(${JSON.stringify(sample).slice(1, -1)})`, entry(...sample)]);
  }
  return Object.entries(entry).flatMap(([name, inner]) =>
    said(inner, (given as Record<string, unknown> | undefined)?.[name], path === '' ? name : `${path}.${name}`),
  );
}

function told(dictionary: Dictionary): [string, string | null][] {
  return tellings(dictionary).flatMap((telling, i) =>
    events.map((e): [string, string | null] => [`event ${i} ${JSON.stringify(e)}`, dictionary.event(e, telling)]),
  );
}

function everything(dictionary: Dictionary): [string, string][] {
  const { event: _, ...entries } = dictionary;
  const stories = told(dictionary).filter((line): line is [string, string] => line[1] !== null);
  return [...said(entries as unknown as Entry, samples, ''), ...stories];
}

describe.each(all)('the words of "%s"', (tag) => {
  const dictionary = dictionaries.get(tag)!;

  it('say something for every entry, and no raw names', () => {
    for (const [path, line] of everything(dictionary)) {
      expect(line, path).not.toMatch(/undefined|NaN|null|\[object|road\d|city\d|field\d|^\s*$| {2}/);
      if (!path.startsWith('errorOther')) expect(line, path).not.toContain('_');
    }
  });

  it('tell of an event if English does, and leave out what English leaves out', () => {
    const silent = (lines: [string, string | null][]) => lines.flatMap(([path, line]) => (line === null ? [path] : []));
    expect(silent(told(dictionary))).toEqual(silent(told(words)));
  });

  it('keep the names, the places and the numbers of English', () => {
    const names = (line: string) => new Set(line.match(/Kim|Ben|\(here\)|\b[XY]\b/g));
    const numbers = (line: string) => new Set(line.match(/\d+/g)?.filter((n) => Number(n) > 2));
    const english = new Map(everything(words));
    for (const [path, line] of everything(dictionary)) {
      expect(names(line), path).toEqual(names(english.get(path)!));
      expect(numbers(line), path).toEqual(numbers(english.get(path)!));
    }
  });

  it.each(recordings())('tell a recorded game of $name', ({ updates }) => {
    const lines = updates.flatMap((u) => u.events.flatMap((e) => dictionary.event(e, tellings(dictionary)[0]!) ?? []));
    for (const line of lines) expect(line).not.toMatch(/undefined|NaN|null|_|road\d|city\d|field\d/);
  });

  it('begin sentences with a capital and end them', () => {
    for (const [path, line] of [...said(dictionary.ask as unknown as Entry, samples.ask, 'ask'), ...told(dictionary)]) {
      if (line !== null) expect(plain(line), path).toMatch(/^[\p{Lu}\d].*[.!?…]$/u);
    }
  });
});

/** Names, signs, and words that are the same by chance. */
const shared = /^(title|lobby\.bot|table\.pointsShort.*|hounds\.\w+|team\.(gainsOf.*|chat|pause)|reactions\.say\.oh|parts\.names\.dragon|advice\.(at|chanceOf|chanceShort).*|percent.*|decimal.*)$/;
keepApart((tag) => everything(dictionaries.get(tag)!), (path) => shared.test(path));

describe('counting', () => {
  it('has three forms in Romanian, and "de" from 20 on', () => {
    expect([0, 1, 2, 19, 20, 100, 101, 102, 119, 120].map(ro.points)).toEqual([
      '0 puncte', '1 punct', '2 puncte', '19 puncte', '20 de puncte', '100 de puncte', '101 puncte', '102 puncte',
      '119 puncte', '120 de puncte',
    ]);
    expect(ro.figures('red', 'meeple', 2)).toBe('2 meepli roșii');
    expect(ro.figures('red', 'meeple', 20)).toBe('20 de meepli roșii');
  });

  it('bends the adjective in German, but not one that is taken from a flower', () => {
    expect(de.figures('red', 'guard', 1)).toBe('1 roter Wächter');
    expect(de.figures('red', 'guard', 2)).toBe('2 rote Wächter');
    expect(de.figures('pink', 'meeple', 1)).toBe('1 rosa Meeple');
  });

  it('puts the articles of German into their case', () => {
    expect(de.pick.place_meeple({ colour: 'green', kind: 'meeple', on: 'monastery' })).toBe('Den grünen Meeple ins Kloster setzen');
    expect(de.pick.haunt_meeple({ colour: 'black', kind: 'meeple', on: 'cemetery' }, 'da')).toBe('Einen Geist zum schwarzen Meeple auf dem Friedhof setzen, da');
  });

  it('lets Romanian adjectives follow their noun', () => {
    expect(ro.ask.score('monastery')).toMatch(/^Mănăstirea este completă:/);
    expect(ro.ask.score('road')).toMatch(/^Drumul este complet:/);
  });

  it('writes Romanian with commas below, not cedillas', () => {
    for (const [path, line] of everything(ro)) expect(line, path).not.toMatch(/[şţŞŢ]/);
  });

  it('says how long ago, in the largest unit that fits', () => {
    expect([5, 90, -7200, -200_000].map(words.fromNow)).toEqual(['in 5 seconds', 'in 1 minute', '2 hours ago', '2 days ago']);
    expect(de.fromNow(1)).toBe('in 1 Sekunde');
    expect(ro.fromNow(20)).toBe('peste 20 de secunde');
    expect(words.fromNow(0)).toBe('in 0 seconds');
  });
});

describe('the language of the page', () => {
  afterEach(() => speak('en'));

  it('is the first of the reader’s that the page speaks, else English', () => {
    expect(preferred(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(preferred(['ro'])).toBe('ro');
    expect(preferred(['EN-us', 'de'])).toBe('en');
    expect(preferred(['constructor', 'fr'])).toBe('en');
    expect(preferred([])).toBe('en');
  });

  it('changes what is shown without a reload', async () => {
    const shown: string[] = [];
    const stop = effect(() => void shown.push(words.page.toStart));
    await speak('de');
    await speak('ro');
    stop();
    expect(shown).toEqual(['To the start page', 'Zur Startseite', 'La pagina de start']);
    expect(language()).toBe('ro');
  });

  it('is the one that was chosen last, whichever comes first', async () => {
    await Promise.all([speak('de'), speak('ro'), speak('en')]);
    expect(language()).toBe('en');
  });
});

import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { languages, load, type Language } from '../../src/words';
import { fetchAdminWords } from '../../src/words/admin';
import { fetchAfterWords } from '../../src/words/after';
import { fetchCompanyWords } from '../../src/words/company';
import { fetchYouWords } from '../../src/words/you';
import { isSeen, named, unturned } from '../../src/words/named';

const all = Object.keys(languages) as Language[];
const kFolder = new URL('../../src/words/', import.meta.url);

/** Parameters that hold what somebody or something is called by people. */
const kNames = /\b(?:name|names|winners|room|who|whose|player|seat|person|table|by|from)\??: (string(?:\[\])?)(?: \| null)?/g;

/** What is no name of people's, or no sentence: a room's own name is made of these, and goes to the server. */
const kOthers = new Set([
  'en/index.ts: roomOf: (name: string)',
  'en/campaign.ts: label: (level: string, name: string)',
  'en/campaign.ts: soloRoom: (what: string, name: string)',
  'en/terms.ts: export const segment = (name: string)',
  'terms.ts: list(names: string[]): string;',
  // What stands on a place, and what some of it goes to.
  'en/know.ts: occupied',
  'en/ask.ts: either',
]);

/** The files whose types every language follows. */
const shapes = ['.', 'en'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, kFolder)).filter((file) => file.endsWith('.ts')).map((file) => (folder === '.' ? file : `${folder}/${file}`)),
);

function unisolated(file: string): string[] {
  if (/^(grammar|named)\.ts$/.test(file)) return [];
  const lines = readFileSync(new URL(file, kFolder), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const entry = `${file}: ${line.trim()}`;
    const known = [...kOthers].some((other) => entry.startsWith(other));
    return !known && /=>|\): /.test(line) && line.match(kNames) ? [entry] : [];
  });
}

type Anything = string | Anything[] | { [name: string]: Anything } | ((...given: unknown[]) => Anything);

/** Everything that a dictionary says when each of its sentences is given a name wherever it takes something. */
function said(entry: Anything, path: string, given: unknown): [string, string][] {
  if (typeof entry === 'string') return [[path, entry]];
  if (typeof entry === 'function') {
    try {
      return said(entry(given, given, given, given, given), path, given);
    } catch {
      return []; // takes something else
    }
  }
  return Object.entries(entry).flatMap(([name, inner]) => said(inner, `${path}.${name}`, given));
}

describe('a name in a sentence', () => {
  it('has a type of its own in every dictionary, which isolates it', () => {
    expect(shapes.flatMap(unisolated)).toEqual([]);
  });

  it.each(all)('stays in its isolate in "%s"', async (tag) => {
    const dictionaries = { page: await load[tag](), admin: await fetchAdminWords(tag), after: await fetchAfterWords(tag), company: await fetchCompanyWords(tag), you: await fetchYouWords(tag) };
    const lines = [named('Kim'), [named('Kim'), named('Kim')]].flatMap((given) => said(dictionaries as unknown as Anything, tag, given));
    const told = lines.filter(([, line]) => line.includes('Kim'));
    expect(told.length).toBeGreaterThan(60);
    for (const [path, line] of told) expect(line.replaceAll('\u2068Kim\u2069', ''), path).not.toMatch(/Kim|[\u2068\u2069]/);
  });

  it('turns nothing around itself, and is never nothing', () => {
    expect(named('Ana\u202eBen')).toBe('\u2068AnaBen\u2069');
    expect(named('\u2066Ana')).toBe('\u2068Ana\u2069');
    expect(named(named('Ana'))).toBe(named('Ana'));
    for (const unseen of ['', ' ', '\u200b', '\u00a0', '\u3164', '\u2800', '\u0301', '\u{e0041}', '\ufe0f', '\u115f', '\u180e', '\ue000']) {
      expect(isSeen(unseen), JSON.stringify(unseen)).toBe(false);
      expect(named(unseen)).toBe('\u2068–\u2069');
    }
  });

  it('keeps what joins and varies its characters', () => {
    for (const name of ['👩‍🚀', '❤️', 'می\u200cخواهم', 'क्\u200dष', 'e\u0301', '.', '7']) {
      expect(isSeen(name), name).toBe(true);
      expect(unturned(name)).toBe(name);
    }
  });
});

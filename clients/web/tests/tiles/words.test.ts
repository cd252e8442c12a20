import { describe, expect, it } from 'vitest';

import { languages, type Language } from '../../src/words';
import type { EditorWords } from '../../src/words/editor_words';
import { fetchEditorWords } from '../../src/words/tile_editor';
import { keepApart } from '../words/apart';
import { said } from '../words/said';

const all = Object.keys(languages) as Language[];
const editors = new Map(await Promise.all(all.map(async (tag) => [tag, await fetchEditorWords(tag)] as const)));

/** What the entries that take something are given. */
const given: Partial<Record<string, unknown[][]>> = {
  kept: [[1], [2], [20]],
  shape: [['05: mist']],
  tile: [['14']],
  quarter: [['start-00']],
  copies: [[1], [2], [20]],
  remove: [['14']],
  symbols: [[1, 1], [2, 3]],
  published: [[[3], true], [[2, 3, 3], false]],
  field: [[3]],
  herd: [[2]],
  borders: [[3, 'N'], [4, 'W']],
  more: [[3]],
  fewer: [[3]],
  wrong: [[1], [2], [20]],
  notes: [[1], [2], [20]],
  goTo: [['14']],
  at: [['city', 'N'], ['mist', 'W']],
  atWith: [['road', 'N', ['S']], ['city', 'N', ['E', 'S']]],
  picked: [['city', 'N']],
  join: [['city', 'N']],
  part: [['mist', 'E']],
  howToPlay: [['mine.json']],
};

const everything = (words: EditorWords | undefined) => said(words, given);

describe.each(all)('the tile-set editor in "%s"', (tag) => {
  it('says something everywhere, with the numbers and names of English', () => {
    const numbers = (line: string) => new Set(line.match(/\d+|start-00|mine\.json/g)?.filter((n) => Number(n) !== 1));
    const english = new Map(everything(editors.get('en')));
    for (const [path, line] of everything(editors.get(tag))) {
      expect(line, path).not.toMatch(/undefined|NaN|null|\[object|^\s*$| {2}|_/);
      expect(numbers(line), path).toEqual(numbers(english.get(path)!));
    }
  });

  it('ends what are sentences', () => {
    const { remarks, faults, lead, fieldsLead, unchanged, right, kept } = editors.get(tag)!;
    for (const line of [...Object.values(remarks), faults.not_json, faults.shape('x'), lead, fieldsLead, unchanged, right, kept(2)]) {
      expect(line).toMatch(/^[\p{Lu}\d].*\.$/u);
    }
  });
});

keepApart((tag) => everything(editors.get(tag)));

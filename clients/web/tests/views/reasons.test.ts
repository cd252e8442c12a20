import { expect, it } from 'vitest';

import type { Advice, AdviceReason } from '../../src/protocol/types';
import { reasonsOf } from '../../src/views/team/reasons';
import { turnInWords } from '../../src/views/team/turn_in_words';

const quiet: Advice['consequences'] = {
  points: [],
  ghosts_added: 0,
  ghosts_removed: 0,
  features_completed: [],
  banks_completed: [],
  outcome: 'undecided',
};

function reason(theme: AdviceReason['theme'], feature: string, effect: number, part: Partial<AdviceReason> = {}): AdviceReason {
  return { theme, feature, effect, before: 0.2, after: 0.1, at: null, ...part };
}

const advice = (reasons: AdviceReason[], consequences = quiet): Advice => ({ decisions: [], chance: 0.5, consequences, reasons });

const where = () => 'here';
const texts = (given: Advice) => reasonsOf(given, where).map(({ text, good }) => `${good ? '+' : '-'} ${text}`);

it('what a turn does at once is said first', () => {
  const done = { ...quiet, ghosts_removed: 3, banks_completed: ['mist0@1,0'], points: [{ colour: 'pink' as const, points: 4 }] };
  expect(texts(advice([reason('meeples', 'hand', -0.1)], done))).toEqual([
    '+ closes 1 mist bank',
    '+ 3 ghosts go home',
    '+ brings 4 points at once',
    '- leaves few meeples at hand',
  ]);
});

it('the danger of the next tile is said in numbers', () => {
  expect(texts(advice([reason('draws', 'lethal', 0.05, { before: 0.19, after: 0.04 })]))).toEqual([
    '+ the next tile brings too many ghosts in 4% of draws instead of 19%',
  ]);
});

it('features of one theme are one reason, for what they do together, where the weightiest is', () => {
  const works = [reason('works', 'a', 0.03, { at: { x: 1, y: 0 } }), reason('works', 'b', -0.01), reason('pace', 'c', 0.01)];
  expect(texts(advice(works))).toEqual(['+ makes more of what is being built (here)', '+ keeps up with the tiles that are left']);
});

it('what hardly moves the chance is left out, and no more is said than is read', () => {
  expect(texts(advice([reason('works', 'a', 0.02), reason('works', 'b', -0.018)]))).toEqual([]);
  const many = (['points', 'pace', 'ghosts', 'banks', 'hounds', 'meeples'] as const).map((theme, i) => reason(theme, theme, 0.1 - i / 100));
  expect(texts(advice(many))).toHaveLength(4);
});

it('what was said as a fact is not said again, and that a feature suits the game says nothing', () => {
  const risen = { ...quiet, ghosts_added: 2 };
  expect(texts(advice([reason('ghosts', 'supply', -0.1), reason('setup', 'first_pile', 0.1)], risen))).toEqual(['- 2 ghosts rise']);
  expect(texts(advice([reason('ghosts', 'supply', 0.1)], risen))).toEqual(['- 2 ghosts rise', '+ keeps ghosts in the supply']);
});

const tile = { type: 'place_tile', id: 'a', x: 1, y: 0, rotation: 0 } as Advice['decisions'][number];
const pass = { type: 'pass', id: 'pass' } as Advice['decisions'][number];
const told = (...decisions: Advice['decisions']) => turnInWords({ where }, { ...advice([]), decisions });

it('that no meeple is placed is said, and of all else only what is done', () => {
  expect(told(tile, pass)).toBe('the tile here and no meeple');
  expect(told(tile, pass, pass)).toBe('the tile here and no meeple');
  expect(told(pass)).toBe('nothing here');
});

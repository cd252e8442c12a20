import { describe, expect, it } from 'vitest';

import type { Advice, AdviceReason } from '../../src/protocol/types';
import { reasonsOf } from '../../src/views/team/reasons';
import { turnInWords } from '../../src/views/telling/turn_in_words';
import { tileSet } from '../fixtures';

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
const many = { turns: 24, least_chance: 0.3, least_ghosts: 0, most_ghosts: 3 };
const texts = (given: Advice, considered = many) =>
  reasonsOf(given, considered, where).map(({ text, good }) => `${good ? '+' : '-'} ${text}`);

it('what a turn does at once is said first, in numbers, and then what a companion looks at', () => {
  const done = { ...quiet, ghosts_removed: 3, banks_completed: ['mist0@1,0'], points: [{ colour: 'pink' as const, points: 4 }] };
  expect(texts(advice([reason('meeples', 'hands', -0.1, { before: 0.5, after: 0.4 })], done))).toEqual([
    '+ closes 1 mist bank',
    '+ 3 ghosts go home',
    '+ brings 4 points at once',
    '- meeples in hand, of everybody: 4 instead of 5',
  ]);
});

it('the danger of the next tile is said in numbers', () => {
  expect(texts(advice([reason('draws', 'lethal', 0.05, { before: 0.19, after: 0.04 })]))).toEqual([
    '+ the next tile brings too many ghosts in 4% of draws instead of 19%',
  ]);
});

it('a reason is the number that changed, with the weight of all that speaks of it, and where it is', () => {
  const works = [
    reason('points', 'best_work', 0.004),
    reason('points', 'expected_points', 0.003, { before: 0.225, after: 0.35 }),
    reason('works', 'work_chance', 0.006, { before: 0.2, after: 0.41, at: { x: 1, y: 0 } }),
  ];
  expect(texts(advice(works))).toEqual([
    '+ points to expect from what is begun: 14 instead of 9',
    '+ chance that the next tile completes something: 41% instead of 20% (here)',
  ]);
});

it('what contradicts itself, hardly moves the chance or reads the same is left out', () => {
  const good = reason('points', 'next_points', 0.1, { before: 0.1, after: 0.2 });
  const fewerButBetter = reason('meeples', 'hands', 0.05, { before: 0.5, after: 0.4 });
  const small = reason('draws', 'free_tile', 0.004, { before: 0.1, after: 0.5 });
  const same = reason('banks', 'banks_dead', -0.1, { before: 0.2, after: 0.21 });
  expect(texts(advice([good, fewerButBetter, small, same]))).toEqual(['+ points in reach of the next tile, weighed by their chance: 2.0 instead of 1.0']);
});

it('what speaks for a turn comes first, and no more is said than is read', () => {
  const against = ['hands', 'free_tile', 'bank_chance', 'join_chance', 'works'].map((name, i) => reason('works', name, -0.2 + i / 100, { before: 0.9, after: 0.1 }));
  const said = texts(advice([...against, reason('points', 'next_points', 0.01, { before: 0.1, after: 0.2 })]));
  expect(said).toHaveLength(4);
  expect(said[0]).toMatch(/^\+ points in reach/);
});

it('ghosts that rise are a fact, and that the supply has fewer is not said again', () => {
  const risen = { ...quiet, ghosts_added: 2 };
  const fewer = reason('ghosts', 'supply', -0.1, { before: 0.5, after: 0.33 });
  expect(texts(advice([fewer], risen)).slice(1)).toEqual(['- 2 ghosts rise']);
});

describe('a turn that makes nothing better', () => {
  const risen = { ...quiet, ghosts_added: 2 };

  it('says that every turn lets ghosts rise, and none fewer', () => {
    expect(texts(advice([], risen), { ...many, least_ghosts: 2 })).toEqual([
      '+ each of the 24 turns looked at lets ghosts rise; none fewer than this one (2)',
      '- 2 ghosts rise',
    ]);
  });

  it('says how much worse others are, or that they are alike', () => {
    expect(texts(advice([], risen))[0]).toBe('+ nothing gets better, but the worst of the 24 turns looked at leaves 30%');
    expect(texts(advice([]), { ...many, least_chance: 0.5 })).toEqual(['+ it hardly matters: the 24 turns looked at are about as good']);
    expect(texts(advice([]), { ...many, turns: 1 })).toEqual(['+ there is no other turn to choose']);
  });

  it('has no opinions against it: what is proposed must not be argued down', () => {
    const against = reason('draws', 'lethal', -0.1, { before: 0.1, after: 0.2 });
    expect(texts(advice([against], risen))).toEqual([
      '+ nothing gets better, but the worst of the 24 turns looked at leaves 30%',
      '- 2 ghosts rise',
    ]);
  });
});

const tile = { type: 'place_tile', id: 'a', x: 1, y: 0, rotation: 0 } as Advice['decisions'][number];
const pass = { type: 'pass', id: 'pass' } as Advice['decisions'][number];
const told = (...decisions: Advice['decisions']) => turnInWords({ where }, { ...advice([]), decisions });

it('that no meeple is placed is said, and of all else only what is done', () => {
  expect(told(tile, pass)).toBe('the tile here and no meeple');
  expect(told(tile, pass, pass)).toBe('the tile here and no meeple');
  expect(told(pass)).toBe('nothing here');
});

describe('turns that would read the same', () => {
  const turned = { ...tile, rotation: 1 } as Advice['decisions'][number];

  it('are told apart by how the tile lies', () => {
    const face = tileSet().tiles.find(({ segments }) => segments.filter(({ kind }) => kind === 'road').length === 1)!;
    const lying = (decisions: Advice['decisions'], rotation: 0 | 1) =>
      turnInWords({ where }, { decisions }, { others: [{ decisions: [tile] }, { decisions: [turned] }], tile: { face, rotation } });
    const [one, other] = [lying([tile], 0), lying([turned], 1)];
    expect(one).toMatch(/^the tile here \([^,]+\)$/);
    expect(one).not.toBe(other);
  });

  it('are told apart by the turn from one to the other where the tile is not known', () => {
    expect(turnInWords({ where }, { decisions: [turned] }, { others: [{ decisions: [tile] }] })).toBe('the tile here (a quarter turn to the right)');
    expect(turnInWords({ where }, { decisions: [turned] }, { others: [{ decisions: [turned] }] })).toBe('the tile here');
  });
});

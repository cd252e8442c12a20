import { describe, expect, it } from 'vitest';

import type { Advice, AdviceReason } from '../../src/protocol/types';
import { reasonOf } from '../../src/views/team/reasons';
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
const said = (given: Advice, considered = many) => reasonOf(given, considered);

it('what a turn does at once is the reason for it, before what a companion sees in it', () => {
  const done = { ...quiet, ghosts_removed: 3, banks_completed: ['mist0@1,0'], points: [{ colour: 'pink' as const, points: 4 }] };
  expect(said(advice([reason('pace', 'goal_chance', 0.1, { before: 0.4, after: 0.5 })], done))).toBe('1 mist bank closes: 3 ghosts go home.');
  expect(said(advice([], { ...quiet, features_completed: ['road0@1,0'] }))).toBe('Completes the road.');
});

it('else it is the matter that moves the chance most, by all that speaks of it', () => {
  const several = [
    reason('points', 'best_work', 0.004),
    reason('points', 'expected_points', 0.003, { before: 0.225, after: 0.35 }),
    reason('draws', 'lethal', 0.006, { before: 0.19, after: 0.04 }),
  ];
  expect(said(advice(several))).toBe('What is begun will bring more points.');
  expect(said(advice(several.slice(1)))).toBe('The next tiles bring fewer ghosts.');
});

it('a matter is no reason where what players could see of it became worse, or it hardly moves the chance', () => {
  const fewerButBetter = reason('meeples', 'hands', 0.05, { before: 0.5, after: 0.4 });
  const small = reason('draws', 'free_tile', 0.004, { before: 0.1, after: 0.5 });
  expect(said(advice([fewerButBetter, small]))).toBe('The other turns are worse.');
});

describe('a turn that makes nothing better', () => {
  const risen = { ...quiet, ghosts_added: 2 };

  it('says that no turn lets fewer ghosts rise, that others are worse, or alike', () => {
    expect(said(advice([], risen), { ...many, least_ghosts: 2 })).toBe('No turn lets fewer ghosts rise.');
    expect(said(advice([], risen))).toBe('The other turns are worse.');
    expect(said(advice([]), { ...many, least_chance: 0.5 })).toBe('The other turns are about as good.');
    expect(said(advice([]), { ...many, turns: 1 })).toBe('There is no other turn.');
  });
});

const tile = { type: 'place_tile', id: 'a', x: 1, y: 0, rotation: 0 } as Advice['decisions'][number];
const pass = { type: 'pass', id: 'pass' } as Advice['decisions'][number];
const told = (...decisions: Advice['decisions']) => turnInWords({ where }, { ...advice([]), decisions }).heard;

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
      turnInWords({ where }, { decisions }, { others: [{ decisions: [tile] }, { decisions: [turned] }], tile: { face, rotation } }).heard;
    const [one, other] = [lying([tile], 0), lying([turned], 1)];
    expect(one).toMatch(/^the tile here \([^,]+\)$/);
    expect(one).not.toBe(other);
  });

  it('are told apart by the turn from one to the other where the tile is not known', () => {
    expect(turnInWords({ where }, { decisions: [turned] }, { others: [{ decisions: [tile] }] }).heard).toBe('the tile here (a quarter turn to the right)');
    expect(turnInWords({ where }, { decisions: [turned] }, { others: [{ decisions: [turned] }] })).toEqual({ seen: 'the tile', heard: 'the tile here' });
  });
});

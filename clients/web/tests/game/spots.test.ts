import { describe, expect, it } from 'vitest';

import { newDraft } from '../../src/game/draft';
import { gathered, isDoneAtOnce, isInHand, spots, targetOf } from '../../src/game/spots';
import type { LegalDecision } from '../../src/protocol/types';

const last = { x: 2, y: 0 };
const decision = (d: Partial<LegalDecision> & { type: string }) => ({ id: JSON.stringify(d), ...d }) as LegalDecision;
const put = (segment: string, figure?: string) => decision({ type: 'place_meeple', segment, colour: 'red', guard: false, ...(figure && { figure }) } as never);
const take = decision({ type: 'take_meeple', x: 1, y: 1, segment: 'garden', colour: 'red', figure: 'abbot' } as never);
const fairy = decision({ type: 'place_fairy', x: 1, y: 1, segment: 'garden', colour: 'red', figure: 'abbot' } as never);
const floor = decision({ type: 'place_floor', x: 2, y: 0 } as never);
const barn = decision({ type: 'place_barn', x: 2, y: 0 } as never);
const abbey = decision({ type: 'place_abbey', x: 5, y: 5 } as never);
const dragon = decision({ type: 'move_dragon', x: 3, y: 3 } as never);
const ransom = decision({ type: 'pay_ransom', colour: 'green', figure: 'large' } as never);
const pass = decision({ type: 'pass' });

describe('where a decision lies', () => {
  it.each([
    ['a meeple', put('road0'), { on: 'segment', x: 2, y: 0, segment: 'road0' }],
    ['a meeple on a tower', put('tower'), { on: 'tower', x: 2, y: 0 }],
    ['a meeple through a portal', decision({ type: 'place_meeple_at', x: 0, y: 4, segment: 'city1', colour: 'red', guard: false } as never), { on: 'segment', x: 0, y: 4, segment: 'city1' }],
    ['an abbot who goes home', take, { on: 'segment', x: 1, y: 1, segment: 'garden' }],
    ['a floor', floor, { on: 'tower', x: 2, y: 0 }],
    ['a barn', barn, { on: 'corner', x: 2, y: 0 }],
    ['an abbey', abbey, { on: 'space', x: 5, y: 5 }],
    ['the dragon', dragon, { on: 'tile', x: 3, y: 3 }],
    ['a ransom', ransom, null],
    ['to pass', pass, null],
    ['a tile', decision({ type: 'place_tile', x: 1, y: 1, rotation: 0 } as never), null],
    ['ghosts', decision({ type: 'chase_ghosts', x: 1, y: 1, count: 2 } as never), null],
  ])('%s', (_, d, target) => {
    expect(targetOf(d, last)).toEqual(target);
  });
});

describe('the places of the board where something can be done', () => {
  it('hold together all that can be done there, from the north-west', () => {
    const found = spots([pass, take, put('road0'), put('road0', 'large'), put('city0'), fairy, floor, put('tower'), ransom], last);
    expect(found.map(({ key, deeds }) => [key, deeds.length])).toEqual([
      ['2,0:road0', 2],
      ['2,0:city0', 1],
      ['2,0:tower', 2],
      ['1,1:garden', 2],
    ]);
  });

  it('tell figures that stand there from places on which nothing stands', () => {
    expect(spots([take, put('road0'), floor], last).map(({ occupied }) => occupied)).toEqual([false, false, true]);
  });

  it('are none of the tile that was laid where none was', () => {
    expect(spots([put('road0')], null)).toEqual([]);
  });
});

describe('places that are too many to be told apart', () => {
  const at = (x: number, segment: string) => decision({ type: 'place_meeple_at', x, y: 4, segment, colour: 'red', guard: false } as never);
  const few = [put('road0'), put('city0'), at(0, 'city1'), at(0, 'road0'), fairy];
  const many = [...few, ...Array.from({ length: 5 }, (_, i) => [at(i + 3, 'field0'), at(i + 3, 'road0')]).flat(), at(9, 'city0'), decision({ type: 'place_floor', x: 3, y: 4 } as never)];
  const keys = (legal: LegalDecision[], open: string | null) => gathered(spots(legal, last), last, open).map(({ key }) => key);

  it('are gathered by tile, but for the tile just laid, figures, and a place alone on its tile', () => {
    expect(keys(few, null)).toEqual(spots(few, last).map(({ key }) => key));
    expect(keys(many, null).sort()).toEqual(['0,4:tile', '1,1:garden', '2,0:city0', '2,0:road0', '3,4:tile', '4,4:tile', '5,4:tile', '6,4:tile', '7,4:tile', '9,4:city0']);
  });

  it('are all there on the tile that is open, or of which a place is', () => {
    for (const open of ['3,4:tile', '3,4:road0']) expect(keys(many, open)).toEqual(expect.arrayContaining(['3,4:tile', '3,4:field0', '3,4:road0', '3,4:tower']));
    expect(keys(many, '3,4:tile')).not.toContain('4,4:road0');
  });
});

it('a floor shows its reach before it is built; all else that is one thing is done at once', () => {
  const of = (legal: LegalDecision[]) => spots(legal, last).map((spot) => isDoneAtOnce(spot));
  expect(of([floor])).toEqual([false]);
  expect(of([put('road0')])).toEqual([true]);
  expect(of([put('road0'), put('road0', 'large')])).toEqual([false]);
});

it('a ransom is paid beside the board, and is picked as all else is', () => {
  expect([ransom, floor, pass].map(isInHand)).toEqual([true, false, false]);
  expect(newDraft([pass, ransom])).toEqual({ kind: 'pick', id: null, open: null });
  expect(newDraft([pass])).toEqual({ kind: 'none' });
});

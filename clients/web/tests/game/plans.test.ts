import { describe, expect, it } from 'vitest';

import { obstacleOf, plannedDecisions, withoutPlan, withPlan } from '../../src/game/plans';
import type { SeatPlan } from '../../src/protocol/types';
import { meeple } from '../fixtures/moments';

const plan = (tile: string, refusal: SeatPlan['refusal'] = null): SeatPlan => ({ tile, decisions: ['place:2,-1,3', 'pass'], refusal });

describe('plans', () => {
  it('are one for a tile, and are sent without what the server says of them', () => {
    const plans = [plan('14.3'), plan('09.0')];
    const anew = { tile: '14.3', decisions: ['place:0,0,0'] };
    expect(withPlan(plans, anew)).toEqual([{ tile: '09.0', decisions: ['place:2,-1,3', 'pass'] }, anew]);
    expect(withoutPlan(plans, '09.0')).toEqual([{ tile: '14.3', decisions: ['place:2,-1,3', 'pass'] }]);
  });

  it('are read from the texts of decisions; what other programs plan beyond that is left out', () => {
    const decisions = ['place:2,-1,3', 'meeple:city0:red', 'meeple:road1:blue:guard', 'pass', 'points:city0@2,-1'];
    expect(plannedDecisions({ tile: '14.3', decisions })).toEqual([
      { id: 'place:2,-1,3', type: 'place_tile', x: 2, y: -1, rotation: 3 },
      { id: 'meeple:city0:red', type: 'place_meeple', segment: 'city0', colour: 'red', guard: false },
      { id: 'meeple:road1:blue:guard', type: 'place_meeple', segment: 'road1', colour: 'blue', guard: true },
      { id: 'pass', type: 'pass' },
    ]);
  });

  it('are read of all that the parts of a game offer after a tile', () => {
    const meeples = [meeple({ x: 1, y: 0, segment: 'road0', colour: 'green', figure: 'abbot' })];
    const decisions = ['at:city1@0,-4:red:large', 'fairy:road0@1,0', 'take:road0@1,0', 'fairy:city0@9,9', 'floor:-1,3', 'barn:2,-2', 'ransom:blue:wagon'];
    expect(plannedDecisions({ tile: '14.3', decisions }, meeples).map(({ id: _, ...what }) => what)).toEqual([
      { type: 'place_meeple_at', x: 0, y: -4, segment: 'city1', colour: 'red', guard: false, figure: 'large' },
      { type: 'place_fairy', x: 1, y: 0, segment: 'road0', colour: 'green', guard: false, figure: 'abbot' },
      { type: 'take_meeple', x: 1, y: 0, segment: 'road0', colour: 'green', guard: false, figure: 'abbot' },
      { type: 'place_floor', x: -1, y: 3 },
      { type: 'place_barn', x: 2, y: -2 },
      { type: 'pay_ransom', colour: 'blue', guard: false, figure: 'wagon' },
    ]);
  });

  it('mean the figure that is named, where several stand', () => {
    const on = { x: 1, y: 0, segment: 'field0', colour: 'green' } as const;
    const meeples = [meeple({ ...on, figure: 'builder' }), meeple(on), meeple({ ...on, figure: 'large' })];
    const kinds = (decision: string) => plannedDecisions({ tile: '14.3', decisions: [decision] }, meeples).map((d) => ('figure' in d ? d.figure : 'meeple'));
    expect(kinds('take:field0@1,0:green:large')).toEqual(['large']);
    expect(kinds('fairy:field0@1,0:green')).toEqual(['meeple']);
    expect(kinds('fairy:field0@1,0:red')).toEqual([]);
  });

  it('say what stands in their way', () => {
    const illegal = (reason: string): SeatPlan['refusal'] => ({
      code: 'illegal_decision',
      message: 'no',
      params: { decision: 'place:2,-1,3', reason, clause: 'P-1', index: 0 },
    });
    expect(obstacleOf(plan('14.3'))).toBeNull();
    expect(obstacleOf(plan('14.3', { code: 'tile_gone', message: 'no', params: { tile: '14.3' } }))).toBe('gone');
    expect(obstacleOf(plan('14.3', illegal('space_taken')))).toBe('taken');
    expect(obstacleOf(plan('14.3', illegal('too_far_for_hound')))).toBe('other');
  });
});

import { describe, expect, it } from 'vitest';

import { obstacleOf, plannedDecisions, withoutPlan, withPlan } from '../../src/game/plans';
import type { SeatPlan } from '../../src/protocol/types';

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

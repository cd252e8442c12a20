import { describe, expect, it } from 'vitest';

import type { Scoring } from '../../src/protocol/types';
import { scoringConsequence } from '../../src/views/table/scoring_actions';
import { stateOf } from '../fixtures/moments';

const scoring = { feature: 'city@0,0', points: 14, value: 14, colours: 1 } as Scoring;
const meeple = { x: 1, y: 1, segment: 'city' };

/** What is said of taking the points while a hound is there. */
function saidWith(place: 'waiting' | 'with_meeple'): string | null {
  const hound = { hound: 'rufus' as const, total: 15, place, meeple: place === 'waiting' ? null : meeple };
  const state = stateOf({ tracks: [{ colour: 'pink', points: 34 }], goal: 100, hounds: [hound] });
  return scoringConsequence({ kind: 'scoring', feature: scoring.feature, choice: { take: 'points' } }, scoring, state);
}

describe('what taking points is said to bring', () => {
  it('is the total that they make', () => {
    expect(saidWith('waiting')).toBe('+14: 48 of 100 points.');
  });

  it('is the least, where a hound may score with its meeple', () => {
    expect(saidWith('with_meeple')).toBe('+14: at least 48 of 100 points.');
  });
});

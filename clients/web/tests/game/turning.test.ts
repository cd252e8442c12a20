import { describe, expect, it } from 'vitest';

import { chancesOf, turningPoints } from '../../src/game/turning';
import type { GameReviewed } from '../../src/protocol/types';

type Turn = GameReviewed['turns'][number];

const advice = { decisions: [], chance: 0.5, consequences: {}, reasons: [] } as unknown as Turn['played'];

/** A turn that ends with such chances, and by how much a better one would have been better. */
function turnOf(turn: number, player: number, chances: number[], cost: number): Turn {
  const decisions = [{ seq: 3 * turn, decision: { id: 'pass', type: 'pass' as const }, chances }];
  return { turn, player, decisions, played: advice, better: cost > 0 ? advice : null, cost };
}

const team: GameReviewed = {
  game_id: 'g.1',
  start: [0.6],
  turns: [turnOf(1, 0, [0.65], 0), turnOf(2, 1, [0.3], 0.1), turnOf(3, 0, [0.32], 0.01)],
  turning_points: [{ turn: 2, change: -0.35, drawn: -0.25 }],
};

describe('turning points', () => {
  it('say from what to what the chance changed, and what made it change', () => {
    expect(turningPoints(team)).toEqual([
      { turn: 2, player: 1, seq: 6, from: 0.65, to: 0.3, drawn: -0.25, played: expect.closeTo(-0.1), missed: { cost: 0.1, better: advice, instead: advice } },
    ]);
  });

  it('are of whose turn it was, among rivals', () => {
    const rivals = { ...team, start: [0.5, 0.5], turns: [turnOf(1, 1, [0.3, 0.7], 0)], turning_points: [{ turn: 1, change: 0.2, drawn: 0.05 }] };
    expect(turningPoints(rivals)).toMatchObject([{ from: 0.5, to: 0.7, drawn: 0.05, played: expect.closeTo(0.15), missed: null }]);
  });

  it('take in what others decided in the turn', () => {
    const asked = { ...turnOf(1, 0, [0.4, 0.6], 0), decisions: [{ ...turnOf(1, 0, [0.2, 0.8], 0).decisions[0]!, seq: 4 }], player: 1 };
    const turns = [turnOf(1, 0, [0.4, 0.6], 0), asked, turnOf(2, 1, [0.2, 0.8], 0)];
    const review = { ...team, start: [0.5, 0.5], turns, turning_points: [{ turn: 1, change: -0.3, drawn: 0 }] };
    expect(turningPoints(review)).toMatchObject([{ player: 0, seq: 4, from: 0.5, to: 0.2 }]);
    expect(chancesOf(review).map(({ turn }) => turn)).toEqual([0, 1, 2]);
  });

  it('stand in the order of the game', () => {
    const points = [team.turning_points[0]!, { turn: 1, change: 0.05, drawn: 0.05 }];
    expect(turningPoints({ ...team, turning_points: points }).map(({ turn }) => turn)).toEqual([1, 2]);
  });
});

it('the line of chances begins before the first turn', () => {
  expect(chancesOf(team).map(({ turn, chances }) => [turn, chances[0]])).toEqual([
    [0, 0.6],
    [1, 0.65],
    [2, 0.3],
    [3, 0.32],
  ]);
});

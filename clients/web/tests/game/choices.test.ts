import { describe, expect, it } from 'vitest';

import {
  clearDraft,
  coloursToPlace,
  decisionOf,
  haunts,
  newDraft,
  putTile,
  spaces,
  spots,
  turnDraft,
} from '../../src/game/choices';
import { emptyLog, reduce } from '../../src/game/log';
import type { Decision, Rotation } from '../../src/protocol/types';
import { recording } from '../fixtures';

function place(x: number, y: number, rotation: Rotation): Decision {
  return { id: `place:${x},${y},${rotation}`, type: 'place_tile', x, y, rotation };
}
const placing = [place(2, 0, 1), place(2, 0, 3), place(-1, 1, 1), place(0, -1, 2)];

const meeples: Decision[] = [
  { id: 'pass', type: 'pass' },
  { id: 'meeple:road0:red', type: 'place_meeple', segment: 'road0', colour: 'red' },
  { id: 'meeple:road0:blue', type: 'place_meeple', segment: 'road0', colour: 'blue' },
  { id: 'meeple:city0:red', type: 'place_meeple', segment: 'city0', colour: 'red' },
];

const feature = 'city0@2,-1';
const scoring: Decision[] = [
  { id: `points:${feature}`, type: 'take_points', feature },
  { id: `ghosts:${feature}:0,1:1`, type: 'remove_ghosts', feature, x: 0, y: 1, count: 1 },
  { id: `ghosts:${feature}:0,1:2`, type: 'remove_ghosts', feature, x: 0, y: 1, count: 2 },
];

describe('placing the tile', () => {
  it('offers every legal space once, in reading order', () => {
    expect(spaces(placing)).toEqual([
      { x: 0, y: -1, rotations: [2] },
      { x: 2, y: 0, rotations: [1, 3] },
      { x: -1, y: 1, rotations: [1] },
    ]);
  });

  it('begins with a turn that fits somewhere', () => {
    expect(newDraft(placing)).toEqual({ kind: 'tile', rotation: 1, at: null });
  });

  it('turns the tile in the hand through useful turns only', () => {
    let draft = newDraft(placing);
    const seen = [];
    for (let i = 0; i < 3; i += 1) {
      draft = turnDraft(draft, placing, 1);
      seen.push(draft.kind === 'tile' && draft.rotation);
    }
    expect(seen).toEqual([2, 3, 1]);
  });

  it('turns the tile so that it fits where it is put, and on when pressed again', () => {
    let draft = putTile(newDraft(placing), placing, { x: 0, y: -1 });
    expect(draft).toMatchObject({ rotation: 2, at: { x: 0, y: -1 } });
    draft = putTile(draft, placing, { x: 2, y: 0 });
    expect(draft).toMatchObject({ rotation: 3, at: { x: 2, y: 0 } });
    draft = putTile(draft, placing, { x: 2, y: 0 });
    expect(decisionOf(draft, placing)?.id).toBe('place:2,0,1');
  });

  it('does not put the tile where it is not allowed', () => {
    const draft = newDraft(placing);
    expect(putTile(draft, placing, { x: 9, y: 9 })).toEqual(draft);
  });

  it('decides nothing before the tile lies somewhere, or after it was taken back', () => {
    const draft = putTile(newDraft(placing), placing, { x: 2, y: 0 });
    expect(decisionOf(newDraft(placing), placing)).toBeNull();
    expect(decisionOf(clearDraft(draft), placing)).toBeNull();
  });
});

describe('putting a meeple', () => {
  it('knows the spots and colours', () => {
    expect(spots(meeples)).toEqual([
      { segment: 'road0', colours: ['red', 'blue'] },
      { segment: 'city0', colours: ['red'] },
    ]);
    expect(coloursToPlace(meeples)).toEqual(['red', 'blue']);
  });

  it('decides for the chosen spot and colour', () => {
    expect(newDraft(meeples)).toEqual({ kind: 'meeple', colour: 'red', segment: null });
    const draft = { kind: 'meeple', colour: 'blue', segment: 'road0' } as const;
    expect(decisionOf(draft, meeples)?.id).toBe('meeple:road0:blue');
    expect(decisionOf({ ...draft, segment: 'city0' }, meeples)).toBeNull();
  });
});

describe('points or ghosts', () => {
  it('offers each haunted tile once, with the most ghosts that may go', () => {
    expect(haunts(scoring, feature)).toEqual([{ x: 0, y: 1, most: 2 }]);
    expect(haunts(scoring, 'road0@0,0')).toEqual([]);
  });

  it('decides for points or for a number of ghosts', () => {
    const draft = newDraft(scoring);
    expect(draft).toEqual({ kind: 'scoring', feature, choice: null });
    expect(decisionOf({ kind: 'scoring', feature, choice: { take: 'points' } }, scoring)?.id).toBe(`points:${feature}`);
    const ghosts = { take: 'ghosts', x: 0, y: 1, count: 2 } as const;
    expect(decisionOf({ kind: 'scoring', feature, choice: ghosts }, scoring)?.id).toBe(`ghosts:${feature}:0,1:2`);
    expect(decisionOf({ kind: 'scoring', feature, choice: { ...ghosts, count: 3 } }, scoring)).toBeNull();
  });
});

describe('a recorded game', () => {
  it('can be played through drafts alone: each decision made is reachable', () => {
    const { welcome, updates } = recording();
    let log = reduce(emptyLog, welcome);
    for (const update of updates) {
      const made = update.decision;
      const legal = log.now.legal;
      if (made.type === 'place_tile') {
        let draft = putTile(newDraft(legal), legal, made);
        for (let i = 0; i < 4 && decisionOf(draft, legal)?.id !== made.id; i += 1) {
          draft = putTile(draft, legal, made);
        }
        expect(decisionOf(draft, legal)).toEqual(made);
      }
      log = reduce(log, update);
    }
  });
});

import { describe, expect, it } from 'vitest';

import { chases, haunts, spaces } from '../../src/game/choices';
import {
  changeCount,
  clearDraft,
  decisionOf,
  newDraft,
  pickOne,
  putTile,
  turnDraft,
  type Draft,
} from '../../src/game/draft';
import { emptyLog, reduce } from '../../src/game/log';
import type { LegalDecision, Rotation } from '../../src/protocol/types';
import { recordings } from '../fixtures';
import { pointing } from '../fixtures/moments';

function place(x: number, y: number, rotation: Rotation): LegalDecision {
  return { id: `place:${x},${y},${rotation}`, type: 'place_tile', x, y, rotation };
}
const placing = [place(2, 0, 1), place(2, 0, 3), place(-1, 1, 1), place(0, -1, 2)];

const feature = 'city0@2,-1';
const scoring: LegalDecision[] = [
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

describe('chasing ghosts', () => {
  const chasing: LegalDecision[] = [
    { id: 'pass', type: 'pass' },
    { id: 'chase:0,1:1', type: 'chase_ghosts', x: 0, y: 1, count: 1 },
    { id: 'chase:0,1:2', type: 'chase_ghosts', x: 0, y: 1, count: 2 },
    { id: 'chase:1,1:1', type: 'chase_ghosts', x: 1, y: 1, count: 1 },
  ];

  it('offers each tile once and decides for a number of ghosts', () => {
    expect(chases(chasing)).toEqual([
      { x: 0, y: 1, most: 2 },
      { x: 1, y: 1, most: 1 },
    ]);
    expect(newDraft(chasing)).toEqual({ kind: 'chase', choice: null });
    const draft: Draft = { kind: 'chase', choice: { x: 0, y: 1, count: 2 } };
    expect(decisionOf(draft, chasing)?.id).toBe('chase:0,1:2');
    expect(decisionOf(clearDraft(draft), chasing)).toBeNull();
  });

  it('changes the number only to one that is allowed', () => {
    const two: Draft = { kind: 'chase', choice: { x: 0, y: 1, count: 2 } };
    expect(changeCount(two, chasing, 1)).toBe(two);
    const one = changeCount(two, chasing, -1);
    expect(decisionOf(one, chasing)?.id).toBe('chase:0,1:1');
    expect(changeCount(one, chasing, -1)).toBe(one);
  });
});

describe('pointing at one thing', () => {
  it.each(pointing)('is how $kind is decided: $asks', ({ legal }) => {
    expect(newDraft(legal)).toEqual({ kind: 'pick', id: null, open: null });
    expect(decisionOf(newDraft(legal), legal)).toBeNull();
    for (const decision of legal) expect(decisionOf({ kind: 'pick', id: decision.id, open: null }, legal)).toEqual(decision);
    expect(decisionOf({ kind: 'pick', id: 'none', open: null }, legal)).toBeNull();
  });
});

/** The draft that a player would have in mind who wants this decision. */
function draftFor(wanted: LegalDecision, legal: LegalDecision[]): Draft {
  const draft = newDraft(legal);
  switch (wanted.type) {
    case 'place_tile': {
      let there = putTile(draft, legal, wanted);
      for (let i = 0; i < 4 && decisionOf(there, legal)?.id !== wanted.id; i += 1) there = putTile(there, legal, wanted);
      return there;
    }
    case 'take_points':
      return { kind: 'scoring', feature: wanted.feature, choice: { take: 'points' } };
    case 'remove_ghosts':
      return { kind: 'scoring', feature: wanted.feature, choice: { take: 'ghosts', ...wanted } };
    case 'chase_ghosts':
      return { kind: 'chase', choice: wanted };
    default:
      return pickOne(draft, wanted.id);
  }
}

describe.each(recordings())('a recorded game of $name', ({ welcome, updates }) => {
  it('can be played through drafts alone: every legal decision of a player is reachable', () => {
    let log = reduce(emptyLog, welcome);
    let reached = 0;
    for (const update of updates) {
      const { next, legal } = log.now;
      const choices = next?.actor === 'player' ? legal.filter((d) => d.type !== 'pass') : [];
      for (const wanted of choices) {
        expect(decisionOf(draftFor(wanted, legal), legal)).toEqual(wanted);
        reached += 1;
      }
      log = reduce(log, update);
    }
    expect(reached).toBeGreaterThan(updates.length);
  });
});

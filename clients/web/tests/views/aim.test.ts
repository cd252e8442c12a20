import { describe, expect, it } from 'vitest';

import type { Draft } from '../../src/game/draft';
import type { LegalDecision } from '../../src/protocol/types';
import { aimOf } from '../../src/views/table/aim';
import { stateOf } from '../fixtures/moments';

/** What is to be seen of the board for an answer that is in mind, as far as it is pressed. */
const partOf = (legal: LegalDecision[], draft: Draft) => aimOf(stateOf(), legal, draft).part!;

describe('what the board shows while something is chosen', () => {
  it('has the button below a tile from which ghosts are to go', () => {
    const legal = [{ id: 'chase', type: 'chase_ghosts', x: 2, y: 3, count: 1 } as const];
    expect(partOf(legal, { kind: 'chase', choice: null }).bottom).toBe(4);
    expect(partOf(legal, { kind: 'chase', choice: { x: 2, y: 3, count: 1 } }).bottom).toBeGreaterThan(4.5);
  });

  it('has the button beside a meeple that is pointed at', () => {
    const legal = [{ id: 'here', type: 'place_hound', x: 9, y: 3, segment: 'city', colour: 'red' } as const];
    expect(partOf(legal, { kind: 'pick', id: null }).right).toBe(10);
    expect(partOf(legal, { kind: 'pick', id: 'here' }).right).toBeGreaterThan(10.5);
  });

  it('has nothing over the tile in mind, and has none in mind before one is tried', () => {
    const tried: Draft = { kind: 'tile', at: { x: 2, y: 3 }, rotation: 0 };
    expect(aimOf(stateOf(), [], tried).thought).toEqual({ left: 2, top: 3, right: 3, bottom: 4 });
    expect(aimOf(stateOf(), [], { ...tried, at: null }).thought).toBeUndefined();
  });
});

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
});

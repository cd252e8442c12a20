import { describe, expect, it } from 'vitest';

import { addUp } from '../../src/game/add_up';
import type { GameEvent } from '../../src/protocol/types';

const went = (x: number, count: number, cause: 'bank' | 'burial'): GameEvent => ({ type: 'ghosts_removed', x, y: 0, count, cause });
const rose: GameEvent = { type: 'ghosts_placed', x: 0, y: 0, count: 2, cause: 'symbols' };

describe('events as they are told', () => {
  it('have the ghosts that a bank sends home from many tiles in one', () => {
    expect(addUp([rose, went(1, 2, 'bank'), went(2, 1, 'bank'), went(3, 1, 'bank')])).toEqual([rose, went(1, 4, 'bank')]);
  });

  it('tell apart why ghosts went, and what came between', () => {
    const events = [went(1, 1, 'burial'), went(2, 1, 'bank'), rose, went(3, 1, 'bank')];
    expect(addUp(events)).toEqual(events);
  });

  it('leave those as they are that are read', () => {
    const events = [went(1, 1, 'bank'), went(2, 1, 'bank')];
    addUp(events);
    expect(events).toEqual([went(1, 1, 'bank'), went(2, 1, 'bank')]);
  });
});

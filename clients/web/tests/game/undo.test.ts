import { describe, expect, it } from 'vitest';

import { reachOf } from '../../src/game/undo';
import type { Update } from '../../src/protocol/types';

/** Entries from `first` on: "." is a draw, a digit a decision of that seat, "<n" an undo to seq n by seat 0. */
function log(entries: string[], first = 1): Update[] {
  return entries.map((entry, index) => {
    const actor = entry === '.' ? { kind: 'chance' } : { kind: 'player', player: entry.startsWith('<') ? 0 : Number(entry) };
    const decision = entry.startsWith('<') ? { type: 'undo', seq: Number(entry.slice(1)) } : { type: 'pass' };
    return { seq: first + index, actor, decision } as unknown as Update;
  });
}

describe('what an undo takes back', () => {
  it('is counted in decisions of players', () => {
    expect(reachOf(log(['.', '0', '0', '.', '1']), 4)).toEqual({ steps: 1, all: false });
    expect(reachOf(log(['.', '0', '0', '.', '1']), 2)).toEqual({ steps: 2, all: false });
  });

  it('is everything where no decision stays', () => {
    expect(reachOf(log(['.', '0', '0', '.', '1']), 1)).toEqual({ steps: 3, all: true });
  });

  it('counts what led here, without what was taken back before', () => {
    expect(reachOf(log(['.', '0', '0', '<2', '0', '.', '1']), 2)).toEqual({ steps: 2, all: false });
  });

  it('cannot be told where it leads to another line, or beyond what is known', () => {
    expect(reachOf(log(['.', '0', '0', '<1', '0', '.', '1']), 3)).toBeNull();
    expect(reachOf(log(['0', '.', '1'], 7), 4)).toBeNull();
    expect(reachOf(log(['0', '.', '1'], 7), 6)).toEqual({ steps: 2, all: false });
    expect(reachOf([], 3)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';

import { emptyLog, endOf, entries, reduce, withEarlier, type Log } from '../../src/game/log';
import type { Ended, LogMessage } from '../../src/protocol/types';
import { recording, recordings } from '../fixtures';

const { welcome, updates, room, final } = recording();

function fold(messages: LogMessage[], from: Log = emptyLog): Log {
  return messages.reduce(reduce, from);
}

describe.each(recordings())('the log of $name', (game) => {
  it('comes to the state that the server shows', () => {
    const log = fold([game.welcome, ...game.updates]);
    expect(log.broken).toBe(false);
    expect(log.now.state).toEqual(game.final);
  });
});

describe('the log of a recorded game', () => {
  it('leaves nothing to decide at the end', () => {
    const log = fold([welcome, ...updates]);
    expect(log.now.legal).toEqual([]);
  });

  it('keeps earlier states as they were', () => {
    const before = fold([welcome]);
    const copy = structuredClone(before.now.state);
    fold(updates, before);
    expect(before.now.state).toEqual(copy);
  });

  it('ignores entries that it already has', () => {
    const log = fold([welcome, ...updates.slice(0, 10)]);
    expect(fold(updates.slice(0, 10), log)).toEqual(log);
  });

  it('is broken by a gap and whole again after a snapshot', () => {
    const gap = fold([welcome, ...updates.slice(0, 4), updates[5]!]);
    expect(gap.broken).toBe(true);
    expect(gap.now.seq).toBe(welcome.seq + 4);
    const there = fold([welcome, ...updates.slice(0, 20)]).now;
    const mended = reduce(gap, {
      ...welcome,
      seq: there.seq,
      state: there.state!,
      next: there.next!,
      legal: there.legal,
    });
    expect(mended.broken).toBe(false);
    expect(fold(updates.slice(20), mended).now.state).toEqual(final);
  });

  it('is broken by a patch that does not apply', () => {
    const bad = { ...updates[0]!, patch: [{ op: 'replace' as const, path: '/nowhere/at/all', value: 1 }] };
    expect(fold([welcome, bad]).broken).toBe(true);
  });

  it('goes on after a resume without losing anything', () => {
    const cut = 17;
    const before = fold([welcome, ...updates.slice(0, cut)]);
    const { state: _state, next: _next, legal: _legal, ...told } = welcome;
    const resumed = { ...told, resumed: true as const, seq: before.now.seq };
    const after = fold([resumed, ...updates.slice(cut)], before);
    expect(after.now.state).toEqual(final);
    expect(entries(after)).toHaveLength(updates.length);
  });

  it('knows the whole story when the entries before a snapshot were fetched', () => {
    const there = fold([welcome, ...updates.slice(0, 30)]).now;
    const late = fold([{ ...welcome, ...there, state: there.state!, next: there.next! }, ...updates.slice(30)]);
    expect(entries(withEarlier(late, updates))).toEqual(updates);
  });
});

describe('the end of a game', () => {
  it('is what the end message says', () => {
    const told: Ended = { type: 'ended', seq: 1, outcome: 'lost', reason: 'M-END-2', winners: [], seed: 'a', commitment: 'b', deck: null };
    expect(endOf(reduce(emptyLog, told))).toEqual(told);
  });

  it('is read from the snapshot of a game that was over before', () => {
    const last = updates[updates.length - 1]!;
    const over = fold([
      { ...welcome, room, seq: last.seq, state: final, next: last.next, legal: [] },
    ]);
    expect(endOf(over)).toMatchObject({ outcome: final.outcome, reason: final.reason, seed: room.seed });
  });

  it('is not there while the game goes on', () => {
    expect(endOf(fold([welcome, ...updates.slice(0, 5)]))).toBeNull();
  });
});

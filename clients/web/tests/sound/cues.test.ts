import { describe, expect, it } from 'vitest';

import { emptyLog, reduce, type Log } from '../../src/game/log';
import type { LogMessage, Proposal, Said } from '../../src/protocol/types';
import { callsFromAfar, cueOfEvent, cuesOf, hasLaid, hurryIn, kHurryMs, type Cue } from '../../src/sound/cues';
import { lengthOf, pulses, score } from '../../src/sound/score';
import { recordings, talk } from '../fixtures';

/** What a seat hears of a game, message by message. */
function heard(messages: LogMessage[], seat: number | null, from: Log = emptyLog): Cue[][] {
  let log = from;
  return messages.map((message) => {
    const before = log;
    log = { ...reduce(log, message), seat };
    return cuesOf(before, log);
  });
}

const said = (number: number, seat: number): Said => ({
  type: 'said', number, seat, name: 'Kim', text: 'North?', at: '2026-11-21T10:00:00Z',
});

describe.each(recordings())('a recorded game of $name', ({ welcome, updates, final }) => {
  const cues = heard([welcome, ...updates], 0);
  const after = (type: string) => updates.flatMap((u, i) => (u.events.some((e) => e.type === type) ? [cues[i + 1]!] : []));

  it('is heard as it happens', () => {
    expect(cues[0]).toEqual([]);
    for (const all of after('meeple_placed')) expect(all).toContain('meeple');
    for (const all of after('tile_placed').slice(0, -1)) expect(all).toContain('tile');
  });

  it('calls the player when the turn comes to them, and only then', () => {
    const called = cues.flatMap((all, i) => (all.includes('turn') ? [updates[i - 1]!] : []));
    for (const { next } of called) expect(next).toMatchObject({ actor: 'player', player: 0 });
    const turns = updates.flatMap((u) => u.events).filter((e) => e.type === 'turn_started' && e.player === 0);
    // No event tells of the first turn.
    expect(called.length).toBe(final.players > 1 ? turns.length + 1 : 1);
  });

  it('ends with how it came out, and nothing else', () => {
    const ends = cues.filter((all) => all.includes('won') || all.includes('lost'));
    expect(ends).toEqual(final.outcome === 'undecided' ? [] : [[expect.stringMatching(/^(won|lost)$/)]]);
  });
});

describe('what moves on the board', () => {
  it('sounds by itself: mist that lifts, ghosts that fly up, figures that come home, a tile that lies', () => {
    const moves = [cueOfEvent.bank_completed, cueOfEvent.ghosts_removed, cueOfEvent.meeple_returned, cueOfEvent.tile_placed];
    expect(moves).not.toContain(null);
    expect(new Set(moves).size).toBe(moves.length);
  });

  it('is known as one’s own tile by whoever laid it alone', () => {
    for (const { welcome, updates } of recordings()) {
      for (const seat of [0, 1]) {
        let log = { ...reduce(emptyLog, welcome), seat };
        for (const update of updates) {
          const before = log;
          log = { ...reduce(log, update), seat };
          const isTile = update.decision.type === 'place_tile';
          expect(hasLaid(before, log)).toBe(isTile && update.actor.kind === 'player' && update.actor.player === seat);
        }
      }
    }
  });
});

describe('the table', () => {
  const messages = talk();
  const log = messages.reduce(reduce, emptyLog);

  it('is heard when another speaks, not when oneself does', () => {
    const [other, own] = [said(900, 1), said(901, 0)].map((line) => heard([line], 0, { ...log, seat: 0 })[0]);
    expect(other).toEqual(['word']);
    expect(own).toEqual([]);
  });

  it('is heard when another proposes', () => {
    const told = messages.find((m): m is { type: 'proposed'; proposal: Proposal } => m.type === 'proposed')!;
    const { seat } = told.proposal;
    expect(heard([told], 1 - seat, { ...log, seat: 1 - seat })[0]).toEqual(['word']);
    expect(heard([told], seat, { ...log, seat })[0]).toEqual([]);
  });

  it('warns once, when little of the own time is left', () => {
    const clock = { type: 'clock', seq: 1, per: 'turn', running: 0, remaining_ms: [30_000, 30_000] } as const;
    const at = (left: number, running: number | null = 0) =>
      hurryIn({ ...log, seat: 0, team: { ...log.team, clock: { ...clock, running, remaining_ms: [left, 30_000] } } });
    expect(at(30_000)).toBe(30_000 - kHurryMs);
    expect(at(kHurryMs)).toBeNull();
    expect(at(30_000, 1)).toBeNull();
    expect(hurryIn({ ...log, seat: null })).toBeNull();
  });

  it('calls from afar only whoever is to decide', () => {
    expect(callsFromAfar(['tile', 'ghost', 'word', 'won', 'turn', 'hurry'])).toEqual(['turn', 'hurry']);
  });
});

describe('the sounds', () => {
  it('are short and soft, and no two are alike', () => {
    const all = Object.keys(score) as Cue[];
    for (const cue of all) {
      expect(lengthOf(cue), cue).toBeLessThan(1.6);
      for (const { loud, at } of score[cue]) expect(loud <= 0.8 && at >= 0, cue).toBe(true);
    }
    expect(new Set(all.map((cue) => JSON.stringify(score[cue]))).size).toBe(all.length);
  });

  it('are felt as pulses of 10 to 30 milliseconds, no two alike', () => {
    for (const [cue, pulse] of Object.entries(pulses)) {
      const felt = pulse.filter((_, i) => i % 2 === 0);
      expect(pulse.length % 2, cue).toBe(1);
      for (const ms of felt) expect(ms >= 10 && ms <= 30, cue).toBe(true);
    }
    expect(new Set(Object.values(pulses).map(String)).size).toBe(Object.keys(pulses).length);
  });
});

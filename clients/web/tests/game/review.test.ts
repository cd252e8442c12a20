import { describe, expect, it } from 'vitest';

import type { Position } from '../../src/game/log';
import { reviewOf, type Review } from '../../src/game/review';
import { Timeline } from '../../src/game/timeline';
import type { GameEvent, Update } from '../../src/protocol/types';
import { recordings, type Recording } from '../fixtures';

const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0);
const eventsOf = (updates: Update[]) => updates.flatMap(({ events }) => events);
const ofType = <Type extends GameEvent['type']>(updates: Update[], type: Type) =>
  eventsOf(updates).filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);

function positionsOf({ welcome, updates }: Recording): Timeline {
  return new Timeline(welcome as Position, updates);
}

describe.each(recordings())('the review of $name', (recording) => {
  const { final, updates } = recording;
  const review: Review = reviewOf(final, updates);

  it('has the totals and the ghosts of every turn as the states have them', () => {
    const timeline = positionsOf(recording);
    expect(review.turns.map(({ turn }) => turn)).toEqual(Array.from({ length: final.turn }, (_, i) => i + 1));
    const between = review.turns.slice(0, -1);
    for (const { turn, totals, ghosts } of between) {
      const seqs = Array.from({ length: timeline.last - timeline.first + 1 }, (_, i) => timeline.first + i);
      const next = seqs.map((seq) => timeline.at(seq).state!).find((state) => state.turn > turn)!;
      expect(totals, `turn ${turn}`).toEqual(next.tracks.map(({ points }) => points));
      expect(ghosts, `turn ${turn}`).toBe(next.ghosts.supply);
    }
    expect(review.turns.at(-1)).toMatchObject({
      totals: final.tracks.map(({ points }) => points),
      ghosts: final.ghosts.supply,
    });
  });

  it('has points for every source, which are all points there are', () => {
    for (const [i, { points }] of final.tracks.entries()) {
      expect(sum(review.sources.map((source) => source.points[i]!))).toBe(points);
    }
  });

  it('has a moment for every feature that was scored', () => {
    const scored = ofType(updates, 'feature_scored');
    const told = review.scorings.filter(({ source }) => source !== 'hound');
    expect(told.map(({ feature }) => feature)).toEqual(scored.map(({ scoring }) => scoring.feature));
    for (const { seq } of review.scorings) expect(updates[seq - 1 - recording.welcome.seq]!.seq).toBe(seq);
    const givenUp = scored.filter((e) => e.for === 'ghosts').map((e) => e.scoring.points);
    expect(sum(told.map((moment) => moment.givenUp))).toBe(sum(givenUp));
  });

  it('counts ghosts that rose and went', () => {
    const left = final.ghosts.supply - sum(Object.values(review.ghosts.sentHome)) + review.ghosts.risen;
    const first = recording.welcome.state!.ghosts.supply;
    expect(left).toBe(first);
  });
});

describe('a game in which something was taken back', () => {
  const recording = recordings().find(({ name }) => name === 'game.json')!;
  const { updates, final } = recording;

  it('is reviewed as if that had not been', () => {
    const scoring = updates.find(({ events }) => events.some(({ type }) => type === 'score_changed'))!;
    const undo: Update = {
      ...scoring,
      seq: scoring.seq + 1,
      decision: { id: `undo:${scoring.seq - 1}`, type: 'undo', seq: scoring.seq - 1 },
      events: [{ type: 'undone', seq: scoring.seq - 1 }],
    };
    const again = updates.filter(({ seq }) => seq >= scoring.seq).map((update) => ({ ...update, seq: update.seq + 2 }));
    const withUndo = [...updates.filter(({ seq }) => seq <= scoring.seq), undo, ...again];
    const told = reviewOf(final, withUndo);
    const plain = reviewOf(final, updates);
    expect(told.sources).toEqual(plain.sources);
    expect(told.ghosts).toEqual(plain.ghosts);
    expect(told.turns.map(({ totals }) => totals)).toEqual(plain.turns.map(({ totals }) => totals));
    expect(told.scorings.map(({ seq }) => seq)).toEqual(plain.scorings.map(({ seq }) => seq + (seq >= scoring.seq ? 2 : 0)));
  });
});

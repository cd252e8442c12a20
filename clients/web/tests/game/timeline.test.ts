import { describe, expect, it } from 'vitest';

import { emptyLog, reduce } from '../../src/game/log';
import { Timeline } from '../../src/game/timeline';
import { recordings } from '../fixtures';

describe.each(recordings())('the timeline of $name', ({ welcome, updates, final }) => {
  const live = [reduce(emptyLog, welcome)];
  for (const update of updates) live.push(reduce(live[live.length - 1]!, update));
  const start = live[0]!.now;

  it('gives at every seq the position that live play had, in whatever order one looks', () => {
    const timeline = new Timeline(start, updates);
    const seqs = live.map(({ now }) => now.seq);
    const shuffled = [...seqs].sort((a, b) => ((a * 37) % 101) - ((b * 37) % 101));
    for (const seq of shuffled) expect(timeline.at(seq)).toEqual(live[seq - start.seq]!.now);
    for (const seq of seqs.reverse()) expect(timeline.at(seq)).toEqual(live[seq - start.seq]!.now);
    expect(timeline.at(timeline.last).state).toEqual(final);
  });

  it('has no position outside of the log', () => {
    const timeline = new Timeline(start, updates);
    expect(() => timeline.at(timeline.last + 1)).toThrow(RangeError);
    expect(() => timeline.at(timeline.first - 1)).toThrow(RangeError);
  });

  it('goes from scoring to scoring, there and back', () => {
    const timeline = new Timeline(start, updates);
    const wanted = updates.filter((u) => u.events.some((e) => e.type === 'feature_scored')).map((u) => u.seq);
    const found: number[] = [];
    for (let seq = timeline.scoring(start.seq, 1); seq !== null; seq = timeline.scoring(seq, 1)) found.push(seq);
    expect(found).toEqual(wanted);
    expect(wanted.length).toBeGreaterThan(0);
    expect(timeline.scoring(wanted[1] ?? timeline.last + 1, -1)).toBe(wanted[0]);
    expect(timeline.scoring(wanted[0]!, -1)).toBeNull();
  });

  it('names the entry that led to a position', () => {
    const timeline = new Timeline(start, updates);
    expect(timeline.entry(timeline.last)).toBe(updates[updates.length - 1]);
    expect(timeline.entry(timeline.first)).toBeNull();
  });

  it('applies few entries once it was looked at', () => {
    let applied = 0;
    const counted = updates.map((update) => ({
      ...update,
      get patch() {
        applied += 1;
        return update.patch;
      },
    }));
    const timeline = new Timeline(start, counted);
    timeline.at(timeline.last);
    expect(applied).toBe(updates.length);
    applied = 0;
    timeline.at(timeline.last - 1);
    expect(applied).toBeLessThan(25);
  });
});

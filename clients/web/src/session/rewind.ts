import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';

import type { Log, Position } from '../game/log';
import { Timeline } from '../game/timeline';

/** Which moment of a log is shown: the newest, or one that the reader looks back at. */
export class Rewind {
  /** The seq that is looked back at; null shows the newest. */
  readonly at = signal<number | null>(null);
  /** The position before the first entry, where the log begins with a later snapshot. */
  readonly beginning = signal<Position | null>(null);
  readonly timeline: ReadonlySignal<Timeline>;
  readonly shown: ReadonlySignal<Position>;

  /** `changed` is called after another moment was chosen. */
  constructor(
    private readonly log: ReadonlySignal<Log>,
    private readonly changed: () => void,
  ) {
    this.timeline = computed(() => this.unroll());
    this.shown = computed(() => this.look());
  }

  /** Shows the moment nearest to `seq` that is known. */
  to(seq: number): void {
    const { first, last } = this.timeline.value;
    batch(() => {
      this.at.value = seq >= last ? null : Math.max(seq, first);
      this.changed();
    });
  }

  toFirst(): void {
    this.to(this.timeline.value.first);
  }

  toNewest(): void {
    this.to(Infinity);
  }

  step(by: 1 | -1): void {
    this.to(this.shown.value.seq + by);
  }

  /** To the next scoring (1) or the one before (-1), if there is one. */
  toScoring(direction: 1 | -1): void {
    const seq = this.timeline.value.scoring(this.shown.value.seq, direction);
    if (seq !== null) this.to(seq);
  }

  /** What is looked back at can fall out of the log when that begins anew with a snapshot. */
  private look(): Position {
    const at = this.at.value;
    const timeline = this.timeline.value;
    const known = at !== null && at >= timeline.first && at < timeline.last;
    return known ? timeline.at(at) : this.log.value.now;
  }

  private unroll(): Timeline {
    const { base, updates, earlier } = this.log.value;
    const beginning = this.beginning.value;
    const whole = base.seq > 0 && beginning !== null && earlier.length === base.seq;
    return whole ? new Timeline(beginning, [...earlier, ...updates]) : new Timeline(base, updates);
  }
}

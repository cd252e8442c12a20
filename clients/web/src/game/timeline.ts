import type { Update } from '../protocol/types';
import { advance, type Position } from './log';

/** So many entries lie between the positions that are kept. */
const kEvery = 25;

/** The positions of a log, from one on. A jump replays a few entries from a position that was kept. */
export class Timeline {
  /** Filled from the front as far as anybody has looked. */
  private readonly kept: Position[];

  /** `updates` are the entries after `start`, without gaps. */
  constructor(
    start: Position,
    readonly updates: readonly Update[],
  ) {
    this.kept = [start];
  }

  get first(): number {
    return this.kept[0]!.seq;
  }

  get last(): number {
    return this.first + this.updates.length;
  }

  /** The position at `seq`. Throws if that lies outside of the log. */
  at(seq: number): Position {
    if (seq < this.first || seq > this.last) throw new RangeError(`no position at seq ${seq}`);
    const nearest = Math.floor((seq - this.first) / kEvery);
    let position = this.kept[Math.min(nearest, this.kept.length - 1)]!;
    while (position.seq < seq) {
      position = advance(position, this.updates[position.seq - this.first]!);
      if (position.seq === this.first + this.kept.length * kEvery) this.kept.push(position);
    }
    return position;
  }

  /** The entry that led to `seq`; none led to the first position. */
  entry(seq: number): Update | null {
    return this.updates[seq - this.first - 1] ?? null;
  }

  /** The nearest seq after (1) or before (-1) `seq` at which something was scored; null if there is none. */
  scoring(seq: number, direction: 1 | -1): number | null {
    for (let i = seq + direction; i > this.first && i <= this.last; i += direction) {
      if (this.entry(i)!.events.some((event) => event.type === 'feature_scored')) return i;
    }
    return null;
  }
}

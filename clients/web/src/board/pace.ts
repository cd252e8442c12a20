/** A frame that came later than this was too full, one that came sooner had room for more, in milliseconds. */
const kLate = 60;
const kSoon = 35;
const kLeast = 3;
const kMost = 48;

/** How many things are drawn in each frame, so that none takes long: found out while they are drawn. */
export class Pace {
  constructor(private count = 12) {}

  /** How many go into the next frame, if the last one came after `gap` milliseconds. */
  next(gap: number): number {
    if (gap > kLate) this.count = Math.max(kLeast, Math.floor(this.count / 2));
    else if (gap < kSoon) this.count = Math.min(kMost, this.count * 2);
    return this.count;
  }
}

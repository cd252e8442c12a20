/** A frame that came later than this was too full, one that came sooner had room for more, in milliseconds. */
const kLate = 120;
const kSoon = 60;
const kLeast = 16;
const kMost = 96;

/** How many things are drawn together, so that it never takes long: found out while they are drawn. */
export class Pace {
  constructor(private count_ = 24) {}

  get count(): number {
    return this.count_;
  }

  /** How many are drawn next, if after the last drawing a frame came after `gap` milliseconds. */
  next(gap: number): number {
    if (gap > kLate) this.count_ = Math.max(kLeast, Math.floor(this.count_ / 2));
    else if (gap < kSoon) this.count_ = Math.min(kMost, this.count_ * 2);
    return this.count_;
  }
}

import { within } from '../../fire/frame/metrics.ts';

interface Waiter {
  since: number;
  tell: (after: number) => void;
}

/** How a client gets on. Times are those of `performance.now()`. */
export class Progress {
  /** What was received on all connections. */
  messages = 0;
  private sentAt = 0;
  private seenAt = performance.now();
  private pause = 0;
  private waiters: Waiter[] = [];

  /** A new decision is made. */
  sent(): void {
    this.sentAt = performance.now();
  }

  /** The newest decision is acknowledged. */
  acknowledged(): void {
    const now = performance.now();
    const done = this.waiters.filter(({ since }) => this.sentAt > since);
    this.waiters = this.waiters.filter((waiter) => !done.includes(waiter));
    for (const { since, tell } of done) tell(now - since);
  }

  /** An update was shown. */
  saw(): void {
    const now = performance.now();
    this.pause = Math.max(this.pause, now - this.seenAt);
    this.seenAt = now;
  }

  /** The longest time without an update since the last call, in ms. */
  takeLongestPause(): number {
    const { pause } = this;
    this.pause = 0;
    return pause;
  }

  /**
   * Resolves when a decision that was made after `since` is acknowledged, which one that was under way by then is not.
   * Says how long after.
   */
  playedOn(since: number, seconds: number, what: string): Promise<number> {
    return within(seconds, what, new Promise<number>((tell) => this.waiters.push({ since, tell })));
  }
}

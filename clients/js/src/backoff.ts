const kFirstMs = 200;
const kLongestMs = 10_000;

/**
 * Pauses that double up to a longest one, spread over their upper half, so that the clients of a server that was
 * restarted do not all return in the same instant.
 */
export class Backoff {
  private attempts = 0;

  constructor(private readonly random: () => number) {}

  /** The pause before the next attempt, in milliseconds. */
  next(): number {
    const full = Math.min(kFirstMs * 2 ** Math.min(this.attempts, 16), kLongestMs);
    this.attempts += 1;
    return full / 2 + (this.random() * full) / 2;
  }

  /** Begins anew with the shortest pause. */
  reset(): void {
    this.attempts = 0;
  }
}

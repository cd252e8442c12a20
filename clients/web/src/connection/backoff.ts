const kFirstMs = 400;
const kLongestMs = 15_000;

/**
 * How long to wait before attempt `attempt` (1 is the first repetition): doubling, capped, and
 * spread over the upper half so that the pages of a room do not all return in the same instant.
 */
export function backoff(attempt: number, random: () => number): number {
  const full = Math.min(kLongestMs, kFirstMs * 2 ** (attempt - 1));
  return full / 2 + (random() * full) / 2;
}

import { signal } from '@preact/signals';

import { ApiError } from '../protocol/api';

/** In how many seconds what was refused may be tried again, if the server says so. */
export function secondsUntilAgain({ params }: ApiError): number | null {
  const ms = params.retry_after_ms;
  return typeof ms === 'number' ? Math.ceil(ms / 1000) : null;
}

/** What the player is told about because it was refused. */
export class Refusals {
  /** The last refusal, by its code. */
  readonly code = signal<string | null>(null);
  /** In how many seconds what was refused may be tried again, if the server says so. */
  readonly againIn = signal<number | null>(null);

  /** Does what may be refused, and tells so. */
  async tell(action: () => Promise<unknown>): Promise<void> {
    this.code.value = null;
    this.againIn.value = null;
    try {
      await action();
    } catch (error) {
      const refusal = error instanceof ApiError ? error : new ApiError('internal');
      this.code.value = refusal.code;
      this.againIn.value = secondsUntilAgain(refusal);
    }
  }
}

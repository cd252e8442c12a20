import { signal } from '@preact/signals';

import { ApiError } from '../../protocol/api';

/** Something of the server's that is asked for again and again while the page is looked at. */
export class Fresh<T> {
  /** Null until the server has told it; the last that was told while it does not answer. */
  readonly value = signal<T | null>(null);
  /** Why the last look failed. */
  readonly fault = signal<ApiError | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Answers to looks that were begun before the last wake or act say nothing. */
  private round = 0;
  private readonly wake = () => {
    this.rest();
    if (document.visibilityState === 'visible') void this.look(this.round);
  };

  constructor(
    private readonly fetchIt: () => Promise<T>,
    private readonly everyMs: number,
  ) {}

  open(): void {
    document.addEventListener('visibilitychange', this.wake);
    this.wake();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.wake);
    this.rest();
  }

  /** Shows what an act was answered with, which is newer than any look. */
  show(value: T): void {
    this.rest();
    this.value.value = value;
    this.fault.value = null;
    this.timer = setTimeout(this.wake, this.everyMs);
  }

  private rest(): void {
    this.round += 1;
    clearTimeout(this.timer);
  }

  private async look(round: number): Promise<void> {
    try {
      const found = await this.fetchIt();
      if (round !== this.round) return;
      this.value.value = found;
      this.fault.value = null;
    } catch (error) {
      if (round !== this.round) return;
      this.fault.value = error instanceof ApiError ? error : new ApiError('internal');
    }
    this.timer = setTimeout(this.wake, this.everyMs);
  }
}

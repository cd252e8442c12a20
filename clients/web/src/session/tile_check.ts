import { signal } from '@preact/signals';

import type { TileDraft } from '../game/tiles/draft';
import { fileOf } from '../game/tiles/file';
import { codeOf } from '../protocol/api';
import type { TilesetCheck } from '../protocol/tilesets';

/** What is known of a draft: it is asked for, what the server said, or why it said nothing. */
export type Checked = { state: 'asking' } | { state: 'told'; check: TilesetCheck } | { state: 'failed'; code: string };

/** Whoever edits makes several steps in a row; the server is asked for the last of them. */
const kPauseMs = 400;

/** Asks the server for its opinion of each draft, the newest alone, and one at a time. */
export class TileCheck {
  readonly checked = signal<Checked>({ state: 'asking' });
  private wanted: TileDraft | null = null;
  private isAsking = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly check: (file: object) => Promise<TilesetCheck>) {}

  /** Asks of this draft soon; of what was asked before nothing is told any more. */
  ask(draft: TileDraft): void {
    this.wanted = draft;
    this.checked.value = { state: 'asking' };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(), kPauseMs);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.wanted = null;
  }

  private async run(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    for (let draft = this.wanted; draft; draft = this.wanted) {
      const known = await this.answerFor(draft);
      if (this.wanted !== draft) continue;
      this.wanted = null;
      this.checked.value = known;
    }
    this.isAsking = false;
  }

  private async answerFor(draft: TileDraft): Promise<Checked> {
    try {
      return { state: 'told', check: await this.check(fileOf(draft)) };
    } catch (error) {
      return { state: 'failed', code: codeOf(error) };
    }
  }
}

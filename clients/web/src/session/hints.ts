import { signal } from '@preact/signals';

import { draftFor } from '../game/draft';
import { askHint } from '../protocol/api';
import type { LegalDecision } from '../protocol/types';
import type { Keys } from './keys';
import type { Refusals } from './refusals';
import type { Seat } from './seat';
import type { Table } from './table';

/** What a companion would decide for the seat of this page. */
export class Hints {
  /** The last hint; good at its seq. */
  readonly hint = signal<{ seq: number; decision: LegalDecision } | null>(null);
  readonly asking = signal(false);

  constructor(
    private readonly room: string,
    private readonly table: Pick<Table, 'log'>,
    private readonly seat: Pick<Seat, 'proposing' | 'edit'>,
    private readonly keys: Pick<Keys, 'seat'>,
    private readonly refusals: Refusals,
  ) {}

  /** Asks what a companion would do, and puts it on the board as if the player had it in mind. */
  async ask(): Promise<void> {
    const token = this.keys.seat.value?.token;
    if (!token || this.asking.value) return;
    this.asking.value = true;
    await this.refusals.tell(async () => {
      const hint = await askHint(this.room, token);
      if (hint.seq !== this.table.log.value.now.seq) return;
      this.hint.value = hint;
      if (!this.seat.proposing.value) this.seat.edit((draft) => draftFor(hint.decision, draft));
    });
    this.asking.value = false;
  }
}

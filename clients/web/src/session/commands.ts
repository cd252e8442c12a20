import { computed, signal } from '@preact/signals';

import type { SeatCommand } from '../protocol/types';
import type { Line } from './line';
import type { Refusals } from './refusals';
import type { Table } from './table';

/** The commands of this page's seat, on their way to the server. */
export class Commands {
  private readonly sent = signal<{ game: string | null; seq: number } | null>(null);
  /** A command that makes the next entry of the log is on its way. */
  readonly sending = computed(() => {
    const { game, seq } = this.moment();
    return this.sent.value?.game === game && this.sent.value.seq === seq;
  });

  constructor(
    private readonly table: Pick<Table, 'log'>,
    private readonly line: Pick<Line, 'send'>,
    private readonly refusals: Refusals,
  ) {}

  /** Gives a command that makes the next entries of the log. */
  async commit(command: SeatCommand): Promise<void> {
    if (this.sending.value) return;
    this.sent.value = this.moment();
    const accepted = await this.give(command);
    if (!accepted) this.sent.value = null;
  }

  /** Gives a command, and tells of a refusal. */
  async give(command: SeatCommand): Promise<boolean> {
    this.refusals.code.value = null;
    const reply = await this.line.send(command);
    if (reply?.type === 'error') this.refusals.code.value = reply.code;
    return reply?.type === 'ok';
  }

  private moment() {
    const { header, now } = this.table.log.value;
    return { game: header?.id ?? null, seq: now.seq };
  }
}

import { computed } from '@preact/signals';

import { entries } from '../game/log';
import { takingBack } from '../game/undo';
import type { Commands } from './commands';
import type { Refusals } from './refusals';
import type { Table } from './table';

/** Taking back: what this page may take back, and what it answers to others who ask. */
export class Undo {
  /** The last own decision, if it may be taken back; null if there is none. */
  readonly target = computed(() => {
    const { log } = this.table;
    const { room, seat, now } = log.value;
    if (!room || seat === null || now.next?.actor !== 'player') return null;
    return takingBack(entries(log.value), seat, room.options.undo);
  });

  private asked = false;

  constructor(
    private readonly table: Pick<Table, 'log'>,
    private readonly commands: Pick<Commands, 'give'>,
    private readonly refusals: Refusals,
  ) {}

  /** Takes the last own decision back, or asks the others whether they agree. */
  async take(): Promise<void> {
    const target = this.target.value;
    if (!target) return;
    this.asked = true;
    await this.commands.give({ type: 'undo', expect_seq: this.table.log.value.now.seq, seq: target.seq });
  }

  async answer(agree: boolean): Promise<void> {
    await this.commands.give({ type: 'answer_undo', agree });
  }

  /** Whoever asked is told if the others want to keep what was decided. */
  settled(agreed: boolean): void {
    if (this.asked && !agreed) this.refusals.code.value = 'undo_declined';
    this.asked = false;
  }
}

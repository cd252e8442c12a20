import { computed, effect } from '@preact/signals';

import { entries } from '../game/log';
import { takingBack } from '../game/undo';
import type { SeatCommand } from '../protocol/types';
import type { Commands } from './commands';
import type { Refusals } from './refusals';
import type { SharedScreen } from './shared_screen';
import type { Table } from './table';

/** Taking back: what this page may take back, and what it answers to others who ask. */
export class Undo {
  /** The last own decision, if it may be taken back; null if there is none. */
  readonly target = computed(() => {
    const { log } = this.table;
    const { room, seat, now } = log.value;
    if (!room || seat === null || now.next?.actor !== 'player') return null;
    return takingBack(entries(log.value), this.seatsHere(), room.options.undo);
  });

  private asked = false;
  /** The seats at this screen whose answer is on its way. */
  private answered: Set<number> | null = null;

  constructor(
    private readonly table: Pick<Table, 'log'>,
    private readonly commands: Pick<Commands, 'give'>,
    private readonly screen: Pick<SharedScreen, 'here' | 'sendFrom'>,
    private readonly refusals: Refusals,
  ) {}

  /** Lets the others at this screen agree to what one of them asks for. The value ends that. */
  follow(): () => void {
    return effect(() => {
      const asked = this.table.log.value.team.undo;
      if (asked && this.screen.here.value.has(asked.seat)) this.answerForAll(asked.agreed, true);
    });
  }

  /** Takes the last own decision back, or asks the others whether they agree. */
  async take(): Promise<void> {
    const target = this.target.value;
    if (!target) return;
    this.asked = true;
    const undo: SeatCommand = { type: 'undo', expect_seq: this.table.log.value.now.seq, seq: target.seq };
    if (target.player === this.table.log.value.seat) return void (await this.commands.give(undo));
    await this.screen.sendFrom(target.player, undo);
  }

  /** Answers for everybody at this screen. */
  async answer(agree: boolean): Promise<void> {
    const asked = this.table.log.value.team.undo;
    if (this.screen.here.value.size > 1 && asked) this.answerForAll(asked.agreed, agree);
    else await this.commands.give({ type: 'answer_undo', agree });
  }

  /** Whoever asked is told if the others want to keep what was decided. */
  settled(agreed: boolean): void {
    if (this.asked && !agreed) this.refusals.code.value = 'undo_declined';
    this.asked = false;
    this.answered = null;
  }

  private seatsHere(): number[] {
    const { seat } = this.table.log.value;
    const here = [...this.screen.here.value.keys()];
    return here.length > 0 ? here : seat === null ? [] : [seat];
  }

  /** Each seat here answers once, however often the request is told. */
  private answerForAll(agreed: readonly number[], agree: boolean): void {
    const answered = (this.answered ??= new Set());
    for (const seat of this.screen.here.value.keys()) {
      if (agreed.includes(seat) || answered.has(seat)) continue;
      answered.add(seat);
      void this.screen.sendFrom(seat, { type: 'answer_undo', agree });
    }
  }
}

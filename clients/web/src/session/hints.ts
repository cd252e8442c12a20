import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';

import { draftFor } from '../game/draft';
import { entries } from '../game/log';
import { restOf } from '../game/plan';
import { askHint } from '../protocol/api';
import type { Hint as HintDocument, LegalDecision } from '../protocol/types';
import type { Keys } from './keys';
import type { Refusals } from './refusals';
import type { Seat } from './seat';
import type { Table } from './table';

/** The turns that a companion thinks best, as they were asked for at a seq. */
type Hint = Pick<HintDocument, 'seq' | 'turns' | 'considered'>;

/** What a companion would do with the turn of this page's seat, and which of its turns is followed. */
export class Hints {
  readonly asking = signal(false);
  /** The turn that is looked at, among those of the hint. */
  readonly chosen = signal(0);
  private readonly asked = signal<Hint | null>(null);

  /** What is still to be decided of the chosen turn; null without a hint, and once another way was taken. */
  readonly rest: ReadonlySignal<LegalDecision[] | null> = computed(() => {
    const hint = this.asked.value;
    const turn = hint?.turns[this.chosen.value];
    return hint && turn ? restOf(turn, this.decidedSince(hint.seq)) : null;
  });

  /** The hint, as long as it helps. Once its turn has begun, only that one is left. */
  readonly hint: ReadonlySignal<Hint | null> = computed(() => {
    const hint = this.asked.value;
    if (!hint || !this.seat.myTurn.value || this.rest.value === null) return null;
    return hint;
  });

  /** How many decisions of the chosen turn were made already. */
  readonly done = computed(() => {
    const turn = this.hint.value?.turns[this.chosen.value];
    return turn && this.rest.value ? turn.decisions.length - this.rest.value.length : 0;
  });

  /** Whether a decision of the chosen turn was made already. */
  readonly begun = computed(() => this.hint.value !== null && this.hint.value.seq !== this.table.log.value.now.seq);

  constructor(
    private readonly room: string,
    private readonly table: Pick<Table, 'log'>,
    private readonly seat: Pick<Seat, 'proposing' | 'edit' | 'myTurn'>,
    private readonly keys: Pick<Keys, 'seat'>,
    private readonly refusals: Refusals,
  ) {}

  /** Asks what a companion would do, and puts the best turn on the board as if the player had it in mind. */
  async ask(): Promise<void> {
    const token = this.keys.seat.value?.token;
    if (!token || this.asking.value) return;
    this.asking.value = true;
    await this.refusals.tell(async () => {
      const { seq, turns, considered } = await askHint(this.room, token);
      if (seq !== this.table.log.value.now.seq) return;
      this.asked.value = { seq, turns, considered };
      this.choose(0);
    });
    this.asking.value = false;
  }

  /** Looks at one of the turns, and puts its next decision on the board. */
  choose(index: number): void {
    this.chosen.value = index;
    this.show();
  }

  dismiss(): void {
    this.asked.value = null;
  }

  /** Puts each next decision of the chosen turn on the board when its moment comes. The value ends that. */
  follow(): () => void {
    return effect(() => {
      // Whatever the log brings makes the draft anew.
      void this.table.log.value;
      if (this.begun.value) queueMicrotask(() => this.show());
    });
  }

  private show(): void {
    const next = this.rest.peek()?.[0];
    if (next && this.hint.peek() && !this.seat.proposing.peek()) this.seat.edit((draft) => draftFor(next, draft));
  }

  /** The ids of what was decided after a seq. */
  private decidedSince(seq: number): string[] {
    return entries(this.table.log.value).flatMap((update) =>
      update.seq > seq && update.actor.kind === 'player' && update.decision ? [update.decision.id] : [],
    );
  }
}

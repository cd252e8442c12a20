import { computed, signal, type ReadonlySignal } from '@preact/signals';

import { clearDraft } from '../game/draft';
import { afterTile, goesOn } from '../game/propose';
import type { PlaceTile, Point, Pointed, Proposal } from '../protocol/types';
import type { Ahead } from './ahead';
import type { Commands } from './commands';
import type { Line } from './line';
import type { Refusals } from './refusals';
import type { Seat } from './seat';
import type { Table } from './table';

/** How long others see where somebody points. */
const kPointMs = 5_000;

/** What the people of a room advise each other: by pointing, and by proposals. */
export class Council {
  /** Where seats point now, at most one place each. */
  readonly points = signal<Pointed[]>([]);
  /** The proposal that is looked at, by its number. */
  readonly lookedAt = signal<number | null>(null);
  /** Whether this page may point and propose. */
  readonly mayAdvise: ReadonlySignal<boolean> = computed(() => {
    const { room, seat, now } = this.table.log.value;
    if (this.seat.rehearsed.value !== null || seat === null || this.table.alone.value) return false;
    return room?.options.aids.council === true && now.next?.actor === 'player';
  });

  constructor(
    private readonly table: Table,
    private readonly seat: Seat,
    private readonly ahead: Pick<Ahead, 'foresee'>,
    private readonly commands: Commands,
    private readonly line: Pick<Line, 'point'>,
    private readonly refusals: Refusals,
  ) {}

  /** Somebody points; it is seen for a while. */
  pointed(at: Pointed): void {
    this.points.value = [...this.points.value.filter(({ seat }) => seat !== at.seat), at];
    setTimeout(() => (this.points.value = this.points.value.filter((other) => other !== at)), kPointMs);
  }

  point(at: Point, segment: string | null): void {
    if (this.mayAdvise.value) this.line.point(at, segment);
  }

  /** From now on the controls make a proposal. */
  begin(): void {
    this.table.rewind.toNewest();
    this.refusals.code.value = null;
    this.seat.propose((decision) => this.take(decision));
  }

  /** The controls decide again, if it is this page's turn. */
  leave(): void {
    this.seat.begin();
  }

  /** Takes the next decision of the proposal; a tile waits for its meeple, anything else completes it. */
  private async take(id: string): Promise<void> {
    const { laid, legal } = this.seat;
    const decision = legal.value.find((d) => d.id === id);
    if (decision?.type === 'place_tile' && !laid.value) return this.lay(decision);
    const first = laid.value ? [laid.value.id] : [];
    // Beside a proposed tile `pass` says nothing about the meeple.
    await this.propose(first.length > 0 && decision?.type === 'pass' ? first : [...first, id]);
  }

  /** Lets a tile lie as a proposal, and its player choose on if there is anything to choose. */
  private async lay(decision: PlaceTile): Promise<void> {
    const { log } = this.table;
    const { now } = log.value;
    await this.refusals.tell(async () => {
      const foreseen = await this.ahead.foresee([decision.id]);
      if (!this.seat.proposing.value || log.value.now !== now) return;
      if (!goesOn(foreseen, now)) return this.propose([decision.id]);
      const after = afterTile(now, decision, foreseen);
      if (after) this.seat.lay(decision, after);
    });
  }

  private async propose(decisions: string[]): Promise<void> {
    const expect_seq = this.table.log.value.now.seq;
    if (await this.commands.give({ type: 'propose', expect_seq, decisions })) return this.leave();
    this.seat.edit(clearDraft);
  }

  adopt(proposal: Proposal): Promise<void> {
    return this.commands.commit({ type: 'adopt', expect_seq: proposal.seq, proposal: proposal.number });
  }

  async withdraw(proposal: Proposal): Promise<void> {
    await this.commands.give({ type: 'withdraw', proposal: proposal.number });
  }
}

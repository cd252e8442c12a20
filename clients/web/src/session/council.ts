import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';

import { clearDraft, draftFor, newDraft } from '../game/draft';
import { entries, type Position } from '../game/log';
import { afterTile, goesOn } from '../game/propose';
import { takingBack } from '../game/undo';
import { askHint } from '../protocol/api';
import type { Foresight } from '../protocol/foresight';
import type { Decision, PlaceTile, Point, Pointed, Proposal } from '../protocol/types';
import type { RoomSession } from './room_session';

/** How long others see where somebody points. */
const kPointMs = 5_000;

/** What this page advises, and is advised: pointing, proposals, hints, taking back. */
export class Council {
  /** Where seats point now, at most one place each. */
  readonly points = signal<Pointed[]>([]);
  /** Whether the controls make a proposal instead of a decision. */
  readonly proposing = signal(false);
  /** The tile that a proposal begins with, once it lies, and what it leads to. */
  readonly tile = signal<{ decision: PlaceTile; foreseen: Foresight } | null>(null);
  /** The proposal that is looked at, by its number. */
  readonly lookedAt = signal<number | null>(null);
  /** What a companion would decide, at the newest seq. */
  readonly hint = signal<{ seq: number; decision: Decision } | null>(null);
  readonly asking = signal(false);

  readonly mayAdvise: ReadonlySignal<boolean> = computed(() => {
    const { room, seat, now } = this.session.log.value;
    return seat !== null && !this.session.alone.value && room?.options.aids.council === true && now.next?.actor === 'player';
  });

  /** The position that a proposal comes to so far; null while nothing is thought up. */
  readonly imagined: ReadonlySignal<Position | null> = computed(() => {
    const tile = this.tile.value;
    if (!this.proposing.value || !tile) return null;
    return afterTile(this.session.log.value.now, tile.decision, tile.foreseen);
  });

  readonly takingBack = computed(() => {
    const { log } = this.session;
    const { room, seat, now } = log.value;
    if (!room || seat === null || now.next?.actor !== 'player') return null;
    return takingBack(entries(log.value), seat, room.options.undo);
  });

  private asked = false;

  constructor(private readonly session: RoomSession) {}

  /** Somebody points; it is seen for a while. */
  pointed(at: Pointed): void {
    this.points.value = [...this.points.value.filter(({ seat }) => seat !== at.seat), at];
    setTimeout(() => (this.points.value = this.points.value.filter((other) => other !== at)), kPointMs);
  }

  point(at: Point, segment: string | null): void {
    if (this.mayAdvise.value) this.session.point(at, segment);
  }

  /** From now on the controls make a proposal. */
  begin(): void {
    const { log, draft, notice } = this.session;
    this.session.rewind.toNewest();
    this.tile.value = null;
    notice.value = null;
    this.proposing.value = true;
    draft.value = newDraft(log.value.now.legal);
  }

  /** The controls decide again, if it is this page's turn. */
  leave(): void {
    const { log, draft, myTurn } = this.session;
    this.proposing.value = false;
    draft.value = newDraft(myTurn.value ? log.value.now.legal : []);
  }

  /** Takes the next decision of the proposal; a tile waits for its meeple, anything else completes it. */
  async take(id: string): Promise<void> {
    const { now } = this.session;
    const decision = now.value.legal.find((d) => d.id === id);
    if (decision?.type === 'place_tile' && !this.tile.value) return this.lay(decision);
    const first = this.tile.value ? [this.tile.value.decision.id] : [];
    // Beside a proposed tile `pass` says nothing about the meeple.
    await this.propose(first.length > 0 && decision?.type === 'pass' ? first : [...first, id]);
  }

  /** Lets a tile lie as a proposal, and its player choose on if there is anything to choose. */
  private async lay(decision: PlaceTile): Promise<void> {
    const { log, draft } = this.session;
    const { now } = log.value;
    await this.session.tell(async () => {
      const foreseen = await this.session.ahead.foresee([decision.id]);
      if (!this.proposing.value || log.value.now !== now) return;
      if (!goesOn(foreseen, now)) return this.propose([decision.id]);
      batch(() => {
        this.tile.value = { decision, foreseen };
        draft.value = newDraft(foreseen.legal);
      });
    });
  }

  private async propose(decisions: string[]): Promise<void> {
    const expect_seq = this.session.log.value.now.seq;
    if (await this.session.give({ type: 'propose', expect_seq, decisions })) return this.leave();
    this.session.edit(clearDraft);
  }

  adopt(proposal: Proposal): Promise<void> {
    return this.session.commit({ type: 'adopt', expect_seq: proposal.seq, proposal: proposal.number });
  }

  async withdraw(proposal: Proposal): Promise<void> {
    await this.session.give({ type: 'withdraw', proposal: proposal.number });
  }

  /** Asks what a companion would do, and puts it on the board as if the player had it in mind. */
  async askHint(): Promise<void> {
    const token = this.session.seat.value?.token;
    if (!token || this.asking.value) return;
    this.asking.value = true;
    await this.session.tell(async () => {
      const hint = await askHint(this.session.id, token);
      if (hint.seq !== this.session.log.value.now.seq) return;
      this.hint.value = hint;
      if (!this.proposing.value) this.session.edit((draft) => draftFor(hint.decision, draft));
    });
    this.asking.value = false;
  }

  /** Takes the last own decision back, or asks the others whether they agree. */
  async takeBack(): Promise<void> {
    const target = this.takingBack.value;
    if (!target) return;
    this.asked = true;
    await this.session.give({ type: 'undo', expect_seq: this.session.log.value.now.seq, seq: target.seq });
  }

  async answer(agree: boolean): Promise<void> {
    await this.session.give({ type: 'answer_undo', agree });
  }

  /** Whoever asked is told if the others want to keep what was decided. */
  settled(agreed: boolean): void {
    if (this.asked && !agreed) this.session.notice.value = 'undo_declined';
    this.asked = false;
  }
}

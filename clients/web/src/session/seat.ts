import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';

import { decides } from '../game/deciding';
import { decisionOf, newDraft, type Draft } from '../game/draft';
import type { Position } from '../game/log';
import type { LegalDecision, PlaceTile } from '../protocol/types';
import type { Commands } from './commands';
import type { Lead } from './guide';
import type { Table } from './table';

/** What the player at this page may choose, has in mind, and decides. */
export class Seat {
  readonly draft = signal<Draft>({ kind: 'none' });
  /** Whoever leads through the game, as a guide does through a lesson. */
  readonly leader = signal<{ lead: ReadonlySignal<Lead | null> } | null>(null);
  /** The tile that a turn is planned with, as if it had been drawn. */
  readonly rehearsed = signal<string | null>(null);
  /** The tile that a proposal or a plan begins with, once it lies. */
  readonly laid = signal<PlaceTile | null>(null);
  private readonly proposer = signal<((decision: string) => Promise<void>) | null>(null);
  /** Whether the controls make a proposal or a plan instead of a decision. */
  readonly proposing = computed(() => this.proposer.value !== null);
  /** Whether the player at this page is to decide: the turn may be another player's. */
  readonly myTurn = computed(() => {
    const { seat, now } = this.table.log.value;
    if (this.table.rewind.at.value !== null) return false;
    return decides(now.next, seat);
  });

  /** Whether this page may choose among `legal`: to decide, or to propose. */
  readonly choosing = computed(() => this.myTurn.value || this.proposing.value);
  /** What is offered at the position that is shown. A leader narrows what is offered now; the past stays as it was. */
  readonly legal: ReadonlySignal<LegalDecision[]> = computed(() => {
    const now = this.table.now.value;
    const lead = this.leader.value?.lead.value;
    return lead && now === this.table.log.value.now ? lead.offered(now.legal) : now.legal;
  });

  readonly sending: ReadonlySignal<boolean>;

  constructor(
    private readonly table: Pick<Table, 'log' | 'now' | 'rewind' | 'imagined'>,
    private readonly commands: Commands,
  ) {
    this.sending = commands.sending;
  }

  /** Forgets what the player had in mind; the controls decide, if it is this page's turn. */
  begin(): void {
    batch(() => {
      this.proposer.value = null;
      this.laid.value = null;
      this.rehearsed.value = null;
      this.table.imagined.value = null;
      this.draft.value = newDraft(this.myTurn.value ? this.legal.value : []);
    });
  }

  /** From now on the controls make a proposal: whatever is chosen goes to `take`. */
  propose(take: (decision: string) => Promise<void>): void {
    this.proposer.value = take;
    this.draft.value = newDraft(this.table.log.value.now.legal);
  }

  /** From now on the controls plan a turn with that tile, which is thought to begin at `position`. */
  rehearse(tile: string, position: Position, take: (decision: string) => Promise<void>): void {
    batch(() => {
      this.proposer.value = take;
      this.laid.value = null;
      this.rehearsed.value = tile;
      this.table.imagined.value = position;
      this.draft.value = newDraft(position.legal);
    });
  }

  /** The tile of a proposal or a plan lies, and what follows is chosen at `after`. */
  lay(tile: PlaceTile, after: Position): void {
    batch(() => {
      this.laid.value = tile;
      this.table.imagined.value = after;
      this.draft.value = newDraft(after.legal);
    });
  }

  /** Changes what the player has in mind; not while a decision is on its way. */
  edit(change: (draft: Draft) => Draft): void {
    if (!this.sending.value) this.draft.value = change(this.draft.value);
  }

  /** Is led from now on; null goes on alone. */
  follow(leader: { lead: ReadonlySignal<Lead | null> } | null): void {
    batch(() => {
      this.leader.value = leader;
      this.draft.value = newDraft(this.myTurn.value ? this.legal.value : []);
    });
  }

  /** Commits one legal decision, seen at the current seq; proposes it while that is what is thought up. */
  async decide(decision: string): Promise<void> {
    if (this.proposer.value) return this.proposer.value(decision);
    if (this.leader.value?.lead.value?.accepts(decision) === false) return;
    await this.commands.commit({ type: 'decide', expect_seq: this.table.log.value.now.seq, decision });
  }

  /** Commits what the player has in mind, if it is complete. */
  async decideDraft(): Promise<void> {
    const decision = decisionOf(this.draft.value, this.legal.value);
    if (decision) await this.decide(decision.id);
  }
}

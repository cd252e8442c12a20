import { computed, signal, type ReadonlySignal } from '@preact/signals';

import { kPupil, offeredFor, standingIn, type Lesson, type Mark, type Step } from '../game/lesson';
import { entries, type Log } from '../game/log';
import { lineOf } from '../game/undo';
import type { LegalDecision } from '../protocol/types';

/** What a guide makes of a moment: what is offered of the legal decisions, and what it points at. */
export interface Lead {
  mark: Mark | null;
  offered(legal: LegalDecision[]): LegalDecision[];
  /** Whether the decision is to be made; if not, the guide says why. */
  accepts(decision: string): boolean;
}

/** Leads through the lesson of a room, step by step. Where it stands follows from the log. */
export class Guide {
  /** The player goes on alone. */
  readonly left = signal(false);
  /** The tile was put where it belongs, but not turned as it should be. */
  readonly nudged = signal(false);
  private readonly read = signal({ made: 0, steps: 0 });

  private readonly decisions = computed(() => this.ownDecisions());
  readonly standing = computed(() => this.decisions.value && standingIn(this.lesson, this.decisions.value));
  readonly index = computed(() => this.currentIndex());
  readonly step: ReadonlySignal<Step | null> = computed(() => this.currentStep());
  readonly lead: ReadonlySignal<Lead | null> = computed(() => this.leadNow());

  /** `takeBack` takes the last own decision back. */
  constructor(
    readonly lesson: Lesson,
    private readonly table: { readonly log: ReadonlySignal<Log> },
    private readonly takeBack: () => Promise<void>,
  ) {}

  /** Whether everything was said and done. */
  isDone(): boolean {
    return this.index.value === this.lesson.steps.length - 1;
  }

  /** Whether the step waits to be read, not for a decision. */
  isRead(): boolean {
    return this.step.value !== null && this.step.value.want === undefined && !this.isDone();
  }

  goOn(): void {
    this.turnPage(1);
  }

  /** Whether there is an earlier step. */
  canGoBack(): boolean {
    const standing = this.standing.value;
    return standing !== null && (standing.astray || standing.made > 0 || (this.index.value ?? 0) > 0);
  }

  /** To the step before; takes the last decision back if that is between. */
  async goBack(): Promise<void> {
    const standing = this.standing.value;
    if (standing && !standing.astray && (this.index.value ?? 0) > standing.first) this.turnPage(-1);
    else await this.takeBack();
  }

  private turnPage(by: 1 | -1): void {
    const standing = this.standing.value;
    if (!standing) return;
    this.nudged.value = false;
    this.read.value = { made: standing.made, steps: this.readOf(standing.made) + by };
  }

  private readOf(made: number): number {
    const read = this.read.value;
    return read.made === made ? read.steps : 0;
  }

  /** Null until the whole log is known, the opening with it. */
  private ownDecisions(): string[] | null {
    const log = this.table.log.value;
    if (!log.now.state || log.earlier.length < log.base.seq) return null;
    const decisions = lineOf(entries(log)).filter(({ actor }) => actor.kind === 'player' && actor.player === kPupil);
    return decisions.length < this.lesson.opening ? null : decisions.map(({ decision }) => decision.id);
  }

  /** Null where there is nothing to say: not yet, or not any more. */
  private currentIndex(): number | null {
    const standing = this.standing.value;
    if (!standing || standing.beyond) return null;
    return Math.min(standing.first + this.readOf(standing.made), standing.last);
  }

  private currentStep(): Step | null {
    const index = this.index.value;
    return index === null || this.standing.value?.astray ? null : (this.lesson.steps[index] ?? null);
  }

  private leadNow(): Lead | null {
    const standing = this.standing.value;
    const step = this.step.value;
    if (this.left.value || !standing || !step) return null;
    const asking = this.lesson.steps[standing.last]!;
    return {
      mark: step.mark ?? null,
      offered: (legal) => offeredFor(asking, legal),
      accepts: (decision) => this.accepts(asking, decision),
    };
  }

  private accepts({ want, turning }: Step, decision: string): boolean {
    const accepted = !turning || decision === want;
    this.nudged.value = !accepted;
    return accepted;
  }
}

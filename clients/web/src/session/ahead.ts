import { computed, type ReadonlySignal } from '@preact/signals';

import { decisionOf } from '../game/draft';
import { foretold, type Foretold } from '../game/foretold';
import type { Foresight } from '../protocol/types';
import type { Seat } from './seat';
import { Seer, type Foreseen, type Question } from './seer';
import type { Table } from './table';

/** The points of all features that are scored for points, whoever gets them; null if none is. */
function pointsTaken({ events }: Foresight): number | null {
  const taken = events.flatMap((event) => (event.type === 'feature_scored' && event.for === 'points' ? [event.scoring.points] : []));
  return taken.length > 0 ? taken.reduce((sum, points) => sum + points) : null;
}

/** What the decision in mind leads to, before it is made. */
export class Ahead {
  /** The whole decision that the player has in mind, after those it follows; null if it is none yet. */
  readonly inMind: ReadonlySignal<Question | null> = computed(() => {
    const { choosing, sending, draft, legal, laid } = this.seat;
    const decision = choosing.value && !sending.value ? decisionOf(draft.value, legal.value) : null;
    const first = laid.value ? [laid.value.id] : [];
    return decision && this.question([...first, decision.id]);
  });

  /** The same and no meeple, where one may be put: only then does what the tile completes come to be scored. */
  private readonly withoutMeeple: ReadonlySignal<Question | null> = computed(() => {
    const foreseen = this.answered(this.inMind.value);
    const passes = foreseen?.next.kind === 'place_meeple' && foreseen.legal.some(({ type }) => type === 'pass');
    return passes ? this.question([...this.inMind.value!.decisions, 'pass']) : null;
  });

  /** What that leads to; null while nothing is in mind. */
  readonly foreseen: ReadonlySignal<Foreseen | null> = computed(() => {
    const question = this.withoutMeeple.value ?? this.inMind.value;
    return question && this.seer.seen(question);
  });

  /** The decisions that would take all points of what is completed, if those are chosen only later. */
  private readonly taking: ReadonlySignal<Question | null> = computed(() => {
    const question = this.withoutMeeple.value ?? this.inMind.value;
    const foreseen = this.answered(question);
    if (!question || foreseen?.next.kind !== 'score') return null;
    const { features_completed, outcome } = foreseen.consequences;
    if (outcome !== 'undecided' || features_completed.length === 0) return null;
    // Whose the points are may be asked between two features, where there are several scoring meeples.
    if (features_completed.length > 1 && this.tracks() > 1) return null;
    return this.question([...question.decisions, ...features_completed.map((feature) => `points:${feature}`)]);
  });

  /** How many points could be taken for what is completed; null where that is not known or not asked. */
  readonly points: ReadonlySignal<number | null> = computed(() => {
    const foreseen = this.answered(this.taking.value);
    return foreseen && pointsTaken(foreseen);
  });

  /** What is to be drawn on the board of all that, as if the points of what is completed were taken; null while that is not known. */
  readonly foretold: ReadonlySignal<Foretold | null> = computed(() => {
    const known = this.answered(this.taking.value) ?? this.answered(this.withoutMeeple.value ?? this.inMind.value);
    return known && foretold(known.events, known.consequences.features_completed, this.tracks() === 1);
  });

  private readonly seer: Seer;

  /** `ask` puts a question to the server. */
  constructor(
    private readonly table: Pick<Table, 'log' | 'now'>,
    private readonly seat: Pick<Seat, 'choosing' | 'sending' | 'draft' | 'legal' | 'laid' | 'rehearsed'>,
    ask: (question: Question) => Promise<Foresight>,
  ) {
    this.seer = new Seer(ask);
  }

  /** Asks what the decision in mind leads to, and then what it would score. */
  look(): void {
    for (const { value: question } of [this.inMind, this.withoutMeeple, this.taking]) {
      if (question) this.seer.wonder(question);
    }
  }

  /** What decisions at the newest seq lead to. Rejects if that cannot be had. */
  foresee(decisions: string[]): Promise<Foresight> {
    return this.seer.foresee(this.question(decisions));
  }

  /** What a question was answered with; null until it is. */
  private answered(question: Question | null): Foresight | null {
    const seen = question && this.seer.seen(question);
    return typeof seen === 'string' ? null : seen;
  }

  private tracks(): number {
    return this.table.now.value.state?.tracks.length ?? 0;
  }

  private question(decisions: string[]): Question {
    const { header, now } = this.table.log.value;
    return { game: header?.id ?? '', seq: now.seq, tile: this.seat.rehearsed.value, decisions };
  }
}

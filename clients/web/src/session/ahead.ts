import { computed, type ReadonlySignal } from '@preact/signals';

import { decisionOf } from '../game/draft';
import type { Foresight } from '../protocol/foresight';
import type { RoomSession } from './room_session';
import { Seer, type Foreseen, type Question } from './seer';

/** What the decision in mind leads to, before it is made. */
export class Ahead {
  /** The whole decision that the player has in mind, after those it follows; null if it is none yet. */
  readonly inMind: ReadonlySignal<Question | null> = computed(() => {
    const { choosing, sending, draft, now, council } = this.session;
    const decision = choosing.value && !sending.value ? decisionOf(draft.value, now.value.legal) : null;
    const first = council.imagined.value ? [council.tile.value!.decision.id] : [];
    return decision && this.question([...first, decision.id]);
  });

  /** What that leads to; null while nothing is in mind. */
  readonly foreseen: ReadonlySignal<Foreseen | null> = computed(() => {
    const question = this.inMind.value;
    return question && this.seer.seen(question);
  });

  /** The decisions that would take all points of what is completed, if those are chosen only later. */
  private readonly taking: ReadonlySignal<Question | null> = computed(() => {
    const question = this.inMind.value;
    const foreseen = this.foreseen.value;
    if (!question || foreseen === null || typeof foreseen === 'string') return null;
    const { next, consequences, decisions } = foreseen;
    const pass = next.kind === 'place_meeple' ? ['pass'] : [];
    const open = next.kind === 'score' || next.kind === 'place_meeple';
    if (!open || consequences.outcome !== 'undecided' || consequences.features_completed.length === 0) return null;
    const points = consequences.features_completed.map((feature) => `points:${feature}`);
    return this.question([...decisions.map(({ id }) => id), ...pass, ...points]);
  });

  /** How many points could be taken for what is completed; null where that is not known or not asked. */
  readonly points: ReadonlySignal<number | null> = computed(() => {
    const question = this.taking.value;
    const foreseen = question && this.seer.seen(question);
    if (!foreseen || typeof foreseen === 'string' || foreseen.consequences.points.length !== 1) return null;
    return foreseen.consequences.points[0]!.points;
  });

  private readonly seer: Seer;

  /** `ask` puts a question to the server. */
  constructor(
    private readonly session: RoomSession,
    ask: (question: Question) => Promise<Foresight>,
  ) {
    this.seer = new Seer(ask);
  }

  /** Asks what the decision in mind leads to, and then what it would score. */
  look(): void {
    if (this.inMind.value) this.seer.wonder(this.inMind.value);
    if (this.taking.value) this.seer.wonder(this.taking.value);
  }

  /** What decisions at the newest seq lead to. Rejects if that cannot be had. */
  foresee(decisions: string[]): Promise<Foresight> {
    return this.seer.foresee(this.question(decisions));
  }

  private question(decisions: string[]): Question {
    const { room, now } = this.session.log.value;
    return { game: room?.game_id ?? '', seq: now.seq, decisions };
  }
}

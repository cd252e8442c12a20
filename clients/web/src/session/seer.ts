import { signal } from '@preact/signals';

import type { Foresight } from '../protocol/types';

/** What is known of what some decisions lead to. */
export type Foreseen = Foresight | 'coming' | 'missing';

/** So many answers are kept. */
const kMostAnswers = 80;

/** Decisions as seen at one seq of a game; with a tile, in a turn that is thought to begin there with it. */
export interface Question {
  game: string;
  seq: number;
  tile: string | null;
  decisions: string[];
}

const keyOf = ({ game, seq, tile, decisions }: Question) => [game, seq, tile ?? '', ...decisions].join(' ');

/**
 * What decisions lead to, each asked for once. One question is under way at a time; while it is, only
 * the newest of those that follow waits, so a tile that is turned quickly asks little.
 */
export class Seer {
  private readonly answers = signal<ReadonlyMap<string, Foresight>>(new Map());
  private readonly failed = signal<string | null>(null);
  private asking = false;
  private waiting: Question | null = null;

  /** `ask` puts a question to the server. */
  constructor(private readonly ask: (question: Question) => Promise<Foresight>) {}

  /** What is known; `wonder` makes it more. */
  seen(question: Question): Foreseen {
    const key = keyOf(question);
    return this.answers.value.get(key) ?? (this.failed.value === key ? 'missing' : 'coming');
  }

  /** Asks, unless the answer is known or under way. */
  wonder(question: Question): void {
    if (this.answers.peek().has(keyOf(question))) return;
    this.waiting = question;
    void this.work();
  }

  /** The answer as soon as it is here. Rejects if it cannot be had. */
  async foresee(question: Question): Promise<Foresight> {
    const known = this.answers.peek().get(keyOf(question));
    if (known) return known;
    const answer = await this.ask(question);
    this.keep(question, answer);
    return answer;
  }

  private async work(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    while (this.waiting) {
      const question: Question = this.waiting;
      this.waiting = null;
      await this.foresee(question).catch(() => (this.failed.value = keyOf(question)));
    }
    this.asking = false;
  }

  private keep(question: Question, answer: Foresight): void {
    const newest = [...this.answers.peek()].slice(1 - kMostAnswers);
    this.answers.value = new Map([...newest, [keyOf(question), answer]]);
  }
}

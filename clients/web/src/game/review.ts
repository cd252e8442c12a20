import { kindOf, playedKinds } from '../board/segment';
import type { Colour, GameEvent, Outcome, SegmentKind, State, Update } from '../protocol/types';
import { isTogether } from './standing';
import { lineOf } from './undo';

/** Where points come from: a kind of feature, or a hound. */
export type Source = SegmentKind | 'hound';
/** What sends ghosts home; `meeple`: they sat on one that left the board. */
export type Sender = Extract<GameEvent, { type: 'ghosts_removed' }>['cause'] | 'meeple';

/** A moment at which something was scored. */
export interface ScoringMoment {
  seq: number;
  turn: number;
  source: Source;
  /** What was scored; null for a hound. */
  feature: string | null;
  /** Who was paid, and what the totals then were; empty where the points were given up. */
  paid: { colour: Colour; points: number; total: number }[];
  /** Points that were given up for ghosts. */
  givenUp: number;
}

/** How things stood when a turn was over. */
export interface TurnEnd {
  turn: number;
  seq: number;
  totals: number[];
  /** Ghosts in the supply. */
  ghosts: number;
}

/** How a game went, told by its log. */
export interface Review {
  together: boolean;
  goal: number | null;
  outcome: Outcome;
  /** The colours of the totals, in the order of the state's tracks. */
  colours: Colour[];
  turns: TurnEnd[];
  scorings: ScoringMoment[];
  /** Points of each source, for each of `colours`. */
  sources: { source: Source; points: number[] }[];
  ghosts: { total: number; risen: number; sentHome: Partial<Record<Sender, number>> };
}

const kSources: readonly Source[] = [...playedKinds.filter((kind) => kind !== 'mist'), 'hound'];

/** The fold's running state. */
class Telling {
  turn = 1;
  seq = 0;
  readonly turns: TurnEnd[] = [];
  readonly scorings: ScoringMoment[] = [];
  readonly sentHome: Partial<Record<Sender, number>> = {};
  risen = 0;
  private readonly totals: number[];
  private away = 0;

  constructor(
    private readonly final: State,
    private readonly colours: Colour[],
  ) {
    this.totals = colours.map(() => 0);
  }

  hear(event: GameEvent): void {
    switch (event.type) {
      case 'turn_started':
        return this.nextTurn(event.turn);
      case 'feature_scored':
        return this.scored(event);
      case 'score_changed':
        return this.paid(event);
      case 'ghosts_placed':
        return this.rose(event.count);
      case 'meeple_haunted':
        return this.rose(1);
      case 'ghosts_removed':
        return this.wentHome(event.cause, event.count);
      case 'meeple_returned':
        return this.wentHome('meeple', event.ghosts);
      default:
    }
  }

  /** What was counted back from the supply at the end: nobody tells how it began. */
  close(): void {
    this.endTurn();
    const all = this.final.ghosts.supply + this.away;
    for (const turn of this.turns) turn.ghosts += all;
  }

  private nextTurn(turn: number): void {
    if (turn !== this.turn) this.endTurn();
    this.turn = turn;
  }

  private endTurn(): void {
    this.turns.push({ turn: this.turn, seq: this.seq, totals: [...this.totals], ghosts: -this.away });
  }

  private begin(source: Source, feature: string | null, givenUp: number): ScoringMoment {
    const moment = { seq: this.seq, turn: this.turn, source, feature, paid: [], givenUp };
    this.scorings.push(moment);
    return moment;
  }

  private scored({ scoring, for: taken }: Extract<GameEvent, { type: 'feature_scored' }>): void {
    const { kind, points, feature } = scoring;
    this.begin(kind, feature, taken === 'ghosts' ? points : 0);
  }

  /** What really moved counts: no total falls below 0. */
  private paid({ colour, total, feature }: Extract<GameEvent, { type: 'score_changed' }>): void {
    const i = this.colours.indexOf(colour);
    const points = total - this.totals[i]!;
    this.totals[i] = total;
    const moment = this.momentOf(feature);
    moment.paid.push({ colour, points, total });
  }

  /** The moment that a payment belongs to: of a feature, when that was scored. */
  private momentOf(feature: string | null): ScoringMoment {
    const ofFeature = feature === null ? [] : this.scorings.filter((moment) => moment.feature === feature);
    return ofFeature.at(-1) ?? this.begin(feature === null ? 'hound' : kindOf(feature.split('@')[0]!), feature, 0);
  }

  private rose(count: number): void {
    this.risen += count;
    this.away += count;
  }

  private wentHome(sender: Sender, count: number): void {
    if (count === 0) return;
    this.sentHome[sender] = (this.sentHome[sender] ?? 0) + count;
    this.away -= count;
  }
}

function pointsBySource(scorings: ScoringMoment[], colours: Colour[]): Review['sources'] {
  const pointsOf = (source: Source) =>
    colours.map((colour) =>
      scorings
        .filter((moment) => moment.source === source)
        .flatMap(({ paid }) => paid)
        .reduce((sum, one) => sum + (one.colour === colour ? one.points : 0), 0),
    );
  return kSources
    .map((source) => ({ source, points: pointsOf(source) }))
    .filter(({ points }) => points.some((n) => n !== 0));
}

/**
 * How a game went, by the state that its log led to and all entries of the log. What was taken back is
 * left out. A log that begins later tells only what it knows.
 */
export function reviewOf(final: State, updates: readonly Update[]): Review {
  const colours = final.tracks.map(({ colour }) => colour);
  const telling = new Telling(final, colours);
  for (const { seq, events } of lineOf(updates)) {
    telling.seq = seq;
    for (const event of events) telling.hear(event);
  }
  telling.close();
  const { turns, scorings, risen, sentHome } = telling;
  return {
    together: isTogether(final),
    goal: final.goal,
    outcome: final.outcome,
    colours,
    turns,
    scorings,
    sources: pointsBySource(scorings, colours),
    ghosts: { total: final.ghosts.total, risen, sentHome },
  };
}

import type { HoundName, State, TileFace, Update } from '../../protocol/types';
import { storyOf } from '../history';
import type { Review, ScoringMoment, Source } from '../review';
import { houndOfNextPile, playerOf } from '../standing';
import { missedJoins, type Moment } from './joins';
import { standingGhosts } from './standing_ghosts';

/** Something that a game teaches, or that went well in it, with the moments that it speaks of. */
export type Takeaway = { moments: Moment[] } & (
  | { kind: 'joins' | 'kept'; home: number; risen: number; times: number }
  | { kind: 'rise'; home: number; risen: number; count: number }
  | { kind: 'hound'; hound: HoundName; total: number; missing: number }
  | { kind: 'goal'; missing: number; standing: number }
  | { kind: 'held'; left: number; total: number; home: number }
  | { kind: 'bank'; count: number }
  | { kind: 'scoring'; source: Source; points: number; tiles: number; player: number }
  | { kind: 'lead'; player: number; by: number }
);

/** What is known of a game that is over. */
export interface Played {
  final: State;
  /** The entries that led to it, from the first one on, without what was taken back. */
  line: readonly Update[];
  review: Review;
  faces: ReadonlyMap<string, TileFace>;
}

/** So many moments are named; more would be a list to read. */
const kMost = 3;

const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0);
const homeOf = ({ ghosts }: Review) => sum(Object.values(ghosts.sentHome));

function joins({ final, line, review, faces }: Played): Takeaway | null {
  const missed = missedJoins(final, line, faces);
  if (missed.length === 0) return null;
  const { risen } = review.ghosts;
  return { kind: 'joins', home: homeOf(review), risen, times: missed.length, moments: missed.slice(-kMost) };
}

/** Every scoring was taken for points, though there were ghosts to take instead (M-SCORE-1). */
function kept({ final, line, review }: Played): Takeaway | null {
  if (review.scorings.some(({ givenUp }) => givenUp > 0)) return null;
  const standing = standingGhosts(final, line, review);
  const chosen = review.scorings.filter(({ source, seq }) => source !== 'hound' && (standing.get(seq)?.before ?? 0) > 0);
  if (chosen.length === 0) return null;
  const moments = chosen.slice(-1).map(({ turn, seq }) => ({ turn, seq }));
  return { kind: 'kept', home: homeOf(review), risen: review.ghosts.risen, times: chosen.length, moments };
}

/** The turn in which most ghosts rose. */
function rise({ line, review }: Played): Takeaway | null {
  const turns = storyOf(line).map(({ turn, events }) => {
    const rose = events.filter(({ event }) => event.type === 'ghosts_placed');
    const count = sum(rose.map(({ event }) => (event.type === 'ghosts_placed' ? event.count : 0)));
    return { turn, count, seq: rose.at(-1)?.seq ?? 0 };
  });
  const worst = turns.reduce((most, one) => (one.count > most.count ? one : most), { turn: 0, count: 0, seq: 0 });
  if (worst.count === 0) return null;
  const { turn, seq, count } = worst;
  return { kind: 'rise', home: homeOf(review), risen: review.ghosts.risen, count, moments: [{ turn, seq }] };
}

/** The pile that ran out, or the goal that was not reached. */
function fellShort({ final, review }: Played): Takeaway {
  const { turn, seq } = review.turns.at(-1)!;
  const moments = [{ turn, seq }];
  const short = (total: number) => sum(final.tracks.map(({ points }) => Math.max(0, total - points)));
  const hound = houndOfNextPile(final);
  if (hound) return { kind: 'hound', hound: hound.hound, total: hound.total, missing: short(hound.total), moments };
  return { kind: 'goal', missing: short(final.goal ?? 0), standing: final.meeples.length, moments };
}

function held({ final, review }: Played): Takeaway {
  const { supply, total } = final.ghosts;
  const { turn, seq } = review.turns.at(-1)!;
  return { kind: 'held', left: supply, total, home: homeOf(review), moments: [{ turn, seq }] };
}

/** The bank that sent most ghosts home, if those were many. */
function bank({ line }: Played): Takeaway | null {
  const closed = storyOf(line).flatMap(({ turn, events }) => {
    const seqs = [...new Set(events.map(({ seq }) => seq))];
    return seqs.map((seq) => {
      const gone = events.filter((one) => one.seq === seq && one.event.type === 'ghosts_removed' && one.event.cause === 'bank');
      return { turn, seq, count: sum(gone.map(({ event }) => (event.type === 'ghosts_removed' ? event.count : 0))) };
    });
  });
  const best = closed.reduce((most, one) => (one.count > most.count ? one : most), { turn: 0, seq: 0, count: 0 });
  return best.count < 3 ? null : { kind: 'bank', count: best.count, moments: [{ turn: best.turn, seq: best.seq }] };
}

const paidFor = ({ paid }: ScoringMoment) => Math.max(0, ...paid.map(({ points }) => points));

/** A team's scoring is worth telling from this part of the goal on. */
const kPartOfGoal = 0.1;

/** The scoring that brought the most, if that was much. */
function scoring({ final, line, review }: Played): Takeaway | null {
  const [first, ...rest] = review.scorings;
  const best = first && rest.reduce((most, one) => (paidFor(one) > paidFor(most) ? one : most), first);
  if (!best || paidFor(best) < Math.max(1, kPartOfGoal * (final.goal ?? 0))) return null;
  const { source, turn, seq, feature } = best;
  const entry = line.find((update) => update.seq === seq);
  const scored = entry?.events.find((event) => event.type === 'feature_scored' && event.scoring.feature === feature);
  const tiles = scored?.type === 'feature_scored' ? scored.scoring.tiles : 0;
  const paid = best.paid.reduce((most, one) => (one.points > most.points ? one : most));
  const player = review.together ? playerAt(line, turn) : (playerOf(final, paid.colour) ?? 0);
  return { kind: 'scoring', source, points: paid.points, tiles, player, moments: [{ turn, seq }] };
}

function playerAt(line: readonly Update[], turn: number): number {
  return storyOf(line).find((story) => story.turn === turn)?.player ?? 0;
}

/** Since when whoever won alone was ahead of everybody, to the end. */
function lead({ final, review }: Played): Takeaway | null {
  const [winner, another] = final.winners;
  const at = review.colours.indexOf(winner!);
  const player = winner === undefined ? null : playerOf(final, winner);
  if (another !== undefined || at < 0 || player === null) return null;
  const ahead = (totals: number[]) => totals[at]! - Math.max(...totals.filter((_, i) => i !== at));
  const since = review.turns.map(({ totals }) => ahead(totals) > 0).lastIndexOf(false) + 1;
  const turn = review.turns[since];
  if (!turn) return null;
  const by = ahead(review.turns.at(-1)!.totals);
  return { kind: 'lead', player, by, moments: [{ turn: turn.turn, seq: turn.seq }] };
}

function first(played: Played): Takeaway | null {
  const { outcome, reason } = played.final;
  if (outcome === 'won') return held(played);
  if (outcome === 'finished') return lead(played) ?? scoring(played);
  if (reason === 'M-END-2') return joins(played) ?? kept(played) ?? rise(played);
  return fellShort(played);
}

/** What is worth a second sentence: after a loss rather what could have been, else what went well. */
function more({ final: { outcome } }: Played): ((played: Played) => Takeaway | null)[] {
  return outcome === 'lost' ? [joins, bank, scoring] : [bank, scoring];
}

/** One or two things to take from a game that is over; none where nothing happened. */
export function takeaways(played: Played): Takeaway[] {
  if (played.final.outcome === 'undecided' || played.review.turns.length === 0) return [];
  const one = first(played);
  for (const find of more(played)) {
    const other = find(played);
    if (one && other && other.kind !== one.kind) return [one, other];
  }
  return one ? [one] : [];
}

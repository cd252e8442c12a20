import type { Colour, GameEvent, State, Update } from '../../protocol/types';
import { storyOf, type TurnStory } from '../history';
import type { Review } from '../review';
import { isTogether, tilesToDraw } from '../standing';
import type { Moment } from './joins';
import { standingGhosts } from './standing_ghosts';

/** What can be told of a game beyond its result. Each is something that happened once, nothing that is collected. */
export const storyNames = [
  'bank',
  'twoBanks',
  'clear',
  'brink',
  'lastTile',
  'colours',
  'road',
  'city',
  'features',
  'oneMeeple',
  'justInTime',
  'comeback',
] as const;
export type StoryName = (typeof storyNames)[number];

/** A story with the moment in which it happened; `n` is what it tells of: ghosts, tiles, colours, points. */
export interface Story extends Moment {
  name: StoryName;
  n: number;
}

/** From here on something is a story. */
const kGhosts = 6;
const kColours = 4;
const kTiles = 10;
const kFeatures = 3;
const kBehind = 10;
/** A board without ghosts is one only after so many have stood there. */
const kStood = 5;

interface Played {
  final: State;
  line: readonly Update[];
  review: Review;
  /** Whose stories they are: in a game of rivals what others did is theirs. */
  own: readonly Colour[];
}

type Of<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;
type Told = Moment & { events: GameEvent[] };

const ofType = <Type extends GameEvent['type']>(events: GameEvent[], type: Type) =>
  events.filter((event): event is Of<Type> => event.type === type);

/** The entries of the log, each with its turn and what happened in that turn. */
function entriesOf(turns: TurnStory[]): Told[] {
  return turns.flatMap(({ turn, events }) => {
    const seqs = [...new Set(events.map(({ seq }) => seq))];
    return seqs.map((seq) => ({ turn, seq, events: events.filter((one) => one.seq === seq).map(({ event }) => event) }));
  });
}

/** The one of them that tells of most, if that is enough for a story. */
function greatest(name: StoryName, least: number, found: (Moment & { n: number })[]): Story[] {
  const most = found.reduce((best, one) => (one.n > best.n ? one : best), { turn: 0, seq: 0, n: 0 });
  return most.n < least ? [] : [{ name, turn: most.turn, seq: most.seq, n: most.n }];
}

/** Banks that closed: the ghosts that one entry sent home, and how many banks it closed. */
function banks(entries: Told[]): Story[] {
  const ghosts = entries.map(({ turn, seq, events }) => {
    const gone = ofType(events, 'ghosts_removed').filter(({ cause }) => cause === 'bank');
    const one = ofType(events, 'bank_completed').length === 1;
    return { turn, seq, n: one ? gone.reduce((sum, { count }) => sum + count, 0) : 0 };
  });
  const closed = entries.map(({ turn, seq, events }) => ({ turn, seq, n: ofType(events, 'bank_completed').length }));
  return [...greatest('bank', kGhosts, ghosts), ...greatest('twoBanks', 2, closed)];
}

/** A board on which no ghost was left, and a supply in which none was left before the game was won. */
function ghosts({ final, line, review }: Played, entries: Told[]): Story[] {
  if (!isTogether(final) || final.ghosts.total === 0) return [];
  const standing = standingGhosts(final, line, review);
  const turnOf = new Map(entries.map(({ turn, seq }) => [seq, turn]));
  let stood = 0;
  const stories: Story[] = [];
  const tell = (name: StoryName, seq: number) => {
    if (!stories.some((story) => story.name === name)) stories.push({ name, turn: turnOf.get(seq) ?? 1, seq, n: stood });
  };
  for (const [seq, { after }] of standing) {
    stood = Math.max(stood, after);
    if (after === 0 && stood >= kStood) tell('clear', seq);
    if (after === final.ghosts.total && final.outcome === 'won') tell('brink', seq);
  }
  return stories;
}

/** What one's own meeples were paid for when it was finished; of a team everything is one's own. */
function finished({ final, own }: Played, events: GameEvent[]): Of<'feature_scored'>[] {
  const paid = ofType(events, 'score_changed').filter(({ colour, points }) => own.includes(colour) && points > 0);
  const complete = ofType(events, 'feature_scored').filter(({ scoring }) => scoring.complete);
  if (isTogether(final)) return complete;
  return complete.filter(({ scoring }) => paid.some(({ feature }) => feature === scoring.feature));
}

/** Features: many colours on one, a great road or city, and several that were finished in one turn. */
function features(played: Played, turns: TurnStory[]): Story[] {
  const entries = entriesOf(turns);
  const scored = entries.flatMap(({ turn, seq, events }) =>
    finished(played, events).map(({ scoring, for: taken }) => ({ turn, seq, scoring, taken })),
  );
  const tilesOf = (kind: string) =>
    scored.filter(({ scoring }) => scoring.kind === kind).map(({ turn, seq, scoring }) => ({ turn, seq, n: scoring.tiles }));
  const shared = isTogether(played.final) ? scored.filter(({ taken }) => taken === 'points') : [];
  const inTurn = turns.map(({ turn, events }) => {
    const done = finished(played, events.map(({ event }) => event));
    return { turn, seq: events.at(-1)?.seq ?? 0, n: done.length };
  });
  return [
    ...greatest('colours', kColours, shared.map(({ turn, seq, scoring }) => ({ turn, seq, n: scoring.colours }))),
    ...greatest('road', kTiles, tilesOf('road')),
    ...greatest('city', kTiles, tilesOf('city')),
    ...greatest('features', kFeatures, inTurn),
  ];
}

/** Both hounds beside one meeple, and a hound that came when its pile had run out. */
function hounds(entries: Told[]): Story[] {
  const standing = new Map<string, string>();
  const stories: Story[] = [];
  for (const { turn, seq, events } of entries) {
    for (const event of events) {
      if (event.type === 'hound_left') standing.delete(event.hound);
      if (event.type === 'piles_joined' && event.rest === 0) stories.push({ name: 'justInTime', turn, seq, n: event.tiles });
      if (event.type !== 'hound_placed') continue;
      const place = `${event.x},${event.y}:${event.segment}`;
      if ([...standing.values()].includes(place)) stories.push({ name: 'oneMeeple', turn, seq, n: 2 });
      standing.set(event.hound, place);
    }
  }
  return stories.filter(({ name }, i) => stories.findIndex((other) => other.name === name) === i);
}

/** A team that won with the very last tile. */
function lastTile({ final, review }: Played): Story[] {
  const end = review.turns.at(-1);
  if (final.outcome !== 'won' || tilesToDraw(final) > 0 || !end) return [];
  return [{ name: 'lastTile', turn: end.turn, seq: end.seq, n: final.turn }];
}

/** Rivals: how far behind the best of the others one was before one won alone. */
function comeback({ final, review, own }: Played): Story[] {
  const [winner, another] = final.winners;
  if (isTogether(final) || winner === undefined || another !== undefined || !own.includes(winner)) return [];
  const at = review.colours.indexOf(winner);
  const behind = review.turns.map(({ turn, seq, totals }) => ({ turn, seq, n: Math.max(...totals) - totals[at]! }));
  return greatest('comeback', kBehind, behind);
}

/** The stories of a game that is over; none of one that runs. */
export function storiesOf(played: Played): Story[] {
  if (played.final.outcome === 'undecided') return [];
  const turns = storyOf(played.line);
  const entries = entriesOf(turns);
  return [
    ...banks(entries),
    ...ghosts(played, entries),
    ...lastTile(played),
    ...features(played, turns),
    ...hounds(entries),
    ...comeback(played),
  ];
}

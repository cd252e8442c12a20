import { placeKey, samePlace } from '../board/geometry';
import type { BoardMeeple, Colour, GameEvent, Place, Point } from '../protocol/types';

/** Ghosts that rise or stand on a tile, or that haunt a meeple. */
export interface Some extends Point {
  count: number;
}

/** What somebody gets for a feature; `colour` is null where all play for one total. */
export interface Gain {
  colour: Colour | null;
  points: number;
}

/** A feature that comes to be scored, with what is known of its points. */
export interface Worth {
  feature: string;
  gains: Gain[];
}

/** What decisions would change on the board, to be drawn before they are made. */
export interface Foretold {
  /** Ghosts that come, in all, by tile. */
  rising: Some[];
  /** How many of a tile's ghosts go, by the tile's key. */
  going: ReadonlyMap<string, number>;
  /** Meeples that leave the board, by `meepleKey`. */
  returning: ReadonlySet<string>;
  haunting: (Place & { colour: Colour; ghosts: number })[];
  worth: Worth[];
  /** Mist banks that close, each by a segment of it. */
  banks: string[];
  cemetery: Point | null;
}

export const meepleKey = ({ x, y, segment }: Pick<BoardMeeple, 'x' | 'y' | 'segment'>): string => `${x},${y}:${segment}`;

/** The ghosts of each tile that come by these events, added up. */
function added(events: readonly GameEvent[], type: 'ghosts_placed' | 'ghosts_removed'): Some[] {
  const sums: Some[] = [];
  for (const event of events) {
    if (event.type !== type) continue;
    const known = sums.find((each) => samePlace(each, event));
    if (known) known.count += event.count;
    else sums.push({ x: event.x, y: event.y, count: event.count });
  }
  return sums;
}

/** Where those events say so, whose the points are; where all play for one total, they are the feature's. */
function gainsFor(feature: string, points: number, events: readonly GameEvent[], oneTrack: boolean): Gain[] {
  if (oneTrack) return [{ colour: null, points }];
  return events.flatMap((event) =>
    event.type === 'score_changed' && event.feature === feature ? [{ colour: event.colour, points: event.points }] : [],
  );
}

function worthOf(events: readonly GameEvent[], completed: readonly string[], oneTrack: boolean): Worth[] {
  const scored = events.flatMap((event) =>
    event.type === 'feature_scored' && event.for === 'points' && event.scoring.points > 0
      ? [{ feature: event.scoring.feature, gains: gainsFor(event.scoring.feature, event.scoring.points, events, oneTrack) }]
      : [],
  );
  const open = completed.filter((feature) => !events.some((event) => event.type === 'feature_scored' && event.scoring.feature === feature));
  return [...scored, ...open.map((feature) => ({ feature, gains: [] }))];
}

/** What these events change on the board; `completed` are the features that come to be scored, `oneTrack`: by all for one total. */
export function foretold(events: readonly GameEvent[], completed: readonly string[], oneTrack: boolean): Foretold {
  const of = <Type extends GameEvent['type']>(type: Type) =>
    events.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);
  const buried = of('meeple_buried').flatMap(({ from }) => (from ? [from] : []));
  return {
    rising: added(events, 'ghosts_placed'),
    going: new Map(added(events, 'ghosts_removed').map((each) => [placeKey(each), each.count])),
    returning: new Set([...of('meeple_returned'), ...buried].map(meepleKey)),
    haunting: of('meeple_haunted').map(({ x, y, segment, colour, ghosts }) => ({ x, y, segment, colour, ghosts })),
    worth: worthOf(events, completed, oneTrack),
    banks: of('bank_completed').map(({ feature }) => feature),
    cemetery: of('cemetery_closed')[0] ?? null,
  };
}

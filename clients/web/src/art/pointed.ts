import { isCentre } from '../board/segment';
import type { Point } from '../protocol/types';
import { distance, inside, toLine } from './curve';
import { thickness } from './mist';
import type { TilePlan } from './tile_plan';

/** So near to where a meeple stands, it is meant. */
const kPiece = 14;
/** As far as what stands on a tile reaches. */
const kLandmark = 19;
const kRoad = 8;
const kThick = 0.3;

/** The segment whose places are nearest, no farther than `reach`. */
function nearest(places: Iterable<[string, Point]>, p: Point, reach: number): string | null {
  const found = [...places].map(([name, at]) => ({ name, away: distance(at, p) }));
  const [best] = found.filter(({ away }) => away <= reach).sort((a, b) => a.away - b.away);
  return best?.name ?? null;
}

/** The segment that is seen at a point of a tile, in the units of its plan. Null where nothing is. */
export function segmentAt(plan: TilePlan, p: Point): string | null {
  const places = [...plan.places()];
  const fields = places.filter(([name]) => name.startsWith('field'));
  return (
    nearest(places, p, kPiece) ??
    nearest(places.filter(([name]) => isCentre(name)), p, kLandmark) ??
    plan.cities.find((city) => inside(p, city.outline))?.name ??
    plan.roads.find((road) => toLine(p, road.line) <= kRoad)?.name ??
    plan.mist.find((shape) => thickness([shape], p) > kThick)?.name ??
    nearest(fields, p, Infinity)
  );
}

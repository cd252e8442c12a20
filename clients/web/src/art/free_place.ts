import type { Point } from '../protocol/types';
import { toWalls, type CityShape } from './city';
import { distance, inside, point } from './curve';
import { toRoads, type RoadShape } from './road';

/** A round place that something takes. */
export interface Taken extends Point {
  r: number;
}

/** What stands in the way on a tile. */
export interface Surroundings {
  cities: CityShape[];
  roads: RoadShape[];
  taken: Taken[];
}

/** What a place is looked for: how far it reaches on its tile, up and down or sideways, and how much room it wants around. */
export interface Wanted {
  reach: number;
  room: number;
  /** So much better or worse a place is than its room says; null where it must not stand. */
  worth: (p: Point, city: CityShape | undefined) => number | null;
}

/** Half of a road's width. */
const kRoadSide = 4.4;
/** Half of a wall's. */
const kWallSide = 3;
const kStep = 3;

/** How much room is around a point, up to the next road, wall, or thing that is there. */
function roomAt({ cities, roads, taken }: Surroundings, p: Point): number {
  const things = taken.reduce((least, k) => Math.min(least, distance(p, k) - k.r), Infinity);
  return Math.min(things, toRoads(roads, p) - kRoadSide, toWalls(cities, p) - kWallSide);
}

/** The best place for something on a tile, and how much smaller than drawn it must be there: `size` is at most 1. */
export function freePlace(around: Surroundings, { reach, room, worth }: Wanted, least = 0.7): Point & { size: number } {
  let best = { x: 50, y: 50, size: least };
  let most = -Infinity;
  for (let y = 11; y <= 89; y += kStep) {
    for (let x = 11; x <= 89; x += kStep) {
      const p = point(x, y);
      const more = worth(p, around.cities.find((city) => inside(p, city.outline)));
      if (more === null) continue;
      const border = Math.min(x, y, 100 - x, 100 - y) / reach;
      const size = Math.min(1, border, roomAt(around, p) / room);
      const sum = size * room + more - (border < least ? 100 : 0);
      if (sum > most) [best, most] = [{ x, y, size: Math.min(border, Math.max(least, size)) }, sum];
    }
  }
  return best;
}

import type { Point } from '../protocol/types';
import { inCities, toWalls, type CityShape } from './city';
import { centroid, distance, inside, middle, point } from './curve';
import { thickness, type MistShape } from './mist';
import type { PictureName } from './pictures';
import { shuffled } from './random';
import { toRoads, type RoadShape } from './road';

/** A small picture that stands upright at a place, however the tile is turned. */
export interface Scenery extends Point {
  kind: PictureName;
  size: number;
  mirrored?: boolean;
}

/** What is already drawn on the tile. */
export interface Ground {
  cities: CityShape[];
  roads: RoadShape[];
  mist: MistShape[];
  /** Round places to keep free: a village, a meeple's place. */
  kept: (Point & { r: number })[];
}

/** Points of a loose grid in random order. */
export function scatter(spacing: number, margin: number, random: () => number): Point[] {
  const points: Point[] = [];
  for (let y = margin; y <= 100 - margin; y += spacing) {
    for (let x = margin; x <= 100 - margin; x += spacing) {
      const shift = () => (random() - 0.5) * spacing * 0.55;
      points.push(point(x + shift(), y + shift()));
    }
  }
  return shuffled(points, random);
}

const kHouses: PictureName[] = ['house-left', 'house-right', 'house-left', 'house-right', 'house-tall'];
/** Houses are about this wide and high; roofs must not overlap. */
const kHouseWide = 17.5;
const kHouseHigh = 14;

function roomy(a: Point, b: Point): boolean {
  const [across, down] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  // Upright in every turn of the tile, so what counts is the lesser of both ways.
  return distance(a, b) >= kHouseWide || (across >= kHouseHigh && down >= kHouseHigh * 0.55);
}

/** Houses with streets and squares between them; a large city gets a church. */
export function houses(city: CityShape, { cities, kept }: Pick<Ground, 'cities' | 'kept'>, random: () => number): Scenery[] {
  const border = (p: Point) => Math.min(p.x, p.y, 100 - p.x, 100 - p.y);
  const places = scatter(7, 9, random).filter(
    (p) => border(p) >= 8 && kept.every((k) => distance(p, k) >= k.r) && inCities([city], p) && toWalls(cities, p) >= 9.5,
  );
  const chosen: Point[] = [];
  for (const p of places) if (chosen.every((q) => roomy(p, q))) chosen.push(p);
  const church = chosen.length > 7 ? 0 : -1;
  const built = chosen.map(
    (p, i): Scenery => ({
      ...p,
      kind: i === church ? 'church' : kHouses[Math.floor(random() * kHouses.length)]!,
      size: i === church ? 1 : 1 + random() * 0.18,
      mirrored: random() < 0.35,
    }),
  );
  const gardens = places.filter((p) => chosen.every((q) => distance(p, q) >= 12.5));
  return [...built, ...gardens.slice(0, 2).map((p): Scenery => ({ ...p, kind: 'tree', size: 0.72 }))];
}

const kOffCrossing = 24;

/** A good place for a meeple in a city: in the open middle of its area, where neither another city nor something of `taken` is. */
export function cityPlace(city: CityShape, cities: CityShape[], taken: Ground['kept']): Point {
  const others = cities.filter((other) => other !== city);
  const heavy = centroid(city.outline);
  // Where two cities cross, each has its meeple on an arm of its own.
  const least = inCities(others, heavy) ? kOffCrossing : 0;
  let best = heavy;
  let room = -Infinity;
  for (let x = 12; x <= 88; x += 4) {
    for (let y = 12; y <= 88; y += 4) {
      const p = point(x, y);
      const far = distance(p, heavy) * 0.5;
      if (18 - far <= room || !inside(p, city.outline) || taken.some((k) => distance(p, k) < k.r) || inCities(others, p)) continue;
      if (distance(p, heavy) < least) continue;
      const score = Math.min(18, toWalls([city], p)) - far;
      if (score > room) [best, room] = [p, score];
    }
  }
  return best;
}

const kGhostApart = 19;

/** Places for ghosts: in the mist, apart from each other, away from roads and meeples. */
export function ghostPlaces(ground: Ground, count: number): Point[] {
  const grid = scatter(4, 14, () => 0.5).map((p) => ({ p, worth: ghostWorth(ground, p) }));
  grid.sort((a, b) => b.worth - a.worth);
  const chosen: Point[] = [];
  for (let apart = kGhostApart; chosen.length < count && apart > 4; apart -= 2) {
    for (const { p } of grid) {
      if (chosen.length === count) break;
      if (chosen.every((q) => distance(p, q) >= apart)) chosen.push(p);
    }
  }
  return chosen;
}

function ghostWorth(ground: Ground, p: Point): number {
  const road = Math.min(14, toRoads(ground.roads, p));
  const wall = Math.min(12, toWalls(ground.cities, p));
  const meeple = ground.kept.reduce((least, k) => Math.min(least, distance(p, k)), 22);
  const built = inCities(ground.cities, p) ? -100 : 0;
  const misty = Math.min(0.5, thickness(ground.mist, p)) * 60;
  return misty + road + wall + meeple + built - distance(p, middle) * 0.02;
}
